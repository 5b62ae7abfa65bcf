// The command that lets bots think for servers elsewhere: meadhall worker.
#pragma once

#include <string>

#include "core/words.hpp"

namespace meadhall::cli {

struct WorkerOrder {
    std::string bus;   // "nats://…"
    int thinkers = 0;  // threads; 0: as many as there are cores
};

/// Works until it is told to end.
[[nodiscard]] int work_for_others(const WorkerOrder& order, Language language);

}  // namespace meadhall::cli
