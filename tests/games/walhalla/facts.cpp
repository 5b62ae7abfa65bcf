#include "facts.hpp"

#include <fstream>

#include <doctest/doctest.h>

#include "support/places.hpp"

namespace meadhall::walhalla {

const nlohmann::json& facts() {
    static const nlohmann::json all = [] {
        std::ifstream file{test::data_folder() + "/walhalla.json"};
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

std::string beside_the_tests(const std::string& name) { return test::data_folder() + "/../games/walhalla/" + name; }

}  // namespace meadhall::walhalla
