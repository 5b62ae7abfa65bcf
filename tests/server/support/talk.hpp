// A conversation with a server over a WebSocket, as a page or a bot has it.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "match/json/read.hpp"

namespace meadhall::server::testing {

class Talk {
  public:
    /// Opens a connection; an empty origin is that of no browser.
    explicit Talk(int port, const std::string& origin = {}, const std::string& cookie = {});
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;
    ~Talk();

    [[nodiscard]] bool is_open() const { return is_open_; }
    /// The whole answer; null if the connection ended first.
    Json ask(const std::string& method, const Json& params = Json::object());
    /// The result; the test fails if there is none.
    Json result(const std::string& method, const Json& params = Json::object());
    void send(const std::string& text);
    /// The next message, or nothing if the connection ended.
    std::string hear();
    std::deque<Json> events;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
    bool is_open_ = false;
    int asked_ = 0;
};

}  // namespace meadhall::server::testing
