#include "cli/boards/odin/idling.hpp"

#include <algorithm>

namespace meadhall::cli {

namespace {

namespace ask = odin::ask;
namespace verb = odin::verb;
using odin::Move;
using odin::Window;

bool uses_a_card(Move move) { return move.is<verb::Use>(); }

/// Silver can be laid in any turn, and nobody waits with it for a phase.
bool lays_a_tile(Move move) {
    return move.is<verb::Lift>() && move.as<verb::Lift>().item != odin::Item{odin::Resource::silver};
}

/// Whether somebody may want to do this just before the phase comes that the window stands before.
bool is_useful(Window window, Move move) {
    switch (window) {
        case Window::income:
        case Window::bonus: return uses_a_card(move) || lays_a_tile(move);
        case Window::scoring: return !move.is<verb::Close>();
        case Window::breeding:
        case Window::round:
        case Window::others_turn: return uses_a_card(move);
        case Window::own_action: break;
    }
    return true;
}

}  // namespace

std::optional<std::string> odin_idle_move(const OdinScene& scene) {
    if (scene.state.stack.empty()) { return std::nullopt; }
    const std::vector<Move> moves = scene.moves();
    if (scene.asks<ask::TurnEnd>()) {
        // What is laid now can be laid in the next turn or before the income.
        const bool may_wait = std::ranges::none_of(moves, uses_a_card);
        return may_wait ? std::optional{odin::Game::text(scene.state, verb::EndTurn{})} : std::nullopt;
    }
    if (!scene.asks<ask::Window>()) { return std::nullopt; }
    const Window window = scene.frame().as<ask::Window>().when;
    const bool is_idle = std::ranges::none_of(moves, [&](Move move) { return is_useful(window, move); });
    return is_idle ? std::optional{odin::Game::text(scene.state, verb::Close{})} : std::nullopt;
}

}  // namespace meadhall::cli
