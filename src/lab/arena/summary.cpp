#include "lab/arena/summary.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace meadhall::lab {

namespace {

/// The blocks of a fixture that count.
std::vector<const ArenaBlock*> counted_blocks(const ArenaResults& results, std::size_t fixture) {
    std::vector<const ArenaBlock*> blocks;
    for (std::size_t i = 0; i < results.leading(fixture); ++i) { blocks.push_back(&results.block(fixture, i)); }
    return blocks;
}

std::vector<double> shares_of(const ArenaPlan& plan, const ArenaResults& results, std::size_t fixture) {
    std::vector<double> shares;
    for (const ArenaBlock* block : counted_blocks(results, fixture)) { shares.push_back(first_share(plan, *block)); }
    return shares;
}

/// One bot alone against the other: the games of a block in which it plays just one side, if there are any.
std::optional<Estimate> alone(const ArenaPlan& plan, const std::vector<const ArenaBlock*>& blocks, Sitter who) {
    const Roles roles = plan.roles();
    const int lone = who == Sitter::first ? 1 : roles.sides - 1;
    const auto games = std::ranges::count(roles.held, lone);
    if (roles.sides <= 2 || games == 0) { return std::nullopt; }
    std::vector<double> shares;
    for (const ArenaBlock* block : blocks) {
        double sum = 0;
        for (std::size_t i = 0; i < block->size(); ++i) {
            if (roles.held[i] == lone) { sum += first_share(plan, i, (*block)[i].standing); }
        }
        const double share = sum / static_cast<double>(games);
        shares.push_back(who == Sitter::first ? share : 1 - share);
    }
    return share_estimate(shares, static_cast<int>(games));
}

void count_games(const ArenaPlan& plan, const std::vector<const ArenaBlock*>& blocks, MeetingSummary& meeting) {
    std::array<double, 2> points{};
    std::array<std::size_t, 2> seats{};
    for (const ArenaBlock* block : blocks) {
        for (std::size_t i = 0; i < block->size(); ++i) {
            const ArenaGame& game = (*block)[i];
            const double share = first_share(plan, i, game.standing);
            ++meeting.games;
            meeting.won += share >= 1 ? 1 : 0;
            meeting.shared += share > 0 && share < 1 ? 1 : 0;
            meeting.plies += game.plies;
            for (std::size_t j = 0; j < plan.lineups[i].size(); ++j) {
                points[static_cast<std::size_t>(plan.lineups[i][j])] += game.standing.scores[j];
                ++seats[static_cast<std::size_t>(plan.lineups[i][j])];
            }
        }
    }
    if (meeting.games == 0) { return; }
    meeting.plies /= static_cast<double>(meeting.games);
    meeting.first_points = points[0] / static_cast<double>(seats[0]);
    meeting.second_points = points[1] / static_cast<double>(seats[1]);
}

MeetingSummary meeting_of(const ArenaPlan& plan, const ArenaResults& results, std::size_t fixture) {
    const Roles roles = plan.roles();
    const std::vector<const ArenaBlock*> blocks = counted_blocks(results, fixture);
    const std::vector<double> shares = shares_of(plan, results, fixture);
    MeetingSummary meeting{.first = plan.fixtures[fixture].first,
                           .second = plan.fixtures[fixture].second,
                           .blocks = blocks.size(),
                           .share = share_estimate(shares, static_cast<int>(plan.lineups.size())),
                           .fair = expected_share(roles, 0),
                           .first_alone = alone(plan, blocks, Sitter::first),
                           .second_alone = alone(plan, blocks, Sitter::second)};
    if (blocks.empty()) { meeting.share.value = meeting.fair; }
    meeting.elo = elo_of(roles, meeting.share);
    count_games(plan, blocks, meeting);
    if (plan.sprt) {
        Sprt test{roles, *plan.sprt};
        for (double share : shares) { test.add(share); }
        meeting.test = TestSummary{test.llr(), test.verdict()};
    }
    return meeting;
}

/// How long everybody thought, and in how many games.
void count_thinking(const ArenaPlan& plan, const ArenaResults& results, std::vector<BotSummary>& bots) {
    for (std::size_t fixture = 0; fixture < plan.fixtures.size(); ++fixture) {
        for (const ArenaBlock* block : counted_blocks(results, fixture)) {
            for (std::size_t i = 0; i < block->size(); ++i) {
                for (std::size_t j = 0; j < plan.lineups[i].size(); ++j) {
                    const bool is_first = plan.lineups[i][j] == Sitter::first;
                    BotSummary& bot = bots[is_first ? plan.fixtures[fixture].first : plan.fixtures[fixture].second];
                    bot.thinking.add((*block)[i].thinking[j]);
                    ++bot.games;
                }
            }
        }
    }
}

void rank(std::vector<BotSummary>& bots) {
    std::ranges::stable_sort(bots, std::ranges::greater{}, [](const BotSummary& bot) { return bot.worth.value; });
}

void rate(const ArenaPlan& plan, const ArenaResults& results, ArenaSummary& summary) {
    std::vector<std::vector<double>> shares;
    for (std::size_t i = 0; i < plan.fixtures.size(); ++i) { shares.push_back(shares_of(plan, results, i)); }
    std::vector<Meeting> meetings;
    for (std::size_t i = 0; i < plan.fixtures.size(); ++i) {
        meetings.push_back({plan.fixtures[i].first, plan.fixtures[i].second, shares[i]});
    }
    const Ratings ratings{plan.bots.size(), plan.roles(), meetings};
    for (BotSummary& bot : summary.bots) { bot.worth = ratings.rating(bot.bot); }
    rank(summary.bots);
    for (std::size_t i = 0; i + 1 < summary.bots.size(); ++i) {
        summary.bots[i].lead = ratings.lead(summary.bots[i].bot, summary.bots[i + 1].bot);
    }
}

// Alone at the table.

std::vector<double> scores_of(const ArenaResults& results, std::size_t fixture) {
    std::vector<double> scores;
    for (const ArenaBlock* block : counted_blocks(results, fixture)) {
        scores.push_back(block->front().standing.scores[0]);
    }
    return scores;
}

Estimate paired(const std::vector<double>& first, const std::vector<double>& second) {
    std::vector<double> differences;
    for (std::size_t i = 0; i < std::min(first.size(), second.size()); ++i) {
        differences.push_back(first[i] - second[i]);
    }
    return mean_estimate(differences);
}

void compare_scores(const ArenaPlan& plan, const ArenaResults& results, ArenaSummary& summary) {
    std::vector<std::vector<double>> scores;
    for (std::size_t i = 0; i < plan.bots.size(); ++i) { scores.push_back(scores_of(results, i)); }
    for (BotSummary& bot : summary.bots) {
        const std::vector<double>& own = scores[bot.bot];
        bot.worth = mean_estimate(own);
        bot.spread = deviation(own);
        if (own.empty()) { continue; }
        bot.least = static_cast<int>(std::ranges::min(own));
        bot.most = static_cast<int>(std::ranges::max(own));
    }
    rank(summary.bots);
    for (std::size_t i = 0; i < summary.bots.size(); ++i) {
        for (std::size_t j = i + 1; j < summary.bots.size(); ++j) {
            const std::size_t first = summary.bots[i].bot;
            const std::size_t second = summary.bots[j].bot;
            summary.differences.push_back({first, second, paired(scores[first], scores[second])});
            if (j == i + 1) { summary.bots[i].lead = summary.differences.back().points; }
        }
    }
}

void count_all(const ArenaPlan& plan, const ArenaResults& results, ArenaSummary& summary) {
    for (std::size_t fixture = 0; fixture < plan.fixtures.size(); ++fixture) {
        for (const ArenaBlock* block : counted_blocks(results, fixture)) {
            for (const ArenaGame& game : *block) {
                ++summary.games;
                summary.plies += game.plies;
            }
        }
    }
    if (summary.games > 0) { summary.plies /= static_cast<double>(summary.games); }
}

}  // namespace

ArenaSummary summary_of(const ArenaPlan& plan, const ArenaResults& results) {
    ArenaSummary summary{.is_solo = plan.is_solo(), .bots = {}, .meetings = {}};
    for (std::size_t i = 0; i < plan.bots.size(); ++i) { summary.bots.push_back({.bot = i}); }
    count_all(plan, results, summary);
    count_thinking(plan, results, summary.bots);
    if (plan.is_solo()) {
        compare_scores(plan, results, summary);
        return summary;
    }
    for (std::size_t i = 0; i < plan.fixtures.size(); ++i) { summary.meetings.push_back(meeting_of(plan, results, i)); }
    rate(plan, results, summary);
    return summary;
}

}  // namespace meadhall::lab
