#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"
#include "match/json/diff.hpp"
#include "match/json/read.hpp"
#include "match/json/schema.hpp"
#include "match/json/write.hpp"

using namespace meadhall;

namespace {

enum class Wind : std::uint8_t { calm, storm };
constexpr auto names(Wind /*of*/) { return std::array<std::string_view, 2>{"calm", "storm"}; }

struct Berth {
    std::uint8_t number = 0;
    friend bool operator==(Berth, Berth) = default;
};
struct Rune {
    std::uint8_t number = 0;
};

/// Knows berths by name, "north" and "south"; runes have none.
struct Harbour {
    [[nodiscard]] std::string name(Berth berth) const { return berth.number == 0 ? "north" : "south"; }
    [[nodiscard]] std::optional<Berth> find(Berth /*kind*/, std::string_view name) const {
        if (name == "north") { return Berth{0}; }
        if (name == "south") { return Berth{1}; }
        return std::nullopt;
    }
};

struct Oar {
    int length = 3;
    bool broken = false;
    friend bool operator==(const Oar&, const Oar&) = default;
    static constexpr auto fields() { return described(field("length", &Oar::length), field("broken", &Oar::broken)); }
};

struct Ship {
    std::uint8_t crew = 30;
    Wind wind = Wind::calm;
    std::string name = "Naglfar";
    std::array<int, 2> position{};
    InplaceVector<Oar, 2> oars{};
    std::vector<std::string> songs{};
    std::optional<Seat> captain{};
    SeatSet aboard{};
    Berth berth{};
    IndexSet<Berth> berths{};
    IndexSet<Rune> runes{};
    std::variant<Wind, std::vector<Oar>> cargo = Wind::storm;
    friend bool operator==(const Ship&, const Ship&) = default;
    static constexpr auto fields() {
        return described(field("crew", &Ship::crew), field("wind", &Ship::wind), field("name", &Ship::name),
                         field("position", &Ship::position), field("oars", &Ship::oars), field("songs", &Ship::songs),
                         field("captain", &Ship::captain), field("aboard", &Ship::aboard), field("berth", &Ship::berth),
                         field("berths", &Ship::berths), field("runes", &Ship::runes), field("cargo", &Ship::cargo));
    }
};

struct Voyage {
    int days = 7;
    std::optional<int> storms = 2;
    static constexpr auto fields() { return described(field("days", &Voyage::days), field("storms", &Voyage::storms)); }
    static Words meaning(std::string_view name) {
        return name == "days" ? Words{"How long", "Wie lange", "Hoe lang"} : Words{};
    }
    static std::optional<std::pair<int, int>> range(std::string_view name) {
        return std::pair{1, name == "days" ? 99 : 9};
    }
};

/// What a crew does: rows so many strokes, or rests.
struct Row {
    static constexpr std::string_view name = "row";
    std::uint8_t strokes = 4;
    friend bool operator==(const Row&, const Row&) = default;
    static constexpr auto fields() { return described(field("strokes", &Row::strokes)); }
};
struct Rest {
    static constexpr std::string_view name = "rest";
    friend bool operator==(const Rest&, const Rest&) = default;
    static constexpr auto fields() { return described(); }
};
struct Order {
    Seat to{};
    std::variant<Rest, Row> kind;
    static constexpr std::string_view tag = "order";
    friend bool operator==(const Order&, const Order&) = default;
    static constexpr auto fields() { return described(field("to", &Order::to)); }
};
struct Log {
    std::vector<Order> orders{};
    static constexpr auto fields() { return described(field("orders", &Log::orders)); }
};

/// What the reader says about an order.
std::string complaint_about_order(std::string_view json) {
    Order order;
    const Harbour nowhere;
    JsonReader<Harbour> reader{nowhere, "order"};
    return reader.read(*parse_json(json), order) ? "" : reader.error();
}

Ship laden_ship() {
    Ship ship;
    ship.oars.push_back({.length = -4, .broken = true});
    ship.songs = {"a \"b\"\n", "ß"};
    ship.captain = seat(2);
    ship.aboard = {seat(0), seat(3)};
    ship.berth = Berth{1};
    ship.berths = {Berth{0}, Berth{1}};
    ship.runes = {Rune{5}, Rune{100}};
    ship.cargo = std::vector<Oar>{{.length = 1, .broken = false}};
    return ship;
}

const Harbour harbour;
constexpr std::string_view laden_json =
    R"({"crew":30,"wind":"calm","name":"Naglfar","position":[0,0],"oars":[{"length":-4,"broken":true}],)"
    R"("songs":["a \"b\"\n","ß"],"captain":2,"aboard":[0,3],"berth":"south","berths":["north","south"],)"
    R"("runes":[5,100],"cargo":[{"length":1,"broken":false}]})";

/// What the reader says about a ship in which one field was replaced.
std::string complaint(const std::string& name, const std::string& json) {
    Json document = *parse_json(laden_json);
    document[name] = *parse_json(json);
    Ship ship;
    JsonReader<Harbour> reader{harbour, "ship"};
    return reader.read(document, ship) ? "" : reader.error();
}

std::string text_of(std::string_view text) {
    std::string out;
    JsonText{out}.string(text);
    return out;
}

}  // namespace

TEST_CASE("An object with a key twice is noticed, however it is nested") {
    CHECK(has_distinct_keys("{}"));
    CHECK(has_distinct_keys(R"({"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]})"));
    CHECK_FALSE(has_distinct_keys(R"({"count":1,"count":2})"));
    CHECK_FALSE(has_distinct_keys(R"([{"a":1},{"a":{"b":1},"c":"}","a":2})"));
    CHECK(has_distinct_keys(R"({"a":"b","b":"a\"a\":","c":"\\"})"));
    CHECK(has_distinct_keys(R"({"a":1,"a":2},{"a":1})"));  // only the last
}

TEST_CASE("A described value is written field by field, numbered things by the names the game gives them") {
    CHECK(json_of(harbour, laden_ship()) == laden_json);
}

TEST_CASE("Without a game numbered things are numbers") {
    CHECK(json_of(no_game, Berth{1}) == "1");
    CHECK(json_of(no_game, IndexSet<Berth>{Berth{0}, Berth{7}}) == "[0,7]");
}

TEST_CASE("A set of enumerators is a list of their names") {
    using Winds = IndexSet<Wind, 2>;
    CHECK(json_of(no_game, Winds{Wind::storm, Wind::calm}) == R"(["calm","storm"])");
    Winds winds;
    JsonReader<NoGame> reader{no_game, "winds"};
    CHECK(reader.read(*parse_json(R"(["storm"])"), winds));
    CHECK(winds == Winds{Wind::storm});
    CHECK(!reader.read(*parse_json(R"(["storm","storm"])"), winds));
    CHECK(reader.error() == "winds[1]: repeated");
    CHECK(!reader.read(*parse_json("[1]"), winds));
}

TEST_CASE("A set that was a number once is read from its bits, where every number is a member's") {
    IndexSet<Wind, 2> winds;
    JsonReader<NoGame> reader{no_game, "winds"};
    CHECK(reader.read(*parse_json("2"), winds));
    CHECK(winds == IndexSet<Wind, 2>{Wind::storm});
    CHECK(!reader.read(*parse_json("4"), winds));
    CHECK(reader.error() == "winds: expected a list");
    IndexSet<Berth> berths;
    JsonReader<Harbour> named{harbour, "berths"};
    CHECK(!named.read(*parse_json("1"), berths));
    CHECK(named.error() == "berths: expected a list");
}

TEST_CASE("What was written is read back") {
    Ship ship;
    JsonReader<Harbour> reader{harbour, "ship"};
    REQUIRE(reader.read(*parse_json(laden_json), ship));
    CHECK(ship == laden_ship());
}

TEST_CASE("A variant takes the first alternative that fits") {
    CHECK(complaint("cargo", "\"calm\"").empty());
    CHECK(complaint("cargo", "[]").empty());
}

TEST_CASE("What does not fit is refused by its path") {
    CHECK(complaint("crew", "\"x\"") == "ship.crew: expected a number");
    CHECK(complaint("crew", "256") == "ship.crew: expected a whole number from 0 to 255");
    CHECK(complaint("crew", "-1") == "ship.crew: expected a whole number from 0 to 255");
    CHECK(complaint("crew", "1.5") == "ship.crew: expected a whole number from 0 to 255");
    CHECK(complaint("crew", "18446744073709551615") == "ship.crew: expected a whole number from 0 to 255");
    CHECK(complaint("wind", "\"breeze\"") == "ship.wind: expected one of \"calm\", \"storm\"");
    CHECK(complaint("wind", "1") == "ship.wind: expected one of \"calm\", \"storm\"");
    CHECK(complaint("name", "null") == "ship.name: expected a text");
    CHECK(complaint("position", "[1]") == "ship.position: expected a list of 2");
    CHECK(complaint("position", "[1,true]") == "ship.position[1]: expected a number");
    CHECK(complaint("oars", "[{},{},{}]") == "ship.oars: expected a list of at most 2");
    CHECK(complaint("oars", R"([{"length":1}])") == "ship.oars[0].broken: missing");
    CHECK(complaint("oars", R"([{"length":1,"broken":0}])") == "ship.oars[0].broken: expected true or false");
    CHECK(complaint("captain", "4") == "ship.captain: expected a whole number from 0 to 3");
    CHECK(complaint("aboard", "[1,1]") == "ship.aboard[1]: repeated");
    CHECK(complaint("berth", "\"west\"") == "ship.berth: expected a known name");
    CHECK(complaint("berth", "1") == "ship.berth: expected a known name");
    CHECK(complaint("berths", R"(["north","north"])") == "ship.berths[1]: repeated");
    CHECK(complaint("runes", "[128]") == "ship.runes[0]: expected a whole number from 0 to 127");
    CHECK(complaint("rudder", "1") == "ship.rudder: unknown");
    CHECK(complaint("cargo", "7") == "ship.cargo: expected one of \"calm\", \"storm\" or a list");
    CHECK(complaint("cargo", R"([{"length":"x","broken":true}])") == "ship.cargo[0].length: expected a number");
}

TEST_CASE("A missing field keeps its default only where that is allowed, and only at the top") {
    Ship ship;
    JsonReader<Harbour> strict{harbour, "ship"};
    CHECK(!strict.read(*parse_json("{}"), ship));
    CHECK(strict.error() == "ship.crew: missing");
    JsonReader<Harbour> lenient{harbour, "ship"};
    CHECK(lenient.read(*parse_json(R"({"name":"Skidbladnir"})"), ship, Missing::keeps_default));
    CHECK(ship.name == "Skidbladnir");
    CHECK(ship.crew == 30);
    CHECK(!lenient.read(*parse_json(R"({"oars":[{}]})"), ship, Missing::keeps_default));
}

TEST_CASE("A range that a struct states is enforced") {
    Voyage voyage;
    JsonReader<NoGame> reader{no_game, "options"};
    CHECK(reader.read(*parse_json(R"({"days":99,"storms":null})"), voyage));
    CHECK(!reader.read(*parse_json(R"({"days":0,"storms":1})"), voyage));
    CHECK(reader.error() == "options.days: expected a whole number from 1 to 99");
    CHECK(!reader.read(*parse_json(R"({"days":1,"storms":10})"), voyage));
    CHECK(reader.error() == "options.storms: expected a whole number from 1 to 9");
}

TEST_CASE("A value of one of many kinds names its kind and only the fields that this kind has") {
    const Order row{seat(2), Row{7}};
    CHECK(json_of(no_game, row) == R"({"order":"row","to":2,"strokes":7})");
    CHECK(json_of(no_game, Order{}) == R"({"order":"rest","to":0})");
    Order read;
    JsonReader<NoGame> reader{no_game, "order"};
    REQUIRE(reader.read(*parse_json(json_of(no_game, row)), read));
    CHECK(read == row);
    CHECK(differences(no_game, Log{{row}}, Log{{Order{}}}) ==
          std::vector<std::string>{R"(orders[0]: {"order":"row","to":2,"strokes":7} != {"order":"rest","to":0})"});
}

TEST_CASE("What another kind has is refused, and so is a kind that nobody knows") {
    CHECK(complaint_about_order(R"({"order":"rest","to":1})").empty());
    CHECK(complaint_about_order(R"({"order":"rest","to":1,"strokes":3})") == "order.strokes: unknown");
    CHECK(complaint_about_order(R"({"order":"row","to":1})") == "order.strokes: missing");
    CHECK(complaint_about_order(R"({"order":"row","strokes":3})") == "order.to: missing");
    CHECK(complaint_about_order(R"({"order":"row","to":1,"strokes":"x"})") == "order.strokes: expected a number");
    CHECK(complaint_about_order(R"({"to":1})") == "order.order: missing");
    CHECK(complaint_about_order(R"({"order":"sing","to":1})") == R"(order.order: expected one of "rest", "row")");
    CHECK(complaint_about_order(R"({"order":1,"to":1})") == R"(order.order: expected one of "rest", "row")");
    CHECK(complaint_about_order("[]") == "order: expected an object");
}

TEST_CASE("A schema lists the kinds of a value") {
    const Json schema = *parse_json(options_schema<Log>(Language::en));
    const Json& kinds = schema["properties"]["orders"]["items"]["anyOf"];
    CHECK(kinds[0]["properties"]["order"]["const"] == "rest");
    CHECK(!kinds[0]["properties"].contains("strokes"));
    CHECK(kinds[1]["properties"]["strokes"]["default"] == 4);
    CHECK(kinds[1]["properties"]["to"]["maximum"] == 3);
}

TEST_CASE("Malformed and too deeply nested texts are no JSON") {
    CHECK(!parse_json("{"));
    CHECK(!parse_json(""));
    CHECK(!parse_json("\"\xff\""));
    CHECK(parse_json(std::string(64, '[') + std::string(64, ']')));
    CHECK(!parse_json(std::string(65, '[') + std::string(65, ']')));
    CHECK(parse_json("\"" + std::string(1000, '[') + "\""));
    CHECK(!parse_json(std::string(1'000'000, '[')));
}

TEST_CASE("Texts are escaped, and bytes that are not UTF-8 replaced, so that the output is always JSON") {
    CHECK(text_of("a\"\\\n\r\t\b\f\x01\x1f") == R"("a\"\\\n\r\t\b\f\u0001\u001f")");
    CHECK(text_of("æ€😀") == "\"æ€😀\"");
    CHECK(text_of("a\xff"
                  "b") == "\"a\xEF\xBF\xBD"
                          "b\"");
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const std::string bytes = {static_cast<char>(first), static_cast<char>(second), '\x80', '\x80'};
            REQUIRE(parse_json(text_of(bytes)));
        }
    }
}

TEST_CASE("What is no number is written as null") {
    std::string out;
    JsonText json{out};
    json.begin_array();
    json.real(0.5);
    json.real(1.0 / 3);
    json.real(0.0 / 0.0);
    json.end_array();
    CHECK(out == "[0.5,0.333333,null]");
}

TEST_CASE("Differences are named by their paths") {
    Ship ship = laden_ship();
    CHECK(differences(harbour, ship, laden_ship()).empty());
    ship.crew = 29;
    ship.oars[0].length = 5;
    ship.berths = {};
    CHECK(differences(harbour, laden_ship(), ship) ==
          std::vector<std::string>{"crew: 30 != 29", "oars[0].length: -4 != 5", R"(berths: ["north","south"] != [])"});
    ship = laden_ship();
    ship.songs.clear();
    CHECK(differences(harbour, laden_ship(), ship) == std::vector<std::string>{R"(songs: ["a \"b\"\n","ß"] != [])"});
}

TEST_CASE("A schema gives types, bounds, defaults and meanings in the language asked for") {
    CHECK(options_schema<Voyage>(Language::de) ==
          R"({"type":"object","properties":{"days":{"description":"Wie lange","type":"integer","minimum":1,)"
          R"("maximum":99,"default":7},"storms":{"anyOf":[{"type":"integer","minimum":1,"maximum":9},)"
          R"({"type":"null"}],"default":2}},"additionalProperties":false})");
}

TEST_CASE("A schema follows every kind of value") {
    const Json schema = *parse_json(options_schema<Ship>(Language::en));
    const Json& ship = schema["properties"];
    CHECK(ship["crew"]["maximum"] == 255);
    CHECK(ship["wind"]["enum"] == Json::array({"calm", "storm"}));
    CHECK(ship["wind"]["default"] == "calm");
    CHECK(ship["position"]["minItems"] == 2);
    CHECK(ship["position"]["maxItems"] == 2);
    CHECK(ship["oars"]["maxItems"] == 2);
    CHECK(!ship["songs"].contains("maxItems"));
    CHECK(!ship["oars"]["items"]["properties"]["length"].contains("maximum"));
    CHECK(ship["oars"]["items"]["properties"]["broken"]["type"] == "boolean");
    CHECK(ship["captain"]["anyOf"][0]["maximum"] == 3);
    CHECK(ship["cargo"]["anyOf"][1]["type"] == "array");
    CHECK(ship["cargo"]["default"] == "storm");
}
