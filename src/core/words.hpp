// The three languages of the hall, and sentences that exist in all of them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace meadhall {

enum class Language : std::uint8_t { en, de, nl };

[[nodiscard]] constexpr auto names(Language /*of*/) { return std::array<std::string_view, 3>{"en", "de", "nl"}; }

/// One thing said in every language.
struct Words {
    std::string_view en;
    std::string_view de;
    std::string_view nl;

    [[nodiscard]] constexpr std::string_view in(Language language) const {
        switch (language) {
            case Language::de: return de;
            case Language::nl: return nl;
            case Language::en: break;
        }
        return en;
    }
};

}  // namespace meadhall
