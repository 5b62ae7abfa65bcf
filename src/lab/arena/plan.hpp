// What is to be played in the arena: who meets whom, how the seats change, and how often.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/refusal.hpp"
#include "lab/kit.hpp"
#include "lab/statistics.hpp"
#include "match/table.hpp"

namespace meadhall::lab {

/// What is agreed on before a match; empty and 0 where nothing was.
struct ArenaTerms {
    std::vector<std::string> bots{};  // NAME, NAME@PLAYOUTS, NAME@500ms
    int games = 0;                    // of every meeting; as many as is usual
    std::uint32_t playouts = 0;       // for bots without a budget of their own
    std::uint32_t milliseconds = 0;
    bool gauntlet = false;
    bool one_way = false;
    std::string sprt{};      // ELO0,ELO1
    std::string seed{};      // the house's own
    std::string position{};  // that the games begin from, as it was written; the usual one
};

/// A bot with its budget.
struct Contender {
    std::string label;               // as it was named; a twin gets a number
    std::string bot;                 // its name in the catalogue
    std::uint32_t playouts = 0;      // 0: as many as the time allows
    std::uint32_t milliseconds = 0;  // 0: no clock
};

/// Which of the two bots of a fixture sits at a seat.
enum class Sitter : std::uint8_t { first, second };

/// Who sits where in one game, seat by seat.
using Lineup = std::vector<Sitter>;

/// Two bots that meet; in a game for one seat the same bot twice.
struct Fixture {
    std::size_t first = 0;
    std::size_t second = 0;
};

struct ArenaPlan {
    std::unique_ptr<Table> table;  // the position that all games begin from
    ArenaTerms terms;
    std::vector<Contender> bots;
    std::vector<Fixture> fixtures;
    std::vector<Lineup> lineups;  // the games of a block
    std::vector<int> sides;       // which party a seat belongs to; allies win together
    std::size_t blocks = 0;       // of every fixture
    std::optional<SprtBounds> sprt{};

    [[nodiscard]] int seats() const { return static_cast<int>(sides.size()); }
    [[nodiscard]] bool is_solo() const { return seats() == 1; }
    [[nodiscard]] int side_count() const;
    /// How many sides the first bot plays in each game of a block.
    [[nodiscard]] Roles roles() const;
    /// The seed of all games of a block. Every fixture has its own; alone at the table, all bots have the same.
    [[nodiscard]] std::string block_seed(std::size_t fixture, std::size_t block) const;
};

/// The plan for a match that begins from the position on the table. Precondition: the kit is that of its game.
[[nodiscard]] Result<ArenaPlan> plan_of(std::unique_ptr<Table> table, const Kit& kit, ArenaTerms terms);

/// Every way to give one side to the first bot and the rest to the second; with more than two sides then the other way
/// round, unless it is to be one way only. For one seat: just the first bot.
[[nodiscard]] std::vector<Lineup> lineups_for(const std::vector<int>& sides, bool one_way);
/// Every pair once; in a gauntlet the first bot against every other; for one seat every bot on its own.
[[nodiscard]] std::vector<Fixture> fixtures_for(std::size_t bots, int seats, bool gauntlet);

}  // namespace meadhall::lab
