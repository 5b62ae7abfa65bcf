#include <algorithm>
#include <map>
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "cli/lab/arena_order.hpp"
#include "cli/lab/arena_picture.hpp"
#include "cli/lab/arena_report.hpp"
#include "cli/lab/arena_words.hpp"
#include "cli/shell/reasons.hpp"
#include "lab/arena/reasons.hpp"
#include "lab/arena/run.hpp"
#include "lab/arena/summary.hpp"

namespace meadhall::cli {

namespace {

using lab::ArenaPlan;
using lab::ArenaResults;
using lab::ArenaSummary;
using InOrder = nlohmann::ordered_json;

ArenaOrder order_for(const std::string& game, int seats, std::vector<std::string> bots, int games) {
    ArenaOrder order;
    order.table.game = game;
    order.table.seats = seats;
    order.table.seed = "test";
    order.terms.bots = std::move(bots);
    order.terms.games = games;
    return order;
}

ArenaPlan planned(const ArenaOrder& order) {
    Result<ArenaPlan> plan = plan_of(order);
    REQUIRE_MESSAGE(plan.has_value(), plan.error().message(Language::en));
    return std::move(*plan);
}

ArenaResults played(const ArenaPlan& plan, int jobs = 2) {
    return lab::play_arena(plan, ArenaResults{plan.fixtures.size()}, jobs,
                           [](const auto&, const auto&) { return true; });
}

/// The summary without times, which are the only thing that differs.
std::string told(const ArenaPlan& plan, const ArenaResults& results) {
    InOrder json = InOrder::parse(summary_json(plan, summary_of(plan, results)));
    for (InOrder& bot : json.at("bots")) { bot.erase("time"); }
    return json.dump();
}

/// Every game, likewise.
std::string games_in(const ArenaPlan& plan, const ArenaResults& results) {
    InOrder json = InOrder::parse(results_text(plan, results, "{}"));
    for (InOrder& block : json.at("blocks")) {
        for (InOrder& game : block.at("games")) { game.erase("time"); }
    }
    return json.at("blocks").dump();
}

std::string code_of(const ArenaOrder& order) {
    const Result<ArenaPlan> plan = plan_of(order);
    return plan ? std::string{} : std::string{plan.error().code()};
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

TEST_CASE("A match needs a game, and a table that can be laid out") {
    CHECK(code_of(order_for("walhalla", 3, {"greedy", "random"}, 6)).empty());
    CHECK(code_of(order_for("", 3, {"greedy", "random"}, 6)) == reasons::arena_no_game.code);
    CHECK(!code_of(order_for("walhalla", 9, {"greedy", "random"}, 6)).empty());
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
    const std::string file = results_text(plan, part, "{}");

    ArenaOrder bare;
    bare.resume = "file";
    bare.terms.games = 30;
    const Result<ArenaOrder> completed = order_as_in(file, bare);
    REQUIRE(completed.has_value());
    const ArenaPlan again = planned(*completed);
    const Result<ArenaResults> known = results_in(file, again, *completed);
    REQUIRE(known.has_value());
    CHECK(games_in(plan, *known) == games_in(plan, part));
    std::size_t fresh = 0;
    const ArenaResults resumed =
        play_arena(again, *known, 2, [&](const lab::ArenaProgress& progress, const ArenaResults&) {
            fresh = progress.fresh;
            return true;
        });
    CHECK(fresh == (3 * 5 - 4) * plan.lineups.size());
    CHECK(told(plan, whole) == told(again, resumed));
    CHECK(games_in(plan, whole) == games_in(again, resumed));
}

TEST_CASE("Results of other settings are not added to") {
    ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 6);
    const ArenaPlan plan = planned(order);
    const std::string file = results_text(plan, ArenaResults{plan.fixtures.size()}, "{}");
    const auto refusal = [&](const ArenaOrder& other) -> std::string {
        const Result<ArenaOrder> completed = order_as_in(file, other);
        if (!completed) { return std::string{completed.error().code()}; }
        const Result<ArenaResults> results = results_in(file, planned(*completed), *completed);
        return results ? std::string{} : std::string{results.error().code()};
    };
    CHECK(refusal({}).empty());
    CHECK(refusal(order).empty());
    ArenaOrder longer = order;
    longer.terms.games = 600;
    CHECK(refusal(longer).empty());
    ArenaOrder other = order;
    other.table.seed = "another";
    CHECK(refusal(other) == lab::reasons::arena_differs.code);
    other = order;
    other.terms.bots = {"random", "greedy"};
    CHECK(refusal(other) == lab::reasons::arena_differs.code);
    other = order;
    other.table.seats = 4;
    CHECK(refusal(other) == lab::reasons::arena_differs.code);
    other = order;
    other.terms.playouts = 5;
    CHECK(refusal(other) == lab::reasons::arena_differs.code);
    other = order;
    other.terms.sprt = "0,5";
    CHECK(refusal(other) == lab::reasons::arena_differs.code);
}

TEST_CASE("A file that is none of ours, or a broken one, is refused") {
    const ArenaOrder order = order_for("walhalla", 3, {"greedy", "random"}, 6);
    const ArenaPlan plan = planned(order);
    for (const char* text :
         {"", "[]", "{}", "nonsense", R"({"meadhall_arena":1})", R"({"meadhall_arena":1,"settings":{}})"}) {
        CHECK_MESSAGE(!order_as_in(text, {}).has_value(), text);
        CHECK_MESSAGE(!results_in(text, plan, order).has_value(), text);
    }
    const std::string file = results_text(plan, played(plan), "{}");
    CHECK(results_in(file, plan, order).has_value());
    for (const auto& [from, to] : std::map<std::string, std::string>{
             {"\"winners\":[", "\"winners\":[9,"}, {"\"fixture\":0", "\"fixture\":7"}, {"\"plies\"", "\"pliers\""}}) {
        std::string broken = file;
        REQUIRE(broken.find(from) != std::string::npos);
        broken.replace(broken.find(from), from.size(), to);
        CHECK_MESSAGE(!results_in(broken, plan, order).has_value(), from);
    }
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
    order.terms.sprt = "0,20";
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
