// The doors of the server: HTTP for the page and for programs, WebSockets for those who play. One thread, many
// connections; nothing that one of them does can stop the others. Asio and Beast do the work and are known to the
// files of this folder, of http, and of load, which knocks at these doors.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "core/refusal.hpp"
#include "server/edge/guest_room.hpp"
#include "server/edge/proxies.hpp"
#include "server/site/site.hpp"

namespace meadhall::server {

/// How much patience and room there is for visitors.
struct Manner {
    using Time = std::chrono::milliseconds;

    Time patience = std::chrono::seconds{10};  // for a request to arrive, and for each piece of an answer
    Time leisure = std::chrono::seconds{60};   // between two requests
    Time grace = std::chrono::seconds{1};      // before whoever is silent may have to make room
    Time farewell = std::chrono::seconds{2};   // for a visitor to hang up who was told to
    std::size_t visitors = 10'000;  // at once; then who is silent makes room, and where nobody is, one is told so
    std::size_t frame = std::size_t{64} << 10U;   // bytes of one message
    std::size_t backlog = std::size_t{4} << 20U;  // bytes that may wait for one visitor
    std::size_t body = std::size_t{16} << 10U;    // bytes that may come with a request
    std::vector<std::string> origins{};           // "https://hall.example": pages that may talk to us besides our own
    Proxies proxies{};                            // servers in front of us

    /// The page is reached over TLS, as far as the owner has said: then cookies go no other way.
    [[nodiscard]] bool is_encrypted() const;
};

/// A place where visitors can come in: 127.0.0.1:8080.
struct Door {
    struct Listening;
    std::shared_ptr<Listening> listening;
    std::string address;  // "http://127.0.0.1:8080/"
};
/// Opens a door; port 0 takes any that is free.
[[nodiscard]] Result<Door> open_door(const std::string& host, int port);

class Server : public Doors {
  public:
    /// Without a room there are no WebSockets, only the page.
    Server(const Site& site, Door door, Manner manner = {});
    ~Server() override;

    /// Before `run`.
    void lead_to(GuestRoom& room);
    /// From now on SIGINT, SIGTERM and SIGHUP let everybody finish and then end `run`.
    void end_on_signals();
    /// Serves until somebody stops it.
    void run();
    /// Nobody is let in any more, whoever is in is let go, then `run` ends. From any thread.
    void stop();

    void send(VisitId visit, Sent text) override;
    void reply(VisitId visit, Reply reply) override;
    void dismiss(VisitId visit, const std::string& reason) override;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace meadhall::server
