// The banquet table (O-10).
#pragma once

#include <string_view>

#include "core/fields.hpp"

namespace meadhall::odin::ask {

/// O-10: the next slot of the banquet table.
struct Feast {
    static constexpr std::string_view name = "feast";
    static constexpr auto fields() { return described(); }
    friend constexpr bool operator==(const Feast&, const Feast&) = default;
};

}  // namespace meadhall::odin::ask
