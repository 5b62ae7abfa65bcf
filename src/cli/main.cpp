// The terminal program.
#include <cstdio>
#include <exception>

#include "cli/app.hpp"
#include "core/stop.hpp"

int main(int argc, char** argv) {
    meadhall::last_words = [](const char* why) { std::fprintf(stderr, "meadhall: %s\n", why); };
    try {
        return meadhall::cli::run(argc, argv);
    } catch (const std::exception& trouble) {  // the world: no memory, a full disk
        std::fprintf(stderr, "meadhall: %s\n", trouble.what());
        return 1;
    }
}
