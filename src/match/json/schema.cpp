#include "match/json/schema.hpp"

namespace meadhall {

void SchemaText::schema(Writes members) {
    json_.begin_object();
    members(*this);
    json_.end_object();
}

void SchemaText::type(std::string_view name) {
    json_.key("type");
    json_.string(name);
}

void SchemaText::always_true() {
    json_.key("const");
    json_.boolean(true);
}

void SchemaText::reference(std::string_view shape) {
    json_.key("$ref");
    json_.string("#/$defs/" + std::string{shape});
}

void SchemaText::one_of(std::span<const std::string_view> names) {
    json_.key("enum");
    json_.begin_array();
    for (std::string_view name : names) { json_.string(name); }
    json_.end_array();
}

void SchemaText::begin_any_of() {
    json_.key("anyOf");
    json_.begin_array();
}

void SchemaText::any_of(std::span<const Writes> alternatives) {
    begin_any_of();
    for (Writes members : alternatives) { schema(members); }
    end_any_of();
}

void SchemaText::list(Writes item, std::size_t least, std::size_t most) {
    type("array");
    json_.key("items");
    schema(item);
    if (least > 0) { number("minItems", least); }
    if (most != ~std::size_t{0}) { number("maxItems", most); }
}

void SchemaText::whole_number(const Bounds& limits) {
    type("integer");
    const Bounds& bounds = bounds_ ? bounds_ : limits;
    if (!bounds) { return; }
    number("minimum", bounds->first);
    number("maximum", bounds->second);
}

void SchemaText::kind(std::span<const Section> sections, bool names_required, const Tag& tag) {
    json_.begin_object();
    object(sections, names_required, &tag);
    json_.end_object();
}

void SchemaText::object(std::span<const Section> sections, bool names_required, const Tag* tag) {
    type("object");
    json_.key("properties");
    json_.begin_object();
    if (tag != nullptr) {
        json_.key(tag->name);
        json_.begin_object();
        json_.key("const");
        json_.string(tag->kind);
        json_.end_object();
    }
    for (const Section& section : sections) {
        for (const Property& each : section.properties) { property(section, each); }
    }
    json_.end_object();
    if (names_required) {
        json_.key("required");
        json_.begin_array();
        if (tag != nullptr) { json_.string(tag->name); }
        for (const Section& section : sections) {
            for (const Property& each : section.properties) {
                if (each.is_required) { json_.string(each.name); }
            }
        }
        json_.end_array();
    }
    json_.key("additionalProperties");
    json_.boolean(false);
}

void SchemaText::property(const Section& section, const Property& property) {
    json_.key(property.name);
    json_.begin_object();
    if (section.meaning != nullptr) { describe(section.meaning(property.name)); }
    bounds_ = section.range(property.name);
    property.members(*this);
    bounds_.reset();
    if (property.write_usual != nullptr) {
        json_.key("default");
        property.write_usual(out_, property.usual);
    }
    json_.end_object();
}

void SchemaText::describe(const Words& words) {
    if (words.in(language_).empty()) { return; }
    json_.key("description");
    json_.string(words.in(language_));
}

void SchemaText::number(std::string_view name, auto value) {
    json_.key(name);
    json_.integer(value);
}

}  // namespace meadhall
