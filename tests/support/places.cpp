#include "support/places.hpp"

#include <cstdlib>

namespace meadhall::test {

std::string data_folder() { return MEADHALL_TEST_DATA; }

std::string program_path() {
    const char* const named = std::getenv("MEADHALL_BINARY");
#ifdef MEADHALL_PROGRAM
    return named != nullptr ? named : MEADHALL_PROGRAM;
#else
    return named != nullptr ? named : "";
#endif
}

}  // namespace meadhall::test
