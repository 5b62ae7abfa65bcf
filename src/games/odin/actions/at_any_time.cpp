// What players may do at any time: lay pieces, store wood and stone, buy and arm ships (O-9).
#include "games/odin/actions/at_any_time.hpp"

#include <algorithm>

#include "games/odin/actions/dockyard.hpp"
#include "games/odin/actions/storing.hpp"
#include "games/odin/answers/laying.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

// When (O-9.2, O-9.15).

namespace {

bool leaves_time(const Frame& frame) {
    // What could be spent now could be spent before a visit, and something must be left to visit with.
    const bool is_closed = frame.is_any_of<ask::ChooseStarter, ask::Boats, ask::Laying, ask::OreLaying, ask::FishLaying,
                                           ask::WeaponMix, ask::Copy, ask::Recall, ask::Visit>();
    return !is_closed && !asks_chance(frame) && !is_under_way(frame);
}

/// What takes its time: in it there is room for anything that may be done at any time.
bool takes_time(const Frame& frame) {
    return frame.is_any_of<ActionUnderWay, ask::Feast, ask::DiceAction, ask::Window, ask::Turn, ask::TurnEnd>();
}

bool plays_a_card(const Clause& clause) {
    return std::ranges::any_of(clause.alternatives[0],
                               [](const Part& part) { return part.deed == Deed::play_occupations; });
}

/// An effect waits because a piece has just been laid.
bool waits_for_laying(const Game& game, const Open& open) {
    const Frame& top = open.stack.back();
    if (!top.is<ask::Triggers>()) { return false; }
    for (std::size_t i = open.pending.size() - top.as<ask::Triggers>().count; i < open.pending.size(); ++i) {
        const auto hears_laying = [](const Moment& moment) { return moment.hook == Hook::tile_laid; };
        if (std::ranges::any_of(game.book().clause({open.pending[i].clause}).moments, hears_laying)) { return true; }
    }
    return false;
}

/// O-9.2: what is done at any time is done in one go, with what it brings about. Whatever could be done in between
/// could be done before, so nothing is lost; and so acts of this kind never pile up (ADR 9). A card that is played
/// in this way (#52) takes its own time.
bool is_within_such_an_act(const Game& game, const Open& open) {
    if (waits_for_laying(game, open)) { return true; }
    for (std::size_t i = open.stack.size(); i-- > 0;) {
        const Frame& frame = open.stack[i];
        if (takes_time(frame)) { return false; }
        if (!frame.is<EffectUnderWay>()) { continue; }
        const Clause& clause = game.book().clause({frame.as<EffectUnderWay>().clause});
        if (!is_for_any_time(clause)) { continue; }
        const bool card_is_chosen = !open.stack[i + 1].is<ask::Occupations>();
        return !(plays_a_card(clause) && card_is_chosen);
    }
    return false;
}

}  // namespace

bool offers_anytime(const Game& game, const Open& open) {
    return leaves_time(open.stack.back()) && !is_within_such_an_act(game, open);
}

Arming arming(const Open& open) {
    // D-29: neither in one's own action nor in one that a card gives.
    const bool between = open.stack.back().is_any_of<ask::Window, ask::Turn, ask::TurnEnd, ask::Feast>();
    return between && std::ranges::none_of(open.stack, is_under_way) ? Arming::yes : Arming::no;
}

void list_anytime(const Look& look, Menu& menu) {
    list_lifts(look, menu);
    list_storing(look, menu);
    list_dockyard(look, menu);
    list_anytime_cards(look, menu);
}

bool has_anytime(const Game& game, const State& state, Seat seat) {
    const Player& owner = state.players[seat.number];
    if (owner.played.intersects(game.book().at_any_time()) && has_anytime_card(game, state, seat)) { return true; }
    if (rules(game, owner, Rule::unload_ore) && measured(game, state, seat, Measure::loose_ore) > 0) { return true; }
    return can_buy_or_arm(owner) || can_store_any(state, seat) || can_lift_any(game, state, seat);
}

}  // namespace meadhall::odin
