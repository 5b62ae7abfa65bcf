#include <map>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/components/areas/banquet_table.hpp"
#include "support/property.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

constexpr Side lengthwise = Side::lengthwise;
constexpr Side crosswise = Side::crosswise;
constexpr Item silver = Resource::silver;

struct Dish {
    Item item{};
    Side side = lengthwise;
};

/// Serves the dishes one after the other; "done" or the code of the first refusal.
std::string serve_all(Feast& feast, const std::vector<Dish>& dishes) {
    for (const Dish& dish : dishes) {
        if (const Reason* reason = why_not_serve(feast, dish.item, dish.side)) { return std::string{reason->code}; }
        if (dish.item == silver) {
            serve_silver(feast);
        } else {
            serve(feast, dish.item.as<Good>(), dish.side);
        }
    }
    return "done";
}

std::string served(int slots, const std::vector<Dish>& dishes) {
    Feast feast = laid_table(slots, 0);
    return serve_all(feast, dishes);
}

const std::vector<Good>& foods() {
    static const std::vector<Good> found = [] {
        std::vector<Good> list;
        for (const GoodRow& row : goods) {
            if (is_food(row.good)) { list.push_back(row.good); }
        }
        return list;
    }();
    return found;
}

/// O-10.4 and O-10.5 judged on the finished row, from left to right. No good stands for an empty slot or silver.
struct Token {
    std::optional<Good> dish{};
    Side side = lengthwise;
};

bool is_proper(const std::vector<Token>& row) {
    std::map<Good, int> lying_long;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row[i].dish) { continue; }
        const Good dish = *row[i].dish;
        const bool square = width(dish, lengthwise) == width(dish, crosswise);
        if (row[i].side == lengthwise && !square && ++lying_long[kind_of(dish)] > 1) { return false; }
        const bool has_left = i > 0 && row[i - 1].dish;
        if (has_left && row_of(*row[i - 1].dish).colour == row_of(dish).colour) { return false; }
    }
    return true;
}

/// Every row of these dishes that fills the slots exactly, good or bad; counts the good ones.
int proper_rows(int slots, const std::vector<Good>& kinds, std::vector<Token>& row) {
    if (slots == 0) { return is_proper(row) ? 1 : 0; }
    int count = 0;
    const auto with = [&](Token token, int taken) {
        if (taken > slots) { return; }
        row.push_back(token);
        count += proper_rows(slots - taken, kinds, row);
        row.pop_back();
    };
    with({}, 1);
    for (const Good dish : kinds) {
        with({dish, lengthwise}, width(dish, lengthwise));
        if (width(dish, crosswise) != width(dish, lengthwise)) { with({dish, crosswise}, width(dish, crosswise)); }
    }
    return count;
}

/// The same number by serving dish after dish.
int served_rows(const Feast& feast, const std::vector<Good>& kinds) {
    if (feast.is_over()) { return 1; }
    Feast with_coin = feast;
    serve_silver(with_coin);
    int count = served_rows(with_coin, kinds);
    for (const Good dish : kinds) {
        for (const Side side : {lengthwise, crosswise}) {
            if (why_not_serve(feast, dish, side) != nullptr) { continue; }
            Feast with_dish = feast;
            serve(with_dish, dish, side);
            count += served_rows(with_dish, kinds);
        }
    }
    return count;
}

}  // namespace

TEST_CASE("Nine slots are to be filled in the fourth round, five after two emigrations (TV-19, TV-33)") {
    CHECK(laid_table(9, 0).slots_left() == 9);
    CHECK(laid_table(9, 2).slots_left() == 5);
    CHECK(laid_table(9, 2).next == 4);
    CHECK(laid_table(12, 6).is_over());
}

TEST_CASE("A dish takes its long or its short side (O-10.3)") {
    CHECK(width(Good::peas, lengthwise) == 2);
    CHECK(width(Good::mead, crosswise) == 1);
    CHECK(width(Good::flax, lengthwise) == 3);
    CHECK(width(Good::stockfish, crosswise) == 1);
    CHECK(width(Good::beans, lengthwise) == 2);
    CHECK(width(Good::milk, crosswise) == 2);
    CHECK(width(Good::grain, lengthwise) == 4);
    CHECK(width(Good::salt_meat, crosswise) == 1);
    CHECK(width(Good::cabbage, lengthwise) == 3);
    CHECK(width(Good::game_meat, crosswise) == 2);
    CHECK(width(Good::fruits, lengthwise) == 3);
    CHECK(width(Good::whale_meat, crosswise) == 3);
    CHECK(width(Good::sheep, lengthwise) == 4);
    CHECK(width(Good::sheep, crosswise) == 2);
    CHECK(width(Good::cattle, lengthwise) == 4);
    CHECK(width(Good::cattle, crosswise) == 3);
}

TEST_CASE("Of two salt meats one may take four slots, the other takes one; beans take two each (O-10.4, TV-20)") {
    CHECK(served(9, {{Good::salt_meat}, {silver}, {Good::salt_meat}}) == "E-LONG-TWICE");
    CHECK(served(9, {{Good::salt_meat}, {silver}, {Good::salt_meat, crosswise}}) == "done");
    CHECK(served(9, {{Good::salt_meat, crosswise}, {silver}, {Good::salt_meat}}) == "done");
    CHECK(served(9, {{Good::salt_meat, crosswise}, {silver}, {Good::salt_meat, crosswise}}) == "done");
    CHECK(served(9, {{Good::beans}, {silver}, {Good::beans}, {silver}, {Good::beans}}) == "done");
}

TEST_CASE("Both states of an animal are one kind at the feast (D-26)") {
    CHECK(served(9, {{Good::sheep}, {silver}, {Good::pregnant_sheep}}) == "E-LONG-TWICE");
    CHECK(served(9, {{Good::pregnant_sheep, crosswise}, {silver}, {Good::sheep}}) == "done");
}

TEST_CASE("Orange never stands beside orange, red never beside red; silver separates (O-10.5)") {
    CHECK(served(6, {{Good::flax}, {Good::beans}}) == "E-ORANGE-ORANGE");
    CHECK(served(6, {{Good::flax}, {silver}, {Good::beans}}) == "done");
    CHECK(served(6, {{Good::peas}, {Good::mead}, {Good::beans}}) == "done");
    CHECK(served(6, {{Good::mead}, {Good::stockfish}}) == "E-RED-RED");
    CHECK(served(6, {{silver}, {silver}, {Good::mead}}) == "done");
}

TEST_CASE("An empty slot separates two orange dishes and costs a Thing penalty (D-25, O-10.7, TV-61)") {
    Feast feast = laid_table(6, 0);
    CHECK(serve_all(feast, {{Good::flax}}) == "done");
    leave_empty(feast);
    CHECK(serve_all(feast, {{Good::beans}}) == "done");
    CHECK(feast.is_over());
    CHECK(feast.penalties == 1);
}

TEST_CASE("A dish must not reach the slots where Vikings sit (O-10.6)") {
    CHECK(served(5, {{silver}, {silver}, {Good::salt_meat}}) == "E-TABLE-BOUNDS");
    CHECK(served(5, {{silver}, {silver}, {Good::salt_meat, crosswise}}) == "done");
    CHECK(served(1, {{silver}, {silver}}) == "E-TABLE-BOUNDS");
}

TEST_CASE("Only food and silver are dishes (O-10.2)") {
    CHECK(served(6, {{Resource::ore}}) == "E-PIECE-TABLE");
    CHECK(served(6, {{Good::oil}}) == "E-PIECE-TABLE");
    CHECK(served(6, {{Special::drinking_horn}}) == "E-PIECE-TABLE");
    CHECK(served(6, {{Weapon::bow}}) == "E-PIECE-TABLE");
}

TEST_CASE("A square has no second way to lie, so it is served lengthwise (O-10.3)") {
    CHECK(served(6, {{Good::beans, crosswise}}) == "E-PIECE-TABLE");
}

TEST_CASE("Peas, mead and beans fill the six slots of the first round (ENG-8)") {
    Feast feast = laid_table(6, 0);
    CHECK(serve_all(feast, {{Good::peas}, {Good::mead}, {Good::beans}}) == "done");
    CHECK(feast.is_over());
    CHECK(feast.penalties == 0);
}

TEST_CASE("Dish by dish, exactly the proper rows can be laid (O-10.3 to O-10.6)") {
    check_property("rows laid dish by dish and judged when finished", [] {
        const int slots = *rc::gen::inRange(0, 6);
        const auto kinds = *rc::gen::unique<std::vector<Good>>(rc::gen::elementOf(foods()));
        const std::vector<Good> few(kinds.begin(), kinds.begin() + std::min<std::ptrdiff_t>(3, std::ssize(kinds)));
        std::vector<Token> row;
        RC_ASSERT(served_rows(laid_table(slots, 0), few) == proper_rows(slots, few, row));
    });
}
