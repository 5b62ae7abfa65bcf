#include "cli/shell/words.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "cli/boards/walhalla/words.hpp"
#include "cli/boards/wikinger/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/play/commands.hpp"
#include "cli/play/setup.hpp"
#include "games/walhalla/reasons.hpp"

namespace meadhall::cli {

namespace {

std::multiset<std::string> placeholders(std::string_view text) {
    std::multiset<std::string> found;
    for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
        found.emplace(text.substr(at, text.find('}', at) - at + 1));
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

}  // namespace

TEST_CASE("Every phrase exists in three languages with the same places to fill in") {
    for (int i = 0; i < static_cast<int>(Phrase::count); ++i) { check_languages(words(static_cast<Phrase>(i))); }
    for (int i = 0; i < static_cast<int>(Saying::count); ++i) { check_languages(words(static_cast<Saying>(i))); }
    for (int i = 0; i < static_cast<int>(WalhallaSaying::count); ++i) {
        check_languages(words(static_cast<WalhallaSaying>(i)));
    }
}

TEST_CASE("A phrase is filled in") {
    CHECK(say(Language::en, Phrase::players_range, 2, 4) == "2 to 4 players");
    CHECK(say(Language::de, Phrase::winner, "Rot") == "Rot gewinnt!");
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
