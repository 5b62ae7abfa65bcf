// Overseas trading, the special sale and the forge (O-5.11, O-5.18, O-5.19).
#include "games/odin/answers/trade.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

bool is_green(Good good) { return row_of(good).colour == Colour::green; }

/// What a tile costs after so much has been paid in this sale: a card lowers the sum once it is high enough (#2).
int price_after(const Game& game, const Player& player, int paid, int price) {
    const auto sum = [&](int printed) {
        return adjusted(game, player, Quantity::silver_price, printed, {.space = Space::special_sale});
    };
    return sum(paid + price) - sum(paid);
}

/// O-5.19: price and availability.
const Reason* obstacle_to_buying_special(const Game& game, const Open& open, const Player& player, int paid,
                                         const SpecialRow& row) {
    if (!row.price) { return &reasons::not_for_sale; }
    if (open.specials[index(row.special)] != Holder::oval_board) { return &reasons::taken; }
    return player.has(Resource::silver) < price_after(game, player, paid, *row.price) ? &reasons::silver : nullptr;
}

const Reason* obstacle_to_sale_after(const Game& game, const Open& open, const Player& player, int paid) {
    const Reason* reason = &reasons::no_effect;
    for (const SpecialRow& row : specials) {
        const Reason* here = obstacle_to_buying_special(game, open, player, paid, row);
        if (here == nullptr) { return nullptr; }
        if (here == &reasons::silver) { reason = here; }
    }
    return reason;
}

/// Whether another tile could be paid for. One that should have come earlier counts: whoever asks for it is told so.
bool can_buy_more(const Look& look) {
    return obstacle_to_sale_after(look.game, look.state, look.player(), look.asked<ask::SpecialSale>().paid) == nullptr;
}

/// The column of the goods boxes that a green good stands in.
BoxColumn column_of(Good good) {
    BoxColumn column;
    for (const GoodRow& row : goods) {
        if (row.good == good) { break; }
        if (is_green(row.good)) { ++column.number; }
    }
    return column;
}

bool was_turned(const ask::Overseas& asked, Good good) { return asked.turned_columns.contains(column_of(good)); }

bool can_turn_more(const Look& look) {
    const auto& asked = look.asked<ask::Overseas>();
    for (const GoodRow& row : goods) {
        if (is_green(row.good) && look.player().has(row.good) > 0 && !was_turned(asked, row.good)) { return true; }
    }
    return false;
}

}  // namespace

const Reason* obstacle_to_trading_overseas(const Player& player) {
    for (const GoodRow& row : goods) {
        if (is_green(row.good) && player.has(row.good) > 0) { return nullptr; }
    }
    return &reasons::no_effect;
}

const Reason* obstacle_to_turning(const Look& look, Good good) {
    const auto& asked = look.asked<ask::Overseas>();
    if (!is_green(good)) { return &reasons::turn_kind; }
    if (was_turned(asked, good)) { return &reasons::turn_kind; }
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    return asked.last && good <= *asked.last ? &reasons::order : nullptr;
}

void list_turns(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_turning(look, row.good) == nullptr) { menu.push_back(verb::Turn{row.good}); }
    }
}

void turn_over(const Act& act, Good good) {
    const Seat seat = top(act).seat;
    auto& question = asked<ask::Overseas>(act);
    const Good blue = row_of(good).reverse;
    --player(act, seat).supply[Item{good}.number];
    act.scribe.note(Upgrades{seat, good, blue});
    arrive(act, seat, blue);
    question.last = good;
    question.turned_columns.insert(column_of(good));
    if (!can_turn_more(Look{act})) { pop(act); }
}

const Reason* obstacle_to_sale(const Game& game, const Open& open, const Player& player) {
    return obstacle_to_sale_after(game, open, player, 0);
}

const Reason* obstacle_to_buying_tile(const Look& look, Item item) {
    if (!item.is<Special>()) { return &reasons::not_for_sale; }
    const Special special = item.as<Special>();
    const auto& sale = look.asked<ask::SpecialSale>();
    if (const Reason* reason =
            obstacle_to_buying_special(look.game, look.state, look.player(), sale.paid, row_of(special))) {
        return reason;
    }
    return sale.last && special <= *sale.last ? &reasons::order : nullptr;
}

void list_sale(const Look& look, Menu& menu) {
    for (const SpecialRow& row : specials) {
        if (obstacle_to_buying_tile(look, row.special) == nullptr) { menu.push_back(verb::Acquire{row.special}); }
    }
}

void buy_tile(const Act& act, Item item) {
    const Seat seat = top(act).seat;
    auto& sale = asked<ask::SpecialSale>(act);
    const int price = *row_of(item.as<Special>()).price;
    pay(act, seat, price_after(act.game, player(act, seat), sale.paid, price) * Resource::silver);
    add(sale.paid, price);
    receive(act, seat, Amount{item});
    mark_used(act);
    sale.last = item.as<Special>();
    if (--sale.tiles_left == 0 || !can_buy_more(Look{act})) { pop(act); }
}

bool Answering<ask::SpecialSale>::is_sound(const Spot& spot, const ask::SpecialSale& asked) {
    const Part* part = spot.part(Deed::buy_specials);
    return part != nullptr && are_left(asked.tiles_left, part->as<HowMany>().count);
}

const Reason* obstacle_to_forging(const Open& open, Item item) {
    if (item == Item{Good::jewelry}) { return nullptr; }
    if (!item.is<Special>() || row_of(item.as<Special>()).forge == Forge::no) { return &reasons::no_forge; }
    return obstacle_to_receiving(open, {}, item);
}

void list_forging(const Look& look, Menu& menu) {
    if (obstacle_to_forging(look.state, Good::jewelry) == nullptr) { menu.push_back(verb::Acquire{Good::jewelry}); }
    for (const SpecialRow& row : specials) {
        if (obstacle_to_forging(look.state, row.special) == nullptr) { menu.push_back(verb::Acquire{row.special}); }
    }
}

void forge(const Act& act, Item item) {
    receive(act, top(act).seat, Amount{item});
    mark_used(act);
    pop(act);
}

}  // namespace meadhall::odin
