// The land of Walhalla drawn with signs: three tongues between four fjords, the ships, and who stands where.
#pragma once

#include <cstdint>
#include <vector>

#include "cli/boards/art.hpp"
#include "cli/drawing/ink.hpp"
#include "core/index_set.hpp"
#include "games/walhalla/game.hpp"

namespace meadhall::cli {

/// A field of the land, counted from the coast, tongue by tongue.
struct LandField {
    std::uint8_t number = 0;

    [[nodiscard]] static constexpr LandField at(int tongue, int row) {
        return {static_cast<std::uint8_t>(tongue * walhalla::most_rows + row)};
    }
};

/// What is pointed at.
struct LandMarks {
    using Fields = IndexSet<LandField, walhalla::tongue_count * walhalla::most_rows>;

    Fields open;              // where the landing Viking may go
    Fields fresh;             // what has just changed
    std::vector<int> berths;  // of every fjord, where the ship may moor now; none while that is not asked
};

[[nodiscard]] char32_t letter_of(walhalla::Colour colour);
/// For the coloured seat of a ship.
[[nodiscard]] char32_t small_letter_of(walhalla::Colour colour);
[[nodiscard]] Ink ink_of(walhalla::Colour colour);

[[nodiscard]] Lines drawn_land(const walhalla::Game& game, const walhalla::Open& open, const LandMarks& marks,
                               const Drawing& drawing);

}  // namespace meadhall::cli
