// The printed placement areas: the home board, the eight sides of the exploration boards, the two kinds of house.
// Here as drawn; `map_of` gives the same as sets of cells, with everything worked out that the laying rules ask.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/inplace_vector.hpp"
#include "core/words.hpp"
#include "games/odin/components/areas/cells.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

enum class Face : std::uint8_t {
    home,
    shetland,
    faroe_islands,
    iceland,
    greenland,
    bear_island,
    baffin_island,
    labrador,
    newfoundland,
    stone_house,
    long_house,
};
inline constexpr int face_count = 11;
constexpr auto names(Face /*of*/) {
    return std::array<std::string_view, face_count>{"home",         "shetland",    "faroe_islands", "iceland",
                                                    "greenland",    "bear_island", "baffin_island", "labrador",
                                                    "newfoundland", "stone_house", "long_house"};
}

/// Which laying rules hold: those of the home board, also for islands (O-9.8), or those of houses (O-9.9).
enum class Ground : std::uint8_t { land, house };
constexpr auto names(Ground /*of*/) { return std::array<std::string_view, 2>{"land", "house"}; }

[[nodiscard]] constexpr Ground ground_of(Face face) {
    return face == Face::stone_house || face == Face::long_house ? Ground::house : Ground::land;
}

/// An income diagonal: the numbers upwards from its first cell, and what it pays once all are covered (O-11.1).
struct TrackRow {
    Cell start{};
    InplaceVector<std::int8_t, 12> values;
    std::int8_t end = 0;
};

/// A face as printed. In `drawing`: '.' plain, '-' minus one while open, 'i' income, 'b' bonus,
/// 'x' never to be covered (lake, ice, pillar, Bear Island's 5), '#' no cell at all.
struct FaceRow {
    Face face{};
    Words name;
    Words land;  // the same with its article, as what is explored; nothing for what is not
    int points = 0;
    int columns = 0;
    std::string_view drawing;  // row by row from the top
    InplaceVector<TrackRow, 2> tracks;
    InplaceVector<Bundle, 6> bonuses;  // in reading order of the 'b' cells
};

namespace detail {

consteval std::array<FaceRow, face_count> face_rows() {
    using enum Good;
    using enum Resource;
    return {{
        {Face::home,
         {"Home board", "Heimatplan", "Dorpsbord"},
         {},
         0,
         13,
         "-----------i."
         "----------i-."
         "---------i--."
         "--------i---#"
         "-------i----#"
         "b.....i-----#"
         ".....i.-----#"
         "..b.i.b-----#"
         "...i...-----#"
         ".bi....-----#"
         ".i...b.-----#"
         "i......-#####",
         {{cell(0, 0), {0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15}, 18}},
         {ore, wood, rune_stone, mead, stone}},
        {Face::shetland,
         {"Shetland", "Shetland-Inseln", "Shetland"},
         {"Shetland", "die Shetland-Inseln", "Shetland"},
         6,
         9,
         "####...##"
         "----.b.##"
         "-b--..--."
         "----...b."
         "####--..."
         "..i#--.b."
         ".i.#.--.."
         "i.b###---"
         "#..###--.",
         {{cell(0, 1), {0, 1, 2}, 3}},
         {silverware, game_meat, oil, cabbage, beans}},
        {Face::faroe_islands,
         {"Faroe Islands", "Färöer-Inseln", "Faeröer"},
         {"the Faroe Islands", "die Färöer-Inseln", "de Faeröer"},
         4,
         9,
         "#####-bi-"
         "##--##i.-"
         "#-b..ix.b"
         "#...i----"
         "###i..-x."
         "..ix.b--#"
         "bi..#..-#"
         "i...#.b-#"
         "#####..-#",
         {{cell(0, 1), {0, 1, 1, 1, 2, 2, 2, 3}, 4}},
         {sheep, oil, milk, flax, peas, hide}},
        {Face::iceland,
         {"Iceland", "Island", "IJsland"},
         {"Iceland", "Island", "IJsland"},
         16,
         8,
         ".-#-#--i"
         "-.#.--i-"
         "#.b.-i--"
         "....i---"
         "b..i----"
         "..i-...-"
         ".i--.b.#"
         "##--.###",
         {{cell(1, 1), {1, 2, 3, 4, 5, 6, 7}, 8}},
         {stockfish, oil, ore + stone}},
        {Face::greenland,
         {"Greenland", "Grönland", "Groenland"},
         {"Greenland", "Grönland", "Groenland"},
         12,
         8,
         "---..i--"
         "...xi---"
         ".b.i---i"
         "...---i#"
         ".-.--i.."
         "#---ix.b"
         "##.i...#"
         "####...#",
         {{cell(3, 5), {0, 1, 2}, 3}, {cell(3, 1), {0, 1, 2, 3, 4}, 5}},
         {whale_meat, stockfish}},
        {Face::bear_island,
         {"Bear Island", "Bäreninsel", "Bereneiland"},
         {"Bear Island", "die Bäreninsel", "Bereneiland"},
         12,
         8,
         "###----#"
         "#---x---"
         "---i.-.-"
         "..i.b.-."
         "#ix..-.b"
         "#.....--"
         "#.....b#"
         "###.-..#"
         "####--##",
         {{cell(1, 4), {1, 3, 4}, 5}},
         {game_meat, stockfish, rune_stone + ore}},
        {Face::baffin_island,
         {"Baffin Island", "Baffin-Insel", "Baffineiland"},
         {"Baffin Island", "die Baffin-Insel", "Baffineiland"},
         12,
         9,
         "-.--b####"
         "--.---..."
         "#.-.--.b."
         "#-x-.###."
         "#...i--##"
         "...i---b-"
         "#.i.--###"
         ".i..-..##"
         "i..#-.b.-",
         {{cell(0, 0), {0, 1, 2, 2, 4}, 6}},
         {ore, whale_meat, oil, skin_and_bones}},
        {Face::labrador,
         {"Labrador", "Labrador", "Labrador"},
         {"Labrador", "Labrador", "Labrador"},
         36,
         9,
         "###--####"
         "###---###"
         "###-.-###"
         "###b--.-#"
         "##-------"
         "---.-----"
         ".-.-b-x-#"
         "-b-.-.---"
         "#-#-.-b--",
         {},
         {game_meat, chest, linen, stockfish}},
        {Face::newfoundland,
         {"Newfoundland", "Neufundland", "Newfoundland"},
         {"Newfoundland", "Neufundland", "Newfoundland"},
         38,
         9,
         "##---####"
         "##--#####"
         "#-b-#--##"
         "#.-.---##"
         ".-.-.---#"
         "-b-.-.---"
         ".-.---b-#"
         "---.-----"
         "#####-#--",
         {},
         {skin_and_bones, Special::cloakpin, Building::stone_house}},
        {Face::stone_house,
         {"Stone house", "Steinhaus", "Stenen huis"},
         {},
         10,
         5,
         "#.-##"
         "-.b-#"
         "#-..-"
         "##-.-",
         {},
         {hide}},
        {Face::long_house,
         {"Long house", "Langhaus", "Langhuis"},
         {},
         17,
         11,
         ".-.-.-.-.-b"
         "-b-x-.-x-.-"
         ".-.-.b.-.-#",
         {},
         {peas, oil, beans}},
    }};
}

}  // namespace detail

inline constexpr std::array<FaceRow, face_count> faces = detail::face_rows();

[[nodiscard]] constexpr const FaceRow& row_of(Face face) { return faces[static_cast<std::size_t>(face)]; }

/// A number of an income diagonal.
struct Income {
    Cell cell{};
    Cells closure;     // O-9.4: what must be covered, with the covering piece, before this number may be: itself
                       // and every coverable cell left of it, below it and between; bonus cells never
    Cells far;         // the part of the closure that no piece reaches which covers the number
    Cells and_beyond;  // this number and the higher ones of its diagonal
};

struct Track {
    Cells cells;
    std::array<std::int8_t, Cells::rows> value_in_row{};  // a diagonal has one number in each row it crosses
    std::int8_t end = 0;
};

/// A goods symbol and the cells around it (O-11.5).
struct Bonus {
    Cell cell{};
    Cells ring;  // its coverable neighbours, corners included, without other bonus cells
    Bundle reward;
};

/// A face as sets of cells.
struct FaceMap {
    Cells area;                         // all cells
    Cells coverable;                    // without lakes, ice, pillars
    Cells minus;                        // −1 while open
    Cells numbers;                      // of all income diagonals
    InplaceVector<Income, 12> incomes;  // track by track, upwards
    InplaceVector<Track, 2> tracks;
    InplaceVector<Bonus, 6> bonuses;
};

[[nodiscard]] const FaceMap& map_of(Face face);

}  // namespace meadhall::odin
