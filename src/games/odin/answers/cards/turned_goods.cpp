// Goods that cards copy or turn to the other side of their tiles.
#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/answers/cards/card_effects.hpp"

namespace meadhall::odin {

const Reason* obstacle_to_copying(const Look& look, Item item) {
    constexpr int wanted = 3;
    if (!item.is<Good>() || is_animal(item.as<Good>())) { return &reasons::not_in_supply; }
    return look.player().has(item) == wanted ? nullptr : &reasons::not_in_supply;
}

void list_copies(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_copying(look, row.good) == nullptr) { menu.push_back(verb::Acquire{row.good}); }
    }
}

void copy_good(const Act& act, Item item) {
    const Seat seat = top(act).seat;
    pop(act);
    receive(act, seat, Amount{item});
}

const Reason* obstacle_to_flipping(const Look& look, Good good) {
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    return good < look.asked<ask::Flip>().first ? &reasons::order : nullptr;
}

void list_flips(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_flipping(look, row.good) == nullptr) { menu.push_back(verb::Turn{row.good}); }
    }
}

void flip(const Act& act, Good good) {
    const Seat seat = top(act).seat;
    auto& question = asked<ask::Flip>(act);
    const Good other = row_of(good).reverse;
    --player(act, seat).supply[Item{good}.number];
    act.scribe.note(Upgrades{seat, good, other});
    mark_used(act);
    question.first = good;
    const bool more = --question.left > 0;
    if (is_animal(good)) {
        ++player(act, seat).supply[Item{other}.number];  // it was in the stable before: nothing arrives
    } else {
        arrive(act, seat, other);
    }
    if (!more) { pop(act); }
}

bool has_goods(const Player& owner) {
    return std::ranges::any_of(goods, [&](const GoodRow& row) { return owner.has(row.good) > 0; });
}

bool can_copy(const Look& look) {
    return std::ranges::any_of(goods,
                               [&](const GoodRow& row) { return obstacle_to_copying(look, row.good) == nullptr; });
}

bool Answering<ask::Flip>::is_sound(const Spot& spot, const ask::Flip& asked) {
    const Part* part = spot.part(Deed::flip);
    return part != nullptr && are_left(asked.left, part->as<HowMany>().count);
}

}  // namespace meadhall::odin
