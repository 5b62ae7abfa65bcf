// The searches: they find what must be found, keep to their budgets, and answer the same when asked the same.
#include <string_view>

#include <doctest/doctest.h>

#include "search/council.hpp"
#include "search/judgement/walhalla/levels.hpp"
#include "search/judgement/walhalla/reference.hpp"
#include "search/judgement/wikinger/levels.hpp"
#include "search/judgement/wikinger/reference.hpp"
#include "search/random_bot.hpp"

namespace meadhall {
namespace {

template <Rules G>
Thought<G> thought(Bot<G>& bot, const G& game, const typename G::State& state, std::uint32_t playouts,
                   std::uint64_t seed) {
    Rng rng{seed};
    const Seat me = game.to_act(state).seat();
    return bot.think(game, game.view(state, me), me, Budget{.playouts = playouts}, rng);
}

/// A position after so many random decisions, or the last one before the end.
template <Rules G>
typename G::State position_after(const G& game, int decisions, std::uint64_t seed) {
    Rng rng{seed};
    typename G::State state = game.initial();
    play_out_chance(game, state, rng);
    for (int i = 0; i < decisions; ++i) {
        typename G::State next = state;
        play_at_random(game, next, rng, 1);
        if (!game.to_act(next).is_seat()) { break; }
        state = next;
    }
    return state;
}

wikinger::Options drawn(std::vector<std::string> rows) {
    wikinger::Options options;
    options.island = std::move(rows);
    return options;
}

// ---- Exact search

using Tactic = Tactics<wikinger::Game>;

/// The value of a position by looking at everything, without any cleverness.
int minimax(const wikinger::Game& game, const wikinger::State& state, int depth) {
    const Seat me = game.to_act(state).seat();
    if (depth <= 0) { return Tactic::balance(game, state, me); }
    MoveList<wikinger::Game> moves;
    game.legal_moves(state, moves);
    int best = -1'000'000;
    for (const auto& move : moves) {
        wikinger::State next = state;
        game.apply(next, move);
        const Actor actor = game.to_act(next);
        if (actor.is_nobody()) {
            const SeatSet winners = game.standing(next).winners;
            best = std::max(best, winners.empty() ? 0 : winners.contains(me) ? 30'000 : -30'000);
        } else if (Tactic::are_allies(game, me, actor.seat())) {
            best = std::max(best, minimax(game, next, depth - (Tactic::counts(game, state) ? 1 : 0)));
        } else {
            best = std::max(best, -minimax(game, next, depth - 1));
        }
    }
    return best;
}

TEST_CASE("Alpha-beta finds the value that looking at everything finds") {
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aaabb", "aacbb", "ccccb", "ddccc"}));
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const wikinger::State state = *game.parse_position(seed % 2 == 0 ? "R.B../.RB../..RB./b.... march red"
                                                                         : "R..B./.R.../.BR.B/..... march red");
        const wikinger::State later = [&] {
            Rng rng{seed};
            wikinger::State reached = state;
            play_at_random(game, reached, rng, static_cast<int>(seed % 5));
            return reached;
        }();
        if (!game.to_act(later).is_seat()) { continue; }
        for (int depth : {1, 2}) {
            AlphaBetaBot<wikinger::Game> bot{{.max_depth = depth, .quiescence = false, .shortcuts = false}};
            const auto found = thought<wikinger::Game>(bot, game, later, 1'000'000, 1);
            MoveList<wikinger::Game> moves;
            game.legal_moves(later, moves);
            if (moves.size() < 2) { continue; }
            const int best = minimax(game, later, depth);
            if (std::abs(best) >= 29'000) { continue; }  // distances to a win count differently
            CHECK(found.lines[0].value == doctest::Approx(Tactic::share(best)));
            ++compared;
        }
    }
    CHECK(compared >= 10);
}

TEST_CASE("Judging every move gives each its true value") {
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aaabb", "aacbb", "ccccb", "ddccc"}));
    const wikinger::State state = *game.parse_position("R.B../.RB../..RB./b.... march red");
    AlphaBetaBot<wikinger::Game> bot{{.max_depth = 1, .quiescence = false, .judges_every_move = true}};
    for (const auto& line : thought<wikinger::Game>(bot, game, state, 1'000'000, 1).lines) {
        wikinger::State next = state;
        game.apply(next, line.move);
        if (game.to_act(next) != Actor::of(seat(1))) { continue; }
        CHECK(line.value == doctest::Approx(Tactic::share(-Tactic::balance(game, next, seat(1)))));
    }
}

TEST_CASE("Alpha-beta sees that a capture wins the game") {
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aaaaa", "aaaaa", "aaaaa"}));
    const wikinger::State state = *game.parse_position("...../.R.../..BR. march red");
    AlphaBetaBot<wikinger::Game> bot;
    wikinger::State after = state;
    const auto found = thought<wikinger::Game>(bot, game, state, 1000, 1);
    game.apply(after, found.move);
    CHECK(game.standing(after).winners.contains(seat(0)));
    CHECK(found.value[0] > 0.99);
}

// ---- Tree search

TEST_CASE("Tree search sees that a tower wins the game, whatever its horizon") {
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aabbccdd", "aabbccdd"}));
    const wikinger::State state = *game.parse_position("r.r.RRB./........ dusk red");
    for (int horizon : {0, 4}) {
        for (double widening : {0.0, 1.0}) {
            TreeSearchBot<wikinger::Game> bot{{.horizon = horizon, .widening = widening}};
            wikinger::State after = state;
            game.apply(after, thought<wikinger::Game>(bot, game, state, 200, 1).move);
            CHECK(game.standing(after).winners.contains(seat(0)));
        }
    }
}

TEST_CASE("Tree search counts its playouts, spreads them over the moves and gives shares") {
    const walhalla::Game game = *walhalla::Game::make(4, {});
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const walhalla::State state = position_after(game, 12 + static_cast<int>(seed), seed);
        TreeSearchBot<walhalla::Game> bot;
        const auto found = thought<walhalla::Game>(bot, game, state, 300, seed);
        CHECK(found.playouts == 300);
        std::uint32_t visits = 0;
        for (const auto& line : found.lines) {
            visits += line.visits;
            CHECK(line.value >= 0);
            CHECK(line.value <= 1);
            CHECK(line.visits <= found.lines[0].visits);
        }
        CHECK(visits <= 300);
        CHECK(!game.why(state, found.move));
    }
}

/// A decision of Walhalla whose best move is followed by another decision of the same seat, and that next position.
struct TwoInARow {
    walhalla::State first;
    walhalla::State second;
};
TwoInARow two_in_a_row(const walhalla::Game& game, std::uint32_t playouts, std::uint64_t seed) {
    for (int decisions = 10;; ++decisions) {
        const walhalla::State first = position_after(game, decisions, seed);
        TreeSearchBot<walhalla::Game> bot;
        walhalla::State second = first;
        game.apply(second, thought(bot, game, first, playouts, 1).move);
        if (game.to_act(second) == game.to_act(first)) { return {first, second}; }
    }
}

TEST_CASE("Tree search goes on with what it found where only its own move has happened since") {
    const auto game = *walhalla::Game::make(3, {});
    constexpr std::uint32_t playouts = 400;
    const TwoInARow turn = two_in_a_row(game, playouts, 5);
    const auto visits = [](const Thought<walhalla::Game>& found) {
        std::uint32_t sum = 0;
        for (const auto& line : found.lines) { sum += line.visits; }
        return sum;
    };
    TreeSearchBot<walhalla::Game> goes_on;
    (void)thought(goes_on, game, turn.first, playouts, 1);
    const auto second = thought(goes_on, game, turn.second, playouts, 2);
    CHECK(second.playouts == playouts);
    CHECK(visits(second) > playouts);

    TreeSearchBot<walhalla::Game> same;
    (void)thought(same, game, turn.first, playouts, 1);
    CHECK(visits(thought(same, game, turn.second, playouts, 2)) == visits(second));

    TreeSearchBot<walhalla::Game> afresh;
    CHECK(visits(thought(afresh, game, turn.second, playouts, 2)) <= playouts);
    TreeSearchBot<walhalla::Game> forgets{{.goes_on = false}};
    (void)thought(forgets, game, turn.first, playouts, 1);
    CHECK(visits(thought(forgets, game, turn.second, playouts, 2)) <= playouts);
}

TEST_CASE("A search without room for more nodes still answers") {
    const walhalla::Game game = *walhalla::Game::make(3, {});
    const walhalla::State state = position_after(game, 9, 4);
    TreeSearchBot<walhalla::Game> bot{{.nodes = 8}};
    CHECK(!game.why(state, thought<walhalla::Game>(bot, game, state, 500, 2).move));
}

TEST_CASE("A search stops when it is told to") {
    const walhalla::Game game = *walhalla::Game::make(3, {});
    const walhalla::State state = position_after(game, 9, 4);
    const Seat me = game.to_act(state).seat();
    int asked = 0;
    const Budget budget{
        .playouts = Level::unlimited,
        .stop = [](const void* context) { return ++*static_cast<int*>(const_cast<void*>(context)) > 9; },
        .context = &asked};
    Rng rng{1};
    TreeSearchBot<walhalla::Game> tree;
    CHECK(tree.think(game, walhalla::Game::view(state, me), me, budget, rng).playouts == 10);
    asked = 0;
    const wikinger::Game island = *wikinger::Game::make(2, {});
    const wikinger::State march = position_after(island, 60, 3);
    AlphaBetaBot<wikinger::Game> exact;
    const Seat mover = island.to_act(march).seat();
    CHECK(exact.think(island, march, mover, budget, rng).playouts < 1000);
}

// ---- Levels and yardsticks

template <HasLevels G>
void check_levels(const G& game, int decisions) {
    for (const LevelRow& row : Levels<G>::rows) {
        LevelBot<G> bot{row.level};
        const auto state = position_after(game, decisions, 17);
        const std::uint32_t playouts = std::min<std::uint32_t>(row.usual_playouts, 300);
        const auto once = thought<G>(bot, game, state, playouts, 5);
        CHECK(once.move == thought<G>(bot, game, state, playouts, 5).move);
        CHECK(!game.why(state, once.move));
        CHECK(once.playouts <= std::min(playouts, row.level.playouts) + 10);
    }
}

TEST_CASE("Every level plays legal moves and answers the same when asked the same") {
    check_levels(*walhalla::Game::make(3, {}), 20);
    check_levels(*walhalla::Game::make(4, {}), 33);
    check_levels(*wikinger::Game::make(2, {}), 70);
    check_levels(*wikinger::Game::make(3, {}), 90);
    check_levels(*wikinger::Game::make(4, {}), 90);
}

TEST_CASE("Whoever overlooks everything still plays what was found best") {
    const walhalla::Game game = *walhalla::Game::make(3, {});
    const walhalla::State state = position_after(game, 20, 3);
    LevelBot<walhalla::Game> blind{{.oversight = 1}};
    LevelBot<walhalla::Game> keen{{}};
    CHECK(thought<walhalla::Game>(blind, game, state, 200, 1).move ==
          thought<walhalla::Game>(keen, game, state, 200, 1).move);
}

TEST_CASE("Mistakes grow with the error of a level") {
    const walhalla::Game game = *walhalla::Game::make(4, {});
    const auto mistakes = [&](double error) {
        int different = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            const walhalla::State state = position_after(game, 10 + static_cast<int>(seed % 7), seed);
            LevelBot<walhalla::Game> bot{{.error = error}};
            const auto found = thought<walhalla::Game>(bot, game, state, 100, seed);
            different += found.move == found.lines[0].move ? 0 : 1;
        }
        return different;
    };
    CHECK(mistakes(0) == 0);
    CHECK(mistakes(0.3) > mistakes(0.02));
}

TEST_CASE("The choice of a bot does not change when hidden cards are permuted") {
    const walhalla::Game game = *walhalla::Game::make(4, {});
    int distinct = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const walhalla::State state = position_after(game, 25 + static_cast<int>(seed), seed);
        const Seat me = game.to_act(state).seat();
        Rng rng{seed};
        const walhalla::State world = game.imagine(walhalla::Game::view(state, me), rng);
        distinct += world == state ? 0 : 1;
        LevelBot<walhalla::Game> bot{Levels<walhalla::Game>::rows[3].level};
        CHECK(thought<walhalla::Game>(bot, game, state, 60, 9).move ==
              thought<walhalla::Game>(bot, game, world, 60, 9).move);
    }
    CHECK(distinct > 10);
}

TEST_CASE("The yardsticks play legal moves, for every number of players") {
    for (int seats : {3, 4}) {
        const walhalla::Game game = *walhalla::Game::make(seats, {});
        const walhalla::State state = position_after(game, 40, 8);
        const auto bot = Reference<walhalla::Game>::make();
        CHECK(!game.why(state, thought<walhalla::Game>(*bot, game, state, 1, 1).move));
    }
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aaabb", "aacbb", "ccccb", "ddccc"}));
    const wikinger::State state = *game.parse_position("R.B../.RB../..RB./b.... march red");
    const auto bot = Reference<wikinger::Game>::make();
    CHECK(!game.why(state, thought<wikinger::Game>(*bot, game, state, 1, 1).move));
}

TEST_CASE("The yardsticks are frozen: they choose what they have always chosen") {
    struct Held {
        int seats;
        std::uint64_t seed;
        std::string_view move;
    };
    for (const auto& [seats, seed, move] : {Held{2, 1, "d8-d6-d4-f4"}, Held{2, 2, "e1-e3"}, Held{2, 3, "b7-b8"},
                                            Held{4, 1, "j11-j9"}, Held{4, 2, "g4-e4-c4"}, Held{4, 3, "g5-i5"}}) {
        const wikinger::Game game = *wikinger::Game::make(seats, {});
        const auto state = position_after(game, (seats == 2 ? 50 : 95) + 8 * static_cast<int>(seed), seed);
        const auto bot = Reference<wikinger::Game>::make_lesser();
        CHECK(game.text(state, thought<wikinger::Game>(*bot, game, state, 1, 1).move) == move);
    }
    for (const auto& [seats, seed, move] :
         {Held{3, 3, "board 2"}, Held{4, 1, "moor 1 bow-in"}, Held{4, 2, "land left"}, Held{4, 3, "moor 2 bow-in"}}) {
        const walhalla::Game game = *walhalla::Game::make(seats, {});
        const auto state = position_after(game, 20 + 9 * static_cast<int>(seed), seed);
        FlatBot<walhalla::Game> bot{16};
        CHECK(game.text(state, thought<walhalla::Game>(bot, game, state, 1, 1).move) == move);
    }
}

TEST_CASE("What a bot thought about other positions does not change its answer") {
    const wikinger::Game game = *wikinger::Game::make(2, {});
    AlphaBetaBot<wikinger::Game> used;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const wikinger::State state = position_after(game, 50 + static_cast<int>(seed), seed);
        AlphaBetaBot<wikinger::Game> fresh;
        const auto expected = thought<wikinger::Game>(fresh, game, state, 500, 3);
        const auto found = thought<wikinger::Game>(used, game, state, 500, 3);
        CHECK(found.move == expected.move);
        CHECK(found.value == expected.value);
        CHECK(found.playouts == expected.playouts);
    }
}

TEST_CASE("Chance decides between equally good moves") {
    const wikinger::Game game = *wikinger::Game::make(2, {});
    const wikinger::State state = position_after(game, 4, 1);
    AlphaBetaBot<wikinger::Game> bot;
    int different = 0;
    const auto first = thought<wikinger::Game>(bot, game, state, 50, 0);
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        different += thought<wikinger::Game>(bot, game, state, 50, seed).move == first.move ? 0 : 1;
    }
    CHECK(different > 0);
}

TEST_CASE("Assistants of an exact search share its table, and what the leader says counts") {
    const wikinger::Game game = *wikinger::Game::make(2, drawn({"aaaaa", "aaaaa", "aaaaa"}));
    const wikinger::State state = *game.parse_position("...../.R.../..BR. march red");
    const auto make = +[]() -> std::unique_ptr<Bot<wikinger::Game>> {
        return std::make_unique<LevelBot<wikinger::Game>>(Levels<wikinger::Game>::rows[4].level);
    };
    const auto one_by_one = +[](int count, void (*work)(void*, int), void* context) {
        for (int i = count - 1; i >= 0; --i) { work(context, i); }
    };
    Rng rng{3};
    CHECK(make()->company(game) == Company::assists);
    const auto found =
        Council<wikinger::Game>{make, 3, one_by_one}.think(game, state, seat(0), {.playouts = 3000}, rng);
    wikinger::State after = state;
    game.apply(after, found.move);
    CHECK(game.standing(after).winners.contains(seat(0)));
    CHECK(found.value[0] > 0.99);
}

// ---- The table of positions

TEST_CASE("A table of positions gives back what it was given, only to the same era") {
    PositionTable table{64};
    Era era;
    const Finding finding{.move = 0xFFFF'0001U, .value = -29'999, .depth = -1, .bound = Bound::at_most};
    table.remember(12'345, era, finding);
    const auto found = table.look_up(12'345, era);
    REQUIRE(found);
    CHECK(found->move == finding.move);
    CHECK(found->value == finding.value);
    CHECK(found->depth == finding.depth);
    CHECK(found->bound == finding.bound);
    CHECK(!table.look_up(12'346, era));
    era.begin_next();
    CHECK(!table.look_up(12'345, era));
}

TEST_CASE("A table of positions keeps the deepest and the latest of those that share a place") {
    PositionTable table{2};
    Era era;
    table.remember(1, era, {.value = 1, .depth = 5});
    table.remember(2, era, {.value = 2, .depth = 3});
    table.remember(3, era, {.value = 3, .depth = 4});
    CHECK(table.look_up(1, era));
    CHECK(!table.look_up(2, era));
    CHECK(table.look_up(3, era));
    table.remember(4, era, {.value = 4, .depth = 6});
    CHECK(!table.look_up(1, era));
    CHECK(table.look_up(4, era));
}

TEST_CASE("A council shares out the playouts and pools what its members found") {
    const auto game = *walhalla::Game::make(3, {});
    const auto state = position_after(game, 20, 5);
    const Seat me = game.to_act(state).seat();
    const auto view = game.view(state, me);
    const auto make =
        +[]() -> std::unique_ptr<Bot<walhalla::Game>> { return std::make_unique<TreeSearchBot<walhalla::Game>>(); };
    const auto one_by_one = +[](int count, void (*work)(void*, int), void* context) {
        for (int i = count - 1; i >= 0; --i) { work(context, i); }
    };
    const auto asked = [&](int members) {
        Rng rng{7};
        return Council<walhalla::Game>{make, members, one_by_one}.think(game, view, me, {.playouts = 300}, rng);
    };
    const auto alone = asked(1);
    const auto three = asked(3);
    CHECK(alone.playouts == 300);
    CHECK(three.playouts == 300);
    std::uint32_t visits = 0;
    for (const auto& line : three.lines) { visits += line.visits; }
    CHECK(visits <= 300);
    CHECK(visits > 250);
    CHECK(three.lines[0].move == three.move);
    CHECK(std::ranges::is_sorted(three.lines, std::ranges::greater{}, [](const auto& line) { return line.visits; }));
    CHECK(three.value[me.number] == three.lines[0].value);
    CHECK(asked(3).move == three.move);
    CHECK(asked(3).value == three.value);
}

TEST_CASE("Tree search with few playouts beats random play in Walhalla") {
    const walhalla::Game game = *walhalla::Game::make(4, {});
    double won = 0;
    constexpr int games = 8;
    for (int i = 0; i < games; ++i) {
        TreeSearchBot<walhalla::Game> tree;
        RandomBot<walhalla::Game> random;
        Rng rng{static_cast<std::uint64_t>(i)};
        walhalla::State state = game.initial();
        for (play_out_chance(game, state, rng); game.to_act(state).is_seat(); play_out_chance(game, state, rng)) {
            const Seat me = game.to_act(state).seat();
            Bot<walhalla::Game>& bot = me == seat(i % 4) ? static_cast<Bot<walhalla::Game>&>(tree) : random;
            game.apply(state, bot.think(game, walhalla::Game::view(state, me), me, {.playouts = 40}, rng).move);
        }
        won += game.standing(state).winners.contains(seat(i % 4)) ? 1 : 0;
    }
    CHECK(won >= games - 1);
}

}  // namespace
}  // namespace meadhall
