// Cards whose face and whose explanation differ: what each of the two readings allows and what it does not (options
// card-70, card-104, card-166, card-175 and card-182).
#include <doctest/doctest.h>

#include "games/odin/cards/readings.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/support/scenario.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Scenario;

namespace {

void play(const std::vector<Scenario>& scenarios) {
    for (const Scenario& scenario : scenarios) { testing::check(scenario); }
}

}  // namespace

// clang-format off
TEST_CASE("The Courier takes the cloakpin off any board, or as printed only off another's (card-70)") {
    using enum testing::Shows;
    play({
        {"courier", effect,  {"none", "give cloakpin 1", "put cloakpin home", "play card courier", "use courier 1", "has cloakpin 1"}},
        {"courier", effect,  {"none", "give cloakpin 1 to 1", "place stockfish", "other put cloakpin home", "other pass", "play card courier", "use courier 1", "has cloakpin 1"}},
        {"courier", nothing, {"option card-70 card", "none", "give cloakpin 1", "put cloakpin home", "play card courier", "refuses use courier 1", "has cloakpin 0"}},
        {"courier", nothing, {"option card-70 card", "none", "give cloakpin 1", "give whaling_boat 1", "place explore_near", "explore shetland", "put cloakpin A", "play card courier", "refuses use courier 1"}},
        {"courier", effect,  {"option card-70 card", "none", "give cloakpin 1 to 1", "place stockfish", "other put cloakpin home", "other pass", "play card courier", "use courier 1", "has cloakpin 1", "has cloakpin 0 of 1"}},
    });
}

TEST_CASE("The Disheartened Warrior gives up after one roll or two, or as printed after two (card-104)") {
    using enum testing::Shows;
    play({
        {"disheartened_warrior", effect,  {"none", "open disheartened_warrior", "give longship 1", "place raiding", "roll", "die 1", "fail", "use disheartened_warrior 1", "has stockfish 1"}},
        {"disheartened_warrior", effect,  {"none", "open disheartened_warrior", "give longship 1", "place raiding", "roll", "die 1", "roll", "die 1", "fail", "use disheartened_warrior 1", "has stockfish 1"}},
        {"disheartened_warrior", nothing, {"option card-104 card", "none", "open disheartened_warrior", "give longship 1", "place raiding", "roll", "die 1", "fail", "refuses use disheartened_warrior 1", "has stockfish 0", "has stone 1"}},
        {"disheartened_warrior", effect,  {"option card-104 card", "none", "open disheartened_warrior", "give longship 1", "place raiding", "roll", "die 1", "roll", "die 1", "fail", "use disheartened_warrior 1", "has stockfish 1"}},
        {"disheartened_warrior", nothing, {"option card-104 card", "none", "open disheartened_warrior", "give longship 1", "place raiding", "roll", "die 1", "roll", "die 1", "roll", "die 1", "fail", "refuses use disheartened_warrior 1"}},
    });
}

TEST_CASE("The Weapons Warden looks at column 2, or as printed at two Vikings anywhere (card-166)") {
    using enum testing::Shows;
    play({
        {"weapons_warden", nothing, {"none", "open weapons_warden", "open warmonger", "give longship 4", "place products_mead", "place plundering", "refuses use weapons_warden 1", "has silver_hoard 1"}},
        {"weapons_warden", nothing, {"none", "open weapons_warden", "open warmonger", "give longship 4", "place plundering", "place products_mead", "refuses use weapons_warden 1"}},
        {"weapons_warden", effect,  {"option card-166 card", "none", "open weapons_warden", "open warmonger", "give longship 4", "place products_mead", "place plundering", "use weapons_warden 1", "weapon bow", "has bow 1"}},
        {"weapons_warden", effect,  {"option card-166 card", "none", "open weapons_warden", "open warmonger", "give longship 4", "place plundering", "place products_mead", "use weapons_warden 1", "weapon bow", "has bow 1"}},
        {"weapons_warden", nothing, {"option card-166 card", "none", "open weapons_warden", "open warmonger", "give longship 3", "place products_mead", "place plundering", "refuses use weapons_warden 1"}},
        {"weapons_warden", nothing, {"option card-166 card", "none", "open weapons_warden", "place stockfish", "place products_mead", "refuses use weapons_warden 1"}},
    });
}

TEST_CASE("The Codliver Oil Presser hears of stockfish from cards, or as printed only from spaces (card-175)") {
    using enum testing::Shows;
    play({
        {"codliver_oil_presser", effect,  {"none", "open codliver_oil_presser", "give silver 1", "give whaling_boat 1", "play card fisherman", "use codliver_oil_presser 1", "has oil 1"}},
        {"codliver_oil_presser", nothing, {"option card-175 card", "none", "open codliver_oil_presser", "give silver 1", "give whaling_boat 1", "play card fisherman", "refuses use codliver_oil_presser 1", "has stockfish 1"}},
        {"codliver_oil_presser", effect,  {"option card-175 card", "none", "open codliver_oil_presser", "give silver 1", "place stockfish", "use codliver_oil_presser 1", "has oil 1", "has silver 0"}},
        {"codliver_oil_presser", nothing, {"option card-175 card", "none", "open codliver_oil_presser", "open bean_farmer", "give beans 2", "give silver 1", "use bean_farmer 1", "refuses use codliver_oil_presser 1"}},
    });
}

TEST_CASE("The Herb Gardener waits for his moment, or as printed has only the first (card-182)") {
    using enum testing::Shows;
    play({
        {"herb_gardener", effect,  {"none", "open herb_gardener", "give stone 3", "place build_stone_house", "place build_long_house", "give wood 2", "use herb_gardener 1", "has spices 1"}},
        {"herb_gardener", nothing, {"option card-182 card", "none", "open herb_gardener", "give stone 3", "place build_stone_house", "place build_long_house", "has long_house 1", "give wood 2", "refuses use herb_gardener 1", "has spices 0"}},
        {"herb_gardener", effect,  {"option card-182 card", "none", "open herb_gardener", "give stone 3", "give wood 5", "place build_stone_house", "place build_long_house", "use herb_gardener 2", "has spices 2", "has wood 0"}},
        {"herb_gardener", nothing, {"option card-182 card", "none", "open herb_gardener", "give stone 3", "give wood 2", "place build_stone_house", "refuses use herb_gardener 1", "place build_long_house", "skip", "give silver 3", "buy whaling_boat", "refuses use herb_gardener 1", "has wood 2"}},
        {"herb_gardener", effect,  {"option card-182 card", "round 3", "none", "give stone 3", "give wood 2", "place build_stone_house", "place build_long_house", "play card herb_gardener", "use herb_gardener 1", "has spices 1"}},
    });
}

TEST_CASE("A space used by the Follower is heard by no card that speaks of spaces, or it is (O-4.18, D-51)") {
    using enum testing::Shows;
    play({
        {"master_count", nothing, {"none", "open master_count", "give knarr 1", "give silver 1", "give silver 1 to 1", "place stockfish", "other place overseas_trade_2", "play card follower", "use follower 1", "visit overseas_trade_2", "has silver 0"}},
        {"master_count", effect,  {"option D-51 heard", "none", "open master_count", "give knarr 1", "give silver 1", "give silver 1 to 1", "place stockfish", "other place overseas_trade_2", "play card follower", "use follower 1", "visit overseas_trade_2", "has silver 1"}},
    });
}

TEST_CASE("A space used by the Latecomer is heard by no card that speaks of spaces, or it is (O-4.18, D-51)") {
    using enum testing::Shows;
    play({
        {"milkman", nothing, {"none", "open milkman", "open latecomer", "give silver 3", "place buy_2_salt_meat", "pass", "use latecomer 1", "visit weekly_beans", "has beans 1", "has milk 0"}},
        {"milkman", effect,  {"option D-51 heard", "none", "open milkman", "open latecomer", "give silver 3", "place buy_2_salt_meat", "pass", "use latecomer 1", "visit weekly_beans", "has beans 1", "has milk 1"}},
    });
}

TEST_CASE("A bonus phase that a card grants counts as one for other cards, or it does not (O-8.11, D-52)") {
    using enum testing::Shows;
    play({
        {"slowpoke", effect,  {"none", "ring home", "open slowpoke", "play card collector", "use collector 1", "use slowpoke 2", "has oil 1"}},
        {"slowpoke", nothing, {"option D-52 apart", "none", "ring home", "open slowpoke", "play card collector", "use collector 1", "refuses use slowpoke 2", "has oil 0"}},
        {"slowpoke", effect,  {"none", "give stone 1", "place build_stone_house", "ring stone1", "open slowpoke", "give mead 1", "play card builder", "use builder 1", "use slowpoke 2", "has oil 1"}},
        {"slowpoke", nothing, {"option D-52 apart", "none", "give stone 1", "place build_stone_house", "ring stone1", "open slowpoke", "give mead 1", "play card builder", "use builder 1", "refuses use slowpoke 2", "has oil 0"}},
        {"whaling_assistant", effect,  {"round 6", "none", "open whaling_assistant", "place weekly_fruits_oil_salt_meat", "place sheep_or_cattle", "option 1", "place upgrade_3_weapons_4", "done", "ring home", "play card collector", "use collector 1", "has cabbage 1"}},
        {"whaling_assistant", nothing, {"option D-52 apart", "round 6", "none", "open whaling_assistant", "place weekly_fruits_oil_salt_meat", "place sheep_or_cattle", "option 1", "place upgrade_3_weapons_4", "done", "ring home", "play card collector", "use collector 1", "has cabbage 0"}},
        {"whaling_assistant", effect,  {"round 6", "none", "open whaling_assistant", "place weekly_fruits_oil_salt_meat", "place sheep_or_cattle", "option 1", "place upgrade_3_weapons_4", "done", "play card builder", "use builder 1", "has cabbage 1"}},
        {"whaling_assistant", nothing, {"option D-52 apart", "round 6", "none", "open whaling_assistant", "place weekly_fruits_oil_salt_meat", "place sheep_or_cattle", "option 1", "place upgrade_3_weapons_4", "done", "play card builder", "refuses use builder 1", "has cabbage 0"}},
        {"flax_farmer", effect,  {"round 3", "none", "open flax_farmer", "place weekly_flax_stockfish", "place products_mead", "place wood_per_player", "ring home", "play card collector", "use collector 1", "has flax 2"}},
        {"flax_farmer", nothing, {"option D-52 apart", "round 3", "none", "open flax_farmer", "place weekly_flax_stockfish", "place products_mead", "place wood_per_player", "ring home", "play card collector", "use collector 1", "has flax 1"}},
        {"flax_farmer", effect,  {"round 5", "none", "open flax_farmer", "place weekly_flax_stockfish", "place products_mead", "place wood_per_player", "give stone 1", "place build_stone_house", "ring stone1", "play card builder", "use builder 1", "has flax 2"}},
        {"flax_farmer", nothing, {"option D-52 apart", "round 5", "none", "open flax_farmer", "place weekly_flax_stockfish", "place products_mead", "place wood_per_player", "give stone 1", "place build_stone_house", "ring stone1", "play card builder", "use builder 1", "has flax 1"}},
    });
}
// clang-format on

TEST_CASE("A table that follows the cards reads them as printed, in every language") {
    const auto book = book_for({.courier = Reading::card,
                                .disheartened_warrior = Reading::card,
                                .weapons_warden = Reading::card,
                                .codliver_oil_presser = Reading::card,
                                .herb_gardener = Reading::card});
    int changed = 0;
    for (int number = 0; number < card_count; ++number) {
        const Card card{static_cast<std::uint8_t>(number)};
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            const std::string text = sentence_of(*book, card, language);
            CHECK(text.ends_with('.'));
            changed += text == sentence_of(printed_book(), card, language) ? 0 : 1;
        }
    }
    CHECK(changed == 5 * 3);
}
