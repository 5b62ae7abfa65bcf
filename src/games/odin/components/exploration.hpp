// The four exploration boards: their two sides, which voyage reaches them, when they are turned (O-2.8, O-3.4, O-7).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/ships.hpp"

namespace meadhall::odin {

/// A physical board, named by the letter on its front.
enum class Board : std::uint8_t { a, b, c, d };
inline constexpr int board_count = 4;
constexpr auto names(Board /*of*/) { return std::array<std::string_view, board_count>{"A", "B", "C", "D"}; }

struct BoardRow {
    Board board{};
    Face front{};
    Face back{};
};

inline constexpr std::array<BoardRow, board_count> boards = {{
    {Board::a, Face::shetland, Face::bear_island},
    {Board::b, Face::faroe_islands, Face::baffin_island},
    {Board::c, Face::iceland, Face::labrador},
    {Board::d, Face::greenland, Face::newfoundland},
}};

[[nodiscard]] constexpr const BoardRow& row_of(Board board) { return boards[static_cast<std::size_t>(board)]; }

/// O-7.1: how far one sails, and with what.
enum class Voyage : std::uint8_t { near, middle, far, anywhere };  // the last only with a card
constexpr auto names(Voyage /*of*/) { return std::array<std::string_view, 4>{"near", "middle", "far", "anywhere"}; }

struct VoyageRow {
    Voyage voyage{};
    ShipSet ships;  // any one of these
};

inline constexpr std::array<VoyageRow, 4> voyages = {{
    {Voyage::near, {Ship::whaling_boat, Ship::knarr, Ship::longship}},
    {Voyage::middle, {Ship::knarr, Ship::longship}},
    {Voyage::far, {Ship::longship}},
    {Voyage::anywhere, {Ship::whaling_boat, Ship::knarr, Ship::longship}},
}};

[[nodiscard]] constexpr const VoyageRow& row_of(Voyage voyage) { return voyages[static_cast<std::size_t>(voyage)]; }

/// The voyage that reaches an exploration face. Precondition: it is one.
[[nodiscard]] constexpr Voyage voyage_to(Face face) {
    switch (face) {
        case Face::shetland:
        case Face::faroe_islands: return Voyage::near;
        case Face::iceland:
        case Face::greenland:
        case Face::bear_island: return Voyage::middle;
        case Face::baffin_island:
        case Face::labrador:
        case Face::newfoundland: return Voyage::far;
        case Face::home:
        case Face::stone_house:
        case Face::long_house: break;
    }
    return Voyage::far;
}

/// The board that an exploration face is a side of. Precondition: it is one.
[[nodiscard]] constexpr Board board_of(Face face) {
    for (const BoardRow& row : boards) {
        if (row.front == face || row.back == face) { return row.board; }
    }
    return Board::a;
}

/// O-3.5: laid on every board on display, except the one that is turned, in each round that turns one.
inline constexpr int silver_per_round = 2;

}  // namespace meadhall::odin
