// The rules of Mead Horn: who acts, what is legal, what a move does.
#include "support/toy.hpp"

#include <algorithm>
#include <numeric>

#include "support/toy_reasons.hpp"

namespace meadhall::toy {

namespace {

constexpr Counts cards_of(Brew brew) {
    return brew == Brew::light ? Counts{4, 4, 4, 4, 4, 4} : Counts{7, 6, 5, 3, 2, 1};
}

constexpr int total(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

constexpr Card card(int strength) { return Card{static_cast<std::uint8_t>(strength)}; }

void take_up(Hand& hand, Card taken) {
    hand.push_back(taken);
    std::ranges::sort(hand);
}

void put_down(Hand& hand, Card laid) {
    hand.erase(static_cast<std::size_t>(std::ranges::find(hand, laid) - hand.begin()));
}

template <class State>
auto& drinker(State& state, Seat seat) {
    return state.drinkers[seat.number];
}

/// H-3: who laid the strongest card; nobody if it was laid twice. Nothing laid is weaker than any card.
std::optional<Seat> sole_strongest(const State& state) {
    const auto strongest = std::ranges::max_element(state.drinkers, {}, &Drinker::laid);
    if (std::ranges::count(state.drinkers, strongest->laid, &Drinker::laid) > 1) { return std::nullopt; }
    return seat(static_cast<int>(strongest - state.drinkers.begin()));
}

void clear_table(State& state) {
    for (Drinker& each : state.drinkers) {
        if (each.laid) { ++of(state.spent, *each.laid); }
        each.laid.reset();
    }
}

std::optional<Refusal> refusal(const Reason& because) { return Refusal{because}; }

}  // namespace

Game::Game(int seats, const Options& options) : seats_{seats}, options_{options}, cards_{cards_of(options.brew)} {}

Result<Game> Game::make(int seats, const Options& options) {
    if (seats < min_seats || seats > max_seats) { return refused(reasons::seats); }
    if (options.hand < 2 || options.hand > max_hand) { return refused(reasons::hand, "options.hand"); }
    if (options.goal && *options.goal < 1) { return refused(reasons::goal, "options.goal"); }
    if (options.goal && !options.consolation && *options.goal > max_stake * options.hand) {
        return refused(reasons::goal, "options.goal");
    }
    return Game{seats, options};
}

std::optional<Refusal> Game::startable() const {
    if (seats_ * options_.hand > total(cards_)) { return refusal(reasons::too_few_cards); }
    return std::nullopt;
}

State Game::initial() const {
    State state;
    state.deck = cards_;
    return state;
}

Actor Game::to_act(const State& state) const {
    switch (state.phase) {
        case Phase::start: return Actor::chance(0);
        case Phase::deal:
        case Phase::refill: return Actor::chance(1);
        case Phase::pour:
        case Phase::lay:
        case Phase::drink: return Actor::of(state.turn);
        case Phase::over: break;
    }
    return Actor::nobody();
}

void Game::legal_moves(const State& state, MoveList<Game>& moves) const {
    const auto offer = [&](const Move& move) {
        if (!why(state, move)) { moves.push_back(move); }
    };
    for (int i = 0; i < seats_; ++i) { offer(Begin{seat(i)}); }
    for (int i = 1; i <= strengths; ++i) { offer(Deal{card(i)}); }
    for (int i = 1; i <= max_stake; ++i) { offer(Pour{static_cast<std::uint8_t>(i)}); }
    for (int i = 1; i <= strengths; ++i) { offer(Lay{card(i)}); }
    offer(Drink{});
    offer(Decline{});
}

std::uint32_t Game::weight(const State& state, const Move& move) const {
    if (const Deal* deal = std::get_if<Deal>(&move)) { return static_cast<std::uint32_t>(of(state.deck, deal->card)); }
    return 1;
}

// The phase is asked first and the hand only of the seat that acts, so a refusal gives nothing away.
std::optional<Refusal> Game::why(const State& state, const Move& move) const {
    struct Asked {
        const Game& game;
        const State& state;

        [[nodiscard]] std::optional<Refusal> expected(bool now) const {
            if (now) { return std::nullopt; }
            return refusal(state.phase == Phase::over ? reasons::over : reasons::not_now);
        }
        std::optional<Refusal> operator()(Begin begin) const {
            if (begin.seat.index() >= game.seats()) { return refusal(reasons::no_such_seat); }
            return expected(state.phase == Phase::start);
        }
        std::optional<Refusal> operator()(Deal deal) const {
            if (auto no = expected(state.phase == Phase::deal || state.phase == Phase::refill)) { return no; }
            return of(state.deck, deal.card) > 0 ? std::nullopt : refusal(reasons::not_in_deck);
        }
        std::optional<Refusal> operator()(Pour pour) const {
            if (auto no = expected(state.phase == Phase::pour)) { return no; }
            const bool affordable = drinker(state, state.turn).hand.size() >= pour.stake;
            return affordable ? std::nullopt : refusal(reasons::stake_too_high);
        }
        std::optional<Refusal> operator()(Lay lay) const {
            if (auto no = expected(state.phase == Phase::lay)) { return no; }
            const Hand& hand = drinker(state, state.turn).hand;
            return std::ranges::find(hand, lay.card) != hand.end() ? std::nullopt : refusal(reasons::not_in_hand);
        }
        std::optional<Refusal> operator()(Drink) const { return expected(state.phase == Phase::drink); }
        std::optional<Refusal> operator()(Decline) const { return expected(state.phase == Phase::drink); }
    };
    return std::visit(Asked{*this, state}, move);
}

void Game::apply(State& state, const Move& move) const {
    EventList<Game> unheard;
    apply(state, move, unheard);
}

void Game::apply(State& state, const Move& move, EventList<Game>& events) const {
    struct Done {
        const Game& game;
        State& state;
        EventList<Game>& events;

        void operator()(Begin begin) const { game.begin(state, begin, events); }
        void operator()(Deal deal) const { game.deal(state, deal, events); }
        void operator()(Pour pour) const { game.pour(state, pour, events); }
        void operator()(Lay lay) const { game.lay(state, lay, events); }
        void operator()(Drink) const { game.drink(state, events); }
        void operator()(Decline) const { game.decline(state, events); }
    };
    std::visit(Done{*this, state, events}, move);
}

void Game::begin(State& state, Begin move, EventList<Game>& events) const {
    events.push_back(Began{move.seat});
    state.leader = state.turn = move.seat;
    state.phase = Phase::deal;
}

void Game::deal(State& state, Deal move, EventList<Game>& events) const {
    events.push_back(Dealt{state.turn, move.card});
    --of(state.deck, move.card);
    take_up(drinker(state, state.turn).hand, move.card);
    if (state.phase == Phase::refill) { return next_round(state, events); }
    state.turn = next(state.turn, seats_);
    if (static_cast<int>(drinker(state, state.turn).hand.size()) == options_.hand) { state.phase = Phase::pour; }
}

void Game::pour(State& state, Pour move, EventList<Game>& events) const {
    events.push_back(Poured{state.turn, move.stake});
    state.stake = move.stake;
    state.phase = Phase::lay;
}

void Game::lay(State& state, Lay move, EventList<Game>& events) const {
    events.push_back(Laid{state.turn, move.card});
    put_down(drinker(state, state.turn).hand, move.card);
    drinker(state, state.turn).laid = move.card;
    if (const auto following = next_to_lay(state)) {
        state.turn = *following;
    } else {
        reveal(state, events);
    }
}

/// H-3: who must lay after the seat whose turn it is; nobody when the round has come back to the leader.
std::optional<Seat> Game::next_to_lay(const State& state) const {
    for (Seat at = next(state.turn, seats_); at != state.leader; at = next(at, seats_)) {
        if (!drinker(state, at).hand.empty()) { return at; }
    }
    return std::nullopt;
}

void Game::reveal(State& state, EventList<Game>& events) const {
    Seat at = state.leader;
    for (int i = 0; i < seats_; ++i, at = next(at, seats_)) {
        if (const auto laid = drinker(state, at).laid) { events.push_back(Revealed{at, *laid}); }
    }
    const std::optional<Seat> strongest = sole_strongest(state);
    const Seat weakest = first_weakest(state);
    events.push_back(Won{strongest, state.stake});
    if (strongest) { drinker(state, *strongest).won += state.stake; }
    clear_table(state);
    if (!options_.consolation || total(state.deck) == 0 || is_goal_reached(state)) { return next_round(state, events); }
    state.turn = weakest;
    state.phase = Phase::drink;
}

/// H-4: the first from the leader on, who has always laid.
Seat Game::first_weakest(const State& state) const {
    Seat weakest = state.leader;
    for (Seat at = next(state.leader, seats_); at != state.leader; at = next(at, seats_)) {
        const auto laid = drinker(state, at).laid;
        if (laid && *laid < *drinker(state, weakest).laid) { weakest = at; }
    }
    return weakest;
}

void Game::drink(State& state, EventList<Game>& events) const {
    events.push_back(Answered{state.turn, true});
    ++drinker(state, state.turn).drunk;
    state.phase = Phase::refill;
}

void Game::decline(State& state, EventList<Game>& events) const {
    events.push_back(Answered{state.turn, false});
    next_round(state, events);
}

void Game::next_round(State& state, EventList<Game>& events) const {
    state.stake = 0;
    state.leader = state.turn = next_with_cards(state, state.leader);
    state.phase = Phase::pour;
    if (is_goal_reached(state) || drinker(state, state.leader).hand.empty()) {
        events.push_back(Ended{});
        state.phase = Phase::over;
    }
}

/// The seat to the left that has cards, at last `after` itself, cards or not.
Seat Game::next_with_cards(const State& state, Seat after) const {
    Seat at = next(after, seats_);
    while (at != after && drinker(state, at).hand.empty()) { at = next(at, seats_); }
    return at;
}

bool Game::is_goal_reached(const State& state) const {
    return options_.goal &&
           std::ranges::any_of(state.drinkers, [&](const Drinker& each) { return each.points() >= *options_.goal; });
}

Standing Game::standing(const State& state) const {
    Standing standing{.over = state.phase == Phase::over, .scores = {}, .winners = {}};
    int most = state.drinkers[0].points();
    for (int i = 0; i < seats_; ++i) {
        standing.scores[static_cast<std::size_t>(i)] = drinker(state, seat(i)).points();
        most = std::max(most, drinker(state, seat(i)).points());
    }
    for (int i = 0; standing.over && i < seats_; ++i) {
        if (drinker(state, seat(i)).points() == most) { standing.winners.insert(seat(i)); }
    }
    return standing;
}

std::vector<ScoreItem> Game::breakdown(const State& state, Seat seat) const {
    return {{{"Horns won", "Gewonnene Hörner", "Gewonnen hoorns"}, drinker(state, seat).won, "H-3"},
            {{"Drinks taken", "Getrunken", "Gedronken"}, -drinker(state, seat).drunk, "H-4"}};
}

}  // namespace meadhall::toy
