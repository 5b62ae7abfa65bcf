// A board half full, from a list of random numbers: pieces laid one after the other wherever the rules allow.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "games/odin/components/areas/boards.hpp"
#include "games/odin/support/slow_board.hpp"

namespace meadhall::odin::testing {

/// Which piece, and which of its placements.
using Script = std::vector<std::pair<std::uint8_t, std::uint16_t>>;

/// The same position in all the forms that are compared with each other.
struct HalfFull {
    explicit HalfFull(Face of_face) : face{of_face}, slow_board{of_face} {}

    Face face;
    Cover cover{};
    SlowBoard slow_board;
    std::vector<std::pair<Item, Cells>> pieces{};
    Land land{};    // kept where the face is land
    House house{};  // kept where it is a house
};

/// Everything that has a shape.
[[nodiscard]] const std::vector<Item>& layable();

[[nodiscard]] HalfFull laid(Face face, const Script& script);

}  // namespace meadhall::odin::testing
