// A turn of the action phase: placing Vikings and using the space (O-4).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// O-4.3: as many as the number of the column.
int vikings_needed(const Game& game, const Player& player, Space space) {
    return adjusted(game, player, Quantity::vikings_needed, row_of(space).column, static_cast<int>(space));
}

void raise_thing_square(const Act& act, Seat seat) {
    raise(act, {.hook = Hook::thing_square_changed, .seat = seat, .count = player(act, seat).thing_square});
}

/// O-4.17: what keeps a seat from copying this space.
const Reason* obstacle_to_imitating(const Open& open, Seat seat, Space space, int via) {
    const Imitation& imitation = open.imitations[static_cast<std::size_t>(via - 1)];
    if (imitation.column != row_of(space).column) { return &reasons::imitate_column; }
    if (imitation.crew.vikings > 0) { return &reasons::occupied; }
    const Crew& crew = open.crews[index(space)];
    if (crew.vikings == 0) { return &reasons::imitate_empty; }
    return crew.colour == seat.number ? &reasons::imitate_own : nullptr;
}

/// O-4.6 for a whole space; O-4.11, O-4.19: in column 3 a card is drawn first, and that one may be played at once.
const Reason* obstacle_to_using(const Look& look, Space space) {
    const SpaceRow& row = row_of(space);
    if (space == Space::play_occupations_4 && look.state.dark_pile > 0) { return nullptr; }
    const Reason* first = nullptr;
    for (const Parts& parts : row.effect.alternatives) {
        const Reason* reason = obstacle_to_alternative(look, space, parts);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
    }
    return first;
}

Crew& crew_of(State& state, const Frame& action) {
    return action.first == 0 ? state.crews[action.subject] : state.imitations[action.first - 1U].crew;
}

std::size_t usable_alternatives(const Act& act, const Frame& action) {
    const auto space = static_cast<Space>(action.subject);
    std::size_t count = 0;
    for (const Parts& parts : row_of(space).effect.alternatives) {
        count += obstacle_to_alternative({act.game, act.state}, space, parts) == nullptr ? 1U : 0U;
    }
    return count;
}

void find_alternative(const Act& act, Frame& action) {
    const auto space = static_cast<Space>(action.subject);
    const auto& alternatives = row_of(space).effect.alternatives;
    const std::size_t usable = usable_alternatives(act, action);
    action.step = usable == 0 ? conclude : first_part;
    if (usable > 1) { return push(act, {.ask = Ask::alternative, .seat = action.seat}); }
    for (std::size_t i = 0; i < alternatives.size(); ++i) {
        if (obstacle_to_alternative({act.game, act.state}, space, alternatives[i]) == nullptr) {
            action.choice = byte(static_cast<int>(i));
        }
    }
}

void begin_next_part(const Act& act, Frame& action) {
    const Parts& parts = parts_of(action);
    const auto part = static_cast<std::size_t>(action.step - first_part);
    if (part >= parts.size()) {
        action.step = conclude;
        return;
    }
    ++action.step;
    // A price that was not paid closes what stands behind it.
    if ((action.count & price_unpaid) == 0) { begin_part(act, parts[part]); }
}

}  // namespace

void begin_turn(const Act& act, Seat seat) { push(act, {.ask = Ask::turn, .seat = seat}); }

const Reason* obstacle_to_placing(const Look& look, Space space, int via) {
    if (via > 0) {
        if (const Reason* reason = obstacle_to_imitating(look.state, look.seat(), space, via)) { return reason; }
    } else if (look.state.crews[index(space)].vikings > 0) {
        return &reasons::occupied;
    }
    if (look.player().thing_square < vikings_needed(look.game, look.player(), space)) { return &reasons::vikings; }
    return obstacle_to_using(look, space);
}

void list_spaces(const Look& look, Menu& menu) {
    for (const SpaceRow& row : spaces()) {
        if (vikings_needed(look.game, look.player(), row.space) > look.player().thing_square) { continue; }
        if (obstacle_to_placing(look, row.space, 0) == nullptr) { menu.push_back(Move::place(row.space)); }
        for (int via = 1; via <= imitation_count; ++via) {
            if (look.state.imitations[static_cast<std::size_t>(via - 1)].column != row.column) { continue; }
            if (obstacle_to_placing(look, row.space, via) == nullptr) { menu.push_back(Move::place(row.space, via)); }
        }
    }
    menu.push_back(Move{Verb::pass});
}

void place_vikings(const Act& act, Space space, int via) {
    const Seat seat = top(act).seat;
    const int vikings = vikings_needed(act.game, player(act, seat), space);
    pop(act);
    const Frame action{.ask = Ask::action,
                       .seat = seat,
                       .subject = byte(static_cast<int>(space)),
                       .choice = no_alternative,
                       .first = byte(via)};
    crew_of(act.state, action) = {colour_of_vikings(act.game, act.state, seat), byte(vikings)};
    if (via > 0) { act.state.imitations[static_cast<std::size_t>(via - 1)].target = space; }
    add(player(act, seat).thing_square, -vikings);
    act.state.last_placer = seat;
    act.scribe.note({.what = Happening::vikings_placed,
                     .seat = seat,
                     .other = byte(via),
                     .number = static_cast<std::int16_t>(vikings),
                     .space = space});
    push(act, action);
    raise(act, {.hook = Hook::before_placing, .seat = seat, .subject = static_cast<int>(space)});
    raise(act, {.hook = Hook::placed, .seat = seat, .count = vikings, .subject = static_cast<int>(space)});
    raise_thing_square(act, seat);
}

void continue_action(const Act& act) {
    Frame& action = top(act);
    const int column = row_of(static_cast<Space>(action.subject)).column;
    const bool may_play = column == 4 && player(act, action.seat).hand > 0;
    const Seat seat = action.seat;
    switch (action.step) {
        case draw_card:
            action.step = card_before;
            if (column == 3) { ask_for_occupations(act, seat, 1); }
            return;
        case card_before:
            action.step = announce;
            if (may_play) { push(act, {.ask = Ask::column_4, .seat = seat}); }
            return;
        case announce:
            action.step = choose_alternative;
            return raise(act, {.hook = Hook::before_action, .seat = seat, .subject = action.subject});
        case choose_alternative: return find_alternative(act, action);
        case conclude:
            action.step = card_after;
            return raise(act, {.hook = Hook::after_action, .seat = seat, .subject = action.subject});
        case card_after: {
            action.step = leave_space;
            const bool unused = (action.count & card_played) == 0;
            if (may_play && unused) { push(act, {.ask = Ask::column_4, .seat = seat, .step = 1}); }
            return;
        }
        case leave_space:
            pop(act);
            if (has_anytime(act.game, act.state, seat)) { push(act, {.ask = Ask::turn_end, .seat = seat}); }
            return;
        default: return begin_next_part(act, action);
    }
}

void return_vikings(const Act& act, Seat seat, int count) {
    if (count == 0) { return; }
    Crew& crew = crew_of(act.state, action_below(act.state));
    add(crew.vikings, -count);
    add(player(act, seat).thing_square, count);
    act.scribe.note({.what = Happening::vikings_return, .seat = seat, .number = static_cast<std::int16_t>(count)});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

const Frame& action_below(const Open& open) {
    const Frame* found = &open.stack.back();
    for (const Frame& frame : open.stack) {
        if (frame.ask == Ask::action) { found = &frame; }
    }
    return *found;
}

void mark_used(const Act& act) {
    for (std::size_t i = act.state.stack.size(); i-- > 0;) {
        Frame& frame = act.state.stack[i];
        if (frame.ask != Ask::action) { continue; }
        frame.count |= part_used;
        return;
    }
}

const Parts& parts_of(const Frame& action) {
    return row_of(static_cast<Space>(action.subject)).effect.alternatives[action.choice];
}

Space current_space(const Open& open) { return static_cast<Space>(action_below(open).subject); }

const Part& current_part(const Open& open) {
    const Frame& action = action_below(open);
    return parts_of(action)[static_cast<std::size_t>(action.step - first_part - 1)];
}

const Reason* obstacle_to_leaving_out(const Look& look) {
    const Frame& action = action_below(look.state);
    if ((action.count & part_used) != 0) { return nullptr; }
    // What was done at any time meanwhile may have made the part impossible.
    const Space space = current_space(look.state);
    if (obstacle_to_part(look, space, current_part(look.state)) != nullptr) { return nullptr; }
    const auto next = static_cast<std::size_t>(action.step - first_part);
    return obstacle_to_alternative(look, space, parts_of(action), next);
}

}  // namespace meadhall::odin
