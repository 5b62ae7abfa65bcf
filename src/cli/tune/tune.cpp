#include "cli/tune/tune.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/exit_code.hpp"
#include "cli/kit.hpp"
#include "cli/progress.hpp"
#include "cli/reasons.hpp"
#include "cli/seating.hpp"
#include "cli/text.hpp"
#include "match/reasons.hpp"

namespace meadhall::cli {

namespace {

using Json = nlohmann::ordered_json;

/// What stands in the way, if anything does.
std::optional<Refusal> objection(const Kit& kit, const Table& table, const TuneOrder& order) {
    if (kit.tune.tune == nullptr) { return Refusal{reasons::no_weights}; }
    if (!order.opinion.empty() && std::ranges::find(kit.tune.opinions, order.opinion) == kit.tune.opinions.end()) {
        return Refusal{reasons::unknown_opinion, joined(kit.tune.opinions, ", ")};
    }
    if (!has_bot(table.game(), order.bot)) { return Refusal{reasons::unknown_bot, bot_names(table.game())}; }
    return std::nullopt;
}

void print(const TuneReport& report) {
    fmt::print("{}: {} positions, {} kept aside\n", report.opinion, report.positions, report.kept_aside);
    for (const TunedWeight& weight : report.weights) {
        fmt::print("  {}{:>10.4g} → {:.4g}\n", padded(weight.name, 20), weight.before, weight.after);
    }
    fmt::print("surprise   {:.4f} → {:.4f} bits\n", report.surprise_before, report.surprise_after);
    fmt::print("kept aside {:.4f} → {:.4f} bits\n", report.aside_before, report.aside_after);
}

Json json_of(const TuneReport& report) {
    Json weights = Json::object();
    for (const TunedWeight& weight : report.weights) {
        weights[weight.name] = {{"before", weight.before}, {"after", weight.after}};
    }
    return {{"opinion", report.opinion},
            {"positions", report.positions},
            {"keptAside", report.kept_aside},
            {"weights", weights},
            {"surprise", {{"before", report.surprise_before}, {"after", report.surprise_after}}},
            {"aside", {{"before", report.aside_before}, {"after", report.aside_after}}}};
}

TuneReport tuned(const Kit& kit, const Table& table, TuneOrder order) {
    if (order.opinion.empty()) { order.opinion = kit.tune.opinions.front(); }
    ProgressLine line;
    return kit.tune.tune(table, order, [&](const std::string& doing, int done, int all) {
        line.show(fmt::format("{}: {} of {}", doing, done, all));
    });
}

}  // namespace

int report_tuning(const TuneReportOrder& order, Language language) {
    const auto table = laid_out(order.table);
    if (!table) { return complain(table.error(), language, usage_code); }
    const Kit& kit = kit_of((*table)->game().id);
    if (const auto refusal = objection(kit, **table, order.tuning)) { return complain(*refusal, language, usage_code); }
    const TuneReport report = tuned(kit, **table, order.tuning);
    if (order.json) {
        fmt::print("{}\n", json_of(report).dump());
    } else {
        print(report);
    }
    return fine;
}

}  // namespace meadhall::cli
