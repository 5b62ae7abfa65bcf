// The toy game plays by its rules: short games in notation.
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "support/toy.hpp"

namespace meadhall::toy {

namespace {

/// A game in progress, played by typing.
struct Round {
    Game game;
    State state = game.initial();
    std::vector<std::string> news{};

    Round(int seats, const Options& options) : game{*Game::make(seats, options)} {}

    /// Plays what is legal; the code of the refusal otherwise.
    std::string play(std::string_view text) {
        const Result<Move> move = game.parse(state, text);
        if (!move) { return std::string{move.error().code()}; }
        if (const auto refusal = game.why(state, *move)) { return std::string{refusal->code()}; }
        EventList<Game> events;
        game.apply(state, *move, events);
        news.clear();
        for (const Event& event : events) { news.push_back(game.tell(event, Language::en)); }
        return "";
    }
    void play_all(std::initializer_list<std::string_view> texts) {
        for (const std::string_view text : texts) { CHECK_MESSAGE(play(text) == "", text); }
    }
    [[nodiscard]] std::array<int, max_seats> scores() const { return game.standing(state).scores; }
};

}  // namespace

TEST_CASE("The leader stakes no more than the cards in hand (H-2)") {
    Round round{2, {.hand = 2}};
    round.play_all({"begin 1", "deal 3", "deal 4", "deal 5", "deal 6"});
    CHECK(round.play("pour 3") == "E-STAKE");
    CHECK(round.play("lay 3") == "E-NOT-NOW");
    CHECK(round.play("pour 2") == "");
}

TEST_CASE("Cards are laid face down from the leader on, turned up together, and the strongest wins the stake (H-3)") {
    Round round{3, {.hand = 2}};
    round.play_all({"begin 2", "deal 1", "deal 5", "deal 3", "deal 1", "deal 1", "deal 1", "pour 2"});
    CHECK(round.play("lay 5") == "E-NOT-IN-HAND");
    round.play_all({"lay 1"});
    CHECK(round.news == std::vector<std::string>{"Seat 2 lays a 1."});
    CHECK_FALSE(round.game.view(round.state, seat(0)).laid);
    CHECK(round.game.view(round.state, seat(0)).places[2].has_laid);
    round.play_all({"lay 5", "lay 3"});
    CHECK(round.news == std::vector<std::string>{"Seat 1 lays a 3.", "Seat 2 shows a 1.", "Seat 0 shows a 5.",
                                                 "Seat 1 shows a 3.", "Seat 0 wins 2."});
    CHECK(round.scores() == std::array{2, 0, 0, 0});
}

TEST_CASE("Laid twice, the strongest card wins nothing (H-3)") {
    Round round{3, {.hand = 2}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "deal 1", "deal 1", "pour 2"});
    round.play_all({"lay 5", "lay 2", "lay 5"});
    CHECK(round.news.back() == "The horn is spilled.");
    CHECK(round.scores() == std::array{0, 0, 0, 0});
}

TEST_CASE("Whoever laid the weakest card may drink for a point and a card, whoever's turn it is (H-4)") {
    Round round{2, {.hand = 2}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "pour 2", "lay 5", "lay 2"});
    CHECK(round.game.to_act(round.state) == Actor::of(seat(1)));
    round.play_all({"drink"});
    CHECK(round.game.to_act(round.state) == Actor::chance(1));
    round.play_all({"deal 6"});
    CHECK(round.state.drinkers[1].hand == Hand{Card{1}, Card{6}});
    CHECK(round.scores() == std::array{2, -1, 0, 0});
    CHECK(round.game.to_act(round.state) == Actor::of(seat(1)));
}

TEST_CASE("Without consolation nobody is asked to drink (H-4)") {
    Round round{2, {.consolation = false, .hand = 2}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "pour 2", "lay 5", "lay 2", "pour 1"});
    CHECK(round.state.leader == seat(1));
}

TEST_CASE("The game ends with the last card, and the most points win (H-5)") {
    Round round{2, {.consolation = false, .hand = 2}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "pour 2", "lay 5", "lay 2"});
    round.play_all({"pour 1", "lay 1", "lay 5"});
    CHECK(round.game.standing(round.state) == Standing{.over = true, .scores = {3, 0}, .winners = {seat(0)}});
    CHECK(round.play("pour 1") == "E-OVER");
}

TEST_CASE("The game ends at the goal (H-5)") {
    Round round{2, {.hand = 3, .goal = 3}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "deal 1", "deal 1", "pour 3", "lay 5", "lay 2"});
    CHECK(round.news.back() == "The horn is empty.");
    CHECK(round.game.standing(round.state).over);
}

TEST_CASE("Hands that the deck cannot fill, and goals that nobody can reach, are refused (H-1, H-5)") {
    CHECK(Game::make(4, {.hand = 7})->startable()->code() == "E-TOO-FEW-CARDS");
    CHECK(Game::make(2, {.hand = 8}).error().code() == "E-HAND");
    CHECK(Game::make(2, {.consolation = false, .hand = 2, .goal = 7}).error().code() == "E-GOAL");
    CHECK(Game::make(2, {.goal = 0}).error().code() == "E-GOAL");
    CHECK(Game::make(5, {}).error().code() == "E-SEATS");
}

TEST_CASE("States that no game can come to are refused (H-1, H-3)") {
    Round round{3, {.hand = 2}};
    round.play_all({"begin 0", "deal 5", "deal 2", "deal 5", "deal 1", "deal 1", "deal 1", "pour 2", "lay 5"});
    const auto is_impossible = [&](auto change) {
        State state = round.state;
        change(state);
        return round.game.impossible(state).has_value();
    };
    CHECK_FALSE(is_impossible([](State&) {}));
    CHECK(is_impossible([](State& state) { state.turn = seat(3); }));
    CHECK(is_impossible([](State& state) { ++state.deck[0]; }));
    CHECK(is_impossible([](State& state) { state.deck[0] = -1; }));
    CHECK(is_impossible([](State& state) { state.drinkers[0].won = -1; }));
    CHECK(is_impossible([](State& state) { state.drinkers[3].won = 1; }));
    CHECK(is_impossible([](State& state) { state.drinkers[1].hand[0] = Card{7}; }));
    CHECK(is_impossible([](State& state) { state.drinkers[1].hand = {Card{2}, Card{1}}; }));
    CHECK(is_impossible([](State& state) { state.stake = 4; }));
    CHECK(is_impossible([](State& state) { state.turn = seat(2); }));
    CHECK(is_impossible([](State& state) { state.phase = Phase::pour; }));
    CHECK(is_impossible([](State& state) { state.phase = Phase::start; }));
}

TEST_CASE("Every unseen card is equally likely to be imagined in another's hand") {
    Round round{2, {.hand = 2}};
    round.play_all({"begin 0", "deal 6", "deal 1", "deal 6", "deal 1"});
    const View seen = round.game.view(round.state, seat(0));
    Rng rng{4};
    Counts drawn{};
    constexpr int worlds = 22'000;
    for (int i = 0; i < worlds; ++i) {
        const State world = round.game.imagine(seen, rng);
        for (const Card card : world.drinkers[1].hand) { ++drawn[card.number - 1U]; }
    }
    // Of the 24 cards, seat 0 holds two sixes; four of each other strength and two sixes are left for two places.
    for (std::size_t i = 0; i < 5; ++i) { CHECK(drawn[i] == doctest::Approx(worlds * 2 * 4 / 22.0).epsilon(0.05)); }
    CHECK(drawn[5] == doctest::Approx(worlds * 2 * 2 / 22.0).epsilon(0.05));
}

}  // namespace meadhall::toy
