// How much a campaign is asked to do: numbers that the environment may name.
#pragma once

#include <cstdint>

namespace meadhall::test {

/// What MEADHALL_GAMES or another variable says, or what is usual where it says no number.
[[nodiscard]] std::uint64_t wished(const char* variable, std::uint64_t usually);

}  // namespace meadhall::test
