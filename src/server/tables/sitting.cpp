#include "server/tables/sitting.hpp"

#include <algorithm>
#include <utility>

#include "match/reasons.hpp"
#include "match/record/record.hpp"
#include "server/reasons.hpp"

namespace meadhall::server {

namespace {

std::string key_of(Seat seat, const std::string& key) { return std::to_string(seat.index()) + ":" + key; }

std::unexpected<Refusal> damaged(std::string what) { return refused(reasons::damaged_log, std::move(what)); }

}  // namespace

Opening opening_of(const entries::Created& setup, std::vector<std::string> players) {
    return {.seats = setup.seats,
            .options = setup.options,
            .state = setup.state,
            .seed = setup.seed,
            .players = std::move(players),
            .date = setup.date};
}

Result<void> follow(Table& table, const Step& step) {
    if (const auto* moved = std::get_if<entries::Moved>(&step)) { return table.play(moved->move, moved->seat); }
    return table.undo(std::get<entries::TookBack>(step).ply, Caller::owner());
}

Result<void> Sitting::take(const Entry& entry) {
    if ((length_ == 0) != std::holds_alternative<entries::Created>(entry.kind)) { return damaged("its beginning"); }
    ply_before_ = has_begun() ? table_->ply() : 0;
    const Result<void> taken = std::visit([&](const auto& kind) { return apply(kind); }, entry.kind);
    if (!taken) { return taken; }
    ++length_;
    changed_ = entry.at;
    if (setup_.delay) {
        const int moves = marks_.empty() ? 0 : marks_.back().moves;
        marks_.push_back({entry.at, moves + (std::holds_alternative<entries::Moved>(entry.kind) ? 1 : 0)});
    }
    if (std::holds_alternative<entries::Started>(entry.kind)) { started_ = length_; }
    clocks_.pass_to(to_act(), entry.at);
    if (const auto* moved = std::get_if<entries::Moved>(&entry.kind); moved != nullptr && moved->key) {
        keys_.emplace(key_of(moved->seat, *moved->key), length_);
    }
    return {};
}

Phase Sitting::phase() const {
    if (is_closed_) { return Phase::over; }
    if (!has_begun()) { return Phase::gathering; }
    return forfeit_ || table_->to_act().is_nobody() ? Phase::over : Phase::running;
}

Chair* Sitting::chair(Seat seat) {
    return std::cmp_less(seat.index(), chairs_.size()) ? &chairs_[seat.number] : nullptr;
}

std::optional<Seat> Sitting::seat_of(std::string_view guest) const {
    for (int i = 0; std::cmp_less(i, chairs_.size()); ++i) {
        if (chairs_[static_cast<std::size_t>(i)].is_played_by(guest)) { return seat(i); }
    }
    return std::nullopt;
}

std::optional<Seat> Sitting::to_act() const {
    if (phase() != Phase::running || !table_->to_act().is_seat()) { return std::nullopt; }
    return table_->to_act().seat();
}

std::optional<Seat> Sitting::bot_to_act() const {
    const std::optional<Seat> seat = to_act();
    return seat && !chairs_[seat->number].bot.empty() ? seat : std::nullopt;
}

std::optional<Instant> Sitting::due() const {
    if (bot_to_act()) { return changed_; }
    return phase() == Phase::running && clocks_.run() ? std::optional{clocks_.end()} : std::nullopt;
}

bool Sitting::is_full() const { return std::ranges::none_of(chairs_, &Chair::is_free); }

std::optional<std::int64_t> Sitting::entry_for(Seat seat, const std::string& key) const {
    const auto found = keys_.find(key_of(seat, key));
    return found == keys_.end() ? std::nullopt : std::optional{found->second};
}

std::int64_t Sitting::shown_length(Instant now) const {
    if (!setup_.delay || !has_begun()) { return length_; }
    const auto shown_while = [&](auto&& is_shown) {
        return std::ranges::find_if_not(marks_, is_shown) - marks_.begin();
    };
    std::int64_t shown = length_;
    if (setup_.delay->seconds > 0) {
        const Instant until = now - Instant{1000} * setup_.delay->seconds;
        shown = std::min(shown, shown_while([&](const Mark& mark) { return mark.at <= until; }));
    }
    if (setup_.delay->plies > 0 && phase() != Phase::over) {
        const int moves = marks_.back().moves - setup_.delay->plies;
        shown = std::min(shown, shown_while([&](const Mark& mark) { return mark.moves <= moves; }));
    }
    return std::max(shown, started_);
}

std::optional<Instant> Sitting::next_shown(Instant now) const {
    const std::int64_t shown = shown_length(now);
    if (shown == length_ || setup_.delay->seconds == 0) { return std::nullopt; }
    return marks_[static_cast<std::size_t>(shown)].at + Instant{1000} * setup_.delay->seconds;
}

bool Sitting::is_granted() const {
    if (!wish_) { return false; }
    for (int i = 0; std::cmp_less(i, chairs_.size()); ++i) {
        const bool is_asked = i != wish_->seat.index() && chairs_[static_cast<std::size_t>(i)].bot.empty();
        if (is_asked && std::ranges::find(wish_->agreed, seat(i)) == wish_->agreed.end()) { return false; }
    }
    return true;
}

// One function per kind of entry.

Result<void> Sitting::apply(const entries::Created& entry) {
    if (entry.seats < 1 || entry.seats > max_seats) { return damaged("its seats"); }
    setup_ = entry;
    chairs_.resize(static_cast<std::size_t>(entry.seats));
    return {};
}

Result<void> Sitting::apply(const entries::Linked& entry) {
    if (!entry.seat) {
        watch_link_ = entry.digest;
        return {};
    }
    Chair* place = chair(*entry.seat);
    if (place == nullptr) { return damaged("a link"); }
    place->link = entry.digest;
    return {};
}

Result<void> Sitting::apply(const entries::Sat& entry) {
    Chair* place = chair(entry.seat);
    if (place == nullptr) { return damaged("a seat"); }
    place->guest = entry.guest;
    place->called = entry.called;
    place->bot.clear();
    place->owner = entry.owner.value_or("");
    return {};
}

/// Whoever left keeps the right to come back.
Result<void> Sitting::apply(const entries::BotSat& entry) {
    Chair* place = chair(entry.seat);
    if (place == nullptr) { return damaged("a seat"); }
    place->bot = entry.bot;
    if (!has_begun()) { place->called = entry.bot; }
    if (wish_ && wish_->seat == entry.seat) { wish_.reset(); }
    return {};
}

Result<void> Sitting::apply(const entries::Stood& entry) {
    Chair* place = chair(entry.seat);
    if (place == nullptr || has_begun()) { return damaged("a seat"); }
    *place = Chair{.guest = {}, .called = {}, .bot = {}, .link = place->link, .owner = {}};
    return {};
}

Result<void> Sitting::apply(const entries::Started& entry) {
    if (has_begun()) { return damaged("its start"); }
    auto opened = open_table(games_, setup_.game, opening_of(setup_, entry.players));
    if (!opened) { return std::unexpected{opened.error()}; }
    table_ = std::move(*opened);
    clocks_ = Clocks{setup_.clock};
    return {};
}

Result<void> Sitting::apply(const entries::Moved& entry) {
    if (phase() != Phase::running) { return damaged("a move"); }
    if (auto played = follow(*table_, entry); !played) { return played; }
    steps_.emplace_back(entry);
    wish_.reset();
    const bool is_known = !entry.hash.empty();
    if (is_known && hash_text(table_->hash(Caller::owner())) != entry.hash) { return damaged("a hash"); }
    return {};
}

Result<void> Sitting::apply(const entries::TookBack& entry) {
    if (!has_begun()) { return damaged("a move"); }
    if (auto undone = follow(*table_, entry); !undone) { return undone; }
    steps_.emplace_back(entry);
    wish_.reset();
    return {};
}

Result<void> Sitting::apply(const entries::Asked& entry) {
    wish_ = TakebackWish{entry.seat, entry.ply, {}};
    return {};
}

Result<void> Sitting::apply(const entries::Consented& entry) {
    if (!entry.agrees) {
        wish_.reset();
    } else if (wish_) {
        wish_->agreed.push_back(entry.seat);
    }
    return {};
}

Result<void> Sitting::apply(const entries::Said& /*entry*/) { return {}; }

Result<void> Sitting::apply(const entries::Forfeited& entry) {
    forfeit_ = entry;
    return {};
}

Result<void> Sitting::apply(const entries::Closed& /*entry*/) {
    is_closed_ = true;
    wish_.reset();
    return {};
}

Result<void> Sitting::apply(const entries::Again& entry) {
    again_ = entry.table;
    return {};
}

Result<std::unique_ptr<Sitting>> sitting_from(Catalogue games, const std::vector<LogLine>& log,
                                              const std::function<void(const Sitting&, const Entry&)>& after) {
    if (log.empty()) { return refused(meadhall::reasons::no_such_table); }
    auto sitting = std::make_unique<Sitting>(games, log.front().table);
    for (const LogLine& line : log) {
        const std::optional<Entry> entry = entry_of(line.text);
        if (!entry) { return damaged("line " + std::to_string(line.number)); }
        if (auto taken = sitting->take(*entry); !taken) { return std::unexpected{taken.error()}; }
        if (after) { after(*sitting, *entry); }
    }
    return sitting;
}

}  // namespace meadhall::server
