#include "server/store/sql_store.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <tuple>
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
            // Table by table in one order for everybody: two servers never wait for each other in a circle.
            std::vector<LogLine> lines = changes.lines;
            std::ranges::sort(lines, {}, [](const LogLine& line) { return std::tie(line.table, line.number); });
            for (const LogLine& line : lines) { append(line); }
            for (const TableCard& card : changes.tables) { put(card); }
            for (const GuestCard& guest : changes.guests) { put(guest); }
            for (const AccountCard& account : changes.accounts) { put(account); }
            for (const SessionCard& session : changes.sessions) { put(session); }
            for (const std::string& digest : changes.ended_sessions) { end_session(digest); }
            for (const ResultCard& result : changes.results) { append(result); }
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

    [[nodiscard]] std::vector<std::string> unfinished_of(const std::string& guest, int most) override {
        return reading([&] {
            const int over = static_cast<int>(Phase::over);
            const soci::rowset<std::string> ids =
                (sql_.prepare << "select t.id from tables t join places p on p.table_id = t.id "
                                 "where p.guest_id = :guest and t.phase <> :over limit :most",
                 soci::use(guest, "guest"), soci::use(over, "over"), soci::use(most, "most"));
            return std::vector<std::string>{ids.begin(), ids.end()};
        });
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
            sql_ << "select digest, called, owner from guests where id = :id", soci::into(card.digest),
                soci::into(card.called), soci::into(card.owner), soci::use(id);
            return sql_.got_data() ? std::optional{std::move(card)} : std::nullopt;
        });
    }

    [[nodiscard]] std::vector<GuestCard> bots_of(const std::string& guest) override {
        return reading([&] {
            const soci::rowset<soci::row> rows =
                (sql_.prepare
                     << "select id, digest, called from guests where owner = :owner and digest <> '' order by id",
                 soci::use(guest));
            std::vector<GuestCard> bots;
            for (const soci::row& row : rows) {
                bots.push_back({row.get<std::string>(0), row.get<std::string>(1), row.get<std::string>(2), guest});
            }
            return bots;
        });
    }

    [[nodiscard]] std::optional<AccountCard> account_named(const std::string& name) override {
        return reading([&] { return account_where("name", name); });
    }
    [[nodiscard]] std::optional<AccountCard> account_of(const std::string& guest) override {
        return reading([&] { return account_where("guest_id", guest); });
    }

    [[nodiscard]] std::optional<SessionCard> session(const std::string& digest) override {
        return reading([&] {
            SessionCard card{.digest = digest, .guest = {}};
            long long made = 0;
            sql_ << "select guest_id, made from sessions where digest = :digest", soci::into(card.guest),
                soci::into(made), soci::use(digest);
            card.made = made;
            return sql_.got_data() ? std::optional{std::move(card)} : std::nullopt;
        });
    }
    [[nodiscard]] std::vector<SessionCard> sessions_of(const std::string& guest) override {
        return reading([&] {
            const soci::rowset<soci::row> rows =
                (sql_.prepare << "select digest, made from sessions where guest_id = :guest order by digest",
                 soci::use(guest));
            std::vector<SessionCard> sessions;
            for (const soci::row& row : rows) {
                sessions.push_back({row.get<std::string>(0), guest, row.get<long long>(1)});
            }
            return sessions;
        });
    }

    [[nodiscard]] std::int64_t count_of_results(const std::string& game) override {
        return reading([&] {
            long long count = 0;
            sql_ << "select count(*) from results where game = :game", soci::into(count), soci::use(game);
            return count;
        });
    }
    [[nodiscard]] std::vector<ResultCard> results(const std::string& game, const ResultCard* after) override {
        return reading([&] {
            const long long ended = after == nullptr ? 0 : after->ended;
            const std::string table = after == nullptr ? "" : after->table;
            const soci::rowset<soci::row> rows =
                (sql_.prepare << "select table_id, ended, line from results where game = :game and "
                                 "(ended > :ended or (ended = :same and table_id > :table)) order by ended, table_id",
                 soci::use(game, "game"), soci::use(ended, "ended"), soci::use(ended, "same"),
                 soci::use(table, "table"));
            std::vector<ResultCard> results;
            for (const soci::row& row : rows) {
                results.push_back({row.get<std::string>(0), game, row.get<long long>(1), row.get<std::string>(2)});
            }
            return results;
        });
    }

  private:
    /// So many tables are asked about in one statement.
    static constexpr std::size_t at_once = 500;

    /// A database that was gone may be back.
    void revive() {
        if (!is_sound_) {
            sql_.reconnect();
            prepare_session(sql_);
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
        const std::optional<long long> changed = changed_last(wanted.before);
        if (!wanted.before.empty() && !changed) { return {}; }
        const std::string text = list_of(wanted);
        const int phase = static_cast<int>(wanted.phase.value_or(Phase::gathering));
        const long long before = changed.value_or(0);
        auto list = sql_.prepare << text;
        list, soci::use(wanted.most, "most");
        if (!wanted.guest.empty()) { list, soci::use(wanted.guest, "guest"); }
        if (wanted.phase) { list, soci::use(phase, "phase"); }
        if (!wanted.game.empty()) { list, soci::use(wanted.game, "game"); }
        if (changed) { list, soci::use(before, "changed"), soci::use(before, "same"), soci::use(wanted.before, "id"); }
        const soci::rowset<soci::row> rows{list};
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
        sql_ << "insert into tables (id, phase, is_open, changed, waits, due, summary, game) "
                "values (:id, :phase, :open, :changed, :waits, :due, :summary, :game) on conflict (id) do update set "
                "phase = excluded.phase, is_open = excluded.is_open, changed = excluded.changed, "
                "waits = excluded.waits, due = excluded.due, summary = excluded.summary, game = excluded.game",
            soci::use(card.id, "id"), soci::use(phase, "phase"), soci::use(open, "open"), soci::use(changed, "changed"),
            soci::use(waits, "waits"), soci::use(due, "due"), soci::use(card.summary, "summary"),
            soci::use(card.game, "game");
        sql_ << "delete from places where table_id = :id", soci::use(card.id, "id");
        for (const std::string& guest : card.guests) {
            sql_ << "insert into places (table_id, guest_id) values (:id, :guest)", soci::use(card.id, "id"),
                soci::use(guest, "guest");
        }
    }
    void put(const GuestCard& guest) {
        sql_ << "insert into guests (id, digest, called, owner) values (:id, :digest, :called, :owner) "
                "on conflict (id) do update set digest = excluded.digest, called = excluded.called",
            soci::use(guest.id, "id"), soci::use(guest.digest, "digest"), soci::use(guest.called, "called"),
            soci::use(guest.owner, "owner");
    }
    void put(const AccountCard& account) {
        sql_ << "insert into accounts (guest_id, name, hash) values (:guest, :name, :hash) "
                "on conflict (guest_id) do update set name = excluded.name, hash = excluded.hash",
            soci::use(account.guest, "guest"), soci::use(account.name, "name"), soci::use(account.hash, "hash");
    }
    void put(const SessionCard& session) {
        const auto made = static_cast<long long>(session.made);
        sql_ << "insert into sessions (digest, guest_id, made) values (:digest, :guest, :made)",
            soci::use(session.digest, "digest"), soci::use(session.guest, "guest"), soci::use(made, "made");
    }
    void end_session(const std::string& digest) {
        sql_ << "delete from sessions where digest = :digest", soci::use(digest);
    }
    void append(const ResultCard& result) {
        const auto ended = static_cast<long long>(result.ended);
        sql_ << "insert into results (table_id, game, ended, line) values (:table, :game, :ended, :line)",
            soci::use(result.table, "table"), soci::use(result.game, "game"), soci::use(ended, "ended"),
            soci::use(result.text, "line");
    }

    std::optional<AccountCard> account_where(const std::string& column, const std::string& value) {
        AccountCard card;
        sql_ << "select guest_id, name, hash from accounts where " + column + " = :value", soci::into(card.guest),
            soci::into(card.name), soci::into(card.hash), soci::use(value);
        return sql_.got_data() ? std::optional{std::move(card)} : std::nullopt;
    }

    /// The question for a list, with a gap for everything that narrows it.
    static std::string list_of(const Wanted& wanted) {
        std::string text =
            "select t.id, t.phase, t.is_open, t.changed, t.waits, t.due, t.summary, t.game from tables t ";
        switch (wanted.listed()) {
            case Listed::open: text += "where t.is_open = 1 "; break;
            case Listed::of_guest: text += "join places p on p.table_id = t.id where p.guest_id = :guest "; break;
            case Listed::all: text += "where 1 = 1 "; break;
        }
        if (wanted.phase) { text += "and t.phase = :phase "; }
        if (!wanted.game.empty()) { text += "and t.game = :game "; }
        if (!wanted.before.empty()) { text += "and (t.changed < :changed or (t.changed = :same and t.id > :id)) "; }
        return text + "order by t.changed desc, t.id limit :most";
    }
    std::optional<long long> changed_last(const std::string& table) {
        long long changed = 0;
        sql_ << "select changed from tables where id = :id", soci::into(changed), soci::use(table);
        return sql_.got_data() ? std::optional{changed} : std::nullopt;
    }

    static TableCard card_of(const soci::row& row) {
        return {.id = row.get<std::string>(0),
                .phase = static_cast<Phase>(row.get<int>(1)),
                .open = row.get<int>(2) == 1,
                .changed = row.get<long long>(3),
                .waits = row.get<int>(4) == 1,
                .due = row.get<long long>(5),
                .summary = row.get<std::string>(6),
                .guests = {},
                .game = row.get<std::string>(7)};
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
            for (const AccountCard& account : changes.accounts) {
                const auto known = account_where("name", account.name);
                if (known && known->guest != account.guest) { return Kept::overtaken; }
            }
        } catch (const soci::soci_error&) { is_sound_ = false; }
        return Kept::failed;
    }

    soci::session sql_;
    bool is_sound_ = true;
};

}  // namespace

bool is_shared(const std::string& place) { return is_postgresql(place); }

Result<std::unique_ptr<Store>> open_store(const std::string& place) {
    auto store = std::make_unique<SqlStore>();
    if (auto opened = open_database(store->session(), place); !opened) { return std::unexpected{opened.error()}; }
    return store;
}

}  // namespace meadhall::server
