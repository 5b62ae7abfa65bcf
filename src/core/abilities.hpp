// What a game may offer besides its rules. It has each of these, or says that it does without:
//
//     static constexpr None scene{};
//
// A game that says nothing does not satisfy `Rules`: nothing is missing because somebody forgot it, and
// core/contract.hpp has a sentence for each.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/listener.hpp"
#include "core/none.hpp"
#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace meadhall {

/// What a board is drawn from and never changes during a game.
template <class G>
concept HasScene = requires(const G& game) { game.scene(); };

/// What lies in the box, before anybody has chosen options.
template <class G>
concept HasComponents = requires { G::components(); };

/// Seats that win and lose together.
template <class G>
concept HasSides = requires(const G& game, Seat seat) { game.side(seat) == game.side(seat); };

/// A position as one line of text, written and read.
template <class G>
concept HasPositions = requires(const G& game, const typename G::State& peek, std::string_view text) {
    { game.position(peek) } -> std::same_as<std::string>;
    { game.parse_position(text) } -> std::same_as<Result<typename G::State>>;
};

/// How many moves are legal, faster than by listing them.
template <class G>
concept CountsMoves = requires(const G& game, const typename G::State& peek) {
    { game.count_moves(peek) } -> std::same_as<std::uint32_t>;
};

/// What a ticket wins, without laying out all the outcomes of chance: `odds` says how many tickets there are.
template <class G>
concept DrawsByTicket = requires(const G& game, const typename G::State& peek, std::uint32_t ticket) {
    { game.odds(peek) } -> std::same_as<std::uint32_t>;
    { game.outcome(peek, ticket) } -> std::same_as<typename G::Move>;
};

/// What whoever is to act is asked, as a sentence.
template <class G>
concept AsksInWords = requires(const G& game, const typename G::View& seen, const Listener& listener) {
    { game.question(seen, listener) } -> std::same_as<std::string>;
};

/// Numbers that a board shows besides the position.
template <class G>
concept HasGauges = requires(const G& game, const typename G::View& seen) { game.gauges(seen); };

/// Every ability is there, or stated to be absent.
template <class G>
concept StatesAbilities =
    (HasScene<G> || Absent<decltype(G::scene)>) && (HasComponents<G> || Absent<decltype(G::components)>) &&
    (HasSides<G> || Absent<decltype(G::side)>) && (HasPositions<G> || Absent<decltype(G::position)>) &&
    (CountsMoves<G> || Absent<decltype(G::count_moves)>) && (DrawsByTicket<G> || Absent<decltype(G::odds)>) &&
    (AsksInWords<G> || Absent<decltype(G::question)>) && (HasGauges<G> || Absent<decltype(G::gauges)>);

}  // namespace meadhall
