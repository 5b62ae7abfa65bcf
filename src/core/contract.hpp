// What a game still lacks of the contract in rules.hpp, as sentences of the compiler. The concepts there say yes or no;
// the doors ask here first, so that whoever forgot something reads what it was.
#pragma once

#include "core/abilities.hpp"
#include "core/none.hpp"
#include "core/rules.hpp"

namespace meadhall {

/// Every ability is there, or stated to be absent.
template <class G>
consteval bool abilities_are_stated() {
    static_assert(
        HasScene<G> || requires { requires Absent<decltype(G::scene)>; },
        "what is a board drawn from? Game::scene(); without: static constexpr None scene{};");
    static_assert(
        HasComponents<G> || requires { requires Absent<decltype(G::components)>; },
        "what lies in the box? Game::components(), static; without: static constexpr None components{};");
    static_assert(
        HasSides<G> || requires { requires Absent<decltype(G::side)>; },
        "who wins and loses together? Game::side(seat); without: static constexpr None side{};");
    static_assert(
        HasPositions<G> || requires { requires Absent<decltype(G::position)>; },
        "how is a position written as a line? Game::position(state) and parse_position(text); without: static "
        "constexpr None position{};");
    static_assert(
        CountsMoves<G> || requires { requires Absent<decltype(G::count_moves)>; },
        "how are moves counted without listing them? Game::count_moves(state); without: static constexpr None "
        "count_moves{};");
    static_assert(
        DrawsByTicket<G> || requires { requires Absent<decltype(G::odds)>; },
        "what does a ticket of chance win? Game::odds(state) and outcome(state, ticket); without: static constexpr "
        "None odds{};");
    static_assert(
        AsksInWords<G> || requires { requires Absent<decltype(G::question)>; },
        "what is whoever is to act asked? Game::question(view, listener); without: static constexpr None question{};");
    static_assert(
        HasGauges<G> || requires { requires Absent<decltype(G::gauges)>; },
        "which numbers does a board show? Game::gauges(view); without: static constexpr None gauges{};");
    return StatesAbilities<G>;
}

template <class G>
consteval bool contract_is_kept() {
    static_assert(GameValues<G>,
                  "Options, State, Move, View and Event are plain values, described: GameValues in core/rules.hpp");
    static_assert(GameIdentity<G>, "a game says who it is: GameIdentity in core/rules.hpp lists what is asked");
    static_assert(GameRules<G>, "a game lacks one of the rules themselves: GameRules in core/rules.hpp lists them");
    static_assert(GameSecrets<G>, "a game does not say what may be known: view, imagine, witnessed (core/rules.hpp)");
    static_assert(GameNotation<G>,
                  "a game does not say how moves and events are written: GameNotation in core/rules.hpp");
    return abilities_are_stated<G>() && Rules<G>;
}

}  // namespace meadhall
