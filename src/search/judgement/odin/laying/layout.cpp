#include "search/judgement/odin/laying/layout.hpp"

#include <algorithm>
#include <span>

#include "games/odin/components/areas/board_yield.hpp"

namespace meadhall::odin_mind {

namespace {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

/// From 0 up to 1.
double unit(Rng& rng) { return static_cast<double>(rng() >> 11U) * 0x1p-53; }

/// A board or house while it is being laid, with what each open cell promises.
class Plot {
  public:
    Plot() = default;
    Plot(const State& state, Seat seat, Place place, const LayoutAims& aims)
        : place_{place},
          face_{Game::face_at(state, place)},
          cover_{Game::cover_at(state, seat, place)},
          aims_{&aims},
          outside_{Cells::everywhere() - map_of(face_).coverable} {
        reckon();
    }

    [[nodiscard]] Place place() const { return place_; }
    [[nodiscard]] Face face() const { return face_; }
    [[nodiscard]] const Cover& cover() const { return cover_; }
    /// Income, bonuses and points of the board as it lies.
    [[nodiscard]] double worth() const { return worth(cover_.covered); }
    [[nodiscard]] double worth(const Cells& covered) const {
        double sum = aims_->income * income(face_, covered) - aims_->minus * uncovered_minus(face_, covered);
        for (const Bonus& bonus : map_of(face_).bonuses) {
            if (is_won(bonus, covered)) { sum += reward(bonus); }
        }
        return sum;
    }
    /// What numbers half reached promise.
    [[nodiscard]] double prospects() const {
        if (aims_->income <= 0 || !aims_->looks_ahead) { return 0; }
        double sum = 0;
        Cells before;
        for (const Income& number : map_of(face_).incomes) {
            const Cells ring = number.closure - before;
            before |= number.closure;
            if (cover_.covered.contains(number.cell) || ring.empty()) { continue; }
            sum += static_cast<double>((ring & cover_.covered).size()) / ring.size();
        }
        return aims_->promise * aims_->income * sum;
    }
    void lay(Item item, Placement placement) {
        odin::lay(cover_, item, face_, placement);
        reckon();
    }

    struct Spot {
        Placement placement{};
        double promise = -1000;
    };
    [[nodiscard]] Spot best_spot(Item item, double shake, Rng* rng) const {
        Spot best;
        const Turns& turns = turns_of(*shape_of(item));
        const Placements options = placements(item, face_, cover_);
        const Cells walls = cover_.covered | outside_;
        const double most_contact = aims_->snug * (2 * turns.cell_count + 2);
        std::uint8_t pose = 0;
        for (const Cells& corners : options.by_pose()) {
            const Offsets offsets = offsets_of(turns.poses[pose]);
            for (const Cell corner : corners) {
                float cells = 0;
                for (const std::uint8_t offset : offsets) { cells += value_[corner.number + offset]; }
                double promise = static_cast<double>(cells);
                if (promise + most_contact + shake <= best.promise) { continue; }
                const Cells piece = turns.poses[pose].cells.moved_to(corner);
                promise += aims_->snug * (piece.neighbours() & walls).size();
                if (rng != nullptr) { promise += shake * unit(*rng); }
                if (promise > best.promise) { best = {{pose, corner}, promise}; }
            }
            ++pose;
        }
        return best;
    }

  private:
    using Offsets = InplaceVector<std::uint8_t, max_cells>;
    static Offsets offsets_of(const Pose& pose) {
        Offsets offsets;
        for (const Cell cell : pose.cells) { offsets.push_back(cell.number); }
        return offsets;
    }

    [[nodiscard]] double reward(const Bonus& bonus) const {
        double sum = 0;
        for (const Amount& amount : bonus.reward) { sum += amount.count * aims_->reward[amount.item.number]; }
        return sum;
    }

    void reckon() {
        value_.fill(0);
        const FaceMap& map = map_of(face_);
        for (const Cell cell : map.minus - cover_.covered) { value_[cell.number] += static_cast<float>(aims_->minus); }
        if (aims_->income > 0) { reckon_incomes(map); }
        for (const Bonus& bonus : map.bonuses) {
            if (!cover_.covered.contains(bonus.cell)) { reckon_bonus(bonus); }
        }
    }
    /// Each number spreads its raise over the cells it still waits for; lower numbers lead to higher ones.
    void reckon_incomes(const FaceMap& map) {
        for (const Track& track : map.tracks) {
            double now = -1;
            Cells before = cover_.covered;
            for (const Income& number : map.incomes) {
                if (!track.cells.contains(number.cell)) { continue; }
                const Cells missing = number.closure - before;
                if (missing.empty()) { continue; }
                if (now < 0) { now = track_income(track, cover_.covered); }
                const double then = track_income(track, cover_.covered | number.closure);
                const double raise = std::max(0.25, then - now);
                const auto each = static_cast<float>(aims_->promise * aims_->income * raise / missing.size());
                for (const Cell cell : missing) { value_[cell.number] += each; }
                before |= number.closure;
                now = then;
            }
        }
    }
    static double track_income(const Track& track, const Cells& covered) {
        const Cells open = track.cells - covered;
        return open.empty() ? track.end : track.value_in_row[static_cast<std::size_t>(open.first().row())];
    }
    void reckon_bonus(const Bonus& bonus) {
        const double value = reward(bonus);
        const Cells missing = bonus.ring - cover_.covered;
        const double won = missing.empty() ? 1 : aims_->promise;
        value_[bonus.cell.number] -= static_cast<float>(won * value);
        if (missing.empty()) { return; }
        const auto each = static_cast<float>(aims_->promise * value / bonus.ring.size());
        for (const Cell cell : missing) { value_[cell.number] += each; }
    }

    Place place_{};
    Face face_{};
    Cover cover_{};
    const LayoutAims* aims_ = nullptr;
    Cells outside_;
    std::array<float, Cells::limit + 96> value_{};  // tiles never leave the grid, so what lies beyond stays 0
};

using Plots = InplaceVector<Plot, 1 + board_count + house_count>;
using Tiles = InplaceVector<Item, 128>;

class LayoutPlanner {
  public:
    LayoutPlanner(const State& state, Seat seat, const LayoutAims& aims, Rng* shake)
        : state_{state}, seat_{seat}, aims_{aims}, rng_{shake} {
        for (int number = 0; number < Place::sheds().number; ++number) {
            const Place place{static_cast<std::uint8_t>(number)};
            if (Game::owns(state, seat, place)) { plots_.push_back(Plot{state, seat, place, aims}); }
        }
    }

    /// Leaves the given tiles where they lie in another plan, as far as that is legal without what is left out of it.
    [[nodiscard]] Layout run(std::span<const LaidPiece> kept = {}) {
        const double before = worth();
        for (const LaidPiece& piece : kept) { keep(piece); }
        for (const Item item : sorted_tiles()) { place(item); }
        lay_singles();
        layout_.gain = worth() - before - spent_;
        return layout_;
    }

  private:
    [[nodiscard]] double worth() const {
        double sum = 0;
        for (const Plot& plot : plots_) { sum += plot.worth() + plot.prospects(); }
        return sum;
    }

    [[nodiscard]] int laid(Item item) const {
        return static_cast<int>(std::ranges::count(layout_.pieces, item, &LaidPiece::item));
    }
    void add(Tiles& tiles, Item item, int count) const {
        for (int i = 0; i < count && !tiles.full(); ++i) { tiles.push_back(item); }
    }
    [[nodiscard]] Tiles sorted_tiles() const {
        Tiles tiles;
        const Player& player = state_.players[seat_.number];
        for (const GoodRow& row : goods) {
            if (is_food(row.good) && !aims_.dishes) { continue; }
            add(tiles, row.good, player.has(row.good) - laid(row.good));
        }
        for (const SpecialRow& row : specials) {
            const bool is_mine = state_.specials[static_cast<std::size_t>(row.special)] == held_by(seat_);
            add(tiles, row.special, (is_mine ? 1 : 0) - laid(row.special));
        }
        std::array<double, Item::count> rank{};
        for (const Item item : tiles) {
            const double jitter = rng_ == nullptr ? 0 : 4 * unit(*rng_);
            const bool is_dish = item.is<Good>() && is_food(item.as<Good>());
            rank[item.number] = turns_of(*shape_of(item)).cell_count + jitter - (is_dish ? 100 : 0);
        }
        std::ranges::sort(tiles, [&](Item a, Item b) {
            return rank[a.number] != rank[b.number] ? rank[a.number] > rank[b.number] : a < b;
        });
        return tiles;
    }

    void place(Item item) {
        const double shake = rng_ == nullptr ? 0 : 1.0;
        Plot* best_plot = nullptr;
        Plot::Spot best;
        for (Plot& plot : plots_) {
            if (!may_lie(item, ground_of(plot.face()))) { continue; }
            const Plot::Spot spot = plot.best_spot(item, shake, rng_);
            if (spot.promise > best.promise) {
                best = spot;
                best_plot = &plot;
            }
        }
        if (best_plot == nullptr || best.promise <= aims_.kept[item.number]) { return; }
        put(*best_plot, item, best.placement);
        spent_ += aims_.kept[item.number];
    }
    void keep(const LaidPiece& piece) {
        Plot& plot = *std::ranges::find(plots_, piece.place, &Plot::place);
        if (why_not(piece.item, plot.face(), plot.cover(), piece.placement) != nullptr) { return; }
        put(plot, piece.item, piece.placement);
        spent_ += aims_.kept[piece.item.number];
    }
    void put(Plot& plot, Item item, Placement placement) {
        if (layout_.pieces.full()) { return; }
        layout_.pieces.push_back({plot.place(), item, placement});
        plot.lay(item, placement);
    }

    // Silver and ore.

    [[nodiscard]] bool takes_ore(const Plot& plot) const { return ground_of(plot.face()) == Ground::land; }
    [[nodiscard]] double cost(const Plot& plot, int count) const {
        const int ore = takes_ore(plot) ? std::min(ore_, count) : 0;
        return ore * aims_.ore + (count - ore) * aims_.silver;
    }
    struct Target {
        Plot* plot = nullptr;
        Cells cells;
        double gain = 0;
    };
    void lay_singles() {
        ore_ = state_.players[seat_.number].has(Resource::ore);
        silver_ = aims_.spare_silver;
        for (Target target = best_target(); target.plot != nullptr; target = best_target()) { fill(target); }
        if (aims_.ore < aims_.minus) { scatter_ore(); }
    }
    [[nodiscard]] Target best_target() {
        Target best;
        for (Plot& plot : plots_) {
            const FaceMap& map = map_of(plot.face());
            for (const Income& number : map.incomes) { consider(best, plot, number.closure); }
            for (const Bonus& bonus : map.bonuses) {
                if (!plot.cover().covered.contains(bonus.cell)) { consider(best, plot, bonus.ring); }
            }
        }
        return best;
    }
    void consider(Target& best, Plot& plot, const Cells& wanted) const {
        const Cells missing = wanted - plot.cover().covered;
        const int count = missing.size();
        if (count == 0 || count > silver_ + (takes_ore(plot) ? ore_ : 0)) { return; }
        for (const Income& number : map_of(plot.face()).incomes) {
            if (!missing.contains(number.cell)) { continue; }
            if (!number.closure.is_subset_of(plot.cover().covered | missing)) { return; }
        }
        const double gain = plot.worth(plot.cover().covered | missing) - plot.worth() - cost(plot, count);
        if (gain > best.gain + 1e-9) { best = {&plot, missing, gain}; }
    }
    void fill(const Target& target) {
        const Cells numbers = map_of(target.plot->face()).numbers;
        for (const Cell cell : target.cells - numbers) { put_single(*target.plot, cell); }
        for (const Cell cell : target.cells& numbers) { put_single(*target.plot, cell); }
    }
    void put_single(Plot& plot, Cell cell) {
        const bool is_ore = takes_ore(plot) && ore_ > 0;
        --(is_ore ? ore_ : silver_);
        spent_ += is_ore ? aims_.ore : aims_.silver;
        put(plot, is_ore ? Item{Resource::ore} : Item{Resource::silver}, {0, cell});
    }
    void scatter_ore() {
        for (Plot& plot : plots_) {
            if (!takes_ore(plot)) { continue; }
            const Cells open = map_of(plot.face()).minus - plot.cover().covered;
            for (const Cell cell : open) {
                if (ore_ == 0) { return; }
                put_single(plot, cell);
            }
        }
    }

    const State& state_;
    Seat seat_;
    const LayoutAims& aims_;
    Rng* rng_;
    Plots plots_;
    Layout layout_;
    double spent_ = 0;
    int ore_ = 0;
    int silver_ = 0;
};

/// The tiles of a layout that stay where they are; between a tenth and some more than half of them are taken up.
decltype(Layout::pieces) left_alone(const Layout& layout, Rng& rng) {
    const double taken_up = 0.1 + 0.5 * unit(rng);
    decltype(Layout::pieces) kept;
    for (const LaidPiece& piece : layout.pieces) {
        const bool is_tile = !piece.item.is<Resource>();
        if (is_tile && unit(rng) > taken_up) { kept.push_back(piece); }
    }
    return kept;
}

}  // namespace

Layout plan_layout(const State& state, Seat seat, const LayoutAims& aims, Rng* shake) {
    return LayoutPlanner{state, seat, aims, shake}.run();
}

Layout best_layout(const State& state, Seat seat, const LayoutAims& aims, int tries, double enough) {
    Rng rng{1};
    Layout best = plan_layout(state, seat, aims, nullptr);
    for (int i = 1; i < tries && best.gain < enough; ++i) {
        const Layout other = plan_layout(state, seat, aims, &rng);
        if (other.gain > best.gain) { best = other; }
    }
    return best;
}

Layout improved_layout(const State& state, Seat seat, const LayoutAims& aims, Layout layout, int rounds,
                       double enough) {
    Rng rng{2};
    for (int i = 0; i < rounds && layout.gain < enough; ++i) {
        const auto kept = left_alone(layout, rng);
        const Layout other = LayoutPlanner{state, seat, aims, &rng}.run(kept);
        if (other.gain >= layout.gain) { layout = other; }
    }
    return layout;
}

Placement best_placement(const State& state, Seat seat, const LayoutAims& aims, Item item, Place place) {
    return Plot{state, seat, place, aims}.best_spot(item, 0, nullptr).placement;
}

}  // namespace meadhall::odin_mind
