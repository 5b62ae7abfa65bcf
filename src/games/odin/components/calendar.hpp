// The long and the short game, round by round; what depends on the number of players; the twelve phases (O-2, O-3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/words.hpp"
#include "games/odin/components/exploration.hpp"

namespace meadhall::odin {

enum class Length : std::uint8_t { long_game, short_game };
constexpr auto names(Length /*of*/) { return std::array<std::string_view, 2>{"long", "short"}; }

struct RoundRow {
    int vikings = 0;             // at hand in this round; as many slots of the table are to be filled (O-2.6, O-10.1)
    int harvest = 0;             // O-3.3: crops up to this tier are harvested; 0: no harvest
    std::optional<Board> turns;  // O-3.4: the exploration board turned in this round
};

inline constexpr std::array<RoundRow, 7> long_rounds = {{
    {6, 1, std::nullopt},
    {7, 2, std::nullopt},
    {8, 0, Board::a},
    {9, 3, Board::b},
    {10, 0, Board::c},
    {11, 4, Board::d},
    {12, 0, std::nullopt},
}};

inline constexpr std::array<RoundRow, 6> short_rounds = {{
    {7, 1, std::nullopt},
    {8, 0, Board::a},
    {9, 2, Board::b},
    {10, 0, Board::c},
    {11, 3, Board::d},
    {12, 0, std::nullopt},
}};

[[nodiscard]] constexpr std::span<const RoundRow> rounds(Length length) {
    return length == Length::long_game ? std::span<const RoundRow>{long_rounds}
                                       : std::span<const RoundRow>{short_rounds};
}
[[nodiscard]] constexpr int last_round(Length length) { return static_cast<int>(rounds(length).size()); }
/// Precondition: 1 ≤ round ≤ last_round(length).
[[nodiscard]] constexpr const RoundRow& round_row(Length length, int round) {
    return rounds(length)[static_cast<std::size_t>(round - 1)];
}

inline constexpr int vikings_per_colour = 12;

/// O-13.1: the two colours of the solo game.
struct SoloRow {
    int thing_square = 0;                // of the first colour
    int waiting_field = 0;               // of the second colour
    std::array<std::int8_t, 7> table{};  // Vikings on the slot of each round; odd rounds first colour, even ones second
};

[[nodiscard]] constexpr SoloRow solo_setup(Length length) {
    return length == Length::long_game ? SoloRow{5, 5, {1, 2, 2, 2, 2, 2, 2}} : SoloRow{5, 6, {2, 2, 2, 2, 2, 2, 0}};
}

/// O-3.2: the Vikings that join each player when this round begins.
[[nodiscard]] constexpr int vikings_joining(Length length, int players, int round) {
    return players > 1 ? 1 : solo_setup(length).table[static_cast<std::size_t>(round - 1)];
}

/// O-2: what depends on the number of players.
struct PlayersRow {
    int players = 0;
    int open_strips = 0;       // O-2.7
    int imitation_spaces = 0;  // O-2.2
};

inline constexpr std::array<PlayersRow, 4> tables = {{{1, 2, 0}, {2, 2, 0}, {3, 2, 0}, {4, 3, 2}}};

/// O-3.1: the phases of a round.
enum class Phase : std::uint8_t {
    new_viking,
    harvest,
    exploration_boards,
    new_weapon,
    actions,
    start_player,
    income,
    breeding,
    feast,
    bonus,
    mountain_strips,
    return_vikings,
};
inline constexpr int phase_count = 12;
constexpr auto names(Phase /*of*/) {
    return std::array<std::string_view, phase_count>{
        "new_viking", "harvest", "exploration_boards", "new_weapon",    "actions", "start_player", "income", "breeding",
        "feast",      "bonus",   "mountain_strips",    "return_vikings"};
}

inline constexpr std::array<Words, phase_count> phase_names = {{
    {"New Viking", "Neuer Wikinger", "Nieuwe Viking"},
    {"Harvest", "Ernte", "Oogst"},
    {"Exploration boards", "Entdeckungspläne", "Ontdekkingsborden"},
    {"New weapon", "Neue Waffe", "Nieuw wapen"},
    {"Actions", "Aktionen", "Acties"},
    {"Start player", "Startspieler", "Startspeler"},
    {"Income", "Einnahmen", "Inkomsten"},
    {"Breeding", "Tiervermehrung", "Dieren fokken"},
    {"Feast", "Festmahl", "Feestmaal"},
    {"Bonus", "Prämien", "Bonussen"},
    {"Mountain strips", "Bergstreifen", "Bergstroken"},
    {"Vikings return", "Rückkehr der Wikinger", "Terugkeer van de Vikingen"},
}};

/// O-12.3, O-12.4: what is counted at the end besides the points printed in the other tables.
inline constexpr int thing_penalty_points = -3;

}  // namespace meadhall::odin
