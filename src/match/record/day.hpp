// The day of an instant, for records.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace meadhall {

/// "2025-01-31", in UTC; of milliseconds since 1970.
[[nodiscard]] inline std::string day_of(std::int64_t instant) {
    const std::chrono::sys_time<std::chrono::milliseconds> time{std::chrono::milliseconds{instant}};
    const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
    const auto two_digits = [](unsigned number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
    return std::to_string(static_cast<int>(date.year())) + two_digits(static_cast<unsigned>(date.month())) +
           two_digits(static_cast<unsigned>(date.day()));
}

}  // namespace meadhall
