// The methods and notifications of the server as JSON Schema.
#include <string>

#include "match/json/text.hpp"
#include "match/protocol/listing.hpp"
#include "server/steward/methods.hpp"

namespace meadhall::server {

namespace {

std::string written_schema() {
    std::string out;
    JsonText json{out};
    json.begin_object();
    append_protocol(out, methods, notifications);
    json.end_object();
    return nlohmann::ordered_json::parse(out).dump(2) + "\n";
}

}  // namespace

const std::string& hall_schema() {
    static const std::string text = written_schema();
    return text;
}

}  // namespace meadhall::server
