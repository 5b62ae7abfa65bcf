#include "games/odin/covering.hpp"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// The different tiles of a pile with their numbers, large ones first: they are the hardest to fit.
struct Kind {
    Item item{};
    int count = 0;
    int cells = 0;
};

class CoverSearch {
  public:
    CoverSearch(const Region& region, const Pile& pile, std::uint32_t budget)
        : region_{region}, cover_{region.cover}, singles_{pile.singles}, budget_{budget} {
        for (Item item : pile.tiles) { count(item); }
        std::ranges::sort(kinds_, std::greater{}, &Kind::cells);
    }

    [[nodiscard]] Covering run() {
        Covering result;
        const bool found = !can_never() && close(region_.cells - cover_.covered);
        result.verdict = found ? Verdict::yes : nodes_ > budget_ ? Verdict::unknown : Verdict::no;
        result.nodes = nodes_;
        if (found) { result.plan = plan_; }
        return result;
    }

  private:
    void count(Item item) {
        if (!may_lie(item, ground_of(region_.face))) { return; }
        const int cells = turns_of(*shape_of(item)).cell_count;
        const auto known = std::ranges::find(kinds_, item, &Kind::item);
        if (known != kinds_.end()) {
            ++known->count;
        } else {
            kinds_.push_back({item, 1, cells});
        }
        cells_left_ += cells;
    }

    /// A cell of the region that no piece may use.
    [[nodiscard]] bool can_never() const {
        return !(region_.cells - cover_.covered).is_subset_of(region_.within & map_of(region_.face).coverable);
    }

    /// Covers what is still open of the region, lowest cell first.
    [[nodiscard]] bool close(const Cells& open) {
        if (++nodes_ > budget_) { return false; }
        if (open.empty()) { return is_legal_plan(); }
        if (open.size() > cells_left_ + singles_) { return false; }
        const Cell target = open.first();
        for (Kind& kind : kinds_) {
            if (kind.count > 0 && close_with(kind, target, open)) { return true; }
        }
        return singles_ > 0 && close_with_single(target, open);
    }

    [[nodiscard]] bool close_with(Kind& kind, Cell target, const Cells& open) {
        const auto& poses = turns_of(*shape_of(kind.item)).poses;
        for (std::size_t pose = 0; pose < poses.size(); ++pose) {
            for (const Cell under : poses[pose].cells) {
                const int column = target.column() - under.column();
                const int row = target.row() - under.row();
                if (column < 0 || row < 0) { continue; }
                if (try_tile(kind, {static_cast<std::uint8_t>(pose), cell(column, row)}, open)) { return true; }
            }
        }
        return false;
    }

    [[nodiscard]] bool try_tile(Kind& kind, Placement placement, const Cells& open) {
        const Cells piece = cells_of(kind.item, placement);
        if (piece.size() != kind.cells || !piece.is_subset_of(region_.within)) { return false; }
        if (!fits(kind.item, piece)) { return false; }
        const Cover before = cover_;
        lay(cover_, kind.item, region_.face, placement);
        plan_.push_back({kind.item, placement});
        --kind.count;
        cells_left_ -= kind.cells;
        if (close(open - piece)) { return true; }
        cells_left_ += kind.cells;
        ++kind.count;
        plan_.pop_back();
        cover_ = before;
        return false;
    }

    [[nodiscard]] bool close_with_single(Cell target, const Cells& open) {
        cover_.covered.insert(target);
        plan_.push_back({Resource::silver, {0, target}});
        --singles_;
        Cells rest = open;
        rest.erase(target);
        if (close(rest)) { return true; }
        ++singles_;
        plan_.pop_back();
        cover_.covered.erase(target);
        return false;
    }

    /// All laying rules but that for income numbers, which waits until the plan is complete.
    [[nodiscard]] bool fits(Item item, const Cells& piece) const {
        if (!piece.is_subset_of(map_of(region_.face).coverable - cover_.covered)) { return false; }
        const auto set = shy_set(colour_of(item), ground_of(region_.face));
        return !set || !piece.intersects(cover_.shy[*set].neighbours());
    }

    [[nodiscard]] bool is_legal_plan() {
        Plan ordered = plan_;
        if (!put_in_legal_order(ordered, region_.face, region_.cover)) { return false; }
        plan_ = ordered;
        return true;
    }

    const Region& region_;
    Cover cover_;
    InplaceVector<Kind, 24> kinds_;
    Plan plan_;
    int cells_left_ = 0;
    int singles_;
    std::uint32_t budget_;
    std::uint32_t nodes_ = 0;
};

}  // namespace

Covering covering(const Region& region, const Pile& pile, std::uint32_t budget) {
    return CoverSearch{region, pile, budget}.run();
}

}  // namespace meadhall::odin
