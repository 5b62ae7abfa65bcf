#include <string>
#include <vector>

#include "client.hpp"
#include "horn.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

const Json horn_for_two = {{"game", "horn"}, {"seats", 2}, {"seed", 7}};

/// A hall with one table "t1" at which seat 1 is to pour.
struct Sitting {
    Client client{horn_games};
    Json opened = client.result("open", horn_for_two);

    Json everything() {
        Json all = client.result("view", {{"table", "t1"}, {"seat", "all"}});
        all["record"] = client.result("record", {{"table", "t1"}, {"reveal", true}});
        return all;
    }
};

Json with_table(Json params) {
    params["table"] = "t1";
    return params;
}

}  // namespace

TEST_CASE("games lists every game with seats, bots and the schema of its options, in the language asked for") {
    Client client{horn_games};
    const Json games = client.result("games", {{"language", "de"}});
    REQUIRE(games.size() == 1);
    CHECK(games[0]["id"] == "horn");
    CHECK(games[0]["seats"] == Json{{"min", 2}, {"max", 4}});
    CHECK(games[0]["rules_version"] == 1);
    CHECK(games[0]["bots"][0]["name"] == "random");
    CHECK(games[0]["bots"][0]["about"] == "Spielt irgendetwas Erlaubtes.");
    CHECK(games[0]["options"]["properties"]["brew"]["default"] == "light");
}

TEST_CASE("open tells the table, who is to act, the hash and the commitment") {
    Sitting sitting;
    CHECK(sitting.opened["table"] == "t1");
    CHECK(sitting.opened["revision"] == 0);
    CHECK(sitting.opened["to_act"] == Json{{"seat", 1}});
    CHECK(sitting.opened["commitment"] == commitment_to("7"));
    CHECK(sitting.opened["hash"] == sitting.everything()["hash"]);
}

TEST_CASE("A seed is a number or a text; without one the hall takes a fresh one") {
    Client client{horn_games};
    const auto commitment = [&](const Json& seed) {
        Json params = horn_for_two;
        params["seed"] = seed;
        return client.result("open", params)["commitment"];
    };
    CHECK(commitment(42) == commitment_to("42"));
    CHECK(commitment("42") == commitment_to("42"));
    CHECK(commitment(nullptr) == commitment_to("fresh"));
}

TEST_CASE("to_act is a seat, chance with its purpose, or the end") {
    Client client{horn_games};
    const Json by_hand = client.result("open", {{"game", "horn"}, {"seats", 2}, {"chance", "manual"}});
    CHECK(by_hand["to_act"] == Json{{"chance", "start player"}});
    CHECK(!by_hand.contains("commitment"));
    const auto table = horn(2, "7");
    play_on(*table, 1);
    const Json record = record_text(table->record(Seeds::when_over));
    CHECK(client.result("load", {{"record", record}})["to_act"] == Json{{"over", true}});
}

TEST_CASE("view shows a spectator what is public, a seat its own, and the owner everything") {
    Sitting sitting;
    const Json outside = sitting.client.result("view", {{"table", "t1"}});
    const Json inside = sitting.client.result("view", {{"table", "t1"}, {"seat", 1}});
    const Json all = sitting.client.result("view", {{"table", "t1"}, {"seat", "all"}});
    CHECK(outside["view"]["hand"] == Json::array());
    CHECK(inside["view"]["hand"] == all["view"]["drinkers"][1]["hand"]);
    CHECK(!inside["view"].contains("drinkers"));
    CHECK(outside["hash"] != all["hash"]);
    CHECK(inside["hash"] != all["hash"]);
    CHECK(all["barrier"] == 7);
    CHECK(all["ply"] == 7);
}

TEST_CASE("play tells what happened, for the eyes of whoever plays") {
    Sitting sitting;
    const Json moves = sitting.client.result("moves", {{"table", "t1"}, {"filter", {{"stake", 2}}}});
    REQUIRE(moves["moves"].size() == 1);
    const Json played = sitting.client.result(
        "play", {{"table", "t1"}, {"seat", 1}, {"move", moves["moves"][0]["code"]}, {"language", "nl"}});
    CHECK(played["revision"] == 1);
    CHECK(played["to_act"] == Json{{"seat", 1}});
    CHECK(played["events"][0]["event"] == "poured");
    CHECK(played["events"][0]["stake"] == 2);
    CHECK(played["hash"] == sitting.client.result("view", {{"table", "t1"}, {"seat", 1}})["hash"]);
    const Json by_owner = sitting.client.result("undo", {{"table", "t1"}});
    CHECK(by_owner["ply"] == 7);
    const Json again = sitting.client.result("play", {{"table", "t1"}, {"move", "pour 2"}});
    CHECK(again["hash"] == sitting.everything()["hash"]);
}

TEST_CASE("why explains in the language asked for") {
    Sitting sitting;
    CHECK(sitting.client.result("why", {{"table", "t1"}, {"move", "pour 2"}}) == Json{{"legal", true}});
    const Json no = sitting.client.result("why", {{"table", "t1"}, {"move", "lay 2"}, {"language", "de"}});
    CHECK(no ==
          Json{{"legal", false}, {"code", "E-NOT-NOW"}, {"rule", "H-2"}, {"message", "Jetzt ist etwas anderes dran."}});
    const Json elsewhere = sitting.client.result("why", {{"table", "t1"}, {"move", "pour 2"}, {"seat", 0}});
    CHECK(elsewhere["code"] == "E-NOT-YOUR-TURN");
}

TEST_CASE("A repeated key returns the first answer and plays nothing again") {
    Sitting sitting;
    const Json first = sitting.client.result("play", {{"table", "t1"}, {"move", "pour 2"}, {"key", "a"}});
    const Json before = sitting.everything();
    CHECK(sitting.client.result("play", {{"table", "t1"}, {"move", "pour 2"}, {"key", "a"}}) == first);
    CHECK(sitting.client.result("play", {{"table", "t1"}, {"move", "lay 1"}, {"key", "a"}}) == first);
    CHECK(sitting.everything() == before);
    CHECK(sitting.client.refusal("play", {{"table", "t1"}, {"move", "pour 2"}, {"key", "b"}}) == "E-NOT-NOW");
    CHECK(sitting.client.refusal("play", {{"table", "t1"}, {"seat", 0}, {"move", "pour 2"}, {"key", "a"}}) ==
          "E-NOT-YOUR-TURN");
}

TEST_CASE("A table remembers only so many keys") {
    Client client{horn_games, {.keys = 2}};
    client.result("open", horn_for_two);
    const auto play = [&](const char* key) {
        return client.request("play", {{"table", "t1"}, {"move", "pour 1"}, {"key", key}}).contains("result");
    };
    CHECK(play("a"));
    CHECK(!play("b"));
    CHECK(play("a"));
    CHECK(!play("c"));
    CHECK(!play("a"));
}

TEST_CASE("A stale revision is refused with the current view, made for the caller") {
    Sitting sitting;
    sitting.client.result("play", {{"table", "t1"}, {"move", "pour 2"}, {"revision", 0}});
    const Json before = sitting.everything();
    for (const char* method : {"play", "undo", "redo", "goto"}) {
        Json params = {{"table", "t1"}, {"revision", 0}, {"seat", 0}};
        if (method == std::string{"play"}) { params["move"] = "lay 1"; }
        if (method == std::string{"goto"}) { params["ply"] = 1; }
        const Json error = sitting.client.error(method, params);
        CHECK(error["code"] == -32000);
        CHECK(error["data"]["code"] == "E-STALE");
        CHECK(error["data"]["current"] == sitting.client.result("view", {{"table", "t1"}, {"seat", 0}}));
    }
    CHECK(sitting.everything() == before);
}

TEST_CASE("undo, redo and goto answer as view does and say how far a seat may go") {
    Sitting sitting;
    const Json start = sitting.client.result("view", {{"table", "t1"}});
    sitting.client.result("play", {{"table", "t1"}, {"move", "pour 2"}});
    const Json undone = sitting.client.result("undo", {{"table", "t1"}});
    CHECK(undone["view"] == start["view"]);
    CHECK(undone["revision"] == 2);
    const Json redone = sitting.client.result("redo", {{"table", "t1"}, {"seat", 1}});
    CHECK(redone["ply"] == 8);
    CHECK(redone["barrier"] == 7);
    CHECK(sitting.client.refusal("undo", {{"table", "t1"}, {"seat", 0}}) == "E-BARRIER");
    CHECK(sitting.client.refusal("undo", {{"table", "t1"}, {"seat", 1}, {"ply", 3}}) == "E-BARRIER");
    CHECK(sitting.client.result("goto", {{"table", "t1"}, {"ply", 0}})["to_act"] == Json{{"chance", "start player"}});
    CHECK(sitting.client.result("goto", {{"table", "t1"}, {"ply", 8}, {"seat", "all"}})["ply"] == 8);
}

TEST_CASE("result breaks the scores down") {
    Sitting sitting;
    const Json result = sitting.client.result("result", {{"table", "t1"}, {"language", "de"}});
    CHECK(result["over"] == false);
    CHECK(result["scores"] == Json::array({0, 0}));
    CHECK(result["winners"] == Json::array());
    CHECK(result["breakdown"][1]["seat"] == 1);
    CHECK(result["breakdown"][1]["items"][0] == Json{{"name", "Gewonnene Hörner"}, {"points", 0}, {"rule", "H-3"}});
}

TEST_CASE("A whole game is played with bots, recorded, loaded, replayed and verified") {
    Client client{horn_games};
    Json last = client.result("open", {{"game", "horn"}, {"seats", 3}, {"players", {"Anna", "Ben", "greedy"}}});
    int steps = 0;
    while (!last["to_act"].contains("over") && ++steps < 100) {
        const Json thought = client.result("think", {{"table", "t1"},
                                                     {"bot", steps % 2 == 0 ? "greedy" : "random"},
                                                     {"budget", {{"playouts", 4}}},
                                                     {"seed", steps}});
        CHECK(thought["value"].size() == 3);
        last = client.result("play", {{"table", "t1"}, {"move", thought["move"]}, {"revision", last["revision"]}});
    }
    REQUIRE(last["to_act"].contains("over"));
    const std::string record = client.result("record", {{"table", "t1"}})["record"];
    CHECK(record.find("[Seed \"fresh\"]") != std::string::npos);
    CHECK(record.find("[Date \"2025-01-31\"]") != std::string::npos);
    CHECK(record.find("[Players [\"Anna\",\"Ben\",\"greedy\"]]") != std::string::npos);
    CHECK(client.result("load", {{"record", record}})["hash"] == last["hash"]);
    CHECK(client.result("replay", {{"record", record}})["hash"] == last["hash"]);
    CHECK(client.result("replay", {{"record", record}, {"ply", 3}, {"seat", 0}})["ply"] == 3);
    CHECK(client.result("verify", {{"record", record}})["draws"] > 9);
    CHECK(client.result("record", {{"table", "t2"}})["record"] == record);
}

TEST_CASE("No answer made for a seat or a spectator holds the seed or the hash of the state") {
    Client client{horn_games};
    Json now = client.result("open", {{"game", "horn"}, {"seats", 2}, {"seed", "our secret"}});
    while (!now["to_act"].contains("over")) {
        const Json seat = now["to_act"]["seat"];
        const std::string hash = client.result("view", {{"table", "t1"}, {"seat", "all"}})["hash"];
        std::string told;
        for (const Json& who : {Json(0), Json(1), Json(nullptr)}) {
            told += client.result("view", {{"table", "t1"}, {"seat", who}}).dump();
            told += client.result("moves", {{"table", "t1"}, {"seat", who}}).dump();
        }
        told += client.request("play", {{"table", "t1"}, {"seat", 0}, {"move", "dance"}, {"revision", 999}}).dump();
        const Json move = client.result("moves", {{"table", "t1"}, {"seat", seat}})["moves"][0]["code"];
        now = client.result("play", {{"table", "t1"}, {"seat", seat}, {"move", move}});
        CHECK(told.find(hash) == std::string::npos);
        CHECK(told.find("our secret") == std::string::npos);
        if (!now["to_act"].contains("over")) { CHECK(now.dump().find("our secret") == std::string::npos); }
    }
}

TEST_CASE("The record keeps the seed secret while the game runs") {
    Sitting sitting;
    const auto record = [&](bool reveal) {
        return sitting.client.result("record", {{"table", "t1"}, {"reveal", reveal}})["record"].get<std::string>();
    };
    CHECK(record(false).find("[Seed \"") == std::string::npos);
    CHECK(record(true).find("[Seed \"7\"]") != std::string::npos);
    CHECK(sitting.client.refusal("verify", {{"record", record(false)}}) == "E-NO-SEED");
}

TEST_CASE("A position is loaded from the view of everything; one that is impossible is refused and nothing is kept") {
    Sitting sitting;
    Json state = sitting.everything()["view"];
    const Json params = {{"game", "horn"}, {"seats", 2}, {"state", state}};
    CHECK(sitting.client.result("load", params)["hash"] == sitting.opened["hash"]);
    state["deck"][0] = 100;
    CHECK(sitting.client.refusal("load", {{"game", "horn"}, {"seats", 2}, {"state", state}}) == "E-IMPOSSIBLE");
    state.erase("deck");
    const Json error = sitting.client.error("load", {{"game", "horn"}, {"seats", 2}, {"state", state}});
    CHECK(error["code"] == -32602);
    CHECK(error["data"]["message"] == "A value does not fit. (state.deck: missing)");
    CHECK(sitting.client.refusal("view", {{"table", "t3"}}) == "E-NO-TABLE");
}

TEST_CASE("Parameters that do not fit are refused by their path and change nothing") {
    Sitting sitting;
    const Json before = sitting.everything();
    const auto complaint = [&](const char* method, const Json& params) {
        const Json error = sitting.client.error(method, params);
        CHECK(error["code"] == -32602);
        CHECK(error["data"]["code"] == "E-PARAMS");
        return error["data"]["message"].get<std::string>();
    };
    const std::string unfit = "The parameters do not fit the method. ";
    CHECK(complaint("open", {{"game", "horn"}}) == unfit + "(params.seats: missing)");
    CHECK(complaint("open", {{"game", 3}, {"seats", 2}}) == unfit + "(params.game: expected a text)");
    CHECK(complaint("open", {{"game", "horn"}, {"seats", 2}, {"chance", "loaded"}}) ==
          unfit + "(params.chance: expected one of \"dealt\", \"manual\")");
    CHECK(complaint("view", {{"table", "t1"}, {"seat", "everybody"}}) ==
          unfit + "(params.seat: expected a number or one of \"all\")");
    CHECK(complaint("view", {{"table", 1}}) == unfit + "(params.table: expected a text)");
    CHECK(complaint("view", {{"tabel", "t1"}}) == unfit + "(params.tabel: unknown)");
    CHECK(complaint("view", Json::array({"t1"})) == unfit + "(params: expected an object)");
    CHECK(complaint("play", with_table({{"move", -1}})) == unfit + "(params.move: expected a number or a text)");
    CHECK(complaint("play", with_table({{"move", {1, 2}}})) == unfit + "(params.move: expected a number or a text)");
    CHECK(complaint("play", with_table({{"move", "pour 1"}, {"key", std::string(65, 'x')}})) ==
          unfit + "(params.key: expected at most 64 bytes)");
    CHECK(complaint("play", with_table({{"move", "pour 1"}, {"revision", 1.5}})).starts_with(unfit));
    CHECK(complaint("goto", with_table({})) == unfit + "(params.ply: missing)");
    CHECK(complaint("think", with_table({{"bot", "random"}, {"budget", {{"ms", 0}}}})) ==
          unfit + "(params.budget.ms: expected a whole number from 1 to 600000)");
    CHECK(complaint("view", with_table({{"language", "sv"}})) ==
          unfit + "(params.language: expected one of \"en\", \"de\", \"nl\")");
    CHECK(complaint("load", {{"game", "horn"}}).starts_with(unfit));
    CHECK(complaint("load", {{"state", Json::object()}}) == unfit + "(params.game: missing)");
    CHECK(complaint("load", {{"record", ""}, {"game", "horn"}}).starts_with(unfit));
    CHECK(sitting.everything() == before);
}

TEST_CASE("What is understood but impossible is refused with its reason and changes nothing") {
    Sitting sitting;
    const Json before = sitting.everything();
    const auto refusal = [&](const char* method, const Json& params) { return sitting.client.refusal(method, params); };
    CHECK(refusal("open", {{"game", "chess"}, {"seats", 2}}) == "E-GAME");
    CHECK(refusal("open", {{"game", "horn"}, {"seats", 200}}) == "E-SEATS");
    CHECK(refusal("open", {{"game", "horn"}, {"seats", 2}, {"seed", ""}}) == "E-SEED");
    CHECK(refusal("open", {{"game", "horn"}, {"seats", 2}, {"options", {{"mode", 1}}}}) == "E-VALUE");
    CHECK(refusal("view", {{"table", "t9"}}) == "E-NO-TABLE");
    CHECK(refusal("view", with_table({{"seat", 2}})) == "E-NO-SEAT");
    CHECK(refusal("moves", with_table({{"filter", "pour"}})) == "E-VALUE");
    CHECK(refusal("play", with_table({{"move", "lay 9"}})) == "E-UNREADABLE");
    CHECK(refusal("play", with_table({{"move", 1}})) == "E-NOT-NOW");
    CHECK(refusal("play", with_table({{"move", 281474976710655}})) == "E-NO-MOVE");
    CHECK(refusal("play", with_table({{"move", "pour 1"}, {"seat", 0}})) == "E-NOT-YOUR-TURN");
    CHECK(refusal("undo", with_table({})) == "E-NO-UNDO");
    CHECK(refusal("redo", with_table({})) == "E-NO-REDO");
    CHECK(refusal("goto", with_table({{"ply", 99}})) == "E-NO-PLY");
    CHECK(refusal("goto", with_table({{"ply", -1}})) == "E-NO-PLY");
    CHECK(refusal("think", with_table({{"bot", "oracle"}})) == "E-BOT");
    CHECK(refusal("load", {{"record", "once upon a time"}}) == "E-RECORD");
    CHECK(refusal("replay", {{"record", "[Game \"horn\"]"}}) == "E-RECORD");
    CHECK(refusal("verify", {{"record", ""}}) == "E-RECORD");
    CHECK(sitting.everything() == before);
}

TEST_CASE("The number of tables is bounded, and closing one makes room") {
    Client client{horn_games, {.tables = 2}};
    client.result("open", horn_for_two);
    client.result("open", horn_for_two);
    CHECK(client.refusal("open", horn_for_two) == "E-TOO-MANY-TABLES");
    CHECK(client.result("close", {{"table", "t1"}}) == Json{{"closed", true}});
    CHECK(client.refusal("close", {{"table", "t1"}}) == "E-NO-TABLE");
    CHECK(client.result("open", horn_for_two)["table"] == "t3");
}
