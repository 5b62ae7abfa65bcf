// The parameters of the methods that only the server has.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/json/read.hpp"
#include "server/store/store.hpp"
#include "server/tables/entry.hpp"

namespace meadhall::server::params {

struct Hello {
    std::optional<std::string> name;
    std::optional<std::string> token;  // of an earlier visit

    static constexpr auto fields() { return described(field("name", &Hello::name), field("token", &Hello::token)); }
};

struct BotAt {
    Seat seat{};
    std::string bot;

    static constexpr auto fields() { return described(field("seat", &BotAt::seat), field("bot", &BotAt::bot)); }
};

struct Clock {
    std::optional<int> minutes;
    std::optional<int> seconds;
    std::optional<int> days;

    static constexpr auto fields() {
        return described(field("minutes", &Clock::minutes), field("seconds", &Clock::seconds),
                         field("days", &Clock::days));
    }
    static std::optional<std::pair<int, int>> range(std::string_view /*field*/) { return std::pair{0, 1000}; }
};

struct Delay {
    std::optional<int> seconds;
    std::optional<int> plies;

    static constexpr auto fields() {
        return described(field("seconds", &Delay::seconds), field("plies", &Delay::plies));
    }
    static std::optional<std::pair<int, int>> range(std::string_view field) { return server::Delay::range(field); }
};

struct Create {
    std::string game;
    int seats = 0;
    std::optional<const Json*> options;
    std::optional<std::string> title;
    std::optional<Seat> sit;  // where whoever sets it up sits down at once
    std::optional<std::vector<BotAt>> bots;
    std::optional<bool> open;
    std::optional<bool> watched;
    std::optional<std::string> takeover;
    std::optional<Clock> clock;
    std::optional<Delay> delay;

    static constexpr auto fields() {
        return described(field("game", &Create::game), field("seats", &Create::seats),
                         field("options", &Create::options), field("title", &Create::title), field("sit", &Create::sit),
                         field("bots", &Create::bots), field("open", &Create::open), field("watched", &Create::watched),
                         field("takeover", &Create::takeover), field("clock", &Create::clock),
                         field("delay", &Create::delay));
    }
};

struct Tables {
    std::optional<bool> mine;
    std::optional<Phase> phase;
    std::optional<std::string> game;
    std::optional<std::string> before;  // a table: the list goes on behind it
    std::optional<int> most;

    static constexpr auto fields() {
        return described(field("mine", &Tables::mine), field("phase", &Tables::phase), field("game", &Tables::game),
                         field("before", &Tables::before), field("most", &Tables::most));
    }
    static std::optional<std::pair<int, int>> range(std::string_view /*field*/) { return std::pair{1, 100}; }
};

struct Enter {
    std::string table;
    std::optional<std::string> link;
    std::optional<std::int64_t> since;  // the number of the last entry that is known already

    static constexpr auto fields() {
        return described(field("table", &Enter::table), field("link", &Enter::link), field("since", &Enter::since));
    }
};

struct Sit {
    std::string table;
    std::optional<Seat> seat;
    std::optional<std::string> link;

    static constexpr auto fields() {
        return described(field("table", &Sit::table), field("seat", &Sit::seat), field("link", &Sit::link));
    }
};

struct SeatBot {
    std::string table;
    Seat seat{};
    std::string bot;

    static constexpr auto fields() {
        return described(field("table", &SeatBot::table), field("seat", &SeatBot::seat), field("bot", &SeatBot::bot));
    }
};

struct Link {
    std::string table;
    std::optional<Seat> seat;

    static constexpr auto fields() { return described(field("table", &Link::table), field("seat", &Link::seat)); }
};

struct TakeBack {
    std::string table;
    std::optional<int> ply;
    std::optional<std::uint64_t> revision;

    static constexpr auto fields() {
        return described(field("table", &TakeBack::table), field("ply", &TakeBack::ply),
                         field("revision", &TakeBack::revision));
    }
};

struct Consent {
    std::string table;
    bool agrees = false;

    static constexpr auto fields() {
        return described(field("table", &Consent::table), field("agrees", &Consent::agrees));
    }
};

struct Say {
    std::string table;
    std::string text;

    static constexpr auto fields() { return described(field("table", &Say::table), field("text", &Say::text)); }
};

// Over HTTP.

struct Register {
    std::optional<std::string> token;  // of the guest who gets the account; otherwise a new one does
    std::string name;
    std::string password;

    static constexpr auto fields() {
        return described(field("token", &Register::token), field("name", &Register::name),
                         field("password", &Register::password));
    }
};

struct LogIn {
    std::string name;
    std::string password;

    static constexpr auto fields() {
        return described(field("name", &LogIn::name), field("password", &LogIn::password));
    }
};

struct LogOut {
    std::optional<bool> everywhere;

    static constexpr auto fields() { return described(field("everywhere", &LogOut::everywhere)); }
};

struct ChangePassword {
    std::string password;  // that it has been until now
    std::string new_password;

    static constexpr auto fields() {
        return described(field("password", &ChangePassword::password),
                         field("new_password", &ChangePassword::new_password));
    }
};

struct OfGuest {
    std::string guest;

    static constexpr auto fields() { return described(field("guest", &OfGuest::guest)); }
};

struct MakeBot {
    std::string name;

    static constexpr auto fields() { return described(field("name", &MakeBot::name)); }
};

struct OfBot {
    std::string bot;

    static constexpr auto fields() { return described(field("bot", &OfBot::bot)); }
};

struct OfGame {
    std::string game;

    static constexpr auto fields() { return described(field("game", &OfGame::game)); }
};

}  // namespace meadhall::server::params
