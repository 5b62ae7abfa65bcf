#include "match/catalogue.hpp"

#include <algorithm>
#include <utility>

#include "match/draws/dealer.hpp"
#include "match/reasons.hpp"

namespace meadhall {

namespace {

using TableResult = Result<std::unique_ptr<Table>>;

std::string known_rules(const GameEntry& game) {
    const std::string newest = std::to_string(game.rules_version);
    return game.oldest_replayable == game.rules_version ? newest
                                                        : std::to_string(game.oldest_replayable) + "–" + newest;
}

/// No program that left the hash of the options out of its records knew later rules of any game.
constexpr int last_unbound_rules = 1;

/// The game of a record, if it can replay what was made by those rules and the options are the recorded ones.
Result<const GameEntry*> game_of(Catalogue games, const Record& record) {
    const GameEntry* game = find_game(games, record.game);
    if (game == nullptr) { return refused(reasons::unknown_game, record.game); }
    if (record.rules < game->oldest_replayable || record.rules > game->rules_version) {
        return refused(reasons::other_rules, std::to_string(record.rules) + ", known: " + known_rules(*game));
    }
    if (record.options_hash.empty() && record.rules > last_unbound_rules) {
        return refused(reasons::wrong_options, "OptionsHash is missing");
    }
    if (!record.options_hash.empty() && record.options_hash != options_hash(record.options)) {
        return refused(reasons::wrong_options);
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

const GameEntry* find_game(Catalogue games, std::string_view id) {
    const auto found = std::ranges::find(games, id, &GameEntry::id);
    return found == games.end() ? nullptr : &*found;
}

const BotCard* find_bot_card(const GameEntry& game, std::string_view bot) {
    const auto found = std::ranges::find(game.bots, bot, &BotCard::name);
    return found == game.bots.end() ? nullptr : &*found;
}

std::string bot_names(const GameEntry& game) {
    std::string names;
    for (const BotCard& card : game.bots) { names += (names.empty() ? "" : ", ") + std::string{card.name}; }
    return names;
}

TableResult open_table(Catalogue games, std::string_view game, const Opening& opening) {
    const GameEntry* entry = find_game(games, game);
    if (entry == nullptr) { return refused(reasons::unknown_game, std::string{game}); }
    return entry->open(opening);
}

std::string caveat(Catalogue games, const Record& record, Language language) {
    constexpr Words recorded{"Recorded by version ", "Aufgezeichnet nach Fassung ", "Opgetekend volgens versie "};
    constexpr Words unchecked{" of the rules: hashes are not compared.",
                              " der Regeln: Prüfsummen werden nicht verglichen.",
                              " van de regels: hashes worden niet vergeleken."};
    const GameEntry* game = find_game(games, record.game);
    if (game == nullptr || record.rules >= game->rules_version) { return {}; }
    return std::string{recorded.in(language)} + std::to_string(record.rules) + std::string{unchecked.in(language)};
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
