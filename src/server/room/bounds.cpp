#include "server/room/bounds.hpp"

#include <array>
#include <charconv>

#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

struct Bound {
    std::string_view name;
    void (*set)(Limits& limits, Manner& manner, int number);
};
constexpr std::array bounds = {
    Bound{"connections", [](Limits&, Manner& m, int n) { m.visitors = static_cast<std::size_t>(n); }},
    Bound{"message", [](Limits& l, Manner& m, int n) { l.message = m.frame = static_cast<std::size_t>(n); }},
    Bound{"body", [](Limits&, Manner& m, int n) { m.body = static_cast<std::size_t>(n); }},
    Bound{"backlog", [](Limits&, Manner& m, int n) { m.backlog = static_cast<std::size_t>(n); }},
    Bound{"messages", [](Limits& l, Manner&, int n) { l.messages_a_second = n; }},
    Bound{"burst", [](Limits& l, Manner&, int n) { l.messages_at_once = n; }},
    Bound{"tables", [](Limits& l, Manner&, int n) { l.tables = n; }},
    Bound{"chat", [](Limits& l, Manner&, int n) { l.chat = n; }},
    Bound{"logins", [](Limits& l, Manner&, int n) { l.logins = n; }},
    Bound{"sittings", [](Limits& l, Manner&, int n) { l.sittings = static_cast<std::size_t>(n); }},
};

}  // namespace

Result<void> set_bound(std::string_view text, Limits& limits, Manner& manner) {
    const auto equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    const std::string_view digits = equals == std::string_view::npos ? "" : text.substr(equals + 1);
    int number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool fits = !digits.empty() && read.ptr == digits.data() + digits.size() && number > 0;
    for (const Bound& bound : bounds) {
        if (!fits || bound.name != name) { continue; }
        bound.set(limits, manner, number);
        return {};
    }
    return refused(reasons::bad_bound, std::string{text} + "; " + bound_names());
}

std::string bound_names() {
    std::string names;
    for (const Bound& bound : bounds) { names += (names.empty() ? "" : ", ") + std::string{bound.name}; }
    return names;
}

}  // namespace meadhall::server
