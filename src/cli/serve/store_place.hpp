// Where the games of those who play together are kept.
#pragma once

#include <string>

namespace meadhall::cli {

/// The place that is used unless somebody names another: a file in the user's data folder, whose folder is made; empty
/// where the user has none.
[[nodiscard]] std::string usual_store();

}  // namespace meadhall::cli
