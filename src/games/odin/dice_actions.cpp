// Dice actions: hunting, snares, whaling, raiding, pillaging (O-6).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

const DiceRow& row_at(const Frame& frame) { return row_of(static_cast<DiceAction>(frame.subject)); }

/// O-6.3: the roll with the ore on the ships, before anything is spent.
int result(const Look& look) {
    const Frame& frame = look.frame();
    const int with_ore = frame.count + (row_at(frame).want == Want::low ? -frame.first : +frame.first);
    return adjusted(look.game, look.player(), Quantity::result, with_ore, frame.subject);
}

bool must_stand(const Look& look) {
    return row_at(look.frame()).want == Want::low && look.frame().step > 0 && result(look) == 0;
}

/// O-6.6: only the longship with the most ore counts.
int most_ore(const Bay& bay) {
    for (int ore = 3; ore > 0; --ore) {
        if (bay.longships[static_cast<std::size_t>(ore)] > 0) { return ore; }
    }
    return 0;
}

void begin_rolling(const Act& act, Seat seat, DiceAction action, int ore) {
    push(act, {.ask = Ask::dice_action,
               .seat = seat,
               .subject = byte(static_cast<int>(action)),
               .first = byte(ore),
               .second = 1});
}

/// O-6.7: blue goods, and the special tiles that are still on the oval board.
int sword_value(const Look& look, Item item) {
    const int printed = item.is<Good>()      ? row_of(item.as<Good>()).sword
                        : item.is<Special>() ? row_of(item.as<Special>()).sword
                                             : 0;
    return adjusted(look.game, look.player(), Quantity::sword_value, printed, item.number);
}

/// D-38: what must be spent for this loot, neither more nor less.
int shortfall(const Look& look, Item item) { return std::max(0, sword_value(look, item) - result(look)); }

/// Pays so much of the resource and the rest in weapons.
void pay_mixed(const Act& act, Seat seat, const DiceRow& row, int total, int resource) {
    pay(act, seat, resource * row.resource);
    pay(act, seat, (total - resource) * row.weapon);
}

bool can_pay_mixed(const Player& player, const DiceRow& row, int total, int resource) {
    return resource <= total && resource <= player.has(row.resource) && total - resource <= player.has(row.weapon);
}

}  // namespace

void begin_dice(const Act& act, Seat seat, const Part& part) {
    raise(act, {.hook = Hook::before_dice, .seat = seat, .subject = static_cast<int>(part.dice_action())});
    const Bay& bay = player(act, seat).bay;
    if (part.dice_action() == DiceAction::whaling) {
        push(act, {.ask = Ask::boats, .seat = seat, .count = byte(part.boats())});
        if (bay.boat_count() == 1) { choose_boats(act, bay.boats[0], bay.boats[1]); }
        return;
    }
    const bool counts = row_of(part.dice_action()).ship_ore == ShipOre::of_best_longship_raises;
    begin_rolling(act, seat, part.dice_action(), counts ? most_ore(bay) : 0);
}

// Boats (O-6.11).

const Reason* obstacle_to_boats(const Look& look, int plain, int armed) {
    const Bay& bay = look.player().bay;
    if (plain > bay.boats[0] || armed > bay.boats[1]) { return &reasons::need_ship; }
    if (plain + armed == 0) { return &reasons::need_ship; }
    return plain + armed > look.frame().count ? &reasons::too_many : nullptr;
}

void list_boats(const Look& look, Menu& menu) {
    for (int plain = 0; plain <= small_moorings; ++plain) {
        for (int armed = 0; armed <= small_moorings; ++armed) {
            if (obstacle_to_boats(look, plain, armed) == nullptr) { menu.push_back(Move{Verb::boats, plain, armed}); }
        }
    }
}

void choose_boats(const Act& act, int plain, int armed) {
    const Seat seat = top(act).seat;
    pop(act);
    act.scribe.note({.what = Happening::sets_out,
                     .seat = seat,
                     .other = byte(armed),
                     .number = static_cast<std::int16_t>(plain + armed)});
    const int printed = row_of(Ship::whaling_boat).printed_ore;
    begin_rolling(act, seat, DiceAction::whaling, (plain + armed) * printed + armed);
}

// Rolling (O-6.2).

const Reason* obstacle_to_rolling(const Look& look) {
    if (must_stand(look)) { return &reasons::zero; }
    const int rolls = adjusted(look.game, look.player(), Quantity::rolls, max_rolls, look.frame().subject);
    return look.frame().step < rolls ? nullptr : &reasons::no_rolls;
}

void ask_for_roll(const Act& act) { push(act, {.ask = Ask::die, .seat = top(act).seat, .subject = top(act).subject}); }

void list_rolls(const Look& look, Menu& menu) {
    for (int shown = 1; shown <= row_at(look.frame()).sides; ++shown) { menu.push_back(Move{Verb::die, shown}); }
}

void roll(const Act& act, int shown) {
    pop(act);
    Frame& frame = top(act);
    ++frame.step;
    frame.count = byte(shown);
    act.scribe.note({.what = Happening::rolls, .seat = frame.seat, .number = static_cast<std::int16_t>(shown)});
    raise(act, {.hook = Hook::rolled, .seat = frame.seat, .count = shown, .subject = frame.subject});
}

// Success and failure.

namespace {

void note_success(const Act& act, const Frame& frame) {
    act.scribe.note({.what = Happening::succeeds, .seat = frame.seat, .other = frame.subject});
    raise(act, {.hook = Hook::dice_succeeded, .seat = frame.seat, .subject = frame.subject});
}

}  // namespace

const Reason* obstacle_to_payment(const Look& look, int wood) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::high || frame.step == 0) { return &reasons::not_your_move; }
    return can_pay_mixed(look.player(), row_at(frame), result(look), wood) ? nullptr : &reasons::cost;
}

void succeed_paying(const Act& act, int wood) {
    const Frame frame = top(act);
    pay_mixed(act, frame.seat, row_at(frame), result({act.game, act.state}), wood);
    note_success(act, frame);
    receive(act, frame.seat, row_at(frame).success);
    pop(act);
}

const Reason* obstacle_to_failing(const Look& look) {
    if (look.frame().step == 0) { return &reasons::not_your_move; }  // D-07
    return must_stand(look) ? &reasons::zero : nullptr;
}

void fail(const Act& act) {
    const Frame frame = top(act);
    const DiceRow& row = row_at(frame);
    act.scribe.note({.what = Happening::fails, .seat = frame.seat, .other = frame.subject});
    raise(act, {.hook = Hook::dice_failed, .seat = frame.seat, .subject = frame.subject});
    receive(act, frame.seat, row.resource + row.weapon);
    pop(act);
    if (frame.second == 1) { return_vikings(act, frame.seat, row.vikings_back); }
}

const Reason* obstacle_to_looting(const Look& look, Item item, int stones) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::low || frame.step == 0) { return &reasons::not_your_move; }
    if (sword_value(look, item) == 0) { return &reasons::loot; }
    if (const Reason* reason = obstacle_to_receiving(look.state, look.seat(), item)) { return reason; }
    const int missing = shortfall(look, item);
    const DiceRow& row = row_at(frame);
    if (look.player().has(row.resource) + look.player().has(row.weapon) < missing) { return &reasons::loot; }
    return can_pay_mixed(look.player(), row, missing, stones) ? nullptr : &reasons::cost;
}

void loot(const Act& act, Item item, int stones) {
    const Frame frame = top(act);
    pay_mixed(act, frame.seat, row_at(frame), shortfall({act.game, act.state}, item), stones);
    note_success(act, frame);
    receive(act, frame.seat, Amount{item});
    pop(act);
}

namespace {

void list_loot(const Look& look, Menu& menu, Item item) {
    if (sword_value(look, item) == 0) { return; }
    for (int stones = 0; stones <= shortfall(look, item); ++stones) {
        if (obstacle_to_looting(look, item, stones) == nullptr) { menu.push_back(Move::loot(item, stones)); }
    }
}

}  // namespace

void list_dice(const Look& look, Menu& menu) {
    const Frame& frame = look.frame();
    if (obstacle_to_rolling(look) == nullptr) { menu.push_back(Move{Verb::roll}); }
    if (frame.step == 0) { return; }
    if (obstacle_to_failing(look) == nullptr) { menu.push_back(Move{Verb::fail}); }
    if (row_at(frame).want == Want::low) {
        for (int wood = 0; wood <= result(look); ++wood) {
            if (obstacle_to_payment(look, wood) == nullptr) { menu.push_back(Move{Verb::pay, wood}); }
        }
        return;
    }
    for (const GoodRow& row : goods) { list_loot(look, menu, row.good); }
    for (const SpecialRow& row : specials) { list_loot(look, menu, row.special); }
}

}  // namespace meadhall::odin
