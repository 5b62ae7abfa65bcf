// Dice actions: hunting, snares, whaling, raiding, pillaging (O-6).
#include "games/odin/answers/dice/dice.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/answers/dice/dice_results.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

bool must_stand(const Look& look) {
    const auto& asked = look.asked<ask::DiceAction>();
    return row_of(asked.action).want == Want::low && asked.rolls > 0 && result(look) == 0;
}

/// O-6.6: only the longship with the most ore counts.
int most_ore(const Bay& bay) {
    for (int ore = 3; ore > 0; --ore) {
        if (bay.longships[static_cast<std::size_t>(ore)] > 0) { return ore; }
    }
    return 0;
}

void begin_rolling(const Act& act, Seat seat, DiceAction action, int ore) {
    const bool with_vikings = !is_in_effect(act.state) && goes_on_with_vikings(act.state);  // O-4.18
    push(act, seat, ask::DiceAction{.action = action, .ore = byte(ore), .with_vikings = with_vikings});
}

}  // namespace

void begin_dice(const Act& act, Seat seat, const Part& part) {
    raise(act, {.hook = Hook::before_dice, .seat = seat, .dice = {.action = part.as<Rolled>().action}});
    const Bay& bay = player(act, seat).bay;
    if (part.as<Rolled>().action == DiceAction::whaling) {
        push(act, seat, ask::Boats{.most = byte(part.as<Rolled>().boats)});
        if (bay.boat_count() == 1) { choose_boats(act, bay.boats[0], bay.boats[1]); }
        return;
    }
    const bool counts = row_of(part.as<Rolled>().action).ship_ore == ShipOre::of_best_longship_raises;
    begin_rolling(act, seat, part.as<Rolled>().action, counts ? most_ore(bay) : 0);
}

// Boats (O-6.11).

const Reason* obstacle_to_boats(const Look& look, int plain, int armed) {
    const Bay& bay = look.player().bay;
    if (plain > bay.boats[0] || armed > bay.boats[1]) { return &reasons::need_ship; }
    if (plain + armed == 0) { return &reasons::need_ship; }
    return plain + armed > look.asked<ask::Boats>().most ? &reasons::too_many : nullptr;
}

void list_boats(const Look& look, Menu& menu) {
    for (int plain = 0; plain <= small_moorings; ++plain) {
        for (int armed = 0; armed <= small_moorings; ++armed) {
            if (obstacle_to_boats(look, plain, armed) == nullptr) { menu.push_back(verb::Boats{plain, armed}); }
        }
    }
}

void choose_boats(const Act& act, int plain, int armed) {
    const Seat seat = top(act).seat;
    pop(act);
    act.scribe.note(SetsOut{seat, plain + armed, armed});
    const int printed = row_of(Ship::whaling_boat).printed_ore;
    begin_rolling(act, seat, DiceAction::whaling, (plain + armed) * printed + armed);
}

// Rolling (O-6.2).

int rolls_allowed(const Look& look) {
    const Concern about{.dice = look.asked<ask::DiceAction>().action};
    return adjusted(look.game, look.player(), Quantity::rolls, max_rolls, about);
}

const Reason* obstacle_to_rolling(const Look& look) {
    if (must_stand(look)) { return &reasons::zero; }
    return look.asked<ask::DiceAction>().rolls < rolls_allowed(look) ? nullptr : &reasons::no_rolls;
}

void ask_for_roll(const Act& act) { push(act, top(act).seat, ask::Die{asked<ask::DiceAction>(act).action}); }

void list_rolls(const Look& look, Menu& menu) {
    const int sides = row_of(look.asked<ask::Die>().action).sides;
    for (int shown = 1; shown <= sides; ++shown) { menu.push_back(verb::Die{shown}); }
}

void roll(const Act& act, int shown) {
    pop(act);
    const Seat seat = top(act).seat;
    auto& question = asked<ask::DiceAction>(act);
    ++question.rolls;
    question.shown = byte(shown);
    act.scribe.note(Rolls{seat, shown});
    raise(act, {.hook = Hook::rolled, .seat = seat, .count = shown, .dice = {.action = question.action}});
}

// Success and failure.

const Reason* obstacle_to_payment(const Look& look, int wood) {
    const auto& asked = look.asked<ask::DiceAction>();
    const DiceRow& row = row_of(asked.action);
    if (row.want == Want::high || asked.rolls == 0) { return &reasons::not_your_move; }
    return obstacle_to_mixed(look, row, result(look), wood);
}

void succeed_paying(const Act& act, int wood) {
    const Frame frame = top(act);
    const DiceRow& row = row_at(frame);
    const Look look{act};
    const int spent = *weapons_for(worth_in(look, row.action), result(look), wood);
    pay(act, frame.seat, wood * row.resource);
    pay(act, frame.seat, spent * row.weapon);
    tell_success(act, frame);
    raise_success(act, frame, spent, wood);
    receive(act, frame.seat, row.success);
    pop(act);
}

const Reason* obstacle_to_failing(const Look& look) {
    if (look.asked<ask::DiceAction>().rolls == 0) { return &reasons::not_your_move; }  // D-07
    return must_stand(look) ? &reasons::zero : nullptr;
}

void fail(const Act& act) {
    const Seat seat = top(act).seat;
    const auto question = asked<ask::DiceAction>(act);
    const DiceRow& row = row_of(question.action);
    act.scribe.note(Fails{seat, question.action});
    raise(act, {.hook = Hook::dice_failed, .seat = seat, .dice = {.action = question.action, .rolls = question.rolls}});
    receive(act, seat, row.resource + row.weapon);
    pop(act);
    if (question.with_vikings) { return_vikings(act, seat, row.vikings_back); }
}

void list_dice(const Look& look, Menu& menu) {
    const auto& asked = look.asked<ask::DiceAction>();
    if (obstacle_to_rolling(look) == nullptr) { menu.push_back(verb::Roll{}); }
    if (asked.rolls == 0) { return; }
    if (obstacle_to_failing(look) == nullptr) { menu.push_back(verb::Fail{}); }
    if (row_of(asked.action).want == Want::high) { return list_loot(look, menu); }
    for (int wood = 0; wood <= result(look); ++wood) {
        if (obstacle_to_payment(look, wood) == nullptr) { menu.push_back(verb::Pay{wood}); }
    }
}

// Whether the questions can lie where they do (ENG-9).

namespace {

/// Whether the part at hand is this dice action.
bool is_rolling(const Spot& spot, DiceAction action) {
    const Part* part = spot.part(Deed::roll);
    return part != nullptr && action == part->as<Rolled>().action;
}

/// O-4.14: some may come back from there.
bool is_with_vikings(const Spot& spot) { return spot.is_in_action() && !headway(*spot.owner()).has(Progress::by_card); }

}  // namespace

bool Answering<ask::Boats>::is_sound(const Spot& spot, const ask::Boats& asked) {
    return spot.part(Deed::roll) != nullptr && are_left(asked.most, small_moorings);
}

bool Answering<ask::DiceAction>::is_sound(const Spot& spot, const ask::DiceAction& asked) {
    constexpr int highest_ore = 6;             // three boats with the printed one and one more
    constexpr int most_rolls = max_rolls + 1;  // with a card
    constexpr int most_boost = 3;              // with a card
    const bool rolled = asked.rolls > 0 || asked.shown == 0;
    return (!asked.with_vikings || is_with_vikings(spot)) && is_rolling(spot, asked.action) && rolled &&
           asked.shown <= row_of(asked.action).sides && asked.rolls <= most_rolls && asked.ore <= highest_ore &&
           asked.boost <= most_boost;
}

bool Answering<ask::Die>::is_sound(const Spot& spot, const ask::Die& asked) {
    return spot.is_top() && !spot.is_bottom() && spot.below()->is<ask::DiceAction>() &&
           spot.below()->as<ask::DiceAction>().action == asked.action &&
           spot.below()->as<ask::DiceAction>().rolls <= max_rolls &&
           spot.below()->seat == spot.state().stack.back().seat;
}

bool Answering<ask::SecondLoot>::is_sound(const Spot& spot, const ask::SecondLoot& asked) {
    return is_rolling(spot, asked.action) && row_of(asked.action).want == Want::high && asked.rolls > 0;
}

bool Answering<ask::WeaponMix>::is_sound(const Spot& spot, const ask::WeaponMix& asked) {
    if (!spot.is_top() || spot.is_bottom() || asked.item.number >= Item::count) { return false; }
    if (!spot.below()->is_any_of<ask::DiceAction, ask::SecondLoot>()) { return false; }
    State before = spot.state();
    before.stack.pop_back();
    const Look look{spot.game(), before};
    if (obstacle_to_looting(look, asked.item, asked.stones) != nullptr) { return false; }
    const Worth worth = worth_in(look, action_of(look.frame()));
    return weapons_for(worth, shortfall(look, asked.item), asked.stones) == int{asked.weapons};
}

}  // namespace meadhall::odin
