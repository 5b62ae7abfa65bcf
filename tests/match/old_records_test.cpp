// Records that earlier programs wrote, kept as data: every one still replays to its result.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>

#include <doctest/doctest.h>

#include "match/catalogue.hpp"
#include "support/places.hpp"

using namespace meadhall;

namespace {

const std::filesystem::path data = test::data_folder();
const std::filesystem::path records = data / "records";

Record record_in(const std::filesystem::path& file) {
    std::ifstream stream{file};
    const auto record = parse_record(std::string{std::istreambuf_iterator<char>{stream}, {}});
    REQUIRE_MESSAGE(record, (record ? "" : record.error().message(Language::en)));
    return *record;
}

template <class Act>
void for_every_record(Act&& act) {
    for (const auto& file : std::filesystem::recursive_directory_iterator{records}) {
        if (file.path().extension() != ".saga") { continue; }
        CAPTURE(file.path().lexically_relative(records).string());
        act(record_in(file.path()));
    }
}

}  // namespace

TEST_CASE("An old record replays move by move to its result") {
    std::map<std::string, int> replayed;
    std::map<std::string, int> with_hashes;
    for_every_record([&](const Record& record) {
        const auto table = replay_record(catalogue(), record);
        REQUIRE_MESSAGE(table, (table ? "" : table.error().message(Language::en)));
        CHECK(result_text((*table)->standing(), (*table)->seats()) == record.result);
        CHECK(std::cmp_equal((*table)->ply(), record.plies.size()));
        ++replayed[record.game];
        with_hashes[record.game] += caveat(catalogue(), record, Language::en).empty() ? 1 : 0;
    });
    for (const char* game : {"wikinger", "walhalla", "odin"}) {
        CHECK(replayed[game] >= 12);
        CHECK(with_hashes[game] >= 8);
    }
}

TEST_CASE("The draws of an old record follow from its seed") {
    for_every_record([](const Record& record) {
        if (record.seed.empty()) { return; }
        const auto draws = verify_record(catalogue(), record);
        CHECK_MESSAGE(draws, (draws ? "" : draws.error().message(Language::en)));
    });
}

TEST_CASE("A record with a move that only a mended rule forbids is refused at its line, with the reason (W-11)") {
    const auto refusal = [](const char* name) {
        const auto table = replay_record(catalogue(), record_in(data / "refused-records" / "wikinger" / name));
        REQUIRE_FALSE(table);
        return table.error();
    };
    const Refusal to_nowhere = refusal("quiet-hop-to-nowhere.saga");
    CHECK(to_nowhere.code() == "E-CHAIN-NO-CAPTURE");
    CHECK(to_nowhere.rule() == "W-7.5");
    CHECK(to_nowhere.detail == "line 82: g4-e4-e2-c2");
    // Where the hop leads to a further capture it is legal, but it is still the same player's turn after it.
    const Refusal ended_the_turn = refusal("quiet-hop-that-ended-the-turn.saga");
    CHECK(ended_the_turn.code() == "E-REPLAY-HASH");
    CHECK(ended_the_turn.detail.starts_with("line 82: b8-d8"));
}
