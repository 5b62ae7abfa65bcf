#include "cli/serve/serve.hpp"

#include <array>
#include <cstdio>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include "cli/serve/server.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/interrupts.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

namespace {

constexpr int usual_port = 8080;
constexpr int ports_to_try = 10;

Result<Site> site_for(const ServeOrder& order) {
    if (!order.folder.empty()) { return Site::of_folder(order.folder); }
    return Site::of(built_in_page());
}

/// At the port that was asked for; if none was, at the usual one or the next that is free.
Result<Door> door_for(const ServeOrder& order) {
    if (order.port >= 0) { return open_door(order.host, order.port); }
    for (int port = usual_port; port < usual_port + ports_to_try; ++port) {
        Result<Door> door = open_door(order.host, port);
        if (door || door.error().reason != &reasons::cannot_serve) { return door; }
    }
    return open_door(order.host, usual_port);
}

/// Asks the desktop to show the page. Where there is none, the address on the terminal must do.
void show_in_browser(std::string address) {
    std::string program = "xdg-open";
    std::array<char*, 3> words = {program.data(), address.data(), nullptr};
    posix_spawn_file_actions_t silence;
    posix_spawn_file_actions_init(&silence);
    posix_spawn_file_actions_addopen(&silence, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&silence, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    pid_t child = 0;
    posix_spawnp(&child, program.c_str(), &silence, nullptr, words.data(), environ);
    posix_spawn_file_actions_destroy(&silence);
}

constexpr Words open_at{"Meadhall is open at {0}", "Meadhall läuft unter {0}", "Meadhall draait op {0}"};
constexpr Words how_to_end{"Ctrl+C closes it.", "Beenden mit Strg+C.", "Stoppen met Ctrl+C."};

void tell(const std::string& what) {
    fmt::print("{}\n", what);
    std::fflush(stdout);
}

}  // namespace

int serve(const ServeOrder& order, Language language) {
    const Result<Site> site = site_for(order);
    if (!site) { return complain(site.error(), language, refused_code); }
    if (site->find("/") == nullptr) {
        return complain(Refusal{reasons::no_page, order.folder}, language, refused_code);
    }
    Result<Door> door = door_for(order);
    if (!door) { return complain(door.error(), language, refused_code); }
    const Interrupts interrupts;
    const std::string address = door->address;
    tell(say(language, open_at, address));
    tell(say(language, how_to_end));
    if (order.open) { show_in_browser(address); }
    Server{*site, std::move(*door)}.run([] { return Interrupts::signal() != 0; });
    return fine;
}

}  // namespace meadhall::cli
