// What cards count: ships, houses, goods, Vikings, and what the action has brought about (O-8.4, O-8.12).
#include <algorithm>
#include <bit>

#include "games/odin/actions/under_way.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

namespace {

int houses_of(const Open& open, Seat seat) {
    return static_cast<int>(std::ranges::count(open.houses, std::optional{seat}, &Homestead::owner));
}

int loose_ore(const Bay& bay) { return bay.boats[1] + bay.longships[1] + 2 * bay.longships[2] + 3 * bay.longships[3]; }

int red_kinds(const Player& owner) {
    int kinds = 0;
    for (const GoodRow& row : goods) {
        if (row.colour != Colour::red || row.good != kind_of(row.good)) { continue; }
        const bool bred = is_animal(row.good) && owner.has(row.reverse) > 0;
        kinds += owner.has(row.good) > 0 || bred ? 1 : 0;
    }
    return kinds;
}

template <class Board>
int specials_on(const Board& board) {
    return static_cast<int>(
        std::ranges::count_if(pieces(board), [](const LaidPiece& piece) { return piece.item.is<Special>(); }));
}

int special_tiles(const Open& open, Seat seat) {
    int count = static_cast<int>(std::ranges::count(open.specials, held_by(seat)));
    count += specials_on(open.players[seat.number].home);
    for (const Island& island : open.islands) { count += island.owner == seat ? specials_on(island.land) : 0; }
    for (const Homestead& house : open.houses) { count += house.owner == seat ? specials_on(house.house) : 0; }
    return count;
}

/// D-24: Vikings of the active colour that stand on some spaces now; imitation spaces belong to no group, but to a
/// column.
template <class Wanted>
int vikings_on(const Game& game, const Open& open, Seat seat, Wanted wanted) {
    const int colour = colour_of_vikings(game, open, seat);
    int count = 0;
    for (const SpaceRow& row : spaces()) {
        const Crew& crew = open.crews[index(row.space)];
        if (crew.colour == colour && wanted(row)) { count += crew.vikings; }
    }
    return count;
}

int vikings_in_column(const Game& game, const Open& open, Seat seat, int column) {
    int count = vikings_on(game, open, seat, [&](const SpaceRow& row) { return row.column == column; });
    for (const Imitation& each : open.imitations) {
        const bool mine = each.column == column && each.crew.colour == seat.number;
        count += mine ? each.crew.vikings : 0;
    }
    return count;
}

/// #81: 8 silver, less one for each long sword and half of one for each bow and spear, rounded down, never below 0.
int quartermaster_price(const Player& owner) {
    const int halves = 2 * row_of(Ship::longship).price - 2 * owner.has(Weapon::long_sword) - owner.has(Weapon::bow) -
                       owner.has(Weapon::spear);
    return std::max(0, halves) / 2;
}

/// So many of the peas as there are, but four at most, and to eight at most.
int peas_to_double(const Player& owner) {
    const int peas = owner.has(Good::peas);
    return std::min({peas, 4, std::max(0, 8 - peas)});
}

int flock(const Player& owner) { return owner.has(Good::sheep) + owner.has(Good::pregnant_sheep); }
int herd(const Player& owner) { return owner.has(Good::cattle) + owner.has(Good::pregnant_cattle); }

}  // namespace

int measured(const Game& game, const Open& open, Seat seat, Measure measure, Item thing) {
    const Player& owner = open.players[seat.number];
    const Bay& bay = owner.bay;
    switch (measure) {
        case Measure::one: return 1;
        case Measure::players: return game.seats();
        case Measure::round: return open.round;
        case Measure::price_less_large: return std::max(0, open.round - bay.large_count());
        case Measure::flock: return flock(owner);
        case Measure::herd: return herd(owner);
        case Measure::whaling_boats: return bay.boat_count();
        case Measure::knarrs: return bay.knarrs;
        case Measure::longships: return bay.longship_count();
        case Measure::large_ships: return bay.large_count();
        case Measure::ship_sets: return std::min({bay.boat_count(), int{bay.knarrs}, bay.longship_count()});
        case Measure::strong_longships: return bay.longships[2] + bay.longships[3];
        case Measure::loose_ore: return loose_ore(bay);
        case Measure::houses: return houses_of(open, seat);
        case Measure::islands:
            return static_cast<int>(std::ranges::count(open.islands, std::optional{seat}, &Island::owner));
        case Measure::special_tiles: return special_tiles(open, seat);
        case Measure::income: return Game::income_of(open, seat);
        case Measure::animal_kinds: return (flock(owner) > 0 ? 1 : 0) + (herd(owner) > 0 ? 1 : 0);
        case Measure::red_kinds: return red_kinds(owner);
        case Measure::meat_pairs: return std::min(owner.has(Good::game_meat), owner.has(Good::whale_meat));
        case Measure::stock: return owner.has(thing);
        case Measure::short_of_two: return std::max(0, 2 - owner.has(thing));
        case Measure::peas_to_double: return peas_to_double(owner);
        case Measure::quartermaster_price: return quartermaster_price(owner);
        case Measure::vikings_on_crafting:
            return vikings_on(game, open, seat,
                              [](const SpaceRow& row) { return row.groups.contains(Group::crafting); });
        case Measure::vikings_in_column_2: return vikings_in_column(game, open, seat, 2);
        case Measure::vikings_in_column_3: return vikings_in_column(game, open, seat, 3);
        case Measure::placements_in_column_2:
        case Measure::placements_of_two: return owner.placed_in_2;
        case Measure::wood_gained: return open.tally.wood;
        case Measure::stone_gained: return open.tally.stone;
        case Measure::stockfish_gained: return open.tally.stockfish;
        case Measure::cards_played: return open.tally.cards;
        case Measure::kinds_taken: return open.tally.taken.size();
        case Measure::kinds_paid: return open.tally.paid.size();
        case Measure::ore_paid: return open.tally.paid.contains(Resource::ore) ? 1 : 0;
        case Measure::earlier_stockfish:
        case Measure::rolls_made:
        case Measure::boats_used:
        case Measure::weapons_spent:
        case Measure::resources_spent:
        case Measure::served: break;  // known only to the moment itself
    }
    return 0;
}

}  // namespace meadhall::odin
