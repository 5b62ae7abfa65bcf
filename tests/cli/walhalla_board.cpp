#include <memory>

#include <doctest/doctest.h>

#include "cli/boards/walhalla/board.hpp"
#include "cli/boards/walhalla/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/play/setup.hpp"
#include "plain_text.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::Call;
using testing::count_of;
using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_in_terminal;
using testing::run_program;

constexpr std::array languages = {Language::en, Language::de, Language::nl};

/// A table for three on which chance has spoken: cult sites and wheat everywhere, Red begins with a ship of Blue.
std::unique_ptr<Table> table_at_sea() {
    std::string tiles = R"(["CW")";
    for (int i = 1; i < walhalla::tile_count; ++i) { tiles += R"(,"CW")"; }
    const std::string components = R"({"components":{"tiles":)" + tiles + "]}}";
    auto table = laid_out({.game = "walhalla", .seats = 3, .options = components});
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    std::vector<std::string> moves(walhalla::tile_count, "tile cult wheat");
    for (const char* move :
         {"inner 3 4 5", "outer 8 7 6", "card attack", "card hunt", "card shield", "start red", "ship blue-1"}) {
        moves.emplace_back(move);
    }
    for (const std::string& move : moves) {
        const auto played = (*table)->play(move, Caller::owner());
        REQUIRE_MESSAGE(played.has_value(), move);
    }
    return std::move(*table);
}

void play(Table& table, std::initializer_list<const char*> moves) {
    for (const char* move : moves) {
        const auto played = table.play(std::string{move}, Caller::owner());
        REQUIRE_MESSAGE(played.has_value(), move);
    }
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

std::string board(const Table& table, Density density = Density::compact) {
    return picture(walhalla_art().board(table, {.density = density, .since = table.ply() - 1}));
}

std::string panel(const Table& table, Viewer viewer) {
    return picture(walhalla_art().panel(table, {.viewer = viewer, .since = table.ply(), .panel_columns = 28}));
}

}  // namespace

TEST_CASE("The land of Walhalla: tongues, headlands, a ship with Vikings aboard and where they may land (WH-6.2)") {
    const auto table = table_at_sea();
    play(*table, {"board 1 3", "ride", "moor 2"});
    CHECK(board(*table) == "   ~1~ Tongue 1  ~2~ Tongue 2  ~3~ Tongue 3  ~4~\n"
                           " 1  ~ │cult  ( )│/R\\│cult  ( )│   │cult     │ ~\n"
                           " 2    │wheat    │|B|│wheat    │ ~ │wheat    │\n"
                           " 3    │cult     │\\R/│cult     │   │cult     │\n"
                           " 4  ~ │wheat    │   │wheat    │   │wheat    │ ~\n"
                           " 5    │cult     │   │cult     │ ~ │cult     │\n"
                           " 6    │wheat    │ ~ │wheat    │   │wheat    │\n"
                           " 7  ~ │cult     │   │cult     │   │cult     │ ~\n"
                           " 8    │wheat    │   │wheat    │ ~ │wheat    │\n"
                           " 9    │cult     │ ~ │cult     │   │cult     │\n"
                           "10  ~ │wheat    │   │wheat    │   │wheat    │ ~\n"
                           "11    │cult     │   │cult     │ ~ │cult     │\n"
                           "12    │wheat    │ ~ │wheat    │   │wheat    │\n"
                           "    ~ │   2. 3  │   │   2. 4  │   │   2. 5  │ ~\n"
                           "      ╰   1. 8  ╯   ╰   1. 7  ╯ ~ ╰   1. 6  ╯\n"
                           "\n");
}

TEST_CASE("Who landed is marked, strengths stand below the tongue, the empty ship shows its coloured seat") {
    const auto table = table_at_sea();
    play(*table, {"board 1 3", "ride", "moor 2", "land left", "card cult+", "land right", "land right", "card wheat+"});
    const std::string drawn = board(*table);
    CHECK(has(drawn, "│cult   R │/·\\"));
    CHECK(has(drawn, "|b|│wheat  B │"));
    CHECK(has(drawn, "       R1            R1B1\n"));
}

TEST_CASE("Free berths are shown while a ship is to moor (WH-5.6), and the track of points on a roomy board") {
    const auto table = table_at_sea();
    play(*table, {"board 1 3", "ride"});
    CHECK(has(board(*table), " 1 [1]│cult     │[2]│cult     │[3]│cult     │[4]\n"));
    CHECK(has(board(*table, Density::roomy), "   0         10        20        30        40\n   RBY..."));
}

TEST_CASE("A hand is shown to its seat and to nobody else") {
    const auto table = table_at_sea();
    CHECK(has(panel(*table, seat(0)), "Your cards: Attack"));
    CHECK(has(panel(*table, seat(1)), "Your cards: Hunt"));
    CHECK(!has(panel(*table, seat(1)), "Attack"));
    CHECK(!has(panel(*table, Viewer::spectator()), "Your cards"));
    CHECK(has(panel(*table, Viewer::spectator()), "Ship: 1:· 2:b 3:·"));
    CHECK(has(panel(*table, Viewer::spectator()), "► R  Red     9  4  1  1   0"));
}

TEST_CASE("What is asked in Walhalla names the seat that must answer and how") {
    const auto table = table_at_sea();
    const auto asked = [&] { return walhalla_art().question(*table, Language::en); };
    CHECK(asked().sentence == "Red, who sails? Seats open to you: 1, 3.");
    CHECK(has(asked().typing, "board 1 3"));
    play(*table, {"board 1 3"});
    CHECK(asked().sentence == "Blue, it is Red's turn, and seat 2 of this ship has your colour: will you sail along?");
    play(*table, {"ride"});
    CHECK(asked().typing == "Type a fjord, for example: moor 4");
    play(*table, {"moor 2"});
    CHECK(asked().sentence == "Red, where does your Viking land: tongue 1 (cult site), or tongue 2 (cult site)?");
}

TEST_CASE("The verb may be left out where only one is asked for") {
    const auto table = table_at_sea();
    const auto meant = [&](const char* line) { return walhalla_art().moves_in(*table, line).front(); };
    CHECK(meant("1 3") == "board 1 3");
    CHECK(meant("1, 3") == "board 1, 3");
    CHECK(meant("none") == "board none");
    CHECK(meant("board 1") == "board 1");
    CHECK(meant("ride") == "ride");
    play(*table, {"board 1", "stay"});
    CHECK(meant("2 bow") == "moor 2 bow");
}

TEST_CASE("The lesson of Walhalla fits a screen in every language, and names fit their fields") {
    for (Language language : languages) {
        const std::string lesson = walhalla_art().lesson(*table_at_sea(), language);
        const auto lines = split(lesson, '\n');
        CHECK(lines.size() <= 30);
        for (const std::string& line : lines) { CHECK_MESSAGE(width(line) <= 79, line); }
        for (int i = 0; i < walhalla::terrains; ++i) {
            CHECK(width(short_name(static_cast<walhalla::Terrain>(i), language)) <= 6);
        }
    }
}

TEST_CASE("A game of Walhalla for four with bots is played in the terminal, and its record replays and verifies") {
    const Folder folder;
    const std::string file = folder / "w.saga";
    std::string input;
    for (int i = 0; i < 200; ++i) { input += "auto\n"; }
    const Outcome outcome = run_program(
        {{"play", "walhalla", "--seats", "4", "--bot", "greedy", "--seed", "hilda", "--save", file}, input});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "Red, who sails?"));
    CHECK(has(outcome.out, "The game is over."));
    CHECK(has(outcome.out, "wheat"));
    CHECK(run_program({{"replay", file}}).code == 0);
    const Outcome verified = run_program({{"verify", file}});
    CHECK(verified.code == 0);
    CHECK(has(verified.out, "the seed is the promised one"));
    for (const std::string& line : split(outcome.out, '\n')) { CHECK_MESSAGE(width(line) <= 80, line); }
}

TEST_CASE("Persons who share a keyboard pass it on before cards are shown, and nothing can be scrolled back to") {
    const Call call{{"play", "walhalla", "--seats", "3", "--bot", "3=greedy", "--seed", "hilda", "--lang", "en"}};
    const Outcome outcome = run_in_terminal(call, {"", "auto", "auto", "auto", "auto", "auto", "auto", "quit", ""});
    CHECK(outcome.code == 0);
    const std::string forget = "\x1b[2J\x1b[3J\x1b[H";
    CHECK(has(outcome.out, "Pass the keyboard to Blue."));
    CHECK(has(outcome.out, "Pass the keyboard to Red."));
    CHECK(count_of(outcome.out, forget) == count_of(outcome.out, "Pass the keyboard to "));
    CHECK(outcome.out.find("Your cards") > outcome.out.find("Pass the keyboard"));
}

TEST_CASE("Alone among bots nobody is asked to pass the keyboard") {
    const Call call{{"play", "walhalla", "--seats", "3", "--bot", "greedy", "--seed", "hilda"}};
    const Outcome outcome = run_in_terminal(call, {"quit", ""});
    CHECK(has(outcome.out, "Your cards"));
    CHECK(!has(outcome.out, "Pass the keyboard"));
}

TEST_CASE("Where there are secrets nothing is taken back past what was learned since") {
    const Call call{{"play", "walhalla", "--seats", "3", "--bot", "greedy", "--seed", "hilda"},
                    "board none\nundo\nauto\nundo\n"};
    const Outcome outcome = run_program(call);
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "Not possible:"));
}

}  // namespace meadhall::cli
