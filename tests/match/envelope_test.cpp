// JSON-RPC 2.0 itself: malformed input, notifications, batches, limits.
#include <string>
#include <vector>

#include "client.hpp"
#include "horn.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

struct OneTable {
    Client client{horn_games};
    Json opened = client.result("open", {{"game", "horn"}, {"seats", 2}, {"seed", 7}});

    Json table() { return client.result("view", {{"table", "t1"}, {"seat", "all"}}); }
    int error_code(std::string_view line) {
        const Json answer = client.raw(line);
        REQUIRE(answer.contains("error"));
        CHECK(answer["id"].is_null());
        return answer["error"]["code"];
    }
};

constexpr const char* pour = R"({"jsonrpc":"2.0","method":"play","params":{"table":"t1","move":"pour 1"}})";

/// What a cutter makes of bytes that arrive in pieces.
std::vector<std::string> cut(std::string_view bytes, std::size_t piece, std::size_t limit) {
    std::vector<std::string> lines;
    const auto line = [&](std::string_view text) { lines.emplace_back(text); };
    const auto too_long = [&] { lines.emplace_back("TOO LONG"); };
    LineCutter cutter{limit};
    for (std::size_t at = 0; at < bytes.size(); at += piece) { cutter.feed(bytes.substr(at, piece), line, too_long); }
    cutter.finish(line, too_long);
    return lines;
}

}  // namespace

TEST_CASE("Malformed JSON is a parse error, and the hall lives on") {
    OneTable hall;
    const Json before = hall.table();
    for (const std::string& line :
         {std::string{"{"}, std::string{"}"}, std::string{"{\"jsonrpc\""}, std::string{"nonsense"},
          std::string{"\xff\xfe"}, std::string{"[1,"}, std::string{"{\"a\":1}{\"b\":2}"}, std::string("\0\0", 2),
          std::string(1000, '['), "[" + std::string(500'000, '{'), std::string{"1e999"}, std::string{"\"\\ud800\""}}) {
        CHECK(hall.error_code(line) == -32700);
    }
    CHECK(hall.table() == before);
}

TEST_CASE("What is no request is invalid") {
    OneTable hall;
    const Json before = hall.table();
    for (const char* line :
         {"1", "null", "\"play\"", "{}", "[]", R"({"jsonrpc":"1.0","method":"games"})",
          R"({"jsonrpc":2,"method":"games"})", R"({"method":"games"})", R"({"jsonrpc":"2.0"})",
          R"({"jsonrpc":"2.0","method":7})", R"({"jsonrpc":"2.0","method":"games","id":{}})",
          R"({"jsonrpc":"2.0","method":"games","id":[1]})", R"({"jsonrpc":"2.0","method":"games","id":true})"}) {
        CHECK(hall.error_code(line) == -32600);
    }
    CHECK(hall.table() == before);
}

TEST_CASE("An unknown method is not found") {
    OneTable hall;
    const Json error = hall.client.error("dance");
    CHECK(error["code"] == -32601);
    CHECK(error["data"]["code"] == "E-METHOD");
    CHECK(hall.client.error("", {{"language", "nl"}})["message"] == "Deze methode bestaat niet.");
}

TEST_CASE("The id comes back as it was") {
    OneTable hall;
    for (const Json& id : {Json(1), Json(-5), Json("a\"b"), Json(nullptr), Json(1.5), Json(18446744073709551615U)}) {
        const Json answer = hall.client.raw(Json{{"jsonrpc", "2.0"}, {"id", id}, {"method", "games"}}.dump());
        CHECK(answer["id"] == id);
        CHECK(answer.contains("result"));
    }
}

TEST_CASE("A notification is carried out and not answered") {
    OneTable hall;
    CHECK(hall.client.rpc().answer(pour).empty());
    CHECK(hall.table()["revision"] == 1);
    CHECK(hall.client.rpc().answer(R"({"jsonrpc":"2.0","method":"dance"})").empty());
    CHECK(hall.client.rpc().answer("  \t\r").empty());
    CHECK(hall.client.rpc().answer("").empty());
}

TEST_CASE("A batch is answered as a list, notifications left out") {
    OneTable hall;
    const Json answers = hall.client.raw(std::string{"["} + pour + R"(,{"jsonrpc":"2.0","id":1,"method":"games"},7,)" +
                                         R"({"jsonrpc":"2.0","id":2,"method":"view","params":{"table":"t1"}}])");
    REQUIRE(answers.size() == 3);
    CHECK(answers[0]["id"] == 1);
    CHECK(answers[1]["error"]["code"] == -32600);
    CHECK(answers[2]["result"]["revision"] == 1);
    CHECK(hall.client.rpc().answer(std::string{"["} + R"({"jsonrpc":"2.0","method":"games"})" + "]").empty());
}

TEST_CASE("A line of ten megabytes is refused at once, and the hall lives on") {
    OneTable hall;
    const Json before = hall.table();
    const std::string line =
        R"({"jsonrpc":"2.0","id":1,"method":"games","params":{"x":")" + std::string(10'000'000, 'x') + "\"}}";
    const Json answer = hall.client.raw(line);
    CHECK(answer["error"]["code"] == -32600);
    CHECK(answer["error"]["data"]["code"] == "E-TOO-LONG");
    CHECK(answer["error"]["message"] == "The line is too long. (at most 4194304 bytes)");
    CHECK(Json::parse(hall.client.rpc().answer_too_long()) == answer);
    CHECK(hall.table() == before);
}

TEST_CASE("Lines are cut the same however their bytes arrive, and long ones are thrown away") {
    const std::string bytes = "one\n\nthree\n" + std::string(50, 'x') + "\nfive\n" + std::string(10, 'y') + "\nlast";
    const std::vector<std::string> expected = {"one", "three", "TOO LONG", "five", "yyyyyyyyyy", "last"};
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) { CHECK(cut(bytes, piece, 10) == expected); }
    CHECK(cut(std::string(20, 'x'), 3, 10) == std::vector<std::string>{"TOO LONG"});
    CHECK(cut("", 1, 10).empty());
}
