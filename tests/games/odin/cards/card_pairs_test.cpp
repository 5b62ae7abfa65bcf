// Cards that listen to the same moment, in pairs: whatever their owner does about them, in whichever order, the game
// goes on (D-35).
#include <array>
#include <memory>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/support/random_game.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;

namespace {

struct Pair {
    Card first{};
    Card second{};
};

std::vector<Pair> pairs_that_listen_alike() {
    std::vector<Pair> pairs;
    for (int hook = 0; hook < hook_count; ++hook) {
        const CardSet& cards = printed_book().listening(static_cast<Hook>(hook));
        for (const Card first : cards) {
            for (const Card second : cards) {
                if (first != second) { pairs.push_back({first, second}); }
            }
        }
    }
    return pairs;
}

void lay_open(const Game& game, State& state, Card card) {
    if (game.dark_pile(state).contains(card)) { --state.dark_pile; }
    for (std::size_t i = 0; i < state.hands.size(); ++i) {
        if (state.hands[i].contains(card)) { --state.players[i].hand; }
        state.hands[i].erase(card);
        state.players[i].played.erase(card);
    }
    state.players[0].played.insert(card);
}

/// A position in which much can be done: everything in stock, ships in the bay.
State rich_position(const Game& game) {
    State state = game.initial();
    Rng rng{7};
    while (state.round < 3 || state.stage != Stage::actions || !state.stack.back().is<ask::Turn>()) {
        game.apply(state, random_move(game, state, rng));
    }
    for (std::uint16_t& stock : state.players[0].supply) { stock = static_cast<std::uint16_t>(stock + 2); }
    state.players[0].bay = {};
    state.players[0].bay.boats = {1, 1};
    state.players[0].bay.knarrs = 1;
    state.players[0].bay.longships = {0, 1, 0, 0};
    return state;
}

/// Uses the first card before the second wherever both are offered; else what chance brings.
Move choice(const Game& game, const State& state, const Pair& pair, Rng& rng) {
    const auto menu = std::make_unique<MoveList<Game>>();
    game.legal_moves(state, *menu);
    for (const Card card : {pair.first, pair.second}) {
        for (const Move move : *menu) {
            if (move.is<verb::Use>() && move.as<verb::Use>().card == card && rng.below(4) > 0) { return move; }
        }
    }
    return random_move(game, state, rng);
}

}  // namespace

TEST_CASE("Two cards that listen to one moment get along in both orders (D-35)") {
    const Game game = *Game::make(2, {});
    const State start = rich_position(game);
    const std::vector<Pair> pairs = pairs_that_listen_alike();
    CHECK(pairs.size() > 500);
    constexpr int plies = 60;
    std::uint64_t seed = 1;
    for (const Pair& pair : pairs) {
        CAPTURE(row_of(pair.first).id);
        CAPTURE(row_of(pair.second).id);
        State state = start;
        lay_open(game, state, pair.first);
        lay_open(game, state, pair.second);
        Rng rng{seed++};
        for (int ply = 0; ply < plies && !Game::to_act(state).is_nobody(); ++ply) {
            const Move move = choice(game, state, pair, rng);
            REQUIRE_FALSE(game.why(state, move).has_value());
            game.apply(state, move);
        }
        CHECK(state.pending.size() < state.pending.capacity());
    }
}
