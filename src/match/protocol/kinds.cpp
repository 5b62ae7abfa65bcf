#include "match/protocol/kinds.hpp"

#include "match/json/text.hpp"

namespace meadhall {

namespace {

void append_tag(JsonText& json, const KindSchema& kind) {
    json.key(kind.tag);
    json.begin_object();
    json.key("const");
    json.string(kind.name);
    json.end_object();
}

void append_kind(JsonText& json, const KindSchema& kind, const std::vector<KindSchema::Member>& common) {
    json.begin_object();
    json.key("type");
    json.string("object");
    json.key("properties");
    json.begin_object();
    append_tag(json, kind);
    for (const auto* members : {&kind.members, &common}) {
        for (const KindSchema::Member& member : *members) {
            json.key(member.name);
            json.literal(member.schema);
        }
    }
    json.end_object();
    json.key("required");
    json.begin_array();
    json.string(kind.tag);
    for (const KindSchema::Member& member : kind.members) {
        if (member.seen == kind.examples) { json.string(member.name); }
    }
    for (const KindSchema::Member& member : common) {
        if (member.seen > 0) { json.string(member.name); }
    }
    json.end_array();
    json.key("additionalProperties");
    json.boolean(false);
    json.end_object();
}

}  // namespace

std::string one_of(const std::vector<KindSchema>& kinds, const std::vector<KindSchema::Member>& common) {
    std::string out;
    JsonText json{out};
    json.begin_object();
    json.key("oneOf");
    json.begin_array();
    for (const KindSchema& kind : kinds) { append_kind(json, kind, common); }
    json.end_array();
    json.end_object();
    return out;
}

}  // namespace meadhall
