// How animals multiply (O-11.4).
#pragma once

#include <cstddef>

namespace meadhall::odin {

/// The sheep, or the cattle, in one player's stables.
struct Herd {
    int normal = 0;
    int pregnant = 0;

    friend constexpr bool operator==(Herd, Herd) = default;
};

/// As many in one herd as a position may have. A game comes to nine: of itself one becomes pregnant, #79 makes one so,
/// and #78 turns seven tiles.
inline constexpr std::size_t most_pregnant = 12;

/// O-11.4: pregnant animals each have one young and are pregnant no more; without any, one of at least two becomes so.
[[nodiscard]] constexpr Herd bred(Herd herd) {
    if (herd.pregnant > 0) { return {herd.normal + 2 * herd.pregnant, 0}; }
    return herd.normal >= 2 ? Herd{herd.normal - 1, 1} : herd;
}

}  // namespace meadhall::odin
