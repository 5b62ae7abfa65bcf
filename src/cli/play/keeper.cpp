#include "cli/play/keeper.hpp"

#include <algorithm>
#include <system_error>
#include <vector>

#include <unistd.h>

#include "cli/shell/files.hpp"
#include "cli/shell/reasons.hpp"
#include "match/catalogue.hpp"
#include "match/record/record.hpp"

namespace meadhall::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_unfinished = 20;

/// The records of a folder, the newest first.
std::vector<fs::path> records_in(const fs::path& folder) {
    std::vector<std::pair<fs::file_time_type, fs::path>> found;
    std::error_code trouble;
    for (const fs::directory_entry& entry : fs::directory_iterator{folder, trouble}) {
        if (entry.path().extension() == ".saga") { found.emplace_back(entry.last_write_time(trouble), entry.path()); }
    }
    std::ranges::sort(found, std::ranges::greater{});
    std::vector<fs::path> files;
    for (auto& [time, file] : found) { files.push_back(std::move(file)); }
    return files;
}

}  // namespace

std::optional<fs::path> state_folder(const Variables& variables) {
    if (const std::string state = variables("XDG_STATE_HOME"); !state.empty()) { return fs::path{state} / "meadhall"; }
    if (const std::string home = variables("HOME"); !home.empty()) { return fs::path{home} / ".local/state/meadhall"; }
    return std::nullopt;
}

std::string saga_of(const Table& table) { return record_text(table.record(Seeds::shown)); }

/// Games are told apart by their seed's commitment, which no two share; one without gets a number of the process.
fs::path Keeper::own_file(const Table& table) {
    if (own_.empty()) {
        const std::string& commitment = table.commitment();
        const std::string mark = commitment.empty() ? std::to_string(::getpid()) : commitment.substr(0, 12);
        own_ = unfinished() / (std::string{table.game().id} + "-" + mark + ".saga");
    }
    return own_;
}

Result<void> Keeper::keep(const Table& table) {
    if (!folder_) { return refused(reasons::no_home); }
    std::error_code trouble;
    fs::create_directories(unfinished(), trouble);
    if (trouble) { return refused(reasons::cannot_write, unfinished().string() + ": " + trouble.message()); }
    const fs::path own = own_file(table);
    if (!table.standing().over) {
        auto written = write_file(own.string(), saga_of(table));
        forget_oldest();
        return written;
    }
    auto written = write_file(finished().string(), saga_of(table));
    if (written) { fs::remove(own, trouble); }
    return written;
}

std::vector<fs::path> Keeper::waiting() const { return folder_ ? records_in(unfinished()) : std::vector<fs::path>{}; }

void Keeper::forget_oldest() const {
    const std::vector<fs::path> files = records_in(unfinished());
    std::error_code trouble;
    for (std::size_t i = most_unfinished; i < files.size(); ++i) { fs::remove(files[i], trouble); }
    remove_leftovers(unfinished());
}

}  // namespace meadhall::cli
