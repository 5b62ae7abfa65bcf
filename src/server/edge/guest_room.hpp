// What stands behind the doors of the server: whoever talks over a WebSocket, or asks for something below /api/, is
// handed to it, and it answers when it likes. The doors know nothing of games, and the room nothing of sockets.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace meadhall::server {

/// Numbers a connection for as long as it lasts; never used twice.
using VisitId = std::uint64_t;
/// A text that goes to one visitor or to many.
using Sent = std::shared_ptr<const std::string>;

/// A request over HTTP for the room, once the doors have let it pass.
struct Inquiry {
    std::string method;  // "GET" or "POST"
    std::string path;    // "/api/tables"
    std::string query;   // "phase=over&game=odin", as it was sent
    std::string body;
    std::string session{};    // the token in the cookie
    std::string bearer{};     // the secret in "Authorization: Bearer …"
    std::string languages{};  // "de, en;q=0.5"
    std::string address{};    // where it comes from
};

/// What is answered to it.
struct Reply {
    int status = 200;
    std::string text;                      // JSON
    std::optional<std::string> session{};  // goes into the cookie; empty: the cookie ends
    std::string allow{};                   // the methods of the path, where another was used
};

/// What the room can do for its visitors. May be called from any thread.
class Doors {
  public:
    Doors() = default;
    Doors(const Doors&) = delete;
    Doors& operator=(const Doors&) = delete;
    virtual ~Doors() = default;

    virtual void send(VisitId visit, Sent text) = 0;
    /// The answer to the last inquiry of this visitor.
    virtual void reply(VisitId visit, Reply reply) = 0;
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

    /// `session` is the token in the cookie, if there is one.
    virtual void came(VisitId visit, std::string session) = 0;
    virtual void said(VisitId visit, std::string text) = 0;
    /// Is answered by `Doors::reply`; a visitor asks nothing else before.
    virtual void asked(VisitId visit, Inquiry inquiry) = 0;
    virtual void left(VisitId visit) = 0;
    /// Whether visitors can be served now.
    [[nodiscard]] virtual bool is_ready() const = 0;
    /// Figures in the text format of Prometheus.
    [[nodiscard]] virtual std::string figures() const = 0;
};

}  // namespace meadhall::server
