// What may be known in Mead Horn, and which states are possible at all.
#include <algorithm>
#include <numeric>

#include "support/toy.hpp"
#include "support/toy_reasons.hpp"

namespace meadhall::toy {

namespace {

bool is_card(Card card) { return card.number >= 1 && card.number <= strengths; }

/// A random card out of `unseen`, every copy equally likely.
Card drawn(Counts& unseen, Rng& rng) {
    auto at = rng.below(static_cast<std::uint32_t>(std::accumulate(unseen.begin(), unseen.end(), 0)));
    for (Card card{1};; ++card.number) {
        const auto copies = static_cast<std::uint32_t>(of(unseen, card));
        if (at < copies) {
            --of(unseen, card);
            return card;
        }
        at -= copies;
    }
}

void fill_by_chance(Drinker& drinker, const Place& place, Counts& unseen, Rng& rng) {
    for (int i = 0; i < place.cards; ++i) { drinker.hand.push_back(drawn(unseen, rng)); }
    std::ranges::sort(drinker.hand);
    if (place.has_laid) { drinker.laid = drawn(unseen, rng); }
}

/// What is left of the deck when every card held, laid or spent is taken out; nothing if a card does not exist.
std::optional<Counts> counted(const State& state) {
    Counts seen = state.spent;
    for (const Drinker& drinker : state.drinkers) {
        if (!std::ranges::all_of(drinker.hand, is_card) || (drinker.laid && !is_card(*drinker.laid))) { return {}; }
        for (Card card : drinker.hand) { ++of(seen, card); }
        if (drinker.laid) { ++of(seen, *drinker.laid); }
    }
    return seen;
}

constexpr bool is_count(int count) { return count >= 0 && count <= 100; }

bool is_orderly(const Drinker& drinker) {
    return std::ranges::is_sorted(drinker.hand) && is_count(drinker.won) && is_count(drinker.drunk);
}

bool holds_nothing(const Drinker& drinker) { return drinker == Drinker{}; }

}  // namespace

View Game::view(const State& state, Viewer viewer) const {
    View seen;
    seen.phase = state.phase;
    seen.leader = state.leader;
    seen.turn = state.turn;
    seen.stake = state.stake;
    seen.spent = state.spent;
    for (std::size_t i = 0; i < state.drinkers.size(); ++i) {
        const Drinker& drinker = state.drinkers[i];
        seen.places[i] = {static_cast<int>(drinker.hand.size()), drinker.laid.has_value(), drinker.won, drinker.drunk};
    }
    if (viewer.is_spectator()) { return seen; }
    seen.me = viewer.seat();
    seen.hand = state.drinkers[viewer.seat().number].hand;
    seen.laid = state.drinkers[viewer.seat().number].laid;
    return seen;
}

Gauges Game::gauges(const View& seen) const {
    Gauges counted;
    counted.deck =
        std::accumulate(cards_.begin(), cards_.end(), 0) - std::accumulate(seen.spent.begin(), seen.spent.end(), 0);
    for (std::size_t i = 0; i < seen.places.size(); ++i) {
        const Place& place = seen.places[i];
        counted.points[i] = place.won - place.drunk;
        counted.deck -= place.cards + (place.has_laid ? 1 : 0);
    }
    return counted;
}

State Game::imagine(const View& seen, Rng& rng) const {
    State state;
    state.phase = seen.phase;
    state.leader = seen.leader;
    state.turn = seen.turn;
    state.stake = seen.stake;
    state.spent = seen.spent;
    if (seen.me) { state.drinkers[seen.me->number] = {.hand = seen.hand, .laid = seen.laid}; }
    Counts unseen = cards_;
    const Counts known = *counted(state);
    std::ranges::transform(unseen, known, unseen.begin(), std::minus{});
    for (int i = 0; i < seats_; ++i) {
        Drinker& drinker = state.drinkers[static_cast<std::size_t>(i)];
        const Place& place = seen.places[static_cast<std::size_t>(i)];
        if (seen.me != seat(i)) { fill_by_chance(drinker, place, unseen, rng); }
        drinker.won = place.won;
        drinker.drunk = place.drunk;
    }
    state.deck = unseen;
    return state;
}

Event Game::witnessed(const Event& event, Viewer viewer) const {
    if (const Dealt* dealt = std::get_if<Dealt>(&event); dealt != nullptr && !viewer.is(dealt->seat)) {
        return Dealt{dealt->seat, std::nullopt};
    }
    if (const Laid* laid = std::get_if<Laid>(&event); laid != nullptr && !viewer.is(laid->seat)) {
        return Laid{laid->seat, std::nullopt};
    }
    return event;
}

std::optional<Refusal> Game::impossible(const State& state) const {
    const auto refuse = [](std::string where) { return Refusal{reasons::impossible, std::move(where)}; };
    if (state.leader.index() >= seats_ || state.turn.index() >= seats_) { return refuse("turn"); }
    if (!std::ranges::all_of(state.drinkers, is_orderly)) { return refuse("drinkers"); }
    if (!std::all_of(state.drinkers.begin() + seats_, state.drinkers.end(), holds_nothing)) {
        return refuse("drinkers");
    }
    if (!std::ranges::all_of(state.deck, is_count) || !std::ranges::all_of(state.spent, is_count)) {
        return refuse("deck");
    }
    std::optional<Counts> held = counted(state);
    if (!held) { return refuse("drinkers"); }
    std::ranges::transform(*held, state.deck, held->begin(), std::plus{});
    if (*held != cards_) { return refuse("deck"); }
    if (!is_coherent(state)) { return refuse("phase"); }
    return std::nullopt;
}

/// Whether the phase fits what lies on the table, so that play can go on from here.
bool Game::is_coherent(const State& state) const {
    const auto laid = [](const Drinker& drinker) { return drinker.laid.has_value(); };
    const Drinker& acting = state.drinkers[state.turn.number];
    const bool staked = state.stake >= 1 && state.stake <= max_stake;
    const bool deck_left = state.deck != Counts{};
    if (state.phase != Phase::lay && std::ranges::any_of(state.drinkers, laid)) { return false; }
    switch (state.phase) {
        case Phase::start: return state == initial();
        case Phase::deal: return state.spent == Counts{} && is_dealt_in_turn(state);
        case Phase::pour: return state.stake == 0 && state.turn == state.leader && !acting.hand.empty();
        case Phase::lay: return staked && !acting.hand.empty() && is_laid_in_turn(state);
        case Phase::drink: return staked && deck_left && options_.consolation && !acting.hand.full();
        case Phase::refill: return staked && deck_left && options_.consolation && !acting.hand.full();
        case Phase::over: return state.stake == 0;
    }
    return false;
}

/// H-1: one card each, from the leader on, so those before the turn have one card more than those behind.
bool Game::is_dealt_in_turn(const State& state) const {
    const std::size_t rounds = state.drinkers[state.turn.number].hand.size();
    if (static_cast<int>(rounds) >= options_.hand) { return false; }
    bool is_served = true;
    Seat at = state.leader;
    for (int i = 0; i < seats_; ++i, at = next(at, seats_)) {
        is_served = is_served && at != state.turn;
        if (state.drinkers[at.number].hand.size() != rounds + (is_served ? 1U : 0U)) { return false; }
    }
    return true;
}

/// H-3: cards are laid from the leader on, so those before the turn have laid (or have none) and those behind have not.
bool Game::is_laid_in_turn(const State& state) const {
    bool is_served = true;
    Seat at = state.leader;
    for (int i = 0; i < seats_; ++i, at = next(at, seats_)) {
        is_served = is_served && at != state.turn;
        const Drinker& drinker = state.drinkers[at.number];
        if (!is_served && drinker.laid) { return false; }
        if (is_served && !drinker.laid && (at == state.leader || !drinker.hand.empty())) { return false; }
    }
    return true;
}

}  // namespace meadhall::toy
