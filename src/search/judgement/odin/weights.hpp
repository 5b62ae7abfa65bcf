// What a steward of Ein Fest für Odin thinks things are worth, in points.
#pragma once

#include "core/fields.hpp"
#include "games/odin/game.hpp"

namespace meadhall::odin_mind {

/// A value that changes evenly from the first round to the last.
struct Slope {
    double first = 0;
    double last = 0;

    /// `ahead`: 1 in the first round, 0 in the last.
    [[nodiscard]] constexpr double at(double ahead) const { return last + (first - last) * ahead; }

    static constexpr auto fields() { return described(field("first", &Slope::first), field("last", &Slope::last)); }
};

struct Weights {
    // Tiles that cover boards.
    Slope cell{};     // each cell of a tile in the supply
    Slope green{};    // of that for green ones, which may not touch
    Slope special{};  // of that for special tiles, whose shapes are awkward
    double room = 0;  // once fewer cells than this are open, tiles are worth less
    // Dishes.
    Slope red{};            // of the green tile one step up
    Slope orange{};         // of the green tile two steps up
    Slope spare_slot{};     // of food beyond the next feast
    double empty_slot = 0;  // for which there is neither dish nor silver
    Slope saved_slot{};     // that an emigrated ship fills
    // Animals.
    Slope sheep{};  // beyond its points and its wool
    Slope cattle{};
    Slope second_animal{};  // two of a kind breed
    // Resources and weapons.
    Slope wood{};
    Slope stone{};
    Slope ore{};
    Slope silver{};
    Slope bow{};
    Slope snare{};
    Slope spear{};
    Slope sword{};
    // Ships, beyond their points.
    Slope boat{};
    Slope more_boats{};
    Slope knarr{};
    Slope longship{};
    Slope second_longship{};
    Slope emigrant{};  // the first large ship that may leave
    Slope more_emigrants{};
    Slope ore_on_board{};
    // Buildings, beyond their points and the points their empty places cost.
    Slope shed{};
    Slope stone_house{};
    Slope long_house{};
    // Islands, likewise.
    Slope shetland{};
    Slope faroe_islands{};
    Slope iceland{};
    Slope greenland{};
    Slope bear_island{};
    Slope baffin_island{};
    Slope labrador{};
    Slope newfoundland{};
    // Occupations.
    Slope card{};            // in the hand
    double played_card = 0;  // beyond its points
    // Vikings.
    Slope viking{};
    // Laying.
    double promise = 0;  // of the silver and the goods that a number or a symbol half reached will bring
    double snug = 0;     // for each side that touches something
    Slope held_green{};  // a cell of a tile that is not laid yet
    Slope held_blue{};
    Slope laid_silver{};  // what one silver laid on a board must bring
    double reward = 0;    // of what a bonus is worth

    static constexpr auto fields() {
        return described(
            field("cell", &Weights::cell), field("green", &Weights::green), field("special", &Weights::special),
            field("room", &Weights::room), field("red", &Weights::red), field("orange", &Weights::orange),
            field("spare_slot", &Weights::spare_slot), field("empty_slot", &Weights::empty_slot),
            field("saved_slot", &Weights::saved_slot), field("sheep", &Weights::sheep),
            field("cattle", &Weights::cattle), field("second_animal", &Weights::second_animal),
            field("wood", &Weights::wood), field("stone", &Weights::stone), field("ore", &Weights::ore),
            field("silver", &Weights::silver), field("bow", &Weights::bow), field("snare", &Weights::snare),
            field("spear", &Weights::spear), field("sword", &Weights::sword), field("boat", &Weights::boat),
            field("more_boats", &Weights::more_boats), field("knarr", &Weights::knarr),
            field("longship", &Weights::longship), field("second_longship", &Weights::second_longship),
            field("emigrant", &Weights::emigrant), field("more_emigrants", &Weights::more_emigrants),
            field("ore_on_board", &Weights::ore_on_board), field("shed", &Weights::shed),
            field("stone_house", &Weights::stone_house), field("long_house", &Weights::long_house),
            field("shetland", &Weights::shetland), field("faroe_islands", &Weights::faroe_islands),
            field("iceland", &Weights::iceland), field("greenland", &Weights::greenland),
            field("bear_island", &Weights::bear_island), field("baffin_island", &Weights::baffin_island),
            field("labrador", &Weights::labrador), field("newfoundland", &Weights::newfoundland),
            field("card", &Weights::card), field("played_card", &Weights::played_card),
            field("viking", &Weights::viking), field("promise", &Weights::promise), field("snug", &Weights::snug),
            field("held_green", &Weights::held_green), field("held_blue", &Weights::held_blue),
            field("laid_silver", &Weights::laid_silver), field("reward", &Weights::reward));
    }
};

/// The weights found by tuning: for the solo game, and for a table of several.
[[nodiscard]] const Weights& tuned_weights(const odin::Game& game);
/// Those that the medium level was first released with. Frozen.
[[nodiscard]] const Weights& first_weights(const odin::Game& game);

}  // namespace meadhall::odin_mind
