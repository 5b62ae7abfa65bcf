// Who knows what, and what can be reckoned from it (WH-6.9, WH-7.2, WH-14.1).
#include <cmath>
#include <functional>
#include <map>

#include <doctest/doctest.h>

#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

TEST_CASE("A seat sees its own hand and the number of cards of the others; a spectator no hand at all") {
    Study study;
    study.give(blue, Card::hunt).give(blue, Card::shield);
    const View mine = Game::view(study.state, seat(1));
    CHECK(mine.hand == study.hand(blue));
    CHECK(mine.me == seat(1));
    CHECK(mine.players[0].cards == 1);
    const View red_view = Game::view(study.state, seat(0));
    CHECK(red_view.players[1].cards == 3);
    CHECK(red_view.hand == study.hand(red));
    const View passer_by = Game::view(study.state, Viewer::spectator());
    CHECK_FALSE(passer_by.me.has_value());
    CHECK(passer_by.hand == Cards{});
    CHECK(passer_by.pile_size == study.state.pile_size);
}

TEST_CASE("Which card was drawn is told to the one who drew it alone") {
    const Event event{.what = Happening::draws_card, .seat = seat(2), .card = Card::walhalla};
    CHECK(Game::witnessed(event, seat(2)) == event);
    const Event heard = Game::witnessed(event, seat(0));
    CHECK(heard == Event{.what = Happening::draws, .seat = seat(2)});
    CHECK(Game::witnessed(event, Viewer::spectator()) == heard);
}

TEST_CASE("Neither which cards lie face down nor how many is known before all are revealed (WH-7.2)") {
    Study study;
    study.give(red, Card::tongue6).give(red, Card::forest).last_ship();
    Study other = study;
    study.play("lay nothing");
    other.play("lay forest+ cult+ tongue6");
    CHECK(Game::view(study.state, seat(1)) == Game::view(other.state, seat(1)));
    CHECK(Game::view(study.state, Viewer::spectator()) == Game::view(other.state, Viewer::spectator()));
    CHECK(Game::view(other.state, seat(0)).laid.tongue6 == 1);
    const Event laid{.what = Happening::lays_cards, .seat = seat(0), .cards = other.state.laid[0]};
    CHECK(Game::witnessed(laid, seat(3)) == Event{.what = Happening::lays, .seat = seat(0)});
    CHECK(Game::witnessed(laid, seat(0)) == laid);
}

TEST_CASE("Who is asked does not depend on what a hand holds (WH-14.1)") {
    for (Card card : {Card::attack, Card::shield, Card::hunt, Card::forest}) {
        Study study{{.land = {"fWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
        study.empty_hand(red).empty_hand(blue).give(red, card).give(blue, Card::village).stand(blue, 1, 1);
        study.play("ship yellow-2; board 1; stay; moor 1 bow-in");
        CHECK(study.asked() == "red");
        study.play("fight");
        CHECK(study.asked() == "blue");
        study.play("lose");
        CHECK(study.asked() == "red");
        CHECK(study.state.step == Step::hunt);
    }
}

// ---- Imagined worlds

/// Pearson's statistic for how often each kind of card was seen against how often it was to be expected.
double chi_square(const std::map<Card, double>& seen, const std::map<Card, double>& expected) {
    double sum = 0;
    for (const auto& [card, number] : expected) {
        const auto found = seen.find(card);
        const double difference = (found == seen.end() ? 0.0 : found->second) - number;
        sum += difference * difference / number;
    }
    return sum;
}

/// The point that the statistic exceeds once in a hundred thousand times, by Wilson and Hilferty's approximation.
double critical(double freedom) {
    const double spread = 2.0 / (9.0 * freedom);
    return freedom * std::pow(1.0 - spread + 4.2649 * std::sqrt(spread), 3);
}

/// Imagines many worlds and compares what one hidden place holds with what it should hold.
void holds_as_expected(const Game& game, const View& seen, const Cards& unseen, int held,
                       const std::function<Cards(const State&)>& place) {
    constexpr int worlds = 20'000;
    std::map<Card, double> counted;
    std::map<Card, double> expected;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        if (count(unseen, kind) == 0) { continue; }
        expected[static_cast<Card>(kind)] = 1.0 * worlds * held * count(unseen, kind) / total(unseen);
    }
    Rng rng{42};
    for (int i = 0; i < worlds; ++i) {
        const Cards cards = place(game.imagine(seen, rng));
        REQUIRE(total(cards) == held);
        REQUIRE(contains(unseen, cards));
        for_each_kind(cards, [&](std::size_t kind) { counted[static_cast<Card>(kind)] += count(cards, kind); });
    }
    // Cards drawn without putting back vary less than the statistic allows for, never more.
    CHECK(chi_square(counted, expected) < critical(static_cast<double>(expected.size()) - 1));
}

TEST_CASE("Unseen cards are equally likely in every unseen place before the pile is renewed") {
    Study study;
    study.give(red, Card::hunt).give(blue, Card::shield).give(blue, Card::walhalla).give(black, Card::hunt);
    study.discard(Card::attack).discard(Card::tongue8);
    const View seen = Game::view(study.state, seat(0));
    Cards unseen = study.game.cards();
    take(unseen, study.hand(red));
    take(unseen, study.state.discards);
    holds_as_expected(study.game, seen, unseen, 3, [](const State& world) { return world.hands[1]; });
    holds_as_expected(study.game, seen, unseen, 1, [](const State& world) { return world.hands[2]; });
    holds_as_expected(study.game, seen, unseen, study.state.pile_size, [](const State& world) { return world.pile; });
}

TEST_CASE("Pairs of unseen cards come with the odds of a shuffled deck") {
    Study study;
    study.give(blue, Card::shield);
    const View seen = Game::view(study.state, Viewer::spectator());
    Rng rng{7};
    int pairs = 0;
    constexpr int worlds = 40'000;
    for (int i = 0; i < worlds; ++i) { pairs += study.game.imagine(seen, rng).hands[1].hunt == 2 ? 1 : 0; }
    const double expected = worlds * (4.0 * 3.0) / (32.0 * 31.0);
    CHECK(std::abs(pairs - expected) < 5 * std::sqrt(expected));
}

TEST_CASE("An imagined world looks the same to the viewer and is possible") {
    Study study;
    study.give(blue, Card::tongue6).give(black, Card::walhalla).last_ship().play("lay cult+");
    Rng rng{3};
    for (int i = 0; i < 2000; ++i) {
        for (Viewer viewer : {Viewer{seat(1)}, Viewer{seat(0)}, Viewer::spectator()}) {
            const View seen = Game::view(study.state, viewer);
            const State world = study.game.imagine(seen, rng);
            REQUIRE(Game::view(world, viewer) == seen);
            REQUIRE_FALSE(study.game.impossible(world).has_value());
        }
    }
}

TEST_CASE("Somebody who has chosen may have laid any raid-end cards (WH-7.2)") {
    Study study;
    study.give(red, Card::tongue6).last_ship().play("lay cult+ tongue6");
    const View seen = Game::view(study.state, seat(1));
    Rng rng{5};
    std::map<int, int> numbers;
    for (int i = 0; i < 3000; ++i) { ++numbers[total(study.game.imagine(seen, rng).laid[0])]; }
    CHECK(numbers.size() == 3);
    CHECK(numbers.rbegin()->first == 2);
}

/// Red has just drawn a card from a pile that was renewed before; the others have drawn nothing since.
Study just_renewed() {
    Study study{
        {.land = {"CCCWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}, .dealt = {"hunt", "shield", "shield", "attack"}}};
    study.give(blue, Card::walhalla).shrink_pile(0);
    return study.play("ship blue-2; board 1; stay; moor 1 bow-in; card tongue6");
}

TEST_CASE("After a renewal the pile holds nothing but what had been discarded (WH-6.9)") {
    const Study study = just_renewed();
    Rng rng{9};
    for (Viewer viewer : {Viewer{seat(0)}, Viewer{seat(3)}, Viewer::spectator()}) {
        const View seen = Game::view(study.state, viewer);
        for (int i = 0; i < 500; ++i) {
            const State world = study.game.imagine(seen, rng);
            REQUIRE(contains(study.state.renewed, world.pile));
            REQUIRE(Game::view(world, viewer) == seen);
        }
    }
}

TEST_CASE("Whoever has drawn nothing since the renewal holds none of the renewed pile's cards alone (WH-6.9)") {
    const Study study = just_renewed();
    const View seen = Game::view(study.state, seat(3));
    Cards kept = study.game.cards();
    take(kept, study.state.renewed);
    take(kept, study.hand(black));
    Rng rng{13};
    int red_has_walhalla = 0;
    std::map<Card, int> fresh;
    constexpr int worlds = 20'000;
    for (int i = 0; i < worlds; ++i) {
        const State world = study.game.imagine(seen, rng);
        REQUIRE(contains(kept, world.hands[1]));
        REQUIRE(contains(kept, world.hands[2]));
        red_has_walhalla += world.hands[0].walhalla;
        Cards drawn = world.hands[0];  // one kept card and one from the new pile
        REQUIRE(total(drawn) == 2);
        fresh[Card::tongue6] += drawn.tongue6;
        fresh[Card::tongue7] += drawn.tongue7;
    }
    // The four kept cards are one hunt, two shields and the Walhalla card; red holds one of them.
    CHECK(std::abs(red_has_walhalla - worlds / 4) < 400);
    // The fresh one is any of the 27 renewed cards.
    CHECK(std::abs(fresh[Card::tongue6] - worlds / 27) < 170);
    CHECK(std::abs(fresh[Card::tongue7] - worlds / 27) < 170);
}

TEST_CASE("A card played after a renewal may have been kept or fresh, with the odds of both (WH-6.9)") {
    // Red keeps a hunt; others are in the renewed pile, from which red draws a card.
    Study study{{.land = {"CCCWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"},
                 .dealt = {"hunt", "shield", "village+", "village+"}}};
    study.shrink_pile(0);
    study.play("ship yellow-2; board 1; stay; moor 1 bow-in; card hunt");
    // Red, who held a hunt and has drawn a hunt, now sells one of them.
    study.zones(red, 0, 12, 1).score(red, 5);
    study.play("ship red-0; board none; ride; sell hunt; moor 2 bow-in");
    const View seen = Game::view(study.state, seat(1));
    REQUIRE(seen.players[0].cards == 1);
    REQUIRE(seen.players[0].kept == 1);
    REQUIRE(seen.players[0].drawn == 1);
    Rng rng{17};
    constexpr int worlds = 20'000;
    int kept_left = 0;
    for (int i = 0; i < worlds; ++i) {
        const State world = study.game.imagine(seen, rng);
        REQUIRE(Game::view(world, seat(1)) == seen);
        REQUIRE(contains(seen.renewed, world.pile));
        kept_left += world.hands[0].village;
    }
    // The kept cards that blue does not see were hunt, village+, village+, one of them red's; the fresh one is any of
    // 28, among them 3 hunts and 2 villages. Two cards of red's are (kept, fresh); one, a hunt, was shown at random.
    const double hunt_then_any = (1.0 / 3) * 0.5;   // the kept hunt was sold; the fresh card is left
    const double any_then_hunt = (3.0 / 28) * 0.5;  // a fresh hunt was sold; the kept card is left
    const double village_left = hunt_then_any * (2.0 / 28) + any_then_hunt * (2.0 / 3);
    const double expected = worlds * village_left / (hunt_then_any + any_then_hunt);
    CHECK(std::abs(kept_left - expected) < 5 * std::sqrt(expected));
}

}  // namespace
}  // namespace meadhall::walhalla
