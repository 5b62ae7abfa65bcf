// Special tiles that cards take off boards, and what fills their holes.
#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/cards/deeds.hpp"

namespace meadhall::odin {

namespace {

bool has_piece(const Land& land, Special special) {
    return std::ranges::count(pieces(land), Item{special}, &LaidPiece::item) > 0;
}

/// The board on which a special tile lies, a house apart; `but` are the boards of whoever may not lose it.
template <class AnyState>
auto land_with(AnyState& state, Special special, std::optional<Seat> but) -> decltype(&state.players[0].home) {
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        auto& home = state.players[i].home;
        if (but != seat(static_cast<int>(i)) && has_piece(home, special)) { return &home; }
    }
    for (auto& island : state.islands) {
        const bool spared = but && island.owner == but;
        if (!spared && has_piece(island.land, special)) { return &island.land; }
    }
    return nullptr;
}

std::optional<Seat> spared_by(const Part& part, Seat seat) {
    return part.is<OfAnother>() ? std::optional{seat} : std::nullopt;
}

Cells cells_under(const Land& land, Special special) {
    for (const LaidPiece& piece : pieces(land)) {
        if (piece.item == Item{special}) { return piece.cells; }
    }
    return {};
}

/// Puts a piece so that it covers cells of the hole only and leaves room for the rest; returns whether it could.
bool fill(Land& land, Cells hole, const Bundle& with, std::size_t next) {
    if (next == with.size()) { return hole.empty(); }
    const Item item = with.begin()[next].item;
    const auto& poses = turns_of(*shape_of(item)).poses;
    for (std::size_t pose = 0; pose < poses.size(); ++pose) {
        for (const Cell corner : hole) {
            const Placement placement{byte(static_cast<int>(pose)), corner};
            const bool on_grid = corner.column() + poses[pose].width <= Cells::columns &&
                                 corner.row() + poses[pose].height <= Cells::rows;
            const Cells cells = on_grid ? cells_of(item, placement) : Cells{};
            if (cells.empty() || !cells.is_subset_of(hole)) { continue; }
            Land tried = land;
            lay(tried, item, placement);
            if (!fill(tried, hole - cells, with, next + 1)) { continue; }
            land = tried;
            return true;
        }
    }
    return false;
}

}  // namespace

const Reason* obstacle_to_seizing(const Look& look, const Part& part) {
    const Special special = part.give.begin()->item.as<Special>();
    if (look.state.specials[index(special)] != Holder::laid) { return &reasons::no_effect; }
    const bool found = land_with(look.state, special, spared_by(part, look.seat())) != nullptr;
    return found ? nullptr : &reasons::no_effect;
}

void seize(const Act& act, Seat seat, const Part& part) {
    const Special special = part.give.begin()->item.as<Special>();
    Land& land = *land_with(act.state, special, spared_by(part, seat));
    const Cells hole = cells_under(land, special);
    land.covered = land.covered - hole;
    land.joined_right = land.joined_right - hole;
    land.joined_up = land.joined_up - hole;
    fill(land, hole, part.get, 0);
    act.state.specials[index(special)] = held_by(seat);
    act.scribe.note(Receives{seat, special, 1});
    mark_used(act);
}

}  // namespace meadhall::odin
