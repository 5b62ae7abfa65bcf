// Typing at the terminal: what Tab completes to, and real sessions with Tab, arrows and a history that lasts.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "cli/play/commands.hpp"
#include "cli/shell/tab.hpp"
#include "program.hpp"
#include "support/places.hpp"

namespace meadhall::cli {

using testing::Call;
using testing::content_of;
using testing::count_of;
using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_in_terminal;

namespace {

const std::vector<std::string> moves = {"settle c4", "settle c5", "settle d4", "c4-c5", "c4-c6-e6", "pass"};
constexpr std::string_view arrow_up = "\x1b[A";
constexpr std::string_view control_r = "\x12";

Completion tab(std::string_view line) { return completion(line, moves); }
Completion only(std::string added) { return {std::move(added), {}}; }

/// Tab in a game of the terminal, where there are commands too.
Completion tab_in_game(std::string_view line, Language language = Language::en) {
    return completion(line, sayings_after(line, moves, language));
}

Call game(const Folder& home) {
    return {{"play", "wikinger", "--seed", "hilda", "--lang", "en"}, "", {{"XDG_STATE_HOME", home.path().string()}}};
}

/// A game of Walhalla among three persons whose raid is over, so that cards are to be laid face down, as a saved file.
std::string raid_that_is_over(const Folder& folder) {
    std::istringstream record{
        content_of(std::filesystem::path{test::data_folder()} / "records/walhalla/three-random.saga")};
    std::string file = folder / "raid.saga";
    std::ofstream saved{file};
    for (std::string line; std::getline(record, line) && !has(line, ". lay ");) {
        if (line.starts_with("[Players")) { line = R"([Players ["Ann","Bo","Cy"]])"; }
        saved << (line.starts_with("[Result") ? R"([Result "*"])" : line) << '\n';
    }
    return file;
}

}  // namespace

TEST_CASE("Tab adds whatever all that could follow have in common") {
    CHECK(tab("p") == only("ass"));
    CHECK(tab("se") == only("ttle "));
    CHECK(tab("settle d") == only("4"));
    CHECK(tab("settle c").added.empty());
    CHECK(tab("x") == Completion{});
    CHECK(tab("pass") == Completion{});
}

TEST_CASE("Tab shows the next piece of what could follow, each once") {
    CHECK(tab("") == Completion{"", {"c4-", "pass", "settle "}});
    CHECK(tab("settle ") == Completion{"", {"settle c4", "settle c5", "settle d4"}});
    CHECK(tab("c4") == only("-"));
    CHECK(tab("c4-") == Completion{"c", {"c4-c5", "c4-c6-"}});
}

TEST_CASE("Tab completes the last of several moves, and capitals do not matter") {
    CHECK(tab("settle c4; se") == only("ttle "));
    CHECK(tab("pass;p") == only("ass"));
    CHECK(tab("SETTLE D") == only("4"));
}

TEST_CASE("Tab stops between signs, not within one") {
    CHECK(completion("z", {"zä", "zö"}) == Completion{"", {"zä", "zö"}});
}

TEST_CASE("Tab knows the commands of the language, and moves behind those that ask for one") {
    CHECK(tab_in_game("und") == only("o"));
    CHECK(tab_in_game("zur", Language::de) == only("ück"));
    CHECK(tab_in_game("wh") == only("y "));
    CHECK(tab_in_game("why settle d") == only("4"));
    CHECK(tab_in_game("probiere p", Language::de) == only("ass"));
    CHECK(tab_in_game("save p") == Completion{});
}

TEST_CASE("In a terminal Tab completes a command, and the arrow brings it back") {
    const Folder home;
    const Outcome outcome = run_in_terminal(game(home), {"mov\t", std::string{arrow_up}, "quit", ""});
    CHECK(outcome.code == 0);
    CHECK(count_of(outcome.out, "You may play:") == 2);
}

TEST_CASE("In a terminal Tab completes a move") {
    const Folder home;
    const Outcome outcome = run_in_terminal(game(home), {"set\tc4", "log", "quit", ""});
    CHECK(has(outcome.out, "goes ashore on c4"));
}

TEST_CASE("In a terminal Tab completes a card") {
    const Folder folder;
    const std::string saved = folder / "after.saga";
    const Call call{{"play", "--load", raid_that_is_over(folder), "--save", saved, "--lang", "en"}, "", {}};
    const Outcome outcome = run_in_terminal(call, {"", "lay v\t", "", "quit", ""});
    CHECK(has(outcome.out, "which cards do you lay face down?"));
    CHECK_MESSAGE(has(content_of(saved), ". lay village+ "), outcome.out);
}

TEST_CASE("In a terminal Ctrl-R finds what was typed before, in this game and in the one before it") {
    const Folder home;
    const std::string find_moves = std::string{control_r} + "mo";
    const Outcome first = run_in_terminal(game(home), {"moves", "log", find_moves, "quit", ""});
    CHECK(count_of(first.out, "You may play:") == 2);
    CHECK(count_of(run_in_terminal(game(home), {find_moves, "quit", ""}).out, "You may play:") == 1);
}

TEST_CASE("What was typed is remembered from one game to the next") {
    const Folder home;
    CHECK(run_in_terminal(game(home), {"moves", "quit", ""}).code == 0);
    CHECK(has(content_of(home / "meadhall/history"), "moves"));
    const std::string twice_up = std::string{arrow_up} + std::string{arrow_up};
    CHECK(has(run_in_terminal(game(home), {twice_up, "quit", ""}).out, "You may play:"));
}

TEST_CASE("The end of the input and Ctrl-C end a game in a terminal as they do elsewhere") {
    const Folder home;
    const Outcome gone = run_in_terminal(game(home), {"c4"});
    CHECK(gone.code == 0);
    CHECK(has(gone.out, "Farewell!"));
    const Outcome interrupted = run_in_terminal(game(home), {"c4", "d4\x03"});
    CHECK(interrupted.code == 130);
    CHECK(has(interrupted.out, "Farewell!"));
}

TEST_CASE("Where persons share a keyboard and cards are hidden nothing that was typed is remembered") {
    const Folder home;
    const Call call{{"play", "walhalla", "--seats", "3", "--bot", "3=greedy", "--seed", "hilda", "--lang", "en"},
                    "",
                    {{"XDG_STATE_HOME", home.path().string()}}};
    CHECK(run_in_terminal(call, {"", "auto", "", "quit", ""}).code == 0);
    CHECK(!has(content_of(home / "meadhall/history"), "auto"));
}

}  // namespace meadhall::cli
