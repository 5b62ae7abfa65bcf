// What must hold at the tables of every game of the hall, whatever its rules.
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "horn.hpp"
#include "match/catalogue.hpp"
#include "match/json/read.hpp"

using namespace meadhall;

namespace {

using test::owner;
using test::play_on;

std::unique_ptr<Table> table_of(const GameEntry& game, int seats, const std::string& seed) {
    auto table = game.open({.seats = seats, .seed = seed});
    REQUIRE(table);
    return std::move(*table);
}

std::string everything(const Table& table) {
    std::string out;
    table.view_json(out, owner);
    return out;
}

/// Whether no object in the text has a key twice; the parser itself would keep the last one without a word.
bool keys_are_distinct(const std::string& text) {
    std::vector<std::set<std::string>> open;
    bool distinct = true;
    const auto look = [&](int /*depth*/, Json::parse_event_t event, Json& value) {
        if (event == Json::parse_event_t::object_start) { open.emplace_back(); }
        if (event == Json::parse_event_t::object_end) { open.pop_back(); }
        if (event == Json::parse_event_t::key) {
            distinct = open.back().insert(value.get<std::string>()).second && distinct;
        }
        return true;
    };
    return !Json::parse(text, look).is_discarded() && distinct;
}

template <class Act>
void for_every_table(Act&& act) {
    for (const GameEntry& game : catalogue()) {
        for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
            CAPTURE(game.id);
            CAPTURE(seats);
            act(game, seats);
        }
    }
}

}  // namespace

TEST_CASE("Every game: a position is the same after writing and reading it, at every ply") {
    for_every_table([](const GameEntry& game, int seats) {
        const auto table = table_of(game, seats, "position");
        play_on(*table, 1, 400);
        for (int ply = 0; ply <= table->last_ply(); ply += ply < 60 ? 1 : 7) {
            REQUIRE(table->go_to(ply, owner));
            const auto again = game.open({.seats = seats, .state = everything(*table), .chance = Chance::manual});
            REQUIRE_MESSAGE(again, (again ? "" : again.error().message(Language::en)));
            CHECK((*again)->hash(owner) == table->hash(owner));
            CHECK(everything(**again) == everything(*table));
        }
    });
}

TEST_CASE("Every game: a record loads, replays and verifies") {
    for_every_table([](const GameEntry& game, int seats) {
        const auto table = table_of(game, seats, "record");
        play_on(*table, 2, 2000);
        const std::string text = record_text(table->record(Seeds::shown));
        const auto record = parse_record(text);
        REQUIRE(record);
        const auto loaded = load_record(catalogue(), *record);
        REQUIRE_MESSAGE(loaded, (loaded ? "" : loaded.error().message(Language::en)));
        CHECK(record_text((*loaded)->record(Seeds::shown)) == text);
        CHECK(verify_record(catalogue(), *record));
    });
}

TEST_CASE("Every game: no move, event or view has a key twice") {
    CHECK_FALSE(keys_are_distinct(R"({"verb":"boats","count":1,"count":2})"));
    for_every_table([](const GameEntry& game, int seats) {
        const auto table = table_of(game, seats, "keys");
        for (int i = 0; i < 300 && !table->to_act().is_nobody(); ++i) {
            std::string menu;
            REQUIRE(table->moves_json(menu, owner, {}));
            REQUIRE_MESSAGE(keys_are_distinct(menu), menu);
            const int before = table->ply();
            play_on(*table, static_cast<std::uint64_t>(i), 1);
            for (const Happening& happening : table->happenings(before, table->ply(), owner, Language::en)) {
                REQUIRE_MESSAGE(keys_are_distinct(happening.json), happening.json);
            }
        }
        CHECK(keys_are_distinct(everything(*table)));
        CHECK(keys_are_distinct(table->scene()));
    });
}

TEST_CASE("Every game: each view, menu and event is JSON, and each event has a sentence in each language or in none") {
    for_every_table([](const GameEntry& game, int seats) {
        const auto table = table_of(game, seats, "json");
        play_on(*table, 3, 150);
        for (int ply = 0; ply <= table->last_ply(); ++ply) {
            REQUIRE(table->go_to(ply, owner));
            for (int i = 0; i < seats; ++i) {
                std::string view;
                table->view_json(view, seat(i));
                CHECK(parse_json(view));
            }
            std::string menu;
            REQUIRE(table->moves_json(menu, owner, {}));
            CHECK(parse_json(menu));
        }
        const auto english = table->happenings(0, table->last_ply(), owner, Language::en);
        const auto german = table->happenings(0, table->last_ply(), owner, Language::de);
        REQUIRE(english.size() == german.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            CHECK(parse_json(english[i].json));
            CHECK(english[i].sentence.empty() == german[i].sentence.empty());
        }
    });
}

TEST_CASE("Every game: its options have a schema in each language") {
    for (const GameEntry& game : catalogue()) {
        for (const Language language : {Language::en, Language::de, Language::nl}) {
            const auto schema = parse_json(game.options_schema(language));
            REQUIRE(schema);
            CHECK((*schema)["type"] == "object");
            CHECK(!(*schema)["properties"].empty());
        }
    }
}
