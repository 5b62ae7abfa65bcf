// The feast as a phase: who serves what, and what empty slots cost (O-10).
#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// O-10.7, O-10.8: the last slot is filled or left, the table is cleared.
void end_if_over(const Act& act) {
    if (!act.state.feast.is_over()) { return; }
    const Seat seat = top(act).seat;
    add(player(act, seat).penalties, act.state.feast.penalties);
    if (act.state.feast.penalties > 0) {
        act.scribe.note({.what = Happening::penalties, .seat = seat, .number = act.state.feast.penalties});
    }
    raise(act, {.hook = Hook::after_feast, .seat = seat, .count = act.state.feast.penalties});
    act.state.feast = {};
    pop(act);
}

}  // namespace

void begin_feast(const Act& act, Seat seat) {
    act.state.feast = laid_table(act.game.round(act.state).vikings, player(act, seat).bay.emigrated());
    push(act, {.ask = Ask::feasting, .seat = seat});
    raise(act, {.hook = Hook::feast_starts, .seat = seat});
    end_if_over(act);
}

const Reason* obstacle_to_serving(const Look& look, Item dish, Side side) {
    if (const Reason* reason = why_not_serve(look.state.feast, dish, side)) { return reason; }
    if (dish == Item{Resource::silver} && side == Side::crosswise) { return &reasons::piece_table; }
    return look.player().has(dish) > 0 ? nullptr : &reasons::not_in_supply;
}

void list_dishes(const Look& look, Menu& menu) {
    for (int number = 0; number < good_count; ++number) {
        const auto good = static_cast<Good>(number);
        if (look.player().has(good) == 0 || !is_food(good)) { continue; }
        for (const Side side : {Side::lengthwise, Side::crosswise}) {
            if (obstacle_to_serving(look, good, side) == nullptr) { menu.push_back(Move::serve(good, side)); }
        }
    }
    if (obstacle_to_serving(look, Resource::silver, Side::lengthwise) == nullptr) {
        menu.push_back(Move::serve(Resource::silver, Side::lengthwise));
    }
    menu.push_back(Move{Verb::leave});
}

void serve_dish(const Act& act, Item dish, Side side) {
    const Seat seat = top(act).seat;
    --player(act, seat).supply[dish.number];
    if (dish == Item{Resource::silver}) {
        serve_silver(act.state.feast);
    } else {
        serve(act.state.feast, dish.as<Good>(), side);
    }
    act.scribe.note({.what = Happening::serves, .seat = seat, .item = dish, .other = byte(static_cast<int>(side))});
    raise(act, {.hook = Hook::dish_served, .seat = seat, .item = dish});
    end_if_over(act);
}

void leave_slot(const Act& act) {
    leave_empty(act.state.feast);
    end_if_over(act);
}

}  // namespace meadhall::odin
