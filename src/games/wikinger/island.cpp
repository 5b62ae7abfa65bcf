#include "games/wikinger/island.hpp"

#include <algorithm>
#include <cassert>

#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

using Rows = std::vector<std::string>;

constexpr char sea = '.';
/// Placements further out than this are refused before anything is drawn.
constexpr int farthest = 64;

/// The four parts of the box. Only the numbers of regions are known; the outlines are ours (docs/rules/wikinger.md).
const std::array<Rows, part_count>& part_outlines() {
    static const std::array<Rows, part_count> outlines = {
        Rows{".aaa....",  //
             "aaaabb..",  //
             "aaaabbbb",  //
             ".a.bbbbb",  //
             ".....b.."},
        Rows{".cccdd..",  //
             "ccccddd.",  //
             "cccdddd.",  //
             ".cceeddd",  //
             "..eeeee.",  //
             "..eeeee."},
        Rows{".ff.......",  //
             "ffffgg....",  //
             "ffffgggg..",  //
             ".ffgggghhh",  //
             "....gghhhh",  //
             "......hhhh",  //
             ".......h.."},
        Rows{".ii.",  //
             "iiii",  //
             "iiii",  //
             ".ii."},
    };
    return outlines;
}

int width(const Rows& rows) {
    std::size_t widest = 0;
    for (const std::string& row : rows) { widest = std::max(widest, row.size()); }
    return static_cast<int>(widest);
}
int height(const Rows& rows) { return static_cast<int>(rows.size()); }

char cell(const Rows& rows, int row, int col) {
    if (row < 0 || row >= height(rows)) { return sea; }
    const std::string& line = rows[static_cast<std::size_t>(row)];
    if (col < 0 || col >= static_cast<int>(line.size())) { return sea; }
    return line[static_cast<std::size_t>(col)];
}

Rows turned_clockwise(const Rows& rows) {
    Rows turned(static_cast<std::size_t>(width(rows)), std::string(rows.size(), sea));
    for (int row = 0; row < height(rows); ++row) {
        for (int col = 0; col < width(rows); ++col) {
            turned[static_cast<std::size_t>(col)][static_cast<std::size_t>(height(rows) - 1 - row)] =
                cell(rows, row, col);
        }
    }
    return turned;
}

Rows outline(const Placement& placement) {
    Rows rows = Island::outline(placement.part);
    for (int quarter = 0; quarter < placement.rotation_cw / 90; ++quarter) { rows = turned_clockwise(rows); }
    return rows;
}

constexpr std::array<std::pair<int, int>, directions> compass = {{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};

/// A drawing board onto which parts are laid one after the other.
class Chart {
  public:
    Chart() : rows_(2 * farthest, std::string(2 * farthest, sea)) {}

    [[nodiscard]] bool overlaps(const Placement& placement, const Rows& part) const {
        return count(part, [&](int row, int col) {
                   return cell(rows_, placement.row + row, placement.col + col) != sea;
               }) > 0;
    }
    /// Pairs of neighbouring points, one on the chart and one on the part.
    [[nodiscard]] int contacts(const Placement& placement, const Rows& part) const {
        int pairs = 0;
        for (auto [down, right] : compass) {
            pairs += count(part, [&, d = down, r = right](int row, int col) {
                return cell(rows_, placement.row + row + d, placement.col + col + r) != sea;
            });
        }
        return pairs;
    }
    void lay(const Placement& placement, const Rows& part) {
        count(part, [&](int row, int col) {
            rows_[static_cast<std::size_t>(placement.row + row)][static_cast<std::size_t>(placement.col + col)] =
                cell(part, row, col);
            return true;
        });
    }
    /// The drawing without the empty margins below and to the right, and above and to the left.
    [[nodiscard]] Rows trimmed() const;

  private:
    template <class Question>
    static int count(const Rows& part, Question&& is_so) {
        int counted = 0;
        const int cols = width(part);
        for (int row = 0; row < height(part); ++row) {
            for (int col = 0; col < cols; ++col) {
                if (cell(part, row, col) != sea && is_so(row, col)) { ++counted; }
            }
        }
        return counted;
    }

    Rows rows_;
};

Rows trimmed(const Rows& rows) {
    int top = height(rows);
    int bottom = -1;
    const int cols = width(rows);
    int left = cols;
    int right = -1;
    for (int row = 0; row < height(rows); ++row) {
        for (int col = 0; col < cols; ++col) {
            if (cell(rows, row, col) == sea) { continue; }
            top = std::min(top, row);
            bottom = std::max(bottom, row);
            left = std::min(left, col);
            right = std::max(right, col);
        }
    }
    Rows kept;
    for (int row = top; row <= bottom; ++row) {
        std::string line;
        for (int col = left; col <= right; ++col) { line += cell(rows, row, col); }
        kept.push_back(line);
    }
    return kept;
}

Rows Chart::trimmed() const { return wikinger::trimmed(rows_); }

/// How many cells of one kind (land or water) can be reached from a cell along rows and columns; marks them.
int flood(Rows& rows, int row, int col, bool land) {
    constexpr char visited = '*';
    std::vector<std::pair<int, int>> front = {{row, col}};
    const int cols = width(rows);
    int reached = 0;
    while (!front.empty()) {
        const auto [r, c] = front.back();
        front.pop_back();
        if (r < 0 || c < 0 || r >= height(rows) || c >= cols) { continue; }
        char& here = rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)];
        if (here == visited || (here != sea) != land) { continue; }
        here = visited;
        ++reached;
        for (auto [down, right] : compass) { front.emplace_back(r + down, c + right); }
    }
    return reached;
}

Rows squared(const Rows& rows) {
    Rows square = rows;
    for (std::string& line : square) { line.resize(static_cast<std::size_t>(width(rows)), sea); }
    return square;
}

Rows with_sea_around(const Rows& rows) {
    Rows wide;
    const std::string margin(static_cast<std::size_t>(width(rows)) + 2, sea);
    wide.push_back(margin);
    for (const std::string& line : squared(rows)) { wide.push_back(sea + line + sea); }
    wide.push_back(margin);
    return wide;
}

int count_cells(const Rows& rows, bool land) {
    int counted = 0;
    for (const std::string& line : rows) {
        counted += static_cast<int>(std::ranges::count_if(line, [&](char c) { return (c != sea) == land; }));
    }
    return counted;
}

/// W-3.2: water from which the open sea cannot be reached along rows and columns.
bool has_lake(const Rows& rows) {
    Rows chart = with_sea_around(rows);
    const int all_water = count_cells(chart, false);
    return flood(chart, 0, 0, false) != all_water;
}

bool hangs_together(const Rows& rows) {
    Rows chart = squared(rows);
    const int land = count_cells(chart, true);
    for (int row = 0; row < height(chart); ++row) {
        for (int col = 0; col < width(chart); ++col) {
            if (cell(chart, row, col) != sea) { return flood(chart, row, col, true) == land; }
        }
    }
    return false;
}

bool is_right_set(const std::vector<Placement>& placements, std::vector<Part> wanted) {
    std::vector<Part> laid;
    for (const Placement& placement : placements) { laid.push_back(placement.part); }
    std::ranges::sort(laid);
    std::ranges::sort(wanted);
    if (laid == wanted) { return true; }
    // W-2: with two players either of the two parts with three regions will do.
    std::ranges::replace(wanted, Part::three_regions_a, Part::three_regions_b);
    return wanted.size() == 2 && laid == wanted;
}

std::string where(std::size_t index) { return "island[" + std::to_string(index) + "]"; }

bool is_in_reach(const Placement& placement) {
    const auto fits = [](int value) { return value >= 0 && value < farthest; };
    return fits(placement.row) && fits(placement.col);
}

std::optional<Refusal> lay_part(Chart& chart, const Placement& placement, std::size_t index) {
    constexpr int least_contacts = 2;
    if (placement.rotation_cw % 90 != 0 || placement.rotation_cw < 0 || placement.rotation_cw > 270) {
        return Refusal{reasons::island_rotation, where(index) + ".rotationCW"};
    }
    if (!is_in_reach(placement)) { return Refusal{reasons::island_far_out, where(index)}; }
    const Rows part = outline(placement);
    if (chart.overlaps(placement, part)) { return Refusal{reasons::island_overlap, where(index)}; }
    if (index > 0 && chart.contacts(placement, part) < least_contacts) {
        return Refusal{reasons::island_contact, where(index)};
    }
    chart.lay(placement, part);
    return std::nullopt;
}

}  // namespace

Result<Island> Island::assembled(const std::vector<Placement>& placements, const std::vector<Part>& wanted) {
    if (!is_right_set(placements, wanted)) { return refused(reasons::island_parts); }
    Chart chart;
    for (std::size_t i = 0; i < placements.size(); ++i) {
        if (auto refusal = lay_part(chart, placements[i], i)) { return std::unexpected{*refusal}; }
    }
    const Rows rows = chart.trimmed();
    if (has_lake(rows)) { return refused(reasons::island_lake); }
    Island island;
    island.survey(rows);
    return island;
}

Result<Island> Island::drawn(const std::vector<std::string>& rows) {
    std::string letters;
    for (const std::string& line : rows) {
        for (char c : line) {
            if (c != sea && (c < 'a' || c > 'z')) { return refused(reasons::island_rows, std::string{c}); }
            if (c != sea && !letters.contains(c)) { letters += c; }
        }
    }
    if (static_cast<int>(letters.size()) > max_regions || count_cells(rows, true) > max_points) {
        return refused(reasons::island_large);
    }
    if (!hangs_together(rows)) { return refused(reasons::island_contact); }
    Island island;
    island.survey(trimmed(rows));
    return island;
}

const std::vector<Placement>& Island::preset(Preset preset) {
    using enum Part;
    static const std::array<std::vector<Placement>, 5> presets = {{
        {},
        {{two_regions, 0, 0, 1}, {three_regions_a, 270, 3, 0}},
        {{two_regions, 0, 4, 0}, {three_regions_b, 180, 0, 2}},
        {{three_regions_a, 0, 6, 1}, {one_region, 0, 6, 8}, {three_regions_b, 180, 0, 0}},
        {{three_regions_a, 0, 5, 0}, {two_regions, 90, 6, 6}, {three_regions_b, 0, 0, 0}, {one_region, 270, 11, 3}},
    }};
    return presets[static_cast<std::size_t>(preset)];
}

const std::vector<std::string>& Island::outline(Part part) { return part_outlines()[static_cast<std::size_t>(part)]; }

void Island::survey(const std::vector<std::string>& rows) {
    rows_ = height(rows);
    cols_ = width(rows);
    for (int row = 0; row < rows_; ++row) {
        for (int col = 0; col < cols_; ++col) {
            if (cell(rows, row, col) == sea) { continue; }
            const Point here = point(points_++);
            place_[here.number] = {static_cast<std::int16_t>(row), static_cast<std::int16_t>(col)};
            land_.insert(here);
        }
    }
    measure_regions(rows);
    connect_points();
}

void Island::measure_regions(const std::vector<std::string>& rows) {
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        PointSet members;
        for (Point here : land_) {
            if (cell(rows, row(here), col(here)) == letter) { members.insert(here); }
        }
        if (members.empty()) { continue; }
        const Region region{static_cast<std::uint8_t>(regions_++)};
        letters_[region.number] = letter;
        region_points_[region.number] = members;
        for (Point here : members) { region_of_[here.number] = region; }
    }
}

void Island::connect_points() {
    for (Point here : land_) {
        for (std::size_t d = 0; d < directions; ++d) {
            const auto [down, right] = compass[d];
            const Point over = at(row(here) + down, col(here) + right);
            if (over == water) {
                shores_[d].insert(here);
                continue;
            }
            note_drift(all_directions[d], here, over);
            ways_[here.number][d] = {over, at(row(here) + 2 * down, col(here) + 2 * right)};
            around_[here.number].insert(over);
        }
    }
}

void Island::note_drift(Direction direction, Point from, Point to) {
    const int distance = std::abs(to.number - from.number);
    auto& drifts = drifts_[static_cast<std::size_t>(direction)];
    for (Drift& drift : drifts) {
        if (drift.distance == distance) {
            drift.to.insert(to);
            return;
        }
    }
    drifts.push_back({{to}, static_cast<std::uint8_t>(distance)});
}

Point Island::at(int row_wanted, int col_wanted) const {
    for (Point here : land_) {
        if (row(here) == row_wanted && col(here) == col_wanted) { return here; }
    }
    return water;
}

std::string Island::name(Point where) const {
    std::string letters;
    for (int rest = col(where); rest >= 0; rest = rest / 26 - 1) {
        letters.insert(letters.begin(), static_cast<char>('a' + rest % 26));
    }
    return letters + std::to_string(row(where) + 1);
}

std::optional<Point> Island::find(std::string_view name) const {
    for (Point here : land_) {
        if (this->name(here) == name) { return here; }
    }
    return std::nullopt;
}

std::vector<std::string> Island::picture() const {
    std::vector<std::string> rows(static_cast<std::size_t>(rows_), std::string(static_cast<std::size_t>(cols_), sea));
    for (Point here : land_) {
        rows[static_cast<std::size_t>(row(here))][static_cast<std::size_t>(col(here))] = letter(region_of(here));
    }
    return rows;
}

}  // namespace meadhall::wikinger
