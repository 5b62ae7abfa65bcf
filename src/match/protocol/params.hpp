// The parameters of every method of the protocol, described like any other value.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/caller.hpp"
#include "match/json/read.hpp"
#include "match/table.hpp"

namespace meadhall::params {

enum class Everything : std::uint8_t { all };
constexpr auto names(Everything /*of*/) { return std::array<std::string_view, 1>{"all"}; }

/// A seat's number, or "all" for the owner.
using Who = std::variant<Seat, Everything>;
/// A number stands for its digits.
using Seed = std::variant<std::int64_t, std::string>;

struct Nothing {
    static constexpr auto fields() { return described(); }
};

struct Open {
    std::string game;
    int seats = 0;
    std::optional<const Json*> options;
    std::optional<Seed> seed;
    std::optional<Chance> chance;
    std::optional<std::vector<std::string>> players;

    static constexpr auto fields() {
        return described(field("game", &Open::game), field("seats", &Open::seats), field("options", &Open::options),
                         field("seed", &Open::seed), field("chance", &Open::chance), field("players", &Open::players));
    }
};

/// Either a record, or a position and what is needed to open it.
struct Load {
    std::optional<std::string> record;
    std::optional<std::string> game;
    std::optional<int> seats;
    std::optional<const Json*> options;
    std::optional<const Json*> state;
    std::optional<Seed> seed;
    std::optional<Chance> chance;
    std::optional<std::vector<std::string>> players;

    static constexpr auto fields() {
        return described(field("record", &Load::record), field("game", &Load::game), field("seats", &Load::seats),
                         field("options", &Load::options), field("state", &Load::state), field("seed", &Load::seed),
                         field("chance", &Load::chance), field("players", &Load::players));
    }
};

struct OfTable {
    std::string table;

    static constexpr auto fields() { return described(field("table", &OfTable::table)); }
};

struct View {
    std::string table;
    std::optional<Who> seat;

    static constexpr auto fields() { return described(field("table", &View::table), field("seat", &View::seat)); }
};

struct Log {
    std::string table;
    std::optional<Who> seat;
    std::optional<int> from;
    std::optional<int> to;

    static constexpr auto fields() {
        return described(field("table", &Log::table), field("seat", &Log::seat), field("from", &Log::from),
                         field("to", &Log::to));
    }
};

struct Moves {
    std::string table;
    std::optional<Who> seat;
    std::optional<const Json*> filter;
    std::optional<std::vector<MoveName>> after;  // as if these moves of the same seat had been made

    static constexpr auto fields() {
        return described(field("table", &Moves::table), field("seat", &Moves::seat), field("filter", &Moves::filter),
                         field("after", &Moves::after));
    }
};

struct Play {
    std::string table;
    MoveName move;
    std::optional<Who> seat;
    std::optional<std::uint64_t> revision;
    std::optional<std::string> key;

    static constexpr auto fields() {
        return described(field("table", &Play::table), field("move", &Play::move), field("seat", &Play::seat),
                         field("revision", &Play::revision), field("key", &Play::key));
    }
};

/// For whose eyes a screen is drawn, and what it brings.
struct Gaze {
    std::optional<std::vector<Seat>> people;  // the seats of those who sit before it
    std::optional<Seat> eyes;                 // who of them looks while others are to act
    std::optional<int> from;                  // the ply after which events are told
    std::optional<bool> record;               // whether the record comes along, with its seed
    std::optional<Seat> you;                  // whom sentences call "you"; without one everybody has a name

    static constexpr auto fields() {
        return described(field("people", &Gaze::people), field("eyes", &Gaze::eyes), field("from", &Gaze::from),
                         field("record", &Gaze::record), field("you", &Gaze::you));
    }
};

struct Screen : Gaze {
    std::string table;
    std::optional<Who> seat;

    static constexpr auto fields() {
        return together(described(field("table", &Screen::table), field("seat", &Screen::seat)), Gaze::fields());
    }
};

struct Act : Gaze {
    std::string table;
    MoveName move;
    std::optional<std::vector<MoveName>> then;  // moves after it, in one go: all of them are made or none
    std::optional<Who> seat;
    std::optional<std::uint64_t> revision;
    std::optional<std::string> key;

    static constexpr auto fields() {
        return together(described(field("table", &Act::table), field("move", &Act::move), field("then", &Act::then),
                                  field("seat", &Act::seat), field("revision", &Act::revision),
                                  field("key", &Act::key)),
                        Gaze::fields());
    }
};

struct Preview {
    std::string table;
    MoveName move;
    std::optional<std::vector<MoveName>> then;  // moves after it
    std::optional<Who> seat;
    std::optional<Seat> you;  // whom sentences call "you"

    static constexpr auto fields() {
        return described(field("table", &Preview::table), field("move", &Preview::move), field("then", &Preview::then),
                         field("seat", &Preview::seat), field("you", &Preview::you));
    }
};

struct Why {
    std::string table;
    MoveName move;
    std::optional<Who> seat;
    std::optional<std::vector<MoveName>> after;  // as if these moves of the same seat had been made

    static constexpr auto fields() {
        return described(field("table", &Why::table), field("move", &Why::move), field("seat", &Why::seat),
                         field("after", &Why::after));
    }
};

/// undo, redo
struct Step {
    std::string table;
    std::optional<int> ply;
    std::optional<Who> seat;
    std::optional<std::uint64_t> revision;

    static constexpr auto fields() {
        return described(field("table", &Step::table), field("ply", &Step::ply), field("seat", &Step::seat),
                         field("revision", &Step::revision));
    }
};

struct GoTo {
    std::string table;
    int ply = 0;
    std::optional<Who> seat;
    std::optional<std::uint64_t> revision;

    static constexpr auto fields() {
        return described(field("table", &GoTo::table), field("ply", &GoTo::ply), field("seat", &GoTo::seat),
                         field("revision", &GoTo::revision));
    }
};

struct OfRecord {
    std::string table;
    std::optional<bool> reveal;
    std::optional<Who> seat;

    static constexpr auto fields() {
        return described(field("table", &OfRecord::table), field("reveal", &OfRecord::reveal),
                         field("seat", &OfRecord::seat));
    }
};

struct Budget {
    std::optional<std::uint32_t> ms;
    std::optional<std::uint32_t> playouts;

    static constexpr auto fields() { return described(field("ms", &Budget::ms), field("playouts", &Budget::playouts)); }
    /// Ten minutes, or more playouts than anybody waits for.
    static std::optional<std::pair<int, int>> range(std::string_view field) {
        return std::pair{1, field == "ms" ? 600'000 : 10'000'000};
    }
};

struct Think {
    std::string table;
    std::string bot;
    std::optional<Who> seat;
    std::optional<Budget> budget;
    std::optional<std::uint64_t> seed;
    std::optional<bool> progress;

    static constexpr auto fields() {
        return described(field("table", &Think::table), field("bot", &Think::bot), field("seat", &Think::seat),
                         field("budget", &Think::budget), field("seed", &Think::seed),
                         field("progress", &Think::progress));
    }
};

struct Replay {
    std::string record;
    std::optional<int> ply;
    std::optional<Who> seat;

    static constexpr auto fields() {
        return described(field("record", &Replay::record), field("ply", &Replay::ply), field("seat", &Replay::seat));
    }
};

struct Verify {
    std::string record;

    static constexpr auto fields() { return described(field("record", &Verify::record)); }
};

}  // namespace meadhall::params
