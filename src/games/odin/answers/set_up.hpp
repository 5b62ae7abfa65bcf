// Private to games/odin: what the set-up asks, and the mountain strips that turn up later (O-2, O-3.9, O-13.5).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

void list_seats(const Look& look, Menu& menu);
void begin(const Act& act, Seat starter);
void list_columns(Menu& menu);
void set_imitation(const Act& act, verb::Columns columns);
void list_starters(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_starter(const Look& look, Card card);
void deal_starter(const Act& act, Card card);
void list_strips(const Look& look, Menu& menu);
void reveal_strip(const Act& act, int strip);

template <>
struct Answering<ask::StartPlayer> {
    using Answers = Verbs<verb::Start>;
    static void list(const Look& look, Menu& menu) { list_seats(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Start said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::Start said) { begin(act, said.seat); }
    static bool is_sound(const Spot& spot, const ask::StartPlayer& /*asked*/) { return spot.is_alone(); }
};

template <>
struct Answering<ask::Imitation> {
    using Answers = Verbs<verb::Imitate>;
    static void list(const Look& /*look*/, Menu& menu) { list_columns(menu); }
    static const Reason* obstacle(const Look& look, verb::Imitate said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::Imitate said) { set_imitation(act, said.columns); }
    static bool is_sound(const Spot& spot, const ask::Imitation& /*asked*/) { return spot.is_alone(); }
};

template <>
struct Answering<ask::Starter> {
    using Answers = Verbs<verb::Starter>;
    static void list(const Look& look, Menu& menu) { list_starters(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Starter said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::Starter said) { deal_starter(act, said.card); }
    static bool is_sound(const Spot& spot, const ask::Starter& /*asked*/) { return spot.is_alone(); }
};

template <>
struct Answering<ask::ChooseStarter> {
    using Answers = Verbs<verb::Choose>;
    static void list(const Look& look, Menu& menu) { list_starters(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Choose said) { return obstacle_to_starter(look, said.card); }
    static void perform(const Act& act, verb::Choose said) { deal_starter(act, said.card); }
    static bool is_sound(const Spot& spot, const ask::ChooseStarter& /*asked*/) { return spot.is_alone(); }
};

template <>
struct Answering<ask::Strip> {
    using Answers = Verbs<verb::Reveal>;
    static void list(const Look& look, Menu& menu) { list_strips(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Reveal said) { return obstacle_to_chance(look, said); }
    static void perform(const Act& act, verb::Reveal said) { reveal_strip(act, said.strip); }
    static bool is_sound(const Spot& spot, const ask::Strip& asked);
};

}  // namespace meadhall::odin
