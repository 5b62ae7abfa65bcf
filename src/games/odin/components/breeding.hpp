// How animals multiply (O-11.4).
#pragma once

namespace meadhall::odin {

/// The sheep, or the cattle, in one player's stables.
struct Herd {
    int normal = 0;
    int pregnant = 0;

    friend constexpr bool operator==(Herd, Herd) = default;
};

/// O-11.4: pregnant animals each have one young and are pregnant no more; without any, one of at least two becomes so.
[[nodiscard]] constexpr Herd bred(Herd herd) {
    if (herd.pregnant > 0) { return {herd.normal + 2 * herd.pregnant, 0}; }
    return herd.normal >= 2 ? Herd{herd.normal - 1, 1} : herd;
}

}  // namespace meadhall::odin
