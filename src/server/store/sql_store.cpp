#include "server/store/sql_store.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <tuple>
#include <utility>

#include <soci/soci.h>

#include "server/reasons.hpp"
#include "server/store/migrations.hpp"

// SOCI's headers for its databases want those of the databases themselves; this is all of them that is needed.
extern "C" {
const soci::backend_factory* factory_sqlite3();
const soci::backend_factory* factory_postgresql();
}

namespace meadhall::server {

namespace {

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

class SqlStore : public Store {
  public:
    SqlStore(const soci::backend_factory& database, const std::string& place) : sql_{database, place} {}

    [[nodiscard]] soci::session& session() { return sql_; }

    [[nodiscard]] Kept write(const Changes& changes) override {
        try {
            revive();
            soci::transaction all{sql_};
            // Table by table in one order for everybody: two servers never wait for each other in a circle.
            std::vector<LogLine> lines = changes.lines;
            std::ranges::sort(lines, {}, [](const LogLine& line) { return std::tie(line.table, line.number); });
            for (const LogLine& line : lines) { append(line); }
            for (const TableCard& card : changes.tables) { put(card); }
            for (const GuestCard& guest : changes.guests) { put(guest); }
            all.commit();
            return Kept::yes;
        } catch (const soci::soci_error&) { return why_not(changes); }
    }

    [[nodiscard]] std::vector<LogLine> log(const std::string& table, std::int64_t after) override {
        return reading([&] {
            const auto number = static_cast<long long>(after);
            const soci::rowset<soci::row> rows =
                (sql_.prepare << "select number, line from logs where table_id = :table and number > :after "
                                 "order by number",
                 soci::use(table, "table"), soci::use(number, "after"));
            std::vector<LogLine> lines;
            for (const soci::row& row : rows) {
                lines.push_back({table, row.get<long long>(0), row.get<std::string>(1)});
            }
            return lines;
        });
    }

    [[nodiscard]] std::map<std::string, std::int64_t> lengths(const std::vector<std::string>& tables) override {
        return reading([&] {
            std::map<std::string, std::int64_t> all;
            for (std::size_t i = 0; i < tables.size(); i += at_once) {
                const std::span<const std::string> some{tables};
                add_lengths(all, some.subspan(i, std::min(at_once, tables.size() - i)));
            }
            return all;
        });
    }

    [[nodiscard]] std::vector<TableCard> tables(const Wanted& wanted) override {
        return reading([&] { return cards(wanted); });
    }

    [[nodiscard]] std::vector<std::string> waiting(std::int64_t by) override {
        return reading([&] {
            const auto instant = static_cast<long long>(by);
            const soci::rowset<std::string> ids =
                (sql_.prepare << "select id from tables where waits = 1 and due <= :by order by due, id",
                 soci::use(instant, "by"));
            return std::vector<std::string>{ids.begin(), ids.end()};
        });
    }

    [[nodiscard]] std::optional<GuestCard> guest(const std::string& id) override {
        return reading([&] {
            GuestCard card{.id = id, .digest = {}, .called = {}};
            sql_ << "select digest, called from guests where id = :id", soci::into(card.digest),
                soci::into(card.called), soci::use(id);
            return sql_.got_data() ? std::optional{std::move(card)} : std::nullopt;
        });
    }

  private:
    /// So many tables are asked about in one statement.
    static constexpr std::size_t at_once = 500;

    /// A database that was gone may be back.
    void revive() {
        if (!is_sound_) {
            sql_.reconnect();
            is_sound_ = true;
        }
    }
    /// What fails while reading has no other reason than a database that is gone.
    auto reading(const auto& read) -> decltype(read()) {
        try {
            revive();
            return read();
        } catch (const soci::soci_error&) {
            is_sound_ = false;
            throw;
        }
    }

    void add_lengths(std::map<std::string, std::int64_t>& all, std::span<const std::string> tables) {
        std::string ids;
        for (const std::string& table : tables) {
            const bool is_plain = std::ranges::all_of(table, [](unsigned char c) { return std::isalnum(c) != 0; });
            if (is_plain) { ids += (ids.empty() ? "'" : ",'") + table + "'"; }
        }
        if (ids.empty()) { return; }
        const soci::rowset<soci::row> rows =
            (sql_.prepare
             << "select l.table_id, l.number from tables t join logs l on l.table_id = t.id and l.number = "
                "(select max(m.number) from logs m where m.table_id = t.id) where t.id in (" +
                    ids + ")");
        for (const soci::row& row : rows) { all[row.get<std::string>(0)] = row.get<long long>(1); }
    }

    std::vector<TableCard> cards(const Wanted& wanted) {
        const std::string columns =
            "select t.id, t.phase, t.is_open, t.changed, t.waits, t.due, t.summary from tables t ";
        const std::string which = wanted.guest.empty()
                                      ? "where t.is_open = 1 and :guest = '' "
                                      : "join places p on p.table_id = t.id where p.guest_id = :guest ";
        const std::string phase = "and (:any = 1 or t.phase = :phase) order by t.changed desc, t.id limit :most";
        const int any = wanted.phase ? 0 : 1;
        const int number = static_cast<int>(wanted.phase.value_or(Phase::gathering));
        const soci::rowset<soci::row> rows =
            (sql_.prepare << columns + which + phase, soci::use(wanted.guest, "guest"), soci::use(any, "any"),
             soci::use(number, "phase"), soci::use(wanted.most, "most"));
        std::vector<TableCard> cards;
        for (const soci::row& row : rows) { cards.push_back(card_of(row)); }
        for (TableCard& card : cards) { card.guests = guests_at(card.id); }
        return cards;
    }

    void append(const LogLine& line) {
        const auto number = static_cast<long long>(line.number);
        sql_ << "insert into logs (table_id, number, line) values (:table, :number, :line)",
            soci::use(line.table, "table"), soci::use(number, "number"), soci::use(line.text, "line");
    }
    void put(const TableCard& card) {
        const int phase = static_cast<int>(card.phase);
        const int open = card.open ? 1 : 0;
        const int waits = card.waits ? 1 : 0;
        const auto changed = static_cast<long long>(card.changed);
        const auto due = static_cast<long long>(card.due);
        sql_ << "insert into tables (id, phase, is_open, changed, waits, due, summary) "
                "values (:id, :phase, :open, :changed, :waits, :due, :summary) on conflict (id) do update set "
                "phase = excluded.phase, is_open = excluded.is_open, changed = excluded.changed, "
                "waits = excluded.waits, due = excluded.due, summary = excluded.summary",
            soci::use(card.id, "id"), soci::use(phase, "phase"), soci::use(open, "open"), soci::use(changed, "changed"),
            soci::use(waits, "waits"), soci::use(due, "due"), soci::use(card.summary, "summary");
        sql_ << "delete from places where table_id = :id", soci::use(card.id, "id");
        for (const std::string& guest : card.guests) {
            sql_ << "insert into places (table_id, guest_id) values (:id, :guest)", soci::use(card.id, "id"),
                soci::use(guest, "guest");
        }
    }
    void put(const GuestCard& guest) {
        sql_ << "insert into guests (id, digest, called) values (:id, :digest, :called) "
                "on conflict (id) do update set digest = excluded.digest, called = excluded.called",
            soci::use(guest.id, "id"), soci::use(guest.digest, "digest"), soci::use(guest.called, "called");
    }

    static TableCard card_of(const soci::row& row) {
        return {.id = row.get<std::string>(0),
                .phase = static_cast<Phase>(row.get<int>(1)),
                .open = row.get<int>(2) == 1,
                .changed = row.get<long long>(3),
                .waits = row.get<int>(4) == 1,
                .due = row.get<long long>(5),
                .summary = row.get<std::string>(6),
                .guests = {}};
    }
    std::vector<std::string> guests_at(const std::string& table) {
        const soci::rowset<std::string> ids =
            (sql_.prepare << "select guest_id from places where table_id = :id order by guest_id", soci::use(table));
        return {ids.begin(), ids.end()};
    }

    /// Whether somebody else was faster; if even that cannot be found out, the database is gone.
    Kept why_not(const Changes& changes) {
        try {
            for (const LogLine& line : changes.lines) {
                int there = 0;
                const auto number = static_cast<long long>(line.number);
                sql_ << "select count(*) from logs where table_id = :table and number = :number", soci::into(there),
                    soci::use(line.table, "table"), soci::use(number, "number");
                if (there > 0) { return Kept::overtaken; }
            }
        } catch (const soci::soci_error&) { is_sound_ = false; }
        return Kept::failed;
    }

    soci::session sql_;
    bool is_sound_ = true;
};

}  // namespace

bool is_shared(const std::string& place) {
    return place.starts_with("postgres://") || place.starts_with("postgresql://");
}

Result<std::unique_ptr<Store>> open_store(const std::string& place) {
    const bool postgresql = is_shared(place);
    try {
        auto store = postgresql ? std::make_unique<SqlStore>(*factory_postgresql(), place)
                                : std::make_unique<SqlStore>(*factory_sqlite3(), "dbname=\"" + place + "\"");
        if (postgresql) {
            store->session() << "set client_min_messages = warning";
        } else {
            prepare_sqlite(store->session());
        }
        const std::vector<std::string> alone =
            postgresql ? std::vector<std::string>{"begin", "select pg_advisory_xact_lock(7302411)"}
                       : std::vector<std::string>{"begin immediate"};
        if (!migrate(store->session(), alone)) { return refused(reasons::store_too_new); }
        return store;
    } catch (const soci::soci_error& error) { return refused(reasons::no_store, error.get_error_message()); }
}

}  // namespace meadhall::server
