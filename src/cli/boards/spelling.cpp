#include "cli/boards/spelling.hpp"

#include <algorithm>
#include <vector>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

std::string spelled_in(std::string_view move, std::span<const SpelledWord> words, Language language) {
    std::vector<std::string> said = words_of(move);
    for (std::string& word : said) {
        const auto known = std::ranges::find(words, std::string_view{word}, &SpelledWord::notation);
        if (known != words.end()) { word = std::string{known->shown.in(language)}; }
    }
    return joined(said, " ");
}

}  // namespace meadhall::cli
