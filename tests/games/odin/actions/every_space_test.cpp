#include <memory>
#include <set>

#include <doctest/doctest.h>

#include "core/fields.hpp"
#include "core/rng.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

/// A player who can use every space that the round allows.
Table rich_table(int round) {
    Table table{2};
    table.until_round(round).until_turn_of(0);
    for (const GoodRow& row : goods) { table.give(name_of(row.good), 2); }
    for (const std::string_view resource : {"wood", "stone", "ore"}) { table.give(resource, 9); }
    table.give("silver", 30).give("whaling_boat", 2).give("knarr").give("longship", 2);
    return table.give_card("peddler").give_card("patron");
}

/// The last round in which a space of the long game is open to somebody rich.
int good_round(Space space) { return space == Space::explore_near ? 1 : space == Space::explore_far ? 6 : 2; }

/// Random moves until it is somebody else's turn.
void resolve(Table& table, Rng& rng) {
    const auto menu = std::make_unique<MoveList<Game>>();
    for (int i = 0; i < 5000; ++i) {
        REQUIRE_FALSE(table.game.impossible(table.state));
        const bool next = table.state.stack.back().is<ask::Turn>() && table.state.stack.back().seat == seat(1);
        if (next || table.state.stage != Stage::actions) { return; }
        menu->clear();
        table.game.legal_moves(table.state, *menu);
        table.game.apply(table.state, (*menu)[rng.below(static_cast<std::uint32_t>(menu->size()))]);
    }
    FAIL("the action does not end");
}

}  // namespace

TEST_CASE("Every action space can be used to its end, in many ways (O-4.5)") {
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Table table = rich_table(good_round(row.space));
            const int vikings = table.player().thing_square;
            Rng rng{seed};
            REQUIRE(table.play("place " + std::string{name_of(row.space)}) == "ok");
            CHECK(table.player().thing_square == vikings - row.column);
            resolve(table, rng);
        }
    }
}

TEST_CASE("Every action space is refused to a second player in the same round (O-4.4)") {
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        Table table = rich_table(good_round(row.space));
        REQUIRE(table.play("place " + std::string{name_of(row.space)}) == "ok");
        Rng rng{3};
        resolve(table, rng);
        REQUIRE(table.state.stack.back().seat == seat(1));
        CHECK(table.why("place " + std::string{name_of(row.space)}) == "E-OCCUPIED");
    }
}

TEST_CASE("Spaces that ask for something are refused to those who have nothing (O-4.6)") {
    const std::set<std::string_view> open_to_all = {"stockfish",
                                                    "weekly_beans",
                                                    "weekly_flax_stockfish",
                                                    "weekly_fruits_oil_salt_meat",
                                                    "weekly_spices",
                                                    "products_mead",
                                                    "master_crafting",
                                                    "wood_per_player",
                                                    "mountain_2",
                                                    "mountain_3_2",
                                                    "mountain_1_upgrade_1",
                                                    "mountain_3_upgrade_1",
                                                    "mountain_4_double_2",
                                                    "mountain_2222_or_double_3",
                                                    "upgrade_3_weapons_4",
                                                    "sheep_or_cattle",
                                                    "hunting_game_1",
                                                    "hunting_game_2",
                                                    "laying_a_snare",
                                                    "draw_occupation",
                                                    "play_occupations_4"};
    Table table{2};
    table.player().supply = {};
    table.state.hands[0] = {};
    table.player().hand = 0;
    table.player().played.insert(*card_named("hunter"));
    for (const SpaceRow& row : spaces()) {
        CAPTURE(name_of(row.space));
        CHECK((table.why("place " + std::string{name_of(row.space)}) == "ok") ==
              open_to_all.contains(name_of(row.space)));
    }
}
