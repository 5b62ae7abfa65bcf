// Onlookers who see things late, who is called to the table, and what the owner of the server may do.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "server/support/browser.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using testing::Browser;
using testing::Theatre;

/// Ada and Bo play, Cy looks on late.
struct Stage {
    Theatre hall{{.messages_a_second = 100'000, .messages_at_once = 100'000}};
    VisitId ada = hall.come("Ada");
    VisitId bo = hall.come("Bo");
    VisitId cy = hall.come("Cy");
    Browser stranger{hall};
    std::string table;

    explicit Stage(const Json& delay) {
        const Json params = {{"game", "wikinger"}, {"seats", 2},      {"sit", 0},
                             {"open", true},       {"watched", true}, {"delay", delay}};
        table = hall.result(ada, "create", params)["table"];
        hall.result(cy, "enter", of());
        hall.result(bo, "sit", of({{"seat", 1}}));
    }
    [[nodiscard]] Json of(const Json& more = Json::object()) const {
        Json params = {{"table", table}};
        params.update(more);
        return params;
    }
    void move() {
        for (const VisitId visit : {ada, bo}) {
            const Json moves = hall.result(visit, "screen", of())["moves"];
            if (moves.empty()) { continue; }
            hall.result(visit, "play", of({{"move", moves[0]["code"]}}));
            return;
        }
        FAIL("nobody is to act");
    }
    int ply_of(VisitId visit) { return hall.result(visit, "screen", of())["ply"]; }
    /// The numbers of the events that were told since the last time.
    std::vector<int> told(VisitId visit) {
        std::vector<int> numbers;
        for (const Json& event : hall.events(visit)) { numbers.push_back(event["number"]); }
        return numbers;
    }
};

}  // namespace

TEST_CASE("Onlookers see everything so many seconds late, wherever they look") {
    Stage stage{{{"seconds", 30}}};
    const std::vector<int> before = stage.told(stage.cy);
    CHECK(before.size() == 2);  // who sat down, and that it began: nothing is held back before the game
    const int start = stage.ply_of(stage.cy);
    stage.hall.pass(1'000);
    stage.move();
    CHECK(stage.told(stage.cy).empty());
    CHECK(stage.told(stage.ada).size() >= 1);
    CHECK(stage.ply_of(stage.cy) == start);
    CHECK(stage.ply_of(stage.ada) > start);
    const Json entered = stage.hall.result(stage.cy, "enter", stage.of({{"since", 0}}));
    CHECK(entered["screen"]["ply"] == start);
    CHECK(entered["table"]["number"] == before.back());
    CHECK(entered["missed"].size() == static_cast<std::size_t>(before.back()));
    CHECK(entered["table"]["delay"]["seconds"] == 30);
    const Json listed = stage.stranger.get("/api/tables")[0];
    CHECK(listed["number"] == before.back());
    const Json seen = stage.hall.result(stage.ada, "tables")[0];
    CHECK(seen["number"] == before.back() + 1);
    const auto lines = [&](const Json& record) {
        const std::string text = record["record"];
        return std::ranges::count(text, '\n');
    };
    const std::string path = "/api/tables/" + stage.table + "/record";
    CHECK(lines(stage.stranger.get(path)) < lines(stage.hall.result(stage.ada, "record", stage.of())));
    REQUIRE(stage.hall.steward->alarm().has_value());
    CHECK(*stage.hall.steward->alarm() == stage.hall.now + 30'000);
    stage.hall.pass(29'000);
    CHECK(stage.told(stage.cy).empty());
    stage.hall.pass(1'000);
    CHECK(stage.told(stage.cy) == std::vector<int>{before.back() + 1});
    CHECK(stage.ply_of(stage.cy) == stage.ply_of(stage.ada));
    CHECK(stage.stranger.get(path) == stage.hall.result(stage.ada, "record", stage.of()));
    CHECK_FALSE(stage.hall.steward->alarm().has_value());
}

TEST_CASE("Ladders and statistics know how a game ended no sooner than its onlookers") {
    Stage stage{{{"seconds", 30}}};
    stage.move();
    stage.hall.result(stage.bo, "leave", stage.of());
    const std::string bo = stage.hall.result(stage.ada, "enter", stage.of())["table"]["places"][1]["guest"];
    const auto games = [&] { return stage.stranger.get("/api/games/wikinger/statistics")["games"].get<int>(); };
    stage.hall.pass(29'999);
    CHECK(games() == 0);
    CHECK(stage.stranger.get("/api/ladder/wikinger").empty());
    CHECK(stage.stranger.get("/api/players/" + bo)["ratings"].empty());
    CHECK(stage.stranger.get("/api/tables", "phase=over").empty());
    stage.hall.pass(1);
    CHECK(games() == 1);
    CHECK(stage.stranger.get("/api/ladder/wikinger").size() == 2);
    CHECK(stage.stranger.get("/api/players/" + bo)["ratings"].size() == 1);
}

TEST_CASE("With a delay of moves, onlookers are always so many behind, until the game is over") {
    Stage stage{{{"plies", 2}}};
    stage.told(stage.cy);
    for (int i = 0; i < 2; ++i) { stage.move(); }
    CHECK(stage.told(stage.cy).empty());
    stage.move();
    CHECK(stage.told(stage.cy).size() == 1);
    for (int i = 0; i < 5; ++i) { stage.move(); }
    CHECK(stage.told(stage.cy).size() == 5);
    stage.hall.result(stage.cy, "say", stage.of({{"text", "hm"}}));
    CHECK(stage.told(stage.cy).empty());  // one's own word comes late too, in its place
    stage.hall.result(stage.bo, "leave", stage.of());
    const std::vector<int> rest = stage.told(stage.cy);
    CHECK(rest.size() == 4);  // two moves, the word, the end
    CHECK(std::ranges::is_sorted(rest));
    CHECK(stage.hall.result(stage.cy, "enter", stage.of())["table"]["phase"] == "over");
}

TEST_CASE("A delay survives a restart, and whoever sits down sees everything at once") {
    Stage stage{{{"plies", 3}}};
    for (int i = 0; i < 4; ++i) { stage.move(); }
    stage.hall.restart();
    const VisitId eve = stage.hall.come("Eve");
    const Json entered = stage.hall.result(eve, "enter", stage.of());
    const std::size_t length = stage.hall.store.log(stage.table).size();
    CHECK(entered["table"]["number"] == length - 3);
    CHECK(stage.hall.refusal(eve, "play", stage.of({{"move", 1}})) == "E-NOT-SEATED");
}

TEST_CASE("What cannot be a delay is refused, and none at all is none") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const auto create = [&](const Json& delay) -> Json {
        return {{"game", "wikinger"}, {"seats", 2}, {"delay", delay}};
    };
    CHECK(hall.refusal(ada, "create", create({{"seconds", -1}})) == "E-PARAMS");
    CHECK(hall.refusal(ada, "create", create({{"plies", 1001}})) == "E-PARAMS");
    const std::string table = hall.result(ada, "create", create(Json::object()))["table"];
    CHECK_FALSE(hall.result(ada, "enter", {{"table", table}})["table"].contains("delay"));
}

TEST_CASE("Whoever is to decide is called, also out of turn; bots and whoever goes on are not") {
    Theatre hall{{.messages_a_second = 100'000, .messages_at_once = 100'000}};
    std::vector<VisitId> guests;
    std::vector<std::string> ids;
    for (const char* name : {"Ada", "Bo"}) {
        guests.push_back(hall.come_silently());
        ids.push_back(hall.result(guests.back(), "hello", {{"name", name}})["guest"]);
    }
    const Json params = {
        {"game", "walhalla"}, {"seats", 3}, {"sit", 0}, {"open", true}, {"bots", {{{"seat", 2}, {"bot", "random"}}}}};
    const std::string table = hall.result(guests[0], "create", params)["table"];
    CHECK(hall.turns.empty());
    hall.result(guests[1], "sit", {{"table", table}});
    std::string called;
    int out_of_turn = 0;
    int before = -1;
    for (int i = 0; i < 120; ++i) {
        const Json info = hall.result(guests[0], "enter", {{"table", table}})["table"];
        if (!info.contains("to_act")) { break; }
        const int seat = info["to_act"];
        if (seat < 2 && seat != before) {
            REQUIRE(hall.turns.size() == 1);
            CHECK(hall.turns[0].guest == ids[static_cast<std::size_t>(seat)]);
            CHECK(hall.turns[0].table == table);
            CHECK(hall.turns[0].game == "walhalla");
            out_of_turn += seat == (before + 2) % 3 ? 1 : 0;  // not the next at the table: somebody was attacked, say
        } else {
            CHECK(hall.turns.empty());
        }
        hall.turns.clear();
        before = seat;
        if (seat == 2) {
            REQUIRE(hall.let_bots_move() == 1);
            continue;
        }
        const VisitId mover = guests[static_cast<std::size_t>(seat)];
        const Json moves = hall.result(mover, "screen", {{"table", table}})["moves"];
        hall.result(mover, "play", {{"table", table}, {"move", moves[moves.size() / 2]["code"]}});
    }
    CHECK(out_of_turn > 0);
}

TEST_CASE(
    "The owner sees what goes on, ends tables and sends guests away; nobody else does, and every try is counted") {
    Theatre hall;
    Browser stranger{hall};
    CHECK(stranger.refusal("GET", "/api/admin/overview") == "403 E-ADMIN");  // nobody has a key
    hall.steward->belong_to({.key = "the key", .bounds = {{"tables", 20}}});
    stranger.bearer = "a key";
    CHECK(stranger.refusal("GET", "/api/admin/overview") == "403 E-ADMIN");
    CHECK(stranger.refusal("POST", "/api/admin/dismiss", {{"guest", "x"}}) == "403 E-ADMIN");
    CHECK(hall.steward->figures().denied == 3);
    const VisitId ada = hall.come_silently();
    const std::string guest = hall.result(ada, "hello", {{"name", "Ada"}})["guest"];
    const std::string table = hall.result(ada, "create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}})["table"];
    hall.events(ada);
    Browser owner{hall};
    owner.bearer = "the key";
    const Json overview = owner.get("/api/admin/overview");
    CHECK(overview["healthy"] == true);
    CHECK(overview["limits"] == Json::array({{{"name", "tables"}, {"value", 20}}}));
    CHECK(overview["visits"][0] == Json{{"guest", guest}, {"name", "Ada"}, {"tables", 1}});
    CHECK(overview["tables"][0]["table"] == table);  // though it is not open
    CHECK(overview["figures"].size() == all_figures.size());
    CHECK(owner.refusal("POST", "/api/admin/close-table", {{"table", "none"}}) == "404 E-NO-TABLE");
    owner.post("/api/admin/close-table", {{"table", table}});
    CHECK(hall.events(ada).back()["event"] == "closed");
    CHECK(owner.refusal("POST", "/api/admin/close-table", {{"table", table}}) == "409 E-OVER");
    const Json info = hall.result(ada, "enter", {{"table", table}})["table"];
    CHECK(info["phase"] == "over");
    CHECK(info["closed"] == true);
    CHECK(hall.refusal(ada, "seat_bot", {{"table", table}, {"seat", 1}, {"bot", "random"}}) == "E-BEGUN");
    CHECK(hall.store.count_of_results("wikinger") == 0);
    CHECK(hall.result(ada, "again", {{"table", table}}).contains("table"));
    CHECK(owner.post("/api/admin/dismiss", {{"guest", guest}})["visits"] == 1);
    CHECK(hall.logged_out == std::vector<VisitId>{ada});
    hall.restart();
    CHECK(hall.store.tables({.guest = guest, .phase = Phase::over}).size() == 1);
}

TEST_CASE("A table that is closed in the middle of a game has no result, and its bots stop") {
    Theatre hall;
    const VisitId ada = hall.come("Ada");
    const Json bots = {{{"seat", 0}, {"bot", "random"}}, {{"seat", 1}, {"bot", "random"}}};
    const std::string table = hall.result(ada, "create", {{"game", "wikinger"}, {"seats", 2}, {"bots", bots}})["table"];
    hall.let_bots_move(3);
    hall.steward->belong_to({.key = "k", .bounds = {}});
    Browser owner{hall};
    owner.bearer = "k";
    owner.post("/api/admin/close-table", {{"table", table}});
    const std::size_t length = hall.store.log(table).size();
    hall.let_bots_move(10);
    CHECK(hall.store.log(table).size() == length);
    CHECK(hall.store.waiting(hall.now + 1).empty());
    CHECK(hall.store.count_of_results("wikinger") == 0);
    CHECK(sitting_from(catalogue(), hall.store.log(table)).has_value());
}

}  // namespace meadhall::server
