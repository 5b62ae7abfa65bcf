// Cards that work before the action may be what makes a space usable (O-4.12, O-4.19, D-28): whether they do is argued
// first and then tried out.
#include <algorithm>
#include <iterator>
#include <utility>

#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/pledge.hpp"
#include "games/odin/answers/laying.hpp"
#include "games/odin/answers/whole_moves.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

namespace {

// What is lacking, and what brings it.

bool is_payable(const Look& look, Space space, const Part& part, const Amount& printed) {
    return obstacle_to_paying(look.player(), price_of(look, space, part, printed)) == nullptr;
}

/// The kinds that a part lacks; any, where something else stands in its way.
ItemSet lacking_for(const Look& look, Space space, const Part& part) {
    ItemSet lacking = has_ships(look.game, look.player(), part.need) ? ItemSet{} : kinds_of(part.need.ships);
    for (const Amount& printed : part.give) {
        if (!is_payable(look, space, part, printed)) { lacking.insert(printed.item); }
    }
    if (!lacking.empty()) { return lacking; }
    return obstacle_to_part(look, space, part) == nullptr ? ItemSet{} : any_kind;
}

ItemSet lacking_on(const Look& look, Space space) {
    ItemSet lacking;
    for (const Parts& parts : row_of(space).effect.alternatives) {
        for (const Part& part : parts) { lacking |= lacking_for(look, space, part); }
    }
    return lacking;
}

/// Whether these kinds are all that a part lacks.
bool may_complete(const Look& look, Space space, const Part& part, ItemSet brought) {
    const auto is_there = [&](const Amount& printed) {
        return brought.contains(printed.item) || is_payable(look, space, part, printed);
    };
    if (!std::ranges::all_of(part.give, is_there)) { return false; }
    return brought.intersects(kinds_of(part.need.ships)) || has_ships(look.game, look.player(), part.need);
}

/// How many cards that bring one thing each, or some silver, it takes for what a part lacks.
int fewest_cards(const Look& look, Space space, const Part& part) {
    int sum = 0;
    for (const Amount& printed : part.give) {
        if (is_payable(look, space, part, printed)) { continue; }
        const bool is_counted = printed.item.is<Resource>() && printed.item != Item{Resource::silver};
        const int price = price_of(look, space, part, printed).count;
        sum += is_counted ? price - look.player().has(printed.item) : 1;
    }
    return sum;
}

bool may_complete_any(const Look& look, Space space, ItemSet brought, int cards) {
    const auto is_completed = [&](const Part& part) {
        return may_complete(look, space, part, brought) && fewest_cards(look, space, part) <= cards;
    };
    return !brought.empty() && std::ranges::any_of(row_of(space).effect.alternatives, [&](const Parts& parts) {
        return std::ranges::any_of(parts, is_completed);
    });
}

bool adds_way(const CardBook& book, Space space, Card card) {
    return std::ranges::any_of(book.extras(), [&](const CardBook::Extra& extra) {
        return book.card_of(extra.clause) == card && extra.spaces.contains(space);
    });
}

bool works_later(const CardBook& book, Card card) {
    return book.at_any_time().contains(card) || book.listening(Hook::occupation_played).contains(card);
}

bool eases(const CardBook& book, Card card) {
    return book.changing(Quantity::silver_price).contains(card) ||
           book.changing(Quantity::stone_price).contains(card) || book.ruling(Rule::knarr_as_longship).contains(card);
}

/// Whether a card does nothing but lower prices and stand in for things.
bool only_eases(const CardBook& book, Card card) {
    return !book.on_playing().contains(card) && !works_later(book, card) && book.brings_before(card).empty();
}

bool works_only_at_once(const CardBook& book, Card card) {
    return book.on_playing().contains(card) && !works_later(book, card) && !eases(book, card);
}

bool is_usable_with(const Look& look, Space space, Card card) {
    State played = look.state;
    played.players[look.seat().number].played.insert(card);
    return obstacle_to_using(look.at(played), space) == nullptr;
}

/// What a card may bring when it is played for the action on this space: by itself, by what it does right before the
/// action, and by what others do that hear of it.
ItemSet brought_by(const Look& look, Space space, Card card) {
    const CardBook& book = look.game.book();
    ItemSet brought = book.brings(card);
    if (book.before(space).contains(card)) { brought |= book.brings_before(card); }
    for (const Card woken : look.player().played & book.woken_by(card)) { brought |= book.brings_when_woken(woken); }
    return brought;
}

/// Whether a card in the hand is worth a closer look: most do not bring what is lacking, or not now.
bool may_help(const Look& look, Space space, Card card, ItemSet brought_besides) {
    const CardBook& book = look.game.book();
    if (adds_way(book, space, card)) { return true; }
    constexpr int any_number = 100;  // what is played brings as much as it likes
    const ItemSet brought = brought_by(look, space, card);
    if (brought.empty()) { return false; }
    if (brought_besides.empty() && only_eases(book, card)) { return is_usable_with(look, space, card); }
    if (!may_complete_any(look, space, brought | brought_besides, any_number)) { return false; }
    const bool wakes_others =
        look.player().played.intersects(book.woken_by(card));  // what #76 calls back stands there later
    return wakes_others || !works_only_at_once(book, card) || can_work_at_once(look, card);
}

bool any_in_hand_may_help(const Look& look, Space space, ItemSet brought_besides) {
    const CardBook& book = look.game.book();
    const ItemSet missing = glance_at(space).needed - kinds_owned(look.game, look.player()) - brought_besides;
    for (const Card card : look.state.hands[look.seat().number]) {
        const bool is_no_use = !missing.is_subset_of(brought_by(look, space, card)) &&
                               !book.ruling(Rule::space_alternative).contains(card);
        if (!is_no_use && may_help(look, space, card, brought_besides)) { return true; }
    }
    return false;
}

/// What lies next on the strips.
ItemSet next_on_strips(const Open& open) {
    ItemSet next;
    for (std::size_t strip = 0; strip < strips.size(); ++strip) {
        const std::uint8_t taken = open.strips[strip];
        if (taken < strip_length) { next.insert(strips[strip][taken]); }
    }
    return next;
}

/// #168: whether as many Vikings stay on the Thing Square as the card wants. #106 may leave some more.
bool is_left_as_wanted(const Look& look, Space space, Card card) {
    const int left = look.player().thing_square - glance_at(space).column;
    const auto& moments = look.game.book().clause(look.game.book().first_clause(card)).moments;
    return space == Space::plundering || std::ranges::any_of(moments, [&](const Moment& moment) {
               return moment.hook == Hook::thing_square_changed && moment.least <= left && left <= moment.most;
           });
}

/// What an open card may bring before an action. Cards may give silver for what is taken from a strip (#6, #188).
ItemSet brought_before(const Look& look, Space space, Card card) {
    const CardBook& book = look.game.book();
    if (book.listening(Hook::thing_square_changed).contains(card) && !is_left_as_wanted(look, space, card)) {
        return {};
    }
    const ItemSet brought = book.brings_before(card);
    if (!brought.contains(a_position)) { return brought; }
    const ItemSet fetched = brought & next_on_strips(look.state);
    const bool pays = !fetched.empty() && look.player().played.intersects(book.listening(Hook::taken_from_strip));
    return fetched | (pays ? ItemSet{Resource::silver} : ItemSet{});
}

/// Whether a card is played before the action: in column 4 (O-4.12), and in column 3 instead of drawing one (#99).
bool plays_a_card_before(const Look& look, Space space) {
    const int column = glance_at(space).column;
    if (column < 3 || look.player().hand == 0) { return false; }
    const CardSet& instead = look.game.book().listening(Hook::occupation_drawn);
    return column == 4 || (look.state.dark_pile > 0 && look.player().played.intersects(instead));
}

}  // namespace

bool cards_may_help(const Look& look, Space space) {
    ItemSet brought;
    int cards = 0;
    for (const Card card : look.player().played & look.game.book().before(space)) {
        brought |= brought_before(look, space, card);
        ++cards;
    }
    if (may_complete_any(look, space, brought, cards)) { return true; }
    return plays_a_card_before(look, space) && any_in_hand_may_help(look, space, brought);
}

namespace {

// Trying out.

/// Goes through what the owner of pledges may do before the action, until they can be kept.
///
/// What it finds it finds again from every position on its way. So a move that is allowed for that reason never leads
/// to a menu in which everything is forbidden.
class Rehearsal {
  public:
    Rehearsal(const Game& game, Patience& left) : game_{game}, left_{left} {}

    bool succeeds_after(const State& state, Move move) {
        if (!move.is<verb::Play>() || card_is_tried_) { return goes_on_after(state, move); }
        // However many cards are in the hand, each is tried with the same patience: what helps helps beside any others.
        const int left = std::exchange(positions_left_for_card_, positions_for_a_card);
        card_is_tried_ = true;
        const bool helps = goes_on_after(state, move);
        card_is_tried_ = false;
        positions_left_for_card_ = left;
        return helps;
    }
    /// Whether pledges can be kept once this has been done. An action that is over without use was pledged in vain.
    template <class Change>
    bool succeeds_once(const State& state, const Change& change) {
        State next = state;
        Occasions occasions;
        bool in_vain = false;
        change(Act{.game = game_,
                   .state = next,
                   .scribe = Scribe{nullptr},
                   .occasions = occasions,
                   .ended_unused = &in_vain,
                   .patience = &left_});
        return !in_vain && succeeds(next);
    }
    bool succeeds(const State& state) {
        if (positions_left_for_card_ == 0 || left_.positions == 0 || left_.moves == 0) { return false; }
        --positions_left_for_card_;
        --left_.positions;
        --left_.moves;
        const bool kept = can_be_kept_from(state);
        ++left_.moves;
        return kept;
    }

  private:
    bool goes_on_after(const State& state, Move move) {
        return succeeds_once(state, [&](const Act& act) { carry_out(act, move); });
    }
    bool can_be_kept_from(const State& state) {
        const Frame* broken = broken_pledge(state);
        if (broken == nullptr && may_be_left(state)) { return true; }
        if (state.stack.back().is<ask::Die>()) { return broken == nullptr && succeeds_whatever_is_rolled(state); }
        if (asks_chance(state.stack.back())) { return succeeds_without_luck(state); }
        const Look look{game_, state, state.stack.back().seat, &left_};
        Menu menu;
        list_answers(look, menu);
        if (look.frame().is<ask::Laying>()) { keep_one_placement(look, menu); }
        if (broken == nullptr) { return succeeds_sparingly(state, menu); }
        keep_what_helps(look, broken->as<ActionUnderWay>().space, menu);
        return std::ranges::any_of(menu, [&](Move move) { return succeeds_after(state, move); });
    }
    [[nodiscard]] const Frame* broken_pledge(const State& state) const {
        for (std::size_t i = 0; i < state.stack.size(); ++i) {
            if (is_pledged(state.stack[i]) && !Pledge{game_, state, i}.can_be_kept()) { return &state.stack[i]; }
        }
        return nullptr;
    }
    /// Whether nothing of what is asked compels anybody to spend something. Two pledges that can be kept each alone may
    /// want the same thing: then one of them is kept first.
    static bool may_be_left(const State& state) {
        if (std::ranges::count_if(state.stack, is_pledged) > 1) { return false; }
        if (state.stack.empty() || asks_chance(state.stack.back())) { return true; }
        const Frame& asked = state.stack.back();
        return !asked.is<ask::Laying>() && (!is_in_effect(state) || asked.is_any_of<ask::Triggers, ask::Feast>());
    }
    /// Nothing is lacking: what spends least is tried first, and that stands last on menus.
    bool succeeds_sparingly(const State& state, const Menu& menu) {
        for (std::size_t i = menu.size(); i-- > 0;) {
            if (succeeds_after(state, menu[i])) { return true; }
        }
        return false;
    }
    /// O-4.19: nobody may rely on dice, but a dice action may go on between two pledges.
    bool succeeds_whatever_is_rolled(const State& state) {
        Menu menu;
        list_answers({game_, state}, menu);
        return std::ranges::all_of(menu, [&](Move move) { return succeeds_after(state, move); });
    }
    /// O-4.19: nor on the card or weapon that is drawn.
    bool succeeds_without_luck(const State& state) {
        if (!state.stack.back().is_any_of<ask::Weapon, ask::Occupation>()) { return false; }
        return succeeds_once(state, [](const Act& act) {
            pop(act);
            advance(act);
        });
    }
    /// Where a piece lies makes no difference, as long as no bonus is won or lost by it: then any other will do too.
    static void keep_one_placement(const Look& look, Menu& menu) {
        const auto* found = std::ranges::find_if(
            menu, [&](Move lay) { return !changes_bonuses(look, lay.as<verb::Lay>().placement()); });
        if (found != menu.end()) { menu[0] = *found; }
        menu.shrink(1);
    }
    /// Only what may bring something that the space lacks is tried: cards to be played, cards for any time, and from a
    /// strip as much as one may take.
    void keep_what_helps(const Look& look, Space space, Menu& menu) const {
        const ItemSet lacking = lacking_on(look, space);
        const auto brings = [&](Card card) {
            return brought_by(look, space, card).intersects(lacking) || adds_way(game_.book(), space, card);
        };
        const bool is_last =
            look.frame().is<ask::Column4>() && !look.player().played.intersects(game_.book().before(space));
        std::size_t kept = 0;
        for (std::size_t i = 0; i < menu.size(); ++i) {
            const Move move = menu[i];
            if (move.is<verb::Close>() || (move.is<verb::Skip>() && is_last)) { continue; }
            if (move.is<verb::Play>() && !brings(move.as<verb::Play>().card)) { continue; }
            if (i + 1 < menu.size() && is_less(move, menu[i + 1])) { continue; }
            menu[kept++] = move;
        }
        menu.shrink(kept);
        if (!offers_anytime(game_, look.state)) { return; }
        Menu cards;
        list_anytime_cards(look, cards);
        std::ranges::copy_if(cards, std::back_inserter(menu),
                             [&](Move use) { return brings(use.as<verb::Use>().card); });
    }
    /// Takes from one strip are listed in rising number.
    static bool is_less(Move take, Move next) {
        return take.is<verb::Take>() && next.is<verb::Take>() &&
               int{take.as<verb::Take>().strip} == int{next.as<verb::Take>().strip};
    }

    const Game& game_;
    Patience& left_;
    // What works before an action asks few questions. The longest that cards put: a take of four from one of eight
    // strips (#87), and a take of one from as many (#121), some ninety positions. Only exchanges at any time can go on
    // and on.
    static constexpr int positions_for_a_card = 300;
    int positions_left_for_card_ = positions_for_a_card;
    bool card_is_tried_ = false;
};

/// Calls `rehearse(rehearsal)`. What is tried out within another rehearsal shares its patience.
template <class Rehearse>
bool rehearsed(const Look& look, Rehearse rehearse) {
    Patience fresh;
    return rehearse(Rehearsal{look.game, look.patience != nullptr ? *look.patience : fresh});
}

}  // namespace

bool keeps_pledges(const Look& look, Move move) {
    return rehearsed(look, [&](Rehearsal rehearsal) { return rehearsal.succeeds_after(look.state, move); });
}

bool can_keep_pledges(const Game& game, const State& state) {
    return rehearsed({game, state}, [&](Rehearsal rehearsal) { return rehearsal.succeeds(state); });
}

const Reason* obstacle_to_beginning(const Look& look, Space space, Move move) {
    if (space == Space::play_occupations_4 && look.state.dark_pile > 0) { return nullptr; }  // O-4.11
    const Reason* reason = obstacle_to_using(look, space);
    if (reason == nullptr || !cards_may_help(look, space)) { return reason; }
    return keeps_pledges(look, move) ? nullptr : reason;
}

const Reason* obstacle_to_choosing(const Look& look, Space space, int way) {
    const Reason* reason = obstacle_to_way(look, space, way);
    const bool may_be_fetched = look.player().played.intersects(look.game.book().listening(Hook::before_paying));
    const bool is_printed = static_cast<std::size_t>(way) < row_of(space).effect.alternatives.size();
    if (reason == nullptr || !may_be_fetched || !is_printed) { return reason; }
    const auto choose = [&](const Act& act) {
        while (!is_under_way(top(act))) { pop(act); }
        headway(top(act)).alternative = Choice::of(way);
        headway(top(act)).next = ActionStep::parts;
        advance(act);
    };
    const bool succeeds =
        rehearsed(look, [&](Rehearsal rehearsal) { return rehearsal.succeeds_once(look.state, choose); });
    return succeeds ? nullptr : reason;
}

}  // namespace meadhall::odin
