#include <array>
#include <cassert>
#include <concepts>

#include "cli/arena_play.hpp"
#include "cli/bench_game.hpp"
#include "cli/boards/odin.hpp"
#include "cli/boards/walhalla.hpp"
#include "cli/boards/wikinger.hpp"
#include "cli/kit.hpp"
#include "cli/measures/odin.hpp"
#include "cli/measures/walhalla.hpp"
#include "cli/measures/wikinger.hpp"
#include "cli/reasons.hpp"
#include "cli/tune/tune_game.hpp"
#include "games/odin/game.hpp"
#include "games/walhalla/game.hpp"
#include "games/wikinger/game.hpp"
#include "match/json_read.hpp"
#include "match/json_write.hpp"
#include "match/reasons.hpp"
#include "search/judgement/odin_levels.hpp"
#include "search/judgement/odin_reference.hpp"
#include "search/judgement/walhalla_levels.hpp"
#include "search/judgement/walhalla_reference.hpp"
#include "search/judgement/wikinger_levels.hpp"
#include "search/judgement/wikinger_reference.hpp"

namespace meadhall::cli {

namespace {

template <Rules G>
Result<G> game_with(int seats, const std::string& options_text) {
    const auto json = parse_json(options_text);
    if (!json) { return refused(reasons::options_json); }
    typename G::Options options{};
    const NoGame nothing;
    JsonReader<NoGame> reader{nothing, "options"};
    if (!reader.read(*json, options, Missing::keeps_default)) {
        return refused(meadhall::reasons::misfit, reader.error());
    }
    return G::make(seats, options);
}

template <Rules G>
Result<std::string> position_json(int seats, const std::string& options, std::string_view text) {
    const Result<G> game = game_with<G>(seats, options);
    if (!game) { return std::unexpected{game.error()}; }
    if constexpr (requires { game->parse_position(text); }) {
        const auto state = game->parse_position(text);
        if (!state) { return std::unexpected{state.error()}; }
        return json_of(*game, *state);
    } else {
        return refused(reasons::no_position_text);
    }
}

template <Rules G>
std::string position_text(const Table& table) {
    const TableOf<G>& own = table_of<G>(table);
    if constexpr (requires { own.rules().position(own.state()); }) {
        return own.rules().position(own.state());
    } else {
        return {};
    }
}

template <Rules G>
std::string imagined(const Table& table, Seat seat) {
    const TableOf<G>& own = table_of<G>(table);
    Rng rng{table.hash(seat)};
    return json_of(own.rules(), own.rules().imagine(own.rules().view(own.state(), seat), rng));
}

template <Rules G>
std::vector<PerftShare> shares(const Table& table, const PerftOrder& order, const Progress& progress) {
    return perft_shares(table_of<G>(table).rules(), table_of<G>(table).state(), order, progress);
}

template <Rules G>
BenchReport bench(const Table& table, const BenchOrder& order) {
    return GameBench<G>{table, order}.run();
}

template <Rules G>
Kit kit(const BoardArt& art) {
    return {
        .id = G::id,
        .art = &art,
        .has_secrets = !std::same_as<typename G::View, typename G::State>,
        .position_json = &position_json<G>,
        .position_text = &position_text<G>,
        .imagined = &imagined<G>,
        .perft = &shares<G>,
        .bench = &bench<G>,
        .signature = &signature_of<G>,
        .arena = arena_kit<G>,
        .tune = tune_kit<G>(),
    };
}

}  // namespace

std::span<const Kit> kits() {
    static const std::array all = {
        kit<wikinger::Game>(wikinger_art()),
        kit<walhalla::Game>(walhalla_art()),
        kit<odin::Game>(odin_art()),
    };
    return all;
}

const Kit& kit_of(std::string_view game) {
    for (const Kit& kit : kits()) {
        if (kit.id == game) { return kit; }
    }
    assert(false && "a game of the catalogue has no kit");
    return kits().front();
}

}  // namespace meadhall::cli
