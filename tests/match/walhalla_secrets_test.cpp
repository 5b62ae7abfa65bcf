// A table of Walhalla keeps its secrets: what a caller is answered depends on nothing that the caller may not know.
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "games/walhalla/game.hpp"
#include "match/catalogue.hpp"
#include "match/json/write.hpp"
#include "match/table_of.hpp"

namespace meadhall {

namespace {

using walhalla::Game;

std::unique_ptr<Table> opened(const Opening& opening) {
    auto table = open_table(catalogue(), Game::id, opening);
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    return std::move(*table);
}

std::unique_ptr<Table> opened_at(const TableOf<Game>& like, const walhalla::State& state) {
    return opened({.seats = like.seats(), .state = json_of(like.rules(), state), .seed = "x"});
}

void play_on(Table& table, Rng& rng, int acts) {
    for (int i = 0; i < acts && table.to_act().is_seat(); ++i) {
        const auto moves = table.moves(Caller::owner());
        const MoveChoice& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        REQUIRE(table.play(move.code, Caller::owner()).has_value());
    }
}

/// Everything that a caller can ask, in one text.
std::string answers(const Table& table, Caller caller) {
    std::string all;
    table.view_json(all, caller);
    REQUIRE(table.moves_json(all, caller, "").has_value());
    all += std::to_string(table.hash(caller)) + " " + std::to_string(table.barrier(caller));
    for (const char* move : {"attack", "shield", "hunt", "sell hunt", "lay cult+", "board 1 2 3", "win", "nonsense"}) {
        if (const auto refusal = table.why(move, caller)) { all += refusal->message(Language::en); }
    }
    for (const Happening& each : table.happenings(0, table.ply(), caller, Language::de)) { all += each.sentence; }
    return all;
}

}  // namespace

TEST_CASE("Worlds of Walhalla that a caller cannot tell apart give the same answers, byte for byte (WH-14.1)") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const int seats = 3 + static_cast<int>(seed % 2);
        const auto table = opened({.seats = seats, .seed = std::to_string(seed)});
        Rng rng{seed};
        play_on(*table, rng, 10 + 4 * static_cast<int>(seed));
        const auto& real = static_cast<const TableOf<Game>&>(*table);
        for (int i = 0; i <= seats; ++i) {
            const Viewer viewer = i == seats ? Viewer::spectator() : Viewer{seat(i)};
            const walhalla::State imagined = real.rules().imagine(Game::view(real.state(), viewer), rng);
            CHECK(answers(*opened_at(real, real.state()), viewer) == answers(*opened_at(real, imagined), viewer));
            compared += imagined == real.state() ? 0 : 1;
        }
    }
    CHECK(compared > 100);
}

TEST_CASE("A seat of Walhalla hears which card it drew, the others only that it drew one") {
    const auto table = opened({.seats = 3, .seed = "hilda"});
    const auto told = [&](Caller caller) {
        std::string all;
        for (const Happening& each : table->happenings(0, table->ply(), caller, Language::en)) { all += each.sentence; }
        return all;
    };
    CHECK(told(seat(0)).find("Red draws the card ") != std::string::npos);
    CHECK(told(seat(1)).find("Red draws the card ") == std::string::npos);
    CHECK(told(Caller::spectator()).find("draws the card ") == std::string::npos);
}

}  // namespace meadhall
