// What things, deeds and action spaces are worth to one player now.
#pragma once

#include <array>

#include "games/odin/components/effect.hpp"
#include "games/odin/game.hpp"
#include "search/judgement/odin/odds.hpp"
#include "search/judgement/odin/weights.hpp"

namespace meadhall::odin_mind {

/// A good, and so many steps up.
struct Rise {
    odin::Good good{};
    int steps = 0;
    double gain = 0;
};
using Rises = InplaceVector<Rise, 8>;

/// Taken from one strip.
struct Take {
    int strip = -1;
    int count = 0;
    double gain = 0;
};

/// A dice action that is due or under way.
struct DicePlan {
    DiceChances chances;
    /// The best answer on each roll: paying, a loot, or failure.
    std::array<odin::Move, most_sides + 1> answer{};
};

class Appraisal {
  public:
    Appraisal(const odin::Game& game, const odin::State& state, Seat seat, const Weights& weights);

    /// One more of it.
    [[nodiscard]] double price(odin::Item item) const { return prices_[item.number]; }
    /// The same for dishes, with what they mean for the feast.
    [[nodiscard]] double full_price(odin::Item item) const { return full_prices_[item.number]; }
    [[nodiscard]] double viking() const { return weights_.viking.at(ahead_); }

    // Deeds.
    [[nodiscard]] double place(odin::Space space) const;
    [[nodiscard]] double alternative(odin::Space space, std::size_t number) const;
    [[nodiscard]] double exchange(const odin::Bundle& give, const odin::Bundle& get) const;
    [[nodiscard]] double buy(odin::Ship ship) const;
    [[nodiscard]] double arm() const;
    [[nodiscard]] static bool has_mooring(const odin::Bay& bay, odin::Ship ship);
    [[nodiscard]] double island(odin::Face face, int silver) const;
    [[nodiscard]] double emigration(odin::Ship ship) const;
    [[nodiscard]] double card(odin::Card card) const;
    /// The upgrades that gain most, at most `count`, each of another tile.
    [[nodiscard]] Rises best_rises(int count, int steps) const;
    [[nodiscard]] Take best_take(int allowance, odin::StripSet used) const;
    [[nodiscard]] DicePlan dice(odin::DiceAction action, int ore, bool on_space) const;
    [[nodiscard]] double dice_hope(odin::DiceAction action, int ore, int rolls, bool on_space) const;

    [[nodiscard]] double ahead() const { return ahead_; }
    [[nodiscard]] int rounds_after_this() const { return rounds_after_; }
    /// Slots that food in the supply can fill, no two dishes of a colour side by side.
    [[nodiscard]] int food() const { return food_; }
    [[nodiscard]] int slots() const { return slots_; }
    [[nodiscard]] double spare_slot() const { return weights_.spare_slot.at(ahead_); }

  private:
    static constexpr double impossible = -1000;
    using Supply = std::array<std::uint16_t, odin::supply_size>;
    /// What a player would have.
    struct Trial {
        Supply supply;
        odin::Bay bay;
        double extra = 0;
    };

    [[nodiscard]] double emigration(const odin::Bay& bay, odin::Ship ship) const;
    void set_prices();
    void set_tile_prices();
    void set_dish_prices();
    void set_other_prices();
    void set_full_prices();
    [[nodiscard]] Rise best_rise(odin::Good good, int steps) const;
    [[nodiscard]] double cell_value() const;
    [[nodiscard]] double herds(const Supply& supply) const;
    [[nodiscard]] double ships(const odin::Bay& bay) const;
    [[nodiscard]] static int food_of(const Supply& supply);
    [[nodiscard]] double feast(const Supply& supply) const;
    [[nodiscard]] double worth(const Trial& trial) const;
    [[nodiscard]] Trial now() const { return {player_.supply, player_.bay, 0}; }

    void receive(Trial& trial, odin::Item item, int count) const;
    void receive(Trial& trial, const odin::Bundle& bundle, int times) const;
    [[nodiscard]] static bool give(Trial& trial, const odin::Bundle& bundle, int times);
    [[nodiscard]] int times_of(const odin::Part& part) const;

    [[nodiscard]] double worth_of(const odin::Parts& parts) const;
    /// False if what comes behind cannot be had.
    bool use(Trial& trial, const odin::Part& part) const;
    void trade(Trial& trial, const odin::Part& part) const;
    [[nodiscard]] double any_weapon() const;
    void take_strips(Trial& trial, const odin::Part& part) const;
    void upgrade(Trial& trial, int count, int steps) const;
    void turn_over(Trial& trial) const;
    void buy_specials(Trial& trial, int count) const;
    void forge(Trial& trial) const;
    void play_cards(Trial& trial, int count) const;
    void explore(Trial& trial, odin::Voyage voyage) const;
    void emigrate(Trial& trial) const;
    void roll(Trial& trial, const odin::Part& part) const;
    [[nodiscard]] int ore_for(const odin::Part& part) const;
    [[nodiscard]] double cost_of_paying(const odin::DiceRow& row, int amount) const;
    [[nodiscard]] int resource_share(const odin::DiceRow& row, int amount) const;
    void plan_loot(DicePlan& plan, const odin::DiceRow& row, std::size_t shown, int result) const;

    const odin::Game& game_;
    const odin::State& state_;
    Seat seat_;
    const odin::Player& player_;
    const Weights& weights_;
    int rounds_after_;
    double ahead_;
    int slots_ = 0;
    int income_ = 0;
    int food_ = 0;
    std::array<double, odin::Item::count> prices_{};
    std::array<double, odin::Item::count> full_prices_{};
    double before_ = 0;
};

}  // namespace meadhall::odin_mind
