// Vikings that cards call back from the action board to the Thing Square.
#include "games/odin/actions/action.hpp"
#include "games/odin/answers/cards/card_effects.hpp"
#include "games/odin/answers/crews.hpp"
#include "games/odin/cards/reach.hpp"

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
    if (part.as<Recalled>().from == Recall::this_space) {
        if (!goes_on_with_vikings(look.state)) { return &reasons::no_effect; }
        const auto& action = last_action(look.state)->as<ActionUnderWay>();
        return crew_of(look.state, action).vikings > 0 ? nullptr : &reasons::no_effect;
    }
    const bool found = any_crew(look, [&](Space space, int, const Crew& crew) {
        return part.as<Recalled>().from == Recall::column_4 ? row_of(space).column == 4
                                                            : crew.vikings >= part.as<Recalled>().vikings;
    });
    return found ? nullptr : &reasons::no_effect;
}

void begin_recall(const Act& act, Seat seat, const Part& part) {
    mark_used(act);
    switch (part.as<Recalled>().from) {
        case Recall::this_space: return return_vikings(act, seat, 1);
        case Recall::column_4: return recall_from_column_4(act, seat);
        case Recall::any_space: return push(act, seat, ask::Recall{.vikings = byte(part.as<Recalled>().vikings)});
    }
}

const Reason* obstacle_to_recalling(const Look& look, Space space, int via) {
    const bool found = any_crew(look, [&](Space each, int each_via, const Crew& crew) {
        return each == space && each_via == via && crew.vikings >= look.asked<ask::Recall>().vikings;
    });
    return found ? nullptr : &reasons::no_effect;
}

void list_recalls(const Look& look, Menu& menu) {
    any_crew(look, [&](Space space, int via, const Crew& crew) {
        if (crew.vikings >= look.asked<ask::Recall>().vikings) { menu.push_back(verb::Recall{space, via}); }
        return false;
    });
}

void recall(const Act& act, Space space, int via) {
    const Seat seat = top(act).seat;
    const int count = asked<ask::Recall>(act).vikings;
    pop(act);
    lift_vikings(act, space, via, count);
    add(player(act, seat).thing_square, count);
    act.scribe.note(VikingsReturn{seat, count, space, imitation(via)});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

bool Answering<ask::Recall>::is_sound(const Spot& spot, const ask::Recall& asked) {
    const Part* part = spot.part(Deed::recall);
    return part != nullptr && int{asked.vikings} == int{part->as<Recalled>().vikings};
}

}  // namespace meadhall::odin
