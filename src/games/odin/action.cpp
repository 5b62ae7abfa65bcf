// A turn of the action phase: placing Vikings and using the space (O-4).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// In a move, besides the imitation space: that the printed number of Vikings is placed although a card takes less.
constexpr int with_all = 4;

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

void find_alternative(const Act& act, Frame& action) {
    const auto space = static_cast<Space>(action.subject);
    const Look look{act.game, act.state};
    int usable = 0;
    for (int way = 0; way < ways_of(act.game, space); ++way) {
        if (obstacle_to_way(look, space, way) != nullptr) { continue; }
        ++usable;
        action.choice = byte(way);
    }
    action.step = usable == 0 ? conclude : first_part;
    if (usable <= 1) { return; }
    action.choice = no_alternative;
    push(act, {.ask = Ask::alternative, .seat = action.seat});
}

/// #103: before ore is given on a space, once for each part.
bool announces_price(const Act& act, Frame& action, const Part& part) {
    if (part.give.count(Resource::ore) == 0 || (action.count & price_announced) != 0) { return false; }
    action.count |= price_announced;
    raise(act, {.hook = Hook::before_paying, .seat = action.seat, .item = Resource::ore});
    return !act.occasions.empty();
}

void begin_next_part(const Act& act, Frame& action) {
    const Parts& parts = parts_of(act.game, action);
    const auto part = static_cast<std::size_t>(action.step - first_part);
    if (part >= parts.size()) {
        action.step = conclude;
        return;
    }
    if (announces_price(act, action, parts[part])) { return; }
    action.count = byte(action.count & ~int{price_announced});
    ++action.step;
    // A price that was not paid closes what stands behind it.
    if ((action.count & price_unpaid) == 0) { begin_part(act, parts[part]); }
}

}  // namespace

void raise_thing_square(const Act& act, Seat seat) {
    raise(act, {.hook = Hook::thing_square_changed, .seat = seat, .count = player(act, seat).thing_square});
}

Crew& crew_of(State& state, const Frame& action) {
    return action.first == 0 ? state.crews[action.subject] : state.imitations[action.first - 1U].crew;
}

const Crew& crew_of(const State& state, const Frame& action) {
    return action.first == 0 ? state.crews[action.subject] : state.imitations[action.first - 1U].crew;
}

int ways_of(const Game& game, Space space) {
    int count = static_cast<int>(row_of(space).effect.alternatives.size());
    for (const CardBook::Extra& extra : game.book().extras()) { count += (extra.spaces & bit_of(space)) != 0 ? 1 : 0; }
    return count;
}

namespace {

/// The card that adds this way to use a space. Precondition: it is not printed there.
const CardBook::Extra& extra_of(const Game& game, Space space, int way) {
    int left = way - static_cast<int>(row_of(space).effect.alternatives.size());
    for (const CardBook::Extra& extra : game.book().extras()) {
        if ((extra.spaces & bit_of(space)) != 0 && left-- == 0) { return extra; }
    }
    return game.book().extras()[0];
}

}  // namespace

const Parts& way_of(const Game& game, Space space, int way) {
    const auto& printed = row_of(space).effect.alternatives;
    if (static_cast<std::size_t>(way) < printed.size()) { return printed[static_cast<std::size_t>(way)]; }
    const CardBook::Extra& extra = extra_of(game, space, way);
    return game.book().clause(extra.clause).alternatives[extra.alternative];
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

/// O-4.6 for a whole space; O-4.11, O-4.19: in column 3 a card is drawn first, and that one may be played at once.
const Reason* obstacle_to_using(const Look& look, Space space) {
    if (space == Space::play_occupations_4 && look.state.dark_pile > 0) { return nullptr; }
    const Reason* first = nullptr;
    for (const Parts& parts : row_of(space).effect.alternatives) {
        const Reason* reason = obstacle_to_alternative(look, space, parts);
        if (reason == nullptr) { return nullptr; }
        if (first == nullptr) { first = reason; }
    }
    return obstacle_to_added_ways(look, space, first);
}

void begin_turn(const Act& act, Seat seat) { push(act, {.ask = Ask::turn, .seat = seat}); }

const Reason* obstacle_to_placing(const Look& look, Space space, int choice) {
    const bool all = choice >= with_all;
    const int via = all ? choice - with_all : choice;
    if (via > imitation_count || (all && !has_discount(look, space))) { return &reasons::vikings; }
    if (via > 0) {
        if (const Reason* reason = obstacle_to_imitating(look.state, look.seat(), space, via)) { return reason; }
    } else if (look.state.crews[index(space)].vikings > 0) {
        return &reasons::occupied;
    }
    if (look.player().thing_square < vikings_needed(look.game, look.player(), space, all)) { return &reasons::vikings; }
    const Reason* reason = obstacle_to_using(look, space);
    return reason != nullptr && a_card_helps(look, space) ? nullptr : reason;
}

namespace {

/// D-28 included.
bool can_be_used(const Look& look, Space space) {
    return obstacle_to_using(look, space) == nullptr || a_card_helps(look, space);
}

}  // namespace

ItemBits kinds_owned(const Game& game, const Player& owner) {
    ItemBits owned = owner.kinds_in_supply();
    for (const ShipRow& row : ships) { owned |= owner.bay.count(row.ship) > 0 ? bit_of(row.ship) : 0; }
    const bool knarrs_do = owner.bay.knarrs > 0 && rules(game, owner, Rule::knarr_as_longship);
    return owned | (knarrs_do ? bit_of(Ship::longship) : 0);
}

namespace {

void list_placing(const Look& look, Space space, int first, int last, Menu& menu) {
    for (int choice = first; choice <= last; ++choice) {
        if (obstacle_to_placing(look, space, choice) == nullptr) { menu.push_back(Move::place(space, choice)); }
    }
}

}  // namespace

void list_spaces(const Look& look, Menu& menu) {
    const Player& owner = look.player();
    const ItemBits lacking = ~kinds_owned(look.game, owner);
    const bool has_more = rules(look.game, owner, Rule::space_alternative);  // ways that no row of a space knows
    const bool has_discount = odin::has_discount(look, Space::plundering);
    const int last_via = look.state.imitations[0].column > 0 ? imitation_count : 0;
    for (int number = 0; number < space_count; ++number) {
        const auto space = static_cast<Space>(number);
        const SpaceGlance& glance = glance_at(space);
        const bool discounted = has_discount && space == Space::plundering;
        const bool lacks = (glance.needed & lacking) != 0;
        const bool is_free = look.state.crews[index(space)].vikings == 0;
        if (glance.column > owner.thing_square && !discounted) { continue; }
        if (!is_free && last_via == 0) { continue; }
        if (lacks && !has_more && !a_card_helps(look, space)) { continue; }
        const bool is_plain = is_free && glance.column <= owner.thing_square && !has_more;
        const bool is_sure = is_plain && !lacks && glance.is_enough;
        if (is_sure || (is_plain && can_be_used(look, space))) { menu.push_back(Move::place(space)); }
        list_placing(look, space, is_plain || !is_free ? 1 : 0, last_via, menu);
        if (discounted) { list_placing(look, space, with_all, with_all + imitation_count, menu); }
    }
    menu.push_back(Move{Verb::pass});
}

namespace {

/// #166: column 2 always takes two Vikings, but as its card has it two Vikings may stand elsewhere too.
bool is_second_rank(const Game& game, Space space, int vikings) {
    return game.options().weapons_warden == Reading::card ? vikings == 2 : row_of(space).column == 2;
}

}  // namespace

void place_vikings(const Act& act, Space space, int choice) {
    const Seat seat = top(act).seat;
    const bool all = choice >= with_all;
    const int via = all ? choice - with_all : choice;
    const int vikings = vikings_needed(act.game, player(act, seat), space, all);
    pop(act);
    act.state.tally = {};
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
    if (is_second_rank(act.game, space, vikings)) { ++player(act, seat).placed_in_2; }
    raise(act, {.hook = Hook::before_placing, .seat = seat, .count = vikings, .subject = static_cast<int>(space)});
    raise(act, {.hook = Hook::placed, .seat = seat, .count = vikings, .subject = static_cast<int>(space)});
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
void announce_action(const Act& act, Frame& action) {
    const Seat seat = action.seat;
    const auto space = static_cast<Space>(action.subject);
    action.step = choose_alternative;
    if ((action.count & by_card) == 0) { raise(act, {.hook = Hook::before_action, .seat = seat}); }
    const bool overseas = space == Space::overseas_trade_1 || space == Space::overseas_trade_2;
    if (overseas) { raise(act, {.hook = Hook::before_overseas, .seat = seat}); }
}

/// O-4.18: what a card gives in the middle of an action is part of that action.
bool is_inner_action(const Open& open) { return open.stack.size() > 1 && open.stack[0].ask == Ask::action; }

/// O-4.13, step 10. An action that a card gave ends nobody's turn.
void leave(const Act& act, const Frame& action) {
    const Seat seat = action.seat;
    const bool ends_turn = (action.count & by_card) == 0;
    pop(act);
    if (!ends_turn) { return; }
    open_window_after_turn(act, seat);
    if (has_anytime(act.game, act.state, seat)) { push(act, {.ask = Ask::turn_end, .seat = seat}); }
}

}  // namespace

void open_window_after_turn(const Act& act, Seat actor) {
    const CardSet& tutors = act.game.book().at_any_time();
    for (int i = 0; i < act.game.seats(); ++i) {
        const Seat other = seat((act.state.start.number + i) % act.game.seats());
        const Player& owner = player(act, other);
        if (other == actor || owner.hand == 0 || !owner.played.intersects(tutors)) { continue; }
        if (!plays_cards_at_any_time(act.game, owner)) { continue; }
        push(act, {.ask = Ask::window, .seat = other, .subject = byte(static_cast<int>(Window::others_turn))});
    }
}

void continue_action(const Act& act) {
    Frame& action = top(act);
    const int column = row_of(static_cast<Space>(action.subject)).column;
    const bool by_itself = (action.count & by_card) == 0;
    const bool may_play = by_itself && column == 4 && player(act, action.seat).hand > 0;
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
        case announce: return opens_window_for_card(act, action) ? void() : announce_action(act, action);
        case choose_alternative: return find_alternative(act, action);
        case conclude:
            action.step = card_after;
            if (!by_itself) { return; }
            return raise(act, {.hook = Hook::after_action, .seat = seat, .subject = action.subject});
        case card_after: {
            action.step = leave_space;
            const bool unused = (action.count & card_played) == 0;
            if (may_play && unused) { push(act, {.ask = Ask::column_4, .seat = seat, .step = 1}); }
            return;
        }
        case leave_space:
            action.step = gone;
            if (is_inner_action(act.state)) { return; }
            return raise(act, {.hook = Hook::action_over, .seat = seat});
        case gone: return leave(act, action);
        default: return begin_next_part(act, action);
    }
}

void return_vikings(const Act& act, Seat seat, int count) {
    if (count == 0) { return; }
    const Frame* action = nullptr;
    for (const Frame& frame : act.state.stack) {
        if (frame.ask == Ask::action) { action = &frame; }
    }
    add(crew_of(act.state, *action).vikings, -count);
    if (crew_of(act.state, *action).vikings == 0) { crew_of(act.state, *action) = {}; }
    add(player(act, seat).thing_square, count);
    note_returned(act, seat, count);
}

void note_returned(const Act& act, Seat seat, int count) {
    act.scribe.note({.what = Happening::vikings_return, .seat = seat, .number = static_cast<std::int16_t>(count)});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

namespace {

bool has_parts(const Frame& frame) { return frame.ask == Ask::action || frame.ask == Ask::effect; }

}  // namespace

const Frame& action_below(const Open& open) {
    for (std::size_t i = open.stack.size(); i-- > 0;) {
        if (has_parts(open.stack[i])) { return open.stack[i]; }
    }
    return open.stack.back();
}

Frame& action_below(const Act& act) {
    for (std::size_t i = act.state.stack.size(); i-- > 0;) {
        if (has_parts(act.state.stack[i])) { return act.state.stack[i]; }
    }
    return top(act);
}

void mark_used(const Act& act) {
    Frame& frame = action_below(act);
    if (has_parts(frame)) { frame.count |= part_used; }
}

const Parts& parts_of(const Game& game, const Frame& action) {
    if (action.ask == Ask::effect) { return game.book().clause({action.subject}).alternatives[action.choice]; }
    return way_of(game, static_cast<Space>(action.subject), action.choice);
}

bool is_in_effect(const Open& open) { return action_below(open).ask == Ask::effect; }

Space current_space(const Open& open) {
    const Frame& action = action_below(open);
    return action.ask == Ask::action ? static_cast<Space>(action.subject) : no_space;
}

const Part& current_part(const Game& game, const Open& open) {
    const Frame& action = action_below(open);
    return parts_of(game, action)[static_cast<std::size_t>(action.step - first_part - 1)];
}

const Reason* obstacle_to_leaving_out(const Look& look) {
    const Frame& action = action_below(look.state);
    if ((action.count & part_used) != 0) { return nullptr; }
    // What was done at any time meanwhile may have made the part impossible.
    const Space space = current_space(look.state);
    if (obstacle_to_part(look, space, current_part(look.game, look.state)) != nullptr) { return nullptr; }
    const auto next = static_cast<std::size_t>(action.step - first_part);
    return obstacle_to_alternative(look, space, parts_of(look.game, action), next);
}

}  // namespace meadhall::odin
