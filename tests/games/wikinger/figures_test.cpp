// The figures of the rulebook, W1 to W8, on the reconstructed positions of tests/data/wikinger.json (W-12).
#include <algorithm>

#include <doctest/doctest.h>

#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

std::string joined(const nlohmann::json& lines) {
    std::string text;
    for (const auto& line : lines) { text += (text.empty() ? "" : "/") + line.get<std::string>(); }
    return text;
}

std::string colour_of(const nlohmann::json& letter) { return letter == "R" ? "red" : letter == "B" ? "black" : "grey"; }

/// Where black and grey are of one team, the four of two teams play, one of them without Vikings.
int seats_of(const nlohmann::json& figure) {
    const auto players = static_cast<int>(figure["players"].size());
    return players == 3 && figure["teams"][1] == figure["teams"][2] ? 4 : players;
}

Study study_of(const nlohmann::json& figure, Options options = {}) {
    const std::string land = joined(figure["land"]);
    const std::string position = joined(figure["pieces"]) + " march " + colour_of(figure["mover"]);
    return Study{{.position = position, .seats = seats_of(figure), .island = land, .options = options}};
}

std::string point_name(const Study& study, const nlohmann::json& spot) {
    return study.game.name(study.game.island().at(spot[0], spot[1]));
}

std::string move_text(const Study& study, const nlohmann::json& path) {
    std::string text;
    for (const auto& spot : path) { text += (text.empty() ? "" : "-") + point_name(study, spot); }
    return text;
}

/// Plays the moves and collects the names of the points where figures were captured.
std::vector<std::string> captures(Study& study, const nlohmann::json& moves) {
    std::vector<std::string> captured;
    for (const auto& path : moves) {
        const Move move = study.game.parse(study.state, move_text(study, path)).value();
        REQUIRE_FALSE(study.game.why(study.state, move).has_value());
        EventList<Game> events;
        study.game.apply(study.state, move, events);
        for (const Event& event : events) {
            const bool falls = event.what == Happening::viking_falls || event.what == Happening::tower_falls;
            if (falls) { captured.push_back(study.game.name(event.at)); }
        }
    }
    std::ranges::sort(captured);
    return captured;
}

std::vector<std::string> expected_captures(const Study& study, const nlohmann::json& figure) {
    std::vector<std::string> expected;
    for (const auto& spot : figure["captured"]) { expected.push_back(point_name(study, spot)); }
    std::ranges::sort(expected);
    return expected;
}

const nlohmann::json& figure_named(std::string_view id) {
    for (const auto& figure : facts()["tests"]["list"]) {
        if (figure["id"] == id) { return figure; }
    }
    FAIL("no figure " << id);
    std::abort();
}

/// The letters of the regions where towers are offered now.
std::string regions_offered(const Study& study) {
    std::string letters;
    const Island& island = study.game.island();
    for (Point at : study.game.tower_points(study.state)) {
        const char letter = island.letter(island.region_of(at));
        if (letters.find(letter) == std::string::npos) { letters += letter; }
    }
    return letters;
}

TEST_CASE("Every figure captures exactly whom its caption says, and the mover survives (W1 to W8, W-12)") {
    CHECK(facts()["tests"]["list"].size() == 12);
    for (const auto& figure : facts()["tests"]["list"]) {
        const std::string id = figure["id"];
        CAPTURE(id);
        Study study = study_of(figure);
        const Seat mover = study.state.turn;
        CHECK(captures(study, figure["path"]) == expected_captures(study, figure));
        const auto& end = figure["path"].back().back();
        CHECK(study.game.vikings(study.state, mover).contains(study.game.island().at(end[0], end[1])));
    }
}

TEST_CASE("W1, W3, W4: with its last Viking captured the other side has lost (W-9.3)") {
    for (std::string_view id : {"W1_sandwich_own", "W3_shore", "W4_towersandwich"}) {
        Study study = study_of(figure_named(id));
        captures(study, figure_named(id)["path"]);
        CHECK(study.state.ending == Ending::last_side);
    }
}

TEST_CASE("W2: with three players the third party's help is a matter of agreement (W-7.1 b)") {
    const auto& figure = figure_named("W2_sandwich_third_party_3p");
    Study without = study_of(figure, {.capture_with_third_party = false});
    CHECK(captures(without, figure["path"]).empty());
    Study with = study_of(figure, {.capture_with_third_party = true});
    CHECK(captures(with, figure["path"]).size() == 1);
}

TEST_CASE("W2b: an ally's help always counts (W-7.1 b)") {
    const auto& figure = figure_named("W2b_sandwich_ally_4p");
    Study study = study_of(figure, {.capture_with_third_party = false});
    CHECK(captures(study, figure["path"]) == expected_captures(study, figure));
}

TEST_CASE("W5: who wins the right region should not leave the left one (W-8.2)") {
    for (std::string_view id : {"W5_chain_A", "W5_chain_B"}) {
        CAPTURE(id);
        const auto& figure = figure_named(id);
        Study study = study_of(figure);
        captures(study, figure["path"]);
        CHECK(study.state.phase == Phase::dusk);
        CHECK(regions_offered(study) == figure["after"]["redConquers"][0].get<std::string>());
        study.play("tower i4");
        CHECK(study.turn() == "black");
        std::string black;
        for (const auto& letter : figure["after"]["blackConquersOnNextTurn"]) { black += letter.get<std::string>(); }
        CHECK((study.state.phase == Phase::dawn ? regions_offered(study) : "") == black);
    }
}

TEST_CASE("W6: the three captured stand around the end of the sequence, those jumped over remain (W-7.2)") {
    const auto& figure = figure_named("W6_triple_after_jumps");
    Study study = study_of(figure);
    captures(study, figure["path"]);
    CHECK(study.figures() == "....B../......./...BB.B/..B..../.R..B..");
}

TEST_CASE("W8: the captured tower is red's at once, although a black Viking remains (W-8.4 ii)") {
    const auto& figure = figure_named("W8_tower_captured_converts");
    Study study = study_of(figure);
    captures(study, figure["path"]);
    const auto& at = figure["after"]["towerAt"];
    CHECK(figure["after"]["towerOwner"] == "R");
    CHECK(study.state.towers[0].contains(study.game.island().at(at[0], at[1])));
    CHECK(study.vikings(Colour::black) == 1);
}

}  // namespace
}  // namespace meadhall::wikinger
