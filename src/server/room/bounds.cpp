#include "server/room/bounds.hpp"

#include <array>
#include <charconv>
#include <type_traits>

#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

struct Bound {
    std::string_view name;
    void (*set)(Limits& limits, Manner& manner, int number);
    std::size_t (*value)(const Limits& limits, const Manner& manner);
};
using Size = std::size_t;

/// A row for a member of `Limits` or of `Manner`.
template <auto member>
constexpr Bound limit(std::string_view name) {
    return {name,
            [](Limits& l, Manner&, int n) { l.*member = static_cast<std::remove_reference_t<decltype(l.*member)>>(n); },
            [](const Limits& l, const Manner&) { return static_cast<Size>(l.*member); }};
}
template <auto member>
constexpr Bound door(std::string_view name) {
    return {name, [](Limits&, Manner& m, int n) { m.*member = static_cast<Size>(n); },
            [](const Limits&, const Manner& m) { return m.*member; }};
}
constexpr std::array bounds = {
    door<&Manner::visitors>("connections"),
    Bound{"message", [](Limits& l, Manner& m, int n) { l.message = m.frame = static_cast<Size>(n); },
          [](const Limits& l, const Manner&) { return l.message; }},
    door<&Manner::body>("body"),
    door<&Manner::backlog>("backlog"),
    limit<&Limits::messages_a_second>("messages"),
    limit<&Limits::messages_at_once>("burst"),
    limit<&Limits::tables>("tables"),
    limit<&Limits::bots>("bots"),
    limit<&Limits::chat>("chat"),
    limit<&Limits::logins>("logins"),
    limit<&Limits::sittings>("sittings"),
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

std::vector<answers::Amount> bound_amounts(const Limits& limits, const Manner& manner) {
    std::vector<answers::Amount> amounts;
    for (const Bound& bound : bounds) {
        amounts.push_back({std::string{bound.name}, static_cast<std::int64_t>(bound.value(limits, manner))});
    }
    return amounts;
}

}  // namespace meadhall::server
