// What has been counted since the server began: one row each, for /metrics and for whoever looks after the server.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace meadhall::server {

struct Figures {
    std::uint64_t messages = 0;
    std::uint64_t moves = 0;
    std::uint64_t written = 0;    // lines of logs
    std::uint64_t writes = 0;     // transactions
    std::uint64_t overtaken = 0;  // that somebody else was faster with
    std::uint64_t failed = 0;     // that the store could not make
    std::uint64_t learnt = 0;     // lines that somebody else wrote
    std::uint64_t taken_up = 0;   // tables that somebody else did not go on with
    std::uint64_t too_fast = 0;   // messages refused for their rate
    std::uint64_t dismissed = 0;  // guests who did not stop
    std::uint64_t visits = 0;     // now
    std::uint64_t sittings = 0;   // in memory now
    std::uint64_t inquiries = 0;  // over HTTP
    std::uint64_t logins = 0;
    std::uint64_t logins_failed = 0;    // nobody of this name, or another password
    std::uint64_t logins_too_fast = 0;  // refused unseen
    std::uint64_t accounts = 0;         // that began
    std::uint64_t denied = 0;           // who asked as the owner without the key
    std::uint64_t results = 0;          // games that ended
};

/// Those that grow as soon as something is heard, and not only once it is written.
inline constexpr std::array figures_of_hearing = {
    &Figures::messages, &Figures::moves,         &Figures::too_fast,        &Figures::dismissed, &Figures::inquiries,
    &Figures::logins,   &Figures::logins_failed, &Figures::logins_too_fast, &Figures::accounts,  &Figures::denied,
};

struct Figure {
    std::string_view name;
    std::string_view kind;
    std::string_view help;
    std::uint64_t Figures::* value;
};
inline constexpr std::array all_figures = {
    Figure{"messages_total", "counter", "Messages heard", &Figures::messages},
    Figure{"moves_total", "counter", "Moves made", &Figures::moves},
    Figure{"log_lines_total", "counter", "Lines written to logs", &Figures::written},
    Figure{"writes_total", "counter", "Transactions", &Figures::writes},
    Figure{"writes_overtaken_total", "counter", "Transactions that somebody else was faster with", &Figures::overtaken},
    Figure{"writes_failed_total", "counter", "Transactions that the store could not make", &Figures::failed},
    Figure{"lines_learnt_total", "counter", "Lines of logs that another server wrote", &Figures::learnt},
    Figure{"tables_taken_up_total", "counter", "Tables that another server did not go on with", &Figures::taken_up},
    Figure{"messages_too_fast_total", "counter", "Messages refused for their rate", &Figures::too_fast},
    Figure{"visits_dismissed_total", "counter", "Visitors who did not stop", &Figures::dismissed},
    Figure{"visits", "gauge", "Visitors who talk now", &Figures::visits},
    Figure{"sittings", "gauge", "Tables in memory", &Figures::sittings},
    Figure{"inquiries_total", "counter", "Requests over HTTP", &Figures::inquiries},
    Figure{"logins_total", "counter", "Log-ins", &Figures::logins},
    Figure{"logins_failed_total", "counter", "Log-ins with a wrong name or password", &Figures::logins_failed},
    Figure{"logins_too_fast_total", "counter", "Log-ins refused for their rate", &Figures::logins_too_fast},
    Figure{"accounts_total", "counter", "Accounts that began", &Figures::accounts},
    Figure{"results_total", "counter", "Games that ended with a result", &Figures::results},
    Figure{"admin_denied_total", "counter", "Requests for the owner without the owner's key", &Figures::denied},
};

}  // namespace meadhall::server
