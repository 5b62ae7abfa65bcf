#include "facts.hpp"

#include <fstream>

#include <doctest/doctest.h>

namespace meadhall::walhalla {

const nlohmann::json& facts() {
    static const nlohmann::json all = [] {
        std::ifstream file{MEADHALL_TEST_DATA "/walhalla.json"};
        REQUIRE(file.good());
        return nlohmann::json::parse(file);
    }();
    return all;
}

const nlohmann::json& example(const std::string& id) {
    for (const nlohmann::json& test : facts()["tests"]) {
        if (test["id"] == id) { return test; }
    }
    FAIL("no such example: " << id);
    return facts();
}

std::string beside_the_tests(const std::string& name) { return MEADHALL_TEST_DATA "/../games/walhalla/" + name; }

}  // namespace meadhall::walhalla
