// A list of methods described by itself: as JSON Schema for programs, as a table for people. A list is a tuple of
// `Method`s (protocol/methods.hpp).
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "match/json/schema.hpp"
#include "match/json/text.hpp"
#include "match/protocol/methods.hpp"
#include "match/protocol/schema.hpp"

namespace meadhall {

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

template <class What>
void append_notification(std::string& out, const Notification<What>& told) {
    JsonText json{out};
    json.key(told.name);
    json.begin_object();
    json.key("purpose");
    json.string(told.purpose);
    json.key("params");
    json.literal(schema_of<What, Members::may_be_absent>());
    json.end_object();
}

/// Appends what can be asked, what is told besides and what both refer to, as members of an object that is being
/// written: "methods", "notifications", "$defs".
void append_protocol(std::string& out, const auto& asked, const auto& told) {
    JsonText json{out};
    json.key("$schema");
    json.string("https://json-schema.org/draft/2020-12/schema");
    json.key("methods");
    json.begin_object();
    std::apply([&](const auto&... method) { (append_method(out, method), ...); }, asked);
    json.end_object();
    json.key("notifications");
    json.begin_object();
    std::apply([&](const auto&... each) { (append_notification(out, each), ...); }, told);
    json.end_object();
    json.key("$defs");
    json.begin_object();
    append_common_parts(out);
    json.end_object();
}

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
std::string answer_outline(std::string_view name, const auto& list) {
    std::string_view first;
    const auto look = [&]<class Method>(const Method& method) {
        if (first.empty() && std::same_as<typename Method::Answer, Answer>) { first = method.name; }
    };
    std::apply([&](const auto&... method) { (look(method), ...); }, list);
    return first == name ? "`" + outline<Answer>() + "`" : "as `" + std::string{first} + "`";
}

template <class Method>
std::string table_row(const Method& method, const auto& list) {
    const std::string params = outline_of_members<typename Method::Params>();
    return "| `" + std::string{method.name} + "` | " + std::string{method.purpose} + " | " +
           (params.empty() ? "–" : "`" + params + "`") + " | " +
           answer_outline<typename Method::Answer>(method.name, list) + " |\n";
}

/// | method | what it brings | params | result |
[[nodiscard]] std::string table_of_methods(const auto& list) {
    std::string table = "| method | what it brings | params | result |\n|---|---|---|---|\n";
    std::apply([&](const auto&... method) { ((table += table_row(method, list)), ...); }, list);
    return table;
}

}  // namespace meadhall
