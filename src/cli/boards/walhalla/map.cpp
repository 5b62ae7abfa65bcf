#include "cli/boards/walhalla/map.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "cli/boards/walhalla/words.hpp"
#include "cli/drawing/canvas.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/walhalla/majority.hpp"

namespace meadhall::cli {

namespace {

using walhalla::Colour;
using walhalla::Ship;

// A light wash under each kind of land; its name stands on it.
constexpr std::array<Paint, walhalla::land_kinds> land_tints = {Paint{0xB4, 0xCF, 0xA6}, Paint{0xEC, 0xDB, 0x98},
                                                                Paint{0xCF, 0xC8, 0xDA}, Paint{0xE2, 0xC4, 0xA6}};
constexpr Paint land_text{0x3B, 0x41, 0x34};
constexpr Paint rock{0x9A, 0x9E, 0xA2};

constexpr std::array<Ink, 5> viking_inks = {
    Ink{},
    Ink{Paint{0xFF, 0xF4, 0xEC, 15}, Paint{0xA8, 0x2B, 0x22, 1}, true},
    Ink{Paint{0xF4, 0xF7, 0xFF, 15}, Paint{0x2B, 0x55, 0x9C, 4}, true},
    Ink{Paint{0x2E, 0x22, 0x04, 0}, Paint{0xE6, 0xB8, 0x2E, 3}, true},
    Ink{Paint{0xF4, 0xED, 0xE0, 15}, Paint{0x1B, 0x20, 0x26, 8}, true},
};

constexpr int rim = 3;  // room for the numbers of the rows
constexpr int fjord_width = 4;
constexpr int terrain_width = 6;
constexpr int viking_width = 3;
constexpr int tongue_width = terrain_width + viking_width + 1;  // and the shore on its right
constexpr int pitch = fjord_width + tongue_width;
constexpr int columns = rim + walhalla::tongue_count * pitch + fjord_width;
constexpr int heading = 1;

class LandDrawing {
  public:
    LandDrawing(const walhalla::Game& game, const walhalla::Open& open, const LandMarks& marks, const Drawing& drawing)
        : game_{game},
          open_{open},
          marks_{marks},
          language_{drawing.language},
          is_roomy_{drawing.density == Density::roomy},
          rows_{longest_tongue()},
          canvas_{height(), columns} {}

    Lines lines() {
        draw_heading();
        draw_sea();
        for (int tongue = 0; tongue < walhalla::tongue_count; ++tongue) { draw_tongue(tongue); }
        for (int fjord = 0; fjord < walhalla::fjord_count; ++fjord) { draw_fjord(fjord); }
        if (is_roomy_) { draw_track(); }
        return canvas_.lines();
    }

  private:
    [[nodiscard]] int longest_tongue() const { return std::max({game_.rows(0), game_.rows(1), game_.rows(2)}); }
    // Below the fields: two headlands and who is how strong; a roomy board has the score track too.
    [[nodiscard]] int height() const { return heading + rows_ + 3 + (is_roomy_ ? 2 : 0); }
    [[nodiscard]] static int fjord_column(int fjord) { return rim + fjord * pitch; }
    [[nodiscard]] static int tongue_column(int tongue) { return fjord_column(tongue) + fjord_width; }
    [[nodiscard]] static int line_of(int row) { return heading + row; }

    void write(int line, int column, std::string_view text, const Ink& ink) {
        canvas_.write(line, column, code_points(text), ink);
    }
    void write(int line, int column, char32_t sign, const Ink& ink) {
        canvas_.write(line, column, std::u32string_view{&sign, 1}, ink);
    }

    void draw_heading();
    void draw_sea();
    void draw_tongue(int tongue);
    void draw_plot(int tongue, int row);
    void draw_headlands(int tongue);
    void draw_strengths(int tongue);
    void draw_fjord(int fjord);
    void draw_ship(int fjord, int berth, Ship ship);
    void draw_mooring(int fjord, int berth);
    void draw_track();
    [[nodiscard]] bool is_landing(int fjord, int berth) const;
    /// From a tongue that is not yet laid out there is nothing to see.
    [[nodiscard]] const walhalla::Tongue& tongue_at(int tongue) const {
        return open_.tongues[static_cast<std::size_t>(tongue)];
    }

    const walhalla::Game& game_;
    const walhalla::Open& open_;
    const LandMarks& marks_;
    Language language_;
    bool is_roomy_;
    int rows_;
    Canvas canvas_;
};

void LandDrawing::draw_heading() {
    for (int fjord = 0; fjord < walhalla::fjord_count; ++fjord) {
        write(0, fjord_column(fjord), "~" + std::to_string(fjord + 1) + "~", palette::strong);
    }
    for (int tongue = 0; tongue < walhalla::tongue_count; ++tongue) {
        const std::string name = say(language_, words(WalhallaSaying::tongue), tongue + 1);
        write(0, tongue_column(tongue), name, palette::strong);
    }
}

void LandDrawing::draw_sea() {
    const Ink ink{palette::wave, palette::sea};
    for (int row = 0; row < rows_ + 2; ++row) {
        if (row < rows_) { write(line_of(row), row < 9 ? 1 : 0, std::to_string(row + 1), palette::faint); }
        write(line_of(row), rim - 1, std::string(static_cast<std::size_t>(columns - rim + 1), ' '), ink);
        for (int fjord = 0; fjord < walhalla::fjord_count; ++fjord) {
            const bool is_wave = (row + fjord) % 3 == 0;
            if (is_wave) { write(line_of(row), fjord_column(fjord) + 1, "~", ink); }
        }
    }
}

void LandDrawing::draw_tongue(int tongue) {
    const int rows = static_cast<int>(tongue_at(tongue).plots.size());
    for (int row = 0; row < rows; ++row) { draw_plot(tongue, row); }
    if (rows == game_.rows(tongue)) { draw_headlands(tongue); }
    draw_strengths(tongue);
}

void LandDrawing::draw_plot(int tongue, int row) {
    const walhalla::Plot plot = tongue_at(tongue).plots[static_cast<std::size_t>(row)];
    const Ink land{land_text, land_tints[index(kind_of(plot.terrain).land)]};
    const int line = line_of(row);
    const int column = tongue_column(tongue);
    write(line, column - 1, U'│', {palette::wood, palette::sea, true});
    write(line, column, padded(short_name(plot.terrain, language_), terrain_width), land);
    const LandField field = LandField::at(tongue, row);
    const bool is_open = marks_.open.contains(field);
    const bool is_fresh = marks_.fresh.contains(field);
    const bool is_free = plot.viking == Colour::none;
    std::u32string signs = is_open ? U"( )" : is_fresh ? U"< >" : U"   ";
    if (!is_free) { signs[1] = letter_of(plot.viking); }
    if (is_free && is_fresh && !is_open) { signs = U" x "; }
    const Ink legal{palette::parchment, palette::legal, true};
    const Ink ink = !is_free ? ink_of(plot.viking) : is_open ? legal : land;
    canvas_.write(line, column + terrain_width, signs, ink);
    write(line, column + tongue_width - 1, U'│', {palette::wood, palette::sea, true});
}

/// The prizes stand where the tongue ends: inner for the second, outer for the first (WH-1.3).
void LandDrawing::draw_headlands(int tongue) {
    const walhalla::Tongue& land = tongue_at(tongue);
    const std::array<std::pair<int, const char*>, 2> prizes = {{{land.inner, "2."}, {land.outer, "1."}}};
    for (int i = 0; i < 2; ++i) {
        const auto [value, place] = prizes[static_cast<std::size_t>(i)];
        const int line = line_of(game_.rows(tongue) + i);
        const std::string worth = value == 0 ? "?" : std::to_string(value);
        const std::string text = std::string{"   "} + place + " " + worth;
        write(line, tongue_column(tongue) - 1, i == 0 ? U'│' : U'╰', {palette::wood, palette::sea, true});
        write(line, tongue_column(tongue), padded(text, tongue_width - 1), {land_text, rock, true});
        write(line, tongue_column(tongue) + tongue_width - 1, i == 0 ? U'│' : U'╯',
              {palette::wood, palette::sea, true});
    }
}

/// WH-7.3 a, without cards: "R3 B1".
void LandDrawing::draw_strengths(int tongue) {
    const walhalla::Census census{open_};
    int column = tongue_column(tongue);
    const int line = height() - 1 - (is_roomy_ ? 2 : 0);
    for (int i = 0; i < game_.seats(); ++i) {
        const Colour colour = game_.colour(seat(i));
        const int strength = census.strength(static_cast<std::size_t>(tongue), colour);
        if (strength == 0) { continue; }
        write(line, column, letter_of(colour), ink_of(colour));
        write(line, column + 1, std::to_string(strength), palette::strong);
        column += strength > 9 ? 3 : 2;
    }
}

void LandDrawing::draw_fjord(int fjord) {
    const auto& moored = open_.fjords[static_cast<std::size_t>(fjord)];
    int berth = 0;
    for (Ship ship : moored) { draw_ship(fjord, berth++, ship); }
    const int next = marks_.berths.empty() ? 0 : marks_.berths[static_cast<std::size_t>(fjord)];
    if (next > 0) { draw_mooring(fjord, next - 1); }
}

/// The ship of this turn is the outermost of its fjord until all its Vikings are ashore.
bool LandDrawing::is_landing(int fjord, int berth) const {
    const bool is_ashore = open_.ship != Ship::none || open_.fjord != fjord;
    return !is_ashore && berth + 1 == static_cast<int>(open_.fjords[static_cast<std::size_t>(fjord)].size());
}

/// "/r\", "|.|", "\./": the small letter is the coloured seat, a capital a Viking still aboard.
void LandDrawing::draw_ship(int fjord, int berth, Ship ship) {
    constexpr std::array<std::u32string_view, walhalla::ship_seats> hull = {U"/ \\", U"| |", U"\\ /"};
    for (int i = 0; i < walhalla::ship_seats; ++i) {
        const int line = line_of(berth * walhalla::ship_seats + i);
        const int column = fjord_column(fjord);
        canvas_.write(line, column, hull[static_cast<std::size_t>(i)], {palette::wood, palette::sea, true});
        const Colour aboard = is_landing(fjord, berth) ? open_.crew[static_cast<std::size_t>(i)] : Colour::none;
        if (aboard != Colour::none) {
            write(line, column + 1, letter_of(aboard), ink_of(aboard));
        } else if (i == coloured_seat(ship)) {
            write(line, column + 1, small_letter_of(colour_of(ship)), {palette::wood, palette::sea, true});
        } else {
            write(line, column + 1, U'·', {palette::wood, palette::sea, true});
        }
    }
}

void LandDrawing::draw_mooring(int fjord, int berth) {
    const std::string sign = "[" + std::to_string(fjord + 1) + "]";
    for (int i = 0; i < walhalla::ship_seats; ++i) {
        write(line_of(berth * walhalla::ship_seats + i), fjord_column(fjord), sign,
              {palette::parchment, palette::legal, true});
    }
}

/// One square for each point, or for as many as make the leader fit; markers on one square stand next to each other.
void LandDrawing::draw_track() {
    constexpr int squares = columns - rim - 4;
    int most = 0;
    for (int i = 0; i < game_.seats(); ++i) { most = std::max(most, open_.players[seat(i).number].points.sum()); }
    const int step = 1 + most / squares;
    const int line = height() - 1;
    write(line, rim, std::string(static_cast<std::size_t>(squares), '.'), palette::faint);
    for (int square = 0; square < squares; square += 10) {
        write(line - 1, rim + square, std::to_string(square * step), palette::faint);
    }
    std::array<bool, squares + walhalla::Game::max_seats> taken{};
    for (int i = 0; i < game_.seats(); ++i) {
        int square = std::max(0, open_.players[seat(i).number].points.sum()) / step;
        while (taken[static_cast<std::size_t>(square)]) { ++square; }
        taken[static_cast<std::size_t>(square)] = true;
        write(line, rim + square, letter_of(game_.colour(seat(i))), ink_of(game_.colour(seat(i))));
    }
}

}  // namespace

char32_t letter_of(Colour colour) { return U" RBYK"[index(colour)]; }
char32_t small_letter_of(Colour colour) { return U" rbyk"[index(colour)]; }
Ink ink_of(Colour colour) { return viking_inks[index(colour)]; }

Lines drawn_land(const walhalla::Game& game, const walhalla::Open& open, const LandMarks& marks,
                 const Drawing& drawing) {
    return LandDrawing{game, open, marks, drawing}.lines();
}

}  // namespace meadhall::cli
