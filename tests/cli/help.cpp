#include "cli/usage/help.hpp"

#include <doctest/doctest.h>

#include "cli/drawing/text.hpp"
#include "cli/usage/help_words.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::has;
using testing::Outcome;
using testing::run_program;

std::vector<std::string> commands_in(const std::string& help) {
    std::vector<std::string> names;
    const auto begin = help.find("Befehle:");
    REQUIRE(begin != std::string::npos);
    for (const std::string& line : split(std::string_view{help}.substr(begin), '\n')) {
        if (line.starts_with("  ") && line[2] != ' ') { names.push_back(words_of(line).front()); }
    }
    return names;
}

}  // namespace

TEST_CASE("The help speaks the language of the player, by option and by locale") {
    CHECK(has(run_program({{"--help"}}).out, "Usage: meadhall"));
    CHECK(has(run_program({{"--help", "--lang", "de"}}).out, "Aufruf: meadhall"));
    CHECK(has(run_program({{"--lang=nl", "play", "--help"}}).out, "Aantal spelers"));
    CHECK(has(run_program({{"play", "--help"}, "", {{"LANG", "de_DE.UTF-8"}}}).out, "Zahl der Spieler"));
}

TEST_CASE("Every text of the help has its words in German and Dutch") {
    const std::string german = run_program({{"--help", "--lang", "de"}}).out;
    std::vector<std::string> helps = {german};
    for (const std::string& command : commands_in(german)) {
        helps.push_back(run_program({{command, "--help", "--lang", "de"}}).out);
    }
    CHECK(helps.size() > 10);
    for (const Words& row : help_words) {
        if (row.en == row.de) { continue; }
        const std::string first = split(row.en, '\n').front();
        for (const std::string& help : helps) { CHECK_MESSAGE(!has(help, first.substr(0, 40)), first); }
    }
    for (const std::string& help : helps) {
        for (const char* english : {" the ", " otherwise ", " this ", " how "}) {
            CHECK_MESSAGE(!has(help, english), help);
        }
    }
}

TEST_CASE("A command line that cannot be followed says why in the language of the player") {
    const auto said = [](const std::vector<std::string>& arguments) {
        const Outcome outcome = run_program({arguments});
        CHECK(outcome.code == 2);
        return outcome.err;
    };
    CHECK(has(said({"play", "chess"}), "Not possible: GAME: chess (possible: {"));
    CHECK(has(said({"play", "schach", "--lang", "de"}), "Nicht möglich: GAME: schach (möglich: {"));
    CHECK(has(said({"--lang", "nl", "play", "--nonsense"}), "Onbekend: --nonsense"));
    CHECK(has(said({"--lang", "de", "replay"}), "Es fehlt: FILE"));
    CHECK(has(said({"--lang", "de", "play", "odin", "--seats", "viele"}), "--seats"));
    CHECK(has(said({"--lang", "de", "play", "odin", "--seats"}), "--seats"));
}

}  // namespace meadhall::cli
