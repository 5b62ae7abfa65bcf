#include <chrono>

#include <fmt/format.h>

#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/lab/reports.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/progress.hpp"

namespace meadhall::cli {

namespace {

std::vector<lab::PerftShare> counted(const Table& table, const PerftReportOrder& order) {
    const lab::PerftOrder wanted{
        .depth = order.depth,
        .leaves = order.no_bulk ? lab::Leaves::made : lab::Leaves::counted,
        .seed = order.seed,
        .after = order.after,
    };
    ProgressLine line;
    return lab_kit_of(table.game().id).perft(table, wanted, [&](std::size_t done, std::size_t all) {
        line.show(fmt::format("{} of {} first moves", done, all));
    });
}

}  // namespace

int report_perft(const PerftReportOrder& order, Language language) {
    const auto table = laid_out(order.table);
    if (!table) { return complain(table.error(), language, usage_code); }
    const auto start = std::chrono::steady_clock::now();
    const std::vector<lab::PerftShare> shares = counted(**table, order);
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
    std::uint64_t lines = 0;
    for (const lab::PerftShare& share : shares) {
        if (order.divide) { fmt::print("{} {}\n", padded(share.move, 18), share.lines); }
        lines += share.lines;
    }
    fmt::print("{} depth {} lines {}\n", (*table)->game().id, order.depth, lines);
    fmt::print(stderr, "{:.3f} s, {:.2f} million lines/s\n", passed.count(),
               static_cast<double>(lines) / passed.count() / 1e6);
    return fine;
}

}  // namespace meadhall::cli
