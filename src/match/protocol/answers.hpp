// The answers of every method of the protocol, described like any other value. What is empty is left out.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "core/fields.hpp"
#include "core/seat.hpp"
#include "match/protocol/written.hpp"
#include "match/table.hpp"

namespace meadhall::answers {

// Who is to act.

struct SeatActs {
    Seat seat{};

    static constexpr auto fields() { return described(field("seat", &SeatActs::seat)); }
};
struct ChanceActs {
    std::string chance;  // what for

    static constexpr auto fields() { return described(field("chance", &ChanceActs::chance)); }
};
struct NobodyActs {
    std::true_type over;

    static constexpr auto fields() { return described(field("over", &NobodyActs::over)); }
};
using ToAct = std::variant<SeatActs, ChanceActs, NobodyActs>;

/// What a seat is asked, in the language that was asked for.
struct Ask {
    Seat seat{};
    std::string sentence;

    static constexpr auto fields() { return described(field("seat", &Ask::seat), field("sentence", &Ask::sentence)); }
};

// What can be played.

struct SeatRange {
    int min = 0;
    int max = 0;

    static constexpr auto fields() { return described(field("min", &SeatRange::min), field("max", &SeatRange::max)); }
};

struct Bot {
    std::string name;
    std::string title;
    int level = 0;  // from 1, the weakest; 0 for bots that are no opponents for people
    std::string about;

    static constexpr auto fields() {
        return described(field("name", &Bot::name), field("title", &Bot::title), field("level", &Bot::level),
                         field("about", &Bot::about));
    }
};

struct Game {
    std::string id;
    std::string title;
    SeatRange seats;
    int rules_version = 0;
    std::vector<Bot> bots;
    Written<Shape::schema> options;
    Written<Shape::components> components;

    static constexpr auto fields() {
        return described(field("id", &Game::id), field("title", &Game::title), field("seats", &Game::seats),
                         field("rules_version", &Game::rules_version), field("bots", &Game::bots),
                         field("options", &Game::options), field("components", &Game::components));
    }
};

// A table.

struct Opened {
    std::string table;
    std::uint64_t revision = 0;
    int ply = 0;
    ToAct to_act;
    std::string hash;
    Chance chance{};
    std::optional<std::string> commitment;
    std::optional<std::string> note{};  // about the record it was loaded from

    static constexpr auto fields() {
        return described(field("table", &Opened::table), field("revision", &Opened::revision),
                         field("ply", &Opened::ply), field("to_act", &Opened::to_act), field("hash", &Opened::hash),
                         field("chance", &Opened::chance), field("commitment", &Opened::commitment),
                         field("note", &Opened::note));
    }
};

/// A line in the list of tables.
struct TableCard {
    std::string table;
    std::string game;
    int seats = 0;
    std::vector<std::string> players;
    std::uint64_t revision = 0;
    int ply = 0;
    ToAct to_act;

    static constexpr auto fields() {
        return described(field("table", &TableCard::table), field("game", &TableCard::game),
                         field("seats", &TableCard::seats), field("players", &TableCard::players),
                         field("revision", &TableCard::revision), field("ply", &TableCard::ply),
                         field("to_act", &TableCard::to_act));
    }
};

struct Viewed {
    std::uint64_t revision = 0;
    int ply = 0;
    ToAct to_act;
    std::optional<Ask> ask;
    int barrier = 0;
    Written<Shape::view> view;
    std::optional<Written<Shape::gauges>> gauges;
    std::string hash;
    std::optional<std::string> note{};  // about the record that is replayed

    static constexpr auto fields() {
        return described(field("revision", &Viewed::revision), field("ply", &Viewed::ply),
                         field("to_act", &Viewed::to_act), field("ask", &Viewed::ask),
                         field("barrier", &Viewed::barrier), field("view", &Viewed::view),
                         field("gauges", &Viewed::gauges), field("hash", &Viewed::hash), field("note", &Viewed::note));
    }
};

struct About {
    std::string game;
    int seats = 0;
    Written<Shape::options> options;
    Written<Shape::scene> scene;
    std::vector<std::string> players;
    Chance chance{};
    std::optional<std::string> commitment;
    int last_ply = 0;

    static constexpr auto fields() {
        return described(field("game", &About::game), field("seats", &About::seats), field("options", &About::options),
                         field("scene", &About::scene), field("players", &About::players),
                         field("chance", &About::chance), field("commitment", &About::commitment),
                         field("last_ply", &About::last_ply));
    }
};

struct Menu {
    std::uint64_t revision = 0;
    Written<Shape::moves> moves;

    static constexpr auto fields() {
        return described(field("revision", &Menu::revision), field("moves", &Menu::moves));
    }
};

using Events = std::vector<Written<Shape::event>>;

struct Played {
    std::uint64_t revision = 0;
    int ply = 0;
    ToAct to_act;
    Events events;
    std::string hash;

    static constexpr auto fields() {
        return described(field("revision", &Played::revision), field("ply", &Played::ply),
                         field("to_act", &Played::to_act), field("events", &Played::events),
                         field("hash", &Played::hash));
    }
};

struct Log {
    std::uint64_t revision = 0;
    Events events;

    static constexpr auto fields() {
        return described(field("revision", &Log::revision), field("events", &Log::events));
    }
};

struct Why {
    bool legal = false;
    std::optional<std::string> code;
    std::optional<std::string> rule;
    std::optional<std::string> message;

    static constexpr auto fields() {
        return described(field("legal", &Why::legal), field("code", &Why::code), field("rule", &Why::rule),
                         field("message", &Why::message));
    }
};

// The result.

struct ScoreLine {
    std::string name;
    int points = 0;
    std::string rule;

    static constexpr auto fields() {
        return described(field("name", &ScoreLine::name), field("points", &ScoreLine::points),
                         field("rule", &ScoreLine::rule));
    }
};

struct Reckoning {
    int seat = 0;
    std::vector<ScoreLine> items;

    static constexpr auto fields() {
        return described(field("seat", &Reckoning::seat), field("items", &Reckoning::items));
    }
};

struct Outcome {
    bool over = false;
    std::vector<int> scores;
    SeatSet winners;
    std::vector<Reckoning> breakdown;

    static constexpr auto fields() {
        return described(field("over", &Outcome::over), field("scores", &Outcome::scores),
                         field("winners", &Outcome::winners), field("breakdown", &Outcome::breakdown));
    }
};

/// What a move would bring about, as far as its seat can know.
struct Prospect {
    Events events;
    bool reveals = false;
    std::optional<ToAct> to_act;
    std::optional<std::vector<int>> scores;
    std::optional<Written<Shape::gauges>> gauges;
    std::optional<Written<Shape::move>> only_move;

    static constexpr auto fields() {
        return described(field("events", &Prospect::events), field("reveals", &Prospect::reveals),
                         field("to_act", &Prospect::to_act), field("scores", &Prospect::scores),
                         field("gauges", &Prospect::gauges), field("only_move", &Prospect::only_move));
    }
};

/// Everything a screen shows.
struct Screen {
    std::uint64_t revision = 0;
    int ply = 0;
    ToAct to_act;
    std::optional<Seat> seat;  // for whose eyes this is
    std::optional<Ask> ask;
    int barrier = 0;
    Written<Shape::view> view;
    std::optional<Written<Shape::gauges>> gauges;
    Written<Shape::moves> moves;
    int from = 0;
    Events events;
    Outcome result;
    std::string hash;
    std::optional<std::string> record;

    static constexpr auto fields() {
        return described(field("revision", &Screen::revision), field("ply", &Screen::ply),
                         field("to_act", &Screen::to_act), field("seat", &Screen::seat), field("ask", &Screen::ask),
                         field("barrier", &Screen::barrier), field("view", &Screen::view),
                         field("gauges", &Screen::gauges), field("moves", &Screen::moves), field("from", &Screen::from),
                         field("events", &Screen::events), field("result", &Screen::result),
                         field("hash", &Screen::hash), field("record", &Screen::record));
    }
};

// Bots.

struct ThoughtLine {
    std::uint64_t move = 0;
    std::string text;
    std::uint32_t visits = 0;
    double value = 0;

    static constexpr auto fields() {
        return described(field("move", &ThoughtLine::move), field("text", &ThoughtLine::text),
                         field("visits", &ThoughtLine::visits), field("value", &ThoughtLine::value));
    }
};

struct Thought {
    std::uint64_t move = 0;
    std::string text;
    std::vector<double> value;
    std::vector<ThoughtLine> lines;
    std::uint32_t playouts = 0;
    std::uint32_t ms = 0;

    static constexpr auto fields() {
        return described(field("move", &Thought::move), field("text", &Thought::text), field("value", &Thought::value),
                         field("lines", &Thought::lines), field("playouts", &Thought::playouts),
                         field("ms", &Thought::ms));
    }
};

/// What `think` tells on the way, where it is asked to.
struct Progress {
    std::string table;
    double done = 0;  // of what was granted, from 0 to 1
    std::uint32_t playouts = 0;
    std::uint64_t move = 0;  // what the bot would choose now
    std::string text;
    double value = 0;

    static constexpr auto fields() {
        return described(field("table", &Progress::table), field("done", &Progress::done),
                         field("playouts", &Progress::playouts), field("move", &Progress::move),
                         field("text", &Progress::text), field("value", &Progress::value));
    }
};

// Records.

struct RecordText {
    std::string record;

    static constexpr auto fields() { return described(field("record", &RecordText::record)); }
};

struct Verified {
    int draws = 0;
    std::optional<std::string> note{};  // about the record

    static constexpr auto fields() {
        return described(field("draws", &Verified::draws), field("note", &Verified::note));
    }
};

struct Stopped {
    std::true_type stopped;

    static constexpr auto fields() { return described(field("stopped", &Stopped::stopped)); }
};

struct Closed {
    std::true_type closed;

    static constexpr auto fields() { return described(field("closed", &Closed::closed)); }
};

}  // namespace meadhall::answers
