#include <algorithm>
#include <chrono>
#include <string>

#include <doctest/doctest.h>

#include "client.hpp"
#include "match/catalogue.hpp"

namespace meadhall {

namespace {

using test::Client;

std::string request(int id, const std::string& method, const Json& params = Json::object()) {
    return Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}.dump();
}

std::string batch_of(std::size_t count, const std::string& method, const Json& params) {
    std::string batch = "[";
    for (std::size_t i = 0; i < count; ++i) {
        batch += (i > 0 ? "," : "") + request(static_cast<int>(i), method, params);
    }
    return batch + "]";
}

Json open_wikinger(Client& client) {
    return client.result("open", {{"game", "wikinger"}, {"seats", 2}, {"seed", "hilda"}});
}

}  // namespace

TEST_CASE("A batch longer than allowed is refused as a whole, and nothing of it is done") {
    Client client{catalogue(), {.batch = 3}};
    const Json params = {{"game", "wikinger"}, {"seats", 2}};
    CHECK(client.raw(batch_of(3, "open", params)).size() == 3);
    const Json refused = client.raw(batch_of(4, "open", params));
    REQUIRE(refused.is_object());
    CHECK(refused["error"]["data"]["code"] == "E-BATCH");
    CHECK(client.result("tables").size() == 3);
}

TEST_CASE("Once the answers to a batch have grown too long the rest is refused and not tried") {
    Client client{catalogue(), {.answer = 2000}};
    const Json params = {{"game", "wikinger"}, {"seats", 2}};
    const Json answers = client.raw(batch_of(200, "open", params));
    REQUIRE(answers.size() == 200);
    const auto refused = std::ranges::count_if(answers, [](const Json& each) { return each.contains("error"); });
    CHECK(refused > 150);
    CHECK(answers.back()["error"]["data"]["code"] == "E-TOO-MUCH");
    CHECK(answers.back()["id"] == 199);
    CHECK(client.result("tables").size() == static_cast<std::size_t>(200 - refused));
}

TEST_CASE("A request may name only so many moves, and only so many plies are told at once") {
    Client client{catalogue(), {.moves = 2, .plies = 3}};
    const Json table = open_wikinger(client)["table"];
    const Json three = {"settle c4", "settle c5", "settle d4"};
    CHECK(client.refusal("moves", {{"table", table}, {"after", three}}) == "E-TOO-MUCH");
    CHECK(client.refusal("why", {{"table", table}, {"move", "settle c4"}, {"after", three}}) == "E-TOO-MUCH");
    CHECK(client.refusal("act", {{"table", table}, {"move", "settle c4"}, {"then", three}}) == "E-TOO-MUCH");
    CHECK(client.refusal("preview", {{"table", table}, {"move", "settle c4"}, {"then", three}}) == "E-TOO-MUCH");
    for (int i = 0; i < 6; ++i) {
        const Json move = client.result("moves", {{"table", table}})["moves"][0]["code"];
        (void)client.result("play", {{"table", table}, {"move", move}});
    }
    CHECK(client.refusal("log", {{"table", table}}) == "E-TOO-MUCH");
    CHECK(client.result("log", {{"table", table}, {"from", 2}, {"to", 5}}).contains("events"));
    const Json screen = client.result("screen", {{"table", table}});
    CHECK(screen["from"].get<int>() == screen["ply"].get<int>() - 3);
}

TEST_CASE("A thought has a greatest budget") {
    Client client{catalogue()};
    const Json table = open_wikinger(client)["table"];
    const auto thinks = [&](const Json& budget) {
        return client.request("think", {{"table", table}, {"bot", "greedy"}, {"budget", budget}}).contains("result");
    };
    CHECK(thinks({{"ms", 600'000}, {"playouts", 1}}));
    CHECK(!thinks({{"ms", 600'001}}));
    CHECK(thinks({{"playouts", 1}}));
    CHECK(!thinks({{"playouts", 10'000'001}}));
}

TEST_CASE("Whatever its budget, a thought ends when its time is over or when its table is halted") {
    const auto begin = std::chrono::steady_clock::now();
    Client brief{catalogue(), {.think_ms = 50}};
    const Json params = {{"table", open_wikinger(brief)["table"]}, {"bot", "jarl"}, {"budget", {{"ms", 600'000}}}};
    CHECK(brief.result("think", params).contains("move"));
    Client halted{catalogue()};
    const std::string table = open_wikinger(halted)["table"].get<std::string>();
    int asked = 0;
    const auto halt = [&](std::string_view where) { return where == table && ++asked > 3; };
    const std::string answer = halted.rpc().answer(request(7, "think", params), {}, halt);
    CHECK(Json::parse(answer)["result"].contains("move"));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::minutes{5});
}

TEST_CASE("A line tells which tables it halts: stop and close do, alone and in a batch") {
    Client client{catalogue()};
    const auto halted = [&](const std::string& line) { return client.rpc().tables_halted_by(line); };
    using Tables = std::vector<std::string>;
    CHECK(halted(request(1, "stop", {{"table", "t1"}})) == Tables{"t1"});
    CHECK(halted(request(1, "close", {{"table", "t2"}})) == Tables{"t2"});
    CHECK(halted("[" + request(1, "stop", {{"table", "t1"}}) + "," + request(2, "close", {{"table", "t3"}}) + "]") ==
          Tables{"t1", "t3"});
    CHECK(halted(request(1, "think", {{"table", "stop"}})).empty());
    CHECK(halted(R"({"method":"stop","params":{"table":"t1"}})").empty());  // no request of the protocol
    CHECK(halted(request(1, "stop", {{"table", 7}})).empty());
    CHECK(halted("stop").empty());
    CHECK(halted(R"({"jsonrpc":"2.0","id":1,"method":"st\u006fp","params":{"table":"t1"}})") == Tables{"t1"});
}

TEST_CASE("The open tables are listed with who plays and how they stand") {
    Client client{catalogue()};
    CHECK(client.result("tables").empty());
    const Json table = open_wikinger(client)["table"];
    (void)client.result("open", {{"game", "odin"}, {"seats", 1}, {"players", {"Hilda"}}});
    const Json tables = client.result("tables");
    REQUIRE(tables.size() == 2);
    CHECK(tables[0]["table"] == table);
    CHECK(tables[0]["game"] == "wikinger");
    CHECK(tables[0]["seats"] == 2);
    CHECK(tables[0]["to_act"].contains("seat"));
    CHECK(tables[1]["players"] == Json::array({"Hilda"}));
    (void)client.result("close", {{"table", table}});
    CHECK(client.result("tables").size() == 1);
    CHECK(client.result("stop", {{"table", tables[1]["table"]}})["stopped"] == true);
    CHECK(client.refusal("stop", {{"table", table}}) == "E-NO-TABLE");
}

TEST_CASE("The record of a very long game, over a mebibyte, is loaded") {
    Client client{catalogue()};
    const Json table = open_wikinger(client)["table"];
    std::string record = client.result("record", {{"table", table}, {"reveal", true}})["record"].get<std::string>();
    for (int i = 0; i < 30'000; ++i) { record += "; a remark as long as a ply with its hash\n"; }
    REQUIRE(record.size() > 1'200'000);
    CHECK(client.result("load", {{"record", record}}).contains("table"));
    CHECK(client.result("verify", {{"record", record}}).contains("draws"));
}

}  // namespace meadhall
