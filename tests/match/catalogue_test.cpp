#include <algorithm>
#include <string>

#include "horn.hpp"

using namespace meadhall;
using namespace meadhall::test;

namespace {

Record finished_record(std::uint64_t seed = 4) {
    const auto table = horn(3, std::to_string(seed));
    play_on(*table, seed);
    const auto record = parse_record(record_text(table->record(Seeds::when_over)));
    REQUIRE(record);
    return *record;
}

Record running_record(Seeds seeds) {
    const auto table = horn();
    play_on(*table, 4, 6);
    const auto record = parse_record(record_text(table->record(seeds)));
    REQUIRE(record);
    return *record;
}

std::string refusal_to_load(const Record& record) {
    const auto table = load_record(horn_games, record);
    return table ? "" : table.error().message(Language::en);
}

std::string refusal_to_verify(const Record& record) {
    const auto draws = verify_record(horn_games, record);
    return draws ? "" : draws.error().message(Language::en);
}

bool is_deal(const RecordPly& ply) { return ply.text.starts_with("deal"); }

/// The record of the same game in which a card was exchanged on the way, every hash recomputed: only the seed can tell.
Record forged_record() {
    Record record = running_record(Seeds::shown);
    const auto deal = std::ranges::find_if(record.plies, is_deal);
    deal->text = deal->text == "deal 1" ? "deal 2" : "deal 1";
    record.plies.resize(10);
    const auto table = opened({.seats = 3, .chance = Chance::manual});
    for (RecordPly& ply : record.plies) {
        must_play(*table, ply.text);
        ply.hash = table->hash(owner);
    }
    return record;
}

}  // namespace

TEST_CASE("The hall has its games") {
    for (const char* id : {"wikinger", "walhalla", "odin"}) { CHECK(find_game(catalogue(), id) != nullptr); }
    CHECK(find_game(catalogue(), "chess") == nullptr);
    for (const GameEntry& game : catalogue()) { CHECK(game.min_seats <= game.max_seats); }
}

TEST_CASE("A record loads into a table that gives the same record") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Record record = finished_record(seed);
        const auto table = load_record(horn_games, record);
        REQUIRE(table);
        CHECK(record_text((*table)->record(Seeds::when_over)) == record_text(record));
    }
}

TEST_CASE("A running game goes on from its record with the same draws") {
    const auto table = horn();
    play_on(*table, 4, 6);
    const auto again = load_record(horn_games, table->record(Seeds::shown));
    REQUIRE(again);
    CHECK((*again)->chance() == Chance::dealt);
    play_on(*table, 77);
    play_on(**again, 77);
    CHECK((*again)->record(Seeds::shown) == table->record(Seeds::shown));
}

TEST_CASE("Without its seed a running game goes on by hand and keeps its commitment") {
    const Record record = running_record(Seeds::when_over);
    const auto table = load_record(horn_games, record);
    REQUIRE(table);
    CHECK((*table)->chance() == Chance::manual);
    CHECK((*table)->commitment() == record.seed_commit);
    CHECK(record_text((*table)->record(Seeds::when_over)) == record_text(record));
    const auto dealt = load_record(horn_games, record, "saga");
    REQUIRE(dealt);
    CHECK((*dealt)->chance() == Chance::dealt);
    CHECK(load_record(horn_games, record, "another").error().code() == "E-COMMITMENT");
}

TEST_CASE("A record that stops before a draw is dealt on when loaded, and left alone when looked at") {
    Record record = running_record(Seeds::shown);
    record.plies.resize(4);
    const auto loaded = load_record(horn_games, record);
    const auto looked_at = replay_record(horn_games, record);
    REQUIRE(loaded);
    REQUIRE(looked_at);
    CHECK((*loaded)->ply() == 10);
    CHECK((*looked_at)->ply() == 4);
}

TEST_CASE("A record is replayed to any of its plies") {
    const Record record = finished_record();
    for (int ply = 1; ply <= static_cast<int>(record.plies.size()); ++ply) {
        const auto table = replay_record(horn_games, record, ply);
        REQUIRE(table);
        CHECK((*table)->ply() == ply);
        CHECK((*table)->hash(owner) == record.plies.at(static_cast<std::size_t>(ply - 1)).hash);
    }
    CHECK(replay_record(horn_games, record, 1000).error().code() == "E-NO-PLY");
}

TEST_CASE("A record that does not agree with the rules is refused with its line") {
    const Record good = finished_record();
    Record record = good;
    record.plies[11].hash ^= 1U;
    CHECK(refusal_to_load(record).starts_with("The position is not the one that was recorded. (line 22: "));
    record = good;
    record.plies[11].text = "pour 3";
    CHECK(refusal_to_load(record) == "Something else is due now. (line 22: pour 3)");
    record = good;
    record.plies[11].text = "dance";
    CHECK(refusal_to_load(record) == "This is not a move. (line 22: dance)");
    record = good;
    record.plies[11].by_chance = true;
    CHECK(refusal_to_load(record).starts_with("The record mixes up chance and decisions. (line 22: "));
    record = good;
    record.plies.push_back({"pour 1", false, 0, 99});
    CHECK(refusal_to_load(record) == "The game is over. (line 99: pour 1)");
    record = good;
    record.result = "*";
    CHECK(refusal_to_load(record).starts_with("The game did not end as recorded. (won "));
    record = good;
    record.rules = 2;
    CHECK(refusal_to_load(record) == "The record was made by another version of the rules. (2, known: 1)");
    record = good;
    record.game = "chess";
    CHECK(refusal_to_load(record) == "There is no such game. (chess)");
    record = good;
    record.seats = 7;
    CHECK(refusal_to_load(record) == "Two to four can play.");
    record = good;
    record.options = R"({"hand":99})";
    CHECK(refusal_to_load(record) == "The options are not the recorded ones.");
    record.options_hash = options_hash(record.options);
    CHECK(refusal_to_load(record) == "A hand has two to seven cards. (options.hand)");
    record = good;
    record.seed = "another";
    CHECK(refusal_to_load(record) == "The seed is not the one that was promised.");
}

TEST_CASE("An honest record is verified, every draw of it") {
    const Record record = finished_record();
    const auto draws = verify_record(horn_games, record);
    REQUIRE(draws);
    CHECK(*draws == std::ranges::count(record.plies, true, &RecordPly::by_chance));
}

TEST_CASE("A draw that does not follow from the seed is found, even where every hash agrees") {
    const Record forged = forged_record();
    CHECK(refusal_to_load(forged).empty());
    CHECK(refusal_to_verify(forged).starts_with("The seed gives another outcome. (line 12: deal"));
}

TEST_CASE("Without a commitment or its seed nothing can be verified") {
    Record record = finished_record();
    record.seed.clear();
    CHECK(refusal_to_verify(record) == "The seed has not been revealed yet.");
    record.seed_commit.clear();
    CHECK(refusal_to_verify(record) == "No seed was promised, so nothing can be verified.");
    record = finished_record();
    record.seed = "another";
    CHECK(refusal_to_verify(record) == "The seed is not the one that was promised.");
}

TEST_CASE("A game that began from a position is recorded with it") {
    const auto table = horn();
    play_on(*table, 4, 5);
    const auto study = opened({.seats = 3, .state = view_of(*table, owner), .seed = "study"});
    play_on(*study, 6);
    const Record record = study->record(Seeds::when_over);
    const auto again = load_record(horn_games, record);
    REQUIRE(again);
    CHECK(record_text((*again)->record(Seeds::when_over)) == record_text(record));
    CHECK(verify_record(horn_games, record));
}
