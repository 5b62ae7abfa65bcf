#include "games/odin/laying/laying.hpp"

#include <bit>

#include "games/odin/reasons.hpp"

namespace meadhall::odin {

namespace {

/// The cells a piece of this colour may use: coverable, empty, and not beside its own kind (O-9.5, O-9.6, O-9.9).
Cells open_cells(Colour colour, Face face, const Cover& cover) {
    Cells open = map_of(face).coverable - cover.covered;
    if (const auto set = shy_set(colour, ground_of(face))) { open -= cover.shy[*set].neighbours(); }
    return open;
}

/// The corners from which one row of a tile lies on open cells. It may err in the rightmost column, where a bit comes
/// round from the next row; a tile that wide has a cell in an unused column there, and so another of its rows says no.
Cells corners_of_line(const Cells& open, unsigned line) {
    Cells fits = Cells::everywhere();
    for (int column = 0; line != 0; ++column, line >>= 1U) {
        if ((line & 1U) != 0) { fits &= open.left_by(column); }
    }
    return fits;
}

/// A number that a piece may cover only together with other cells.
struct Demand {
    Cell number{};
    std::uint64_t missing = 0;  // those cells and the number itself, as a window
};

constexpr std::uint64_t window_line = (1U << static_cast<unsigned>(max_side)) - 1;

/// The part of a set that lies in the window of a number.
std::uint64_t window_of(const Cells& cells, Cell number) {
    std::uint64_t window = 0;
    for (int below = 0; below < max_side && below <= number.row(); ++below) {
        const std::uint64_t line =
            std::uint64_t{cells.line(number.row() - below)} << (max_side - 1U) >> number.column();
        window |= (line & window_line) << (static_cast<unsigned>(max_side - 1 - below) * window_stride);
    }
    return window;
}

/// The reverse: takes the cells of a number's window out of a set.
void take_out(Cells& cells, std::uint64_t window, Cell number) {
    for (int below = 0; below < max_side && below <= number.row(); ++below) {
        const std::uint64_t line =
            window >> (static_cast<unsigned>(max_side - 1 - below) * window_stride) & window_line;
        cells.erase_from_line(number.row() - below, line << number.column() >> (max_side - 1U));
    }
}

/// What a piece must cover together with this number, if a piece of this size can; nothing if it cannot.
std::optional<Demand> demand_for(const Income& income, const Cells& covered, int piece_size) {
    const Cells missing = income.closure - covered;
    if (missing.intersects(income.far)) { return std::nullopt; }
    const Demand demand{income.cell, window_of(missing, income.cell)};
    return std::popcount(demand.missing) <= piece_size ? std::optional{demand} : std::nullopt;
}

/// Nothing but the number itself is missing: any piece may cover it.
bool covered_by_itself(const Demand& demand) { return demand.missing == std::uint64_t{1} << window_last; }

/// Takes away the corners from which the tile covers the number but leaves a gap left of it or below it (O-9.4).
void keep_gapless(Cells& corners, const Pose& pose, const Demand& demand) {
    std::uint64_t covers_all = pose.reach;
    for (std::uint64_t rest = demand.missing; rest != 0; rest &= rest - 1) {
        covers_all &= pose.reach >> (window_last - static_cast<unsigned>(std::countr_zero(rest)));
    }
    take_out(corners, pose.reach & ~covers_all, demand.number);
}

enum class Incomes : bool { free, guarded };

/// One piece and one face, everything looked up that all poses share.
class Search {
  public:
    Search(Item item, Face face, const Cover& cover, Incomes incomes)
        : turns_{turns_of(*shape_of(item))}, open_{open_cells(colour_of(item), face, cover)} {
        if (incomes == Incomes::guarded) { meet_income_rule(map_of(face), cover.covered); }
        for (std::uint8_t line : turns_.lines) { fits_.push_back(corners_of_line(open_, line)); }
    }

    [[nodiscard]] const Turns& turns() const { return turns_; }
    [[nodiscard]] Cells corners(const Pose& pose) const {
        Cells fits = fits_[pose.lines[0]];
        for (int up = 1; up < pose.height; ++up) {
            fits &= fits_[pose.lines[static_cast<std::size_t>(up)]].down_by(up);
        }
        for (const Demand& demand : demands_) { keep_gapless(fits, pose, demand); }
        return fits;
    }

  private:
    /// Closes the numbers out of the piece's reach; a higher one asks for everything that a lower one does.
    void meet_income_rule(const FaceMap& map, const Cells& covered) {
        Cells done = covered;
        for (const Income& income : map.incomes) {
            if (done.contains(income.cell)) { continue; }
            if (const auto demand = demand_for(income, covered, turns_.cell_count)) {
                if (!covered_by_itself(*demand)) { demands_.push_back(*demand); }
            } else {
                open_ -= income.and_beyond;
                done |= income.and_beyond;
            }
        }
    }

    const Turns& turns_;
    Cells open_;
    InplaceVector<Demand, 12> demands_;
    InplaceVector<Cells, 12> fits_;  // by line
};

Placements all_placements(Item item, Face face, const Cover& cover, Incomes incomes) {
    Placements found;
    if (!may_lie(item, ground_of(face))) { return found; }
    const Search search{item, face, cover, incomes};
    for (const Pose& pose : search.turns().poses) { found.add(search.corners(pose)); }
    return found;
}

/// O-9.4 said for one placement.
bool leaves_gap_below_number(Face face, const Cells& covered, const Cells& piece) {
    for (const Income& income : map_of(face).incomes) {
        if (piece.contains(income.cell) && !income.closure.is_subset_of(covered | piece)) { return true; }
    }
    return false;
}

const Reason* touching_reason(Colour colour) {
    if (colour == Colour::green) { return &reasons::green_green; }
    return colour == Colour::orange ? &reasons::orange_orange : &reasons::red_red;
}

bool is_on_grid(const Pose& pose, Cell corner) {
    return corner.column() + pose.width <= Cells::columns && corner.row() + pose.height <= Cells::rows;
}

}  // namespace

Cells cells_of(Item item, Placement placement) {
    return turns_of(*shape_of(item)).poses[placement.pose].cells.moved_to(placement.corner);
}

Placements placements(Item item, Face face, const Cover& cover) {
    return all_placements(item, face, cover, Incomes::guarded);
}

Placements placements_by_shape(Item item, Face face, const Cover& cover) {
    return all_placements(item, face, cover, Incomes::free);
}

bool fits_somewhere(Item item, Face face, const Cover& cover) {
    if (!may_lie(item, ground_of(face))) { return false; }
    const Search search{item, face, cover, Incomes::guarded};
    for (const Pose& pose : search.turns().poses) {
        if (!search.corners(pose).empty()) { return true; }
    }
    return false;
}

ShapeSet roomy_shapes(Colour colour, Face face, const Cover& cover) {
    const Cells one = open_cells(colour, face, cover) - map_of(face).numbers;
    const Cells two = one & one.left_by(1);
    const Cells three = two & one.left_by(2);
    const Cells four = three & one.left_by(3);
    const Cells two_by_two = two & two.down_by(1);
    const Cells three_by_two = three & three.down_by(1);
    const Cells up_two = one & one.down_by(1);
    const Cells up_three = up_two & one.down_by(2);
    const Cells two_up_three = two_by_two & two.down_by(2);
    const Cells three_by_three = three_by_two & three.down_by(2);
    ShapeSet roomy;
    const auto note = [&](Shape shape, const Cells& lying, const Cells& standing) {
        if (!lying.empty() || !standing.empty()) { roomy.insert(shape); }
    };
    note(Shape::single, one, one);
    note(Shape::bar_2, two, up_two);
    note(Shape::bar_3, three, up_three);
    note(Shape::bar_4, four, up_three & one.down_by(3));
    note(Shape::square_2, two_by_two, two_by_two);
    note(Shape::block_3x2, three_by_two, two_up_three);
    note(Shape::block_4x2, four & four.down_by(1), two_up_three & two.down_by(3));
    note(Shape::square_3, three_by_three, three_by_three);
    note(Shape::block_4x3, four & four.down_by(1) & four.down_by(2), three_by_three & three.down_by(3));
    return roomy;
}

const Reason* why_not(Item item, Face face, const Cover& cover, Placement placement) {
    if (!may_lie(item, ground_of(face))) { return &reasons::piece_board; }
    const auto& poses = turns_of(*shape_of(item)).poses;
    if (placement.pose >= poses.size() || !is_on_grid(poses[placement.pose], placement.corner)) {
        return &reasons::bounds;
    }
    const FaceMap& map = map_of(face);
    const Cells piece = cells_of(item, placement);
    if (!piece.is_subset_of(map.area)) { return &reasons::bounds; }
    if (!piece.is_subset_of(map.coverable)) { return &reasons::blocked; }
    if (piece.intersects(cover.covered)) { return &reasons::overlap; }
    if (leaves_gap_below_number(face, cover.covered, piece)) { return &reasons::income; }
    const auto set = shy_set(colour_of(item), ground_of(face));
    if (set && piece.intersects(cover.shy[*set].neighbours())) { return touching_reason(colour_of(item)); }
    return nullptr;
}

void lay(Cover& cover, Item item, Face face, Placement placement) {
    const Cells piece = cells_of(item, placement);
    cover.covered |= piece;
    if (const auto set = shy_set(colour_of(item), ground_of(face))) { cover.shy[*set] |= piece; }
}

}  // namespace meadhall::odin
