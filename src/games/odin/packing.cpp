#include "games/odin/packing.hpp"

#include <algorithm>

#include "games/odin/board_yield.hpp"
#include "games/odin/singles.hpp"

namespace meadhall::odin {

int Worth::of(Face face, const Cells& covered) const {
    int sum = income * odin::income(face, covered) - minus * uncovered_minus(face, covered);
    const FaceMap& map = map_of(face);
    for (std::size_t i = 0; i < map.bonuses.size(); ++i) {
        if (is_won(map.bonuses[i], covered)) { sum += bonus[i]; }
    }
    return sum;
}

int Worth::bound(Face face, const Cells& covered, int tile_cells, int singles) const {
    const FaceMap& map = map_of(face);
    const int cells = tile_cells + singles;
    Cells reachable = covered;
    for (const Income& number : map.incomes) {
        if ((number.closure - covered).size() <= cells) { reachable.insert(number.cell); }
    }
    const int open = uncovered_minus(face, covered);
    const int by_tiles = std::min(open, tile_cells);
    const int by_singles = std::min(open - by_tiles, singles);
    int sum =
        income * odin::income(face, reachable) - minus * (open - by_tiles) + std::max(0, minus - single) * by_singles;
    for (std::size_t i = 0; i < map.bonuses.size(); ++i) {
        const Bonus& symbol = map.bonuses[i];
        const bool in_reach = !covered.contains(symbol.cell) && (symbol.ring - covered).size() <= cells;
        sum += in_reach ? std::max(0, bonus[i]) : 0;
    }
    return sum;
}

namespace {

/// A tile of the pile.
struct Tile {
    Item item{};
    int cells = 0;
    int kept = 0;
};

/// A place for a tile and how promising it looks.
struct Candidate {
    Placement placement{};
    int promise = 0;
};

constexpr std::size_t widest_beam = 16;
using Beam = InplaceVector<Candidate, widest_beam>;

/// Branch and bound over the tiles, large ones first. Numbers may be covered too early on the way; what is then owed to
/// the income rule must be covered before the plan is complete.
class PackSearch {
  public:
    PackSearch(Face face, const Cover& cover, const Pile& pile, const Worth& worth, std::uint32_t budget)
        : face_{face},
          start_{cover},
          pile_{pile},
          worth_{worth},
          budget_{budget},
          before_{worth.of(face, cover.covered)} {
        for (std::size_t i = 0; i < pile.tiles.size(); ++i) { add_tile(pile.tiles[i], worth.kept[i]); }
        std::ranges::sort(tiles_, comes_first);
    }

    [[nodiscard]] Packing run() {
        for (const std::size_t width : {1U, 2U, 4U, 8U, 16U}) {
            pass(width);
            if (best_.proven || is_spent()) { break; }
        }
        if (!best_.proven && !is_spent()) { pass(everything); }
        best_.nodes = nodes_;
        return best_;
    }

  private:
    static constexpr std::size_t everything = ~std::size_t{0};

    static bool comes_first(const Tile& a, const Tile& b) {
        return a.cells != b.cells ? a.cells > b.cells : a.item < b.item;
    }

    void add_tile(Item item, int kept) {
        if (!may_lie(item, ground_of(face_))) { return; }
        tiles_.push_back({item, turns_of(*shape_of(item)).cell_count, kept});
    }

    [[nodiscard]] bool is_spent() const { return nodes_ >= budget_; }

    /// One search that looks at no more than `width` places for each tile.
    void pass(std::size_t width) {
        width_ = width;
        truncated_ = false;
        int cells_left = 0;
        for (const Tile& tile : tiles_) { cells_left += tile.cells; }
        place_from(0, start_, {}, 0, cells_left);
        best_.proven = !truncated_ && !is_spent();
    }

    /// Decides about the tiles from the i-th on, which have `cells_left` cells together. `spent` is what the tiles laid
    /// so far would have been worth, kept.
    void place_from(std::size_t i, const Cover& cover, const Cells& owed, int spent, int cells_left) {
        if (is_spent()) { return; }
        ++nodes_;
        if ((owed - cover.covered).size() > cells_left + pile_.singles) { return; }
        if (worth_.bound(face_, cover.covered, cells_left, pile_.singles) - before_ - spent <= best_.gain) { return; }
        if (i == tiles_.size()) { return finish(cover, owed, spent); }
        const Tile& tile = tiles_[i];
        for_each_place(tile, i, cover, [&](Placement placement) {
            plan_.push_back({tile.item, placement});
            place_one(i, cover, owed, spent, cells_left);
            plan_.pop_back();
        });
        place_from(next_kind(i), cover, owed, spent, cells_left - cells_of_kind_from(i));
    }

    /// Lays the tile that was just added to the plan and goes on with the next.
    void place_one(std::size_t i, const Cover& cover, const Cells& owed, int spent, int cells_left) {
        Cover laid = cover;
        lay(laid, tiles_[i].item, face_, plan_.back().placement);
        Cells debts = owed;
        for (const Income& number : map_of(face_).incomes) {
            const bool newly = laid.covered.contains(number.cell) && !cover.covered.contains(number.cell);
            if (newly) { debts |= number.closure; }
        }
        place_from(i + 1, laid, debts, spent + tiles_[i].kept, cells_left - tiles_[i].cells);
    }

    /// After leaving out one tile its equals are left out too: which of them lies makes no difference.
    [[nodiscard]] std::size_t next_kind(std::size_t i) const {
        std::size_t next = i + 1;
        while (next < tiles_.size() && tiles_[next].item == tiles_[i].item) { ++next; }
        return next;
    }
    [[nodiscard]] int cells_of_kind_from(std::size_t i) const {
        return static_cast<int>(next_kind(i) - i) * tiles_[i].cells;
    }

    /// Equal tiles are laid in rising order of their places, so that no layout is met twice.
    [[nodiscard]] bool comes_after_equal(std::size_t i, Placement placement) const {
        if (i == 0 || tiles_[i - 1].item != tiles_[i].item) { return true; }
        const Placement before = plan_.back().placement;
        return before.pose != placement.pose ? before.pose < placement.pose : before.corner < placement.corner;
    }

    template <class Visit>
    void for_each_place(const Tile& tile, std::size_t i, const Cover& cover, Visit visit) {
        const Placements places = placements_by_shape(tile.item, face_, cover);
        if (width_ == everything) {
            for_each(places, [&](Placement placement) {
                if (comes_after_equal(i, placement)) { visit(placement); }
            });
            return;
        }
        Beam beam;
        for_each(places, [&](Placement placement) {
            if (comes_after_equal(i, placement)) { offer(beam, {placement, promise(tile, cover, placement)}); }
        });
        for (const Candidate& candidate : beam) { visit(candidate.placement); }
    }

    template <class Visit>
    static void for_each(const Placements& places, Visit visit) {
        std::uint8_t pose = 0;
        for (const Cells& corners : places.by_pose()) {
            for (Cell corner : corners) { visit(Placement{pose, corner}); }
            ++pose;
        }
    }

    /// Worth at once, and then how snugly the tile lies: gaps are hard to fill later.
    [[nodiscard]] int promise(const Tile& tile, const Cover& cover, Placement placement) const {
        const Cells piece = cells_of(tile.item, placement);
        const Cells outside = Cells::everywhere() - map_of(face_).coverable;
        const Cells around = piece.neighbours() - piece;
        const int open_sides = (around - cover.covered - outside).size();
        return 16 * worth_.of(face_, cover.covered | piece) - open_sides;
    }

    /// Keeps the best `width_` candidates, best first.
    void offer(Beam& beam, const Candidate& candidate) {
        const auto better = [&](const Candidate& other) { return other.promise < candidate.promise; };
        auto place = std::ranges::find_if(beam, better);
        const auto position = static_cast<std::size_t>(place - beam.begin());
        if (beam.size() == width_) {
            truncated_ = true;
            if (position == beam.size()) { return; }
            beam.pop_back();
        }
        beam.push_back(candidate);
        std::rotate(beam.begin() + position, beam.end() - 1, beam.end());
    }

    void finish(const Cover& cover, const Cells& owed, int spent) {
        const SinglesPlan singles = best_singles(face_, cover.covered, owed, pile_.singles, worth_);
        if (!singles.possible) { return; }
        const int gain = worth_.of(face_, cover.covered) - before_ - spent + singles.gain;
        if (gain <= best_.gain) { return; }
        Plan plan = plan_;
        for (Cell single : singles.cells) { plan.push_back({Resource::silver, {0, single}}); }
        if (!put_in_legal_order(plan, face_, start_)) { return; }
        best_.plan = plan;
        best_.gain = gain;
    }

    Face face_;
    Cover start_;
    const Pile& pile_;
    const Worth& worth_;
    std::uint32_t budget_;
    int before_;
    InplaceVector<Tile, 24> tiles_;
    Plan plan_;
    Packing best_;
    std::size_t width_ = 1;
    bool truncated_ = false;
    std::uint32_t nodes_ = 0;
};

}  // namespace

Packing best_packing(Face face, const Cover& cover, const Pile& pile, const Worth& worth, std::uint32_t budget) {
    return PackSearch{face, cover, pile, worth, budget}.run();
}

}  // namespace meadhall::odin
