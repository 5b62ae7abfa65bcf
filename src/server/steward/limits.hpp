// How much one visitor may ask of the server, and how stewards share a store.
#pragma once

#include <cstddef>

#include "server/tables/entry.hpp"

namespace meadhall::server {

struct Limits {
    std::size_t message = std::size_t{64} << 10U;  // bytes
    int messages_a_second = 20;                    // a batch counts for as many as it asks for
    int messages_at_once = 60;
    int patience = 200;           // messages too fast in a row before the visitor is dismissed
    int tables = 20;              // unfinished ones that one guest has set up or sits at
    int name = 24;                // letters
    int title = 60;               // letters
    int chat = 500;               // letters
    int chats_at_once = 5;        // then one in two seconds
    std::size_t sittings = 1000;  // kept in memory though nobody looks at them
    int bots = 10;                // tokens for bots of one account
    int logins = 10;              // attempts for one name in a quarter of an hour; five times as many from one address
};

/// How a steward gets on with others who work on the same store. Whoever wrote the last entry of a table goes on with
/// it: sets its bots to work, and stops its clocks. The others go on only where nothing happens for too long.
struct Company {
    Instant look = 0;         // how often to look what the others did; 0: there are no others
    Instant patience = 5000;  // how long a table may wait for whoever wrote last

    [[nodiscard]] bool is_any() const { return look > 0; }
};

}  // namespace meadhall::server
