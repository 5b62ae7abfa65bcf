// A random game on trial before the laws: where it stands, what led there, and how a breach is reported.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules.hpp"
#include "support/campaign.hpp"
#include "support/laws/names.hpp"
#include "support/report.hpp"

namespace meadhall::conformance {

/// A game whose events can be compared, as the laws about secrets must.
template <class G>
concept Testable = Rules<G> && std::equality_comparable<typename G::Event>;

/// What only somebody who knows the game can say.
template <Testable G>
struct Hooks {
    using State = typename G::State;

    /// What was lost or came from nowhere, in words; empty if all is there. Asked at every ply.
    std::function<std::string(const G&, const State&)> missing{};
    /// What a move changed that its news does not account for, in words; empty if the books balance. Asked at every
    /// ply.
    std::function<std::string(const G&, const State& before, const EventList<G>& news, const State& after)>
        unaccounted{};
    /// Another world that differs from this one in what the viewer must not know, made without the help of `view`.
    std::function<State(const G&, const State&, Viewer, Rng&)> disguised{};
    /// Whether the rules lay something open here that was hidden, even if the view forgets it again (cards turned up
    /// and shuffled away, say). Such news may differ between worlds that look the same before and after.
    std::function<bool(const typename G::Event&)> lays_open{};
};

template <Testable G>
struct Trial {
    using State = typename G::State;
    using Move = typename G::Move;

    const G& game;
    const G& twin;  // made from the same options
    const Campaign& campaign;
    const Hooks<G>& hooks;
    Report& report;
    std::vector<Move> strangers{};  // moves of some other game with the same options

    std::uint64_t seed = 0;
    Rng dice{0};  // what is played
    Rng rng{0};   // what is looked at

    State state = game.initial();
    Actor actor = Actor::nobody();
    MoveList<G> menu{};
    std::vector<State> states{};  // all so far, the first before any move
    std::vector<Move> moves{};
    std::vector<std::uint64_t> codes{};  // room to sort them in

    [[nodiscard]] int ply() const { return static_cast<int>(moves.size()); }

    void begin(std::uint64_t game_seed) {
        seed = game_seed;
        dice = Rng{game_seed};
        rng = Rng{scrambled(game_seed)};
        state = game.initial();
        states.assign(1, state);
        moves.clear();
        look();
    }
    /// Takes note of who is to act and what is on offer.
    void look() {
        actor = game.to_act(state);
        menu.clear();
        game.legal_moves(state, menu);
    }
    void breach(std::string_view law, std::string detail = {}) {
        report.add({.law = law, .seed = seed, .ply = ply(), .detail = std::move(detail)});
    }

    /// Whether a costly law is judged here.
    [[nodiscard]] bool is_sampled() { return rng.below(static_cast<std::uint32_t>(campaign.one_in)) == 0; }
    [[nodiscard]] const Move& any_of(const MoveList<G>& list) {
        return list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    [[nodiscard]] bool is_offered(const Move& move) const { return std::ranges::find(menu, move) != menu.end(); }
};

template <Testable G>
[[nodiscard]] std::string named(const typename G::Move& move) {
    return "move with code " + std::to_string(G::code(move));
}

[[nodiscard]] inline std::string named(Viewer viewer) {
    return viewer.is_spectator() ? "a spectator" : "seat " + std::to_string(viewer.seat().index());
}

/// Calls `look(viewer)` for every seat and for a spectator.
template <class Look>
void for_each_viewer(int seats, Look&& look) {
    for (int i = 0; i < seats; ++i) { look(Viewer{seat(i)}); }
    look(Viewer::spectator());
}

}  // namespace meadhall::conformance
