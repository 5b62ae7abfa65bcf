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

}  // namespace

#if defined(__SANITIZE_ADDRESS__)
#define MEADHALL_UNDER_SANITIZERS 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MEADHALL_UNDER_SANITIZERS 1
#endif
#endif

Campaign as_ordered(Campaign campaign) {
#ifdef MEADHALL_UNDER_SANITIZERS
    campaign.one_in *= 3;  // the same games; the costly laws are judged by the release build
#endif
    take_from_environment("MEADHALL_GAMES", campaign.games);
    take_from_environment("MEADHALL_SEED", campaign.seed);
    take_from_environment("MEADHALL_ONE_IN", campaign.one_in);
    return campaign;
}

}  // namespace meadhall::conformance
