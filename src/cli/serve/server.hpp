// A small server for one page: one thread, many connections, nothing that one of them does can stop the others.
#pragma once

#include <chrono>
#include <functional>
#include <list>
#include <string>

#include "cli/serve/http.hpp"
#include "cli/serve/site.hpp"
#include "core/refusal.hpp"

namespace meadhall::cli {

using Clock = std::chrono::steady_clock;

/// How much patience and room there is for visitors.
struct Manner {
    Clock::duration patience = std::chrono::seconds{10};  // for a request to arrive, and for each piece of an answer
    Clock::duration leisure = std::chrono::seconds{60};   // between two requests
    Clock::duration grace = std::chrono::seconds{1};      // for whoever has just come and not spoken yet
    std::size_t visitors = 128;                           // at once; then the silent make room, and others wait outside
};

/// A file descriptor that is closed with its owner.
class Socket {
  public:
    explicit Socket(int number = -1) : number_{number} {}
    Socket(Socket&& other) noexcept;
    Socket& operator=(Socket&& other) noexcept;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;
    ~Socket();
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

/// A place where visitors can come in: 127.0.0.1:8080.
struct Door {
    Socket socket;
    std::string address;  // "http://127.0.0.1:8080/"
};
/// Opens a door; port 0 takes any that is free.
[[nodiscard]] Result<Door> open_door(const std::string& host, int port);

class Server {
  public:
    Server(const Site& site, Door door, Manner manner = {});
    /// Serves until `stops` says so, which is asked several times a second and after every signal.
    void run(const std::function<bool()>& stops);

  private:
    /// One connection: what has arrived of a request, and what is left of an answer.
    struct Visitor {
        Socket socket;
        std::string arrived;
        Answer answer;
        std::size_t sent = 0;  // of the answer's head and content together
        bool is_answering = false;
        Clock::time_point until;
        Clock::time_point may_leave_from;  // nobody is sent away before, nor while something is asked or answered
    };

    void admit();
    [[nodiscard]] bool has_room();
    /// Who has been silent longest and may be sent away for others; the end if nobody may.
    std::list<Visitor>::iterator longest_silent();
    void drop_the_silent();
    /// False when the connection is over.
    bool attend(Visitor& visitor, int events);
    bool listen_to(Visitor& visitor);
    bool speak_to(Visitor& visitor);
    /// Answers the first whole request that has arrived; false if there is none yet.
    bool answer_next(Visitor& visitor);
    void begin_answer(Visitor& visitor, Answer answer) const;

    const Site& site_;
    Door door_;
    Manner manner_;
    std::list<Visitor> visitors_;
    bool is_door_resting_ = false;  // nobody can be let in for the moment: no file descriptor is free
};

}  // namespace meadhall::cli
