// The games of this program, as every command finds them: to play, to look at, to measure.
#pragma once

#include <span>
#include <string_view>

#include "cli/kit.hpp"
#include "core/game_list.hpp"
#include "lab/kit.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

struct House {
    Catalogue games;
    std::span<const Kit> kits;
    lab::Kits lab;
};

template <class... Games>
[[nodiscard]] House house_of(GameList<Games...> games) {
    static const Kit kits[] = {kit_for<Games>()...};
    return {.games = catalogue_of(games), .kits = kits, .lab = lab::kits_of(games)};
}

/// Every program says once what is in it: the one that people play has the games of the hall (cli/hall.cpp).
[[nodiscard]] const House& house();

/// Precondition for both: the game is in the house.
[[nodiscard]] const Kit& kit_of(std::string_view game);
[[nodiscard]] const lab::Kit& lab_kit_of(std::string_view game);

}  // namespace meadhall::cli
