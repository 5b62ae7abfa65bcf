// What can be written in the log of a table. The log is the truth about it: everything else is read off it, and nothing
// in it ever changes. Described like any other value, so that what is written can be read back.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/table.hpp"

namespace meadhall::server {

/// Milliseconds since 1970, UTC. The server's logic asks no clock; it is told.
using Instant = std::int64_t;

/// How long the players may think. Without minutes and days: as long as they like. With minutes each has so many for
/// the whole game, and `seconds` more whenever the turn passes on. With days each has so many for a turn.
struct TimeControl {
    int minutes = 0;
    int seconds = 0;
    int days = 0;

    [[nodiscard]] bool runs() const { return minutes > 0 || days > 0; }
    static constexpr auto fields() {
        return described(field("minutes", &TimeControl::minutes), field("seconds", &TimeControl::seconds),
                         field("days", &TimeControl::days));
    }
    static std::optional<std::pair<int, int>> range(std::string_view /*field*/) { return std::pair{0, 1000}; }
    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// How late onlookers see what happens: after so many seconds, and when so many moves have followed.
struct Delay {
    int seconds = 0;
    int plies = 0;

    static constexpr auto fields() {
        return described(field("seconds", &Delay::seconds), field("plies", &Delay::plies));
    }
    static std::optional<std::pair<int, int>> range(std::string_view field) {
        return std::pair{0, field == "plies" ? 1000 : 86'400};
    }
    friend bool operator==(const Delay&, const Delay&) = default;
};

namespace entries {

/// The table was set up.
struct Created {
    static constexpr std::string_view name = "created";
    std::string game;
    int seats = 0;
    std::string options;  // JSON
    std::string state;    // JSON: the position to begin from; empty: the usual one
    std::string seed;     // the secret of all draws
    std::string title;
    bool open = false;     // listed, and open to everybody
    bool watched = false;  // onlookers may come
    std::string takeover;  // the bot that takes the place of a player who leaves; empty: nobody does
    TimeControl clock;
    std::string host;                  // the guest who set it up
    std::vector<std::string> invited;  // guests who need no link
    std::string date;                  // 2025-01-31
    std::optional<Delay> delay{};

    static constexpr auto fields() {
        return described(
            field("game", &Created::game), field("seats", &Created::seats), field("options", &Created::options),
            field("state", &Created::state), field("seed", &Created::seed), field("title", &Created::title),
            field("open", &Created::open), field("watched", &Created::watched), field("takeover", &Created::takeover),
            field("clock", &Created::clock), field("host", &Created::host), field("invited", &Created::invited),
            field("date", &Created::date), field("delay", &Created::delay));
    }
};

/// A fresh link for a seat, or for onlookers; an earlier one no longer leads anywhere. Only its digest is kept.
struct Linked {
    static constexpr std::string_view name = "linked";
    std::optional<Seat> seat;
    std::string digest;

    static constexpr auto fields() { return described(field("seat", &Linked::seat), field("digest", &Linked::digest)); }
};

/// Somebody sat down, or came back.
struct Sat {
    static constexpr std::string_view name = "sat";
    Seat seat{};
    std::string guest;
    std::string called;
    std::optional<std::string> owner{};  // the guest whose bot it is

    static constexpr auto fields() {
        return described(field("seat", &Sat::seat), field("guest", &Sat::guest), field("called", &Sat::called),
                         field("owner", &Sat::owner));
    }
};

/// A bot has the seat from now on: put there before the game, or in the place of a player who left.
struct BotSat {
    static constexpr std::string_view name = "bot_sat";
    Seat seat{};
    std::string bot;

    static constexpr auto fields() { return described(field("seat", &BotSat::seat), field("bot", &BotSat::bot)); }
};

/// A seat is free again; only before the game.
struct Stood {
    static constexpr std::string_view name = "stood";
    Seat seat{};

    static constexpr auto fields() { return described(field("seat", &Stood::seat)); }
};

/// All seats are taken, and the game began.
struct Started {
    static constexpr std::string_view name = "started";
    std::vector<std::string> players;

    static constexpr auto fields() { return described(field("players", &Started::players)); }
};

struct Moved {
    static constexpr std::string_view name = "moved";
    Seat seat{};
    MoveName move;                   // as it was named
    std::string hash;                // of the state after it and the draws that followed
    std::optional<std::string> key;  // by which a repeated request is known

    static constexpr auto fields() {
        return described(field("seat", &Moved::seat), field("move", &Moved::move), field("hash", &Moved::hash),
                         field("key", &Moved::key));
    }
};

/// The game stands again where it stood after `ply` plies.
struct TookBack {
    static constexpr std::string_view name = "took_back";
    Seat seat{};
    int ply = 0;

    static constexpr auto fields() { return described(field("seat", &TookBack::seat), field("ply", &TookBack::ply)); }
};

/// A seat asks the others to let it take back what can only be taken back if they agree.
struct Asked {
    static constexpr std::string_view name = "asked";
    Seat seat{};
    int ply = 0;

    static constexpr auto fields() { return described(field("seat", &Asked::seat), field("ply", &Asked::ply)); }
};

struct Consented {
    static constexpr std::string_view name = "consented";
    Seat seat{};
    bool agrees = false;

    static constexpr auto fields() {
        return described(field("seat", &Consented::seat), field("agrees", &Consented::agrees));
    }
};

struct Said {
    static constexpr std::string_view name = "said";
    std::string guest;
    std::string called;
    std::string text;

    static constexpr auto fields() {
        return described(field("guest", &Said::guest), field("called", &Said::called), field("text", &Said::text));
    }
};

/// A seat ran out of time, or gave up, and nobody takes its place: the game ends without it.
struct Forfeited {
    static constexpr std::string_view name = "forfeited";
    Seat seat{};
    bool on_time = false;

    static constexpr auto fields() {
        return described(field("seat", &Forfeited::seat), field("on_time", &Forfeited::on_time));
    }
};

/// The owner of the server has ended the table; there is no result.
struct Closed {
    static constexpr std::string_view name = "closed";

    static constexpr auto fields() { return described(); }
};

/// Those who sat here play again, at another table.
struct Again {
    static constexpr std::string_view name = "again";
    std::string table;

    static constexpr auto fields() { return described(field("table", &Again::table)); }
};

using Kind = std::variant<Created, Linked, Sat, BotSat, Stood, Started, Moved, TookBack, Asked, Consented, Said,
                          Forfeited, Closed, Again>;

}  // namespace entries

struct Entry {
    Instant at = 0;
    entries::Kind kind;

    static constexpr std::string_view tag = "entry";
    static constexpr auto fields() { return described(field("at", &Entry::at)); }
};

[[nodiscard]] std::string text_of(const Entry& entry);
/// Nothing if it is not one.
[[nodiscard]] std::optional<Entry> entry_of(std::string_view text);

}  // namespace meadhall::server
