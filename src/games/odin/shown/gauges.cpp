// What can be counted in a position, for those who look at it.
#include "games/odin/shown/gauges.hpp"

#include <algorithm>
#include <memory>
#include <span>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/storing.hpp"
#include "games/odin/answers/dice/dice.hpp"
#include "games/odin/answers/dice/dice_results.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/course/phases.hpp"
#include "games/odin/shown/as_seen.hpp"
#include "games/odin/shown/prices.hpp"

namespace meadhall::odin {

namespace {

// Players.

void add(std::vector<Amount>& sum, const Bundle& more) {
    for (const Amount& amount : more) {
        const auto found = std::ranges::find(sum, amount.item, &Amount::item);
        if (found == sum.end()) {
            sum.push_back(amount);
        } else {
            found->count = static_cast<std::int8_t>(found->count + amount.count);
        }
    }
}

/// Calls `visit(place)` for every board and house of a player.
template <class Visit>
void each_board(const Open& open, Seat seat, Visit visit) {
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{byte(number)};
        if (Game::owns(open, seat, place)) { visit(place); }
    }
}

std::vector<Amount> bonus_of(const Open& open, Seat seat) {
    std::vector<Amount> sum;
    each_board(open, seat, [&](Place place) {
        const Cells covered = Game::cover_at(open, seat, place).covered;
        for (const Bundle& reward : bonuses(Game::face_at(open, place), covered)) { add(sum, reward); }
    });
    return sum;
}

std::vector<StoreGauges> stores_of(const Open& open, Seat seat) {
    std::vector<StoreGauges> all;
    for (int number = Place::house(0).number; number < place_count; ++number) {
        const Place place{byte(number)};
        if (!Game::owns(open, seat, place)) { continue; }
        for (const Resource resource : {Resource::wood, Resource::stone}) {
            const Storage here = storage(open, seat, resource, place);
            if (here.room > 0) { all.push_back({place, resource, here.stored, here.room}); }
        }
    }
    return all;
}

SeatGauges seat_gauges(const Game& game, const State& state, Seat seat) {
    SeatGauges gauges{.colour = colour_at_hand(game, state, seat),
                      .income = Game::income_of(state, seat),
                      .bonus = bonus_of(state, seat),
                      .ship_places = laid_table(0, state.players[seat.number].bay.emigrated()).next,
                      .feast_places = feast_places(game, state, seat),
                      .larder = larder(state.players[seat.number]),
                      .stores = stores_of(state, seat)};
    if (game.is_solo()) { gauges.resting = 1 - gauges.colour; }
    for (const ScoreItem& item : game.breakdown(state, seat)) {
        gauges.score += item.points;
        gauges.open_minus -= item.rule == "O-12.4" ? item.points : 0;
        gauges.shares.push_back({spoken(item.name), item.points, item.rule});
    }
    gauges.open_minus += thing_penalty_points * state.players[seat.number].penalties;
    return gauges;
}

// Boards.

template <class Laid>
std::vector<PieceShown> shown_on(const Laid& laid) {
    std::vector<PieceShown> all;
    for (const LaidPiece& piece : pieces(laid)) { all.push_back({piece.item, piece.cells}); }
    return all;
}

std::vector<PieceShown> pieces_at(const Open& open, Seat seat, Place place) {
    if (place.is_home()) { return shown_on(open.players[seat.number].home); }
    if (place.is_island()) { return shown_on(open.islands[place.island_index()].land); }
    return shown_on(open.houses[place.house_index()].house);
}

BoardGauges board_gauges(const Open& open, Seat seat, Place place) {
    const Face face = Game::face_at(open, place);
    const Cells covered = Game::cover_at(open, seat, place).covered;
    BoardGauges gauges{.seat = seat,
                       .place = place,
                       .face = face,
                       .pieces = pieces_at(open, seat, place),
                       .income = income(face, covered),
                       .paying = paying(face, covered),
                       .open_minus = uncovered_minus(face, covered)};
    for (const Bonus& bonus : map_of(face).bonuses) {
        if (is_won(bonus, covered)) { gauges.won.insert(bonus.cell); }
    }
    return gauges;
}

// Dice.

using Answers = std::unique_ptr<Menu>;

Answers answers_to_dice(const Look& look) {
    auto menu = std::make_unique<Menu>();
    list_dice(look, *menu);
    return menu;
}

/// What the dice action would be if the next roll showed this.
FaceOfDie face_of_die(const Game& game, State& state, int shown) {
    auto& asked = state.stack.back().as<ask::DiceAction>();
    asked.shown = byte(shown);
    const Look look{game, state};
    FaceOfDie face{.shown = shown, .result = result(look)};
    const Answers answers = answers_to_dice(look);
    int highest = 0;
    for (const Move& move : *answers) {
        face.success |= move.is<verb::Pay>() || move.is<verb::Loot>();
        if (!move.is<verb::Loot>()) { continue; }
        const Item item = move.as<verb::Loot>().item;
        const int value = sword_value(look, item);
        if (value > highest) {
            highest = value;
            face.loot = item;
        }
    }
    return face;
}

std::vector<FaceOfDie> faces_of_die(const Game& game, const State& now) {
    const auto state = std::make_unique<State>(now);
    auto& asked = state->stack.back().as<ask::DiceAction>();
    asked.rolls = byte(asked.rolls + 1);
    std::vector<FaceOfDie> faces;
    for (int shown = 1; shown <= row_of(asked.action).sides; ++shown) {
        faces.push_back(face_of_die(game, *state, shown));
    }
    return faces;
}

/// The weapons that complete a payment.
int weapons_besides(const Look& look, int total, int resource) {
    return weapons_for(worth_in(look, look.asked<ask::DiceAction>().action), total, resource).value_or(0);
}

std::vector<Payment> payments(const Look& look) {
    std::vector<Payment> all;
    const Answers answers = answers_to_dice(look);
    for (const Move& move : *answers) {
        if (move.is<verb::Pay>()) {
            const int count = move.as<verb::Pay>().count;
            all.push_back({std::nullopt, count, weapons_besides(look, result(look), count)});
        } else if (move.is<verb::Loot>()) {
            const auto [item, stones] = move.as<verb::Loot>();
            all.push_back({item, stones, weapons_besides(look, shortfall(look, item), stones)});
        }
    }
    return all;
}

std::optional<DiceGauges> dice_gauges(const Game& game, const State& state) {
    if (state.stack.empty() || !state.stack.back().is<ask::DiceAction>()) { return std::nullopt; }
    const Look look{game, state};
    const auto& asked = look.asked<ask::DiceAction>();
    DiceGauges gauges{.action = asked.action,
                      .rolls = asked.rolls,
                      .rolls_left = std::max(0, rolls_allowed(look) - asked.rolls),
                      .shown = asked.shown,
                      .result = asked.rolls > 0 ? result(look) : 0};
    if (obstacle_to_rolling(look) == nullptr) {
        gauges.faces = faces_of_die(game, state);
    } else {
        gauges.rolls_left = 0;
    }
    gauges.payments = payments(look);
    return gauges;
}

// Mountain strips.

void count_strips(Gauges& gauges, const Open& open) {
    for (std::size_t i = 0; i < open.strips.size(); ++i) {
        const std::uint8_t taken = open.strips[i];
        if (taken == face_down) { ++gauges.strips_face_down; }
        if (taken >= strip_length) { continue; }
        StripGauges& shown = gauges.strips.emplace_back(StripGauges{.strip = static_cast<int>(i) + 1});
        for (const Resource resource : std::span{strips[i]}.subspan(taken)) {
            shown.left.push_back(count_on_strip(resource) * resource);
        }
    }
}

// The action that goes on.

std::optional<ActionGauges> action_gauges(const Open& open) {
    const Frame* last = last_action(open);
    if (last == nullptr) { return std::nullopt; }
    const auto& action = last->as<ActionUnderWay>();
    ActionGauges gauges{.space = action.space};
    if (!action.alternative.is_made()) { return gauges; }
    gauges.way = action.alternative.place();
    gauges.part = std::max(0, action.next.part_begun());
    return gauges;
}

}  // namespace

int colour_at_hand(const Game& game, const Open& open, Seat seat) {
    const int acting = colour_of_vikings(game, open, seat);
    const bool is_next = open.round == 0 || open.stage == Stage::before_round;
    return game.is_solo() && is_next ? 1 - acting : acting;
}

int feast_places(const Game& game, const Open& open, Seat seat) {
    if (open.round == 0) { return 0; }
    const Feast table = laid_table(game.round(open).vikings, open.players[seat.number].bay.emigrated());
    return table.slots_left();
}

int larder(const Player& player) {
    int slots = player.has(Resource::silver);
    for (const GoodRow& row : goods) {
        const int owned = player.has(row.good);
        if (!is_food(row.good) || owned == 0) { continue; }
        slots += width(row.good, Side::lengthwise) + (owned - 1) * width(row.good, Side::crosswise);
    }
    return slots;
}

std::optional<Phase> phase_of(const Open& open) {
    if (open.round == 0) { return std::nullopt; }  // the first strip is drawn once all else is set up
    // The stage is what comes next. Where it has not begun, cards ask about what was before it (O-3.1).
    const bool has_begun = open.cursor > 0;
    switch (open.stage) {
        case Stage::new_viking: return Phase::new_viking;
        case Stage::harvest: return has_begun ? Phase::harvest : Phase::new_viking;
        case Stage::exploration_boards: return Phase::harvest;
        case Stage::new_weapon: return has_begun ? Phase::new_weapon : Phase::exploration_boards;
        case Stage::actions:
        case Stage::start_player_passes: return Phase::actions;
        case Stage::before_income:
        case Stage::income: return Phase::income;
        case Stage::before_breeding:
        case Stage::breeding: return Phase::breeding;
        case Stage::feast: return has_begun ? Phase::feast : Phase::breeding;
        case Stage::before_bonus:
        case Stage::bonus:
        case Stage::mountain_strips: return Phase::bonus;
        case Stage::return_vikings: return Phase::mountain_strips;
        case Stage::before_round:
        case Stage::before_scoring: return Phase::return_vikings;
        case Stage::start_player:
        case Stage::imitation:
        case Stage::starters:
        case Stage::first_strips:
        case Stage::over: break;
    }
    return std::nullopt;
}

Gauges Game::gauges(const View& seen) const {
    const auto state = std::make_unique<State>(as_seen(seen));
    Gauges gauges{.dice = dice_gauges(*this, *state), .action = action_gauges(*state), .phase = phase_of(*state)};
    count_strips(gauges, *state);
    if (seen.me) { gauges.ways = ways_at_prices({*this, *state, *seen.me}); }
    for (int i = 0; i < seats_; ++i) {
        gauges.seats.push_back(seat_gauges(*this, *state, seat(i)));
        each_board(*state, seat(i),
                   [&](Place place) { gauges.boards.push_back(board_gauges(*state, seat(i), place)); });
    }
    return gauges;
}

}  // namespace meadhall::odin
