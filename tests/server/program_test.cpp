// The real program with real sockets: friends play over WebSockets, and it is killed in the middle.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "../cli/program.hpp"
#include "server/support/asking.hpp"
#include "server/support/databases.hpp"
#include "server/support/talk.hpp"
#include "support/places.hpp"

namespace meadhall::server {

namespace {

using cli::testing::Folder;
using cli::testing::has;
using testing::Program;
using testing::Talk;
using testing::Visit;

/// A folder with a page and a store, and the program over it, as often as it is started.
struct House {
    Folder folder;
    std::string store = folder / "hall.sqlite";

    House() { std::ofstream{folder / "index.html"} << "<p>served</p>"; }
    [[nodiscard]] Program::Wish wish(std::vector<std::string> more = {}) const {
        std::vector<std::string> words = {"--folder", folder.path().string(), "--store", store,
                                          "--limit",  "messages=100000",      "--limit", "burst=100000"};
        words.insert(words.end(), more.begin(), more.end());
        return {.words = words};
    }
};

/// Runs a command of a shell: its code, and what it says.
std::pair<int, std::string> code_and_output(const std::string& command) {
    std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) { text += static_cast<char>(letter); }
    return {pclose(pipe), text};
}

/// One request over a connection of its own, and everything that is answered.
std::string ask_http(const Program& program, const std::string& line, const std::string& fields,
                     const std::string& body = {}) {
    Visit visit{program.port()};
    visit.say(line + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + fields +
              "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    return visit.hear();
}
const std::string json_comes = "Content-Type: application/json\r\n";
/// "meadhall=…", as an answer sets it.
std::string cookie_in_answer(const std::string& answer) {
    const std::size_t from = answer.find("meadhall=");
    REQUIRE_MESSAGE(from != std::string::npos, answer);
    return "Cookie: " + answer.substr(from, answer.find(';', from) - from) + "\r\n";
}

/// A player who remembers what was acknowledged, and can come back with a token.
struct Player {
    std::string name;
    std::string token{};
    std::shared_ptr<Talk> talk{};

    void come(int port) {
        talk = std::make_shared<Talk>(port);
        const Json hello = token.empty() ? Json{{"name", name}} : Json{{"token", token}};
        token = talk->result("hello", hello)["token"];
    }
};

/// Plays one move for whoever is to act; false when the game is over.
bool play_one(std::vector<Player>& players, const std::string& table, std::vector<std::string>& acknowledged) {
    for (Player& player : players) {
        const Json screen = player.talk->result("screen", {{"table", table}});
        if (screen["to_act"].contains("over")) { return false; }
        if (screen["moves"].empty()) { continue; }
        const std::size_t choice = (7 * acknowledged.size()) % screen["moves"].size();
        const std::string key = "key " + std::to_string(acknowledged.size());
        const Json played = player.talk->result("play", {{"table", table},
                                                         {"move", screen["moves"][choice]["code"]},
                                                         {"revision", screen["revision"]},
                                                         {"key", key}});
        acknowledged.push_back(played.dump());
        return true;
    }
    FAIL("nobody is to act");
    return false;
}

/// A move that was sent and not waited for.
struct Move {
    std::size_t player = 0;
    Json params;
    int ply = 0;  // after it
};
Move send_one(std::vector<Player>& players, const std::string& table, const std::string& key = "on its way") {
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Json screen = players[i].talk->result("screen", {{"table", table}});
        if (screen["moves"].empty()) { continue; }
        Move move{.player = i,
                  .params = {{"table", table},
                             {"move", screen["moves"][0]["code"]},
                             {"revision", screen["revision"]},
                             {"key", key}},
                  .ply = screen["ply"].get<int>() + 1};
        players[i].talk->send(
            Json{{"jsonrpc", "2.0"}, {"id", "on its way"}, {"method", "play"}, {"params", move.params}}.dump());
        return move;
    }
    FAIL("nobody is to act");
    return {};
}

void kill_in_the_middle(const House& house) {
    std::vector<Player> players = {{"Ada"}, {"Bo"}};
    std::vector<std::string> acknowledged;
    std::string table;
    Move on_its_way;
    {
        Program program{house.wish()};
        for (Player& player : players) { player.come(program.port()); }
        const Json made = players[0].talk->result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}});
        table = made["table"];
        players[1].talk->result("sit", {{"table", table}, {"link", made["links"][0]["link"]}});
        for (int i = 0; i < 20; ++i) { REQUIRE(play_one(players, table, acknowledged)); }
        on_its_way = send_one(players, table);
        CHECK(program.stop(SIGKILL) == 128 + SIGKILL);
    }
    Program program{house.wish()};
    for (Player& player : players) { player.come(program.port()); }
    const Json entered = players[0].talk->result("enter", {{"table", table}, {"since", 0}});
    std::size_t moves = 0;
    for (const Json& told : entered["missed"]) { moves += told["event"] == "moved" ? 1U : 0U; }
    // Nobody knows whether the move that was on its way has been made, but the others have.
    CHECK((moves == acknowledged.size() || moves == acknowledged.size() + 1));
    // The last answer can be had once more, whoever gave it.
    const Json repeated = {{"table", table}, {"move", 0}, {"key", "key 19"}};
    std::string first;
    for (Player& player : players) {
        const Json answer = player.talk->ask("play", repeated);
        if (answer.contains("result")) { first = answer["result"].dump(); }
    }
    CHECK(first == acknowledged.back());
    // Sent again with its key it is made once.
    const Json again = players[on_its_way.player].talk->result("play", on_its_way.params);
    CHECK(again["ply"] == on_its_way.ply);
    CHECK(players[on_its_way.player].talk->result("play", on_its_way.params) == again);
    while (play_one(players, table, acknowledged)) {}
    CHECK(players[1].talk->result("enter", {{"table", table}})["table"]["phase"] == "over");
    const std::string record = players[1].talk->result("record", {{"table", table}})["record"];
    CHECK(has(record, "[Seed "));  // now it may be known
    CHECK(program.stop(SIGTERM) == 0);
}

/// What was answered to the move on its way before the connection ended; null if nothing was.
Json last_answer(Talk& talk) {
    while (talk.is_open()) {
        const auto heard = parse_json(talk.hear());
        if (heard && heard->contains("id")) { return (*heard)["result"]; }
    }
    return nullptr;
}

void restart_again_and_again(const House& house) {
    std::vector<Player> players = {{"Ada"}, {"Bo"}};
    std::vector<std::string> acknowledged;
    auto program = std::make_unique<Program>(house.wish());
    const int port = program->port();
    for (Player& player : players) { player.come(port); }
    const Json made = players[0].talk->result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}});
    const std::string table = made["table"];
    players[1].talk->result("sit", {{"table", table}, {"link", made["links"][0]["link"]}});
    for (int restarts = 0; restarts < 4; ++restarts) {
        for (int i = 0; i < 5; ++i) { REQUIRE(play_one(players, table, acknowledged)); }
        Move move = send_one(players, table, "key " + std::to_string(acknowledged.size()));
        Json answer;
        std::thread listener{[&] { answer = last_answer(*players[move.player].talk); }};
        CHECK(program->stop(SIGTERM) == 0);
        listener.join();
        Program::Wish next = house.wish();
        next.port = port;
        program = std::make_unique<Program>(next);
        for (Player& player : players) { player.come(port); }
        const Json again = players[move.player].talk->result("play", move.params);
        CHECK((answer.is_null() || again == answer));  // what was answered has been kept, and only once
        acknowledged.push_back(again.dump());
        const Json entered = players[1 - move.player].talk->result("enter", {{"table", table}, {"since", 0}});
        std::size_t moves = 0;
        for (const Json& told : entered["missed"]) { moves += told["event"] == "moved" ? 1U : 0U; }
        CHECK(moves == acknowledged.size());
    }
    CHECK(program->stop(SIGTERM) == 0);
}

}  // namespace

TEST_CASE("A server is replaced by a new one at the same port again and again, and no acknowledged move is missing") {
    restart_again_and_again(House{});
}

TEST_CASE("What the server logs are lines of JSON, and nothing of what guests say or play") {
    const House house;
    Program::Wish wish = house.wish({"--log"});
    wish.words = {
        "--folder", house.folder.path().string(), "--store", house.store, "--log", "--limit", "messages=5", "--limit",
        "burst=20"};
    wish.log = house.folder / "log";
    Program program{wish};
    Player ada{"Ada-the-secret"};
    ada.come(program.port());
    const Json made = ada.talk->result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}, {"title", "secret"}});
    ada.talk->result("say", {{"table", made["table"]}, {"text", "a secret word"}});
    for (int i = 0; i < 600; ++i) { ada.talk->send("{\"secret\": \"word\"}"); }  // until she is dismissed
    while (ada.talk->is_open()) { (void)ada.talk->hear(); }
    CHECK(program.stop(SIGTERM) == 0);
    std::ifstream log{wish.log};
    int lines = 0;
    for (std::string line; std::getline(log, line); ++lines) {
        const auto json = parse_json(line);
        REQUIRE_MESSAGE(json.has_value(), line);
        CHECK((json->contains("at") && json->contains("event")));
        for (const std::string& secret : {std::string{"secret"}, ada.token, made["table"].get<std::string>()}) {
            CHECK_MESSAGE(!has(line, secret), line);
        }
    }
    CHECK(lines > 0);
}

TEST_CASE("Friends play a game to the end though the program is killed in the middle; nothing acknowledged is lost") {
    kill_in_the_middle(House{});
}

TEST_CASE("The same over PostgreSQL") {
    const testing::PostgreSql database;
    House house;
    house.store = database.place("hall");
    kill_in_the_middle(house);
}

TEST_CASE("A guest plays against bots that think beside the server, and events come by themselves") {
    const House house;
    Program program{house.wish()};
    Player ada{"Ada"};
    ada.come(program.port());
    const Json bots = {{{"seat", 1}, {"bot", "random"}}, {{"seat", 2}, {"bot", "greedy"}}};
    const std::string table =
        ada.talk->result("create", {{"game", "walhalla"}, {"seats", 3}, {"sit", 0}, {"bots", bots}})["table"];
    for (int i = 0; i < 40; ++i) {
        const Json screen = ada.talk->result("screen", {{"table", table}});
        if (!screen["moves"].empty()) {
            ada.talk->result("play", {{"table", table}, {"move", screen["moves"][0]["code"]}});
        } else {
            const auto event = parse_json(ada.talk->hear());
            REQUIRE(event.has_value());
            CHECK((*event)["params"]["event"] == "moved");
        }
    }
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("Strangers' pages are turned away at the door, and what is no message hurts nobody") {
    const House house;
    Program program{house.wish()};
    CHECK_FALSE(Talk(program.port(), "https://evil.example").is_open());
    CHECK(Talk(program.port(), "http://127.0.0.1:" + std::to_string(program.port())).is_open());
    Talk good{program.port()};
    Talk bad{program.port()};
    for (const char* text : {"", "x", "{}", "[]", "[1]", "{\"jsonrpc\":\"2.0\",\"method\":\"hello\"}", "\xff\xfe"}) {
        bad.send(text);
    }
    Talk huge{program.port()};
    huge.send(std::string(70'000, 'x'));
    CHECK(huge.hear().empty());
    CHECK_FALSE(huge.is_open());
    CHECK(good.result("games").size() == 3);
    Visit plain{program.port()};
    plain.say("GET /hall HTTP/1.1\r\nHost: x\r\n\r\n");
    CHECK(has(plain.hear(), "426"));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("Over HTTP somebody registers, logs in elsewhere, and plays over a WebSocket with the cookie") {
    const House house;
    Program program{house.wish({"--origin", "https://hall.example"})};
    const auto ask = [&](const std::string& line, const std::string& fields, const std::string& body = {}) {
        return ask_http(program, line, fields, body);
    };
    const std::string own = json_comes + "Origin: https://hall.example\r\n";
    const std::string body = R"({"name":"Ada","password":"correct horse"})";
    CHECK(has(ask("POST /api/register", json_comes + "Origin: https://evil.example\r\n", body), "403"));
    CHECK(has(ask("POST /api/register", "Content-Type: text/plain\r\n", body), "415"));
    CHECK(has(ask("POST /api/register", own, std::string(20'000, 'x')), "413"));
    CHECK(has(ask("POST /api/register", own, "{"), "400"));
    const std::string made = ask("POST /api/register", own, body);
    CHECK(made.starts_with("HTTP/1.1 200"));
    CHECK(has(made, "; Path=/; HttpOnly; SameSite=Strict; Max-Age=15552000; Secure\r\n"));
    CHECK(has(made, "application/json"));
    CHECK(has(ask("POST /api/login", own, R"({"name":"Ada","password":"correct hors"})"), "401"));
    const std::string entered = ask("POST /api/login", own, body);
    const std::size_t from = entered.find("meadhall=");
    REQUIRE(from != std::string::npos);
    const std::string cookie = entered.substr(from, entered.find(';', from) - from);
    CHECK(has(ask("GET /api/me", "Cookie: other=1; " + cookie + "\r\n"), R"("account":true)"));
    CHECK(has(ask("HEAD /api/me", "Cookie: " + cookie + "\r\n"), "200 OK"));
    Talk talk{program.port(), {}, cookie};
    CHECK(talk.result("hello")["name"] == "Ada");
    CHECK(talk.result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}}).contains("table"));
    CHECK(has(ask("GET /api/tables?mine=1", "Cookie: " + cookie + "\r\n"), R"("your_move")"));
    CHECK(has(ask("POST /api/logout", own + "Cookie: " + cookie + "\r\n", "{}"), "meadhall=; Path=/"));
    CHECK(talk.hear().empty());  // the talk ends with the session
    CHECK(has(ask("GET /api/me", "Cookie: " + cookie + "\r\n"), R"("account":false)"));
    CHECK(has(ask("GET /metrics", ""), "meadhall_logins_failed_total 1\n"));
    // One connection carries one after the other.
    Visit visit{program.port()};
    const std::string get = "GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n";
    const std::string post = "POST /api/logout HTTP/1.1\r\nHost: x\r\n" + own + "Content-Length: 2\r\n\r\n{}";
    visit.say(get + post + "GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    CHECK(cli::testing::count_of(visit.hear(), "HTTP/1.1 200 OK") == 3);
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("The owner gets an address with a key, and the key opens what nobody else may see") {
    const House house;
    Program program{house.wish({"--admin", "--limit", "tables=7"})};
    const std::string said = program.line();
    REQUIRE(has(said, "For you alone, the owner: http://127.0.0.1:"));
    const std::string key = said.substr(said.rfind('/') + 1, 32);
    CHECK(said.ends_with(key + "\n"));
    const auto overview = [&](const std::string& secret) {
        return ask_http(program, "GET /api/admin/overview", "Authorization: Bearer " + secret + "\r\n");
    };
    CHECK(has(overview(key), R"({"name":"tables","value":7})"));
    CHECK(has(overview(std::string(32, '0')), "403"));
    CHECK(has(ask_http(program, "GET /api/admin/overview", ""), "403"));
    CHECK(has(ask_http(program, "GET /metrics", ""), "meadhall_admin_denied_total 2\n"));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("The bot in examples/bot plays a game to the end, by a token that an account has made for it") {
    const House house;
    Program program{house.wish()};
    const std::string body = R"({"name":"Ada","password":"correct horse"})";
    const std::string cookie = cookie_in_answer(ask_http(program, "POST /api/register", json_comes, body));
    const std::string made = ask_http(program, "POST /api/bots", json_comes + cookie, R"({"name":"Crusher"})");
    const auto bot = parse_json(made.substr(made.find('{')));
    REQUIRE_MESSAGE(bot.has_value(), made);
    Player ada{"Bo"};
    ada.come(program.port());
    const Json bots = {{{"seat", 1}, {"bot", "random"}}};
    const Json table = ada.talk->result("create", {{"game", "wikinger"}, {"seats", 2}, {"bots", bots}, {"open", true}});
    const auto outcome =
        code_and_output("MEADHALL_TOKEN=" + (*bot)["token"].get<std::string>() + " python3 '" + test::data_folder() +
                        "/../../examples/bot/bot.py' http://127.0.0.1:" + std::to_string(program.port()) + " " +
                        table["links"][0]["link"].get<std::string>());
    CHECK_MESSAGE(outcome.first == 0, outcome.second);
    CHECK(has(outcome.second, "moves, scores"));
    const std::string list = ask_http(program, "GET /api/tables?phase=over&game=wikinger", "");
    CHECK(has(list, R"("name":"Crusher")"));
    CHECK(has(list, R"("owner":")"));
    CHECK(has(ask_http(program, "GET /api/ladder/wikinger", ""), "\r\n\r\n[]"));  // bots are not rated
    CHECK(has(ask_http(program, "GET /api/games/wikinger/statistics", ""), R"("games":1)"));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("The bot in examples/bot ends with the table, also where somebody gives up or the owner closes it") {
    const House house;
    Program program{house.wish({"--admin"})};
    const std::string key = program.line().substr(std::string{"For you alone, the owner: "}.size());
    const std::string as_owner = "Authorization: Bearer " + key.substr(key.rfind('/') + 1, 32) + "\r\n";
    Player ada{"Ada"};
    ada.come(program.port());
    for (const bool gives_up : {true, false}) {
        const Json made = ada.talk->result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}});
        const Json table = {{"table", made["table"]}};
        std::pair<int, std::string> outcome;
        std::jthread bot{[&] {
            outcome = code_and_output("timeout 300 python3 '" + test::data_folder() +
                                      "/../../examples/bot/bot.py' http://127.0.0.1:" + std::to_string(program.port()) +
                                      " " + made["links"][0]["link"].get<std::string>());
        }};
        REQUIRE(testing::comes_true([&] { return ada.talk->result("enter", table)["table"]["phase"] != "gathering"; }));
        if (gives_up) {
            ada.talk->result("leave", table);
        } else {
            const std::string closed =
                ask_http(program, "POST /api/admin/close-table", json_comes + as_owner, table.dump());
            CHECK_MESSAGE(closed.starts_with("HTTP/1.1 200"), closed);
        }
        bot.join();
        CHECK_MESSAGE(outcome.first == 0, outcome.second);
        CHECK_MESSAGE(has(outcome.second, gives_up ? "seat 0 has given up" : "the table was closed"), outcome.second);
    }
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("Who does not listen is cut off, and the others are served") {
    const House house;
    Program program{house.wish({"--limit", "backlog=200000"})};
    Talk deaf{program.port()};
    Talk good{program.port()};
    const std::string games = R"({"jsonrpc":"2.0","id":1,"method":"games"})";
    for (int i = 0; i < 3000 && deaf.is_open(); ++i) { deaf.send(games); }
    CHECK(good.result("games").size() == 3);
    std::string figures;
    for (int i = 0; i < 200 && !has(figures, "meadhall_visits 1\n"); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds{50});
        Visit visit{program.port()};
        visit.say("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        figures = visit.hear();
    }
    CHECK(has(figures, "meadhall_messages_total"));
    CHECK(has(figures, "meadhall_visits 1\n"));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("Whoever is connected is told goodbye when the server ends") {
    const House house;
    Program program{house.wish()};
    Talk talk{program.port()};
    talk.result("hello", {{"name", "Ada"}});
    std::thread listener{[&] { CHECK(talk.hear().empty()); }};
    CHECK(program.stop(SIGTERM) == 0);
    listener.join();
    CHECK_FALSE(talk.is_open());
}

TEST_CASE("Whoever begins to talk while the server ends is told goodbye too") {
    const House house;
    Program program{house.wish()};
    Visit visit{program.port()};
    // What is answered shows that the beginning of what comes behind it has arrived too.
    visit.say("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
              "GET /hall HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n");
    REQUIRE(has(visit.hear("well\n"), "well\n"));
    std::jthread ending{[&] { CHECK(program.stop(SIGTERM) == 0); }};
    REQUIRE(testing::comes_true([&] { return !testing::is_open(program.port()); }));
    visit.say("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    const std::string heard = visit.hear("the server is closing");
    CHECK_MESSAGE(heard.starts_with("HTTP/1.1 101"), heard);
    CHECK(has(heard, "the server is closing"));
}

TEST_CASE("Limits are named, and what is no limit is refused") {
    const House house;
    const auto outcome = cli::testing::run_program(
        {.arguments = {"serve", "--folder", house.folder.path().string(), "--store", "memory", "--limit", "ale=3"}});
    CHECK(outcome.code == 1);
    CHECK(has(outcome.err, "connections"));
}

TEST_CASE("meadhall load plays at a running server and says how long answers took") {
    const House house;
    Program program{house.wish()};
    const std::string address = "127.0.0.1:" + std::to_string(program.port());
    for (const char* game : {"wikinger", "walhalla", "odin"}) {
        const auto outcome =
            cli::testing::run_program({.arguments = {"load", "--at", address, "--clients", "6", "--idle", "5",
                                                     "--seconds", "1.5", "--game", game, "--json"}});
        REQUIRE_MESSAGE(outcome.code == 0, outcome.err);
        const auto report = parse_json(outcome.out);
        REQUIRE(report.has_value());
        CHECK((*report)["connections"] == 11);
        CHECK((*report)["moves"] >= 6);  // one for each, however slow the machine is
        CHECK((*report)["refused"] == 0);
        CHECK((*report)["p99_ms"] >= (*report)["p50_ms"]);
        CHECK((*report)["memory_after"] > 1'000'000);
    }
    CHECK(program.stop(SIGTERM) == 0);
    const auto gone = cli::testing::run_program({.arguments = {"load", "--at", address, "--seconds", "0.1"}});
    CHECK(gone.code == 1);
    CHECK(has(gone.err, "No server answers there"));
}

TEST_CASE("meadhall load goes to no other machine unless its owner agrees") {
    const auto said = [](const std::string& address) {
        return cli::testing::run_program({.arguments = {"load", "--at", address, "--seconds", "0.1"}}).err;
    };
    CHECK(has(said("192.0.2.1:80"), "another machine"));
    CHECK(has(said("0.0.0.0:80"), "another machine"));
    for (const char* nowhere : {"hall.example", "127.0.0.1:0", "127.0.0.1:x", "127.0.0.1:99999", ""}) {
        CHECK_MESSAGE(has(said(nowhere), "127.0.0.1:8080"), nowhere);
    }
}

}  // namespace meadhall::server
