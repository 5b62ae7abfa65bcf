// An enumerator as a place in a table.
#pragma once

#include <cstddef>

namespace meadhall::odin {

template <class Enum>
[[nodiscard]] constexpr std::size_t index(Enum value) {
    return static_cast<std::size_t>(value);
}

}  // namespace meadhall::odin
