// Overseas trading, the special sale and the forge (O-5.11, O-5.18, O-5.19).
#include "games/odin/chapters.hpp"

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

/// O-5.11: jewelry, or a special tile with the mark.
const Reason* obstacle_to_forging(const Open& open, Item item) {
    if (item == Item{Good::jewelry}) { return nullptr; }
    if (!item.is<Special>() || row_of(item.as<Special>()).forge == Forge::no) { return &reasons::no_forge; }
    return obstacle_to_receiving(open, {}, item);
}

/// Whether another tile could be paid for. One that should have come earlier counts: whoever asks for it is told so.
bool can_buy_more(const Look& look) {
    return obstacle_to_sale_after(look.game, look.state, look.player(), look.frame().choice) == nullptr;
}

/// The column of the goods boxes that a green good stands in, as a bit.
int column_bit(Good good) {
    int column = 0;
    for (const GoodRow& row : goods) {
        if (row.good == good) { break; }
        column += is_green(row.good) ? 1 : 0;
    }
    return 1 << column;
}

bool was_turned(const Frame& frame, Good good) { return (frame.second & column_bit(good)) != 0; }

bool can_turn_more(const Look& look) {
    for (const GoodRow& row : goods) {
        if (is_green(row.good) && look.player().has(row.good) > 0 && !was_turned(look.frame(), row.good)) {
            return true;
        }
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
    if (!is_green(good)) { return &reasons::turn_kind; }
    if (was_turned(look.frame(), good)) { return &reasons::turn_kind; }
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    return static_cast<int>(good) < look.frame().first ? &reasons::order : nullptr;
}

void list_turns(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_turning(look, row.good) == nullptr) { menu.push_back(Move::turn(row.good)); }
    }
}

void turn_over(const Act& act, Good good) {
    Frame& frame = top(act);
    const Good blue = row_of(good).reverse;
    --player(act, frame.seat).supply[Item{good}.number];
    act.scribe.note({.what = Happening::upgrades, .seat = frame.seat, .item = good, .other = Item{blue}.number});
    arrive(act, frame.seat, blue);
    frame.first = byte(static_cast<int>(good) + 1);
    frame.second = byte(frame.second | column_bit(good));
    if (!can_turn_more({act.game, act.state})) { pop(act); }
}

const Reason* obstacle_to_sale(const Game& game, const Open& open, const Player& player) {
    return obstacle_to_sale_after(game, open, player, 0);
}

const Reason* obstacle_to_acquiring(const Look& look, Item item) {
    if (look.frame().ask == Ask::forging) { return obstacle_to_forging(look.state, item); }
    if (!item.is<Special>()) { return &reasons::not_for_sale; }
    const Special special = item.as<Special>();
    const int paid = look.frame().choice;
    if (const Reason* reason =
            obstacle_to_buying_special(look.game, look.state, look.player(), paid, row_of(special))) {
        return reason;
    }
    return static_cast<int>(special) < look.frame().first ? &reasons::order : nullptr;
}

void list_acquisitions(const Look& look, Menu& menu) {
    if (obstacle_to_acquiring(look, Good::jewelry) == nullptr) { menu.push_back(Move::acquire(Good::jewelry)); }
    for (const SpecialRow& row : specials) {
        if (obstacle_to_acquiring(look, row.special) == nullptr) { menu.push_back(Move::acquire(row.special)); }
    }
}

void acquire(const Act& act, Item item) {
    const Seat seat = top(act).seat;
    const bool forged = top(act).ask == Ask::forging;
    if (!forged) {
        const int price = *row_of(item.as<Special>()).price;
        pay(act, seat, price_after(act.game, player(act, seat), top(act).choice, price) * Resource::silver);
        add(top(act).choice, price);
    }
    receive(act, seat, Amount{item});
    mark_used(act);
    if (forged) { return pop(act); }
    top(act).first = byte(static_cast<int>(item.as<Special>()) + 1);
    if (--top(act).count == 0 || !can_buy_more({act.game, act.state})) { pop(act); }
}

}  // namespace meadhall::odin
