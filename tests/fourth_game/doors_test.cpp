// Mead Horn is no game of src/: it comes with the files of tests/fourth_game/game and the steps of CONTRIBUTING.md, and
// goes through every door of the program all the same.
#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "cli/program.hpp"
#include "support/places.hpp"

namespace meadhall::cli {

namespace {

using nlohmann::json;
using testing::content_of;
using testing::count_of;
using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_program;

/// The program with Mead Horn lies next to that of the tests.
Outcome horn(std::vector<std::string> arguments, std::string input = {}) {
    const auto folder = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    setenv("MEADHALL_BINARY", (folder / "meadhall_fourth_game").c_str(), 1);
    return run_program({std::move(arguments), std::move(input)});
}

/// A game that bots have played to its end, as a record in a file.
std::string played_by_bots(const Folder& folder) {
    std::string file = folder / "horn.txt";
    const Outcome played =
        horn({"play", "horn", "--seats", "3", "--seed", "saga", "--bot", "all=farmer", "--save", file});
    REQUIRE_MESSAGE(played.code == 0, played.err);
    return file;
}

/// What the program answers to requests over the protocol, in their order.
std::vector<json> answers_to(std::vector<json> requests) {
    std::string input;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        requests[i]["jsonrpc"] = "2.0";
        requests[i]["id"] = i;
        input += requests[i].dump() + "\n";
    }
    std::istringstream lines{horn({"rpc"}, input).out};
    std::vector<json> answers;
    for (std::string line; std::getline(lines, line);) { answers.push_back(json::parse(line)); }
    return answers;
}

}  // namespace

TEST_CASE("The fourth game is in the catalogue with its seats, levels and options") {
    const Outcome listed = horn({"games", "--json"});
    REQUIRE(listed.code == 0);
    const json games = json::parse(listed.out);
    REQUIRE(games.size() == 1);
    CHECK(games[0].at("id") == "horn");
    CHECK(games[0].at("seats") == json{{"min", 2}, {"max", 4}});
    CHECK(games[0].at("bots").size() == 3 + 5);
    CHECK(games[0].at("options").at("properties").contains("brew"));
}

TEST_CASE("The fourth game is played in the terminal, recorded, replayed and verified") {
    const Folder folder;
    const std::string record = played_by_bots(folder);
    CHECK(has(content_of(record), "horn"));
    CHECK(horn({"replay", record}).code == 0);
    const Outcome verified = horn({"verify", record});
    CHECK_MESSAGE(verified.code == 0, verified.err);
    const Outcome shown = horn({"show", "--game", "horn", "--seats", "2"});
    CHECK(has(shown.out, "Drinker 1: 0 points"));
    const Outcome left = horn({"play", "horn", "--seed", "saga"}, "nonsense\nquit\n");
    CHECK(has(left.out, "How much is poured?"));
}

TEST_CASE("The fourth game is played over the protocol, and its bots think") {
    const std::vector<json> answers = answers_to({
        {{"method", "games"}},
        {{"method", "open"}, {"params", {{"game", "horn"}, {"seats", 2}, {"seed", "saga"}}}},
        {{"method", "think"}, {"params", {{"table", "t1"}, {"bot", "jarl"}, {"budget", {{"playouts", 40}}}}}},
        {{"method", "moves"}, {"params", {{"table", "t1"}}}},
        {{"method", "screen"}, {"params", {{"table", "t1"}, {"seat", 0}}}},
        {{"method", "schema"}},
    });
    REQUIRE(answers.size() == 6);
    for (const json& answer : answers) { REQUIRE_MESSAGE(answer.contains("result"), answer.dump()); }
    const json& thought = answers[2]["result"];
    CHECK(thought.at("playouts") > 0);
    CHECK(thought.at("lines").size() > 1);
    CHECK(has(answers[3].dump(), "\"code\":" + thought.at("move").dump()));
    // What it can do besides is there, and what it does without is not.
    CHECK(answers[4]["result"].at("gauges").at("points").size() == 4);
    CHECK(answers[4]["result"].at("ask").at("sentence") == "How much is poured?");
    const json& schema = answers[5]["result"].at("games").at("horn");
    CHECK(schema.at("gauges").at("properties").contains("deck"));
    CHECK(schema.at("scene").at("properties").empty());
}

TEST_CASE("The laboratory counts, measures and matches the fourth game") {
    const Outcome lines = horn({"perft", "horn", "--depth", "3"});
    CHECK(has(lines.out, "horn depth 3 lines "));
    const Outcome signature = horn({"bench", "--signature"});
    CHECK(signature.out.size() > 8);
    const Outcome bench = horn({"bench", "horn", "--seconds", "0"});
    CHECK_MESSAGE(bench.code == 0, bench.out);
    CHECK(has(bench.out, "random games"));
    const Outcome match = horn({"arena", "horn", "--bots", "trader,random", "--games", "8", "--quiet", "--json"});
    REQUIRE_MESSAGE(match.code == 0, match.err);
    CHECK(json::parse(match.out).at("summary").at("games") == 8);
    CHECK(has(horn({"tune", "horn"}).err, "weights"));
}

TEST_CASE("A game has its own folders, one file in each door and one line in the list: so many places are touched") {
    const std::filesystem::path tests = std::filesystem::path{test::data_folder()}.parent_path();
    std::set<std::string> files;
    for (const auto& file : std::filesystem::directory_iterator{tests / "fourth_game" / "game"}) {
        files.insert(file.path().filename().string());
    }
    CHECK(files == std::set<std::string>{"opinions.hpp", "catalogue.cpp", "laboratory.cpp", "board.cpp", "house.cpp"});
    // Python and the page take the list of src when they are compiled: the count for them is that of a game in src.
    const std::filesystem::path root = tests.parent_path();
    const std::filesystem::path src = root / "src";
    for (const auto& game : std::filesystem::directory_iterator{src / "games"}) {
        if (!game.is_directory()) { continue; }
        const std::string id = game.path().filename().string();
        CAPTURE(id);
        CHECK(std::filesystem::exists(src / "search" / "judgement" / id / "levels.hpp"));
        CHECK(std::filesystem::exists(src / "match" / "games" / (id + ".cpp")));
        CHECK(std::filesystem::exists(src / "lab" / "games" / (id + ".cpp")));
        CHECK(std::filesystem::exists(src / "cli" / "boards" / id / "kit.cpp"));
        CHECK(std::filesystem::exists(src / "python" / "games" / (id + ".cpp")));
        CHECK(std::filesystem::exists(root / "python" / "meadhall" / "envs" / (id + "_v0.py")));
        CHECK(std::filesystem::exists(tests / "conformance" / (id + "_test.cpp")));
        CHECK(count_of(content_of(root / "web" / "src" / "boards" / "index.ts"), "from './" + id + "'") == 1);
        for (const char* language : {"en.ts", "de.ts", "nl.ts"}) {
            CHECK(count_of(content_of(root / "web" / "src" / "words" / language), "      " + id + ": {") == 1);
        }
        CHECK(count_of(content_of(src / "games" / "games.hpp"), id + "::Game") == 1);
    }
}

}  // namespace meadhall::cli
