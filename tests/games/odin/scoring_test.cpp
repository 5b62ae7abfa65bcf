#include <doctest/doctest.h>

#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("The points of the worked example add up (O-12.3, O-12.4, TV-72)") {
    Table table{1};
    Player& player = table.player();
    player.supply = {};
    table.give("whaling_boat", 2).give("knarr").give("longship").give("silver", 7);
    table.give("sheep", 2).give("pregnant_sheep").give("cattle").give("pregnant_cattle").give("english_crown");
    player.bay.emigrated_knarrs = 1;
    player.bay.emigrated_longships = 1;
    table.state.islands[0].owner = seat(0);
    table.state.houses[0].owner = seat(0);
    player.sheds = 1;
    player.shed_wood = 3;
    player.shed_stone = 1;
    player.penalties = 2;
    for (const std::string_view card : {"miller", "undertaker", "angler"}) { player.played.insert(*card_named(card)); }
    CHECK(table.score("Whaling boats") == 6);
    CHECK(table.score("Knarrs") == 5);
    CHECK(table.score("Longships") == 8);
    CHECK(table.score("Emigrated ships") == 39);
    CHECK(table.score("Exploration boards") == 6);
    CHECK(table.score("Sheds and houses") == 18);
    CHECK(table.score("Sheep and cattle") == 14);
    CHECK(table.score("Silver") == 7);
    CHECK(table.score("English crown") == 2);
    CHECK(table.score("Open cells of the home board") == -86);
    CHECK(table.score("Open cells of exploration boards") == -24);
    CHECK(table.score("Open places of buildings") == -2 - 9);
    CHECK(table.score("Thing penalties") == -6);
}

TEST_CASE("Only played occupations count, and some count against their owner (O-8.1, TV-10)") {
    Table table{1};
    table.give_starter("undertaker").give_card("chief");
    CHECK(table.score("Occupations") == 0);
    table.plays({"place play_occupations_2", "play undertaker"});
    CHECK(table.score("Occupations") == -1);
}

TEST_CASE("The crown counts on a board as well as in the supply (O-12.3)") {
    Table table{1};
    table.give("english_crown");
    CHECK(table.score("English crown") == 2);
    table.plays({"lift english_crown home", "lay h2 0"});
    CHECK(table.state.specials[static_cast<std::size_t>(Special::english_crown)] == Holder::laid);
    CHECK(table.score("English crown") == 2);
    CHECK(table.score("Open cells of the home board") == -86 + 13);
}

TEST_CASE("An untouched home board costs 86 points, a shed is worth two (O-12.4, A2)") {
    Table table{1};
    CHECK(table.score("Open cells of the home board") == -86);
    table.player().sheds = 1;
    CHECK(table.score("Sheds and houses") + table.score("Open places of buildings") == 2);
}

TEST_CASE("The highest total wins; equal totals share (O-12.5)") {
    Table table{3};
    table.until_the_end();
    const Standing standing = table.game.standing(table.state);
    CHECK(standing.over);
    CHECK(standing.scores[0] == standing.scores[1]);
    CHECK(standing.winners.size() == 3);
    table.give("silver", 4, 1);
    CHECK(table.game.standing(table.state).winners == SeatSet{seat(1)});
}

TEST_CASE("Before the scoring everybody may still act at any time (O-12.2)") {
    Table table{1};
    table.player().sheds = 1;
    --table.state.sheds;
    table.give("wood", 4).until(Stage::before_scoring);
    table.plays({"store wood sheds", "store wood sheds", "store wood sheds"});
    CHECK(table.why("store wood sheds") == "E-SLOT");
    table.until_the_end();
    CHECK(table.score("Open places of buildings") == -3);
    CHECK(table.has("wood") == 1);
}

TEST_CASE("Buying a longship for eight silver leaves the score as it is (O-12.2)") {
    Table table{1};
    table.give("silver", 8);
    const int before = table.total();
    table.plays({"buy longship"});
    CHECK(table.total() == before);
}
