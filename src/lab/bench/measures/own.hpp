// Figures that only one game has, for `meadhall bench`: one row each in that game's table.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/none.hpp"
#include "core/rules.hpp"

namespace meadhall::lab {

/// What there is to measure on: positions of fixed random games, all of them and those from the middle of each.
template <Rules G>
struct Sample {
    const G& game;
    std::span<const typename G::State> course;
    std::span<const typename G::State> middles;
};

enum class Shown : std::uint8_t { per_second, nanoseconds_each, as_told };

template <Rules G>
struct OwnMeasure {
    std::string_view name;
    std::string_view unit;
    Shown shown = Shown::per_second;
    /// Does some of the work, the `turn`-th time, and tells how much it was. `seconds` is for work that must be given
    /// its time; everything else is repeated until the time is over.
    double (*work)(const Sample<G>& sample, std::size_t turn, double seconds);
    bool (*applies)(const G& game) = nullptr;  // none: always
    bool is_parallel = false;                  // needs more cores than one
};

/// What nobody has said.
struct Unsaid {};

/// The table of a game: lab/bench/measures/<game>.hpp. One without figures of its own says so:
/// `template <> inline constexpr None own_measures<Game>{};`
template <class G>
inline constexpr Unsaid own_measures{};

}  // namespace meadhall::lab
