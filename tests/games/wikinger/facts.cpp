#include "facts.hpp"

#include <fstream>

#include <doctest/doctest.h>

namespace meadhall::wikinger {

const nlohmann::json& facts() {
    static const nlohmann::json all = [] {
        std::ifstream file{MEADHALL_TEST_DATA "/wikinger.json"};
        REQUIRE(file.good());
        return nlohmann::json::parse(file);
    }();
    return all;
}

std::string beside_the_tests(const std::string& name) { return MEADHALL_TEST_DATA "/../games/wikinger/" + name; }

}  // namespace meadhall::wikinger
