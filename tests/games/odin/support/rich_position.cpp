#include "games/odin/support/rich_position.hpp"

#include <array>
#include <string>

#include "games/odin/laying/laying.hpp"
#include "games/odin/support/random_game.hpp"

namespace meadhall::odin::testing {

namespace {

int below(Rng& rng, int limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }
std::uint8_t some(Rng& rng, int most) { return static_cast<std::uint8_t>(below(rng, most + 1)); }

template <class Choice>
void choose(Rng& rng, Choice& choice) {
    choice = static_cast<Choice>(rng.below(2));
}

// The course until then.

bool is_turn(const State& state) { return state.stage == Stage::actions && state.stack.back().is<ask::Turn>(); }

/// Whoever may pass passes; everything else happens as it happens.
void skip_ahead(const Game& game, State& state, Rng& rng, std::optional<Card> starter) {
    const bool deals = state.stack.back().is<ask::Starter>() && state.stack.back().seat.number == 0;
    if (deals && starter) { return game.apply(state, verb::Starter{*starter}); }
    if (is_turn(state) && rng.below(3) > 0) { return game.apply(state, verb::Pass{}); }
    game.apply(state, random_move(game, state, rng));
}

State some_turn(const Game& game, Rng& rng, std::optional<Card> starter) {
    const int round = 1 + below(rng, game.last_round());
    State state = game.initial();
    while (state.round < round || !is_turn(state)) { skip_ahead(game, state, rng, starter); }
    return state;
}

// What everybody gets.

void draw_cards(const Game& game, State& state, Seat seat, Rng& rng) {
    Player& player = state.players[seat.number];
    const int wanted = below(rng, 60);
    for (int i = 0; i < wanted && state.dark_pile > 0; ++i) {
        const CardSet pile = game.dark_pile(state);
        const Card card = pile.nth(below(rng, pile.size()));
        --state.dark_pile;
        state.hands[seat.number].insert(card);
        ++player.hand;
    }
    const CardSet hand = state.hands[seat.number];
    const std::uint32_t open = rng.below(101);
    for (const Card card : hand) {
        if (rng.below(100) >= open) { continue; }
        state.hands[seat.number].erase(card);
        --player.hand;
        player.played.insert(card);
    }
}

void fill_stores(Player& player, Rng& rng) {
    const int plenty = 1 + below(rng, 12);
    for (int number = 0; number < supply_size; ++number) {
        if (!Item{number}.is<Weapon>()) { player.supply[static_cast<std::size_t>(number)] = some(rng, plenty); }
    }
    player.supply[Item{Resource::silver}.number] = some(rng, 8 * plenty);
}

void fill_bay(Player& player, Rng& rng) {
    Bay& bay = player.bay;
    bay.boats = {some(rng, 1), some(rng, 2)};
    bay.knarrs = some(rng, 4);
    bay.longships = {};
    for (int left = below(rng, 5 - bay.knarrs); left > 0; --left) { ++bay.longships[some(rng, 3)]; }
}

void take_boards(const Game& game, State& state, Rng& rng) {
    for (Island& island : state.islands) {
        if (island.owner || rng.below(2) == 0) { continue; }
        island.owner = seat(below(rng, game.seats()));
        island.silver = 0;
    }
    for (const Building kind : {Building::stone_house, Building::long_house}) {
        for (int i = 0; i < house_count; ++i) {
            Homestead& house = state.houses[static_cast<std::size_t>(i)];
            if (kind_of_house(i) != kind || house.owner) { continue; }
            if (rng.below(4) == 0) { break; }
            house.owner = seat(below(rng, game.seats()));
        }
    }
    for (; state.sheds > 0 && rng.below(3) > 0; --state.sheds) {
        ++state.players[static_cast<std::size_t>(below(rng, game.seats()))].sheds;
    }
}

/// Lays some piece of no special kind somewhere, if it fits.
void lay_one(State& state, Seat seat, Rng& rng) {
    const Place place{some(rng, Place::sheds().number - 1)};
    const Item item = rng.below(4) == 0 ? Item{Resource::silver} : Item{below(rng, good_count)};
    const Face face = Game::face_at(state, place);
    if (!Game::owns(state, seat, place) || !may_lie(item, ground_of(face))) { return; }
    const Placements found = placements(item, face, Game::cover_at(state, seat, place));
    const auto pose = static_cast<std::size_t>(below(rng, static_cast<int>(found.by_pose().size())));
    const Cells& corners = found.by_pose()[pose];
    if (corners.empty()) { return; }
    const Placement placement{static_cast<std::uint8_t>(pose), corners.nth(below(rng, corners.size()))};
    if (place.is_house()) { return lay(state.houses[place.house_index()].house, item, placement); }
    lay(place.is_home() ? state.players[seat.number].home : state.islands[place.island_index()].land, item, placement);
}

void take_specials(const Game& game, State& state, Rng& rng) {
    for (Holder& holder : state.specials) {
        if (holder == Holder::oval_board && rng.below(3) == 0) { holder = held_by(seat(below(rng, game.seats()))); }
    }
}

}  // namespace

Game any_game(Rng& rng) {
    constexpr std::array decks = {"A", "B", "C", "AB", "AC", "BC", "ABC", "ABC"};
    Options options;
    options.decks = decks[static_cast<std::size_t>(below(rng, 8))];
    choose(rng, options.length);
    choose(rng, options.arrow_costs);
    choose(rng, options.double_upgrade);
    choose(rng, options.visits);
    choose(rng, options.granted_bonus);
    choose(rng, options.courier);
    choose(rng, options.disheartened_warrior);
    choose(rng, options.weapons_warden);
    choose(rng, options.codliver_oil_presser);
    choose(rng, options.herb_gardener);
    return *Game::make(1 + below(rng, max_seats), options);
}

State rich_position(const Game& game, Rng& rng, std::optional<Card> starter) {
    State state = some_turn(game, rng, starter);
    take_boards(game, state, rng);
    take_specials(game, state, rng);
    const int pieces = below(rng, 200);
    for (int i = 0; i < game.seats(); ++i) {
        draw_cards(game, state, seat(i), rng);
        fill_stores(state.players[static_cast<std::size_t>(i)], rng);
        fill_bay(state.players[static_cast<std::size_t>(i)], rng);
        for (int laid = 0; laid < pieces; ++laid) { lay_one(state, seat(i), rng); }
    }
    return state;
}

}  // namespace meadhall::odin::testing
