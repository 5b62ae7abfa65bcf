#include "match/hall.hpp"

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

#include "match/bots/stopwatch.hpp"
#include "match/json/read.hpp"
#include "match/json/write.hpp"
#include "match/protocol/compose.hpp"
#include "match/protocol/methods.hpp"
#include "match/protocol/schema.hpp"
#include "match/reasons.hpp"
#include "match/record/known.hpp"
#include "match/record/record.hpp"
#include "match/refusing.hpp"

namespace meadhall {

namespace {

constexpr std::size_t longest_key = 64;

std::string dumped(const std::optional<const Json*>& json, std::string_view otherwise) {
    return json ? (*json)->dump() : std::string{otherwise};
}

std::function<void(const ThinkProgress&)> progress_teller(const RpcListener& listener, const std::string& table) {
    return [&listener, table](const ThinkProgress& progress) {
        const answers::Progress told{.table = table,
                                     .done = progress.done,
                                     .playouts = progress.playouts,
                                     .move = progress.move.code,
                                     .text = progress.move.text,
                                     .value = progress.value};
        listener(notification(notifications, told));
    };
}

/// Keys of different callers and methods do not meet.
std::string scoped_key(std::string_view method, Caller caller, const std::string& key) {
    const std::string who = caller.is_owner() ? "all" : std::to_string(caller.seat().index());
    return std::string{method} + ":" + who + ":" + key;
}

/// Whoever of the people before a screen is asked; else whoever looks; else nobody in particular.
Caller looker_of(const Table& table, const params::Gaze& gaze) {
    const Actor actor = table.to_act();
    if (actor.is_seat() && std::ranges::find(*gaze.people, actor.seat()) != gaze.people->end()) { return actor.seat(); }
    return gaze.eyes ? Caller{*gaze.eyes} : Caller::spectator();
}

/// How far back the people before a screen may go: as far as the one of them who acted last.
int peoples_barrier(const Table& table, const std::vector<Seat>& people) {
    int barrier = table.ply();
    for (const Seat seat : people) { barrier = std::min(barrier, table.barrier(seat)); }
    return barrier;
}

}  // namespace

std::optional<RpcError> flaw_of_key(const std::optional<std::string>& key) {
    if (!key || key->size() <= longest_key) { return std::nullopt; }
    return bad_params("params.key: expected at most " + std::to_string(longest_key) + " bytes").error();
}

RpcError rpc_error(const Refusal& refusal) {
    const bool is_misfit = refusal.reason == &reasons::misfit || refusal.reason == &reasons::malformed;
    return {is_misfit ? RpcCode::invalid_params : RpcCode::refused, refusal};
}

std::optional<RpcError> staleness(const Table& table, std::optional<std::uint64_t> revision, Caller caller,
                                  Language language) {
    if (!revision || *revision == table.revision()) { return std::nullopt; }
    RpcError error{RpcCode::refused, Refusal{reasons::stale}, {}};
    error.current = message_json(compose::view(table, caller, caller, language));
    return error;
}

Result<void> play_all(Table& table, const std::vector<MoveName>& moves, Caller caller) {
    const std::span<const MoveName> all{moves};
    if (moves.size() > 1) {
        if (auto refusal = table.why_after(all.first(all.size() - 1), all.back(), caller)) {
            return std::unexpected{*refusal};
        }
    }
    for (const MoveName& move : all) {
        if (auto played = table.play(move, caller); !played) { return played; }
    }
    return {};
}

template <class Method>
RpcAnswer Hall::invoke(const Method& method, const Json& json, Language language) {
    typename Method::Params read{};
    JsonReader<NoGame> reader{no_game, "params"};
    if (!reader.read(json, read)) { return bad_params(reader.error()); }
    const auto act = [&]() -> RpcAnswer {
        const auto answer = (this->*Method::function)(read, language);
        if (!answer) { return std::unexpected{answer.error()}; }
        return message_json(*answer);
    };
    if constexpr (requires { read.key; }) {
        if (read.key) { return once(method.name, read, act); }
    }
    return act();
}

template <class Params, class Act>
RpcAnswer Hall::once(std::string_view method, const Params& params, Act&& act) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (const auto wrong = flaw_of_key(params.key)) { return std::unexpected{*wrong}; }
    const std::string key = scoped_key(method, in->caller, *params.key);
    auto& answers = *in->answers;
    const auto known = std::ranges::find(answers, key, &Remembered::key);
    if (known != answers.end()) { return known->answer; }
    answers.push_back({key, act()});
    if (answers.size() > limits_.keys) { answers.pop_front(); }
    return answers.back().answer;
}

RpcAnswer Hall::call(std::string_view name, const Json& params, Language language, const RpcListener& tell,
                     const RpcHalt& halt) {
    listener_ = &tell;
    halt_ = &halt;
    RpcAnswer answer = std::unexpected{RpcError{RpcCode::method_not_found, Refusal{reasons::unknown_method}}};
    const auto attempt = [&](const auto& method) {
        if (method.name != name) { return false; }
        answer = invoke(method, params, language);
        return true;
    };
    std::apply([&](const auto&... method) { (attempt(method) || ...); }, methods);
    return answer;
}

Answered<Hall::Audience> Hall::admit(const std::string& table, const std::optional<params::Who>& seat,
                                     Caller otherwise) {
    const auto place = places_.find(table);
    if (place == places_.end()) { return error(Refusal{reasons::no_such_table}); }
    Audience in{place->second.table.get(), &place->second.answers, otherwise};
    if (!seat) { return in; }
    in.caller = Caller::owner();
    if (std::holds_alternative<params::Everything>(*seat)) { return in; }
    const Seat number = std::get<Seat>(*seat);
    if (number.index() >= in.table().seats()) { return error(Refusal{reasons::no_such_seat}); }
    in.caller = number;
    return in;
}

// Coming by a table.

std::string Hall::seed_text(const std::optional<params::Seed>& seed, Chance chance) const {
    if (chance == Chance::manual) { return {}; }
    if (!seed) { return surroundings_.seed(); }
    if (const auto* number = std::get_if<std::int64_t>(&*seed)) { return std::to_string(*number); }
    return std::get<std::string>(*seed);
}

Answered<answers::Opened> Hall::keep(Result<std::unique_ptr<Table>> table) {
    if (!table) { return error(table.error()); }
    if (places_.size() >= limits_.tables) { return error(Refusal{reasons::hall_is_full}); }
    const std::string name = "t" + std::to_string(++opened_);
    const auto place = places_.emplace(name, Place{std::move(*table), {}}).first;
    return compose::opened(name, *place->second.table);
}

Answered<std::vector<answers::Game>> Hall::games(const params::Nothing& /*params*/, Language language) {
    std::vector<answers::Game> cards;
    for (const GameEntry& game : games_) { cards.push_back(compose::game(game, language)); }
    return cards;
}

Answered<Written<Shape::schema>> Hall::schema(const params::Nothing& /*params*/, Language language) {
    return Written<Shape::schema>{protocol_schema(games_, language)};
}

Answered<answers::Opened> Hall::open(const params::Open& params, Language /*language*/) {
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

std::optional<std::string> Hall::note_about(const Record& record, Language language) const {
    std::string note = caveat(games_, record, language);
    return note.empty() ? std::nullopt : std::optional{std::move(note)};
}

Answered<answers::Opened> Hall::load(const params::Load& params, Language language) {
    if (params.record.has_value() == params.state.has_value()) {
        return bad_params("params: expected either record, or game, seats and state");
    }
    if (!params.record) { return load_position(params); }
    if (params.game || params.seats || params.options || params.chance || params.players) {
        return bad_params("params: a record brings its own game, seats, options and players");
    }
    const Result<Record> record = parse_record(*params.record);
    if (!record) { return error(record.error()); }
    auto opened = keep(load_record(games_, *record, params.seed ? seed_text(params.seed, Chance::dealt) : ""));
    if (opened) { opened->note = note_about(*record, language); }
    return opened;
}

Answered<answers::Opened> Hall::load_position(const params::Load& params) {
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

Answered<std::vector<answers::TableCard>> Hall::tables(const params::Nothing& /*params*/, Language /*language*/) {
    std::vector<answers::TableCard> cards;
    for (const auto& [name, place] : places_) { cards.push_back(compose::table_card(name, *place.table)); }
    return cards;
}

/// A thought that was asked for before this has been answered by now: doors that read ahead end it (`RpcHalt`).
Answered<answers::Stopped> Hall::stop(const params::OfTable& params, Language /*language*/) {
    const auto in = admit(params.table, {}, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    return answers::Stopped{};
}

Answered<answers::Closed> Hall::close(const params::OfTable& params, Language /*language*/) {
    if (places_.erase(params.table) == 0) { return error(Refusal{reasons::no_such_table}); }
    return answers::Closed{};
}

// Reading.

std::optional<RpcError> Hall::excess(const std::optional<std::vector<MoveName>>& moves) const {
    if (!moves || moves->size() <= limits_.moves) { return std::nullopt; }
    return error(Refusal{reasons::too_much, "at most " + std::to_string(limits_.moves) + " moves"}).error();
}

Answered<answers::Viewed> Hall::view(const params::View& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    return compose::view(in->table(), in->caller, in->caller, language);
}

Answered<answers::About> Hall::about(const params::OfTable& params, Language /*language*/) {
    const auto in = admit(params.table, {}, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    return compose::about(in->table());
}

Answered<answers::Log> Hall::log(const params::Log& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    const int last = in->caller.is_owner() ? in->table().last_ply() : in->table().ply();
    const int from = params.from.value_or(0);
    const int to = params.to.value_or(last);
    if (from < 0 || from > to || to > last) { return error(Refusal{reasons::no_such_ply}); }
    if (to - from > limits_.plies) {
        return error(Refusal{reasons::too_much, "at most " + std::to_string(limits_.plies) + " plies"});
    }
    return answers::Log{in->table().revision(), compose::events(in->table(), from, to, in->caller, language)};
}

Answered<answers::Menu> Hall::moves(const params::Moves& params, Language /*language*/) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (auto refusal = excess(params.after)) { return std::unexpected{*refusal}; }
    answers::Menu menu{.revision = in->table().revision(), .moves = {}};
    const auto made = params.after.value_or(std::vector<MoveName>{});
    const std::string filter = dumped(params.filter, "");
    if (auto done = in->table().moves_json_after(menu.moves.json, made, in->caller, filter); !done) {
        return error(done.error());
    }
    return menu;
}

Answered<answers::Prospect> Hall::preview(const params::Preview& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (auto refusal = excess(params.then)) { return std::unexpected{*refusal}; }
    Result<Preview> preview = in->table().preview(all_moves(params), in->caller, {language, params.you});
    if (!preview) { return error(preview.error()); }
    return compose::prospect(in->table(), std::move(*preview));
}

Answered<answers::Why> Hall::why(const params::Why& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (auto refusal = excess(params.after)) { return std::unexpected{*refusal}; }
    const auto made = params.after.value_or(std::vector<MoveName>{});
    return compose::why(in->table().why_after(made, params.move, in->caller), language);
}

Answered<answers::Outcome> Hall::result(const params::OfTable& params, Language language) {
    const auto in = admit(params.table, {}, Caller::spectator());
    if (!in) { return std::unexpected{in.error()}; }
    return compose::outcome(in->table(), language);
}

Answered<answers::RecordText> Hall::record(const params::OfRecord& params, Language /*language*/) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (!in->caller.is_owner()) {
        return answers::RecordText{record_text(known_record(games_, in->table(), in->caller))};
    }
    const Seeds seeds = params.reveal.value_or(false) ? Seeds::shown : Seeds::when_over;
    return answers::RecordText{record_text(in->table().record(seeds))};
}

Answered<answers::Thought> Hall::think(const params::Think& params, Language /*language*/) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    const params::Budget budget = params.budget.value_or(params::Budget{});
    ThinkRequest request{.bot = params.bot, .milliseconds = budget.ms.value_or(0), .seed = params.seed};
    request.playouts = budget.playouts.value_or(0);
    const Stopwatch patience{limits_.think_ms};
    request.stop = [&] { return patience.has_run_out() || (*halt_ && (*halt_)(params.table)); };
    if (params.progress.value_or(false) && *listener_) { request.tell = progress_teller(*listener_, params.table); }
    const Result<ThinkAnswer> answer = in->table().think(request, in->caller);
    if (!answer) { return error(answer.error()); }
    return compose::thought(in->table(), *answer);
}

// Changing.

Answered<answers::Played> Hall::play(const params::Play& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    Table& table = in->table();
    if (auto behind = staleness(table, params.revision, in->caller, language)) { return std::unexpected{*behind}; }
    const int from = table.ply();
    if (auto played = table.play(params.move, in->caller); !played) { return error(played.error()); }
    return compose::played(table, from, in->caller, language);
}

std::optional<RpcError> Hall::objection(const Audience& in, const params::Gaze& gaze) {
    const bool looks_for_others = gaze.people || gaze.eyes || gaze.record.value_or(false);
    if (looks_for_others && !in.caller.is_owner()) {
        return bad_params("params: people, eyes and record are for the owner of the table").error();
    }
    const auto sits = [&](Seat seat) { return seat.index() < in.table().seats(); };
    const bool all_sit = !gaze.people || std::ranges::all_of(*gaze.people, sits);
    if (!all_sit || (gaze.eyes && !sits(*gaze.eyes))) { return error(Refusal{reasons::no_such_seat}).error(); }
    return std::nullopt;
}

/// The owner sees everything; people before a screen see what the one of them sees who is asked, or who looked last.
/// Where the screen changes hands, everything is told from the beginning, as far as that can be told at once.
answers::Screen Hall::shown(const Audience& in, const params::Gaze& gaze, Language language) const {
    const Table& table = in.table();
    const Caller looker = gaze.people ? looker_of(table, gaze) : in.caller;
    const Listener listener{language, gaze.you};
    answers::Screen screen = compose::screen(table, looker, listener);
    screen.barrier = table.barrier(in.caller);
    if (gaze.people) { screen.barrier = peoples_barrier(table, *gaze.people); }
    const bool same_eyes = !gaze.people || screen.seat == gaze.eyes;
    const int wanted = same_eyes ? std::clamp(gaze.from.value_or(0), 0, table.ply()) : 0;
    screen.from = std::max(wanted, table.ply() - limits_.plies);
    screen.events = compose::events(table, screen.from, table.ply(), looker, listener);
    if (gaze.record.value_or(false)) { screen.record = record_text(table.record(Seeds::shown)); }
    return screen;
}

Answered<answers::Screen> Hall::screen(const params::Screen& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (auto refusal = objection(*in, params)) { return std::unexpected{*refusal}; }
    return shown(*in, params, language);
}

Answered<answers::Screen> Hall::act(const params::Act& params, Language language) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    if (auto refusal = objection(*in, params)) { return std::unexpected{*refusal}; }
    if (auto refusal = excess(params.then)) { return std::unexpected{*refusal}; }
    Table& table = in->table();
    if (auto behind = staleness(table, params.revision, in->caller, language)) { return std::unexpected{*behind}; }
    params::Gaze gaze{
        .people = params.people, .eyes = params.eyes, .from = params.from, .record = params.record, .you = params.you};
    if (!gaze.from) { gaze.from = table.ply(); }
    if (auto played = play_all(table, all_moves(params), in->caller); !played) { return error(played.error()); }
    return shown(*in, gaze, language);
}

/// Without a seat the owner steps, and is shown what everybody may see.
template <class Params, class Act>
Answered<answers::Viewed> Hall::step(const Params& params, Language language, Act&& act) {
    const auto in = admit(params.table, params.seat, Caller::owner());
    if (!in) { return std::unexpected{in.error()}; }
    const Caller shown = params.seat ? in->caller : Caller::spectator();
    if (auto behind = staleness(in->table(), params.revision, shown, language)) { return std::unexpected{*behind}; }
    if (Result<void> done = act(in->table(), in->caller); !done) { return error(done.error()); }
    return compose::view(in->table(), shown, in->caller, language);
}

Answered<answers::Viewed> Hall::undo(const params::Step& params, Language language) {
    return step(params, language, [&](Table& table, Caller caller) { return table.undo(params.ply, caller); });
}

Answered<answers::Viewed> Hall::redo(const params::Step& params, Language language) {
    return step(params, language, [&](Table& table, Caller caller) { return table.redo(params.ply, caller); });
}

Answered<answers::Viewed> Hall::go_to(const params::GoTo& params, Language language) {
    return step(params, language, [&](Table& table, Caller caller) { return table.go_to(params.ply, caller); });
}

// Records.

Answered<answers::Viewed> Hall::replay(const params::Replay& params, Language language) {
    const Result<Record> record = parse_record(params.record);
    if (!record) { return error(record.error()); }
    Result<std::unique_ptr<Table>> table = replay_record(games_, *record, params.ply.value_or(-1));
    if (!table) { return error(table.error()); }
    Caller caller = Caller::owner();
    if (params.seat && std::holds_alternative<Seat>(*params.seat)) { caller = std::get<Seat>(*params.seat); }
    if (caller.is_seat() && caller.seat().index() >= (*table)->seats()) {
        return error(Refusal{reasons::no_such_seat});
    }
    answers::Viewed viewed = compose::view(**table, caller, caller, language);
    viewed.note = note_about(*record, language);
    return viewed;
}

Answered<answers::Verified> Hall::verify(const params::Verify& params, Language language) {
    const Result<Record> record = parse_record(params.record);
    if (!record) { return error(record.error()); }
    const Result<int> draws = verify_record(games_, *record);
    if (!draws) { return error(draws.error()); }
    return answers::Verified{*draws, note_about(*record, language)};
}

}  // namespace meadhall
