#include <chrono>
#include <cstdio>
#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "cli/drawing/text.hpp"
#include "program.hpp"
#include "support/places.hpp"

namespace meadhall::cli {

namespace {

using testing::Folder;
using testing::has;
using testing::Outcome;
using testing::run_program;
using Json = nlohmann::json;

std::vector<Json> answers(const std::string& out) {
    std::vector<Json> all;
    for (const std::string& line : split(out, '\n')) {
        if (!line.empty()) { all.push_back(Json::parse(line)); }
    }
    return all;
}

std::string request(int id, const std::string& method, const Json& params = Json::object()) {
    return Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump() + "\n";
}

}  // namespace

TEST_CASE("The rpc door answers line by line and lives through everything it is fed") {
    std::string input = "this is not JSON\n";
    input += request(1, "no_such_method");
    input += std::string(10'000'000, 'x') + "\n";
    input += "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":7}\n";
    input += "\n";
    input += std::string(100'000, '[') + "\n";
    input += request(3, "open", {{"game", "wikinger"}, {"seats", 2}, {"seed", "hilda"}});
    input += request(4, "games");
    input.pop_back();  // the last line may lack its newline
    const Outcome outcome = run_program({{"rpc"}, input});
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    const auto all = answers(outcome.out);
    REQUIRE(all.size() == 7);
    CHECK(all[0]["error"]["code"] == -32700);
    CHECK(all[1]["error"]["code"] == -32601);
    CHECK(all[2]["error"].is_object());
    CHECK(all[3]["error"]["code"] == -32600);
    CHECK(all[4]["error"].is_object());
    CHECK(all[5]["id"] == 3);
    CHECK(all[5]["result"]["to_act"].contains("seat"));
    CHECK(all[6]["result"][0]["id"] == "wikinger");
}

TEST_CASE("A table opened by rpc is played and its record verifies in the terminal") {
    const std::string table =
        answers(run_program({{"rpc"}, request(1, "open", {{"game", "wikinger"}, {"seats", 2}})}).out)
            .at(0)["result"]["table"]
            .dump();
    const Json named = Json::parse(table);
    const std::string input = request(1, "open", {{"game", "wikinger"}, {"seats", 2}, {"seed", "hilda"}}) +
                              request(2, "play", {{"table", named}, {"move", "settle c4"}}) +
                              request(3, "record", {{"table", named}});
    const auto all = answers(run_program({{"rpc"}, input}).out);
    REQUIRE(all.size() == 3);
    REQUIRE(all[2].contains("result"));
    const Folder folder;
    std::ofstream{folder / "rpc.saga"} << all[2]["result"]["record"].get<std::string>();
    const Outcome replayed = run_program({{"replay", folder / "rpc.saga"}});
    CHECK(replayed.code == 0);
    CHECK(has(replayed.out, "settle c4"));
}

TEST_CASE("A batch of thousands of requests is refused, however short it is, and the door lives on") {
    std::string batch = "[";
    for (int i = 0; i < 13'617; ++i) { batch += R"({"jsonrpc":"2.0","id":1,"method":"log","params":{"table":"t1"}},)"; }
    batch.back() = ']';
    const Outcome outcome = run_program({{"rpc"}, batch + "\n" + request(2, "tables")});
    CHECK(outcome.code == 0);
    const auto all = answers(outcome.out);
    REQUIRE(all.size() == 2);
    CHECK(all[0]["error"]["data"]["code"] == "E-BATCH");
    CHECK(all[1]["result"].empty());
}

TEST_CASE("A thought of ten minutes is ended by stop, by closing its table, and by the end of the input") {
    const auto begin = std::chrono::steady_clock::now();
    const std::string open = request(1, "open", {{"game", "wikinger"}, {"seats", 2}, {"seed", "hilda"}});
    const std::string think =
        request(2, "think", {{"table", "t1"}, {"bot", "jarl"}, {"budget", {{"ms", 600'000}}}, {"seed", 1}});
    for (const std::string& end :
         {request(3, "stop", {{"table", "t1"}}), request(3, "close", {{"table", "t1"}}), std::string{}}) {
        const Outcome outcome = run_program({{"rpc"}, open + think + end});
        CHECK(outcome.code == 0);
        const auto all = answers(outcome.out);
        REQUIRE(all.size() == (end.empty() ? 2 : 3));
        CHECK(all[1]["id"] == 2);
        CHECK(all[1]["result"].contains("move"));
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::minutes{3});
}

TEST_CASE("What cannot be printed is said, and the exit code tells") {
    for (const std::string command : {"games", "play odin --seed hilda --bot all=random", "rpc --methods"}) {
        const std::string line = "LANG=C " + test::program_path() + " " + command + " 2>&1 >/dev/full </dev/null";
        std::FILE* shell = popen(line.c_str(), "r");
        REQUIRE(shell != nullptr);
        std::string said;
        for (int c = std::fgetc(shell); c != EOF; c = std::fgetc(shell)) { said += static_cast<char>(c); }
        CHECK_MESSAGE(WEXITSTATUS(pclose(shell)) == 1, command);
        CHECK_MESSAGE(has(said, "could not be written"), said);
    }
}

TEST_CASE("Nothing in an argument or a record can command the terminal or turn what is read around") {
    const Folder folder;
    const std::string nasty = "\x1b[2Jx\xE2\x80\xAEy\xE2\x81\xA6z\xC2\x9B";
    std::ofstream{folder / "bad.saga"} << "[Game \"" + nasty + "\"]\n";
    for (const std::vector<std::string>& arguments : {std::vector<std::string>{"play", nasty},
                                                      {"show", nasty},
                                                      {"replay", folder / "bad.saga"},
                                                      {"play", "odin", "--bot", nasty},
                                                      {"play", "odin", "--option", nasty},
                                                      {"arena", nasty}}) {
        const Outcome outcome = run_program({arguments});
        CHECK(outcome.code != 0);
        for (const std::string& out : {outcome.out, outcome.err}) {
            CHECK_MESSAGE(!has(out, "\x1b"), out);
            CHECK_MESSAGE(!has(out, "\xE2\x80\xAE"), out);
            CHECK_MESSAGE(!has(out, "\xE2\x81\xA6"), out);
            CHECK_MESSAGE(!has(out, "\xC2\x9B"), out);
        }
    }
}

TEST_CASE("No number of players is refused, and so is one that no game has") {
    CHECK(run_program({{"play", "odin", "--seats", "0"}}).code == 2);
    CHECK(run_program({{"play", "odin", "--seats", "9"}}).code == 2);
    CHECK(has(run_program({{"play", "odin", "--seats", "0", "--lang", "de"}}).err, "Nicht möglich: --seats"));
}

TEST_CASE("The games are listed for people and for programs") {
    const Outcome text = run_program({{"games", "wikinger"}});
    CHECK(text.code == 0);
    CHECK(has(text.out, "Die Wikinger kommen!"));
    CHECK(has(text.out, "standstill = \"mustThreaten\""));
    CHECK(has(text.out, "Grasper"));
    const Json json = Json::parse(run_program({{"games", "--json", "--lang", "nl"}}).out);
    CHECK(json[0]["id"] == "wikinger");
    CHECK(json[0]["seats"]["max"] == 4);
    CHECK(json[0]["options"]["properties"]["mode"]["description"].get<std::string>().starts_with("Het gewone spel"));
}

TEST_CASE("A position is drawn, and printed as text and JSON that can be read back") {
    const std::vector<std::string> islet = {"show",      "--game", "wikinger", "--island", R"(["aaab","aabb",".cc."])",
                                            "--position"};
    auto with = [&](std::string position, std::vector<std::string> more) {
        std::vector<std::string> arguments = islet;
        arguments.push_back(std::move(position));
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_program({arguments});
    };
    const Outcome drawn = with("R..b/.B../.r.. march red", {"--board", "roomy"});
    CHECK(drawn.code == 0);
    CHECK(has(drawn.out, " 1 ┃ R   a   a │[B]┃"));
    CHECK(has(drawn.out, "Red, move a Viking."));
    const Outcome plain = with("R..b/.B../.r.. march red", {"--board", "compact", "--ascii"});
    CHECK(has(plain.out, " 2 |_a___B_|_b___b_|"));
    const std::string text = with("R..b/.B../.r.. march red", {"--text"}).out;
    CHECK(text == "R..b/.B../.r.. march red\n");
    const std::string json = with("R..b/.B../.r.. march red", {"--json"}).out;
    CHECK(with(json, {"--text"}).out == text);
    CHECK(with("x", {}).code == 2);
}

TEST_CASE("A drawing without a UTF-8 locale has only ASCII") {
    const Outcome outcome = run_program({{"show", "--game", "wikinger"}, "", {{"LANG", "C"}}});
    CHECK(has(outcome.out, "|_a_"));
    for (char c : outcome.out) { CHECK(static_cast<unsigned char>(c) < 0x80); }
}

TEST_CASE("Perft prints its count, and divides it") {
    const Outcome outcome = run_program({{"perft", "wikinger", "--depth", "3"}});
    CHECK(outcome.code == 0);
    CHECK(outcome.out == "wikinger depth 3 lines 7080\n");
    CHECK(has(outcome.err, "lines/s"));
    const Outcome made = run_program({{"perft", "--depth", "3", "--no-bulk", "--divide"}});
    CHECK(has(made.out, "start red          3540\n"));
    CHECK(has(made.out, "start black        3540\n"));
    const Outcome island = run_program({{"perft", "--depth", "2", "--island", "3p", "--seats", "3"}});
    CHECK(island.out == "wikinger depth 2 lines 252\n");
}

TEST_CASE("A benchmark prints machine, compiler and numbers, and the signature is one line" *
          doctest::test_suite("long")) {
    const Outcome bench = run_program({{"bench", "wikinger", "--seconds", "0"}});
    CHECK(bench.code == 0);
    CHECK(has(bench.out, "meadhall "));
    CHECK(has(bench.out, "cores"));
    CHECK(has(bench.out, "perft, last ply counted"));
    CHECK(has(bench.out, "allocations while playing              0"));
    const Json json = Json::parse(run_program({{"bench", "--json", "--seconds", "0"}}).out);
    CHECK(json["reports"].size() == 9);  // Wikinger for 2, 3, 4; Walhalla for 3, 4; Odin for 1, 2, 3, 4
    CHECK(json["reports"][2]["seats"] == 4);
    const std::string signature = run_program({{"bench", "--signature"}}).out;
    CHECK(signature.size() == 17);
    CHECK(signature.find_first_not_of("0123456789abcdef\n") == std::string::npos);
    CHECK(Json::parse(run_program({{"bench", "--signature", "--json"}}).out)["signature"] == trimmed(signature));
}

TEST_CASE("Fixed games are the same every time, to count instructions of") {
    const Outcome games = run_program({{"bench", "walhalla", "--fixed", "4"}});
    CHECK(games.code == 0);
    CHECK(games.out.starts_with("walhalla 4 games "));
    CHECK(games.out == run_program({{"bench", "walhalla", "--fixed", "4"}}).out);
    CHECK(run_program({{"bench", "--fixed", "0"}}).code == 2);
}

TEST_CASE("Exit codes tell fine, refused and misused apart") {
    CHECK(run_program({{"--version"}}).code == 0);
    CHECK(run_program({{"--help"}}).code == 0);
    CHECK(run_program({{}}).code == 2);
    CHECK(run_program({{"dance"}}).code == 2);
    CHECK(run_program({{"play", "tafl"}}).code == 2);
    CHECK(run_program({{"play", "--seats", "9"}}).code == 2);
    CHECK(run_program({{"play", "--bot", "2=odin"}}).code == 2);
    CHECK(run_program({{"play", "--option", "standstill=never"}}).code == 2);
    CHECK(run_program({{"replay"}}).code == 2);
    CHECK(run_program({{"replay", "/no/such/file"}}).code == 1);
    CHECK(run_program({{"verify", "-"}, "[Game \"wikinger\"]\n"}).code == 1);
    CHECK(run_program({{"play", "--load", "/no/such/file"}}).code == 1);
    CHECK(run_program({{"rpc"}}).code == 0);
}

TEST_CASE("A complaint says what to do next") {
    CHECK(has(run_program({{"play", "--bot", "2=odin"}}).err, "meadhall games lists them"));
    CHECK(has(run_program({{"play", "--option", "color=red"}}).err, "meadhall games lists them"));
    CHECK(has(run_program({{"play", "--lang", "de", "--continue"}}).err, "beginne eine mit: meadhall play"));
    CHECK(has(run_program({{"dance"}}).err, "meadhall --help"));
}

}  // namespace meadhall::cli
