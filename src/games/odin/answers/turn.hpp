// Private to games/odin: what a turn asks: where to place Vikings, which alternative, which exchange; and anytime
// actions between turns (O-4, O-9.2).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/action.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

void pass(const Act& act);
void list_options(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_option(const Look& look, int option);
void choose_option(const Act& act, int option);
[[nodiscard]] const Reason* obstacle_to_trade(const Look& look);
void skip_exchange(const Act& act);

template <>
struct Answering<ask::Turn> {
    using Answers = Verbs<verb::Place, verb::Pass>;
    static void list(const Look& look, Menu& menu) { list_spaces(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Place said) {
        return obstacle_to_placing(look, said.space, said.via);
    }
    static const Reason* obstacle(const Look& /*look*/, verb::Pass) { return nullptr; }
    static void perform(const Act& act, verb::Place said) { place_vikings(act, said.space, said.via); }
    static void perform(const Act& act, verb::Pass) { pass(act); }
    static bool is_sound(const Spot& spot, const ask::Turn& asked);
};

template <>
struct Answering<ask::TurnEnd> {
    using Answers = Verbs<verb::EndTurn>;
    static void list(const Look& /*look*/, Menu& menu) { menu.push_back(verb::EndTurn{}); }
    static const Reason* obstacle(const Look& /*look*/, verb::EndTurn) { return nullptr; }
    static void perform(const Act& act, verb::EndTurn) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::TurnEnd& asked);
};

template <>
struct Answering<ask::Window> {
    using Answers = Verbs<verb::Close>;
    static void list(const Look& /*look*/, Menu& menu) { menu.push_back(verb::Close{}); }
    static const Reason* obstacle(const Look& /*look*/, verb::Close) { return nullptr; }
    static void perform(const Act& act, verb::Close) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Window& asked);
};

template <>
struct Answering<ask::Alternative> {
    using Answers = Verbs<verb::Option>;
    static void list(const Look& look, Menu& menu) { list_options(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Option said) { return obstacle_to_option(look, said.option); }
    static void perform(const Act& act, verb::Option said) { choose_option(act, said.option); }
    static bool is_sound(const Spot& spot, const ask::Alternative& asked);
};

template <>
struct Answering<ask::Exchange> {
    using Answers = Verbs<verb::Trade, verb::Skip>;
    static void list(const Look& look, Menu& menu) {
        offer<ask::Exchange>(look, menu, verb::Trade{});
        offer<ask::Exchange>(look, menu, verb::Skip{});
    }
    static const Reason* obstacle(const Look& look, verb::Trade) { return obstacle_to_trade(look); }
    static const Reason* obstacle(const Look& look, verb::Skip) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Trade) { trade(act); }
    static void perform(const Act& act, verb::Skip) { skip_exchange(act); }
    static bool is_sound(const Spot& spot, const ask::Exchange& /*asked*/) {
        return spot.part(Deed::exchange) != nullptr || spot.part(Deed::pay) != nullptr;
    }
};

}  // namespace meadhall::odin
