// Ctrl-C, a closed window and a request to end do not kill a game: it is kept first.
#pragma once

namespace meadhall::cli {

/// While one exists, SIGINT, SIGTERM and SIGHUP are only noted, and whoever waits for input is woken.
class Interrupts {
  public:
    Interrupts();
    Interrupts(const Interrupts&) = delete;
    Interrupts& operator=(const Interrupts&) = delete;
    ~Interrupts();

    /// The signal that came, or 0.
    [[nodiscard]] static int signal();
};

}  // namespace meadhall::cli
