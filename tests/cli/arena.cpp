#include "cli/arena.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "cli/arena_picture.hpp"
#include "cli/arena_reasons.hpp"
#include "cli/arena_report.hpp"
#include "cli/arena_results.hpp"
#include "cli/arena_run.hpp"
#include "cli/arena_summary.hpp"
#include "cli/arena_words.hpp"
#include "cli/reasons.hpp"

namespace meadhall::cli {

namespace {

using doctest::Approx;
using Json = nlohmann::ordered_json;

ArenaOrder order_for(const std::string& game, int seats, std::vector<std::string> bots, int games) {
    ArenaOrder order;
    order.table.game = game;
    order.table.seats = seats;
    order.table.seed = "test";
    order.bots = std::move(bots);
    order.games = games;
    return order;
}

ArenaPlan planned(const ArenaOrder& order) {
    Result<ArenaPlan> plan = plan_of(order);
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
std::string games_in(const ArenaPlan& plan, const ArenaOrder& order, const ArenaResults& results) {
    Json json = Json::parse(results_text(plan, order, results, "{}"));
    for (Json& block : json.at("blocks")) {
        for (Json& game : block.at("games")) { game.erase("time"); }
    }
    return json.at("blocks").dump();
}

std::string code_of(const ArenaOrder& order) {
    const Result<ArenaPlan> plan = plan_of(order);
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
    ArenaPlan plan = planned(order_for("wikinger", 2, {"random", "greedy"}, 2));
    plan.bots.clear();
    for (std::string& label : labels) { plan.bots.push_back({.label = std::move(label), .bot = "random"}); }
    plan.sides = {0};
    plan.lineups = lineups_for(plan.sides, false);
    plan.fixtures = fixtures_for(plan.bots.size(), 1, false);
    return plan;
}

/// Every element is closed in its order, and no stray sign is left in text and attributes.
bool is_well_formed(const std::string& svg) {
    std::vector<std::string> open;
    for (auto at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
        const auto end = svg.find('>', at);
        if (end == std::string::npos) { return false; }
        const std::string tag = svg.substr(at + 1, end - at - 1);
        if (std::ranges::count(tag, '"') % 2 != 0 || tag.find('<') != std::string::npos) { return false; }
        const std::string name =
            tag.substr(tag.starts_with('/') ? 1 : 0, tag.find_first_of(" /", 1) - (tag.starts_with('/') ? 1 : 0));
        if (tag.starts_with('/')) {
            if (open.empty() || open.back() != name) { return false; }
            open.pop_back();
        } else if (!tag.ends_with('/')) {
            open.push_back(name);
        }
    }
    return open.empty() && svg.starts_with("<svg ");
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
    const ArenaPlan plan = planned(order_for("wikinger", 4, {"random", "greedy"}, 4));
    CHECK(plan.sides == std::vector{0, 1, 0, 1});
    CHECK(plan.side_count() == 2);
    CHECK(plan.blocks == 2);
    CHECK(planned(order_for("wikinger", 3, {"random", "greedy"}, 6)).sides == std::vector{0, 1, 2});
    CHECK(planned(order_for("walhalla", 3, {"random", "greedy"}, 7)).blocks == 2);  // whole blocks of six
}

TEST_CASE("A win is shared by the sides that have it, and by all if nobody has") {
    const ArenaPlan plan = planned(order_for("walhalla", 4, {"random", "greedy"}, 8));
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

    const ArenaPlan pairs = planned(order_for("wikinger", 4, {"random", "greedy"}, 2));
    CHECK(first_share(pairs, 0, {.over = true, .scores = {}, .winners = {seat(0), seat(2)}}) == 1);
    CHECK(first_share(pairs, 1, {.over = true, .scores = {}, .winners = {seat(0), seat(2)}}) == 0);
    CHECK(first_share(pairs, 0, {.over = true, .scores = {}, .winners = {}}) == Approx(0.5));
}

TEST_CASE("A bot's own budget stands behind its name, others have the common one or what is usual for them") {
    ArenaOrder order = order_for("walhalla", 3, {"greedy@64", "greedy@250ms", "greedy@2s", "greedy", "greedy"}, 6);
    order.playouts = 7;
    ArenaPlan plan = planned(order);
    CHECK(plan.bots[0].playouts == 64);
    CHECK(plan.bots[1].milliseconds == 250);
    CHECK(plan.bots[1].playouts == 0);
    CHECK(plan.bots[2].milliseconds == 2000);
    CHECK(plan.bots[3].playouts == 7);
    CHECK(plan.bots[4].label == "greedy#2");
    order.playouts = 0;
    order.milliseconds = 30;
    plan = planned(order);
    CHECK(plan.bots[3].milliseconds == 30);
    CHECK(plan.bots[0].milliseconds == 0);
    order.milliseconds = 0;
    CHECK(planned(order).bots[3].playouts > 0);
}

TEST_CASE("What cannot be played is refused with its reason") {
    const ArenaOrder good = order_for("walhalla", 3, {"greedy", "random"}, 6);
    CHECK(code_of(good).empty());
    const auto with = [&](auto change) {
        ArenaOrder order = good;
        change(order);
        return code_of(order);
    };
    CHECK(with([](ArenaOrder& order) { order.table.game.clear(); }) == reasons::arena_no_game.code);
    CHECK(with([](ArenaOrder& order) { order.bots = {"greedy"}; }) == reasons::arena_few_bots.code);
    CHECK(with([](ArenaOrder& order) { order.bots.clear(); }) == reasons::arena_few_bots.code);
    CHECK(with([](ArenaOrder& order) { order.bots.resize(17, "random"); }) == reasons::arena_many_bots.code);
    CHECK(with([](ArenaOrder& order) { order.bots[1] = "nobody"; }) == reasons::unknown_bot.code);
    for (const char* bot : {"greedy@", "greedy@0", "greedy@5x", "greedy@-1", "greedy@ms", "greedy@99999999999"}) {
        CHECK_MESSAGE(with([&](ArenaOrder& order) { order.bots[1] = bot; }) == reasons::arena_budget.code, bot);
    }
    for (const char* bounds : {"10", "10,0", "5,5", "a,b", "0,", "0,nan", "0,5000", "0,5,9"}) {
        CHECK_MESSAGE(with([&](ArenaOrder& order) { order.sprt = bounds; }) == reasons::arena_sprt.code, bounds);
    }
    CHECK(with([](ArenaOrder& order) { order.sprt = "-10,10.5"; }).empty());
    CHECK(!with([](ArenaOrder& order) { order.table.seats = 9; }).empty());
}

TEST_CASE("The same plan plays the same games, however many play at once") {
    for (const ArenaOrder& order : {order_for("walhalla", 3, {"greedy", "random", "random"}, 12),
                                    order_for("wikinger", 2, {"greedy@16", "random"}, 6)}) {
        const ArenaPlan plan = planned(order);
        const ArenaResults one = played(plan, 1);
        const ArenaResults two = played(plan, 2);
        CHECK(games_in(plan, order, one) == games_in(plan, order, two));
        CHECK(told(plan, one) == told(plan, two));
        CHECK(summary_of(plan, one).games == plan.fixtures.size() * plan.blocks * plan.lineups.size());
    }
}

TEST_CASE("Another seed plays other games") {
    ArenaOrder order = order_for("walhalla", 3, {"random", "random"}, 6);
    const ArenaPlan plan = planned(order);
    order.table.seed = "another";
    const ArenaPlan other = planned(order);
    CHECK(games_in(plan, order, played(plan)) != games_in(other, order, played(other)));
}

TEST_CASE("What was interrupted and resumed equals what was played in one go") {
    const ArenaOrder order = order_for("walhalla", 3, {"greedy", "random", "random"}, 30);
    const ArenaPlan plan = planned(order);
    const ArenaResults whole = played(plan);
    ArenaResults part{plan.fixtures.size()};
    part.add(0, 0, whole.block(0, 0));
    part.add(0, 1, whole.block(0, 1));
    part.add(0, 4, whole.block(0, 4));  // finished before the third and the fourth
    part.add(2, 0, whole.block(2, 0));
    const std::string file = results_text(plan, order, part, "{}");

    ArenaOrder bare;
    bare.resume = "file";
    bare.games = 30;
    const Result<ArenaOrder> completed = order_as_in(file, bare);
    REQUIRE(completed.has_value());
    const ArenaPlan again = planned(*completed);
    const Result<ArenaResults> known = results_in(file, again, *completed);
    REQUIRE(known.has_value());
    CHECK(games_in(plan, order, *known) == games_in(plan, order, part));
    std::size_t fresh = 0;
    const ArenaResults resumed = play_arena(again, *known, 2, [&](const ArenaProgress& progress, const ArenaResults&) {
        fresh = progress.fresh;
        return true;
    });
    CHECK(fresh == (3 * 5 - 4) * plan.lineups.size());
    CHECK(told(plan, whole) == told(again, resumed));
    CHECK(games_in(plan, order, whole) == games_in(again, *completed, resumed));
}

TEST_CASE("Who watches may end the run: what is finished stays, and nothing is half") {
    const ArenaPlan plan = planned(order_for("walhalla", 3, {"greedy", "random"}, 600'000));
    const ArenaResults part =
        play_arena(plan, ArenaResults{plan.fixtures.size()}, 2,
                   [](const ArenaProgress& progress, const ArenaResults&) { return progress.blocks == 0; });
    CHECK(!part.blocks(0).empty());
    CHECK(part.blocks(0).size() < plan.blocks);
    for (const auto& [number, games] : part.blocks(0)) { CHECK(games.size() == plan.lineups.size()); }
}

TEST_CASE("Results of other settings are not added to") {
    ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 6);
    const ArenaPlan plan = planned(order);
    const std::string file = results_text(plan, order, ArenaResults{plan.fixtures.size()}, "{}");
    const auto refusal = [&](const ArenaOrder& other) -> std::string {
        const Result<ArenaOrder> completed = order_as_in(file, other);
        if (!completed) { return std::string{completed.error().code()}; }
        const Result<ArenaResults> results = results_in(file, planned(*completed), *completed);
        return results ? std::string{} : std::string{results.error().code()};
    };
    CHECK(refusal({}).empty());
    CHECK(refusal(order).empty());
    ArenaOrder longer = order;
    longer.games = 600;
    CHECK(refusal(longer).empty());
    ArenaOrder other = order;
    other.table.seed = "another";
    CHECK(refusal(other) == reasons::arena_differs.code);
    other = order;
    other.bots = {"random", "greedy"};
    CHECK(refusal(other) == reasons::arena_differs.code);
    other = order;
    other.table.seats = 4;
    CHECK(refusal(other) == reasons::arena_differs.code);
    other = order;
    other.playouts = 5;
    CHECK(refusal(other) == reasons::arena_differs.code);
    other = order;
    other.sprt = "0,5";
    CHECK(refusal(other) == reasons::arena_differs.code);
}

TEST_CASE("A file that is none of ours, or a broken one, is refused") {
    const ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 6);
    const ArenaPlan plan = planned(order);
    for (const char* text :
         {"", "[]", "{}", "nonsense", R"({"meadhall_arena":1})", R"({"meadhall_arena":1,"settings":{}})"}) {
        CHECK_MESSAGE(!order_as_in(text, {}).has_value(), text);
        CHECK_MESSAGE(!results_in(text, plan, order).has_value(), text);
    }
    const std::string file = results_text(plan, order, played(plan), "{}");
    CHECK(results_in(file, plan, order).has_value());
    for (const auto& [from, to] : std::map<std::string, std::string>{
             {"\"winners\":[", "\"winners\":[9,"}, {"\"fixture\":0", "\"fixture\":7"}, {"\"plies\"", "\"pliers\""}}) {
        std::string broken = file;
        REQUIRE(broken.find(from) != std::string::npos);
        broken.replace(broken.find(from), from.size(), to);
        CHECK_MESSAGE(!results_in(broken, plan, order).has_value(), from);
    }
}

TEST_CASE("Random against random has its fair share") {
    const ArenaPlan plan = planned(order_for("walhalla", 4, {"random", "random"}, 400));
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
    const ArenaPlan plan = planned(order_for("walhalla", 3, {"random", "greedy"}, 60));
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
    ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 3000);
    order.sprt = "0,100";
    const ArenaPlan plan = planned(order);
    const ArenaResults one = played(plan, 1);
    const ArenaResults three = played(plan, 3);
    const ArenaSummary summary = summary_of(plan, one);
    REQUIRE(summary.meetings[0].test.has_value());
    CHECK(summary.meetings[0].test->verdict == Verdict::elo1);
    CHECK(summary.meetings[0].test->llr >= sprt_limit);
    CHECK(summary.games < 3000);
    CHECK(games_in(plan, order, one) == games_in(plan, order, three));
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
    const ArenaPlan plan = planned(order_for("walhalla", 3, {"random", "random"}, 18));
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
    CHECK(is_well_formed(arena_picture(plan, summary, Language::en)));
    CHECK(arena_report(plan, summary, Language::en).size() > 5);
}

TEST_CASE("The picture has every bot on a rung of its own, in light and in dark") {
    ArenaPlan plan = planned(order_for("walhalla", 3, {"greedy", "random", "random"}, 12));
    const ArenaSummary summary = summary_of(plan, played(plan));
    plan.bots[1].label = "a<b>&\"c\"";
    for (Language language : {Language::en, Language::de, Language::nl}) {
        const std::string svg = arena_picture(plan, summary, language);
        CHECK(is_well_formed(svg));
        CHECK(svg.find("prefers-color-scheme: dark") != std::string::npos);
        CHECK(svg.find(">greedy<") != std::string::npos);
        CHECK(svg.find("a&lt;b&gt;&amp;&quot;c&quot;") != std::string::npos);
        std::size_t rungs = 0;
        for (auto at = svg.find("class=\"rung\""); at != std::string::npos; at = svg.find("class=\"rung\"", at + 1)) {
            ++rungs;
        }
        CHECK(rungs == 3);
        CHECK(svg.find("nan") == std::string::npos);
        CHECK(svg.find("inf") == std::string::npos);
    }
    // Nothing played yet.
    CHECK(is_well_formed(arena_picture(plan, summary_of(plan, ArenaResults{3}), Language::en)));
}

TEST_CASE("The report names every bot and meeting in every language") {
    ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 6);
    order.sprt = "0,20";
    const ArenaPlan plan = planned(order);
    const ArenaSummary summary = summary_of(plan, played(plan));
    for (Language language : {Language::en, Language::de, Language::nl}) {
        std::string text;
        for (const std::string& line : arena_report(plan, summary, language)) { text += line + "\n"; }
        CHECK(text.find("greedy – random") != std::string::npos);
        CHECK(text.find("LLR") != std::string::npos);
        CHECK(text.find("0.333") != std::string::npos);
        CHECK(text.find('{') == std::string::npos);
    }
    CHECK(arena_report(plan, summary_of(plan, ArenaResults{1}), Language::en).size() == 2);
}

TEST_CASE("Every phrase of the arena exists in three languages with the same places to fill in") {
    const auto places = [](std::string_view text) {
        std::multiset<std::string> found;
        for (auto at = text.find('{'); at != std::string_view::npos; at = text.find('{', at + 1)) {
            found.emplace(text.substr(at, text.find('}', at) - at + 1));
        }
        return found;
    };
    for (int i = 0; i < static_cast<int>(ArenaPhrase::count); ++i) {
        const Words& phrase = words(static_cast<ArenaPhrase>(i));
        CAPTURE(phrase.en);
        CHECK(!phrase.en.empty());
        CHECK(places(phrase.en) == places(phrase.de));
        CHECK(places(phrase.en) == places(phrase.nl));
    }
}

TEST_CASE("Times are told in units that can be read") {
    CHECK(duration_text(0.0000123) == "12.3 µs");
    CHECK(duration_text(0.0123) == "12.3 ms");
    CHECK(duration_text(1.5) == "1.50 s");
    CHECK(duration_text(125) == "2:05");
    CHECK(clock_text(59.5) == "1:00");
    CHECK(clock_text(3725) == "1:02:05");
}

}  // namespace meadhall::cli
