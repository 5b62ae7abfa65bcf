// All sentences of the game, read: tests/data/words/odin.txt has them for people, this file looks for what a machine
// can see. MEADHALL_UPDATE_WORDS=1 in the environment writes the file anew.
#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/cards/sentences.hpp"
#include "games/odin/cards/ways.hpp"
#include "games/odin/components/calendar.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/game.hpp"
#include "games/odin/reasons.hpp"
#include "games/odin/support/question_forms.hpp"
#include "games/odin/support/random_game.hpp"
#include "games/odin/support/rich_position.hpp"
#include "games/odin/support/table.hpp"
#include "support/places.hpp"
#include "support/words_read.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using test::Chapter;
using test::said_as;

namespace {

std::vector<const Noun*> nouns() {
    std::vector<const Noun*> all;
    for (int number = 0; number < Item::count; ++number) { all.push_back(&noun_of(Item{number})); }
    return all;
}

/// Every thing alone, with its article, and several of it.
Chapter things() {
    Chapter chapter{"Things", 70, {}};
    for (int number = 0; number < Item::count; ++number) {
        const Noun& noun = noun_of(Item{number});
        chapter.sayings.push_back(said_as(std::string{id_of(Item{number})}, [&](Language language) {
            const std::string one = inflected(noun, language, {.article = Article::a, .in = Case::accusative});
            return one + ", " + counted(1, noun, language) + ", " + counted(2, noun, language, Case::dative);
        }));
    }
    return chapter;
}

Chapter cards() {
    Chapter chapter{"Cards", 520, {}};
    const CardBook& book = printed_book();
    for (int number = 0; number < card_count; ++number) {
        const Card card{static_cast<std::uint8_t>(number)};
        chapter.sayings.push_back(said_as(std::string{row_of(card).id}, [&](Language language) {
            return std::string{row_of(card).name.in(language)} + ": " + sentence_of(book, card, language);
        }));
    }
    return chapter;
}

/// What the buttons of a card say.
Chapter ways_of_cards() {
    Chapter chapter{"Ways to use a card", 340, {}};  // that of a table is all of the card
    const CardBook& book = printed_book();
    for (int number = 0; number < card_count; ++number) {
        const Card card{static_cast<std::uint8_t>(number)};
        int count = 0;
        for (int i = 0; i < book.clauses_of(card); ++i) {
            count += ways(book.clause({static_cast<std::uint8_t>(book.first_clause(card).number + i)}));
        }
        for (int way = 0; way < count; ++way) {
            const std::string key = std::string{row_of(card).id} + " " + std::to_string(way + 1);
            chapter.sayings.push_back(
                said_as(key, [&](Language language) { return sentence_of(book, card, way, language); }));
        }
    }
    return chapter;
}

Chapter action_spaces() {
    Chapter chapter{"Action spaces", 200, {}};
    for (const SpaceRow& row : spaces()) {
        chapter.sayings.push_back(said_as(std::string{name_of(row.space)}, [&](Language language) {
            std::string text{row.name.in(language)};
            for (const Parts& parts : row.effect.alternatives) { text += " · " + sentence_of(parts, language); }
            return text;
        }));
    }
    return chapter;
}

template <std::size_t... i>
std::vector<Event> one_of_each(std::index_sequence<i...> /*kinds*/) {
    return {Event{std::in_place_index<i>}...};
}

/// The same event with other numbers, where it has one.
Event with_number(Event event, int number) {
    std::visit(
        [&](auto& kind) {
            if constexpr (requires { kind.count; }) { kind.count = number; }
            if constexpr (requires { kind.boats; }) { kind.boats = number; }
            if constexpr (requires { kind.born; }) { kind.born = number; }
            if constexpr (requires { kind.tier; }) { kind.tier = number; }
            if constexpr (requires { kind.item; }) { kind.item = Good::rune_stone; }
            if constexpr (requires { kind.face; }) { kind.face = Face::bear_island; }
            if constexpr (requires { kind.animal; }) { kind.animal = number == 0 ? Good::sheep : Good::cattle; }
            if constexpr (requires { kind.strip; }) { kind.strip = 3; }
            if constexpr (requires { kind.round; }) { kind.round = 2; }
            if constexpr (requires { kind.option; }) { kind.option = 1; }
            if constexpr (requires { kind.shown; }) { kind.shown = 5; }
            if constexpr (requires { kind.silver; }) { kind.silver = 4; }
            if constexpr (requires { kind.from; }) { kind.from = Good::beans; }
            if constexpr (requires { kind.to; }) { kind.to = Good::milk; }
            if constexpr (requires { kind.low; }) { kind.low = 1; }
            if constexpr (requires { kind.high; }) { kind.high = 3; }
        },
        event);
    return event;
}

Chapter events() {
    Chapter chapter{"Happenings", 130, {}};
    for (const Event& event : one_of_each(std::make_index_sequence<std::variant_size_v<Event>>{})) {
        const std::string name = std::visit([](const auto& kind) { return std::string{kind.name}; }, event);
        for (const int number : {0, 1, 2}) {
            const Event told = with_number(event, number);
            const auto add = [&](const std::string& whom, Seat listening) {
                test::Said said = said_as(name + " " + std::to_string(number) + whom, [&](Language language) {
                    return Game::tell(told, Listener{language, listening});
                });
                if (!is_said(chapter.sayings, said)) { chapter.sayings.push_back(std::move(said)); }
            };
            add("", seat(1));
            add(" to you", seat(0));
        }
    }
    return chapter;
}

/// A question by its kind: as random games put it first, and in its rarer forms. The length of what lists things is
/// theirs.
Chapter questions() {
    Chapter chapter{"Questions", 420, {}};
    const auto add = [&](const Game& game, const State& state) {
        const Seat asked = Game::to_act(state).seat();
        const auto view = Game::view(state, asked);
        const std::string kind =
            std::visit([](const auto& each) { return std::string{each.name}; }, state.stack.back().kind);
        const auto is_of_kind = [&](const test::Said& said) { return said.key.starts_with(kind + " "); };
        const auto number = 1 + std::ranges::count_if(chapter.sayings, is_of_kind);
        test::Said said = said_as(kind + " " + std::to_string(number),
                                  [&](Language language) { return game.question(view, Listener{language, asked}); });
        if (number <= 6 && !is_said(chapter.sayings, said)) { chapter.sayings.push_back(std::move(said)); }
    };
    const testing::Table table{2};
    for (const FrameKind& kind : testing::rare_forms()) {
        State state = table.state;
        state.stack.push_back({seat(0), kind});
        add(table.game, state);
    }
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Rng rng{seed};
        const Game game = testing::any_game(rng);
        State state = testing::rich_position(game, rng);
        for (int ply = 0; ply < 300 && !Game::to_act(state).is_nobody(); ++ply) {
            if (Game::to_act(state).is_seat()) { add(game, state); }
            game.apply(state, testing::random_move(game, state, rng));
        }
    }
    std::ranges::stable_sort(chapter.sayings, {},
                             [](const test::Said& said) { return said.key.substr(0, said.key.find(' ')); });
    return chapter;
}

Chapter refusals() {
    Chapter chapter{"Refusals", 130, {}};
    for (const Reason* reason : reasons::all) {
        chapter.sayings.push_back(said_as(std::string{reason->code} + " " + std::string{reason->rule},
                                          [&](Language language) { return reason->words.in(language); }));
    }
    return chapter;
}

Chapter phases() {
    Chapter chapter{"Phases and boards", 30, {}};
    for (std::size_t i = 0; i < phase_names.size(); ++i) {
        chapter.sayings.push_back(
            said_as("phase " + std::to_string(i + 1), [&](Language language) { return phase_names[i].in(language); }));
    }
    for (const FaceRow& row : faces) {
        chapter.sayings.push_back(
            said_as(std::string{name_of(row.face)}, [&](Language language) { return row.name.in(language); }));
    }
    return chapter;
}

std::vector<Chapter> all_chapters() {
    return {things(), phases(), action_spaces(), cards(), ways_of_cards(), questions(), events(), refusals()};
}

}  // namespace

TEST_CASE("All that is said is as a person has read it, in tests/data/words/odin.txt") {
    CHECK(test::difference_from_file("odin", all_chapters()) == "");
}

TEST_CASE("No sentence has a plural after 1, a nominative after mit, a wrong article, an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), nouns()) == "");
}

TEST_CASE("The reader sees what it looks for") {
    const std::vector<const Noun*> all = nouns();
    const auto is_wrong = [&](std::string_view text, Language language) {
        return !test::faults_in(text, language, all).empty();
    };
    CHECK(is_wrong("Red takes 1 Thing penalties.", Language::en));
    CHECK(is_wrong("Get 1 whaling boats.", Language::en));
    CHECK_FALSE(is_wrong("Get 11 weapons and 1 × peas.", Language::en));
    CHECK(is_wrong("bei mindestens 3 Drachenschiffe", Language::de));
    CHECK(is_wrong("mit ein Drachenschiff", Language::de));
    CHECK_FALSE(is_wrong("bei mindestens 3 Drachenschiffen", Language::de));
    CHECK(is_wrong("neem de drakenschip", Language::nl));
    CHECK_FALSE(is_wrong("neem het drakenschip", Language::nl));
    CHECK(is_wrong("legt Öl (home a1)", Language::de));
    CHECK(is_wrong("{seat} beginnt.", Language::de));
}

TEST_CASE("The rules call things as the engine does, in every language") {
    constexpr std::array<std::string_view, 3> endings = {".md", ".de.md", ".nl.md"};
    const auto name = [](Item item, Language language) { return inflected(noun_of(item), language); };
    for (const std::string_view ending : endings) {
        std::ifstream file{test::data_folder() + "/../../docs/rules/odin" + std::string{ending}};
        const std::string rules{std::istreambuf_iterator<char>{file}, {}};
        REQUIRE_FALSE(rules.empty());
        const auto has = [&](const std::string& text) { CHECK_MESSAGE(rules.find(text) != std::string::npos, text); };
        for (int number = 0; number < Item::count; ++number) {
            const Item item{number};
            const bool is_ladder =
                (item.is<Good>() && kind_of(item.as<Good>()) == item.as<Good>()) || item.is<Special>();
            if (!is_ladder) { continue; }
            has(name(item, Language::en) + " · " + name(item, Language::de) + " · " + name(item, Language::nl));
        }
        for (const Item item :
             {Item{Resource::wood}, Item{Resource::stone}, Item{Resource::ore}, Item{Resource::silver},
              Item{Ship::whaling_boat}, Item{Ship::knarr}, Item{Ship::longship}, Item{Building::shed},
              Item{Building::stone_house}, Item{Building::long_house}, Item{Weapon::long_sword}}) {
            has("| " + name(item, Language::de) + " | " + name(item, Language::en) + " | " + name(item, Language::nl) +
                " |");
        }
        for (const DiceRow& row : dice) {
            const auto in = [&](Language language) { return in_passing(row.name.in(language), language); };
            has("| " + in(Language::de) + " | " + in(Language::en) + " | " + in(Language::nl) + " |");
        }
        const Words& home = row_of(Face::home).name;
        has("| " + std::string{home.de} + " | " + in_passing(home.en, Language::en) + " | " +
            in_passing(home.nl, Language::nl) + " |");
    }
}
