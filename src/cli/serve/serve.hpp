// The command that serves the page: meadhall serve.
#pragma once

#include <string>

#include "core/words.hpp"

namespace meadhall::cli {

struct ServeOrder {
    std::string host = "127.0.0.1";
    int port = -1;       // 0: any that is free; negative: the usual one, or the next that is free
    bool open = false;   // in the browser
    std::string folder;  // instead of the page in the program
};

[[nodiscard]] int serve(const ServeOrder& order, Language language);

}  // namespace meadhall::cli
