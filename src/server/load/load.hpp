// Guests who play at a running server as fast as they are let, to see how much it bears. Nothing here knows its inside:
// they come over the network, like everybody else.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/refusal.hpp"

namespace meadhall::server {

struct LoadOrder {
    std::string host = "127.0.0.1";
    int port = 8080;
    std::string game = "wikinger";
    int seats = 2;      // of every table
    int clients = 100;  // who play, a table full of them at a time
    int idle = 0;       // who come in, say hello, and then only listen
    double seconds = 10;
    double rate = 0;  // moves a second, of all together; 0: each follows the last at once
};

/// What was seen. Memory is in bytes, 0 where the server does not tell.
struct LoadReport {
    int connections = 0;        // open at once
    double connecting = 0;      // seconds until all were in
    double seconds = 0;         // of playing
    std::uint64_t moves = 0;    // answered: they are safe on the disk
    std::uint64_t events = 0;   // told to the players
    std::uint64_t games = 0;    // begun
    std::uint64_t refused = 0;  // requests
    std::uint64_t lost = 0;     // connections
    std::string first_refusal;  // what the first of them was told
    std::vector<float> delays;  // milliseconds from a move to its answer, sorted
    std::uint64_t memory_empty = 0;
    std::uint64_t memory_idle = 0;  // with everybody in, before the first move
    std::uint64_t memory_after = 0;

    /// The delay that so many of a hundred moves do not exceed.
    [[nodiscard]] double delay(double hundredths) const;
};

/// Hears now and then what is being done: how many are in, how many moves were made.
using LoadWatcher = std::function<void(int connections, std::uint64_t moves)>;

/// "127.0.0.1:8080", "localhost", "http://10.0.0.5:9000/": where a server is.
[[nodiscard]] Result<void> set_address(const std::string& text, LoadOrder& order);
/// Whether that is this machine and no other.
[[nodiscard]] bool is_loopback(const LoadOrder& order);

/// Refused if nobody can be reached there.
[[nodiscard]] Result<LoadReport> put_load_on(const LoadOrder& order, const LoadWatcher& watch);

}  // namespace meadhall::server
