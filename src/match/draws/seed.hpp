// Fresh secrets for the dealer.
#pragma once

#include <string>

namespace meadhall {

/// 128 bits from the machine's entropy as 32 hexadecimal digits: enough that a commitment cannot be searched.
[[nodiscard]] std::string fresh_seed();

}  // namespace meadhall
