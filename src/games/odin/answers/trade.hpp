// Private to games/odin: overseas trading, the special sale and the forge (O-5.11, O-5.18, O-5.19).
#pragma once

#include "games/odin/act.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/answers/answering.hpp"

namespace meadhall::odin {

[[nodiscard]] const Reason* obstacle_to_trading_overseas(const Player& player);
void list_turns(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_turning(const Look& look, Good good);
void turn_over(const Act& act, Good good);
[[nodiscard]] const Reason* obstacle_to_sale(const Game& game, const Open& open, const Player& player);
void list_sale(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_buying_tile(const Look& look, Item item);
void buy_tile(const Act& act, Item item);
void list_forging(const Look& look, Menu& menu);
/// O-5.11: jewelry, or a special tile with the mark.
[[nodiscard]] const Reason* obstacle_to_forging(const Open& open, Item item);
void forge(const Act& act, Item item);

template <>
struct Answering<ask::Overseas> {
    using Answers = Verbs<verb::Turn, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_turns(look, menu);
        offer<ask::Overseas>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Turn said) { return obstacle_to_turning(look, said.good); }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Turn said) { turn_over(act, said.good); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::Overseas& /*asked*/) {
        return spot.part(Deed::trade_overseas) != nullptr;
    }
};

template <>
struct Answering<ask::SpecialSale> {
    using Answers = Verbs<verb::Acquire, verb::Done>;
    static void list(const Look& look, Menu& menu) {
        list_sale(look, menu);
        offer<ask::SpecialSale>(look, menu, verb::Done{});
    }
    static const Reason* obstacle(const Look& look, verb::Acquire said) {
        return obstacle_to_buying_tile(look, said.item);
    }
    static const Reason* obstacle(const Look& look, verb::Done) { return obstacle_to_leaving_out(look); }
    static void perform(const Act& act, verb::Acquire said) { buy_tile(act, said.item); }
    static void perform(const Act& act, verb::Done) { pop(act); }
    static bool is_sound(const Spot& spot, const ask::SpecialSale& asked);
};

template <>
struct Answering<ask::Forge> {
    using Answers = Verbs<verb::Acquire>;
    static void list(const Look& look, Menu& menu) { list_forging(look, menu); }
    static const Reason* obstacle(const Look& look, verb::Acquire said) {
        return obstacle_to_forging(look.state, said.item);
    }
    static void perform(const Act& act, verb::Acquire said) { forge(act, said.item); }
    static bool is_sound(const Spot& spot, const ask::Forge& /*asked*/) { return spot.part(Deed::forge) != nullptr; }
};

}  // namespace meadhall::odin
