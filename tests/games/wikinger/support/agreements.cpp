#include "games/wikinger/support/agreements.hpp"

#include "core/rng.hpp"

namespace meadhall::wikinger {
namespace {

struct Change {
    std::string_view name;
    void (*make)(Options&);
};

constexpr std::array changes = {
    Change{"brawlQuota=capOnly", [](Options& o) { o.brawl_quota = BrawlQuota::cap_only; }},
    Change{"brawlMode=oneByOne", [](Options& o) { o.brawl_mode = BrawlMode::one_by_one; }},
    Change{"captureWithThirdParty=false", [](Options& o) { o.capture_with_third_party = false; }},
    Change{"captureDuringJump=true", [](Options& o) { o.capture_during_jump = true; }},
    Change{"chainCapture=mandatory", [](Options& o) { o.chain_capture = ChainCapture::mandatory; }},
    Change{"conquestMinimum=2", [](Options& o) { o.conquest_minimum = 2; }},
    Change{"conquestTiming=startOfOwnTurn", [](Options& o) { o.conquest_timing = ConquestTiming::start_of_own_turn; }},
    Change{"conquestTiming=endOfOwnTurn", [](Options& o) { o.conquest_timing = ConquestTiming::end_of_own_turn; }},
    Change{"towerPlacement=optional", [](Options& o) { o.tower_placement = TowerPlacement::optional; }},
    Change{"towerPlacementCaptures=true", [](Options& o) { o.tower_placement_captures = true; }},
    Change{"towerCaptureConverts=neutralise", [](Options& o) { o.tower_capture_converts = TowerCapture::neutralise; }},
    Change{"reconquestNeedsPresence=false", [](Options& o) { o.reconquest_needs_presence = false; }},
    Change{"undefendedTowerFlips=false", [](Options& o) { o.undefended_tower_flips = false; }},
    Change{"reconquestAgainst=ownerOnly", [](Options& o) { o.reconquest_against = ReconquestAgainst::owner_only; }},
    Change{"teamTowerFallback=false", [](Options& o) { o.team_tower_fallback = false; }},
    Change{"standstill=noShuttle", [](Options& o) { o.standstill = Standstill::no_shuttle; }},
    Change{"standstill=mustCapture", [](Options& o) { o.standstill = Standstill::must_capture; }},
    Change{"standstill=off", [](Options& o) { o.standstill = Standstill::off; }},
    Change{"grandBattleGoal=3", [](Options& o) { o.grand_battle_goal = 3; }},
    Change{"grandBattleGoal=6", [](Options& o) { o.grand_battle_goal = 6; }},
    Change{"quietPlyDraw=none", [](Options& o) { o.quiet_ply_draw.reset(); }},
    Change{"quietPlyDraw=7", [](Options& o) { o.quiet_ply_draw = 7; }},
};

Agreement mixed(const Agreement& table, int number) {
    Agreement agreement = table;
    agreement.name += ", mixture " + std::to_string(number);
    Rng rng{scrambled(static_cast<std::uint64_t>(number))};
    for (const Change& change : changes) {
        if (rng.below(3) == 0) { change.make(agreement.options); }
    }
    return agreement;
}

}  // namespace

std::vector<Agreement> tables() {
    return {
        {"two on 2p_A", 2, {.island = Preset::two_a}},
        {"two on 2p_B", 2, {.island = Preset::two_b}},
        {"three on 3p", 3, {.island = Preset::three}},
        {"four on 4p", 4, {.island = Preset::four}},
        {"grand battle on 4p", 2, {.island = Preset::four, .mode = Mode::grand}},
    };
}

std::vector<Agreement> cramped_tables() {
    using Rows = std::vector<std::string>;
    const Rows strip = {"aabbcc", "aabbcc"};
    const Rows cross = {".ab.", "aabb", "ccdd", ".cd."};
    const Rows ring = {"aabbc", "d...c", "ddeec"};
    const Rows many = {"abcdef", "abcdef", "ghhiif"};
    return {
        {"two on a strip", 2, {.island = strip}},
        {"three on a cross", 3, {.island = cross}},
        {"four on a ring", 4, {.island = ring}},
        {"four on many regions", 4, {.island = many}},
        {"grand battle on a strip", 2, {.island = strip, .mode = Mode::grand}},
        {"grand battle on many", 2, {.island = many, .mode = Mode::grand}},
    };
}

std::vector<Agreement> variations(const Agreement& table, int mixes) {
    std::vector<Agreement> all = {table};
    for (const Change& change : changes) {
        Agreement agreement = table;
        agreement.name += ", " + std::string{change.name};
        change.make(agreement.options);
        all.push_back(agreement);
    }
    for (int i = 1; i <= mixes; ++i) { all.push_back(mixed(table, i)); }
    return all;
}

std::vector<Agreement> agreements(int mixes) { return agreements(tables(), mixes); }

std::vector<Agreement> agreements(const std::vector<Agreement>& tables, int mixes) {
    std::vector<Agreement> all;
    for (const Agreement& table : tables) {
        for (Agreement& agreement : variations(table, mixes)) { all.push_back(std::move(agreement)); }
    }
    return all;
}

}  // namespace meadhall::wikinger
