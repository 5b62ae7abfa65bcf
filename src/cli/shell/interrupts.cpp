#include "cli/shell/interrupts.hpp"

#include <array>
#include <csignal>

namespace meadhall::cli {

namespace {

constexpr std::array watched = {SIGINT, SIGTERM, SIGHUP};

volatile std::sig_atomic_t noted = 0;
std::array<struct sigaction, watched.size()> former;

extern "C" void note_signal(int number) { noted = number; }

}  // namespace

Interrupts::Interrupts() {
    noted = 0;
    struct sigaction action{};
    action.sa_handler = note_signal;  // no SA_RESTART: a read that waits comes back
    for (std::size_t i = 0; i < watched.size(); ++i) { sigaction(watched[i], &action, &former[i]); }
}

Interrupts::~Interrupts() {
    for (std::size_t i = 0; i < watched.size(); ++i) { sigaction(watched[i], &former[i], nullptr); }
}

int Interrupts::signal() { return noted; }

}  // namespace meadhall::cli
