// Golden playthroughs: whole games for one to four players, long and short, with the hash of every position, and among
// them every occupation. Those that are missing are written anew when MEADHALL_REGENERATE is set in the environment; of
// all others every ply must come out the same.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "games/odin/support/random_game.hpp"
#include "support/places.hpp"

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
    // Four starting occupations are dealt in each: so all of them come up.
    constexpr int enough = 12;
    for (int i = 1; i <= enough; ++i) {
        all.push_back({"cards-" + std::to_string(i), 4, {.length = Length::short_game}});
    }
    return all;
}

std::filesystem::path path_of(const Playthrough& playthrough) {
    return std::filesystem::path{test::data_folder()} / ".." / "games" / "odin" / "playthroughs" /
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

/// Random games that lean towards the cards nobody has played yet.
class Steersman {
  public:
    explicit Steersman(const CardSet& played) : played_{played} {}
    [[nodiscard]] Move choose(const Game& game, const State& state, Rng& rng) {
        const auto menu = std::make_unique<MoveList<Game>>();
        game.legal_moves(state, *menu);
        std::vector<Move> wanted;
        for (const Move move : *menu) {
            if (brings_new_card(move)) { wanted.push_back(move); }
        }
        if (wanted.empty() && rng.below(2) == 0) {
            for (const Move move : *menu) {
                if (leads_to_cards(state, move)) { wanted.push_back(move); }
            }
        }
        if (wanted.empty()) { return random_move(game, state, rng); }
        return wanted[rng.below(static_cast<std::uint32_t>(wanted.size()))];
    }
    void note(Move move) {
        if (move.is<verb::Play>()) { played_.insert(move.as<verb::Play>().card); }
    }

  private:
    [[nodiscard]] bool brings_new_card(Move move) const {
        return move.visit([&]<class Phrase>(Phrase phrase) {
            constexpr bool brings_card = std::same_as<Phrase, verb::Play> || std::same_as<Phrase, verb::Starter> ||
                                         std::same_as<Phrase, verb::DrawOccupation>;
            if constexpr (brings_card) { return !played_.contains(phrase.card); }
            return false;
        });
    }
    [[nodiscard]] static bool leads_to_cards(const State& state, Move move) {
        if (move.is<verb::Use>()) { return true; }
        const bool has_hand = !state.stack.empty() && state.players[state.stack.back().seat.number].hand > 1;
        if (!move.is<verb::Place>()) { return false; }
        const Space space = move.as<verb::Place>().space;
        return space == Space::draw_occupation ||
               (has_hand && (space == Space::play_occupations_2 || space == Space::play_occupations_4));
    }

    CardSet played_;
};

/// The cards that are played in a file.
CardSet cards_played_in(const Playthrough& playthrough) {
    CardSet played;
    std::ifstream file{path_of(playthrough)};
    for (std::string line; std::getline(file, line);) {
        const Result<Move> move = Game::parse({}, line.substr(0, line.find('\t')));
        if (move && move->is<verb::Play>()) { played.insert(move->as<verb::Play>().card); }
    }
    return played;
}

void write(const Playthrough& playthrough, std::uint64_t seed, Steersman& steersman) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ofstream file{path_of(playthrough)};
    State state = game.initial();
    Rng rng{seed};
    while (!Game::to_act(state).is_nobody()) {
        const Move move = steersman.choose(game, state, rng);
        steersman.note(move);
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

/// The same moves with the hashes of today: for a change of how positions are written, not of the rules.
void rehash(const Playthrough& playthrough) {
    const Game game = Game::make(playthrough.seats, playthrough.options).value();
    std::ifstream before{path_of(playthrough)};
    std::ostringstream after;
    State state = game.initial();
    for (std::string line; std::getline(before, line);) {
        const auto tab = line.find('\t');
        after << line.substr(0, tab);
        if (tab != std::string::npos) {
            game.apply(state, Game::parse(state, line.substr(0, tab)).value());
            after << "\t" << hex(hash_of(state));
        }
        after << "\n";
    }
    std::ofstream{path_of(playthrough)} << after.str();
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
    const bool only_hashes = std::getenv("MEADHALL_REHASH") != nullptr;
    CardSet played;
    for (const Playthrough& playthrough : playthroughs()) { played = played | cards_played_in(playthrough); }
    Steersman steersman{played};
    std::uint64_t seed = 1;
    for (const Playthrough& playthrough : playthroughs()) {
        CAPTURE(playthrough.file);
        if (regenerate && !std::filesystem::exists(path_of(playthrough))) { write(playthrough, seed, steersman); }
        if (only_hashes) { rehash(playthrough); }
        ++seed;
        replay(playthrough);
    }
}

TEST_CASE("Every occupation is played in some golden playthrough (O-8.3)") {
    CardSet played;
    for (const Playthrough& playthrough : playthroughs()) { played = played | cards_played_in(playthrough); }
    for (int number = 0; number < card_count; ++number) {
        const Card card{static_cast<std::uint8_t>(number)};
        CAPTURE(row_of(card).id);
        CHECK(played.contains(card));
    }
}
