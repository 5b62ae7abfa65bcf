// The command that fills a running server with guests who play: meadhall load.
#pragma once

#include <string>

#include "core/words.hpp"
#include "server/load/load.hpp"

namespace meadhall::cli {

struct LoadCommand {
    server::LoadOrder order;
    std::string at = "127.0.0.1:8080";
    bool elsewhere = false;  // also another machine than this
    bool json = false;
};

[[nodiscard]] int load(LoadCommand command, Language language);

}  // namespace meadhall::cli
