#include <algorithm>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "lab/arena/plan.hpp"
#include "lab/arena/reasons.hpp"
#include "lab/arena/results.hpp"
#include "lab/arena/run.hpp"
#include "lab/arena/summary.hpp"
#include "match/reasons.hpp"
#include "tables.hpp"

namespace meadhall::lab {

namespace {

using doctest::Approx;
using testing::laid_out;
using Json = nlohmann::ordered_json;

/// A match as it is ordered.
struct Match {
    std::string game;
    int seats;
    ArenaTerms terms;
};

Match match_of(const std::string& game, int seats, std::vector<std::string> bots, int games) {
    return {game, seats, {.bots = std::move(bots), .games = games, .seed = "test"}};
}

Result<ArenaPlan> plan_of(const Match& match) {
    return plan_of(laid_out(match.game, match.seats), kit_of(kits(), match.game), match.terms);
}

ArenaPlan planned(const Match& match) {
    Result<ArenaPlan> plan = plan_of(match);
    REQUIRE_MESSAGE(plan.has_value(), plan.error().message(Language::en));
    return std::move(*plan);
}

ArenaResults played(const ArenaPlan& plan, int jobs = 2) {
    return play_arena(plan, ArenaResults{plan.fixtures.size()}, jobs, [](const auto&, const auto&) { return true; });
}

/// The summary without times, which are the only thing that differs.
std::string told(const ArenaPlan& plan, const ArenaResults& results) {
    Json json = Json::parse(summary_json(plan, summary_of(plan, results)));
    for (Json& bot : json.at("bots")) { bot.erase("time"); }
    return json.dump();
}

/// Every game, likewise.
std::string games_in(const ArenaPlan& plan, const ArenaResults& results) {
    Json json = Json::parse(results_text(plan, results, "{}"));
    for (Json& block : json.at("blocks")) {
        for (Json& game : block.at("games")) { game.erase("time"); }
    }
    return json.at("blocks").dump();
}

std::string code_of(const Match& match) {
    const Result<ArenaPlan> plan = plan_of(match);
    return plan ? std::string{} : std::string{plan.error().code()};
}

/// A game for one seat that ended with this score.
ArenaBlock solo_block(int score) {
    ArenaGame game;
    game.standing.over = true;
    game.standing.scores[0] = score;
    game.plies = 10;
    return {game};
}

ArenaPlan solo_plan(std::vector<std::string> labels) {
    ArenaPlan plan = planned(match_of("wikinger", 2, {"random", "greedy"}, 2));
    plan.bots.clear();
    for (std::string& label : labels) { plan.bots.push_back({.label = std::move(label), .bot = "random"}); }
    plan.sides = {0};
    plan.lineups = lineups_for(plan.sides, false);
    plan.fixtures = fixtures_for(plan.bots.size(), 1, false);
    return plan;
}

}  // namespace

TEST_CASE("Every bot sits at every seat equally often, alone and among the other kind") {
    for (const std::vector<int>& sides : {std::vector{0, 1}, {0, 1, 2}, {0, 1, 2, 3}, {0, 1, 0, 1}}) {
        const std::vector<Lineup> lineups = lineups_for(sides, false);
        const std::set<Lineup> distinct{lineups.begin(), lineups.end()};
        CHECK(distinct.size() == lineups.size());
        for (std::size_t seat = 0; seat < sides.size(); ++seat) {
            const auto firsts =
                std::ranges::count_if(lineups, [&](const Lineup& lineup) { return lineup[seat] == Sitter::first; });
            CHECK(2 * firsts == static_cast<long>(lineups.size()));
        }
    }
    CHECK(lineups_for({0, 1, 2, 3}, false).size() == 8);
    CHECK(lineups_for({0, 1, 2, 3}, true).size() == 4);
    CHECK(lineups_for({0, 1, 0, 1}, false).size() == 2);
    CHECK(lineups_for({0, 1, 0, 1}, false)[0] == Lineup{Sitter::first, Sitter::second, Sitter::first, Sitter::second});
    CHECK(lineups_for({0}, false) == std::vector<Lineup>{{Sitter::first}});
}

TEST_CASE("A round robin has every pair, a gauntlet only those of the first bot") {
    CHECK(fixtures_for(4, 2, false).size() == 6);
    const std::vector<Fixture> gauntlet = fixtures_for(4, 2, true);
    CHECK(gauntlet.size() == 3);
    for (const Fixture& fixture : gauntlet) { CHECK(fixture.first == 0); }
    CHECK(fixtures_for(3, 1, false).size() == 3);
}

TEST_CASE("Allies sit on one side: in Wikinger for four the pairs are opposite each other (W-2.1)") {
    const ArenaPlan plan = planned(match_of("wikinger", 4, {"random", "greedy"}, 4));
    CHECK(plan.sides == std::vector{0, 1, 0, 1});
    CHECK(plan.side_count() == 2);
    CHECK(plan.blocks == 2);
    CHECK(planned(match_of("wikinger", 3, {"random", "greedy"}, 6)).sides == std::vector{0, 1, 2});
    CHECK(planned(match_of("walhalla", 3, {"random", "greedy"}, 7)).blocks == 2);  // whole blocks of six
}

TEST_CASE("A win is shared by the sides that have it, and by all if nobody has") {
    const ArenaPlan plan = planned(match_of("walhalla", 4, {"random", "greedy"}, 8));
    const auto share = [&](SeatSet winners, std::size_t lineup) {
        return first_share(plan, lineup, {.over = true, .scores = {}, .winners = winners});
    };
    CHECK(share({seat(0)}, 0) == 1);  // lineup 0: the first bot alone at seat 0
    CHECK(share({seat(1)}, 0) == 0);
    CHECK(share({seat(0), seat(2)}, 0) == Approx(0.5));
    CHECK(share({}, 0) == Approx(0.25));
    CHECK(share({seat(0)}, 4) == 0);  // lineup 4: everywhere but at seat 0
    CHECK(share({seat(1), seat(2)}, 4) == 1);
    CHECK(share({}, 4) == Approx(0.75));

    const ArenaPlan pairs = planned(match_of("wikinger", 4, {"random", "greedy"}, 2));
    CHECK(first_share(pairs, 0, {.over = true, .scores = {}, .winners = {seat(0), seat(2)}}) == 1);
    CHECK(first_share(pairs, 1, {.over = true, .scores = {}, .winners = {seat(0), seat(2)}}) == 0);
    CHECK(first_share(pairs, 0, {.over = true, .scores = {}, .winners = {}}) == Approx(0.5));
}

TEST_CASE("A bot's own budget stands behind its name, others have the common one or what is usual for them") {
    Match match = match_of("walhalla", 3, {"greedy@64", "greedy@250ms", "greedy@2s", "greedy", "greedy"}, 6);
    match.terms.playouts = 7;
    ArenaPlan plan = planned(match);
    CHECK(plan.bots[0].playouts == 64);
    CHECK(plan.bots[1].milliseconds == 250);
    CHECK(plan.bots[1].playouts == 0);
    CHECK(plan.bots[2].milliseconds == 2000);
    CHECK(plan.bots[3].playouts == 7);
    CHECK(plan.bots[4].label == "greedy#2");
    match.terms.playouts = 0;
    match.terms.milliseconds = 30;
    plan = planned(match);
    CHECK(plan.bots[3].milliseconds == 30);
    CHECK(plan.bots[0].milliseconds == 0);
    match.terms.milliseconds = 0;
    CHECK(planned(match).bots[3].playouts > 0);
}

TEST_CASE("What cannot be played is refused with its reason") {
    const Match good = match_of("walhalla", 3, {"greedy", "random"}, 6);
    CHECK(code_of(good).empty());
    const auto with = [&](auto change) {
        Match match = good;
        change(match);
        return code_of(match);
    };
    CHECK(with([](Match& match) { match.terms.bots = {"greedy"}; }) == reasons::arena_few_bots.code);
    CHECK(with([](Match& match) { match.terms.bots.clear(); }) == reasons::arena_few_bots.code);
    CHECK(with([](Match& match) { match.terms.bots.resize(17, "random"); }) == reasons::arena_many_bots.code);
    CHECK(with([](Match& match) { match.terms.bots[1] = "nobody"; }) == meadhall::reasons::unknown_bot.code);
    for (const char* bot : {"greedy@", "greedy@0", "greedy@5x", "greedy@-1", "greedy@ms", "greedy@99999999999"}) {
        CHECK_MESSAGE(with([&](Match& match) { match.terms.bots[1] = bot; }) == reasons::arena_budget.code, bot);
    }
    for (const char* bounds : {"10", "10,0", "5,5", "a,b", "0,", "0,nan", "0,5000", "0,5,9"}) {
        CHECK_MESSAGE(with([&](Match& match) { match.terms.sprt = bounds; }) == reasons::arena_sprt.code, bounds);
    }
    CHECK(with([](Match& match) { match.terms.sprt = "-10,10.5"; }).empty());
}

TEST_CASE("The same plan plays the same games, however many play at once") {
    for (const Match& match : {match_of("walhalla", 3, {"greedy", "random", "random"}, 12),
                               match_of("wikinger", 2, {"greedy@16", "random"}, 6)}) {
        const ArenaPlan plan = planned(match);
        const ArenaResults one = played(plan, 1);
        const ArenaResults two = played(plan, 2);
        CHECK(games_in(plan, one) == games_in(plan, two));
        CHECK(told(plan, one) == told(plan, two));
        CHECK(summary_of(plan, one).games == plan.fixtures.size() * plan.blocks * plan.lineups.size());
    }
}

TEST_CASE("Another seed plays other games") {
    Match match = match_of("walhalla", 3, {"random", "random"}, 6);
    const ArenaPlan plan = planned(match);
    match.terms.seed = "another";
    const ArenaPlan other = planned(match);
    CHECK(games_in(plan, played(plan)) != games_in(other, played(other)));
}

TEST_CASE("Who watches may end the run: what is finished stays, and nothing is half") {
    const ArenaPlan plan = planned(match_of("walhalla", 3, {"greedy", "random"}, 600'000));
    const ArenaResults part =
        play_arena(plan, ArenaResults{plan.fixtures.size()}, 2,
                   [](const ArenaProgress& progress, const ArenaResults&) { return progress.blocks == 0; });
    CHECK(!part.blocks(0).empty());
    CHECK(part.blocks(0).size() < plan.blocks);
    for (const auto& [number, games] : part.blocks(0)) { CHECK(games.size() == plan.lineups.size()); }
}

TEST_CASE("Random against random has its fair share") {
    const ArenaPlan plan = planned(match_of("walhalla", 4, {"random", "random"}, 400));
    const ArenaSummary summary = summary_of(plan, played(plan));
    REQUIRE(summary.meetings.size() == 1);
    const MeetingSummary& meeting = summary.meetings[0];
    CHECK(meeting.games == 400);
    CHECK(meeting.fair == Approx(0.5));
    CHECK(meeting.share.interval.low < 0.5);
    CHECK(meeting.share.interval.high > 0.5);
    REQUIRE(meeting.first_alone.has_value());
    REQUIRE(meeting.second_alone.has_value());
    CHECK(meeting.first_alone->interval.low < 0.25);
    CHECK(meeting.first_alone->interval.high > 0.25);
    CHECK(meeting.elo.interval.low < 0);
    CHECK(meeting.elo.interval.high > 0);
    CHECK(summary.plies > 10);
    for (const BotSummary& bot : summary.bots) { CHECK(bot.games == 800); }  // four seats, shared evenly
}

TEST_CASE("Greedy beats random clearly, and the ladder says so") {
    const ArenaPlan plan = planned(match_of("walhalla", 3, {"random", "greedy"}, 60));
    const ArenaSummary summary = summary_of(plan, played(plan));
    CHECK(plan.bots[summary.bots[0].bot].label == "greedy");
    REQUIRE(summary.bots[0].lead.has_value());
    CHECK(summary.bots[0].lead->interval.low > 50);
    CHECK(summary.meetings[0].elo.interval.high < 0);
    CHECK(summary.meetings[0].second_alone->interval.low > 1.0 / 3);
    for (const BotSummary& bot : summary.bots) {
        CHECK(bot.thinking.decisions > 100);
        CHECK(bot.thinking.seconds > 0);
        CHECK(bot.thinking.longest <= bot.thinking.seconds);
    }
}

TEST_CASE("A sequential test stops early, at the same block whoever finishes first") {
    Match match = match_of("walhalla", 3, {"greedy", "random"}, 3000);
    match.terms.sprt = "0,100";
    const ArenaPlan plan = planned(match);
    const ArenaResults one = played(plan, 1);
    const ArenaResults three = played(plan, 3);
    const ArenaSummary summary = summary_of(plan, one);
    REQUIRE(summary.meetings[0].test.has_value());
    CHECK(summary.meetings[0].test->verdict == Verdict::elo1);
    CHECK(summary.meetings[0].test->llr >= sprt_limit);
    CHECK(summary.games < 3000);
    CHECK(games_in(plan, one) == games_in(plan, three));
    // Nothing is left to play.
    std::size_t fresh = 1;
    const ArenaResults again = play_arena(plan, one, 2, [&](const ArenaProgress& progress, const ArenaResults&) {
        fresh = progress.fresh;
        return true;
    });
    CHECK(fresh == 0);
    CHECK(told(plan, again) == told(plan, one));
}

TEST_CASE("Only blocks without a gap before them count") {
    const ArenaPlan plan = planned(match_of("walhalla", 3, {"random", "random"}, 18));
    const ArenaResults all = played(plan);
    ArenaResults gappy{1};
    gappy.add(0, 0, all.block(0, 0));
    gappy.add(0, 2, all.block(0, 2));
    CHECK(gappy.leading(0) == 1);
    CHECK(summary_of(plan, gappy).games == plan.lineups.size());
    CHECK(summary_of(plan, ArenaResults{1}).games == 0);
    CHECK(summary_of(plan, ArenaResults{1}).meetings[0].share.value == Approx(0.5));
}

TEST_CASE("Alone at the table scores are compared seed by seed") {
    const ArenaPlan plan = solo_plan({"slow", "quick"});
    CHECK(plan.block_seed(0, 3) == plan.block_seed(1, 3));
    CHECK(plan.block_seed(0, 3) != plan.block_seed(0, 4));
    ArenaResults results{2};
    const std::vector<int> slow = {10, 60, 30, 80};
    for (std::size_t i = 0; i < slow.size(); ++i) {
        results.add(0, i, solo_block(slow[i]));
        results.add(1, i, solo_block(slow[i] + 5 + static_cast<int>(i % 2)));
    }
    const ArenaSummary summary = summary_of(plan, results);
    CHECK(summary.is_solo);
    CHECK(summary.games == 8);
    CHECK(summary.bots[0].bot == 1);
    CHECK(summary.bots[1].worth.value == Approx(45));
    CHECK(summary.bots[1].least == 10);
    CHECK(summary.bots[1].most == 80);
    // The scores scatter widely, their differences do not.
    CHECK(summary.bots[0].worth.interval.low < 45);
    REQUIRE(summary.differences.size() == 1);
    CHECK(summary.differences[0].points.value == Approx(5.5));
    CHECK(summary.differences[0].points.interval.low > 4);
    const Json json = Json::parse(summary_json(plan, summary));
    CHECK(json.at("bots").at(0).at("score").at("value").get<double>() == Approx(50.5));
    CHECK(json.at("differences").size() == 1);
}

}  // namespace meadhall::lab
