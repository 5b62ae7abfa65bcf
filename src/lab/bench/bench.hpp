// How fast the rules are: one number per hot path, each measured five times on one core.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "match/table.hpp"

namespace meadhall::lab {

inline constexpr int repetitions = 5;

/// The median of the repetitions, the least and the most.
struct Spread {
    double median = 0;
    double low = 0;
    double high = 0;
};
/// Precondition: there are values.
[[nodiscard]] Spread spread_of(std::vector<double> values);

struct BenchRow {
    std::string name;
    std::string unit;
    Spread value{};
};

struct BenchReport {
    std::string game;
    int seats = 0;
    std::vector<BenchRow> rows;
    std::uint64_t allocations = 0;  // while moves were listed and carried out; must be none
};

struct BenchOrder {
    double seconds = 1;  // for each row, all repetitions together
    std::string only{};  // of the figures that only one game has those whose names begin so; everything, if empty
    std::function<void(const std::string& row)> progress{};
};

/// Repeats `work`, which returns how much it has done, and tells how much is done in a second.
[[nodiscard]] Spread per_second(const BenchOrder& order, const std::function<std::uint64_t()>& work);
/// The same as nanoseconds for each.
[[nodiscard]] Spread nanoseconds(const Spread& per_second);

/// The rest of the program stays on one core from here on, where the machine allows it.
void stay_on_one_core();
/// Threads that are started from here on may run anywhere again.
void use_all_cores();

}  // namespace meadhall::lab
