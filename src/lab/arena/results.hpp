// The games that were played in the arena, block by block, and the file that keeps them.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "lab/arena/game.hpp"
#include "lab/arena/plan.hpp"

namespace meadhall::lab {

/// The games of a block, one for each lineup.
using ArenaBlock = std::vector<ArenaGame>;

class ArenaResults {
  public:
    explicit ArenaResults(std::size_t fixtures) : blocks_(fixtures) {}

    void add(std::size_t fixture, std::size_t block, ArenaBlock games) { blocks_[fixture][block] = std::move(games); }
    [[nodiscard]] bool has(std::size_t fixture, std::size_t block) const { return blocks_[fixture].contains(block); }
    [[nodiscard]] const ArenaBlock& block(std::size_t fixture, std::size_t block) const {
        return blocks_[fixture].at(block);
    }
    [[nodiscard]] const std::map<std::size_t, ArenaBlock>& blocks(std::size_t fixture) const {
        return blocks_[fixture];
    }
    /// How many blocks there are without a gap from the first on. Only these count: of those behind a gap, the
    /// quick ones came first.
    [[nodiscard]] std::size_t leading(std::size_t fixture) const;
    /// Forgets all blocks from this one on.
    void trim(std::size_t fixture, std::size_t from);

  private:
    std::vector<std::map<std::size_t, ArenaBlock>> blocks_;  // by fixture
};

/// The share of the win that the first bot has in a game: whole, a part if several sides win, as much as everybody if
/// nobody does.
[[nodiscard]] double first_share(const ArenaPlan& plan, std::size_t lineup, const Standing& standing);
/// Its mean over a block.
[[nodiscard]] double first_share(const ArenaPlan& plan, const ArenaBlock& games);

/// What must agree before games are added to others, as a JSON object.
[[nodiscard]] std::string settings_text(const ArenaPlan& plan);
/// The whole file: settings, where it was played, the summary (a JSON object), every game.
[[nodiscard]] std::string results_text(const ArenaPlan& plan, const ArenaResults& results, std::string_view summary);

/// How the games of a results file were played.
struct ArenaSettings {
    std::string game;
    int seats = 0;
    std::string options;  // in full, as JSON
    ArenaTerms terms;     // all but how many games
};
[[nodiscard]] Result<ArenaSettings> settings_in(std::string_view file);
/// The games of a results file. Refuses a file that was played with other settings.
[[nodiscard]] Result<ArenaResults> results_in(std::string_view file, const ArenaPlan& plan);

}  // namespace meadhall::lab
