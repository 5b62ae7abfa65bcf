// A sheet of squared paper on which boards are drawn, one sign per square.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "cli/drawing/ink.hpp"

namespace meadhall::cli {

class Canvas {
  public:
    Canvas(int rows, int columns);

    /// Writes signs from (row, column) to the right, in one ink. What lies outside the sheet is lost.
    void write(int row, int column, std::u32string_view signs, const Ink& ink = {});
    /// Changes the ground under a square and keeps its sign.
    void tint(int row, int column, const Paint& ground);

    [[nodiscard]] Lines lines() const;

  private:
    struct Square {
        char32_t sign = U' ';
        Ink ink{};
    };

    [[nodiscard]] bool holds(int row, int column) const;
    [[nodiscard]] Square& square(int row, int column) { return squares_[index(row, column)]; }
    [[nodiscard]] std::size_t index(int row, int column) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
    }
    [[nodiscard]] Line line(int row) const;

    int rows_;
    int columns_;
    std::vector<Square> squares_;
};

}  // namespace meadhall::cli
