#include "match/protocol/compose.hpp"

#include <cassert>
#include <utility>

#include "match/record/record.hpp"

namespace meadhall::compose {

namespace {

/// Nothing where there is nothing to say.
std::optional<std::string> if_any(std::string text) {
    return text.empty() ? std::nullopt : std::optional{std::move(text)};
}

template <Shape shape>
Written<shape> written(std::string json) {
    return {std::move(json)};
}

template <Shape shape>
std::optional<Written<shape>> written_if_any(std::string json) {
    return json.empty() ? std::nullopt : std::optional{written<shape>(std::move(json))};
}

std::optional<answers::Ask> ask(const Table& table, Caller caller, const Listener& listener) {
    std::string sentence = table.question(caller, listener);
    if (sentence.empty()) { return std::nullopt; }
    return answers::Ask{table.to_act().seat(), std::move(sentence)};
}

std::vector<int> scores_of(const Table& table, const Standing& standing) {
    return {standing.scores.begin(), standing.scores.begin() + table.seats()};
}

answers::Events written_events(std::vector<Happening> happenings) {
    answers::Events events;
    for (Happening& each : happenings) { events.push_back(written<Shape::event>(std::move(each.json))); }
    return events;
}

answers::ThoughtLine line(const ThinkAnswer::Line& line) {
    return {.move = line.move.code, .text = line.move.text, .visits = line.visits, .value = line.value};
}

answers::Reckoning reckoning(const Table& table, int number, Language language) {
    answers::Reckoning reckoning{.seat = number, .items = {}};
    for (const ScoreItem& item : table.breakdown(seat(number))) {
        reckoning.items.push_back(
            {.name = std::string{item.name.in(language)}, .points = item.points, .rule = std::string{item.rule}});
    }
    return reckoning;
}

}  // namespace

answers::Game game(const GameEntry& game, Language language) {
    answers::Game card{
        .id = std::string{game.id},
        .title = std::string{game.title},
        .seats = {.min = game.min_seats, .max = game.max_seats},
        .rules_version = game.rules_version,
        .bots = {},
        .options = written<Shape::schema>(game.options_schema(language)),
        .components = written<Shape::components>(game.components()),
    };
    for (const BotCard& bot : game.bots) {
        card.bots.push_back({.name = std::string{bot.name},
                             .title = std::string{bot.title.in(language)},
                             .level = bot.level,
                             .about = std::string{bot.about.in(language)}});
    }
    return card;
}

answers::ToAct to_act(const Table& table, Actor actor) {
    if (actor.is_seat()) { return answers::SeatActs{actor.seat()}; }
    if (actor.is_chance()) { return answers::ChanceActs{std::string{table.purpose(actor)}}; }
    return answers::NobodyActs{};
}

answers::Viewed view(const Table& table, Caller caller, Caller actor, Language language) {
    answers::Viewed seen{
        .revision = table.revision(),
        .ply = table.ply(),
        .to_act = to_act(table, table.to_act()),
        .ask = ask(table, caller, language),
        .barrier = table.barrier(actor),
        .view = {},
        .gauges = written_if_any<Shape::gauges>(table.gauges(caller)),
        .hash = hash_text(table.hash(caller)),
    };
    table.view_json(seen.view.json, caller);
    return seen;
}

answers::Opened opened(const std::string& name, const Table& table) {
    return {
        .table = name,
        .revision = table.revision(),
        .ply = table.ply(),
        .to_act = to_act(table, table.to_act()),
        .hash = hash_text(table.hash(Caller::owner())),
        .chance = table.chance(),
        .commitment = if_any(table.commitment()),
    };
}

answers::TableCard table_card(const std::string& name, const Table& table) {
    return {
        .table = name,
        .game = std::string{table.game().id},
        .seats = table.seats(),
        .players = table.players(),
        .revision = table.revision(),
        .ply = table.ply(),
        .to_act = to_act(table, table.to_act()),
    };
}

answers::About about(const Table& table) {
    return {
        .game = std::string{table.game().id},
        .seats = table.seats(),
        .options = written<Shape::options>(table.options()),
        .scene = written<Shape::scene>(table.scene()),
        .players = table.players(),
        .chance = table.chance(),
        .commitment = if_any(table.commitment()),
        .last_ply = table.last_ply(),
    };
}

answers::Events events(const Table& table, int from, int to, Caller caller, const Listener& listener) {
    return written_events(table.happenings(from, to, caller, listener));
}

answers::Played played(const Table& table, int from, Caller caller, Language language) {
    return {
        .revision = table.revision(),
        .ply = table.ply(),
        .to_act = to_act(table, table.to_act()),
        .events = events(table, from, table.ply(), caller, language),
        .hash = hash_text(table.hash(caller)),
    };
}

answers::Outcome outcome(const Table& table, Language language) {
    const Standing standing = table.standing();
    answers::Outcome outcome{
        .over = standing.over, .scores = scores_of(table, standing), .winners = standing.winners, .breakdown = {}};
    for (int i = 0; i < table.seats(); ++i) { outcome.breakdown.push_back(reckoning(table, i, language)); }
    return outcome;
}

answers::Prospect prospect(const Table& table, Preview preview) {
    answers::Prospect prospect{
        .events = written_events(std::move(preview.events)),
        .reveals = preview.reveals,
        .to_act = {},
        .scores = {},
        .gauges = written_if_any<Shape::gauges>(preview.gauges.value_or("")),
        .only_move = written_if_any<Shape::move>(preview.only_move.value_or("")),
    };
    if (preview.next) { prospect.to_act = to_act(table, *preview.next); }
    if (preview.standing) { prospect.scores = scores_of(table, *preview.standing); }
    return prospect;
}

answers::Screen screen(const Table& table, Caller looker, const Listener& listener) {
    answers::Screen screen{
        .revision = table.revision(),
        .ply = table.ply(),
        .to_act = to_act(table, table.to_act()),
        .seat = looker.is_seat() ? std::optional{looker.seat()} : std::nullopt,
        .ask = ask(table, looker, listener),
        .view = {},
        .gauges = written_if_any<Shape::gauges>(table.gauges(looker)),
        .moves = {},
        .events = {},
        .result = outcome(table, listener.language),
        .hash = hash_text(table.hash(looker)),
        .record = {},
    };
    table.view_json(screen.view.json, looker);
    [[maybe_unused]] const auto listed = table.moves_json(screen.moves.json, looker, "");
    assert(listed.has_value());  // nothing is filtered, so nothing is refused
    return screen;
}

answers::Why why(const std::optional<Refusal>& refusal, Language language) {
    if (!refusal) { return {.legal = true, .code = {}, .rule = {}, .message = {}}; }
    return {
        .legal = false,
        .code = std::string{refusal->code()},
        .rule = if_any(std::string{refusal->rule()}),
        .message = refusal->message(language),
    };
}

answers::Thought thought(const Table& table, const ThinkAnswer& answer) {
    answers::Thought thought{
        .move = answer.move.code,
        .text = answer.move.text,
        .value = {answer.value.begin(), answer.value.begin() + table.seats()},
        .lines = {},
        .playouts = answer.playouts,
        .ms = answer.milliseconds,
    };
    for (const ThinkAnswer::Line& each : answer.lines) { thought.lines.push_back(line(each)); }
    return thought;
}

}  // namespace meadhall::compose
