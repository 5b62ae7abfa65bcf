#include "search/judgement/odin/banquet.hpp"

#include <algorithm>
#include <limits>

namespace meadhall::odin_mind {

namespace {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

constexpr double impossible = std::numeric_limits<double>::infinity();

/// Dishes of one kind: how many lie crosswise, and whether one lies lengthwise (O-10.4).
struct Helping {
    std::int8_t crosswise = 0;
    bool lengthwise = false;
};

/// Only how many slots are filled and how the colours balance matters; what is left is silver or empty, and separates
/// (O-10.5). `best[used][balance]` is the cheapest choice among the kinds looked at so far.
class Kitchen {
  public:
    Kitchen(const Feast& feast, const Menu& menu) : feast_{feast}, menu_{menu}, slots_{feast.slots_left()} {
        for (auto& row : cost_) { row.fill(impossible); }
        cost_[0][middle] = 0;
    }

    [[nodiscard]] Banquet best() {
        for (int number = 0; number < good_count; ++number) {
            if (menu_.dishes[static_cast<std::size_t>(number)] > 0) { add_kind(static_cast<Good>(number)); }
        }
        return served(cheapest());
    }

  private:
    static constexpr int middle = table_slots;
    static constexpr int balances = 2 * table_slots + 1;
    static constexpr std::size_t max_kinds = 16;
    using Table = std::array<std::array<double, balances>, table_slots + 1>;
    using Choices = std::array<std::array<Helping, balances>, table_slots + 1>;

    struct Spot {
        int used = 0;
        int balance = 0;  // orange dishes less red ones
        double cost = impossible;
    };

    [[nodiscard]] static bool is_square(Good good) {
        return width(good, Side::lengthwise) == width(good, Side::crosswise);
    }
    [[nodiscard]] bool may_lie_lengthwise(Good good) const { return !feast_.lengthwise.contains(kind_of(good)); }

    void add_kind(Good good) {
        const Table before = cost_;
        choices_.push_back({});
        kinds_.push_back(good);
        const int count = std::min<int>(menu_.dishes[static_cast<std::size_t>(good)], slots_);
        // The two states of an animal are one kind (D-26): the one that is not pregnant takes the long side.
        const bool other_state = kind_of(good) != good && menu_.dishes[static_cast<std::size_t>(kind_of(good))] > 0;
        const bool turns = !is_square(good) && may_lie_lengthwise(good) && !other_state;
        for (int crosswise = 0; crosswise <= count; ++crosswise) {
            if (crosswise > 0) { offer(before, good, {static_cast<std::int8_t>(crosswise), false}); }
            if (turns && crosswise < count) { offer(before, good, {static_cast<std::int8_t>(crosswise), true}); }
        }
    }
    void offer(const Table& before, Good good, Helping helping) {
        const int dishes = helping.crosswise + (helping.lengthwise ? 1 : 0);
        const int wide =
            helping.crosswise * width(good, Side::crosswise) + (helping.lengthwise ? width(good, Side::lengthwise) : 0);
        const int lean = row_of(good).colour == Colour::orange ? dishes : -dishes;
        const double price = dishes * menu_.price[static_cast<std::size_t>(good)];
        for (int used = 0; used + wide <= slots_; ++used) {
            for (int balance = std::max(0, -lean); balance < std::min(balances, balances - lean); ++balance) {
                const double cost = before[at(used)][at(balance)] + price;
                double& known = cost_[at(used + wide)][at(balance + lean)];
                if (cost >= known) { continue; }
                known = cost;
                choices_.back()[at(used + wide)][at(balance + lean)] = helping;
            }
        }
    }

    /// Whether so many more of one colour than of the other can stand apart with so many separators.
    [[nodiscard]] bool can_stand(int balance, int separators, Colour beside) const {
        const int orange_room = separators + (beside == Colour::orange ? 0 : 1);
        const int red_room = separators + (beside == Colour::red ? 0 : 1);
        return balance <= orange_room && -balance <= red_room;
    }
    [[nodiscard]] Spot cheapest() const {
        Spot best;
        for (int used = 0; used <= slots_; ++used) {
            const int open = slots_ - used;
            const int coins = std::min(open, menu_.silver);
            const bool pays = menu_.silver_price < menu_.empty_price;
            const double rest =
                pays ? coins * menu_.silver_price + (open - coins) * menu_.empty_price : open * menu_.empty_price;
            for (int balance = 0; balance < balances; ++balance) {
                const double cost = cost_[at(used)][at(balance)] + rest;
                if (cost < best.cost && can_stand(balance - middle, open, feast_.beside)) {
                    best = {used, balance, cost};
                }
            }
        }
        return best;
    }

    struct Order {
        int orange = 0;
        int red = 0;
        Move orange_dish{};
        Move red_dish{};
    };
    /// Walks back through the choices and notes one dish of each colour.
    [[nodiscard]] Order order_of(Spot spot) const {
        Order order;
        for (std::size_t i = kinds_.size(); i-- > 0;) {
            const Helping helping = choices_[i][at(spot.used)][at(spot.balance)];
            const int dishes = helping.crosswise + (helping.lengthwise ? 1 : 0);
            if (dishes == 0) { continue; }
            const Good good = kinds_[i];
            const Side side = helping.lengthwise || is_square(good) ? Side::lengthwise : Side::crosswise;
            const bool is_orange = row_of(good).colour == Colour::orange;
            (is_orange ? order.orange : order.red) += dishes;
            (is_orange ? order.orange_dish : order.red_dish) = verb::Serve{good, side};
            spot.used -= helping.crosswise * width(good, Side::crosswise) +
                         (helping.lengthwise ? width(good, Side::lengthwise) : 0);
            spot.balance -= is_orange ? dishes : -dishes;
        }
        return order;
    }
    /// Whatever comes first must leave an arrangement for the rest.
    [[nodiscard]] Banquet served(const Spot& spot) const {
        const Order order = order_of(spot);
        const int open = slots_ - spot.used;
        const int balance = order.orange - order.red;
        if (order.orange > 0 && feast_.beside != Colour::orange && balance >= 0 &&
            can_stand(balance - 1, open, Colour::orange)) {
            return {spot.cost, order.orange_dish};
        }
        if (order.red > 0 && feast_.beside != Colour::red && can_stand(balance + 1, open, Colour::red)) {
            return {spot.cost, order.red_dish};
        }
        if (order.orange > 0 && feast_.beside != Colour::orange && can_stand(balance - 1, open, Colour::orange)) {
            return {spot.cost, order.orange_dish};
        }
        const bool pays = menu_.silver > 0 && menu_.silver_price < menu_.empty_price;
        return {spot.cost, pays ? Move{verb::Serve{Resource::silver, Side::lengthwise}} : verb::Leave{}};
    }

    static constexpr std::size_t at(int number) { return static_cast<std::size_t>(number); }

    const Feast& feast_;
    const Menu& menu_;
    int slots_;
    Table cost_{};
    InplaceVector<Choices, max_kinds> choices_;
    InplaceVector<Good, max_kinds> kinds_;
};

}  // namespace

Banquet best_banquet(const Feast& feast, const Menu& menu) { return Kitchen{feast, menu}.best(); }

}  // namespace meadhall::odin_mind
