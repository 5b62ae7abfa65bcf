// Phase A: a ship is drawn, the active player and the passenger go aboard (WH-5.1 to WH-5.5).
#include <algorithm>
#include <bit>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

/// Vikings that this seat could put on a ship now.
int ready(const Game& game, const State& state, Seat seat) {
    const Player& player = state.players[seat.number];
    return player.midgard >= ship_seats ? player.midgard : player.midgard + purchasable(game, player);
}

bool is_empty(const std::array<Colour, ship_seats>& crew) { return crew == std::array<Colour, ship_seats>{}; }

// WH-4.3: an empty ship sails too, or is set aside and still counts among the twelve (option emptyShipSails).
void set_sail(const Act& act) {
    State& state = act.state;
    if (is_empty(state.crew) && !act.game.rulings().empty_ship_sails) {
        act.scribe.note({.what = Happening::ship_set_aside, .seat = state.active, .ship = state.ship});
        end_turn(act);
        return;
    }
    ask(act, Step::moor, state.active);
}

bool ask_active(const Act& act) {
    if (ready(act.game, act.state, act.state.active) == 0) { return false; }
    ask(act, Step::board, act.state.active);
    return true;
}

// WH-5.3: the coloured seat is for the player of that colour; it stays empty if the colour does not play.
bool ask_passenger(const Act& act) {
    const Colour colour = colour_of(act.state.ship);
    if (!act.game.plays(colour)) { return false; }
    const Seat passenger = act.game.seat_of(colour);
    if (passenger == act.state.active || ready(act.game, act.state, passenger) == 0) { return false; }
    ask(act, Step::ride, passenger);
    return true;
}

// Nobody is asked who has no Viking and cannot buy one; everybody sees that, so the silence tells nothing (WH-14.1).
void begin_boarding(const Act& act) {
    const bool active_first = act.game.rulings().boarding_order == BoardingOrder::active_first;
    if (active_first ? ask_active(act) : ask_passenger(act)) { return; }
    if (active_first ? ask_passenger(act) : ask_active(act)) { return; }
    set_sail(act);
}

// WH-5.4: the second to board sees what the first did.
void after_boarding(const Act& act, Seat who) {
    const bool active_first = act.game.rulings().boarding_order == BoardingOrder::active_first;
    if ((who == act.state.active) == active_first) {
        if (active_first ? ask_passenger(act) : ask_active(act)) { return; }
    }
    set_sail(act);
}

// WH-5.5: Midgard is used up first; for every further Viking the player sells a card.
void go_aboard(const Act& act, Seat who, ShipSeats seats) {
    State& state = act.state;
    Player& owner = player(act, who);
    for (int i = 0; i < ship_seats; ++i) {
        if (!has_seat(seats, i)) { continue; }
        if (owner.midgard == 0) {
            state.wanted = byte(state.wanted | (1 << i));
        } else {
            --owner.midgard;
            state.crew[static_cast<std::size_t>(i)] = owner.colour;
        }
    }
    act.scribe.note({.what = Happening::boards, .seat = who, .seats = seats});
    if (state.wanted != 0) {
        ask(act, Step::sell, who);
    } else {
        after_boarding(act, who);
    }
}

}  // namespace

void list_ships(const State& state, MoveList<Game>& moves) {
    for_each_kind(state.ships, [&](std::size_t kind) { moves.push_back(Move::ship(static_cast<Ship>(kind + 1))); });
}

void draw_ship(const Act& act, Ship ship) {
    --act.state.ships[ship];
    --act.state.ships_left;
    act.state.ship = ship;
    act.scribe.note({.what = Happening::ship_drawn, .seat = act.state.active, .ship = ship});
    begin_boarding(act);
}

ShipSeats open_seats(const Game& game, const Open& open, Seat seat) {
    const auto coloured = static_cast<ShipSeats>(1U << coloured_seat(open.ship));
    const Colour colour = colour_of(open.ship);
    const bool owns = game.plays(colour) && game.seat_of(colour) == seat;
    const auto neutral = static_cast<ShipSeats>(0b111U & ~static_cast<unsigned>(coloured));
    return static_cast<ShipSeats>((seat == open.active ? neutral : 0U) | (owns ? coloured : 0U));
}

// WH-5.5: one card and one point for each. How many cards somebody holds is no secret, which ones is.
int purchasable(const Game& game, const Player& player) {
    if (!game.rulings().sell_cards) { return 0; }
    const int payable = std::min<int>(player.cards, player.asgard);
    if (payable == 0 || game.rulings().sell_floor == SellFloor::negative_allowed) { return payable; }
    return std::min(payable, std::max(0, player.points.sum()));
}

bool Game::offers_purchase(const Open& open) const {
    if (open.step != Step::board && open.step != Step::ride) { return false; }
    const Player& player = open.players[open.asked.number];
    return std::popcount(open_seats(*this, open, open.asked)) > player.midgard && purchasable(*this, player) > 0;
}

// WH-5.2, WH-5.3: any of the open seats, as far as Vikings can be had.
void list_boardings(const Game& game, const State& state, MoveList<Game>& moves) {
    const ShipSeats open = open_seats(game, state, state.active);
    const int most = ready(game, state, state.active);
    for (unsigned seats = open;; seats = (seats - 1U) & open) {
        if (std::popcount(seats) <= most) { moves.push_back(Move::board(static_cast<ShipSeats>(seats))); }
        if (seats == 0) { break; }
    }
}

void board(const Act& act, ShipSeats seats) {
    if (seats == 0) {
        stay(act);
        return;
    }
    go_aboard(act, act.state.active, seats);
}

void ride(const Act& act) { go_aboard(act, act.state.asked, open_seats(act.game, act.state, act.state.asked)); }

void stay(const Act& act) {
    act.scribe.note({.what = Happening::stays, .seat = act.state.asked});
    after_boarding(act, act.state.asked);
}

void sell(const Act& act, Card card) {
    State& state = act.state;
    const Seat who = state.asked;
    Player& owner = player(act, who);
    play_card(act, card);
    --owner.points.sold;
    --owner.asgard;
    state.crew[static_cast<std::size_t>(std::countr_zero(state.wanted))] = owner.colour;
    state.wanted = byte(state.wanted & (state.wanted - 1));
    act.scribe.note({.what = Happening::sells, .seat = who, .card = card});
    if (state.wanted == 0) { after_boarding(act, who); }
}

}  // namespace meadhall::walhalla
