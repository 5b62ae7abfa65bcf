// What the players agree on beforehand: the island, the mode, and how the holes in the rulebook are filled (W-11).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "core/fields.hpp"
#include "core/words.hpp"
#include "games/wikinger/island.hpp"

namespace meadhall::wikinger {

enum class Mode : std::uint8_t { standard, grand };
constexpr auto names(Mode /*of*/) { return std::array<std::string_view, 2>{"standard", "grand"}; }

enum class BrawlQuota : std::uint8_t { exact, cap_only };
constexpr auto names(BrawlQuota /*of*/) { return std::array<std::string_view, 2>{"exact", "capOnly"}; }

enum class BrawlMode : std::uint8_t { block_of_four, one_by_one };
constexpr auto names(BrawlMode /*of*/) { return std::array<std::string_view, 2>{"blockOfFour", "oneByOne"}; }

enum class ConquestTiming : std::uint8_t { start_and_end_of_own_turn, start_of_own_turn, end_of_own_turn };
constexpr auto names(ConquestTiming /*of*/) {
    return std::array<std::string_view, 3>{"startAndEndOfOwnTurn", "startOfOwnTurn", "endOfOwnTurn"};
}

enum class TowerPlacement : std::uint8_t { mandatory, optional };
constexpr auto names(TowerPlacement /*of*/) { return std::array<std::string_view, 2>{"mandatory", "optional"}; }

enum class TowerCapture : std::uint8_t { immediate, neutralise };
constexpr auto names(TowerCapture /*of*/) { return std::array<std::string_view, 2>{"immediate", "neutralise"}; }

enum class ReconquestAgainst : std::uint8_t { all_opponents, owner_only };
constexpr auto names(ReconquestAgainst /*of*/) { return std::array<std::string_view, 2>{"allOpponents", "ownerOnly"}; }

enum class Standstill : std::uint8_t { must_threaten, no_shuttle, must_capture, off };
constexpr auto names(Standstill /*of*/) {
    return std::array<std::string_view, 4>{"mustThreaten", "noShuttle", "mustCapture", "off"};
}

enum class ChainCapture : std::uint8_t { optional, mandatory };
constexpr auto names(ChainCapture /*of*/) { return std::array<std::string_view, 2>{"optional", "mandatory"}; }

struct Options {
    IslandChoice island = Preset::usual;
    Mode mode = Mode::standard;
    BrawlQuota brawl_quota = BrawlQuota::exact;
    BrawlMode brawl_mode = BrawlMode::block_of_four;
    bool capture_with_third_party = true;
    bool capture_during_jump = false;
    ChainCapture chain_capture = ChainCapture::optional;
    int conquest_minimum = 1;
    ConquestTiming conquest_timing = ConquestTiming::start_and_end_of_own_turn;
    TowerPlacement tower_placement = TowerPlacement::mandatory;
    bool tower_placement_captures = false;
    TowerCapture tower_capture_converts = TowerCapture::immediate;
    bool reconquest_needs_presence = true;
    bool undefended_tower_flips = true;
    ReconquestAgainst reconquest_against = ReconquestAgainst::all_opponents;
    bool team_tower_fallback = true;
    Standstill standstill = Standstill::must_threaten;
    int grand_battle_goal = 5;
    std::optional<int> quiet_ply_draw = 200;

    static constexpr auto fields() {
        return described(
            field("island", &Options::island), field("mode", &Options::mode),
            field("brawlQuota", &Options::brawl_quota), field("brawlMode", &Options::brawl_mode),
            field("captureWithThirdParty", &Options::capture_with_third_party),
            field("captureDuringJump", &Options::capture_during_jump), field("chainCapture", &Options::chain_capture),
            field("conquestMinimum", &Options::conquest_minimum), field("conquestTiming", &Options::conquest_timing),
            field("towerPlacement", &Options::tower_placement),
            field("towerPlacementCaptures", &Options::tower_placement_captures),
            field("towerCaptureConverts", &Options::tower_capture_converts),
            field("reconquestNeedsPresence", &Options::reconquest_needs_presence),
            field("undefendedTowerFlips", &Options::undefended_tower_flips),
            field("reconquestAgainst", &Options::reconquest_against),
            field("teamTowerFallback", &Options::team_tower_fallback), field("standstill", &Options::standstill),
            field("grandBattleGoal", &Options::grand_battle_goal), field("quietPlyDraw", &Options::quiet_ply_draw));
    }
    /// The bounds of an option that is a number; nothing for others.
    static std::optional<std::pair<int, int>> range(std::string_view field) {
        if (field == "conquestMinimum") { return std::pair{1, 2}; }
        if (field == "grandBattleGoal") { return std::pair{3, 6}; }
        if (field == "quietPlyDraw") { return std::pair{1, 10'000}; }
        return std::nullopt;
    }
    /// What an option means, for people; empty for an unknown name.
    static Words meaning(std::string_view field);

    friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace meadhall::wikinger
