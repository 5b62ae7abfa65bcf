// Why not? The rule that forbids a move, found by asking the same questions as the lists of legal moves.
#include <algorithm>
#include <bit>

#include "games/walhalla/chapters.hpp"
#include "games/walhalla/reasons.hpp"

namespace meadhall::walhalla {
namespace {

bool is_listed(const Game& game, const State& state, Move move) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    return std::ranges::find(moves, move) != moves.end();
}

Step step_of(Verb verb) {
    constexpr std::array<Step, verb_count> steps = {
        Step::tile,   Step::inner, Step::outer, Step::card, Step::start,    Step::ship,    Step::board,  Step::ride,
        Step::ride,   Step::sell,  Step::moor,  Step::land, Step::attack,   Step::attack,  Step::defend, Step::defend,
        Step::defend, Step::hunt,  Step::hunt,  Step::lay,  Step::walhalla, Step::walhalla};
    return steps[static_cast<std::size_t>(verb)];
}

// WH-5.2, WH-5.3, WH-5.5.
const Reason& boarding_refusal(const Game& game, const State& state, ShipSeats seats) {
    if ((seats & ~open_seats(game, state, state.active)) != 0) { return reasons::seat_not_open; }
    const Player& player = state.players[state.active.number];
    const int missing = std::popcount(seats) - player.midgard;
    if (!game.rulings().sell_cards) { return reasons::too_few_vikings; }
    if (player.asgard < missing) { return reasons::sale_asgard; }
    return player.cards < missing ? reasons::sale_cards : reasons::sale_points;
}

const Reason& mooring_refusal(const Game& game, const State& state, int fjord) {
    return has_free_berth(game, state, fjord) ? reasons::same_effect : reasons::fjord_full;
}

const Reason& shield_refusal(const State& state) {
    return state.hands[state.asked.number].shield == 0 ? reasons::card_not_held : reasons::shield_needs_hero;
}

const Reason& laying_refusal(const Game& game, const Cards& cards) {
    const bool later = cards.walhalla > 0 && !is_laid_face_down(game, Card::walhalla);
    return later ? reasons::walhalla_later : reasons::card_not_held;
}

/// Precondition: the verb is asked for, but this move is not legal.
const Reason& refusal(const Game& game, const State& state, Move move) {
    switch (move.verb()) {
        case Verb::tile: return reasons::no_such_tile;
        case Verb::inner:
        case Verb::outer: return reasons::wrong_headlands;
        case Verb::card: return reasons::no_such_card;
        case Verb::start: return reasons::no_such_player;
        case Verb::ship: return reasons::no_such_ship;
        case Verb::board: return boarding_refusal(game, state, move.seats());
        case Verb::moor: return mooring_refusal(game, state, move.fjord());
        case Verb::win: return reasons::walhalla_empty;
        case Verb::shield: return shield_refusal(state);
        case Verb::lay: return laying_refusal(game, move.cards());
        case Verb::sell:
        case Verb::attack:
        case Verb::hunt:
        case Verb::walhalla: return reasons::card_not_held;
        case Verb::ride:
        case Verb::stay:
        case Verb::land:
        case Verb::fight:
        case Verb::lose:
        case Verb::forage:
        case Verb::keep: break;
    }
    return reasons::not_now;
}

}  // namespace

std::optional<Refusal> Game::why(const State& state, Move move) const {
    if (state.step == Step::over) { return Refusal{reasons::over}; }
    if (step_of(move.verb()) != state.step) { return Refusal{reasons::not_now}; }
    if (is_listed(*this, state, move)) { return std::nullopt; }
    return Refusal{refusal(*this, state, move)};
}

}  // namespace meadhall::walhalla
