#include <memory>

#include <doctest/doctest.h>

#include "cli/boards/wikinger/board.hpp"
#include "cli/boards/wikinger/menu.hpp"
#include "cli/drawing/page.hpp"
#include "cli/drawing/text.hpp"
#include "cli/play/setup.hpp"
#include "plain_text.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::has;

/// A small island on which everything can be seen at once.
constexpr const char* islet = R"(["aaab","aabb",".cc."])";

std::unique_ptr<Table> table_with(const TableOrder& order) {
    auto table = laid_out(order);
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    return std::move(*table);
}

std::unique_ptr<Table> islet_with(const std::string& position) {
    return table_with({.game = "wikinger", .island = islet, .position = position});
}

std::string picture(const Lines& lines) {
    std::string text;
    for (const Line& line : lines) {
        std::string plain = plain_text(line);
        plain.erase(plain.find_last_not_of(' ') + 1);
        text += plain + "\n";
    }
    return text;
}

std::string board(const Table& table, const Drawing& drawing) { return picture(wikinger_art().board(table, drawing)); }

}  // namespace

TEST_CASE("A roomy board draws borders between regions thin and the shore thick") {
    const auto table = islet_with("R..b/.B../.r.. march red");
    CHECK(board(*table, {.density = Density::roomy, .since = 0}) == "     a   b   c   d\n"
                                                                    "   ┏━━━━━━━━━━━┯━━━┓\n"
                                                                    " 1 ┃ R   a   a │[B]┃\n"
                                                                    "   ┃       ┌───┘   ┃\n"
                                                                    " 2 ┃ a   B │ b   b ┃\n"
                                                                    "   ┗━━━┱───┴───┲━━━┛\n"
                                                                    " 3   ~ ┃[R]  c ┃ ~\n"
                                                                    "       ┗━━━━━━━┛\n"
                                                                    "     a   b   c   d\n");
}

TEST_CASE("A compact board has one line per row and borders at the feet of the fields") {
    const auto table = islet_with("R..b/.B../.r.. march red");
    CHECK(board(*table, {.density = Density::compact, .since = 0}) == "     a   b   c   d\n"
                                                                      "    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁\n"
                                                                      " 1 ┃ R   a  ▁a▁│[B]┃\n"
                                                                      " 2 ┃▁a▁▁▁B▁│▁b▁▁▁b▁┃\n"
                                                                      " 3   ~ ┃[R]▁▁c▁┃ ~\n"
                                                                      "     a   b   c   d\n");
}

TEST_CASE("Without UTF-8 the same board is drawn with ASCII, sign for sign") {
    const auto table = islet_with("R..b/.B../.r.. march red");
    CHECK(ascii(board(*table, {.density = Density::roomy, .since = 0})) == "     a   b   c   d\n"
                                                                           "   +-----------+---+\n"
                                                                           " 1 | R   a   a |[B]|\n"
                                                                           "   |       +---+   |\n"
                                                                           " 2 | a   B | b   b |\n"
                                                                           "   +---+---+---+---+\n"
                                                                           " 3   ~ |[R]  c | ~\n"
                                                                           "       +-------+\n"
                                                                           "     a   b   c   d\n");
    CHECK(ascii(board(*table, {.density = Density::compact, .since = 0})) == "     a   b   c   d\n"
                                                                             "    _______________\n"
                                                                             " 1 | R   a  _a_|[B]|\n"
                                                                             " 2 |_a___B_|_b___b_|\n"
                                                                             " 3   ~ |[R]__c_| ~\n"
                                                                             "     a   b   c   d\n");
}

TEST_CASE("Where a Viking may go is marked with round brackets, and a cross where it captures (W-7.1)") {
    const auto table = islet_with("R.B./..../.... march red");
    CHECK(board(*table, {.density = Density::compact, .since = 0, .chosen = "a1"}) == "     a   b   c   d\n"
                                                                                      "    ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁\n"
                                                                                      " 1 ┃*R* (a) ▁B▁│ b ┃\n"
                                                                                      " 2 ┃(a)▁▁a▁│▁b▁▁▁b▁┃\n"
                                                                                      " 3   ~ ┃▁c▁▁▁c▁┃ ~\n"
                                                                                      "     a   b   c   d\n");
    const auto pinned = islet_with("..BR/R.../.... march red");
    CHECK(has(board(*pinned, {.since = 0, .chosen = "a2"}), "(a)"));
    const auto capturing = islet_with("R.BR/..../.... march red");
    CHECK(has(board(*capturing, {.since = 0, .chosen = "a1"}), "*R* (×)"));
}

TEST_CASE("Without a point chosen, the Vikings that can move are marked") {
    const auto table = islet_with("R.../..B./.... march red");
    const std::string all = board(*table, {.since = 0, .chosen = ""});
    CHECK(has(all, "(R)"));
    CHECK(!has(all, "(B)"));
    CHECK(!has(all, "(a)"));
}

TEST_CASE("What just happened is in angle brackets: where from, where to, and who fell") {
    const auto table = islet_with("R.BR/.B.B/.... march red");
    REQUIRE(table->play(std::string{"a1-b1"}, Caller::owner()).has_value());
    const std::string drawn = board(*table, {.since = 0});
    INFO(drawn);
    CHECK(has(drawn, " 1 ┃<a> <R> <x>│ R ┃"));
    const std::string later = board(*table, {.since = table->ply()});
    CHECK(has(later, " 1 ┃ a   R  ▁a▁│ R ┃"));
}

TEST_CASE("Points for a tower are marked without being asked for (W-8.1)") {
    const auto table = islet_with("R.../..../..B. dawn red");
    CHECK(has(board(*table, {.since = 0}), " 1 ┃ R  (a) (a)│ b ┃"));
}

TEST_CASE("The panel tells whose turn it is, the towers against the goal, and the Vikings") {
    const auto table = islet_with("RR.b/.BB./.r.. march red idle=1,0,0,0 quiet=7");
    const std::string panel = picture(wikinger_art().panel(*table, {.since = 0, .sitters = {"you", "greedy"}}));
    CHECK(has(panel, "► R  Red   ▲△△    2  you"));
    CHECK(has(panel, "  B  Black ▲△△    2  greedy"));
    CHECK(has(panel, "3 towers to win"));
    CHECK(has(panel, "Quiet turns: 7 of 200"));
    CHECK(has(panel, "Idle turns: Red 1"));
    CHECK(has(panel, "3 of 3: moving"));
}

TEST_CASE("The panel leaves out who sits where if there is no room") {
    const auto table = islet_with("RR.b/.BB./.r.. march red");
    const Drawing narrow{.since = 0, .sitters = {"you", "greedy"}, .panel_columns = 26};
    const std::string panel = picture(wikinger_art().panel(*table, narrow));
    CHECK(has(panel, "you"));
    CHECK(!has(panel, "greedy"));
}

TEST_CASE("Board and panel fit on 80 columns for every island and language") {
    for (const auto& [seats, island] :
         std::vector<std::pair<int, std::string>>{{2, "2p_A"}, {2, "2p_B"}, {3, "3p"}, {4, "4p"}}) {
        const auto table = table_with({.game = "wikinger", .seats = seats, .island = island});
        for (Language language : {Language::en, Language::de, Language::nl}) {
            const Lines lines = board_and_panel(*table, wikinger_art(), {.language = language, .since = 0},
                                                {language, Density::compact}, {80, 24}, {.rows = 3});
            CHECK(lines.size() <= 18);
            for (const Line& line : lines) { CHECK_MESSAGE(width(line) <= 80, plain_text(line)); }
        }
    }
}

TEST_CASE("With four players the panel counts the towers of the pairs (W-2)") {
    const auto table = table_with({.game = "wikinger", .seats = 4});
    const std::string panel = picture(wikinger_art().panel(*table, {.language = Language::de, .since = 0}));
    CHECK(has(panel, "Rot+Hellrot: 0 von 5"));
    CHECK(has(panel, "Schwarz+Grau: 0 von 5"));
}

TEST_CASE("The question says who decides, what, and what could be typed") {
    const auto march = islet_with("R.../..B./.... march red");
    CHECK(wikinger_art().question(*march, Language::en).sentence == "Red, move a Viking.");
    CHECK(wikinger_art().question(*march, Language::en).typing == "Type from and to, for example: a1-b1");
    CHECK(wikinger_art().question(*march, Language::en).warning.empty());
    const auto tower = islet_with("R.../..../..B. dawn red");
    CHECK(wikinger_art().question(*tower, Language::nl).sentence ==
          "Rood, je hebt gebied A veroverd: plaats een toren.");
}

TEST_CASE("After two idle turns the question is what the turn owes (W-9.1)") {
    const auto asked = [](const Table& table) { return wikinger_art().question(table, Language::en).sentence; };
    const std::string plain = "Red, move a Viking.";
    const std::string owed = "Red, after two idle turns you must capture, put up a tower or threaten a capture.";
    CHECK(asked(*islet_with("R..B/...B/.... march red idle=2,0,0,0")) == owed);
    CHECK(asked(*islet_with("R..B/...B/.... march red idle=1,0,0,0")) == plain);
    // A tower of this turn is enough, and where no march can be active any will do.
    const auto dawn = islet_with("RR../..../..B. dawn red idle=2,0,0,0");
    REQUIRE(dawn->play(std::string{"tower c1"}, Caller::owner()).has_value());
    CHECK(asked(*dawn) == plain);
    const auto apart = table_with({.game = "wikinger",
                                   .island = R"(["aaaaaaa","aaaaaaa","aaaaaaa","aaaaaaa"])",
                                   .position = "R....../......./......./......B march red idle=2,0,0,0"});
    CHECK(asked(*apart) == plain);
    const auto off = table_with({.game = "wikinger",
                                 .changes = {"standstill=off"},
                                 .island = islet,
                                 .position = "R..B/...B/.... march red idle=2,0,0,0"});
    CHECK(asked(*off) == plain);
}

TEST_CASE("In settlement several points in one line are several moves, whatever stands before them (W-4.1)") {
    auto table = table_with({.game = "wikinger", .position = ""});
    REQUIRE(table->play(std::string{"start red"}, Caller::owner()).has_value());
    using Moves = std::vector<std::string>;
    CHECK(wikinger_art().moves_in(*table, "c4 d4") == Moves{"c4", "d4"});
    CHECK(wikinger_art().moves_in(*table, "settle c4 d4") == Moves{"settle c4", "settle d4"});
    CHECK(wikinger_art().moves_in(*table, "red c4 lightRed d4 e4") == Moves{"red c4", "lightRed d4", "lightRed e4"});
    CHECK(wikinger_art().moves_in(*table, "c4 decline") == Moves{"c4", "decline"});
    const auto march = islet_with("R.../..B./.... march red");
    CHECK(wikinger_art().moves_in(*march, "a1 b1") == Moves{"a1 b1"});
}

TEST_CASE("Choices are listed by where they begin, captures with a cross") {
    const auto table = islet_with("R.BR/..../.... march red");
    const auto lines = wikinger_art().choices(*table, "", Language::en);
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "(× captures) a1: b1× a2");
    CHECK(wikinger_art().choices(*table, "d1", Language::en) == std::vector<std::string>{lines[1]});
    CHECK(wikinger_art().choices(*table, "c1", Language::en).empty());
}

TEST_CASE("An example in the grand battle names the shade (W-10.1)") {
    auto table = table_with({.game = "wikinger", .changes = {"mode=grand"}});
    REQUIRE(table->play(std::string{"start red"}, Caller::owner()).has_value());
    const std::string typing = wikinger_art().question(*table, Language::en).typing;
    const std::string example = typing.substr(typing.find(": ") + 2);
    CHECK(!table->why(example, Caller::owner()));
}

TEST_CASE("The lesson fits on one screen in every language") {
    for (int seats : {2, 3, 4}) {
        const auto table = table_with({.game = "wikinger", .seats = seats});
        for (Language language : {Language::en, Language::de, Language::nl}) {
            const auto lines = split(wikinger_art().lesson(*table, language), '\n');
            CHECK(lines.size() <= 23);
            for (const std::string& line : lines) { CHECK_MESSAGE(width(line) < 80, line); }
        }
    }
}

}  // namespace meadhall::cli
