// The toy game at a table of the hall: what the tests of match play with.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "match/entry.hpp"
#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"
#include "search/levels.hpp"
#include "search/planner.hpp"
#include "search/reference.hpp"
#include "support/toy.hpp"

namespace meadhall {

/// No opinion beyond who leads.
template <>
struct Judgement<toy::Game> {
    static double worth(const toy::Game& game, const toy::State& state, Seat seat) {
        const Standing standing = game.standing(state);
        int most = standing.scores[0];
        for (int i = 1; i < game.seats(); ++i) { most = std::max(most, standing.scores[static_cast<std::size_t>(i)]); }
        return standing.scores[seat.number] == most ? 1 : 0;
    }
};

// It has no bots beyond the yardsticks, and nothing to search exactly.
template <>
struct Tactics<toy::Game> : None {};
template <>
struct QuickPlayer<toy::Game> : None {};
template <>
struct Levels<toy::Game> : None {};
template <>
struct Reference<toy::Game> : None {};

namespace test {

inline constexpr std::array horn_games = {entry<toy::Game>};
inline constexpr Caller owner = Caller::owner();
inline constexpr Caller spectator = Caller::spectator();

inline std::unique_ptr<Table> opened(const Opening& opening) {
    Result<std::unique_ptr<Table>> table = open_table(horn_games, "horn", opening);
    REQUIRE(table);
    return std::move(*table);
}

inline std::unique_ptr<Table> horn(int seats = 3, std::string seed = "saga") {
    return opened({.seats = seats, .seed = std::move(seed), .date = "2025-01-31"});
}

inline void must_play(Table& table, const MoveName& move, Caller caller = owner) {
    const Result<void> played = table.play(move, caller);
    REQUIRE_MESSAGE(played, (played ? "" : played.error().message(Language::en)));
}

/// One move for whoever is to act, by the bot that plays anything.
inline void random_move(Table& table, std::uint64_t seed) {
    const auto choices = table.moves(owner);
    REQUIRE(!choices.empty());
    Rng rng{seed};
    must_play(table, choices[rng.below(static_cast<std::uint32_t>(choices.size()))].code);
}

/// Plays at most `plies` moves, or to the end.
inline void play_on(Table& table, std::uint64_t seed, int moves = 1000) {
    for (int i = 0; i < moves && !table.to_act().is_nobody(); ++i) {
        random_move(table, seed * 1000 + static_cast<std::uint64_t>(i));
    }
}

inline std::string view_of(const Table& table, Caller caller) {
    std::string out;
    table.view_json(out, caller);
    return out;
}

/// Everything that must stay as it was when a request is refused.
struct Footprint {
    std::string view;
    std::uint64_t hash;
    std::uint64_t revision;
    int ply;
    int last_ply;
    Record record;

    explicit Footprint(const Table& table)
        : view{view_of(table, owner)},
          hash{table.hash(owner)},
          revision{table.revision()},
          ply{table.ply()},
          last_ply{table.last_ply()},
          record{table.record(Seeds::shown)} {}
    friend bool operator==(const Footprint&, const Footprint&) = default;
};

}  // namespace test

}  // namespace meadhall
