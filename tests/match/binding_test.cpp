// A record binds what it says: no single change of its options or result, and no cut, passes replaying or verifying.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "horn.hpp"
#include "match/json/read.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

using OrderedJson = nlohmann::ordered_json;

/// Read back as from a file.
Record finished_game(const GameEntry& game, int seats) {
    auto table = game.open({.seats = seats, .seed = "bound"});
    REQUIRE(table);
    play_on(**table, 3, 100'000);
    const auto record = parse_record(record_text((*table)->record(Seeds::shown)));
    REQUIRE(record);
    REQUIRE(record->result != "*");
    return *record;
}

/// How replaying and verifying refuse a record: one code, since they must agree. Empty if both accept it.
std::string refusal_of(Catalogue games, const Record& record) {
    const auto replayed = replay_record(games, record);
    const auto verified = verify_record(games, record);
    CHECK(replayed.has_value() == verified.has_value());
    if (replayed || verified) { return ""; }
    CHECK(replayed.error().code() == verified.error().code());
    return std::string{replayed.error().code()};
}

/// Other values for an option: those its schema names, and the nearest of any kind.
std::vector<OrderedJson> other_values(const OrderedJson& value, const OrderedJson& schema) {
    std::vector<OrderedJson> others = {nullptr, true, false, 0, 1, ""};
    if (value.is_number()) { others.emplace_back(value.get<int>() + 1); }
    if (schema.contains("enum")) { others.insert(others.end(), schema["enum"].begin(), schema["enum"].end()); }
    std::erase(others, value);
    return others;
}

template <class Act>
void for_every_changed_option(const GameEntry& game, const std::string& options, Act&& act) {
    const OrderedJson before = OrderedJson::parse(options);
    const OrderedJson schema = OrderedJson::parse(game.options_schema(Language::en))["properties"];
    for (const auto& [name, value] : before.items()) {
        OrderedJson changed = before;
        changed.erase(name);
        act(changed.dump());
        for (const OrderedJson& other : other_values(value, schema[name])) {
            changed = before;
            changed[name] = other;
            act(changed.dump());
        }
    }
}

}  // namespace

TEST_CASE("Every game: a record with one option changed is refused, replayed or verified") {
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        Record record = finished_game(game, game.min_seats);
        for_every_changed_option(game, record.options, [&](const std::string& options) {
            CAPTURE(options);
            record.options = options;
            CHECK(refusal_of(catalogue(), record) == "E-OPTIONS-HASH");
        });
    }
}

TEST_CASE("Every game: a record that ends otherwise than it says is refused, replayed or verified") {
    for (const GameEntry& game : catalogue()) {
        CAPTURE(game.id);
        const Record record = finished_game(game, game.min_seats);
        CHECK(refusal_of(catalogue(), record).empty());
        for (const std::string& result : {std::string{"*"}, std::string{"drawn 1:1"}, record.result + "0"}) {
            Record forged = record;
            forged.result = result;
            CHECK(refusal_of(catalogue(), forged) == "E-REPLAY-RESULT");
        }
        Record cut = record;
        cut.plies.pop_back();
        CHECK(refusal_of(catalogue(), cut) == "E-REPLAY-RESULT");
    }
}

TEST_CASE("A record cut anywhere is refused, replayed or verified") {
    const Record record = finished_game(horn_games[0], 3);
    for (Record cut = record; !cut.plies.empty();) {
        cut.plies.pop_back();
        CHECK(refusal_of(horn_games, cut) == "E-REPLAY-RESULT");
    }
}

TEST_CASE("Replaying and verifying agree about every ply that was tampered with") {
    const Record record = finished_game(horn_games[0], 3);
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        Record tampered = record;
        tampered.plies[i].hash ^= 1U;
        CHECK(refusal_of(horn_games, tampered) == "E-REPLAY-HASH");
        tampered = record;
        tampered.plies[i].text = "dance";
        CHECK(!refusal_of(horn_games, tampered).empty());
    }
}

TEST_CASE("A record of an older program has no hash of its options and still loads") {
    Record record = finished_game(horn_games[0], 2);
    CHECK(record.options_hash == options_hash(record.options));
    record.options_hash.clear();
    CHECK(refusal_of(horn_games, record).empty());
}
