#include "match/draws/seed.hpp"

#include <array>
#include <cstdint>
#include <random>

#include "match/draws/blake2b.hpp"

namespace meadhall {

std::string fresh_seed() {
    std::random_device machine;
    std::array<std::uint8_t, 16> bytes{};
    for (std::uint8_t& byte : bytes) { byte = static_cast<std::uint8_t>(machine()); }
    return hexadecimal(bytes);
}

}  // namespace meadhall
