// Golden playthroughs: whole games for both numbers of players and every variant, with the hash of every position. They
// are written anew only when MEADHALL_REGENERATE is set in the environment; otherwise every ply must come out the same.
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "facts.hpp"
#include "games/walhalla/game.hpp"
#include "variants.hpp"

namespace meadhall::walhalla {
namespace {

struct Playthrough {
    std::string file;
    int seats = 4;
    Options options{};
    std::uint64_t seed = 1;
};

std::vector<Playthrough> playthroughs() {
    std::vector<Playthrough> all = {{"three", 3}, {"four", 4}};
    std::uint64_t seed = 100;
    for (const Variant& variant : variants()) {
        const int seats = variant.name == "unused-colour-red" || seed % 2 == 1 ? 3 : 4;
        all.push_back({variant.name, seats, variant.options, seed++});
    }
    return all;
}

std::string path_of(const Playthrough& playthrough) {
    return beside_the_tests("playthroughs/" + playthrough.file + ".txt");
}

std::string hex(std::uint64_t hash) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << hash;
    return text.str();
}

std::string outcome(const Game& game, const State& state) {
    const Standing standing = game.standing(state);
    std::string text = "won by";
    for (int i = 0; i < game.seats(); ++i) {
        if (standing.winners.contains(seat(i))) { text += " " + std::string{name_of(game.colour(seat(i)))}; }
    }
    text += ", points";
    for (int i = 0; i < game.seats(); ++i) {
        text += " " + std::to_string(standing.scores[static_cast<std::size_t>(i)]);
    }
    return text;
}

Move chosen(const Game& game, const State& state, Rng& rng) {
    if (Game::to_act(state).is_chance()) { return Game::outcome(state, rng.below(game.odds(state))); }
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

void write(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ofstream file{path_of(playthrough)};
    State state = game.initial();
    Rng rng{playthrough.seed};
    while (!Game::to_act(state).is_nobody()) {
        const Move move = chosen(game, state, rng);
        file << game.text(state, move);
        game.apply(state, move);
        file << "\t" << hex(hash_of(state)) << "\n";
    }
    file << outcome(game, state) << "\n";
}

void replay(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ifstream file{path_of(playthrough)};
    REQUIRE_MESSAGE(file.good(), "missing: " << playthrough.file);
    State state = game.initial();
    std::string ending;
    for (std::string line; std::getline(file, line);) {
        const auto tab = line.find('\t');
        if (tab == std::string::npos) {
            ending = line;
            break;
        }
        CAPTURE(line);
        const Result<Move> move = game.parse(state, line.substr(0, tab));
        REQUIRE(move.has_value());
        REQUIRE_FALSE(game.why(state, *move).has_value());
        CHECK(game.text(state, *move) == line.substr(0, tab));
        game.apply(state, *move);
        REQUIRE(hex(hash_of(state)) == line.substr(tab + 1));
    }
    CHECK(Game::to_act(state).is_nobody());
    CHECK(ending == outcome(game, state));
}

TEST_CASE("Every golden playthrough comes out the same, ply by ply") {
    const bool regenerate = std::getenv("MEADHALL_REGENERATE") != nullptr;
    for (const Playthrough& playthrough : playthroughs()) {
        CAPTURE(playthrough.file);
        if (regenerate) { write(playthrough); }
        replay(playthrough);
    }
}

}  // namespace
}  // namespace meadhall::walhalla
