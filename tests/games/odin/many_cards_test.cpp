// Games in which everybody has far more occupations than usual, so that effects meet which seldom meet: there is always
// a move, positions stay possible, and every game ends (O-8.7, D-35, ENG-6).
#include <cstdlib>
#include <memory>

#include <doctest/doctest.h>

#include "games/odin/random_game.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

void draw(const Game& game, State& state, Seat seat, int open, int in_hand, Rng& rng) {
    Player& player = state.players[seat.number];
    for (int i = 0; i < open + in_hand; ++i) {
        const CardSet pile = game.dark_pile(state);
        if (pile.empty()) { return; }
        const Card card = pile.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(pile.size()))));
        --state.dark_pile;
        if (i < open) {
            player.played.insert(card);
        } else {
            state.hands[seat.number].insert(card);
            ++player.hand;
        }
    }
}

/// Cards, and some of everything to use them with.
void make_rich(const Game& game, State& state, Rng& rng) {
    const auto some = [&](int most) {
        return static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(most + 1)));
    };
    for (int i = 0; i < game.seats(); ++i) {
        Player& player = state.players[static_cast<std::size_t>(i)];
        draw(game, state, seat(i), 14, 10, rng);
        for (int number = 0; number < supply_size; ++number) {
            if (!Item{number}.is<Weapon>()) { player.supply[static_cast<std::size_t>(number)] = some(3); }
        }
        player.supply[Item{Resource::silver}.number] = some(30);
        player.bay.boats[0] = some(2);
        player.bay.knarrs = some(2);
        player.bay.longships[some(3)] = some(2);
    }
}

bool is_first_turn(const State& state) { return state.stage == Stage::actions && state.stack.back().ask == Ask::turn; }

void play_rich_game(const Game& game, std::uint64_t seed) {
    Rng rng{seed};
    State state = game.initial();
    const auto menu = std::make_unique<MoveList<Game>>();
    bool rich = false;
    while (!Game::to_act(state).is_nobody()) {
        if (!rich && is_first_turn(state)) {
            make_rich(game, state, rng);
            REQUIRE_FALSE(game.impossible(state).has_value());
            rich = true;
        }
        menu->clear();
        game.legal_moves(state, *menu);
        REQUIRE_FALSE(menu->empty());
        game.apply(state, testing::random_move(game, state, rng));
    }
    REQUIRE_FALSE(game.impossible(state).has_value());
}

/// More in a long campaign (MEADHALL_GAMES in the environment).
std::uint64_t games() {
    const char* wanted = std::getenv("MEADHALL_GAMES");
    return wanted == nullptr ? 5 : std::strtoull(wanted, nullptr, 10);
}

Options as_printed() {
    Options options;
    options.courier = Reading::card;
    options.disheartened_warrior = Reading::card;
    options.weapons_warden = Reading::card;
    options.codliver_oil_presser = Reading::card;
    options.herb_gardener = Reading::card;
    return options;
}

}  // namespace

TEST_CASE("With dozens of occupations there is always a move, and every game ends (O-8.7, D-35)") {
    for (int seats = 1; seats <= 4; ++seats) {
        for (std::uint64_t seed = 1; seed <= games(); ++seed) {
            CAPTURE(seats);
            CAPTURE(seed);
            play_rich_game(*Game::make(seats, {}), seed);
            play_rich_game(*Game::make(seats, as_printed()), seed);
        }
    }
}
