#include "cli/games.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

using OrderedJson = nlohmann::ordered_json;  // keeps the order in which a game describes its options

std::string range(const OrderedJson& schema, Language language) {
    constexpr std::int64_t boundless = 1'000'000;
    if (!schema.contains("minimum") || !schema.contains("maximum")) { return say(language, Phrase::a_number); }
    const auto least = schema.at("minimum").get<std::int64_t>();
    const auto most = schema.at("maximum").get<std::int64_t>();
    return say(language, most - least < boundless ? Phrase::from_to : Phrase::a_number, least, most);
}

/// The values that a schema allows, for people.
std::string values(const OrderedJson& schema, Language language) {
    std::vector<std::string> all;
    if (schema.contains("enum")) {
        for (const OrderedJson& value : schema.at("enum")) { all.push_back(value.get<std::string>()); }
    }
    if (schema.contains("anyOf")) {
        for (const OrderedJson& other : schema.at("anyOf")) {
            if (all.empty() || all.back() != values(other, language)) { all.push_back(values(other, language)); }
        }
    }
    const std::string type = schema.value("type", "");
    if (type == "boolean") { return "true, false"; }
    if (type == "integer") { return range(schema, language); }
    if (type == "array") { return say(language, Phrase::a_list); }
    if (type == "object") { return say(language, Phrase::an_object); }
    if (type == "string" && all.empty()) { return say(language, Phrase::a_text); }
    return all.empty() ? type : joined(all, ", ");
}

void list_options(const GameEntry& game, Terminal& terminal, Language language) {
    const OrderedJson schema = OrderedJson::parse(game.options_schema(language));
    for (const auto& [name, property] : schema.at("properties").items()) {
        terminal.write(Line{{"    " + name, palette::strong}, {" = " + property.at("default").dump(), {}}});
        const std::string about = property.value("description", "") + " (" + values(property, language) + ")";
        for (const std::string& line : wrapped(about, 70)) { terminal.write("        " + line); }
    }
}

void list_game(const GameEntry& game, Terminal& terminal, Language language) {
    terminal.write(Line{{std::string{game.id}, palette::accent}, {"  " + std::string{game.title}, palette::strong}});
    terminal.write("  " + say(language, Phrase::players_range, game.min_seats, game.max_seats));
    terminal.write("  " + say(language, Phrase::bots_are));
    for (const BotCard& bot : game.bots) {
        const std::string title{bot.title.in(language)};
        const std::string name = lower(title) == bot.name ? title : title + " (" + std::string{bot.name} + ")";
        terminal.write("    " + padded(name, 32) + " " + std::string{bot.about.in(language)});
    }
    terminal.write("  " + say(language, Phrase::options_are));
    list_options(game, terminal, language);
}

OrderedJson described(const GameEntry& game, Language language) {
    OrderedJson bots = OrderedJson::array();
    for (const BotCard& bot : game.bots) {
        bots.push_back({{"name", bot.name},
                        {"title", bot.title.in(language)},
                        {"level", bot.level},
                        {"about", bot.about.in(language)}});
    }
    return {{"id", game.id},
            {"title", game.title},
            {"seats", {{"min", game.min_seats}, {"max", game.max_seats}}},
            {"rules_version", game.rules_version},
            {"bots", bots},
            {"options", OrderedJson::parse(game.options_schema(language))}};
}

}  // namespace

int list_games(const GamesOrder& order, const Wishes& wishes, Language language) {
    Terminal terminal = Terminal::standard_output(wishes);
    OrderedJson all = OrderedJson::array();
    for (const GameEntry& game : house().games) {
        if (!order.game.empty() && order.game != game.id) { continue; }
        if (order.json) {
            all.push_back(described(game, language));
        } else {
            list_game(game, terminal, language);
        }
    }
    if (order.json) { fmt::print("{}\n", all.dump()); }
    return fine;
}

}  // namespace meadhall::cli
