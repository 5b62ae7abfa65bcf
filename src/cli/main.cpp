// The terminal program.
#include <cstdio>
#include <exception>

#include "cli/app.hpp"

int main(int argc, char** argv) {
    try {
        return meadhall::cli::run(argc, argv);
    } catch (const std::exception& trouble) {  // the world: no memory, a full disk
        std::fprintf(stderr, "meadhall: %s\n", trouble.what());
        return 1;
    }
}
