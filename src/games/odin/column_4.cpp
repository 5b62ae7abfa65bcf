// The card that column 4 lets one play before the action: it may be what makes the space usable (O-4.12, O-4.19, D-28).
#include <algorithm>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// Tries out a card before the action: all answers to what it asks, until the space can be used.
class Rehearsal {
  public:
    Rehearsal(const Look& look, Space space, Card card) : game_{look.game}, space_{space}, card_{card} {
        State state = look.state;
        Occasions occasions;
        const Act act{game_, state, Scribe{nullptr}, occasions};
        if (top(act).ask == Ask::turn) {
            place_vikings(act, space, 0);
            top(act).step = announce;
        } else {
            pop(act);
        }
        // Whatever the card does is done above this window; when it comes to the top again, the action would begin.
        const Seat seat = top(act).seat;
        push(act, {.ask = Ask::window, .seat = seat, .subject = byte(static_cast<int>(Window::own_action))});
        bottom_ = state.stack.size();
        push(act, {.ask = Ask::column_4, .seat = seat});
        play_occupation(act, card);
        answer_occasions(act);
        advance(act);
        succeeds_ = leads_to_use(state);
    }
    [[nodiscard]] bool succeeds() const { return succeeds_; }

  private:
    bool leads_to_use(const State& state) {
        if (patience_ == 0) { return false; }
        --patience_;
        const bool card_is_done = state.stack.size() == bottom_;
        if (card_is_done && obstacle_to_using({game_, state}, space_) == nullptr) { return true; }
        Menu menu;
        list_tries({game_, state}, card_is_done, menu);
        return std::ranges::any_of(menu, [&](Move move) { return leads_to_use(after(state, move)); });
    }
    [[nodiscard]] State after(const State& state, Move move) const {
        State next = state;
        Occasions occasions;
        carry_out({game_, next, Scribe{nullptr}, occasions}, move);
        return next;
    }
    /// Nobody may rely on dice (O-4.19); which weapon or card is drawn makes no difference to a space.
    void list_tries(const Look& look, bool card_is_done, Menu& menu) const {
        const Ask ask = look.frame().ask;
        if (card_is_done) {
            list_anytime_cards(look, menu);
            const auto* end = std::remove_if(menu.begin(), menu.end(), [&](Move use) { return use.card() != card_; });
            menu.shrink(static_cast<std::size_t>(end - menu.begin()));
        } else if (!is_chance(ask)) {
            list_answers(look, menu);
        } else if (ask == Ask::weapon || ask == Ask::occupation) {
            list_chance(look, menu);
            menu.shrink(1);
        }
    }

    const Game& game_;
    Space space_;
    Card card_;
    std::size_t bottom_ = 0;
    int patience_ = 100;  // what a card brings at once asks few questions
    bool succeeds_ = false;
};

/// Whether these kinds are all that a part lacks.
bool may_complete(const Look& look, Space space, const Part& part, ItemBits brought) {
    const auto is_there = [&](const Amount& printed) {
        const bool brings = (brought & bit_of(printed.item)) != 0;
        return brings || obstacle_to_paying(look.player(), price_of(look, space, part, printed)) == nullptr;
    };
    if (!std::ranges::all_of(part.give, is_there)) { return false; }
    return (brought & kinds_of(part.need.ships)) != 0 || has_ships(look.game, look.player(), part.need);
}

bool adds_way(const CardBook& book, Space space, Card card) {
    return std::ranges::any_of(book.extras(), [&](const CardBook::Extra& extra) {
        return book.card_of(extra.clause) == card && (extra.spaces & bit_of(space)) != 0;
    });
}

/// Whether a closer look is worth it: most cards do not bring what is lacking, or not now.
bool may_help(const Look& look, Space space, Card card) {
    const CardBook& book = look.game.book();
    if (adds_way(book, space, card)) { return true; }
    const ItemBits brought = book.brings(card);
    if (brought == 0) { return false; }
    const auto may_complete_any = [&](const Parts& parts) {
        return std::ranges::any_of(parts, [&](const Part& part) { return may_complete(look, space, part, brought); });
    };
    if (!std::ranges::any_of(row_of(space).effect.alternatives, may_complete_any)) { return false; }
    return !book.brings_plainly(card) || can_work_at_once(look, card);
}

bool helps(const Look& look, Space space, Card card) {
    return may_help(look, space, card) && Rehearsal{look, space, card}.succeeds();
}

/// The space for which a card must be played now, because nothing else lets one use it.
std::optional<Space> space_in_need(const Look& look) {
    const Frame& frame = look.frame();
    if (frame.ask != Ask::column_4 || frame.step != 0) { return std::nullopt; }
    const Space space = current_space(look.state);
    const bool in_need = obstacle_to_using(look, space) != nullptr && a_card_helps(look, space);
    return in_need ? std::optional{space} : std::nullopt;
}

}  // namespace

bool a_card_helps(const Look& look, Space space) {
    if (glance_at(space).column != 4 || look.player().hand == 0) { return false; }
    const ItemBits missing = glance_at(space).needed & ~kinds_owned(look.game, look.player());
    const CardBook& book = look.game.book();
    for (const Card card : look.state.hands[look.seat().number]) {
        const bool is_no_use =
            (missing & ~book.brings(card)) != 0 && !book.ruling(Rule::space_alternative).contains(card);
        if (!is_no_use && helps(look, space, card)) { return true; }
    }
    return false;
}

const Reason* obstacle_to_card_before(const Look& look, Card card) {
    const auto space = space_in_need(look);
    return space && !helps(look, *space, card) ? &reasons::no_effect : nullptr;
}

const Reason* obstacle_to_no_card_before(const Look& look) {
    return space_in_need(look) ? &reasons::no_effect : nullptr;
}

bool opens_window_for_card(const Act& act, Frame& action) {
    const bool may_open = (action.count & card_played) != 0 && (action.count & window_opened) == 0;
    const Look look{act.game, act.state, action.seat};
    if (!may_open || obstacle_to_using(look, static_cast<Space>(action.subject)) == nullptr) { return false; }
    if (!has_anytime_card(act.game, act.state, action.seat)) { return false; }
    action.count |= window_opened;
    push(act, {.ask = Ask::window, .seat = action.seat, .subject = byte(static_cast<int>(Window::own_action))});
    return true;
}

}  // namespace meadhall::odin
