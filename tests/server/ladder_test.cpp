// Ratings and statistics: the formula by worked numbers and by its symmetries, and the ladder folded from results.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include "core/rng.hpp"
#include "server/ladder/ladder.hpp"
#include "server/store/memory_store.hpp"
#include "server/support/browser.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using doctest::Approx;
using testing::Browser;
using testing::Theatre;

std::vector<Rating> rated(std::vector<Rating> ratings, const std::vector<int>& ranks) {
    rate(ratings, ranks);
    return ratings;
}

void check(const Rating& rating, double mu, double sigma) {
    CHECK(rating.mu == Approx(mu).epsilon(1e-12));
    CHECK(rating.sigma == Approx(sigma).epsilon(1e-12));
}

/// Of two people: who won, and when.
ResultCard result(const std::string& table, std::int64_t ended, const std::string& winner, const std::string& loser) {
    const Outcome outcome{.plies = 10,
                          .forfeited = false,
                          .sides = {{.guest = winner, .rated = true, .rank = 1, .score = 3},
                                    {.guest = loser, .rated = true, .rank = 2, .score = 1}}};
    return {table, "wikinger", ended, text_of(outcome)};
}
void keep(Store& store, std::vector<ResultCard> results) {
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {}, .results = std::move(results)}) == Kept::yes);
}

/// Two guests play a game of Die Wikinger kommen! to its end.
struct Match {
    Theatre hall{{.messages_a_second = 100'000, .messages_at_once = 100'000}};
    VisitId ada = hall.come_silently();
    VisitId bo = hall.come_silently();
    std::string ada_is = hall.result(ada, "hello", {{"name", "Ada"}})["guest"];
    std::string bo_is = hall.result(bo, "hello", {{"name", "Bo"}})["guest"];
    Browser browser{hall};
    Rng rng{5};

    std::string begin(const Json& more = Json::object()) {
        Json params = {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}, {"open", true}};
        params.update(more);
        const std::string table = hall.result(ada, "create", params)["table"];
        hall.result(bo, "sit", {{"table", table}, {"seat", 1}});
        return table;
    }
    Json play_to_the_end(const std::string& table) {
        while (true) {
            for (const VisitId visit : {ada, bo}) {
                const Json screen = hall.result(visit, "screen", {{"table", table}});
                if (screen["to_act"].contains("over")) { return screen; }
                const Json& moves = screen["moves"];
                if (moves.empty()) { continue; }
                const auto choice = rng.below(static_cast<std::uint32_t>(moves.size()));
                hall.result(visit, "play", {{"table", table}, {"move", moves[choice]["code"]}});
            }
        }
    }
};

}  // namespace

TEST_CASE("Two who are new: the winner gains what the loser loses (worked by hand)") {
    // σ² = 69.444, β² = 17.361, c = √(2 · 86.805) = 13.17616. Both have the same share 1/2 of the strength.
    // Ω = ½ for the winner, −½ for the loser: μ = 25 ± 69.444 / 13.17616 · ½ = 25 ± 2.63523.
    // Δ = ¼ for both, γ = 8.33333 / 13.17616 = 0.632456: σ² shrinks by 0.632456 · 69.444 / 173.611 · ¼ = 0.0632456,
    // so σ = 8.33333 · √0.9367544 = 8.06551.
    const auto after = rated({{}, {}}, {1, 2});
    check(after[0], 27.63523138347365, 8.065506316323548);
    check(after[1], 22.36476861652635, 8.065506316323548);
}

TEST_CASE("An even game between equals moves nobody, but both are better known") {
    // q = either: share 1/2, both are equal, so each term counts half: Ω = ½(1 − ½) − ½ · ½ = 0, Δ = ½ · ¼ + ½ · ¼ = ¼.
    for (const Rating& rating : rated({{}, {}}, {1, 1})) { check(rating, 25, 8.065506316323548); }
}

TEST_CASE("Four who are new, and three who are not (worked apart, in Python)") {
    // By hand for the best of four: c = √(4 · 86.805) = 18.63390, share ¼, Ω = ¾: 25 + 69.444 / 18.63390 · ¾
    // = 27.79508.
    const auto four = rated(std::vector<Rating>(4), {1, 2, 3, 4});
    check(four[0], 27.795084971874736, 8.263160757613477);
    check(four[1], 26.552824984374855, 8.179213704945203);
    check(four[2], 24.68943500312503, 8.08373130718659);
    check(four[3], 20.96265504062538, 8.08373130718659);
    // The stranger in the middle wins; the other two are equal.
    const auto three = rated({{30, 2}, {20, 6}, {25, 8}}, {2, 1, 2});
    check(three[0], 29.817313826432624, 1.997990957990886);
    check(three[1], 22.270865411848437, 5.944241164542299);
    check(three[2], 23.885884711569688, 7.505286133837521);
}

TEST_CASE("Ratings do not depend on who sits where, nor on how ranks are numbered") {
    CHECK(rc::check([] {
        const int seats = *rc::gen::inRange(2, 5);
        std::vector<Rating> ratings;
        std::vector<int> ranks;
        std::vector<std::size_t> order;
        for (int i = 0; i < seats; ++i) {
            ratings.push_back({*rc::gen::inRange(0, 50) * 1.0, *rc::gen::inRange(1, 9) * 1.0});
            ranks.push_back(*rc::gen::inRange(1, 5));
            order.push_back(static_cast<std::size_t>(i));
        }
        const auto shuffle = *rc::gen::inRange(0, 1000);
        for (int i = 0; i < shuffle % 24; ++i) { std::ranges::next_permutation(order); }
        const auto straight = rated(ratings, ranks);
        std::vector<Rating> mixed;
        std::vector<int> mixed_ranks;
        for (const std::size_t i : order) {
            mixed.push_back(ratings[i]);
            mixed_ranks.push_back(10 * ranks[i] - 7);
        }
        rate(mixed, mixed_ranks);
        for (std::size_t i = 0; i < order.size(); ++i) {
            RC_ASSERT(std::abs(mixed[i].mu - straight[order[i]].mu) < 1e-9);
            RC_ASSERT(std::abs(mixed[i].sigma - straight[order[i]].sigma) < 1e-9);
        }
    }));
}

TEST_CASE("The winner never falls, the last never rises, and nobody becomes less known") {
    CHECK(rc::check([] {
        std::vector<Rating> ratings;
        std::vector<int> ranks;
        const int seats = *rc::gen::inRange(2, 5);
        for (int i = 0; i < seats; ++i) {
            ratings.push_back({*rc::gen::inRange(0, 50) * 1.0, *rc::gen::inRange(1, 9) * 1.0});
            ranks.push_back(i + 1);
        }
        const auto after = rated(ratings, ranks);
        RC_ASSERT(after.front().mu >= ratings.front().mu);
        RC_ASSERT(after.back().mu <= ratings.back().mu);
        for (std::size_t i = 0; i < after.size(); ++i) {
            RC_ASSERT(after[i].sigma <= ratings[i].sigma);
            RC_ASSERT(after[i].sigma > 0);
        }
    }));
}

TEST_CASE("Among equals who are equally well known, what some gain others lose") {
    CHECK(rc::check([] {
        std::vector<Rating> ratings(static_cast<std::size_t>(*rc::gen::inRange(2, 5)));
        std::vector<int> ranks;
        for (Rating& rating : ratings) {
            rating.mu = *rc::gen::inRange(0, 50);
            ranks.push_back(*rc::gen::inRange(1, 4));
        }
        double sum = 0;
        for (const Rating& rating : ratings) { sum -= rating.mu; }
        for (const Rating& rating : rated(ratings, ranks)) { sum += rating.mu; }
        RC_ASSERT(std::abs(sum) < 1e-9);
    }));
}

TEST_CASE("The order in which games ended decides, not the order in which they are read") {
    MemoryStore at_once;
    keep(at_once, {result("t1", 10, "ada", "bo"), result("t2", 20, "bo", "ada"), result("t3", 20, "ada", "cy")});
    Ladder whole;
    whole.follow(at_once, "wikinger", 100);
    MemoryStore bit_by_bit;
    Ladder growing;
    keep(bit_by_bit, {result("t3", 20, "ada", "cy")});
    growing.follow(bit_by_bit, "wikinger", 100);
    keep(bit_by_bit, {result("t1", 10, "ada", "bo")});  // another server was slow to write it
    growing.follow(bit_by_bit, "wikinger", 100);
    keep(bit_by_bit, {result("t2", 20, "bo", "ada")});
    growing.follow(bit_by_bit, "wikinger", 100);
    for (const char* guest : {"ada", "bo", "cy"}) {
        REQUIRE(growing.find(guest) != nullptr);
        CHECK(growing.find(guest)->rating == whole.find(guest)->rating);  // to the last bit
        CHECK(growing.find(guest)->games == whole.find(guest)->games);
    }
    // Won and then lost against the same: worked apart as above.
    MemoryStore revenge;
    keep(revenge, {result("t1", 10, "ada", "bo"), result("t2", 20, "bo", "ada")});
    Ladder two;
    two.follow(revenge, "wikinger", 100);
    check(two.find("ada")->rating, 24.5888998262643, 7.82210295723689);
    check(two.find("bo")->rating, 25.4111001737357, 7.82210295723689);
}

TEST_CASE("A game ends for the ladder when onlookers may know how, and in that order") {
    MemoryStore store;
    keep(store, {result("t1", 10, "ada", "bo"), result("t2", 50, "bo", "ada")});
    Ladder ladder;
    ladder.follow(store, "wikinger", 49);
    CHECK(ladder.games() == 1);
    CHECK(ladder.find("ada")->games == 1);
    keep(store, {result("t3", 20, "ada", "bo")});  // ended later, and nobody sees it late
    ladder.follow(store, "wikinger", 49);
    CHECK(ladder.games() == 2);
    ladder.follow(store, "wikinger", 50);
    Ladder whole;
    whole.follow(store, "wikinger", 50);
    CHECK(ladder.games() == 3);
    CHECK(ladder.find("bo")->rating == whole.find("bo")->rating);
}

TEST_CASE("Bots are not rated, and a game against bots alone counts for the statistics only") {
    MemoryStore store;
    Outcome outcome{.plies = 30,
                    .forfeited = false,
                    .sides = {{.guest = "ada", .rated = true, .rank = 2, .score = 4},
                              {.guest = {}, .rated = false, .rank = 1, .score = 9},
                              {.guest = "crusher", .rated = false, .rank = 3, .score = 2}}};
    keep(store, {{"t1", "walhalla", 10, text_of(outcome)}});
    Ladder ladder;
    ladder.follow(store, "walhalla", 100);
    CHECK(ladder.rungs().empty());
    CHECK(ladder.rated() == 0);
    CHECK(ladder.tallies().at(3).scores == std::vector<std::int64_t>{4, 9, 2});
    outcome.sides[2] = {.guest = "bo", .rated = true, .rank = 3, .score = 2};
    keep(store, {{"t2", "walhalla", 20, text_of(outcome)}});
    ladder.follow(store, "walhalla", 100);
    check(ladder.find("ada")->rating, 27.63523138347365, 8.065506316323548);  // as if the bot had not been there
}

TEST_CASE("A game between people ends in a result, a place on the ladder and a figure in the statistics") {
    Match match;
    const std::string table = match.begin();
    const Json screen = match.play_to_the_end(table);
    CHECK(match.hall.store.count_of_results("wikinger") == 1);
    const auto outcome = outcome_in(match.hall.store.results("wikinger", nullptr).at(0).text);
    REQUIRE(outcome.has_value());
    CHECK(outcome->plies == screen["ply"]);
    for (std::size_t i = 0; i < 2; ++i) {
        CHECK(outcome->sides[i].score == screen["result"]["scores"][i]);
        const Json& winners = screen["result"]["winners"];
        const bool has_won = std::ranges::find(winners, Json(i)) != winners.end();
        CHECK(outcome->sides[i].rank == (has_won || winners.empty() ? 1 : 2));
    }
    const Json ladder = match.browser.get("/api/ladder/wikinger");
    REQUIRE(ladder.size() == 2);
    CHECK(ladder[0]["rating"].get<double>() >= ladder[1]["rating"].get<double>());
    CHECK(ladder[0]["games"] == 1);
    CHECK(ladder[0]["uncertainty"].get<double>() == Approx(8.0655).epsilon(1e-4));
    const Json player = match.browser.get("/api/players/" + match.ada_is);
    CHECK(player["ratings"][0]["game"] == "wikinger");
    CHECK(player["games"][0]["table"] == table);
    const Json statistics = match.browser.get("/api/games/wikinger/statistics");
    CHECK(statistics["games"] == 1);
    CHECK(statistics["seats"][0]["plies"] == screen["ply"]);
    CHECK(statistics["seats"][0]["scores"] == screen["result"]["scores"]);
    const Json over = match.browser.get("/api/tables", "phase=over&game=wikinger");
    REQUIRE(over.size() == 1);
    CHECK(over[0]["result"].get<std::string>().size() > 3);
    // Whoever did not play reads all of it now, the seed included.
    const std::string record = match.browser.get("/api/tables/" + table + "/record")["record"];
    CHECK(record.find("[Seed ") != std::string::npos);
    CHECK(record.find("?") == std::string::npos);
    match.hall.restart();
    CHECK(match.browser.get("/api/ladder/wikinger") == ladder);
    CHECK(match.browser.get("/api/ladder/odin").empty());
    CHECK(match.browser.refusal("GET", "/api/ladder/chess") == "404 E-GAME");
}

TEST_CASE("Whoever gives up comes last, and what was given up is no measure of scores") {
    Match match;
    const std::string table = match.begin();
    match.hall.result(match.ada, "leave", {{"table", table}});
    const Json ladder = match.browser.get("/api/ladder/wikinger");
    REQUIRE(ladder.size() == 2);
    CHECK(ladder[0]["name"] == "Bo");
    CHECK(ladder[1]["guest"] == match.ada_is);
    const Json statistics = match.browser.get("/api/games/wikinger/statistics");
    CHECK(statistics["forfeited"] == 1);
    CHECK(statistics["seats"].empty());
}

TEST_CASE("A result is written with the line that ends the game, or not at all") {
    Match match;
    const std::string table = match.begin();
    const auto log = match.hall.store.log(table);
    // Somebody else has already written the next line: the end is written behind it, and its result once.
    const Entry said{.at = 1, .kind = entries::Said{.guest = "x", .called = "x", .text = "x"}};
    const LogLine next{table, static_cast<std::int64_t>(log.size()) + 1, text_of(said)};
    REQUIRE(match.hall.store.write({.lines = {next}, .tables = {}, .guests = {}}) == Kept::yes);
    match.hall.result(match.ada, "leave", {{"table", table}});
    CHECK(match.hall.steward->figures().overtaken == 1);
    CHECK(match.hall.store.count_of_results("wikinger") == 1);
    CHECK(match.hall.store.log(table).back().text.find("forfeited") != std::string::npos);
}

}  // namespace meadhall::server
