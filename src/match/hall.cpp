#include "match/hall.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "match/json_text.hpp"
#include "match/reasons.hpp"
#include "match/record.hpp"
#include "match/rpc_answer.hpp"

namespace meadhall {

namespace {

constexpr std::size_t max_key = 64;

/// A value that does not fit is the caller's parameter, whichever layer noticed it.
std::unexpected<RpcError> error(const Refusal& refusal) {
    const bool is_misfit = refusal.reason == &reasons::misfit || refusal.reason == &reasons::malformed;
    return std::unexpected{RpcError{is_misfit ? RpcCode::invalid_params : RpcCode::refused, refusal}};
}

std::unexpected<RpcError> bad_params(std::string about) {
    return std::unexpected{RpcError{RpcCode::invalid_params, Refusal{reasons::bad_params, std::move(about)}}};
}

/// Refuses a caller who has not seen the latest change, and shows it.
std::optional<RpcError> staleness(const Table& table, std::optional<std::uint64_t> revision, Caller caller) {
    if (!revision || *revision == table.revision()) { return std::nullopt; }
    RpcError error{RpcCode::refused, Refusal{reasons::stale}, {}};
    rpc::append_view(error.current, table, caller, caller);
    return error;
}

std::string dumped(const std::optional<const Json*>& json, std::string_view otherwise) {
    return json ? (*json)->dump() : std::string{otherwise};
}

/// Keys of different callers do not meet.
std::string scoped_key(Caller caller, const std::string& key) {
    return (caller.is_owner() ? "all" : std::to_string(caller.seat().index())) + ":" + key;
}

std::string object(std::string_view name, std::string_view json) {
    std::string out;
    JsonText text{out};
    text.begin_object();
    text.key(name);
    text.literal(json);
    text.end_object();
    return out;
}

}  // namespace

struct Hall::Method {
    std::string_view name;
    RpcAnswer (*invoke)(Hall&, const Json&, Language);
};

template <class Params, auto method>
RpcAnswer Hall::invoke(Hall& hall, const Json& json, Language language) {
    Params read{};
    JsonReader<NoGame> reader{no_game, "params"};
    if (!reader.read(json, read)) { return bad_params(reader.error()); }
    return (hall.*method)(read, language);
}

const Hall::Method* Hall::find_method(std::string_view name) {
    static constexpr std::array<Method, 18> methods = {{
        {"games", &invoke<params::Nothing, &Hall::games>},
        {"open", &invoke<params::Open, &Hall::open>},
        {"load", &invoke<params::Load, &Hall::load>},
        {"view", &invoke<params::View, &Hall::view>},
        {"about", &invoke<params::OfTable, &Hall::about>},
        {"log", &invoke<params::Log, &Hall::log>},
        {"moves", &invoke<params::Moves, &Hall::moves>},
        {"play", &invoke<params::Play, &Hall::play>},
        {"why", &invoke<params::Why, &Hall::why>},
        {"undo", &invoke<params::Step, &Hall::undo>},
        {"redo", &invoke<params::Step, &Hall::redo>},
        {"goto", &invoke<params::GoTo, &Hall::go_to>},
        {"result", &invoke<params::OfTable, &Hall::result>},
        {"record", &invoke<params::OfRecord, &Hall::record>},
        {"think", &invoke<params::Think, &Hall::think>},
        {"replay", &invoke<params::Replay, &Hall::replay>},
        {"verify", &invoke<params::Verify, &Hall::verify>},
        {"close", &invoke<params::OfTable, &Hall::close>},
    }};
    const auto found = std::ranges::find(methods, name, &Method::name);
    return found == methods.end() ? nullptr : &*found;
}

RpcAnswer Hall::call(std::string_view method, const Json& params, Language language) {
    const Method* found = find_method(method);
    if (found == nullptr) {
        return std::unexpected{RpcError{RpcCode::method_not_found, Refusal{reasons::unknown_method}}};
    }
    return found->invoke(*this, params, language);
}

Hall::Admission Hall::admit(const std::string& table, const std::optional<params::Who>& seat, Caller otherwise) {
    const auto place = places_.find(table);
    if (place == places_.end()) { return error(Refusal{reasons::no_such_table}); }
    if (!seat) { return Audience{&place->second, otherwise}; }
    if (std::holds_alternative<params::Everything>(*seat)) { return Audience{&place->second, Caller::owner()}; }
    const Seat number = std::get<Seat>(*seat);
    if (number.index() >= place->second.table->seats()) { return error(Refusal{reasons::no_such_seat}); }
    return Audience{&place->second, number};
}

// Coming by a table.

std::string Hall::seed_text(const std::optional<params::Seed>& seed, Chance chance) const {
    if (chance == Chance::manual) { return {}; }
    if (!seed) { return surroundings_.seed(); }
    if (const auto* number = std::get_if<std::int64_t>(&*seed)) { return std::to_string(*number); }
    return std::get<std::string>(*seed);
}

RpcAnswer Hall::keep(Result<std::unique_ptr<Table>> table) {
    if (!table) { return error(table.error()); }
    if (places_.size() >= limits_.tables) { return error(Refusal{reasons::hall_is_full}); }
    const std::string name = "t" + std::to_string(++opened_);
    std::string out;
    rpc::append_opened(out, name, **table);
    places_.emplace(name, Place{std::move(*table), {}});
    return out;
}

RpcAnswer Hall::games(const params::Nothing& /*params*/, Language language) {
    std::string out;
    JsonText json{out};
    json.begin_array();
    for (const GameEntry& game : games_) { rpc::append_game(out, game, language); }
    json.end_array();
    return out;
}

RpcAnswer Hall::open(const params::Open& params, Language /*language*/) {
    const Chance chance = params.chance.value_or(Chance::dealt);
    return keep(open_table(games_, params.game,
                           {
                               .seats = params.seats,
                               .options = dumped(params.options, "{}"),
                               .chance = chance,
                               .seed = seed_text(params.seed, chance),
                               .players = params.players.value_or(std::vector<std::string>{}),
                               .date = surroundings_.today(),
                           }));
}

RpcAnswer Hall::load(const params::Load& params, Language /*language*/) {
    if (params.record.has_value() == params.state.has_value()) {
        return bad_params("params: expected either record, or game, seats and state");
    }
    if (!params.record) { return load_position(params); }
    if (params.game || params.seats || params.options || params.chance || params.players) {
        return bad_params("params: a record brings its own game, seats, options and players");
    }
    const Result<Record> record = parse_record(*params.record);
    if (!record) { return error(record.error()); }
    return keep(load_record(games_, *record, params.seed ? seed_text(params.seed, Chance::dealt) : ""));
}

RpcAnswer Hall::load_position(const params::Load& params) {
    if (!params.game) { return bad_params("params.game: missing"); }
    if (!params.seats) { return bad_params("params.seats: missing"); }
    const Chance chance = params.chance.value_or(Chance::dealt);
    return keep(open_table(games_, *params.game,
                           {
                               .seats = *params.seats,
                               .options = dumped(params.options, "{}"),
                               .state = dumped(params.state, ""),
                               .chance = chance,
                               .seed = seed_text(params.seed, chance),
                               .players = params.players.value_or(std::vector<std::string>{}),
                               .date = surroundings_.today(),
                           }));
}

RpcAnswer Hall::close(const params::OfTable& params, Language /*language*/) {
    if (places_.erase(params.table) == 0) { return error(Refusal{reasons::no_such_table}); }
    return object("closed", "true");
}

// Reading.

RpcAnswer Hall::view(const params::View& params, Language /*language*/) {
    const Admission in = admit(params.table, params.seat, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    std::string out;
    rpc::append_view(out, in->table(), in->caller, in->caller);
    return out;
}

RpcAnswer Hall::about(const params::OfTable& params, Language /*language*/) {
    const Admission in = admit(params.table, {}, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    std::string out;
    rpc::append_about(out, in->table());
    return out;
}

RpcAnswer Hall::log(const params::Log& params, Language language) {
    const Admission in = admit(params.table, params.seat, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    const int last = in->caller.is_owner() ? in->table().last_ply() : in->table().ply();
    const int from = params.from.value_or(0);
    const int to = params.to.value_or(last);
    if (from < 0 || from > to || to > last) { return error(Refusal{reasons::no_such_ply}); }
    std::string out;
    rpc::append_log(out, in->table(), from, to, in->caller, language);
    return out;
}

RpcAnswer Hall::moves(const params::Moves& params, Language /*language*/) {
    const Admission in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    std::string out;
    JsonText json{out};
    json.begin_object();
    json.key("revision");
    json.integer(in->table().revision());
    json.key("moves");
    if (auto done = in->table().moves_json(out, in->caller, dumped(params.filter, "")); !done) {
        return error(done.error());
    }
    json.end_object();
    return out;
}

RpcAnswer Hall::why(const params::Why& params, Language language) {
    const Admission in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    std::string out;
    rpc::append_why(out, in->table().why(params.move, in->caller), language);
    return out;
}

RpcAnswer Hall::result(const params::OfTable& params, Language language) {
    const Admission in = admit(params.table, {}, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    std::string out;
    rpc::append_result(out, in->table(), language);
    return out;
}

RpcAnswer Hall::record(const params::OfRecord& params, Language /*language*/) {
    const Admission in = admit(params.table, {}, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    const Seeds seeds = params.reveal.value_or(false) ? Seeds::shown : Seeds::when_over;
    std::string text;
    JsonText{text}.string(record_text(in->table().record(seeds)));
    return object("record", text);
}

RpcAnswer Hall::think(const params::Think& params, Language /*language*/) {
    const Admission in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    const params::Budget budget = params.budget.value_or(params::Budget{});
    ThinkRequest request{.bot = params.bot, .milliseconds = budget.ms.value_or(0), .seed = params.seed};
    request.playouts = budget.playouts.value_or(0);
    const Result<ThinkAnswer> answer = in->table().think(request, in->caller);
    if (!answer) { return error(answer.error()); }
    std::string out;
    rpc::append_thought(out, in->table(), *answer);
    return out;
}

// Changing.

RpcAnswer Hall::play(const params::Play& params, Language language) {
    const Admission in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (!params.key) { return play_once(*in, params, language); }
    if (params.key->size() > max_key) { return bad_params("params.key: expected at most 64 bytes"); }
    const std::string key = scoped_key(in->caller, *params.key);
    auto& answers = in->place->answers;
    const auto known = std::ranges::find(answers, key, &Remembered::key);
    if (known != answers.end()) { return known->answer; }
    answers.push_back({key, play_once(*in, params, language)});
    if (answers.size() > limits_.keys) { answers.pop_front(); }
    return answers.back().answer;
}

RpcAnswer Hall::play_once(const Audience& audience, const params::Play& params, Language language) {
    Table& table = audience.table();
    if (auto behind = staleness(table, params.revision, audience.caller)) { return std::unexpected{*behind}; }
    const int from = table.ply();
    if (auto played = table.play(params.move, audience.caller); !played) { return error(played.error()); }
    std::string out;
    rpc::append_played(out, table, from, audience.caller, language);
    return out;
}

/// Without a seat the owner steps, and is shown what everybody may see.
template <class Params, class Act>
RpcAnswer Hall::step(const Params& params, Act&& act) {
    const Admission in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    const Caller shown = params.seat ? in->caller : Caller::spectator();
    if (auto behind = staleness(in->table(), params.revision, shown)) { return std::unexpected{*behind}; }
    if (Result<void> done = act(in->table(), in->caller); !done) { return error(done.error()); }
    std::string out;
    rpc::append_view(out, in->table(), shown, in->caller);
    return out;
}

RpcAnswer Hall::undo(const params::Step& params, Language /*language*/) {
    return step(params, [&](Table& table, Caller caller) { return table.undo(params.ply, caller); });
}

RpcAnswer Hall::redo(const params::Step& params, Language /*language*/) {
    return step(params, [&](Table& table, Caller caller) { return table.redo(params.ply, caller); });
}

RpcAnswer Hall::go_to(const params::GoTo& params, Language /*language*/) {
    return step(params, [&](Table& table, Caller caller) { return table.go_to(params.ply, caller); });
}

// Records.

RpcAnswer Hall::replay(const params::Replay& params, Language /*language*/) {
    const Result<Record> record = parse_record(params.record);
    if (!record) { return error(record.error()); }
    Result<std::unique_ptr<Table>> table = replay_record(games_, *record, params.ply.value_or(-1));
    if (!table) { return error(table.error()); }
    Caller caller = Caller::owner();
    if (params.seat && std::holds_alternative<Seat>(*params.seat)) { caller = std::get<Seat>(*params.seat); }
    if (caller.is_seat() && caller.seat().index() >= (*table)->seats()) {
        return error(Refusal{reasons::no_such_seat});
    }
    std::string out;
    rpc::append_view(out, **table, caller, caller);
    return out;
}

RpcAnswer Hall::verify(const params::Verify& params, Language /*language*/) {
    const Result<Record> record = parse_record(params.record);
    if (!record) { return error(record.error()); }
    const Result<int> draws = verify_record(games_, *record);
    if (!draws) { return error(draws.error()); }
    return object("draws", std::to_string(*draws));
}

}  // namespace meadhall
