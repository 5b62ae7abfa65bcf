// Where bots think for servers elsewhere: takes tasks off the bus and answers with moves. Knows no store and no guest.
#pragma once

#include <cstdint>
#include <string>

#include "match/catalogue.hpp"
#include "server/bus/bus.hpp"
#include "server/room/thinkers.hpp"

namespace meadhall::server {

class Workshop {
  public:
    Workshop(Catalogue games, Bus& bus, int thinkers, std::uint32_t thinking_ms);
    Workshop(const Workshop&) = delete;
    Workshop& operator=(const Workshop&) = delete;
    /// Tasks that had not begun are not answered: whoever gave them thinks at home.
    ~Workshop();

  private:
    void hear(const Message& message);
    void answer(const Task& task, const std::string& move);

    Bus& bus_;
    std::string own_;  // where tasks come for tables that are known here
    Thinkers thinkers_;
};

}  // namespace meadhall::server
