#include "games/odin/components/areas/shape.hpp"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// A shape while it is being turned: `at[row][column]`, row 0 at the bottom.
struct Drawing {
    std::array<std::array<bool, max_side>, max_side> at{};
    int width = 0;
    int height = 0;
};

consteval Drawing drawn(std::string_view text) {
    Drawing drawing;
    drawing.width = static_cast<int>(std::min(text.find('/'), text.size()));
    drawing.height = static_cast<int>(std::ranges::count(text, '/')) + 1;
    for (int i = 0; i < drawing.width * drawing.height; ++i) {
        const int column = i % drawing.width;
        const int from_top = i / drawing.width;
        const char mark = text[static_cast<std::size_t>(from_top * (drawing.width + 1) + column)];
        const int row = drawing.height - 1 - from_top;
        drawing.at[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = mark == '#';
    }
    return drawing;
}

/// A quarter turn counter-clockwise: the bottom edge becomes the right edge.
consteval Drawing turned(const Drawing& from) {
    Drawing to;
    to.width = from.height;
    to.height = from.width;
    for (std::size_t row = 0; row < max_side; ++row) {
        for (std::size_t column = 0; column < max_side; ++column) {
            if (!from.at[row][column]) { continue; }
            to.at[column][static_cast<std::size_t>(from.height) - 1 - row] = true;
        }
    }
    return to;
}

consteval Drawing mirrored(const Drawing& from) {
    Drawing to = from;
    for (std::array<bool, max_side>& row : to.at) { std::reverse(row.begin(), row.begin() + from.width); }
    return to;
}

/// The number of a row among those already met; a new one is added.
consteval std::uint8_t line_number(Turns& turns, std::uint8_t line) {
    const auto found = std::ranges::find(turns.lines, line);
    const auto number = static_cast<std::uint8_t>(found - turns.lines.begin());
    if (found == turns.lines.end()) { turns.lines.push_back(line); }
    return number;
}

consteval Pose pose_of(const Drawing& drawing) {
    Pose pose;
    pose.width = static_cast<std::int8_t>(drawing.width);
    pose.height = static_cast<std::int8_t>(drawing.height);
    for (int row = 0; row < drawing.height; ++row) {
        for (int column = 0; column < drawing.width; ++column) {
            if (!drawing.at[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) { continue; }
            pose.cells.insert(cell(column, row));
            const unsigned step = static_cast<unsigned>(row) * window_stride + static_cast<unsigned>(column);
            pose.reach |= std::uint64_t{1} << (window_last - step);
        }
    }
    pose.joined_right = pose.cells & pose.cells.left_by(1);
    pose.joined_up = pose.cells & pose.cells.down_by(1);
    return pose;
}

consteval void add_pose(Turns& turns, const Drawing& drawing, int quarter_turns, bool turned_over) {
    Pose pose = pose_of(drawing);
    if (std::ranges::count(turns.poses, pose.cells, &Pose::cells) > 0) { return; }
    pose.quarter_turns = static_cast<std::int8_t>(quarter_turns);
    pose.turned_over = turned_over;
    for (int row = 0; row < drawing.height; ++row) {
        const auto line = static_cast<std::uint8_t>(pose.cells.down_by(row).low());
        pose.lines[static_cast<std::size_t>(row)] = line_number(turns, line);
    }
    turns.poses.push_back(pose);
}

consteval Turns all_turns(std::string_view text) {
    Turns turns;
    for (const bool turned_over : {false, true}) {
        Drawing drawing = turned_over ? mirrored(drawn(text)) : drawn(text);
        for (int quarter = 0; quarter < 4; ++quarter, drawing = turned(drawing)) {
            add_pose(turns, drawing, quarter, turned_over);
        }
    }
    turns.cell_count = turns.poses[0].cells.size();
    return turns;
}

consteval std::array<Turns, shape_count> all_shapes() {
    std::array<Turns, shape_count> all{};
    for (std::size_t i = 0; i < shape_count; ++i) { all[i] = all_turns(drawings[i]); }
    return all;
}

constexpr std::array<Turns, shape_count> shapes = all_shapes();

/// What the placement masks rely on: a tile has a cell in each column and each row of the rectangle around it.
consteval bool has_no_gaps(const Turns& turns, const Pose& pose) {
    unsigned columns = 0;
    for (std::size_t row = 0; row < static_cast<std::size_t>(pose.height); ++row) {
        const unsigned line = turns.lines[pose.lines[row]];
        if (line == 0) { return false; }
        columns |= line;
    }
    return columns + 1 == 1U << static_cast<unsigned>(pose.width);
}

consteval bool shapes_are_sound() {
    for (const Turns& turns : shapes) {
        for (const Pose& pose : turns.poses) {
            if (!has_no_gaps(turns, pose) || pose.cells.size() != turns.cell_count) { return false; }
        }
        if (turns.cell_count > max_cells) { return false; }
    }
    return true;
}
static_assert(shapes_are_sound());

}  // namespace

const Turns& turns_of(Shape shape) { return shapes[static_cast<std::size_t>(shape)]; }

}  // namespace meadhall::odin
