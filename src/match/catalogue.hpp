// The games that can be opened by name, and the ways to come by a table: a fresh one, a position, a record.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/bots.hpp"
#include "match/record.hpp"
#include "match/table.hpp"

namespace meadhall {

/// A replayed record is only looked at, or the game goes on: then a table that deals does so at once.
enum class AfterReplay : std::uint8_t { look, play_on };

/// What the hall knows of a game without playing it.
struct GameEntry {
    std::string_view id;
    std::string_view title;
    int rules_version = 0;
    int min_seats = 0;
    int max_seats = 0;
    std::span<const BotCard> bots;            // from the weakest to the strongest
    std::string (*options_schema)(Language);  // JSON Schema
    std::string (*components)();              // what lies in the box, as far as forms and builders need it; JSON object
    /// Opens a table and, where chance is dealt, deals. Refuses bad options, impossible positions, a missing seed.
    Result<std::unique_ptr<Table>> (*open)(const Opening&);
    /// Opens a table and plays the record's plies, comparing every hash and the result. Refusals name the line.
    Result<std::unique_ptr<Table>> (*replay)(const Opening&, const Record&, AfterReplay);
    /// Counts the draws of a record that follow from its seed; refuses the first that does not.
    Result<int> (*verify)(const Opening&, const Record&);
};

using Catalogue = std::span<const GameEntry>;

/// All games of the hall.
[[nodiscard]] Catalogue catalogue();

/// The game of this name, or nothing.
[[nodiscard]] const GameEntry* find_game(Catalogue games, std::string_view id);

/// Opens a table. Refuses an unknown game, a wrong number of seats and whatever the game refuses.
[[nodiscard]] Result<std::unique_ptr<Table>> open_table(Catalogue games, std::string_view game, const Opening& opening);

/// Sets a table up from a record, at its end, ready to play on. A record of a dealt game goes on being dealt if the
/// seed is in the record or given here and matches the commitment; otherwise outcomes are entered by hand from here.
[[nodiscard]] Result<std::unique_ptr<Table>> load_record(Catalogue games, const Record& record,
                                                         std::string_view seed = {});

/// The position after `ply` plies of a record (all of them if −1), for looking at: nothing is dealt beyond it.
/// Every ply of the record is checked first, also those behind `ply`.
[[nodiscard]] Result<std::unique_ptr<Table>> replay_record(Catalogue games, const Record& record, int ply = -1);

/// Replays a record and checks that the revealed seed matches the commitment and every chance outcome follows from
/// it. Returns how many outcomes were checked.
[[nodiscard]] Result<int> verify_record(Catalogue games, const Record& record);

}  // namespace meadhall
