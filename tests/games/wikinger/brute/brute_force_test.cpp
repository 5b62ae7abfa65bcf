// The engine against the brute force: the same moves, the same successors, the same counts.
#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/wikinger/brute/brute_border.hpp"
#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/perft.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

/// One position judged by both; the first disagreement is reported with everything needed to see it again.
class Comparison {
  public:
    Comparison(const Game& game, const brute::Referee& referee, const State& state)
        : game_{game}, referee_{referee}, state_{state}, position_{brute::from_engine(game, state)} {
        game.legal_moves(state, moves_);
    }

    [[nodiscard]] std::string disagreement() const {
        if (!(brute::to_engine(game_, position_) == state_)) { return "the border loses something"; }
        if (game_.impossible(state_)) { return "the engine calls its own position impossible"; }
        if (const std::string menus = menus_differ(); !menus.empty()) { return menus; }
        if (game_.count_moves(state_) != moves_.size()) { return "count_moves is not the length of the list"; }
        for (Move move : moves_) {
            if (const std::string outcome = outcomes_differ(move); !outcome.empty()) {
                return "after " + game_.text(state_, move) + ": " + outcome;
            }
        }
        return {};
    }
    [[nodiscard]] std::size_t moves() const { return moves_.size(); }

  private:
    [[nodiscard]] std::string menus_differ() const {
        std::vector<std::uint64_t> here;
        std::vector<std::uint64_t> there;
        for (Move move : moves_) { here.push_back(Game::code(move)); }
        for (const brute::Play& play : referee_.plays(position_)) {
            there.push_back(Game::code(brute::to_engine(game_, play)));
        }
        std::ranges::sort(here);
        std::ranges::sort(there);
        std::string text;
        for (const auto code : here) {
            if (!std::ranges::binary_search(there, code)) { text += " only engine: " + named(code); }
        }
        for (const auto code : there) {
            if (!std::ranges::binary_search(here, code)) { text += " only brute force: " + named(code); }
        }
        return text.empty() && here != there ? "a move is listed twice" : text;
    }
    [[nodiscard]] std::string named(std::uint64_t code) const {
        const Move move = Game::move_of(code).value();
        return std::string{name_of(move.verb)} + " " + game_.name(move.from) + " " + game_.name(move.to) + ";";
    }

    [[nodiscard]] std::string outcomes_differ(Move move) const {
        State after = state_;
        game_.apply(after, move);
        brute::Position position = position_;
        referee_.carry_out(position, brute::from_engine(game_, move));
        const State expected = brute::to_engine(game_, position);
        if (!(after == expected) || hash_of(after) != hash_of(expected)) {
            return game_.position(after) + " instead of " + game_.position(expected);
        }
        std::set<int> winners;
        for (int i = 0; i < game_.seats(); ++i) {
            if (game_.standing(after).winners.contains(seat(i))) { winners.insert(i); }
        }
        if (winners != referee_.winners(position)) { return "other winners"; }
        return move.verb == Verb::march && !is_journey(move) ? "the path shown cannot be walked" : "";
    }
    [[nodiscard]] bool is_journey(Move move) const {
        brute::Path shown;
        for (Point at : game_.path(state_, move.from, move.to)) {
            shown.push_back({game_.island().row(at), game_.island().col(at)});
        }
        const auto all = referee_.journeys(position_.board, brute::from_engine(game_, move).from);
        return std::ranges::find(all, shown) != all.end();
    }

    const Game& game_;
    const brute::Referee& referee_;
    const State& state_;
    brute::Position position_;
    MoveList<Game> moves_;
};

/// What was met, so that a rule nobody came across is noticed.
struct Tally {
    int positions = 0;
    std::size_t moves = 0;
    std::set<Phase> phases{};
    std::set<Ending> endings{};
    std::map<std::string, int> sights{};
};

bool has_enemy_tower_at(const Game& game, const State& state, Point at) {
    for (int i = 0; i < game.seats(); ++i) {
        const bool is_tower = state.towers[static_cast<std::size_t>(game.first_colour(seat(i)))].contains(at);
        if (is_tower && game.side(seat(i)) != game.side(state.turn)) { return true; }
    }
    return false;
}

Game without_standstill(const Game& game) {
    Options options = game.options();
    options.standstill = Standstill::off;
    return Game::make(game.seats(), options).value();
}

void note_sights(const Game& game, const Game& unrestricted, const State& state, Tally& tally) {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    for (Move move : moves) {
        EventList<Game> events;
        State after = state;
        game.apply(after, move, events);
        const auto towers = std::ranges::count(events, Happening::tower_rises, &Event::what);
        const auto falls = std::ranges::count(events, Happening::viking_falls, &Event::what);
        const bool borrows = std::ranges::any_of(events, [&](const Event& event) {
            return event.what == Happening::tower_rises && !game.leads(state.turn, event.colour);
        });
        tally.sights["pass"] += move.verb == Verb::pass ? 1 : 0;
        tally.sights["swap"] += move.verb == Verb::tower && has_enemy_tower_at(game, state, move.to) ? 1 : 0;
        tally.sights["conversion"] += move.verb == Verb::march && towers > 0 ? 1 : 0;
        tally.sights["tower captures"] += move.verb == Verb::tower && falls > 0 ? 1 : 0;
        tally.sights["cascade of towers"] += move.verb == Verb::tower && towers > 1 ? 1 : 0;
        tally.sights["borrowed tower"] += borrows ? 1 : 0;
        tally.sights["three at once"] += falls == 3 ? 1 : 0;
    }
    const bool restricted = state.phase == Phase::march && unrestricted.count_moves(state) != moves.size();
    tally.sights["restricted: " + std::string{name_of(game.options().standstill)}] += restricted ? 1 : 0;
    tally.sights["hopping on"] += state.hopping ? 1 : 0;
    tally.sights["avenged"] += state.phase == Phase::dusk && state.avenged != 0 ? 1 : 0;
}

void compare(const Agreement& agreement, int positions, std::uint64_t seed, Tally& tally) {
    const Game game = agreement.game();
    const Game unrestricted = without_standstill(game);
    const brute::Referee referee = brute::referee_of(game);
    Rng rng{seed};
    for (const State& state : wanderings(game, positions, rng)) {
        const Comparison comparison{game, referee, state};
        const std::string disagreement = comparison.disagreement();
        REQUIRE_MESSAGE(disagreement.empty(), agreement.name << "\n" << game.position(state) << "\n" << disagreement);
        ++tally.positions;
        tally.moves += comparison.moves();
        tally.phases.insert(state.phase);
        tally.endings.insert(state.ending);
        note_sights(game, unrestricted, state, tally);
    }
}

void compare_all(int mixes, int positions, std::uint64_t seed) {
    Tally tally;
    std::size_t all = 0;
    for (const auto& group : {agreements(mixes), agreements(cramped_tables(), mixes)}) {
        for (const Agreement& agreement : group) { compare(agreement, positions, seed++, tally); }
        all += group.size();
    }
    MESSAGE(all << " agreements, " << tally.positions << " positions, " << tally.moves << " moves compared");
    for (const auto& [sight, times] : tally.sights) {
        CAPTURE(sight);
        CHECK((times > 0 || sight == "restricted: off"));
    }
    CHECK(tally.phases.size() == names(Phase{}).size());
    CHECK(tally.endings.size() == names(Ending{}).size());
}

/// Both count the same; positions with so many moves that the brute force would take minutes are left out.
void compare_perft(const Agreement& agreement, int positions, int depth, std::uint64_t most_moves, std::uint64_t seed) {
    const Game game = agreement.game();
    Rng rng{seed};
    for (const State& state : wanderings(game, positions, rng)) {
        if (game.count_moves(state) > most_moves) { continue; }
        CAPTURE(agreement.name);
        CAPTURE(game.position(state));
        REQUIRE(engine_perft(game, state, depth) == brute_perft(game, state, depth));
    }
}

TEST_CASE("The engine and the brute force agree on every move and its outcome, with every option") {
    compare_all(4, 10, 1'000);
}

TEST_CASE("The engine and the brute force count the same positions two moves deep") {
    std::uint64_t seed = 20;
    for (const Agreement& agreement : agreements(2)) { compare_perft(agreement, 3, 2, 30, seed++); }
    for (const Agreement& agreement : agreements(cramped_tables(), 2)) { compare_perft(agreement, 3, 2, 30, seed++); }
}

TEST_SUITE("long") {
    TEST_CASE("The engine and the brute force agree on hundreds of positions of every agreement") {
        compare_all(24, 300, 2'000'000);
    }

    TEST_CASE("The engine and the brute force count the same positions three moves deep") {
        std::uint64_t seed = 3'000'000;
        for (const Agreement& agreement : agreements(4)) { compare_perft(agreement, 6, 3, 20, seed++); }
        for (const Agreement& agreement : agreements(cramped_tables(), 4)) {
            compare_perft(agreement, 8, 4, 12, seed++);
        }
    }
}

}  // namespace
}  // namespace meadhall::wikinger
