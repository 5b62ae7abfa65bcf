// Dice actions: hunting, snares, whaling, raiding, pillaging (O-6).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

const DiceRow& row_at(const Frame& frame) { return row_of(static_cast<DiceAction>(frame.subject)); }

/// O-6.3: the roll with the ore on the ships, before anything is spent.
int result(const Frame& frame) {
    const int ore = frame.first;
    return row_at(frame).want == Want::low ? std::max(0, frame.count - ore) : frame.count + ore;
}

bool must_stand(const Frame& frame) { return row_at(frame).want == Want::low && frame.step > 0 && result(frame) == 0; }

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
int sword_value(Item item) {
    if (item.is<Good>()) { return row_of(item.as<Good>()).sword; }
    return item.is<Special>() ? row_of(item.as<Special>()).sword : 0;
}

/// D-38: what must be spent for this loot, neither more nor less.
int shortfall(const Frame& frame, Item item) { return std::max(0, sword_value(item) - result(frame)); }

/// Pays so much of the resource and the rest in weapons.
void pay_mixed(const Act& act, Seat seat, const DiceRow& row, int total, int resource) {
    pay(act, seat, resource * row.resource + (total - resource) * row.weapon);
}

bool can_pay_mixed(const Player& player, const DiceRow& row, int total, int resource) {
    return resource <= total && resource <= player.has(row.resource) && total - resource <= player.has(row.weapon);
}

}  // namespace

void begin_dice(const Act& act, Seat seat, const Part& part) {
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
    const int printed = row_of(Ship::whaling_boat).printed_ore;
    begin_rolling(act, seat, DiceAction::whaling, (plain + armed) * printed + armed);
}

// Rolling (O-6.2).

const Reason* obstacle_to_rolling(const Look& look) {
    if (must_stand(look.frame())) { return &reasons::zero; }
    return look.frame().step < max_rolls ? nullptr : &reasons::no_rolls;
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
}

// Success and failure.

const Reason* obstacle_to_payment(const Look& look, int wood) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::high || frame.step == 0) { return &reasons::not_your_move; }
    return can_pay_mixed(look.player(), row_at(frame), result(frame), wood) ? nullptr : &reasons::cost;
}

void succeed_paying(const Act& act, int wood) {
    const Frame frame = top(act);
    pay_mixed(act, frame.seat, row_at(frame), result(frame), wood);
    act.scribe.note({.what = Happening::succeeds, .seat = frame.seat, .other = frame.subject});
    receive(act, frame.seat, row_at(frame).success);
    pop(act);
}

const Reason* obstacle_to_failing(const Look& look) {
    if (look.frame().step == 0) { return &reasons::not_your_move; }  // D-07
    return must_stand(look.frame()) ? &reasons::zero : nullptr;
}

void fail(const Act& act) {
    const Frame frame = top(act);
    const DiceRow& row = row_at(frame);
    act.scribe.note({.what = Happening::fails, .seat = frame.seat, .other = frame.subject});
    receive(act, frame.seat, row.resource + row.weapon);
    pop(act);
    if (frame.second == 1) { return_vikings(act, frame.seat, row.vikings_back); }
}

const Reason* obstacle_to_looting(const Look& look, Item item, int stones) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::low || frame.step == 0) { return &reasons::not_your_move; }
    if (sword_value(item) == 0) { return &reasons::loot; }
    if (const Reason* reason = obstacle_to_receiving(look.state, look.seat(), item)) { return reason; }
    const int missing = shortfall(frame, item);
    const DiceRow& row = row_at(frame);
    if (look.player().has(row.resource) + look.player().has(row.weapon) < missing) { return &reasons::loot; }
    return can_pay_mixed(look.player(), row, missing, stones) ? nullptr : &reasons::cost;
}

void loot(const Act& act, Item item, int stones) {
    const Frame frame = top(act);
    pay_mixed(act, frame.seat, row_at(frame), shortfall(frame, item), stones);
    act.scribe.note({.what = Happening::succeeds, .seat = frame.seat, .other = frame.subject});
    receive(act, frame.seat, Amount{item});
    pop(act);
}

namespace {

void list_loot(const Look& look, Menu& menu, Item item) {
    for (int stones = 0; stones <= shortfall(look.frame(), item); ++stones) {
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
        for (int wood = 0; wood <= result(frame); ++wood) {
            if (obstacle_to_payment(look, wood) == nullptr) { menu.push_back(Move{Verb::pay, wood}); }
        }
        return;
    }
    for (const GoodRow& row : goods) {
        if (row.sword > 0) { list_loot(look, menu, row.good); }
    }
    for (const SpecialRow& row : specials) { list_loot(look, menu, row.special); }
}

}  // namespace meadhall::odin
