#include "games/odin/components/areas/banquet_table.hpp"

#include "games/odin/reasons.hpp"

namespace meadhall::odin {

namespace {

bool is_square(Good dish) { return width(dish, Side::lengthwise) == width(dish, Side::crosswise); }

void set_down(Feast& feast, int slots, Colour colour) {
    feast.next = static_cast<std::uint8_t>(feast.next + slots);
    feast.beside = colour;
}

}  // namespace

int width(Good dish, Side side) {
    const Pose& pose = turns_of(row_of(dish).shape).poses[0];
    return side == Side::lengthwise ? std::max(pose.width, pose.height) : std::min(pose.width, pose.height);
}

const Reason* why_not_serve(const Feast& feast, Item dish, Side side) {
    if (feast.is_over()) { return &reasons::table_bounds; }
    if (dish == Item{Resource::silver}) { return nullptr; }
    if (!dish.is<Good>() || !is_food(dish.as<Good>())) { return &reasons::piece_table; }
    const Good good = dish.as<Good>();
    if (side == Side::crosswise && is_square(good)) { return &reasons::piece_table; }
    if (width(good, side) > feast.slots_left()) { return &reasons::table_bounds; }
    const Colour colour = row_of(good).colour;
    if (colour == feast.beside) { return colour == Colour::orange ? &reasons::dish_orange : &reasons::dish_red; }
    const bool taken = feast.lengthwise.contains(kind_of(good));
    return side == Side::lengthwise && taken ? &reasons::long_twice : nullptr;
}

void serve(Feast& feast, Good dish, Side side) {
    feast.served.insert(kind_of(dish));
    if (dish == Good::stockfish) { ++feast.stockfish; }
    if (dish == Good::peas && side == Side::lengthwise) { ++feast.long_peas; }
    // O-10.4 does not concern squares: every one of them lies as well as the first.
    if (side == Side::lengthwise && !is_square(dish)) { feast.lengthwise.insert(kind_of(dish)); }
    set_down(feast, width(dish, side), row_of(dish).colour);
}

void serve_silver(Feast& feast) { set_down(feast, 1, Colour::none); }

void leave_empty(Feast& feast) {
    ++feast.penalties;
    set_down(feast, 1, Colour::none);
}

}  // namespace meadhall::odin
