#include "cli/lab/tune.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/progress.hpp"
#include "cli/shell/reasons.hpp"
#include "match/reasons.hpp"

namespace meadhall::cli {

namespace {

using OrderedJson = nlohmann::ordered_json;

std::string names_of(const lab::TuneKit& kit) {
    std::vector<std::string> names;
    for (const lab::Tunable& tunable : kit.opinions) { names.emplace_back(tunable.name); }
    return joined(names, ", ");
}

/// The one with this name, or the first; null if there is none.
const lab::Tunable* find_opinion(const lab::TuneKit& kit, const std::string& name) {
    for (const lab::Tunable& tunable : kit.opinions) {
        if (name.empty() || tunable.name == name) { return &tunable; }
    }
    return nullptr;
}

/// What stands in the way, if anything does.
std::optional<Refusal> objection(const lab::TuneKit& kit, const Table& table, const lab::TuneOrder& order) {
    if (kit.opinions.empty()) { return Refusal{reasons::no_weights}; }
    if (find_opinion(kit, order.opinion) == nullptr) { return Refusal{reasons::unknown_opinion, names_of(kit)}; }
    for (const std::string& bot : {order.bot, order.match_bot}) {
        if (!bot.empty() && find_bot_card(table.game(), bot) == nullptr) {
            return Refusal{meadhall::reasons::unknown_bot, bot_names(table.game())};
        }
    }
    return std::nullopt;
}

void print(const lab::TuneReport& report) {
    fmt::print("{}: learnt from {}, {} kept aside\n", report.opinion, report.positions, report.kept_aside);
    for (const lab::TunedWeight& weight : report.weights) {
        fmt::print("  {}{:>10.4g} → {:.4g}\n", padded(weight.name, 20), weight.before, weight.after);
    }
    fmt::print("{}{:.4f} → {:.4f} {}\n", padded(report.measure, 11), report.before, report.after, report.unit);
    fmt::print("kept aside {:.4f} → {:.4f} {}\n", report.aside_before, report.aside_after, report.unit);
    if (!report.match) { return; }
    const auto& [games, fair, share] = *report.match;
    fmt::print("match      {:.3f} ({:.3f} … {:.3f}) of the win for the new weights in {} games, fair {:.3f}\n",
               share.value, share.interval.low, share.interval.high, games, fair);
}

OrderedJson json_of(const lab::TuneReport& report) {
    OrderedJson weights = OrderedJson::object();
    for (const lab::TunedWeight& weight : report.weights) {
        weights[weight.name] = {{"before", weight.before}, {"after", weight.after}};
    }
    OrderedJson json{{"opinion", report.opinion},
                     {"positions", report.positions},
                     {"keptAside", report.kept_aside},
                     {"weights", weights},
                     {report.measure, {{"before", report.before}, {"after", report.after}}},
                     {"aside", {{"before", report.aside_before}, {"after", report.aside_after}}}};
    if (report.match) {
        const auto& [games, fair, share] = *report.match;
        json["match"] = {{"games", games},
                         {"fair", fair},
                         {"share", share.value},
                         {"low", share.interval.low},
                         {"high", share.interval.high}};
    }
    return json;
}

lab::TuneReport tuned(const lab::Tunable& tunable, const Table& table, const lab::TuneOrder& order) {
    ProgressLine line;
    return tunable.tune(table, order, [&](const std::string& doing, int done, int all) {
        line.show(fmt::format("{}: {} of {}", doing, done, all));
    });
}

}  // namespace

int report_tuning(const TuneReportOrder& order, Language language) {
    const auto table = laid_out(order.table);
    if (!table) { return complain(table.error(), language, usage_code); }
    const lab::TuneKit& kit = lab_kit_of((*table)->game().id).tune;
    if (const auto refusal = objection(kit, **table, order.tuning)) { return complain(*refusal, language, usage_code); }
    const lab::TuneReport report = tuned(*find_opinion(kit, order.tuning.opinion), **table, order.tuning);
    if (order.json) {
        fmt::print("{}\n", json_of(report).dump());
    } else {
        print(report);
    }
    return fine;
}

}  // namespace meadhall::cli
