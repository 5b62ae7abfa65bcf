// Which good rises how far (O-5.15).
#include "games/odin/answers/upgrade.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

/// Goods rank along their ladder, so that nothing becomes a good of lower rank: upgrades are made in falling rank, and
/// so no tile rises twice (O-5.15).
constexpr int rank(Good good) { return 2 * static_cast<int>(kind_of(good)) - (good == kind_of(good) ? 0 : 1); }

consteval std::array<Good, good_count> sorted_by_rank() {
    std::array<Good, good_count> sorted{};
    for (std::size_t i = 0; i < sorted.size(); ++i) { sorted[i] = static_cast<Good>(i); }
    std::ranges::sort(sorted, std::greater{}, rank);
    return sorted;
}
constexpr std::array<Good, good_count> by_falling_rank = sorted_by_rank();

/// How many tiles of this kind have been upgraded to it in this action. At most three can have been before the last.
int risen_to(const ask::Upgrade& asked, Good good) {
    return static_cast<int>(std::ranges::count(asked.risen, RisenGood::of(good)));
}

void note_risen(ask::Upgrade& asked, Good reached) {
    const auto place = std::ranges::find_if(asked.risen.begin(), asked.risen.end() - 1, &RisenGood::is_none);
    *place = RisenGood::of(reached);
}

/// D-04: the fewest steps a unit of this upgrade may be used for.
int fewest_steps(const Game& game, int steps) {
    return steps == 2 && game.options().double_upgrade == DoubleUpgrade::exactly_two ? steps : 1;
}

/// The goods boxes, row by row from orange to blue; two columns have no orange good.
constexpr int box_columns = 8;
constexpr std::array<std::array<std::optional<Good>, box_columns>, 4> goods_boxes = {{
    {Good::peas, Good::flax, Good::beans, Good::grain, Good::cabbage, std::nullopt, Good::fruits, std::nullopt},
    {Good::mead, Good::stockfish, Good::milk, Good::salt_meat, Good::game_meat, Good::sheep, Good::whale_meat,
     Good::cattle},
    {Good::oil, Good::hide, Good::wool, Good::linen, Good::skin_and_bones, Good::fur, Good::robe, Good::clothing},
    {Good::rune_stone, Good::silverware, Good::chest, Good::silk, Good::spices, Good::jewelry, Good::treasure_chest,
     Good::silver_hoard},
}};

/// The good so many steps further along a diagonal of the goods boxes, if there is one.
std::optional<Good> along_diagonal(Good good, int steps, int direction) {
    const int row = static_cast<int>(row_of(good).colour);  // orange, red, green, blue
    const auto& boxes = goods_boxes[static_cast<std::size_t>(row)];
    const auto place = std::ranges::find(boxes, std::optional{kind_of(good)});
    const int column = static_cast<int>(place - boxes.begin()) + direction * steps;
    if (place == boxes.end() || row + steps >= 4 || column < 0 || column >= box_columns) { return std::nullopt; }
    return goods_boxes[static_cast<std::size_t>(row + steps)][static_cast<std::size_t>(column)];
}

/// Where an upgrade leads, if the part allows this good at all.
std::optional<Good> risen(const Part& part, Good good, int steps) {
    const Upgrading& upgrading = part.as<Upgrading>();
    const bool wanted = upgrading.picks == Picks::orange   ? row_of(good).colour == Colour::orange
                        : upgrading.picks == Picks::listed ? part.get.count(good) > 0
                                                           : true;
    if (!wanted) { return std::nullopt; }
    switch (upgrading.path) {
        case Path::up: return upgraded(good, steps);
        case Path::up_right: return along_diagonal(good, steps, 1);
        case Path::up_left: return along_diagonal(good, steps, -1);
    }
    return std::nullopt;
}

/// #83: all goods of the action are of the kind of the first.
bool is_of_one_kind(const Part& part, const ask::Upgrade& asked, Good good) {
    return part.as<Upgrading>().picks != Picks::one_kind || asked.highest_rank.is_none() ||
           static_cast<int>(kind_of(good)) == (asked.highest_rank.rank() + 1) / 2;
}

/// Whether a tile that has not risen yet still could. One that should have come earlier counts, as with strips.
bool can_rise_further(const Look& look) {
    const auto& asked = look.asked<ask::Upgrade>();
    const Part& part = current_part(look.game, look.state);
    const int fewest = fewest_steps(look.game, plain_steps(asked.rise));
    return std::ranges::any_of(by_falling_rank, [&](Good good) {
        return look.player().has(good) > risen_to(asked, good) && is_of_one_kind(part, asked, good) &&
               risen(part, good, fewest);
    });
}

}  // namespace

bool can_rise(const Game& game, const Part& part, Good good) {
    return risen(part, good, fewest_steps(game, part.as<Upgrading>().steps)).has_value();
}

const Reason* obstacle_to_upgrades(const Game& game, const Player& player, const Part& part) {
    const Reason* reason = &reasons::no_effect;
    for (const GoodRow& row : goods) {
        if (player.has(row.good) == 0) { continue; }
        if (can_rise(game, part, row.good)) { return nullptr; }
        reason = &reasons::up_top;
    }
    return reason;
}

void begin_upgrades(const Act& act, Seat seat, const Part& part) {
    const std::int8_t count = part.as<Upgrading>().count;
    const std::int8_t steps = part.as<Upgrading>().steps;
    const bool several = steps == 1 && (count == 3 || count == 4);
    const bool once_two = several && rules(act.game, player(act, seat), Rule::one_double_step);
    const Rise rise = once_two ? Rise::one_step_and_once_two : static_cast<Rise>(steps - 1);
    push(act, seat, ask::Upgrade{.goods_left = byte(count), .rise = rise});
}

const Reason* obstacle_to_upgrading(const Look& look, Good good, int steps) {
    const auto& asked = look.asked<ask::Upgrade>();
    const Part& part = current_part(look.game, look.state);
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    const int fewest = fewest_steps(look.game, plain_steps(asked.rise));
    if (steps < fewest || steps > most_steps(asked.rise)) { return &reasons::too_many; }
    if (!is_of_one_kind(part, asked, good)) { return &reasons::order; }
    if (asked.highest_rank.forbids(rank(good))) {
        return look.player().has(good) > risen_to(asked, good) ? &reasons::order : &reasons::up_twice;
    }
    return risen(part, good, steps) ? nullptr : &reasons::up_top;
}

void list_upgrades(const Look& look, Menu& menu) {
    for (const Good good : by_falling_rank) {
        if (look.player().has(good) == 0) { continue; }
        for (int steps = 1; steps <= most_steps(look.asked<ask::Upgrade>().rise); ++steps) {
            if (obstacle_to_upgrading(look, good, steps) == nullptr) { menu.push_back(verb::Upgrade{good, steps}); }
        }
    }
}

void upgrade(const Act& act, Good good, int steps) {
    const Seat seat = top(act).seat;
    auto& question = asked<ask::Upgrade>(act);
    const Good reached = *risen(current_part(act.game, act.state), good, steps);
    --player(act, seat).supply[Item{good}.number];
    act.scribe.note(Upgrades{seat, good, reached});
    arrive(act, seat, reached);
    mark_used(act);
    if (steps > plain_steps(question.rise)) { question.rise = Rise::one_step; }
    question.highest_rank = RankLimit::at(rank(good));
    note_risen(question, reached);
    if (--question.goods_left == 0 || !can_rise_further(Look{act})) { pop(act); }
}

bool Answering<ask::Upgrade>::is_sound(const Spot& spot, const ask::Upgrade& asked) {
    const Part* part = spot.part(Deed::upgrade);
    return part != nullptr && plain_steps(asked.rise) == part->as<Upgrading>().steps &&
           are_left(asked.goods_left, part->as<Upgrading>().count);
}

}  // namespace meadhall::odin
