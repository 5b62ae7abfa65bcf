// The facts of tests/data/walhalla.json: components, options, and worked examples with known outcomes.
#pragma once

#include <string>

#include <nlohmann/json.hpp>

namespace meadhall::walhalla {

/// The whole file, read once.
[[nodiscard]] const nlohmann::json& facts();
/// One of its worked examples.
[[nodiscard]] const nlohmann::json& example(const std::string& id);
/// The path of a file beside the tests of this game.
[[nodiscard]] std::string beside_the_tests(const std::string& name);

}  // namespace meadhall::walhalla
