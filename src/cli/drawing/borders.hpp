// Lines between the fields of a map: thin between two areas, thick along a coast; and the box-drawing sign for every
// corner where they meet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace meadhall::cli {

enum class Border : std::uint8_t { none, thin, thick };

/// The sign of a corner by the lines that leave it.
struct Corner {
    Border up = Border::none;
    Border right = Border::none;
    Border down = Border::none;
    Border left = Border::none;
};
[[nodiscard]] char32_t sign_of(const Corner& corner);
[[nodiscard]] char32_t sign_across(Border border);
[[nodiscard]] char32_t sign_upright(Border border);

/// A map of rows and columns, every field in an area. Area 0 is the sea; what lies outside the map is sea too.
class AreaMap {
  public:
    AreaMap(int rows, int cols);

    void set(int row, int col, int area) { areas_[index(row, col)] = area; }
    [[nodiscard]] int area(int row, int col) const;
    [[nodiscard]] bool is_sea(int row, int col) const { return area(row, col) == 0; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }

    /// The line above a field and the line to its left.
    [[nodiscard]] Border above(int row, int col) const { return between(area(row - 1, col), area(row, col)); }
    [[nodiscard]] Border before(int row, int col) const { return between(area(row, col - 1), area(row, col)); }
    /// The corner at a field's upper left.
    [[nodiscard]] Corner corner(int row, int col) const;

  private:
    static Border between(int one, int other);
    [[nodiscard]] std::size_t index(int row, int col) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(cols_) + static_cast<std::size_t>(col);
    }

    int rows_;
    int cols_;
    std::vector<int> areas_;
};

}  // namespace meadhall::cli
