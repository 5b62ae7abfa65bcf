// The island: points in rows and columns, regions, shore; put together from the box's four parts (chapter A, W-3).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"
#include "core/refusal.hpp"

namespace meadhall::wikinger {

/// A point of the island where a figure may stand, numbered row by row.
struct Point {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Point, Point) = default;
};
using PointSet = IndexSet<Point>;

[[nodiscard]] constexpr Point point(int number) { return Point{static_cast<std::uint8_t>(number)}; }

/// Everything that is not island. It is no point, but a neighbour all the same: the shore captures (W-7.1 c).
inline constexpr Point water{127};
/// Where a figure comes from that was put down, not moved.
inline constexpr Point nowhere{126};
/// Larger islands are refused; the four parts together have 108 points.
inline constexpr int max_points = 120;
inline constexpr int max_regions = 16;

struct Region {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(Region, Region) = default;
};

enum class Part : std::uint8_t { two_regions, three_regions_a, three_regions_b, one_region };
constexpr auto names(Part /*of*/) { return std::array<std::string_view, 4>{"P2", "P3A", "P3B", "P1"}; }
inline constexpr int part_count = 4;

/// Where a part lies: turned clockwise, then its upper left corner put on (row, col).
struct Placement {
    Part part{};
    int rotation_cw = 0;
    int row = 0;
    int col = 0;

    static constexpr auto fields() {
        return described(field("part", &Placement::part), field("rotationCW", &Placement::rotation_cw),
                         field("row", &Placement::row), field("col", &Placement::col));
    }
    friend bool operator==(const Placement&, const Placement&) = default;
};

/// Ready-made islands; `usual` is the one for the number of players.
enum class Preset : std::uint8_t { usual, two_a, two_b, three, four };
constexpr auto names(Preset /*of*/) { return std::array<std::string_view, 5>{"default", "2p_A", "2p_B", "3p", "4p"}; }

/// A preset, parts laid by the players, or (for studies and puzzles) rows drawn with region letters and '.' for water.
using IslandChoice = std::variant<Preset, std::vector<Placement>, std::vector<std::string>>;

/// The neighbour in one direction and the point behind it, `water` where there is none.
struct Way {
    Point over = water;
    Point behind = water;
};

enum class Direction : std::uint8_t { north, east, south, west };
inline constexpr int directions = 4;
inline constexpr std::array<Direction, directions> all_directions = {Direction::north, Direction::east,
                                                                     Direction::south, Direction::west};

/// An assembled island with everything about its geometry worked out in advance.
class Island {
  public:
    /// W-3.2: the parts must be those of `parts`, must not overlap, must touch, and must leave no lake.
    [[nodiscard]] static Result<Island> assembled(const std::vector<Placement>& placements,
                                                  const std::vector<Part>& wanted);
    /// An island drawn as rows of region letters; it must hang together.
    [[nodiscard]] static Result<Island> drawn(const std::vector<std::string>& rows);
    [[nodiscard]] static const std::vector<Placement>& preset(Preset preset);
    /// A part as it lies in the box, drawn like an island.
    [[nodiscard]] static const std::vector<std::string>& outline(Part part);

    [[nodiscard]] int points() const { return points_; }
    [[nodiscard]] int regions() const { return regions_; }
    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int cols() const { return cols_; }
    [[nodiscard]] PointSet land() const { return land_; }
    [[nodiscard]] const std::array<Way, directions>& ways(Point from) const { return ways_[from.number]; }
    [[nodiscard]] PointSet around(Point center) const { return around_[center.number]; }
    /// The points whose neighbour in a direction is one of `wanted`.
    [[nodiscard]] PointSet beside(PointSet wanted, Direction direction) const {
        const auto& drifts = drifts_[static_cast<std::size_t>(direction)];
        PointSet found;
        if (direction == Direction::east || direction == Direction::south) {
            for (const Drift& drift : drifts) { found |= (wanted & drift.to).moved_down(drift.distance); }
        } else {
            for (const Drift& drift : drifts) { found |= (wanted & drift.to).moved_up(drift.distance); }
        }
        return found;
    }
    /// The points with water in a direction.
    [[nodiscard]] PointSet shore(Direction direction) const { return shores_[static_cast<std::size_t>(direction)]; }
    /// The points with water in any direction, and those with it both beside and before them.
    [[nodiscard]] PointSet coast() const { return shores_[0] | shores_[1] | shores_[2] | shores_[3]; }
    [[nodiscard]] PointSet corners() const { return (shores_[0] | shores_[2]) & (shores_[1] | shores_[3]); }
    [[nodiscard]] Region region_of(Point where) const { return region_of_[where.number]; }
    [[nodiscard]] PointSet region(Region region) const { return region_points_[region.number]; }
    [[nodiscard]] char letter(Region region) const { return letters_[region.number]; }
    [[nodiscard]] int row(Point where) const { return place_[where.number].row; }
    [[nodiscard]] int col(Point where) const { return place_[where.number].col; }
    /// The point at (row, col), or `water`.
    [[nodiscard]] Point at(int row, int col) const;

    /// "c4": the column's letter and the row's number, counted from the upper left corner.
    [[nodiscard]] std::string name(Point where) const;
    [[nodiscard]] std::optional<Point> find(std::string_view name) const;
    /// The rows as they would be drawn.
    [[nodiscard]] std::vector<std::string> picture() const;

  private:
    struct Place {
        std::int16_t row = 0;
        std::int16_t col = 0;
    };

    /// Points are numbered row by row, so a neighbour's number differs by the same distance for whole stretches of
    /// them: all neighbours of a set are found by moving its bits a few times.
    struct Drift {
        PointSet to;  // the neighbours at this distance
        std::uint8_t distance = 1;
    };
    static constexpr std::size_t max_drifts = 32;

    void survey(const std::vector<std::string>& rows);
    void measure_regions(const std::vector<std::string>& rows);
    void connect_points();
    void note_drift(Direction direction, Point from, Point to);

    int points_ = 0;
    int regions_ = 0;
    int rows_ = 0;
    int cols_ = 0;
    PointSet land_;
    std::array<std::array<Way, directions>, 128> ways_{};
    std::array<PointSet, 128> around_{};
    std::array<InplaceVector<Drift, max_drifts>, directions> drifts_{};
    std::array<PointSet, directions> shores_{};
    std::array<Region, 128> region_of_{};
    std::array<PointSet, max_regions> region_points_{};
    std::array<char, max_regions> letters_{};
    std::array<Place, 128> place_{};
};

}  // namespace meadhall::wikinger
