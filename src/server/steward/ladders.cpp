// Ladders and statistics, read off the results of all games.
#include <algorithm>
#include <utility>

#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

constexpr std::size_t longest_ladder = 100;

double part_of(double sum, int count) { return count == 0 ? 0 : sum / count; }

answers::Averages averages_of(int seats, const Ladder::Tally& tally) {
    answers::Averages averages{.seats = seats,
                               .games = tally.games,
                               .plies = part_of(static_cast<double>(tally.plies), tally.games),
                               .scores = {},
                               .wins = {}};
    for (const std::int64_t score : tally.scores) {
        averages.scores.push_back(part_of(static_cast<double>(score), tally.games));
    }
    for (const int wins : tally.wins) { averages.wins.push_back(part_of(wins, tally.games)); }
    return averages;
}

}  // namespace

/// As of what has been written until now, by whichever server.
Answered<const Ladder*> Steward::ladder_of(const std::string& game) {
    if (find_game(games_, game) == nullptr) { return error(meadhall::reasons::unknown_game); }
    Ladder& ladder = ladders_[game];
    ladder.follow(store_, game, now_);
    return &ladder;
}

Answered<std::vector<answers::Rung>> Steward::ladder(const params::OfGame& params) {
    const auto ladder = ladder_of(params.game);
    if (!ladder) { return std::unexpected{ladder.error()}; }
    std::vector<std::pair<std::string, Ladder::Rung>> best((*ladder)->rungs().begin(), (*ladder)->rungs().end());
    std::ranges::stable_sort(best, std::greater{}, [](const auto& each) { return each.second.rating.at_least(); });
    if (best.size() > longest_ladder) { best.resize(longest_ladder); }
    std::vector<answers::Rung> rungs;
    for (const auto& [guest, rung] : best) {
        const auto known = store_.guest(guest);
        rungs.push_back({guest, known ? known->called : "", rung.rating.mu, rung.rating.sigma, rung.games});
    }
    return rungs;
}

std::vector<answers::GameRating> Steward::ratings_of(const std::string& guest) {
    std::vector<answers::GameRating> ratings;
    for (const GameEntry& game : games_) {
        const std::string id{game.id};
        const auto ladder = ladder_of(id);
        const Ladder::Rung* rung = ladder ? (*ladder)->find(guest) : nullptr;
        if (rung != nullptr) { ratings.push_back({id, rung->rating.mu, rung->rating.sigma, rung->games}); }
    }
    return ratings;
}

Answered<answers::Statistics> Steward::statistics(const params::OfGame& params) {
    const auto found = ladder_of(params.game);
    if (!found) { return std::unexpected{found.error()}; }
    const Ladder& ladder = **found;
    answers::Statistics statistics{.game = params.game,
                                   .games = ladder.games(),
                                   .rated = ladder.rated(),
                                   .forfeited = ladder.forfeited(),
                                   .seats = {}};
    for (const auto& [seats, tally] : ladder.tallies()) { statistics.seats.push_back(averages_of(seats, tally)); }
    return statistics;
}

}  // namespace meadhall::server
