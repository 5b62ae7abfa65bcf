#include "cli/play/setup.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <nlohmann/json.hpp>

#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/shell/files.hpp"
#include "cli/shell/reasons.hpp"
#include "match/draws/seed.hpp"
#include "match/json/read.hpp"
#include "match/rpc.hpp"

namespace meadhall::cli {

namespace {

bool is_json_object(std::string_view text) { return trimmed(text).starts_with('{'); }

Result<Json> base_options(const std::string& text_or_file) {
    if (text_or_file.empty()) { return Json::object(); }
    std::string text = text_or_file;
    if (!is_json_object(text)) {
        Result<std::string> content = read_file(text_or_file);
        if (!content) { return std::unexpected{content.error()}; }
        text = std::move(*content);
    }
    Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) { return refused(reasons::options_json, text_or_file.substr(0, 80)); }
    return json;
}

bool has(const auto& all, const auto& one) { return std::ranges::find(all, one) != std::ranges::end(all); }

/// What a switch may be called, in three languages.
constexpr std::array<std::string_view, 5> words_for_on = {"on", "yes", "an", "ja", "aan"};
constexpr std::array<std::string_view, 6> words_for_off = {"off", "no", "aus", "nein", "uit", "nee"};

bool is_switch(const Json& schema) {
    const auto is_boolean = [](const Json& each) { return each.value("type", "") == "boolean"; };
    return is_boolean(schema) || std::ranges::any_of(schema.value("anyOf", Json::array()), is_boolean);
}

/// A value as people write it: JSON where that is what it is, otherwise text.
Json value_of(const std::string& text, const Json& schema) {
    const std::string type = schema.value("type", "");
    if (is_switch(schema) && has(words_for_on, text)) { return true; }
    if (is_switch(schema) && has(words_for_off, text)) { return false; }
    Json json = Json::parse(text, nullptr, false);
    return type == "string" || json.is_discarded() ? Json(text) : json;
}

std::string names_in(const Json& properties) {
    std::vector<std::string> names;
    for (const auto& [name, property] : properties.items()) { names.push_back(name); }
    return joined(names, ", ");
}

/// Whether a schema takes a value, as far as one looks at it here: lists and objects are looked into by the game.
bool takes(const Json& schema, const Json& value) {
    if (schema.contains("anyOf")) {
        return std::ranges::any_of(schema.at("anyOf"), [&](const Json& each) { return takes(each, value); });
    }
    if (schema.contains("enum")) { return has(schema.at("enum"), value); }
    const std::string type = schema.value("type", "");
    if (type == "integer") {
        return value.is_number_integer() && schema.value("minimum", value) <= value &&
               value <= schema.value("maximum", value);
    }
    return type == value.type_name();
}

/// The values that a schema takes, as they are typed: "long, short", "1–6", "true, false, null".
std::string takings(const Json& schema) {
    std::vector<std::string> all;
    for (const Json& each : schema.value("anyOf", Json::array())) { all.push_back(takings(each)); }
    for (const Json& each : schema.value("enum", Json::array())) { all.push_back(each.get<std::string>()); }
    const std::string type = schema.value("type", "");
    if (type == "boolean") { return "true, false"; }
    if (type == "integer" && schema.contains("maximum")) {
        return schema.at("minimum").dump() + "–" + schema.at("maximum").dump();
    }
    if (type == "array") { return "[…]"; }
    if (type == "object") { return "{…}"; }
    return all.empty() ? type : joined(all, ", ");
}

Result<void> change(Json& options, const GameEntry& game, const std::string& change) {
    const auto sign = change.find('=');
    if (sign == std::string::npos) { return refused(reasons::option_form, change); }
    const std::string name = change.substr(0, sign);
    const Json properties = Json::parse(game.options_schema(Language::en)).at("properties");
    if (!properties.contains(name)) { return refused(reasons::unknown_option, name + "; " + names_in(properties)); }
    const Json& schema = properties.at(name);
    Json value = value_of(change.substr(sign + 1), schema);
    if (!takes(schema, value)) { return refused(reasons::option_value, change + "; " + takings(schema)); }
    options[name] = std::move(value);
    return {};
}

}  // namespace

Result<const GameEntry*> game_of(const TableOrder& order) {
    const GameEntry* game = order.game.empty() ? &house().games.front() : find_game(house().games, order.game);
    if (game == nullptr) { return refused(reasons::unknown_game, order.game); }
    return game;
}

Result<std::string> options_of(const GameEntry& game, const TableOrder& order) {
    Result<Json> options = base_options(order.options);
    if (!options) { return std::unexpected{options.error()}; }
    std::vector<std::string> changes = order.changes;
    if (!order.island.empty()) { changes.push_back("island=" + order.island); }
    for (const std::string& each : changes) {
        if (auto changed = change(*options, game, each); !changed) { return std::unexpected{changed.error()}; }
    }
    return options->dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<Opening> opening_of(const GameEntry& game, const TableOrder& order) {
    const Result<std::string> options = options_of(game, order);
    if (!options) { return std::unexpected{options.error()}; }
    Opening opening{.seats = order.seats > 0 ? order.seats : game.min_seats, .options = *options};
    opening.seed = order.seed.empty() ? fresh_seed() : order.seed;
    opening.date = machine().today();
    if (order.position.empty()) { return opening; }
    const bool is_json = is_json_object(order.position);
    Result<std::string> state =
        is_json ? order.position : kit_of(game.id).position_json(opening.seats, opening.options, order.position);
    if (!state) { return std::unexpected{state.error()}; }
    opening.state = std::move(*state);
    return opening;
}

Result<Record> record_in(const std::string& path) {
    const Result<std::string> text = read_file(path);
    if (!text) { return std::unexpected{text.error()}; }
    return parse_record(*text);
}

Result<std::unique_ptr<Table>> laid_out(const TableOrder& order) {
    const auto game = game_of(order);
    if (!game) { return std::unexpected{game.error()}; }
    Result<Opening> opening = opening_of(**game, order);
    if (!opening) { return std::unexpected{opening.error()}; }
    opening->chance = Chance::manual;
    return (*game)->open(*opening);
}

}  // namespace meadhall::cli
