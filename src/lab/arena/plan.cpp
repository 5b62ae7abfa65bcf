#include "lab/arena/plan.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/number.hpp"
#include "lab/arena/reasons.hpp"
#include "match/catalogue.hpp"
#include "match/reasons.hpp"

namespace meadhall::lab {

namespace {

constexpr std::size_t most_bots = 16;
constexpr int usual_games = 200;
constexpr int usual_sprt_games = 20'000;
constexpr double boldest_claim = 1000;  // Elo

/// "2000" are playouts, "500ms" and "2s" are time.
Result<void> read_budget(Contender& contender, std::string_view text) {
    constexpr std::uint32_t second = 1000;
    constexpr std::uint32_t longest = 24 * 60 * 60;
    const auto digits = text.substr(0, text.find_first_not_of("0123456789"));
    const auto unit = text.substr(digits.size());
    const auto amount = number_in<std::uint32_t>(digits);
    const bool is_time = unit == "ms" || unit == "s";
    const bool fits = amount && *amount > 0 && (unit != "s" || *amount <= longest) && (is_time || unit.empty());
    if (!fits) { return refused(reasons::arena_budget, contender.label); }
    contender.playouts = is_time ? 0 : *amount;
    contender.milliseconds = is_time ? *amount * (unit == "s" ? second : 1) : 0;
    return {};
}

Result<Contender> contender_of(const std::string& text, const GameEntry& game, const ArenaTerms& terms) {
    const auto sign = text.find('@');
    Contender contender{.label = text, .bot = text.substr(0, sign)};
    const BotCard* card = find_bot_card(game, contender.bot);
    if (card == nullptr) { return refused(meadhall::reasons::unknown_bot, contender.bot + "; " + bot_names(game)); }
    if (sign != std::string::npos) {
        if (auto read = read_budget(contender, text.substr(sign + 1)); !read) { return std::unexpected{read.error()}; }
        return contender;
    }
    const ThinkRequest wish{.bot = {}, .playouts = terms.playouts, .milliseconds = terms.milliseconds};
    contender.milliseconds = terms.milliseconds;
    contender.playouts = terms.milliseconds > 0 ? terms.playouts : playouts_for(wish, card->usual_playouts);
    return contender;
}

/// Twins are told apart by a number.
void rename_twins(std::vector<Contender>& bots) {
    for (std::size_t i = 0; i < bots.size(); ++i) {
        const std::string label = bots[i].label;
        int twins = 1;
        for (std::size_t j = i + 1; j < bots.size(); ++j) {
            if (bots[j].label == label) { bots[j].label = fmt::format("{}#{}", label, ++twins); }
        }
    }
}

Result<std::vector<Contender>> contenders(const ArenaTerms& terms, const GameEntry& game, int seats) {
    const std::size_t least = seats == 1 ? 1 : 2;
    if (terms.bots.size() < least) { return refused(reasons::arena_few_bots, bot_names(game)); }
    if (terms.bots.size() > most_bots) { return refused(reasons::arena_many_bots); }
    std::vector<Contender> bots;
    for (const std::string& text : terms.bots) {
        Result<Contender> bot = contender_of(text, game, terms);
        if (!bot) { return std::unexpected{bot.error()}; }
        bots.push_back(std::move(*bot));
    }
    rename_twins(bots);
    return bots;
}

Result<std::optional<SprtBounds>> sprt_of(const std::string& text) {
    if (text.empty()) { return std::nullopt; }
    const auto comma = text.find(',');
    const auto elo0 = number_in<double>(std::string_view{text}.substr(0, comma));
    const auto elo1 =
        comma == std::string::npos ? std::nullopt : number_in<double>(std::string_view{text}.substr(comma + 1));
    const bool fits = elo0 && elo1 && *elo0 < *elo1 && std::abs(*elo0) <= boldest_claim &&
                      std::abs(*elo1) <= boldest_claim;  // false for numbers that are none
    if (!fits) { return refused(reasons::arena_sprt, text); }
    return SprtBounds{*elo0, *elo1};
}

/// As many blocks as hold all the games.
std::size_t blocks_for(const ArenaTerms& terms, std::size_t games_per_block) {
    const int usual = terms.sprt.empty() ? usual_games : usual_sprt_games;
    const auto games = static_cast<std::size_t>(terms.games > 0 ? terms.games : usual);
    return (games + games_per_block - 1) / games_per_block;
}

}  // namespace

std::vector<Lineup> lineups_for(const std::vector<int>& sides, bool one_way) {
    const Lineup everybody_else(sides.size(), Sitter::second);
    if (sides.size() == 1) { return {{Sitter::first}}; }
    const int count = std::ranges::max(sides) + 1;
    std::vector<Lineup> lineups;
    for (int lone = 0; lone < count; ++lone) {
        Lineup lineup = everybody_else;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            if (sides[i] == lone) { lineup[i] = Sitter::first; }
        }
        lineups.push_back(lineup);
    }
    if (count == 2 || one_way) { return lineups; }
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        Lineup mirrored = lineups[i];
        for (Sitter& sitter : mirrored) { sitter = sitter == Sitter::first ? Sitter::second : Sitter::first; }
        lineups.push_back(std::move(mirrored));
    }
    return lineups;
}

std::vector<Fixture> fixtures_for(std::size_t bots, int seats, bool gauntlet) {
    std::vector<Fixture> fixtures;
    for (std::size_t i = 0; i < bots; ++i) {
        if (seats == 1) { fixtures.push_back({i, i}); }
        for (std::size_t j = i + 1; seats > 1 && j < bots && (i == 0 || !gauntlet); ++j) { fixtures.push_back({i, j}); }
    }
    return fixtures;
}

int ArenaPlan::side_count() const { return std::ranges::max(sides) + 1; }

Roles ArenaPlan::roles() const {
    Roles roles{.sides = side_count(), .held = {}};
    for (const Lineup& lineup : lineups) {
        std::vector<bool> is_held(static_cast<std::size_t>(roles.sides), false);
        for (std::size_t i = 0; i < lineup.size(); ++i) {
            if (lineup[i] == Sitter::first) { is_held[static_cast<std::size_t>(sides[i])] = true; }
        }
        roles.held.push_back(static_cast<int>(std::ranges::count(is_held, true)));
    }
    return roles;
}

std::string ArenaPlan::block_seed(std::size_t fixture, std::size_t block) const {
    if (is_solo()) { return fmt::format("{} {}", terms.seed, block); }
    const Fixture& pair = fixtures[fixture];
    return fmt::format("{} {} {} {}", terms.seed, bots[pair.first].label, bots[pair.second].label, block);
}

Result<ArenaPlan> plan_of(std::unique_ptr<Table> table, const Kit& kit, ArenaTerms terms) {
    const int seats = table->seats();
    Result<std::vector<Contender>> bots = contenders(terms, table->game(), seats);
    if (!bots) { return std::unexpected{bots.error()}; }
    const Result<std::optional<SprtBounds>> sprt = sprt_of(terms.sprt);
    if (!sprt) { return std::unexpected{sprt.error()}; }
    if (seats == 1 && (*sprt || terms.gauntlet || terms.one_way)) { return refused(reasons::arena_solo); }
    if (terms.seed.empty()) { terms.seed = "meadhall"; }

    ArenaPlan plan{
        .table = std::move(table),
        .terms = std::move(terms),
        .bots = std::move(*bots),
        .fixtures = {},
        .lineups = {},
        .sides = {},
        .sprt = *sprt,
    };
    plan.sides = kit.sides(*plan.table);
    plan.fixtures = fixtures_for(plan.bots.size(), seats, plan.terms.gauntlet);
    plan.lineups = lineups_for(plan.sides, plan.terms.one_way);
    plan.blocks = blocks_for(plan.terms, plan.lineups.size());
    return plan;
}

}  // namespace meadhall::lab
