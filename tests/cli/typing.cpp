// Typing at the terminal: what Tab completes to, and real sessions with Tab, arrows and a history that lasts.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "cli/play/commands.hpp"
#include "cli/shell/tab.hpp"
#include "program.hpp"

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

Completion tab(std::string_view line) { return completion(line, moves); }
Completion only(std::string added) { return {std::move(added), {}}; }

/// Tab in a game of the terminal, where there are commands too.
Completion tab_in_game(std::string_view line, Language language = Language::en) {
    return completion(line, sayings_after(line, moves, language));
}

Call game(const Folder& home) {
    return {{"play", "wikinger", "--seed", "hilda", "--lang", "en"}, "", {{"XDG_STATE_HOME", home.path().string()}}};
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
