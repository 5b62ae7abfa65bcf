// No secret leaves the server: what a guest is sent depends on nothing that this guest may not know, byte for byte.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/walhalla/game.hpp"
#include "match/json/write.hpp"
#include "match/table_of.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using testing::Theatre;
using walhalla::Game;

const TableOf<Game>& walhalla_of(const Table& table) { return table_of<Game>(table); }

void play_on(Table& table, Rng& rng, int acts) {
    for (int i = 0; i < acts && table.to_act().is_seat(); ++i) {
        const auto moves = table.moves(Caller::owner());
        REQUIRE(table.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].code, Caller::owner()));
    }
}

/// A server with one table that stands at this position, and three guests who sit there, known by these tokens.
class World {
  public:
    World(const TableOf<Game>& like, const walhalla::State& state) {
        std::vector<entries::Kind> log;
        log.emplace_back(entries::Created{.game = "walhalla",
                                          .seats = like.seats(),
                                          .options = like.options(),
                                          .state = json_of(like.rules(), state),
                                          .seed = "the secret of all draws",
                                          .title = "t",
                                          .open = true,
                                          .watched = true,
                                          .takeover = {},
                                          .clock = {},
                                          .host = "g0",
                                          .invited = {},
                                          .date = "2025-01-31"});
        std::vector<std::string> names;
        Changes changes;
        for (int i = 0; i < like.seats(); ++i) {
            names.push_back("guest " + std::to_string(i));
            const std::string id = "g" + std::to_string(i);
            log.emplace_back(entries::Sat{.seat = seat(i), .guest = id, .called = names.back()});
            changes.guests.push_back({id, digest_of("token"), names.back()});
        }
        log.emplace_back(entries::Started{.players = names});
        for (const entries::Kind& kind : log) {
            const Entry entry{.at = hall.now, .kind = kind};
            changes.lines.push_back({"t", static_cast<std::int64_t>(changes.lines.size()) + 1, text_of(entry)});
        }
        REQUIRE(hall.store.write(changes) == Kept::yes);
    }

    /// Everything that one viewer is sent who asks for everything, also what is told while others play on.
    std::string sent_to(Viewer viewer) {
        const VisitId guest = hall.come_silently();
        if (!viewer.is_spectator()) {
            hall.result(guest, "hello", {{"token", "g" + std::to_string(viewer.seat().index()) + ".token"}});
        }
        hall.ask(guest, "hello",
                 {{"token", viewer.is_spectator() ? "x" : "g" + std::to_string(viewer.seat().index()) + ".token"}});
        const Json table = {{"table", "t"}};
        for (const char* method : {"enter", "view", "about", "moves", "screen", "log", "result", "record"}) {
            hall.ask(guest, method, table);
        }
        hall.ask(guest, "enter", {{"table", "t"}, {"since", 0}});
        std::string over_http;
        const std::string token = viewer.is_spectator() ? "" : "g" + std::to_string(viewer.seat().index()) + ".token";
        for (const char* path : {"/api/tables", "/api/tables/t/record", "/api/players/g0", "/api/players/g1", "/api/me",
                                 "/api/ladder/walhalla", "/api/games/walhalla/statistics", "/api/admin/overview"}) {
            over_http +=
                hall.http({.method = "GET", .path = path, .query = {}, .body = {}, .bearer = token}).text + "\n";
        }
        for (const char* move : {"attack", "shield", "hunt", "sell hunt", "lay cult+", "board 1 2 3", "win", "?"}) {
            for (const char* method : {"why", "preview", "play"}) {
                if (std::string{method} == "play" && move != std::string{"?"}) { continue; }
                hall.ask(guest, method, {{"table", "t"}, {"move", move}});
            }
        }
        return hall.bytes(guest) + over_http;
    }

    Theatre hall{{.messages_a_second = 1000, .messages_at_once = 1000}};
};

}  // namespace

TEST_CASE("Worlds that a guest cannot tell apart send this guest the same bytes (WH-14.1)") {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const int seats = 3 + static_cast<int>(seed % 2);
        const auto table = open_table(catalogue(), "walhalla", {.seats = seats, .seed = std::to_string(seed)});
        REQUIRE(table.has_value());
        Rng rng{seed};
        play_on(**table, rng, 6 + 9 * static_cast<int>(seed));
        const TableOf<Game>& real = walhalla_of(**table);
        if (!real.to_act().is_seat()) { continue; }
        for (int i = 0; i <= seats; ++i) {
            const Viewer viewer = i == seats ? Viewer::spectator() : Viewer{seat(i)};
            const walhalla::State imagined = real.rules().imagine(Game::view(real.state(), viewer), rng);
            CHECK(World{real, real.state()}.sent_to(viewer) == World{real, imagined}.sent_to(viewer));
            compared += imagined == real.state() ? 0 : 1;
        }
    }
    CHECK(compared > 20);
}

TEST_CASE("Neither seeds nor digests nor the tokens of others ever leave the server while the game runs") {
    Theatre hall;
    const VisitId ada = hall.come_silently();
    const std::string token = hall.result(ada, "hello", {{"name", "Ada"}})["token"];
    const Json bots = {{{"seat", 1}, {"bot", "random"}}, {{"seat", 2}, {"bot", "random"}}};
    const Json made = hall.result(
        ada, "create",
        {{"game", "walhalla"}, {"seats", 3}, {"sit", 0}, {"bots", bots}, {"watched", true}, {"open", true}});
    const VisitId bo = hall.come("Bo");
    const Json table = {{"table", made["table"]}};
    hall.result(bo, "enter", table);
    hall.let_bots_move(30);
    for (const VisitId visit : {ada, bo}) {
        for (const char* method : {"enter", "view", "about", "screen", "log", "record"}) {
            hall.ask(visit, method, table);
        }
        hall.ask(visit, "tables");
    }
    std::string over_http;
    for (const std::string& bearer : {std::string{}, token}) {
        const std::string record = "tables/" + made["table"].get<std::string>() + "/record";
        for (const std::string& path : {std::string{"tables"}, record, std::string{"me"}}) {
            over_http +=
                hall.http({.method = "GET", .path = "/api/" + path, .query = {}, .body = {}, .bearer = bearer}).text;
        }
    }
    const auto created = entry_of(hall.store.log(made["table"]).at(0).text);
    REQUIRE(created.has_value());
    const auto& setup = std::get<entries::Created>(created->kind);
    for (const VisitId visit : {ada, bo}) {
        CHECK(hall.bytes(visit).find(setup.seed) == std::string::npos);
        CHECK(over_http.find(setup.seed) == std::string::npos);
        for (const LogLine& line : hall.store.log(made["table"])) {
            const auto entry = entry_of(line.text);
            const auto* linked = std::get_if<entries::Linked>(&entry->kind);
            if (linked == nullptr) { continue; }
            CHECK(hall.bytes(visit).find(linked->digest) == std::string::npos);
            CHECK(over_http.find(linked->digest) == std::string::npos);
        }
    }
    CHECK(hall.bytes(bo).find(token) == std::string::npos);
    CHECK(over_http.find(token) == std::string::npos);
    CHECK(over_http.find("[Game \\\"walhalla\\\"]") != std::string::npos);  // records were among it
}

TEST_CASE("The record of a running game with secrets shows a seat its own moves and nothing of others'") {
    const auto table = open_table(catalogue(), "walhalla", {.seats = 3, .seed = "hilda"});
    Rng rng{7};
    play_on(**table, rng, 40);
    REQUIRE((*table)->to_act().is_seat());
    Rpc rpc{catalogue()};
    const Json load = {{"jsonrpc", "2.0"},
                       {"id", 1},
                       {"method", "load"},
                       {"params", {{"record", record_text((*table)->record(Seeds::shown))}, {"seed", "hilda"}}}};
    const auto ask = [&](const Json& seat) {
        Json params = {{"table", "t1"}};
        if (!seat.is_null()) { params["seat"] = seat; }
        const Json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "record"}, {"params", params}};
        return parse_record((*parse_json(rpc.answer(request.dump())))["result"]["record"].get<std::string>());
    };
    REQUIRE(rpc.answer(load.dump()).find("result") != std::string::npos);
    const auto whole = ask(nullptr);
    const auto own = ask(1);
    REQUIRE(whole.has_value());
    REQUIRE(own.has_value());
    REQUIRE(own->plies.size() == whole->plies.size());
    int shown = 0;
    for (std::size_t i = 0; i < own->plies.size(); ++i) {
        const bool is_hidden = own->plies[i].text == "?";
        shown += is_hidden ? 0 : 1;
        if (!is_hidden) { CHECK(own->plies[i].text == whole->plies[i].text); }
        CHECK(own->plies[i].hash != whole->plies[i].hash);
        CHECK(own->plies[i].by_chance == whole->plies[i].by_chance);
    }
    CHECK(shown > 5);
    CHECK(shown < static_cast<int>(own->plies.size()) / 2);
    CHECK(own->seed.empty());
}

}  // namespace meadhall::server
