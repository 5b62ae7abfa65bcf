// A copy of everything in a store, on both databases, whole or not at all.
#include <algorithm>
#include <atomic>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <limits>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <doctest/doctest.h>
#include <soci/soci.h>

#include "../cli/program.hpp"
#include "match/draws/blake2b.hpp"
#include "server/store/backup.hpp"
#include "server/store/database.hpp"
#include "server/store/sql_store.hpp"
#include "server/support/asking.hpp"
#include "server/support/databases.hpp"
#include "server/support/talk.hpp"

namespace meadhall::server {

namespace {

using cli::testing::content_of;
using cli::testing::Folder;
using cli::testing::has;
using cli::testing::run_program;
using testing::opened;
using testing::Program;
using testing::Talk;

/// Letters of all kinds, numbers beyond 32 bits, several tables.
void fill(Store& store) {
    const TableCard card{.id = "t1",
                         .phase = Phase::over,
                         .open = true,
                         .changed = 1'700'000'000'123,
                         .waits = true,
                         .summary = R"({"it's":"ü"})",
                         .guests = {"g1", "g2"}};
    REQUIRE(store.write({.lines = {{"t1", 1, "one ' \" \\ \n ü 🛶"}, {"t1", 2, "two"}, {"t2", 1, ""}},
                         .tables = {card},
                         .guests = {{"g1", "abc", "Ada"}, {"g2", "def", "Bö"}}}) == Kept::yes);
}

void check_filled(Store& store) {
    REQUIRE(store.log("t1").size() == 2);
    CHECK(store.log("t1")[0] == LogLine{"t1", 1, "one ' \" \\ \n ü 🛶"});
    CHECK(store.log("t2").size() == 1);
    CHECK(store.guest("g2") == GuestCard{"g2", "def", "Bö"});
    const auto cards = store.tables({.guest = "g1"});
    REQUIRE(cards.size() == 1);
    CHECK(cards[0].changed == 1'700'000'000'123);
    CHECK(cards[0].guests == std::vector<std::string>{"g1", "g2"});
    CHECK(store.waiting(std::numeric_limits<std::int64_t>::max()) == std::vector<std::string>{"t1"});
}

std::string backup_of(const std::string& place) {
    std::string text;
    const auto rows = back_up(
        place,
        [&](std::string_view line) -> Result<void> {
            text += line;
            return {};
        },
        [](std::uint64_t) {});
    REQUIRE_MESSAGE(rows.has_value(), rows.error().message(Language::en));
    CHECK(*rows > 0);
    return text;
}

LineGiver lines_in(const std::string& text) {
    return [rest = std::string_view{text}]() mutable -> Result<std::string> {
        const std::string line{
            rest.substr(0, rest.find('\n') == std::string_view::npos ? rest.size() : rest.find('\n') + 1)};
        rest.remove_prefix(line.size());
        return line;
    };
}

/// The code of the refusal; empty if it was restored.
std::string restored(const std::string& text, const std::string& place, Restored how = Restored::into_nothing) {
    const auto rows = restore(place, lines_in(text), how, [](std::uint64_t) {});
    return rows ? std::string{} : std::string{rows.error().code()};
}
std::string checked(const std::string& text) {
    const auto rows = check_backup(lines_in(text), [](std::uint64_t) {});
    return rows ? std::string{} : std::string{rows.error().code()};
}

/// A store may hand out its rows in any order.
std::vector<std::string> sorted_rows(const std::string& text) {
    std::vector<std::string> lines;
    const LineGiver give = lines_in(text);
    for (std::string line = *give(); !line.empty(); line = *give()) {
        if (line.starts_with('[')) { lines.push_back(line); }
    }
    std::ranges::sort(lines);
    return lines;
}

/// Lines with the end that makes a backup of them.
std::string ended(const std::string& lines, int rows) {
    return lines + R"({"rows":)" + std::to_string(rows) + R"(,"blake2b":")" + hexadecimal(blake2b<32>(lines)) + "\"}\n";
}

void goes_there_and_back(const std::string& from, const std::string& to) {
    fill(*opened(from));
    const std::string text = backup_of(from);
    CHECK(checked(text).empty());
    REQUIRE(restored(text, to).empty());
    check_filled(*opened(to));
    CHECK(sorted_rows(backup_of(to)) == sorted_rows(text));
    CHECK(restored(text, to) == "E-STORE-NOT-EMPTY");
    REQUIRE(opened(to)->write({.lines = {{"t3", 1, "new"}}, .tables = {}, .guests = {}}) == Kept::yes);
    CHECK(restored(text, to, Restored::instead_of_games).empty());
    CHECK(opened(to)->log("t3").empty());
    check_filled(*opened(to));
}

}  // namespace

TEST_CASE("A backup goes from a file to a file, to PostgreSQL, and back") {
    const Folder folder;
    const testing::PostgreSql database;
    goes_there_and_back(folder / "one", folder / "two");
    goes_there_and_back(folder / "three", database.place("three"));
    goes_there_and_back(database.place("four"), folder / "four");
    goes_there_and_back(database.place("five"), database.place("six"));
}

TEST_CASE("A backup that is torn anywhere, or changed at any byte, changes nothing") {
    const Folder folder;
    fill(*opened(folder / "one"));
    const std::string text = backup_of(folder / "one");
    const std::string kept = backup_of(folder / "one");
    for (std::size_t length = 0; length < text.size(); ++length) {
        const std::string torn = text.substr(0, length);
        CHECK_MESSAGE(checked(torn) == "E-BACKUP", length);
        if (length % 16 == 0) { CHECK(restored(torn, folder / "two") == "E-BACKUP"); }
        if (length % 16 == 0) { CHECK(restored(torn, folder / "one", Restored::instead_of_games) == "E-BACKUP"); }
    }
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = static_cast<char>(changed[i] ^ 1);
        CHECK_MESSAGE(!checked(changed).empty(), i);
    }
    CHECK(checked(text + "\n") == "E-BACKUP");
    CHECK(checked(text + text) == "E-BACKUP");
    CHECK(opened(folder / "two")->log("t1").empty());
    CHECK(backup_of(folder / "one") == kept);
    CHECK(restored(text, folder / "two").empty());
}

TEST_CASE("A backup of a later version is refused, and one that names what there is not") {
    const Folder folder;
    const std::string guests = R"({"table":"guests","columns":["id","digest","called"]})"
                               "\n";
    const auto head = [](int format, int version) {
        return R"({"meadhall":"backup","format":)" + std::to_string(format) + R"(,"version":)" +
               std::to_string(version) + "}\n";
    };
    CHECK(checked(ended(head(2, 1), 0)) == "E-BACKUP-NEWER");
    CHECK(checked(ended(head(1, database_version() + 1), 0)) == "E-BACKUP-NEWER");
    CHECK(checked(ended(head(1, 1) + R"({"table":"sqlite_master","columns":["name"]})"
                                     "\n",
                        0)) == "E-BACKUP");
    CHECK(checked(ended(head(1, 1) + guests +
                            R"(["a","b"])"
                            "\n",
                        1)) == "E-BACKUP");
    CHECK(checked(ended(head(1, 1) + guests +
                            R"(["a","b",["c"]])"
                            "\n",
                        1)) == "E-BACKUP");
    CHECK(checked(ended(head(1, 1) + R"(["a"])"
                                     "\n",
                        1)) == "E-BACKUP");
    const std::string strange = R"({"table":"guests","columns":["id) values (1); drop table logs; --"]})"
                                "\n";
    CHECK(restored(ended(head(1, 1) + strange, 0), folder / "one") == "E-BACKUP");
    CHECK(restored(ended(head(1, 1) + guests +
                             R"([1,"b","c"])"
                             "\n",
                         1),
                   folder / "one") == "E-BACKUP");
    CHECK(opened(folder / "one")->log("t1").empty());
}

TEST_CASE("A backup of the first version can still be restored") {
    const Folder folder;
    const std::string lines = R"({"meadhall":"backup","format":1,"version":1})"
                              "\n"
                              R"({"table":"guests","columns":["id","digest","called"]})"
                              "\n"
                              R"(["g1","abc","Ada"])"
                              "\n"
                              R"(["g2","def","Bö"])"
                              "\n"
                              R"({"table":"logs","columns":["table_id","number","line"]})"
                              "\n"
                              R"(["t1",1,"one ' \" \\ \n ü 🛶"])"
                              "\n"
                              R"(["t1",2,"two"])"
                              "\n"
                              R"(["t2",1,""])"
                              "\n"
                              R"({"table":"tables","columns":["id","phase","is_open","changed","waits","summary"]})"
                              "\n"
                              R"(["t1",2,1,1700000000123,1,"{\"it's\":\"ü\"}"])"
                              "\n"
                              R"({"table":"places","columns":["table_id","guest_id"]})"
                              "\n"
                              R"(["t1","g1"])"
                              "\n"
                              R"(["t1","g2"])"
                              "\n";
    CHECK(restored(ended(lines, 8), folder / "one").empty());
    check_filled(*opened(folder / "one"));
}

TEST_CASE("Every table of the database is part of a backup") {
    const Folder folder;
    soci::session sql;
    REQUIRE(open_database(sql, folder / "one").has_value());
    std::vector<std::string> there;
    const soci::rowset<std::string> names =
        (sql.prepare << "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
    for (const std::string& name : names) {
        if (name != "meadhall") { there.push_back(name); }  // that is the version, which stands at its head
    }
    std::vector<std::string> copied = database_tables();
    std::ranges::sort(there);
    std::ranges::sort(copied);
    CHECK(there == copied);
}

namespace {

/// Two guests who play without a pause, and count what was acknowledged.
struct Players {
    Talk ada;
    Talk bo;
    std::string table;
    std::atomic<int> moves = 0;
    std::atomic<bool> enough = false;

    explicit Players(int port) : ada{port}, bo{port} {
        ada.result("hello", {{"name", "Ada"}});
        bo.result("hello", {{"name", "Bo"}});
        const Json made = ada.result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}});
        table = made["table"];
        bo.result("sit", {{"table", table}, {"link", made["links"][0]["link"]}});
    }
    void play() {
        while (!enough) {
            for (Talk* talk : {&ada, &bo}) {
                const Json menu = talk->ask("moves", {{"table", table}});
                if (!menu.contains("result") || menu["result"]["moves"].empty()) { continue; }
                const Json move = menu["result"]["moves"][0]["code"];
                moves += talk->ask("play", {{"table", table}, {"move", move}}).contains("result") ? 1 : 0;
            }
        }
    }
};

void backup_beside_a_server(const std::string& store, const std::string& other) {
    const Folder folder;
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    Program program{{.words = {"--folder", folder.path().string(), "--store", store, "--limit", "messages=100000",
                               "--limit", "burst=100000"}}};
    Players players{program.port()};
    std::thread playing{[&] { players.play(); }};
    while (players.moves < 20) { std::this_thread::yield(); }
    const int before = players.moves;
    const auto copied = run_program({.arguments = {"backup", "--store", store, folder / "copy"}});
    const int after = players.moves + 1;  // one may have been written and not yet answered
    players.enough = true;
    playing.join();
    REQUIRE_MESSAGE(copied.code == 0, copied.err);
    CHECK(program.stop(SIGTERM) == 0);
    const auto back = run_program({.arguments = {"restore", "--store", other, folder / "copy"}});
    REQUIRE_MESSAGE(back.code == 0, back.err);
    const auto log = opened(other)->log(players.table);
    int moves = 0;
    for (std::size_t i = 0; i < log.size(); ++i) {
        CHECK(log[i].number == static_cast<std::int64_t>(i) + 1);  // the beginning of the log, without a gap
        moves += has(log[i].text, "\"moved\"") ? 1 : 0;
    }
    CHECK(moves >= before);
    CHECK(moves <= after);
}

}  // namespace

TEST_CASE("A backup beside a running server holds everything that was acknowledged before it") {
    const Folder folder;
    const testing::PostgreSql database;
    backup_beside_a_server(folder / "hall.sqlite", database.place("other"));
    backup_beside_a_server(database.place("hall"), folder / "other.sqlite");
}

TEST_CASE("The commands backup and restore say what is wrong and leave things as they were") {
    const Folder folder;
    fill(*opened(folder / "one"));
    CHECK(run_program({.arguments = {"backup", "--store", folder / "none", folder / "copy"}}).code == 1);
    CHECK_FALSE(std::filesystem::exists(folder / "none"));
    CHECK_FALSE(std::filesystem::exists(folder / "copy"));
    CHECK(run_program({.arguments = {"backup", "--store", folder / "one", folder / "copy"}}).code == 0);
    const auto mode = std::filesystem::status(folder / "copy").permissions();
    CHECK((mode & std::filesystem::perms{0077}) == std::filesystem::perms::none);  // it holds secrets
    const std::string text = content_of(folder / "copy");
    std::ofstream{folder / "torn"} << text.substr(0, text.size() / 2);
    const auto torn =
        run_program({.arguments = {"restore", "--lang", "de", "--store", folder / "two", folder / "torn"}});
    CHECK(torn.code == 1);
    CHECK(has(torn.err, "keine vollständige Sicherung"));
    CHECK_FALSE(std::filesystem::exists(folder / "two"));
    CHECK(run_program({.arguments = {"restore", "--store", folder / "two", folder / "nothing"}}).code == 1);
    CHECK(run_program({.arguments = {"restore", "--store", folder / "two", folder.path().string()}}).code == 1);
    CHECK(run_program({.arguments = {"restore", "--store", folder / "two", folder / "copy"}}).code == 0);
    check_filled(*opened(folder / "two"));
    CHECK(run_program({.arguments = {"restore", "--store", folder / "two", folder / "copy"}}).code == 1);
    CHECK(run_program({.arguments = {"restore", "--replace", "--store", folder / "two", folder / "copy"}}).code == 0);
    CHECK(run_program({.arguments = {"restore", "--store", "memory", folder / "copy"}}).code == 1);
}

}  // namespace meadhall::server
