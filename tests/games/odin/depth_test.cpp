// How deep questions pile up: a search for the deepest stack, from positions with dozens of cards and rich stores
// (O-8.6, O-9.2; the argument for the bound stands in ADR 9).
#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "games/odin/support/random_game.hpp"
#include "games/odin/support/rich_position.hpp"
#include "games/odin/support/spaces_in_use.hpp"
#include "games/odin/support/table.hpp"
#include "support/wished.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

struct Depth {
    std::size_t stack = 0;
    std::size_t pending = 0;

    void note(const State& state) {
        stack = std::max(stack, state.stack.size());
        pending = std::max(pending, state.pending.size());
    }
};

/// Of some moves that may be made now, one after which most is open.
Move deepest_move(const Game& game, const State& state, Rng& rng, Depth& depth) {
    constexpr std::uint32_t tries = 12;
    const auto menu = std::make_unique<MoveList<Game>>();
    game.legal_moves(state, *menu);
    const auto count = static_cast<std::uint32_t>(menu->size());
    Move best = (*menu)[rng.below(count)];
    std::size_t most = 0;
    for (std::uint32_t i = 0; i < std::min(tries, count); ++i) {
        const Move move = count <= tries ? (*menu)[i] : (*menu)[rng.below(count)];
        State next = state;
        game.apply(next, move);
        depth.note(next);
        const std::size_t open = 4 * next.stack.size() + next.pending.size();
        if (open > most || (open == most && rng.below(2) == 0)) {
            most = open;
            best = move;
        }
    }
    return best;
}

void dig(const Game& game, State state, Rng& rng, int plies, Depth& depth) {
    for (int ply = 0; ply < plies && !Game::to_act(state).is_nobody(); ++ply) {
        const bool greedy = Game::to_act(state).is_seat() && rng.below(5) > 0;
        const Move move = greedy ? deepest_move(game, state, rng, depth) : testing::random_move(game, state, rng);
        testing::apply_watching_spaces(game, state, move);
        depth.note(state);
    }
}

}  // namespace

TEST_CASE("An effect for any time is carried out before it is used again (O-8.6)") {
    testing::Table table{2, {.decks = "B"}};
    table.state.hands[0] = {};
    table.player().hand = 0;
    table.player().played.insert(*card_named("farm_shop_owner"));
    table.give("silver", 30).give("peas", 30).give("oil", 1);
    table.plays({"use farm_shop_owner 1"});
    CHECK(table.why("use farm_shop_owner 1") == "E-NOT-YOUR-MOVE");
    CHECK_FALSE(table.offers("use farm_shop_owner 1"));
    CHECK(table.why("lift oil home") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("buy knarr") == "E-NOT-YOUR-MOVE");
    table.plays({"upgrade peas 1"});
    CHECK(table.has("mead") == 2);
    CHECK(table.has("silver") == 29);
    for (int i = 0; i < 20; ++i) { table.plays({"use farm_shop_owner 1", "upgrade peas 1"}); }
    CHECK(table.has("mead") == 22);
    CHECK(table.offers("lift oil home"));
}

TEST_CASE("The Tutor teaches one card at a time; that card takes its own time (O-8.6, O-9.2)") {
    testing::Table table{2};
    table.state.hands[0] = {};
    table.player().hand = 0;
    table.player().played.insert(*card_named("tutor"));
    table.give_card("hide_buyer").give_card("peddler").give("silver", 30).give("oil", 1);
    table.plays({"use tutor 1"});
    CHECK(table.why("use tutor 1") == "E-NOT-YOUR-MOVE");
    CHECK(table.why("lift oil home") == "E-NOT-YOUR-MOVE");
    table.plays({"play hide_buyer"});
    CHECK(table.why("use tutor 1") == "E-CARD-USED");
    CHECK(table.offers("lift oil home"));
    table.plays({"use hide_buyer 3", "use tutor 1"});
    CHECK(table.has("hide") == 3);
    CHECK(table.offers("play peddler"));
}

TEST_CASE("What an exchange at any time brings about is settled before the next (O-9.2)") {
    testing::Table table{2};
    table.player().played.insert(*card_named("tradesman"));
    table.player().played.insert(*card_named("locksmith"));
    table.state.dark_pile = static_cast<std::uint8_t>(table.game.dark_pile(table.state).size());
    table.give("silverware", 20).give("silver", 20);
    for (int i = 0; i < 20; ++i) {
        table.plays({"use tradesman 2"});
        REQUIRE(table.why("use tradesman 2") == "E-CARD-USED");
        table.plays({"use locksmith 1"});
    }
    CHECK(table.has("chest") == 20);
    CHECK(table.has("oil") == 20);
}

TEST_CASE("However greedily one digs, questions and waiting effects pile up only so far (O-8.6, O-9.2)") {
    Depth depth;
    const std::uint64_t positions = meadhall::test::wished("MEADHALL_GAMES", 200);
    for (std::uint64_t seed = 1; seed <= positions; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        const Game game = testing::any_game(rng);
        const State state = testing::rich_position(game, rng);
        REQUIRE_FALSE(game.impossible(state).has_value());
        dig(game, state, rng, 400, depth);
    }
    MESSAGE("at most ", depth.stack, " questions and ", depth.pending, " waiting effects at once");
    // ADR 9 proves room for 30 and 32, and no search has come near: who comes nearer has found a new way to pile up.
    CHECK(depth.stack <= deepest_stack / 2);
    CHECK(depth.pending <= deepest_pending / 2);
    // A search that digs nowhere would find nothing either.
    CHECK(depth.stack >= 6);
}

TEST_CASE("When all boards and houses pay whoever has all cards open, all that wakes has room (O-11.5)") {
    for (const int seats : {1, 2, 4}) {
        CAPTURE(seats);
        testing::Table table{seats, {.decks = "ABC"}};
        table.until(Stage::feast);
        table.player().played = table.game.dark_cards() | table.game.light_cards();
        for (int number = 0; number < Place::sheds().number; ++number) {
            table.surround_bonuses({static_cast<std::uint8_t>(number)});
        }
        for (int house = 0; house < house_count; ++house) {  // #177 asks where a house pays a single good
            const auto& bonuses = map_of(Game::face_at(table.state, Place::house(house))).bonuses;
            HouseCells& covered = table.state.houses[static_cast<std::size_t>(house)].house.covered;
            for (std::size_t i = 1; i < bonuses.size(); ++i) { covered.insert(bonuses[i].cell); }
        }
        Depth depth;
        for (int ply = 0; table.state.stage != Stage::mountain_strips && ply < 500; ++ply) {
            table.do_nothing();
            depth.note(table.state);
        }
        REQUIRE(table.state.stage == Stage::mountain_strips);
        CHECK(depth.stack >= house_count);
        CHECK(depth.stack <= 12);  // ADR 9
        CHECK(depth.pending <= deepest_pending / 2);
    }
}
