#include "search/judgement/odin/laying/board_search.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "games/odin/components/areas/board_yield.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

// Ambitions.

namespace {

/// Adds what covering exactly these numbers asks for, unless it would cover others too.
void add_ambition(std::vector<Ambition>& found, Face face, const Cells& covered, const Cells& chosen) {
    const FaceMap& map = map_of(face);
    Cells required;
    for (const Income& number : map.incomes) {
        if (chosen.contains(number.cell)) { required |= number.closure - covered; }
    }
    if ((required & map.numbers) != chosen) { return; }
    found.push_back(
        {required, map.numbers - covered - chosen, income(face, covered | required) - income(face, covered)});
}

/// For each diagonal from the given one on: how many more of its numbers are covered.
void choose_numbers(std::vector<Ambition>& found, Face face, const Cells& covered, std::size_t track, Cells chosen) {
    const FaceMap& map = map_of(face);
    if (track == map.tracks.size()) { return add_ambition(found, face, covered, chosen); }
    choose_numbers(found, face, covered, track + 1, chosen);
    for (const Cell number : map.tracks[track].cells - covered) {
        chosen.insert(number);
        choose_numbers(found, face, covered, track + 1, chosen);
    }
}

}  // namespace

std::vector<Ambition> ambitions(Face face, const Cells& covered) {
    std::vector<Ambition> found;
    choose_numbers(found, face, covered, 0, {});
    return found;
}

// Places.

BoardSearch::BoardSearch(Face face, const Cover& cover, const Ambition& ambition, std::span<const TileKind> kinds)
    : face_{face},
      cover_{cover},
      ambition_{ambition},
      kinds_{kinds.begin(), kinds.end()},
      minus_{map_of(face).minus - cover.covered},
      plain_{(ambition.required - minus_).size()} {
    const Cells paid = minus_ | ambition.required;
    for (const TileKind& kind : kinds_) {
        std::vector<Option>& options = options_.emplace_back();
        const Placements places = placements_by_shape(kind.item, face, cover);
        std::uint8_t pose = 0;
        for (const Cells& corners : places.by_pose()) {
            for (const Cell corner : corners) {
                const Placement placement{pose, corner};
                const Cells cells = cells_of(kind.item, placement);
                if (cells.intersects(ambition.closed)) { continue; }
                options.push_back({cells, placement, (cells & paid).size() - kind.kept});
            }
            ++pose;
        }
        std::ranges::sort(options, [](const Option& a, const Option& b) {
            if (a.credit != b.credit) { return a.credit > b.credit; }
            const auto order = [](Placement placement) { return std::pair{placement.pose, placement.corner}; };
            return order(a.placement) < order(b.placement);
        });
    }
}

int BoardSearch::best_credit(std::size_t kind) const {
    return options_[kind].empty() ? 0 : std::max(0, options_[kind].front().credit);
}

// The search.

/// Lays the tile that has the fewest places left, wherever enough credit stays in reach for the others. Equal tiles are
/// laid in the order of their places, so that no layout is met twice.
class BoardSearch::Descent {
  public:
    Descent(const BoardSearch& board, std::span<const std::uint8_t> counts, Effort& effort)
        : board_{board}, effort_{effort}, left_{counts.begin(), counts.end()} {
        std::size_t tiles = 0;
        for (const std::uint8_t count : counts) { tiles += count; }
        levels_.resize(tiles + 1);
        for (Level& level : levels_) { level.resize(counts.size()); }
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            if (counts[kind] == 0) { continue; }
            for (const Option& option : board.options_[kind]) { levels_[0][kind].push_back(&option); }
        }
    }

    [[nodiscard]] std::optional<Plan> for_credit(int credit) {
        needed_ = credit;
        return descend(0, 0) ? std::optional{plan_} : std::nullopt;
    }
    [[nodiscard]] std::optional<Plan> for_points(int points, int singles) {
        points_ = points;
        singles_ = singles;
        // Each single has a credit of one at most, whether it covers a required cell or another.
        needed_ = points + board_.plain_ - singles;
        return descend(0, 0) ? std::optional{plan_} : std::nullopt;
    }

  private:
    using Places = std::vector<const Option*>;
    using Level = std::vector<Places>;

    struct Choice {
        std::size_t kind = 0;
        std::size_t places = 0;
    };

    bool descend(std::size_t depth, int credit) {
        if (!effort_.spend()) { return false; }
        if (depth + 1 == levels_.size()) { return credit >= needed_ && finish(); }
        const Level& level = levels_[depth];
        const std::optional<int> promised = most_credit(level);
        if (!promised || credit + *promised < needed_) { return false; }
        const Choice choice = narrowest(level, credit + *promised - needed_);
        --left_[choice.kind];
        const bool found = try_places(depth, credit, choice);
        ++left_[choice.kind];
        return found;
    }

    bool try_places(std::size_t depth, int credit, Choice choice) {
        for (std::size_t i = 0; i < choice.places; ++i) {
            const Option& option = *levels_[depth][choice.kind][i];
            laid_.push_back({choice.kind, &option});
            narrow(depth, choice.kind, i);
            if (descend(depth + 1, credit + option.credit)) { return true; }
            laid_.pop_back();
            if (effort_.is_spent()) { return false; }
        }
        return false;
    }

    /// What the tiles left over could have at most, each at its best; none if one of them has no place.
    [[nodiscard]] std::optional<int> most_credit(const Level& level) const {
        int sum = 0;
        for (std::size_t kind = 0; kind < level.size(); ++kind) {
            if (level[kind].size() < left_[kind]) { return std::nullopt; }
            for (std::size_t i = 0; i < left_[kind]; ++i) { sum += level[kind][i]->credit; }
        }
        return sum;
    }

    /// The kind with the fewest places that give away no more than `slack`.
    [[nodiscard]] Choice narrowest(const Level& level, int slack) const {
        Choice best;
        for (std::size_t kind = 0; kind < level.size(); ++kind) {
            if (left_[kind] == 0) { continue; }
            const Places& places = level[kind];
            const int least = places[0]->credit - slack;  // the first of equals has most credit
            const auto end = std::ranges::lower_bound(places, least, std::greater_equal{}, &Option::credit);
            const auto count = static_cast<std::size_t>(end - places.begin());
            if (best.places == 0 || count < best.places) { best = {kind, count}; }
        }
        return best;
    }

    /// The places that remain after the i-th of this kind is taken.
    void narrow(std::size_t depth, std::size_t taken, std::size_t i) {
        const Cells& cells = levels_[depth][taken][i]->cells;
        const Cells halo = cells | cells.neighbours();
        for (std::size_t kind = 0; kind < left_.size(); ++kind) {
            Places& next = levels_[depth + 1][kind];
            next.clear();
            if (left_[kind] == 0) { continue; }
            const Cells& blocked = are_shy(taken, kind) ? halo : cells;
            const Places& now = levels_[depth][kind];
            for (std::size_t j = kind == taken ? i + 1 : 0; j < now.size(); ++j) {
                if (!now[j]->cells.intersects(blocked)) { next.push_back(now[j]); }
            }
        }
    }
    /// Whether two kinds of tile may not touch each other (O-9.5, O-9.9).
    [[nodiscard]] bool are_shy(std::size_t one, std::size_t other) const {
        const Ground ground = ground_of(board_.face_);
        const auto set = shy_set(colour_of(board_.kinds_[one].item), ground);
        return set && set == shy_set(colour_of(board_.kinds_[other].item), ground);
    }

    /// All tiles lie. For points, singles cover what is still required, and then points that are lost.
    bool finish() {
        plan_.clear();
        Cells covered;
        int points = 0;
        for (const Laid& laid : laid_) {
            covered |= laid.option->cells;
            plan_.push_back({board_.kinds_[laid.kind].item, laid.option->placement});
            points -= board_.kinds_[laid.kind].kept;
        }
        if (!points_) { return true; }
        const Cells owed = board_.ambition_.required - covered;
        if (owed.size() > singles_) { return false; }
        cover_one_by_one(owed, owed.size());
        covered |= owed;
        const Cells open = board_.minus_ - covered;
        const int more = std::min(singles_ - owed.size(), open.size());
        cover_one_by_one(open, more);
        points += (covered & board_.minus_).size() + more;
        return points >= *points_ && put_in_legal_order(plan_, board_.face_, board_.cover_);
    }
    void cover_one_by_one(const Cells& cells, int count) {
        for (const Cell cell : cells) {
            if (count-- <= 0) { return; }
            plan_.push_back({Resource::silver, {0, cell}});
        }
    }

    struct Laid {
        std::size_t kind = 0;
        const Option* option = nullptr;
    };

    const BoardSearch& board_;
    Effort& effort_;
    int needed_ = 0;             // of credit
    std::optional<int> points_;  // wanted; none: credit is all that counts
    int singles_ = 0;
    std::vector<std::uint8_t> left_;  // of each kind
    std::vector<Level> levels_;       // what is open for each kind, by the number of tiles laid
    std::vector<Laid> laid_;
    Plan plan_;
};

std::optional<Plan> BoardSearch::find_credit(std::span<const std::uint8_t> counts, int credit, Effort& effort) const {
    return Descent{*this, counts, effort}.for_credit(credit);
}

std::optional<Plan> BoardSearch::find(std::span<const std::uint8_t> counts, int singles, int points,
                                      Effort& effort) const {
    return Descent{*this, counts, effort}.for_points(points, singles);
}

}  // namespace meadhall::odin_mind
