// The command line of meadhall, defined once: what it accepts, its help, its man page and its completions.
#pragma once

namespace meadhall::cli {

/// Does what the command line says and returns the exit code.
[[nodiscard]] int run(int argc, char** argv);

}  // namespace meadhall::cli
