// Dice actions: hunting, snares, whaling, raiding, pillaging (O-6).
#include <algorithm>
#include <optional>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

const DiceRow& row_at(const Frame& frame) { return row_of(static_cast<DiceAction>(frame.subject)); }

/// O-6.3: the roll with the ore on the ships and what a card adds, before anything is spent.
int result(const Look& look) {
    const Frame& frame = look.frame();
    if (frame.ask == Ask::second_loot) { return frame.count; }
    const int with_ore = frame.count + frame.choice + (row_at(frame).want == Want::low ? -frame.first : +frame.first);
    return adjusted(look.game, look.player(), Quantity::result, with_ore, {.dice = frame.subject});
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
    const bool with_vikings = !is_in_effect(act.state) && goes_on_with_vikings(act.state);  // O-4.18
    push(act, {.ask = Ask::dice_action,
               .seat = seat,
               .subject = byte(static_cast<int>(action)),
               .first = byte(ore),
               .second = byte(with_vikings ? 1 : 0)});
}

/// #139: the highest value among the special tiles on the oval board.
int top_sword_value(const Open& open) {
    int highest = 0;
    for (const SpecialRow& row : specials) {
        const bool there = open.specials[index(row.special)] == Holder::oval_board;
        highest = std::max(highest, there ? row.sword : 0);
    }
    return highest;
}

/// O-6.7: blue goods, and the special tiles that are still on the oval board; with a card, green goods too.
int sword_value(const Look& look, Item item) {
    if (item.is<Special>()) {
        const int value = row_of(item.as<Special>()).sword;
        const bool lower =
            rules(look.game, look.player(), Rule::top_loot_for_less) && value == top_sword_value(look.state);
        return lower ? value - 1 : value;
    }
    if (!item.is<Good>()) { return 0; }
    const GoodRow& row = row_of(item.as<Good>());
    const bool green = row.colour == Colour::green && rules(look.game, look.player(), Rule::green_loot);
    return green ? row_of(row.reverse).sword - 1 : row.sword;
}

/// D-38: what must be spent for this loot.
int shortfall(const Look& look, Item item) { return std::max(0, sword_value(look, item) - result(look)); }

/// What a resource and a weapon are worth in this action; cards make some worth more.
struct Worth {
    int resource = 1;
    int weapon = 1;
};

Worth worth_in(const Look& look, DiceAction action) {
    const Concern about{.dice = static_cast<int>(action)};
    return {adjusted(look.game, look.player(), Quantity::resource_value, 1, about),
            adjusted(look.game, look.player(), Quantity::weapon_value, 1, about)};
}

/// How many weapons complete a payment, nothing of which could be saved (D-38); none if it would be wasteful.
std::optional<int> weapons_for(const Worth& worth, int total, int resource) {
    const int left = std::max(0, total - resource * worth.resource);
    const int needed = (left + worth.weapon - 1) / worth.weapon;
    const bool wasteful = resource > 0 && (resource - 1) * worth.resource + needed * worth.weapon >= total;
    return wasteful ? std::nullopt : std::optional{needed};
}

/// #137: spears stand in for long swords.
bool takes_spears(const Look& look, const DiceRow& row) {
    return row.weapon == Weapon::long_sword && rules(look.game, look.player(), Rule::spears_as_swords);
}

int weapons_at_hand(const Look& look, const DiceRow& row) {
    return look.player().has(row.weapon) + (takes_spears(look, row) ? look.player().has(Weapon::spear) : 0);
}

/// Pays so much of the resource and the rest in weapons.
const Reason* obstacle_to_mixed(const Look& look, const DiceRow& row, int total, int resource) {
    const auto needed = weapons_for(worth_in(look, row.action), total, resource);
    if (!needed || resource > look.player().has(row.resource)) { return &reasons::cost; }
    return *needed <= weapons_at_hand(look, row) ? nullptr : &reasons::cost;
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
    const int rolls = adjusted(look.game, look.player(), Quantity::rolls, max_rolls, {.dice = look.frame().subject});
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

/// D-05: cards count all boats that the space lets one use.
int boats_of_space(const Act& act, Seat seat) {
    const int boats = player(act, seat).bay.boat_count();
    return current_space(act.state) == Space::whaling_4 ? std::min(boats, 1) : boats;
}

void tell_success(const Act& act, const Frame& frame) {
    act.scribe.note({.what = Happening::succeeds, .seat = frame.seat, .other = frame.subject});
}

void raise_success(const Act& act, const Frame& frame, int arms, int resources_spent) {
    raise(act, {.hook = Hook::dice_succeeded,
                .seat = frame.seat,
                .subject = frame.subject,
                .rolls = frame.step,
                .boats = boats_of_space(act, frame.seat),
                .weapons = arms,
                .resources = resources_spent});
}

}  // namespace

const Reason* obstacle_to_payment(const Look& look, int wood) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::high || frame.step == 0) { return &reasons::not_your_move; }
    return obstacle_to_mixed(look, row_at(frame), result(look), wood);
}

void succeed_paying(const Act& act, int wood) {
    const Frame frame = top(act);
    const DiceRow& row = row_at(frame);
    const Look look{act.game, act.state};
    const int spent = *weapons_for(worth_in(look, row.action), result(look), wood);
    pay(act, frame.seat, wood * row.resource);
    pay(act, frame.seat, spent * row.weapon);
    tell_success(act, frame);
    raise_success(act, frame, spent, wood);
    receive(act, frame.seat, row.success);
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
    raise(act, {.hook = Hook::dice_failed, .seat = frame.seat, .subject = frame.subject, .rolls = frame.step});
    receive(act, frame.seat, row.resource + row.weapon);
    pop(act);
    if (frame.second == 1) { return_vikings(act, frame.seat, row.vikings_back); }
}

// Loot (O-6.7).

const Reason* obstacle_to_looting(const Look& look, Item item, int stones) {
    const Frame& frame = look.frame();
    if (row_at(frame).want == Want::low || frame.step == 0) { return &reasons::not_your_move; }
    if (sword_value(look, item) == 0) { return &reasons::loot; }
    if (const Reason* reason = obstacle_to_receiving(look.state, look.seat(), item)) { return reason; }
    const int missing = shortfall(look, item);
    const DiceRow& row = row_at(frame);
    const Worth worth = worth_in(look, row.action);
    const int most = look.player().has(row.resource) * worth.resource + weapons_at_hand(look, row) * worth.weapon;
    if (most < missing) { return &reasons::loot; }
    return obstacle_to_mixed(look, row, missing, stones);
}

namespace {

/// The tile is won, and everything for it is paid.
void win(const Act& act, Item item, int stones, int arms, int spears) {
    const Frame frame = top(act);
    const DiceRow& row = row_at(frame);
    const Look look{act.game, act.state};
    const Worth worth = worth_in(look, row.action);
    const int left =
        std::max(0, result(look) + stones * worth.resource + arms * worth.weapon - sword_value(look, item));
    pay(act, frame.seat, stones * row.resource);
    pay(act, frame.seat, (arms - spears) * row.weapon);
    pay(act, frame.seat, spears * Weapon::spear);
    receive(act, frame.seat, Amount{item});
    const bool second = frame.ask == Ask::second_loot;
    const int swords = arms - spears + (second ? frame.choice : 0);
    const int all_stones = stones + (second ? frame.first : 0);
    if (!second && rules(act.game, player(act, frame.seat), Rule::split_loot)) {
        top(act).ask = Ask::second_loot;
        top(act).count = byte(left);
        top(act).choice = byte(swords);
        top(act).first = byte(all_stones);
        return;
    }
    raise_success(act, frame, swords, all_stones);
    pop(act);
}

}  // namespace

void loot(const Act& act, Item item, int stones) {
    const Look look{act.game, act.state};
    const DiceRow& row = row_at(top(act));
    const int needed = *weapons_for(worth_in(look, row.action), shortfall(look, item), stones);
    const int fewest = std::max(0, needed - look.player().has(row.weapon));
    const int most = takes_spears(look, row) ? std::min(needed, look.player().has(Weapon::spear)) : 0;
    if (top(act).ask == Ask::dice_action) { tell_success(act, top(act)); }  // one raid, however many tiles it brings
    if (most <= fewest) { return win(act, item, stones, needed, fewest); }
    push(act, {.ask = Ask::weapon_mix,
               .seat = look.seat(),
               .subject = item.number,
               .count = byte(needed),
               .first = byte(stones)});
}

const Reason* obstacle_to_mixing(const Look& look, int spears) {
    const int needed = look.frame().count;
    const bool there = spears <= needed && spears <= look.player().has(Weapon::spear) &&
                       needed - spears <= look.player().has(Weapon::long_sword);
    return there ? nullptr : &reasons::cost;
}

void mix_weapons(const Act& act, int spears) {
    const Frame mix = top(act);
    pop(act);
    win(act, Item{int{mix.subject}}, mix.first, mix.count, spears);
}

void list_mixes(const Look& look, Menu& menu) {
    for (int spears = 0; spears <= look.frame().count; ++spears) {
        if (obstacle_to_mixing(look, spears) == nullptr) { menu.push_back(Move{Verb::pay, spears}); }
    }
}

void end_looting(const Act& act) {
    const Frame frame = top(act);
    raise_success(act, frame, frame.choice, frame.first);
    pop(act);
}

namespace {

void list_loot(const Look& look, Menu& menu, Item item) {
    if (sword_value(look, item) == 0) { return; }
    for (int stones = 0; stones <= shortfall(look, item); ++stones) {
        if (obstacle_to_looting(look, item, stones) == nullptr) { menu.push_back(Move::loot(item, stones)); }
    }
}

void list_all_loot(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) { list_loot(look, menu, row.good); }
    for (const SpecialRow& row : specials) { list_loot(look, menu, row.special); }
}

}  // namespace

void list_second_loot(const Look& look, Menu& menu) {
    list_all_loot(look, menu);
    menu.push_back(Move{Verb::done});
}

void list_dice(const Look& look, Menu& menu) {
    const Frame& frame = look.frame();
    if (obstacle_to_rolling(look) == nullptr) { menu.push_back(Move{Verb::roll}); }
    if (frame.step == 0) { return; }
    if (obstacle_to_failing(look) == nullptr) { menu.push_back(Move{Verb::fail}); }
    if (row_at(frame).want == Want::high) { return list_all_loot(look, menu); }
    for (int wood = 0; wood <= result(look); ++wood) {
        if (obstacle_to_payment(look, wood) == nullptr) { menu.push_back(Move{Verb::pay, wood}); }
    }
}

}  // namespace meadhall::odin
