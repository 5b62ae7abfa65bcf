// All sentences of the game, read: tests/data/words/walhalla.txt has them for people. MEADHALL_UPDATE_WORDS=1 writes
// it.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/walhalla/chapters.hpp"
#include "games/walhalla/game.hpp"
#include "games/walhalla/reasons.hpp"
#include "games/walhalla/shown/words.hpp"
#include "support/words_read.hpp"

using namespace meadhall;
using namespace meadhall::walhalla;
using test::Chapter;
using test::said_as;

namespace {

/// Every happening, with one of what it counts and with two, as told to others and to those it is about.
Chapter events(const Game& game) {
    Chapter chapter{"Happenings", 130, {}};
    for (std::size_t i = 0; i < happenings; ++i) {
        for (const int number : {1, 2}) {
            Event event{.what = static_cast<Happening>(i), .seat = seat(0), .other = seat(1)};
            event.tongue = event.row = event.fjord = event.berth = event.raid = 1;
            event.number = static_cast<std::uint8_t>(number);
            event.points = static_cast<std::int16_t>(number);
            event.ship = Ship::red_0;
            event.seats = static_cast<ShipSeats>(number == 1 ? 1 : 5);
            event.terrain = Terrain::forest2;
            event.far = Terrain::wheat;
            event.headlands = {3, 4, 5};
            event.cards[number == 1 ? Card::forest : Card::walhalla] = 1;
            const std::string key = std::string{name_of(event.what)} + " " + std::to_string(number);
            const auto add = [&](const std::string& whom, Seat listening) {
                test::Said said = said_as(
                    key + whom, [&](Language language) { return game.tell(event, Listener{language, listening}); });
                if (!is_said(chapter.sayings, said)) { chapter.sayings.push_back(std::move(said)); }
            };
            add("", seat(2));
            add(" to you", seat(0));
            add(" about you", seat(1));
        }
    }
    return chapter;
}

Chapter names() {
    Chapter chapter{"Cards and fields", 20, {}};
    for (std::size_t i = 0; i < card_kinds; ++i) {
        const Words words = words_for(static_cast<Card>(i));
        chapter.sayings.push_back(
            said_as("card " + std::to_string(i + 1), [&](Language language) { return words.in(language); }));
    }
    for (std::size_t i = 0; i < terrains; ++i) {
        const Words words = words_for(static_cast<Terrain>(i));
        chapter.sayings.push_back(
            said_as("terrain " + std::to_string(i + 1), [&](Language language) { return words.in(language); }));
    }
    return chapter;
}

/// By name and to you, unless a question of this kind is there already.
void add_question(Chapter& chapter, const Game& game, const State& state, const std::string& key) {
    if (std::ranges::find(chapter.sayings, key, &test::Said::key) != chapter.sayings.end()) { return; }
    const Seat asked = Game::to_act(state).seat();
    const auto view = Game::view(state, asked);
    chapter.sayings.push_back(said_as(key, [&](Language language) { return game.question(view, language); }));
    chapter.sayings.push_back(
        said_as(key + " to you", [&](Language language) { return game.question(view, Listener{language, asked}); }));
}

Chapter refusals() {
    Chapter chapter{"Refusals", 140, {}};
    for (const Reason* reason : reasons::all) {
        chapter.sayings.push_back(said_as(std::string{reason->code} + " " + std::string{reason->rule},
                                          [&](Language language) { return reason->words.in(language); }));
    }
    return chapter;
}

/// Every question that random games ask, with the options by which all of them are asked, as it was put first.
Chapter questions() {
    Chapter chapter{"Questions", 150, {}};
    Options options;
    options.walhalla_card_timing = WalhallaCardTiming::at_resupply;
    options.landing_side_chooser = LandingSideChooser::active_player;
    const auto asked_for_another = [](const State& state) {
        return state.step == Step::land && landing_colour(state) != Game::make(4, {})->colour(state.asked);
    };
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Game game = *Game::make(4, seed % 2 == 0 ? options : Options{});
        Rng rng{seed};
        for (State state = game.initial(); !Game::to_act(state).is_nobody();) {
            if (Game::to_act(state).is_seat()) {
                const std::string key{std::string{name_of(state.step)} +
                                      (asked_for_another(state) ? " for another" : "")};
                add_question(chapter, game, state, key);
            }
            MoveList<Game> moves;
            game.legal_moves(state, moves);
            game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    return chapter;
}

std::vector<Chapter> all_chapters() { return {names(), questions(), events(*Game::make(4, {})), refusals()}; }

}  // namespace

TEST_CASE("All that is said is as a person has read it, in tests/data/words/walhalla.txt") {
    CHECK(test::difference_from_file("walhalla", all_chapters()) == "");
}

TEST_CASE("Every step at which a seat decides has its question in tests/data/words/walhalla.txt") {
    const Chapter asked = questions();
    for (std::size_t i = 0; i < names(Step{}).size(); ++i) {
        const Step step = static_cast<Step>(i);
        const bool is_there = std::ranges::find(asked.sayings, name_of(step), &test::Said::key) != asked.sayings.end();
        CHECK_MESSAGE(is_there == (!is_chance(step) && step != Step::over), name_of(step));
    }
}

TEST_CASE("No sentence has a plural after 1, a nominative after mit, an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), {}) == "");
}
