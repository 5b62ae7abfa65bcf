// Everything a screen needs in one answer, what a move would bring about, and what is told while a bot thinks.
#include <string>
#include <vector>

#include "client.hpp"
#include "horn.hpp"
#include "match/catalogue.hpp"
#include "match/protocol/schema.hpp"
#include "support/schema_check.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

Json with(Json params, const Json& more) {
    params.update(more);
    return params;
}

/// A hall with a table of Walhalla at which a seat is to decide.
struct Raid {
    Client client{catalogue()};
    Json table = client.result("open", {{"game", "walhalla"}, {"seats", 3}, {"seed", 7}})["table"];

    Json ask(const std::string& method, const Json& params = Json::object()) {
        return client.result(method, with({{"table", table}}, params));
    }
    int to_act() { return ask("view")["to_act"].value("seat", -1); }
    /// One legal move, chosen by the generator.
    Json any_move(Rng& rng) {
        const Json moves = ask("moves")["moves"];
        return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    }
};

}  // namespace

TEST_CASE("act plays a move and answers with all that view, moves, log, result and record would say") {
    Raid raid;
    Rng rng{3};
    for (int i = 0; i < 40; ++i) {
        const int before = raid.ask("view")["ply"];
        const Json people = {0, 1, 2};
        const Json move = raid.any_move(rng)["code"];
        const Json screen =
            raid.ask("act", {{"move", move}, {"people", people}, {"eyes", 0}, {"from", before}, {"record", true}});
        const Json eyes = {{"seat", screen["seat"]}};
        const Json seen = raid.ask("view", eyes);
        for (const char* part : {"revision", "ply", "to_act", "view", "gauges", "hash", "ask"}) {
            CHECK(screen.value(part, Json{}) == seen.value(part, Json{}));
        }
        CHECK(screen["moves"] == raid.ask("moves", eyes)["moves"]);
        CHECK(screen["result"] == raid.ask("result"));
        CHECK(screen["record"] == raid.ask("record", {{"reveal", true}})["record"]);
        CHECK(screen["from"] == (screen["seat"] == 0 ? before : 0));
        CHECK(screen["events"] == raid.ask("log", with(eyes, {{"from", screen["from"]}}))["events"]);
        if (screen["to_act"].contains("seat")) { CHECK(screen["seat"] == screen["to_act"]["seat"]); }
    }
}

TEST_CASE("A screen goes back as far as whoever of its people acted last") {
    Raid raid;
    Rng rng{5};
    for (int i = 0; i < 30; ++i) {
        raid.ask("play", {{"move", raid.any_move(rng)["code"]}});
        const int first = raid.ask("view", {{"seat", 0}})["barrier"];
        const int second = raid.ask("view", {{"seat", 2}})["barrier"];
        CHECK(raid.ask("screen", {{"people", {0, 2}}})["barrier"] == std::min(first, second));
    }
}

TEST_CASE("A seat that looks at a screen sees no more than it may, and cannot look for others") {
    Raid raid;
    const Json own = raid.ask("screen", {{"seat", 1}});
    CHECK(own["view"] == raid.ask("view", {{"seat", 1}})["view"]);
    CHECK(own["seat"] == 1);
    CHECK(!own.contains("record"));
    const auto refused = [&](const Json& more) {
        return raid.client.refusal("screen", with({{"table", raid.table}, {"seat", 1}}, more));
    };
    CHECK(refused({{"people", {0}}}) == "E-PARAMS");
    CHECK(refused({{"eyes", 0}}) == "E-PARAMS");
    CHECK(refused({{"record", true}}) == "E-PARAMS");
    CHECK(raid.client.refusal("screen", {{"table", raid.table}, {"people", {3}}}) == "E-NO-SEAT");
}

TEST_CASE("act refuses what play refuses, and a repeated key gets the first answer") {
    Raid raid;
    CHECK(raid.client.refusal("act", {{"table", raid.table}, {"move", 1}, {"revision", 99}}) == "E-STALE");
    Rng rng{1};
    const Json act = {{"move", raid.any_move(rng)["code"]}, {"key", "once"}};
    const Json first = raid.ask("act", act);
    CHECK(raid.ask("act", act) == first);
}

TEST_CASE("What is asked is a sentence in the player's language, and nobody is asked when the game is over") {
    Client client{catalogue()};
    const Json table = client.result("open", {{"game", "wikinger"}, {"seats", 2}, {"seed", 7}})["table"];
    const Json seen = client.result("view", {{"table", table}, {"language", "de"}});
    CHECK(seen["ask"]["seat"] == seen["to_act"]["seat"]);
    CHECK(seen["ask"]["sentence"].get<std::string>().find("setze 2 Wikinger auf freie Punkte.") != std::string::npos);
    Rng rng{2};
    for (Json moves = client.result("moves", {{"table", table}})["moves"]; !moves.empty();
         moves = client.result("moves", {{"table", table}})["moves"]) {
        const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        client.result("play", {{"table", table}, {"move", move["code"]}});
    }
    CHECK(!client.result("view", {{"table", table}}).contains("ask"));
}

TEST_CASE("Whoever is called \"you\" is asked without a name and told as you") {
    Raid raid;
    const int me = raid.to_act();
    const Json mine = raid.ask("screen", {{"people", {me}}, {"eyes", me}, {"you", me}});
    const Json named = raid.ask("screen", {{"people", {me}}, {"eyes", me}});
    const std::string sentence = mine["ask"]["sentence"];
    CHECK(sentence.starts_with("Who sails? Seats open to you: "));
    CHECK(named["ask"]["sentence"].get<std::string>().ends_with(sentence.substr(1)));
    const Json move = raid.ask("moves")["moves"][0]["code"];
    CHECK(
        raid.ask("preview", {{"move", move}, {"seat", me}, {"you", me}})["events"].dump().contains("\"text\":\"You "));
    CHECK(!raid.ask("preview", {{"move", move}, {"seat", me}})["events"].dump().contains("\"text\":\"You "));
}

TEST_CASE("A preview tells what the move then brings about, changes nothing, and stops before what is unknown") {
    Raid raid;
    Rng rng{4};
    int told = 0;
    for (int i = 0; i < 150 && raid.to_act() >= 0; ++i) {
        const Json seat = raid.to_act();
        const Json before = raid.ask("view", {{"seat", "all"}});
        const Json move = raid.any_move(rng)["code"];
        const Json preview = raid.ask("preview", {{"move", move}, {"seat", seat}});
        CHECK(raid.ask("view", {{"seat", "all"}}) == before);
        const Json events = raid.ask("play", {{"move", move}, {"seat", seat}})["events"];
        REQUIRE(preview["events"].size() <= events.size());
        for (std::size_t k = 0; k < preview["events"].size(); ++k) { CHECK(preview["events"][k] == events[k]); }
        if (preview["reveals"]) { continue; }
        const Json after = raid.ask("view", {{"seat", seat}});
        CHECK(preview["events"].size() == events.size());
        CHECK(preview["to_act"] == after["to_act"]);
        CHECK(preview["gauges"] == after["gauges"]);
        CHECK(preview["scores"] == raid.ask("result")["scores"]);
        ++told;
    }
    CHECK(told > 20);
}

TEST_CASE("A preview is the same in all worlds that its seat cannot tell apart") {
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const auto table = horn(3, std::to_string(seed));
        play_on(*table, seed, static_cast<int>(seed % 12));
        if (!table->to_act().is_seat()) { continue; }
        const Seat seat = table->to_act().seat();
        const auto& own = static_cast<const TableOf<toy::Game>&>(*table);
        Rng rng{seed};
        const auto other_world = own.rules().imagine(own.rules().view(own.state(), seat), rng);
        const auto other = opened({.seats = 3,
                                   .options = table->options(),
                                   .state = json_of(own.rules(), other_world),
                                   .chance = Chance::manual});
        for (const MoveChoice& move : table->moves(seat)) {
            const std::vector<MoveName> moves = {move.code};
            const auto here = table->preview(moves, seat, Language::en);
            const auto there = other->preview(moves, seat, Language::en);
            REQUIRE(here);
            REQUIRE(there);
            CHECK(here->reveals == there->reveals);
            CHECK(here->next == there->next);
            REQUIRE(here->events.size() == there->events.size());
            for (std::size_t i = 0; i < here->events.size(); ++i) {
                CHECK(here->events[i].sentence == there->events[i].sentence);
            }
        }
    }
}

TEST_CASE("A bot that is asked to tells how far it has come, before it answers") {
    Rpc rpc{catalogue(), still_world()};
    static_cast<void>(
        rpc.answer(R"({"jsonrpc":"2.0","id":1,"method":"open","params":{"game":"wikinger","seats":2,"seed":7}})"));
    std::vector<Json> heard;
    const RpcListener listener = [&](const std::string& line) { heard.push_back(Json::parse(line)); };
    const auto think = [&](const char* more) {
        return rpc.answer(std::string{R"({"jsonrpc":"2.0","id":2,"method":"think","params":{"table":"t1",)"} +
                              R"("bot":"jarl","budget":{"playouts":3000})" + more + "}}",
                          listener);
    };
    const std::string quiet = think("");
    CHECK(heard.empty());
    const std::string answer = think(R"(,"progress":true)");
    REQUIRE(!heard.empty());
    CHECK(heard[0]["method"] == "progress");
    CHECK(!heard[0].contains("id"));
    const Json schema = Json::parse(protocol_schema(catalogue(), Language::en));
    CHECK(SchemaCheck{schema}.misfit(schema["notifications"]["progress"]["params"], heard[0]["params"]) == "");
    CHECK(heard[0]["params"]["table"] == "t1");
    CHECK(heard.back()["params"]["done"] <= 1);
    CHECK(Json::parse(answer)["result"]["move"] == Json::parse(quiet)["result"]["move"]);
}

// Gestures of several moves.

namespace {

/// A hall with a lone player of Odin who has just got a coin.
struct Feast {
    Client client{catalogue()};
    Json table = client.result("open", {{"game", "odin"}, {"seats", 1}, {"seed", 3}})["table"];

    Feast() { ask("play", {{"move", "place weekly_beans"}}); }

    Json ask(const std::string& method, const Json& params = Json::object()) {
        return client.result(method, with({{"table", table}}, params));
    }
    std::string refusal(const std::string& method, const Json& params) {
        return client.refusal(method, with({{"table", table}}, params));
    }
};

constexpr const char* up = "lift silver home";
constexpr const char* down = "lay a1 0";

}  // namespace

TEST_CASE("moves and why look as if moves had been made, and nothing changes") {
    Feast feast;
    const Json before = feast.ask("view");
    const Json ahead = feast.ask("moves", {{"seat", 0}, {"after", {up}}})["moves"];
    REQUIRE(!ahead.empty());
    for (const Json& move : ahead) {
        CHECK(move["verb"] == "lay");
        CHECK(feast.ask("why", {{"seat", 0}, {"move", move["code"]}, {"after", {up}}})["legal"] == true);
        CHECK(feast.ask("why", {{"seat", 0}, {"move", move["code"]}})["legal"] == false);
    }
    CHECK(feast.ask("view") == before);
    CHECK(feast.refusal("moves", {{"after", {down}}}) == "E-NOT-YOUR-MOVE");
    CHECK(feast.ask("why", {{"move", "lay m1 0"}, {"after", {up}}})["legal"] == false);

    feast.ask("play", {{"move", up}});
    CHECK(feast.ask("moves", {{"seat", 0}})["moves"] == ahead);
}

TEST_CASE("act makes several moves in one go, or none of them") {
    Feast feast;
    const Json before = feast.ask("view");
    CHECK(feast.refusal("act", {{"move", up}, {"then", {"lay m1 0"}}}) != "");
    CHECK(feast.refusal("act", {{"move", up}, {"then", {down, down}}}) != "");
    CHECK(feast.ask("view") == before);

    const Json screen = feast.ask("act", {{"move", up}, {"then", {down}}});
    CHECK(screen["ply"] == before["ply"].get<int>() + 2);
    CHECK(screen["view"]["players"][0]["home"]["covered"] == Json::array({"a1"}));
    CHECK(screen["events"].size() == 2);
}
