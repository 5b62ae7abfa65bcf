#include "support/wished.hpp"

#include <charconv>
#include <cstdlib>
#include <string_view>

namespace meadhall::test {

std::uint64_t wished(const char* variable, std::uint64_t usually) {
    const char* const value = std::getenv(variable);
    const std::string_view text{value == nullptr ? "" : value};
    std::from_chars(text.data(), text.data() + text.size(), usually);
    return usually;
}

}  // namespace meadhall::test
