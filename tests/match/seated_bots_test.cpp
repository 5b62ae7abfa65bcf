// A bot that sits at a table keeps what it thought, as far as it fits, and knows nothing but what its seat sees.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "games/walhalla/game.hpp"
#include "horn.hpp"
#include "match/catalogue.hpp"
#include "match/json/write.hpp"
#include "match/table_of.hpp"

namespace meadhall {
namespace {

using test::owner;
using walhalla::Game;

constexpr std::uint32_t playouts = 200;

std::unique_ptr<Table> table_of_three(const std::string& seed = "gudrun") {
    auto table = open_table(catalogue(), Game::id, {.seats = 3, .seed = seed});
    REQUIRE(table.has_value());
    return std::move(*table);
}

/// What a bot answers, in full.
ThinkAnswer thought(Table& table, const std::string& bot = "raider", int threads = 1) {
    auto answer = table.think({.bot = bot, .playouts = playouts, .seed = 5, .threads = threads}, owner);
    REQUIRE(answer.has_value());
    return *answer;
}
std::uint32_t visits(const ThinkAnswer& answer) {
    std::uint32_t sum = 0;
    for (const auto& line : answer.lines) { sum += line.visits; }
    return sum;
}
std::string told(const ThinkAnswer& answer) {
    std::string all = answer.move.text + ' ' + std::to_string(answer.playouts);
    for (const auto& line : answer.lines) {
        all += ' ' + line.move.text + ' ' + std::to_string(line.visits) + ' ' + std::to_string(line.value);
    }
    return all;
}
void must_play(Table& table, std::uint64_t code) { REQUIRE(table.play(code, owner).has_value()); }

/// Lets a bot think and play until the same seat decides twice in a row, and stops before the second decision.
void play_to_second_decision(Table& table, const std::string& bot = "raider", int threads = 1) {
    for (int i = 0; i < 200; ++i) {
        const Actor before = table.to_act();
        const ThinkAnswer answer = thought(table, bot, threads);
        const int dealt = table.ply() + 1;
        must_play(table, answer.move.code);
        const bool goes_on = table.to_act() == before && table.ply() == dealt && table.moves(owner).size() > 1;
        if (goes_on && answer.choices > 1) { return; }
    }
    FAIL("nobody ever decided twice in a row");
}

TEST_CASE("A bot that stays at the table goes on with what it thought at its last decision") {
    for (const int threads : {1, 2}) {
        CAPTURE(threads);
        const auto table = table_of_three();
        play_to_second_decision(*table, "raider", threads);
        const auto fresh = table->another("x");
        CHECK(visits(thought(*fresh, "raider", threads)) <= playouts);
        CHECK(visits(thought(*table, "raider", threads)) > playouts);
    }
}

TEST_CASE("Who begins to think at a table, or finds another position than it foresaw, answers as a newcomer would") {
    const auto table = table_of_three();
    const auto newcomer = [&] { return told(thought(*table->another("x"))); };
    CHECK(told(thought(*table)) == newcomer());
    play_to_second_decision(*table);
    static_cast<void>(thought(*table));
    CHECK(told(thought(*table)) == newcomer());  // asked the same again
    REQUIRE(table->go_to(table->ply() - 1, owner).has_value());
    CHECK(told(thought(*table)) == newcomer());
    REQUIRE(table->go_to(0, owner).has_value());
    REQUIRE(table->redo(std::nullopt, owner).has_value());
    CHECK(told(thought(*table)) == newcomer());
}

TEST_CASE("Another bot asked at a seat sits down there, and the first has left") {
    const auto table = table_of_three();
    play_to_second_decision(*table);
    const std::string newcomer = told(thought(*table->another("x")));
    static_cast<void>(thought(*table, "farmer"));
    CHECK(told(thought(*table)) == newcomer);
}

TEST_CASE("What one seat's bot thought does not change what another seat's bot thinks") {
    const auto table = table_of_three();
    const Actor first = table->to_act();
    for (int i = 0; i < 200 && table->to_act() == first; ++i) { must_play(*table, thought(*table).move.code); }
    REQUIRE(table->to_act().is_seat());
    CHECK(told(thought(*table)) == told(thought(*table->another("x"))));
}

TEST_CASE("The same questions in the same order find the same, with one thread or several that pool") {
    const auto course = [](int threads) {
        const auto table = table_of_three("sigrid");
        std::string all;
        for (int i = 0; i < 12; ++i) {
            const ThinkAnswer answer = thought(*table, "raider", threads);
            all += told(answer) + '\n';
            must_play(*table, answer.move.code);
        }
        return all;
    };
    CHECK(course(1) == course(1));
    CHECK(course(3) == course(3));
}

TEST_CASE("Worlds that a seat cannot tell apart are thought about alike, decision after decision (WH-14.1)") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto table = table_of_three(std::to_string(seed));
        Rng rng{seed};
        for (int i = 0; i < 30 && table->to_act().is_seat(); ++i) {
            const auto moves = table->moves(owner);
            must_play(*table, moves[rng.below(static_cast<std::uint32_t>(moves.size()))].code);
        }
        if (!table->to_act().is_seat()) { continue; }
        const Seat me = table->to_act().seat();
        const auto& real = static_cast<const TableOf<Game>&>(*table);
        const walhalla::State imagined = real.rules().imagine(Game::view(real.state(), me), rng);
        const auto one = table->another("x");
        auto other =
            open_table(catalogue(), Game::id, {.seats = 3, .state = json_of(real.rules(), imagined), .seed = "x"});
        REQUIRE(other.has_value());
        while (one->to_act() == Actor::of(me) && (*other)->to_act() == Actor::of(me) &&
               one->hash(me) == (*other)->hash(me)) {
            const ThinkAnswer answer = thought(*one);
            CHECK(told(answer) == told(thought(**other)));
            must_play(*one, answer.move.code);
            must_play(**other, answer.move.code);
            ++compared;
        }
    }
    CHECK(compared > 12);
}

TEST_CASE("Where there is only one move nobody thinks about it") {
    int forced = 0;
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        auto opened = game.open({.seats = game.min_seats, .seed = "forced"});
        REQUIRE(opened.has_value());
        Table& table = **opened;
        for (int i = 0; i < 400 && table.to_act().is_seat(); ++i) {
            const std::size_t choices = table.moves(owner).size();
            const auto answer = table.think({.bot = choices > 1 ? "random" : "jarl", .seed = 3}, owner);
            REQUIRE(answer.has_value());
            CHECK(answer->choices == choices);
            if (choices == 1) { CHECK(answer->playouts == 0); }
            forced += choices == 1 ? 1 : 0;
            must_play(table, answer->move.code);
        }
    }
    CHECK(forced > 0);
}

TEST_CASE("Another table from the same position is dealt by its own seed, and its record can be verified") {
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        auto start = game.open({.seats = game.min_seats, .chance = Chance::manual});
        REQUIRE(start.has_value());
        const auto one = (*start)->another("one");
        const auto same = (*start)->another("one");
        CHECK(one->hash(owner) == same->hash(owner));
        for (int i = 0; i < 40 && one->to_act().is_seat(); ++i) {
            const auto answer = one->think({.bot = "random", .seed = static_cast<std::uint64_t>(i)}, owner);
            REQUIRE(answer.has_value());
            must_play(*one, answer->move.code);
        }
        const Record record = one->record(Seeds::shown);
        const auto checked = verify_record(catalogue(), record);
        REQUIRE_MESSAGE(checked.has_value(), checked.error().message(Language::en));
        CHECK((*start)->ply() == 0);
    }
}

}  // namespace
}  // namespace meadhall
