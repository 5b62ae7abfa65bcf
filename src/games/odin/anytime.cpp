// What players may do at any time: lay pieces, store wood and stone, buy and arm ships (O-9).
#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

// Places.

bool Game::owns(const Open& open, Seat seat, Place place) {
    if (place.is_home()) { return true; }
    if (place.is_island()) { return open.islands[place.island_index()].owner == seat; }
    if (place.is_house()) { return open.houses[place.house_index()].owner == seat; }
    return open.players[seat.number].sheds > 0;
}

Face Game::face_at(const Open& open, Place place) {
    if (place.is_home()) { return Face::home; }
    if (place.is_house()) { return *row_of(kind_of_house(static_cast<int>(place.house_index()))).face; }
    const BoardRow& board = boards[place.island_index()];
    return open.islands[place.island_index()].turned ? board.back : board.front;
}

Cover Game::cover_at(const Open& open, Seat seat, Place place) {
    if (place.is_home()) { return open.players[seat.number].home.cover(); }
    if (place.is_island()) { return open.islands[place.island_index()].land.cover(); }
    return open.houses[place.house_index()].house.cover();
}

namespace {

/// Calls `visit(place)` for each board and house of a seat, until one answers true.
template <class Visit>
bool any_place(const Open& open, Seat seat, Visit visit) {
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{byte(number)};
        if (Game::owns(open, seat, place) && visit(place)) { return true; }
    }
    return false;
}

bool is_in_supply(const Open& open, Seat seat, Item item) {
    if (item.is<Special>()) { return open.specials[index(item.as<Special>())] == held_by(seat); }
    return item.number < supply_size && open.players[seat.number].has(item) > 0;
}

/// The kinds of pieces in a seat's supply.
using Pieces = InplaceVector<Item, good_count + special_count + 2>;

/// #40: with a card, wood is a piece too.
bool lays_wood(const Game& game, const Player& owner) {
    return owner.has(Resource::wood) > 0 && rules(game, owner, Rule::wood_in_houses);
}

/// What a piece lies like: wood like a coin.
Item lying_like(Item item) { return item == Item{Resource::wood} ? Item{Resource::silver} : item; }

Pieces pieces_of(const Open& open, Seat seat) {
    constexpr ItemBits goods_and_singles =
        (bit_of(Item{good_count}) - 1) | bit_of(Resource::ore) | bit_of(Resource::silver);
    Pieces found;
    for (ItemBits rest = open.players[seat.number].kinds_in_supply() & goods_and_singles; rest != 0; rest &= rest - 1) {
        found.push_back(Item{std::countr_zero(rest)});
    }
    for (int number = 0; number < special_count; ++number) {
        if (open.specials[static_cast<std::size_t>(number)] == held_by(seat)) {
            found.push_back(Item{Item::first_special + number});
        }
    }
    return found;
}

/// Places for wood or stone in a building, and what is stored there (O-9.10).
struct Storage {
    int room = 0;
    int stored = 0;
};

Storage storage(const Open& open, Seat seat, Resource resource, Place place) {
    const bool is_wood = resource == Resource::wood;
    if (place.is_sheds()) {
        const Player& owner = open.players[seat.number];
        const int each = is_wood ? row_of(Building::shed).wood_places : row_of(Building::shed).stone_places;
        return {owner.sheds * each, is_wood ? owner.shed_wood : owner.shed_stone};
    }
    if (!place.is_house()) { return {}; }
    const Homestead& house = open.houses[place.house_index()];
    const BuildingRow& row = row_of(kind_of_house(static_cast<int>(place.house_index())));
    return is_wood ? Storage{row.wood_places, house.wood} : Storage{row.stone_places, house.stone};
}

std::uint8_t& stored(const Act& act, Seat seat, Resource resource, Place place) {
    const bool is_wood = resource == Resource::wood;
    if (place.is_sheds()) { return is_wood ? player(act, seat).shed_wood : player(act, seat).shed_stone; }
    Homestead& house = act.state.houses[place.house_index()];
    return is_wood ? house.wood : house.stone;
}

}  // namespace

const Reason* obstacle_to_storing(const Open& open, Seat seat, Resource resource, Place place) {
    if (resource != Resource::wood && resource != Resource::stone) { return &reasons::slot; }
    if (!Game::owns(open, seat, place)) { return &reasons::not_yours; }
    const Storage here = storage(open, seat, resource, place);
    if (here.stored >= here.room) { return &reasons::slot; }
    return open.players[seat.number].has(resource) > 0 ? nullptr : &reasons::not_in_supply;
}

namespace {

const Reason* obstacle_to_buying(const Player& buyer, Ship ship) {
    if (!has_mooring(buyer.bay, ship)) { return &reasons::mooring; }
    return buyer.has(Resource::silver) < row_of(ship).price ? &reasons::silver : nullptr;
}

const Reason* obstacle_to_arming(const Player& owner, Ship ship, int ore) {
    if (ore >= row_of(ship).ore_places) { return &reasons::ore_full; }
    const Bay& bay = owner.bay;
    const bool is_there = ship == Ship::longship ? bay.longships[static_cast<std::size_t>(ore)] > 0 : bay.boats[0] > 0;
    if (!is_there) { return &reasons::need_ship; }
    return owner.has(Resource::ore) > 0 ? nullptr : &reasons::not_in_supply;
}

bool can_store(const Open& open, Seat seat, Resource resource, Place place) {
    return obstacle_to_storing(open, seat, resource, place) == nullptr;
}

bool can_lift(const Open& open, Seat seat, Item item, Place place) {
    return fits_somewhere(item, Game::face_at(open, place), Game::cover_at(open, seat, place));
}

/// One place, asked about many pieces: those of common shapes are answered together.
class Room {
  public:
    Room(const Open& open, Seat seat, Place place)
        : face_{Game::face_at(open, place)}, cover_{Game::cover_at(open, seat, place)} {}

    [[nodiscard]] bool has_place_for(Item item) {
        if (!may_lie(item, ground_of(face_))) { return false; }
        return roomy(colour_of(item)).contains(*shape_of(item)) || fits_somewhere(item, face_, cover_);
    }

  private:
    [[nodiscard]] const ShapeSet& roomy(Colour colour) {
        const auto set = shy_set(colour, ground_of(face_));
        std::optional<ShapeSet>& known = known_[set ? *set : 2];
        if (!known) { known = roomy_shapes(colour, face_, cover_); }
        return *known;
    }

    Face face_;
    Cover cover_;
    std::array<std::optional<ShapeSet>, 3> known_;  // for each shy colour, and for all others together
};

void list_storing(const Look& look, Menu& menu) {
    for (const Resource resource : {Resource::wood, Resource::stone}) {
        if (look.player().has(resource) == 0) { continue; }
        for (int number = Place::house(0).number; number < place_count; ++number) {
            const Place place{byte(number)};
            if (can_store(look.state, look.seat(), resource, place)) { menu.push_back(Move::store(resource, place)); }
        }
    }
}

void list_lifts(const Look& look, Menu& menu) {
    const Pieces pieces = pieces_of(look.state, look.seat());
    const bool wood = lays_wood(look.game, look.player());
    if (pieces.empty() && !wood) { return; }
    any_place(look.state, look.seat(), [&](Place place) {
        Room room{look.state, look.seat(), place};
        for (const Item item : pieces) {
            if (room.has_place_for(item)) { menu.push_back(Move::lift(item, place)); }
        }
        if (wood && place.is_house() && room.has_place_for(Resource::silver)) {
            menu.push_back(Move::lift(Resource::wood, place));
        }
        return false;
    });
}

bool can_lift_any(const Game& game, const Open& open, Seat seat) {
    const Pieces pieces = pieces_of(open, seat);
    const bool wood = lays_wood(game, open.players[seat.number]);
    return (wood || !pieces.empty()) && any_place(open, seat, [&](Place place) {
               Room room{open, seat, place};
               if (wood && place.is_house() && room.has_place_for(Resource::silver)) { return true; }
               return std::ranges::any_of(pieces, [&](Item item) { return room.has_place_for(item); });
           });
}

bool can_store_any(const Open& open, Seat seat) {
    for (const Resource resource : {Resource::wood, Resource::stone}) {
        if (open.players[seat.number].has(resource) == 0) { continue; }
        for (int number = Place::house(0).number; number < place_count; ++number) {
            if (can_store(open, seat, resource, Place{byte(number)})) { return true; }
        }
    }
    return false;
}

}  // namespace

// When (O-9.2, O-9.15).

bool offers_anytime(const Frame& frame) {
    switch (frame.ask) {
        case Ask::choose_starter:
        case Ask::boats:
        case Ask::laying:
        case Ask::ore_laying:
        case Ask::fish_laying:
        case Ask::weapon_mix:
        case Ask::copying:
        case Ask::recalling:
        case Ask::visiting:  // what could be spent now could be spent before, and something must be left to visit with
        case Ask::action:
        case Ask::effect: return false;
        default: return !is_chance(frame.ask);
    }
}

Arming arming(const Open& open) {
    // D-29: neither in one's own action nor in one that a card gives.
    const auto goes_on = [](const Frame& frame) { return frame.ask == Ask::action || frame.ask == Ask::effect; };
    const Ask ask = open.stack.back().ask;
    const bool between = ask == Ask::window || ask == Ask::turn || ask == Ask::turn_end || ask == Ask::feasting;
    return between && std::ranges::none_of(open.stack, goes_on) ? Arming::yes : Arming::no;
}

namespace {

/// Ships to buy, and ore onto them and back.
void list_dockyard(const Look& look, Menu& menu) {
    const Player& owner = look.player();
    const bool arms = owner.has(Resource::ore) > 0 && arming(look.state) == Arming::yes;
    const bool unloads = rules(look.game, owner, Rule::unload_ore);
    for (const ShipRow& row : ships) {
        if (obstacle_to_buying(owner, row.ship) == nullptr) { menu.push_back(Move::buy(row.ship)); }
        for (int ore = 0; arms && ore < row.ore_places; ++ore) {
            if (obstacle_to_arming(owner, row.ship, ore) == nullptr) { menu.push_back(Move::arm(row.ship, ore)); }
        }
        for (int ore = 1; unloads && ore <= row.ore_places; ++ore) {
            if (obstacle_to_unloading(look, row.ship, ore) == nullptr) { menu.push_back(Move::unload(row.ship, ore)); }
        }
    }
}

}  // namespace

void list_anytime(const Look& look, Menu& menu) {
    list_lifts(look, menu);
    list_storing(look, menu);
    list_dockyard(look, menu);
    list_anytime_cards(look, menu);
}

bool has_anytime(const Game& game, const State& state, Seat seat) {
    const Player& owner = state.players[seat.number];
    if (owner.played.intersects(game.book().at_any_time()) && has_anytime_card(game, state, seat)) { return true; }
    if (rules(game, owner, Rule::unload_ore) && measured(game, state, seat, Measure::loose_ore) > 0) { return true; }
    for (const ShipRow& row : ships) {
        if (obstacle_to_buying(owner, row.ship) == nullptr) { return true; }
        for (int ore = 0; ore < row.ore_places; ++ore) {
            if (obstacle_to_arming(owner, row.ship, ore) == nullptr) { return true; }
        }
    }
    return can_store_any(state, seat) || can_lift_any(game, state, seat);
}

// Laying (O-9.3 to O-9.9).

const Reason* obstacle_to_lifting(const Look& look, Item item, Place place) {
    const bool wood =
        item == Item{Resource::wood} && place.is_house() && rules(look.game, look.player(), Rule::wood_in_houses);
    const Item like = wood ? lying_like(item) : item;
    if (place.is_sheds() || !shape_of(like)) { return &reasons::piece_board; }
    if (!Game::owns(look.state, look.seat(), place)) { return &reasons::not_yours; }
    if (!is_in_supply(look.state, look.seat(), item)) { return &reasons::not_in_supply; }
    if (!may_lie(like, ground_of(Game::face_at(look.state, place)))) { return &reasons::piece_board; }
    return can_lift(look.state, look.seat(), like, place) ? nullptr : &reasons::no_room;
}

// Pieces that a card lets one lay at once, or that lapse.

const Reason* obstacle_to_forced_lift(const Look& look, Item item, Place place) {
    const bool ore = look.frame().ask == Ask::ore_laying;
    const Item wanted = ore ? Item{Resource::ore} : Item{Good::stockfish};
    if (item != wanted || place.is_sheds() || place.is_house() == ore) { return &reasons::piece_board; }
    if (!Game::owns(look.state, look.seat(), place)) { return &reasons::not_yours; }
    return can_lift(look.state, look.seat(), item, place) ? nullptr : &reasons::no_room;
}

void list_forced_lifts(const Look& look, Menu& menu) {
    const Item item = look.frame().ask == Ask::ore_laying ? Item{Resource::ore} : Item{Good::stockfish};
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{byte(number)};
        if (obstacle_to_forced_lift(look, item, place) == nullptr) { menu.push_back(Move::lift(item, place)); }
    }
    menu.push_back(Move{Verb::done});
}

void lift_forced(const Act& act, Item item, Place place) {
    Frame& frame = top(act);
    ++player(act, frame.seat).supply[item.number];
    const Seat seat = frame.seat;
    mark_used(act);
    if (--frame.count == 0) { pop(act); }
    act.scribe.note({.what = Happening::lifts, .seat = seat, .item = item, .other = place.number});
    push(act, {.ask = Ask::laying, .seat = seat, .subject = item.number, .first = place.number});
}

void lift(const Act& act, Item item, Place place) {
    act.scribe.note({.what = Happening::lifts, .seat = top(act).seat, .item = item, .other = place.number});
    push(act, {.ask = Ask::laying, .seat = top(act).seat, .subject = item.number, .first = place.number});
}

void list_placements(const Look& look, Menu& menu) {
    const Place place{look.frame().first};
    const Item item = lying_like(Item{int{look.frame().subject}});
    const Placements found =
        placements(item, Game::face_at(look.state, place), Game::cover_at(look.state, look.seat(), place));
    std::uint8_t pose = 0;
    for (const Cells& corners : found.by_pose()) {
        for (const Cell corner : corners) { menu.push_back(Move::lay({pose, corner})); }
        ++pose;
    }
}

const Reason* obstacle_to_laying(const Look& look, Placement placement) {
    const Place place{look.frame().first};
    return why_not(lying_like(Item{int{look.frame().subject}}), Game::face_at(look.state, place),
                   Game::cover_at(look.state, look.seat(), place), placement);
}

void lay(const Act& act, Placement placement) {
    const Frame frame = top(act);
    const Item item{int{frame.subject}};
    const Place place{frame.first};
    pop(act);
    if (place.is_house()) {
        lay(act.state.houses[place.house_index()].house, lying_like(item), placement);
    } else {
        lay(place.is_home() ? player(act, frame.seat).home : act.state.islands[place.island_index()].land, item,
            placement);
    }
    if (item.is<Special>()) {
        act.state.specials[index(item.as<Special>())] = Holder::laid;
    } else {
        --player(act, frame.seat).supply[item.number];
    }
    act.scribe.note({.what = Happening::lays,
                     .seat = frame.seat,
                     .item = item,
                     .other = place.number,
                     .number = placement.pose,
                     .cell = placement.corner});
    raise(act, {.hook = Hook::tile_laid, .seat = frame.seat, .item = item, .subject = place.number});
}

// Storing, buying, arming (O-9.10, O-9.12, O-9.15).

const Reason* obstacle_to_storing(const Look& look, Resource resource, Place place) {
    return obstacle_to_storing(look.state, look.seat(), resource, place);
}

void store(const Act& act, Resource resource, Place place) {
    const Seat seat = top(act).seat;
    ++stored(act, seat, resource, place);
    --player(act, seat).supply[Item{resource}.number];
    act.scribe.note({.what = Happening::stores, .seat = seat, .item = resource, .other = place.number});
}

const Reason* obstacle_to_buying(const Look& look, Ship ship) { return obstacle_to_buying(look.player(), ship); }

void buy_ship(const Act& act, Ship ship) {
    const Seat seat = top(act).seat;
    act.scribe.note({.what = Happening::buys, .seat = seat, .item = ship});
    pay(act, seat, row_of(ship).price * Resource::silver);
    receive(act, seat, Amount{ship});
}

const Reason* obstacle_to_arming(const Look& look, Ship ship, int ore) {
    if (arming(look.state) == Arming::no) { return &reasons::arm_now; }
    return obstacle_to_arming(look.player(), ship, ore);
}

void arm(const Act& act, Ship ship, int ore) {
    const Seat seat = top(act).seat;
    Bay& bay = player(act, seat).bay;
    if (ship == Ship::longship) {
        --bay.longships[static_cast<std::size_t>(ore)];
        ++bay.longships[static_cast<std::size_t>(ore + 1)];
    } else {
        --bay.boats[0];
        ++bay.boats[1];
    }
    --player(act, seat).supply[Item{Resource::ore}.number];
    act.scribe.note({.what = Happening::arms, .seat = seat, .item = ship, .number = static_cast<std::int16_t>(ore)});
}

// #39: ore comes back, except what is printed on a boat.

const Reason* obstacle_to_unloading(const Look& look, Ship ship, int ore) {
    if (!rules(look.game, look.player(), Rule::unload_ore)) { return &reasons::card_used; }
    if (look.state.armed) { return &reasons::loop; }
    const Bay& bay = look.player().bay;
    if (ore < 1 || ore > row_of(ship).ore_places) { return &reasons::need_ship; }
    const bool is_there = ship == Ship::longship ? bay.longships[static_cast<std::size_t>(ore)] > 0 : bay.boats[1] > 0;
    return is_there ? nullptr : &reasons::need_ship;
}

void unload(const Act& act, Ship ship, int ore) {
    const Seat seat = top(act).seat;
    Bay& bay = player(act, seat).bay;
    if (ship == Ship::longship) {
        --bay.longships[static_cast<std::size_t>(ore)];
        ++bay.longships[static_cast<std::size_t>(ore - 1)];
    } else {
        --bay.boats[1];
        ++bay.boats[0];
    }
    ++player(act, seat).supply[Item{Resource::ore}.number];
    act.scribe.note({.what = Happening::unloads, .seat = seat, .item = ship, .number = static_cast<std::int16_t>(ore)});
}

void put_in_shed(const Act& act, Seat seat, Resource resource) {
    ++stored(act, seat, resource, Place::sheds());
    --player(act, seat).supply[Item{resource}.number];
    act.scribe.note({.what = Happening::stores, .seat = seat, .item = resource, .other = Place::sheds().number});
}

}  // namespace meadhall::odin
