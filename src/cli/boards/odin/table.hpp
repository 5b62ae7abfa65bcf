// A table of Ein Fest für Odin as its board looks at it.
#pragma once

#include <memory>
#include <vector>

#include "cli/boards/art.hpp"
#include "cli/boards/sight.hpp"
#include "games/odin/game.hpp"

namespace meadhall::cli {

using OdinSight = Sight<odin::Game>;

/// The rules and a position that somebody cannot rule out, or one that lies ahead of it: what is typed is read on
/// those, too. It must not outlive what it was made from.
struct OdinScene {
    const odin::Game& game;
    const odin::State& state;

    [[nodiscard]] static OdinScene of(const OdinSight& sight) { return {sight.game, *sight.world}; }
    [[nodiscard]] std::vector<odin::Move> moves() const {
        const auto list = std::make_unique<MoveList<odin::Game>>();
        game.legal_moves(state, *list);
        return {list->begin(), list->end()};
    }
    /// What waits for an answer. Precondition: something does.
    [[nodiscard]] const odin::Frame& frame() const { return state.stack.back(); }
    template <class Question>
    [[nodiscard]] bool asks() const {
        return !state.stack.empty() && frame().is<Question>();
    }
};

}  // namespace meadhall::cli
