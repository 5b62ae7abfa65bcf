// Whatever players can agree on beforehand: every table (seats, mode, preset) with every option in every value, alone
// and mixed. The brute force and the random tests go through all of them.
#pragma once

#include <string>
#include <vector>

#include "games/wikinger/game.hpp"

namespace meadhall::wikinger {

struct Agreement {
    std::string name;
    int seats = 2;
    Options options{};

    [[nodiscard]] Game game() const { return Game::make(seats, options).value(); }
};

/// Two players on either preset, three, four, and the grand battle; all else by default.
[[nodiscard]] std::vector<Agreement> tables();
/// The same on small drawn islands, where Vikings are in each other's way. No game can begin there, only go on.
[[nodiscard]] std::vector<Agreement> cramped_tables();
/// A table with one option changed at a time, every option in every other value, and with `mixes` random mixtures.
[[nodiscard]] std::vector<Agreement> variations(const Agreement& table, int mixes);
/// All variations of all tables, or of those given.
[[nodiscard]] std::vector<Agreement> agreements(int mixes);
[[nodiscard]] std::vector<Agreement> agreements(const std::vector<Agreement>& tables, int mixes);

}  // namespace meadhall::wikinger
