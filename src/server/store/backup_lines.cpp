#include "server/store/backup_lines.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "server/reasons.hpp"
#include "server/store/database.hpp"

namespace meadhall::server {

namespace {

constexpr int backup_format = 1;

std::string hexadecimal_end(Blake2b digest) {
    std::array<std::uint8_t, 32> bytes{};
    digest.finish(bytes);
    return hexadecimal(bytes);
}

std::optional<std::string> text_at(const Json& line, const char* name) {
    const auto found = line.find(name);
    return found != line.end() && found->is_string() ? std::optional{found->get<std::string>()} : std::nullopt;
}
std::optional<std::uint64_t> number_at(const Json& line, const char* name) {
    const auto found = line.find(name);
    return found != line.end() && found->is_number_unsigned() ? std::optional{found->get<std::uint64_t>()}
                                                              : std::nullopt;
}

class BackupReader {
  public:
    BackupReader(const LineGiver& give, const BackupReceiver& receiver, const RowCounter& count)
        : give_{give}, receiver_{receiver}, count_{count} {}

    Result<std::uint64_t> read() {
        Result<void> taken = take_next(&BackupReader::take_head);
        while (taken && !has_ended_) { taken = take_next(&BackupReader::take_body); }
        if (!taken) { return std::unexpected{taken.error()}; }
        const Result<std::string> more = give_();
        if (!more) { return std::unexpected{more.error()}; }
        if (!more->empty()) { return damaged(); }
        return rows_;
    }

  private:
    [[nodiscard]] std::unexpected<Refusal> damaged() const {
        return refused(reasons::damaged_backup, "line " + std::to_string(lines_ + 1));
    }

    Result<void> take_next(Result<void> (BackupReader::*take)(const Json&)) {
        const Result<std::string> line = give_();
        if (!line) { return std::unexpected{line.error()}; }
        const auto json = line->ends_with('\n') ? parse_json(*line) : std::nullopt;
        if (!json) { return damaged(); }
        Result<void> taken = (this->*take)(*json);
        digest_.add(*line);
        ++lines_;
        return taken;
    }

    Result<void> take_head(const Json& line) {
        if (!line.is_object() || text_at(line, "meadhall") != "backup") { return damaged(); }
        const auto format = number_at(line, "format");
        const auto version = number_at(line, "version");
        if (!format || !version) { return damaged(); }
        const bool is_later = *format > backup_format || std::cmp_greater(*version, database_version());
        if (is_later) { return refused(reasons::backup_too_new); }
        receiver_.head(static_cast<int>(*version));
        return {};
    }

    Result<void> take_body(const Json& line) {
        if (line.is_array()) { return take_row(line); }
        if (!line.is_object()) { return damaged(); }
        return line.contains("table") ? take_table(line) : take_end(line);
    }

    Result<void> take_table(const Json& line) {
        const auto name = text_at(line, "table");
        const auto columns = line.find("columns");
        const std::vector<std::string> known = database_tables();
        if (!name || std::ranges::find(known, *name) == known.end()) { return damaged(); }
        if (columns == line.end() || !columns->is_array() || columns->empty()) { return damaged(); }
        std::vector<std::string> names;
        for (const Json& column : *columns) {
            if (!column.is_string()) { return damaged(); }
            names.push_back(column.get<std::string>());
        }
        columns_ = names.size();
        return receiver_.table(*name, names);
    }

    Result<void> take_row(const Json& line) {
        const auto fits = [](const Json& value) { return value.is_string() || value.is_number() || value.is_null(); };
        if (columns_ == 0 || line.size() != columns_ || !std::ranges::all_of(line, fits)) { return damaged(); }
        Result<void> taken = receiver_.row(line);
        if (!taken) { return taken; }
        count_(++rows_);
        return {};
    }

    Result<void> take_end(const Json& line) {
        has_ended_ = true;
        const bool is_whole = number_at(line, "rows") == rows_ && text_at(line, "blake2b") == hexadecimal_end(digest_);
        return is_whole ? Result<void>{} : damaged();
    }

    const LineGiver& give_;
    const BackupReceiver& receiver_;
    const RowCounter& count_;
    Blake2b digest_{32};  // of the lines before
    std::uint64_t lines_ = 0;
    std::uint64_t rows_ = 0;
    std::size_t columns_ = 0;  // of the table that is being read
    bool has_ended_ = false;
};

}  // namespace

Result<void> BackupWriter::put(const Json& line) {
    const std::string text = line.dump() + "\n";
    digest_.add(text);
    return take_(text);
}

Result<void> BackupWriter::begin() {
    return put({{"meadhall", "backup"}, {"format", backup_format}, {"version", database_version()}});
}

Result<void> BackupWriter::table(const std::string& name, const std::vector<std::string>& columns) {
    return put({{"table", name}, {"columns", columns}});
}

Result<void> BackupWriter::row(const Json& values) {
    ++rows_;
    return put(values);
}

Result<void> BackupWriter::end() { return put({{"rows", rows_}, {"blake2b", hexadecimal_end(digest_)}}); }

Result<std::uint64_t> read_backup(const LineGiver& give, const BackupReceiver& receiver, const RowCounter& count) {
    return BackupReader{give, receiver, count}.read();
}

}  // namespace meadhall::server
