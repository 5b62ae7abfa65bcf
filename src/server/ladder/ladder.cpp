#include "server/ladder/ladder.hpp"

#include <algorithm>

namespace meadhall::server {

void Ladder::follow(Store& store, const std::string& game, std::int64_t now) {
    const std::int64_t all = store.count_of_results(game);
    if (all == games_) { return; }
    std::vector<ResultCard> fresh = store.results(game, last_ ? &*last_ : nullptr);
    if (games_ + static_cast<std::int64_t>(fresh.size()) < all) {
        *this = {};
        fresh = store.results(game, nullptr);
    }
    for (const ResultCard& result : fresh) {
        if (result.ended <= now) { add(result); }
    }
}

const Ladder::Rung* Ladder::find(const std::string& guest) const {
    const auto found = rungs_.find(guest);
    return found == rungs_.end() ? nullptr : &found->second;
}

void Ladder::add(const ResultCard& result) {
    ++games_;
    last_ = result;
    const auto outcome = outcome_in(result.text);
    if (!outcome) { return; }
    rate_all(*outcome);
    count(*outcome);
}

/// Among the people who played, as if the bots had not been there; one person alone has nobody to be compared with.
void Ladder::rate_all(const Outcome& outcome) {
    std::vector<std::string> people;
    std::vector<Rating> ratings;
    std::vector<int> ranks;
    for (const Outcome::Side& side : outcome.sides) {
        if (!side.rated || !side.guest) { continue; }
        const Rung* known = find(*side.guest);
        people.push_back(*side.guest);
        ratings.push_back(known == nullptr ? Rating{} : known->rating);
        ranks.push_back(side.rank);
    }
    if (people.size() < 2) { return; }
    rate(ratings, ranks);
    for (std::size_t i = 0; i < people.size(); ++i) {
        Rung& rung = rungs_[people[i]];
        rung.rating = ratings[i];
        ++rung.games;
    }
    ++rated_;
}

void Ladder::count(const Outcome& outcome) {
    if (outcome.forfeited) {
        ++forfeited_;
        return;
    }
    Tally& tally = tallies_[static_cast<int>(outcome.sides.size())];
    tally.scores.resize(outcome.sides.size());
    tally.wins.resize(outcome.sides.size());
    ++tally.games;
    tally.plies += outcome.plies;
    const bool is_drawn = outcome.sides.size() > 1 &&
                          std::ranges::all_of(outcome.sides, [](const Outcome::Side& side) { return side.rank == 1; });
    for (std::size_t i = 0; i < outcome.sides.size(); ++i) {
        tally.scores[i] += outcome.sides[i].score;
        tally.wins[i] += outcome.sides[i].rank == 1 && !is_drawn ? 1 : 0;
    }
}

}  // namespace meadhall::server
