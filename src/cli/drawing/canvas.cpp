#include "cli/drawing/canvas.hpp"

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

Canvas::Canvas(int rows, int columns)
    : rows_{rows}, columns_{columns}, squares_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

bool Canvas::holds(int row, int column) const { return row >= 0 && row < rows_ && column >= 0 && column < columns_; }

void Canvas::write(int row, int column, std::u32string_view signs, const Ink& ink) {
    for (char32_t sign : signs) {
        if (holds(row, column)) { square(row, column) = {sign, ink}; }
        ++column;
    }
}

void Canvas::tint(int row, int column, const Paint& ground) {
    if (holds(row, column)) { square(row, column).ink.ground = ground; }
}

Line Canvas::line(int row) const {
    Line line;
    for (int column = 0; column < columns_; ++column) {
        const Square& here = squares_[index(row, column)];
        if (line.empty() || line.back().ink != here.ink) { line.push_back({{}, here.ink}); }
        line.back().text += utf8(std::u32string_view{&here.sign, 1});
    }
    return line;
}

Lines Canvas::lines() const {
    Lines all;
    for (int row = 0; row < rows_; ++row) { all.push_back(line(row)); }
    return all;
}

}  // namespace meadhall::cli
