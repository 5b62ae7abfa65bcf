// Every agreement of section 11, each in every value, and the difference it makes (W-11).
#include <set>

#include <doctest/doctest.h>

#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

/// The value of an option as the component file writes it.
nlohmann::json written(const auto& value) {
    using Value = std::remove_cvref_t<decltype(value)>;
    if constexpr (NamedEnum<Value>) {
        return std::string{name_of(value)};
    } else if constexpr (std::is_same_v<Value, std::optional<int>>) {
        return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
    } else if constexpr (std::is_same_v<Value, IslandChoice>) {
        return std::string{name_of(std::get<Preset>(value))};
    } else {
        return value;
    }
}

nlohmann::json option_values(const Options& options) {
    nlohmann::json all;
    for_each_field(options, [&](std::string_view name, const auto& value) { all[std::string{name}] = written(value); });
    return all;
}

TEST_CASE("Options have the names and defaults of the digest (W-11)") {
    const nlohmann::json defaults = option_values({});
    for (const auto& option : facts()["options"]) {
        CAPTURE(option["id"]);
        REQUIRE(defaults.contains(option["id"]));
        CHECK(defaults[option["id"].get<std::string>()] == option["default"]);
    }
    CHECK(defaults["island"] == "default");
    CHECK(defaults["mode"] == "standard");
    CHECK(defaults.size() == facts()["options"].size() + 2);
}

TEST_CASE("Every value of every option is played by the brute force (W-11)") {
    std::set<std::string> played;
    for (const Agreement& agreement : agreements(0)) {
        const nlohmann::json values = option_values(agreement.options);
        for (const auto& [name, value] : values.items()) { played.insert(name + "=" + value.dump()); }
    }
    for (const auto& option : facts()["options"]) {
        if (!option["values"].is_array()) { continue; }
        for (const auto& value : option["values"]) {
            CAPTURE(option["id"]);
            CAPTURE(value);
            CHECK(played.contains(option["id"].get<std::string>() + "=" + value.dump()));
        }
    }
    CHECK(played.contains("quietPlyDraw=null"));
    CHECK(played.contains("quietPlyDraw=7"));
    CHECK(played.contains("mode=\"grand\""));
}

TEST_CASE("Values that an option does not take are refused by name (W-11)") {
    const auto refusal = [](const Options& options) {
        const Result<Game> game = Game::make(2, options);
        return game ? "" : std::string{game.error().code()} + " " + game.error().detail;
    };
    CHECK(refusal({.conquest_minimum = 0}) == "E-OPTION conquestMinimum");
    CHECK(refusal({.conquest_minimum = 3}) == "E-OPTION conquestMinimum");
    CHECK(refusal({.grand_battle_goal = 4}) == "E-OPTION grandBattleGoal");
    CHECK(refusal({.grand_battle_goal = -5}) == "E-OPTION grandBattleGoal");
    CHECK(refusal({.quiet_ply_draw = 0}) == "E-OPTION quietPlyDraw");
    CHECK(refusal({.quiet_ply_draw = 10'001}) == "E-OPTION quietPlyDraw");
    CHECK(refusal({.quiet_ply_draw = 10'000}).empty());
    CHECK(refusal({.quiet_ply_draw = std::nullopt}).empty());
}

TEST_CASE("Every option is explained in three languages (W-11)") {
    for_each_field(Options{}, [](std::string_view name, const auto&) {
        CAPTURE(name);
        const Words words = Options::meaning(name);
        CHECK_FALSE(words.en.empty());
        CHECK_FALSE(words.de.empty());
        CHECK_FALSE(words.nl.empty());
        CHECK(words.en != words.de);
        CHECK(words.de != words.nl);
    });
    CHECK(Options::meaning("weather").en.empty());
}

// ---- brawlQuota, brawlMode: see brawl_test.cpp for the whole course

TEST_CASE("brawlQuota: exact forbids what capOnly allows (W-5.3)") {
    for (BrawlQuota quota : {BrawlQuota::exact, BrawlQuota::cap_only}) {
        Study study{{.position = {}, .seats = 3, .options = {.brawl_quota = quota}}};
        study.play("start red").play_through(Phase::settlement);
        for (int i = 0; i < 4; ++i) { study.play("remove " + study.game.name(study.state.vikings[1].first_member())); }
        const std::string red = study.game.name(study.state.vikings[0].first_member());
        CHECK(study.refusal("remove " + red) == (quota == BrawlQuota::exact ? "E-BRAWL-QUOTA" : ""));
    }
}

TEST_CASE("brawlMode: blockOfFour takes four before the next player, oneByOne one (W-5.1)") {
    for (BrawlMode mode : {BrawlMode::block_of_four, BrawlMode::one_by_one}) {
        Study study{{.position = {}, .options = {.brawl_mode = mode}}};
        study.play("start red").play_through(Phase::settlement);
        study.play("remove " + study.game.name(study.state.vikings[1].first_member()));
        CHECK(study.turn() == (mode == BrawlMode::block_of_four ? "red" : "black"));
    }
}

TEST_CASE("captureWithThirdParty: with three players a third player's figure helps, or does not (W-7.1 b)") {
    for (bool helps : {true, false}) {
        Study study{{.position = "...../.R.../..BG./...../B.... march red",
                     .seats = 3,
                     .options = {.capture_with_third_party = helps}}};
        study.play("b2-b3");
        CHECK(study.vikings(Colour::black) == (helps ? 1 : 2));
    }
}

TEST_CASE("captureDuringJump: captures happen at every landing, or only at the end (W-7.2)") {
    const std::string_view position = "RB.BR/..B../...../...../B.... march red";
    Study at_the_end{{.position = position}};
    at_the_end.play("a1-c1-c3");
    CHECK(at_the_end.vikings(Colour::black) == 4);

    Study at_every_landing{{.position = position, .options = {.capture_during_jump = true}}};
    CHECK(at_every_landing.refusal("a1-c1-c3") != "");
    at_every_landing.play("a1-c1");
    CHECK(at_every_landing.vikings(Colour::black) == 3);
    CHECK(at_every_landing.figures() == ".BR.R/..B../...../...../B....");
    CHECK(at_every_landing.turn() == "black");  // a quiet hop would lead to no further capture (W-11)
}

TEST_CASE("chainCapture: whoever can capture on may, or must (W-7.5)") {
    for (ChainCapture chain : {ChainCapture::optional, ChainCapture::mandatory}) {
        Study study{{.position = "BBB../...../R..../...../B.... march red", .options = {.chain_capture = chain}}};
        study.play("a3-a2");
        CHECK(study.menu() == (chain == ChainCapture::optional ? "a2-b2 stop" : "a2-b2"));
        CHECK(study.refusal("stop") == (chain == ChainCapture::optional ? "" : "E-CHAIN-MANDATORY"));
    }
}

TEST_CASE("conquestMinimum: one own Viking conquers, or two are needed (W-8.1)") {
    for (int minimum : {1, 2}) {
        Study study{
            {.position = "R..B/...B march red", .island = "aabb/aabb", .options = {.conquest_minimum = minimum}}};
        study.play("a1-a2");
        CHECK((study.state.phase == Phase::dusk) == (minimum == 1));
    }
    Study pair{{.position = "R..B/R... march red", .island = "aabb/aabb", .options = {.conquest_minimum = 2}}};
    pair.play("a1-b1");
    CHECK(pair.state.phase == Phase::dusk);
}

TEST_CASE("conquestTiming: before moving, after it, or both (W-8.2)") {
    using enum ConquestTiming;
    for (ConquestTiming timing : {start_and_end_of_own_turn, start_of_own_turn, end_of_own_turn}) {
        Study study{{.position = "BR../...R march red", .island = "aabb/aabb", .options = {.conquest_timing = timing}}};
        study.play("b1-c1");
        CHECK((study.state.phase == Phase::dusk) == (timing != start_of_own_turn));  // red holds b after moving
        if (study.state.phase == Phase::dusk) { study.play("tower c2"); }
        CHECK(study.turn() == "black");
        CHECK((study.state.phase == Phase::dawn) == (timing != end_of_own_turn));  // black holds a before moving
    }
}

TEST_CASE("towerPlacement: a tower must, or may, go up (W-8.1)") {
    for (TowerPlacement placement : {TowerPlacement::mandatory, TowerPlacement::optional}) {
        Study study{
            {.position = "R..B/.... dawn red", .island = "aabb/aabb", .options = {.tower_placement = placement}}};
        CHECK(study.refusal("decline") == (placement == TowerPlacement::mandatory ? "E-TOWER-MANDATORY" : ""));
    }
    Study declined{{.position = "R..B/.... dawn red",
                    .island = "aabb/aabb",
                    .options = {.tower_placement = TowerPlacement::optional}}};
    CHECK(declined.told("decline") == "Red puts up no tower.\n");
    CHECK(declined.state.phase == Phase::march);
    declined.play("a1-a2");
    CHECK(declined.state.phase == Phase::dusk);  // asked again after moving
    declined.play("decline");
    CHECK(declined.turn() == "black");
    CHECK(declined.towers(Colour::red) == 0);
}

TEST_CASE("towerPlacementCaptures: a tower captures when it is put up, or does not (W-7.6)") {
    for (bool captures : {false, true}) {
        Study study{{.position = "R..BR/....B dawn red",
                     .island = "aaabb/aaabb",
                     .options = {.tower_placement_captures = captures}}};
        study.play("tower c1");
        CHECK(study.vikings(Colour::black) == (captures ? 1 : 2));
    }
}

TEST_CASE("towerCaptureConverts: a captured tower is replaced at once, or only removed (W-8.4 ii)") {
    for (TowerCapture converts : {TowerCapture::immediate, TowerCapture::neutralise}) {
        Study study{
            {.position = "...../.R.../..bR./...../....B march red", .options = {.tower_capture_converts = converts}}};
        study.play("b2-b3");
        CHECK(study.towers(Colour::black) == 0);
        CHECK(study.towers(Colour::red) == (converts == TowerCapture::immediate ? 1 : 0));
    }
}

TEST_CASE("reconquestNeedsPresence: without a Viking in the region a captured tower is replaced only if so agreed "
          "(W-8.4 ii)") {
    for (bool needed : {true, false}) {
        Study study{{.position = "..R.B/...../B.b.B march red",
                     .island = "aaaaa/aaaaa/bbbbb",
                     .options = {.reconquest_needs_presence = needed}}};
        study.play("c1-c2");
        CHECK(study.towers(Colour::black) == 0);
        CHECK(study.towers(Colour::red) == (needed ? 0 : 1));
    }
}

TEST_CASE("undefendedTowerFlips: an unguarded tower falls to an invader, or only after a capture (W-8.4 i)") {
    for (bool flips : {true, false}) {
        Study study{{.position = "B..../.r.../...../R.... march black",
                     .island = "aaab./aaab./aaab./ccccc",
                     .options = {.undefended_tower_flips = flips}}};
        study.play("a1-b1");
        CHECK((study.state.phase == Phase::dusk) == flips);
    }
}

TEST_CASE("reconquestAgainst: everybody's Vikings guard a tower, or only its owner's (W-8.4 i)") {
    for (ReconquestAgainst against : {ReconquestAgainst::all_opponents, ReconquestAgainst::owner_only}) {
        Study study{{.position = "B..../.r.G./...../R.... march black",
                     .seats = 3,
                     .island = "aaaa./aaaa./aaaa./ccccc",
                     .options = {.reconquest_against = against}}};
        study.play("a1-b1");
        CHECK((study.state.phase == Phase::dusk) == (against == ReconquestAgainst::owner_only));
    }
}

TEST_CASE("teamTowerFallback: a player without towers uses the partner's, or nothing (W-8.5)") {
    for (bool fallback : {true, false}) {
        Study study{{.position = "r.r.r.R./B......G march red",
                     .seats = 4,
                     .island = "aabbccdd/aabbccee",
                     .options = {.team_tower_fallback = fallback}}};
        study.play("g1-h1");
        CHECK((study.state.phase == Phase::dusk) == fallback);
    }
}

TEST_CASE("standstill: the same position after two idle turns, in four readings (W-9.1)") {
    const auto menu = [](Standstill rule) {
        const bool counts = rule == Standstill::must_threaten || rule == Standstill::must_capture;
        const std::string memory = counts                           ? " idle=2,0,0,0"
                                   : rule == Standstill::no_shuttle ? " trail0=a2-a3-back"
                                                                    : "";
        return Study{
            {.position = "......./......./R....../..B...B march red" + memory, .options = {.standstill = rule}}}
            .menu();
    };
    CHECK(menu(Standstill::must_threaten) == "a3-b3");  // from where a capture on c3 hangs over black
    CHECK(menu(Standstill::no_shuttle) == "a3-a4 a3-b3");
    CHECK(menu(Standstill::must_capture) == "a3-a2 a3-a4 a3-b3");  // no move captures: any will do
    CHECK(menu(Standstill::off) == "a3-a2 a3-a4 a3-b3");
}

TEST_CASE("grandBattleGoal: three, five or six towers win the grand battle (W-10.3)") {
    const auto wins = [](int goal, std::string_view position) {
        Study study{{.position = position,
                     .island = "aabbccddeeffg/aabbccddeeffg",
                     .options = {.mode = Mode::grand, .grand_battle_goal = goal}}};
        study.play("k1-k2,tower k1");
        return study.winners() == "red";
    };
    CHECK(wins(3, "r.r.......R../............B march red"));
    CHECK_FALSE(wins(5, "r.r.......R../............B march red"));
    CHECK(wins(5, "r.r.r.r...R../............B march red"));
    CHECK_FALSE(wins(6, "r.r.r.r...R../............B march red"));
    CHECK(wins(6, "r.r.r.r.r.R../............B march red"));
}

TEST_CASE("quietPlyDraw: after so many quiet turns, or never (W-9.3)") {
    const auto ending = [](std::optional<int> limit) {
        Study study{{.position = "R...../....../.....B march red", .options = {.quiet_ply_draw = limit}}};
        for (int i = 0; i < 3 && study.state.phase != Phase::over; ++i) {
            study.play(i % 2 == 0 ? (i == 0 ? "a1-b1" : "b1-a1") : "f3-e3");
        }
        return study.state.ending;
    };
    CHECK(ending(3) == Ending::quiet);
    CHECK(ending(4) == Ending::none);
    CHECK(ending(std::nullopt) == Ending::none);
    CHECK(refusal_of({.position = "R./.B march red quiet=60000", .options = {.quiet_ply_draw = std::nullopt}}).empty());
    CHECK(refusal_of({.position = "R./.B march red quiet=200"}) == "E-POSITION-PHASE");
}

TEST_CASE("mode: the grand battle gives each of two players both shades (W-10.1)") {
    CHECK(Game::make(2, {.mode = Mode::standard}).value().plays(Colour::grey) == false);
    CHECK(Game::make(2, {.mode = Mode::grand}).value().plays(Colour::grey));
}

}  // namespace
}  // namespace meadhall::wikinger
