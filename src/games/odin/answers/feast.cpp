// The feast as a phase: who serves what, and what empty slots cost (O-10).
#include "games/odin/answers/feast.hpp"

#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

/// #160: for a feast without mead.
void pay_abstainer(const Act& act, Seat seat) {
    if (!rules(act.game, player(act, seat), Rule::abstain_from_mead)) { return; }
    Act given = act;
    given.by_card = true;
    const Card card = act.game.book().ruling(Rule::abstain_from_mead).nth(0);
    act.scribe.note(CardWorks{seat, card});
    receive(given, seat, Amount{Resource::silver});
}

/// O-10.7, O-10.8: the last slot is filled or left, the table is cleared.
void end_if_over(const Act& act) {
    if (!act.state.feast.is_over()) { return; }
    const Seat seat = top(act).seat;
    add(player(act, seat).penalties, act.state.feast.penalties);
    if (act.state.feast.penalties > 0) { act.scribe.note(Penalties{seat, act.state.feast.penalties}); }
    if (!act.state.feast.sober && !act.state.feast.served.contains(Good::mead)) { pay_abstainer(act, seat); }
    raise(act, {.hook = Hook::after_feast,
                .seat = seat,
                .count = act.state.feast.penalties,
                .feast = {.dishes = act.state.feast.served, .stockfish = act.state.feast.stockfish}});
    act.state.feast = act.state.outer_feast;
    act.state.outer_feast = {};
    pop(act);
}

}  // namespace

void begin_feast(const Act& act, Seat seat) {
    act.state.outer_feast = act.state.feast;  // a card may call for a feast in the middle of another
    act.state.feast = laid_table(act.game.round(act.state).vikings, player(act, seat).bay.emigrated());
    push(act, seat, ask::Feast{});
    raise(act, {.hook = Hook::feast_starts, .seat = seat});
    end_if_over(act);
}

namespace {

/// #186: a second pea dish lies lengthwise.
const Reason* obstacle_by_table(const Look& look, Item dish, Side side) {
    const Reason* reason = why_not_serve(look.state.feast, dish, side);
    const bool second = reason == &reasons::long_twice && dish == Item{Good::peas} && look.state.feast.long_peas < 2 &&
                        rules(look.game, look.player(), Rule::second_pea_dish);
    return second ? nullptr : reason;
}

}  // namespace

const Reason* obstacle_to_abstaining(const Look& look) {
    const Feast& feast = look.state.feast;
    const bool may = look.frame().is<ask::Feast>() && rules(look.game, look.player(), Rule::abstain_from_mead) &&
                     !feast.sober && !feast.served.contains(Good::mead);
    return may ? nullptr : &reasons::card_used;
}

void abstain(const Act& act) {
    act.state.feast.sober = true;
    pay_abstainer(act, top(act).seat);
}

const Reason* obstacle_to_serving(const Look& look, Item dish, Side side) {
    const bool sober = look.state.feast.sober && dish == Item{Good::mead};
    if (sober) { return &reasons::piece_table; }
    if (const Reason* reason = obstacle_by_table(look, dish, side)) { return reason; }
    if (dish == Item{Resource::silver} && side == Side::crosswise) { return &reasons::piece_table; }
    return look.player().has(dish) > 0 ? nullptr : &reasons::not_in_supply;
}

void list_dishes(const Look& look, Menu& menu) {
    for (int number = 0; number < good_count; ++number) {
        const auto good = static_cast<Good>(number);
        if (look.player().has(good) == 0 || !is_food(good)) { continue; }
        for (const Side side : {Side::lengthwise, Side::crosswise}) {
            if (obstacle_to_serving(look, good, side) == nullptr) { menu.push_back(verb::Serve{good, side}); }
        }
    }
    if (obstacle_to_serving(look, Resource::silver, Side::lengthwise) == nullptr) {
        menu.push_back(verb::Serve{Resource::silver, Side::lengthwise});
    }
    menu.push_back(verb::Leave{});
}

void serve_dish(const Act& act, Item dish, Side side) {
    const Seat seat = top(act).seat;
    --player(act, seat).supply[dish.number];
    if (dish == Item{Resource::silver}) {
        serve_silver(act.state.feast);
    } else {
        serve(act.state.feast, dish.as<Good>(), side);
    }
    act.scribe.note(Serves{seat, dish, side});
    raise(act, {.hook = Hook::dish_served, .seat = seat, .item = dish});
    end_if_over(act);
}

void leave_slot(const Act& act) {
    leave_empty(act.state.feast);
    end_if_over(act);
}

}  // namespace meadhall::odin
