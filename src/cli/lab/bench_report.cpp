#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/lab/reports.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/progress.hpp"
#include "lab/about.hpp"
#include "lab/bench/bench.hpp"
#include "match/record/record.hpp"

namespace meadhall::cli {

namespace {

using OrderedJson = nlohmann::ordered_json;

bool is_wanted(const lab::Kit& kit, const std::string& game) { return game.empty() || game == kit.id; }

/// 1234567.8 as "1.235 M", so that numbers of every size can be compared at a glance.
std::string readable(double value) {
    if (value >= 1e6) { return fmt::format("{:.4g} M", value / 1e6); }
    if (value >= 1e4) { return fmt::format("{:.4g} k", value / 1e3); }
    return fmt::format("{:.4g}", value);
}

void print(const lab::BenchReport& report) {
    fmt::print("\n{}, {} seats\n", report.game, report.seats);
    for (const lab::BenchRow& row : report.rows) {
        const bool is_fixed = row.value.low >= row.value.high;
        const std::string between =
            is_fixed ? "" : fmt::format("  ({} to {})", readable(row.value.low), readable(row.value.high));
        fmt::print("  {}{:>10} {}{}\n", padded(row.name, 30), readable(row.value.median), row.unit, between);
    }
    fmt::print("  {}{:>10}\n", padded("allocations while playing", 30), report.allocations);
}

OrderedJson json_of(const lab::BenchReport& report) {
    OrderedJson rows = OrderedJson::array();
    for (const lab::BenchRow& row : report.rows) {
        rows.push_back({{"name", row.name},
                        {"unit", row.unit},
                        {"median", row.value.median},
                        {"low", row.value.low},
                        {"high", row.value.high}});
    }
    return {{"game", report.game}, {"seats", report.seats}, {"rows", rows}, {"allocations", report.allocations}};
}

int report_signature(const BenchReportOrder& order) {
    Hasher all;
    OrderedJson games = OrderedJson::array();
    for (const lab::Kit& kit : house().lab) {
        if (!is_wanted(kit, order.game)) { continue; }
        const lab::Signature own = kit.signature();
        all.add(own.value);
        games.push_back({{"game", kit.id},
                         {"signature", hash_text(own.value)},
                         {"option_sets", own.option_sets},
                         {"games", own.games},
                         {"plies", own.plies}});
    }
    if (order.json) {
        fmt::print("{}\n", OrderedJson{{"signature", hash_text(all.value())}, {"games", games}}.dump());
    } else {
        fmt::print("{}\n", hash_text(all.value()));
    }
    return fine;
}

int report_fixed_games(const BenchReportOrder& order) {
    for (const lab::Kit& kit : house().lab) {
        if (!is_wanted(kit, order.game)) { continue; }
        fmt::print("{} {} games {} plies\n", kit.id, order.fixed_games, kit.play_fixed_games(order.fixed_games));
    }
    return fine;
}

lab::BenchReport measured(const lab::Kit& kit, const GameEntry& game, int seats, const BenchReportOrder& order) {
    ProgressLine line;
    const lab::BenchOrder wanted{
        .seconds = order.seconds,
        .only = order.only,
        .progress = [&](const std::string& row) { line.show(fmt::format("{}, {} seats: {}", game.id, seats, row)); },
    };
    const auto table = game.open({.seats = seats, .chance = Chance::manual});  // the usual options are never refused
    return kit.bench(**table, wanted);
}

}  // namespace

int report_bench(const BenchReportOrder& order, Language) {
    if (order.signature) { return report_signature(order); }
    if (order.fixed_games > 0) { return report_fixed_games(order); }
    lab::stay_on_one_core();
    OrderedJson reports = OrderedJson::array();
    std::uint64_t allocations = 0;
    if (!order.json) {
        fmt::print("meadhall {}, {}\n{}\n", lab::version(), lab::compiler(), lab::machine_name());
        fmt::print("median of {} repetitions on one core, (least to most)\n", lab::repetitions);
    }
    for (const lab::Kit& kit : house().lab) {
        const GameEntry& game = *find_game(house().games, kit.id);
        for (int seats = game.min_seats; is_wanted(kit, order.game) && seats <= game.max_seats; ++seats) {
            const lab::BenchReport report = measured(kit, game, seats, order);
            allocations += report.allocations;
            reports.push_back(json_of(report));
            if (!order.json) { print(report); }
        }
    }
    if (order.json) {
        const OrderedJson all{{"version", lab::version()},
                              {"compiler", lab::compiler()},
                              {"machine", lab::machine_name()},
                              {"reports", reports}};
        fmt::print("{}\n", all.dump());
    }
    return allocations == 0 ? fine : refused_code;
}

}  // namespace meadhall::cli
