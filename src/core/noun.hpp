// A noun is a row: gender, number, the cases that German needs, de and het. A sentence asks for the form it needs.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "core/words.hpp"

namespace meadhall {

/// German: der, die, das.
enum class Gender : std::uint8_t { masculine, feminine, neuter };
/// Dutch: de, het.
enum class Dutch : std::uint8_t { de, het };
enum class Case : std::uint8_t { nominative, accusative, dative };
enum class Article : std::uint8_t { none, a, the };
enum class Number : std::uint8_t { one, many };

/// With what a name begins, and so how it is written inside a sentence: "a rune stone, ein trächtiges Schaf, the
/// English crown".
enum class Initial : std::uint8_t { of_noun, of_adjective, of_proper_name };

/// Which form of a noun is wanted.
struct Form {
    Article article = Article::none;
    Case in = Case::nominative;
    Number number = Number::one;
};

/// Instead of a plural: what is never counted ("2 wood"), and what is counted in pieces ("2 × peas").
inline constexpr std::string_view mass{};
inline constexpr std::string_view pieces_of = "×";

/// Names begin with a capital, as they stand at the head of a line; inside a sentence they are written small where the
/// language wants it.
struct Noun {
    Words one;
    Words many{mass, mass, mass};
    Gender gender = Gender::neuter;
    Dutch dutch = Dutch::de;
    Initial initial = Initial::of_noun;
    std::string_view dative{};  // German, one of them, where it is not as the nominative: "trächtigen Schaf", "Drachen"

    /// The name at the head of a line.
    [[nodiscard]] constexpr std::string_view in(Language language) const { return one.in(language); }
    /// Whether there can be one or several of it, and so an article.
    [[nodiscard]] constexpr bool is_counted(Language language) const {
        return many.in(language) != mass && many.in(language) != pieces_of;
    }
};

namespace detail {

/// The first letter, which may take two bytes (ä, é), made large or small.
enum class Letter : std::uint8_t { large, small };
[[nodiscard]] inline std::string with_first(std::string text, Letter letter) {
    constexpr unsigned char latin = 0xC3;  // of the letters À to þ, that differ in one bit from their capitals
    if (text.empty()) { return text; }
    const bool is_wide = static_cast<unsigned char>(text[0]) == latin && text.size() > 1;
    char& first = text[is_wide ? 1 : 0];
    const auto low = static_cast<unsigned char>(first) & 0x1FU;
    const auto high = static_cast<unsigned char>(first) & 0xC0U;
    const bool is_letter = is_wide ? high == 0x80U : high == 0x40U && low >= 1 && low <= 26;
    if (!is_letter) { return text; }
    first = static_cast<char>(letter == Letter::small ? static_cast<unsigned char>(first) | 0x20U
                                                      : static_cast<unsigned char>(first) & ~0x20U);
    return text;
}

/// "Schiffe" becomes "Schiffen", "trächtige Schafe" becomes "trächtigen Schafen", "Truhen" stays.
[[nodiscard]] inline std::string german_dative_plural(const Noun& noun) {
    std::string plural{noun.many.de};
    if (noun.initial != Initial::of_noun) { plural.insert(std::min(plural.find(' '), plural.size()), "n"); }
    const bool is_ready = plural.ends_with('n') || plural.ends_with('s');
    return plural + (is_ready ? "" : "n");
}

[[nodiscard]] inline std::string german(const Noun& noun, Form form) {
    if (form.number == Number::many) {
        return form.in == Case::dative ? german_dative_plural(noun) : std::string{noun.many.de};
    }
    const bool is_oblique =
        form.in == Case::dative || (form.in == Case::accusative && noun.gender == Gender::masculine);
    return std::string{is_oblique && !noun.dative.empty() ? noun.dative : noun.one.de};
}

[[nodiscard]] inline std::string_view german_article(Form form, Gender gender) {
    using Row = std::array<std::string_view, 3>;
    constexpr std::array<Row, 3> a = {{{"ein", "eine", "ein"}, {"einen", "eine", "ein"}, {"einem", "einer", "einem"}}};
    constexpr std::array<Row, 3> the = {{{"der", "die", "das"}, {"den", "die", "das"}, {"dem", "der", "dem"}}};
    if (form.number == Number::many) {
        if (form.article == Article::a) { return ""; }
        return form.in == Case::dative ? "den" : "die";
    }
    const auto& rows = form.article == Article::a ? a : the;
    return rows[static_cast<std::size_t>(form.in)][static_cast<std::size_t>(gender)];
}

[[nodiscard]] inline std::string_view article(const Noun& noun, Form form, Language language, std::string_view name) {
    if (form.article == Article::none) { return ""; }
    if (language == Language::de) { return german_article(form, noun.gender); }
    const bool is_many = form.number == Number::many;
    if (form.article == Article::a && is_many) { return ""; }
    if (language == Language::en) {
        if (form.article == Article::the) { return "the"; }
        return std::string_view{"aeiouAEIOU"}.contains(name.front()) ? "an" : "a";
    }
    if (form.article == Article::a) { return "een"; }
    return is_many || noun.dutch == Dutch::de ? "de" : "het";
}

}  // namespace detail

/// "äcker" becomes "Äcker".
[[nodiscard]] inline std::string capitalised(std::string text) {
    return detail::with_first(std::move(text), detail::Letter::large);
}

/// A name inside a sentence: "rune stone", "Runenstein", "English crown".
[[nodiscard]] inline std::string in_passing(std::string_view name, Language language,
                                            Initial initial = Initial::of_noun) {
    const bool is_small =
        initial != Initial::of_proper_name && (language != Language::de || initial == Initial::of_adjective);
    return is_small ? detail::with_first(std::string{name}, detail::Letter::small) : std::string{name};
}

/// What refers to a noun: "that", "der", "dat".
[[nodiscard]] inline std::string_view pronoun(const Noun& noun, Language language, Case in = Case::nominative) {
    if (language == Language::de) { return detail::german_article({Article::the, in, Number::one}, noun.gender); }
    if (language == Language::nl) { return noun.dutch == Dutch::het ? "dat" : "die"; }
    return "that";
}

/// A noun in the form that is asked for. What is not counted has no article and no plural.
[[nodiscard]] inline std::string inflected(const Noun& noun, Language language, Form form = {}) {
    if (!noun.is_counted(language)) { form = {Article::none, form.in, Number::one}; }
    const std::string_view plain = form.number == Number::many ? noun.many.in(language) : noun.one.in(language);
    const std::string name =
        in_passing(language == Language::de ? detail::german(noun, form) : std::string{plain}, language, noun.initial);
    const std::string_view before = detail::article(noun, form, language, name);
    return before.empty() ? name : std::string{before} + " " + name;
}

/// "1 longship", "2 Drachenschiffen", "3 wood", "2 × peas".
[[nodiscard]] inline std::string counted(int count, const Noun& noun, Language language, Case in = Case::nominative) {
    const std::string number = std::to_string(count);
    if (noun.many.in(language) == pieces_of) { return number + " × " + inflected(noun, language); }
    return number + " " + inflected(noun, language, {Article::none, in, count == 1 ? Number::one : Number::many});
}

}  // namespace meadhall
