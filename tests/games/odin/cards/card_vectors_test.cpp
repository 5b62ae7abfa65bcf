// The rulebook's own examples of occupations, and what the rules say about them in general (O-8).
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/support/scenario.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Shows;
using testing::Table;

namespace {

/// How often a dice action is said to succeed while these moves are made.
int successes(Table& table, const std::vector<std::string_view>& moves) {
    int count = 0;
    for (const std::string_view text : moves) {
        EventList<Game> events;
        REQUIRE(table.why(text) == "ok");
        table.game.apply(table.state, *Game::parse(table.state, text), events);
        count += static_cast<int>(
            std::ranges::count_if(events, [](const Event& event) { return std::holds_alternative<Succeeds>(event); }));
    }
    return count;
}

void play_through(const std::vector<std::string_view>& lines) { testing::check({"vector", Shows::effect, lines}); }

}  // namespace

TEST_CASE("A tradesman gives silverware for silk or for a chest, one of both each time (O-8.4, TV-39)") {
    play_through({"none", "open tradesman", "give silverware 1", "use tradesman 1", "has silk 1", "has chest 0"});
    play_through({"none", "open tradesman", "give silverware 1", "use tradesman 2", "has silk 0", "has chest 1"});
}

TEST_CASE("A hide buyer gets one, two or three hides for two, four or six silver (O-8.4, TV-40)") {
    play_through({"none", "give silver 6", "play card hide_buyer", "use hide_buyer 1", "has hide 1", "has silver 4"});
    play_through({"none", "give silver 6", "play card hide_buyer", "use hide_buyer 2", "has hide 2", "has silver 2"});
    play_through({"none", "give silver 6", "play card hide_buyer", "use hide_buyer 3", "has hide 3", "has silver 0"});
}

TEST_CASE("A helper in need gives what the actual number of boats says, nothing lower (O-8.4, TV-41)") {
    const auto harvestless = [](std::string_view boats, std::string_view gained) {
        play_through({"round 2", "none", "open helper_in_time_of_need", boats, "round 3", gained});
    };
    harvestless("give whaling_boat 1", "has beans 1");
    harvestless("give whaling_boat 2", "has grain 1");
    harvestless("give whaling_boat 2", "has beans 0");
    harvestless("give whaling_boat 3", "has cabbage 1");
}

TEST_CASE("A grey arrow is used once, however much one could pay (O-8.5, TV-42)") {
    play_through({"none", "give snare 4", "give spear 4", "play card dragonslayer", "use dragonslayer 1",
                  "has treasure_chest 1", "has snare 2", "refuses use dragonslayer 1"});
    Table table{2};
    table.player().supply = {};
    table.give_card("dragonslayer").plays({"place play_occupations_2", "play dragonslayer"});
    CHECK(table.why("use dragonslayer 1") == "E-CARD-USED");
}

TEST_CASE("A cattle breeder breeds for its owner alone, and the phase comes all the same (O-8.11, TV-43)") {
    play_through({"none", "give sheep 2", "give sheep 2 to 1", "play card cattle_breeder", "use cattle_breeder 1",
                  "has pregnant_sheep 1", "has pregnant_sheep 0 of 1", "until feast", "has sheep 3",
                  "has pregnant_sheep 0"});
}

TEST_CASE("An anytime card works as often as one likes, whenever one is asked (O-8.6, TV-44)") {
    play_through({"none", "open tanner", "give salt_meat 3", "use tanner 1", "place laying_a_snare", "use tanner 1",
                  "roll", "die 8", "use tanner 1", "has hide 3", "has salt_meat 0"});
}

TEST_CASE("Only a card takes ore off ships again, and never what is printed on them (O-8.6, TV-45)") {
    play_through({"none", "give whaling_boat 1", "give ore 1", "arm whaling_boat 0", "refuses unload whaling_boat 1"});
    play_through({"none", "open modifier", "give whaling_boat 2", "give ore 1", "arm whaling_boat 0", "place stockfish",
                  "unload whaling_boat 1", "has ore 1", "refuses unload whaling_boat 1"});
    Table table{2};
    table.state.players[0].played.insert(*card_named("modifier"));
    table.give("longship").give("ore").plays({"arm longship 0"});
    CHECK(table.why("unload longship 1") == "E-LOOP");
}

TEST_CASE("A priest's oil comes before the trading and may be turned in it (O-8.7, TV-46)") {
    play_through({"none", "open priest", "give silver 1", "give knarr 1", "place overseas_trade_1", "turn oil",
                  "has rune_stone 1", "has oil 0"});
}

TEST_CASE("A proficient hunter rolls up to four times (O-8.10, TV-47)") {
    play_through({"none", "open proficient_hunter", "place hunting_game_1", "roll", "die 8", "roll", "die 8", "roll",
                  "die 8", "roll", "die 8", "refuses roll"});
}

TEST_CASE("Of two immediate boxes the first comes first, and left out it is gone (O-8.9, TV-48)") {
    play_through({"none", "give silver 3", "give wood 2", "play card hornblower", "refuses use hornblower 2",
                  "use hornblower 1", "roll", "die 1", "pay 1", "use hornblower 2", "roll", "die 1", "pay 1",
                  "has fur 1"});
    play_through({"none", "give silver 3", "play card hornblower", "skip", "refuses use hornblower 1",
                  "use hornblower 2", "roll", "die 8", "fail", "refuses use hornblower 1"});
}

TEST_CASE("What comes as soon as something holds comes at once if it already does (O-8.8, TV-49)") {
    play_through({"none", "give knarr 2", "give longship 1", "play card sail_patcher", "has wool 3"});
}

TEST_CASE("What waits for the next knarr does not come for those one has (O-8.8, TV-50)") {
    play_through({"none", "give knarr 2", "give silver 5", "play card cutter_operator", "has stockfish 0", "buy knarr",
                  "has stockfish 3", "has silver 3", "give silver 5", "buy knarr", "has stockfish 3"});
}

TEST_CASE("An action that a card gives takes no Vikings and returns none (O-4.18)") {
    play_through({"none", "give silver 2", "play card hornblower", "skip", "use hornblower 2", "roll", "die 8", "fail",
                  "has wood 1", "has snare 1", "thing 4"});
}

TEST_CASE("Cards count ships in the bay, and stone and long houses as houses (O-8.12)") {
    play_through({"none", "give wood 2", "give stone 1", "place build_shed", "place build_stone_house",
                  "play card custodian", "has silver 2"});
}

TEST_CASE("Alone, cards that speak of Vikings mean those of the colour that acts (O-13.6)") {
    play_through(
        {"seats 1", "none", "place products_mead", "play card inspector", "use inspector 1", "recall products_mead"});
}

TEST_CASE("What is compulsory cannot be left, and leaves a choice where the card does (O-8.7)") {
    Table table{2};
    table.state.players[0].played.insert(*card_named("lance_bearer"));
    table.give("longship").plays({"place raiding", "roll", "die 6", "loot rune_stone 0"});
    CHECK(table.why("skip") == "E-MUST-USE");
    table.plays({"use lance_bearer 1"});
    CHECK(table.has("silver") == 1);
}

TEST_CASE("Several effects at one moment come in the order that their owner likes (D-35)") {
    testing::check({"order",
                    Shows::nothing,
                    {"none", "open middleman", "open milkman", "give peas 1", "place weekly_beans", "use milkman 1",
                     "use middleman 1", "upgrade milk 1", "has wool 1"}});
    testing::check({"order",
                    Shows::nothing,
                    {"none", "open middleman", "open milkman", "give peas 1", "place weekly_beans", "use middleman 1",
                     "refuses upgrade milk 1", "upgrade peas 1", "has mead 1", "has milk 1"}});
}

TEST_CASE("Whoever can play cards at any time is asked after the turns of others too (ENG-5)") {
    Table table{2};
    table.state.players[1].played.insert(*card_named("tutor"));
    table.give_card("fruit_picker", 1).give("silver", 1, 1);
    table.plays({"place stockfish"});
    CHECK(table.state.stack.back().is<ask::Window>());
    table.plays({"use tutor 1", "play fruit_picker", "close"});
    CHECK(table.has("fruits", 1) == 1);
}

TEST_CASE("A seafarer's boards pay at scoring, by their number (O-12.3)") {
    const auto silver_at_the_end = [](bool played) {
        Table table{2};
        if (played) { table.state.players[0].played.insert(*card_named("seafarer")); }
        for (std::size_t i = 0; i < 3; ++i) { table.state.islands[i].owner = seat(0); }
        return table.until_the_end().has("silver");
    };
    CHECK(silver_at_the_end(true) == silver_at_the_end(false) + 9);
}

TEST_CASE("A raid is said to succeed once, whatever its loot is paid with (O-6.7)") {
    const auto raiding = [](const std::vector<std::string_view>& cards) {
        Table table{2};
        table.player().supply = {};
        for (const std::string_view card : cards) { table.player().played.insert(*card_named(card)); }
        table.give("longship").give("spear", 2).give("long_sword", 2);
        return table;
    };
    Table plain = raiding({});
    CHECK(successes(plain, {"place raiding", "roll", "die 5", "loot rune_stone 0"}) == 1);
    Table spears = raiding({"melee_fighter"});
    CHECK(successes(spears, {"place raiding", "roll", "die 5", "loot rune_stone 0", "pay 1"}) == 1);
    CHECK(spears.has("spear") == 1);
    Table halved = raiding({"melee_fighter", "raider"});
    CHECK(successes(halved,
                    {"place pillaging_2", "roll", "die 11", "loot rune_stone 0", "loot silverware 0", "pay 1"}) == 1);
    CHECK(halved.has("silverware") == 1);
    Table once = raiding({"melee_fighter", "raider"});
    CHECK(successes(once, {"place raiding", "roll", "die 4", "loot rune_stone 0", "pay 1", "done"}) == 1);
}

TEST_CASE("A hunt is said to succeed once (O-6.9)") {
    Table table{2};
    table.give("wood");
    CHECK(successes(table, {"place hunting_game_1", "roll", "die 1", "pay 1"}) == 1);
}
