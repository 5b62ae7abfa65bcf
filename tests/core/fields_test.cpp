// Structs that describe their fields, and enumerations that name their enumerators.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/fields.hpp"

using namespace meadhall;

namespace {

enum class Wind : std::uint8_t { north, east, south, west };
constexpr auto names(Wind /*of*/) { return std::array<std::string_view, 4>{"north", "east", "south", "west"}; }
enum class Unnamed : std::uint8_t { one };

struct Ship {
    int oars = 20;
    std::string name = "Naglfar";
    static constexpr auto fields() { return described(field("oars", &Ship::oars), field("name", &Ship::name)); }
};
struct Nothing {
    static constexpr auto fields() { return described(); }
};
struct Rock {
    int weight = 0;
};

static_assert(Described<Ship> && Described<const Ship&> && Described<Nothing>);
static_assert(!Described<Rock> && !Described<int>);
static_assert(NamedEnum<Wind>);
static_assert(!NamedEnum<Unnamed> && !NamedEnum<int>);
static_assert(name_of(Wind::south) == "south");
static_assert(enum_named<Wind>("east") == Wind::east);

}  // namespace

TEST_CASE("Fields are visited in their described order, with their names") {
    std::vector<std::string> visited;
    for_each_field(Ship{}, [&](std::string_view name, const auto& value) {
        if constexpr (std::is_same_v<decltype(value), const int&>) {
            visited.push_back(std::string{name} + "=" + std::to_string(value));
        } else {
            visited.push_back(std::string{name} + "=" + value);
        }
    });
    CHECK(visited == std::vector<std::string>{"oars=20", "name=Naglfar"});
}

TEST_CASE("A struct without fields is visited nowhere") {
    int visits = 0;
    for_each_field(Nothing{}, [&](std::string_view, const auto&) { ++visits; });
    CHECK(visits == 0);
}

TEST_CASE("Fields can be changed in a visit") {
    Ship ship;
    for_each_field(ship, [](std::string_view, auto& value) { value = {}; });
    CHECK(ship.oars == 0);
    CHECK(ship.name.empty());
}

TEST_CASE("The name of an enumerator reads back as the enumerator, and no other name does") {
    for (const Wind wind : {Wind::north, Wind::east, Wind::south, Wind::west}) {
        CHECK(enum_named<Wind>(name_of(wind)) == wind);
    }
    CHECK(enum_named<Wind>("up") == std::nullopt);
    CHECK(enum_named<Wind>("North") == std::nullopt);
    CHECK(enum_named<Wind>("nort") == std::nullopt);
    CHECK(enum_named<Wind>("") == std::nullopt);
}
