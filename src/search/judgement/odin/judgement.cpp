#include "search/judgement/odin/judgement.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/laying/laying.hpp"

namespace meadhall {
namespace {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

// In points. Found by playing solo games.
constexpr double viking = 2.0;        // one that is still to be placed
constexpr double income_share = 0.9;  // of a silver that is to come each round
constexpr double promise = 0.55;      // of what the next numbers would bring, were they covered
constexpr double green_cell = 0.62;   // of a tile in the supply
constexpr double blue_cell = 0.9;
constexpr double food_slot = 0.5;    // of a dish that is not needed yet
constexpr double next_slot = 1.8;    // what a slot of the next feast costs
constexpr double fed_slot = 1.0;     // what a slot of a feast to come costs
constexpr double hungry_slot = 2.0;  // what a slot costs more for which there is nothing
constexpr double wood_or_stone = 0.75;
constexpr double loose_ore = 0.95;  // it covers a cell like silver
constexpr double weapon_card = 0.3;
constexpr double spare_silver = 0.4;   // beyond its point: it feeds, and it sails
constexpr double ship_to_leave = 4.0;  // a large ship that may still emigrate
constexpr double card_in_hand = 0.4;
constexpr double young_to_come = 0.8;  // for two animals of a kind, each round
constexpr double par = 40;             // a solo score that looks neither good nor bad
constexpr double doubt = 45;

double sum_over(const Bundle& bundle, double (*value)(Item)) {
    double sum = 0;
    for (const Amount& amount : bundle) { sum += amount.count * value(amount.item); }
    return sum;
}

int cells_of_tile(Item item) { return turns_of(*shape_of(item)).cell_count; }

/// What a thing in the supply promises beyond the points it has.
double stock_value(Item item) {
    if (item.is<Weapon>()) { return weapon_card; }
    if (item == Item{Resource::ore}) { return loose_ore; }
    if (item == Item{Resource::wood} || item == Item{Resource::stone}) { return wood_or_stone; }
    if (!shape_of(item) || item == Item{Resource::silver}) { return 0; }
    const Colour colour = colour_of(item);
    if (colour == Colour::green) { return green_cell * cells_of_tile(item); }
    if (colour == Colour::blue || colour == Colour::grey) { return blue_cell * cells_of_tile(item); }
    return 0;  // dishes are counted by the slots they fill
}

/// What a bonus brings each time.
double reward_value(Item item) {
    if (item == Item{Resource::silver}) { return 1; }
    if (item.is<Good>() && is_food(item.as<Good>())) { return food_slot * width(item.as<Good>(), Side::lengthwise); }
    return item.is<Building>() ? 2 : stock_value(item);
}

/// How much of a player's game is still to come.
class Prospect {
  public:
    Prospect(const Game& game, const State& state, Seat seat)
        : game_{game}, state_{state}, seat_{seat}, player_{state.players[seat.number]} {}

    [[nodiscard]] double points() const {
        const int score = game_.standing(state_).scores[seat_.number];
        if (state_.stage == Stage::over) { return score; }
        return score + boards() + stock() + feasts() + vikings() + question();
    }

  private:
    [[nodiscard]] int rounds_after_this() const { return game_.last_round() - state_.round; }
    [[nodiscard]] int incomes_left() const { return rounds_after_this() + (state_.stage <= Stage::income ? 1 : 0); }
    [[nodiscard]] int bonuses_left() const {
        return rounds_after_this() + (state_.stage <= Stage::bonus ? 1 : 0) - 1;  // none in the last round
    }
    /// In the last window nothing in the supply is worth more than its points.
    [[nodiscard]] bool is_last_call() const { return state_.stage >= Stage::before_scoring; }

    // Boards

    /// O-11.1: what the diagonals pay, and what they would pay once the next numbers were covered.
    [[nodiscard]] double income_value(Face face, const Cells& covered) const {
        double value = income(face, covered);
        for (const Income& number : map_of(face).incomes) {
            if (covered.contains(number.cell)) { continue; }
            const double done = static_cast<double>((number.closure & covered).size()) / number.closure.size();
            value += promise * done * done * done;
        }
        return income_share * value * incomes_left();
    }
    [[nodiscard]] double bonus_value(Face face, const Cells& covered) const {
        double value = 0;
        for (const Bonus& bonus : map_of(face).bonuses) {
            if (covered.contains(bonus.cell)) { continue; }
            const double done = static_cast<double>((bonus.ring & covered).size()) / bonus.ring.size();
            value += (done == 1 ? 1 : promise * done * done) * sum_over(bonus.reward, reward_value);
        }
        return value * std::max(0, bonuses_left());
    }
    [[nodiscard]] double face_value(Face face, const Cells& covered) const {
        return income_value(face, covered) + bonus_value(face, covered);
    }
    [[nodiscard]] double boards() const {
        double value = 0;
        for (int number = 0; number < Place::sheds().number; ++number) {
            const Place place{static_cast<std::uint8_t>(number)};
            if (!Game::owns(state_, seat_, place)) { continue; }
            value += face_value(Game::face_at(state_, place), Game::cover_at(state_, seat_, place).covered);
        }
        return value;
    }

    // Supply

    [[nodiscard]] double stock() const {
        if (is_last_call()) { return 0; }
        double value = card_in_hand * player_.hand;
        for (int number = 0; number < supply_size; ++number) {
            const Item item{number};
            if (player_.has(item) > 0) { value += player_.has(item) * stock_value(item); }
        }
        for (const SpecialRow& row : specials) {
            if (state_.specials[static_cast<std::size_t>(row.special)] == held_by(seat_)) {
                value += stock_value(row.special);
            }
        }
        return value + breeding() + spare_silver * player_.has(Resource::silver) + ships();
    }
    /// Emigrating takes a turn, so a round can hardly see more than one go.
    [[nodiscard]] double ships() const {
        return ship_to_leave * std::min(player_.bay.large_count(), rounds_after_this());
    }
    [[nodiscard]] double breeding() const {
        const int sheep = player_.has(Good::sheep) + player_.has(Good::pregnant_sheep);
        const int cattle = player_.has(Good::cattle) + player_.has(Good::pregnant_cattle);
        return young_to_come * ((sheep > 1 ? 1 : 0) + (cattle > 1 ? 1 : 0)) * rounds_after_this();
    }

    // Feasts

    /// Dishes of one colour, by the slots they would fill, widest first.
    using Dishes = InplaceVector<int, 48>;
    [[nodiscard]] Dishes dishes(Colour colour) const {
        Dishes found;
        for (int number = 0; number < good_count; ++number) {
            const auto good = static_cast<Good>(number);
            if (row_of(good).colour != colour) { continue; }
            for (int i = 0; i < player_.has(good) && !found.full(); ++i) {
                found.push_back(width(good, i == 0 ? Side::lengthwise : Side::crosswise));
            }
        }
        std::ranges::sort(found, std::greater{});
        return found;
    }
    /// O-10.5: of one colour no more can be served than stand between dishes of the other colour and silver.
    [[nodiscard]] int served(const Dishes& wanted, const Dishes& others, Colour colour) const {
        const bool blocked = state_.stage == Stage::feast && state_.feast.beside == colour;
        int between = static_cast<int>(others.size()) + player_.has(Resource::silver) + (blocked ? 0 : 1);
        int slots = 0;
        for (const int wide : wanted) {
            if (between-- > 0) { slots += wide; }
        }
        return slots;
    }
    /// The slots that the dishes in the supply would fill.
    [[nodiscard]] int slots_of_food() const {
        const Dishes orange = dishes(Colour::orange);
        const Dishes red = dishes(Colour::red);
        return served(orange, red, Colour::orange) + served(red, orange, Colour::red);
    }
    /// The slots of this round's feast that are still to be filled.
    [[nodiscard]] int slots_now() const {
        if (state_.round == 0 || state_.stage > Stage::feast) { return 0; }
        const int own = std::max(0, game_.round(state_).vikings - slots_per_ship * player_.bay.emigrated());
        if (state_.stage < Stage::feast) { return own; }
        if (!state_.stack.empty() && state_.stack[0].seat == seat_) { return state_.feast.slots_left(); }
        return has_feasted() ? 0 : own;
    }
    [[nodiscard]] bool has_feasted() const {
        const int turn = (seat_.number - state_.start.number + game_.seats()) % game_.seats();
        return turn < state_.cursor;
    }
    [[nodiscard]] int slots_later() const {
        int slots = 0;
        for (int round = state_.round + 1; round <= game_.last_round(); ++round) {
            const int vikings = round_row(game_.options().length, round).vikings;
            slots += std::max(0, vikings - slots_per_ship * player_.bay.emigrated());
        }
        return slots;
    }
    /// Hunger is the worse, the fewer Vikings are left to do something about it.
    [[nodiscard]] double feasts() const {
        const int food = slots_of_food();
        const int need = slots_now();
        const int hungry = std::max(0, need - food - player_.has(Resource::silver));
        const double worry = need == 0 ? 0 : 1 - static_cast<double>(vikings_now()) / game_.round(state_).vikings;
        const double stored = rounds_after_this() > 0 || need > 0 ? food_slot * food : 0;
        const bool is_mine = state_.stage == Stage::feast && !state_.stack.empty() && state_.stack[0].seat == seat_;
        const double left_empty = is_mine ? 3.0 * state_.feast.penalties : 0;
        return stored - next_slot * need - fed_slot * slots_later() - hungry_slot * worry * hungry - left_empty;
    }

    // Vikings

    [[nodiscard]] int vikings_now() const {
        return state_.stage <= Stage::actions && !player_.passed ? player_.thing_square : 0;
    }
    [[nodiscard]] double vikings() const {
        int count = vikings_now();
        for (int round = state_.round + 1; round <= game_.last_round(); ++round) {
            count += round_row(game_.options().length, round).vikings;
        }
        return viking * count;
    }

    // What is being asked

    [[nodiscard]] double question() const {
        if (state_.stack.empty() || state_.stack.back().seat != seat_) { return 0; }
        return state_.stack.back().visit([&](const auto& asked) { return prospect(asked); });
    }
    [[nodiscard]] static double prospect(const auto& /*asked*/) { return 0; }
    [[nodiscard]] static double prospect(const ask::Mountain& asked) { return 0.9 * asked.allowance; }
    [[nodiscard]] static double prospect(const ask::Upgrade& asked) {
        return (asked.rise == Rise::one_step ? 1.2 : 2.2) * asked.goods_left;
    }
    [[nodiscard]] static double prospect(const ask::SpecialSale& asked) { return 4.0 * asked.tiles_left; }
    [[nodiscard]] static double prospect(const ask::Forge& /*asked*/) { return 6.5; }
    [[nodiscard]] static double prospect(const ask::Boats& /*asked*/) { return 5; }
    [[nodiscard]] static double prospect(const ask::Alternative& /*asked*/) { return 4; }
    [[nodiscard]] static double prospect(const ask::Exchange& /*asked*/) { return 0.5; }
    [[nodiscard]] static double prospect(const ask::Occupations& /*asked*/) { return 1; }
    [[nodiscard]] double prospect(const ask::Overseas& /*asked*/) const {
        double value = 0;
        for (const GoodRow& row : goods) {
            if (row.colour != Colour::green || player_.has(row.good) == 0) { continue; }
            value += (blue_cell - green_cell) * cells_of_tile(row.good);
        }
        return value;
    }
    /// The best of a roll as it lies: paying for success, or the comfort for failure; before the first roll, the hope.
    [[nodiscard]] double prospect(const ask::DiceAction& asked) const {
        const DiceRow& row = row_of(asked.action);
        const double comfort = wood_or_stone + weapon_card + viking * row.vikings_back;
        const double hope = row.want == Want::high ? 5.5 : sum_over(row.success, reward_value) - 2;
        if (asked.rolls == 0) { return std::max(comfort, hope); }
        const int means = player_.has(row.resource) + player_.has(row.weapon);
        double now = comfort;
        if (row.want == Want::low) {
            const int price = std::max(0, asked.shown - asked.ore);
            if (price <= means) { now = std::max(now, sum_over(row.success, reward_value) - wood_or_stone * price); }
        } else {
            now = std::max(now, loot(asked.shown + asked.ore, means));
        }
        return asked.rolls < max_rolls ? std::max(now, 0.6 * hope) : now;
    }
    [[nodiscard]] static double loot(int result, int means) {
        double best = 0;
        for (const GoodRow& row : goods) {
            const int missing = std::max(0, row.sword - result);
            if (row.sword == 0 || missing > means) { continue; }
            best = std::max(best, stock_value(row.good) - wood_or_stone * missing);
        }
        return best;
    }
    [[nodiscard]] double prospect(const ask::Exploration& /*asked*/) const {
        double best = 0;
        for (std::size_t i = 0; i < state_.islands.size(); ++i) {
            const Island& island = state_.islands[i];
            if (island.owner) { continue; }
            const Face face = island.turned ? odin::boards[i].back : odin::boards[i].front;
            const double bare = row_of(face).points - map_of(face).minus.size() + island.silver;
            best = std::max(best, bare + face_value(face, {}));
        }
        return best;
    }
    [[nodiscard]] double prospect(const ask::Emigration& /*asked*/) const {
        return 13 + 2 * fed_slot * (rounds_after_this() + (state_.stage <= Stage::feast ? 1 : 0));
    }
    /// The best place for the piece in the hand.
    [[nodiscard]] double prospect(const ask::Laying& asked) const {
        const auto [item, place] = asked;
        const Face face = Game::face_at(state_, place);
        const Cover cover = Game::cover_at(state_, seat_, place);
        const Placements options = placements(item, face, cover);
        double best = -1000;
        std::uint8_t pose = 0;
        for (const Cells& corners : options.by_pose()) {
            for (const Cell corner : corners) {
                const Cells after = cover.covered | cells_of(item, {pose, corner});
                const int saved = uncovered_minus(face, cover.covered) - uncovered_minus(face, after);
                best = std::max(best, saved + face_value(face, after));
            }
            ++pose;
        }
        return best - face_value(face, cover.covered) - kept_value(item);
    }
    /// What a piece is worth as long as it is not laid, its points included.
    [[nodiscard]] double kept_value(Item item) const {
        if (item == Item{Resource::silver}) { return is_last_call() ? 1 : 1 + spare_silver; }
        const double points = item.is<Good>() ? row_of(item.as<Good>()).points : 0;
        if (is_last_call()) { return points; }
        return points + reward_value(item);
    }

    const Game& game_;
    const State& state_;
    Seat seat_;
    const Player& player_;
};

double logistic(double points) { return 1 / (1 + std::exp(-points / doubt)); }

}  // namespace

double Judgement<Game>::worth(const Game& game, const State& state, Seat seat) {
    const double mine = Prospect{game, state, seat}.points();
    if (game.is_solo()) { return logistic(mine - par); }
    const Standing standing = game.standing(state);
    if (standing.over) { return standing.winners.contains(seat) ? 1.0 / standing.winners.size() : 0.0; }
    double all = 0;
    for (int i = 0; i < game.seats(); ++i) {
        all += std::exp((Prospect{game, state, meadhall::seat(i)}.points() - mine) / doubt);
    }
    return 1 / all;
}

}  // namespace meadhall
