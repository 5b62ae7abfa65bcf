// What boards draw and count: the box, and the gauges of a position.
#include <algorithm>
#include <numeric>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/support/random_game.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;
using testing::Table;

namespace {

bool is_said(const Spoken& words) { return !words.en.empty() && !words.de.empty() && !words.nl.empty(); }

Gauges gauges_of(const Table& table) { return table.game.gauges(Game::view(table.state, seat(0))); }

const BoardGauges& board_at(const Gauges& gauges, Place place) {
    const auto found = std::ranges::find(gauges.boards, place, &BoardGauges::place);
    REQUIRE(found != gauges.boards.end());
    return *found;
}

const FaceOfDie& when_shown(const Gauges& gauges, int shown) {
    REQUIRE(gauges.dice.has_value());
    return gauges.dice->faces.at(static_cast<std::size_t>(shown - 1));
}

}  // namespace

TEST_CASE("Everything in the box has a name, a place and words in three languages") {
    const Scene scene = Table{2}.game.scene();
    CHECK(scene.items.size() == Item::count);
    CHECK(scene.spaces.size() == space_count);
    CHECK(scene.cards.size() == card_count);
    CHECK(scene.faces.size() == face_count);
    CHECK(scene.rounds.size() == 7);
    for (const ItemShown& item : scene.items) { CHECK(is_said(item.name)); }
    for (const SpaceShown& space : scene.spaces) {
        CAPTURE(space.name.en);
        CHECK(is_said(space.name));
        REQUIRE(!space.ways.empty());
        for (const WayShown& way : space.ways) {
            CHECK(is_said(way.text));
            CHECK(!way.parts.empty());
        }
    }
    for (const CardShown& card : scene.cards) {
        CAPTURE(card.name.en);
        CHECK(is_said(card.name));
        CHECK(is_said(card.text));
        for (const Spoken& way : card.ways) { CHECK(is_said(way)); }
    }
}

TEST_CASE("A pose is drawn with as many cells as the piece covers (O-1.6)") {
    for (const ItemShown& item : Table{1}.game.scene().items) {
        const auto shape = shape_of(item.item);
        CHECK(item.poses.empty() == !shape.has_value());
        for (const PoseShown& pose : item.poses) {
            const auto cells = std::accumulate(pose.rows.begin(), pose.rows.end(), 0, [](int sum, const auto& row) {
                return sum + static_cast<int>(std::ranges::count(row, '#'));
            });
            CHECK(cells == turns_of(*shape).cell_count);
        }
    }
}

TEST_CASE("The score so far is that of the standing, line by line (O-12)") {
    Rng rng{11};
    Table table{4};
    for (int i = 0; i < 1500 && !Game::to_act(table.state).is_nobody(); ++i) {
        table.game.apply(table.state, random_move(table.game, table.state, rng));
        if (i % 25 != 0) { continue; }
        const Gauges gauges = gauges_of(table);
        const Standing standing = table.game.standing(table.state);
        for (std::size_t each = 0; each < 4; ++each) {
            const SeatGauges& own = gauges.seats.at(each);
            CHECK(own.score == standing.scores[each]);
            CHECK(own.income == Game::income_of(table.state, seat(static_cast<int>(each))));
            int sum = 0;
            for (const ScoreShare& share : own.shares) { sum += share.points; }
            CHECK(sum == own.score);
        }
    }
}

TEST_CASE("A board shows its pieces, what it pays and what it still costs (O-11.1, O-12.4)") {
    Table table{2};
    table.give("rune_stone").give("silver", 2);
    const Gauges before = gauges_of(table);
    const BoardGauges& empty = board_at(before, Place::home());
    CHECK(empty.pieces.empty());
    CHECK(empty.income == 0);
    table.plays({"lift rune_stone home", "lay a1 0"});
    const Gauges after = gauges_of(table);
    const BoardGauges& home = board_at(after, Place::home());
    REQUIRE(home.pieces.size() == 1);
    CHECK(home.pieces[0].item == Item{Good::rune_stone});
    CHECK(home.pieces[0].cells.size() == 2);
    CHECK(home.income == 1);
    CHECK(home.open_minus == empty.open_minus);
}

TEST_CASE("The places of the feast are those of the round, less two for each ship that left (O-10.1, O-5.20)") {
    Table table{2};
    table.give("silver", 3).give("knarr");
    CHECK(gauges_of(table).seats[0].feast_places == 6);
    table.plays({"place emigrate_2", "emigrate knarr 0"});
    CHECK(gauges_of(table).seats[0].feast_places == 4);
}

TEST_CASE("How a hunt could end is counted for every face of the die (O-6.3, O-6.12)") {
    Table table{2};
    table.give("wood", 1);
    table.plays({"place hunting_game_1"});
    const Gauges gauges = gauges_of(table);
    REQUIRE(gauges.dice.has_value());
    CHECK(gauges.dice->rolls_left == 3);
    CHECK(gauges.dice->faces.size() == 8);
    const int means = table.has("wood") + table.has("bow");
    for (int shown = 1; shown <= 8; ++shown) { CHECK(when_shown(gauges, shown).success == (shown <= means)); }
    table.plays({"roll", "die 1"});
    const Gauges rolled = gauges_of(table);
    CHECK(rolled.dice->shown == 1);
    REQUIRE(rolled.dice->payments.size() == 2);  // a piece of wood, or a bow
    for (const Payment& payment : rolled.dice->payments) { CHECK(payment.count + payment.weapons == 1); }
}

TEST_CASE("What a raid could bring is the highest sword value in reach (O-6.7)") {
    Table table{2};
    table.give("longship").plays({"place raiding"});
    const Gauges gauges = gauges_of(table);
    CHECK(when_shown(gauges, 8).loot.has_value());
    CHECK(!when_shown(gauges, 1).success);
    CHECK(gauges.action.has_value());
    CHECK(gauges.action->space == Space::raiding);
}
