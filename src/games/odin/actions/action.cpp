// A turn of the action phase: placing Vikings and using the space (O-4).
#include "games/odin/actions/action.hpp"

#include <algorithm>

#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/actions/pledge.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

namespace {

/// O-4.3: as many as the number of the column. #106: one less with three longships, two less with four.
int vikings_needed(const Game& game, const Player& player, Space space, bool all = false) {
    const int printed = row_of(space).column;
    if (space != Space::plundering || all || !rules(game, player, Rule::fewer_vikings)) { return printed; }
    return printed - std::max(0, player.bay.longship_count() - 2);
}

bool has_discount(const Look& look, Space space) {
    return vikings_needed(look.game, look.player(), space) < row_of(space).column;
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

/// O-4.19: a card for any time may help only once it is used. Nobody gets on from here before it is; only in a world
/// that somebody else imagines, in which no card helps, the action ends.
void wait_for_card(const Act& act, ActionUnderWay& action) {
    if (action.has(Progress::window_opened)) {
        if (act.ended_unused != nullptr) { *act.ended_unused = true; }
        action.next = ActionStep::conclude;
        return;
    }
    action.note(Progress::window_opened);
    push(act, top(act).seat, ask::Window{Window::own_action});
}

void find_alternative(const Act& act, ActionUnderWay& action) {
    const Look look{act};
    int usable = 0;
    for (int way = 0; way < ways_of(act.game, action.space); ++way) {
        if (obstacle_to_choosing(look, action.space, way) != nullptr) { continue; }
        ++usable;
        action.alternative = Choice::of(way);
    }
    if (usable == 0) { return wait_for_card(act, action); }
    action.next = ActionStep::parts;
    if (usable == 1) { return; }
    action.alternative = Choice::still_open();
    push(act, look.seat(), ask::Alternative{});
}

/// #103: before ore is given on a space, once for each part.
bool announces_price(const Act& act, ActionUnderWay& action, const Part& part) {
    if (part.give.count(Resource::ore) == 0 || action.has(Progress::price_announced)) { return false; }
    action.note(Progress::price_announced);
    raise(act, {.hook = Hook::before_paying, .seat = top(act).seat, .item = Resource::ore});
    return !act.occasions.empty();
}

void begin_next_part(const Act& act, ActionUnderWay& action) {
    const Parts& parts = way_of(act.game, action.space, action.alternative.place());
    const auto part = static_cast<std::size_t>(action.next.part());
    if (part >= parts.size()) {
        if (!action.has(Progress::part_used)) { return wait_for_card(act, action); }
        action.next = ActionStep::conclude;
        return;
    }
    if (announces_price(act, action, parts[part])) { return; }
    action.progress.erase(Progress::price_announced);
    action.next.begin_part();
    // A price that was not paid closes what stands behind it.
    if (!action.has(Progress::price_unpaid)) { begin_part(act, parts[part]); }
}

}  // namespace

void raise_thing_square(const Act& act, Seat seat) {
    raise(act, {.hook = Hook::thing_square_changed, .seat = seat, .count = player(act, seat).thing_square});
}

const Reason* obstacle_to_way(const Look& look, Space space, int way) {
    if (static_cast<std::size_t>(way) >= row_of(space).effect.alternatives.size()) {
        const Card card = look.game.book().card_of(extra_of(look.game, space, way).clause);
        if (!look.player().played.contains(card)) { return &reasons::not_your_move; }
        // What the card adds stands last; for the rest alone nobody would choose this way.
        const Parts& parts = way_of(look.game, space, way);
        return obstacle_to_part(look, space, parts[parts.size() - 1]);
    }
    return obstacle_to_alternative(look, space, way_of(look.game, space, way));
}

namespace {

/// Why a card that adds a way to this space does not help; hardly anybody has one.
const Reason* obstacle_to_added_ways(const Look& look, Space space, const Reason* otherwise) {
    if (!rules(look.game, look.player(), Rule::space_alternative)) { return otherwise; }
    const int all = ways_of(look.game, space);
    for (int way = static_cast<int>(row_of(space).effect.alternatives.size()); way < all; ++way) {
        if (obstacle_to_way(look, space, way) == nullptr) { return nullptr; }
    }
    return otherwise;
}

}  // namespace

/// O-4.6 for a whole space.
const Reason* obstacle_to_using(const Look& look, Space space) {
    const Reason* first = nullptr;
    for (const Parts& parts : row_of(space).effect.alternatives) {
        const Reason* reason = obstacle_to_alternative(look, space, parts);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
    }
    return obstacle_to_added_ways(look, space, first);
}

void begin_turn(const Act& act, Seat seat) { push(act, seat, ask::Turn{}); }

const Reason* obstacle_to_placing(const Look& look, Space space, verb::Via choice) {
    const bool all = choice.is_with_all();
    const int via = choice.imitation();
    if (via > imitation_count) { return &reasons::unreadable; }
    if (all && !has_discount(look, space)) { return &reasons::card_used; }  // only #106 leaves a choice
    if (via > 0) {
        if (const Reason* reason = obstacle_to_imitating(look.state, look.seat(), space, via)) { return reason; }
    } else if (look.state.crews[index(space)].vikings > 0) {
        return &reasons::occupied;
    }
    if (look.player().thing_square < vikings_needed(look.game, look.player(), space, all)) { return &reasons::vikings; }
    return obstacle_to_beginning(look, space, verb::Place{space, choice});
}

ItemSet kinds_owned(const Game& game, const Player& owner) {
    ItemSet owned = owner.kinds_in_supply();
    for (const ShipRow& row : ships) {
        if (owner.bay.count(row.ship) > 0) { owned.insert(row.ship); }
    }
    if (owner.bay.knarrs > 0 && rules(game, owner, Rule::knarr_as_longship)) { owned.insert(Ship::longship); }
    return owned;
}

namespace {

void list_placing(const Look& look, Space space, int first, int last, Menu& menu) {
    for (int choice = first; choice <= last; ++choice) {
        if (obstacle_to_placing(look, space, choice) == nullptr) { menu.push_back(verb::Place{space, choice}); }
    }
}

}  // namespace

void list_spaces(const Look& look, Menu& menu) {
    const Player& owner = look.player();
    const ItemSet owned = kinds_owned(look.game, owner);
    const bool has_more = rules(look.game, owner, Rule::space_alternative);  // ways that no row of a space knows
    const CardBook& book = look.game.book();
    const bool has_open_help = owner.played.intersects(book.before_actions() | book.listening(Hook::occupation_drawn));
    const bool has_discount = odin::has_discount(look, Space::plundering);
    const int last_via = look.state.imitations[0].column > 0 ? imitation_count : 0;
    for (int number = 0; number < space_count; ++number) {
        const auto space = static_cast<Space>(number);
        const SpaceGlance& glance = glance_at(space);
        const bool discounted = has_discount && space == Space::plundering;
        const bool lacks = !glance.needed.is_subset_of(owned);
        const bool is_free = look.state.crews[index(space)].vikings == 0;
        if (glance.column > owner.thing_square && !discounted) { continue; }
        if (!is_free && last_via == 0) { continue; }
        // O-4.11, O-4.12: a card that is drawn or played before the action may be what it wants.
        const bool has_help = has_open_help || glance.column == 4 || space == Space::play_occupations_4;
        if (lacks && !has_more && !(has_help && cards_may_help(look, space))) { continue; }
        const bool is_plain = is_free && glance.column <= owner.thing_square && !has_more;
        const bool is_sure = is_plain && !lacks && glance.is_enough;
        const Move move = verb::Place{space};
        const auto obstacle = [&] {
            return has_help ? obstacle_to_beginning(look, space, move) : obstacle_to_using(look, space);
        };
        if (is_sure || (is_plain && obstacle() == nullptr)) { menu.push_back(move); }
        list_placing(look, space, is_plain || !is_free ? 1 : 0, last_via, menu);
        if (discounted) { list_placing(look, space, verb::Via::with_all, verb::Via::with_all + imitation_count, menu); }
    }
    menu.push_back(verb::Pass{});
}

namespace {

/// #166: column 2 always takes two Vikings, but as its card has it two Vikings may stand elsewhere too.
bool is_second_rank(const Game& game, Space space, int vikings) {
    return game.options().weapons_warden == Reading::card ? vikings == 2 : row_of(space).column == 2;
}

}  // namespace

void place_vikings(const Act& act, Space space, verb::Via choice) {
    const Seat seat = top(act).seat;
    const bool all = choice.is_with_all();
    const int via = choice.imitation();
    const int vikings = vikings_needed(act.game, player(act, seat), space, all);
    pop(act);
    act.state.tally = {};
    const ActionUnderWay action{{}, space, Stand::on_imitation(via)};
    const std::uint8_t colour = colour_of_vikings(act.game, act.state, seat);
    crew_of(act.state, action) = {colour, byte(vikings)};
    if (via > 0) { act.state.imitations[static_cast<std::size_t>(via - 1)].target = space; }
    add(player(act, seat).thing_square, -vikings);
    act.state.last_placer = seat;
    act.scribe.note(VikingsPlaced{seat, vikings, space, imitation(via), colour});
    push(act, seat, action);
    if (is_second_rank(act.game, space, vikings)) { ++player(act, seat).placed_in_2; }
    raise(act, {.hook = Hook::before_placing, .seat = seat, .count = vikings});
    raise(act, {.hook = Hook::placed, .seat = seat, .count = vikings});
    raise_thing_square(act, seat);
}

namespace {

bool plays_cards_at_any_time(const Game& game, const Player& owner) {
    for (const Card card : owner.played & game.book().at_any_time()) {
        for (const Part& part : game.book().clause(game.book().first_clause(card)).alternatives[0]) {
            if (part.deed == Deed::play_occupations) { return true; }
        }
    }
    return false;
}

/// O-4.13, step 6. What speaks of an action hears of it also when a card gives it (O-4.18).
void announce_action(const Act& act, ActionUnderWay& action) {
    const Seat seat = top(act).seat;
    action.next = ActionStep::choose_alternative;
    const bool visit = action.has(Progress::by_card);
    if (is_heard(act.game, act.state)) { raise(act, {.hook = Hook::before_action, .seat = seat, .visit = visit}); }
    const bool overseas = action.space == Space::overseas_trade_1 || action.space == Space::overseas_trade_2;
    if (overseas) { raise(act, {.hook = Hook::before_overseas, .seat = seat}); }
}

/// O-4.18: what a card gives in the middle of an action is part of that action.
bool is_inner_action(const Open& open) { return open.stack.size() > 1 && is_in_action(open); }

/// O-4.13, step 10. An action that a card gave ends nobody's turn.
void leave(const Act& act, const ActionUnderWay& action) {
    const Seat seat = top(act).seat;
    const bool ends_turn = !action.has(Progress::by_card);
    pop(act);
    if (!ends_turn) { return; }
    open_window_after_turn(act, seat);
    if (has_anytime(act.game, act.state, seat)) { push(act, seat, ask::TurnEnd{}); }
}

}  // namespace

void open_window_after_turn(const Act& act, Seat actor) {
    const CardSet& tutors = act.game.book().at_any_time();
    for (int i = 0; i < act.game.seats(); ++i) {
        const Seat other = seat((act.state.start.number + i) % act.game.seats());
        const Player& owner = player(act, other);
        if (other == actor || owner.hand == 0 || !owner.played.intersects(tutors)) { continue; }
        if (!plays_cards_at_any_time(act.game, owner)) { continue; }
        push(act, other, ask::Window{Window::others_turn});
    }
}

void continue_action(const Act& act) {
    auto& action = top(act).as<ActionUnderWay>();
    const Seat seat = top(act).seat;
    const int column = row_of(action.space).column;
    const bool by_itself = !action.has(Progress::by_card);
    const bool may_play = by_itself && column == 4 && player(act, seat).hand > 0;
    switch (action.next.step()) {
        case ActionStep::draw_card:
            action.next = ActionStep::card_before;
            if (column == 3) { ask_for_occupations(act, seat, 1); }
            return;
        case ActionStep::card_before:
            action.next = ActionStep::announce;
            if (may_play) { push(act, seat, ask::Column4{CardTime::before_action}); }
            return;
        case ActionStep::announce: return announce_action(act, action);
        case ActionStep::choose_alternative: return find_alternative(act, action);
        case ActionStep::parts: return begin_next_part(act, action);
        case ActionStep::conclude:
            action.next = ActionStep::card_after;
            if (!is_heard(act.game, act.state)) { return; }
            return raise(act, {.hook = Hook::after_action, .seat = seat, .visit = !by_itself});
        case ActionStep::card_after: {
            action.next = ActionStep::leave_space;
            const bool unused = !action.has(Progress::card_played);
            if (may_play && unused) { push(act, seat, ask::Column4{CardTime::after_action}); }
            return;
        }
        case ActionStep::leave_space:
            action.next = ActionStep::gone;
            if (is_inner_action(act.state)) { return; }
            return raise(act, {.hook = Hook::action_over, .seat = seat});
        case ActionStep::gone: return leave(act, action);
    }
}

void return_vikings(const Act& act, Seat seat, int count) {
    Crew& crew = crew_of(act.state, last_action(act.state)->as<ActionUnderWay>());
    const int back = std::min<int>(count, crew.vikings);  // #60 may have called some back before
    if (back == 0) { return; }
    add(crew.vikings, -back);
    if (crew.vikings == 0) { crew = {}; }
    add(player(act, seat).thing_square, back);
    note_returned(act, seat, back);
}

void note_returned(const Act& act, Seat seat, int count) {
    act.scribe.note(VikingsReturn{seat, count});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

}  // namespace meadhall::odin
