// Asks the doors of a server: as text, without any socket, or over one.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "server/http/answer.hpp"

namespace meadhall::server::testing {

/// What a head of a request is answered, as the server reads it.
[[nodiscard]] Answer answer(const std::string& head, const Site& site);
/// "name: value" is among the fields of an answer.
[[nodiscard]] bool has_field(const Answer& answer, std::string_view name, std::string_view value);

/// A connection to a server on this machine.
class Visit {
  public:
    explicit Visit(int port);
    Visit(const Visit&) = delete;
    Visit& operator=(const Visit&) = delete;
    ~Visit();

    void say(std::string_view text) const;
    /// Everything that is answered until the server hangs up, or until this has been said.
    [[nodiscard]] std::string hear(const std::string& until = "\n\n\n");
    /// The connection ended with an error instead of a goodbye.
    [[nodiscard]] bool was_reset() const { return was_reset_; }

  private:
    int socket_;
    bool was_reset_ = false;
};

[[nodiscard]] int port_in(const std::string& address);
/// A port of this machine where nobody is. It lies below those that the system gives to anybody, so that it stays free.
[[nodiscard]] int free_port();
/// Somebody on this machine opens at this port.
[[nodiscard]] bool is_open(int port);
/// Asks until it is so; false if it is not so for a minute.
[[nodiscard]] bool comes_true(const std::function<bool()>& what);

/// `meadhall serve` as people start it, with `words` after "serve --port N --lang en".
class Program {
  public:
    struct Wish {
        std::vector<std::string> words{};
        int descriptors = 0;  // how many it may have; 0: as many as usual
        int port = 0;         // 0: any that is free
        std::string log{};    // a file for its standard error; empty: that of the test
    };
    explicit Program(const Wish& wish);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    ~Program();

    [[nodiscard]] int port() const { return port_; }
    /// What it says next, behind the line with its address.
    [[nodiscard]] std::string line() const;
    /// Ends it; the code of its exit, or 128 and the signal.
    int stop(int signal);
    /// Seconds of a processor that it has used so far.
    [[nodiscard]] double seconds_used() const;

  private:
    pid_t child_ = -1;
    int out_ = -1;
    int port_ = 0;
};

}  // namespace meadhall::server::testing
