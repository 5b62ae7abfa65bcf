// Records made by older rules: where only the hashes changed since, they replay, and the doors say what was not
// compared.
#include <array>
#include <string>

#include "client.hpp"
#include "horn.hpp"

namespace meadhall {

namespace test {

/// Mead Horn in its second version: it says that records of the first still replay.
class SecondHorn : public toy::Game {
  public:
    static constexpr int rules_version = 2;
    static constexpr int oldest_replayable = 1;

    explicit SecondHorn(const toy::Game& game) : Game{game} {}
    [[nodiscard]] static Result<SecondHorn> make(int seats, const Options& options) {
        const Result<toy::Game> game = toy::Game::make(seats, options);
        if (!game) { return std::unexpected{game.error()}; }
        return SecondHorn{*game};
    }
};

}  // namespace test

template <>
struct Judgement<test::SecondHorn> : Judgement<toy::Game> {};
template <>
struct Tactics<test::SecondHorn> : None {};
template <>
struct QuickPlayer<test::SecondHorn> : None {};
template <>
struct Levels<test::SecondHorn> : None {};
template <>
struct Reference<test::SecondHorn> : None {};

}  // namespace meadhall

using namespace meadhall;
using namespace meadhall::test;

namespace {

constexpr std::array second_games = {entry<SecondHorn>};

/// What version 1 wrote, with the hashes of other states than ours.
Record older_record() {
    const auto table = horn();
    play_on(*table, 4);
    Record record = table->record(Seeds::when_over);
    for (RecordPly& ply : record.plies) { ply.hash ^= 0xF00DU; }
    return record;
}

std::string code_of(const Record& record) {
    const auto table = replay_record(second_games, record);
    return table ? "" : std::string{table.error().code()};
}

}  // namespace

TEST_CASE("A record of older rules replays and is verified, its hashes aside") {
    const Record record = older_record();
    const auto table = replay_record(second_games, record);
    REQUIRE(table);
    CHECK(result_text((*table)->standing(), 3) == record.result);
    CHECK(verify_record(second_games, record));
}

TEST_CASE("The record of a game that was loaded from older rules is one of the present rules") {
    const auto table = load_record(second_games, older_record());
    REQUIRE(table);
    const Record record = (*table)->record(Seeds::when_over);
    CHECK(record.rules == 2);
    CHECK(caveat(second_games, record, Language::en).empty());
    CHECK(code_of(record).empty());
}

TEST_CASE("Of a record of older rules moves, draws, options and result are still checked") {
    Record record = older_record();
    record.plies.back().text = "dance";
    CHECK(!code_of(record).empty());
    record = older_record();
    record.result = "drawn 1:1:1";
    CHECK(code_of(record) == "E-REPLAY-RESULT");
    record = older_record();
    record.options_hash = "0000000000000000";
    CHECK(code_of(record) == "E-OPTIONS-HASH");
    record = older_record();
    record.seed = "another";
    CHECK(code_of(record) == "E-COMMITMENT");
}

TEST_CASE("Rules older than the oldest and newer than the present are refused") {
    Record record = older_record();
    record.rules = 0;
    CHECK(code_of(record) == "E-RULES-VERSION");
    record.rules = 3;
    CHECK(code_of(record) == "E-RULES-VERSION");
    CHECK(replay_record(second_games, record).error().detail == "3, known: 1–2");
}

TEST_CASE("The present rules compare every hash") {
    Record record = older_record();
    record.rules = 2;
    CHECK(code_of(record) == "E-REPLAY-HASH");
}

TEST_CASE("Only a record of the first rules may leave its options unbound") {
    Record record = older_record();
    record.options_hash.clear();
    CHECK(code_of(record).empty());
    CHECK(verify_record(second_games, record));
    const auto table = load_record(second_games, older_record());
    REQUIRE(table);
    record = (*table)->record(Seeds::when_over);
    REQUIRE(record.rules == 2);
    CHECK(verify_record(second_games, record));
    record.options_hash.clear();
    CHECK(code_of(record) == "E-OPTIONS-HASH");
    CHECK(verify_record(second_games, record).error().code() == "E-OPTIONS-HASH");
}

TEST_CASE("The protocol says in the caller's language what was not compared") {
    Client client{second_games};
    const std::string record = record_text(older_record());
    for (const char* method : {"load", "replay", "verify"}) {
        CHECK(client.result(method, {{"record", record}})["note"] ==
              "Recorded by version 1 of the rules: hashes are not compared.");
    }
    CHECK(client.result("verify", {{"record", record}, {"language", "de"}})["note"] ==
          "Aufgezeichnet nach Fassung 1 der Regeln: Prüfsummen werden nicht verglichen.");
    const auto table = load_record(second_games, older_record());
    REQUIRE(table);
    const std::string present = record_text((*table)->record(Seeds::when_over));
    for (const char* method : {"load", "replay", "verify"}) {
        CHECK(!client.result(method, {{"record", present}}).contains("note"));
    }
}
