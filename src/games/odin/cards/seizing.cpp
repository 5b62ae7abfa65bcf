// Special tiles that cards take off boards, and what fills their holes.
#include <algorithm>

#include "games/odin/cards/deeds.hpp"

namespace meadhall::odin {

namespace {

bool has_piece(const Land& land, Special special) {
    return std::ranges::count(pieces(land), Item{special}, &LaidPiece::item) > 0;
}

/// The board on which a special tile lies, a house apart.
Land* land_with(State& state, Special special) {
    for (Player& owner : state.players) {
        if (has_piece(owner.home, special)) { return &owner.home; }
    }
    for (Island& island : state.islands) {
        if (has_piece(island.land, special)) { return &island.land; }
    }
    return nullptr;
}

bool lies_on_a_board(const Open& open, Special special) {
    if (open.specials[index(special)] != Holder::laid) { return false; }
    return std::ranges::any_of(open.players, [&](const Player& owner) { return has_piece(owner.home, special); }) ||
           std::ranges::any_of(open.islands, [&](const Island& island) { return has_piece(island.land, special); });
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

const Reason* obstacle_to_seizing(const Look& look, Special special) {
    return lies_on_a_board(look.state, special) ? nullptr : &reasons::no_effect;
}

void seize(const Act& act, Seat seat, const Part& part) {
    const Special special = part.give.begin()->item.as<Special>();
    Land& land = *land_with(act.state, special);
    const Cells hole = cells_under(land, special);
    land.covered = land.covered - hole;
    land.joined_right = land.joined_right - hole;
    land.joined_up = land.joined_up - hole;
    fill(land, hole, part.get, 0);
    act.state.specials[index(special)] = held_by(seat);
    act.scribe.note({.what = Happening::receives, .seat = seat, .item = special, .number = 1});
    mark_used(act);
}

}  // namespace meadhall::odin
