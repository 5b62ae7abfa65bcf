#include "cli/shell/words.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "cli/boards/odin/words.hpp"
#include "cli/boards/walhalla/words.hpp"
#include "cli/boards/wikinger/words.hpp"
#include "cli/bot_names.hpp"
#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/setup.hpp"
#include "games/walhalla/game.hpp"
#include "games/walhalla/reasons.hpp"
#include "games/wikinger/game.hpp"
#include "match/table_of.hpp"

namespace meadhall::cli {

namespace {

/// The names of the gaps; which words a number decides between is a matter of the language.
std::multiset<std::string> placeholders(std::string_view text) {
    std::multiset<std::string> found;
    for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        found.emplace(text.substr(at + 1, text.find_first_of("|}", at) - at - 1));
    }
    return found;
}

void check_languages(const Words& words) {
    CAPTURE(words.en);
    CHECK(!words.en.empty());
    CHECK(!words.de.empty());
    CHECK(!words.nl.empty());
    CHECK(placeholders(words.en) == placeholders(words.de));
    CHECK(placeholders(words.en) == placeholders(words.nl));
}

/// Plays along the first moves and compares what is shown with what is meant.
template <class G>
void check_spelling(const char* game, int seats) {
    constexpr int plies = 250;
    const BoardArt& art = *kit_of(game).art;
    auto table = laid_out({.game = game, .seats = seats});
    REQUIRE(table.has_value());
    for (int i = 0; i < plies && !(*table)->to_act().is_nobody(); ++i) {
        const auto moves = (*table)->moves(Caller::owner());
        const auto& own = table_of<G>(**table);
        const bool is_chance = (*table)->to_act().is_chance();
        for (const MoveChoice& choice : moves) {
            if (is_chance) { break; }
            for (Language language : {Language::en, Language::de, Language::nl}) {
                const std::string shown = art.spelled(**table, choice.text, language);
                const auto meant = own.rules().parse(own.state(), art.moves_in(**table, shown).front());
                REQUIRE_MESSAGE(meant.has_value(), shown);
                CHECK_MESSAGE(G::code(*meant) == choice.code, shown);
            }
        }
        const std::size_t chosen = static_cast<std::size_t>(i * 7) % moves.size();
        REQUIRE((*table)->play(moves[chosen].code, Caller::owner()).has_value());
    }
}

}  // namespace

TEST_CASE("Every phrase exists in three languages with the same places to fill in") {
    for (int i = 0; i < static_cast<int>(Phrase::count); ++i) { check_languages(words(static_cast<Phrase>(i))); }
    for (int i = 0; i < static_cast<int>(Saying::count); ++i) { check_languages(words(static_cast<Saying>(i))); }
    for (int i = 0; i < static_cast<int>(WalhallaSaying::count); ++i) {
        check_languages(words(static_cast<WalhallaSaying>(i)));
    }
    for (int i = 0; i < static_cast<int>(OdinSaying::count); ++i) {
        check_languages(words(static_cast<OdinSaying>(i)));
    }
}

TEST_CASE("Every move of Walhalla and Wikinger is understood as it is shown, in every language") {
    check_spelling<walhalla::Game>("walhalla", 3);
    check_spelling<wikinger::Game>("wikinger", 2);
}

TEST_CASE("In German and Dutch no word of the English notation is shown") {
    for (const auto& [words, is_walhalla] :
         {std::pair{walhalla_notation(), true}, std::pair{wikinger_notation(), false}}) {
        for (const SpelledWord& word : words) {
            CAPTURE(word.notation);
            CAPTURE(is_walhalla);
            const bool is_the_same = word.notation == "land" || word.notation == "win" || word.notation == "stop";
            CHECK((is_the_same || word.shown.de != word.notation));
            CHECK((is_the_same || word.shown.nl != word.notation));
        }
    }
}

TEST_CASE("A sign of two letters means one thing, whatever languages it is taken from") {
    std::map<std::string, int> meaning;
    for (int i = 0; i < odin::Item::count; ++i) {
        for (Language language : {Language::en, Language::de, Language::nl}) {
            const auto [known, is_new] = meaning.emplace(lower(sign_of(odin::Item{i}, language)), i);
            CHECK_MESSAGE(known->second == i, known->first);
        }
    }
}

TEST_CASE("Bots are called by their title in any language, or by their name") {
    const GameEntry& game = *find_game(house().games, "odin");
    for (const BotCard& bot : game.bots) {
        for (std::string_view typed : {bot.name, bot.title.en, bot.title.de, bot.title.nl}) {
            REQUIRE_MESSAGE(bot_meant(game, typed) != nullptr, typed);
            CHECK_MESSAGE(bot_meant(game, typed)->title.en == bot.title.en, typed);
        }
    }
    CHECK(bot_meant(game, "HAENDLER")->name == "trader");
    CHECK(bot_meant(game, "loki") == nullptr);
    CHECK(bot_title(game, "raider", Language::nl) == "Plunderaar");
}

TEST_CASE("A phrase is filled in") {
    CHECK(say(Language::en, Phrase::players_range, 2, 4) == "2 to 4 players");
    CHECK(say(Language::de, Phrase::winner, "Rot") == "Rot gewinnt!");
    CHECK(say(Language::nl, Phrase::replayed, "a.saga", 1) == "a.saga: 1 zet nagespeeld, alles klopt.");
    CHECK(say(Language::nl, Phrase::replayed, "a.saga", 12) == "a.saga: 12 zetten nagespeeld, alles klopt.");
}

TEST_CASE("A command is understood in every language, whatever language is spoken") {
    for (const CommandRow& row : command_rows()) {
        check_languages(row.word);
        CHECK(command_named(row.word.en) == row.command);
        CHECK(command_named(row.word.de) == row.command);
        CHECK(command_named(row.word.nl) == row.command);
    }
    CHECK(command_named("QUIT") == Command::quit);
    CHECK(command_named("zuege") == Command::moves);
    CHECK(command_named("?") == Command::help);
    CHECK(!command_named("c4"));
    CHECK(!command_named(""));
}

TEST_CASE("What a command does is told in one line of the screen") {
    for (const CommandRow& row : command_rows()) {
        for (Language language : {Language::en, Language::de, Language::nl}) {
            CHECK_MESSAGE(width(row.about.in(language)) < 60, row.about.in(language));
        }
    }
}

TEST_CASE("No word of a command is a move") {
    const auto table = laid_out({.game = "wikinger"});
    REQUIRE(table.has_value());
    REQUIRE((*table)->play(std::string{"start red"}, Caller::owner()).has_value());
    for (const CommandRow& row : command_rows()) {
        for (std::string_view word : {row.word.en, row.word.de, row.word.nl}) {
            const auto refusal = (*table)->why(std::string{word}, Caller::owner());
            REQUIRE(refusal.has_value());
            CHECK_MESSAGE(refusal->code() == "E-NO-POINT", word);  // it is no verb of the notation
        }
    }
}

TEST_CASE("No word of a command is a move in Walhalla either") {
    const auto table = laid_out({.game = "walhalla", .seats = 3});
    REQUIRE(table.has_value());
    for (const CommandRow& row : command_rows()) {
        for (std::string_view word : {row.word.en, row.word.de, row.word.nl, row.alias}) {
            if (word.empty()) { continue; }
            const auto refusal = (*table)->why(std::string{word}, Caller::owner());
            REQUIRE(refusal.has_value());
            CHECK_MESSAGE(refusal->code() == walhalla::reasons::no_such_word.code, word);
        }
    }
}

}  // namespace meadhall::cli
