#include <cstdio>
#include <cstdlib>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "program.hpp"
#include "support/places.hpp"

namespace meadhall::cli {

namespace {

using testing::content_of;
using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_program;
using Json = nlohmann::json;

/// What a shell script says.
std::string shell(const std::string& script) {
    std::string out;
    std::FILE* pipe = popen(("bash -c '" + script + "'").c_str(), "r");
    REQUIRE(pipe != nullptr);
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) { out += static_cast<char>(c); }
    pclose(pipe);
    return out;
}

}  // namespace

TEST_CASE("The arena plays, tells, and writes its results and its picture") {
    const Folder folder;
    const std::string results = folder / "results.json";
    const std::string picture = folder / "ladder.svg";
    const Outcome outcome = run_program({{"arena", "walhalla", "--seats", "3", "--bots", "greedy,random", "--games",
                                          "12", "--seed", "x", "--out", results, "--svg", picture, "--lang", "de"}});
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    CHECK(has(outcome.out, "greedy – random"));
    CHECK(has(outcome.out, "12 Partien"));
    CHECK(has(content_of(picture), "</svg>"));
    const Json file = Json::parse(content_of(results));
    CHECK(file.at("settings").at("seed") == "x");
    CHECK(file.at("blocks").size() == 2);
    CHECK(file.at("summary").at("games") == 12);
}

TEST_CASE("The arena as JSON is one object, and a resumed one goes on to the same end") {
    const Folder folder;
    const std::string results = folder / "results.json";
    const auto summary_without_times = [](const Outcome& outcome) {
        REQUIRE(outcome.code == 0);
        Json summary = Json::parse(outcome.out).at("summary");
        for (Json& bot : summary.at("bots")) { bot.erase("time"); }
        return summary;
    };
    const Outcome part = run_program({{"arena", "walhalla", "--seats", "3", "--bots", "greedy,random", "--games", "6",
                                       "--out", results, "--json", "--jobs", "1"}});
    CHECK(summary_without_times(part).at("games") == 6);
    const Outcome rest = run_program({{"arena", "--resume", results, "--games", "24", "--json", "--quiet"}});
    const Outcome whole = run_program(
        {{"arena", "walhalla", "--seats", "3", "--bots", "greedy,random", "--games", "24", "--json", "--quiet"}});
    CHECK(summary_without_times(rest) == summary_without_times(whole));
    CHECK(Json::parse(content_of(results)).at("blocks").size() == 4);  // --resume also says where to write
}

TEST_CASE("The arena says what is wrong with its command line") {
    const auto code = [](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), "arena");
        const Outcome outcome = run_program({arguments});
        CHECK(outcome.out.empty());
        CHECK(has(outcome.err, "meadhall: "));
        return outcome.code;
    };
    CHECK(code({}) == 2);
    CHECK(code({"walhalla"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,nobody"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,random@"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,random", "--seats", "2"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,random", "--ms", "5", "--playouts", "5"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,random", "--sprt", "9"}) == 2);
    CHECK(code({"walhalla", "--bots", "greedy,random", "--games", "0"}) == 2);
    CHECK(code({"--resume", "/nowhere/results.json"}) == 1);
    const Outcome unwritable = run_program({{"arena", "walhalla", "--seats", "3", "--bots", "greedy,random", "--games",
                                             "6", "--out", "/nowhere/results.json"}});
    CHECK(unwritable.code == 1);
    CHECK(has(unwritable.err, "/nowhere/results.json"));
}

TEST_CASE("Ctrl-C ends the arena and keeps what was played") {
    const Folder folder;
    const std::string results = folder / "results.json";
    const std::string said =
        shell(test::program_path() + " arena walhalla --seats 3 --bots random,greedy --games 9000000 --quiet --out " +
              results + " & child=$!; while [ ! -s " + results +
              " ]; do sleep 0.05; done; kill -INT $child; wait $child; echo code $?");
    CHECK(has(said, "code 130"));
    CHECK(has(said, "--resume " + results));
    CHECK(!Json::parse(content_of(results)).at("blocks").empty());
}

}  // namespace meadhall::cli
