#include "games/odin/support/table.hpp"

#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

namespace meadhall::odin::testing {

namespace {

std::unique_ptr<MoveList<Game>> menu_of(const Game& game, const State& state) {
    auto menu = std::make_unique<MoveList<Game>>();
    game.legal_moves(state, *menu);
    return menu;
}

}  // namespace

Table::Table(int seats, const Options& options) : game{*Game::make(seats, options)}, state{game.initial()} {
    until_round(1);
}

std::string Table::why(std::string_view text) const {
    const auto move = Game::parse(state, text);
    if (!move) { return std::string{move.error().code()}; }
    const auto refusal = game.why(state, *move);
    const auto menu = menu_of(game, state);
    CHECK((std::ranges::find(*menu, *move) != menu->end()) == !refusal.has_value());
    return refusal ? std::string{refusal->code()} : "ok";
}

std::string Table::play(std::string_view text) {
    const std::string answer = why(text);
    if (answer == "ok") { make(*Game::parse(state, text)); }
    return answer;
}

Table& Table::plays(const std::vector<std::string_view>& texts) {
    for (const std::string_view text : texts) {
        CAPTURE(text);
        REQUIRE(play(text) == "ok");
    }
    return *this;
}

bool Table::offers(std::string_view text) const { return why(text) == "ok"; }

std::vector<std::string> Table::menu() const {
    std::vector<std::string> texts;
    const auto moves = menu_of(game, state);
    for (const Move move : *moves) { texts.push_back(Game::text(state, move)); }
    return texts;
}

void Table::make(Move move) {
    game.apply(state, move);
    const bool at_its_end = !state.stack.empty() && state.stack.back().is<ask::TurnEnd>();
    if (at_its_end && ends_turns) { game.apply(state, verb::EndTurn{}); }
}

void Table::let_chance_act() { make((*menu_of(game, state))[0]); }

void Table::do_nothing() {
    for (const std::string_view idle : {"pass", "end", "close", "leave", "skip", "done", "fail"}) {
        if (!offers(idle)) { continue; }
        play(idle);
        return;
    }
    let_chance_act();
}

Table& Table::deal() {
    while (Game::to_act(state).is_chance()) { let_chance_act(); }
    return *this;
}

Table& Table::until(Stage stage) {
    while (state.stage != stage && !Game::to_act(state).is_nobody()) { do_nothing(); }
    return *this;
}

Table& Table::until_round(int round) {
    while (state.round < round || state.stage != Stage::actions || Game::to_act(state).is_chance()) { do_nothing(); }
    return *this;
}

Table& Table::until_the_end() {
    while (!Game::to_act(state).is_nobody()) { do_nothing(); }
    return *this;
}

Table& Table::until_turn_of(int seat) {
    while (state.stack.empty() || !state.stack.back().is<ask::Turn>() || state.stack.back().seat.number != seat) {
        do_nothing();
    }
    return *this;
}

Table& Table::give(std::string_view name, int count, int seat) {
    const Item item = *item_named(name);
    Bay& bay = player(seat).bay;
    if (item.is<Special>()) {
        state.specials[static_cast<std::size_t>(item.as<Special>())] = held_by(meadhall::seat(seat));
    } else if (item == Item{Ship::whaling_boat}) {
        bay.boats[0] = static_cast<std::uint8_t>(bay.boats[0] + count);
    } else if (item == Item{Ship::knarr}) {
        bay.knarrs = static_cast<std::uint8_t>(bay.knarrs + count);
    } else if (item == Item{Ship::longship}) {
        bay.longships[0] = static_cast<std::uint8_t>(bay.longships[0] + count);
    } else {
        REQUIRE(item.number < supply_size);
        if (item.is<Weapon>()) { take_from_pile(item.as<Weapon>(), count); }
        player(seat).supply[item.number] = static_cast<std::uint16_t>(player(seat).supply[item.number] + count);
    }
    return *this;
}

void Table::take_from_pile(Weapon weapon, int count) {
    std::uint8_t& pile = state.weapon_pile[static_cast<std::size_t>(weapon)];
    REQUIRE(pile >= count);
    pile = static_cast<std::uint8_t>(pile - count);
}

Table& Table::surround_bonuses(Place place) {
    const FaceMap& map = map_of(Game::face_at(state, place));
    Cells around = map.coverable;
    for (const Bonus& bonus : map.bonuses) { around.erase(bonus.cell); }
    if (place.is_home()) {
        player().home.covered = around;
    } else if (place.is_island()) {
        Island& island = state.islands[place.island_index()];
        island.owner = Seat{0};
        island.land.covered = around;
    } else {
        Homestead& homestead = state.houses[place.house_index()];
        homestead.owner = Seat{0};
        homestead.house.covered = HouseCells{around};
    }
    return *this;
}

Table& Table::give_starter(std::string_view card, int seat) {
    CardSet& hand = state.hands[static_cast<std::size_t>(seat)];
    REQUIRE(game.light_cards().contains(*card_named(card)));
    hand = hand - game.light_cards();
    hand.insert(*card_named(card));
    return *this;
}

Table& Table::give_card(std::string_view card, int seat) {
    const Card given = *card_named(card);
    REQUIRE(game.dark_pile(state).contains(given));
    state.hands[static_cast<std::size_t>(seat)].insert(given);
    ++player(seat).hand;
    --state.dark_pile;
    return *this;
}

int Table::has(std::string_view name, int seat) const {
    const Item item = *item_named(name);
    if (item.is<Ship>()) { return player(seat).bay.count(item.as<Ship>()); }
    if (item == Item{Building::shed}) { return player(seat).sheds; }
    if (item.is<Building>()) {
        int count = 0;
        for (int i = 0; i < house_count; ++i) {
            const bool own = state.houses[static_cast<std::size_t>(i)].owner == meadhall::seat(seat);
            count += own && kind_of_house(i) == item.as<Building>() ? 1 : 0;
        }
        return count;
    }
    if (item.is<Special>()) {
        return state.specials[static_cast<std::size_t>(item.as<Special>())] == held_by(meadhall::seat(seat)) ? 1 : 0;
    }
    return player(seat).has(item);
}

int Table::score(std::string_view line, int seat) const {
    for (const ScoreItem& item : game.breakdown(state, meadhall::seat(seat))) {
        if (item.name.en == line) { return item.points; }
    }
    FAIL("no such line in the score");
    return 0;
}

int Table::total(int seat) const { return game.standing(state).scores[static_cast<std::size_t>(seat)]; }

}  // namespace meadhall::odin::testing
