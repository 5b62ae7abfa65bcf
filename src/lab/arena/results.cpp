#include "lab/arena/results.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "lab/about.hpp"
#include "lab/arena/reasons.hpp"
#include "match/catalogue.hpp"
#include "match/rpc.hpp"

namespace meadhall::lab {

namespace {

using Json = nlohmann::ordered_json;

constexpr int file_version = 1;
constexpr const char* file_mark = "meadhall_arena";

Json seats_json(SeatSet seats) {
    Json list = Json::array();
    for (int i = 0; i < max_seats; ++i) {
        if (seats.contains(seat(i))) { list.push_back(i); }
    }
    return list;
}

/// By seat: scores, and how many decisions took how long, the longest of them how long.
Json game_json(const ArenaGame& game, int seats) {
    Json scores = Json::array();
    Json time = Json::array();
    for (std::size_t i = 0; std::cmp_less(i, seats); ++i) {
        const Thinking& thinking = game.thinking[i];
        scores.push_back(game.standing.scores[i]);
        time.push_back({thinking.decisions, thinking.seconds, thinking.longest});
    }
    return {{"winners", seats_json(game.standing.winners)}, {"scores", scores}, {"plies", game.plies}, {"time", time}};
}

Json block_json(std::size_t fixture, std::size_t block, const ArenaBlock& games, int seats) {
    Json list = Json::array();
    for (const ArenaGame& game : games) { list.push_back(game_json(game, seats)); }
    return {{"fixture", fixture}, {"block", block}, {"games", list}};
}

// Reading. A missing or misshapen field throws inside the JSON library; `results_in` turns that into a refusal.

ArenaGame game_in(const Json& json, int seats) {
    ArenaGame game;
    game.standing.over = true;
    game.plies = json.at("plies").get<int>();
    for (const Json& winner : json.at("winners")) {
        const int number = winner.get<int>();
        if (number < 0 || number >= seats) { throw Json::other_error::create(501, "winner", nullptr); }
        game.standing.winners.insert(seat(number));
    }
    for (std::size_t i = 0; std::cmp_less(i, seats); ++i) {
        const Json& time = json.at("time").at(i);
        game.standing.scores[i] = json.at("scores").at(i).get<int>();
        game.thinking[i] = {time.at(0).get<std::uint64_t>(), time.at(1).get<double>(), time.at(2).get<double>()};
    }
    return game;
}

void read_block(const Json& json, const ArenaPlan& plan, ArenaResults& results) {
    ArenaBlock games;
    for (const Json& game : json.at("games")) { games.push_back(game_in(game, plan.seats())); }
    const auto fixture = json.at("fixture").get<std::size_t>();
    const bool fits = fixture < plan.fixtures.size() && games.size() == plan.lineups.size();
    if (!fits) { throw Json::other_error::create(501, "block", nullptr); }
    results.add(fixture, json.at("block").get<std::size_t>(), std::move(games));
}

/// The settings in a file; nothing if it is no results file.
Json settings_json_in(const Json& file) {
    const bool is_ours = file.is_object() && file.value(file_mark, 0) == file_version && file.contains("settings") &&
                         file.at("settings").is_object();
    return is_ours ? file.at("settings") : Json{};
}

Json settings_json(const ArenaPlan& plan) {
    const ArenaTerms& terms = plan.terms;
    Json budgets = Json::array();
    for (const Contender& bot : plan.bots) {
        budgets.push_back({{"playouts", bot.playouts}, {"ms", bot.milliseconds}});
    }
    return {
        {"game", plan.table->game().id},
        {"rules_version", plan.table->game().rules_version},
        {"seats", plan.seats()},
        {"options", Json::parse(plan.table->options())},
        {"position", terms.position},
        {"seed", terms.seed},
        {"bots", terms.bots},
        {"playouts", terms.playouts},
        {"ms", terms.milliseconds},
        {"budgets", budgets},
        {"gauntlet", terms.gauntlet},
        {"one_way", terms.one_way},
        {"sprt", terms.sprt},
    };
}

std::string first_difference(const Json& ours, const Json& theirs) {
    for (const auto& [name, value] : ours.items()) {
        if (!theirs.contains(name)) { return name; }
        if (theirs.at(name) != value) { return name + ": " + theirs.at(name).dump() + ", " + value.dump(); }
    }
    return "settings";
}

}  // namespace

std::size_t ArenaResults::leading(std::size_t fixture) const {
    std::size_t count = 0;
    for (const auto& [number, games] : blocks_[fixture]) {
        if (number != count) { break; }
        ++count;
    }
    return count;
}

void ArenaResults::trim(std::size_t fixture, std::size_t from) {
    blocks_[fixture].erase(blocks_[fixture].lower_bound(from), blocks_[fixture].end());
}

double first_share(const ArenaPlan& plan, std::size_t lineup, const Standing& standing) {
    const auto count = static_cast<std::size_t>(plan.side_count());
    std::vector<bool> wins(count, standing.winners.empty());
    std::vector<bool> is_first(count, false);
    for (std::size_t i = 0; i < plan.sides.size(); ++i) {
        const auto side = static_cast<std::size_t>(plan.sides[i]);
        if (standing.winners.contains(seat(static_cast<int>(i)))) { wins[side] = true; }
        if (plan.lineups[lineup][i] == Sitter::first) { is_first[side] = true; }
    }
    int winners = 0;
    int own = 0;
    for (std::size_t side = 0; side < count; ++side) {
        winners += wins[side] ? 1 : 0;
        own += wins[side] && is_first[side] ? 1 : 0;
    }
    return static_cast<double>(own) / winners;
}

double first_share(const ArenaPlan& plan, const ArenaBlock& games) {
    double sum = 0;
    for (std::size_t i = 0; i < games.size(); ++i) { sum += first_share(plan, i, games[i].standing); }
    return sum / static_cast<double>(games.size());
}

std::string settings_text(const ArenaPlan& plan) { return settings_json(plan).dump(); }

std::string results_text(const ArenaPlan& plan, const ArenaResults& results, std::string_view summary) {
    // The blocks are most of it and go line by line, so that a person can look into the file too.
    std::string text = "{\"" + std::string{file_mark} + "\":" + std::to_string(file_version);
    const Json about{
        {"version", version()}, {"compiler", compiler()}, {"machine", machine_name()}, {"date", machine().today()}};
    text += ",\n\"settings\":" + settings_text(plan) + ",\n\"about\":" + about.dump();
    text += ",\n\"summary\":" + std::string{summary} + ",\n\"blocks\":[";
    const char* between = "\n";
    for (std::size_t fixture = 0; fixture < plan.fixtures.size(); ++fixture) {
        for (const auto& [block, games] : results.blocks(fixture)) {
            text += between + block_json(fixture, block, games, plan.seats()).dump();
            between = ",\n";
        }
    }
    return text + "]}\n";
}

Result<ArenaSettings> settings_in(std::string_view file) {
    const Json json = settings_json_in(Json::parse(file, nullptr, false));
    if (json.is_null()) { return refused(reasons::arena_file); }
    ArenaSettings settings;
    ArenaTerms& terms = settings.terms;
    try {
        json.at("game").get_to(settings.game);
        json.at("seats").get_to(settings.seats);
        settings.options = json.at("options").dump();
        json.at("position").get_to(terms.position);
        json.at("seed").get_to(terms.seed);
        json.at("bots").get_to(terms.bots);
        json.at("playouts").get_to(terms.playouts);
        json.at("ms").get_to(terms.milliseconds);
        json.at("gauntlet").get_to(terms.gauntlet);
        json.at("one_way").get_to(terms.one_way);
        json.at("sprt").get_to(terms.sprt);
    } catch (const Json::exception&) { return refused(reasons::arena_file); }
    return settings;
}

Result<ArenaResults> results_in(std::string_view file, const ArenaPlan& plan) {
    const Json json = Json::parse(file, nullptr, false);
    const Json settings = settings_json_in(json);
    if (settings.is_null()) { return refused(reasons::arena_file); }
    const Json ours = Json::parse(settings_text(plan));  // numbers compare as they are written
    if (ours != settings) { return refused(reasons::arena_differs, first_difference(ours, settings)); }
    ArenaResults results{plan.fixtures.size()};
    try {
        for (const Json& block : json.at("blocks")) { read_block(block, plan, results); }
    } catch (const Json::exception&) { return refused(reasons::arena_file); }
    return results;
}

}  // namespace meadhall::lab
