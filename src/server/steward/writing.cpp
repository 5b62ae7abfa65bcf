// How something comes to be in the log of a table, and who is told of it.
#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "match/json/write.hpp"
#include "match/protocol/compose.hpp"
#include "match/record/record.hpp"
#include "server/ladder/outcome.hpp"
#include "server/steward/methods.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

std::optional<std::string> if_any(const std::string& text) { return text.empty() ? std::nullopt : std::optional{text}; }

/// What an entry says to everybody alike.
struct Teller {
    answers::Told& told;

    void operator()(const entries::Created& /*entry*/) const {}
    void operator()(const entries::Linked& entry) const { told.seat = entry.seat; }
    void operator()(const entries::Sat& entry) const {
        told.seat = entry.seat;
        told.name = entry.called;
    }
    void operator()(const entries::BotSat& entry) const {
        told.seat = entry.seat;
        told.bot = entry.bot;
    }
    void operator()(const entries::Stood& entry) const { told.seat = entry.seat; }
    void operator()(const entries::Started& /*entry*/) const {}
    void operator()(const entries::Moved& entry) const { told.seat = entry.seat; }
    void operator()(const entries::TookBack& entry) const { told.seat = entry.seat; }
    void operator()(const entries::Asked& entry) const {
        told.seat = entry.seat;
        told.ply = entry.ply;
    }
    void operator()(const entries::Consented& entry) const {
        told.seat = entry.seat;
        told.agrees = entry.agrees;
    }
    void operator()(const entries::Said& entry) const {
        told.name = entry.called;
        told.text = entry.text;
    }
    void operator()(const entries::Forfeited& entry) const {
        told.seat = entry.seat;
        told.on_time = entry.on_time;
    }
    void operator()(const entries::Closed& /*entry*/) const {}
    void operator()(const entries::Again& entry) const { told.again = entry.table; }
};

bool changes_the_game(const Entry& entry) {
    return std::holds_alternative<entries::Started>(entry.kind) || std::holds_alternative<entries::Moved>(entry.kind) ||
           std::holds_alternative<entries::TookBack>(entry.kind);
}

}  // namespace

/// Takes the entry in, and whatever must be known of the position after it is written down with it.
Result<void> Steward::write(Sitting& sitting, entries::Kind kind) {
    // Machines never agree on the time quite; in a log it does not run backwards.
    Entry entry{.at = std::max(now_, sitting.changed()), .kind = std::move(kind)};
    const bool was_over = sitting.phase() == Phase::over;
    const std::optional<Seat> acted = sitting.to_act();
    if (auto taken = sitting.take(entry); !taken) { return taken; }
    turns_.try_emplace(sitting.id(), acted);
    if (auto* moved = std::get_if<entries::Moved>(&entry.kind)) {
        moved->hash = hash_text(sitting.table().hash(Caller::owner()));
        ++figures_.moves;
    }
    changes_.lines.push_back({sitting.id(), sitting.length(), text_of(entry)});
    note(sitting);
    if (!was_over && sitting.phase() == Phase::over) { note_result(sitting); }
    tell(sitting, entry);
    return {};
}

/// In the same transaction as the line that ended the game. For ladders a game ends when everybody may know how.
void Steward::note_result(const Sitting& sitting) {
    if (sitting.is_closed()) { return; }
    const Instant late = sitting.setup().delay ? Instant{1000} * sitting.setup().delay->seconds : 0;
    changes_.results.push_back({.table = sitting.id(),
                                .game = sitting.setup().game,
                                .ended = sitting.changed() + late,
                                .text = text_of(outcome_of(sitting))});
}

/// Whoever is to decide now, and was not before.
void Steward::call_to_table() {
    for (const auto& [table, before] : std::exchange(turns_, {})) {
        const auto found = sittings_.find(table);
        if (found == sittings_.end()) { continue; }
        const Sitting& sitting = *found->second;
        const std::optional<Seat> now = sitting.to_act();
        if (!now || now == before) { continue; }
        const Chair& chair = sitting.chairs()[now->number];
        if (chair.bot.empty()) { out_.turns.push_back({table, chair.guest, sitting.setup().game}); }
    }
}

void Steward::put_down(Sitting& sitting, entries::Kind kind) {
    if (const auto written = write(sitting, std::move(kind)); !written) {
        throw std::logic_error{written.error().message(Language::en)};
    }
}

/// Keeps the card of a table in step with its log.
void Steward::note(const Sitting& sitting) {
    const std::optional<Instant> due = sitting.due();
    if (due) {
        waiting_.insert(sitting.id());
    } else {
        waiting_.erase(sitting.id());
    }
    if (changes_.lines.empty() || changes_.lines.back().table != sitting.id()) { return; }
    TableCard card{.id = sitting.id(),
                   .phase = sitting.phase(),
                   .open = sitting.setup().open,
                   .changed = sitting.changed(),
                   .waits = due.has_value(),
                   .due = due.value_or(0),
                   .summary = message_json(info(sitting)),
                   .guests = {sitting.setup().host},
                   .game = sitting.setup().game};
    for (const Chair& chair : sitting.chairs()) {
        if (!chair.guest.empty()) { card.guests.push_back(chair.guest); }
    }
    std::ranges::sort(card.guests);
    card.guests.erase(std::ranges::unique(card.guests).begin(), card.guests.end());
    std::erase_if(changes_.tables, [&](const TableCard& each) { return each.id == card.id; });
    changes_.tables.push_back(std::move(card));
}

/// Everybody who looks at the table is told as much as they may know; those who know the same get the same text.
void Steward::tell(const Sitting& sitting, const Entry& entry) {
    std::map<std::pair<int, Language>, Sent> texts;
    for (Visit* visit : followers_of(sitting.id())) {
        if (is_late(*visit, sitting)) { continue; }
        std::int64_t& known = visit->tables[sitting.id()];
        told_before_.try_emplace({visit->id, sitting.id()}, known);
        if (known + 1 < sitting.length()) {  // has to catch up first
            behind_.insert(sitting.id());
            continue;
        }
        known = sitting.length();
        const Caller caller = caller_of(*visit, sitting);
        Sent& text = texts[{caller.is_seat() ? caller.seat().index() : -1, visit->language}];
        if (!text) {
            text = std::make_shared<const std::string>(
                notification(notifications, told(sitting, entry, caller, visit->language)));
        }
        out_.letters.push_back({visit->id, text});
    }
}

std::vector<LogLine> Steward::log_of(const std::string& table) {
    std::vector<LogLine> log = store_.log(table);
    for (const LogLine& line : changes_.lines) {
        if (line.table == table) { log.push_back(line); }
    }
    return log;
}

void Steward::catch_up(const std::string& table) {
    try {
        const auto found = find(table);
        if (!found) { return; }
        note(**found);
        const auto whole = sitting_from(games_, log_of(table), [&](const Sitting& at, const Entry& entry) {
            for (Visit* visit : followers_of(table)) {
                std::int64_t& known = visit->tables[table];
                if (known + 1 != at.length() || at.length() > length_for(*visit, **found)) { continue; }
                known = at.length();
                const Caller caller = caller_of(*visit, **found);
                const answers::Told news = told(at, entry, caller, visit->language);
                out_.letters.push_back(
                    {visit->id, std::make_shared<const std::string>(notification(notifications, news))});
            }
        });
        if (!whole) { ++figures_.failed; }
        set_bots_to_work();
    } catch (const std::exception&) {
        ++figures_.failed;
    }  // still out of order; the next word at this table tries again
}

/// From now on the visitor is told what happens at this table.
void Steward::follow(const Sitting& sitting) {
    changing_visit().tables.try_emplace(sitting.id(), length_for(*visit_, sitting));
    if (sitting.setup().delay) { delayed_.try_emplace(sitting.id(), sitting.shown_length(now_)); }
    followers_[sitting.id()].insert(visit_->id);
}

/// Whoever has left since is crossed out here: a crowd elsewhere costs this table nothing.
std::vector<Steward::Visit*> Steward::followers_of(const std::string& table) {
    std::vector<Visit*> all;
    const auto listed = followers_.find(table);
    if (listed == followers_.end()) { return all; }
    std::erase_if(listed->second, [&](VisitId id) {
        const auto visit = visits_.find(id);
        const bool follows = visit != visits_.end() && visit->second.tables.contains(table);
        if (follows) { all.push_back(&visit->second); }
        return !follows;
    });
    return all;
}

answers::Told Steward::told(const Sitting& sitting, const Entry& entry, Caller caller, Language language) const {
    answers::Told told{.table = sitting.id(),
                       .number = sitting.length(),
                       .at = entry.at,
                       .event = static_cast<answers::Happening>(entry.kind.index())};
    std::visit(Teller{told}, entry.kind);
    if (sitting.phase() == Phase::running && sitting.setup().clock.runs()) { told.left = time_left(sitting, entry.at); }
    if (!changes_the_game(entry)) { return told; }
    const Table& table = sitting.table();
    told.revision = table.revision();
    told.ply = table.ply();
    told.to_act = compose::to_act(table, table.to_act());
    told.hash = hash_text(table.hash(caller));
    if (table.ply() >= sitting.ply_before()) {
        told.events = compose::events(table, sitting.ply_before(), table.ply(), caller, language);
    }
    return told;
}

std::vector<std::int64_t> Steward::time_left(const Sitting& sitting, Instant now) const {
    std::vector<std::int64_t> left;
    for (int i = 0; i < sitting.setup().seats; ++i) { left.push_back(sitting.clocks().left(seat(i), now)); }
    return left;
}

answers::Info Steward::info(const Sitting& sitting) const {
    const entries::Created& setup = sitting.setup();
    answers::Info info{.table = sitting.id(),
                       .number = sitting.length(),
                       .game = setup.game,
                       .title = setup.title,
                       .phase = sitting.phase(),
                       .places = {},
                       .open = setup.open,
                       .watched = setup.watched,
                       .takeover = if_any(setup.takeover),
                       .clock = setup.clock.runs() ? std::optional{setup.clock} : std::nullopt,
                       .delay = setup.delay,
                       .host = setup.host,
                       .changed = sitting.changed(),
                       .to_act = sitting.to_act(),
                       .left = {},
                       .wish = {},
                       .forfeit = {},
                       .closed = {},
                       .result = {},
                       .again = if_any(sitting.again()),
                       .you = {},
                       .your_move = {}};
    for (const Chair& chair : sitting.chairs()) {
        info.places.push_back({if_any(chair.guest), if_any(chair.called), if_any(chair.bot), {}, if_any(chair.owner)});
    }
    if (const auto& wish = sitting.wish()) { info.wish = answers::Wish{wish->seat, wish->ply}; }
    if (sitting.forfeit()) { info.forfeit = sitting.forfeit()->seat; }
    if (sitting.is_closed()) { info.closed = true; }
    if (sitting.phase() == Phase::over && !sitting.forfeit() && !sitting.is_closed()) {
        info.result = result_text(sitting.table().standing(), sitting.table().seats());
    }
    return info;
}

/// With what concerns the visitor, and what passes: who is here, and the time.
answers::Info Steward::info_for(const Sitting& sitting) const {
    answers::Info info = this->info(sitting);
    for (answers::Place& place : info.places) {
        if (place.guest) { place.here = is_here(*place.guest); }
    }
    info.you = sitting.seat_of(visit_->guest);
    info.your_move = info.you && info.you == info.to_act;
    if (sitting.phase() == Phase::running && sitting.setup().clock.runs()) { info.left = time_left(sitting, now_); }
    return info;
}

/// Every bot that is to move, and is not thinking already, gets its task.
void Steward::set_bots_to_work() {
    for (const std::string& table : waiting_) {
        const auto found = sittings_.find(table);
        if (found == sittings_.end() || at_work_.contains(table)) { continue; }
        const Sitting& sitting = *found->second;
        const std::optional<Seat> seat = sitting.bot_to_act();
        if (!seat) { continue; }
        const std::size_t step = sitting.steps().size();
        const auto doubt = doubted_.find(table);
        const bool at_home = doubt != doubted_.end() && doubt->second == step;
        at_work_[table] = {.step = step, .at_home = at_home};
        out_.tasks.push_back({.table = table,
                              .seat = *seat,
                              .bot = sitting.chairs()[seat->number].bot,
                              .setup = sitting.setup(),
                              .players = sitting.players(),
                              .steps = sitting.steps(),
                              .at_home = at_home});
    }
}

}  // namespace meadhall::server
