// How a game enters the catalogue: tables opened, records replayed and verified, all from its rules alone.
// Included once per game: match/games/<game>.cpp.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/contract.hpp"
#include "core/rules.hpp"
#include "match/bots/bots_of.hpp"
#include "match/catalogue.hpp"
#include "match/json/read.hpp"
#include "match/json/schema.hpp"
#include "match/protocol/game_schema.hpp"
#include "match/reasons.hpp"
#include "match/table_of.hpp"

namespace meadhall {

/// Everything that opening, replaying and verifying a game have in common.
template <Rules G>
class Opener {
  public:
    using OwnTable = std::unique_ptr<TableOf<G>>;

    static Result<std::unique_ptr<Table>> open(const Opening& opening) {
        Result<OwnTable> table = set_up(opening);
        if (!table) { return std::unexpected{table.error()}; }
        (*table)->deal();
        return std::move(*table);
    }

    static Result<std::unique_ptr<Table>> replay(const Opening& opening, const Record& record, AfterReplay after) {
        Result<OwnTable> table = set_up(opening);
        if (!table) { return std::unexpected{table.error()}; }
        if (auto draws = follow(**table, record, Draws::as_written); !draws) { return std::unexpected{draws.error()}; }
        if (after == AfterReplay::play_on) { (*table)->deal(); }
        return std::move(*table);
    }

    /// Precondition: the opening has the revealed seed.
    static Result<int> verify(const Opening& opening, const Record& record) {
        Result<OwnTable> table = set_up(opening);
        if (!table) { return std::unexpected{table.error()}; }
        return follow(**table, record, Draws::from_the_seed);
    }

  private:
    enum class Draws : std::uint8_t { as_written, from_the_seed };

    /// A table at its first position, nothing dealt.
    static Result<OwnTable> set_up(const Opening& opening) {
        if (opening.chance == Chance::dealt && opening.seed.empty()) { return refused(reasons::no_seed); }
        if (!opening.players.empty() && std::cmp_not_equal(opening.players.size(), opening.seats)) {
            return refused(reasons::wrong_players);
        }
        const Result<G> game = made(opening);
        if (!game) { return std::unexpected{game.error()}; }
        const auto start = opening.state.empty() ? usual_start(*game) : given_start(*game, opening.state);
        if (!start) { return std::unexpected{start.error()}; }
        return std::make_unique<TableOf<G>>(*game, *start, setting(*game, *start, opening));
    }

    static Result<G> made(const Opening& opening) {
        const auto json = parse_json(opening.options);
        if (!json) { return refused(reasons::malformed, "options"); }
        typename G::Options options{};
        JsonReader<NoGame> reader{no_game, "options"};
        if (!reader.read(*json, options, Missing::keeps_default)) { return refused(reasons::misfit, reader.error()); }
        return G::make(opening.seats, options);
    }

    static Result<typename G::State> usual_start(const G& game) {
        if (auto refusal = game.startable()) { return std::unexpected{*refusal}; }
        return game.initial();
    }
    static Result<typename G::State> given_start(const G& game, std::string_view text) {
        const auto json = parse_json(text);
        if (!json) { return refused(reasons::malformed, "state"); }
        typename G::State state{};
        JsonReader<G> reader{game, "state"};
        if (!reader.read(*json, state)) { return refused(reasons::misfit, reader.error()); }
        if (auto refusal = game.impossible(state)) { return std::unexpected{*refusal}; }
        return state;
    }

    static typename TableOf<G>::Setting setting(const G& game, const typename G::State& start, const Opening& opening) {
        const bool deals = opening.chance == Chance::dealt;
        return {
            .given_state = opening.state.empty() ? std::string{} : json_of(game, start),
            .chance = opening.chance,
            .seed = deals ? opening.seed : std::string{},
            .commitment = deals ? commitment_to(opening.seed) : opening.commitment,
            .players = opening.players,
            .date = opening.date,
        };
    }

    /// Plays a whole record and tells how many outcomes of chance it has, if every line holds and it ends as it says.
    static Result<int> follow(TableOf<G>& table, const Record& record, Draws draws) {
        int drawn = 0;
        for (const RecordPly& ply : record.plies) {
            drawn += ply.by_chance ? 1 : 0;
            const Result<void> followed = follow(table, ply, draws);
            if (!followed) { return std::unexpected{followed.error()}; }
            const std::uint64_t hash = table.hash(Caller::owner());
            if (record.rules == G::rules_version && hash != ply.hash) {
                return refused(reasons::wrong_hash, place(ply) + ", " + hash_text(hash));
            }
        }
        const std::string result = result_text(table.standing(), table.seats());
        if (!record.result.empty() && record.result != result) { return refused(reasons::wrong_result, result); }
        return drawn;
    }
    /// Plays one line of a record, if it is legal there.
    static Result<void> follow(TableOf<G>& table, const RecordPly& ply, Draws draws) {
        const Actor actor = table.to_act();
        if (actor.is_chance() != ply.by_chance) { return refused(reasons::wrong_actor, place(ply)); }
        if (actor.is_nobody()) { return refused(reasons::over, place(ply)); }
        const bool is_foretold = ply.by_chance && draws == Draws::from_the_seed;
        const std::uint64_t expected = is_foretold ? table.next_draw() : 0;
        const auto code = table.follow(ply.text);
        if (!code) { return refused(*code.error().reason, place(ply)); }
        if (is_foretold && *code != expected) { return refused(reasons::wrong_draw, place(ply)); }
        return {};
    }
    static std::string place(const RecordPly& ply) { return "line " + std::to_string(ply.line) + ": " + ply.text; }
};

template <Rules G>
[[nodiscard]] std::string components_of() {
    if constexpr (HasComponents<G>) {
        return json_of(no_game, G::components());
    } else {
        return "{}";
    }
}

template <Rules G>
inline constexpr GameEntry entry = {
    .id = G::id,
    .title = G::title,
    .rules_version = G::rules_version,
    .oldest_replayable = G::oldest_replayable,
    .min_seats = G::min_seats,
    .max_seats = G::max_seats,
    .bots = bot_cards<G>,
    .options_schema = &options_schema<typename G::Options>,
    .components = &components_of<G>,
    .schema = &game_schema<G>,
    .open = &Opener<G>::open,
    .replay = &Opener<G>::replay,
    .verify = &Opener<G>::verify,
};

template <class G>
const GameEntry& entry_of() {
    static_assert(contract_is_kept<G>());
    return entry<G>;
}

}  // namespace meadhall
