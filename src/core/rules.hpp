// The contract of a game. Whatever satisfies `Rules` can be played in every door, searched by every bot, saved,
// replayed, undone and put through the conformance suite.
//
// A game is an immutable object made from its options (an assembled island, a set of components, the chosen rulings)
// and five kinds of value: Options, State, Move, View, Event. The object holds what never changes during play, so a
// State stays small; a State is data only: no pointer, no clock, no generator.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/abilities.hpp"
#include "core/fields.hpp"
#include "core/hash.hpp"
#include "core/inplace_vector.hpp"
#include "core/listener.hpp"
#include "core/refusal.hpp"
#include "core/rng.hpp"
#include "core/seat.hpp"
#include "core/words.hpp"

namespace meadhall {

/// The caller's buffer for legal moves; `G::max_moves` is a bound that no reachable state exceeds.
template <class G>
using MoveList = InplaceVector<typename G::Move, G::max_moves>;

/// What one move brought about, in order.
template <class G>
using EventList = InplaceVector<typename G::Event, G::max_events>;

/// A line in a seat's score: what for, how much, by which rule.
struct ScoreItem {
    Words name;
    int points = 0;
    std::string_view rule;
};

/// Codes of moves fit in 48 bits and mean the same in every state of a game.
inline constexpr std::uint64_t move_code_limit = std::uint64_t{1} << 48U;

/// The values a game is made of.
template <class G>
concept GameValues = std::is_trivially_copyable_v<typename G::State> && std::equality_comparable<typename G::State> &&
                     Described<typename G::State> && std::regular<typename G::View> && Described<typename G::View> &&
                     std::regular<typename G::Move> && std::is_trivially_copyable_v<typename G::Move> &&
                     sizeof(typename G::Move) <= 8 && std::is_trivially_copyable_v<typename G::Event> &&
                     std::regular<typename G::Options> && Described<typename G::Options>;

/// What a game says about itself before anybody sits down.
template <class G>
concept GameIdentity = requires(const typename G::Options& options, int seats) {
    { G::id } -> std::convertible_to<std::string_view>;     // "wikinger"
    { G::title } -> std::convertible_to<std::string_view>;  // "Die Wikinger kommen!"
    { G::rules_version } -> std::convertible_to<int>;       // rises when old records would replay differently
    { G::oldest_replayable } -> std::convertible_to<int>;   // the first version whose records still replay
    { G::min_seats } -> std::convertible_to<int>;
    { G::max_seats } -> std::convertible_to<int>;
    { G::purposes[0] } -> std::convertible_to<std::string_view>;  // what chance is asked for; each is its own stream
    { G::make(seats, options) } -> std::same_as<Result<G>>;       // refuses options that contradict each other
};

/// The rules themselves. Nobody else decides legality.
template <class G>
concept GameRules = requires(const G& game, const typename G::State& peek, typename G::State& state,
                             typename G::Move move, MoveList<G>& moves, EventList<G>& events, Seat seat) {
    { game.seats() } -> std::same_as<int>;
    { game.options() } -> std::convertible_to<const typename G::Options&>;
    {
        game.startable()
    } -> std::same_as<std::optional<Refusal>>;              // why no game can begin from the initial state, if so
    { game.initial() } -> std::same_as<typename G::State>;  // precondition: startable
    { game.to_act(peek) } -> std::same_as<Actor>;
    { game.legal_moves(peek, moves) };                           // appends; the outcomes when chance is to act
    { game.weight(peek, move) } -> std::same_as<std::uint32_t>;  // relative odds of an outcome, at least 1
    { game.apply(state, move) };                                 // precondition: legal
    { game.apply(state, move, events) };                         // the same, telling what happened
    { game.standing(peek) } -> std::same_as<Standing>;
    { game.breakdown(peek, seat) } -> std::same_as<std::vector<ScoreItem>>;  // sums to the seat's score
    { game.why(peek, move) } -> std::same_as<std::optional<Refusal>>;        // nothing if and only if legal
    { game.impossible(peek) } -> std::same_as<std::optional<Refusal>>;       // why no game can be in this state, if so
};

/// What may be known. A view is built by adding what the viewer may see.
template <class G>
concept GameSecrets = requires(const G& game, const typename G::State& peek, const typename G::View& seen,
                               const typename G::Event& event, Viewer viewer, Rng& rng) {
    { game.view(peek, viewer) } -> std::same_as<typename G::View>;
    { game.imagine(seen, rng) } -> std::same_as<typename G::State>;        // a world this viewer cannot rule out
    { game.witnessed(event, viewer) } -> std::same_as<typename G::Event>;  // the event as this viewer learns of it
};

/// How moves and events are written. `describe(value, sink)` calls `sink(name, field)` with "verb" (or "event") first.
template <class G>
concept GameNotation =
    requires(const G& game, const typename G::State& peek, typename G::Move move, const typename G::Event& event,
             std::uint64_t code, std::string_view text, const Listener& listener) {
        { G::code(move) } -> std::same_as<std::uint64_t>;
        { G::move_of(code) } -> std::same_as<std::optional<typename G::Move>>;  // nothing for a code no move has
        { game.text(peek, move) } -> std::same_as<std::string>;                 // precondition: legal
        { game.parse(peek, text) } -> std::same_as<Result<typename G::Move>>;   // need not be legal: `why` tells
        { game.tell(event, listener) } -> std::same_as<std::string>;            // a sentence; empty if not worth one
    };

template <class G>
concept Rules = GameValues<G> && GameIdentity<G> && GameRules<G> && GameSecrets<G> && GameNotation<G> &&
                StatesAbilities<G>;  // core/abilities.hpp

}  // namespace meadhall
