// Why not? Every refusal has a rule, a code and a sentence in three languages, and every one can be met (W-11).
#include <algorithm>
#include <array>
#include <cstddef>
#include <fstream>
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "games/wikinger/reasons.hpp"
#include "games/wikinger/support/agreements.hpp"
#include "games/wikinger/support/facts.hpp"
#include "games/wikinger/support/study.hpp"
#include "games/wikinger/support/wanderings.hpp"

namespace meadhall::wikinger {
namespace {

/// All rows of reasons.hpp. A row missing here is found by the next test, which counts the rows of the file.
constexpr std::array all_reasons = {
    &reasons::seats,
    &reasons::option_value,
    &reasons::island_parts,
    &reasons::island_rotation,
    &reasons::island_far_out,
    &reasons::island_overlap,
    &reasons::island_contact,
    &reasons::island_lake,
    &reasons::island_rows,
    &reasons::island_large,
    &reasons::island_small,
    &reasons::notation,
    &reasons::no_such_point,
    &reasons::broken_path,
    &reasons::position_text,
    &reasons::position_points,
    &reasons::position_count,
    &reasons::position_towers,
    &reasons::position_phase,
    &reasons::position_decided,
    &reasons::over,
    &reasons::not_now,
    &reasons::occupied,
    &reasons::not_playing,
    &reasons::none_aboard,
    &reasons::no_enemy_viking,
    &reasons::brawl_cap,
    &reasons::brawl_quota,
    &reasons::not_your_viking,
    &reasons::tower_stays,
    &reasons::same_point,
    &reasons::target_occupied,
    &reasons::diagonal,
    &reasons::unreachable,
    &reasons::chain_other_viking,
    &reasons::chain_without_capture,
    &reasons::chain_mandatory,
    &reasons::must_move,
    &reasons::no_viking_in_region,
    &reasons::enemy_in_region,
    &reasons::other_colour_in_region,
    &reasons::region_has_tower,
    &reasons::tower_on_same_point,
    &reasons::guards_left_freely,
    &reasons::no_tower_left,
    &reasons::tower_mandatory,
    &reasons::decline_standstill,
    &reasons::must_threaten,
    &reasons::must_capture,
    &reasons::shuttle,
};

TEST_CASE("The list of reasons in this test is complete") {
    std::ifstream file{beside_the_tests("../../../src/games/wikinger/reasons.hpp")};
    REQUIRE(file.good());
    std::size_t rows_in_file = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("inline constexpr Reason ")) { ++rows_in_file; }
    }
    CHECK(rows_in_file == all_reasons.size());
}

TEST_CASE("Every reason has a code of its own, a rule, and different words in three languages") {
    std::set<std::string_view> codes;
    for (const Reason* reason : all_reasons) {
        CAPTURE(reason->code);
        CHECK(codes.insert(reason->code).second);
        CHECK(reason->code.starts_with("E-"));
        CHECK(reason->rule.starts_with("W-"));
        CHECK_FALSE(reason->words.en.empty());
        CHECK_FALSE(reason->words.de.empty());
        CHECK_FALSE(reason->words.nl.empty());
        CHECK(reason->words.en != reason->words.de);
        CHECK(reason->words.en != reason->words.nl);
        CHECK(reason->words.de != reason->words.nl);
    }
}

/// Every rule id that a refusal cites is a paragraph of the rules.
TEST_CASE("Every rule cited by a reason is in docs/rules/wikinger.md") {
    std::ifstream file{beside_the_tests("../../../docs/rules/wikinger.md")};
    REQUIRE(file.good());
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    for (const Reason* reason : all_reasons) {
        CAPTURE(reason->rule);
        CHECK(text.find("**" + std::string{reason->rule} + "**") != std::string::npos);
    }
}

/// A request that is refused, and the code it must be refused with.
struct Refused {
    std::string_view code;
    Setting setting;
    std::string_view move;  // empty: the setting itself is refused
};

using enum Standstill;

const std::string_view strip = "aabb/aabb";

// clang-format off: one row per refusal
std::vector<Refused> refused_requests() { return {
    Refused{"E-SEATS",            {.position = "RB march red", .seats = 5}, ""},
    Refused{"E-OPTION",           {.position = "RB march red", .options = {.conquest_minimum = 7}}, ""},
    Refused{"E-ISLAND-PARTS",     {.position = {}, .options = {.island = Preset::four}}, ""},
    Refused{"E-ISLAND-ROTATION",  {.position = {}, .options = {.island = std::vector<Placement>{{Part::two_regions, 10, 0, 0}, {Part::three_regions_a, 0, 9, 9}}}}, ""},
    Refused{"E-ISLAND-FAR",       {.position = {}, .options = {.island = std::vector<Placement>{{Part::two_regions, 0, 99, 0}, {Part::three_regions_a, 0, 9, 9}}}}, ""},
    Refused{"E-ISLAND-OVERLAP",   {.position = {}, .options = {.island = std::vector<Placement>{{Part::two_regions, 0, 0, 0}, {Part::three_regions_a, 0, 0, 0}}}}, ""},
    Refused{"E-ISLAND-CONTACT",   {.position = {}, .options = {.island = std::vector<Placement>{{Part::two_regions, 0, 0, 0}, {Part::three_regions_a, 0, 30, 30}}}}, ""},
    Refused{"E-ISLAND-LAKE",      {.position = {}, .options = {.island = std::vector<Placement>{{Part::two_regions, 0, 6, 6}, {Part::three_regions_a, 0, 10, 4}}}}, ""},
    Refused{"E-ISLAND-ROWS",      {.position = "RB march red", .island = "a!"}, ""},
    Refused{"E-ISLAND-LARGE",     {.position = "RB march red", .island = "abcdefghijklmnopqrstuvwxyz"}, ""},
    Refused{"E-POSITION-TEXT",    {.position = "R?B march red"}, ""},
    Refused{"E-POSITION-COUNT",   {.position = "R.G march red"}, ""},
    Refused{"E-POSITION-TOWERS",  {.position = "RrB.r march red"}, ""},
    Refused{"E-POSITION-PHASE",   {.position = "R.B dawn red"}, ""},
    Refused{"E-POSITION-DECIDED", {.position = "R.R march red"}, ""},
    Refused{"E-NO-POINT",         {.position = "R.B march red"}, "a1-z9"},
    Refused{"E-PATH",             {.position = "RB.../...../B.... march red"}, "a1-c1-c3"},
    Refused{"E-OVER",             {.position = "R.R over red ending=lastSide"}, "a1-b1"},
    Refused{"E-NOT-NOW",          {.position = "R.B march red"}, "settle b1"},
    Refused{"E-OCCUPIED",         {.position = "R..B/.R.. dawn red", .island = strip}, "tower b2"},
    Refused{"E-NOT-PLAYING",      {.position = {}}, "start grey"},
    Refused{"E-NOT-YOUR-VIKING",  {.position = "R.B march red"}, "c1-b1"},
    Refused{"E-TOWER-STAYS",      {.position = "r.RB march red"}, "a1-b1"},
    Refused{"E-SAME-POINT",       {.position = "R.B march red"}, "a1-a1"},
    Refused{"E-TARGET-OCCUPIED",  {.position = "RB. march red"}, "a1-b1"},
    Refused{"E-DIAGONAL",         {.position = "R../..B march red"}, "a1-b2"},
    Refused{"E-UNREACHABLE",      {.position = "R..B march red"}, "a1-c1"},
    Refused{"E-CHAIN-OTHER",      {.position = "BB./R../..R/B.. chain red captured marcher=a2"}, "c3-c2"},
    Refused{"E-CHAIN-NO-CAPTURE", {.position = ".B./R../.../..B chain red captured marcher=a2"}, "a2-a3"},
    Refused{"E-CHAIN-MANDATORY",  {.position = ".B./R../.../..B chain red captured marcher=a2", .options = {.chain_capture = ChainCapture::mandatory}}, "stop"},
    Refused{"E-MUST-MOVE",        {.position = "R.B march red"}, "pass"},
    Refused{"E-REGION-PRESENCE",  {.position = "R..B/.... dawn red", .island = strip}, "tower c1"},
    Refused{"E-REGION-ENEMY",     {.position = "R.RB/.... dawn red", .island = strip}, "tower c2"},
    Refused{"E-REGION-SHARED",    {.position = "R.RL/...B firstTowers red", .seats = 4, .island = strip}, "tower c2"},
    Refused{"E-REGION-TOWER",     {.position = "rRR./...B dawn red", .island = "aabb/aabc"}, "tower a2"},
    Refused{"E-TOWER-SAME-POINT", {.position = "R..B/..r. dawn black", .island = "aabb/aabb"}, "tower c1"},
    Refused{"E-TOWER-UNAVENGED",  {.position = "Rb..R/....B dawn red", .island = "aabbb/aabbc", .options = {.undefended_tower_flips = false}}, "tower b1"},
    Refused{"E-TOWER-MANDATORY",  {.position = "R..B/.... dawn red", .island = strip}, "decline"},
    Refused{"E-DECLINE-STANDSTILL", {.position = "R..../...../...../....B dusk red idle=2,0,0,0", .island = "aaaab/aaaab/aaaab/aaaab", .options = {.tower_placement = TowerPlacement::optional}}, "decline"},
    Refused{"E-MUST-THREATEN",    {.position = "......./......./R....../..B...B march red idle=2,0,0,0"}, "a3-a2"},
    Refused{"E-MUST-CAPTURE",     {.position = "......./......./.R...../..B...B march red idle=2,0,0,0", .options = {.standstill = must_capture}}, "b3-b2"},
    Refused{"E-SHUTTLE",          {.position = "R...../....../.....B march red trail0=a2-a1-back", .options = {.standstill = no_shuttle}}, "a1-a2"},
    Refused{"E-NOTATION",         {.position = "R.B march red"}, "tower red b1"},
    Refused{"E-NO-TOWER-LEFT",    {.position = "r.r.r..R/.......B march red", .seats = 4, .island = "aabbccdd/aabbccde", .options = {.team_tower_fallback = false}}, "tower g1"},
};}
// clang-format on

std::string answer(const Refused& request) {
    if (request.move.empty()) { return refusal_of(request.setting); }
    return Study{request.setting}.refusal(request.move);
}

/// Refusals that need more than one line to come about.
std::map<std::string, std::string> refusals_on_the_way() {
    std::map<std::string, std::string> met;
    Study brawl{{.position = {}, .seats = 3}};
    brawl.play("start red").play("settle c1");
    met["E-NONE-ABOARD"] = brawl.refusal("settle black a2");
    met["E-OCCUPIED"] = brawl.refusal("settle c1");
    brawl.play_through(Phase::settlement);
    const auto first = [&](int colour) {
        return "remove " + brawl.game.name(brawl.state.vikings[static_cast<std::size_t>(colour)].first_member());
    };
    met["E-NO-ENEMY-VIKING"] = brawl.refusal(first(0));
    for (int i = 0; i < 4; ++i) { brawl.play(first(1)); }
    met["E-BRAWL-QUOTA"] = brawl.refusal(first(0));
    for (int i = 0; i < 4; ++i) { brawl.play(first(3)); }
    met["E-BRAWL-CAP"] = brawl.refusal(first(1));
    // A position given as data, not as text, can put two figures on one point.
    State crowded = brawl.state;
    crowded.vikings[0].insert(crowded.vikings[1].first_member());
    met["E-POSITION-POINTS"] = brawl.game.impossible(crowded)->code();
    const Study small{{.position = "R.B march red"}};
    met["E-ISLAND-SMALL"] = small.game.startable()->code();
    return met;
}

TEST_CASE("A census: every reason is given by some request") {
    std::set<std::string> given;
    for (const Refused& request : refused_requests()) {
        CAPTURE(request.code);
        CAPTURE(request.setting.position);
        const std::string code = answer(request);
        CHECK(code == request.code);
        given.insert(code);
    }
    for (const auto& [expected, code] : refusals_on_the_way()) {
        CHECK(code == expected);
        given.insert(code);
    }
    for (const Reason* reason : all_reasons) {
        CAPTURE(reason->code);
        CHECK(given.contains(std::string{reason->code}));
    }
}

TEST_CASE("A refusal is given if and only if a move is not in the list") {
    Rng rng{77};
    for (const Agreement& agreement : agreements(1)) {
        const Game game = agreement.game();
        for (const State& state : wanderings(game, 3, rng)) {
            MoveList<Game> moves;
            game.legal_moves(state, moves);
            for (int i = 0; i < 60; ++i) {
                const auto move = Game::move_of(rng() % (std::uint64_t{1} << 19U));
                if (!move) { continue; }
                const auto refusal = game.why(state, *move);
                CHECK(refusal.has_value() == (std::ranges::find(moves, *move) == moves.end()));
            }
            for (Move move : moves) { CHECK_FALSE(game.why(state, move).has_value()); }
        }
    }
}

TEST_CASE("A refusal changes nothing and speaks the language asked for") {
    const Study study{{.position = "R.B march red"}};
    const auto refusal = study.game.why(study.state, study.game.parse(study.state, "pass").value());
    REQUIRE(refusal.has_value());
    CHECK(refusal->rule() == "W-6.4");
    CHECK(refusal->message(Language::en) == "Moving is compulsory while a Viking can move.");
    CHECK(refusal->message(Language::de) == "Solange ein Wikinger ziehen kann, herrscht Zugpflicht.");
    CHECK(refusal->message(Language::nl) == "Zolang een Viking nog kan gaan of springen, moet je er een verzetten.");
}

TEST_CASE("Everything that happens is told in three languages, and no mark of the template is left") {
    std::set<Happening> told;
    Rng rng{5};
    std::vector<Agreement> all = agreements(0);
    for (Agreement& agreement : agreements(cramped_tables(), 0)) { all.push_back(std::move(agreement)); }
    for (const Agreement& agreement : all) {
        const Game game = agreement.game();
        for (const State& state : wanderings(game, 30, rng)) {
            if (state.phase == Phase::over) { continue; }
            State after = state;
            EventList<Game> events;
            game.apply(after, random_move(game, state, Temper::any, rng), events);
            for (const Event& event : events) {
                told.insert(event.what);
                std::set<std::string> sentences;
                for (Language language : {Language::en, Language::de, Language::nl}) {
                    const std::string sentence = game.tell(event, language);
                    CHECK(sentence.find('$') == std::string::npos);
                    CHECK(sentence.size() > 8);
                    sentences.insert(sentence);
                }
                CHECK(sentences.size() == 3);
            }
        }
    }
    for (std::size_t i = 0; i < names(Happening{}).size(); ++i) {
        CAPTURE(names(Happening{})[i]);
        CHECK(told.contains(static_cast<Happening>(i)));
    }
}

}  // namespace
}  // namespace meadhall::wikinger
