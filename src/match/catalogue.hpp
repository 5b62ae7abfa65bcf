// The games that can be opened by name, and the ways to come by a table: a fresh one, a position, a record.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game_list.hpp"
#include "core/refusal.hpp"
#include "core/words.hpp"
#include "match/bots/bots.hpp"
#include "match/record/record.hpp"
#include "match/table.hpp"

namespace meadhall {

/// A replayed record is only looked at, or the game goes on: then a table that deals does so at once.
enum class AfterReplay : std::uint8_t { look, play_on };

/// What the hall knows of a game without playing it.
struct GameEntry {
    std::string_view id;
    std::string_view title;
    int rules_version = 0;
    int oldest_replayable = 0;  // the first version of the rules whose records still replay
    int min_seats = 0;
    int max_seats = 0;
    std::span<const BotCard> bots;            // from the weakest to the strongest
    std::string (*options_schema)(Language);  // JSON Schema
    std::string (*components)();              // what lies in the box, as far as forms and builders need it; JSON object
    std::string (*schema)(Language);          // of all it says, each part as JSON Schema
    /// Opens a table and, where chance is dealt, deals. Refuses bad options, impossible positions, a missing seed.
    Result<std::unique_ptr<Table>> (*open)(const Opening&);
    /// Opens a table and plays the record's plies, comparing the result and, unless older rules made the record, every
    /// hash. Refusals name the line.
    Result<std::unique_ptr<Table>> (*replay)(const Opening&, const Record&, AfterReplay);
    /// Replays a record and counts its draws that follow from its seed; refuses the first that does not.
    Result<int> (*verify)(const Opening&, const Record&);
};

using Catalogue = std::span<const GameEntry>;

/// What a catalogue says about one game: match/entry.hpp, compiled once per game in match/games/<game>.cpp.
template <class G>
[[nodiscard]] const GameEntry& entry_of();

/// The catalogue of a list of games, in its order.
template <class... Games>
[[nodiscard]] Catalogue catalogue_of(GameList<Games...> /*games*/) {
    static const GameEntry all[] = {entry_of<Games>()...};
    return all;
}

/// All games of the hall.
[[nodiscard]] Catalogue catalogue();

/// The game of this name, or nothing.
[[nodiscard]] const GameEntry* find_game(Catalogue games, std::string_view id);

/// The card of a game's bot, or nothing.
[[nodiscard]] const BotCard* find_bot_card(const GameEntry& game, std::string_view bot);
/// "random, greedy"
[[nodiscard]] std::string bot_names(const GameEntry& game);

/// Opens a table. Refuses an unknown game, a wrong number of seats and whatever the game refuses.
[[nodiscard]] Result<std::unique_ptr<Table>> open_table(Catalogue games, std::string_view game, const Opening& opening);

/// A word about a record that older rules made: it still replays to the same result, but its hashes are those of other
/// states and are not compared. Empty for any other.
[[nodiscard]] std::string caveat(Catalogue games, const Record& record, Language language);

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
