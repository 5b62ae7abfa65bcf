// The results of the arena for people: tables for a terminal.
#pragma once

#include <string>
#include <vector>

#include "core/words.hpp"
#include "lab/arena/summary.hpp"

namespace meadhall::cli {

/// The report in lines: what was played, the field, the meetings, and how to read them.
[[nodiscard]] std::vector<std::string> arena_report(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary,
                                                    Language language);

/// 0.0123 as "12.3 ms".
[[nodiscard]] std::string duration_text(double seconds);
/// 83.2 as "1:23".
[[nodiscard]] std::string clock_text(double seconds);

}  // namespace meadhall::cli
