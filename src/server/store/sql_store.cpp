#include "server/store/sql_store.hpp"

#include <utility>

#include <soci/soci.h>

#include "server/store/database.hpp"

namespace meadhall::server {

namespace {

class SqlStore : public Store {
  public:
    [[nodiscard]] soci::session& session() { return sql_; }

    [[nodiscard]] Kept write(const Changes& changes) override {
        try {
            revive();
            soci::transaction all{sql_};
            for (const LogLine& line : changes.lines) { append(line); }
            for (const TableCard& card : changes.tables) { put(card); }
            for (const GuestCard& guest : changes.guests) { put(guest); }
            all.commit();
            return Kept::yes;
        } catch (const soci::soci_error&) { return why_not(changes); }
    }

    [[nodiscard]] std::vector<LogLine> log(const std::string& table) override {
        revive();
        const soci::rowset<soci::row> rows = (sql_.prepare << "select number, line from logs where table_id = :table "
                                                              "order by number",
                                              soci::use(table));
        std::vector<LogLine> lines;
        for (const soci::row& row : rows) { lines.push_back({table, row.get<long long>(0), row.get<std::string>(1)}); }
        return lines;
    }

    [[nodiscard]] std::vector<TableCard> tables(const Wanted& wanted) override {
        revive();
        const std::string columns = "select t.id, t.phase, t.is_open, t.changed, t.waits, t.summary from tables t ";
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

    [[nodiscard]] std::vector<std::string> waiting() override {
        revive();
        const soci::rowset<std::string> ids = (sql_.prepare << "select id from tables where waits = 1 order by id");
        return {ids.begin(), ids.end()};
    }

    [[nodiscard]] std::optional<GuestCard> guest(const std::string& id) override {
        revive();
        GuestCard card{.id = id, .digest = {}, .called = {}};
        sql_ << "select digest, called from guests where id = :id", soci::into(card.digest), soci::into(card.called),
            soci::use(id);
        return sql_.got_data() ? std::optional{std::move(card)} : std::nullopt;
    }

  private:
    /// A database that was gone may be back.
    void revive() {
        if (!is_sound_) {
            sql_.reconnect();
            prepare_session(sql_);
            is_sound_ = true;
        }
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
        sql_ << "insert into tables (id, phase, is_open, changed, waits, summary) "
                "values (:id, :phase, :open, :changed, :waits, :summary) on conflict (id) do update set "
                "phase = excluded.phase, is_open = excluded.is_open, changed = excluded.changed, "
                "waits = excluded.waits, summary = excluded.summary",
            soci::use(card.id, "id"), soci::use(phase, "phase"), soci::use(open, "open"), soci::use(changed, "changed"),
            soci::use(waits, "waits"), soci::use(card.summary, "summary");
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
                .summary = row.get<std::string>(5),
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

Result<std::unique_ptr<Store>> open_store(const std::string& place) {
    auto store = std::make_unique<SqlStore>();
    if (auto opened = open_database(store->session(), place); !opened) { return std::unexpected{opened.error()}; }
    return store;
}

}  // namespace meadhall::server
