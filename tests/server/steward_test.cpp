// How guests play together: seats, links, moves, chat, clocks, bots, and that a restart changes nothing.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "../cli/program.hpp"
#include "server/steward/methods.hpp"
#include "server/support/theatre.hpp"
#include "support/places.hpp"

namespace meadhall::server {

namespace {

using testing::Theatre;
using testing::two_at_wikinger;

Json with(Json params, const Json& more) {
    params.update(more);
    return params;
}

/// Two guests at a table whose game has begun.
struct Pair {
    Theatre hall;
    VisitId ada = hall.come("Ada");
    VisitId bo = hall.come("Bo");
    std::string table;

    explicit Pair(const Json& more = Json::object(), Limits limits = {}) : hall{limits} {
        const Json made = hall.result(ada, "create", with(two_at_wikinger, more));
        table = made["table"];
        const std::string link = made["links"][0]["link"];
        hall.result(bo, "sit", {{"table", table}, {"link", link}});
        hall.events(ada);
        hall.events(bo);
    }
    Json of(const Json& more = Json::object()) const { return with({{"table", table}}, more); }
    Json screen(VisitId visit) { return hall.result(visit, "screen", of()); }
    /// Whoever is to act, and the first legal move there.
    struct Turn {
        VisitId mover, other;
        Json move;
        std::uint64_t revision;
    };
    Turn turn() {
        const Json seen = screen(ada);
        const bool is_ada = seen["to_act"]["seat"] == 0;
        const Json moves = screen(is_ada ? ada : bo)["moves"];
        REQUIRE(!moves.empty());
        return {is_ada ? ada : bo, is_ada ? bo : ada, moves[0]["code"], seen["revision"]};
    }
    Json play(const Turn& turn, const Json& more = Json::object()) {
        return hall.result(turn.mover, "play", of(with({{"move", turn.move}, {"revision", turn.revision}}, more)));
    }
};

}  // namespace

TEST_CASE("Two guests with names sit down by a link and the game begins when the seats are filled") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const Json made = hall.result(ada, "create", with(two_at_wikinger, {{"title", "Friday"}}));
    REQUIRE(made["links"].size() == 1);
    const Json waiting = hall.result(ada, "enter", {{"table", made["table"]}});
    CHECK(waiting["table"]["phase"] == "gathering");
    CHECK(hall.refusal(ada, "play", {{"table", made["table"]}, {"move", 1}}) == "E-NOT-BEGUN");
    const VisitId bo = hall.come("Bo");
    CHECK(hall.refusal(bo, "enter", {{"table", made["table"]}}) == "E-NO-TABLE");  // not even that it is there
    CHECK(hall.refusal(bo, "sit", {{"table", made["table"]}, {"seat", 1}}) == "E-NO-TABLE");
    CHECK(hall.refusal(bo, "sit", {{"table", made["table"]}, {"link", "x.y"}}) == "E-LINK");
    CHECK(hall.result(bo, "sit", {{"table", made["table"]}, {"link", made["links"][0]["link"]}})["seat"] == 1);
    const Json begun = hall.result(bo, "enter", {{"table", made["table"]}});
    CHECK(begun["table"]["phase"] == "running");
    CHECK(begun["table"]["title"] == "Friday");
    CHECK(begun["table"]["you"] == 1);
    CHECK(begun["table"]["places"][0]["name"] == "Ada");
    CHECK(begun["screen"]["seat"] == 1);
    const auto events = hall.events(ada);
    REQUIRE(events.size() >= 2);
    CHECK(events[events.size() - 2]["event"] == "sat");
    CHECK(events.back()["event"] == "started");
}

TEST_CASE("A table that is open to all is listed, and a stranger sits down at a free seat") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const Json made = hall.result(ada, "create", with(two_at_wikinger, {{"open", true}}));
    hall.result(ada, "create", two_at_wikinger);
    const VisitId bo = hall.come("Bo");
    const Json list = hall.result(bo, "tables");
    REQUIRE(list.size() == 1);
    CHECK(list[0]["table"] == made["table"]);
    CHECK(hall.result(bo, "sit", {{"table", made["table"]}})["seat"] == 1);
    CHECK(hall.refusal(hall.come("Cy"), "sit", {{"table", made["table"]}}) == "E-NO-TABLE");  // it is not watched
    CHECK(hall.result(ada, "tables", {{"mine", true}}).size() == 2);
    CHECK(hall.result(bo, "tables", {{"mine", true}}).size() == 1);
}

TEST_CASE("A link that was replaced leads nowhere, and only the host replaces it") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const Json made = hall.result(ada, "create", two_at_wikinger);
    const std::string table = made["table"];
    const std::string old = made["links"][0]["link"];
    CHECK(old.size() >= 32);
    const Json fresh = hall.result(ada, "link", {{"table", table}, {"seat", 1}});
    const VisitId bo = hall.come("Bo");
    CHECK(hall.refusal(bo, "sit", {{"table", table}, {"link", old}}) == "E-LINK");
    CHECK(hall.refusal(bo, "enter", {{"table", table}, {"link", old}}) == "E-LINK");
    hall.result(bo, "sit", {{"table", table}, {"link", fresh["link"]}});
    CHECK(hall.refusal(bo, "link", {{"table", table}, {"seat", 0}}) == "E-HOST-ONLY");
    CHECK(hall.refusal(hall.come("Cy"), "sit", {{"table", table}, {"link", fresh["link"]}}) == "E-TAKEN");
}

TEST_CASE("A move is told to everybody at the table; a stale one is answered with how it stands") {
    Pair pair;
    const auto turn = pair.turn();
    const Json played = pair.play(turn);
    CHECK(played["revision"] == turn.revision + 1);
    const auto told = pair.hall.events(turn.other);
    REQUIRE(told.size() == 1);
    CHECK(told[0]["event"] == "moved");
    CHECK(told[0]["revision"] == played["revision"]);
    CHECK(told[0]["events"] == played["events"]);
    const Json stale =
        pair.hall.ask(turn.mover, "play", pair.of({{"move", turn.move}, {"revision", turn.revision}}))["error"]["data"];
    CHECK(stale["code"] == "E-STALE");
    CHECK(stale["current"]["revision"] == played["revision"]);
}

TEST_CASE("Only whoever sits at a seat acts for it, and nobody asks for more than their seat sees") {
    Pair pair{{{"watched", true}}};
    const auto turn = pair.turn();
    const VisitId cy = pair.hall.come("Cy");
    CHECK(pair.hall.refusal(cy, "screen", pair.of()) == "E-NO-TABLE");
    CHECK(pair.hall.refusal(turn.other, "play", pair.of({{"move", turn.move}})) == "E-NOT-YOUR-TURN");
    const int other_seat = turn.mover == pair.ada ? 1 : 0;
    CHECK(pair.hall.refusal(turn.mover, "play", pair.of({{"move", turn.move}, {"seat", other_seat}})) == "E-NOT-YOURS");
    for (const char* method : {"view", "screen", "moves", "log", "record", "play", "act"}) {
        const Json all = pair.of({{"seat", "all"}, {"move", turn.move}});
        Json params = pair.of({{"seat", "all"}});
        if (std::string{method} == "play" || std::string{method} == "act") { params = all; }
        CHECK_MESSAGE(pair.hall.refusal(turn.mover, method, params) == "E-NOT-YOURS", method);
    }
    CHECK(pair.hall.refusal(turn.mover, "screen", pair.of({{"people", {0, 1}}})) == "E-PARAMS");
    for (const char* method :
         {"open", "load", "undo", "redo", "goto", "think", "close", "verify", "replay", "schema"}) {
        CHECK_MESSAGE(pair.hall.refusal(turn.mover, method, pair.of()) == "E-METHOD", method);
    }
    CHECK(pair.screen(pair.ada)["revision"] == turn.revision);  // nothing of all that changed anything
}

TEST_CASE("A repeated key gets the first answer, byte for byte, also after a restart and many moves later") {
    Pair pair;
    const auto turn = pair.turn();
    const Json params = pair.of({{"move", turn.move}, {"revision", turn.revision}, {"key", "k1"}});
    const std::string first = pair.hall.ask(turn.mover, "play", params).dump();
    CHECK(pair.hall.ask(turn.mover, "play", params).dump() == first);
    for (int i = 0; i < 6; ++i) { pair.play(pair.turn()); }
    CHECK(pair.hall.ask(turn.mover, "play", params).dump() == first);
    const Json screens = pair.of({{"move", pair.turn().move}, {"key", "k2"}});
    const VisitId mover = pair.turn().mover;
    const std::string shown = pair.hall.ask(mover, "act", screens).dump();
    pair.play(pair.turn());
    CHECK(pair.hall.ask(mover, "act", screens).dump() == shown);
}

TEST_CASE("After a restart everything is as it was, and a guest with a token gets what was missed") {
    Pair pair;
    const Json hello = pair.hall.result(pair.ada, "hello", {{"name", "Ada"}});  // a new guest: not the one at the table
    CHECK(pair.hall.refusal(pair.ada, "screen", pair.of()) == "E-NO-TABLE");
    Theatre& hall = pair.hall;
    const VisitId cy = hall.come_silently();
    const std::string token = hall.result(cy, "hello", {{"name", "Cy"}})["token"];
    const Json made = hall.result(cy, "create", with(two_at_wikinger, {{"bots", {{{"seat", 1}, {"bot", "random"}}}}}));
    const std::string table = made["table"];
    const Json before = hall.result(cy, "enter", {{"table", table}});
    const std::int64_t known = before["table"]["number"];
    for (int i = 0; i < 5; ++i) {
        const Json seen = hall.result(cy, "screen", {{"table", table}});
        if (!seen["moves"].empty()) {
            hall.result(cy, "play", {{"table", table}, {"move", seen["moves"][0]["code"]}});
        } else {
            hall.let_bots_move();
        }
    }
    const auto events = hall.events(cy);
    const std::string screen = hall.result(cy, "screen", {{"table", table}}).dump();
    hall.restart();
    const VisitId again = hall.come_silently();
    CHECK(hall.refusal(again, "hello", {{"token", token + "x"}}) == "E-TOKEN");
    CHECK(hall.result(again, "hello", {{"token", token}})["name"] == "Cy");
    CHECK(hall.result(again, "screen", {{"table", table}}).dump() == screen);
    const Json entered = hall.result(again, "enter", {{"table", table}, {"since", known}});
    REQUIRE(entered["missed"].size() == 5);
    for (std::size_t i = 0; i < 5; ++i) {
        CHECK(entered["missed"][i].dump() == events[events.size() - 5 + i].dump());
        CHECK(entered["missed"][i]["number"] == known + 1 + static_cast<std::int64_t>(i));
    }
}

TEST_CASE("Bots sit at the table, think when it is their turn, and go on after a restart") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const Json bots = {{{"seat", 0}, {"bot", "random"}}, {{"seat", 1}, {"bot", "random"}}};
    const Json made = hall.result(ada, "create", {{"game", "wikinger"}, {"seats", 2}, {"bots", bots}});
    CHECK(hall.tasks.size() == 1);
    hall.let_bots_move(20);
    hall.restart();
    CHECK(hall.tasks.size() == 1);
    const int moved = hall.let_bots_move(5000);
    CHECK(moved < 5000);
    const VisitId again = hall.come("Eve");
    CHECK(hall.refusal(again, "enter", {{"table", made["table"]}}) == "E-NO-TABLE");
    CHECK(hall.store.tables({.guest = {}, .phase = Phase::over}).empty());  // it is not open
    CHECK(hall.store.waiting(hall.now + 1'000'000'000).empty());
}

TEST_CASE("What showed nothing new is taken back at once, everything else if all agree") {
    Pair pair;
    const auto turn = pair.turn();
    pair.play(turn);
    // Settling in turns: the other one is to act now, so the last move can be taken back only with consent or not.
    const Json before = pair.screen(turn.mover);
    pair.hall.result(turn.mover, "take_back", pair.of({{"ply", before["ply"].get<int>() - 1}}));
    CHECK(pair.screen(turn.mover)["ply"].get<int>() < before["ply"].get<int>());
    pair.play(pair.turn());
    for (int i = 0; i < 4; ++i) { pair.play(pair.turn()); }
    const Json now = pair.screen(pair.ada);
    const int ply = now["ply"].get<int>() - 4;
    pair.hall.result(pair.ada, "take_back", pair.of({{"ply", ply}}));
    CHECK(pair.screen(pair.ada)["ply"] == now["ply"]);
    CHECK(pair.hall.result(pair.bo, "enter", pair.of())["table"]["wish"]["ply"] == ply);
    pair.hall.result(pair.bo, "consent", pair.of({{"agrees", false}}));
    CHECK(pair.hall.refusal(pair.bo, "consent", pair.of({{"agrees", true}})) == "E-NO-WISH");
    pair.hall.result(pair.ada, "take_back", pair.of({{"ply", ply}}));
    CHECK(pair.hall.refusal(pair.ada, "consent", pair.of({{"agrees", true}})) == "E-NO-WISH");
    pair.hall.result(pair.bo, "consent", pair.of({{"agrees", true}}));
    CHECK(pair.screen(pair.ada)["ply"].get<int>() <= ply);
    pair.hall.restart();
    CHECK(sitting_from(catalogue(), pair.hall.store.log(pair.table)).has_value());
}

TEST_CASE("A bot takes over for a player who leaves, where that was agreed, and gives the seat back") {
    Pair pair{{{"takeover", "random"}}};
    pair.hall.result(pair.bo, "leave", pair.of());
    const Json info = pair.hall.result(pair.ada, "enter", pair.of())["table"];
    CHECK(info["places"][1]["bot"] == "random");
    CHECK(pair.hall.refusal(pair.bo, "play", pair.of({{"move", 1}})) == "E-NOT-SEATED");
    CHECK(pair.hall.refusal(pair.ada, "sit", pair.of({{"seat", 1}})) == "E-SEATED");
    CHECK(pair.hall.result(pair.bo, "sit", pair.of({{"seat", 1}}))["seat"] == 1);
    CHECK_FALSE(pair.hall.result(pair.ada, "enter", pair.of())["table"]["places"][1].contains("bot"));
}

TEST_CASE("Whoever leaves where nobody takes over gives the game up, and the same can be played again") {
    Pair pair;
    CHECK(pair.hall.refusal(pair.ada, "again", pair.of()) == "E-NOT-OVER");
    pair.hall.result(pair.bo, "leave", pair.of());
    const Json info = pair.hall.result(pair.ada, "enter", pair.of())["table"];
    CHECK(info["phase"] == "over");
    CHECK(info["forfeit"] == 1);
    CHECK(pair.hall.refusal(pair.ada, "play", pair.of({{"move", 1}})) == "E-OVER");
    const std::string next = pair.hall.result(pair.ada, "again", pair.of())["table"];
    CHECK(pair.hall.result(pair.bo, "again", pair.of())["table"] == next);
    CHECK(pair.hall.events(pair.bo).back()["again"] == next);
    CHECK(pair.hall.result(pair.bo, "sit", {{"table", next}})["seat"] == 1);
    CHECK(pair.hall.result(pair.bo, "enter", {{"table", next}})["table"]["phase"] == "running");
}

TEST_CASE("A clock that has run out ends the game, or lets a bot play on") {
    for (const bool has_takeover : {false, true}) {
        Json more = {{"clock", {{"minutes", 1}, {"seconds", 5}}}};
        if (has_takeover) { more["takeover"] = "random"; }
        Pair pair{more};
        REQUIRE(pair.hall.steward->alarm().has_value());
        CHECK(*pair.hall.steward->alarm() == pair.hall.now + 60'000);
        pair.hall.pass(30'000);
        const auto turn = pair.turn();
        pair.play(turn);
        const Json left = pair.hall.result(turn.mover, "enter", pair.of())["table"]["left"];
        const std::size_t mover = turn.mover == pair.ada ? 0 : 1;
        CHECK(left[mover].get<int>() <= 35'000);
        pair.hall.restart();  // the time that passes meanwhile counts
        pair.hall.pass(61'000);
        const auto log = pair.hall.store.log(pair.table);
        const std::string last = log.back().text;
        CHECK(last.find(has_takeover ? "bot_sat" : "forfeited") != std::string::npos);
    }
}

TEST_CASE("With days for a turn the clock starts afresh with every turn") {
    Pair pair{{{"clock", {{"days", 3}}}}};
    const Instant day = 86'400'000;
    for (int i = 0; i < 4; ++i) {
        pair.hall.pass(2 * day);
        for (const VisitId mover = pair.turn().mover; pair.turn().mover == mover;) { pair.play(pair.turn()); }
    }
    CHECK(pair.hall.result(pair.ada, "enter", pair.of())["table"]["phase"] == "running");
    pair.hall.pass(3 * day);
    CHECK(pair.hall.result(pair.ada, "enter", pair.of())["table"]["phase"] == "over");
}

TEST_CASE("Chat reaches the table as plain text and knows limits") {
    Pair pair;
    pair.hall.result(pair.ada, "say", pair.of({{"text", "<b>Skål!</b>"}}));
    const auto told = pair.hall.events(pair.bo);
    REQUIRE(told.size() == 1);
    CHECK(told[0]["event"] == "said");
    CHECK(told[0]["name"] == "Ada");
    CHECK(told[0]["text"] == "<b>Skål!</b>");
    CHECK(pair.hall.refusal(pair.ada, "say", pair.of({{"text", ""}})) == "E-TEXT");
    CHECK(pair.hall.refusal(pair.ada, "say", pair.of({{"text", "a\nb"}})) == "E-TEXT");
    CHECK(pair.hall.refusal(pair.ada, "say", pair.of({{"text", std::string(501, 'x')}})) == "E-TEXT");
    for (int i = 0; i < 4; ++i) { pair.hall.result(pair.ada, "say", pair.of({{"text", "x"}})); }
    CHECK(pair.hall.refusal(pair.ada, "say", pair.of({{"text", "x"}})) == "E-RATE");
    pair.hall.pass(2'000);
    CHECK(pair.hall.refusal(pair.ada, "say", pair.of({{"text", "x"}})).empty());
    CHECK(pair.turn().revision == 0);  // talking is no move
}

TEST_CASE("A flood is refused, and whoever does not stop is dismissed; others notice nothing") {
    Theatre hall{{.messages_a_second = 10, .messages_at_once = 10, .patience = 30}};
    const VisitId ada = hall.come("Ada");
    const VisitId bo = hall.come("Bo");
    for (int i = 0; i < 9; ++i) { CHECK(hall.refusal(ada, "tables").empty()); }
    CHECK(hall.refusal(ada, "tables") == "E-RATE");
    CHECK(hall.refusal(bo, "tables").empty());
    for (int i = 0; i < 100; ++i) { hall.say(ada, "{}"); }
    CHECK(hall.dismissed == std::vector<VisitId>{ada});
    CHECK(hall.steward->figures().too_fast > 90);
}

TEST_CASE("Names, tables and messages have bounds") {
    Theatre hall{{.tables = 2}};
    const VisitId ada = hall.come_silently();
    CHECK(hall.refusal(ada, "create", two_at_wikinger) == "E-HELLO");
    for (const char* name : {"", "   ", "a\tb", "abcdefghijklmnopqrstuvwxyz"}) {
        CHECK_MESSAGE(hall.refusal(ada, "hello", {{"name", name}}) == "E-NAME", name);
    }
    hall.result(ada, "hello", {{"name", "Þórður Ægisson á Hólum"}});
    hall.result(ada, "create", two_at_wikinger);
    CHECK(hall.refusal(ada, "create", {{"game", "chess"}, {"seats", 2}}) == "E-GAME");
    CHECK(hall.refusal(ada, "create", {{"game", "wikinger"}, {"seats", 9}}) != "");
    CHECK(hall.refusal(ada, "create", with(two_at_wikinger, {{"bots", {{{"seat", 0}, {"bot", "random"}}}}})) ==
          "E-TAKEN");
    CHECK(hall.refusal(ada, "create", with(two_at_wikinger, {{"takeover", "nobody"}})) == "E-BOT");
    hall.result(ada, "create", two_at_wikinger);
    CHECK(hall.refusal(ada, "create", two_at_wikinger) == "E-LIMIT");
    hall.say(ada, std::string(70'000, ' '));
    CHECK(hall.bytes(ada).find("E-TOO-LONG") != std::string::npos);
}

TEST_CASE("Guests who say hello as somebody else take nothing of the earlier guest along") {
    Pair pair{{{"open", true}}};
    pair.hall.result(pair.bo, "hello", {{"name", "Bo"}});
    CHECK(pair.hall.refusal(pair.bo, "screen", pair.of()) == "E-NO-TABLE");
    pair.hall.events(pair.bo);
    pair.hall.result(pair.ada, "say", pair.of({{"text", "Bo?"}}));
    CHECK(pair.hall.events(pair.bo).empty());
}

TEST_CASE("The table of methods in docs/server.md is the server's own (tools/update-protocol writes it)") {
    const std::string page = cli::testing::content_of(test::data_folder() + "/../../docs/server.md");
    CHECK(page.find(methods_table()) != std::string::npos);
}

}  // namespace meadhall::server
