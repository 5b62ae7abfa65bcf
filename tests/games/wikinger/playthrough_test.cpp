// Golden playthroughs: whole games for every number of players and every way to end, with the hash of every position.
// They are written anew only when MEADHALL_REGENERATE is set in the environment; otherwise every ply must come out the
// same.
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

/// How the players of a playthrough choose.
enum class Taste : std::uint8_t { builders, raiders, idlers };

struct Playthrough {
    std::string file;
    int seats = 2;
    Options options{};
    Taste taste = Taste::builders;
    Ending ending = Ending::towers;
    bool is_won = true;
};

Options on(Preset island, Mode mode = Mode::standard) { return {.island = island, .mode = mode}; }

/// Towers may be declined and nobody has to threaten, so that the Vikings themselves decide.
Options raid(Preset island, Mode mode = Mode::standard) {
    Options options = on(island, mode);
    options.tower_placement = TowerPlacement::optional;
    options.standstill = Standstill::must_capture;
    return options;
}

Options lull(Preset island, Mode mode = Mode::standard) {
    Options options = on(island, mode);
    options.tower_placement = TowerPlacement::optional;
    options.standstill = Standstill::off;
    options.quiet_ply_draw = 15;
    return options;
}

std::vector<Playthrough> playthroughs() {
    std::vector<Playthrough> all = {
        {"two-a-towers", 2, on(Preset::two_a)},
        {"two-b-towers", 2, on(Preset::two_b)},
    };
    struct Table {
        std::string name;
        int seats;
        Preset island;
        Mode mode;
    };
    for (const Table& table :
         {Table{"two", 2, Preset::two_a, Mode::standard}, Table{"three", 3, Preset::three, Mode::standard},
          Table{"four", 4, Preset::four, Mode::standard}, Table{"grand", 2, Preset::four, Mode::grand}}) {
        const Options raiding = raid(table.island, table.mode);
        const Options lulled = lull(table.island, table.mode);
        if (table.name != "two") { all.push_back({table.name + "-towers", table.seats, on(table.island, table.mode)}); }
        all.push_back({table.name + "-last-side", table.seats, raiding, Taste::raiders, Ending::last_side});
        all.push_back({table.name + "-quiet-won", table.seats, lulled, Taste::idlers, Ending::quiet, true});
        all.push_back({table.name + "-quiet-drawn", table.seats, lulled, Taste::idlers, Ending::quiet, false});
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
    std::string text = "ends " + std::string{name_of(state.ending)} + ", won by";
    const Standing standing = game.standing(state);
    for (int i = 0; i < game.seats(); ++i) {
        if (standing.winners.contains(seat(i))) { text += " " + std::string{name_of(game.first_colour(seat(i)))}; }
    }
    if (standing.winners.empty()) { text += " nobody"; }
    text += ", towers";
    for (int i = 0; i < game.seats(); ++i) {
        text += " " + std::to_string(standing.scores[static_cast<std::size_t>(i)]);
    }
    return text;
}

// ---- Writing them

Move chosen(const Game& game, const State& state, Taste taste, Rng& rng) {
    const Move decline = Move::decline();
    const bool prefers_none = taste == Taste::raiders || (taste == Taste::idlers && rng.below(5) > 0);
    if (prefers_none && !game.why(state, decline)) { return decline; }
    const Temper temper = taste == Taste::idlers ? Temper::calm : Temper::fierce;
    return random_move(game, state, state.phase < Phase::dawn ? Temper::any : temper, rng);
}

std::vector<Move> random_game(const Game& game, Taste taste, Rng& rng, State& state) {
    std::vector<Move> moves;
    while (state.phase != Phase::over) {
        moves.push_back(chosen(game, state, taste, rng));
        game.apply(state, moves.back());
    }
    return moves;
}

/// The shortest of many random games that end as wanted.
std::vector<Move> shortest_game(const Game& game, const Playthrough& playthrough) {
    std::vector<Move> shortest;
    for (std::uint64_t seed = 1; seed <= 300 || shortest.empty(); ++seed) {
        Rng rng{seed};
        State last = game.initial();
        std::vector<Move> moves = random_game(game, playthrough.taste, rng, last);
        const bool fits =
            last.ending == playthrough.ending && game.standing(last).winners.empty() != playthrough.is_won;
        if (fits && (shortest.empty() || moves.size() < shortest.size())) { shortest = std::move(moves); }
    }
    return shortest;
}

void write(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ofstream file{path_of(playthrough)};
    State state = game.initial();
    for (Move move : shortest_game(game, playthrough)) {
        file << game.text(state, move);
        game.apply(state, move);
        file << "\t" << hex(hash_of(state)) << "\n";
    }
    file << outcome(game, state) << "\n";
}

// ---- Playing them again

void replay(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ifstream file{path_of(playthrough)};
    REQUIRE_MESSAGE(file.good(), "missing: " << playthrough.file);
    State state = game.initial();
    int ply = 0;
    for (std::string line; std::getline(file, line);) {
        const auto tab = line.find('\t');
        if (tab == std::string::npos) {
            CHECK(line == outcome(game, state));
            break;
        }
        ++ply;
        CAPTURE(ply);
        CAPTURE(line);
        const Result<Move> move = game.parse(state, line.substr(0, tab));
        REQUIRE(move.has_value());
        REQUIRE_FALSE(game.why(state, *move).has_value());
        CHECK(game.text(state, *move) == line.substr(0, tab));
        game.apply(state, *move);
        REQUIRE(hex(hash_of(state)) == line.substr(tab + 1));
    }
    CHECK(ply > 40);
    CHECK(state.ending == playthrough.ending);
    CHECK(game.standing(state).winners.empty() != playthrough.is_won);
}

TEST_CASE("Golden playthroughs come out the same, ply by ply: every table, every end (W-9.2, W-9.3)") {
    for (const Playthrough& playthrough : playthroughs()) {
        CAPTURE(playthrough.file);
        if (std::getenv("MEADHALL_REGENERATE") != nullptr) { write(playthrough); }
        replay(playthrough);
    }
}

}  // namespace
}  // namespace meadhall::wikinger
