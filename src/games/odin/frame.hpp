// What lies on the stack of a position: a question that waits for an answer, or an action or effect of a card that goes
// on when the questions above it are answered. Whoever the topmost question asks is to act.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/headway.hpp"
#include "games/odin/questions/card_effects.hpp"
#include "games/odin/questions/cards.hpp"
#include "games/odin/questions/dice.hpp"
#include "games/odin/questions/feast.hpp"
#include "games/odin/questions/laying.hpp"
#include "games/odin/questions/mountain.hpp"
#include "games/odin/questions/sailing.hpp"
#include "games/odin/questions/set_up.hpp"
#include "games/odin/questions/trade.hpp"
#include "games/odin/questions/turn.hpp"
#include "games/odin/questions/upgrade.hpp"

namespace meadhall::odin {

/// An effect of a card that waits for its owner (O-8.7).
struct Trigger {
    std::uint8_t clause = 0;
    Choice alternative{};  // open unless a table of the card has chosen
    Matter matter{};

    static constexpr auto fields() {
        return described(field("clause", &Trigger::clause), field("alternative", &Trigger::alternative),
                         field("thing", &Trigger::matter));
    }
    friend constexpr bool operator==(const Trigger&, const Trigger&) = default;
};

/// O-4.13: an action goes on.
struct ActionUnderWay : Headway {
    static constexpr std::string_view name = "action";

    Space space{};
    Stand stand{};

    static constexpr auto fields() {
        return together(described(field("space", &ActionUnderWay::space), field("via", &ActionUnderWay::stand)),
                        Headway::fields());
    }
    friend constexpr bool operator==(const ActionUnderWay&, const ActionUnderWay&) = default;
};

/// O-8: an effect of a card goes on.
struct EffectUnderWay : Headway {
    static constexpr std::string_view name = "effect";

    std::uint8_t clause = 0;
    std::uint8_t variant = 0;  // how its price is paid, where that is left open
    Matter matter{};

    static constexpr auto fields() {
        return together(described(field("clause", &EffectUnderWay::clause), field("variant", &EffectUnderWay::variant),
                                  field("thing", &EffectUnderWay::matter)),
                        Headway::fields());
    }
    friend constexpr bool operator==(const EffectUnderWay&, const EffectUnderWay&) = default;
};

/// Everything that can lie on the stack. Questions put to chance come first.
using FrameKind =
    std::variant<ask::StartPlayer, ask::Imitation, ask::Starter, ask::Strip, ask::Weapon, ask::Occupation, ask::Die,
                 ask::ChooseStarter, ask::Window, ask::Turn, ask::Column4, ask::Alternative, ask::Exchange,
                 ask::Mountain, ask::Upgrade, ask::Overseas, ask::SpecialSale, ask::Forge, ask::Boats, ask::DiceAction,
                 ask::Exploration, ask::BoatSwap, ask::Emigration, ask::Occupations, ask::TurnEnd, ask::Feast,
                 ask::Laying, ask::Triggers, ask::Recall, ask::Visit, ask::Flip, ask::Copy, ask::OreLaying,
                 ask::FishLaying, ask::WeaponMix, ask::SecondLoot, ActionUnderWay, EffectUnderWay>;

struct Frame {
    Seat seat{};
    FrameKind kind;

    template <class Kind>
    [[nodiscard]] constexpr bool is() const {
        return std::holds_alternative<Kind>(kind);
    }
    /// Whether it is one of several kinds.
    template <class... Kinds>
    [[nodiscard]] constexpr bool is_any_of() const {
        return (is<Kinds>() || ...);
    }
    /// Precondition: `is<Kind>()`.
    template <class Kind>
    [[nodiscard]] constexpr Kind& as() {
        assert(is<Kind>());
        return *std::get_if<Kind>(&kind);
    }
    template <class Kind>
    [[nodiscard]] constexpr const Kind& as() const {
        assert(is<Kind>());
        return *std::get_if<Kind>(&kind);
    }
    /// Calls `answer(question)` with the kind that it is.
    template <class Answer>
    constexpr decltype(auto) visit(Answer&& answer) const {
        return std::visit(std::forward<Answer>(answer), kind);
    }

    static constexpr std::string_view tag = "ask";
    static constexpr auto fields() { return described(field("seat", &Frame::seat)); }
    friend constexpr bool operator==(const Frame&, const Frame&) = default;
};
static_assert(std::is_trivially_copyable_v<Frame>);
#ifdef _LIBCPP_VERSION  // which spends a byte more on such a variant: in a browser a state has 32 bytes more
inline constexpr bool has_spare_byte = true;
#else
inline constexpr bool has_spare_byte = false;
#endif
static_assert(sizeof(Frame) == (has_spare_byte ? 9 : 8), "states are copied by the million");

/// Of kinds: chance answers them, or nobody does.
template <class Kind>
inline constexpr bool asks_no_seat =
    FrameKind{Kind{}}.index() <= FrameKind{ask::Die{}}.index() || std::is_base_of_v<Headway, Kind>;

[[nodiscard]] inline bool asks_chance(const Frame& frame) {
    constexpr std::size_t last = FrameKind{ask::Die{}}.index();
    return frame.kind.index() <= last;
}
/// Whether it asks nobody, but has parts that go on.
[[nodiscard]] inline bool is_under_way(const Frame& frame) { return frame.is_any_of<ActionUnderWay, EffectUnderWay>(); }
/// Precondition: it is under way.
[[nodiscard]] inline Headway& headway(Frame& frame) {
    if (frame.is<EffectUnderWay>()) { return frame.as<EffectUnderWay>(); }
    return frame.as<ActionUnderWay>();
}
[[nodiscard]] inline const Headway& headway(const Frame& frame) {
    if (frame.is<EffectUnderWay>()) { return frame.as<EffectUnderWay>(); }
    return frame.as<ActionUnderWay>();
}

}  // namespace meadhall::odin
