// The list of routes as OpenAPI 3.1.
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "match/json/schema.hpp"
#include "match/protocol/schema.hpp"
#include "server/steward/routes.hpp"

namespace meadhall::server {

namespace {

using Page = nlohmann::ordered_json;

/// Schemas of the protocol name their common parts in one way, OpenAPI in another.
std::string with_references(std::string text) {
    constexpr std::string_view before = "#/$defs/";
    constexpr std::string_view after = "#/components/schemas/";
    for (auto at = text.find(before); at != std::string::npos; at = text.find(before, at + after.size())) {
        text.replace(at, before.size(), after);
    }
    return text;
}

template <class T>
Page schema_page() {
    return Page::parse(with_references(schema_of<T, Members::may_be_absent>()));
}

Page answer_page(std::string_view about, Page schema) {
    return {{"description", about}, {"content", {{"application/json", {{"schema", std::move(schema)}}}}}};
}

/// {"name": "phase", "in": "query", …} for each member of the schema that is not in a body.
Page parameters_page(const Page& schema, std::string_view path, Verb verb) {
    Page all = Page::array();
    const auto add = [&](std::string_view name, std::string_view place, bool required, const Page& of) {
        all.push_back({{"name", name}, {"in", place}, {"required", required}, {"schema", of}});
    };
    for (const auto& [name, of] : schema["properties"].items()) {
        const bool is_in_path = path.contains("{" + name + "}");
        if (is_in_path) {
            add(name, "path", true, of);
        } else if (verb == Verb::get) {
            add(name, "query", false, of);
        }
    }
    add("language", "query", false, {{"enum", {"en", "de", "nl"}}});
    return all;
}

/// What is left for the body: everything that is not in the path.
Page body_page(Page schema, std::string_view path) {
    Page properties = Page::object();
    Page required = Page::array();
    for (const auto& [name, of] : schema["properties"].items()) {
        if (!path.contains("{" + name + "}")) { properties[name] = of; }
    }
    for (const Page& name : schema["required"]) {
        if (properties.contains(name.get<std::string>())) { required.push_back(name); }
    }
    schema["properties"] = std::move(properties);
    schema["required"] = std::move(required);
    return {{"required", true}, {"content", {{"application/json", {{"schema", std::move(schema)}}}}}};
}

Page security_page(Access access) {
    const Page nobody = Page::object();
    const Page cookie = {{"session", Page::array()}};
    const Page token = {{"token", Page::array()}};
    switch (access) {
        case Access::everybody: return Page::array({nobody, cookie, token});
        case Access::guest: return Page::array({cookie, token});
        case Access::account: return Page::array({cookie});
        case Access::owner: return Page::array({Page{{"key", Page::array()}}});
    }
    return Page::array();
}

template <class Route>
void add_route(Page& paths, const Route& route) {
    const Page schema = schema_page<typename Route::Params>();
    Page operation = {{"summary", route.purpose},
                      {"security", security_page(route.access)},
                      {"parameters", parameters_page(schema, route.path, route.verb)}};
    if (route.verb == Verb::post) { operation["requestBody"] = body_page(schema, route.path); }
    operation["responses"] = {
        {"200", answer_page("the answer", schema_page<typename Route::Answer>())},
        {"default", answer_page("why not", {{"$ref", "#/components/schemas/refusal"}})},
    };
    paths[std::string{route.path}][route.verb == Verb::get ? "get" : "post"] = std::move(operation);
}

Page components_page() {
    std::string parts = "{";
    append_common_parts(parts);
    parts += "}";
    Page schemas = Page::parse(with_references(parts));
    schemas["refusal"] = {
        {"type", "object"},
        {"properties",
         {{"code", {{"type", "string"}}}, {"rule", {{"type", "string"}}}, {"message", {{"type", "string"}}}}},
        {"required", {"code", "message"}}};
    return {{"schemas", std::move(schemas)},
            {"securitySchemes",
             {{"session", {{"type", "apiKey"}, {"in", "cookie"}, {"name", "meadhall"}}},
              {"token", {{"type", "http"}, {"scheme", "bearer"}, {"description", "of a guest or a bot"}}},
              {"key", {{"type", "http"}, {"scheme", "bearer"}, {"description", "of the owner of the server"}}}}}};
}

std::string written_openapi() {
    Page page = {{"openapi", "3.1.0"},
                 {"info", {{"title", "Meadhall"}, {"version", "1"}, {"license", {{"name", "see LICENSE"}}}}}};
    Page& paths = page["paths"] = Page::object();
    std::apply([&](const auto&... route) { (add_route(paths, route), ...); }, routes);
    page["components"] = components_page();
    return page.dump(2) + "\n";
}

}  // namespace

const std::string& openapi_text() {
    static const std::string text = written_openapi();
    return text;
}

}  // namespace meadhall::server
