#include "match/catalogue.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "games/odin/game.hpp"
#include "games/walhalla/game.hpp"
#include "games/wikinger/game.hpp"
#include "match/dealer.hpp"
#include "match/entry.hpp"
#include "match/reasons.hpp"
#include "search/judgement/odin_levels.hpp"
#include "search/judgement/odin_reference.hpp"
#include "search/judgement/walhalla_levels.hpp"
#include "search/judgement/walhalla_reference.hpp"
#include "search/judgement/wikinger_levels.hpp"
#include "search/judgement/wikinger_reference.hpp"

namespace meadhall {

namespace {

constexpr std::array games_of_the_hall = {
    entry<wikinger::Game>,
    entry<walhalla::Game>,
    entry<odin::Game>,
};

using TableResult = Result<std::unique_ptr<Table>>;

/// The game of a record, if it has the rules by which the record was made.
Result<const GameEntry*> game_of(Catalogue games, const Record& record) {
    const GameEntry* game = find_game(games, record.game);
    if (game == nullptr) { return refused(reasons::unknown_game, record.game); }
    if (record.rules != game->rules_version) {
        return refused(reasons::other_rules,
                       std::to_string(record.rules) + ", known: " + std::to_string(game->rules_version));
    }
    return game;
}

/// What the record says about its opening. Without a seed the outcomes are those that were written down.
Result<Opening> opening_of(const Record& record, std::string_view seed) {
    const bool is_sealed = !record.seed_commit.empty() && !seed.empty();
    if (is_sealed && commitment_to(seed) != record.seed_commit) { return refused(reasons::wrong_seed); }
    return Opening{
        .seats = record.seats,
        .options = record.options,
        .state = record.state,
        .chance = seed.empty() ? Chance::manual : Chance::dealt,
        .seed = std::string{seed},
        .players = record.players,
        .date = record.date,
        .commitment = record.seed_commit,
    };
}

TableResult replayed(Catalogue games, const Record& record, std::string_view seed, AfterReplay after) {
    const auto game = game_of(games, record);
    if (!game) { return std::unexpected{game.error()}; }
    const auto opening = opening_of(record, seed);
    if (!opening) { return std::unexpected{opening.error()}; }
    return (*game)->replay(*opening, record, after);
}

}  // namespace

Catalogue catalogue() { return games_of_the_hall; }

const GameEntry* find_game(Catalogue games, std::string_view id) {
    const auto found = std::ranges::find(games, id, &GameEntry::id);
    return found == games.end() ? nullptr : &*found;
}

TableResult open_table(Catalogue games, std::string_view game, const Opening& opening) {
    const GameEntry* entry = find_game(games, game);
    if (entry == nullptr) { return refused(reasons::unknown_game, std::string{game}); }
    return entry->open(opening);
}

TableResult load_record(Catalogue games, const Record& record, std::string_view seed) {
    return replayed(games, record, seed.empty() ? record.seed : seed, AfterReplay::play_on);
}

TableResult replay_record(Catalogue games, const Record& record, int ply) {
    TableResult table = replayed(games, record, record.seed, AfterReplay::look);
    if (!table || ply < 0) { return table; }
    if (auto moved = (*table)->go_to(ply, Caller::owner()); !moved) { return std::unexpected{moved.error()}; }
    return table;
}

Result<int> verify_record(Catalogue games, const Record& record) {
    const auto game = game_of(games, record);
    if (!game) { return std::unexpected{game.error()}; }
    if (record.seed_commit.empty()) { return refused(reasons::nothing_promised); }
    if (record.seed.empty()) { return refused(reasons::not_revealed); }
    const auto opening = opening_of(record, record.seed);
    if (!opening) { return std::unexpected{opening.error()}; }
    return (*game)->verify(*opening, record);
}

}  // namespace meadhall
