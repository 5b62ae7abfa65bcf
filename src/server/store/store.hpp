// Where the server keeps what must outlast it: the logs of the tables, which are the truth, and what can be looked up
// without reading them. A store knows nothing of games.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace meadhall::server {

/// One line of the log of a table. Numbers count from 1 without a gap.
struct LogLine {
    std::string table;
    std::int64_t number = 0;
    std::string text;

    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// How far a table has come.
enum class Phase : std::uint8_t { gathering, running, over };
[[nodiscard]] constexpr auto names(Phase /*of*/) {
    return std::array<std::string_view, 3>{"gathering", "running", "over"};
}

/// What is known of a table without reading its log.
struct TableCard {
    std::string id;
    Phase phase = Phase::gathering;
    bool open = false;                // everybody may see it in the list
    std::int64_t changed = 0;         // when its log was last written
    bool waits = false;               // for the server itself: a bot is to move, or a clock runs
    std::int64_t due = 0;             // when the server has to act, if it waits
    std::string summary;              // JSON, for lists
    std::vector<std::string> guests;  // who sit there, each once
    std::string game{};

    friend bool operator==(const TableCard&, const TableCard&) = default;
};

struct GuestCard {
    std::string id;
    std::string digest;  // of the token by which the guest is known again; empty: by no token
    std::string called;
    std::string owner{};  // the guest whose bot this is; empty: a person

    friend bool operator==(const GuestCard&, const GuestCard&) = default;
};

/// A guest who can be known again by a name and a password.
struct AccountCard {
    std::string guest;
    std::string name;  // as names are compared; nobody else has it
    std::string hash;  // of the password

    friend bool operator==(const AccountCard&, const AccountCard&) = default;
};

/// A browser that is logged in.
struct SessionCard {
    std::string digest;  // of the token that it shows
    std::string guest;
    std::int64_t made = 0;

    friend bool operator==(const SessionCard&, const SessionCard&) = default;
};

/// How the game of a table ended; written once with the line that ended it, and never changed.
struct ResultCard {
    std::string table;
    std::string game;
    std::int64_t ended = 0;
    std::string text;  // JSON

    friend bool operator==(const ResultCard&, const ResultCard&) = default;
};

/// Everything that is to be written at once, or not at all.
struct Changes {
    std::vector<LogLine> lines;
    std::vector<TableCard> tables;  // the newest card of each
    std::vector<GuestCard> guests;  // whose bot somebody is never changes
    std::vector<AccountCard> accounts{};
    std::vector<SessionCard> sessions{};
    std::vector<std::string> ended_sessions{};  // their digests
    std::vector<ResultCard> results{};

    [[nodiscard]] bool is_empty() const {
        return lines.empty() && tables.empty() && guests.empty() && accounts.empty() && sessions.empty() &&
               ended_sessions.empty() && results.empty();
    }
};

enum class Kept : std::uint8_t {
    yes,
    overtaken,  // somebody else has written one of these lines, or has one of these names
    failed,     // the world is out of order: nobody knows whether it was written
};

/// Whose tables to list.
enum class Listed : std::uint8_t { open, of_guest, all };

/// Which tables to list, the latest change first.
struct Wanted {
    std::string guest{};  // where this guest sits; empty: those that are open
    std::optional<Phase> phase{};
    int most = 100;
    std::string game{};       // empty: any
    std::string before{};     // only what comes after this table in the list; empty: from the beginning
    bool closed_too = false;  // without a guest: also those that are not open

    [[nodiscard]] Listed listed() const {
        return !guest.empty() ? Listed::of_guest : closed_too ? Listed::all : Listed::open;
    }
};

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    /// When it says yes, nothing that can happen to this process or to the machine takes it back.
    [[nodiscard]] virtual Kept write(const Changes& changes) = 0;
    // These throw when the world is out of order.
    /// The log of a table, without its first `after` lines; empty if there is no such table.
    [[nodiscard]] virtual std::vector<LogLine> log(const std::string& table, std::int64_t after) = 0;
    [[nodiscard]] std::vector<LogLine> log(const std::string& table) { return log(table, 0); }
    /// How many lines each of these tables has; those that there are not are left out.
    [[nodiscard]] virtual std::map<std::string, std::int64_t> lengths(const std::vector<std::string>& tables) = 0;
    [[nodiscard]] virtual std::vector<TableCard> tables(const Wanted& wanted) = 0;
    /// The ids of so many tables, at most, where this guest sits and that are not over.
    [[nodiscard]] virtual std::vector<std::string> unfinished_of(const std::string& guest, int most) = 0;
    /// The ids of the tables where the server had to act by then, the longest due first.
    [[nodiscard]] virtual std::vector<std::string> waiting(std::int64_t by) = 0;
    [[nodiscard]] virtual std::optional<GuestCard> guest(const std::string& id) = 0;
    /// The bots of a guest that are known by a token.
    [[nodiscard]] virtual std::vector<GuestCard> bots_of(const std::string& guest) = 0;
    [[nodiscard]] virtual std::optional<AccountCard> account_named(const std::string& name) = 0;
    [[nodiscard]] virtual std::optional<AccountCard> account_of(const std::string& guest) = 0;
    [[nodiscard]] virtual std::optional<SessionCard> session(const std::string& digest) = 0;
    [[nodiscard]] virtual std::vector<SessionCard> sessions_of(const std::string& guest) = 0;
    /// How many games of this kind have ended.
    [[nodiscard]] virtual std::int64_t count_of_results(const std::string& game) = 0;
    /// They, in the order of their end and then of their tables: those behind `after`, or all.
    [[nodiscard]] virtual std::vector<ResultCard> results(const std::string& game, const ResultCard* after) = 0;
};

}  // namespace meadhall::server
