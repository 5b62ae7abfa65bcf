// A table of Ein Fest für Odin as its board looks at it.
#pragma once

#include <memory>
#include <vector>

#include "cli/boards/art.hpp"
#include "games/odin/game.hpp"
#include "match/table_of.hpp"

namespace meadhall::cli {

/// The rules and the position, without the table around them: what is typed is read on positions that lie ahead, too.
struct OdinScene {
    const odin::Game& game;
    const odin::State& state;

    [[nodiscard]] static OdinScene of(const Table& table) {
        const auto& own = table_of<odin::Game>(table);
        return {own.rules(), own.state()};
    }
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
