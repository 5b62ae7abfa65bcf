// What a board must know to draw a game, besides the position: which fields lie beside which seats of moored ships.
// Facts only, nothing that changes during play.
#pragma once

#include <cstdint>
#include <vector>

#include "core/fields.hpp"
#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

/// A field beside a seat of a moored ship (WH-2.3); tongue and row count from 1, as they do in moves and events.
struct Shore {
    Side side{};
    std::uint8_t tongue = 0;
    std::uint8_t row = 0;

    static constexpr auto fields() {
        return described(field("side", &Shore::side), field("tongue", &Shore::tongue), field("row", &Shore::row));
    }
    friend constexpr bool operator==(Shore, Shore) = default;
};

struct Fjord {
    std::vector<std::uint8_t> tongues;  // beside it, from the left (WH-2.1)
    std::vector<std::vector<std::vector<Shore>>>
        berths;  // what lies beside each seat, from the coast outwards (WH-2.4)

    static constexpr auto fields() {
        return described(field("tongues", &Fjord::tongues), field("berths", &Fjord::berths));
    }
};

struct Scene {
    std::vector<Fjord> fjords;

    /// Beside the Viking that comes ashore (WH-6.2). Precondition: a ship is moored where this turn's is.
    [[nodiscard]] const std::vector<Shore>& shores(const Open& open) const {
        return fjords[open.fjord].berths[open.fjords[open.fjord].size() - 1][open.landing];
    }
    static constexpr auto fields() { return described(field("fjords", &Scene::fjords)); }
};

}  // namespace meadhall::walhalla
