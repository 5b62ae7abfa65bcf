#include "cli/serve/serve.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <thread>

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <unistd.h>

#include "cli/house.hpp"
#include "cli/serve/store_place.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/words.hpp"
#include "match/draws/seed.hpp"
#include "server/bus/bus.hpp"
#include "server/edge/server.hpp"
#include "server/edge/webhook.hpp"
#include "server/reasons.hpp"
#include "server/room/bounds.hpp"
#include "server/room/hall_room.hpp"
#include "server/steward/methods.hpp"
#include "server/steward/routes.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sql_store.hpp"

namespace meadhall::cli {

namespace {

using server::Door;
using server::open_door;
using server::Site;

constexpr int usual_port = 8080;
constexpr int ports_to_try = 10;

Result<Site> site_for(const ServeOrder& order) {
    if (!order.folder.empty()) { return Site::of_folder(order.folder); }
    return Site::of(server::built_in_page());
}

/// At the port that was asked for; if none was, at the usual one or the next that is free.
Result<Door> door_for(const ServeOrder& order) {
    if (order.port >= 0) { return open_door(order.host, order.port); }
    for (int port = usual_port; port < usual_port + ports_to_try; ++port) {
        Result<Door> door = open_door(order.host, port);
        if (door || door.error().reason != &server::reasons::cannot_serve) { return door; }
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

constexpr Words nothing_kept{"Games are not kept: {0}", "Partien werden nicht aufbewahrt: {0}",
                             "Partijen worden niet bewaard: {0}"};

/// Where nobody has asked for a store, the page is served even if there can be none.
Result<std::unique_ptr<server::Store>> store_for(const ServeOrder& order, Language language) {
    const std::string place = order.store.empty() ? usual_store() : order.store;
    if (place.empty() || place == "memory") { return std::make_unique<server::MemoryStore>(); }
    auto store = server::open_store(place);
    if (store || !order.store.empty()) { return store; }
    fmt::print(stderr, "{}\n", say(language, nothing_kept, store.error().message(language)));
    return std::make_unique<server::MemoryStore>();
}

Result<std::unique_ptr<server::Bus>> bus_for(const ServeOrder& order) {
    if (order.bus.empty()) { return std::make_unique<server::NoBus>(); }
    return server::open_bus(order.bus);
}

/// Others may work on a database, and then it is looked at now and then; less often where they say what they did.
server::Company company_for(const ServeOrder& order) {
    constexpr server::Instant often = 1000;
    constexpr server::Instant seldom = 3000;
    if (!server::is_shared(order.store)) { return {}; }
    return {.look = order.bus.empty() ? often : seldom};
}

/// What the owner has said about room and patience.
struct Terms {
    server::Manner manner;
    server::Furniture furniture;
};
Result<Terms> terms_for(const ServeOrder& order) {
    Terms terms;
    terms.manner.origins = order.origins;
    auto proxies = server::Proxies::of(order.proxies);
    if (!proxies) { return std::unexpected{proxies.error()}; }
    terms.manner.proxies = std::move(*proxies);
    for (const std::string& limit : order.limits) {
        if (auto set = server::set_bound(limit, terms.furniture.limits, terms.manner); !set) {
            return std::unexpected{set.error()};
        }
    }
    terms.furniture.company = company_for(order);
    if (!order.webhook.empty()) {
        auto address = server::hook_address(order.webhook);
        if (!address) { return std::unexpected{address.error()}; }
        terms.furniture.webhook = std::move(*address);
    }
    terms.furniture.ownership = {.key = order.admin ? fresh_seed() : std::string{},
                                 .bounds = server::bound_amounts(terms.furniture.limits, terms.manner)};
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    terms.furniture.thinkers = order.thinkers > 0 ? order.thinkers : std::max(1, cores - 1);
    if (order.log) {
        terms.furniture.log = [](const std::string& line) { fmt::print(stderr, "{}\n", line); };
    }
    return terms;
}

constexpr Words open_at{"Meadhall is open at {0}", "Meadhall läuft unter {0}", "Meadhall draait op {0}"};
constexpr Words for_the_owner{"For you alone, the owner: {0}", "Nur für dich, dem der Server gehört: {0}",
                              "Alleen voor jou, de eigenaar: {0}"};
constexpr Words how_to_end{"Ctrl+C closes it.", "Beenden mit Strg+C.", "Stoppen met Ctrl+C."};

void tell(const std::string& what) {
    fmt::print("{}\n", what);
    std::fflush(stdout);
}

}  // namespace

int serve(const ServeOrder& order, Language language) {
    if (order.methods) {
        fmt::print("{}", server::methods_table());
        return fine;
    }
    if (order.schema) {
        fmt::print("{}", server::hall_schema());
        return fine;
    }
    if (order.openapi) {
        fmt::print("{}", server::openapi_text());
        return fine;
    }
    const Result<Site> site = site_for(order);
    if (!site) { return complain(site.error(), language, refused_code); }
    if (site->find("/") == nullptr) {
        return complain(Refusal{reasons::no_page, order.folder}, language, refused_code);
    }
    Result<Terms> terms = terms_for(order);
    if (!terms) { return complain(terms.error(), language, refused_code); }
    const Result<std::unique_ptr<server::Store>> store = store_for(order, language);
    if (!store) { return complain(store.error(), language, refused_code); }
    const Result<std::unique_ptr<server::Bus>> bus = bus_for(order);
    if (!bus) { return complain(bus.error(), language, refused_code); }
    Result<Door> door = door_for(order);
    if (!door) { return complain(door.error(), language, refused_code); }
    const std::string address = door->address;
    server::Server server{*site, std::move(*door), std::move(terms->manner)};
    server.end_on_signals();
    const std::string key = terms->furniture.ownership.key;
    server::HallRoom room{house().games, **store, **bus, server, std::move(terms->furniture)};
    server.lead_to(room);
    tell(say(language, open_at, address));
    if (!key.empty()) { tell(say(language, for_the_owner, address + "#/admin/" + key)); }
    tell(say(language, how_to_end));
    if (order.open) { show_in_browser(address); }
    server.run();
    return fine;
}

}  // namespace meadhall::cli
