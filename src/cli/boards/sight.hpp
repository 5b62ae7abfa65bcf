// What a board looks at: the rules, what one viewer may know, and a position that this viewer cannot rule out, on which
// a typed line can be read ahead. The position of the table itself stays with the table.
#pragma once

#include <memory>
#include <vector>

#include "match/table_of.hpp"

namespace meadhall::cli {

template <Rules G>
struct Sight {
    const G& game;
    typename G::View seen;
    std::unique_ptr<const typename G::State> world;

    [[nodiscard]] static Sight of(const Table& table, Viewer viewer) {
        const TableOf<G>& own = table_of<G>(table);
        return {own.rules(), own.seen(viewer), std::make_unique<const typename G::State>(own.world_of(viewer))};
    }
    /// As the seat that is asked sees it; as anybody does where no seat is.
    [[nodiscard]] static Sight of_asked(const Table& table) {
        const Actor actor = table.to_act();
        return of(table, actor.is_seat() ? Viewer{actor.seat()} : Viewer::spectator());
    }
    [[nodiscard]] std::vector<typename G::Move> moves() const {
        const auto list = std::make_unique<MoveList<G>>();
        game.legal_moves(*world, *list);
        return {list->begin(), list->end()};
    }
};

}  // namespace meadhall::cli
