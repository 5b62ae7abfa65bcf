// The limits of the server by name, as its owner sets them: one row each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "server/edge/server.hpp"
#include "server/steward/answers.hpp"
#include "server/steward/limits.hpp"

namespace meadhall::server {

/// "messages=50" changes one of them. Refuses names that there are not and numbers that do not fit.
[[nodiscard]] Result<void> set_bound(std::string_view text, Limits& limits, Manner& manner);
/// "connections, message, …"
[[nodiscard]] std::string bound_names();
/// What they are now.
[[nodiscard]] std::vector<answers::Amount> bound_amounts(const Limits& limits, const Manner& manner);

}  // namespace meadhall::server
