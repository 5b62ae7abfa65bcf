// What can be counted on the board at any time: how strong everybody stands on each tongue, the score, and the berths
// that come next. The scoring itself, with cards and ties, comes at the end of a raid.
#pragma once

#include <vector>

#include "core/fields.hpp"
#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

/// Vikings and village bonuses of a colour on a tongue, without cards (WH-7.3 a).
struct Strength {
    Colour colour{};
    int strength = 0;

    static constexpr auto fields() {
        return described(field("colour", &Strength::colour), field("strength", &Strength::strength));
    }
    friend constexpr bool operator==(const Strength&, const Strength&) = default;
};

struct Gauges {
    std::vector<std::vector<Strength>> tongues;  // who stands on each, the strongest first
    std::vector<int> scores;                     // of every seat, as it stands
    std::vector<int> berths;  // of every fjord: where a ship would lie now, counted from 1; 0 if it is full (WH-5.6)

    static constexpr auto fields() {
        return described(field("tongues", &Gauges::tongues), field("scores", &Gauges::scores),
                         field("berths", &Gauges::berths));
    }
    friend bool operator==(const Gauges&, const Gauges&) = default;
};

}  // namespace meadhall::walhalla
