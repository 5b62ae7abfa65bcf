// How the engine says no: with the rule that forbids it, a stable reason code, and a sentence in the player's language.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "core/words.hpp"

namespace meadhall {

/// A row in a game's table of reasons. Rows are constants with static storage; a refusal points at one.
struct Reason {
    std::string_view code;  // "E-NOT-ADJACENT": never changes once released
    std::string_view rule;  // "W-6.2": a paragraph of docs/rules/<game>.md
    Words words;
};

/// A request that was not carried out. Nothing has changed.
struct Refusal {
    const Reason* reason = nullptr;
    std::string
        detail{};  // what exactly was wrong, as typed or as data: "options.island[1].row"; the same in every language

    explicit Refusal(const Reason& because, std::string about = {}) : reason{&because}, detail{std::move(about)} {}

    [[nodiscard]] std::string_view code() const { return reason->code; }
    [[nodiscard]] std::string_view rule() const { return reason->rule; }
    [[nodiscard]] std::string message(Language language) const {
        std::string text{reason->words.in(language)};
        if (!detail.empty()) { text += " (" + detail + ")"; }
        return text;
    }
};

template <class T>
using Result = std::expected<T, Refusal>;

/// For `return refused(reasons::not_your_turn);`
[[nodiscard]] inline std::unexpected<Refusal> refused(const Reason& because, std::string about = {}) {
    return std::unexpected{Refusal{because, std::move(about)}};
}

}  // namespace meadhall
