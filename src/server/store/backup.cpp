#include "server/store/backup.hpp"

#include <algorithm>
#include <deque>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include <soci/soci.h>

#include "server/place.hpp"
#include "server/reasons.hpp"
#include "server/store/backup_lines.hpp"
#include "server/store/database.hpp"

namespace meadhall::server {

namespace {

/// What a column holds, in every database the same.
enum class Holds : std::uint8_t { text, number, fraction };

struct Column {
    std::string name;
    Holds holds = Holds::text;
};

/// Databases name their types in many ways; a column of another type needs a row here first.
Holds holding(const std::string& type) {
    const auto has = [&](std::string_view part) { return type.contains(part); };
    if (has("char") || has("text")) { return Holds::text; }
    if (has("int")) { return Holds::number; }
    if (has("double") || has("real")) { return Holds::fraction; }
    throw std::logic_error{"no backup of columns of the type " + type};
}

std::string in_small_letters(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
    return text;
}

std::vector<Column> columns_of(soci::session& sql, const std::string& table, bool postgresql) {
    const std::string query = postgresql
                                  ? "select column_name::text, data_type::text from information_schema.columns where "
                                    "table_schema = current_schema() and table_name = :name order by ordinal_position"
                                  : "select name, type from pragma_table_info(:name)";
    const soci::rowset<soci::row> rows = (sql.prepare << query, soci::use(table, "name"));
    std::vector<Column> columns;
    for (const soci::row& row : rows) {
        columns.push_back({row.get<std::string>(0), holding(in_small_letters(row.get<std::string>(1)))});
    }
    return columns;
}

std::vector<std::string> names_of(const std::vector<Column>& columns) {
    std::vector<std::string> names;
    for (const Column& column : columns) { names.push_back(column.name); }
    return names;
}

std::string with_commas(const std::vector<std::string>& names, std::string_view prefix = "") {
    std::string text;
    for (const std::string& name : names) { text += (text.empty() ? "" : ", ") + std::string{prefix} + name; }
    return text;
}

/// One value on its way into the database or out of it.
struct Cell {
    Holds holds = Holds::text;
    std::string text{};
    long long number = 0;
    double fraction = 0;
    soci::indicator state = soci::i_ok;

    void read_by(soci::statement& statement) {
        switch (holds) {
            case Holds::text: return statement.exchange(soci::into(text, state));
            case Holds::number: return statement.exchange(soci::into(number, state));
            case Holds::fraction: return statement.exchange(soci::into(fraction, state));
        }
    }
    void written_by(soci::statement& statement, const std::string& name) {
        switch (holds) {
            case Holds::text: return statement.exchange(soci::use(text, state, name));
            case Holds::number: return statement.exchange(soci::use(number, state, name));
            case Holds::fraction: return statement.exchange(soci::use(fraction, state, name));
        }
    }
    [[nodiscard]] Json json() const {
        if (state == soci::i_null) { return nullptr; }
        switch (holds) {
            case Holds::text: return text;
            case Holds::number: return number;
            case Holds::fraction: return fraction;
        }
        return nullptr;
    }
    /// False if the value is none that the column can hold.
    [[nodiscard]] bool take(const Json& value) {
        state = value.is_null() ? soci::i_null : soci::i_ok;
        if (value.is_null()) { return true; }
        switch (holds) {
            case Holds::text:
                if (value.is_string()) { text = value.get<std::string>(); }
                return value.is_string();
            case Holds::number:
                if (value.is_number_integer()) { number = value.get<long long>(); }
                return value.is_number_integer();
            case Holds::fraction:
                if (value.is_number()) { fraction = value.get<double>(); }
                return value.is_number();
        }
        return false;
    }
};
using Cells = std::deque<Cell>;  // whose elements stay where they are

Cells cells_for(const std::vector<Column>& columns) {
    Cells cells;
    for (const Column& column : columns) { cells.push_back({.holds = column.holds}); }
    return cells;
}

/// One connection, and a transaction that ends with this unless it is committed.
class Connection {
  public:
    explicit Connection(const std::string& place) : is_postgresql_{server::is_postgresql(place)} {}
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() {
        try {
            if (is_begun_) { sql << "rollback"; }
        } catch (const soci::soci_error&) { is_begun_ = false; }  // gone, and the transaction with it
    }

    void begin(const char* in_a_file, const char* in_postgresql) {
        sql << (is_postgresql_ ? in_postgresql : in_a_file);
        is_begun_ = true;
    }
    void commit() {
        sql << "commit";
        is_begun_ = false;
    }
    [[nodiscard]] bool is_postgresql() const { return is_postgresql_; }
    [[nodiscard]] std::vector<Column> columns(const std::string& table) {
        return columns_of(sql, table, is_postgresql_);
    }

    soci::session sql;

  private:
    bool is_postgresql_;
    bool is_begun_ = false;
};

// Out of the database.

using RowTaker = std::function<Result<void>(const Json& values)>;

/// Hands over whatever the query yields; how many rows that were.
Result<int> read_rows(soci::session& sql, const std::string& query, Cells& cells, const RowTaker& take) {
    soci::statement statement{sql};
    statement.alloc();
    statement.prepare(query);
    for (Cell& cell : cells) { cell.read_by(statement); }
    statement.define_and_bind();
    statement.execute();
    int rows = 0;
    for (; statement.fetch(); ++rows) {
        Json values = Json::array();
        for (const Cell& cell : cells) { values.push_back(cell.json()); }
        if (auto taken = take(values); !taken) { return std::unexpected{taken.error()}; }
    }
    return rows;
}

/// PostgreSQL would send a whole table at once; a cursor brings it in pieces.
Result<void> read_table(Connection& connection, const std::string& table, const std::vector<Column>& columns,
                        const RowTaker& take) {
    Cells cells = cells_for(columns);
    const std::string query = "select " + with_commas(names_of(columns)) + " from " + table;
    if (!connection.is_postgresql()) {
        const auto read = read_rows(connection.sql, query, cells, take);
        return read ? Result<void>{} : std::unexpected{read.error()};
    }
    connection.sql << "declare backup no scroll cursor for " + query;
    while (true) {
        const auto read = read_rows(connection.sql, "fetch 2000 from backup", cells, take);
        if (!read) { return std::unexpected{read.error()}; }
        if (*read == 0) { break; }
    }
    connection.sql << "close backup";
    return {};
}

Result<std::uint64_t> copy_out(Connection& connection, const LineTaker& take, const RowCounter& count) {
    BackupWriter writer{take};
    Result<void> written = writer.begin();
    for (const std::string& table : database_tables()) {
        if (!written) { break; }
        const std::vector<Column> columns = connection.columns(table);
        written = writer.table(table, names_of(columns));
        if (!written) { break; }
        written = read_table(connection, table, columns, [&](const Json& values) {
            count(writer.rows() + 1);
            return writer.row(values);
        });
    }
    if (written) { written = writer.end(); }
    if (!written) { return std::unexpected{written.error()}; }
    return writer.rows();
}

// Into it.

/// Puts rows into one table.
class TableFiller {
  public:
    TableFiller(soci::session& sql, const std::string& table, const std::vector<Column>& columns)
        : cells_{cells_for(columns)}, statement_{sql} {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < columns.size(); ++i) { names.push_back("v" + std::to_string(i)); }
        statement_.alloc();
        statement_.prepare("insert into " + table + " (" + with_commas(names_of(columns)) + ") values (" +
                           with_commas(names, ":") + ")");
        for (std::size_t i = 0; i < columns.size(); ++i) { cells_[i].written_by(statement_, names[i]); }
        statement_.define_and_bind();
    }

    Result<void> put(const Json& values) {
        for (std::size_t i = 0; i < cells_.size(); ++i) {
            if (!cells_[i].take(values[i])) { return refused(reasons::damaged_backup, values.dump()); }
        }
        statement_.execute(true);
        return {};
    }

  private:
    Cells cells_;
    soci::statement statement_;
};

/// The columns of a table that a backup names; refused if the table has no such column.
Result<std::vector<Column>> named_columns(Connection& connection, const std::string& table,
                                          const std::vector<std::string>& names) {
    const std::vector<Column> all = connection.columns(table);
    std::vector<Column> columns;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(all, name, &Column::name);
        if (found == all.end()) { return refused(reasons::damaged_backup, table + "." + name); }
        columns.push_back(*found);
    }
    return columns;
}

Result<void> make_empty(soci::session& sql, Restored how) {
    for (const std::string& table : database_tables()) {
        long long rows = 0;
        sql << "select count(*) from " + table, soci::into(rows);
        if (rows > 0 && how == Restored::into_nothing) { return refused(reasons::store_in_use); }
        sql << "delete from " + table;
    }
    return {};
}

/// Rows of an older version go into the tables of today, and are then brought up to date like those of a database.
Result<std::uint64_t> copy_in(Connection& connection, const LineGiver& give, const RowCounter& count) {
    std::unique_ptr<TableFiller> filler;
    int from = database_version();
    const BackupReceiver receiver{
        .head = [&](int version) { from = version; },
        .table = [&](const std::string& name, const std::vector<std::string>& names) -> Result<void> {
            const auto columns = named_columns(connection, name, names);
            if (!columns) { return std::unexpected{columns.error()}; }
            filler = std::make_unique<TableFiller>(connection.sql, name, *columns);
            return {};
        },
        .row = [&](const Json& values) { return filler->put(values); },
    };
    auto rows = read_backup(give, receiver, count);
    filler.reset();
    if (!rows) { return rows; }
    for (const std::string& update : database_updates(from)) { connection.sql << update; }
    return rows;
}

}  // namespace

Result<std::uint64_t> back_up(const std::string& place, const LineTaker& take, const RowCounter& count) {
    if (!is_postgresql(place) && !std::filesystem::exists(place)) {
        return refused(reasons::nothing_there, shown_store(place));
    }
    try {
        Connection connection{place};
        if (auto opened = open_database(connection.sql, place); !opened) { return std::unexpected{opened.error()}; }
        connection.begin("begin", "begin isolation level repeatable read read only");
        return copy_out(connection, take, count);
    } catch (const soci::soci_error& error) { return not_opened(error, place); }
}

Result<std::uint64_t> check_backup(const LineGiver& give, const RowCounter& count) {
    const BackupReceiver nobody{
        .head = [](int) {},
        .table = [](const std::string&, const std::vector<std::string>&) -> Result<void> { return {}; },
        .row = [](const Json&) -> Result<void> { return {}; },
    };
    return read_backup(give, nobody, count);
}

Result<std::uint64_t> restore(const std::string& place, const LineGiver& give, Restored how, const RowCounter& count) {
    try {
        Connection connection{place};
        if (auto opened = open_database(connection.sql, place); !opened) { return std::unexpected{opened.error()}; }
        connection.begin("begin immediate", "begin");
        if (auto emptied = make_empty(connection.sql, how); !emptied) { return std::unexpected{emptied.error()}; }
        const auto rows = copy_in(connection, give, count);
        if (rows) { connection.commit(); }
        return rows;
    } catch (const soci::soci_error& error) { return not_opened(error, place); }
}

}  // namespace meadhall::server
