#include "support/campaign.hpp"

#include <charconv>
#include <cstdlib>
#include <optional>
#include <string_view>

namespace meadhall::conformance {

namespace {

template <class Number>
void take_from_environment(const char* name, Number& number) {
    const char* const value = std::getenv(name);
    if (value == nullptr) { return; }
    const std::string_view text{value};
    std::from_chars(text.data(), text.data() + text.size(), number);
}

// Under the sanitizers a game takes seven times as long.
#if defined(__SANITIZE_ADDRESS__)
constexpr bool is_slow = true;
#elif defined(__has_feature)
constexpr bool is_slow = __has_feature(address_sanitizer);
#else
constexpr bool is_slow = false;
#endif

}  // namespace

Campaign as_ordered(Campaign campaign) {
    if (is_slow && campaign.games >= 30) { campaign.games /= 3; }
    take_from_environment("MEADHALL_GAMES", campaign.games);
    take_from_environment("MEADHALL_SEED", campaign.seed);
    take_from_environment("MEADHALL_ONE_IN", campaign.one_in);
    return campaign;
}

}  // namespace meadhall::conformance
