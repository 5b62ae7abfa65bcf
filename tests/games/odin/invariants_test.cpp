// What holds at every ply of every game (ENG-9), reckoned without the masks and tables that the engine uses.
#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/odin/support/random_game.hpp"
#include "games/odin/support/rich_position.hpp"
#include "games/odin/support/slow_board.hpp"
#include "games/odin/support/spaces_in_use.hpp"
#include "support/wished.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;
using testing::slow;
using testing::SlowBoard;

namespace {

/// A board or house as the slow rules see it.
template <class Board>
SlowBoard slow_board(Face face, const Board& board) {
    SlowBoard slowly{face};
    for (const LaidPiece& piece : pieces(board)) { slowly.put(piece.item, slow(piece.cells)); }
    return slowly;
}

/// Most boards are what they were a ply ago, and the slow rules are slow.
template <class Board>
std::pair<Face, std::uint64_t> look_of(Face face, const Board& board) {
    return {face, hash_of(board)};
}

template <class Board>
int slow_minus(Face face, const Board& board) {
    static std::map<std::pair<Face, std::uint64_t>, int> known;
    const auto [entry, is_new] = known.try_emplace(look_of(face, board));
    if (is_new) { entry->second = slow_board(face, board).uncovered_minus(); }
    return entry->second;
}

/// Each piece could have been the last one: it lies inside, overlaps nothing, touches no kin, and closes its numbers.
template <class Board>
void check_board(Face face, const Board& board) {
    static std::set<std::pair<Face, std::uint64_t>> checked;
    if (checked.contains(look_of(face, board))) { return; }
    const LaidPieces laid = pieces(board);
    for (std::size_t last = 0; last < laid.size(); ++last) {
        SlowBoard others{face};
        for (std::size_t i = 0; i < laid.size(); ++i) {
            if (i != last) { others.put(laid[i].item, slow(laid[i].cells)); }
        }
        CAPTURE(id_of(laid[last].item));
        REQUIRE(others.is_legal(laid[last].item, slow(laid[last].cells)));
    }
    checked.insert(look_of(face, board));
}

Face face_up(const State& state, std::size_t island) {
    return state.islands[island].turned ? boards[island].back : boards[island].front;
}

void check_boards(const State& state) {
    for (const Player& player : state.players) { check_board(Face::home, player.home); }
    for (std::size_t i = 0; i < state.islands.size(); ++i) { check_board(face_up(state, i), state.islands[i].land); }
    for (int i = 0; i < house_count; ++i) {
        const Homestead& house = state.houses[static_cast<std::size_t>(i)];
        check_board(*row_of(kind_of_house(i)).face, house.house);
    }
}

/// O-12.3 and O-12.4, with the numbers of the rulebook.
int reckoned_score(const State& state, Seat seat) {
    const Player& player = state.players[seat.number];
    const Bay& bay = player.bay;
    int sum = 3 * bay.boat_count() + 5 * bay.knarrs + 8 * bay.longship_count() + 18 * bay.emigrated_knarrs +
              21 * bay.emigrated_longships + player.has(Resource::silver) - 3 * player.penalties;
    sum += 2 * player.has(Good::sheep) + 3 * (player.has(Good::pregnant_sheep) + player.has(Good::cattle)) +
           4 * player.has(Good::pregnant_cattle);
    for (const Card card : player.played) { sum += row_of(card).points; }
    sum += 2 * player.sheds + player.shed_wood + player.shed_stone;
    sum -= slow_minus(Face::home, player.home);
    for (std::size_t i = 0; i < state.islands.size(); ++i) {
        if (state.islands[i].owner != seat) { continue; }
        const Face face = face_up(state, i);
        sum += row_of(face).points - slow_minus(face, state.islands[i].land);
    }
    for (std::size_t i = 0; i < state.houses.size(); ++i) {
        const Homestead& house = state.houses[i];
        if (house.owner != seat) { continue; }
        const bool is_stone = i < 3;
        const Face face = is_stone ? Face::stone_house : Face::long_house;
        sum += (is_stone ? 10 - 2 : 17) + house.wood + house.stone - slow_minus(face, house.house);
    }
    return sum;
}

/// The crown is counted apart: it may lie on a board.
int crown_of(const Game& game, const State& state, Seat seat) {
    for (const ScoreItem& item : game.breakdown(state, seat)) {
        if (item.name.en == "English crown") { return item.points; }
    }
    return 0;
}

void check_score(const Game& game, const State& state) {
    const Standing standing = game.standing(state);
    int crowns = 0;
    for (int i = 0; i < game.seats(); ++i) {
        crowns += crown_of(game, state, seat(i));
        REQUIRE(standing.scores[static_cast<std::size_t>(i)] ==
                reckoned_score(state, seat(i)) + crown_of(game, state, seat(i)));
    }
    const bool taken = state.specials[static_cast<std::size_t>(Special::english_crown)] != Holder::oval_board;
    REQUIRE(crowns == (taken ? 2 : 0));
}

void check_player(const Game& game, const State& state, const Player& player) {
    constexpr int more_than_anybody_gets = 2000;  // below zero a stock would wrap round to far above
    for (const std::uint16_t stock : player.supply) { REQUIRE(stock < more_than_anybody_gets); }
    REQUIRE(player.bay.boat_count() <= 3);
    REQUIRE(player.bay.large_count() <= 4);
    if (state.round > 0) { REQUIRE(2 * player.bay.emigrated() <= game.round(state).vikings); }
    REQUIRE(player.shed_wood <= 3 * player.sheds);
    REQUIRE(player.shed_stone <= 3 * player.sheds);
    REQUIRE(player.hand + player.played.size() <= card_count);
}

/// O-4.4, O-4.7: whoever places has not passed, and stands where nobody stood.
void check_placing(const State& before, Move move) {
    if (!move.is<verb::Place>()) { return; }
    REQUIRE_FALSE(before.players[before.stack.back().seat.number].passed);
    const Crew& crew = before.crews[static_cast<std::size_t>(move.as<verb::Place>().space)];
    REQUIRE((crew.vikings == 0) == (move.as<verb::Place>().via.imitation() == 0));
}

void check_specials(const State& state) {
    std::vector<Item> laid;
    const auto collect = [&](const LaidPieces& found) {
        for (const LaidPiece& piece : found) {
            if (piece.item.is<Special>()) { laid.push_back(piece.item); }
        }
    };
    for (const Player& player : state.players) { collect(pieces(player.home)); }
    for (const Island& island : state.islands) { collect(pieces(island.land)); }
    for (const Homestead& house : state.houses) { collect(pieces(house.house)); }
    for (const SpecialRow& row : specials) {
        const bool is_laid = state.specials[static_cast<std::size_t>(row.special)] == Holder::laid;
        REQUIRE(std::ranges::count(laid, Item{row.special}) == (is_laid ? 1 : 0));
    }
}

/// What was watched.
struct Watch {
    std::uint64_t plies = 0;
    std::uint64_t games = 0;
    CardSet played;
};

void watch_a_game(const Game& game, std::uint64_t seed, Watch& watch) {
    State state = game.initial();
    Rng rng{seed};
    int round = 0;
    while (!Game::to_act(state).is_nobody()) {
        const Move move = random_move(game, state, rng);
        check_placing(state, move);
        testing::apply_watching_spaces(game, state, move);
        ++watch.plies;
        for (const Player& player : state.players) { check_player(game, state, player); }
        if (state.round == round && !state.stack.empty()) { continue; }
        round = state.round;
        check_boards(state);
        check_specials(state);
        check_score(game, state);
    }
    ++watch.games;
    for (const Player& player : state.players) { watch.played = watch.played | player.played; }
}

/// The same from a position in which everybody has dozens of cards and more than enough of everything: now every ply is
/// looked at from all sides.
void watch_a_rich_game(const Game& game, Rng& rng, Watch& watch) {
    State state = testing::rich_position(game, rng);
    REQUIRE_FALSE(game.impossible(state).has_value());
    int ply = 0;
    while (!Game::to_act(state).is_nobody()) {
        const Move move = random_move(game, state, rng);
        REQUIRE_FALSE(game.why(state, move).has_value());
        check_placing(state, move);
        testing::apply_watching_spaces(game, state, move);
        ++watch.plies;
        for (const Player& player : state.players) { check_player(game, state, player); }
        const auto wrong = game.impossible(state);
        CAPTURE(wrong.has_value() ? wrong->detail : "");
        REQUIRE_FALSE(wrong.has_value());
        check_specials(state);
        check_score(game, state);
        if (move.is<verb::Lay>() || ++ply % 64 == 0) { check_boards(state); }
    }
    ++watch.games;
    for (const Player& player : state.players) { watch.played = watch.played | player.played; }
}

/// With one to four players, in the long and the short game, with the cards of all decks.
void watch_games_of_every_kind(std::uint64_t seed, Watch& watch) {
    for (int seats = 1; seats <= 4; ++seats) {
        for (const Length length : {Length::long_game, Length::short_game}) {
            CAPTURE(seats);
            CAPTURE(seed);
            watch_a_game(*Game::make(seats, {.length = length}), seed, watch);
        }
    }
}

}  // namespace

TEST_CASE("Stocks, moorings, tables and placings are in order at every ply; boards and scores in every round (ENG-9)") {
    const std::uint64_t games = meadhall::test::wished("MEADHALL_GAMES", 3);
    const std::uint64_t plies = meadhall::test::wished("MEADHALL_PLIES", 0);
    Watch watch;
    for (std::uint64_t seed = 1; seed <= games || watch.plies < plies; ++seed) {
        watch_games_of_every_kind(seed, watch);
    }
    CHECK(watch.games >= 8 * games);
    MESSAGE(watch.plies, " plies in ", watch.games, " games, in which ", watch.played.size(), " of ", card_count,
            " occupations were played");
}

TEST_CASE(
    "From rich and crowded positions with dozens of cards every game ends, and all is in order at every ply (ENG-9)") {
    const std::uint64_t games = meadhall::test::wished("MEADHALL_GAMES", 20);
    const std::uint64_t plies = meadhall::test::wished("MEADHALL_PLIES", 0);
    Watch watch;
    for (std::uint64_t seed = 1; seed <= games || watch.plies < plies; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        watch_a_rich_game(testing::any_game(rng), rng, watch);
    }
    MESSAGE(watch.plies, " plies in ", watch.games, " games, with ", watch.played.size(), " of ", card_count,
            " occupations played");
}
