// Action spaces that cards let one use without Vikings (O-4.18).
#include <algorithm>

#include "games/odin/cards/deeds.hpp"

namespace meadhall::odin {

namespace {

bool is_mine_beside(const Look& look, const SpaceRow& wanted) {
    return any_crew(look, [&](Space space, int via, const Crew&) {
        const SpaceRow& row = row_of(space);
        return via == 0 && row.column == 1 && (row.row == wanted.row - 1 || row.row == wanted.row + 1);
    });
}

bool is_open_to(const Look& look, Visit visit, const SpaceRow& row) {
    const bool occupied = look.state.crews[index(row.space)].vikings > 0;
    if (visit == Visit::occupied_in_column_2) { return row.column == 2 && occupied; }
    return row.column == 1 && !occupied && is_mine_beside(look, row);
}

const Reason* obstacle_to_visiting(const Look& look, Visit visit, const SpaceRow& row) {
    return is_open_to(look, visit, row) ? obstacle_to_using(look, row.space) : &reasons::occupied;
}

}  // namespace

const Reason* obstacle_to_visiting(const Look& look, Space space) {
    return obstacle_to_visiting(look, static_cast<Visit>(look.frame().subject), row_of(space));
}

void list_visits(const Look& look, Menu& menu) {
    for (const SpaceRow& row : spaces()) {
        if (obstacle_to_visiting(look, row.space) == nullptr) {
            menu.push_back(Move{Verb::visit, static_cast<int>(row.space)});
        }
    }
}

void visit(const Act& act, Space space) {
    const Seat seat = top(act).seat;
    pop(act);
    act.scribe.note({.what = Happening::visits, .seat = seat, .space = space});
    const bool inner = std::ranges::count(act.state.stack, Ask::action, &Frame::ask) > 0;
    if (!inner) { act.state.tally = {}; }  // an action of its own, with a count of its own
    push(act, {.ask = Ask::action,
               .seat = seat,
               .subject = byte(static_cast<int>(space)),
               .choice = no_alternative,
               .step = announce,
               .count = by_card});
}

const Reason* obstacle_to_visits(const Look& look, Visit visit) {
    const bool found = std::ranges::any_of(
        spaces(), [&](const SpaceRow& row) { return obstacle_to_visiting(look, visit, row) == nullptr; });
    return found ? nullptr : &reasons::no_effect;
}

}  // namespace meadhall::odin
