#include "games/wikinger/support/facts.hpp"

#include <fstream>

#include <doctest/doctest.h>

#include "support/places.hpp"

namespace meadhall::wikinger {

const nlohmann::json& facts() {
    static const nlohmann::json all = [] {
        std::ifstream file{test::data_folder() + "/wikinger.json"};
        REQUIRE(file.good());
        return nlohmann::json::parse(file);
    }();
    return all;
}

std::string beside_the_tests(const std::string& name) { return test::data_folder() + "/../games/wikinger/" + name; }

}  // namespace meadhall::wikinger
