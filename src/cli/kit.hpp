// What the terminal adds to a game of the catalogue: how it looks, and how its positions are written. Compiled once per
// game: cli/boards/<game>/kit.cpp.
#pragma once

#include <string>
#include <string_view>

#include "cli/boards/art.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "match/table.hpp"

namespace meadhall::cli {

struct Kit {
    std::string_view id;
    const BoardArt* art;
    bool has_secrets;  // whether a seat may know what others must not
    /// A position in the game's own notation as the JSON that opens a table.
    Result<std::string> (*position_json)(int seats, const std::string& options, std::string_view text);
    /// The position at the table's cursor in the game's own notation; empty if there is none.
    std::string (*position_text)(const Table&);
};

/// The kit of one game: cli/kit_for.hpp.
template <class G>
[[nodiscard]] Kit kit_for();

}  // namespace meadhall::cli
