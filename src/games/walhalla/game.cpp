#include "games/walhalla/game.hpp"

#include <algorithm>

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {

Game::Game(int seats, const Options& options) : options_{options}, rulings_{rulings_of(options)}, seats_{seats} {
    seat_the_colours();
    measure_the_fjords();
}

// WH-3.4: with three players one colour stays in the box; its ships sail.
void Game::seat_the_colours() {
    int taken = 0;
    for (Colour colour : all_colours) {
        if (seats_ == 3 && colour == options_.unused_colour) { continue; }
        colour_[static_cast<std::size_t>(taken)] = colour;
        seat_[index(colour)] = seat(taken++);
        plays_[index(colour)] = true;
    }
}

// WH-2.1, WH-2.4.
void Game::measure_the_fjords() {
    for (std::size_t i = 0; i < tongue_count; ++i) { rows_[i] = 2 * options_.tongue_lengths[i]; }
    for (std::size_t i = 0; i < fjord_count; ++i) {
        const int left = i == 0 ? 0 : rows_[i - 1];
        const int right = i == tongue_count ? 0 : rows_[i];
        berths_[i] = (std::max(left, right) + ship_seats - 1) / ship_seats;
    }
}

// WH-3.3.
State Game::initial() const {
    State state;
    for (std::size_t i = 0; std::cmp_less(i, seats_); ++i) {
        Player& player = state.players[i];
        const int from_midgard = rulings_.first_walhalla_from == FirstWalhallaFrom::midgard ? 1 : 0;
        player.colour = colour_[i];
        player.midgard = byte(muster().midgard - from_midgard);
        player.asgard = byte(muster().asgard + from_midgard);
        player.walhalla = byte(muster().walhalla);
    }
    state.tiles = tiles_;
    state.ships = fleet_;
    state.ships_left = ship_count;
    state.pile = cards_;
    state.renewed = cards_;
    state.pile_size = card_count;
    return state;
}

void Game::legal_moves(const State& state, MoveList<Game>& moves) const {
    const auto answers = [&](Verb no, Verb yes, bool can) {
        moves.push_back(Move::of(no));
        if (can) { moves.push_back(Move::of(yes)); }
    };
    const Cards& hand = state.hands[state.asked.number];
    switch (state.step) {
        case Step::tile: list_tiles(state, moves); break;
        case Step::inner:
        case Step::outer: list_headlands(state, moves); break;
        case Step::start:
            for (int i = 0; i < seats_; ++i) { moves.push_back(Move::start(seat(i))); }
            break;
        case Step::ship: list_ships(state, moves); break;
        case Step::card:
            for_each_kind(state.pile, [&](std::size_t kind) { moves.push_back(Move::card(static_cast<Card>(kind))); });
            break;
        case Step::board: list_boardings(*this, state, moves); break;
        case Step::ride: answers(Verb::stay, Verb::ride, true); break;
        case Step::sell: list_cards_in_hand(state, moves); break;
        case Step::moor: list_moorings(*this, state, moves); break;
        case Step::land:
            moves.push_back(Move::land(Side::left));
            moves.push_back(Move::land(Side::right));
            break;
        case Step::attack: answers(Verb::fight, Verb::attack, hand.attack > 0); break;
        case Step::defend: list_defences(*this, state, moves); break;
        case Step::hunt: answers(Verb::forage, Verb::hunt, hand.hunt > 0); break;
        case Step::lay: list_sets_to_lay(*this, state, moves); break;
        case Step::walhalla: answers(Verb::keep, Verb::walhalla, hand.walhalla > 0); break;
        case Step::over: break;
    }
}

void carry_out(const Act& act, Move move) {
    switch (move.verb()) {
        case Verb::tile: lay_tile(act, move.tile()); break;
        case Verb::inner:
        case Verb::outer: set_headlands(act, move); break;
        case Verb::card: take_card(act, move.card()); break;
        case Verb::start: begin(act, move.seat()); break;
        case Verb::ship: draw_ship(act, move.ship()); break;
        case Verb::board: board(act, move.seats()); break;
        case Verb::ride: ride(act); break;
        case Verb::stay: stay(act); break;
        case Verb::sell: sell(act, move.card()); break;
        case Verb::moor: moor(act, move.fjord(), move.way()); break;
        case Verb::land: land(act, move.side()); break;
        case Verb::attack:
        case Verb::fight: answer_attack(act, move.verb()); break;
        case Verb::lose:
        case Verb::win:
        case Verb::shield: answer_defend(act, move.verb()); break;
        case Verb::hunt:
        case Verb::forage: answer_hunt(act, move.verb()); break;
        case Verb::lay: lay(act, move.cards()); break;
        case Verb::walhalla:
        case Verb::keep: answer_walhalla(act, move.verb()); break;
    }
}

void Game::apply(State& state, Move move) const { carry_out({*this, state, Scribe{nullptr}}, move); }

void Game::apply(State& state, Move move, EventList<Game>& events) const {
    carry_out({*this, state, Scribe{&events}}, move);
}

}  // namespace meadhall::walhalla
