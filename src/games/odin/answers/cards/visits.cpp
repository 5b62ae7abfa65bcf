// Action spaces that cards let one use without Vikings (O-4.18).
#include <algorithm>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/pledge.hpp"
#include "games/odin/answers/cards/card_effects.hpp"
#include "games/odin/answers/crews.hpp"

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
    return is_open_to(look, visit, row) ? obstacle_to_beginning(look, row.space, verb::Visit{row.space})
                                        : &reasons::occupied;
}

}  // namespace

const Reason* obstacle_to_visiting(const Look& look, Space space) {
    return obstacle_to_visiting(look, look.asked<ask::Visit>().where, row_of(space));
}

void list_visits(const Look& look, Menu& menu) {
    for (const SpaceRow& row : spaces()) {
        if (obstacle_to_visiting(look, row.space) == nullptr) { menu.push_back(verb::Visit{row.space}); }
    }
}

void visit(const Act& act, Space space) {
    const Seat seat = top(act).seat;
    pop(act);
    act.scribe.note(VisitsSpace{seat, space});
    const bool inner = last_action(act.state) != nullptr;
    if (!inner) { act.state.tally = {}; }  // an action of its own, with a count of its own
    push(act, seat, ActionUnderWay{{.next = ActionStep::announce, .progress = {Progress::by_card}}, space});
}

const Reason* obstacle_to_visits(const Look& look, Visit visit) {
    State asked = look.state;
    asked.stack.push_back({look.seat(), ask::Visit{visit}});
    const bool found = std::ranges::any_of(
        spaces(), [&](const SpaceRow& row) { return obstacle_to_visiting(look.at(asked), visit, row) == nullptr; });
    return found ? nullptr : &reasons::no_effect;
}

bool Answering<ask::Visit>::is_sound(const Spot& spot, const ask::Visit& asked) {
    const Part* part = spot.part(Deed::visit);
    return part != nullptr && asked.where == part->as<Visit>();
}

}  // namespace meadhall::odin
