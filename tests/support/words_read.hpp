// Reads what players read: keeps all sentences of a game in a text file that a person can review in a diff, and looks
// for what a machine can see.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/noun.hpp"
#include "core/words.hpp"

namespace meadhall::test {

inline constexpr std::array languages = {Language::en, Language::de, Language::nl};

/// One thing said in every language.
struct Said {
    std::string key;
    std::array<std::string, 3> texts{};
};

/// `say(language)` in every language.
template <class Say>
[[nodiscard]] Said said_as(std::string key, Say say) {
    Said said{std::move(key)};
    for (std::size_t i = 0; i < languages.size(); ++i) { said.texts[i] = std::string{say(languages[i])}; }
    return said;
}

/// Whether the same is said already, under whatever key: nobody reads a sentence twice.
[[nodiscard]] bool is_said(const std::vector<Said>& sayings, const Said& said);

/// A part of what is said, and how many letters its place on the screen has room for.
struct Chapter {
    std::string name;
    std::size_t room = 0;
    std::vector<Said> sayings{};
};

/// Compares with tests/data/words/<game>.txt; with MEADHALL_UPDATE_WORDS in the environment it writes that file
/// instead. Nothing where they agree, else the first line that differs.
[[nodiscard]] std::string difference_from_file(const std::string& game, const std::vector<Chapter>& chapters);

/// What is wrong with a sentence, as far as a machine can see; `nouns` are those of the game.
[[nodiscard]] std::vector<std::string> faults_in(std::string_view text, Language language,
                                                 std::span<const Noun* const> nouns);

/// All faults of all chapters, one line each, those of length included.
[[nodiscard]] std::string all_faults(const std::vector<Chapter>& chapters, std::span<const Noun* const> nouns);

}  // namespace meadhall::test
