#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "games/wikinger/game.hpp"
#include "lab/bench/allocations.hpp"
#include "lab/bench/bench.hpp"
#include "lab/kit.hpp"
#include "lab/option_sets.hpp"
#include "lab/perft.hpp"
#include "lab/signature.hpp"
#include "tables.hpp"

namespace meadhall::lab {

using testing::laid_out;

TEST_CASE("Perft counts the lines of play: lot, then settlers on ever fewer points (W-4.1)") {
    const auto game = wikinger::Game::make(2, {});
    REQUIRE(game.has_value());
    const auto start = game->initial();
    CHECK(perft(*game, start, 0, Leaves::counted) == 1);
    CHECK(perft(*game, start, 1, Leaves::counted) == 2);
    CHECK(perft(*game, start, 2, Leaves::counted) == 2 * 60);
    CHECK(perft(*game, start, 3, Leaves::counted) == 2 * 60 * 59);
    CHECK(perft(*game, start, 3, Leaves::made) == 2 * 60 * 59);
}

TEST_CASE("Perft counts the same whether the last ply is counted or made") {
    for (int seats : {2, 3, 4}) {
        const auto game = wikinger::Game::make(seats, {});
        REQUIRE(game.has_value());
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            auto state = game->initial();
            Rng rng{seed};
            random_game(*game, state, rng, 100, [](const auto&, const auto&) {});
            CHECK(perft(*game, state, 2, Leaves::counted) == perft(*game, state, 2, Leaves::made));
        }
    }
}

TEST_CASE("The shares of the first moves add up to perft") {
    const auto table = laid_out("wikinger");
    std::size_t told = 0;
    const PerftOrder order{.depth = 2, .seed = 3, .after = 60};
    const auto shares = kit_of(kits(), "wikinger").perft(*table, order, [&](std::size_t done, std::size_t all) {
        ++told;
        CHECK(done <= all);
    });
    CHECK(told == shares.size());
    REQUIRE(!shares.empty());

    const auto game = wikinger::Game::make(2, {});
    REQUIRE(game.has_value());
    auto state = game->initial();
    Rng rng{3};
    random_game(*game, state, rng, 60, [](const auto&, const auto&) {});
    std::uint64_t lines = 0;
    for (const PerftShare& share : shares) { lines += share.lines; }
    CHECK(lines == perft(*game, state, 2, Leaves::made));
}

TEST_CASE("Every option is tried with each of its other values, one at a time") {
    const auto sets = option_sets<wikinger::Options>();
    CHECK(sets.front() == wikinger::Options{});
    for (std::size_t i = 0; i < sets.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) { CHECK(sets[i] != sets[j]); }
    }
    const auto has = [&](auto member, auto value) {
        return std::ranges::any_of(sets, [&](const wikinger::Options& options) { return options.*member == value; });
    };
    using wikinger::Options;
    CHECK(has(&Options::standstill, wikinger::Standstill::off));
    CHECK(has(&Options::mode, wikinger::Mode::grand));
    CHECK(has(&Options::capture_during_jump, true));
    CHECK(has(&Options::conquest_minimum, 2));
    CHECK(has(&Options::grand_battle_goal, 3));
    CHECK(has(&Options::grand_battle_goal, 6));
    CHECK(has(&Options::quiet_ply_draw, std::optional<int>{}));
    CHECK(has(&Options::island, wikinger::IslandChoice{wikinger::Preset::two_b}));
}

TEST_CASE("The signature is the same every time and covers every number of seats") {
    const Signature once = signature_of<wikinger::Game>();
    const Signature twice = signature_of<wikinger::Game>();
    CHECK(once.value == twice.value);
    CHECK(once.games == once.option_sets * signed_games);
    CHECK(once.option_sets > 60);
    CHECK(once.plies > 50'000);
}

TEST_CASE("The middle, the least and the most of some numbers") {
    const Spread spread = spread_of({5, 1, 4, 2, 3});
    CHECK(spread.median == 3);
    CHECK(spread.low == 1);
    CHECK(spread.high == 5);
    const Spread each = nanoseconds({1e9, 1e8, 2e9});
    CHECK(each.median == doctest::Approx(1));
    CHECK(each.low == doctest::Approx(0.5));
    CHECK(each.high == doctest::Approx(10));
}

TEST_CASE("Allocations are counted") {
    const std::uint64_t before = allocations();
    const auto something = std::make_unique<std::vector<int>>(100);
    CHECK(allocations() == before + 2);
}

TEST_CASE("Playing allocates nothing, and a benchmark has every row") {
    const auto table = laid_out("wikinger");
    const BenchReport report = kit_of(kits(), "wikinger").bench(*table, {.seconds = 0});
    CHECK(report.allocations == 0);
    CHECK(report.seats == 2);
    for (const char* name :
         {"perft, last ply counted", "perft, every ply made", "random games", "decisions", "listing a move",
          "copying and applying a move", "choices per ply", "state", "copying a state", "view as JSON"}) {
        const auto row = std::ranges::find(report.rows, name, &BenchRow::name);
        REQUIRE_MESSAGE(row != report.rows.end(), name);
        CHECK(row->value.median > 0);
        CHECK(row->value.low <= row->value.median);
        CHECK(row->value.median <= row->value.high);
    }
}

TEST_CASE("A benchmark measures only what is asked for") {
    const auto table = laid_out("odin", 2);
    const BenchReport report = kit_of(kits(), "odin").bench(*table, {.seconds = 0, .only = "laying"});
    CHECK(report.rows.size() == 4);
    for (const BenchRow& row : report.rows) { CHECK(row.name.starts_with("laying: ")); }
    CHECK(report.rows.back().value.median <= 100);
}

}  // namespace meadhall::lab
