#include "games/odin/shown/account.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/actions/under_way.hpp"
#include "games/odin/reasons.hpp"
#include "games/odin/shown/as_seen.hpp"
#include "games/odin/shown/part_words.hpp"
#include "games/odin/shown/prices.hpp"

namespace meadhall::odin {

namespace {

using Position = std::unique_ptr<State>;

/// The position as it would be if this seat were to place Vikings next.
Position in_turn_of(const View& seen, Seat seat) {
    auto state = std::make_unique<State>(as_seen(seen));
    state->stack.clear();
    state->stack.push_back({seat, ask::Turn{}});
    return state;
}

/// "2 wood", "whaling boat / knarr". Animals that others of its parts need are no lack of a way.
std::string said_lack(const PartWords& words, const Wanted& lack) {
    if (lack.spent) { return words.said(Amount{lack.items.front(), static_cast<std::int8_t>(lack.of - lack.have)}); }
    std::vector<std::string> ships;
    for (const Item ship : lack.items) {
        if (ship.is<Ship>()) { ships.push_back(words.said(Amount{ship, static_cast<std::int8_t>(lack.of)})); }
    }
    return in_a_row(ships, " / ");
}

/// What is missing for the prices and the ships of the parts that cannot be used.
std::vector<std::string> lacking_for(const Look& look, const PartWords& words, Space space, const Parts& parts) {
    std::vector<std::string> all;
    for (const Part& part : parts) {
        if (obstacle_to_part(look, space, part) == nullptr) { continue; }
        for (const Wanted& each : wanted_by(look, space, part)) {
            std::string lack = each.have < each.of ? said_lack(words, each) : std::string{};
            if (!lack.empty()) { all.push_back(std::move(lack)); }
        }
    }
    return all;
}

int count_of(const Open& open, Seat seat, Item item) {
    const Player& player = open.players[seat.number];
    if (item.is<Ship>()) { return player.bay.count(item.as<Ship>()); }
    if (item.is<Special>()) { return open.specials[index(item.as<Special>())] == held_by(seat) ? 1 : 0; }
    if (!item.is<Building>()) { return player.has(item); }
    if (item == Item{Building::shed}) { return player.sheds; }
    int houses = 0;
    for (int i = 0; i < house_count; ++i) {
        const bool is_own = open.houses[static_cast<std::size_t>(i)].owner == seat;
        houses += is_own && Item{kind_of_house(i)} == item ? 1 : 0;
    }
    return houses;
}

/// The only thing that can be answered, or the yes to a price; nothing where there is a real choice.
std::optional<Move> plain_answer(const Game& game, const State& state) {
    const auto moves = std::make_unique<Menu>();
    game.legal_moves(state, *moves);
    const bool is_price = state.stack.back().is<ask::Exchange>() && current_part(game, state).deed == Deed::pay;
    for (const Move& move : *moves) {
        if (is_price && move.is<verb::Trade>()) { return move; }
    }
    return moves->size() == 1 ? std::optional{(*moves)[0]} : std::nullopt;
}

}  // namespace

SpaceAccount account_of(const Game& game, const View& seen, Seat seat, Space space, Language language) {
    const Position state = in_turn_of(seen, seat);
    const Look look{game, *state};
    const PartWords words{look, language};
    SpaceAccount account{.name = std::string{row_of(space).name.in(language)},
                         .vikings = row_of(space).column,
                         .ways = {},
                         .obstacle = obstacle_to_placing(look, space, 0),
                         .lacking = {}};
    bool is_first = true;
    for (int way = 0; way < ways_of(game, space); ++way) {
        if (!is_open_to(look, space, way)) { continue; }
        const Parts& parts = way_of(game, space, way);
        account.ways.push_back(words.said(space, parts));
        std::vector<std::string> lacking = lacking_for(look, words, space, parts);
        if (is_first || lacking.size() < account.lacking.size()) { account.lacking = std::move(lacking); }
        is_first = false;
    }
    return account;
}

const Reason* lasting_obstacle(const Game& game, const View& seen, Seat seat, Move move) {
    const auto refusal = game.why(*in_turn_of(seen, seat), move);
    const bool is_untimely = !refusal || refusal->reason == &reasons::not_your_move;
    return is_untimely ? nullptr : refusal->reason;
}

std::vector<Change> changes_between(const Open& before, const Open& after, Seat seat) {
    std::vector<Change> changes;
    for (int number = 0; number < Item::count; ++number) {
        const Item item{number};
        const int change = count_of(after, seat, item) - count_of(before, seat, item);
        if (change != 0) { changes.push_back({item, change}); }
    }
    return changes;
}

std::vector<Change> changes_by(const Game& game, const View& seen, Move answer) {
    const auto state = std::make_unique<State>(as_seen(seen));
    const Seat seat = state->stack.back().seat;
    game.apply(*state, answer);
    return changes_between(seen, *state, seat);
}

int chance_of_success(const DiceGauges& gauges) {
    if (gauges.faces.empty()) { return 0; }
    const auto failing = std::ranges::count(gauges.faces, false, &FaceOfDie::success);
    double all_fail = 1;
    for (int roll = 0; roll < gauges.rolls_left; ++roll) {
        all_fail *= static_cast<double>(failing) / static_cast<double>(gauges.faces.size());
    }
    return static_cast<int>(std::lround(100 * (1 - all_fail)));
}

std::optional<std::vector<Change>> wasted_price(const Game& game, const View& seen, verb::Place placing) {
    const auto state = std::make_unique<State>(as_seen(seen));
    const Seat seat = state->stack.back().seat;
    game.apply(*state, placing);
    const auto goes_on = [&] { return !state->stack.empty() && !asks_chance(state->stack.back()); };
    while (goes_on() && !state->stack.back().is<ask::TurnEnd>()) {
        const auto answer = plain_answer(game, *state);
        if (!answer || state->stack.back().seat != seat) { return std::nullopt; }
        game.apply(*state, *answer);
    }
    std::vector<Change> changes = changes_between(seen, *state, seat);
    const Player& before = seen.players[seat.number];
    const Player& after = state->players[seat.number];
    const bool has_gained = std::ranges::any_of(changes, [](const Change& change) { return change.count > 0; }) ||
                            before.hand != after.hand || before.played != after.played ||
                            before.bay.emigrated() != after.bay.emigrated();
    if (!goes_on() || has_gained || changes.empty()) { return std::nullopt; }
    return changes;
}

}  // namespace meadhall::odin
