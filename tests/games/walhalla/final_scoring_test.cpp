// The end of the game (WH-9, WH-13.1).
#include <doctest/doctest.h>

#include "facts.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

Study heroes(const std::array<int, 4>& numbers, const Options& options = {}) {
    Study study{{.options = options}};
    study.raid(3);
    for (std::size_t i = 0; i < 4; ++i) { study.zones(all_colours[i], 1, 13 - numbers[i], numbers[i]); }
    return study;
}

TEST_CASE("One point for every field held at the end, wheat of earlier raids too (WH-9.1, WH-13.1)") {
    Study study{{.land = {"CfFvVWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.raid(3);
    for (int row = 1; row <= 6; ++row) { study.stand(red, 1, row); }
    study.no_cards().last_ship();
    CHECK(study.player(red).points.fields_held == 6);
    CHECK(study.player(blue).points.fields_held == 0);
}

TEST_CASE("T6: prizes for the most heroes, shared in ties (WH-9.2, finalWalhallaSecond)") {
    for (int second : {4, 5}) {
        Options options;
        options.final_walhalla_second = static_cast<std::uint8_t>(second);
        for (const auto& [numbers, points] : example("T6_final_walhalla")["vp2=" + std::to_string(second)].items()) {
            CAPTURE(numbers);
            Study study = heroes({numbers[0] - '0', numbers[2] - '0', numbers[4] - '0', numbers[6] - '0'}, options);
            study.no_cards().last_ship();
            for (std::size_t i = 0; i < 4; ++i) { CHECK(study.player(all_colours[i]).points.walhalla == points[i]); }
        }
    }
}

TEST_CASE("Nobody scores with an empty Walhalla, unless agreed otherwise (WH-9.2, zeroStrengthScores)") {
    Study study = heroes({2, 0, 0, 0});
    study.no_cards().last_ship();
    CHECK(study.player(red).points.walhalla == 6);
    CHECK(study.player(blue).points.walhalla == 0);
    Options options;
    options.zero_strength_scores = true;
    Study generous = heroes({2, 0, 0, 0}, options);
    generous.no_cards().last_ship();
    CHECK(generous.player(blue).points.walhalla == 2);
}

TEST_CASE(
    "The Walhalla card counts in the final scoring, unless agreed otherwise (WH-9.2, walhallaCardCountsFinally)") {
    Study study = heroes({1, 2, 0, 0});
    study.give(red, Card::walhalla).last_ship().play("lay walhalla").lay_nothing();
    CHECK(study.player(red).points.walhalla == 6);
    CHECK(study.player(blue).points.walhalla == 4);
    Options options;
    options.walhalla_card_counts_finally = false;
    Study plain = heroes({1, 2, 0, 0}, options);
    plain.give(red, Card::walhalla).last_ship().play("lay walhalla").lay_nothing();  // useless, but allowed (WH-14)
    CHECK(plain.player(red).points.walhalla == 4);
    CHECK(plain.player(blue).points.walhalla == 6);
}

TEST_CASE("Played at the resupply, the card is asked for before the final ranking if it counts there (WH-14)") {
    Options options;
    options.walhalla_card_timing = WalhallaCardTiming::at_resupply;
    Study study = heroes({1, 2, 0, 0}, options);
    study.give(red, Card::walhalla).last_ship().lay_nothing();
    CHECK(study.asked() == "red");
    Study kept = study;
    study.play("walhalla");
    CHECK(study.asked() == "nobody");
    CHECK(study.player(red).points.walhalla == 6);
    kept.play("keep; keep; keep; keep");
    CHECK(kept.player(red).points.walhalla == 4);

    options.walhalla_card_counts_finally = false;
    Study unasked = heroes({1, 2, 0, 0}, options);
    unasked.give(red, Card::walhalla).last_ship().lay_nothing();
    CHECK(unasked.asked() == "nobody");
}

TEST_CASE("Most points win (WH-9.3)") {
    Study study = heroes({1, 0, 0, 0});
    study.no_cards().score(blue, 30).last_ship();
    CHECK(study.winners() == "blue");
    CHECK(study.refusal("moor 1") == "E-OVER");
    const Standing standing = study.game.standing(study.state);
    CHECK(standing.over);
    CHECK(standing.scores[0] == 6);
}

TEST_CASE("A tie is a shared victory, or is broken as agreed (WH-9.3, finalTieBreak)") {
    const auto winners = [](FinalTieBreak tie_break) {
        Options options;
        options.final_tie_break = tie_break;
        Study study = heroes({4, 2, 0, 0}, options);
        study.stand(blue, 1, 1).stand(yellow, 1, 2).stand(yellow, 1, 3);
        // 6 for red's heroes; 4 + 3 + 3 + 1 for blue, 6 + 6 + 2 for yellow
        study.no_cards().score(red, 24).score(blue, 19).score(yellow, 16).last_ship();
        REQUIRE(study.points(red) == 30);
        REQUIRE(study.points(blue) == 30);
        REQUIRE(study.points(yellow) == 30);
        return study.winners();
    };
    CHECK(winners(FinalTieBreak::shared) == "red blue yellow");
    CHECK(winners(FinalTieBreak::most_in_walhalla) == "red");
    CHECK(winners(FinalTieBreak::most_fields) == "yellow");
}

TEST_CASE("The tie-break counts heroes without the card (WH-9.3, WH-14)") {
    Options options;
    options.final_tie_break = FinalTieBreak::most_in_walhalla;
    Study study = heroes({1, 2, 0, 0}, options);
    study.give(red, Card::walhalla).score(red, 10).score(blue, 12).last_ship().play("lay walhalla").lay_nothing();
    REQUIRE(study.points(red) == study.points(blue));
    CHECK(study.winners() == "blue");
}

TEST_CASE("The score is broken down by source with rule ids") {
    Study study{{.land = {"fWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"}}};
    study.raid(3).give(red, Card::hunt).give(red, Card::wheat);
    study.play("ship blue-2; board 1 2; stay; moor 1 bow-in; hunt");
    study.last_ship().play("lay wheat+").lay_nothing();
    const auto items = study.game.breakdown(study.state, seat(0));
    int sum = 0;
    for (const ScoreItem& item : items) {
        sum += item.points;
        CHECK(item.rule.starts_with("WH-"));
        CHECK_FALSE(item.name.de.empty());
        CHECK_FALSE(item.name.nl.empty());
    }
    CHECK(sum == study.points(red));
    CHECK(items[0].points == 2);  // forest
    CHECK(items[1].points == 2);  // hunt
    CHECK(items[2].points == 6);  // tongue 6
    CHECK(items[3].points == 3);  // wheat
    CHECK(items[4].points == 1);  // wheat card
    CHECK(items[6].points == 2);  // fields
}

}  // namespace
}  // namespace meadhall::walhalla
