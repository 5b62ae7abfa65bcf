// A server without sockets, threads or clocks: guests who talk to a steward, and a time that passes when told to.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/catalogue.hpp"
#include "match/json/read.hpp"
#include "server/room/thinkers.hpp"
#include "server/steward/steward.hpp"
#include "server/support/fickle_store.hpp"

namespace meadhall::server::testing {

/// What to ask for to get the simplest of tables, with oneself at it.
inline const Json two_at_wikinger = {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}};

/// Secrets that are the same at every run.
class Secrets {
  public:
    explicit Secrets(std::uint64_t seed = 0) : seed_{seed} {}
    [[nodiscard]] std::string operator()();

  private:
    std::uint64_t seed_;
    std::uint64_t count_ = 0;
};

class Theatre {
  public:
    explicit Theatre(Limits limits = {});
    /// Another server over the same store.
    Theatre(Theatre& first, Company company);

    /// Somebody comes in and says hello.
    VisitId come(const std::string& name);
    /// Somebody comes in and says nothing.
    VisitId come_silently(const std::string& session = {});
    void go(VisitId visit);
    /// The whole answer; what was told on the way waits in `events`.
    Json ask(VisitId visit, const std::string& method, const Json& params = Json::object());
    /// The answers to a batch of requests: each a method and its params.
    Json ask_together(VisitId visit, const std::vector<std::pair<std::string, Json>>& requests);
    /// The result; the test fails if there is none.
    Json result(VisitId visit, const std::string& method, const Json& params = Json::object());
    /// The code of the refusal; empty if there was none.
    std::string refusal(VisitId visit, const std::string& method, const Json& params = Json::object());
    /// What was told since the last time.
    std::vector<Json> events(VisitId visit);
    /// Everything that ever left for this visitor, byte by byte.
    [[nodiscard]] const std::string& bytes(VisitId visit) { return bytes_[visit]; }
    void say(VisitId visit, const std::string& text) { hear({heard::Said{visit, text}}); }
    /// Asks over HTTP; passwords are hashed on the way.
    Reply http(Inquiry inquiry);

    void pass(Instant milliseconds);
    /// The bots that were asked answer, one after the other, at most so often.
    int let_bots_move(int most = 1);
    /// The program ends without a word and is started again.
    void restart();
    /// From now on this server knows that there are others.
    void keep_company(Company company);
    void hear(const std::vector<Heard>& heard);

    FickleStore store;  // unless it is another's
    Instant now = 1'700'000'000'000;
    std::deque<Task> tasks;
    std::vector<VisitId> dismissed;
    std::vector<News> news;         // called out for others
    std::vector<std::string> here;  // the same
    std::vector<Parting> partings;  // the same
    std::vector<VisitId> logged_out;
    std::vector<Turn> turns;
    std::unique_ptr<Steward> steward;

  private:
    void deliver(Outbox out);
    Json answer_to(VisitId visit, const Json& message);

    Limits limits_;
    Company company_;
    Store* shared_ = &store;
    std::shared_ptr<Secrets> secrets_ = std::make_shared<Secrets>();
    ThinkingTables thinking_;
    VisitId visits_ = 0;
    std::map<VisitId, std::vector<Json>> answers_;
    std::map<VisitId, std::vector<Json>> events_;
    std::map<VisitId, std::string> bytes_;
    std::map<VisitId, Reply> replies_;
    std::vector<Hashing> hashings_;
};

}  // namespace meadhall::server::testing
