#include "cli/serve/load.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/house.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/progress.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"
#include "match/json/read.hpp"
#include "server/reasons.hpp"

namespace meadhall::cli {

namespace {

constexpr Words how_far{"{0} guests are in, {1} moves", "{0} Gäste sind da, {1} Züge",
                        "{0} gasten zijn er, {1} zetten"};
constexpr Words guests_in{"guests in", "Gäste da", "gasten binnen"};
constexpr Words games_begun{"games begun", "Partien begonnen", "partijen begonnen"};
constexpr Words moves_made{"moves answered", "Züge beantwortet", "zetten beantwoord"};
constexpr Words answer_times{"time to an answer", "Zeit bis zur Antwort", "tijd tot antwoord"};
constexpr Words events_told{"events told", "Ereignisse gemeldet", "gebeurtenissen gemeld"};
constexpr Words memory_row{"memory of the server", "Speicher des Servers", "geheugen van de server"};
constexpr Words per_guest{"per guest", "je Gast", "per gast"};
constexpr Words refused_row{"refused", "abgelehnt", "geweigerd"};
constexpr Words lost_row{"connections lost", "Verbindungen verloren", "verbindingen verloren"};
constexpr Words faster{"The server slows its guests down; start it with --limit messages=100000 --limit burst=100000",
                       "Der Server bremst seine Gäste; starte ihn mit --limit messages=100000 --limit burst=100000",
                       "De server remt zijn gasten af; start hem met --limit messages=100000 --limit burst=100000"};

constexpr double mebibyte = 1024.0 * 1024.0;

double moves_a_second(const server::LoadReport& report) {
    return report.seconds > 0 ? static_cast<double>(report.moves) / report.seconds : 0;
}

/// What one connection costs the server, in KiB, before anybody plays.
double kibibytes_per_guest(const server::LoadReport& report) {
    if (report.connections == 0 || report.memory_idle < report.memory_empty) { return 0; }
    return static_cast<double>(report.memory_idle - report.memory_empty) / 1024.0 / report.connections;
}

class Reporter {
  public:
    explicit Reporter(Language language) : language_{language} {}

    void row(const Words& what, const std::string& figure) const {
        fmt::print("{:<24}{}\n", what.in(language_), figure);
    }
    void print(const server::LoadReport& report) const {
        row(guests_in, fmt::format("{} ({:.1f} s)", report.connections, report.connecting));
        row(games_begun, std::to_string(report.games));
        row(moves_made, fmt::format("{} ({:.0f}/s, {:.1f} s)", report.moves, moves_a_second(report), report.seconds));
        row(answer_times, fmt::format("p50 {:.1f} ms, p99 {:.1f} ms, max {:.1f} ms", report.delay(50), report.delay(99),
                                      report.delay(100)));
        row(events_told, std::to_string(report.events));
        if (report.memory_after > 0) { print_memory(report); }
        row(refused_row, fmt::format("{} {}", report.refused, report.first_refusal));
        row(lost_row, std::to_string(report.lost));
        if (report.first_refusal.contains("E-RATE")) { fmt::print("{}\n", faster.in(language_)); }
    }

  private:
    void print_memory(const server::LoadReport& report) const {
        row(memory_row, fmt::format("{:.1f} → {:.1f} → {:.1f} MiB ({:.1f} KiB {})",
                                    static_cast<double>(report.memory_empty) / mebibyte,
                                    static_cast<double>(report.memory_idle) / mebibyte,
                                    static_cast<double>(report.memory_after) / mebibyte, kibibytes_per_guest(report),
                                    per_guest.in(language_)));
    }

    Language language_;
};

void print_json(const server::LoadReport& report) {
    const Json json = {{"connections", report.connections},
                       {"connecting_s", report.connecting},
                       {"seconds", report.seconds},
                       {"games", report.games},
                       {"moves", report.moves},
                       {"moves_per_s", moves_a_second(report)},
                       {"p50_ms", report.delay(50)},
                       {"p99_ms", report.delay(99)},
                       {"max_ms", report.delay(100)},
                       {"events", report.events},
                       {"memory_empty", report.memory_empty},
                       {"memory_idle", report.memory_idle},
                       {"memory_after", report.memory_after},
                       {"refused", report.refused},
                       {"lost", report.lost}};
    fmt::print("{}\n", json.dump());
}

}  // namespace

int load(LoadCommand command, Language language) {
    server::LoadOrder& order = command.order;
    if (auto set = server::set_address(command.at, order); !set) {
        return complain(set.error(), language, refused_code);
    }
    if (!server::is_loopback(order) && !command.elsewhere) {
        return complain(Refusal{server::reasons::other_machine, command.at}, language, refused_code);
    }
    const auto game = std::ranges::find(house().games, order.game, &GameEntry::id);
    order.seats = std::max(2, game->min_seats);
    ProgressLine line;
    const auto report = server::put_load_on(
        order, [&](int connections, std::uint64_t moves) { line.show(say(language, how_far, connections, moves)); });
    line.clear();
    if (!report) { return complain(report.error(), language, refused_code); }
    if (command.json) {
        print_json(*report);
    } else {
        Reporter{language}.print(*report);
    }
    const bool all_came = report->connections >= order.clients / order.seats * order.seats + order.idle;
    return all_came && report->lost == 0 ? fine : refused_code;
}

}  // namespace meadhall::cli
