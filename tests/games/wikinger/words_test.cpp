// All sentences of the game, read: tests/data/words/wikinger.txt has them for people. MEADHALL_UPDATE_WORDS=1 writes
// it.
#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/wikinger/game.hpp"
#include "games/wikinger/reasons.hpp"
#include "games/wikinger/support/study.hpp"
#include "support/words_read.hpp"

using namespace meadhall;
using namespace meadhall::wikinger;
using test::Chapter;
using test::said_as;

namespace {

/// The examples of the schema, and every way to capture, to move and to end.
std::vector<Event> all_events(const Game& game) {
    std::vector<Event> all = examples(Event{});
    const Point first{};
    for (const Pincer pincer : {Pincer::own_figure, Pincer::other_figure}) {
        all.push_back({.what = Happening::viking_falls, .at = first, .letter = 'a', .pincer = pincer});
    }
    all.push_back({.what = Happening::marches, .from = first, .at = *game.island().around(first).begin()});
    for (std::size_t i = 1; i < names(Ending{}).size(); ++i) {
        all.push_back({.what = Happening::side_wins, .ending = static_cast<Ending>(i)});
    }
    all.push_back({.what = Happening::nobody_wins, .ending = Ending::quiet});
    return all;
}

std::string key_of(const Event& event) {
    return std::string{name_of(event.what)} + " " + std::string{name_of(event.pincer)} + " " +
           std::string{name_of(event.ending)};
}

Chapter events(const Game& game) {
    Chapter chapter{"Happenings", 120, {}};
    for (const Event& event : all_events(game)) {
        const auto add = [&](const std::string& whom, Seat listening) {
            test::Said said = said_as(key_of(event) + whom, [&](Language language) {
                return game.tell(event, Listener{language, listening});
            });
            if (!is_said(chapter.sayings, said)) { chapter.sayings.push_back(std::move(said)); }
        };
        add("", seat(1));
        add(" to you", seat(0));
    }
    return chapter;
}

/// How many are asked for, or in how many regions.
int count_in(const Game& game, const State& state) {
    if (state.phase == Phase::settlement || state.phase == Phase::brawl) { return state.due; }
    std::set<char> regions;
    for (const Point at : game.tower_points(state)) {
        regions.insert(game.island().letter(game.island().region_of(at)));
    }
    return static_cast<int>(regions.size());
}

/// Where a march owes something (W-9.1).
struct Owing {
    Standstill rule;
    std::string_view position;
};
constexpr std::array owing = {
    Owing{Standstill::must_threaten, "......./......./R....../..B...B march red idle=2,0,0,0"},
    Owing{Standstill::must_capture, "......./......./.R...../..B...B march red idle=2,0,0,0"},
    Owing{Standstill::no_shuttle, "R....R./......./......./......B march red trail0=a2-a1-back"},
};

/// Every question that random games ask, as it was put first, for one of what it counts and for several.
Chapter questions() {
    Chapter chapter{"Questions", 120, {}};
    const auto add = [&](const Game& game, const State& state) {
        const bool is_one = count_in(game, state) == 1;
        const Duty duty = game.duty(state);
        const std::string owed = duty == Duty::none ? "" : " " + std::string{name_of(duty)};
        const std::string key = std::string{name_of(state.phase)} + owed + (is_one ? " 1" : "");
        if (std::ranges::find(chapter.sayings, key, &test::Said::key) != chapter.sayings.end()) { return; }
        chapter.sayings.push_back(said_as(key, [&](Language language) { return game.question(state, language); }));
        chapter.sayings.push_back(said_as(
            key + " to you", [&](Language language) { return game.question(state, Listener{language, state.turn}); }));
    };
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const Game game = *Game::make(2 + static_cast<int>(seed % 3), {});
        Rng rng{seed};
        State state = game.initial();
        for (int ply = 0; ply < 400 && !game.to_act(state).is_nobody(); ++ply) {
            if (game.to_act(state).is_seat()) { add(game, state); }
            MoveList<Game> moves;
            game.legal_moves(state, moves);
            game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    for (const auto& [rule, position] : owing) {
        const Study study{{.position = position, .options = {.standstill = rule}}};
        add(study.game, study.state);
    }
    std::ranges::sort(chapter.sayings, {}, &test::Said::key);
    return chapter;
}

Chapter refusals() {
    Chapter chapter{"Refusals", 140, {}};
    for (const Reason* reason : reasons::all) {
        chapter.sayings.push_back(said_as(std::string{reason->code} + " " + std::string{reason->rule},
                                          [&](Language language) { return reason->words.in(language); }));
    }
    return chapter;
}

std::vector<Chapter> all_chapters() { return {questions(), events(*Game::make(2, {})), refusals()}; }

}  // namespace

TEST_CASE("All that is said is as a person has read it, in tests/data/words/wikinger.txt") {
    CHECK(test::difference_from_file("wikinger", all_chapters()) == "");
}

TEST_CASE("Every phase in which a seat decides has its question in tests/data/words/wikinger.txt") {
    const Chapter asked = questions();
    for (const Phase phase :
         {Phase::settlement, Phase::brawl, Phase::first_towers, Phase::dawn, Phase::march, Phase::chain, Phase::dusk}) {
        const auto is_of_phase = [&](const test::Said& said) { return said.key.starts_with(name_of(phase)); };
        CHECK_MESSAGE(std::ranges::any_of(asked.sayings, is_of_phase), name_of(phase));
    }
}

TEST_CASE("No sentence has a plural after 1, a nominative after mit, an English word or an open gap") {
    CHECK(test::all_faults(all_chapters(), {}) == "");
}
