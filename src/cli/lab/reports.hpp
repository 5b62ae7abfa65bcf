// `meadhall perft` and `meadhall bench`: numbers about the rules, for those who make and test them.
#pragma once

#include <cstdint>
#include <string>

#include "cli/play/setup.hpp"
#include "core/words.hpp"

namespace meadhall::cli {

struct PerftReportOrder {
    TableOrder table{};
    int depth = 3;
    bool no_bulk = false;
    bool divide = false;
    std::uint64_t seed = 0;
    int after = 0;
};

struct BenchReportOrder {
    std::string game{};  // all, if empty
    bool signature = false;
    int fixed_games = 0;  // play so many and measure nothing
    bool json = false;
    double seconds = 1;
    std::string only{};  // everything, if empty
};

[[nodiscard]] int report_perft(const PerftReportOrder& order, Language language);
/// Ends with a refusal if memory was allocated where none may be.
[[nodiscard]] int report_bench(const BenchReportOrder& order, Language language);

}  // namespace meadhall::cli
