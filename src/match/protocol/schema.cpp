#include "match/protocol/schema.hpp"

#include <array>

#include "match/json/text.hpp"
#include "match/protocol/listing.hpp"
#include "match/protocol/methods.hpp"

namespace meadhall {

namespace {

/// What answers hold of any game: what all games have in common.
struct CommonPart {
    Shape shape;
    std::string_view schema;
};
constexpr std::string_view any_object = R"({"type":"object"})";
constexpr std::array common_parts = {
    CommonPart{Shape::options, any_object},
    CommonPart{Shape::components, any_object},
    CommonPart{Shape::scene, any_object},
    CommonPart{Shape::view, any_object},
    CommonPart{Shape::gauges, any_object},
    CommonPart{Shape::move, R"({"type":"object","properties":{"code":{"type":"integer"},"text":{"type":"string"},)"
                            R"("verb":{"type":"string"}},"required":["code","text","verb"]})"},
    CommonPart{Shape::moves, R"({"type":"array","items":{"$ref":"#/$defs/move"}})"},
    CommonPart{Shape::event, R"({"type":"object","properties":{"event":{"type":"string"},"ply":{"type":"integer"},)"
                             R"("text":{"type":"string"}},"required":["event","ply"]})"},
    CommonPart{Shape::schema, any_object},
};

}  // namespace

std::string protocol_schema(Catalogue games, Language language) {
    std::string out;
    JsonText json{out};
    json.begin_object();
    append_protocol(out, methods, notifications);
    json.key("games");
    json.begin_object();
    for (const GameEntry& game : games) {
        json.key(game.id);
        json.literal(game.schema(language));
    }
    json.end_object();
    json.end_object();
    return out;
}

void append_common_parts(std::string& out) {
    JsonText json{out};
    for (const CommonPart& part : common_parts) {
        json.key(name_of(part.shape));
        json.literal(part.schema);
    }
}

std::string methods_table() { return table_of_methods(methods); }

}  // namespace meadhall
