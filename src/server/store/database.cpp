#include "server/store/database.hpp"

#include <span>
#include <utility>
#include <vector>

#include "server/place.hpp"
#include "server/reasons.hpp"
#include "server/store/migrations.hpp"

// SOCI's headers for its databases want those of the databases themselves; this is all of them that is needed.
extern "C" {
const soci::backend_factory* factory_sqlite3();
const soci::backend_factory* factory_postgresql();
}

namespace meadhall::server {

namespace {

constexpr std::string_view file_database = "sqlite3";
constexpr std::string_view how_to_write = "postgres://…; @ = %40, / = %2F, % = %25";

void prepare_sqlite(soci::session& sql) {
    sql << "pragma busy_timeout = 5000";  // first: another program may be preparing the same file
    std::string mode;
    sql << "pragma journal_mode = wal", soci::into(mode);
    sql << "pragma synchronous = full";  // a transaction that is over is on the disk
}

int version_of(soci::session& sql) {
    sql << "create table if not exists meadhall (version integer not null)";
    int rows = 0;
    sql << "select count(*) from meadhall", soci::into(rows);
    if (rows == 0) { sql << "insert into meadhall (version) values (0)"; }
    int version = 0;
    sql << "select version from meadhall", soci::into(version);
    return version;
}

bool take_missing_steps(soci::session& sql) {
    int version = version_of(sql);
    if (std::cmp_greater(version, migrations.size())) { return false; }
    for (; std::cmp_less(version, migrations.size()); ++version) {
        for (const std::string_view statement : migrations[static_cast<std::size_t>(version)]) {
            sql << std::string{statement};
        }
    }
    sql << "update meadhall set version = :version", soci::use(version);
    return true;
}

/// All steps that are missing, or none. Two programs that begin at the same time must not both take them: `alone`
/// begins a transaction that keeps others waiting.
bool migrate(soci::session& sql, const std::vector<std::string>& alone) {
    for (const std::string& statement : alone) { sql << statement; }
    try {
        const bool is_done = take_missing_steps(sql);
        sql << (is_done ? "commit" : "rollback");
        return is_done;
    } catch (const soci::soci_error&) {
        sql << "rollback";
        throw;
    }
}

}  // namespace

bool is_postgresql(const std::string& place) {
    return place.starts_with("postgres://") || place.starts_with("postgresql://");
}

std::unexpected<Refusal> not_opened(const soci::soci_error& error, const std::string& place) {
    return refused(reasons::no_store, shown_trouble(error.get_error_message(), place));
}

void prepare_session(soci::session& sql) {
    if (sql.get_backend_name() == file_database) {
        prepare_sqlite(sql);
    } else {
        sql << "set client_min_messages = warning";
    }
}

Result<void> open_database(soci::session& sql, const std::string& place) {
    const bool postgresql = is_postgresql(place);
    if (!is_clear(place)) { return refused(reasons::no_store, shown_store(place) + ": " + std::string{how_to_write}); }
    try {
        if (postgresql) {
            sql.open(*factory_postgresql(), place);
        } else {
            sql.open(*factory_sqlite3(), "dbname=\"" + place + "\"");
        }
        prepare_session(sql);
        const std::vector<std::string> alone =
            postgresql ? std::vector<std::string>{"begin", "select pg_advisory_xact_lock(7302411)"}
                       : std::vector<std::string>{"begin immediate"};
        if (!migrate(sql, alone)) { return refused(reasons::store_too_new); }
        return {};
    } catch (const soci::soci_error& error) { return not_opened(error, place); }
}

int database_version() { return static_cast<int>(migrations.size()); }

std::vector<std::string> database_updates(int from) {
    std::vector<std::string> updates;
    for (const auto& step : std::span{migrations}.subspan(static_cast<std::size_t>(from))) {
        for (const std::string_view statement : step) {
            if (statement.starts_with("update ")) { updates.emplace_back(statement); }
        }
    }
    return updates;
}

std::vector<std::string> database_tables() {
    constexpr std::string_view beginning = "create table ";
    std::vector<std::string> names;
    for (const auto& step : migrations) {
        for (const std::string_view statement : step) {
            if (!statement.starts_with(beginning)) { continue; }
            const std::string_view rest = statement.substr(beginning.size());
            names.emplace_back(rest.substr(0, rest.find_first_of(" (")));
        }
    }
    return names;
}

}  // namespace meadhall::server
