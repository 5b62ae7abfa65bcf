#include "games/odin/components/areas/faces.hpp"

#include <algorithm>

#include "games/odin/components/areas/shape.hpp"

namespace meadhall::odin {

namespace {

consteval int rows_of(const FaceRow& face) { return static_cast<int>(face.drawing.size()) / face.columns; }

/// The cells drawn with one of the marks.
consteval Cells marked(const FaceRow& face, std::string_view marks) {
    Cells found;
    for (int i = 0; i < static_cast<int>(face.drawing.size()); ++i) {
        const int row = rows_of(face) - 1 - i / face.columns;
        if (!marks.contains(face.drawing[static_cast<std::size_t>(i)])) { continue; }
        found.insert(cell(i % face.columns, row));
    }
    return found;
}

constexpr std::string_view every_cell = ".-ibx";
constexpr std::string_view coverable_cell = ".-ib";

/// O-9.4, D-10: the whole lower left quadrant of the face; bonus cells count as covered already.
consteval Cells closure_of(const FaceRow& face, Cell number) {
    return Cells::rectangle(cell(0, 0), number) & marked(face, ".-i");
}

/// The square of the longest side that a tile has, with the number in its upper right corner.
consteval Cells within_reach(Cell number) {
    const int column = std::max(0, number.column() - max_side + 1);
    const int row = std::max(0, number.row() - max_side + 1);
    return Cells::rectangle(cell(column, row), number);
}

consteval Track track_of(const TrackRow& row) {
    Track track;
    track.end = row.end;
    for (int i = 0; i < static_cast<int>(row.values.size()); ++i) {
        track.cells.insert(cell(row.start.column() + i, row.start.row() + i));
        track.value_in_row[static_cast<std::size_t>(row.start.row() + i)] = row.values[static_cast<std::size_t>(i)];
    }
    return track;
}

consteval void add_track(FaceMap& map, const FaceRow& face, const TrackRow& row) {
    map.tracks.push_back(track_of(row));
    Cells rest = map.tracks.back().cells;
    while (!rest.empty()) {
        const Cell number = rest.first();
        const Cells closure = closure_of(face, number);
        map.incomes.push_back({number, closure, closure - within_reach(number), rest});
        rest.erase(number);
    }
}

/// Bonus cells in reading order: row by row from the top.
consteval void add_bonuses(FaceMap& map, const FaceRow& face) {
    const Cells symbols = marked(face, "b");
    std::size_t next = 0;
    for (int i = 0; i < static_cast<int>(face.drawing.size()); ++i) {
        if (face.drawing[static_cast<std::size_t>(i)] != 'b') { continue; }
        const Cell symbol = cell(i % face.columns, rows_of(face) - 1 - i / face.columns);
        map.bonuses.push_back({symbol, (Cells{symbol}.surroundings() & map.coverable) - symbols, face.bonuses[next++]});
    }
}

consteval FaceMap mapped(const FaceRow& face) {
    FaceMap map;
    map.area = marked(face, every_cell);
    map.coverable = marked(face, coverable_cell);
    map.minus = marked(face, "-");
    map.numbers = marked(face, "i");
    for (const TrackRow& track : face.tracks) { add_track(map, face, track); }
    add_bonuses(map, face);
    return map;
}

consteval std::array<FaceMap, face_count> all_maps() {
    std::array<FaceMap, face_count> maps{};
    for (std::size_t i = 0; i < face_count; ++i) { maps[i] = mapped(faces[i]); }
    return maps;
}

constexpr std::array<FaceMap, face_count> maps = all_maps();

/// A drawing and the lists beside it must tell the same: one number per 'i', one reward per 'b', rows of equal length.
consteval bool is_sound(const FaceRow& face, const FaceMap& map) {
    Cells numbers;
    for (const Track& track : map.tracks) { numbers |= track.cells; }
    return static_cast<int>(face.drawing.size()) % face.columns == 0 && numbers == marked(face, "i") &&
           map.bonuses.size() == face.bonuses.size() && static_cast<int>(map.incomes.size()) == numbers.size();
}

consteval bool all_are_sound() {
    for (std::size_t i = 0; i < face_count; ++i) {
        if (static_cast<std::size_t>(faces[i].face) != i || !is_sound(faces[i], maps[i])) { return false; }
    }
    return true;
}
static_assert(all_are_sound());
static_assert(maps[0].minus.size() == 86, "O-12.4: an untouched home board costs 86 points");
static_assert(maps[9].area.middle() == 0 && maps[10].area.middle() == 0, "houses fit into the low word");

}  // namespace

const FaceMap& map_of(Face face) { return maps[static_cast<std::size_t>(face)]; }

}  // namespace meadhall::odin
