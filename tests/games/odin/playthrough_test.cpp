// Golden playthroughs: whole games for one to four players, long and short, with the hash of every position. They are
// written anew only when MEADHALL_REGENERATE is set in the environment; otherwise every ply must come out the same.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/odin/random_game.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;

namespace {

struct Playthrough {
    std::string file;
    int seats = 1;
    Options options{};
};

std::vector<Playthrough> playthroughs() {
    std::vector<Playthrough> all;
    for (int seats = 1; seats <= 4; ++seats) {
        for (const Length length : {Length::long_game, Length::short_game}) {
            all.push_back({std::string{name_of(length)} + "-" + std::to_string(seats), seats, {.length = length}});
        }
    }
    all.push_back({"long-1-chosen-starter", 1, {.starter = Starter::choose}});
    return all;
}

std::filesystem::path path_of(const Playthrough& playthrough) {
    return std::filesystem::path{MEADHALL_TEST_DATA} / ".." / "games" / "odin" / "playthroughs" /
           (playthrough.file + ".txt");
}

std::string hex(std::uint64_t hash) {
    std::ostringstream text;
    text << std::hex << std::setw(16) << std::setfill('0') << hash;
    return text.str();
}

std::string outcome(const Game& game, const State& state) {
    std::string text = "points";
    for (int i = 0; i < game.seats(); ++i) {
        text += " " + std::to_string(game.standing(state).scores[static_cast<std::size_t>(i)]);
    }
    return text;
}

void write(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ofstream file{path_of(playthrough)};
    State state = game.initial();
    Rng rng{static_cast<std::uint64_t>(playthrough.seats)};
    while (!Game::to_act(state).is_nobody()) {
        const Move move = random_move(game, state, rng);
        file << Game::text(state, move);
        game.apply(state, move);
        file << "\t" << hex(hash_of(state)) << "\n";
    }
    file << outcome(game, state) << "\n";
}

/// Plays one line of a file; returns whether it was a move.
bool plays_line(const Game& game, State& state, const std::string& line) {
    const auto tab = line.find('\t');
    if (tab == std::string::npos) { return false; }
    const Result<Move> move = Game::parse(state, line.substr(0, tab));
    REQUIRE(move.has_value());
    REQUIRE_FALSE(game.why(state, *move).has_value());
    CHECK(Game::text(state, *move) == line.substr(0, tab));
    game.apply(state, *move);
    REQUIRE(hex(hash_of(state)) == line.substr(tab + 1));
    return true;
}

void replay(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ifstream file{path_of(playthrough)};
    REQUIRE_MESSAGE(file.good(), "missing: " << playthrough.file);
    State state = game.initial();
    for (std::string line; std::getline(file, line);) {
        CAPTURE(line);
        if (!plays_line(game, state, line)) { CHECK(line == outcome(game, state)); }
    }
    CHECK(Game::to_act(state).is_nobody());
}

}  // namespace

TEST_CASE("Every golden playthrough comes out the same, ply by ply") {
    const bool regenerate = std::getenv("MEADHALL_REGENERATE") != nullptr;
    for (const Playthrough& playthrough : playthroughs()) {
        CAPTURE(playthrough.file);
        if (regenerate) { write(playthrough); }
        replay(playthrough);
    }
}
