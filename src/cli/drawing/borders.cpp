#include "cli/drawing/borders.hpp"

#include <string_view>

namespace meadhall::cli {

namespace {

// By the lines up and right (rows) and down and left (columns): none, thin, thick each.
constexpr std::u32string_view corner_signs = U" ╴╸╷┐┑╻┒┓"
                                             U"╶─╾┌┬┭┎┰┱"
                                             U"╺╼━┍┮┯┏┲┳"
                                             U"╵┘┙│┤┥╽┧┪"
                                             U"└┴┵├┼┽┟╁╅"
                                             U"┕┶┷┝┾┿┢╆╈"
                                             U"╹┚┛╿┦┩┃┨┫"
                                             U"┖┸┹┞╀╃┠╂╉"
                                             U"┗┺┻┡╄╇┣╊╋";
static_assert(corner_signs.size() == 3 * 3 * 3 * 3);

std::size_t weight(Border border) { return static_cast<std::size_t>(border); }

}  // namespace

char32_t sign_of(const Corner& corner) {
    return corner_signs[((weight(corner.up) * 3 + weight(corner.right)) * 3 + weight(corner.down)) * 3 +
                        weight(corner.left)];
}

char32_t sign_across(Border border) { return sign_of({.right = border, .left = border}); }
char32_t sign_upright(Border border) { return sign_of({.up = border, .down = border}); }

AreaMap::AreaMap(int rows, int cols)
    : rows_{rows}, cols_{cols}, areas_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(cols)) {}

int AreaMap::area(int row, int col) const {
    const bool is_inside = row >= 0 && row < rows_ && col >= 0 && col < cols_;
    return is_inside ? areas_[index(row, col)] : 0;
}

Border AreaMap::between(int one, int other) {
    if (one == other) { return Border::none; }
    return one == 0 || other == 0 ? Border::thick : Border::thin;
}

Corner AreaMap::corner(int row, int col) const {
    return {
        .up = before(row - 1, col), .right = above(row, col), .down = before(row, col), .left = above(row, col - 1)};
}

}  // namespace meadhall::cli
