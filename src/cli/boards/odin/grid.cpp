#include "cli/boards/odin/grid.hpp"

#include <array>
#include <optional>

#include "cli/boards/odin/words.hpp"
#include "cli/drawing/canvas.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/components/areas/board_yield.hpp"

namespace meadhall::cli {

namespace {

using odin::Cell;
using odin::Cells;
using odin::Colour;
using odin::Face;
using odin::Item;
using odin::Place;

constexpr std::array<Ink, 6> inks = {
    Ink{Paint{0x2A, 0x1A, 0x06, 0}, Paint{0xE0, 0x97, 0x45, 3}},
    Ink{Paint{0xFF, 0xF1, 0xEC, 15}, Paint{0xA8, 0x3C, 0x33, 1}},
    Ink{Paint{0x0E, 0x22, 0x0C, 0}, Paint{0x84, 0xB3, 0x6B, 2}},
    Ink{Paint{0xF2, 0xF6, 0xFF, 15}, Paint{0x3B, 0x62, 0xA6, 4}},
    Ink{Paint{0x16, 0x1A, 0x1E, 0}, Paint{0xB4, 0xB9, 0xBE, 7}},
    Ink{Paint{0xF4, 0xED, 0xE0, 15}, Paint{0x5C, 0x63, 0x6A, 8}},
};
constexpr std::array<char32_t, 6> joints = {U'-', U'~', U'=', U'#', U'+', U' '};
constexpr Ink number_ink{.text = Paint{0xC7, 0x8A, 0x2B, 11}, .bold = true};

constexpr int rim = 2;  // room for the numbers of the rows
constexpr int pitch = 3;

/// Where pieces lie and how they hang together, whatever kind of place it is.
struct Laid {
    odin::LaidPieces pieces;
    Cells joined_right;
};

Laid laid_at(const odin::Open& open, Seat seat, Place place) {
    if (place.is_house()) {
        const odin::House& house = open.houses[place.house_index()].house;
        return {pieces(house), house.joined_right.whole()};
    }
    const odin::Land& land = place.is_home() ? open.players[seat.number].home : open.islands[place.island_index()].land;
    return {pieces(land), land.joined_right};
}

/// Green in small letters, blue in capitals, the rest in both.
std::string cased_sign(Item item, Language language) {
    std::string sign{sign_of(item, language)};
    if (odin::colour_of(item) == Colour::green) { return lower(sign); }
    if (odin::colour_of(item) != Colour::blue) { return sign; }
    for (char& letter : sign) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return sign;
}

class GridDrawing {
  public:
    GridDrawing(const odin::Open& open, Seat seat, Place place, const Cells& corners, Language language)
        : language_{language},
          face_{odin::Game::face_at(open, place)},
          map_{odin::map_of(face_)},
          covered_{odin::Game::cover_at(open, seat, place).covered},
          laid_{laid_at(open, seat, place)},
          corners_{corners},
          rows_{static_cast<int>(row_of(face_).drawing.size()) / row_of(face_).columns},
          canvas_{rows_ + 1, rim + pitch * row_of(face_).columns + 1} {}

    Lines lines() {
        draw_heading();
        for (const Cell cell : map_.area) { draw_open(cell); }
        for (const odin::LaidPiece& piece : laid_.pieces) { draw_piece(piece); }
        for (const Cell corner : corners_) { write(corner, 0, ">", palette::accent); }
        return canvas_.lines();
    }

  private:
    [[nodiscard]] int line_of(int row) const { return rows_ - row; }

    void write(Cell cell, int offset, std::string_view text, const Ink& ink) {
        canvas_.write(line_of(cell.row()), rim + pitch * cell.column() + offset, code_points(text), ink);
    }
    void draw_heading() {
        for (int column = 0; column < row_of(face_).columns; ++column) {
            const std::string letter{static_cast<char>('a' + column)};
            canvas_.write(0, rim + pitch * column + 2, code_points(letter), palette::faint);
        }
        for (int row = 0; row < rows_; ++row) {
            const std::string number = std::to_string(row + 1);
            canvas_.write(line_of(row), rim - static_cast<int>(number.size()), code_points(number), palette::faint);
        }
    }
    void draw_open(Cell cell) {
        if (covered_.contains(cell)) { return; }
        if (!map_.coverable.contains(cell)) { return write(cell, 1, "~~", palette::faint); }
        if (const auto value = number_at(cell)) {
            return write(cell, *value < 10 ? 2 : 1, std::to_string(*value), number_ink);
        }
        for (const odin::Bonus& bonus : map_.bonuses) {
            if (bonus.cell == cell) { return draw_bonus(bonus); }
        }
        const bool costs = map_.minus.contains(cell);
        write(cell, 2, costs ? "-" : "·", costs ? palette::plain : palette::faint);
    }
    [[nodiscard]] std::optional<int> number_at(Cell cell) const {
        for (const odin::Track& track : map_.tracks) {
            if (track.cells.contains(cell)) { return track.value_in_row[static_cast<std::size_t>(cell.row())]; }
        }
        return std::nullopt;
    }
    void draw_bonus(const odin::Bonus& bonus) {
        const bool won = odin::is_won(bonus, covered_);
        write(bonus.cell, 0, won ? "!" : "*", won ? palette::accent : palette::faint);
        write(bonus.cell, 1, sign_of(bonus.reward.begin()->item, language_), won ? palette::accent : palette::strong);
    }
    void draw_piece(const odin::LaidPiece& piece) {
        const auto colour = static_cast<std::size_t>(odin::colour_of(piece.item));
        const std::string sign = cased_sign(piece.item, language_);
        for (const Cell cell : piece.cells) {
            write(cell, 1, sign, inks[colour]);
            if (!laid_.joined_right.contains(cell)) { continue; }
            const std::u32string joint{joints[colour]};
            canvas_.write(line_of(cell.row()), rim + pitch * (cell.column() + 1), joint, inks[colour]);
        }
    }

    Language language_;
    Face face_;
    const odin::FaceMap& map_;
    Cells covered_;
    Laid laid_;
    Cells corners_;
    int rows_;
    Canvas canvas_;
};

}  // namespace

Ink ink_of(odin::Colour colour) { return inks[static_cast<std::size_t>(colour)]; }

Lines drawn_grid(const odin::Open& open, Seat seat, Place place, const Cells& corners, Language language) {
    return GridDrawing{open, seat, place, corners, language}.lines();
}

std::string grid_title(const odin::Open& open, Seat seat, Place place, Language language) {
    const Face face = odin::Game::face_at(open, place);
    const Cells covered = odin::Game::cover_at(open, seat, place).covered;
    return say(language, words(OdinSaying::income_line), row_of(face).name.in(language), odin::income(face, covered),
               odin::uncovered_minus(face, covered));
}

Lines drawn_poses(odin::Shape shape) {
    constexpr int room = odin::max_side + 3;
    const odin::Turns& turns = turns_of(shape);
    Canvas canvas{odin::max_side + 1, room * static_cast<int>(turns.poses.size())};
    int left = 0;
    int number = 0;
    for (const odin::Pose& pose : turns.poses) {
        canvas.write(0, left, code_points(std::to_string(number++)), palette::strong);
        for (const Cell cell : pose.cells) { canvas.write(pose.height - cell.row(), left + cell.column(), U"#"); }
        left += room;
    }
    return canvas.lines();
}

}  // namespace meadhall::cli
