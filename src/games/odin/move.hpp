// A move: a verb and up to two things it is about. Its three bytes are also its code, which means the same in every
// position.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>

#include "core/fields.hpp"
#include "games/odin/verbs.hpp"

namespace meadhall::odin {

/// A verb with what it is about.
template <class T>
concept VerbPhrase = Described<T> && std::is_same_v<decltype(T::tag), const Verb>;

class Move {
  public:
    constexpr Move() = default;
    /// All there is to say with a verb about nothing; with another it is about the first of everything.
    constexpr explicit Move(Verb verb) : verb_{verb} {}
    template <VerbPhrase T>
    constexpr Move(T phrase) : verb_{T::tag} {  // NOLINT(google-explicit-constructor)
        std::size_t i = 0;
        for_each_field(phrase, [&](std::string_view /*name*/, auto thing) { about_[i++] = byte_of(thing); });
    }

    [[nodiscard]] constexpr Verb verb() const { return verb_; }
    template <VerbPhrase T>
    [[nodiscard]] constexpr bool is() const {
        return verb_ == T::tag;
    }
    /// Precondition: `is<T>()`.
    template <VerbPhrase T>
    [[nodiscard]] constexpr T as() const {
        assert(is<T>());
        T phrase{};
        std::size_t i = 0;
        for_each_field(phrase, [&](std::string_view /*name*/, auto& thing) { set(thing, about_[i++]); });
        return phrase;
    }
    /// Calls `visitor` with the phrase that this move is.
    template <class Visitor>
    constexpr decltype(auto) visit(Visitor&& visitor) const;

    [[nodiscard]] constexpr std::uint64_t code() const {
        return std::uint64_t{static_cast<std::uint8_t>(verb_)} << 16U | std::uint64_t{about_[0]} << 8U | about_[1];
    }
    /// The move of a code; nothing for a code that no move has.
    [[nodiscard]] static constexpr std::optional<Move> of_code(std::uint64_t code) {
        if (code >> 16U >= static_cast<std::uint64_t>(verb_count)) { return std::nullopt; }
        Move move{static_cast<Verb>(code >> 16U)};
        move.about_ = {static_cast<std::uint8_t>(code >> 8U), static_cast<std::uint8_t>(code)};
        return move.is_about_things_there_are() ? std::optional{move} : std::nullopt;
    }

    friend constexpr bool operator==(Move a, Move b) { return a.code() == b.code(); }

  private:
    template <class Thing>
    [[nodiscard]] static constexpr std::uint8_t byte_of(Thing thing) {
        if constexpr (std::is_enum_v<Thing>) {
            return static_cast<std::uint8_t>(thing);
        } else {
            return thing.number;
        }
    }
    template <class Thing>
    static constexpr void set(Thing& thing, std::uint8_t byte) {
        if constexpr (std::is_enum_v<Thing>) {
            thing = static_cast<Thing>(byte);
        } else {
            thing.number = byte;
        }
    }
    [[nodiscard]] constexpr bool is_about_things_there_are() const;

    Verb verb_ = Verb::pass;
    std::array<std::uint8_t, 2> about_{};
};
static_assert(sizeof(Move) == 3);

template <class Visitor>
constexpr decltype(auto) Move::visit(Visitor&& visitor) const {
    switch (verb_) {
        case Verb::start: return visitor(as<verb::Start>());
        case Verb::imitate: return visitor(as<verb::Imitate>());
        case Verb::starter: return visitor(as<verb::Starter>());
        case Verb::reveal: return visitor(as<verb::Reveal>());
        case Verb::weapon: return visitor(as<verb::DrawWeapon>());
        case Verb::occupation: return visitor(as<verb::DrawOccupation>());
        case Verb::die: return visitor(as<verb::Die>());
        case Verb::choose: return visitor(as<verb::Choose>());
        case Verb::place: return visitor(as<verb::Place>());
        case Verb::pass: return visitor(as<verb::Pass>());
        case Verb::end_turn: return visitor(as<verb::EndTurn>());
        case Verb::close: return visitor(as<verb::Close>());
        case Verb::play: return visitor(as<verb::Play>());
        case Verb::option: return visitor(as<verb::Option>());
        case Verb::trade: return visitor(as<verb::Trade>());
        case Verb::skip: return visitor(as<verb::Skip>());
        case Verb::done: return visitor(as<verb::Done>());
        case Verb::take: return visitor(as<verb::Take>());
        case Verb::upgrade: return visitor(as<verb::Upgrade>());
        case Verb::turn: return visitor(as<verb::Turn>());
        case Verb::acquire: return visitor(as<verb::Acquire>());
        case Verb::boats: return visitor(as<verb::Boats>());
        case Verb::roll: return visitor(as<verb::Roll>());
        case Verb::pay: return visitor(as<verb::Pay>());
        case Verb::fail: return visitor(as<verb::Fail>());
        case Verb::loot: return visitor(as<verb::Loot>());
        case Verb::explore: return visitor(as<verb::Explore>());
        case Verb::swap: return visitor(as<verb::Swap>());
        case Verb::emigrate: return visitor(as<verb::Emigrate>());
        case Verb::lift: return visitor(as<verb::Lift>());
        case Verb::lay: return visitor(as<verb::Lay>());
        case Verb::store: return visitor(as<verb::Store>());
        case Verb::buy: return visitor(as<verb::Buy>());
        case Verb::arm: return visitor(as<verb::Arm>());
        case Verb::unload: return visitor(as<verb::Unload>());
        case Verb::use: return visitor(as<verb::Use>());
        case Verb::recall: return visitor(as<verb::Recall>());
        case Verb::visit: return visitor(as<verb::Visit>());
        case Verb::serve: return visitor(as<verb::Serve>());
        case Verb::leave: return visitor(as<verb::Leave>());
    }
    std::unreachable();
}

/// O-9.2: whether this is said at any time, unless a question asks for it.
[[nodiscard]] bool answers_at_any_time(Verb verb);

constexpr auto names(Verb /*of*/) {
    std::array<std::string_view, verb_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = Move{static_cast<Verb>(i)}.visit([](auto phrase) { return phrase.name; });
    }
    return all;
}

/// How many things of a kind there are.
template <class Thing>
[[nodiscard]] consteval int limit_of(Thing /*kind*/) {
    if constexpr (NamedEnum<Thing>) {
        return static_cast<int>(names(Thing{}).size());
    } else {
        return Thing::limit;
    }
}
[[nodiscard]] consteval int limit_of(Seat /*kind*/) { return max_seats; }
[[nodiscard]] consteval int limit_of(Card /*kind*/) { return card_count; }
[[nodiscard]] consteval int limit_of(Item /*kind*/) { return Item::count; }
[[nodiscard]] consteval int limit_of(Place /*kind*/) { return place_count; }
[[nodiscard]] consteval int limit_of(Cell /*kind*/) { return Cells::limit; }

constexpr bool Move::is_about_things_there_are() const {
    return visit([&](auto phrase) {
        std::size_t i = 0;
        bool there_are = true;
        for_each_field(phrase, [&]<class Thing>(std::string_view /*name*/, const Thing& /*thing*/) {
            there_are = there_are && about_[i++] < limit_of(Thing{});
        });
        for (; i < about_.size(); ++i) { there_are = there_are && about_[i] == 0; }
        return there_are;
    });
}

template <class Sink>
void describe(const Move& move, Sink&& sink) {
    sink("verb", name_of(move.verb()));
    move.visit([&](auto phrase) {
        for_each_field(phrase, [&](std::string_view name, auto thing) {
            if constexpr (requires { thing.tell(sink); }) {
                thing.tell(sink);
            } else if constexpr (requires { thing.shown(); }) {
                sink(name, thing.shown());
            } else {
                sink(name, thing);
            }
        });
    });
}

}  // namespace meadhall::odin
