#include "support/campaign.hpp"

#include "support/wished.hpp"

namespace meadhall::conformance {

namespace {

void take_wish(const char* variable, int& number) {
    number = static_cast<int>(test::wished(variable, static_cast<std::uint64_t>(number)));
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
    take_wish("MEADHALL_GAMES", campaign.games);
    take_wish("MEADHALL_ONE_IN", campaign.one_in);
    campaign.seed = test::wished("MEADHALL_SEED", campaign.seed);
    return campaign;
}

}  // namespace meadhall::conformance
