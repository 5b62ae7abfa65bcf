#include "search/judgement/odin/appraisal.hpp"

#include <algorithm>
#include <functional>
#include <string_view>

#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/components/index.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

namespace {

// Looked up so often that they are worked out beforehand.

consteval std::array<int, shape_count> count_cells() {
    std::array<int, shape_count> cells{};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        cells[i] = static_cast<int>(std::ranges::count(drawings[i], '#'));
    }
    return cells;
}
constexpr std::array<int, shape_count> shape_cells = count_cells();

int cells_of_tile(Item item) { return shape_cells[index(*shape_of(item))]; }

/// A dish that is no animal, with the slots it takes.
struct DishRow {
    Good good{};
    std::size_t colour = 0;  // 0 orange, 1 red
    std::size_t lengthwise = 0;
    std::size_t crosswise = 0;
};
constexpr std::size_t dish_count = 12;
consteval std::array<DishRow, dish_count> list_dishes() {
    std::array<DishRow, dish_count> rows{};
    std::size_t count = 0;
    for (const GoodRow& row : goods) {
        if (!is_food(row.good) || is_animal(row.good)) { continue; }
        const std::string_view drawing = drawings[index(row.shape)];
        const auto lines = static_cast<std::size_t>(std::ranges::count(drawing, '/')) + 1;
        const std::size_t columns = std::min(drawing.find('/'), drawing.size());
        rows[count++] = {row.good, row.colour == Colour::orange ? 0U : 1U, std::max(lines, columns),
                         std::min(lines, columns)};
    }
    return rows;
}
constexpr std::array<DishRow, dish_count> dishes = list_dishes();

/// The slots a seat has to fill at the next feast.
int slots_to_fill(const Game& game, const State& state, const Player& player) {
    if (state.round == 0 || state.stage > Stage::feast) { return 0; }
    return std::max(0, game.round(state).vikings - slots_per_ship * player.bay.emigrated());
}

void moor(Bay& bay, Ship ship) {
    if (!Appraisal::has_mooring(bay, ship)) { return; }
    if (ship == Ship::whaling_boat) { ++bay.boats[0]; }
    if (ship == Ship::knarr) { ++bay.knarrs; }
    if (ship == Ship::longship) { ++bay.longships[0]; }
}

}  // namespace

Appraisal::Appraisal(const Game& game, const State& state, Seat seat, const Weights& weights)
    : game_{game},
      state_{state},
      seat_{seat},
      player_{state.players[seat.number]},
      weights_{weights},
      rounds_after_{game.last_round() - std::max<int>(state.round, 1)},
      ahead_{static_cast<double>(rounds_after_) / (game.last_round() - 1)},
      slots_{slots_to_fill(game, state, player_)},
      income_{state.stage < Stage::income ? Game::income_of(state, seat) : 0} {
    food_ = food_of(player_.supply);
    set_prices();
    before_ = worth(now());
}

bool Appraisal::has_mooring(const Bay& bay, Ship ship) {
    return ship == Ship::whaling_boat ? bay.boat_count() < small_moorings : bay.large_count() < large_moorings;
}

// Prices.

void Appraisal::set_prices() {
    set_tile_prices();
    set_dish_prices();
    set_other_prices();
    set_full_prices();
}

/// Tiles are worth what they cover; where little is open they are worth less.
double Appraisal::cell_value() const {
    int open = uncovered_minus(Face::home, player_.home.covered);
    for (std::size_t i = 0; i < state_.islands.size(); ++i) {
        const Island& island = state_.islands[i];
        if (island.owner != seat_) { continue; }
        open += uncovered_minus(island.turned ? boards[i].back : boards[i].front, island.land.covered);
    }
    for (const GoodRow& row : goods) {
        if (row.colour == Colour::green || row.colour == Colour::blue) {
            open -= player_.has(row.good) * cells_of_tile(row.good);
        }
    }
    const double room = std::clamp(open / weights_.room, 0.0, 1.0);
    return weights_.cell.at(ahead_) * room;
}

void Appraisal::set_tile_prices() {
    const double cell = cell_value();
    const double green = cell * weights_.green.at(ahead_);
    for (const GoodRow& row : goods) {
        if (row.colour == Colour::green) { prices_[Item{row.good}.number] = green * cells_of_tile(row.good); }
        if (row.colour == Colour::blue) { prices_[Item{row.good}.number] = cell * cells_of_tile(row.good); }
    }
    for (const SpecialRow& row : specials) {
        prices_[Item{row.special}.number] =
            row.points + cell * weights_.special.at(ahead_) * cells_of_tile(row.special);
    }
}

void Appraisal::set_dish_prices() {
    for (const GoodRow& row : goods) {
        if (!is_food(row.good)) { continue; }
        const bool is_orange = row.colour == Colour::orange;
        const double share = (is_orange ? weights_.orange : weights_.red).at(ahead_);
        prices_[Item{row.good}.number] =
            row.points + share * prices_[Item{*upgraded(row.good, is_orange ? 2 : 1)}.number];
    }
    for (const Good sheep : {Good::sheep, Good::pregnant_sheep}) {
        prices_[Item{sheep}.number] += weights_.sheep.at(ahead_);
    }
    for (const Good cattle : {Good::cattle, Good::pregnant_cattle}) {
        prices_[Item{cattle}.number] += weights_.cattle.at(ahead_);
    }
}

void Appraisal::set_other_prices() {
    const auto set = [&](Item item, const Slope& slope) { prices_[item.number] = slope.at(ahead_); };
    set(Resource::wood, weights_.wood);
    set(Resource::stone, weights_.stone);
    set(Resource::ore, weights_.ore);
    set(Resource::silver, weights_.silver);
    set(Weapon::bow, weights_.bow);
    set(Weapon::snare, weights_.snare);
    set(Weapon::spear, weights_.spear);
    set(Weapon::long_sword, weights_.sword);
    const auto build = [&](Building building, const Slope& slope, int bare) {
        prices_[Item{building}.number] = bare + slope.at(ahead_);
    };
    build(Building::shed, weights_.shed, 2);  // O-12.4: what an empty one scores
    build(Building::stone_house, weights_.stone_house, 1);
    build(Building::long_house, weights_.long_house, 2);
}

/// Dishes also fill slots: of the next feast, or of a later one.
void Appraisal::set_full_prices() {
    const bool hungry = slots_ > food_;
    const double slot = hungry ? price(Resource::silver) : spare_slot();
    full_prices_ = prices_;
    for (const DishRow& dish : dishes) {
        full_prices_[Item{dish.good}.number] += slot * static_cast<double>(dish.crosswise);
    }
    for (const Good sheep : {Good::sheep, Good::pregnant_sheep}) { full_prices_[Item{sheep}.number] += 2 * slot; }
    for (const Good cattle : {Good::cattle, Good::pregnant_cattle}) { full_prices_[Item{cattle}.number] += 3 * slot; }
}

// What a player would have.

double Appraisal::herds(const Supply& supply) const {
    const auto breeds = [&](Good animal, Good pregnant) {
        return supply[Item{animal}.number] + supply[Item{pregnant}.number] > 1 ? 1 : 0;
    };
    return weights_.second_animal.at(ahead_) *
           (breeds(Good::sheep, Good::pregnant_sheep) + breeds(Good::cattle, Good::pregnant_cattle));
}

double Appraisal::ships(const Bay& bay) const {
    double sum = 0;
    for (const ShipRow& row : odin::ships) { sum += row.points * bay.count(row.ship); }
    const int boats = bay.boat_count();
    if (boats > 0) { sum += weights_.boat.at(ahead_) + weights_.more_boats.at(ahead_) * (boats - 1); }
    if (bay.knarrs > 0) { sum += weights_.knarr.at(ahead_); }
    if (bay.longship_count() > 0) { sum += weights_.longship.at(ahead_); }
    if (bay.longship_count() > 1) { sum += weights_.second_longship.at(ahead_); }
    const int large = bay.large_count();
    if (large > 0) { sum += weights_.emigrant.at(ahead_) + weights_.more_emigrants.at(ahead_) * (large - 1); }
    const int ore = bay.boats[1] + bay.longships[1] + 2 * bay.longships[2] + 3 * bay.longships[3];
    return sum + weights_.ore_on_board.at(ahead_) * ore;
}

int Appraisal::food_of(const Supply& supply) {
    constexpr int widest = 4;
    std::array<std::array<int, widest + 1>, 2> of_width{};  // by colour
    std::array<int, 2> count{};
    for (const DishRow& dish : dishes) {
        const int have = supply[Item{dish.good}.number];
        if (have == 0) { continue; }
        of_width[dish.colour][dish.lengthwise] += 1;
        of_width[dish.colour][dish.crosswise] += have - 1;
        count[dish.colour] += have;
    }
    constexpr int separators = 2;
    int slots = 0;
    for (const std::size_t colour : {0U, 1U}) {
        int served = std::min(count[colour], count[1 - colour] + separators);
        for (int wide = widest; wide > 0 && served > 0; --wide) {
            const int here = std::min(served, of_width[colour][index(wide)]);
            slots += here * wide;
            served -= here;
        }
    }
    return slots;
}

double Appraisal::feast(const Supply& supply) const {
    const int food = food_of(supply);
    const int lacking = std::max(0, slots_ - food);
    const int coins = std::min(lacking, supply[Item{Resource::silver}.number] + income_);
    const double fed = coins * price(Resource::silver) + (lacking - coins) * weights_.empty_slot;
    return spare_slot() * std::max(0, food - slots_) - fed;
}

double Appraisal::worth(const Trial& trial) const {
    double sum = trial.extra;
    for (std::size_t i = 0; i < trial.supply.size(); ++i) {
        if (trial.supply[i] > 0) { sum += trial.supply[i] * prices_[i]; }
    }
    return sum + herds(trial.supply) + ships(trial.bay) + feast(trial.supply);
}

void Appraisal::receive(Trial& trial, Item item, int count) const {
    if (item.number < supply_size) {
        trial.supply[item.number] = static_cast<std::uint16_t>(trial.supply[item.number] + count);
    } else if (item.is<Ship>()) {
        for (int i = 0; i < count; ++i) { moor(trial.bay, item.as<Ship>()); }
    } else {
        trial.extra += count * price(item);
    }
}

void Appraisal::receive(Trial& trial, const Bundle& bundle, int times) const {
    for (const Amount& amount : bundle) { receive(trial, amount.item, times * amount.count); }
}

bool Appraisal::give(Trial& trial, const Bundle& bundle, int times) {
    for (const Amount& amount : bundle) {
        if (amount.item.number >= supply_size) { continue; }
        if (trial.supply[amount.item.number] < times * amount.count) { return false; }
    }
    for (const Amount& amount : bundle) {
        if (amount.item.is<Ship>()) {
            if (trial.bay.boat_count() == 0) { return false; }
            --(trial.bay.boats[0] > 0 ? trial.bay.boats[0] : trial.bay.boats[1]);
            continue;
        }
        std::uint16_t& have = trial.supply[amount.item.number];
        have = static_cast<std::uint16_t>(have - times * amount.count);
    }
    return true;
}

int Appraisal::times_of(const Part& part) const {
    const auto herd = [&](Good animal) { return player_.has(animal) + player_.has(row_of(animal).reverse); };
    int times = 1;
    if (part.times == Measure::players) { times = game_.seats(); }
    if (part.times == Measure::round) { times = state_.round; }
    if (part.times != Measure::one && part.get.count(Good::milk) > 0) { times = herd(Good::cattle); }
    if (part.times != Measure::one && part.get.count(Good::wool) > 0) { times = herd(Good::sheep); }
    return std::min<int>(times, part.at_most);
}

}  // namespace meadhall::odin_mind
