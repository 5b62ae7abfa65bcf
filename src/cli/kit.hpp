// What the terminal program adds to a game of the catalogue: how it looks, and the work that needs its exact types.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "cli/arena_game.hpp"
#include "cli/bench.hpp"
#include "cli/boards/art.hpp"
#include "cli/perft.hpp"
#include "cli/signature.hpp"
#include "cli/tune/tune_kit.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

struct Kit {
    std::string_view id;
    const BoardArt* art;
    bool has_secrets;  // whether a seat may know what others must not
    /// A position in the game's own notation as the JSON that opens a table.
    Result<std::string> (*position_json)(int seats, const std::string& options, std::string_view text);
    /// The position at the table's cursor in the game's own notation; empty if there is none.
    std::string (*position_text)(const Table&);
    /// The position as JSON, with something that could be true in place of all that is hidden from this seat.
    std::string (*imagined)(const Table&, Seat seat);
    std::vector<PerftShare> (*perft)(const Table&, const PerftOrder&, const Progress&);
    BenchReport (*bench)(const Table&, const BenchOrder&);
    Signature (*signature)();
    ArenaKit arena;
    TuneKit tune;
};

/// The kits of all games, in the catalogue's order.
[[nodiscard]] std::span<const Kit> kits();
/// Precondition: the game is in the catalogue.
[[nodiscard]] const Kit& kit_of(std::string_view game);

}  // namespace meadhall::cli
