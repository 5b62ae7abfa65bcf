// How many lines of play there are from fixed positions. The brute force counts the first plies anew each time; what
// lies deeper was counted once by both and is fixed here.
#include <doctest/doctest.h>

#include "games/wikinger/support/perft.hpp"
#include "games/wikinger/support/study.hpp"

namespace meadhall::wikinger {
namespace {

/// The counts of one move, two moves, ... as text.
std::string counts(const Study& study, int depth) {
    std::string all;
    for (int i = 1; i <= depth; ++i) {
        all += (all.empty() ? "" : " ") + std::to_string(engine_perft(study.game, study.state, i));
    }
    return all;
}

void check_by_brute_force(const Study& study, int depth) {
    CHECK(engine_perft(study.game, study.state, depth) == brute_perft(study.game, study.state, depth));
}

TEST_CASE("The lot and the first Vikings ashore: so many ways (W-4.1)") {
    CHECK(counts(Study{{.position = {}}}, 3) == "2 120 7080");
    CHECK(counts(Study{{.position = {}, .seats = 3}}, 3) == "3 252 20916");
    CHECK(counts(Study{{.position = {}, .seats = 4}}, 3) == "4 432 46224");
    CHECK(counts(Study{{.position = {}, .options = {.mode = Mode::grand}}}, 3) == "2 432 92448");
}

TEST_CASE("Figure 4 of the rulebook: so many lines of play (W-7.5)") {
    const Study study{{.position = "....BBBB./...R....R/.B......./......... march red",
                       .island = "aaaabbbbb/aaaabbbbb/aaaabbbbb/aaaabbbbb"}};
    CHECK(counts(study, 5) == "7 66 446 5217 39929");
    check_by_brute_force(study, 3);
}

TEST_CASE("Figure 5 of the rulebook: so many lines of play (W-7.2)") {
    const Study study{{.position = "....B../....R../...B.RB/..B.R../BR..B.. march black"}};
    CHECK(counts(study, 4) == "27 234 4741 59190");
    check_by_brute_force(study, 2);
}

TEST_CASE("Two players on the second preset: so many lines of play (W-6.2)") {
    const Study study{
        {.position =
             "....B......./..R..R....../..R.BR.B..../....R..BR.R./..BR.R..RB../R..RB..B...R/.BR...B...../...b......../"
             ".....B...... march black starter=red fallen=4,4,0,0",
         .options = {.island = Preset::two_b}}};
    CHECK(counts(study, 3) == "45 1475 55207");
    check_by_brute_force(study, 2);
}

TEST_CASE("Three players: so many lines of play (W-7.1)") {
    const Study study{
        {.position =
             "............/..B........./GR..G......./BG........../...BR...BR../.....B.G..../..BBB..GR.../..Bb.R.RGB../"
             "...GB..R.GBR/......BGGGR./....GR....../...B..GR.... march red starter=black fallen=4,4,0,4 quiet=1",
         .seats = 3,
         .options = {.island = Preset::three}}};
    CHECK(counts(study, 3) == "31 938 33219");
    check_by_brute_force(study, 2);
}

TEST_CASE("Three players, towers and an owed turn: so many lines of play (W-9.1)") {
    const Study study{{.position = "r.B.G/..R../b.B.G/..R../R.g.B march red idle=2,1,2,0",
                       .seats = 3,
                       .island = "aabbb/aabbb/ccddd/ccddd/ccddd"}};
    CHECK(counts(study, 5) == "6 6 42 126 691");
    check_by_brute_force(study, 3);
}

TEST_CASE("Four players: so many lines of play (W-8)") {
    const Study study{
        {.position =
             ".BG......../.R.G.B...../.GBG......./...BGgGR.../....BG...R./..B..Rr.RL./..B...R..R./..Rr....BGL/"
             "....B.L.LLG/"
             "...B...RR../..RLL.L.R../....R..L.L./....L..G.../...LRL.B.../.....B..... march black fallen=4,4,4,4",
         .seats = 4,
         .options = {.island = Preset::four}}};
    CHECK(counts(study, 3) == "30 1221 35988");
    check_by_brute_force(study, 1);
}

TEST_CASE("Four players, agreements changed: so many lines of play (W-11)") {
    const Study study{{.position = "r.B.G.l/..R.L../b.B.G.R/..R.L../R.g.B.. march black",
                       .seats = 4,
                       .island = "aabbbee/aabbbee/ccdddff/ccdddff/ccdddff",
                       .options = {.capture_during_jump = true,
                                   .tower_placement = TowerPlacement::optional,
                                   .tower_placement_captures = true,
                                   .undefended_tower_flips = false,
                                   .standstill = Standstill::no_shuttle}}};
    CHECK(counts(study, 5) == "6 24 124 635 4797");
    check_by_brute_force(study, 4);
}

TEST_CASE("The grand battle in full swing: so many lines of play (W-10)") {
    const Study study{{.position = ".LG......../L.B......../BLBR.R.R.../..BL..B..B./.....RLR.../..BG..GRG../"
                                   ".....GGBLL./.........../.bBBG...L../"
                                   "..G.....RGL/...bGB..G../....R..LG../...LLGB.G../....R...L../.....B..... chain "
                                   "black fallen=4,4,4,4 avenged=267 "
                                   "captured marcher=f13",
                       .options = {.island = Preset::four, .mode = Mode::grand}}};
    CHECK(counts(study, 3) == "2 12 586");
    check_by_brute_force(study, 2);
}

}  // namespace
}  // namespace meadhall::wikinger
