// A sentence with gaps, filled in. There is one kind of gap in engine and terminal, written in braces:
//
// clang-format off
//   {colour}                the words or the number of that name; {0} is the first of those that have no name
//   {count|Viking|Vikings}  the one or the other, by the number; # is the number itself; three choices: none, one, many
//   {ship:a} {ship:the}     a noun with its article: "a longship", "das Drachenschiff"
//   {ship:dative}           in a case of German: "3 Drachenschiffen"; also accusative; the others say it as always
//   {ship:many}             the plural; words can be put together: {ship:the dative}
//   {card:quoted}           in the quotation marks of the language
//   {thing:capital}         with a large first letter, where a sentence begins with it
// clang-format on
//
// docs/adr ("A small grammar") says why this is not ICU MessageFormat.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/noun.hpp"
#include "core/words.hpp"

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

/// How several things are said after one another.
enum class Joined : std::uint8_t { with_and, with_or, with_plus };

/// "a, b and c".
[[nodiscard]] inline std::string listed(const std::vector<std::string>& parts, Language language,
                                        Joined joined = Joined::with_and) {
    constexpr std::array<Words, 3> last = {
        {{" and ", " und ", " en "}, {" or ", " oder ", " of "}, {" + ", " + ", " + "}}};
    const std::string_view before_last = last[static_cast<std::size_t>(joined)].in(language);
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool is_last = i + 1 == parts.size() || joined == Joined::with_plus;
        if (i > 0) { text += is_last ? before_last : std::string_view{", "}; }
        text += parts[i];
    }
    return text;
}

/// One thing, or so many of it.
struct Counted {
    const Noun* noun = nullptr;
    std::optional<int> count{};
};

/// Things whose form the sentence decides: "2 Fallen und 2 Speere", "mit 2 Drachenschiffen".
struct Phrase {
    std::vector<Counted> parts{};
    Joined joined = Joined::with_and;
};

/// What belongs into a gap.
struct Gap {
    std::string_view name;
    std::variant<std::string, int, Phrase> words;

    Gap(std::string_view called, std::string text) : name{called}, words{std::move(text)} {}
    Gap(std::string_view called, std::string_view text) : name{called}, words{std::string{text}} {}
    Gap(std::string_view called, const char* text) : name{called}, words{std::string{text}} {}
    Gap(std::string_view called, int number) : name{called}, words{number} {}
    Gap(std::string_view called, const Noun& noun) : name{called}, words{Phrase{{{&noun}}}} {}
    Gap(std::string_view called, Counted counted) : name{called}, words{Phrase{{counted}}} {}
    Gap(std::string_view called, Phrase phrase) : name{called}, words{std::move(phrase)} {}
};
using Gaps = std::vector<Gap>;

namespace detail {

/// What a gap asks for: {name:form words} or {name|choices}.
struct Asked {
    std::string_view name;
    std::string_view form{};
    std::string_view choices{};
};
[[nodiscard]] inline Asked asked(std::string_view gap) {
    const std::size_t end = gap.find_first_of(":|");
    if (end == std::string_view::npos) { return {gap}; }
    return gap[end] == ':' ? Asked{gap.substr(0, end), gap.substr(end + 1), {}}
                           : Asked{gap.substr(0, end), {}, gap.substr(end + 1)};
}

[[nodiscard]] inline std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

struct Wish {
    Form form{};
    bool quoted = false;
    bool capital = false;
};
/// Nothing for a word that means nothing.
[[nodiscard]] inline std::optional<Wish> wish(std::string_view words) {
    Wish wish;
    if (words.empty()) { return wish; }
    for (const std::string_view word : split(words, ' ')) {
        if (word == "a") {
            wish.form.article = Article::a;
        } else if (word == "the") {
            wish.form.article = Article::the;
        } else if (word == "accusative") {
            wish.form.in = Case::accusative;
        } else if (word == "dative") {
            wish.form.in = Case::dative;
        } else if (word == "many") {
            wish.form.number = Number::many;
        } else if (word == "quoted") {
            wish.quoted = true;
        } else if (word == "capital") {
            wish.capital = true;
        } else {
            return std::nullopt;
        }
    }
    return wish;
}

[[nodiscard]] inline std::string chosen(int number, std::string_view choices) {
    const std::vector<std::string_view> all = split(choices, '|');
    const bool has_none = all.size() == 3;
    const std::size_t row = has_none && number == 0 ? 0 : (number == 1 ? 0U : 1U) + (has_none ? 1U : 0U);
    std::string text;
    for (const char letter : all[std::min(row, all.size() - 1)]) {
        text += letter == '#' ? std::to_string(number) : std::string{letter};
    }
    return text;
}

[[nodiscard]] inline std::string said(const Phrase& phrase, Form form, Language language) {
    std::vector<std::string> all;
    for (const Counted& part : phrase.parts) {
        all.push_back(part.count ? counted(*part.count, *part.noun, language, form.in)
                                 : inflected(*part.noun, language, form));
    }
    return listed(all, language, phrase.joined);
}

[[nodiscard]] inline std::string quoted(const std::string& text, Language language) {
    constexpr Words before{"“", "„", "‘"};
    constexpr Words after{"”", "“", "’"};
    return std::string{before.in(language)} + text + std::string{after.in(language)};
}

[[nodiscard]] inline std::optional<int> number_in(const Gap& gap) {
    if (const int* number = std::get_if<int>(&gap.words)) { return *number; }
    const Phrase* phrase = std::get_if<Phrase>(&gap.words);
    return phrase != nullptr && phrase->parts.size() == 1 ? phrase->parts[0].count : std::nullopt;
}

[[nodiscard]] inline std::optional<std::string> words_for(const Asked& asked, const Gap& gap, Language language) {
    if (!asked.choices.empty()) {
        const std::optional<int> number = number_in(gap);
        return number ? std::optional{chosen(*number, asked.choices)} : std::nullopt;
    }
    const std::optional<Wish> wanted = wish(asked.form);
    if (!wanted) { return std::nullopt; }
    std::string text;
    if (const auto* words = std::get_if<std::string>(&gap.words)) { text = *words; }
    if (const auto* number = std::get_if<int>(&gap.words)) { text = std::to_string(*number); }
    if (const auto* phrase = std::get_if<Phrase>(&gap.words)) { text = said(*phrase, wanted->form, language); }
    if (wanted->capital) { text = capitalised(std::move(text)); }
    return wanted->quoted ? quoted(text, language) : text;
}

}  // namespace detail

/// The sentence in this language with what belongs into its gaps.
[[nodiscard]] inline std::string filled(std::string_view sentence, Language language, const Gaps& gaps) {
    return filled(sentence, [&](std::string_view text) -> std::optional<std::string> {
        const detail::Asked asked = detail::asked(text);
        const auto gap = std::ranges::find(gaps, asked.name, &Gap::name);
        return gap == gaps.end() ? std::nullopt : detail::words_for(asked, *gap, language);
    });
}
[[nodiscard]] inline std::string filled(const Words& words, Language language, const Gaps& gaps) {
    return filled(words.in(language), language, gaps);
}

/// Gaps that are numbers: {0} becomes the first of the parts.
[[nodiscard]] inline std::string filled(std::string_view sentence, std::initializer_list<std::string_view> parts) {
    return filled(sentence, [&](std::string_view name) -> std::optional<std::string_view> {
        const auto number = name.size() == 1 ? static_cast<std::size_t>(name[0] - '0') : parts.size();
        return number < parts.size() ? std::optional{parts.begin()[number]} : std::nullopt;
    });
}

}  // namespace meadhall
