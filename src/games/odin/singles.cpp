#include "games/odin/singles.hpp"

#include <algorithm>

namespace meadhall::odin {

namespace {

/// Goes through all choices of numbers to reach and bonuses to close. For each choice the cells needed are fixed, and
/// what is left over goes to cells of minus one.
class SinglesSearch {
  public:
    SinglesSearch(Face face, const Cells& covered, int count, const Worth& worth)
        : face_{face},
          map_{map_of(face)},
          covered_{covered},
          count_{count},
          worth_{worth},
          before_{worth.of(face, covered)} {}

    [[nodiscard]] SinglesPlan run(const Cells& owed) {
        choose_numbers(owed - covered_, 0);
        return best_;
    }

  private:
    /// For each diagonal: reach no further number, or one of them with everything below it.
    void choose_numbers(const Cells& needed, std::size_t track) {
        if (needed.size() > count_) { return; }
        if (track == map_.tracks.size()) { return choose_bonuses(needed, 0); }
        choose_numbers(needed, track + 1);
        if (worth_.income == 0) { return; }
        for (const Income& number : map_.incomes) {
            if (!map_.tracks[track].cells.contains(number.cell) || covered_.contains(number.cell)) { continue; }
            choose_numbers(needed | (number.closure - covered_), track + 1);
        }
    }

    void choose_bonuses(const Cells& needed, std::size_t bonus) {
        if (needed.size() > count_) { return; }
        if (bonus == map_.bonuses.size()) { return fill_up(needed); }
        choose_bonuses(needed, bonus + 1);
        const Bonus& symbol = map_.bonuses[bonus];
        if (worth_.bonus[bonus] <= 0 || covered_.contains(symbol.cell) || needed.contains(symbol.cell)) { return; }
        choose_bonuses(needed | closed_with_numbers(symbol.ring - covered_), bonus + 1);
    }

    /// A ring may hold numbers, and those bring their own closures.
    [[nodiscard]] Cells closed_with_numbers(const Cells& ring) const {
        Cells needed = ring;
        for (const Income& number : map_.incomes) {
            if (ring.contains(number.cell)) { needed |= number.closure - covered_; }
        }
        return needed;
    }

    /// The rest covers as many cells of minus one as it pays for.
    void fill_up(Cells cells) {
        if (worth_.minus > worth_.single) {
            const Cells open = (map_.minus - covered_) - cells;
            int left = count_ - cells.size();
            for (Cell minus : open) {
                if (left-- <= 0) { break; }
                cells.insert(minus);
            }
        }
        const int gain = worth_.of(face_, covered_ | cells) - before_ - worth_.single * cells.size();
        if (best_.possible && gain <= best_.gain) { return; }
        best_ = {true, cells, gain};
    }

    Face face_;
    const FaceMap& map_;
    Cells covered_;
    int count_;
    const Worth& worth_;
    int before_;
    SinglesPlan best_;
};

}  // namespace

SinglesPlan best_singles(Face face, const Cells& covered, const Cells& owed, int count, const Worth& worth) {
    return SinglesSearch{face, covered, count, worth}.run(owed);
}

}  // namespace meadhall::odin
