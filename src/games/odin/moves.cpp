// Whole moves: which the topmost question allows, and what each does.
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// The questions that a verb answers; anytime verbs answer many.
bool answers(Verb verb, Ask ask) {
    switch (verb) {
        case Verb::start: return ask == Ask::start_player;
        case Verb::imitate: return ask == Ask::imitation;
        case Verb::starter: return ask == Ask::starter;
        case Verb::reveal: return ask == Ask::strip;
        case Verb::weapon: return ask == Ask::weapon;
        case Verb::occupation: return ask == Ask::occupation;
        case Verb::die: return ask == Ask::die;
        case Verb::choose: return ask == Ask::choose_starter;
        case Verb::place:
        case Verb::pass: return ask == Ask::turn;
        case Verb::end_turn: return ask == Ask::turn_end;
        case Verb::close: return ask == Ask::window;
        case Verb::play: return ask == Ask::column_4 || ask == Ask::occupations;
        case Verb::option: return ask == Ask::alternative;
        case Verb::trade: return ask == Ask::exchanging;
        case Verb::skip:
            return ask == Ask::column_4 || ask == Ask::exchanging || ask == Ask::boat_swap || ask == Ask::emigration ||
                   ask == Ask::alternative;
        case Verb::done:
            return ask == Ask::mountain || ask == Ask::upgrading || ask == Ask::overseas || ask == Ask::special_sale ||
                   ask == Ask::occupations;
        case Verb::take: return ask == Ask::mountain;
        case Verb::upgrade: return ask == Ask::upgrading;
        case Verb::turn: return ask == Ask::overseas;
        case Verb::acquire: return ask == Ask::special_sale || ask == Ask::forging;
        case Verb::boats: return ask == Ask::boats;
        case Verb::roll:
        case Verb::pay:
        case Verb::fail:
        case Verb::loot: return ask == Ask::dice_action;
        case Verb::explore: return ask == Ask::exploration;
        case Verb::swap: return ask == Ask::boat_swap;
        case Verb::emigrate: return ask == Ask::emigration;
        case Verb::lay: return ask == Ask::laying;
        case Verb::serve:
        case Verb::leave: return ask == Ask::feasting;
        case Verb::lift:
        case Verb::store:
        case Verb::buy:
        case Verb::arm: return false;
    }
    return false;
}

bool is_anytime(Verb verb) {
    return verb == Verb::lift || verb == Verb::store || verb == Verb::buy || verb == Verb::arm;
}

const Reason* unless_listed(bool listed) { return listed ? nullptr : &reasons::not_your_move; }

const Reason* obstacle_to_chance(const Look& look, Move move) {
    Menu menu;
    look.game.legal_moves(look.state, menu);
    return unless_listed(std::ranges::find(menu, move) != menu.end());
}

const Reason* obstacle_to_option(const Look& look, int option) {
    const Space space = current_space(look.state);
    const auto& alternatives = row_of(space).effect.alternatives;
    if (static_cast<std::size_t>(option) >= alternatives.size()) { return &reasons::not_your_move; }
    return obstacle_to_alternative(look, space, alternatives[static_cast<std::size_t>(option)]);
}

/// O-4.10: an alternative is left only where none can be used any more.
const Reason* obstacle_to_leaving_alternatives(const Look& look) {
    for (int option = 0; option < 3; ++option) {
        if (obstacle_to_option(look, option) == nullptr) { return &reasons::not_your_move; }
    }
    return nullptr;
}

const Reason* obstacle_to_trade(const Look& look) {
    return obstacle_to_part(look, current_space(look.state), current_part(look.state));
}

const Reason* obstacle_to_skipping(const Look& look) {
    if (look.frame().ask == Ask::column_4) { return nullptr; }
    if (look.frame().ask == Ask::alternative) { return obstacle_to_leaving_alternatives(look); }
    return obstacle_to_leaving_out(look);
}

const Reason* obstacle_to_seats_move(const Look& look, Move move) {
    switch (move.verb) {
        case Verb::choose: return unless_listed(look.game.light_cards().contains(move.card()));
        case Verb::place: return obstacle_to_placing(look, move.space(), move.second);
        case Verb::play: return obstacle_to_playing(look, move.card());
        case Verb::option: return obstacle_to_option(look, move.first);
        case Verb::trade: return obstacle_to_trade(look);
        case Verb::skip: return obstacle_to_skipping(look);
        case Verb::done: return obstacle_to_leaving_out(look);
        case Verb::take: return obstacle_to_taking(look, move.first, move.second);
        case Verb::upgrade: return obstacle_to_upgrading(look, move.good(), move.second);
        case Verb::turn: return obstacle_to_turning(look, move.good());
        case Verb::acquire: return obstacle_to_acquiring(look, move.item());
        case Verb::boats: return obstacle_to_boats(look, move.first, move.second);
        case Verb::roll: return obstacle_to_rolling(look);
        case Verb::pay: return obstacle_to_payment(look, move.first);
        case Verb::fail: return obstacle_to_failing(look);
        case Verb::loot: return obstacle_to_looting(look, move.item(), move.second);
        case Verb::explore: return obstacle_to_exploring(look, move.face());
        case Verb::swap: return obstacle_to_swapping(look, move.first);
        case Verb::emigrate: return obstacle_to_emigrating(look, move.ship(), move.second);
        case Verb::lift: return obstacle_to_lifting(look, move.item(), move.where());
        case Verb::lay: return obstacle_to_laying(look, move.placement());
        case Verb::store: return obstacle_to_storing(look, move.resource(), move.where());
        case Verb::buy: return obstacle_to_buying(look, move.ship());
        case Verb::arm: return obstacle_to_arming(look, move.ship(), move.second);
        case Verb::serve: return obstacle_to_serving(look, move.item(), move.side());
        default: return nullptr;  // pass, end, close, leave: always
    }
}

/// O-4.7: whoever has passed and now tries to place is told so.
const Reason* out_of_turn(const Look& look, Move move) {
    const bool passed = move.verb == Verb::place && look.player().passed;
    return passed ? &reasons::passed : &reasons::not_your_move;
}

void skip(const Act& act) {
    const Ask ask = top(act).ask;
    const bool price = ask == Ask::exchanging && current_part(act.state).deed == Deed::pay;
    pop(act);
    if (price) { top(act).count |= price_unpaid; }
    if (ask == Ask::alternative) { top(act).step = conclude; }
}

void choose_option(const Act& act, int option) {
    act.scribe.note(
        {.what = Happening::chooses, .seat = top(act).seat, .number = static_cast<std::int16_t>(option + 1)});
    pop(act);
    top(act).choice = byte(option);
}

void pass(const Act& act) {
    const Seat seat = top(act).seat;
    player(act, seat).passed = true;
    act.scribe.note({.what = Happening::passes, .seat = seat});
    pop(act);
}

}  // namespace

const Reason* obstacle(const Look& look, Move move) {
    if (look.state.stack.empty()) { return &reasons::not_your_move; }
    const Frame& frame = look.frame();
    if (is_anytime(move.verb)) {
        if (!offers_anytime(frame)) { return &reasons::not_your_move; }
    } else if (!answers(move.verb, frame.ask)) {
        return out_of_turn(look, move);
    }
    return is_chance(frame.ask) ? obstacle_to_chance(look, move) : obstacle_to_seats_move(look, move);
}

void carry_out(const Act& act, Move move) {
    switch (move.verb) {
        case Verb::start: begin(act, move.seat()); break;
        case Verb::imitate: set_imitation(act, move.first); break;
        case Verb::starter:
        case Verb::choose: deal_starter(act, move.card()); break;
        case Verb::reveal: reveal_strip(act, move.first); break;
        case Verb::weapon: draw_weapon(act, move.weapon()); break;
        case Verb::occupation: draw_occupation(act, move.card()); break;
        case Verb::die: roll(act, move.first); break;
        case Verb::place: place_vikings(act, move.space(), move.second); break;
        case Verb::pass: pass(act); break;
        case Verb::end_turn:
        case Verb::close:
        case Verb::done: pop(act); break;
        case Verb::play: play_occupation(act, move.card()); break;
        case Verb::option: choose_option(act, move.first); break;
        case Verb::trade: trade(act); break;
        case Verb::skip: skip(act); break;
        case Verb::take: take(act, move.first, move.second); break;
        case Verb::upgrade: upgrade(act, move.good(), move.second); break;
        case Verb::turn: turn_over(act, move.good()); break;
        case Verb::acquire: acquire(act, move.item()); break;
        case Verb::boats: choose_boats(act, move.first, move.second); break;
        case Verb::roll: ask_for_roll(act); break;
        case Verb::pay: succeed_paying(act, move.first); break;
        case Verb::fail: fail(act); break;
        case Verb::loot: loot(act, move.item(), move.second); break;
        case Verb::explore: explore(act, move.face()); break;
        case Verb::swap: swap_boat(act, move.first); break;
        case Verb::emigrate: emigrate(act, move.ship(), move.second); break;
        case Verb::lift: lift(act, move.item(), move.where()); break;
        case Verb::lay: lay(act, move.placement()); break;
        case Verb::store: store(act, move.resource(), move.where()); break;
        case Verb::buy: buy_ship(act, move.ship()); break;
        case Verb::arm: arm(act, move.ship(), move.second); break;
        case Verb::serve: serve_dish(act, move.item(), move.side()); break;
        case Verb::leave: leave_slot(act); break;
    }
    answer_occasions(act);
    advance(act);
}

}  // namespace meadhall::odin
