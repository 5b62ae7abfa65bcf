// What a board looks at: the rules, what one viewer may know, and a position that this viewer cannot rule out, on which
// a typed line can be read ahead. The position of the table itself stays with the table.
#pragma once

#include <memory>
#include <vector>

#include "core/rng.hpp"
#include "match/table_of.hpp"

namespace meadhall::cli {

template <Rules G>
struct Sight {
    const G& game;
    typename G::View seen;
    std::unique_ptr<const typename G::State> world;

    [[nodiscard]] static Sight of(const Table& table, Viewer viewer) {
        const TableOf<G>& own = table_of<G>(table);
        typename G::View seen = own.seen(viewer);
        Rng rng{hash_of(seen)};
        auto world = std::make_unique<const typename G::State>(own.rules().imagine(seen, rng));
        return {own.rules(), std::move(seen), std::move(world)};
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
