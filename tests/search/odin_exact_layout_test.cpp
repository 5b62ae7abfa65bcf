// The exact search for the last layout: as good as trying everything, legal, honest about what it knows.
#include <algorithm>
#include <map>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/components/areas/board_yield.hpp"
#include "search/chance.hpp"
#include "search/judgement/odin/laying/exact_layout.hpp"
#include "search/judgement/odin/steward.hpp"

namespace meadhall::odin_mind {
namespace {

using namespace odin;

constexpr Budget long_thought{.playouts = 1'000'000};
constexpr int care = 3;

// Trying everything.

/// Some boards with a few open cells, and some pieces: the best that laying them one by one in any order can bring.
class Trial {
  public:
    Trial(const State& state, const LayoutAims& aims) : aims_{aims}, supply_{state.players[0].supply} {
        for (int number = 0; number < Place::sheds().number; ++number) {
            const Place place{static_cast<std::uint8_t>(number)};
            if (!Game::owns(state, seat(0), place)) { continue; }
            faces_.push_back(Game::face_at(state, place));
            covers_.push_back(Game::cover_at(state, seat(0), place));
        }
    }

    [[nodiscard]] int best_gain() { return best() - worth(); }

  private:
    [[nodiscard]] int worth() const {
        int sum = 0;
        for (std::size_t i = 0; i < faces_.size(); ++i) {
            sum += static_cast<int>(aims_.income) * income(faces_[i], covers_[i].covered);
            sum -= uncovered_minus(faces_[i], covers_[i].covered);
        }
        return sum;
    }
    [[nodiscard]] int price(Item item) const {
        if (item == Item{Resource::silver}) { return 1; }
        return item == Item{Resource::ore} ? 0 : static_cast<int>(aims_.kept[item.number]);
    }

    /// What the boards are worth in the end, less the price of everything laid from here on.
    int best() {
        const auto known = known_.find(key());
        if (known != known_.end()) { return known->second; }
        int most = worth();
        for (int number = 0; number < Item::first_weapon; ++number) {
            const Item item{number};
            if (supply_[item.number] == 0 || !shape_of(item)) { continue; }
            for (std::size_t i = 0; i < faces_.size(); ++i) { most = std::max(most, best_with(item, i)); }
        }
        known_[key()] = most;
        return most;
    }
    int best_with(Item item, std::size_t board) {
        int most = -1000;
        const Cover before = covers_[board];
        --supply_[item.number];
        const Placements places = placements(item, faces_[board], before);
        for (int i = 0; i < places.count(); ++i) {
            lay(covers_[board], item, faces_[board], places.nth(i));
            most = std::max(most, best() - price(item));
            covers_[board] = before;
        }
        ++supply_[item.number];
        return most;
    }

    using Key = std::vector<std::uint64_t>;
    [[nodiscard]] Key key() const {
        Key key(supply_.begin(), supply_.end());
        for (const Cover& cover : covers_) {
            for (const Cells& cells : {cover.covered, cover.shy[0], cover.shy[1]}) {
                key.insert(key.end(), {cells.low(), cells.middle(), cells.high()});
            }
        }
        return key;
    }

    const LayoutAims& aims_;
    decltype(Player::supply) supply_;
    std::vector<Face> faces_;
    std::vector<Cover> covers_;
    std::map<Key, int> known_;
};

/// Everything is covered but a square of this many cells a side, somewhere, and the numbers that wait for it.
Cells nearly_covered(Face face, int side, Rng& rng) {
    const FaceMap& map = map_of(face);
    const Cell corner =
        map.coverable.nth(static_cast<int>(rng.below(static_cast<std::uint32_t>(map.coverable.size()))));
    const Cell far =
        cell(std::min(corner.column() + side, Cells::columns) - 1, std::min(corner.row() + side, Cells::rows) - 1);
    Cells covered = map.coverable - Cells::rectangle(corner, far);
    for (const Income& number : map.incomes) {
        if (!number.closure.is_subset_of(covered)) { covered.erase(number.cell); }
    }
    return covered;
}

/// A home board, an island and a stone house, all nearly full, and a few small pieces.
State small_case(const Game& game, Rng& rng) {
    State state = game.initial();
    Player& player = state.players[0];
    player.supply.fill(0);
    player.home.covered = nearly_covered(Face::home, 3, rng);
    Island& island = state.islands[rng.below(board_count)];
    island.owner = seat(0);
    island.turned = rng.below(2) == 0;
    const auto index = static_cast<int>(&island - state.islands.data());
    const Face face = Game::face_at(state, Place{static_cast<std::uint8_t>(1 + index)});
    island.land.covered = nearly_covered(face, 2, rng);
    if (rng.below(3) == 0) { state.houses[0].owner = seat(0); }
    constexpr std::array pieces = {Item{Good::oil},   Item{Good::rune_stone}, Item{Good::hide},
                                   Item{Good::wool},  Item{Good::chest},      Item{Good::peas},
                                   Item{Good::sheep}, Item{Resource::ore},    Item{Resource::silver}};
    for (int i = 0; i < 4; ++i) { ++player.supply[pieces[rng.below(pieces.size())].number]; }
    return state;
}

LayoutAims small_aims(const State& state, Rng& rng) {
    LayoutAims aims{.income = static_cast<double>(rng.below(3)), .promise = 0.5, .snug = 0.3, .ore = 0};
    aims.spare_silver = state.players[0].has(Resource::silver);
    aims.dishes = true;
    aims.looks_ahead = false;
    for (const GoodRow& row : goods) { aims.kept[Item{row.good}.number] = row.points; }
    return aims;
}

TEST_CASE("O-9: the exact search finds as much as trying everything, and proves it") {
    Rng rng{1};
    const Game game = *Game::make(1, {});
    int gained = 0;
    int improved = 0;
    for (int i = 0; i < 50; ++i) {
        const State state = small_case(game, rng);
        const LayoutAims aims = small_aims(state, rng);
        const ExactLayout exact = exact_layout(state, seat(0), aims, 1, long_thought);
        CHECK(exact.proven);
        CHECK(exact.bound == exact.layout.gain);
        REQUIRE(exact.layout.gain == Trial(state, aims).best_gain());
        gained += exact.layout.gain > 0 ? 1 : 0;
        improved += exact.layout.gain > best_layout(state, seat(0), aims, 1).gain ? 1 : 0;
    }
    CHECK(gained > 30);
    CHECK(improved > 5);
}

// Real ends of games.

/// The windows of the last round in which a seat may lay for points, in a game of stewards.
std::vector<State> last_windows(const Game& game, std::uint64_t seed) {
    const Steward steward{game, tuned_weights(game)};
    std::vector<State> found;
    Rng rng{seed};
    State state = game.initial();
    for (;;) {
        play_out_chance(game, state, rng);
        if (Game::to_act(state).is_nobody()) { return found; }
        const Frame& frame = state.stack.back();
        const bool is_window = frame.is<ask::Window>() && state.round == game.last_round();
        if (is_window && (state.stage <= Stage::income || state.stage >= Stage::before_scoring)) {
            found.push_back(state);
        }
        game.apply(state, steward.choice(state, 1));
    }
}

/// Calls `visit(game, window, aims)` for windows of some games.
template <class Visit>
void for_each_last_window(Visit visit) {
    for (const int seats : {1, 4}) {
        const Game game = *Game::make(seats, {.length = Length::short_game});
        const Steward steward{game, tuned_weights(game)};
        for (const State& window : last_windows(game, static_cast<std::uint64_t>(seats))) {
            visit(game, window, steward.points_alone(window));
        }
    }
}

TEST_CASE("O-9, O-12: what the exact search lays is legal piece by piece and scores what it says") {
    int pieces = 0;
    for_each_last_window([&](const Game& game, const State& window, const LayoutAims& aims) {
        const Seat seat = window.stack.back().seat;
        const auto points = [&](const State& state) {
            return game.standing(state).scores[seat.number] +
                   static_cast<int>(aims.income) * Game::income_of(state, seat);
        };
        const Layout layout = exact_layout(window, seat, aims, care, long_thought).layout;
        State state = window;
        for (const LaidPiece& piece : layout.pieces) {
            REQUIRE_FALSE(game.why(state, verb::Lift{piece.item, piece.place}).has_value());
            game.apply(state, verb::Lift{piece.item, piece.place});
            REQUIRE_FALSE(game.why(state, verb::Lay::at(piece.placement)).has_value());
            game.apply(state, verb::Lay::at(piece.placement));
            if (state.stack.size() != window.stack.size()) { return; }  // a card wants an answer
            ++pieces;
        }
        CHECK(points(state) - points(window) == layout.gain);
    });
    CHECK(pieces > 30);
}

TEST_CASE("O-9: the exact search is never worse than the greedy plans, and never better than its bound") {
    int better = 0;
    for_each_last_window([&](const Game&, const State& window, const LayoutAims& aims) {
        const Seat seat = window.stack.back().seat;
        const double greedy = best_layout(window, seat, aims, care).gain;
        for (const std::uint32_t positions : {0U, 50U, 500U, 100'000U}) {
            const ExactLayout exact = exact_layout(window, seat, aims, care, {.playouts = positions});
            CHECK(exact.layout.gain >= greedy);
            CHECK(exact.layout.gain <= exact.bound);
            CHECK(exact.proven == (exact.layout.gain == exact.bound));
            better += exact.layout.gain > greedy ? 1 : 0;
        }
    });
    CHECK(better > 0);
}

TEST_CASE("The exact search gives the same answer twice") {
    for_each_last_window([&](const Game&, const State& window, const LayoutAims& aims) {
        const Seat seat = window.stack.back().seat;
        const ExactLayout one = exact_layout(window, seat, aims, care, {.playouts = 2000});
        const ExactLayout other = exact_layout(window, seat, aims, care, {.playouts = 2000});
        CHECK(one.bound == other.bound);
        CHECK(std::ranges::equal(one.layout.pieces, other.layout.pieces, [](const LaidPiece& a, const LaidPiece& b) {
            return a.place == b.place && a.item == b.item && a.placement == b.placement;
        }));
    });
}

TEST_CASE("An exact search that is told to stop answers with what it has") {
    const Budget none{.playouts = 1'000'000, .stop = [](const void*) { return true; }};
    for_each_last_window([&](const Game&, const State& window, const LayoutAims& aims) {
        const Seat seat = window.stack.back().seat;
        const ExactLayout stopped = exact_layout(window, seat, aims, care, none);
        CHECK(stopped.layout.gain >= best_layout(window, seat, aims, care).gain);
        CHECK(stopped.bound >= exact_layout(window, seat, aims, care, long_thought).layout.gain);
    });
}

TEST_CASE("O-9: improving a layout never makes it worse") {
    for_each_last_window([&](const Game&, const State& window, const LayoutAims& aims) {
        const Seat seat = window.stack.back().seat;
        const Layout planned = plan_layout(window, seat, aims, nullptr);
        CHECK(improved_layout(window, seat, aims, planned, 20).gain >= planned.gain);
    });
}

}  // namespace
}  // namespace meadhall::odin_mind
