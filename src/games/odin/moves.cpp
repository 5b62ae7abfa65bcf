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
                   ask == Ask::alternative || ask == Ask::triggers;
        case Verb::done:
            return ask == Ask::mountain || ask == Ask::upgrading || ask == Ask::overseas || ask == Ask::special_sale ||
                   ask == Ask::occupations || ask == Ask::flipping || ask == Ask::ore_laying ||
                   ask == Ask::fish_laying || ask == Ask::second_loot;
        case Verb::take: return ask == Ask::mountain;
        case Verb::upgrade: return ask == Ask::upgrading;
        case Verb::turn: return ask == Ask::overseas || ask == Ask::flipping;
        case Verb::acquire: return ask == Ask::special_sale || ask == Ask::forging || ask == Ask::copying;
        case Verb::boats: return ask == Ask::boats;
        case Verb::roll:
        case Verb::fail: return ask == Ask::dice_action;
        case Verb::pay: return ask == Ask::dice_action || ask == Ask::weapon_mix;
        case Verb::loot: return ask == Ask::dice_action || ask == Ask::second_loot;
        case Verb::explore: return ask == Ask::exploration;
        case Verb::swap: return ask == Ask::boat_swap;
        case Verb::emigrate: return ask == Ask::emigration;
        case Verb::lay: return ask == Ask::laying;
        case Verb::serve:
        case Verb::leave: return ask == Ask::feasting;
        case Verb::recall: return ask == Ask::recalling;
        case Verb::visit: return ask == Ask::visiting;
        case Verb::lift: return ask == Ask::ore_laying || ask == Ask::fish_laying;
        case Verb::use: return ask == Ask::triggers;
        case Verb::store:
        case Verb::buy:
        case Verb::arm:
        case Verb::unload: return false;
    }
    return false;
}

bool is_anytime(Verb verb) {
    return verb == Verb::lift || verb == Verb::store || verb == Verb::buy || verb == Verb::arm ||
           verb == Verb::unload || verb == Verb::use;
}

const Reason* unless_listed(bool listed) { return listed ? nullptr : &reasons::not_your_move; }

const Reason* obstacle_to_chance(const Look& look, Move move) {
    Menu menu;
    look.game.legal_moves(look.state, menu);
    return unless_listed(std::ranges::find(menu, move) != menu.end());
}

const Reason* obstacle_to_option(const Look& look, int option) {
    const Space space = current_space(look.state);
    return option < ways_of(look.game, space) ? obstacle_to_way(look, space, option) : &reasons::not_your_move;
}

/// O-4.10: an alternative is left only where none can be used any more.
const Reason* obstacle_to_leaving_alternatives(const Look& look) {
    for (int option = 0; option < 3; ++option) {
        if (obstacle_to_option(look, option) == nullptr) { return &reasons::not_your_move; }
    }
    return nullptr;
}

const Reason* obstacle_to_trade(const Look& look) {
    return obstacle_to_part(look, current_space(look.state), current_part(look.game, look.state));
}

const Reason* obstacle_to_skipping(const Look& look) {
    if (look.frame().ask == Ask::column_4) { return obstacle_to_no_card_before(look); }
    if (look.frame().ask == Ask::alternative) { return obstacle_to_leaving_alternatives(look); }
    if (look.frame().ask == Ask::triggers) { return obstacle_to_skipping_triggers(look); }
    return obstacle_to_leaving_out(look);
}

/// What may be done several times may be left; what lapses otherwise, always.
const Reason* obstacle_to_ending(const Look& look) {
    const Ask ask = look.frame().ask;
    const bool free = ask == Ask::ore_laying || ask == Ask::fish_laying || ask == Ask::second_loot;
    return free ? nullptr : obstacle_to_leaving_out(look);
}

const Reason* obstacle_to_lift(const Look& look, Move move) {
    const bool forced = answers(Verb::lift, look.frame().ask);
    return forced ? obstacle_to_forced_lift(look, move.item(), move.where())
                  : obstacle_to_lifting(look, move.item(), move.where());
}

const Reason* obstacle_to_turn(const Look& look, Good good) {
    return look.frame().ask == Ask::flipping ? obstacle_to_flipping(look, good) : obstacle_to_turning(look, good);
}

const Reason* obstacle_to_acquire(const Look& look, Item item) {
    return look.frame().ask == Ask::copying ? obstacle_to_copying(look, item) : obstacle_to_acquiring(look, item);
}

const Reason* obstacle_to_pay(const Look& look, int number) {
    return look.frame().ask == Ask::weapon_mix ? obstacle_to_mixing(look, number) : obstacle_to_payment(look, number);
}

const Reason* obstacle_to_seats_move(const Look& look, Move move) {
    switch (move.verb) {
        case Verb::choose: return unless_listed(look.game.light_cards().contains(move.card()));
        case Verb::place: return obstacle_to_placing(look, move.space(), move.second);
        case Verb::play: return obstacle_to_playing(look, move.card());
        case Verb::option: return obstacle_to_option(look, move.first);
        case Verb::trade: return obstacle_to_trade(look);
        case Verb::skip: return obstacle_to_skipping(look);
        case Verb::done: return obstacle_to_ending(look);
        case Verb::take: return obstacle_to_taking(look, move.first, move.second);
        case Verb::upgrade: return obstacle_to_upgrading(look, move.good(), move.second);
        case Verb::turn: return obstacle_to_turn(look, move.good());
        case Verb::acquire: return obstacle_to_acquire(look, move.item());
        case Verb::boats: return obstacle_to_boats(look, move.first, move.second);
        case Verb::roll: return obstacle_to_rolling(look);
        case Verb::pay: return obstacle_to_pay(look, move.first);
        case Verb::fail: return obstacle_to_failing(look);
        case Verb::loot: return obstacle_to_looting(look, move.item(), move.second);
        case Verb::explore: return obstacle_to_exploring(look, move.face());
        case Verb::swap: return obstacle_to_swapping(look, move.first);
        case Verb::emigrate: return obstacle_to_emigrating(look, move.ship(), move.second);
        case Verb::lift: return obstacle_to_lift(look, move);
        case Verb::lay: return obstacle_to_laying(look, move.placement());
        case Verb::store: return obstacle_to_storing(look, move.resource(), move.where());
        case Verb::buy: return obstacle_to_buying(look, move.ship());
        case Verb::arm: return obstacle_to_arming(look, move.ship(), move.second);
        case Verb::unload: return obstacle_to_unloading(look, move.ship(), move.second);
        case Verb::use: return obstacle_to_use(look, move.card(), move.second);
        case Verb::recall: return obstacle_to_recalling(look, move.space(), move.second);
        case Verb::visit: return obstacle_to_visiting(look, move.space());
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
    if (ask == Ask::triggers) { return skip_triggers(act); }
    const bool price = ask == Ask::exchanging && current_part(act.game, act.state).deed == Deed::pay;
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
    open_window_after_turn(act, seat);
}

}  // namespace

const Reason* obstacle(const Look& look, Move move) {
    if (look.state.stack.empty()) { return &reasons::not_your_move; }
    const Frame& frame = look.frame();
    if (is_anytime(move.verb) && !answers(move.verb, frame.ask)) {
        if (!offers_anytime(frame)) { return &reasons::not_your_move; }
    } else if (!answers(move.verb, frame.ask)) {
        return out_of_turn(look, move);
    }
    return is_chance(frame.ask) ? obstacle_to_chance(look, move) : obstacle_to_seats_move(look, move);
}

namespace {

void end_several(const Act& act) {
    if (top(act).ask == Ask::second_loot) { return end_looting(act); }
    pop(act);
}

void lift_piece(const Act& act, Move move) {
    if (answers(Verb::lift, top(act).ask)) { return lift_forced(act, move.item(), move.where()); }
    lift(act, move.item(), move.where());
}

void turn_piece(const Act& act, Good good) {
    if (top(act).ask == Ask::flipping) { return flip(act, good); }
    turn_over(act, good);
}

void acquire_item(const Act& act, Item item) {
    if (top(act).ask == Ask::copying) { return copy_good(act, item); }
    acquire(act, item);
}

void pay_number(const Act& act, int number) {
    if (top(act).ask == Ask::weapon_mix) { return mix_weapons(act, number); }
    succeed_paying(act, number);
}

}  // namespace

void carry_out(const Act& act, Move move) {
    act.state.armed = move.verb == Verb::arm;
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
        case Verb::close: pop(act); break;
        case Verb::done: end_several(act); break;
        case Verb::play: play_occupation(act, move.card()); break;
        case Verb::option: choose_option(act, move.first); break;
        case Verb::trade: trade(act); break;
        case Verb::skip: skip(act); break;
        case Verb::take: take(act, move.first, move.second); break;
        case Verb::upgrade: upgrade(act, move.good(), move.second); break;
        case Verb::turn: turn_piece(act, move.good()); break;
        case Verb::acquire: acquire_item(act, move.item()); break;
        case Verb::boats: choose_boats(act, move.first, move.second); break;
        case Verb::roll: ask_for_roll(act); break;
        case Verb::pay: pay_number(act, move.first); break;
        case Verb::fail: fail(act); break;
        case Verb::loot: loot(act, move.item(), move.second); break;
        case Verb::explore: explore(act, move.face()); break;
        case Verb::swap: swap_boat(act, move.first); break;
        case Verb::emigrate: emigrate(act, move.ship(), move.second); break;
        case Verb::lift: lift_piece(act, move); break;
        case Verb::lay: lay(act, move.placement()); break;
        case Verb::store: store(act, move.resource(), move.where()); break;
        case Verb::buy: buy_ship(act, move.ship()); break;
        case Verb::arm: arm(act, move.ship(), move.second); break;
        case Verb::unload: unload(act, move.ship(), move.second); break;
        case Verb::use: use_card(act, move.card(), move.second); break;
        case Verb::recall: recall(act, move.space(), move.second); break;
        case Verb::visit: visit(act, move.space()); break;
        case Verb::serve: serve_dish(act, move.item(), move.side()); break;
        case Verb::leave: leave_slot(act); break;
    }
    answer_occasions(act);
    advance(act);
}

}  // namespace meadhall::odin
