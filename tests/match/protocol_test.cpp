// The protocol described by itself: what is said fits the schema, and docs/protocol.md says the same.
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "client.hpp"
#include "horn.hpp"
#include "match/catalogue.hpp"
#include "match/protocol/schema.hpp"
#include "support/places.hpp"
#include "support/schema_check.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

/// A client that holds every answer against the schema of its method.
class StrictClient {
  public:
    explicit StrictClient(Catalogue games) : client_{games}, schema_(client_.result("schema")), check_{schema_} {}

    Json result(const std::string& method, const Json& params = Json::object()) {
        const Json& described = schema_["methods"][method];
        expect_fit(described["params"], params, method + " params");
        Json answer = client_.result(method, params);
        expect_fit(described["result"], answer, method);
        return answer;
    }
    void expect_part(const std::string& game, const std::string& part, const Json& value) {
        expect_fit(schema_["games"][game][part], value, game + " " + part);
    }
    [[nodiscard]] const Json& schema() const { return schema_; }

  private:
    void expect_fit(const Json& schema, const Json& value, const std::string& what) {
        const std::string misfit = check_.misfit(schema, value);
        CHECK_MESSAGE(misfit.empty(), what << misfit << " in " << value.dump().substr(0, 2000));
    }

    Client client_;
    Json schema_;
    SchemaCheck check_;
};

/// Looks at a table through all eyes and tells whether all that is seen fits.
void expect_table_fits(StrictClient& client, const std::string& game, const Json& table, int from) {
    for (const Json& seat : {Json{}, Json(0)}) {
        Json params = {{"table", table}};
        if (!seat.is_null()) { params["seat"] = seat; }
        const Json seen = client.result("view", params);
        client.expect_part(game, "view", seen["view"]);
        if (seen.contains("gauges")) { client.expect_part(game, "gauges", seen["gauges"]); }
        params["from"] = from;
        for (const Json& event : client.result("log", params)["events"]) { client.expect_part(game, "event", event); }
    }
    client.expect_part(game, "state", client.result("view", {{"table", table}, {"seat", "all"}})["view"]);
    for (const Json& event : client.result("log", {{"table", table}, {"seat", "all"}, {"from", from}})["events"]) {
        client.expect_part(game, "event", event);
    }
}

void expect_game_fits(StrictClient& client, const std::string& game, int seats, std::uint64_t seed, int plies) {
    const Json opened = client.result("open", {{"game", game}, {"seats", seats}, {"seed", seed}, {"chance", "manual"}});
    const Json& table = opened["table"];
    const Json about = client.result("about", {{"table", table}});
    client.expect_part(game, "scene", about["scene"]);
    client.expect_part(game, "options", about["options"]);
    Rng rng{seed};
    int ply = opened["ply"];
    for (int i = 0; i < plies; ++i) {
        const Json moves = client.result("moves", {{"table", table}})["moves"];
        if (moves.empty()) { break; }
        for (const Json& move : moves) { client.expect_part(game, "move", move); }
        const Json& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const int before = ply;
        ply = client.result("play", {{"table", table}, {"move", move["code"]}})["ply"];
        if (i % 7 == 0) { expect_table_fits(client, game, table, before); }
    }
    client.result("result", {{"table", table}});
    client.result("close", {{"table", table}});
}

std::string file_text(const std::string& path) {
    std::ifstream file{path};
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("Whatever is said of a game fits the schema that the hall gives of it") {
    StrictClient client{catalogue()};
    for (const GameEntry& game : catalogue()) {
        for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
            expect_game_fits(client, std::string{game.id}, seats, 11 + static_cast<std::uint64_t>(seats), 150);
        }
    }
}

TEST_CASE("A game whose moves and events are variants needs no more than its types for a schema") {
    StrictClient client{horn_games};
    for (std::uint64_t seed = 1; seed < 5; ++seed) { expect_game_fits(client, "horn", 3, seed, 200); }
    CHECK(client.schema()["games"]["horn"]["move"]["oneOf"].size() == 6);
    CHECK(client.schema()["games"]["horn"]["event"]["oneOf"].size() == 8);
}

TEST_CASE("The table of methods in docs/protocol.md is the one of the engine (tools/update-protocol writes it)") {
    const std::string page = file_text(test::data_folder() + "/../../docs/protocol.md");
    CHECK(page.find(methods_table()) != std::string::npos);
}
