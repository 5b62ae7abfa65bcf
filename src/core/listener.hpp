// To whom something is said: in which language, and who of the players is called "you".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/seat.hpp"
#include "core/words.hpp"

namespace meadhall {

/// Somebody who is told what happened and asked what to do. Without `you` everybody is called by name.
struct Listener {
    Language language;
    std::optional<Seat> you{};

    // NOLINTNEXTLINE(google-explicit-constructor): a language is enough to be told something
    constexpr Listener(Language spoken, std::optional<Seat> addressed = std::nullopt)
        : language{spoken}, you{addressed} {}

    [[nodiscard]] constexpr bool is(Seat seat) const { return you == seat; }
};

/// A question that begins with the name of whoever is asked, "{seat}, move a Viking.", as it is put to that player
/// alone: "Move a Viking."
[[nodiscard]] inline std::string without_name(std::string_view question) {
    constexpr std::string_view name = "{seat}, ";
    if (!question.starts_with(name)) { return std::string{question}; }
    std::string sentence{question.substr(name.size())};
    if (sentence.front() >= 'a' && sentence.front() <= 'z') { sentence.front() += 'A' - 'a'; }
    return sentence;
}

}  // namespace meadhall
