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

Campaign as_ordered(Campaign campaign) {
    take_from_environment("MEADHALL_GAMES", campaign.games);
    take_from_environment("MEADHALL_SEED", campaign.seed);
    take_from_environment("MEADHALL_ONE_IN", campaign.one_in);
    return campaign;
}

}  // namespace meadhall::conformance
