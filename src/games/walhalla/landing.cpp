// Phase C: the Vikings come ashore, one after the other from the coast outwards, and use the field (WH-6).
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

int landing_row(const Open& open) {
    return row_beside(static_cast<int>(open.fjords[open.fjord].size()) - 1, open.landing);
}

Event at_field(const Open& open, Happening what, Seat who) {
    return {.what = what,
            .seat = who,
            .tongue = byte(tongue_beside(open.fjord, open.side) + 1),
            .row = byte(landing_row(open) + 1),
            .terrain = field_beside(open, open.side)->terrain};
}

// WH-6.3.
void return_to_midgard(const Act& act) {
    State& state = act.state;
    const Seat who = act.game.seat_of(landing_colour(state));
    ++player(act, who).midgard;
    state.crew[state.landing] = Colour::none;
    act.scribe.note({.what = Happening::returns, .seat = who});
}

// WH-6.5, WH-6.6.
void come_ashore(const Act& act, Side side) {
    State& state = act.state;
    state.side = side;
    const Seat who = act.game.seat_of(landing_colour(state));
    Plot& field = chosen_field(state);
    if (field.viking != Colour::none) {
        Event event = at_field(state, Happening::attacks, who);
        event.other = act.game.seat_of(field.viking);
        act.scribe.note(event);
        begin_fight(act);
        return;
    }
    act.scribe.note(at_field(state, Happening::lands, who));
    field.viking = landing_colour(state);
    use_field(act);
}

Seat side_chooser(const Act& act) {
    const bool owner = act.game.rulings().landing_side_chooser == LandingSideChooser::viking_owner;
    return owner ? act.game.seat_of(landing_colour(act.state)) : act.state.active;
}

}  // namespace

const Plot* field_beside(const Open& open, Side side) {
    const int tongue = tongue_beside(open.fjord, side);
    if (!is_tongue(tongue)) { return nullptr; }
    const auto& plots = open.tongues[static_cast<std::size_t>(tongue)].plots;
    const auto row = static_cast<std::size_t>(landing_row(open));
    return row < plots.size() ? &plots[row] : nullptr;
}

Plot& chosen_field(State& state) {
    const int tongue = tongue_beside(state.fjord, state.side);
    return state.tongues[static_cast<std::size_t>(tongue)].plots[static_cast<std::size_t>(landing_row(state))];
}

bool may_land(const Open& open, Side side) {
    const Plot* field = field_beside(open, side);
    return field != nullptr && field->viking != landing_colour(open);
}

// WH-6.1 to WH-6.4.
void disembark(const Act& act) {
    State& state = act.state;
    for (; state.landing < ship_seats; ++state.landing) {
        if (landing_colour(state) == Colour::none) { continue; }
        state.side = Side::left;
        const bool left = may_land(state, Side::left);
        const bool right = may_land(state, Side::right);
        if (left && right) { return ask(act, Step::land, side_chooser(act)); }
        if (left || right) { return come_ashore(act, left ? Side::left : Side::right); }
        return_to_midgard(act);
    }
    end_turn(act);
}

void land(const Act& act, Side side) { come_ashore(act, side); }

// WH-6.8: the Viking leaves the ship for good; a cult site gives a card, a forest points.
void use_field(const Act& act) {
    State& state = act.state;
    const Colour colour = landing_colour(state);
    const Seat who = act.game.seat_of(colour);
    const TerrainKind& kind = kind_of(field_beside(state, state.side)->terrain);
    state.crew[state.landing] = Colour::none;
    if (kind.land == Land::cult && begin_draw(act, who)) { return; }
    if (kind.land == Land::forest) {
        // WH-14.1: whoever holds a card is asked, be it a hunt or not.
        if (player(act, who).cards > 0) { return ask(act, Step::hunt, who); }
        state.asked = who;
        return answer_hunt(act, Verb::forage);
    }
    ++state.landing;
    disembark(act);
}

void answer_hunt(const Act& act, Verb answer) {
    State& state = act.state;
    const bool plays = answer == Verb::hunt;
    Player& owner = player(act, state.asked);
    const int points = kind_of(field_beside(state, state.side)->terrain).points;
    owner.points.forests = static_cast<std::int16_t>(owner.points.forests + points);
    if (plays) {
        play_card(act, Card::hunt);
        owner.points.hunts = static_cast<std::int16_t>(owner.points.hunts + points);
    }
    act.scribe.note({.what = plays ? Happening::hunts : Happening::forest_scores,
                     .seat = state.asked,
                     .points = static_cast<std::int16_t>(plays ? 2 * points : points)});
    ++state.landing;
    disembark(act);
}

}  // namespace meadhall::walhalla
