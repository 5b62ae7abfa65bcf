#include "server/support/simulation.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "core/rng.hpp"
#include "server/bus/exchange.hpp"
#include "server/bus/notes.hpp"
#include "server/support/fickle_store.hpp"
#include "server/support/theatre.hpp"

namespace meadhall::server::testing {

namespace {

struct Parcel {
    VisitId visit;
    std::string text;
};

/// One server, as long as it is not killed.
struct Node {
    Node(Ether& ether, std::size_t owner, Store& store, const std::function<std::string()>& secrets, bool has_company)
        : bus{ether, owner},
          steward{catalogue(), store, secrets,
                  Limits{.messages_a_second = 1000, .messages_at_once = 1000, .tables = 1000},
                  has_company ? Company{.look = 1000, .patience = 5000} : Company{}} {}

    StormyBus bus;
    Exchange exchange{bus, 2500};
    Steward steward;
    std::deque<Heard> heard{};
    std::deque<Parcel> letters{};
    std::deque<Task> tasks{};  // of bots that think at home
};

/// Thinks for all of them; now and then it finds what is no move.
struct Worker {
    Worker(Ether& ether, std::size_t owner) : bus{ether, owner}, own{bus.own_subject()} {
        const auto ear = [this](const Message& message) { messages.push_back(message); };
        bus.take(std::string{subjects::think}, ear);
        bus.subscribe(own, ear);
    }
    StormyBus bus;
    std::string own;
    std::deque<Message> messages{};
    ThinkingTables thinking{catalogue(), 0};
};

/// A guest and what the guest believes. Knows the protocol and nothing of the server's inside.
struct Guest {
    std::string name;
    std::string token;
    VisitId visit = 0;  // 0: not connected
    std::size_t node = 0;
    bool is_known = false;
    std::map<std::string, std::int64_t> known{};   // the last entry of each table
    std::set<std::string> entered{};               // during this visit
    std::map<std::string, int> told{};             // how far each table's events are known
    std::optional<Json> open{};                    // the request that waits for its answer
    std::map<std::string, std::string> answers{};  // first answers, by key
    std::optional<Json> move{};                    // a move that was sent and not yet answered, to be repeated
};

class Simulation {
  public:
    explicit Simulation(const Storm& storm)
        : storm_{storm}, rng_{storm.seed}, secrets_{storm.seed}, ether_{storm.seed, storm.bus} {
        for (int i = 0; i < storm.guests; ++i) {
            guests_.push_back({.name = "guest " + std::to_string(i), .token = {}});
        }
        nodes_.resize(static_cast<std::size_t>(storm.nodes));
        workers_.resize(static_cast<std::size_t>(storm.workers));
        for (std::size_t i = 0; i < nodes_.size(); ++i) { start(i); }
        for (std::size_t i = 0; i < workers_.size(); ++i) { hire(i); }
    }

    Aftermath run() {
        for (int i = 0; i < storm_.steps; ++i) { step(true); }
        for (int i = 0; i < 400'000 && !is_done(); ++i) { step(false); }
        judge();
        return std::move(after_);
    }

  private:
    bool happens(int per_mille) { return rng_.below(1000) < static_cast<std::uint32_t>(per_mille); }
    /// Any of them.
    std::size_t some(const auto& all) { return rng_.below(static_cast<std::uint32_t>(all.size())); }

    void start(std::size_t which) {
        nodes_[which].reset();
        nodes_[which] = std::make_unique<Node>(ether_, which, store_, [this] { return secrets_(); }, nodes_.size() > 1);
        Node& node = *nodes_[which];
        if (nodes_.size() > 1) {
            node.exchange.listen([this, &node](const Message& message) { read(node, message); });
        }
        collect(node, node.steward.wake(now_));
    }
    void hire(std::size_t which) {
        workers_[which].reset();
        workers_[which] = std::make_unique<Worker>(ether_, nodes_.size() + which);
    }
    void read(Node& node, const Message& message) {
        Exchange::Meaning meaning = node.exchange.read(message);
        std::ranges::move(meaning.heard, std::back_inserter(node.heard));
        std::ranges::move(meaning.at_home, std::back_inserter(node.tasks));
    }

    void step(bool is_stormy) {
        now_ += 1 + rng_.below(50);
        if (is_stormy && happens(storm_.faults_per_mille)) { go_wrong(); }
        Node& node = *nodes_[some(nodes_)];
        const auto choice = rng_.below(10);
        if (choice < 4) {
            let_speak(guests_[some(guests_)]);
        } else if (choice < 7) {
            attend(node);
        } else if (choice < 9) {
            deliver(node);
        } else {
            think(node);
        }
        if (nodes_.size() > 1) { ether_.deliver(); }
        if (!workers_.empty() && happens(200)) { work(*workers_[some(workers_)]); }
    }

    void go_wrong() {
        ++after_.faults;
        const std::size_t which = some(nodes_);
        switch (rng_.below(workers_.empty() ? 6 : 7)) {
            case 0: return crash(which);
            case 1: store_.next = FickleStore::Mood::fails_before; return;
            case 2: store_.next = FickleStore::Mood::fails_after; return;
            case 3: return cut(guests_[some(guests_)]);
            // Bots whose thoughts were lost at home are asked again only by a new program: so that is what comes.
            case 4: return crash(which);
            case 5:
                now_ += 60'000;
                for (const auto& node : nodes_) { node->heard.emplace_back(heard::Tick{}); }
                return;
            default: return hire(some(workers_));
        }
    }
    /// The program is killed: what it had not handed out is lost, and so are all connections.
    void crash(std::size_t which) {
        ++after_.crashes;
        for (Guest& guest : guests_) {
            if (guest.node == which) { hang_up(guest); }
        }
        count(*nodes_[which]);
        start(which);
    }
    void count(const Node& node) {
        after_.learnt += node.steward.figures().learnt;
        after_.overtaken += node.steward.figures().overtaken;
        after_.taken_up += node.steward.figures().taken_up;
        after_.found += node.exchange.figures().found;
    }
    void hang_up(Guest& guest) {
        guest.visit = 0;
        guest.is_known = false;
        guest.entered.clear();
        guest.told.clear();
        guest.open.reset();
    }
    void cut(Guest& guest) {
        if (guest.visit == 0) { return; }
        // What was said before may or may not have arrived.
        Node& node = *nodes_[guest.node];
        if (happens(500)) {
            std::erase_if(node.heard, [&](const Heard& heard) {
                const auto* said = std::get_if<heard::Said>(&heard);
                return said != nullptr && said->visit == guest.visit;
            });
        }
        node.heard.emplace_back(heard::Left{guest.visit});
        std::erase_if(node.letters, [&](const Parcel& parcel) { return parcel.visit == guest.visit; });
        hang_up(guest);
    }

    // Guests.

    void send(Guest& guest, const std::string& method, Json params) {
        const Json request = {{"jsonrpc", "2.0"}, {"id", method}, {"method", method}, {"params", std::move(params)}};
        guest.open = request;
        nodes_[guest.node]->heard.emplace_back(heard::Said{guest.visit, request.dump()});
    }

    void let_speak(Guest& guest) {
        if (guest.open) { return; }
        if (guest.visit == 0) {
            guest.visit = ++visits_;
            guest.node = some(nodes_);
            nodes_[guest.node]->heard.emplace_back(heard::Came{guest.visit});
        }
        if (!guest.is_known) {
            return guest.token.empty() ? send(guest, "hello", {{"name", guest.name}})
                                       : send(guest, "hello", {{"token", guest.token}});
        }
        if (guest.move) {
            ++after_.repeated;
            return send(guest, "play", *guest.move);
        }
        if (static_cast<int>(made_.size()) < storm_.tables) { return create(guest); }
        visit_a_table(guest);
    }

    void create(Guest& guest) {
        constexpr std::array games = {std::pair{"wikinger", 2}, std::pair{"walhalla", 3}};
        const auto& [game, seats] = games[rng_.below(games.size())];
        Json params = {{"game", game}, {"seats", seats}, {"open", true}, {"watched", true}, {"takeover", "random"}};
        if (happens(500)) { params["bots"] = {{{"seat", 0}, {"bot", "random"}}}; }
        if (happens(300)) { params["clock"] = {{"minutes", happens(300) ? 3 : 600}, {"seconds", 10}}; }
        send(guest, "create", params);
    }

    void visit_a_table(Guest& guest) {
        auto table = made_.begin();
        std::advance(table, rng_.below(static_cast<std::uint32_t>(made_.size())));
        const std::string& id = *table;
        if (!guest.entered.contains(id)) { return send(guest, "enter", {{"table", id}, {"since", guest.known[id]}}); }
        const auto choice = rng_.below(20);
        if (choice == 0) { return send(guest, "say", {{"table", id}, {"text", "skål"}}); }
        if (choice == 1) { return send(guest, "take_back", {{"table", id}}); }
        if (choice < 5) { return send(guest, "sit", {{"table", id}}); }
        send(guest, "screen", {{"table", id}, {"from", guest.told[id]}});
    }

    // The network.

    void attend(Node& node) {
        if (node.steward.alarm().value_or(now_ + 1) <= now_) { node.heard.emplace_back(heard::Tick{}); }
        std::ranges::move(node.exchange.overdue(now_), std::back_inserter(node.tasks));
        if (node.heard.empty()) { return; }
        const std::size_t most = std::min<std::size_t>(node.heard.size(), 8);
        const std::size_t count = 1 + rng_.below(static_cast<std::uint32_t>(most));
        const auto end = node.heard.begin() + static_cast<std::ptrdiff_t>(count);
        const std::vector<Heard> batch{node.heard.begin(), end};
        node.heard.erase(node.heard.begin(), end);
        collect(node, node.steward.attend(batch, now_));
    }
    void collect(Node& node, Outbox out) {
        for (const Outbox::Letter& letter : out.letters) { node.letters.push_back({letter.to, *letter.text}); }
        if (workers_.empty()) { std::ranges::move(std::exchange(out.tasks, {}), std::back_inserter(node.tasks)); }
        std::ranges::move(node.exchange.post(out, now_), std::back_inserter(node.tasks));
    }
    void think(Node& node) {
        if (node.tasks.empty()) { return; }
        const Task task = std::move(node.tasks.front());
        node.tasks.pop_front();
        node.heard.emplace_back(heard::Thought{task.table, task.steps.size(), thinking_.think(task).value_or("")});
    }
    void work(Worker& worker) {
        if (worker.messages.empty()) { return; }
        const Message message = std::move(worker.messages.front());
        worker.messages.pop_front();
        if (message.reply_to.empty()) { return; }  // what it found was heard by nobody
        const std::optional<Task> task = task_of(message.text);
        if (!task) { return wrong("a task that cannot be read: " + message.text); }
        const bool is_mad = happens(50);
        const std::string move = is_mad ? "mead" : worker.thinking.think(*task).value_or("");
        const auto steps = static_cast<std::int64_t>(task->steps.size());
        worker.bus.publish(
            {message.reply_to, text_of(Finding{.table = task->table, .steps = steps, .move = move}), worker.own});
        const auto& [last, is_first] = thought_for_.try_emplace(task->table, worker.own);
        after_.strangers += is_first || last->second == worker.own ? 0U : 1U;
        ++after_.thoughts;
        last->second = worker.own;
    }
    void deliver(Node& node) {
        if (node.letters.empty()) { return; }
        const Parcel parcel = std::move(node.letters.front());
        node.letters.pop_front();
        const auto guest = std::ranges::find(guests_, parcel.visit, &Guest::visit);
        if (guest == guests_.end()) { return; }
        const auto json = parse_json(parcel.text);
        if (!json) { return wrong("not JSON: " + parcel.text); }
        if (json->contains("method")) { return learn(*guest, (*json)["params"]); }
        understand(*guest, *json);
    }

    /// Entries come one after the other, none twice, none missing.
    void learn(Guest& guest, const Json& told) {
        const std::string table = told["table"];
        const std::int64_t number = told["number"];
        if (!guest.entered.contains(table)) { return; }  // of an earlier request; entering tells it once more
        if (number > guest.known[table] + 1) { wrong(guest.name + " missed an entry of " + table); }
        guest.known[table] = std::max(guest.known[table], number);
    }

    void understand(Guest& guest, const Json& answer) {
        const Json request = *std::exchange(guest.open, std::nullopt);
        const std::string method = request["method"];
        if (answer.contains("error")) { return bear(guest, method, request["params"], answer["error"]["data"]); }
        const Json& result = answer["result"];
        if (method == "hello") {
            guest.token = result["token"];
            guest.is_known = true;
        } else if (method == "create") {
            made_.insert(result["table"].get<std::string>());
        } else if (method == "enter") {
            const std::string table = request["params"]["table"];
            for (const Json& told : result["missed"]) {
                if (told["number"] != guest.known[table] + 1) { wrong("what was missed has a gap"); }
                guest.known[table] = told["number"];
            }
            if (guest.known[table] != result["table"]["number"]) { wrong("what was missed has no end"); }
            guest.entered.insert(table);
        } else if (method == "screen") {
            choose(guest, request["params"]["table"], result);
        } else if (method == "play") {
            acknowledge(guest, result);
        }
    }

    void bear(Guest& guest, const std::string& method, const Json& params, const Json& data) {
        const std::string code = data["code"];
        if (method != "play") { return; }
        // A store that could not write may have written: the same request again tells.
        if (code == "E-STORE") { return; }
        if (code == "E-STALE" || code == "E-NOT-SEATED" || code == "E-OVER" || code == "E-NOT-YOUR-TURN") {
            guest.move.reset();
            return;
        }
        wrong("a legal move was refused: " + code + " " + params.dump());
        guest.move.reset();
    }

    void choose(Guest& guest, const std::string& table, const Json& screen) {
        guest.told[table] = screen["ply"];
        if (screen["to_act"].contains("over")) {
            over_.insert(table);
            return;
        }
        if (screen["moves"].empty()) { return; }
        const auto index = rng_.below(static_cast<std::uint32_t>(screen["moves"].size()));
        guest.move = Json{{"table", table},
                          {"move", screen["moves"][index]["code"]},
                          {"revision", screen["revision"]},
                          {"key", "key " + std::to_string(++keys_)}};
        send(guest, "play", *guest.move);
    }

    void acknowledge(Guest& guest, const Json& result) {
        const std::string key = (*guest.move)["key"];
        const std::string table = (*guest.move)["table"];
        acknowledged_.push_back({table, key});
        guest.answers[key] = result.dump();
        ++after_.acknowledged;
        guest.move.reset();
    }

    bool is_done() {
        if (static_cast<int>(made_.size()) < storm_.tables) { return false; }
        return over_.size() == made_.size() &&
               std::ranges::none_of(guests_, [](const Guest& g) { return g.move.has_value(); });
    }

    // What must hold afterwards.

    void judge() {
        for (const auto& node : nodes_) { count(*node); }
        after_.finished = over_.size();
        if (!is_done()) { wrong("not every game came to an end"); }
        std::map<std::string, std::map<std::string, int>> written;
        for (const std::string& table : made_) {
            const auto sitting = sitting_from(catalogue(), store_.log(table));
            if (!sitting) {
                wrong("a log cannot be read: " + sitting.error().message(Language::en));
                continue;
            }
            for (const LogLine& line : store_.log(table)) {
                const auto entry = entry_of(line.text);
                const auto* moved = std::get_if<entries::Moved>(&entry->kind);
                if (moved != nullptr && moved->key) { ++written[table][*moved->key]; }
            }
        }
        judge_results();
        for (const auto& [table, key] : acknowledged_) {
            if (written[table][key] != 1) {
                wrong("an acknowledged move is in the log " + std::to_string(written[table][key]) + " times");
            }
        }
    }
    /// Every game that came to an end has its result, and nothing else has one.
    void judge_results() {
        std::set<std::string> kept;
        for (const GameEntry& game : catalogue()) {
            for (const ResultCard& result : store_.results(std::string{game.id}, nullptr)) {
                kept.insert(result.table);
            }
        }
        if (kept != over_) { wrong("results are missing, or too many"); }
    }
    void wrong(const std::string& what) {
        if (after_.wrongs.size() < 10) { after_.wrongs.push_back("seed " + std::to_string(storm_.seed) + ": " + what); }
    }

    Storm storm_;
    Rng rng_;
    Secrets secrets_;
    FickleStore store_;
    Ether ether_;
    std::vector<std::unique_ptr<Node>> nodes_;
    std::vector<std::unique_ptr<Worker>> workers_;
    ThinkingTables thinking_{catalogue(), 0};
    Instant now_ = 1'700'000'000'000;
    std::vector<Guest> guests_;
    std::set<std::string> made_;
    std::set<std::string> over_;
    std::vector<std::pair<std::string, std::string>> acknowledged_;
    std::map<std::string, std::string> thought_for_;  // which worker, by table
    VisitId visits_ = 0;
    std::uint64_t keys_ = 0;
    Aftermath after_;
};

}  // namespace

Aftermath weather(const Storm& storm) { return Simulation{storm}.run(); }

}  // namespace meadhall::server::testing
