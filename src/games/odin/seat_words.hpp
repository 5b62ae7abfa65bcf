// What a seat is called by people: by the colour of its Vikings, as in the other games.
#pragma once

#include <array>
#include <string>

#include "core/seat.hpp"
#include "core/words.hpp"

namespace meadhall::odin {

inline constexpr std::array<Words, 4> seat_colours = {{
    {"Red", "Rot", "Rood"},
    {"Blue", "Blau", "Blauw"},
    {"Yellow", "Gelb", "Geel"},
    {"Black", "Schwarz", "Zwart"},
}};

[[nodiscard]] inline std::string seat_name(Seat seat, Language language) {
    return std::string{seat_colours[seat.number].in(language)};
}

}  // namespace meadhall::odin
