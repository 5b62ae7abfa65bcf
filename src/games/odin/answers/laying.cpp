// Pieces taken up and laid on boards and in houses (O-9.3 to O-9.9).
#include "games/odin/answers/laying.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "games/odin/actions/action.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/components/areas/board_yield.hpp"

namespace meadhall::odin {

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
    constexpr ItemSet goods_and_singles = ItemSet::first(good_count) | ItemSet{Resource::ore, Resource::silver};
    Pieces found;
    (open.players[seat.number].kinds_in_supply() & goods_and_singles).for_each([&](Item item) {
        found.push_back(item);
    });
    for (int number = 0; number < special_count; ++number) {
        if (open.specials[static_cast<std::size_t>(number)] == held_by(seat)) {
            found.push_back(Item{Item::first_special + number});
        }
    }
    return found;
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

}  // namespace

void list_lifts(const Look& look, Menu& menu) {
    const Pieces pieces = pieces_of(look.state, look.seat());
    const bool wood = lays_wood(look.game, look.player());
    if (pieces.empty() && !wood) { return; }
    any_place(look.state, look.seat(), [&](Place place) {
        Room room{look.state, look.seat(), place};
        for (const Item item : pieces) {
            if (room.has_place_for(item)) { menu.push_back(verb::Lift{item, place}); }
        }
        if (wood && place.is_house() && room.has_place_for(Resource::silver)) {
            menu.push_back(verb::Lift{Resource::wood, place});
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
    const bool ore = look.frame().is<ask::OreLaying>();
    const Item wanted = ore ? Item{Resource::ore} : Item{Good::stockfish};
    if (item != wanted || place.is_sheds() || place.is_house() == ore) { return &reasons::piece_board; }
    if (!Game::owns(look.state, look.seat(), place)) { return &reasons::not_yours; }
    return can_lift(look.state, look.seat(), item, place) ? nullptr : &reasons::no_room;
}

void list_forced_lifts(const Look& look, Menu& menu) {
    const Item item = look.frame().is<ask::OreLaying>() ? Item{Resource::ore} : Item{Good::stockfish};
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{byte(number)};
        if (obstacle_to_forced_lift(look, item, place) == nullptr) { menu.push_back(verb::Lift{item, place}); }
    }
    menu.push_back(verb::Done{});
}

void lift_forced(const Act& act, Item item, Place place) {
    const Seat seat = top(act).seat;
    ++player(act, seat).supply[item.number];
    mark_used(act);
    std::uint8_t& left =
        top(act).is<ask::OreLaying>() ? asked<ask::OreLaying>(act).left : asked<ask::FishLaying>(act).left;
    if (--left == 0) { pop(act); }
    act.scribe.note(Lifts{seat, item, place});
    push(act, seat, ask::Laying{item, place});
}

void lift(const Act& act, Item item, Place place) {
    act.scribe.note(Lifts{top(act).seat, item, place});
    push(act, top(act).seat, ask::Laying{item, place});
}

void list_placements(const Look& look, Menu& menu) {
    const auto [piece, place] = look.asked<ask::Laying>();
    const Placements found =
        placements(lying_like(piece), Game::face_at(look.state, place), Game::cover_at(look.state, look.seat(), place));
    std::uint8_t pose = 0;
    for (const Cells& corners : found.by_pose()) {
        for (const Cell corner : corners) { menu.push_back(verb::Lay::at({pose, corner})); }
        ++pose;
    }
}

const Reason* obstacle_to_laying(const Look& look, Placement placement) {
    const auto [piece, place] = look.asked<ask::Laying>();
    return why_not(lying_like(piece), Game::face_at(look.state, place), Game::cover_at(look.state, look.seat(), place),
                   placement);
}

bool changes_bonuses(const Look& look, Placement placement) {
    const auto [piece, place] = look.asked<ask::Laying>();
    const Face face = Game::face_at(look.state, place);
    const Cells before = Game::cover_at(look.state, look.seat(), place).covered;
    const Cells after = before | cells_of(lying_like(piece), placement);
    return std::ranges::any_of(map_of(face).bonuses,
                               [&](const Bonus& bonus) { return is_won(bonus, before) != is_won(bonus, after); });
}

void lay(const Act& act, Placement placement) {
    const Seat seat = top(act).seat;
    const auto [item, place] = asked<ask::Laying>(act);
    pop(act);
    if (place.is_house()) {
        lay(act.state.houses[place.house_index()].house, lying_like(item), placement);
    } else {
        lay(place.is_home() ? player(act, seat).home : act.state.islands[place.island_index()].land, item, placement);
    }
    if (item.is<Special>()) {
        act.state.specials[index(item.as<Special>())] = Holder::laid;
    } else {
        --player(act, seat).supply[item.number];
    }
    act.scribe.note(Lays{seat, item, place, placement.corner, placement.pose});
    raise(act, {.hook = Hook::tile_laid, .seat = seat, .item = item, .place = place});
}

bool Answering<ask::Laying>::is_sound(const Spot& spot, const ask::Laying& asked) {
    if (!spot.is_top() || asked.item.number >= Item::count || asked.place.number >= Place::sheds().number) {
        return false;
    }
    return obstacle_to_lifting({spot.game(), spot.state()}, asked.item, asked.place) == nullptr;
}

}  // namespace meadhall::odin
