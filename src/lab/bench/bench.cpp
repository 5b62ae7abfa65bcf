#include "lab/bench/bench.hpp"

#include <algorithm>
#include <chrono>

#include <sched.h>

namespace meadhall::lab {

namespace {

double once(double seconds, const std::function<std::uint64_t()>& work) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::uint64_t done = 0;
    std::chrono::duration<double> passed{};
    do {
        done += work();
        passed = Clock::now() - start;
    } while (passed.count() < seconds);
    return static_cast<double>(done) / passed.count();
}

}  // namespace

Spread spread_of(std::vector<double> values) {
    std::ranges::sort(values);
    return {values[values.size() / 2], values.front(), values.back()};
}

Spread per_second(const BenchOrder& order, const std::function<std::uint64_t()>& work) {
    std::vector<double> rates;
    for (int i = 0; i < repetitions; ++i) { rates.push_back(once(order.seconds / repetitions, work)); }
    return spread_of(std::move(rates));
}

Spread nanoseconds(const Spread& rate) {
    constexpr double second = 1e9;
    return {second / rate.median, second / rate.high, second / rate.low};
}

void use_all_cores() {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (std::size_t core = 0; core < CPU_SETSIZE; ++core) { CPU_SET(core, &cores); }
    sched_setaffinity(0, sizeof cores, &cores);
}

void stay_on_one_core() {
    const int here = sched_getcpu();
    if (here < 0) { return; }
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(here), &cores);
    sched_setaffinity(0, sizeof cores, &cores);  // a wish: without it the numbers only scatter more
}

}  // namespace meadhall::lab
