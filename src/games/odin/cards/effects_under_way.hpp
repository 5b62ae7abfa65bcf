// Private to games/odin: effects of cards, when they begin, wait and go on (O-8).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/cards/language.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

/// On playing: the immediate clauses, in printed order (O-8.5, O-8.9).
void begin_immediate(const Act& act, Seat seat, Card card);
/// Whether anything would come of that now.
[[nodiscard]] bool can_work_at_once(const Look& look, Card card);
void continue_effect(const Act& act);

// Those that wait for their owner (O-8.7).
/// Goes through the effects that wait on top of the stack; returns whether anything happened without their owner.
bool settle_triggers(const Act& act);
void list_triggers(const Look& look, Menu& menu);
/// What waits may be left if nothing of it is compulsory.
[[nodiscard]] const Reason* obstacle_to_skipping_triggers(const Look& look);
void skip_triggers(const Act& act);

// Those for any time (O-8.6).
[[nodiscard]] bool is_for_any_time(const Clause& clause);
void list_anytime_cards(const Look& look, Menu& menu);
[[nodiscard]] bool has_anytime_card(const Game& game, const State& state, Seat seat);
[[nodiscard]] const Reason* obstacle_to_use(const Look& look, Card card, int way);
void use_card(const Act& act, Card card, int way);

// Parts that only cards have.
[[nodiscard]] const Reason* obstacle_to_card_part(const Look& look, const Part& part);
void begin_card_part(const Act& act, Seat seat, const Part& part);
[[nodiscard]] const Reason* obstacle_to_wild(const Look& look, const Part& part, int variant);
void pay_wild(const Act& act, Seat seat, const Part& part, int variant);

}  // namespace meadhall::odin
