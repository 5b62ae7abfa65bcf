// Two servers over one store: each goes on where it should, and both tell the same story.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "server/bus/exchange.hpp"
#include "server/bus/notes.hpp"
#include "server/support/browser.hpp"
#include "server/support/stormy_bus.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server {

namespace {

using testing::Browser;
using testing::Theatre;

constexpr Company company{.look = 1000, .patience = 5000};

/// Ada plays with the first server, Bjarne with the second, at one table.
struct TwoServers {
    explicit TwoServers(const Json& more = Json::object()) {
        first.keep_company(company);
        second.now = first.now;
        ada = first.come("Ada");
        bjarne = second.come("Bjarne");
        Json params = {{"game", "wikinger"}, {"seats", 2}, {"sit", 1}, {"open", true}, {"watched", true}};
        params.update(more);
        table = first.result(ada, "create", params)["table"];
        second.result(bjarne, "enter", {{"table", table}});
    }
    void pass(Instant milliseconds) {
        first.pass(milliseconds);
        second.pass(milliseconds);
    }
    void tell_second() { tell(first, second); }
    void tell_first() { tell(second, first); }
    static void tell(Theatre& from, Theatre& to) {
        for (const News& news : from.news) { to.hear({heard::Changed{news}}); }
        to.hear({heard::Elsewhere{from.here}});
        from.news.clear();
    }
    Json move_of(Theatre& theatre, VisitId visit) {
        const Json screen = theatre.result(visit, "screen", {{"table", table}});
        REQUIRE_FALSE(screen["moves"].empty());
        return {{"table", table}, {"move", screen["moves"][0]["code"]}, {"revision", screen["revision"]}};
    }

    Theatre first;
    Theatre second{first, company};
    VisitId ada = 0;
    VisitId bjarne = 0;
    std::string table;
};

std::vector<std::string> names(const std::vector<Json>& events) {
    std::vector<std::string> all;
    for (const Json& event : events) { all.push_back(event["event"]); }
    return all;
}
using Names = std::vector<std::string>;

std::size_t moves_in(Theatre& theatre, const std::string& table) {
    std::size_t moves = 0;
    for (const LogLine& line : theatre.store.log(table)) {
        moves += std::holds_alternative<entries::Moved>(entry_of(line.text)->kind) ? 1U : 0U;
    }
    return moves;
}

}  // namespace

TEST_CASE("Guests of one table see each other's moves and words at once when their servers call out") {
    TwoServers two;
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    CHECK(two.first.events(two.ada).empty());
    two.tell_first();
    CHECK(names(two.first.events(two.ada)) == Names{"sat", "started"});
    two.first.result(two.ada, "play", two.move_of(two.first, two.ada));
    two.first.result(two.ada, "say", {{"table", two.table}, {"text", "skål"}});
    two.second.events(two.bjarne);
    two.tell_second();
    CHECK(names(two.second.events(two.bjarne)) == Names{"moved", "said"});
    two.tell_second();  // said twice
    CHECK(two.second.events(two.bjarne).empty());
}

TEST_CASE("Nobody has to call out: the store is looked at now and then") {
    TwoServers two;
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    two.first.events(two.ada);
    two.pass(1000);
    CHECK(names(two.first.events(two.ada)) == Names{"sat", "started"});
    CHECK(two.first.steward->alarm() <= two.first.now + 1000);
}

TEST_CASE("Who acts on what another server has changed is heard anew, not refused") {
    TwoServers two;
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    // The first server does not know yet that the game has begun.
    two.first.result(two.ada, "say", {{"table", two.table}, {"text", "first"}});
    CHECK(two.first.steward->figures().overtaken == 1);
    const Json move = two.move_of(two.first, two.ada);
    two.first.result(two.ada, "play", move);
    // The second has not heard of the move: what comes too late is answered with how the table stands now.
    const Json answer = two.second.ask(two.bjarne, "play", {{"table", two.table}, {"move", 0}, {"revision", 0}});
    CHECK(answer["error"]["data"]["code"] == "E-STALE");
    CHECK(answer["error"]["data"]["current"]["revision"] == 1);
}

TEST_CASE("A log-out ends connections to other servers too; what is said about it is believed only if it is true") {
    TwoServers two;
    Browser browser{two.first};
    Browser phone{two.second};
    const Json account = {{"name", "Cy"}, {"password", "correct horse"}};
    const std::string guest = browser.post("/api/register", account)["guest"];
    phone.post("/api/login", account);
    const VisitId by_phone = two.second.come_silently(phone.cookie);
    const VisitId same = two.second.come_silently(browser.cookie);
    two.second.result(by_phone, "hello");
    two.second.result(same, "hello");
    const auto tell = [&] { two.second.hear({heard::Parted{std::exchange(two.first.partings, {})}}); };
    two.second.hear({heard::Parted{{{guest, true}, {"nobody", true}}}});
    CHECK(two.second.logged_out.empty());
    browser.post("/api/logout", Json::object());
    tell();
    CHECK(two.second.logged_out == std::vector<VisitId>{same});
    two.second.go(same);
    two.second.logged_out.clear();
    browser.post("/api/login", account);
    browser.post("/api/logout", {{"everywhere", true}});
    tell();
    CHECK(two.second.logged_out == std::vector<VisitId>{by_phone});
    CHECK(phone.get("/api/me")["account"] == false);
}

TEST_CASE("A changed password ends connections to other servers by the old token") {
    TwoServers two;
    const VisitId first = two.second.come_silently();
    const std::string token = two.second.result(first, "hello", {{"name", "Cy"}})["token"];
    Browser browser{two.first};
    browser.post("/api/register", {{"token", token}, {"name", "Cy"}, {"password", "correct horse"}});
    const VisitId own = two.second.come_silently(browser.cookie);
    two.second.result(own, "hello");
    browser.post("/api/password", {{"password", "correct horse"}, {"new_password", "battery staple"}});
    two.second.hear({heard::Parted{two.first.partings}});
    CHECK(two.second.logged_out == std::vector<VisitId>{first});
}

TEST_CASE("A guest who comes back to another server finds everything that was acknowledged") {
    TwoServers two;
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    Json move = two.move_of(two.first, two.ada);
    move["key"] = "k";
    const Json played = two.first.result(two.ada, "play", move);
    const std::string token = two.first.result(two.first.come("Eve"), "hello", {{"name", "Eve"}})["token"];
    const VisitId again = two.second.come_silently();
    CHECK(two.second.refusal(again, "enter", {{"table", two.table}}) == "E-HELLO");
    two.second.result(again, "hello", {{"token", token}});
    const Json entered = two.second.result(again, "enter", {{"table", two.table}, {"since", 0}});
    CHECK(entered["screen"]["revision"] == played["revision"]);
    CHECK(entered["missed"].back()["event"] == "moved");
}

TEST_CASE("A bot's move is made once though two servers have it thought of") {
    TwoServers two{{{"bots", {{{"seat", 0}, {"bot", "random"}}}}}};
    while (two.first.tasks.empty()) { two.first.result(two.ada, "play", two.move_of(two.first, two.ada)); }
    const std::size_t before = moves_in(two.first, two.table);
    CHECK(two.second.tasks.empty());  // whoever wrote last goes on
    two.second.result(two.bjarne, "say", {{"table", two.table}, {"text", "hm"}});
    CHECK(two.second.tasks.size() == 1);
    CHECK(two.second.let_bots_move() == 1);
    CHECK(two.first.let_bots_move() == 1);
    two.pass(1000);
    CHECK(moves_in(two.first, two.table) == before + 1);
}

TEST_CASE("A table whose server is gone is taken up by another, after a while and not before") {
    TwoServers two{{{"bots", {{{"seat", 0}, {"bot", "random"}}}}}};
    while (two.first.tasks.empty()) { two.first.result(two.ada, "play", two.move_of(two.first, two.ada)); }
    two.second.pass(4000);
    CHECK(two.second.tasks.empty());
    two.second.pass(2000);
    CHECK(two.second.tasks.size() == 1);
    CHECK(two.second.steward->figures().taken_up == 1);
    const std::size_t before = moves_in(two.first, two.table);
    two.second.let_bots_move();
    CHECK(moves_in(two.first, two.table) == before + 1);
    // A server that starts anew leaves alone what another goes on with.
    two.first.now = two.second.now;
    two.first.restart();
    CHECK(two.first.tasks.empty());
}

TEST_CASE("A clock runs out once, also where its server is gone") {
    TwoServers two{{{"clock", {{"minutes", 1}}}}};
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    two.tell_first();
    SUBCASE("with both") { two.pass(61'000); }
    SUBCASE("the second is gone") {
        two.first.pass(61'000);
        CHECK(two.first.result(two.ada, "enter", {{"table", two.table}})["table"]["phase"] == "running");
        two.first.pass(6'000);
    }
    two.pass(6'000);
    CHECK(two.first.result(two.ada, "enter", {{"table", two.table}})["table"]["phase"] == "over");
    std::size_t forfeits = 0;
    for (const LogLine& line : two.first.store.log(two.table)) {
        forfeits += std::holds_alternative<entries::Forfeited>(entry_of(line.text)->kind) ? 1U : 0U;
    }
    CHECK(forfeits == 1);
}

TEST_CASE("Who is with another server is here, as long as it says so") {
    TwoServers two;
    two.second.result(two.bjarne, "sit", {{"table", two.table}});
    const auto is_here = [&] {
        const Json info = two.first.result(two.ada, "enter", {{"table", two.table}})["table"];
        return info["places"][0]["here"].get<bool>();
    };
    CHECK_FALSE(is_here());
    two.tell_first();
    CHECK(is_here());
    two.first.pass(2500);
    CHECK(is_here());
    two.first.pass(1000);
    CHECK_FALSE(is_here());
}

TEST_CASE("What a worker finds is checked; where it is no move, the bot thinks at home, and no third time") {
    Theatre theatre;
    const VisitId ada = theatre.come("Ada");
    const std::string table = theatre.result(
        ada, "create",
        {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}, {"bots", {{{"seat", 1}, {"bot", "random"}}}}})["table"];
    REQUIRE(theatre.tasks.size() == 1);
    CHECK_FALSE(theatre.tasks[0].at_home);
    theatre.tasks.clear();
    theatre.hear({heard::Thought{table, 0, "mead"}});
    REQUIRE(theatre.tasks.size() == 1);
    CHECK(theatre.tasks[0].at_home);
    const Task task = theatre.tasks[0];
    theatre.tasks.clear();
    theatre.hear({heard::Thought{table, 0, "mead"}});
    CHECK(theatre.tasks.empty());
    CHECK(moves_in(theatre, table) == 0);
    theatre.tasks.push_back(task);
    theatre.let_bots_move();
    CHECK(moves_in(theatre, table) == 1);
}

// Tasks on the bus.

namespace {

Task some_task() {
    Theatre theatre;
    const VisitId ada = theatre.come("Ada");
    theatre.result(ada, "create",
                   {{"game", "wikinger"},
                    {"seats", 2},
                    {"title", "private"},
                    {"bots", {{{"seat", 0}, {"bot", "random"}}, {{"seat", 1}, {"bot", "random"}}}}});
    for (int i = 0; i < 4; ++i) { theatre.let_bots_move(); }
    REQUIRE(theatre.tasks.size() == 1);
    REQUIRE(theatre.tasks[0].steps.size() == 4);
    return theatre.tasks[0];
}

/// A server, and a worker that hears tasks.
struct Workplace {
    testing::Ether ether{1, {.lost_per_mille = 0, .repeated_per_mille = 0}};
    testing::StormyBus bus{ether, 0};
    Exchange exchange{bus, 2500};
    std::vector<Message> heard;

    Workplace() {
        exchange.listen([this](const Message& message) { heard.push_back(message); });
    }
    std::vector<Task> post(const Task& task, Instant now) {
        Outbox out;
        out.tasks = {task};
        return exchange.post(out, now);
    }
};

}  // namespace

TEST_CASE("A task goes over the bus as it is, without who plays") {
    const Task task = some_task();
    const std::string text = text_of(task);
    CHECK(text.find("private") == std::string::npos);
    CHECK(text.find(task.setup.host) == std::string::npos);
    const auto read = task_of(text);
    REQUIRE(read.has_value());
    CHECK(read->table == task.table);
    CHECK(read->steps.size() == task.steps.size());
    ThinkingTables thinking{catalogue(), 0};
    CHECK(thinking.think(*read).has_value());
    for (const char* nonsense : {"", "{}", "[]", "mead"}) {
        CHECK_FALSE(task_of(nonsense).has_value());
        CHECK_FALSE(news_of(nonsense).has_value());
        CHECK_FALSE(finding_of(nonsense).has_value());
        CHECK_FALSE(guests_of(nonsense).has_value());
        CHECK_FALSE(partings_of(nonsense).has_value());
        CHECK_FALSE(desk_of(nonsense).has_value());
    }
}

TEST_CASE("Where there is no worker at all, the bot thinks at home at once") {
    Workplace work;
    CHECK(work.post(some_task(), 0).empty());
    work.ether.deliver();
    REQUIRE(work.heard.size() == 1);
    CHECK(work.exchange.read(work.heard[0]).at_home.size() == 1);
    CHECK_FALSE(work.exchange.alarm().has_value());
    NoBus nobody;
    Exchange alone{nobody, 2500};
    Outbox out;
    out.tasks = {some_task()};
    CHECK(alone.post(out, 0).size() == 1);
}

TEST_CASE("A worker's answer is taken once; where none comes in time, the bot thinks at home") {
    Workplace work;
    testing::StormyBus worker{work.ether, 1};
    std::vector<Message> tasks;
    worker.take(std::string{subjects::think}, [&](const Message& message) { tasks.push_back(message); });
    const Task task = some_task();
    CHECK(work.post(task, 1000).empty());
    work.ether.deliver();
    REQUIRE(tasks.size() == 1);
    const Message answer{tasks[0].reply_to, text_of(Finding{.table = task.table, .steps = 4, .move = "a move"})};
    SUBCASE("in time, twice") {
        CHECK(work.exchange.alarm() == 3500);
        CHECK(work.exchange.read(answer).heard.size() == 1);
        CHECK(work.exchange.read(answer).heard.empty());
        CHECK(work.exchange.overdue(9000).empty());
    }
    SUBCASE("too late") {
        CHECK(work.exchange.overdue(3499).empty());
        CHECK(work.exchange.overdue(3500).size() == 1);
        CHECK(work.exchange.read(answer).heard.empty());
        CHECK(work.exchange.figures().late == 1);
    }
    SUBCASE("about something else, or nonsense") {
        const Finding other{.table = task.table, .steps = 3, .move = "a move"};
        CHECK(work.exchange.read({answer.subject, text_of(other)}).heard.empty());
        CHECK(work.exchange.read({answer.subject, "mead"}).heard.empty());
        CHECK(work.exchange.figures().unclear == 1);
        CHECK(work.exchange.read(answer).heard.size() == 1);
    }
    SUBCASE("it has no time") {
        const Finding none{.table = task.table, .steps = 4, .move = ""};
        CHECK(work.exchange.read({answer.subject, text_of(none)}).at_home.size() == 1);
    }
}

namespace {

/// A worker that keeps what it hears, and says what it is told to.
struct Desked {
    testing::StormyBus bus;
    std::string own;
    std::vector<Message> tasks{};

    Desked(testing::Ether& ether, std::size_t owner) : bus{ether, owner}, own{bus.own_subject()} {
        const auto ear = [this](const Message& message) { tasks.push_back(message); };
        bus.take(std::string{subjects::think}, ear);
        bus.subscribe(own, ear);
    }
};

/// Two workers, and a task that one of them has answered.
struct TwoWorkers : Workplace {
    std::unique_ptr<Desked> first = std::make_unique<Desked>(ether, 1);
    std::unique_ptr<Desked> second = std::make_unique<Desked>(ether, 2);
    Task task = some_task();

    TwoWorkers() {
        CHECK(post(task, 0).empty());
        ether.deliver();
        if (first->tasks.empty()) { std::swap(first, second); }
        REQUIRE(first->tasks.size() == 1);
        CHECK(exchange.read(finding("a move")).heard.size() == 1);
        for (int i = 0; i < 4; ++i) { ether.deliver(); }
        first->tasks.clear();
        heard.clear();
    }
    /// What the first worker says to the task that it heard last.
    [[nodiscard]] Message finding(const std::string& move) const {
        return {first->tasks.back().reply_to, text_of(Finding{.table = task.table, .steps = 4, .move = move}),
                first->own};
    }
};

}  // namespace

TEST_CASE("A worker that has thought for a table is asked first, as long as it has time and is there") {
    TwoWorkers work;
    for (int i = 0; i < 10; ++i) {
        CHECK(work.post(work.task, 1000 * i).empty());
        work.ether.deliver();
        REQUIRE(work.first->tasks.size() == 1);
        CHECK(work.second->tasks.empty());
        CHECK(work.exchange.read(work.finding("a move")).heard.size() == 1);
        work.first->tasks.clear();
    }
    CHECK(work.post(work.task, 20'000).empty());
    SUBCASE("it has no time: then whoever has, within the same time") {
        work.ether.deliver();
        const auto meaning = work.exchange.read(work.finding(""));
        CHECK((meaning.heard.empty() && meaning.at_home.empty()));
        CHECK(work.exchange.alarm() == 22'500);
        work.ether.deliver();
        CHECK(work.first->tasks.size() + work.second->tasks.size() == 2);
        CHECK(work.exchange.read(work.finding("")).at_home.size() == 1);
    }
    SUBCASE("it is gone: then the other") {
        CHECK(work.exchange.overdue(22'500).size() == 1);
        work.first.reset();
        static_cast<void>(
            work.exchange.read({std::string{subjects::desks}, text_of(Desk{work.task.table, "own.gone"})}));
        CHECK(work.post(work.task, 30'000).empty());
        for (int i = 0; i < 3; ++i) { work.ether.deliver(); }
        REQUIRE(work.heard.size() == 1);  // nobody sits there
        CHECK(work.exchange.read(work.heard[0]).at_home.empty());
        work.ether.deliver();
        CHECK(work.second->tasks.size() == 1);
    }
    SUBCASE("it is late: then it is not asked first any more") {
        work.ether.deliver();
        CHECK(work.exchange.overdue(22'500).size() == 1);
        for (int i = 0; i < 30; ++i) { CHECK(work.post(work.task, 30'000).empty()); }
        for (int i = 0; i < 30; ++i) { work.ether.deliver(); }
        CHECK(work.second->tasks.size() > 0);
    }
}

TEST_CASE("Who thinks for a table is known to other servers too") {
    TwoWorkers work;
    testing::StormyBus bus{work.ether, 3};
    Exchange other{bus, 2500};
    other.listen([&](const Message& message) { static_cast<void>(other.read(message)); });
    bus.publish({std::string{subjects::desks}, text_of(Desk{work.task.table, work.second->own})});
    for (int i = 0; i < 4; ++i) { work.ether.deliver(); }
    for (int i = 0; i < 10; ++i) {
        Outbox out;
        out.tasks = {work.task};
        CHECK(other.post(out, 0).empty());
    }
    for (int i = 0; i < 10; ++i) { work.ether.deliver(); }
    CHECK(work.second->tasks.size() == 10);
}

TEST_CASE("A bot that thinks for a server keeps its tree from one decision to the next") {
    Theatre theatre;
    const VisitId ada = theatre.come("Ada");
    Json bots = Json::array();
    for (int i = 0; i < 3; ++i) { bots.push_back({{"seat", i}, {"bot", "raider"}}); }
    theatre.result(ada, "create", {{"game", "walhalla"}, {"seats", 3}, {"bots", bots}});
    ThinkingTables staying{catalogue(), 0};
    const auto visits_beyond_playouts = [](const ThinkAnswer& answer) {
        std::uint32_t visits = 0;
        for (const auto& line : answer.lines) { visits += line.visits; }
        return visits > answer.playouts;
    };
    int went_on = 0;
    for (int i = 0; i < 30 && !theatre.tasks.empty(); ++i) {
        const Task task = std::exchange(theatre.tasks, {}).front();
        const auto found = staying.consider(task);
        REQUIRE(found.has_value());
        if (visits_beyond_playouts(*found)) {
            ++went_on;
            ThinkingTables newcomer{catalogue(), 0};
            CHECK_FALSE(visits_beyond_playouts(*newcomer.consider(task)));
        }
        theatre.hear({heard::Thought{task.table, task.steps.size(), found->move.text}});
    }
    CHECK(went_on > 0);
}

}  // namespace meadhall::server
