// Rulings: where the rules can be read in two ways, this is our reading (docs/rules/wikinger.md, section 15).
#include <doctest/doctest.h>

#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

TEST_CASE(
    "Ruling on W-5.3: under capOnly a player takes all he can, and one who can take none is passed over silently") {
    Study study = settled(3, {.brawl_quota = BrawlQuota::cap_only});
    study.take(Colour::black, 4);
    study.take(Colour::red, 3);
    CHECK(study.refusal("decline") == "E-NOT-NOW");
    CHECK(study.refusal("stop") == "E-NOT-NOW");
    const std::string last = study.game.name(study.state.vikings[0].first_member());
    const std::string told = study.told("remove " + last);
    CHECK(told == "Red's Viking is thrown off " + last + ".\n");  // no word of grey, who finds nobody
    CHECK(study.state.phase != Phase::brawl);
}

TEST_CASE("Ruling on W-5.4: after the brawl a tower may be declined although later it is mandatory") {
    Study study{{.position = "R..B/.... firstTowers red", .island = "aabb/aabb"}};
    CHECK(study.offers("decline"));
    study.play("decline");
    CHECK(study.turn() == "black");
    study.play("decline");
    CHECK(study.state.phase == Phase::dawn);  // now it is the game proper
    CHECK(study.refusal("decline") == "E-TOWER-MANDATORY");
}

TEST_CASE("Ruling on W-5.4 and W-8.1: an ally in the region hinders after the brawl, not later") {
    const std::string_view island = "aabb/aabb";
    CHECK(refusal_of({.position = "RL.B/.... firstTowers red", .seats = 4, .island = island}) == "E-POSITION-PHASE");
    CHECK(refusal_of({.position = "RL.B/.... dawn red", .seats = 4, .island = island}).empty());
}

TEST_CASE("Ruling on W-5.4: conquestMinimum does not hold after the brawl") {
    const Study study{
        {.position = "R..B/.... firstTowers red", .island = "aabb/aabb", .options = {.conquest_minimum = 2}}};
    CHECK(study.offers("tower b1"));
}

TEST_CASE("Ruling on W-6.2: sequences that go in circles are left out of the list") {
    const Study study{{.position = "RB.../B.B../.B.../...../B.... march red"}};
    CHECK(study.menu() == "a1-a3 a1-c1 a1-c1-c3");
}

TEST_CASE("Ruling on W-6.4: to pass is a move, and the turn counts as inactive and quiet") {
    Study study{{.position = "RBB./BB../B... march red idle=1,0,0,0 quiet=5"}};
    study.play("pass");
    CHECK(study.idle(0) == 2);
    CHECK(study.state.quiet == 6);
    CHECK(study.turn() == "black");
}

TEST_CASE("Ruling on W-7.1: without third-party captures a third player's tower does not help either") {
    Study study{{.position = "...../.R.../..Bg./...../B..G. march red",
                 .seats = 3,
                 .options = {.capture_with_third_party = false}}};
    study.play("b2-b3");
    CHECK(study.vikings(Colour::black) == 2);
}

TEST_CASE("Ruling on W-7.5: a chain without continuation ends by itself") {
    Study study{{.position = "B..../...../R..../...../B.... march red"}};
    study.play("a3-a2");
    CHECK(study.turn() == "black");
    CHECK(study.refusal("stop") == "E-NOT-NOW");
}

TEST_CASE("Ruling on W-7.6: every tower put up captures like a mover, without a chain") {
    const Options options{.tower_placement_captures = true};
    // W-8.1: a new conquest.
    Study conquest{{.position = "R..BR/....B dawn red", .island = "aaabb/aaabb", .options = options}};
    conquest.play("tower c1");
    CHECK(conquest.vikings(Colour::black) == 1);
    CHECK(conquest.state.phase == Phase::march);
    // W-8.4 i: a swap.
    Study swap{{.position = "R.b../..B../...../....B/..... dawn red",
                .island = "aaabb/ccccc/ccccc/ccccc/ccccc",
                .options = options}};
    swap.play("tower c1");
    CHECK(swap.vikings(Colour::black) == 2);  // c3 behind the victim is free
    Study swap_against_own{{.position = "R.b../..B../..R../....B/..... dawn red",
                            .island = "aaabb/ccccc/ccccc/ccccc/ccccc",
                            .options = options}};
    swap_against_own.play("tower c1");
    CHECK(swap_against_own.vikings(Colour::black) == 1);
    // W-8.4 ii: a conversion.
    Study conversion{{.position = "..bBR/...../..R../...../B...B march red", .options = options}};
    conversion.play("c3-c2");
    CHECK(conversion.figures() == "..r.R/..R../...../...../B...B");
    // W-5.4: after the brawl.
    Study first{{.position = "R..BR/....B firstTowers red", .island = "aaabb/aaabb", .options = options}};
    first.play("tower c1");
    CHECK(first.vikings(Colour::black) == 1);
}

TEST_CASE("Ruling on W-7.6: a tower that a tower captures is converted too, and captures in its turn") {
    Study study{{.position = "R.bB./..... dawn red",
                 .island = "aabbb/aaccc",
                 .options = {.tower_placement_captures = true, .reconquest_needs_presence = false}}};
    study.play("tower b1");  // c1 between b1 and black on d1: safe
    CHECK(study.towers(Colour::black) == 1);
    Study cascade{{.position = "R.bR./..B../....B dawn red",
                   .island = "aabbb/aabcc/ccccc",
                   .options = {.tower_placement_captures = true}}};
    cascade.play("tower b1");
    // The tower on c1 falls between b1 and d1 and turns red; then c2 would need a helper on c3 and is safe.
    CHECK(cascade.figures() == "RrrR./..B../....B");
}

TEST_CASE("Ruling on W-8.1: all points of all conquered regions are offered, one tower per act") {
    Study study{{.position = "R.R.B/..... dawn red", .island = "aabbc/aabbc"}};
    CHECK(study.menu() == "tower a2 tower b1 tower b2 tower c2 tower d1 tower d2");
    study.play("tower c2");
    CHECK(study.menu() == "tower a2 tower b1 tower b2");
}

TEST_CASE(
    "Ruling on W-8.1: with no tower in either hand nothing is conquered, and an enemy tower without guards stays") {
    const Options options{.team_tower_fallback = false};
    Study study{{.position = "r.r.r.b./......R./B....G.. march red",
                 .seats = 4,
                 .island = "aabbccdd/aabbccdd/eeeeeeee",
                 .options = options}};
    study.play("g2-h2");
    CHECK(study.turn() == "black");
    CHECK(study.towers(Colour::black) == 1);
    const Study refused{{.position = "r.r.r.b./......R./B....G.. march red",
                         .seats = 4,
                         .island = "aabbccdd/aabbccdd/eeeeeeee",
                         .options = options}};
    CHECK(refused.game.tower_points(refused.state).empty());
}

TEST_CASE("Ruling on W-8.2: a player who passes checks his conquests at the end of the turn") {
    Study study{{.position = "RBB. march red",
                 .island = "abba",
                 .options = {.conquest_timing = ConquestTiming::end_of_own_turn}}};
    study.play("pass");
    CHECK(study.state.phase == Phase::dusk);
    CHECK(study.menu() == "tower d1");
}

TEST_CASE("Ruling on W-8.4 ii: the mover counts where it stands, and conquestMinimum Vikings are needed") {
    Study enters{{.position = "..b../...../..R../B.... march red", .island = "aaaaa/aaaaa/bbbbb/ccccc"}};
    enters.play("c3-c2");
    CHECK(enters.towers(Colour::red) == 1);
    Study alone{{.position = "..b../...../..R../...../B...B march red", .options = {.conquest_minimum = 2}}};
    alone.play("c3-c2");
    CHECK(alone.towers(Colour::red) == 0);
    CHECK(alone.towers(Colour::black) == 0);
    Study pair{{.position = "...../.R.../..bR./...../....B march red", .options = {.conquest_minimum = 2}}};
    pair.play("b2-b3");
    CHECK(pair.towers(Colour::red) == 1);
}

TEST_CASE("Ruling on W-8.4 ii: two towers captured at once are replaced in reading order, as far as towers last") {
    Study study{{.position = "r.R../..b../...R./r.g../..R../B...G march red",
                 .seats = 4,
                 .island = "aabbb/aabbb/ccbbb/ccddd/ccddd/ffddd",
                 .options = {.reconquest_needs_presence = false, .team_tower_fallback = false}}};
    study.play("d3-c3");
    CHECK(study.figures() == "r.R../..r../..R../r..../..R../B...G");
}

TEST_CASE("Ruling on W-8.4 ii: conversion stays automatic where towers are optional") {
    Study study{{.position = "...../.R.../..bR./...../....B march red",
                 .options = {.tower_placement = TowerPlacement::optional}}};
    study.play("b2-b3");
    CHECK(study.towers(Colour::red) == 1);
    CHECK(study.turn() == "black");
}

TEST_CASE("Ruling on W-8.4 ii: a region freed by a neutralised tower is conquered on any free point") {
    Study study{{.position = "..b../...../..R../...../B.... march red",
                 .island = "aaaaa/aaaaa/aaaaa/aaaaa/bbbbb",
                 .options = {.tower_capture_converts = TowerCapture::neutralise}}};
    study.play("c3-c2");
    CHECK(study.state.phase == Phase::dusk);
    CHECK(study.offers("tower c1"));
    CHECK(study.offers("tower e4"));
}

TEST_CASE("Ruling on W-8.4: reconquestNeedsPresence false lets nobody conquer from outside by (i)") {
    const Study study{{.position = "b.../..../...R/...B dawn red",
                       .island = "aabb/aabb/bbbb/cccc",
                       .options = {.reconquest_needs_presence = false}}};
    CHECK(study.refusal("tower a1") == "E-REGION-PRESENCE");
}

TEST_CASE("Ruling on W-8.4: with undefendedTowerFlips false a tower falls only to a turn that captured a Viking in its "
          "region") {
    const Options options{.undefended_tower_flips = false};
    Study guard_captured{
        {.position = "B..b/..../R.../...B march red", .island = "aaaa/aaaa/bbbb/cccc", .options = options}};
    guard_captured.play("a3-a2");
    CHECK(guard_captured.menu() == "tower d1");

    Study captured_elsewhere{
        {.position = "R..b/..../.R../B..B march red", .island = "aaaa/bbbb/bbbb/bbbb", .options = options}};
    captured_elsewhere.play("b3-a3");
    CHECK(captured_elsewhere.vikings(Colour::black) == 1);
    CHECK(captured_elsewhere.turn() == "black");
    CHECK(captured_elsewhere.towers(Colour::black) == 1);

    const Study explained{
        {.position = "R..b/R.../..../B..B dawn red", .island = "aaaa/bbbb/cccc/dddd", .options = options}};
    CHECK(explained.refusal("tower d1") == "E-TOWER-UNAVENGED");
}

TEST_CASE("Ruling on W-8.4: ownerOnly counts the Vikings of the tower's side, and changes nothing with two or four") {
    const Options options{.reconquest_against = ReconquestAgainst::owner_only};
    Study partner_guards{{.position = "B..../.r.L./...../R...G march black",
                          .seats = 4,
                          .island = "aaaa./aaaa./aaaa./ccccc",
                          .options = options}};
    partner_guards.play("a1-b1");
    CHECK(partner_guards.turn() == "lightRed");
    Study two{
        {.position = "B..../.r.R./...../R.... march black", .island = "aaaa./aaaa./aaaa./ccccc", .options = options}};
    two.play("a1-b1");
    CHECK(two.turn() == "red");
}

TEST_CASE("Ruling on W-8.5: a borrowed tower is the partner's and goes back to the partner") {
    Study study{{.position = "r.r.r..l/......../.......G/R......B march grey",
                 .seats = 4,
                 .island = "aabbccdd/aabbccdd/eeeeeedd/ffffffff"}};
    const std::string told = study.told("h3-h2");
    CHECK(told.find("Light Red's tower on h1 falls and goes back to Light Red.") != std::string::npos);
    CHECK(study.towers(Colour::light_red) == 0);
    CHECK(study.towers(Colour::red) == 3);
}

TEST_CASE("Ruling on W-9.1: after a third, unavoidable inactive turn the duty goes on") {
    Study study{{.position = "R....../......./......./...B..B march red idle=2,0,0,0"}};
    CHECK(study.offers("a1-b1"));
    study.play("a1-b1,g4-g3");
    CHECK(study.idle(0) == 2);
    study.play("b1-b2,g3-g4,b2-b3,g4-g3");
    CHECK(study.menu() == "b3-c3");
}

TEST_CASE("Ruling on W-9.1: the threat is judged at the end of the own turn, by any own Viking") {
    // The Viking on d3 threatens already: whatever red does elsewhere is active.
    const Study study{{.position = "R....../......./...R.../....B.B march red idle=2,0,0,0"}};
    CHECK(study.offers("a1-a2"));
    CHECK(study.offers("a1-b1"));
    CHECK(study.refusal("d3-d2") == "E-MUST-THREATEN");  // this gives the threat up
}

TEST_CASE("Ruling on W-9.1: a tower that alone makes an owed turn active may not be declined") {
    const Options options{.tower_placement = TowerPlacement::optional};
    const std::string_view island = "aaaaaab/aaaaaab/aaaaaab/bbbbbbb";
    Study study{
        {.position = "......./......./R....../......B march red idle=2,0,0,0", .island = island, .options = options}};
    study.play("a3-a2");
    CHECK(study.refusal("decline") == "E-DECLINE-STANDSTILL");
    study.play("tower a1");
    CHECK(study.idle(0) == 0);

    Study threatening{
        {.position = "......./......./R....../..B...B march red idle=2,0,0,0", .island = island, .options = options}};
    threatening.play("a3-b3");
    CHECK(threatening.offers("decline"));  // the threat is enough
}

TEST_CASE("Ruling on W-9.1: where a capture is owed no tower helps, so it may be declined") {
    Study study{{.position = "......./......./R....../......B march red idle=2,0,0,0",
                 .island = "aaaaaab/aaaaaab/aaaaaab/bbbbbbb",
                 .options = {.tower_placement = TowerPlacement::optional, .standstill = Standstill::must_capture}}};
    study.play("a3-a2");
    CHECK(study.offers("decline"));
}

TEST_CASE("Ruling on W-9.1: if noShuttle leaves no move, the player passes") {
    Study study{{.position = "R.BB march red trail0=b1-a1-back", .options = {.standstill = Standstill::no_shuttle}}};
    CHECK(study.menu() == "pass");
    study.play("pass");
    CHECK(study.state.trails[0] == Trail{});
}

TEST_CASE("Ruling on W-9.3: the last side is found at once after a capture") {
    Study study{{.position = "BB.../...../R.... march red"}};
    study.play("a3-a2");
    CHECK(study.state.phase == Phase::chain);
    study.play("a2-b2");
    CHECK(study.state.ending == Ending::last_side);  // before any conquest
    CHECK(study.towers(Colour::red) == 0);
}

TEST_CASE("Ruling on W-9.3: a tower captured together with the last enemy is converted first") {
    Study study{{.position = "r.b../r..BR/..R.. march red", .island = "aabbb/ccbbb/ccbbb"}};
    study.play("c3-c2");
    CHECK(study.figures() == "r.r../r.R.R/.....");
    CHECK(study.state.ending == Ending::towers);
}

TEST_CASE("Ruling on W-9.3: quiet turns are those begun with Vikings, tested at the end of a turn, towers per side") {
    Study skipped{{.position = "R..../...../...../....B march red quiet=10", .seats = 3}};
    skipped.play("a1-b1,e4-d4");  // grey is skipped
    CHECK(skipped.state.quiet == 12);
    Study sides{{.position = "R...l./....../r....b/B....G march red quiet=199",
                 .seats = 4,
                 .island = "aaaabb/aaaabb/cccddd/aaabdd"}};
    CHECK(refusal_of({.position = "R...B. march red quiet=200"}) == "E-POSITION-PHASE");
    sides.play("a1-b1");
    CHECK(sides.state.ending == Ending::quiet);
    CHECK(sides.winners() == "red lightRed");
}

TEST_CASE("Ruling on W-11: with captureDuringJump a tower is converted at the landing, and the sequence may go on") {
    Study study{{.position = "RB.bR/..B../....B/...../B.... march red", .options = {.capture_during_jump = true}}};
    study.play("a1-c1");
    CHECK(study.figures() == ".BRrR/..B../....B/...../B....");
    CHECK(study.menu() == "c1-c3 stop");
    CHECK(study.refusal("c1-a1") == "E-SAME-POINT");  // not back to where the sequence began
}

TEST_CASE("Ruling on W-11: after a capture the sequence goes on by a quiet hop only towards a further capture") {
    const Options options{.capture_during_jump = true};
    Study nothing_more{{.position = "RB.BR/..B../...../...../B.... march red", .options = options}};
    nothing_more.play("a1-c1");  // over c2 he could only come to a quiet end
    CHECK(nothing_more.turn() == "black");

    Study one_more{{.position = "RB.BR/..B../....B/...../B.... march red", .options = options}};
    one_more.play("a1-c1");
    CHECK(one_more.menu() == "c1-c3 stop");
    one_more.play("c1-c3");
    CHECK(one_more.turn() == "red");
    CHECK(one_more.menu() == "c3-d3 stop");  // a step that captures against the shore
    one_more.play("c3-d3");
    CHECK(one_more.figures() == ".B..R/..B../...R./...../B....");
}

TEST_CASE("Ruling on W-11: whoever has come to a quiet end in sight of a capture may leave it at that") {
    Study study{{.position = "RB.BR/..B../....B/...../B.... march red", .options = {.capture_during_jump = true}}};
    study.play("a1-c1,c1-c3,stop");
    CHECK(study.turn() == "black");
    CHECK(study.vikings(Colour::black) == 4);
}

TEST_CASE("Ruling on W-11: the starting point is a landing too, if the sequence comes back to it and captures there") {
    const auto shore = [](bool during_jump) {
        return Study{{.position = "RBB./..../B..R march black",
                      .island = "aaaa/b.../bbbb",
                      .options = {.capture_during_jump = during_jump}}};
    };
    Study study = shore(true);
    CHECK(study.menu().contains("b1-d1-b1"));
    CHECK(study.refusal("b1-d1-b1-d1") == "E-PATH");  // he captures on the way: that is a move of its own
    study.play("b1-d1-b1");
    CHECK(study.figures() == ".BB./..../B..R");
    CHECK(study.state.phase == Phase::dusk);  // nothing more to capture; the region is black's
    CHECK(shore(false).refusal("b1-d1-b1") == "E-SAME-POINT");
}

TEST_CASE("Ruling on W-11: a capture on the starting point counts as a threat (W-9.1)") {
    const auto menu = [](bool during_jump) {
        const Study study{{.position = "RBB../...../R.R.B march black idle=0,2,0,0",
                           .island = "aaaab/b...b/bbbbb",
                           .options = {.capture_during_jump = during_jump}}};
        return study.menu();
    };
    CHECK(menu(true).contains("e3-e2"));  // the next turn would begin with b1-d1-b1
    CHECK_FALSE(menu(false).contains("e3-e2"));
}

TEST_CASE("Ruling on W-11: with captureDuringJump the sequence ends if the game ends") {
    Study study{{.position = "RB.bR/..B../r.r../...../B.... march red",
                 .island = "aabbb/aabbb/ccddd/ccddd/ccddd",
                 .options = {.capture_during_jump = true}}};
    study.play("a1-c1");
    CHECK(study.state.ending == Ending::towers);
    CHECK(study.menu().empty());
}

TEST_CASE("Ruling on W-11: with captureDuringJump and a mandatory chain a capture further on must be made") {
    const Options options{.capture_during_jump = true, .chain_capture = ChainCapture::mandatory};
    Study study{{.position = "RB.BR/..B../...BR/...../B.... march red", .options = options}};
    study.play("a1-c1");
    CHECK(study.menu() == "c1-c3");
    CHECK(study.refusal("stop") == "E-CHAIN-MANDATORY");
    Study content{{.position = "RB.BR/..B../....B/...../B.... march red", .options = options}};
    content.play("a1-c1");
    CHECK(content.menu() == "c1-c3 stop");  // no capture in reach at once: the sequence may end or go on
    content.play("c1-c3");
    CHECK(content.menu() == "c3-d3");
}

}  // namespace
}  // namespace meadhall::wikinger
