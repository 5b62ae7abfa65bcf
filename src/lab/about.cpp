#include "lab/about.hpp"

#include <fstream>
#include <thread>

// The build says who made this program; see cmake/layers.cmake.
#ifndef MEADHALL_VERSION
#define MEADHALL_VERSION "0"
#endif
#ifndef MEADHALL_COMPILER
#define MEADHALL_COMPILER "an unknown compiler"
#endif
#ifndef MEADHALL_FLAGS
#define MEADHALL_FLAGS "unknown flags"
#endif

namespace meadhall::lab {

std::string version() { return MEADHALL_VERSION; }

std::string compiler() { return std::string{MEADHALL_COMPILER} + ", " + MEADHALL_FLAGS; }

std::string machine_name() {
    std::string name = "an unknown processor";
    std::ifstream processors{"/proc/cpuinfo"};
    for (std::string line; std::getline(processors, line);) {
        if (line.starts_with("model name")) {
            name = line.substr(line.find_first_not_of(": \t", line.find(':')));
            break;
        }
    }
    return name + ", " + std::to_string(std::thread::hardware_concurrency()) + " cores";
}

}  // namespace meadhall::lab
