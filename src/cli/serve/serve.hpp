// The command that serves the page and the tables of those who play together: meadhall serve.
#pragma once

#include <string>
#include <vector>

#include "core/words.hpp"

namespace meadhall::cli {

struct ServeOrder {
    std::string host = "127.0.0.1";
    int port = -1;       // 0: any that is free; negative: the usual one, or the next that is free
    bool open = false;   // in the browser
    std::string folder;  // instead of the page in the program
    std::string store;   // "memory", a file, "postgres://…"; empty: a file in the user's data folder
    std::string bus;     // "nats://…"; empty: none
    std::vector<std::string> origins;
    std::vector<std::string> proxies;  // servers in front of this one: "10.0.0.7", "10.0.0.0/24"
    std::vector<std::string> limits;   // "connections=500"
    int thinkers = 0;                  // threads for bots; 0: all cores but one
    bool log = false;
    bool admin = false;    // lets the owner in by a key, which is printed
    std::string webhook;   // is told whose move it is
    bool methods = false;  // prints the methods as a table instead
    bool schema = false;   // prints them, and what is told besides, as JSON Schema instead
    bool openapi = false;  // prints what can be asked over HTTP instead
};

[[nodiscard]] int serve(const ServeOrder& order, Language language);

}  // namespace meadhall::cli
