// What stands behind the doors of the server: whoever talks over a WebSocket is handed to it, and it answers when it
// likes. The doors know nothing of games, and the room nothing of sockets.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

namespace meadhall::server {

/// Numbers a connection for as long as it lasts; never used twice.
using VisitId = std::uint64_t;
/// A text that goes to one visitor or to many.
using Sent = std::shared_ptr<const std::string>;

/// What the room can do for its visitors. May be called from any thread.
class Doors {
  public:
    Doors() = default;
    Doors(const Doors&) = delete;
    Doors& operator=(const Doors&) = delete;
    virtual ~Doors() = default;

    virtual void send(VisitId visit, Sent text) = 0;
    /// Says goodbye; whatever was sent before still arrives.
    virtual void dismiss(VisitId visit, const std::string& reason) = 0;
};

/// What the doors tell the room, from their own thread: it must not make them wait.
class GuestRoom {
  public:
    GuestRoom() = default;
    GuestRoom(const GuestRoom&) = delete;
    GuestRoom& operator=(const GuestRoom&) = delete;
    virtual ~GuestRoom() = default;

    virtual void came(VisitId visit) = 0;
    virtual void said(VisitId visit, std::string text) = 0;
    virtual void left(VisitId visit) = 0;
    /// Whether visitors can be served now.
    [[nodiscard]] virtual bool is_ready() const = 0;
    /// Figures in the text format of Prometheus.
    [[nodiscard]] virtual std::string figures() const = 0;
};

}  // namespace meadhall::server
