// What raids and pillages bring (O-6.7).
#include <algorithm>

#include "games/odin/actions/holdings.hpp"
#include "games/odin/answers/dice/dice.hpp"
#include "games/odin/answers/dice/dice_results.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

/// #139: the highest value among the special tiles on the oval board.
int top_sword_value(const Open& open) {
    int highest = 0;
    for (const SpecialRow& row : specials) {
        const bool there = open.specials[index(row.special)] == Holder::oval_board;
        highest = std::max(highest, there ? row.sword : 0);
    }
    return highest;
}

}  // namespace

/// Blue goods, and the special tiles that are still on the oval board; with a card, green goods too.
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

int shortfall(const Look& look, Item item) { return std::max(0, sword_value(look, item) - result(look)); }

const Reason* obstacle_to_looting(const Look& look, Item item, int stones) {
    const DiceRow& row = row_at(look.frame());
    if (row.want == Want::low || rolls_of(look.frame()) == 0) { return &reasons::not_your_move; }
    if (sword_value(look, item) == 0) { return &reasons::loot; }
    if (const Reason* reason = obstacle_to_receiving(look.state, look.seat(), item)) { return reason; }
    const int missing = shortfall(look, item);
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
    const Look look{act};
    const Worth worth = worth_in(look, row.action);
    const int left =
        std::max(0, result(look) + stones * worth.resource + arms * worth.weapon - sword_value(look, item));
    pay(act, frame.seat, stones * row.resource);
    pay(act, frame.seat, (arms - spears) * row.weapon);
    pay(act, frame.seat, spears * Weapon::spear);
    receive(act, frame.seat, Amount{item});
    ask::SecondLoot so_far{row.action, byte(rolls_of(frame)), byte(left), byte(arms - spears), byte(stones)};
    if (frame.is<ask::SecondLoot>()) {
        add(so_far.weapons, frame.as<ask::SecondLoot>().weapons);
        add(so_far.stones, frame.as<ask::SecondLoot>().stones);
    } else if (rules(act.game, player(act, frame.seat), Rule::split_loot)) {
        top(act).kind = so_far;
        return;
    }
    raise_success(act, frame, so_far.weapons, so_far.stones);
    pop(act);
}

}  // namespace

void loot(const Act& act, Item item, int stones) {
    const Look look{act};
    const DiceRow& row = row_at(top(act));
    const int needed = *weapons_for(worth_in(look, row.action), shortfall(look, item), stones);
    const int fewest = std::max(0, needed - look.player().has(row.weapon));
    const int most = takes_spears(look, row) ? std::min(needed, look.player().has(Weapon::spear)) : 0;
    if (top(act).is<ask::DiceAction>()) { tell_success(act, top(act)); }  // one raid, however many tiles it brings
    if (most <= fewest) { return win(act, item, stones, needed, fewest); }
    push(act, look.seat(), ask::WeaponMix{item, byte(needed), byte(stones)});
}

const Reason* obstacle_to_mixing(const Look& look, int spears) {
    const int needed = look.asked<ask::WeaponMix>().weapons;
    const bool there = spears <= needed && spears <= look.player().has(Weapon::spear) &&
                       needed - spears <= look.player().has(Weapon::long_sword);
    return there ? nullptr : &reasons::cost;
}

void mix_weapons(const Act& act, int spears) {
    const auto mix = asked<ask::WeaponMix>(act);
    pop(act);
    win(act, mix.item, mix.stones, mix.weapons, spears);
}

void list_mixes(const Look& look, Menu& menu) {
    for (int spears = 0; spears <= look.asked<ask::WeaponMix>().weapons; ++spears) {
        if (obstacle_to_mixing(look, spears) == nullptr) { menu.push_back(verb::Pay{spears}); }
    }
}

void end_looting(const Act& act) {
    const auto& question = asked<ask::SecondLoot>(act);
    raise_success(act, top(act), question.weapons, question.stones);
    pop(act);
}

namespace {

void list_loot(const Look& look, Menu& menu, Item item) {
    if (sword_value(look, item) == 0) { return; }
    for (int stones = 0; stones <= shortfall(look, item); ++stones) {
        if (obstacle_to_looting(look, item, stones) == nullptr) { menu.push_back(verb::Loot{item, stones}); }
    }
}

}  // namespace

void list_loot(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) { list_loot(look, menu, row.good); }
    for (const SpecialRow& row : specials) { list_loot(look, menu, row.special); }
}

}  // namespace meadhall::odin
