// What runs out and what never does (O-1, O-7.5, O-14).
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/cards/book.hpp"
#include "games/odin/components/breeding.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

TEST_CASE("When all four boards are owned nobody can explore (O-7.5, O-14.2)") {
    Table table{2};
    for (Island& island : table.state.islands) { island.owner = seat(1); }
    table.give("longship");
    for (const std::string_view space : {"place explore_near", "place explore_middle", "place explore_far"}) {
        CHECK(table.why(space) == "E-NOT-DISPLAYED");
    }
}

TEST_CASE("An explored board is a placement area at once, with its own income (O-7.6)") {
    Table table{2};
    table.give("knarr").give("silk");
    CHECK(table.why("lift silk C") == "E-NOT-YOURS");
    table.ends_turns = false;
    table.plays({"place explore_middle", "explore iceland"});
    CHECK(table.offers("lift silk C"));
    CHECK(Game::income_of(table.state, seat(0)) == 1);
    CHECK(table.score("Exploration boards") + table.score("Open cells of exploration boards") ==
          row_of(Face::iceland).points - map_of(Face::iceland).minus.size());
}

TEST_CASE("Goods, ships and resources never run out (O-1.2, O-14.3, TV-51)") {
    Table table{2};
    for (const std::string_view many : {"peas", "wood", "stone", "silver"}) { table.give(many, 500, 1); }
    table.give("wood", 1);
    table.plays({"place build_whaling_boat", "pass", "place stockfish", "place weekly_beans"});
    CHECK(table.has("whaling_boat") == 1);
    CHECK(table.has("stockfish") == 1);
    CHECK(table.has("beans") == 2);
}

TEST_CASE("Thing penalties have no maximum (O-14.4, D-23)") {
    Table table{1};
    table.player().supply = {};
    table.plays({"pass"}).until_round(2);
    CHECK(table.player().penalties == 6);
    table.player().supply = {};
    table.plays({"pass"}).until_round(3);
    CHECK(table.player().penalties == 13);
    CHECK(table.score("Thing penalties") == -39);
}

TEST_CASE("Silver is one number; there is no move to change money, to give away or to take back (O-9.14, O-9.16)") {
    for (const std::string_view text : {"change 4", "give silver 1", "scrap knarr", "remove a1"}) {
        CHECK(Table{2}.why(text) == "E-UNREADABLE");
    }
}

TEST_CASE("What lies on a board stays there (O-9.11)") {
    Table table{2};
    table.give("oil").plays({"lift oil home", "lay i2 0"});
    const Cells covered = table.player().home.covered;
    table.until_round(3);
    CHECK(covered.is_subset_of(table.player().home.covered));
    CHECK(table.has("oil") == 0);
    CHECK(table.why("lift oil home") == "E-NOT-IN-SUPPLY");
}

TEST_CASE("Dishes leave the table after the feast, ships stay (O-10.8)") {
    Table table{1};
    table.player().bay.emigrated_knarrs = 1;
    table.plays({"pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 4);
    table.plays({"serve peas lengthwise", "serve mead lengthwise"});
    CHECK(table.state.feast == Feast{});
    table.until_round(2).plays({"pass"}).until(Stage::feast);
    CHECK(table.state.feast.slots_left() == 5);
}

TEST_CASE("No feast changes another; anytime actions are open until the last dish (O-10.9)") {
    Table table{2};
    table.give("silver", 3).give("silver", 3, 1).plays({"pass", "pass"}).until(Stage::feast);
    const Player guest = table.player(1);
    table.plays({"serve peas lengthwise", "buy whaling_boat"});
    CHECK(table.has("whaling_boat") == 1);
    table.plays({"serve mead lengthwise", "serve beans lengthwise"});
    CHECK(table.player(1) == guest);
    CHECK(table.state.stack.back().seat == seat(1));
}

TEST_CASE("With a ship but no room at the table, emigration is refused with the reason (O-5.20)") {
    Table table{2};
    table.player().bay.emigrated_knarrs = 3;
    table.give("knarr").give("silver", 2).plays({"place emigrate_2"});
    CHECK(table.why("emigrate knarr 0") == "E-TABLE-FULL");
    table.plays({"skip"});
    CHECK(table.player().bay.emigrated() == 3);
    CHECK(table.has("silver") == 1);
}

TEST_CASE("A purchase is not a building action, and needs no space (D-45, O-9.12)") {
    Table table{2};
    table.give("silver", 3).plays({"buy whaling_boat"});
    CHECK(table.offers("place stockfish"));
    CHECK(table.player().thing_square == 6);
}

TEST_CASE("Two chests and two rune stones come together or not at all (D-48, O-5.10)") {
    Table table{2};
    table.give("stone", 2).give("wood", 1);
    CHECK(table.why("place craft_chests_and_runes") == "E-COST");
    table.give("wood").plays({"place craft_chests_and_runes"}).deal();
    CHECK(table.has("chest") == 2);
    CHECK(table.has("rune_stone") == 2);
}

// What one moment can wake.

namespace {

/// A moment of some kind, as clauses look at it.
struct Occurrence {
    Hook hook{};
    Space space{};
    Item item{};
    DiceAction dice{};
};

bool hears(const Clause& clause, const Occurrence& now) {
    return std::ranges::any_of(clause.moments, [&](const Moment& moment) {
        return moment.hook == now.hook && (moment.spaces.empty() || moment.spaces.contains(now.space)) &&
               (moment.items.empty() || moment.items.contains(now.item)) &&
               (moment.dice.empty() || moment.dice.contains(now.dice));
    });
}

constexpr int most_luxuries_at_once = 2;  // the next test counts them

/// How often a clause may be used at a moment like this.
int most_units(const Clause& clause, const Occurrence& now) {
    if (!clause.each) { return 1; }
    if (now.hook == Hook::before_overseas) { return large_moorings; }
    return now.item == Item{Good::cattle} ? static_cast<int>(most_pregnant) : most_luxuries_at_once;
}

int most_woken(const std::vector<const Clause*>& listening, Hook hook) {
    int most = 0;
    for (int space = 0; space < space_count; ++space) {
        for (int item = 0; item < Item::count; ++item) {
            for (std::size_t dice = 0; dice < names(DiceAction{}).size(); ++dice) {
                const Occurrence now{hook, static_cast<Space>(space), Item{item}, static_cast<DiceAction>(dice)};
                int woken = 0;
                for (const Clause* clause : listening) { woken += hears(*clause, now) ? most_units(*clause, now) : 0; }
                most = std::max(most, woken);
            }
        }
    }
    return most;
}

}  // namespace

TEST_CASE("No moment wakes more effects than there may be newborn cattle, whoever has all cards open (O-8.7)") {
    const CardBook& book = printed_book();
    int most = 0;
    for (int number = 0; number < hook_count; ++number) {
        const auto hook = static_cast<Hook>(number);
        if (hook == Hook::occupation_played) { continue; }  // O-8.8: a moment only for the card itself
        std::vector<const Clause*> listening;
        for (int i = 0; i < book.clause_count(); ++i) {
            const Clause& clause = book.clause({static_cast<std::uint8_t>(i)});
            const bool listens =
                std::ranges::any_of(clause.moments, [&](const Moment& moment) { return moment.hook == hook; });
            if (listens && clause.rule == Rule::none) { listening.push_back(&clause); }
        }
        most = std::max(most, most_woken(listening, hook));
    }
    CHECK(most == static_cast<int>(most_pregnant));
}

TEST_CASE("Nothing gives more than two chests or spices at once, nor cattle but breeding (O-8.7)") {
    const auto is_counted = [](Item item) {
        return ItemSet{Good::chest, Good::treasure_chest, Good::spices, Good::cattle, Good::pregnant_cattle}.contains(
            item);
    };
    int found = 0;
    const auto check = [&](const Parts& parts) {
        for (const Part& part : parts) {
            for (const Amount& amount : part.get) {
                if (!is_counted(amount.item) || part.deed == Deed::upgrade) { continue; }
                CHECK(part.times == Measure::one);
                CHECK(amount.count <= most_luxuries_at_once);
                ++found;
            }
        }
    };
    for (const SpaceRow& row : spaces()) {
        for (const Parts& parts : row.effect.alternatives) { check(parts); }
    }
    const CardBook& book = printed_book();
    for (int i = 0; i < book.clause_count(); ++i) {
        for (const Parts& parts : book.clause({static_cast<std::uint8_t>(i)}).alternatives) { check(parts); }
    }
    CHECK(found > 10);
}
