// What the board of Ein Fest für Odin says to the players, and the short signs by which things are drawn and typed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/words.hpp"
#include "games/odin/components/item.hpp"
#include "games/odin/components/spaces.hpp"
#include "games/odin/move.hpp"

namespace meadhall::cli {

enum class OdinSaying : std::uint8_t {
    // What is being played.
    part_setup,
    part_round,
    part_over,
    // How to answer.
    type_card,
    type_window,
    type_done,
    type_done_or_space,
    type_turn,
    type_turn_only,
    or_done,
    or_no,
    type_number,
    type_yes_no,
    type_mountain,
    type_upgrading,
    type_good,
    type_play,
    type_tile,
    type_boats,
    type_roll,
    type_any_of,
    type_face,
    type_emigration,
    type_feasting,
    type_use,
    type_space,
    type_how_many,
    type_laying,
    // What presses.
    warn_feast,
    // What answers cost and bring.
    dice_stakes,
    dice_sure,
    dice_loot,
    dice_back,
    dice_by_loot,
    dice_by_paying,
    dice_by_rolling,
    dice_by_failing,
    waste,
    space_line,
    space_or,
    space_open,
    space_lacking,
    lacking,
    // Beside the board.
    vikings,
    seat_short,
    seat_least,
    waiting,
    points,
    income,
    bonuses,
    weapons,
    ships,
    emigrated,
    buildings,
    islands,
    specials,
    strips,
    strip_letters,
    hand,
    played,
    cards,
    nothing,
    penalties,
    slots,
    // The action board.
    column_1,
    column_2,
    column_3,
    column_4,
    taken_by,
    taken_now,
    taken_before,
    imitation_free,
    imitation_used,
    action_legend,
    action_legend_solo,
    // Grids.
    grid_legend,
    corner_legend,
    income_line,
    // Other sheets.
    on_display,
    board_of,
    goods_head,
    goods_legend,
    oval_board,
    feast_legend,
    feast_beside,
    shapes,
    lookups,
    // Lists of moves.
    list_place,
    list_imitate,
    list_lay,
    list_pose,
    list_more,
    lesson,
    count,
};

[[nodiscard]] const Words& words(OdinSaying saying);

/// An action space in at most sixteen signs.
[[nodiscard]] std::string_view short_name(odin::Space space, Language language);
/// An action space as it is typed: column and row, "2c".
[[nodiscard]] std::string code_of(odin::Space space);

/// Two letters for everything that can be owned; those of every language are understood when typed.
[[nodiscard]] std::string_view sign_of(odin::Item item, Language language);

/// What a player types for a verb; the first word is shown, the others are understood too.
[[nodiscard]] const Words& verb_words(odin::Verb verb);

}  // namespace meadhall::cli
