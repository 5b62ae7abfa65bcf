#include "match/protocol/schema.hpp"

#include <array>
#include <concepts>
#include <optional>
#include <tuple>
#include <vector>

#include "match/json/schema.hpp"
#include "match/json/text.hpp"
#include "match/protocol/methods.hpp"

namespace meadhall {

namespace {

template <class Method>
void append_method(std::string& out, const Method& method) {
    JsonText json{out};
    json.key(method.name);
    json.begin_object();
    json.key("purpose");
    json.string(method.purpose);
    json.key("params");
    json.literal(schema_of<typename Method::Params, Members::may_be_absent>());
    json.key("result");
    json.literal(schema_of<typename Method::Answer, Members::may_be_absent>());
    json.end_object();
}

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

// Types as people write them down: {revision, to_act, bots: [{name, level}], commitment?}

template <class T>
std::string outline();

template <class T>
inline constexpr bool is_outlined = Described<T>;
template <class T>
inline constexpr bool is_outlined<std::vector<T>> = is_outlined<T>;
template <class T>
inline constexpr bool is_outlined<std::optional<T>> = is_outlined<T>;

template <class Owner, class Member>
std::string outline_of(const Field<Owner, Member>& field) {
    std::string text{field.name};
    if (is_optional<Member>) { text += '?'; }
    if constexpr (is_outlined<Member>) { text += ": " + outline<Member>(); }
    return text;
}

template <Described T>
std::string outline_of_members() {
    std::string all;
    const auto add = [&](const std::string& member) { all += (all.empty() ? "" : ", ") + member; };
    T::fields()([&](const auto&... fields) { (add(outline_of(fields)), ...); });
    return all;
}

template <class T>
struct Outline {
    static std::string text() {
        if constexpr (Described<T>) { return "{" + outline_of_members<T>() + "}"; }
        return std::string{"a JSON object"};
    }
};
template <class T>
struct Outline<std::vector<T>> {
    static std::string text() { return "[" + outline<T>() + "]"; }
};
template <class T>
struct Outline<std::optional<T>> {
    static std::string text() { return outline<T>(); }
};
template <class T>
std::string outline() {
    return Outline<T>::text();
}

/// "as `view`" where an earlier method answers the same.
template <class Answer>
std::string answer_outline(std::string_view name) {
    std::string_view first;
    const auto look = [&]<class Method>(const Method& method) {
        if (first.empty() && std::same_as<typename Method::Answer, Answer>) { first = method.name; }
    };
    std::apply([&](const auto&... method) { (look(method), ...); }, methods);
    return first == name ? "`" + outline<Answer>() + "`" : "as `" + std::string{first} + "`";
}

template <class Method>
std::string table_row(const Method& method) {
    const std::string params = outline_of_members<typename Method::Params>();
    return "| `" + std::string{method.name} + "` | " + std::string{method.purpose} + " | " +
           (params.empty() ? "–" : "`" + params + "`") + " | " + answer_outline<typename Method::Answer>(method.name) +
           " |\n";
}

}  // namespace

std::string protocol_schema(Catalogue games, Language language) {
    std::string out;
    JsonText json{out};
    json.begin_object();
    json.key("$schema");
    json.string("https://json-schema.org/draft/2020-12/schema");
    json.key("methods");
    json.begin_object();
    std::apply([&](const auto&... method) { (append_method(out, method), ...); }, methods);
    json.end_object();
    json.key("$defs");
    json.begin_object();
    for (const CommonPart& part : common_parts) {
        json.key(name_of(part.shape));
        json.literal(part.schema);
    }
    json.end_object();
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

std::string methods_table() {
    std::string table = "| method | what it brings | params | result |\n|---|---|---|---|\n";
    std::apply([&](const auto&... method) { ((table += table_row(method)), ...); }, methods);
    return table;
}

}  // namespace meadhall
