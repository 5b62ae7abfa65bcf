// Reads a text as a record and replays it. What can be read is written and read back the same; what can be loaded
// gives a table whose own record loads into the same position.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "match/catalogue.hpp"

using namespace meadhall;

namespace {

void require(bool holds) {
    if (!holds) { std::abort(); }
}

/// The line numbers belong to the text, not to the game.
Record without_lines(Record record) {
    for (RecordPly& ply : record.plies) { ply.line = 0; }
    return record;
}

void check_text(const Record& record) {
    const Result<Record> again = parse_record(record_text(record));
    require(again.has_value());
    require(without_lines(*again) == without_lines(record));
}

void check_table(const Table& table) {
    const Result<std::unique_ptr<Table>> again = load_record(catalogue(), table.record(Seeds::shown));
    require(again.has_value());
    require((*again)->hash(Caller::owner()) == table.hash(Caller::owner()));
    require((*again)->record(Seeds::shown) == table.record(Seeds::shown));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const Result<Record> record = parse_record({reinterpret_cast<const char*>(data), size});
    if (!record) { return 0; }
    check_text(*record);
    (void)verify_record(catalogue(), *record);
    if (const auto table = load_record(catalogue(), *record)) { check_table(**table); }
    return 0;
}
