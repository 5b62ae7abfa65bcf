// The ladder of one game and what its games were like, folded from the results in the order of their end.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/ladder/outcome.hpp"
#include "server/ladder/rating.hpp"
#include "server/store/store.hpp"

namespace meadhall::server {

class Ladder {
  public:
    struct Rung {
        Rating rating{};
        int games = 0;
    };
    /// Games of so many seats that were played to the end, added up.
    struct Tally {
        int games = 0;
        std::int64_t plies = 0;
        std::vector<std::int64_t> scores;  // by seat
        std::vector<int> wins;             // by seat; several may win one game
    };

    /// Takes in what has been written since, of games that have ended by now: where onlookers see things late, the end
    /// comes late as well. What was written late and belongs before something that is known already lets everything be
    /// folded anew: the order alone decides.
    void follow(Store& store, const std::string& game, std::int64_t now);

    [[nodiscard]] const std::map<std::string, Rung>& rungs() const { return rungs_; }
    [[nodiscard]] const Rung* find(const std::string& guest) const;
    [[nodiscard]] const std::map<int, Tally>& tallies() const { return tallies_; }
    [[nodiscard]] std::int64_t games() const { return games_; }
    [[nodiscard]] int rated() const { return rated_; }
    [[nodiscard]] int forfeited() const { return forfeited_; }

  private:
    void add(const ResultCard& result);
    void rate_all(const Outcome& outcome);
    void count(const Outcome& outcome);

    std::map<std::string, Rung> rungs_;  // by guest
    std::map<int, Tally> tallies_;       // by how many seats
    std::int64_t games_ = 0;
    int rated_ = 0;
    int forfeited_ = 0;
    std::optional<ResultCard> last_;
};

}  // namespace meadhall::server
