// The record of one game, a `.saga` file: tag lines, then one numbered line per ply with the hash of the state after
// it. docs/notation.md describes the text; this is its value.
//
//     [Game "wikinger"]
//     [Rules 1]
//     [Seats 2]
//     [Options {"mode":"standard"}]
//     [OptionsHash "1e43f092b5181136"]
//     [Result "*"]
//
//     1. ~ start 0               #3f0c5a7e91b2d486
//     2. c4 d5                   #90e1b7a3c2d4f658
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "core/seat.hpp"

namespace meadhall {

/// One line of a record. `text` is in the game's own notation.
struct RecordPly {
    std::string text;
    bool by_chance = false;
    std::uint64_t hash = 0;  // of the state after the ply
    int line = 0;            // in the text it was read from, counted from 1; 0 if it was not read

    friend bool operator==(const RecordPly&, const RecordPly&) = default;
};

/// Everything a `.saga` file says. Absent tags are empty.
struct Record {
    std::string game;
    int rules = 0;  // the game's rules_version
    int seats = 0;
    std::string options = "{}";        // JSON object
    std::string options_hash;          // as `options_hash` writes it; programs before Rules 2 left it out
    std::string state;                 // JSON object: the position the game began from, if not the usual one
    std::vector<std::string> players;  // a name for every seat, or none at all
    std::string date;                  // 2025-01-31
    std::string result;                // as `result_text` writes it
    std::string seed_commit;           // present when the table dealt the chance outcomes
    std::string seed;                  // only once revealed
    std::vector<RecordPly> plies;

    friend bool operator==(const Record&, const Record&) = default;
};

/// The text of a record; `parse_record` gives the same record back, and the same record always gives the same bytes.
[[nodiscard]] std::string record_text(const Record& record);

/// Reads a record. A refusal names the line. Knows no game: whether the plies are legal is found out by replaying.
[[nodiscard]] Result<Record> parse_record(std::string_view text);

/// Binds a record to its options, a JSON object exactly as it is written there: sixteen hexadecimal digits.
[[nodiscard]] std::string options_hash(std::string_view options);

/// "*" while the game runs, then "won 0 3:1", "won 0+2 3:1:2:0" or "drawn 2:2": winners and scores by seat.
[[nodiscard]] std::string result_text(const Standing& standing, int seats);

inline constexpr std::size_t hash_digits = 16;

/// A hash as every door writes it: sixteen hexadecimal digits.
[[nodiscard]] std::string hash_text(std::uint64_t hash);

}  // namespace meadhall
