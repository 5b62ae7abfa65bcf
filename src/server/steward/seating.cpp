// Guests and tables: names, seats, links, chat, and the same again.
#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

#include "match/json/write.hpp"
#include "match/protocol/compose.hpp"
#include "match/reasons.hpp"
#include "match/record/day.hpp"
#include "match/refusing.hpp"
#include "server/reasons.hpp"
#include "server/steward/guest_hall.hpp"
#include "server/steward/plain.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

namespace {

constexpr std::size_t id_digits = 16;

TimeControl time_control(const std::optional<params::Clock>& clock) {
    if (!clock) { return {}; }
    return {clock->minutes.value_or(0), clock->seconds.value_or(0), clock->days.value_or(0)};
}

std::optional<Delay> delay_for_onlookers(const std::optional<params::Delay>& delay) {
    const Delay wanted = delay ? Delay{delay->seconds.value_or(0), delay->plies.value_or(0)} : Delay{};
    return wanted == Delay{} ? std::nullopt : std::optional{wanted};
}

}  // namespace

// Guests.

std::string Steward::fresh_guest_id() { return "g" + secret_().substr(0, id_digits); }

Answered<answers::Welcome> Steward::hello(const params::Hello& params) {
    if (params.name && !is_plain(*params.name, limits_.name)) { return error(reasons::bad_name); }
    if (params.token) { return hello_again(*params.token, params.name); }
    if (params.name) { return hello_first(*params.name); }
    if (visit_->session.empty()) { return error(reasons::bad_name); }
    const auto guest = guest_in_session(visit_->session);
    if (!guest) { return error(reasons::logged_out); }
    become(*guest);
    return answers::Welcome{.guest = guest->id, .name = guest->called, .token = {}};
}

/// The name of an account is its owner's alone.
Answered<answers::Welcome> Steward::hello_first(const std::string& name) {
    if (store_.account_named(account_name(name))) { return error(reasons::name_taken); }
    const std::string secret = secret_();
    const GuestCard guest{.id = fresh_guest_id(), .digest = digest_of(secret), .called = name};
    changes_.guests.push_back(guest);
    become(guest);
    return answers::Welcome{.guest = guest.id, .name = name, .token = guest.id + "." + secret};
}

/// With another name, if the guest is free to choose one: accounts and bots keep theirs.
Answered<answers::Welcome> Steward::hello_again(const std::string& token, const std::optional<std::string>& name) {
    auto guest = guest_with(token);
    if (!guest) { return error(reasons::unknown_token); }
    const bool is_other = name && *name != guest->called;
    if (is_other && guest->owner.empty() && !store_.account_of(guest->id)) {
        if (store_.account_named(account_name(*name))) { return error(reasons::name_taken); }
        guest->called = *name;
        changes_.guests.push_back(*guest);
    }
    become(*guest);
    return answers::Welcome{.guest = guest->id, .name = guest->called, .token = token};
}

/// Nothing is left of an earlier guest.
void Steward::become(const GuestCard& guest) {
    Visit& visit = changing_visit();
    if (visit.guest != guest.id) {
        visit.tables.clear();
        visit.links.clear();
    }
    visit.guest = guest.id;
    visit.called = guest.called;
    visit.owner = guest.owner;
    out_.here.push_back(guest.id);
}

entries::Sat Steward::sat(Seat seat) const {
    return {.seat = seat,
            .guest = visit_->guest,
            .called = visit_->called,
            .owner = visit_->owner.empty() ? std::nullopt : std::optional{visit_->owner}};
}

// Tables.

Answered<answers::Created> Steward::create(const params::Create& params) {
    const std::string title = params.title.value_or("");
    if (!title.empty() && !is_plain(title, limits_.title)) { return error(reasons::bad_text); }
    entries::Created setup{.game = params.game,
                           .seats = params.seats,
                           .options = params.options ? (*params.options)->dump() : "{}",
                           .state = {},
                           .seed = secret_(),
                           .title = title,
                           .open = params.open.value_or(false),
                           .watched = params.watched.value_or(false),
                           .takeover = params.takeover.value_or(""),
                           .clock = time_control(params.clock),
                           .host = visit_->guest,
                           .invited = {},
                           .date = day_of(now_),
                           .delay = delay_for_onlookers(params.delay)};
    answers::Created created;
    const auto table =
        set_up(std::move(setup), params.bots.value_or(std::vector<params::BotAt>{}), params.sit, created.links);
    if (!table) { return std::unexpected{table.error()}; }
    created.table = *table;
    return created;
}

/// Everything is looked at before anything is written.
Answered<std::string> Steward::set_up(entries::Created setup, const std::vector<params::BotAt>& bots,
                                      std::optional<Seat> sits, std::vector<answers::Link>& links) {
    const auto trial = open_table(games_, setup.game, opening_of(setup, {}));
    if (!trial) { return error(trial.error()); }
    setup.options = (*trial)->options();  // in full: a later default must not change a table
    const GameEntry& game = (*trial)->game();
    if (!setup.takeover.empty() && find_bot_card(game, setup.takeover) == nullptr) {
        return error(Refusal{meadhall::reasons::unknown_bot, setup.takeover});
    }
    std::set<int> taken;
    for (const params::BotAt& bot : bots) {
        if (find_bot_card(game, bot.bot) == nullptr) { return error(Refusal{meadhall::reasons::unknown_bot, bot.bot}); }
        if (bot.seat.index() >= setup.seats) { return error(meadhall::reasons::no_such_seat); }
        if (!taken.insert(bot.seat.index()).second) { return error(reasons::seat_taken); }
    }
    if (sits && sits->index() >= setup.seats) { return error(meadhall::reasons::no_such_seat); }
    if (sits && !taken.insert(sits->index()).second) { return error(reasons::seat_taken); }
    if (unfinished_tables_of(visit_->guest) >= limits_.tables) { return error(reasons::too_many); }

    std::string id = secret_().substr(0, id_digits);
    Sitting& sitting = *sittings_.emplace(id, std::make_unique<Sitting>(games_, id)).first->second;
    if (auto written = write(sitting, std::move(setup)); !written) { return error(written.error()); }
    for (const params::BotAt& bot : bots) { put_down(sitting, entries::BotSat{.seat = bot.seat, .bot = bot.bot}); }
    if (sits) { put_down(sitting, sat(*sits)); }
    for (int i = 0; i < sitting.setup().seats; ++i) {
        if (!taken.contains(i)) { links.push_back({seat(i), fresh_link(sitting, seat(i))}); }
    }
    if (sitting.setup().watched) { links.push_back({std::nullopt, fresh_link(sitting, std::nullopt)}); }
    follow(sitting);
    if (auto begun = begin_if_full(sitting); !begun) { return error(begun.error()); }
    return id;
}

/// Those that this guest has set up or sits at. What is about to be written counts as if it were.
int Steward::unfinished_tables_of(const std::string& guest) {
    const std::int64_t enough = std::int64_t{limits_.tables} + std::ssize(changes_.tables);
    const int most = static_cast<int>(std::min<std::int64_t>(enough, std::numeric_limits<int>::max()));
    const std::vector<std::string> kept = store_.unfinished_of(guest, most);
    std::set<std::string> tables{kept.begin(), kept.end()};
    for (const TableCard& card : changes_.tables) {
        const bool is_theirs = std::ranges::find(card.guests, guest) != card.guests.end();
        if (is_theirs && card.phase != Phase::over) {
            tables.insert(card.id);
        } else {
            tables.erase(card.id);
        }
    }
    return static_cast<int>(tables.size());
}

/// One more table, unless this one is theirs already.
bool Steward::may_take_on(const Sitting& sitting) {
    const bool is_theirs = sitting.setup().host == visit_->guest ||
                           std::ranges::find(sitting.chairs(), visit_->guest, &Chair::guest) != sitting.chairs().end();
    return is_theirs || unfinished_tables_of(visit_->guest) < limits_.tables;
}

Answered<std::vector<answers::Info>> Steward::tables(const params::Tables& params) {
    const bool mine = params.mine.value_or(false);
    if (mine && visit_->guest.empty()) { return error(reasons::say_hello); }
    if (params.game && find_game(games_, *params.game) == nullptr) { return error(meadhall::reasons::unknown_game); }
    return infos({.guest = mine ? visit_->guest : "",
                  .phase = params.phase,
                  .most = params.most.value_or(100),
                  .game = params.game.value_or(""),
                  .before = params.before.value_or("")});
}

/// Tables as the visitor may see them in a list.
std::vector<answers::Info> Steward::infos(const Wanted& wanted) {
    std::vector<answers::Info> all;
    for (const TableCard& card : store_.tables(wanted)) {
        auto info = info_of(card);
        // A game that is over but not yet for onlookers is in no list of such games.
        if (!info || (wanted.phase && info->phase != *wanted.phase)) { continue; }
        for (std::size_t i = 0; i < info->places.size(); ++i) {
            answers::Place& place = info->places[i];
            if (!place.guest) { continue; }
            place.here = is_here(*place.guest);
            if (*place.guest == visit_->guest && !place.bot) { info->you = seat(static_cast<int>(i)); }
        }
        info->your_move = info->you && info->you == info->to_act;
        all.push_back(std::move(*info));
    }
    return all;
}

/// What its card says, unless that is more than onlookers may know yet.
std::optional<answers::Info> Steward::info_of(const TableCard& card) {
    const auto json = parse_json(card.summary);
    answers::Info info;
    JsonReader<NoGame> reader{no_game, "summary"};
    if (!json || !reader.read(*json, info)) { return std::nullopt; }
    if (!info.delay || info.phase == Phase::gathering) { return info; }
    const auto sitting = find(card.id);
    if (!sitting) { return std::nullopt; }
    const auto seen = seen_by(*visit_, **sitting);
    return seen ? std::optional{this->info(**seen)} : std::nullopt;
}

Answered<answers::Entered> Steward::enter(const params::Enter& params) {
    learn(params.table);
    auto sitting = find(params.table);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    if (params.link) {
        const bool leads_here = seat_by_link(**sitting, *params.link) || is_watch_link(**sitting, *params.link);
        if (!leads_here) { return error(reasons::bad_link); }
        changing_visit().links.insert(params.table);
    }
    if (!may_look(*visit_, **sitting)) { return error(meadhall::reasons::no_such_table); }
    const auto seen = seen_by(*visit_, **sitting);
    if (!seen) { return std::unexpected{seen.error()}; }
    changing_visit().tables.erase(params.table);
    follow(**sitting);
    answers::Entered entered{.table = info_for(**seen), .screen = {}, .missed = {}};
    const Caller caller = caller_of(*visit_, **sitting);
    if ((*seen)->has_begun()) {
        GuestHall hall{games_, (*seen)->table(), caller};
        meadhall::params::Screen screen;
        screen.table = params.table;
        screen.from = (*seen)->table().ply();
        auto shown = hall.screen(screen, language_);
        if (!shown) { return std::unexpected{shown.error()}; }
        entered.screen = std::move(*shown);
    }
    const std::int64_t length = (*seen)->length();
    if (params.since && *params.since < length) {
        // The log is told again from the beginning: what was taken back later happened all the same.
        const auto whole = sitting_from(games_, log_of(params.table), [&](const Sitting& at, const Entry& entry) {
            if (at.length() > *params.since && at.length() <= length) {
                entered.missed.push_back(told(at, entry, caller, language_));
            }
        });
        if (!whole) { return error(whole.error()); }
    }
    return entered;
}

Answered<answers::Done> Steward::depart(const meadhall::params::OfTable& params) {
    const auto sitting = admitted(params.table);
    if (!sitting) { return std::unexpected{sitting.error()}; }
    changing_visit().tables.erase(params.table);
    return answers::Done{length_for(*visit_, **sitting)};
}

// Seats.

Answered<answers::Seated> Steward::sit(const params::Sit& params) {
    const auto found = find(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    Sitting& sitting = **found;
    if (params.link && !seat_by_link(sitting, *params.link)) { return error(reasons::bad_link); }
    if (!params.link && !may_look(*visit_, sitting)) { return error(meadhall::reasons::no_such_table); }
    if (sitting.phase() == Phase::over) { return error(meadhall::reasons::over); }
    if (sitting.seat_of(visit_->guest)) { return error(reasons::already_seated); }
    std::optional<Seat> wanted = params.link ? seat_by_link(sitting, *params.link) : params.seat;
    if (wanted && wanted->index() >= sitting.setup().seats) { return error(meadhall::reasons::no_such_seat); }
    for (int i = 0; !wanted && i < sitting.setup().seats; ++i) {
        if (sitting.chairs()[static_cast<std::size_t>(i)].is_free()) { wanted = seat(i); }
    }
    if (!wanted) { return error(reasons::no_seat_free); }
    const Chair& chair = sitting.chairs()[wanted->number];
    const bool is_own = chair.guest == visit_->guest && !chair.guest.empty();  // kept warm by a bot
    if (!is_own && !chair.is_free()) { return error(reasons::seat_taken); }
    const bool may_sit = params.link || is_own || sitting.setup().open || sitting.setup().host == visit_->guest ||
                         std::ranges::find(sitting.setup().invited, visit_->guest) != sitting.setup().invited.end();
    if (!may_sit) { return error(reasons::closed_table); }
    if (!may_take_on(sitting)) { return error(reasons::too_many); }
    follow(sitting);
    if (auto written = write(sitting, sat(*wanted)); !written) { return error(written.error()); }
    if (auto begun = begin_if_full(sitting); !begun) { return error(begun.error()); }
    return answers::Seated{*wanted, sitting.length()};
}

/// Before the game the seat is free again. During the game a bot takes it, where that was agreed; otherwise whoever
/// leaves gives the game up.
Answered<answers::Done> Steward::leave(const meadhall::params::OfTable& params) {
    const auto found = admitted(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    Sitting& sitting = **found;
    const std::optional<Seat> seat = sitting.seat_of(visit_->guest);
    if (!seat) { return error(reasons::not_seated); }
    if (sitting.phase() == Phase::over) { return error(meadhall::reasons::over); }
    const std::string& takeover = sitting.setup().takeover;
    Result<void> written;
    if (!sitting.has_begun()) {
        written = write(sitting, entries::Stood{.seat = *seat});
    } else if (!takeover.empty()) {
        written = write(sitting, entries::BotSat{.seat = *seat, .bot = takeover});
    } else {
        written = write(sitting, entries::Forfeited{.seat = *seat, .on_time = false});
    }
    if (!written) { return error(written.error()); }
    return answers::Done{sitting.length()};
}

Answered<answers::Done> Steward::seat_bot(const params::SeatBot& params) {
    const auto found = hosted(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    Sitting& sitting = **found;
    if (sitting.phase() != Phase::gathering) { return error(reasons::begun); }
    if (params.seat.index() >= sitting.setup().seats) { return error(meadhall::reasons::no_such_seat); }
    if (!sitting.chairs()[params.seat.number].is_free()) { return error(reasons::seat_taken); }
    const GameEntry* game = find_game(games_, sitting.setup().game);
    if (game == nullptr || find_bot_card(*game, params.bot) == nullptr) {
        return error(Refusal{meadhall::reasons::unknown_bot, params.bot});
    }
    put_down(sitting, entries::BotSat{.seat = params.seat, .bot = params.bot});
    if (auto begun = begin_if_full(sitting); !begun) { return error(begun.error()); }
    return answers::Done{sitting.length()};
}

Answered<answers::Link> Steward::link(const params::Link& params) {
    const auto found = hosted(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    Sitting& sitting = **found;
    if (params.seat && params.seat->index() >= sitting.setup().seats) { return error(meadhall::reasons::no_such_seat); }
    return answers::Link{params.seat, fresh_link(sitting, params.seat)};
}

Answered<answers::Done> Steward::say(const params::Say& params) {
    const auto found = admitted(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    if (!is_plain(params.text, limits_.chat)) { return error(reasons::bad_text); }
    if (!measures_.take_chat(visit_->guest, now_)) { return error(reasons::too_fast); }
    const entries::Said said{.guest = visit_->guest, .called = visit_->called, .text = params.text};
    if (auto written = write(**found, said); !written) { return error(written.error()); }
    return answers::Done{length_for(*visit_, **found)};
}

/// Whoever asks first sets the new table up; the others are invited to it.
Answered<answers::Created> Steward::again(const meadhall::params::OfTable& params) {
    const auto found = admitted(params.table);
    if (!found) { return std::unexpected{found.error()}; }
    Sitting& old = **found;
    const std::optional<Seat> seat = old.seat_of(visit_->guest);
    if (!seat) { return error(reasons::not_seated); }
    if (old.phase() != Phase::over) { return error(reasons::not_over); }
    if (!old.again().empty()) { return answers::Created{.table = old.again(), .links = {}}; }
    entries::Created setup = old.setup();
    setup.seed = secret_();
    setup.host = visit_->guest;
    setup.date = day_of(now_);
    setup.invited.clear();
    std::vector<params::BotAt> bots;
    for (int i = 0; i < setup.seats; ++i) {
        const Chair& chair = old.chairs()[static_cast<std::size_t>(i)];
        if (!chair.guest.empty()) {
            setup.invited.push_back(chair.guest);
        } else if (!chair.bot.empty()) {
            bots.push_back({meadhall::seat(i), chair.bot});
        }
    }
    answers::Created created;
    const auto table = set_up(std::move(setup), bots, seat, created.links);
    if (!table) { return std::unexpected{table.error()}; }
    created.table = *table;
    if (auto written = write(old, entries::Again{.table = *table}); !written) { return error(written.error()); }
    return created;
}

}  // namespace meadhall::server
