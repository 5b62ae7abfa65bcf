// Vikings that cards call back from the action board to the Thing Square.
#include "games/odin/cards/deeds.hpp"

namespace meadhall::odin {

namespace {

/// O-4.4: a space that is left by the last Viking can be used again.
void lift_vikings(const Act& act, Space space, int via, int count) {
    Imitation* imitation = via == 0 ? nullptr : &act.state.imitations[static_cast<std::size_t>(via - 1)];
    Crew& crew = imitation == nullptr ? act.state.crews[index(space)] : imitation->crew;
    add(crew.vikings, -count);
    if (crew.vikings > 0) { return; }
    crew = {};
    if (imitation != nullptr) { imitation->target = {}; }
}

void recall_from_column_4(const Act& act, Seat seat) {
    int count = 0;
    const State before = act.state;
    any_crew({act.game, before, seat}, [&](Space space, int via, const Crew&) {
        if (row_of(space).column == 4) {
            lift_vikings(act, space, via, 1);
            ++count;
        }
        return false;
    });
    add(player(act, seat).thing_square, count);
    note_returned(act, seat, count);
}

}  // namespace

const Reason* obstacle_to_recall(const Look& look, const Part& part) {
    if (part.from() == Recall::this_space) {
        const Frame* action = nullptr;
        for (const Frame& frame : look.state.stack) {
            if (frame.ask == Ask::action) { action = &frame; }
        }
        if (action == nullptr || (action->count & by_card) != 0) { return &reasons::no_effect; }
        return crew_of(look.state, *action).vikings > 0 ? nullptr : &reasons::no_effect;
    }
    const bool found = any_crew(look, [&](Space space, int, const Crew& crew) {
        return part.from() == Recall::column_4 ? row_of(space).column == 4 : crew.vikings >= part.vikings();
    });
    return found ? nullptr : &reasons::no_effect;
}

void begin_recall(const Act& act, Seat seat, const Part& part) {
    mark_used(act);
    switch (part.from()) {
        case Recall::this_space: return return_vikings(act, seat, 1);
        case Recall::column_4: return recall_from_column_4(act, seat);
        case Recall::any_space: return push(act, {.ask = Ask::recalling, .seat = seat, .count = byte(part.vikings())});
    }
}

const Reason* obstacle_to_recalling(const Look& look, Space space, int via) {
    const bool found = any_crew(look, [&](Space each, int each_via, const Crew& crew) {
        return each == space && each_via == via && crew.vikings >= look.frame().count;
    });
    return found ? nullptr : &reasons::no_effect;
}

void list_recalls(const Look& look, Menu& menu) {
    any_crew(look, [&](Space space, int via, const Crew& crew) {
        if (crew.vikings >= look.frame().count) { menu.push_back(Move{Verb::recall, static_cast<int>(space), via}); }
        return false;
    });
}

void recall(const Act& act, Space space, int via) {
    const Seat seat = top(act).seat;
    const int count = top(act).count;
    pop(act);
    lift_vikings(act, space, via, count);
    add(player(act, seat).thing_square, count);
    act.scribe.note({.what = Happening::vikings_return,
                     .seat = seat,
                     .other = byte(via),
                     .number = static_cast<std::int16_t>(count),
                     .space = space});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

}  // namespace meadhall::odin
