// Makes the kit of one game from its rules and its board. Included once per game: cli/boards/<game>/kit.cpp.
#pragma once

#include <concepts>

#include "cli/kit.hpp"
#include "cli/shell/reasons.hpp"
#include "core/contract.hpp"
#include "match/json/read.hpp"
#include "match/json/write.hpp"
#include "match/reasons.hpp"
#include "match/table_of.hpp"

namespace meadhall::cli {

/// How a game looks; every kit.cpp says it for its own.
template <class G>
[[nodiscard]] const BoardArt& art_of();

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
    if constexpr (HasPositions<G>) {
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
    if constexpr (HasPositions<G> && std::same_as<typename G::View, typename G::State>) {
        return own.rules().position(own.seen(Viewer::spectator()));
    } else {
        return {};
    }
}

template <class G>
Kit kit_for() {
    static_assert(contract_is_kept<G>());
    return {
        .id = G::id,
        .art = &art_of<G>(),
        .has_secrets = !std::same_as<typename G::View, typename G::State>,
        .position_json = &position_json<G>,
        .position_text = &position_text<G>,
    };
}

}  // namespace meadhall::cli
