#include "match/rpc_answer.hpp"

#include <string_view>

#include "match/json_text.hpp"
#include "match/json_write.hpp"
#include "match/record.hpp"

namespace meadhall::rpc {

namespace {

void text_field(JsonText& json, std::string_view name, std::string_view value) {
    json.key(name);
    json.string(value);
}

void number_field(JsonText& json, std::string_view name, auto value) {
    json.key(name);
    json.integer(value);
}

void append_to_act(JsonText& json, const Table& table) {
    json.key("to_act");
    json.begin_object();
    const Actor actor = table.to_act();
    if (actor.is_seat()) {
        number_field(json, "seat", actor.seat().number);
    } else if (actor.is_chance()) {
        text_field(json, "chance", table.purpose(actor));
    } else {
        json.key("over");
        json.boolean(true);
    }
    json.end_object();
}

/// What nearly every answer says of a table: how far it is and who is to act.
void append_whereabouts(JsonText& json, const Table& table) {
    number_field(json, "revision", table.revision());
    number_field(json, "ply", table.ply());
    append_to_act(json, table);
}

void append_events(JsonText& json, const std::vector<Happening>& events) {
    json.key("events");
    json.begin_array();
    for (const Happening& each : events) { json.literal(each.json); }
    json.end_array();
}

void append_breakdown(JsonText& json, const Table& table, Language language) {
    json.key("breakdown");
    json.begin_array();
    for (int i = 0; i < table.seats(); ++i) {
        json.begin_object();
        number_field(json, "seat", i);
        json.key("items");
        json.begin_array();
        for (const ScoreItem& item : table.breakdown(seat(i))) {
            json.begin_object();
            text_field(json, "name", item.name.in(language));
            number_field(json, "points", item.points);
            text_field(json, "rule", item.rule);
            json.end_object();
        }
        json.end_array();
        json.end_object();
    }
    json.end_array();
}

void append_line(JsonText& json, const ThinkAnswer::Line& line) {
    json.begin_object();
    number_field(json, "move", line.move.code);
    text_field(json, "text", line.move.text);
    number_field(json, "visits", line.visits);
    json.key("value");
    json.real(line.value);
    json.end_object();
}

}  // namespace

void append_game(std::string& out, const GameEntry& game, Language language) {
    JsonText json{out};
    json.begin_object();
    text_field(json, "id", game.id);
    text_field(json, "title", game.title);
    json.key("seats");
    json.begin_object();
    number_field(json, "min", game.min_seats);
    number_field(json, "max", game.max_seats);
    json.end_object();
    number_field(json, "rules_version", game.rules_version);
    json.key("bots");
    json.begin_array();
    for (const BotCard& bot : game.bots) {
        json.begin_object();
        text_field(json, "name", bot.name);
        text_field(json, "title", bot.title.in(language));
        number_field(json, "level", bot.level);
        text_field(json, "about", bot.about.in(language));
        json.end_object();
    }
    json.end_array();
    json.key("options");
    json.literal(game.options_schema(language));
    json.key("components");
    json.literal(game.components());
    json.end_object();
}

void append_view(std::string& out, const Table& table, Caller caller, Caller actor) {
    out.reserve(out.size() + 2048);
    JsonText json{out};
    json.begin_object();
    append_whereabouts(json, table);
    number_field(json, "barrier", table.barrier(actor));
    json.key("view");
    table.view_json(out, caller);
    text_field(json, "hash", hash_text(table.hash(caller)));
    json.end_object();
}

void append_opened(std::string& out, const std::string& name, const Table& table) {
    JsonText json{out};
    json.begin_object();
    text_field(json, "table", name);
    append_whereabouts(json, table);
    text_field(json, "hash", hash_text(table.hash(Caller::owner())));
    text_field(json, "chance", name_of(table.chance()));
    if (!table.commitment().empty()) { text_field(json, "commitment", table.commitment()); }
    json.end_object();
}

void append_about(std::string& out, const Table& table) {
    JsonText json{out};
    json.begin_object();
    text_field(json, "game", table.game().id);
    number_field(json, "seats", table.seats());
    json.key("options");
    json.literal(table.options());
    json.key("scene");
    json.literal(table.scene());
    json.key("players");
    append_json(out, no_game, table.players());
    text_field(json, "chance", name_of(table.chance()));
    if (!table.commitment().empty()) { text_field(json, "commitment", table.commitment()); }
    number_field(json, "last_ply", table.last_ply());
    json.end_object();
}

void append_log(std::string& out, const Table& table, int from, int to, Caller caller, Language language) {
    JsonText json{out};
    json.begin_object();
    number_field(json, "revision", table.revision());
    append_events(json, table.happenings(from, to, caller, language));
    json.end_object();
}

void append_played(std::string& out, const Table& table, int from, Caller caller, Language language) {
    JsonText json{out};
    json.begin_object();
    append_whereabouts(json, table);
    append_events(json, table.happenings(from, table.ply(), caller, language));
    text_field(json, "hash", hash_text(table.hash(caller)));
    json.end_object();
}

void append_result(std::string& out, const Table& table, Language language) {
    const Standing standing = table.standing();
    JsonText json{out};
    json.begin_object();
    json.key("over");
    json.boolean(standing.over);
    json.key("scores");
    json.begin_array();
    for (int i = 0; i < table.seats(); ++i) { json.integer(standing.scores[static_cast<std::size_t>(i)]); }
    json.end_array();
    json.key("winners");
    append_json(out, no_game, standing.winners);
    append_breakdown(json, table, language);
    json.end_object();
}

void append_why(std::string& out, const std::optional<Refusal>& refusal, Language language) {
    JsonText json{out};
    json.begin_object();
    json.key("legal");
    json.boolean(!refusal);
    if (refusal) {
        text_field(json, "code", refusal->code());
        if (!refusal->rule().empty()) { text_field(json, "rule", refusal->rule()); }
        text_field(json, "message", refusal->message(language));
    }
    json.end_object();
}

void append_thought(std::string& out, const Table& table, const ThinkAnswer& answer) {
    JsonText json{out};
    json.begin_object();
    number_field(json, "move", answer.move.code);
    text_field(json, "text", answer.move.text);
    json.key("value");
    json.begin_array();
    for (int i = 0; i < table.seats(); ++i) { json.real(answer.value[static_cast<std::size_t>(i)]); }
    json.end_array();
    json.key("lines");
    json.begin_array();
    for (const ThinkAnswer::Line& line : answer.lines) { append_line(json, line); }
    json.end_array();
    number_field(json, "playouts", answer.playouts);
    number_field(json, "ms", answer.milliseconds);
    json.end_object();
}

}  // namespace meadhall::rpc
