#include "cli/boards/wikinger/map.hpp"

#include <array>
#include <string>

#include "cli/drawing/borders.hpp"
#include "cli/drawing/canvas.hpp"
#include "cli/drawing/palette.hpp"

namespace meadhall::cli {

namespace {

using wikinger::all_colours;
using wikinger::Colour;
using wikinger::Point;

std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }

// Tints of land that differ enough to tell neighbouring regions apart; borders and letters do so without colour.
constexpr std::array land_tints = {
    Paint{0xC9, 0xD3, 0xA8}, Paint{0xE2, 0xCB, 0x9B}, Paint{0xB4, 0xCF, 0xB6},
    Paint{0xE6, 0xDD, 0xC0}, Paint{0xC2, 0xC4, 0x8C}, Paint{0xDB, 0xBF, 0xA6},
    Paint{0xB9, 0xD0, 0x94}, Paint{0xE4, 0xD6, 0x9C}, Paint{0xC3, 0xCE, 0xC6},
};
constexpr Paint region_letter{0x56, 0x5F, 0x48};

constexpr std::array<Ink, wikinger::colours> figure_inks = {
    Ink{Paint{0xFF, 0xF4, 0xEC, 15}, Paint{0xA8, 0x2B, 0x22, 1}, true},
    Ink{Paint{0xF4, 0xED, 0xE0, 15}, Paint{0x1B, 0x20, 0x26, 8}, true},
    Ink{Paint{0x3A, 0x0E, 0x0A, 0}, Paint{0xF0, 0x8F, 0x7C, 9}, true},
    Ink{Paint{0xFF, 0xFF, 0xFF, 0}, Paint{0x6A, 0x72, 0x7B, 7}, true},
};

constexpr int cell_width = 3;  // of a field
constexpr int pitch = 4;       // of a field and the border before it
constexpr int rim = 3;         // room for the rows' numbers
constexpr int rim_height = 1;  // and for the columns' letters

/// What is drawn for one point: what stands there, and the brackets around it.
struct Sight {
    char32_t left = U' ';
    char32_t middle = U' ';
    char32_t right = U' ';
    Ink ink{};
};

class IslandDrawing {
  public:
    IslandDrawing(const wikinger::Game& game, const wikinger::View& seen, const IslandMarks& marks, Density density)
        : island_{game.island()},
          game_{game},
          seen_{seen},
          marks_{marks},
          density_{density},
          map_{island_.rows(), island_.cols()},
          canvas_{height(), rim + pitch * island_.cols() + 1} {
        for (Point at : island_.land()) {
            map_.set(island_.row(at), island_.col(at), island_.region_of(at).number + 1);
        }
    }

    Lines lines() {
        draw_rims();
        // The sea around the island is drawn too: the shore is the border of its fields.
        for (int row = -1; row < map_.rows(); ++row) {
            for (int col = 0; col <= map_.cols(); ++col) { draw_field(row, col); }
        }
        if (density_ == Density::roomy) { draw_border_row(map_.rows()); }
        return canvas_.lines();
    }

  private:
    [[nodiscard]] int height() const {
        const int body = density_ == Density::roomy ? 2 * island_.rows() + 1 : island_.rows() + 1;
        return body + 2 * rim_height;
    }
    /// The line of the canvas with the fields of a row.
    [[nodiscard]] int line_of(int row) const { return rim_height + 1 + (density_ == Density::roomy ? 2 * row : row); }
    [[nodiscard]] static int column_of(int col) { return rim + pitch * col; }
    [[nodiscard]] bool is_roomy() const { return density_ == Density::roomy; }

    void draw_rims();
    void draw_field(int row, int col);
    void draw_border_row(int row);
    void draw_upright(int row, int col);
    void draw_point(int row, int col, Point at);
    void draw_sea(int row, int col);
    [[nodiscard]] Sight sight(Point at) const;
    [[nodiscard]] Ink land_ink(Point at) const;
    [[nodiscard]] std::optional<Colour> viking_on(Point at) const;
    [[nodiscard]] std::optional<Colour> tower_on(Point at) const;

    /// A compact board shows the border below a field at the foot of the field itself.
    [[nodiscard]] bool has_foot(int row, int col) const {
        return !is_roomy() && col >= 0 && col < map_.cols() && map_.above(row + 1, col) != Border::none;
    }
    /// Whether the corner at a field's upper left lies on the shore.
    [[nodiscard]] bool touches_sea(int row, int col) const {
        return map_.is_sea(row, col) || map_.is_sea(row - 1, col) || map_.is_sea(row, col - 1) ||
               map_.is_sea(row - 1, col - 1);
    }
    [[nodiscard]] Paint ground(int row, int col) const {
        const int area = map_.area(row, col);
        return area == 0 ? palette::sea : land_tints[static_cast<std::size_t>(area - 1) % land_tints.size()];
    }
    [[nodiscard]] Ink border_ink(int row, int col) const { return {palette::wood, ground(row, col), true}; }

    const wikinger::Island& island_;
    const wikinger::Game& game_;
    const wikinger::View& seen_;
    const IslandMarks& marks_;
    Density density_;
    AreaMap map_;
    Canvas canvas_;
};

std::string letters_of(const wikinger::Island& island, int col) {
    for (Point at : island.land()) {
        if (island.col(at) == col) {
            const std::string name = island.name(at);
            return name.substr(0, name.find_first_of("0123456789"));
        }
    }
    return {};
}

void IslandDrawing::draw_rims() {
    for (int col = 0; col < map_.cols(); ++col) {
        const std::string letters = letters_of(island_, col);
        const std::u32string signs(letters.begin(), letters.end());
        const int column = column_of(col) + (signs.size() > 1 ? 1 : 2);
        canvas_.write(0, column, signs, palette::strong);
        canvas_.write(height() - 1, column, signs, palette::strong);
    }
    for (int row = 0; row < map_.rows(); ++row) {
        const std::string number = std::to_string(row + 1);
        const std::u32string signs(number.begin(), number.end());
        canvas_.write(line_of(row), rim - 1 - static_cast<int>(signs.size()), signs, palette::strong);
    }
}

void IslandDrawing::draw_field(int row, int col) {
    if (is_roomy() && row < 0) { return; }
    if (is_roomy() && col == 0) { draw_border_row(row); }
    draw_upright(row, col);
    if (col == map_.cols()) { return; }
    const Point at = map_.is_sea(row, col) ? wikinger::water : island_.at(row, col);
    if (at == wikinger::water) {
        draw_sea(row, col);
    } else {
        draw_point(row, col, at);
    }
}

/// The borders above a row, with their corners.
void IslandDrawing::draw_border_row(int row) {
    const int line = line_of(row) - 1;
    for (int col = 0; col <= map_.cols(); ++col) {
        const char32_t corner = sign_of(map_.corner(row, col));
        canvas_.write(line, column_of(col), std::u32string_view{&corner, 1},
                      touches_sea(row, col) ? border_ink(-1, -1) : border_ink(row, col));
        if (col == map_.cols()) { return; }
        const std::u32string across(cell_width, sign_across(map_.above(row, col)));
        const bool is_coast = map_.above(row, col) == Border::thick;
        canvas_.write(line, column_of(col) + 1, across, is_coast ? border_ink(-1, -1) : border_ink(row, col));
    }
}

/// The border before a field; in a compact board the feet of both neighbours may run on below it.
void IslandDrawing::draw_upright(int row, int col) {
    const Border border = map_.before(row, col);
    const bool runs_on = border == Border::none && has_foot(row, col - 1) && has_foot(row, col);
    const char32_t sign = runs_on ? U'▁' : sign_upright(border);
    const bool is_coast = border == Border::thick;
    canvas_.write(line_of(row), column_of(col), std::u32string_view{&sign, 1},
                  is_coast ? border_ink(-1, -1) : border_ink(row, col));
}

void IslandDrawing::draw_sea(int row, int col) {
    const bool has_line = has_foot(row, col);
    const std::u32string_view signs = has_line ? U"▁▁▁" : row < 0 ? U"   " : U" ~ ";
    const Ink ink = has_line ? border_ink(row, col) : Ink{palette::wave, palette::sea};
    canvas_.write(line_of(row), column_of(col) + 1, signs, ink);
}

void IslandDrawing::draw_point(int row, int col, Point at) {
    const Sight seen = sight(at);
    const std::array<char32_t, cell_width> signs = {seen.left, seen.middle, seen.right};
    for (int i = 0; i < cell_width; ++i) {
        char32_t sign = signs[static_cast<std::size_t>(i)];
        Ink ink = seen.ink;
        if (sign == U' ' && has_foot(row, col)) {
            sign = U'▁';
            ink.text = ink.ground == ground(row, col) ? palette::wood : ink.text;
        }
        canvas_.write(line_of(row), column_of(col) + 1 + i, std::u32string_view{&sign, 1}, ink);
    }
}

std::optional<Colour> IslandDrawing::viking_on(Point at) const {
    for (Colour colour : all_colours) {
        if (seen_.vikings[index(colour)].contains(at)) { return colour; }
    }
    return std::nullopt;
}

std::optional<Colour> IslandDrawing::tower_on(Point at) const {
    for (Colour colour : all_colours) {
        if (seen_.towers[index(colour)].contains(at)) { return colour; }
    }
    return std::nullopt;
}

Ink IslandDrawing::land_ink(Point at) const { return {region_letter, ground(island_.row(at), island_.col(at))}; }

Sight IslandDrawing::sight(Point at) const {
    const auto viking = viking_on(at);
    const auto tower = tower_on(at);
    Sight seen;
    seen.ink = viking ? ink_of(*viking) : tower ? ink_of(*tower) : land_ink(at);
    const auto letter = static_cast<char32_t>(game_.island().letter(island_.region_of(at)));
    seen.middle = viking ? letter_of(*viking) : tower ? letter_of(*tower) : letter;
    const bool is_free = !viking && !tower;
    if (is_free && marks_.fallen.contains(at)) { seen.middle = U'x'; }
    if (is_free && marks_.biting.contains(at)) { seen.middle = U'×'; }
    if (is_free && marks_.open.contains(at)) { seen.ink = {palette::parchment, palette::legal, true}; }
    const auto bracket = [&](char32_t left, char32_t right) {
        seen.left = left;
        seen.right = right;
    };
    if (marks_.fresh.contains(at)) { bracket(U'<', U'>'); }
    if (marks_.open.contains(at)) { bracket(U'(', U')'); }
    if (tower) { bracket(U'[', U']'); }
    if (marks_.chosen == at) { bracket(U'*', U'*'); }
    return seen;
}

}  // namespace

char32_t letter_of(Colour colour) { return U"RBLG"[index(colour)]; }
Ink ink_of(Colour colour) { return figure_inks[index(colour)]; }

Lines drawn_island(const wikinger::Game& game, const wikinger::View& seen, const IslandMarks& marks, Density density) {
    return IslandDrawing{game, seen, marks, density}.lines();
}

}  // namespace meadhall::cli
