// The conformance suite set on the toy game and its relatives: what must be conserved, what is secret, what was broken.
#pragma once

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "support/conforms.hpp"
#include "support/toy.hpp"

namespace meadhall::toy {

/// Every card is in the deck, in a hand, on the table or spent.
template <class G>
std::string missing_cards(const G& game, const typename G::State& state) {
    const auto sum = [](const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); };
    int cards = sum(state.deck) + sum(state.spent);
    for (const Drinker& drinker : state.drinkers) {
        cards += static_cast<int>(drinker.hand.size()) + (drinker.laid ? 1 : 0);
    }
    return cards == sum(game.cards()) ? "" : std::to_string(cards) + " cards";
}

/// Points come from horns won and go for drinks taken, as told.
template <class G>
std::string points_from_nowhere(const G& /*game*/, const typename G::State& before, const EventList<G>& news,
                                const typename G::State& after) {
    std::array<int, max_seats> expected{};
    std::array<int, max_seats> found{};
    for (std::size_t i = 0; i < max_seats; ++i) {
        expected[i] = before.drinkers[i].points();
        found[i] = after.drinkers[i].points();
    }
    for (const Event& event : news) {
        if (const Won* won = std::get_if<Won>(&event); won != nullptr && won->seat) {
            expected[won->seat->number] += won->stake;
        }
        if (const Answered* answer = std::get_if<Answered>(&event)) {
            expected[answer->seat.number] -= answer->drank ? 1 : 0;
        }
    }
    return expected == found ? "" : "points from nowhere";
}

/// Calls `visit` for every card that somebody else holds or has laid.
template <class Visit>
void for_each_hidden(State& state, Viewer viewer, Visit&& visit) {
    for (std::size_t i = 0; i < state.drinkers.size(); ++i) {
        if (viewer.is(seat(static_cast<int>(i)))) { continue; }
        for (Card& card : state.drinkers[i].hand) { visit(card); }
        if (state.drinkers[i].laid) { visit(*state.drinkers[i].laid); }
    }
}

/// The same state with all cards that the viewer does not see dealt anew.
template <class G>
typename G::State dealt_anew(const G& /*game*/, const typename G::State& state, Viewer viewer, Rng& rng) {
    typename G::State world = state;
    std::vector<Card> unseen;
    for_each_hidden(world, viewer, [&](Card card) { unseen.push_back(card); });
    for (Card card{1}; card.number <= strengths; ++card.number) {
        unseen.insert(unseen.end(), static_cast<std::size_t>(world.deck[card.number - 1U]), card);
    }
    std::ranges::shuffle(unseen, rng);
    for_each_hidden(world, viewer, [&](Card& card) {
        card = unseen.back();
        unseen.pop_back();
    });
    world.deck = {};
    for (const Card card : unseen) { ++world.deck[card.number - 1U]; }
    for (Drinker& drinker : world.drinkers) { std::ranges::sort(drinker.hand); }
    return world;
}

template <class G>
conformance::Hooks<G> hooks() {
    return {.missing = missing_cards<G>,
            .unaccounted = points_from_nowhere<G>,
            .disguised = dealt_anew<G>,
            .lays_open = [](const Event& event) { return std::holds_alternative<Revealed>(event); }};
}

inline std::string joined(const std::vector<std::string_view>& laws) {
    std::string text;
    for (const std::string_view law : laws) { text += (text.empty() ? "" : "; ") + std::string{law}; }
    return text;
}

/// The laws that two hundred games break.
template <class G>
std::string broken_laws() {
    const conformance::Campaign campaign{.games = 200, .seed = 1, .one_in = 2};
    return joined(conformance::check<G>(3, Options{}, campaign, hooks<G>()).broken_laws());
}

}  // namespace meadhall::toy
