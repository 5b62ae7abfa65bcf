// Chapter C: the first brawl and the first towers (W-5).
#include <functional>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

/// Why nobody may take a Viking of this colour now; empty if one may.
std::string refusal(const Study& study, Colour colour) {
    const Point at = study.state.vikings[static_cast<std::size_t>(colour)].first_member();
    return study.refusal("remove " + study.game.name(at));
}

TEST_CASE("From the start player on, each player removes four enemy Vikings at once (W-5.1)") {
    Study study{{.position = {}, .seats = 2}};
    study.play("start black").play_through(Phase::settlement);
    CHECK(study.turn() == "black");
    study.take(Colour::red, 4);
    CHECK(study.turn() == "red");
    study.take(Colour::black, 4);
    CHECK(study.state.phase != Phase::brawl);
    CHECK(study.vikings(Colour::red) == 14);
    CHECK(study.vikings(Colour::black) == 14);
}

TEST_CASE("Only enemy Vikings are removed, not one's own nor an ally's (W-5.1)") {
    Study two = settled(2);
    CHECK(refusal(two, Colour::red) == "E-NO-ENEMY-VIKING");
    Study four = settled(4);
    CHECK(refusal(four, Colour::light_red) == "E-NO-ENEMY-VIKING");
    CHECK(refusal(four, Colour::grey).empty());
}

TEST_CASE("An empty point gives nobody to remove (W-5.1)") {
    const Study study = settled(2);
    const Point free = (study.game.island().land() - Game::figures(study.state)).first_member();
    CHECK(study.refusal("remove " + study.game.name(free)) == "E-NO-ENEMY-VIKING");
}

TEST_CASE("One by one, if so agreed, each player removes four in four rounds (W-5.1)") {
    Study study = settled(3, {.brawl_mode = BrawlMode::one_by_one});
    std::string order;
    while (study.state.phase == Phase::brawl) {
        order += study.turn()[0];
        MoveList<Game> moves;
        study.game.legal_moves(study.state, moves);
        study.game.apply(study.state, moves[0]);
    }
    CHECK(order == "rbgrbgrbgrbg");
}

TEST_CASE("No colour loses more than four in all (W-5.2)") {
    Study study = settled(3);
    study.take(Colour::black, 4);
    CHECK(study.turn() == "black");
    study.take(Colour::grey, 3);
    CHECK(refusal(study, Colour::red) == "E-BRAWL-QUOTA");
    study.take(Colour::grey, 1);
    CHECK(study.turn() == "grey");
    CHECK(refusal(study, Colour::black) == "E-BRAWL-CAP");
    CHECK(refusal(study, Colour::red).empty());
}

TEST_CASE("Three players, exact: the first player's split settles the others' (W-5.3)") {
    Study study = settled(3);
    study.take(Colour::black, 1);
    study.take(Colour::grey, 3);
    // a = 1: the second takes one of the third and three of the first.
    study.take(Colour::red, 3);
    CHECK(refusal(study, Colour::red) == "E-BRAWL-QUOTA");
    study.take(Colour::grey, 1);
    CHECK(study.turn() == "grey");
    study.take(Colour::red, 1);
    CHECK(refusal(study, Colour::red) == "E-BRAWL-CAP");
    study.take(Colour::black, 3);
    CHECK(study.state.fallen == PerColour<std::uint8_t>{4, 4, 0, 4});
}

TEST_CASE("Four players, exact: the later partner's split is the complement of the earlier one's (W-5.3)") {
    Study study = settled(4);
    study.take(Colour::black, 3);
    study.take(Colour::grey, 1);
    study.take(Colour::red, 2);
    study.take(Colour::light_red, 2);
    CHECK(study.turn() == "lightRed");
    study.take(Colour::black, 1);
    CHECK(refusal(study, Colour::black) == "E-BRAWL-CAP");
    study.take(Colour::grey, 3);
    CHECK(study.turn() == "grey");
    study.take(Colour::red, 2);
    CHECK(refusal(study, Colour::red) == "E-BRAWL-CAP");
    study.take(Colour::light_red, 2);
    CHECK(study.state.fallen == PerColour<std::uint8_t>{4, 4, 4, 4});
}

TEST_CASE("Cap only: later players may simply get fewer, but not fewer than they could take (W-5.3)") {
    Study study = settled(3, {.brawl_quota = BrawlQuota::cap_only});
    study.take(Colour::black, 4);
    study.take(Colour::red, 4);
    // Grey finds nobody left whom the cap does not protect: his turn is passed over (ruling 5.3).
    CHECK(study.state.phase != Phase::brawl);
    CHECK(study.state.fallen == PerColour<std::uint8_t>{4, 4, 0, 0});
}

TEST_CASE("Cap only: a player who finds fewer than four takes those (W-5.3)") {
    Study study = settled(3, {.brawl_quota = BrawlQuota::cap_only});
    study.take(Colour::black, 3);
    study.take(Colour::grey, 1);
    study.take(Colour::red, 4);
    CHECK(study.turn() == "grey");
    CHECK(refusal(study, Colour::red) == "E-BRAWL-CAP");
    CHECK(refusal(study, Colour::black).empty());
    study.take(Colour::black, 1);
    CHECK(study.state.phase != Phase::brawl);
}

TEST_CASE("W9: three players, exact, can split only as (0,0,0) to (4,4,4) (W-5.3)") {
    const auto& computed = facts()["tests"]["computed"][0];
    REQUIRE(computed["id"] == "W9_brawl_3p_exact");
    std::set<std::vector<int>> feasible = computed["feasible"].get<std::set<std::vector<int>>>();
    // What each takes of the next player; the moves of one player in any order.
    std::set<std::vector<int>> reached;
    const std::array<Colour, 3> players = {Colour::red, Colour::black, Colour::grey};
    const std::function<void(Study, std::vector<int>)> explore = [&](const Study& study,
                                                                     const std::vector<int>& taken) {
        if (study.state.phase != Phase::brawl) {
            reached.insert(taken);
            return;
        }
        const std::size_t mine = study.state.turn.number;
        for (std::size_t victim = 0; victim < 3; ++victim) {
            if (victim == mine || !refusal(study, players[victim]).empty()) { continue; }
            Study after = study;
            after.take(players[victim], 1);
            std::vector<int> count = taken;
            count[mine] += victim == (mine + 1) % 3 ? 1 : 0;
            explore(after, count);
        }
    };
    for (BrawlMode mode : {BrawlMode::block_of_four, BrawlMode::one_by_one}) {
        reached.clear();
        explore(settled(3, {.brawl_mode = mode}), {0, 0, 0});
        CHECK(reached == feasible);
    }
}

TEST_CASE("W10: after an exact brawl every colour has 14 Vikings (W-5.2)") {
    const auto& computed = facts()["tests"]["computed"][1];
    REQUIRE(computed["id"] == "W10_after_brawl_exact");
    for (int seats : computed["players"].get<std::vector<int>>()) {
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const auto mode = seed % 2 == 0 ? BrawlMode::block_of_four : BrawlMode::one_by_one;
            Study study = settled(seats, {.brawl_mode = mode});
            Rng rng{seed};
            while (study.state.phase == Phase::brawl) {
                study.game.apply(study.state, random_move(study.game, study.state, Temper::any, rng));
            }
            for (int i = 0; i < seats; ++i) {
                CHECK(study.vikings(study.game.first_colour(seat(i))) == computed["vikingsPerColour"]);
            }
        }
    }
}

TEST_CASE("The brawl takes four from each player and at most four of each colour (W-5.2)") {
    const auto& brawl = facts()["brawl"];
    const Study study = settled(4);
    CHECK(study.state.due == brawl["removePerPlayer"]);
    CHECK(refusal_of({.position = "R................./B................. march red fallen=5,0,0,0"}) ==
          "E-POSITION-COUNT");
    CHECK(refusal_of({.position = "R................./B................. march red fallen=4,0,0,0"}).empty());
    CHECK(brawl["capPerColour"] == 4);
}

TEST_CASE("Whoever alone has Vikings in a region after the brawl may put a tower on any free point there (W-5.4)") {
    Study study{{.position = "R..B./R.B.R firstTowers red", .island = "aabbc/aabbc"}};
    CHECK(study.menu() == "decline tower b1 tower b2 tower e1");
    study.play("tower b2");
    CHECK(study.figures() == "R..B./RrB.R");
    CHECK(study.menu() == "decline tower e1");
    study.play("tower e1");
    CHECK(study.turn() == "black");
    CHECK(study.menu() == "decline tower c1 tower d2");
}

TEST_CASE("After the brawl towers go up from the start player on, then he opens the game (W-5.4)") {
    Study study{{.position = "R..B/.... firstTowers black", .island = "aabb/aabb"}};
    study.play("tower c1");
    CHECK(study.turn() == "red");
    CHECK(study.state.phase == Phase::first_towers);
    study.play("tower a2");
    CHECK(study.turn() == "black");
    CHECK(study.state.phase == Phase::march);
}

TEST_CASE("A region shared with anybody, an ally too, gets no tower after the brawl (W-5.4)") {
    Study study{{.position = "R.R./L..B/...G firstTowers red", .seats = 4, .island = "aabb/aacc/aacc"}};
    CHECK(study.menu() == "decline tower d1");
    CHECK(study.refusal("tower b1") == "E-REGION-SHARED");
    CHECK(study.refusal("tower c3") == "E-REGION-PRESENCE");
    // In the game proper, red's first turn, the ally in region a does not hinder any more.
    study.play("tower d1");
    CHECK(study.state.phase == Phase::dawn);
    CHECK(study.menu() == "tower a3 tower b1 tower b2 tower b3");
}

TEST_CASE("A region full of Vikings has no room for a tower after the brawl (W-5.4)") {
    const Study study{{.position = "RR.B/RRR. firstTowers red", .island = "aabc/aabc"}};
    CHECK(study.menu() == "decline tower c1");
    CHECK(study.refusal("tower a1") == "E-OCCUPIED");
}

TEST_CASE("Three regions held after the brawl win the game at once (W-5.4)") {
    Study study{{.position = "R.R.R.B/......B firstTowers red", .island = "aabbccd/aabbccd"}};
    study.play("tower b1,tower d1,tower f1");
    CHECK(study.state.phase == Phase::over);
    CHECK(study.state.ending == Ending::towers);
    CHECK(study.winners() == "red");
}

TEST_CASE("The brawl passes into the first towers, or straight into the game if nobody holds a region (W-5.4)") {
    Study held{{.position = "RRRRRRRRRRRRRRR/.............../.............../..............."
                            "/BBBBBBBBBBBBBB. brawl black starter=red fallen=3,4,0,0 remove=0,1,0,0 due=1",
                .island = "aaaaaaaaaaaaaaa/aaaaaaaaaaaaaaa/bbbbbbbbbbbbbbb/ccccccccccccccc/ccccccccccccccc"}};
    held.play("remove a1");
    CHECK(held.state.phase == Phase::first_towers);
    CHECK(held.turn() == "red");
    CHECK(held.state.due == 0);

    Study shared{{.position = "RRRRRRRRRRRRRRR/.............../.............../..............."
                              "/BBBBBBBBBBBBBB. brawl black starter=red fallen=3,4,0,0 remove=0,1,0,0 due=1"}};
    shared.play("remove a1");
    CHECK(shared.state.phase == Phase::march);
    CHECK(shared.turn() == "red");
}

}  // namespace
}  // namespace meadhall::wikinger
