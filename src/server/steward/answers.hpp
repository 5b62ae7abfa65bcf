// What only the server answers and tells.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/protocol/answers.hpp"
#include "server/store/store.hpp"
#include "server/tables/entry.hpp"

namespace meadhall::server::answers {

struct Welcome {
    std::string guest;
    std::string name;
    std::optional<std::string> token;  // a secret: who knows it is this guest; whoever is logged in needs none

    static constexpr auto fields() {
        return described(field("guest", &Welcome::guest), field("name", &Welcome::name),
                         field("token", &Welcome::token));
    }
};

/// A link that leads to a seat, or to the onlookers.
struct Link {
    std::optional<Seat> seat;
    std::string link;

    static constexpr auto fields() { return described(field("seat", &Link::seat), field("link", &Link::link)); }
};

struct Created {
    std::string table;
    std::vector<Link> links;

    static constexpr auto fields() {
        return described(field("table", &Created::table), field("links", &Created::links));
    }
};

struct Place {
    std::optional<std::string> guest;
    std::optional<std::string> name;
    std::optional<std::string> bot;
    std::optional<bool> here;            // connected now
    std::optional<std::string> owner{};  // the guest whose bot sits here

    static constexpr auto fields() {
        return described(field("guest", &Place::guest), field("name", &Place::name), field("bot", &Place::bot),
                         field("here", &Place::here), field("owner", &Place::owner));
    }
};

struct Wish {
    Seat seat{};
    int ply = 0;

    static constexpr auto fields() { return described(field("seat", &Wish::seat), field("ply", &Wish::ply)); }
};

/// A table as lists and waiting players see it.
struct Info {
    std::string table;
    std::int64_t number = 0;  // of the last entry in its log
    std::string game;
    std::string title;
    Phase phase{};
    std::vector<Place> places;
    bool open = false;
    bool watched = false;
    std::optional<std::string> takeover;
    std::optional<TimeControl> clock;
    std::optional<Delay> delay;
    std::string host;
    std::int64_t changed = 0;
    std::optional<Seat> to_act;
    std::optional<std::vector<std::int64_t>> left;  // milliseconds on the clocks
    std::optional<Wish> wish;
    std::optional<Seat> forfeit;
    std::optional<bool> closed;
    std::optional<std::string> result;
    std::optional<std::string> again;
    std::optional<Seat> you;
    std::optional<bool> your_move;

    static constexpr auto fields() {
        return described(field("table", &Info::table), field("number", &Info::number), field("game", &Info::game),
                         field("title", &Info::title), field("phase", &Info::phase), field("places", &Info::places),
                         field("open", &Info::open), field("watched", &Info::watched),
                         field("takeover", &Info::takeover), field("clock", &Info::clock), field("delay", &Info::delay),
                         field("host", &Info::host), field("changed", &Info::changed), field("to_act", &Info::to_act),
                         field("left", &Info::left), field("wish", &Info::wish), field("forfeit", &Info::forfeit),
                         field("closed", &Info::closed), field("result", &Info::result), field("again", &Info::again),
                         field("you", &Info::you), field("your_move", &Info::your_move));
    }
};

/// What an entry of the log says has happened: each kind of entry, by its place among them.
enum class Happening : std::uint8_t {};
template <class... Kinds>
[[nodiscard]] constexpr auto names_of_kinds(const std::variant<Kinds...>* /*kinds*/) {
    return std::array<std::string_view, sizeof...(Kinds)>{Kinds::name...};
}
[[nodiscard]] constexpr auto names(Happening /*of*/) {
    return names_of_kinds(static_cast<const entries::Kind*>(nullptr));
}

/// What an entry of the log says to one recipient: only what this one may know.
struct Told {
    std::string table;
    std::int64_t number = 0;
    std::int64_t at = 0;
    Happening event{};
    std::optional<Seat> seat{};
    std::optional<std::string> name{};
    std::optional<std::string> bot{};
    std::optional<std::string> text{};
    std::optional<bool> agrees{};
    std::optional<bool> on_time{};
    std::optional<std::string> again{};
    std::optional<std::uint64_t> revision{};
    std::optional<int> ply{};
    std::optional<meadhall::answers::ToAct> to_act{};
    std::optional<meadhall::answers::Events> events{};
    std::optional<std::string> hash{};
    std::optional<std::vector<std::int64_t>> left{};

    static constexpr auto fields() {
        return described(field("table", &Told::table), field("number", &Told::number), field("at", &Told::at),
                         field("event", &Told::event), field("seat", &Told::seat), field("name", &Told::name),
                         field("bot", &Told::bot), field("text", &Told::text), field("agrees", &Told::agrees),
                         field("on_time", &Told::on_time), field("again", &Told::again),
                         field("revision", &Told::revision), field("ply", &Told::ply), field("to_act", &Told::to_act),
                         field("events", &Told::events), field("hash", &Told::hash), field("left", &Told::left));
    }
};

struct Entered {
    Info table;
    std::optional<meadhall::answers::Screen> screen;  // once the game has begun
    std::vector<Told> missed;                         // what was written after `since`

    static constexpr auto fields() {
        return described(field("table", &Entered::table), field("screen", &Entered::screen),
                         field("missed", &Entered::missed));
    }
};

struct Done {
    std::int64_t number = 0;  // of the last entry in the log of the table

    static constexpr auto fields() { return described(field("number", &Done::number)); }
};

struct Seated {
    Seat seat{};
    std::int64_t number = 0;

    static constexpr auto fields() { return described(field("seat", &Seated::seat), field("number", &Seated::number)); }
};

// Over HTTP.

/// Who asks; nothing but `account` where nobody is known.
struct Me {
    std::optional<std::string> guest;
    std::optional<std::string> name;
    bool account = false;

    static constexpr auto fields() {
        return described(field("guest", &Me::guest), field("name", &Me::name), field("account", &Me::account));
    }
};

/// A bot that somebody runs elsewhere and that comes in by a token.
struct OwnBot {
    std::string bot;
    std::string name;
    std::optional<std::string> token;  // shown once, when it is made

    static constexpr auto fields() {
        return described(field("bot", &OwnBot::bot), field("name", &OwnBot::name), field("token", &OwnBot::token));
    }
};

struct Rung {
    std::string guest;
    std::string name;
    double rating = 0;
    double uncertainty = 0;
    int games = 0;

    static constexpr auto fields() {
        return described(field("guest", &Rung::guest), field("name", &Rung::name), field("rating", &Rung::rating),
                         field("uncertainty", &Rung::uncertainty), field("games", &Rung::games));
    }
};

struct GameRating {
    std::string game;
    double rating = 0;
    double uncertainty = 0;
    int games = 0;

    static constexpr auto fields() {
        return described(field("game", &GameRating::game), field("rating", &GameRating::rating),
                         field("uncertainty", &GameRating::uncertainty), field("games", &GameRating::games));
    }
};

/// What the games of so many seats were like that were played to the end.
struct Averages {
    int seats = 0;
    int games = 0;
    double plies = 0;
    std::vector<double> scores;  // by seat
    std::vector<double> wins;    // which part of the games, by seat

    static constexpr auto fields() {
        return described(field("seats", &Averages::seats), field("games", &Averages::games),
                         field("plies", &Averages::plies), field("scores", &Averages::scores),
                         field("wins", &Averages::wins));
    }
};

struct Statistics {
    std::string game;
    std::int64_t games = 0;  // that have ended
    int rated = 0;           // of them, between people
    int forfeited = 0;       // of them, given up or out of time
    std::vector<Averages> seats;

    static constexpr auto fields() {
        return described(field("game", &Statistics::game), field("games", &Statistics::games),
                         field("rated", &Statistics::rated), field("forfeited", &Statistics::forfeited),
                         field("seats", &Statistics::seats));
    }
};

// For the owner of the server.

struct Amount {
    std::string name;
    std::int64_t value = 0;

    static constexpr auto fields() { return described(field("name", &Amount::name), field("value", &Amount::value)); }
};

struct Visitor {
    std::optional<std::string> guest;
    std::optional<std::string> name;
    int tables = 0;  // that are followed

    static constexpr auto fields() {
        return described(field("guest", &Visitor::guest), field("name", &Visitor::name),
                         field("tables", &Visitor::tables));
    }
};

struct Overview {
    std::int64_t now = 0;
    std::int64_t since = 0;  // when the server began
    bool healthy = true;     // the last time, the store kept what it was given
    std::vector<Amount> figures;
    std::vector<Amount> limits;
    std::vector<Visitor> visits;
    std::vector<Info> tables;  // the latest, also those that are not open

    static constexpr auto fields() {
        return described(field("now", &Overview::now), field("since", &Overview::since),
                         field("healthy", &Overview::healthy), field("figures", &Overview::figures),
                         field("limits", &Overview::limits), field("visits", &Overview::visits),
                         field("tables", &Overview::tables));
    }
};

struct Dismissed {
    int visits = 0;

    static constexpr auto fields() { return described(field("visits", &Dismissed::visits)); }
};

struct Player {
    std::string guest;
    std::string name;
    bool account = false;
    std::optional<std::string> owner;  // whose bot it is
    std::vector<GameRating> ratings;
    std::vector<Info> games;

    static constexpr auto fields() {
        return described(field("guest", &Player::guest), field("name", &Player::name),
                         field("account", &Player::account), field("owner", &Player::owner),
                         field("ratings", &Player::ratings), field("games", &Player::games));
    }
};

}  // namespace meadhall::server::answers
