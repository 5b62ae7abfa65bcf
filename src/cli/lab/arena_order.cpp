#include "cli/lab/arena_order.hpp"

#include <utility>

#include "cli/house.hpp"
#include "cli/shell/reasons.hpp"

namespace meadhall::cli {

namespace {

/// A refusal that says nothing more is about the file.
Refusal about_file(Refusal refusal, const std::string& file) {
    if (refusal.detail.empty()) { refusal.detail = file; }
    return refusal;
}

}  // namespace

Result<lab::ArenaPlan> plan_of(const ArenaOrder& order) {
    if (order.table.game.empty()) { return refused(reasons::arena_no_game); }
    Result<std::unique_ptr<Table>> table = laid_out(order.table);
    if (!table) { return std::unexpected{table.error()}; }
    lab::ArenaTerms terms = order.terms;
    terms.seed = order.table.seed;
    terms.position = order.table.position;
    const lab::Kit& kit = lab_kit_of(order.table.game);
    return lab::plan_of(std::move(*table), kit, std::move(terms));
}

Result<ArenaOrder> order_as_in(std::string_view file, ArenaOrder order) {
    const Result<lab::ArenaSettings> settings = lab::settings_in(file);
    if (!settings) { return std::unexpected{about_file(settings.error(), order.resume)}; }
    TableOrder& table = order.table;
    lab::ArenaTerms& terms = order.terms;
    const lab::ArenaTerms& were = settings->terms;
    const bool names_options = !table.options.empty() || !table.changes.empty() || !table.island.empty();
    const bool names_budget = terms.playouts > 0 || terms.milliseconds > 0;
    if (table.game.empty()) { table.game = settings->game; }
    if (table.seats == 0) { table.seats = settings->seats; }
    if (!names_options) { table.options = settings->options; }
    if (table.position.empty()) { table.position = were.position; }
    if (table.seed.empty()) { table.seed = were.seed; }
    if (terms.bots.empty()) { terms.bots = were.bots; }
    if (!names_budget) { terms.playouts = were.playouts; }
    if (!names_budget) { terms.milliseconds = were.milliseconds; }
    if (terms.sprt.empty()) { terms.sprt = were.sprt; }
    terms.gauntlet = terms.gauntlet || were.gauntlet;
    terms.one_way = terms.one_way || were.one_way;
    return order;
}

Result<lab::ArenaResults> results_in(std::string_view file, const lab::ArenaPlan& plan, const ArenaOrder& order) {
    Result<lab::ArenaResults> results = lab::results_in(file, plan);
    if (!results) { return std::unexpected{about_file(results.error(), order.resume)}; }
    return results;
}

}  // namespace meadhall::cli
