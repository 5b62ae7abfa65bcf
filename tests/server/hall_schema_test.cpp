// The server described by itself: docs/hall.json, from which the types of the page are made, is what it says.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "../cli/program.hpp"
#include "server/steward/methods.hpp"
#include "server/support/theatre.hpp"
#include "support/places.hpp"
#include "support/schema_check.hpp"

namespace meadhall::server {

using testing::Theatre;

TEST_CASE("docs/hall.json is the server's own (tools/update-protocol writes it)") {
    CHECK(cli::testing::content_of(test::data_folder() + "/../../docs/hall.json") == hall_schema());
}

TEST_CASE("What guests ask, are answered and are told is as docs/hall.json says") {
    const Json schema = *parse_json(hall_schema());
    const test::SchemaCheck check{schema};
    Theatre hall;
    const auto ask = [&](VisitId guest, const std::string& method, const Json& params) {
        const Json& row = schema["methods"][method];
        CHECK_MESSAGE(check.misfit(row["params"], params).empty(), method << check.misfit(row["params"], params));
        const Json answer = hall.result(guest, method, params);
        CHECK_MESSAGE(check.misfit(row["result"], answer).empty(), method << check.misfit(row["result"], answer));
        return answer;
    };
    const VisitId ada = hall.come("Ada");
    const VisitId bo = hall.come("Bo");
    const Json clock = {{"minutes", 5}};
    const Json order = {
        {"game", "wikinger"},       {"seats", 2}, {"sit", 0}, {"open", true}, {"takeover", "random"}, {"clock", clock},
        {"delay", {{"seconds", 1}}}};
    const Json table = {{"table", ask(ada, "create", order)["table"]}};
    const auto of = [&](Json more) {
        more.update(table);
        return more;
    };
    ask(ada, "link", of({{"seat", 1}}));
    ask(ada, "enter", table);
    ask(bo, "sit", of({{"seat", 1}}));
    ask(bo, "say", of({{"text", "Skål!"}}));
    const Json screen = ask(ada, "enter", of({{"since", 0}}))["screen"];
    const VisitId mover = screen["to_act"]["seat"] == 0 ? ada : bo;
    const Json code = hall.result(mover, "moves", table)["moves"][0]["code"];
    ask(mover, "play", of({{"move", code}, {"revision", screen["revision"]}, {"key", "k"}}));
    ask(mover, "take_back", of({{"ply", screen["ply"]}}));
    ask(ada, "tables", {{"mine", true}, {"phase", "running"}});
    ask(bo, "leave", table);
    ask(ada, "depart", table);
    const std::vector<Json> told = hall.events(ada);
    CHECK(told.size() >= 6);
    for (const Json& each : told) { CHECK(check.misfit(schema["notifications"]["event"]["params"], each) == ""); }
}

}  // namespace meadhall::server
