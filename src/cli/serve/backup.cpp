#include "cli/serve/backup.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <utility>

#include <fmt/format.h>

#include "cli/serve/store_place.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/files.hpp"
#include "cli/shell/progress.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/words.hpp"
#include "server/place.hpp"
#include "server/reasons.hpp"
#include "server/store/backup.hpp"

namespace meadhall::cli {

namespace {

constexpr Words written{"Safe in {1} (rows: {0})", "Sicher in {1} (Zeilen: {0})", "Veilig in {1} (regels: {0})"};
constexpr Words read_back{"Back in {1} (rows: {0})", "Zurück in {1} (Zeilen: {0})", "Terug in {1} (regels: {0})"};
constexpr Words so_far{"{0} rows …", "{0} Zeilen …", "{0} regels …"};
constexpr Words checked_so_far{"Checking: {0} rows …", "Prüfe: {0} Zeilen …", "Controleren: {0} regels …"};

/// Says now and then how far it is.
server::RowCounter counter(ProgressLine& line, const Words& words, Language language) {
    constexpr std::uint64_t step = 5000;
    return [&line, &words, language](std::uint64_t rows) {
        if (rows % step == 0) { line.show(say(language, words, std::to_string(rows))); }
    };
}

/// A file line by line, however long it is.
class LineFile {
  public:
    explicit LineFile(std::string path) : path_{std::move(path)}, file_{path_, std::ios::binary} {}

    [[nodiscard]] Result<std::string> next() {
        std::string line;
        errno = 0;
        if (!file_.is_open() || !(std::getline(file_, line) || file_.eof()) || file_.bad()) {
            return refused(reasons::cannot_read, path_ + (errno == 0 ? "" : std::string{": "} + std::strerror(errno)));
        }
        if (!file_.eof()) { line += '\n'; }
        return line;
    }

  private:
    std::string path_;
    std::ifstream file_;
};

server::LineGiver lines_of(LineFile& file) {
    return [&file] { return file.next(); };
}

Result<std::string> place_for(const BackupOrder& order) {
    std::string place = order.store.empty() ? usual_store() : order.store;
    if (place.empty() || place == "memory") { return refused(server::reasons::nothing_there, place); }
    return place;
}

/// Whether the file is whole is known before the store is touched.
Result<std::uint64_t> restore_into(const std::string& place, const BackupOrder& order, Language language) {
    ProgressLine line;
    LineFile first{order.file};
    if (auto whole = server::check_backup(lines_of(first), counter(line, checked_so_far, language)); !whole) {
        return whole;
    }
    LineFile second{order.file};
    const auto how = order.replace ? server::Restored::instead_of_games : server::Restored::into_nothing;
    return server::restore(place, lines_of(second), how, counter(line, so_far, language));
}

}  // namespace

int back_up(const BackupOrder& order, Language language) {
    const Result<std::string> place = place_for(order);
    if (!place) { return complain(place.error(), language, refused_code); }
    std::uint64_t rows = 0;
    ProgressLine line;
    const auto kept = write_lines(order.file, Readers::owner, [&](const LineSink& put) -> Result<void> {
        const auto copied = server::back_up(*place, put, counter(line, so_far, language));
        rows = copied.value_or(0);
        return copied ? Result<void>{} : std::unexpected{copied.error()};
    });
    line.clear();
    if (!kept) { return complain(kept.error(), language, refused_code); }
    fmt::print(stderr, "{}\n", say(language, written, std::to_string(rows), order.file));
    return fine;
}

int restore(const BackupOrder& order, Language language) {
    const Result<std::string> place = place_for(order);
    if (!place) { return complain(place.error(), language, refused_code); }
    const auto rows = restore_into(*place, order, language);
    if (!rows) { return complain(rows.error(), language, refused_code); }
    fmt::print(stderr, "{}\n", say(language, read_back, std::to_string(*rows), server::shown_store(*place)));
    return fine;
}

}  // namespace meadhall::cli
