// Can these tiles bring so many points on one board? An exact search; `exact_layout` deals the tiles out to the
// boards.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/odin/game.hpp"
#include "games/odin/laying/plan.hpp"
#include "search/bot.hpp"

namespace meadhall::odin_mind {

/// Counts positions and knows when to stop.
class Effort {
  public:
    explicit Effort(const Budget& budget) : budget_{budget} {}

    /// So many more positions; false once there is no time left for any.
    bool spend(std::uint32_t positions = 1) {
        constexpr std::uint32_t patience = 1024;  // asking what time it is takes longer than a position
        positions_ += positions;
        if (positions_ >= next_question_) {
            next_question_ = positions_ + patience;
            is_spent_ = is_spent_ || budget_.is_spent(0);
        }
        is_spent_ = is_spent_ || positions_ >= budget_.playouts;
        return !is_spent_;
    }
    [[nodiscard]] bool is_spent() const { return is_spent_; }

  private:
    const Budget& budget_;
    std::uint64_t positions_ = 0;
    std::uint64_t next_question_ = 0;
    bool is_spent_ = false;
};

/// Equal tiles.
struct TileKind {
    odin::Item item{};
    int count = 0;
    int kept = 0;  // points of one that is not laid
};

/// How far the numbers of a board are to be covered (O-9.4).
struct Ambition {
    odin::Cells required;  // open now, covered then
    odin::Cells closed;    // numbers that stay open
    int income = 0;        // more than now
};
/// All there are for a board; the first of them covers no number.
[[nodiscard]] std::vector<Ambition> ambitions(odin::Face face, const odin::Cells& covered);

/// One board with one ambition: every place for every kind of tile, with its credit. The credit of a place is what it
/// brings if each required cell that loses no point by itself is paid for once it is covered: what all places have in
/// credit, less the number of those cells, is what they bring.
class BoardSearch {
  public:
    BoardSearch(odin::Face face, const odin::Cover& cover, const Ambition& ambition, std::span<const TileKind> kinds);

    [[nodiscard]] const Ambition& ambition() const { return ambition_; }
    /// Required cells that lose no point while they are open.
    [[nodiscard]] int plain() const { return plain_; }
    /// The most credit one tile of this kind can have; 0 where it finds no place worth taking.
    [[nodiscard]] int best_credit(std::size_t kind) const;
    /// Places for exactly so many of each kind that have so much credit together, whether or not they cover what is
    /// required. None: there are none, or the effort is spent.
    [[nodiscard]] std::optional<odin::Plan> find_credit(std::span<const std::uint8_t> counts, int credit,
                                                        Effort& effort) const;
    /// A plan, in a legal order, that lays exactly so many of each kind and at most so many singles, covers what is
    /// required and brings so many points or more, not counting income; what the tiles are worth unlaid is taken off.
    [[nodiscard]] std::optional<odin::Plan> find(std::span<const std::uint8_t> counts, int singles, int points,
                                                 Effort& effort) const;

  private:
    struct Option {
        odin::Cells cells;
        odin::Placement placement{};
        int credit = 0;
    };
    class Descent;

    odin::Face face_;
    odin::Cover cover_;
    Ambition ambition_;
    std::vector<TileKind> kinds_;
    std::vector<std::vector<Option>> options_;  // by kind, the most credit first
    odin::Cells minus_;                         // still open
    int plain_ = 0;
};

}  // namespace meadhall::odin_mind
