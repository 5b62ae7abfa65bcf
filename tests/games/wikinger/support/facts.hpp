// The facts of tests/data/wikinger.json: components, presets, options, and positions with known outcomes.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace meadhall::wikinger {

/// The whole file, read once.
[[nodiscard]] const nlohmann::json& facts();
/// The path of a file beside the tests of this game.
[[nodiscard]] std::string beside_the_tests(const std::string& name);

}  // namespace meadhall::wikinger
