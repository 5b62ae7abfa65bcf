// Die Wikinger kommen! before the conformance suite: every party, every island and every option of W-11 both ways.
#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "games/wikinger/game.hpp"
#include "support/conforms.hpp"

namespace meadhall::wikinger {

namespace {

/// A number of seats and a mode.
struct Party {
    std::string_view name;
    int seats;
    Mode mode;
};
constexpr Party two{"two", 2, Mode::standard};
constexpr Party three{"three", 3, Mode::standard};
constexpr Party four{"four", 4, Mode::standard};
constexpr Party grand{"grand battle", 2, Mode::grand};
const std::vector<Party> everybody{two, three, four, grand};

// W-1.2: each colour has 18 Vikings, afloat, ashore or lost; each seat has three towers, six in the grand battle.

int towers_of(const Game& game, const State& state, Seat seat) {
    int towers = 0;
    for (std::size_t i = 0; i < colours; ++i) {
        towers += game.leads(seat, static_cast<Colour>(i)) ? state.towers[i].size() : 0;
    }
    return towers;
}

std::string missing_figures(const Game& game, const State& state) {
    for (std::size_t i = 0; i < colours; ++i) {
        const int vikings = state.vikings[i].size() + state.aboard[i] + state.fallen[i];
        const bool is_before_battle = state.phase < Phase::first_towers;
        const bool plays = game.plays(static_cast<Colour>(i));
        if (is_before_battle ? vikings != (plays ? vikings_per_colour : 0) : vikings > vikings_per_colour) {
            return std::to_string(vikings) + " Vikings of a colour";
        }
        if (game.options().mode == Mode::standard && state.towers[i].size() > towers_per_colour) {
            return "a fourth tower";
        }
    }
    const int stock = game.options().mode == Mode::grand ? 2 * towers_per_colour : towers_per_colour;
    for (int i = 0; i < game.seats(); ++i) {
        if (towers_of(game, state, seat(i)) > stock) { return "too many towers of a seat"; }
    }
    return "";
}

/// What a colour has on the island and afloat.
struct Figures {
    int vikings = 0;
    int towers = 0;
    friend bool operator==(const Figures&, const Figures&) = default;
};

PerColour<Figures> counted(const State& state) {
    PerColour<Figures> figures;
    for (std::size_t i = 0; i < colours; ++i) {
        figures[i] = {state.vikings[i].size() + state.aboard[i], state.towers[i].size()};
    }
    return figures;
}

/// A Viking is lost only where its fall is told, and towers come and go as told.
std::string unaccounted_figures(const Game& /*game*/, const State& before, const EventList<Game>& news,
                                const State& after) {
    PerColour<Figures> expected = counted(before);
    for (const Event& event : news) {
        Figures& figures = expected[static_cast<std::size_t>(event.colour)];
        figures.vikings -= event.what == Happening::removed || event.what == Happening::viking_falls ? 1 : 0;
        figures.towers += event.what == Happening::tower_rises ? 1 : 0;
        figures.towers -= event.what == Happening::tower_falls ? 1 : 0;
    }
    return counted(after) == expected ? "" : "figures came or went without a word";
}

const conformance::Defence<Game> defence{{.games = 150, .seed = 1, .one_in = 16},
                                         {.missing = missing_figures, .unaccounted = unaccounted_figures}};

/// Random games by each of these parties; `change` sets the options apart from the usual.
template <class Change>
void conform(const std::vector<Party>& parties, Change&& change) {
    for (const Party& party : parties) {
        Options options{.mode = party.mode};
        change(options);
        conformance::require_conformance<Game>(std::string{party.name}, party.seats, options, defence.usual,
                                               defence.hooks);
    }
}

}  // namespace

TEST_CASE("Wikinger conforms with the usual rules in the grand battle") {
    conform({grand}, [](Options&) {});
}

TEST_CASE("Wikinger conforms on every ready-made island (W-3.2)") {
    conform({two}, [](Options& options) { options.island = Preset::two_a; });
    conform({two}, [](Options& options) { options.island = Preset::two_b; });
    conform({three}, [](Options& options) { options.island = Preset::three; });
    conform({four, grand}, [](Options& options) { options.island = Preset::four; });
}

TEST_CASE("Wikinger conforms on an island that the players have drawn (W-1.4)") {
    conform({two}, [](Options& options) {
        options.island =
            std::vector<std::string>{"aaaabbbb", "aaaabbbb", "aa..bb..", "ccccdddd", "ccccdddd", "cc.cdd.d"};
    });
}

TEST_CASE("Wikinger conforms with brawlQuota capOnly (W-5.3)") {
    conform(everybody, [](Options& options) { options.brawl_quota = BrawlQuota::cap_only; });
}

TEST_CASE("Wikinger conforms with brawlMode oneByOne (W-5.1)") {
    conform(everybody, [](Options& options) { options.brawl_mode = BrawlMode::one_by_one; });
    conform({three, four}, [](Options& options) {
        options.brawl_mode = BrawlMode::one_by_one;
        options.brawl_quota = BrawlQuota::cap_only;
    });
}

TEST_CASE("Wikinger conforms without captureWithThirdParty (W-7.1 b)") {
    conform({two, three, four}, [](Options& options) { options.capture_with_third_party = false; });
}

TEST_CASE("Wikinger conforms with captureDuringJump (W-7.2)") {
    conform(everybody, [](Options& options) { options.capture_during_jump = true; });
    conform({two, four}, [](Options& options) {
        options.capture_during_jump = true;
        options.chain_capture = ChainCapture::mandatory;
    });
}

TEST_CASE("Wikinger conforms with chainCapture mandatory (W-7.5)") {
    conform({two, four}, [](Options& options) { options.chain_capture = ChainCapture::mandatory; });
}

TEST_CASE("Wikinger conforms with conquestMinimum 2 (W-8.1)") {
    conform({two, three, four}, [](Options& options) { options.conquest_minimum = 2; });
}

TEST_CASE("Wikinger conforms with each conquestTiming (W-8.2)") {
    conform({two, three, four}, [](Options& options) { options.conquest_timing = ConquestTiming::start_of_own_turn; });
    conform({two, three, four}, [](Options& options) { options.conquest_timing = ConquestTiming::end_of_own_turn; });
}

TEST_CASE("Wikinger conforms with towerPlacement optional (W-8.1)") {
    conform(everybody, [](Options& options) { options.tower_placement = TowerPlacement::optional; });
}

TEST_CASE("Wikinger conforms with towerPlacementCaptures (W-7.6)") {
    conform(everybody, [](Options& options) { options.tower_placement_captures = true; });
    conform({two, four}, [](Options& options) {
        options.tower_placement_captures = true;
        options.tower_placement = TowerPlacement::optional;
    });
}

TEST_CASE("Wikinger conforms with towerCaptureConverts neutralise (W-8.4)") {
    conform(everybody, [](Options& options) { options.tower_capture_converts = TowerCapture::neutralise; });
}

TEST_CASE("Wikinger conforms without reconquestNeedsPresence (W-8.4)") {
    conform(everybody, [](Options& options) { options.reconquest_needs_presence = false; });
}

TEST_CASE("Wikinger conforms without undefendedTowerFlips (W-8.4)") {
    conform({two, three, four}, [](Options& options) { options.undefended_tower_flips = false; });
}

TEST_CASE("Wikinger conforms with reconquestAgainst ownerOnly (W-8.4)") {
    conform({two, three, four}, [](Options& options) { options.reconquest_against = ReconquestAgainst::owner_only; });
}

TEST_CASE("Wikinger conforms without teamTowerFallback (W-8.5)") {
    conform({four, grand}, [](Options& options) { options.team_tower_fallback = false; });
}

TEST_CASE("Wikinger conforms with each reading of standstill (W-9.1)") {
    conform(everybody, [](Options& options) { options.standstill = Standstill::no_shuttle; });
    conform(everybody, [](Options& options) { options.standstill = Standstill::must_capture; });
    conform(everybody, [](Options& options) { options.standstill = Standstill::off; });
    conform({two, four}, [](Options& options) {
        options.standstill = Standstill::must_threaten;
        options.tower_placement = TowerPlacement::optional;
    });
}

TEST_CASE("Wikinger conforms with each grandBattleGoal (W-10.3)") {
    conform({grand}, [](Options& options) { options.grand_battle_goal = 3; });
    conform({grand}, [](Options& options) { options.grand_battle_goal = 6; });
}

TEST_CASE("Wikinger conforms with a short quietPlyDraw and with none (W-9.3)") {
    conform(everybody, [](Options& options) { options.quiet_ply_draw = 5; });
    conform(everybody, [](Options& options) { options.quiet_ply_draw = std::nullopt; });
}

TEST_CASE("Wikinger conforms with everything unusual at once (W-11)") {
    conform(everybody, [](Options& options) {
        options.brawl_quota = BrawlQuota::cap_only;
        options.brawl_mode = BrawlMode::one_by_one;
        options.capture_with_third_party = false;
        options.capture_during_jump = true;
        options.chain_capture = ChainCapture::mandatory;
        options.conquest_minimum = 2;
        options.conquest_timing = ConquestTiming::end_of_own_turn;
        options.tower_placement = TowerPlacement::optional;
        options.tower_placement_captures = true;
        options.tower_capture_converts = TowerCapture::neutralise;
        options.reconquest_needs_presence = false;
        options.undefended_tower_flips = false;
        options.reconquest_against = ReconquestAgainst::owner_only;
        options.team_tower_fallback = false;
        options.standstill = Standstill::no_shuttle;
        options.quiet_ply_draw = 50;
    });
}

}  // namespace meadhall::wikinger
