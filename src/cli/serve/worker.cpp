#include "cli/serve/worker.hpp"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <memory>
#include <thread>

#include <fmt/format.h>

#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/terminal.hpp"
#include "cli/shell/words.hpp"
#include "server/bus/bus.hpp"
#include "server/place.hpp"
#include "server/room/hall_room.hpp"
#include "server/room/workshop.hpp"

namespace meadhall::cli {

namespace {

constexpr Words thinks_for{"Bots think for {0}. Ctrl+C ends it.", "Bots denken für {0}. Beenden mit Strg+C.",
                           "Bots denken voor {0}. Stoppen met Ctrl+C."};

/// The signals that end a program; from now on nobody hears them but `sigwait`, also no thread that is begun later.
sigset_t held_back_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) { sigaddset(&signals, signal); }
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signals;
}

}  // namespace

int work_for_others(const WorkerOrder& order, Language language) {
    const sigset_t signals = held_back_signals();
    const Result<std::unique_ptr<server::Bus>> bus = server::open_bus(order.bus);
    if (!bus) { return complain(bus.error(), language, refused_code); }
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int thinkers = order.thinkers > 0 ? order.thinkers : std::max(1, cores);
    const server::Workshop workshop{house().games, **bus, thinkers, server::Furniture{}.thinking_ms};
    fmt::print("{}\n", say(language, thinks_for, server::without_password(order.bus)));
    std::fflush(stdout);
    int signal = 0;
    sigwait(&signals, &signal);
    return fine;
}

}  // namespace meadhall::cli
