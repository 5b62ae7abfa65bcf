// A sentence with gaps, filled in: "{colour} lands on {point}." becomes "Red lands on c4."
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall {

/// Every {name} becomes `*words_for(name)`; where that has no value, braces and name stay. The words are not searched
/// for gaps again.
template <class WordsFor>
    requires requires(const WordsFor& words_for, std::string_view name) { std::string{*words_for(name)}; }
[[nodiscard]] std::string filled(std::string_view sentence, const WordsFor& words_for) {
    std::string text;
    while (!sentence.empty()) {
        const std::size_t open = std::min(sentence.find('{'), sentence.size());
        const std::size_t close = sentence.find('}', open);
        text += sentence.substr(0, open);
        if (close == std::string_view::npos) { return text.append(sentence.substr(open)); }
        const auto words = words_for(sentence.substr(open + 1, close - open - 1));
        text += words ? std::string_view{*words} : sentence.substr(open, close + 1 - open);
        sentence.remove_prefix(close + 1);
    }
    return text;
}

/// What belongs into a gap.
struct Gap {
    std::string_view name;
    std::string words;
};
using Gaps = std::vector<Gap>;

[[nodiscard]] inline std::string filled(std::string_view sentence, const Gaps& gaps) {
    return filled(sentence, [&](std::string_view name) -> std::optional<std::string_view> {
        const auto gap = std::ranges::find(gaps, name, &Gap::name);
        return gap == gaps.end() ? std::nullopt : std::optional<std::string_view>{gap->words};
    });
}

/// Gaps that are numbers: {0} becomes the first of the parts.
[[nodiscard]] inline std::string filled(std::string_view sentence, std::initializer_list<std::string_view> parts) {
    return filled(sentence, [&](std::string_view name) -> std::optional<std::string_view> {
        const auto number = name.size() == 1 ? static_cast<std::size_t>(name[0] - '0') : parts.size();
        return number < parts.size() ? std::optional{parts.begin()[number]} : std::nullopt;
    });
}

}  // namespace meadhall
