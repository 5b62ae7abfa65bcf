#include "games/odin/support/component_data.hpp"

#include <fstream>

#include <doctest/doctest.h>

#include "support/places.hpp"

namespace meadhall::odin::testing {

const Json& component_data() {
    static const Json data = [] {
        std::ifstream file{test::data_folder() + "/odin.json"};
        REQUIRE_MESSAGE(file.good(), "tests/data/odin.json is missing");
        return Json::parse(file);
    }();
    return data;
}

const Json& with_id(const Json& list, std::string_view id) {
    for (const Json& entry : list) {
        if (entry.at("id") == id) { return entry; }
    }
    FAIL("no such id in the component data: ", std::string{id});
    return list;
}

Json as_json(const Bundle& bundle) {
    Json items = Json::object();
    for (const Amount& amount : bundle) { items[std::string{id_of(amount.item)}] = amount.count; }
    return items;
}

}  // namespace meadhall::odin::testing
