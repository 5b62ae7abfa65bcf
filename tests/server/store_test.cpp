// One suite for every store: in memory, in a file, in PostgreSQL.
#include <cstdlib>
#include <fstream>
#include <functional>
#include <memory>
#include <string>

#include <doctest/doctest.h>

#include "server/store/memory_store.hpp"
#include "server/store/migrations.hpp"
#include "server/store/sql_store.hpp"
#include "server/support/databases.hpp"

namespace meadhall::server {

namespace {

using cli::testing::Folder;
using testing::opened;

LogLine line(const std::string& table, std::int64_t number, const std::string& text = "{}") {
    return {table, number, text};
}
TableCard card(const std::string& id, std::int64_t changed, std::vector<std::string> guests = {}) {
    return {.id = id,
            .phase = Phase::running,
            .open = true,
            .changed = changed,
            .waits = false,
            .due = 0,
            .summary = "{\"it's\":\"ü\"}",
            .guests = std::move(guests)};
}
Changes lines(std::vector<LogLine> lines) { return {.lines = std::move(lines), .tables = {}, .guests = {}}; }
Changes cards(std::vector<TableCard> cards) { return {.lines = {}, .tables = std::move(cards), .guests = {}}; }

void a_log_is_read_back_as_it_was_written(Store& store) {
    CHECK(store.log("a").empty());
    CHECK(store.write(lines({line("a", 1, "one ' \" \n ü"), line("b", 1), line("a", 2, "two")})) == Kept::yes);
    CHECK(store.write(lines({line("a", 3)})) == Kept::yes);
    const auto log = store.log("a");
    REQUIRE(log.size() == 3);
    CHECK(log[0] == line("a", 1, "one ' \" \n ü"));
    CHECK(log[1] == line("a", 2, "two"));
    CHECK(store.log("b").size() == 1);
}

void who_is_second_with_a_line_writes_nothing_at_all(Store& store) {
    REQUIRE(store.write(lines({line("c", 1), line("c", 2, "first")})) == Kept::yes);
    Changes late = lines({line("d", 1), line("c", 2, "second")});
    late.guests.push_back({"late", "x", "Late"});
    late.tables.push_back(card("c", 9));
    CHECK(store.write(late) == Kept::overtaken);
    CHECK(store.log("c").at(1).text == "first");
    CHECK(store.log("d").empty());
    CHECK_FALSE(store.guest("late").has_value());
    CHECK(store.write(lines({line("c", 3)})) == Kept::yes);
}

void tables_are_listed_the_latest_first(Store& store) {
    TableCard hidden = card("hidden", 50, {"eve"});
    hidden.open = false;
    TableCard over = card("over", 20, {"ada", "eve"});
    over.phase = Phase::over;
    REQUIRE(store.write(cards({card("old", 10, {"ada"}), over, card("new", 30), hidden})) == Kept::yes);
    const auto ids = [&](const Wanted& wanted) {
        std::string all;
        for (const TableCard& each : store.tables(wanted)) { all += each.id + " "; }
        return all;
    };
    CHECK(ids({}) == "new over old ");
    CHECK(ids({.most = 1}) == "new ");
    CHECK(ids({.phase = Phase::over}) == "over ");
    CHECK(ids({.guest = "ada"}) == "over old ");
    CHECK(ids({.guest = "eve"}) == "hidden over ");
    CHECK(ids({.guest = "eve", .phase = Phase::running}) == "hidden ");
    CHECK(ids({.guest = "nobody"}).empty());
    CHECK(store.tables({.guest = "ada"}).at(0) == over);
}

void tables_that_are_not_over_are_counted_by_guest(Store& store) {
    TableCard over = card("over", 20, {"ada", "eve"});
    over.phase = Phase::over;
    TableCard gathering = card("gathering", 30, {"ada"});
    gathering.phase = Phase::gathering;
    REQUIRE(store.write(cards({card("running", 10, {"ada", "eve"}), over, gathering})) == Kept::yes);
    CHECK(store.unfinished_of("ada", 9).size() == 2);
    CHECK(store.unfinished_of("ada", 1).size() == 1);
    CHECK(store.unfinished_of("eve", 9) == std::vector<std::string>{"running"});
    CHECK(store.unfinished_of("nobody", 9).empty());
}

void a_card_replaces_the_one_before(Store& store) {
    REQUIRE(store.write(cards({card("t", 60, {"ada", "eve"})})) == Kept::yes);
    TableCard later = card("t", 70, {"eve"});
    later.waits = true;
    later.due = 5'000'000'000'000;
    later.summary = "later";
    REQUIRE(store.write(cards({later})) == Kept::yes);
    CHECK(store.tables({.guest = "eve", .most = 1}).at(0) == later);
    CHECK(store.waiting(later.due) == std::vector<std::string>{"t"});
    CHECK(store.waiting(later.due - 1).empty());
    TableCard sooner = later;
    sooner.id = "u";
    sooner.due = 7;
    REQUIRE(store.write(cards({sooner})) == Kept::yes);
    CHECK(store.waiting(later.due) == std::vector<std::string>{"u", "t"});
    CHECK(store.waiting(7) == std::vector<std::string>{"u"});
    sooner.waits = later.waits = false;
    REQUIRE(store.write(cards({later, sooner})) == Kept::yes);
    CHECK(store.waiting(later.due).empty());
}

void what_is_new_can_be_had_by_itself(Store& store) {
    Changes changes = lines({line("n", 1), line("n", 2, "two"), line("m", 1), line("n", 3, "three")});
    changes.tables = {card("n", 1), card("m", 1)};
    REQUIRE(store.write(changes) == Kept::yes);
    CHECK(store.log("n", 1) == std::vector<LogLine>{line("n", 2, "two"), line("n", 3, "three")});
    CHECK(store.log("n", 3).empty());
    CHECK(store.log("n", 9).empty());
    std::vector<std::string> many(1200, "n");
    many.insert(many.end(), {"m", "no such table", "');drop table logs;--"});
    CHECK(store.lengths(many) == std::map<std::string, std::int64_t>{{"m", 1}, {"n", 3}});
    CHECK(store.lengths({}).empty());
}

void guests_are_known_again(Store& store) {
    CHECK_FALSE(store.guest("g1").has_value());
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {{"g1", "abc", "Ada"}}}) == Kept::yes);
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {{"g1", "abc", "Åda 🛶"}}}) == Kept::yes);
    CHECK(store.guest("g1") == GuestCard{"g1", "abc", "Åda 🛶"});
}

void lists_are_narrowed_and_go_on(Store& store) {
    TableCard odin = card("b", 40, {"ada"});
    odin.game = "odin";
    odin.phase = Phase::over;
    TableCard closed = card("a", 40);
    closed.open = false;
    closed.game = "odin";
    REQUIRE(store.write(cards({card("c", 40), odin, closed, card("d", 30)})) == Kept::yes);
    const auto ids = [&](const Wanted& wanted) {
        std::string all;
        for (const TableCard& each : store.tables(wanted)) { all += each.id + " "; }
        return all;
    };
    CHECK(ids({}) == "b c d ");
    CHECK(ids({.game = "odin"}) == "b ");
    CHECK(ids({.phase = Phase::running, .game = "odin"}).empty());
    CHECK(ids({.before = "b"}) == "c d ");
    CHECK(ids({.most = 1, .before = "b"}) == "c ");
    CHECK(ids({.before = "d"}).empty());
    CHECK(ids({.before = "none"}).empty());
    CHECK(ids({.guest = "ada", .phase = Phase::over, .game = "odin"}) == "b ");
    CHECK(ids({.closed_too = true}) == "a b c d ");
    CHECK(store.tables({.game = "odin"}).at(0) == odin);
}

void accounts_and_sessions_are_found_and_end(Store& store) {
    Changes changes{.lines = {}, .tables = {}, .guests = {{"g1", "", "Ada"}, {"b1", "xyz", "Crusher", "g1"}}};
    changes.accounts = {{"g1", "ada", "$argon2id$…"}};
    changes.sessions = {{"d1", "g1", 5}, {"d2", "g1", 7}};
    REQUIRE(store.write(changes) == Kept::yes);
    CHECK(store.account_named("ada") == AccountCard{"g1", "ada", "$argon2id$…"});
    CHECK(store.account_of("g1") == store.account_named("ada"));
    CHECK_FALSE(store.account_named("bo").has_value());
    CHECK(store.session("d2") == SessionCard{"d2", "g1", 7});
    CHECK(store.sessions_of("g1").size() == 2);
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {}, .ended_sessions = {"d1", "none"}}) == Kept::yes);
    CHECK_FALSE(store.session("d1").has_value());
    CHECK(store.sessions_of("g1") == std::vector<SessionCard>{{"d2", "g1", 7}});
    CHECK(store.bots_of("g1") == std::vector<GuestCard>{{"b1", "xyz", "Crusher", "g1"}});
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {{"b1", "", "Crusher"}}}) == Kept::yes);
    CHECK(store.bots_of("g1").empty());
    CHECK(store.guest("b1")->owner == "g1");  // whose it was stays known
}

void nobody_gets_the_name_of_another(Store& store) {
    REQUIRE(store.write({.lines = {}, .tables = {}, .guests = {}, .accounts = {{"g1", "ada", "h"}}}) == Kept::yes);
    Changes late = lines({line("t", 1)});
    late.accounts = {{"g2", "ada", "h"}};
    CHECK(store.write(late) == Kept::overtaken);
    CHECK(store.log("t").empty());
    CHECK(store.account_named("ada")->guest == "g1");
    late.accounts = {{"g2", "bo", "h"}, {"g3", "bo", "h"}};
    CHECK(store.write(late) != Kept::yes);
    CHECK_FALSE(store.account_named("bo").has_value());
    late.accounts = {{"g1", "ada", "another"}};
    CHECK(store.write(late) == Kept::yes);
    CHECK(store.account_of("g1")->hash == "another");
}

void results_come_in_the_order_of_their_end(Store& store) {
    const std::vector<ResultCard> rows = {
        {"t3", "odin", 10, "{}"}, {"t1", "odin", 20, "one"}, {"t2", "odin", 20, "two"}, {"t0", "wikinger", 15, "{}"}};
    Changes changes = lines({line("t1", 1)});
    changes.results = {rows[1], rows[2], rows[0], rows[3]};
    REQUIRE(store.write(changes) == Kept::yes);
    CHECK(store.count_of_results("odin") == 3);
    CHECK(store.results("odin", nullptr) == std::vector<ResultCard>{rows[0], rows[1], rows[2]});
    CHECK(store.results("odin", &rows[1]) == std::vector<ResultCard>{rows[2]});
    CHECK(store.results("odin", &rows[2]).empty());
    changes.lines = {line("t1", 1), line("t1", 2)};  // overtaken: the result is not written either
    changes.results = {{"t9", "odin", 30, "{}"}};
    CHECK(store.write(changes) == Kept::overtaken);
    CHECK(store.count_of_results("odin") == 3);
}

void suite(const std::function<std::unique_ptr<Store>(const std::string& name)>& make) {
    a_log_is_read_back_as_it_was_written(*make("log"));
    who_is_second_with_a_line_writes_nothing_at_all(*make("second"));
    tables_are_listed_the_latest_first(*make("listed"));
    tables_that_are_not_over_are_counted_by_guest(*make("unfinished"));
    a_card_replaces_the_one_before(*make("card"));
    guests_are_known_again(*make("guests"));
    what_is_new_can_be_had_by_itself(*make("news"));
    lists_are_narrowed_and_go_on(*make("lists"));
    accounts_and_sessions_are_found_and_end(*make("accounts"));
    nobody_gets_the_name_of_another(*make("names"));
    results_come_in_the_order_of_their_end(*make("results"));
}

/// Two servers at one database: each sees what the other wrote, and only one of them gets a line.
void two_servers(const std::string& place) {
    const auto first = opened(place);
    const auto second = opened(place);
    REQUIRE(first->write(lines({line("t", 1)})) == Kept::yes);
    CHECK(second->log("t").size() == 1);
    CHECK(second->write(lines({line("t", 2, "second's")})) == Kept::yes);
    CHECK(first->write(lines({line("t", 2, "first's")})) == Kept::overtaken);
    CHECK(first->log("t").at(1).text == "second's");
}

}  // namespace

TEST_CASE("The store in memory keeps what it is given") {
    suite([](const std::string&) { return std::make_unique<MemoryStore>(); });
}

TEST_CASE("The store in a file keeps what it is given, also for the next program and beside another") {
    const Folder folder;
    suite([&](const std::string& name) { return opened(folder / ("my " + name)); });
    CHECK(opened(folder / "my log")->log("a").size() == 3);
    two_servers(folder / "two");
}

TEST_CASE("The store in PostgreSQL keeps what it is given, also for the next program and beside another") {
    const testing::PostgreSql database;
    const std::string log = database.place("log");
    suite([&](const std::string& name) { return opened(name == "log" ? log : database.place(name)); });
    CHECK(opened(log)->log("a").size() == 3);
    two_servers(database.place("two"));
}

TEST_CASE("A file that the first version wrote is brought up to date, with what is in it") {
    const Folder folder;
    std::string script = "import sqlite3\nsql = sqlite3.connect('" + folder / "old" + "')\n";
    const auto say = [&](const std::string& statement) { script += "sql.execute('''" + statement + "''')\n"; };
    say("create table meadhall (version integer not null)");
    say("insert into meadhall values (1)");
    for (const std::string_view statement : first_tables) { say(std::string{statement}); }
    say("insert into guests values ('g1', 'abc', 'Ada')");
    say(R"(insert into tables values ('t1', 2, 1, 5, 0, '{"table":"t1","game":"odin","title":"x"}'))");
    std::ofstream{folder / "old.py"} << script + "sql.commit()\n";
    REQUIRE(std::system(("python3 '" + folder / "old.py" + "'").c_str()) == 0);
    for (int i = 0; i < 2; ++i) {
        const auto store = opened(folder / "old");
        CHECK(store->guest("g1") == GuestCard{"g1", "abc", "Ada"});
        CHECK(store->tables({.phase = Phase::over, .game = "odin"}).size() == 1);
        CHECK(store->tables({.game = "walhalla"}).empty());
    }
}

TEST_CASE("What cannot be a store is refused with a reason") {
    const Folder folder;
    CHECK(open_store(folder / "no/such/folder/hall.sqlite").error().code() == "E-STORE-OPEN");
    CHECK(open_store("postgres:///nowhere?host=" + folder.path().string()).error().code() == "E-STORE-OPEN");
}

}  // namespace meadhall::server
