// A match between bots as the command line describes it.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/setup.hpp"
#include "core/refusal.hpp"
#include "lab/arena/plan.hpp"
#include "lab/arena/results.hpp"

namespace meadhall::cli {

/// What was said on the command line; empty and 0 where nothing was.
struct ArenaOrder {
    TableOrder table{};
    lab::ArenaTerms terms{};  // but for the seed and the position, which are the table's
    int jobs = 0;             // all cores
    std::string out{};
    std::string picture{};
    std::string resume{};
    bool quiet = false;
    bool json = false;
};

[[nodiscard]] Result<lab::ArenaPlan> plan_of(const ArenaOrder& order);

/// Completes an order by the settings of a results file: what was not said is as it was.
[[nodiscard]] Result<ArenaOrder> order_as_in(std::string_view file, ArenaOrder order);
/// The games of the order's results file. Refuses a file that was played with other settings.
[[nodiscard]] Result<lab::ArenaResults> results_in(std::string_view file, const lab::ArenaPlan& plan,
                                                   const ArenaOrder& order);

}  // namespace meadhall::cli
