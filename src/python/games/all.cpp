// All games of the hall in Python.
#include "games/games.hpp"
#include "match/reasons.hpp"
#include "match/record/history.hpp"
#include "python/game.hpp"

namespace meadhall::python {

namespace {

template <class... Games>
std::shared_ptr<AnyGame> found(const GameSource& source, GameList<Games...> /*games*/) {
    std::shared_ptr<AnyGame> game;
    static_cast<void>(((Games::id == source.id && (game = make_game<Games>(source))) || ...));
    return game;
}

template <class... Games>
std::vector<GameCard> cards_of(GameList<Games...> /*games*/) {
    return {{Games::id, Games::title, Games::min_seats, Games::max_seats, !plays_openly<Games>}...};
}

}  // namespace

std::vector<GameCard> game_cards() { return cards_of(Games{}); }

std::shared_ptr<AnyGame> make_game(const GameSource& source) {
    if (auto game = found(source, Games{})) { return game; }
    throw Refused{Refusal{reasons::unknown_game, source.id}};
}

}  // namespace meadhall::python
