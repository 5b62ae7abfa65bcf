// The component facts in tests/data/odin.json, which the tables are compared with row by row.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "games/odin/components/item.hpp"

namespace meadhall::odin::testing {

using Json = nlohmann::json;

/// The whole file, read once.
[[nodiscard]] const Json& component_data();

/// The object in a list that has this id. Fails the test where there is none.
[[nodiscard]] const Json& with_id(const Json& list, std::string_view id);

/// As the file writes amounts: {"wood": 2, "stone": 2}.
[[nodiscard]] Json as_json(const Bundle& bundle);

}  // namespace meadhall::odin::testing
