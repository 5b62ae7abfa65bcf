// What the steward does with what it hears, and that nothing leaves before it is written.
#include <algorithm>
#include <utility>

#include "match/envelope.hpp"
#include "match/protocol/listing.hpp"
#include "match/reasons.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/guest_hall.hpp"
#include "server/steward/methods.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

/// How often a message is heard anew because somebody else was faster.
constexpr int most_attempts = 8;
/// A clock that has run out and could not be written down must not keep everybody busy.
constexpr Instant at_least = 20;

void append(Outbox& all, Outbox more) {
    std::ranges::move(more.letters, std::back_inserter(all.letters));
    std::ranges::move(more.replies, std::back_inserter(all.replies));
    std::ranges::move(more.dismissed, std::back_inserter(all.dismissed));
    std::ranges::move(more.logged_out, std::back_inserter(all.logged_out));
    std::ranges::move(more.tasks, std::back_inserter(all.tasks));
    std::ranges::move(more.news, std::back_inserter(all.news));
    std::ranges::move(more.here, std::back_inserter(all.here));
    std::ranges::move(more.partings, std::back_inserter(all.partings));
    std::ranges::move(more.hashings, std::back_inserter(all.hashings));
    std::ranges::move(more.turns, std::back_inserter(all.turns));
}

}  // namespace

std::string methods_table() { return table_of_methods(methods); }

Steward::Steward(Catalogue games, Store& store, std::function<std::string()> secret, Limits limits, Company company)
    : games_{games}, store_{store}, secret_{std::move(secret)}, limits_{limits}, company_{company}, measures_{limits} {}
Steward::~Steward() = default;

Outbox Steward::wake(Instant now) {
    next_look_ = now;
    since_ = now;
    const std::vector<Heard> tick = {heard::Tick{}};
    return attend(tick, now);
}

Outbox Steward::attend(std::span<const Heard> all, Instant now) {
    now_ = now;
    return attempt(all, most_attempts);
}

Outbox Steward::attempt(std::span<const Heard> all, int attempts) {
    out_ = {};
    changes_ = {};
    visits_before_.clear();
    told_before_.clear();
    paces_before_.clear();
    measures_.settle();
    const Figures before = figures_;
    Kept kept = Kept::failed;
    turns_.clear();
    try {
        for (const Heard& each : all) {
            here_.reset();
            std::visit([&](const auto& what) { hear(what); }, each);
            visit_ = nullptr;
        }
        kept = write_changes();
        if (kept == Kept::yes) {
            for (const std::string& table : std::exchange(behind_, {})) { catch_up(table); }
            release();
            call_to_table();
            set_bots_to_work();
            make_room();
            return std::exchange(out_, {});
        }
    } catch (const std::exception&) {  // the store is out of order
        ++figures_.failed;
        is_sound_ = false;
    }
    const std::set<std::string> in_doubt = forget_changes();
    const bool is_heard_anew = all.size() > 1 || (kept == Kept::overtaken && attempts > 1);
    if (is_heard_anew) { unhear(before); }
    Outbox together;
    if (all.size() > 1) {  // what one of them met with is no fault of the others
        for (const Heard& each : all) { append(together, attempt({&each, 1}, attempts)); }
    } else if (is_heard_anew) {  // perhaps it can be done all the same
        together = attempt(all, attempts - 1);
    } else {
        excuse(all.front());
        together = std::exchange(out_, {});
    }
    for (const std::string& table : in_doubt) { catch_up(table); }
    append(together, std::exchange(out_, {}));
    return together;
}

Kept Steward::write_changes() {
    if (changes_.is_empty()) { return Kept::yes; }
    const Kept kept = store_.write(changes_);
    ++figures_.writes;
    figures_.overtaken += kept == Kept::overtaken ? 1U : 0U;
    figures_.failed += kept == Kept::failed ? 1U : 0U;
    is_sound_ = kept != Kept::failed;
    if (kept != Kept::yes) { return kept; }
    figures_.written += changes_.lines.size();
    figures_.results += changes_.results.size();
    for (const TableCard& card : company_.is_any() ? changes_.tables : std::vector<TableCard>{}) {
        const auto sitting = sittings_.find(card.id);
        if (sitting != sittings_.end()) { out_.news.push_back({card.id, sitting->second->length()}); }
    }
    changes_ = {};
    return kept;
}

/// None of it happened: what is in memory is no longer the truth and is read anew when it is needed.
std::set<std::string> Steward::forget_changes() {
    std::set<std::string> tables;
    for (const LogLine& line : changes_.lines) { tables.insert(line.table); }
    for (const std::string& table : tables) {
        sittings_.erase(table);
        earlier_.erase(table);
        forget_work(table);
        waiting_.insert(table);  // until it has been read anew
    }
    restore_visits();
    for (const auto& [whom, number] : told_before_) {
        const auto visit = visits_.find(whom.first);
        tables.insert(whom.second);  // what others wrote there has been learnt, but not told
        if (visit == visits_.end() || !visit->second.tables.contains(whom.second)) { continue; }
        visit->second.tables[whom.second] = number;
    }
    out_ = {};
    changes_ = {};
    told_before_.clear();
    turns_.clear();
    visit_ = nullptr;
    return tables;
}

/// The visitor who speaks, before something of it changes that is true only once it is written.
Steward::Visit& Steward::changing_visit() {
    visits_before_.try_emplace(visit_->id, *visit_);
    return *visit_;
}

/// They are here again, who they were, and hear what they heard; only what they have used up of their measure is gone.
void Steward::restore_visits() {
    for (auto& [id, before] : std::exchange(visits_before_, {})) {
        const auto visit = visits_.find(id);
        if (visit != visits_.end()) { before.pace = visit->second.pace; }
        for (const auto& [table, number] : before.tables) { followers_[table].insert(id); }
        visits_[id] = std::move(before);
    }
}

/// What is heard anew is paid for once and counts once: whoever was overtaken has not spoken more often.
void Steward::unhear(const Figures& before) {
    measures_.give_back();
    for (const auto& [id, pace] : std::exchange(paces_before_, {})) {
        const auto visit = visits_.find(id);
        if (visit != visits_.end()) { visit->second.pace = pace; }
    }
    for (const auto figure : figures_of_hearing) { figures_.*figure = before.*figure; }
}

void Steward::excuse(const Heard& heard) {
    if (const auto* left = std::get_if<heard::Left>(&heard)) {
        visits_.erase(left->visit);
    }  // whatever else went wrong
    const RpcError error = rpc_error(Refusal{reasons::not_kept});
    session_.reset();
    if (const auto* asked = std::get_if<heard::Asked>(&heard)) { return reply(asked->visit, std::unexpected{error}); }
    if (const auto* hashed = std::get_if<heard::Hashed>(&heard)) {
        return reply(hashed->hashing.visit, std::unexpected{error});
    }
    const auto* said = std::get_if<heard::Said>(&heard);
    if (said == nullptr) { return; }
    std::string answer = answer_with(said->text, rpc_limits(), error);
    if (!answer.empty()) {
        out_.letters.push_back({said->visit, std::make_shared<const std::string>(std::move(answer))});
    }
}

void Steward::hear(const heard::Came& came) {
    Visit& visit = visits_.try_emplace(came.visit).first->second;
    visit.id = came.visit;
    visit.session = came.session.empty() ? std::string{} : digest_of(came.session);
}

/// Whoever said something before may have to be heard anew.
void Steward::hear(const heard::Left& left) {
    const auto visit = visits_.find(left.visit);
    if (visit == visits_.end()) { return; }
    visits_before_.try_emplace(left.visit, visit->second).first->second.pace = visit->second.pace;
    visits_.erase(visit);
}

bool Steward::keeps_pace(Visit& visit) {
    if (measures_.take_message(visit.pace.messages, now_)) {
        visit.pace.refused = 0;
        return true;
    }
    ++figures_.too_fast;
    if (++visit.pace.refused == limits_.patience) {
        ++figures_.dismissed;
        out_.dismissed.push_back(visit.id);
    }
    return false;
}

void Steward::hear(const heard::Said& said) {
    const auto found = visits_.find(said.visit);
    if (found == visits_.end()) { return; }
    visit_ = &found->second;
    paces_before_.try_emplace(said.visit, visit_->pace);
    ++figures_.messages;
    const bool is_slow_enough = keeps_pace(*visit_);
    if (!is_slow_enough && visit_->pace.refused > limits_.messages_at_once) { return; }  // no answer to a flood
    std::string answer = is_slow_enough ? answers_to(said.text)
                                        : answer_with(said.text, rpc_limits(), rpc_error(Refusal{reasons::too_fast}));
    if (!answer.empty()) {
        out_.letters.push_back({said.visit, std::make_shared<const std::string>(std::move(answer))});
    }
}

/// The message itself has been paid for, and with it one request; each further one of a batch costs as much.
std::string Steward::answers_to(const std::string& text) {
    bool is_paid = true;
    const auto answer = [&](std::string_view method, const Json& params, Language language) -> RpcAnswer {
        if (std::exchange(is_paid, false) || measures_.take_message(visit_->pace.messages, now_)) {
            return call(method, params, language);
        }
        ++figures_.too_fast;
        return error(reasons::too_fast);
    };
    return answer_line(text, rpc_limits(), answer, visit_->language);
}

RpcAnswer Steward::call(std::string_view name, const Json& params, Language language) {
    language_ = language;
    here_.reset();
    if (name == "hello") { changing_visit().language = language; }
    RpcAnswer answer = answered(name, params);
    // Before somebody hears a no: perhaps it is only this steward who does not know yet.
    if (!answer && learn_about(params)) { return answered(name, params); }
    return answer;
}

RpcAnswer Steward::answered(std::string_view name, const Json& params) {
    if (std::ranges::find(reading, name) != reading.end()) { return read(name, params, language_); }
    RpcAnswer answer = std::unexpected{RpcError{RpcCode::method_not_found, Refusal{meadhall::reasons::unknown_method}}};
    const auto attempt = [&](const auto& method) {
        if (method.name != name) { return false; }
        answer = invoke(method, params);
        return true;
    };
    std::apply([&](const auto&... method) { (attempt(method) || ...); }, methods);
    return answer;
}

template <class Method>
RpcAnswer Steward::invoke(const Method& method, const Json& params) {
    typename Method::Params read{};
    JsonReader<NoGame> reader{no_game, "params"};
    if (!reader.read(params, read)) { return bad_params(reader.error()); }
    if (visit_->guest.empty() && method.name != "hello" && method.name != "tables") {
        return error(reasons::say_hello);
    }
    const auto answer = (this->*Method::function)(read);
    if (!answer) { return std::unexpected{answer.error()}; }
    return message_json(*answer);
}

/// What only reads is answered by the table itself, for the seat of whoever asks.
RpcAnswer Steward::read(std::string_view method, const Json& params, Language language) {
    static const RpcListener nobody;
    static const RpcHalt never;
    if (method == "games") { return Hall{games_, {}, {}}.call(method, params, language, nobody, never); }
    const auto table = params.find("table");
    const std::string id = table != params.end() && table->is_string() ? table->get<std::string>() : "";
    const auto sitting = admitted(id);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    if (!(*sitting)->has_begun()) { return error(reasons::not_begun); }
    const auto seen = seen_by(*visit_, **sitting);
    if (!seen) { return std::unexpected{seen.error()}; }
    GuestHall hall{games_, (*seen)->table(), caller_of(*visit_, **sitting)};
    return hall.call(method, params, language, nobody, never);
}

/// A thought about a position that is gone is forgotten, and the bot is asked again. One that found nothing is not: it
/// would find nothing again. Where what was found elsewhere is no move, the bot is asked once more, at home.
void Steward::hear(const heard::Thought& thought) {
    if (thought.move.empty()) { return; }
    bool was_at_home = false;
    if (const auto work = at_work_.find(thought.table); work != at_work_.end() && work->second.step == thought.steps) {
        was_at_home = work->second.at_home;
        at_work_.erase(work);
    }
    const auto sitting = find(thought.table);
    if (!sitting || (*sitting)->steps().size() != thought.steps) { return; }
    const std::optional<Seat> seat = (*sitting)->bot_to_act();
    if (!seat) { return; }
    if ((*sitting)->table().why(thought.move, *seat)) { return doubt(thought, was_at_home); }
    put_down(**sitting, entries::Moved{.seat = *seat, .move = thought.move, .hash = {}, .key = {}});
    doubted_.erase(thought.table);
}

/// What was found at home would be found there again: that bot counts as still at work.
void Steward::doubt(const heard::Thought& thought, bool was_at_home) {
    if (was_at_home) {
        at_work_[thought.table] = {.step = thought.steps, .at_home = true};
    } else {
        doubted_[thought.table] = thought.steps;
    }
}

void Steward::forget_work(const std::string& table) {
    at_work_.erase(table);
    doubted_.erase(table);
}

void Steward::hear(const heard::Tick& /*tick*/) {
    if (next_look_ && *next_look_ <= now_) { look_around(); }
    const std::set<std::string> tables = waiting_;
    for (const std::string& table : tables) {
        const auto found = find(table);
        if (!found) {
            waiting_.erase(table);
            continue;
        }
        Sitting& sitting = **found;
        note(sitting);
        if (!sitting.clocks().run() || sitting.clocks().end() > now_) { continue; }
        const Seat late = *sitting.clocks().running();
        const std::string& takeover = sitting.setup().takeover;
        if (sitting.bot_to_act()) { continue; }  // a bot is never late: how long it has to wait is not its fault
        if (takeover.empty()) {
            put_down(sitting, entries::Forfeited{.seat = late, .on_time = true});
        } else {
            put_down(sitting, entries::BotSat{.seat = late, .bot = takeover});
        }
    }
}

std::optional<Instant> Steward::alarm() const {
    std::optional<Instant> next = next_look_;
    const auto by = [&](Instant instant) { next = std::min(next.value_or(instant), instant); };
    for (const std::string& table : waiting_) {
        const auto found = sittings_.find(table);
        if (found == sittings_.end()) {
            by(now_ + pause);  // the store was out of order when it was to be read
        } else if (found->second->clocks().run() && !found->second->bot_to_act()) {
            by(std::max(found->second->clocks().end(), now_ + at_least));
        }
    }
    for (const auto& [table, shown] : delayed_) {
        const auto found = sittings_.find(table);
        const auto due = found == sittings_.end() ? std::nullopt : found->second->next_shown(now_);
        if (due) { by(std::max(*due, now_ + at_least)); }
    }
    return next;
}

Figures Steward::figures() const {
    Figures figures = figures_;
    figures.visits = visits_.size();
    figures.sittings = sittings_.size();
    return figures;
}

}  // namespace meadhall::server
