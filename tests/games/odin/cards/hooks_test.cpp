// Where cards reach into the rules (O-8.13), shown with cards made up for the purpose: each gives something at one
// moment, or changes one number.
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

const Card made_up = *card_named("peddler");

/// A table at which seat 0 has played the made-up card, which does what this clause says.
struct MadeUp {
    explicit MadeUp(const Clause& clause)
        : row{OccupationCard{.number = 1, .id = {}, .name = {}, .clauses = {clause}}}, book{row}, table{2} {
        table.give_card("peddler");
        table.state.hands[0].erase(made_up);
        --table.player().hand;
        table.player().played.insert(made_up);
        table.game = table.game.with_cards(book);
    }

    std::array<OccupationCard, 1> row;
    CardBook book;
    Table table;
};

/// Everything but spices, which the scenarios below bring about in no other way.
constexpr ItemSet no_spices = any_kind - of(Good::spices);

/// How often the moment comes for seat 0, by a card that gives spices each time.
int times_heard(Hook hook, const std::function<void(Table&)>& scenario) {
    MadeUp made{whenever(at(hook).with(no_spices), gain(Good::spices))};
    scenario(made.table);
    return made.table.has("spices");
}

/// The phase in which seat 0, who owns a pregnant cow, is first asked about a card for this moment, from the end of the
/// first round's actions on.
std::optional<Phase> phase_when_asked(Hook hook) {
    MadeUp made{may_whenever(at(hook).with(no_spices), gain(Good::spices))};
    Table& table = made.table;
    table.give("pregnant_cattle").plays({"pass", "pass"});
    for (; !Game::to_act(table.state).is_nobody(); table.do_nothing()) {
        if (table.state.stack.back().is<ask::Triggers>()) { return phase_of(table.state); }
    }
    return std::nullopt;
}

int with_modifier(const Modifier& modifier, const std::function<int(Table&)>& scenario) {
    MadeUp made{changes(modifier)};
    return scenario(made.table);
}

/// From the first turn of round 1 to that of round 2.
void pass_a_round(Table& table) { table.plays({"pass", "pass"}).until_round(2); }

}  // namespace

TEST_CASE("Cards hear of the phases of a round, each once (O-8.13)") {
    for (const Hook hook :
         {Hook::harvest_starts, Hook::harvest, Hook::after_harvest, Hook::new_weapon, Hook::actions_end,
          Hook::before_income, Hook::feast_starts, Hook::after_feast, Hook::bonus, Hook::after_bonus}) {
        CAPTURE(name_of(hook));
        CHECK(times_heard(hook, pass_a_round) == 1);
    }
    CHECK(times_heard(Hook::removed_from_strip, pass_a_round) == 2);  // two strips lie open
}

TEST_CASE("What a card asks lies in the phase of its moment, also where the next one would come now (O-3.1, O-8.13)") {
    struct Row {
        Hook hook{};
        Phase phase{};
    };
    constexpr std::array rows = {Row{Hook::actions_end, Phase::actions},
                                 Row{Hook::before_income, Phase::income},
                                 Row{Hook::received, Phase::breeding},
                                 Row{Hook::feast_starts, Phase::feast},
                                 Row{Hook::after_feast, Phase::feast},
                                 Row{Hook::bonus, Phase::bonus},
                                 Row{Hook::after_bonus, Phase::bonus},
                                 Row{Hook::removed_from_strip, Phase::mountain_strips},
                                 Row{Hook::thing_square_changed, Phase::new_viking},
                                 Row{Hook::harvest_starts, Phase::harvest},
                                 Row{Hook::after_harvest, Phase::harvest},
                                 Row{Hook::new_weapon, Phase::new_weapon}};
    for (const Row& row : rows) {
        CAPTURE(name_of(row.hook));
        CHECK(phase_when_asked(row.hook) == row.phase);
    }
}

TEST_CASE("A moment of a phase that is left out does not come: no bonus and no strips in the last round (O-8.13)") {
    const auto last_round = [](Table& table) {
        table.until_round(7);
        table.player().supply = {};
        table.until_the_end();
    };
    CHECK(times_heard(Hook::after_bonus, last_round) == 0);
    CHECK(times_heard(Hook::removed_from_strip, last_round) == 0);
    CHECK(times_heard(Hook::after_feast, last_round) == 1);
}

TEST_CASE("Cards hear of the steps of a turn (O-8.13, O-4.13)") {
    const auto turn = [](Table& table) { table.plays({"place stockfish"}); };
    for (const Hook hook : {Hook::before_placing, Hook::placed, Hook::thing_square_changed, Hook::before_action,
                            Hook::received, Hook::after_action, Hook::action_over}) {
        CAPTURE(name_of(hook));
        CHECK(times_heard(hook, turn) == 1);
    }
    CHECK(times_heard(Hook::after_action, [](Table& table) { table.plays({"pass"}); }) == 0);
}

TEST_CASE("What a card gives before the action can be used in it (O-4.13, O-8.7)") {
    MadeUp made{whenever(before(on(Space::overseas_trade_1)), gain(Good::oil))};
    Table& table = made.table;
    table.give("knarr").give("silver").plays({"place overseas_trade_1", "turn oil"});
    CHECK(table.has("rune_stone") == 1);
}

TEST_CASE("Cards hear of dice actions: before, at each roll, after success or failure (O-8.13)") {
    const auto raid = [](Table& table) {
        table.give("longship").plays({"place raiding", "roll", "die 3", "roll", "die 6", "loot rune_stone 0"});
    };
    CHECK(times_heard(Hook::before_dice, raid) == 1);
    CHECK(times_heard(Hook::rolled, raid) == 2);
    CHECK(times_heard(Hook::dice_succeeded, raid) == 1);
    CHECK(times_heard(Hook::dice_failed, raid) == 0);
    const auto snare = [](Table& table) { table.plays({"place laying_a_snare", "roll", "die 8", "fail"}); };
    CHECK(times_heard(Hook::dice_failed, snare) == 1);
    CHECK(times_heard(Hook::vikings_returned, snare) == 1);
    CHECK(times_heard(Hook::thing_square_changed, snare) == 2);
}

TEST_CASE("Cards hear of what is taken, laid, built and acquired (O-8.13)") {
    const auto mountain = [](Table& table) { table.plays({"place mountain_2", "take 1 2"}); };
    CHECK(times_heard(Hook::taken_from_strip, mountain) == 2);
    const auto laying = [](Table& table) { table.give("oil").plays({"lift oil home", "lay i2 0"}); };
    CHECK(times_heard(Hook::tile_laid, laying) == 1);
    const auto building = [](Table& table) { table.give("wood", 1).plays({"place build_whaling_boat"}); };
    CHECK(times_heard(Hook::built, building) == 1);
    CHECK(times_heard(Hook::acquired, building) == 1);
    const auto buying = [](Table& table) { table.give("silver", 3).plays({"buy whaling_boat"}); };
    CHECK(times_heard(Hook::built, buying) == 0);  // D-45
    CHECK(times_heard(Hook::acquired, buying) == 1);
    const auto dining = [](Table& table) {
        table.plays({"pass", "pass"}).until(Stage::feast).plays({"serve peas lengthwise", "serve mead lengthwise"});
    };
    CHECK(times_heard(Hook::dish_served, dining) == 2);
}

TEST_CASE("Cards hear of cards drawn and played (O-8.13)") {
    const auto draw = [](Table& table) { table.plays({"place draw_occupation", "occupation patron"}); };
    CHECK(times_heard(Hook::occupation_drawn, draw) == 1);
}

TEST_CASE("A card in the hand hears nothing, and nobody's card hears what others do (O-8.1, O-8.7)") {
    MadeUp made{whenever(at(Hook::placed), gain(Good::spices))};
    Table& table = made.table;
    table.player().played.erase(made_up);
    table.state.hands[0].insert(made_up);
    table.plays({"place stockfish"});
    CHECK(table.has("spices") == 0);
    MadeUp other{whenever(at(Hook::placed), gain(Good::spices))};
    other.table.plays({"pass", "place stockfish"});
    CHECK(other.table.has("spices", 0) == 0);
    CHECK(other.table.has("spices", 1) == 0);
}

TEST_CASE("A card may lower the silver that a space takes, never below nothing (O-8.10, O-4.16)") {
    const SpaceSet market = on(Space::buy_cattle_and_milk);
    CHECK(with_modifier(silver_less(1, market), [](Table& table) {
              table.give("silver", 2).plays({"place buy_cattle_and_milk"});
              return table.has("cattle");
          }) == 1);
    CHECK(with_modifier(silver_less(9, market), [](Table& table) {
              table.plays({"place buy_cattle_and_milk"});
              return table.has("silver");
          }) == 0);
}

TEST_CASE("A card may change rolls and their number (O-8.10, O-6.2, O-6.3)") {
    const auto loot = [](Table& table) {
        table.player().supply = {};
        table.give("longship").plays({"place raiding", "roll", "die 5"});
        return table.offers("loot rune_stone 0") ? 1 : 0;
    };
    CHECK(with_modifier(roll_counts(0), loot) == 0);
    CHECK(with_modifier(roll_counts(1, in(DiceAction::raiding)), loot) == 1);
    CHECK(with_modifier(roll_counts(1, in(DiceAction::pillaging)), loot) == 0);
    CHECK(with_modifier(more(Quantity::rolls, 1), [](Table& table) {
              table.plays({"place hunting_game_1", "roll", "die 8", "roll", "die 8", "roll", "die 8", "roll", "die 2"});
              return table.offers("roll") ? 1 : 0;
          }) == 0);
}

TEST_CASE("A result lowered to zero stands as a success (O-6.3, O-6.13)") {
    CHECK(with_modifier(roll_counts(-1), [](Table& table) {
              table.plays({"place hunting_game_1", "roll", "die 1"});
              CHECK(table.why("roll") == "E-ZERO");
              table.plays({"pay 0"});
              return table.has("hide");
          }) == 1);
}

TEST_CASE("Cards that change a number change nothing for those without them (O-8.10)") {
    MadeUp made{changes(silver_less(1))};
    CHECK(made.table.plays({"pass"}).why("place buy_sheep") == "E-SILVER");
}
