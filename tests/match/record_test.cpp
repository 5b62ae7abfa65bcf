#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "match/record/record.hpp"

using namespace meadhall;

namespace {

constexpr std::string_view saga = R"([Game "horn"]
[Rules 1]
[Seats 2]
[Options {"hand":3}]
[OptionsHash "00ff"]
[State {"phase":"pour"}]
[Players ["Anna","greedy"]]
[Date "2025-01-31"]
[Result "won 0 3:1"]
[SeedCommit "ab"]
[Seed "secret \"7\""]

1. ~ begin 0                #0000000000000001
2. pour 3                   #ffffffffffffffff
)";

Record sample() {
    return {
        .game = "horn",
        .rules = 1,
        .seats = 2,
        .options = R"({"hand":3})",
        .options_hash = "00ff",
        .state = R"({"phase":"pour"})",
        .players = {"Anna", "greedy"},
        .date = "2025-01-31",
        .result = "won 0 3:1",
        .seed_commit = "ab",
        .seed = "secret \"7\"",
        .plies = {{"begin 0", true, 1, 13}, {"pour 3", false, ~std::uint64_t{0}, 14}},
    };
}

constexpr std::string_view head = "[Game \"horn\"]\n[Rules 1]\n[Seats 2]\n";

std::string complaint(const std::string& text) {
    const Result<Record> record = parse_record(text);
    return record ? "" : record.error().detail;
}

std::string complaint_about(std::string_view line) { return complaint(std::string{head} + std::string{line} + "\n"); }

Standing standing(bool over, std::array<int, max_seats> scores, SeatSet winners) {
    return {.over = over, .scores = scores, .winners = winners};
}

}  // namespace

TEST_CASE("A record is readable text, the same bytes for the same record") { CHECK(record_text(sample()) == saga); }

TEST_CASE("A record is read as it was written") {
    const Result<Record> record = parse_record(saga);
    REQUIRE(record);
    CHECK(*record == sample());
}

TEST_CASE("Comments, blank lines and the line ends of other systems do not matter") {
    const Result<Record> record = parse_record(
        "; a fine game\r\n\r\n[Game \"horn\"]\r\n[Rules 1]\r\n[Seats 2]\r\n\r\n 1.  pour 3 #00000000000000aa\r\n");
    REQUIRE(record);
    CHECK(record->plies.at(0).text == "pour 3");
    CHECK(record->plies.at(0).hash == 0xAA);
    CHECK(record->plies.at(0).line == 7);
}

TEST_CASE("A refused record names the line and what was expected there") {
    CHECK(complaint("") == "Game is missing");
    CHECK(complaint("[Game \"horn\"]\n") == "Rules is missing");
    CHECK(complaint("[Game horn]\n") == "line 1: expected a JSON value");
    CHECK(complaint("[Game 3]\n") == "line 1: value: expected a text");
    CHECK(complaint("[Game\n") == "line 1: expected [Tag value]");
    CHECK(complaint_about("[Game \"odin\"]") == "line 4: Game is given twice");
    CHECK(complaint_about("[Colour \"red\"]") == "line 4: unknown tag");
    CHECK(complaint_about("[OptionsHash 7]") == "line 4: value: expected a text");
    CHECK(complaint_about("[Options []]") == "line 4: expected a JSON object");
    CHECK(complaint_about("[Players [1]]") == "line 4: value[0]: expected a text");
    CHECK(complaint_about("[Date 7]") == "line 4: value: expected a text");
    CHECK(complaint_about("hello") == "line 4: expected a ply: NUMBER. MOVE #HASH");
    CHECK(complaint_about("1. pour 3") == "line 4: expected a ply: NUMBER. MOVE #HASH");
    CHECK(complaint_about("2. pour 3 #0000000000000000") == "line 4: expected ply number 1");
    CHECK(complaint_about("x. pour 3 #0000000000000000") == "line 4: expected ply number 1");
    CHECK(complaint_about("1. pour 3 #000000000000000") == "line 4: expected a hash of 16 hexadecimal digits");
    CHECK(complaint_about("1. pour 3 #000000000000000g") == "line 4: expected a hash of 16 hexadecimal digits");
    CHECK(complaint_about("1. ~ #0000000000000000") == "line 4: expected a move");
    CHECK(complaint_about("1. pour 3 #0000000000000000\n[Date \"x\"]") == "line 5: tags come before the plies");
}

TEST_CASE("A result says who won and the scores by seat") {
    CHECK(result_text(standing(false, {1, 2}, {}), 2) == "*");
    CHECK(result_text(standing(true, {3, 1}, {seat(0)}), 2) == "won 0 3:1");
    CHECK(result_text(standing(true, {3, 1, 2, 0}, {seat(0), seat(2)}), 4) == "won 0+2 3:1:2:0");
    CHECK(result_text(standing(true, {2, 2, -1}, {}), 3) == "drawn 2:2:-1");
}
