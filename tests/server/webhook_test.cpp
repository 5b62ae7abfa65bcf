// The call to whoever is to move: what arrives, and that nothing waits for whoever does not listen.
#include <chrono>
#include <csignal>
#include <fstream>
#include <string>

#include <doctest/doctest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "../cli/program.hpp"
#include "server/edge/webhook.hpp"
#include "server/support/asking.hpp"
#include "server/support/talk.hpp"

namespace meadhall::server {

namespace {

using cli::testing::has;

/// Somebody who is called, and answers each call in turn with the next of these statuses.
class Listener {
  public:
    Listener() : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        REQUIRE(bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
        REQUIRE(listen(socket_, 8) == 0);
        socklen_t size = sizeof address;
        getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
        port_ = ntohs(address.sin_port);
    }
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    ~Listener() { close(socket_); }

    [[nodiscard]] HookAddress address() const { return {"127.0.0.1", std::to_string(port_), "/turn"}; }
    /// The next call, answered with this status.
    std::string take(int status) const {
        const int call = accept(socket_, nullptr, nullptr);
        std::string heard;
        char piece[4096];
        while (!has(heard, "}")) {
            const ssize_t got = recv(call, piece, sizeof piece, 0);
            if (got <= 0) { break; }
            heard.append(piece, static_cast<std::size_t>(got));
        }
        const std::string answer = "HTTP/1.1 " + std::to_string(status) + " x\r\nContent-Length: 0\r\n\r\n";
        send(call, answer.data(), answer.size(), MSG_NOSIGNAL);
        close(call);
        return heard;
    }

  private:
    int socket_;
    int port_ = 0;
};

constexpr Webhook::Manner patient{
    .patience = std::chrono::seconds{20}, .pause = std::chrono::milliseconds{10}, .attempts = 3, .most = 2};
constexpr Webhook::Manner impatient{
    .patience = std::chrono::milliseconds{200}, .pause = std::chrono::milliseconds{10}, .attempts = 3, .most = 2};

/// Waits until so many calls have come to an end.
Webhook::Counts counts_after(const Webhook& hook, std::uint64_t calls) {
    CHECK(testing::comes_true([&] { return hook.counts().sent + hook.counts().failed >= calls; }));
    return hook.counts();
}

}  // namespace

TEST_CASE("A call brings its JSON to the address, and is made again where it failed, but not for ever") {
    const Listener listener;
    Webhook hook{listener.address(), patient};
    hook.post(R"({"table":"t"})");
    const std::string heard = listener.take(200);
    CHECK(heard.starts_with("POST /turn HTTP/1.1\r\n"));
    CHECK(has(heard, "Content-Type: application/json\r\n"));
    CHECK(has(heard, "\r\n\r\n{\"table\":\"t\"}"));
    CHECK(counts_after(hook, 1).sent == 1);
    hook.post("{}");
    for (const int status : {500, 302, 204}) { CHECK(has(listener.take(status), "{}")); }
    CHECK(counts_after(hook, 2).sent == 2);
    hook.post("{}");
    for (int i = 0; i < 3; ++i) { listener.take(500); }
    CHECK(counts_after(hook, 3).failed == 1);
}

TEST_CASE("Whoever does not answer is given up, what is too much is dropped, and nobody waits for it") {
    const Listener listener;  // takes no call
    const auto begin = std::chrono::steady_clock::now();
    {
        Webhook hook{listener.address(), impatient};
        for (int i = 0; i < 10; ++i) { hook.post("{}"); }
        CHECK(hook.counts().dropped >= 7);
        CHECK(counts_after(hook, 1).failed == 1);
    }
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::minutes{1});
}

TEST_CASE("The program calls whoever is to move, and says how often in its figures") {
    const Listener listener;
    const cli::testing::Folder folder;
    std::ofstream{folder / "index.html"} << "x";
    const std::string url = "http://127.0.0.1:" + listener.address().port + "/turn";
    testing::Program program{{.words = {"--folder", folder.path().string(), "--webhook", url}}};
    testing::Talk ada{program.port()};
    testing::Talk bo{program.port()};
    const Json first = ada.result("hello", {{"name", "Ada"}});
    const Json second = bo.result("hello", {{"name", "Bo"}});
    const Json made = ada.result("create", {{"game", "wikinger"}, {"seats", 2}, {"sit", 0}});
    bo.result("sit", {{"table", made["table"]}, {"link", made["links"][0]["link"]}});
    const std::string heard = listener.take(200);
    const auto call = parse_json(heard.substr(heard.find('{')));
    REQUIRE(call.has_value());
    const Json screen = ada.result("screen", {{"table", made["table"]}});
    const Json& who = screen["to_act"]["seat"] == 0 ? first["guest"] : second["guest"];
    CHECK(*call == Json{{"table", made["table"]}, {"guest", who}, {"game", "wikinger"}});
    const auto is_counted = [&] {
        testing::Visit visit{program.port()};
        visit.say("GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        return has(visit.hear(), "meadhall_webhook_sent_total 1\n");
    };
    CHECK(testing::comes_true(is_counted));
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("A webhook is an address over plain HTTP") {
    const auto whole = hook_address("http://127.0.0.1:9000/turn?x=1");
    REQUIRE(whole.has_value());
    CHECK(whole->host == "127.0.0.1");
    CHECK(whole->port == "9000");
    CHECK(whole->target == "/turn?x=1");
    CHECK(hook_address("http://hall")->port == "80");
    CHECK(hook_address("http://hall")->target == "/");
    for (const char* url : {"", "hall", "https://hall/", "ftp://hall", "http://", "http://hall:x/", "http://a b/",
                            "http://me@hall/", "http://hall/\r\nX: y"}) {
        CHECK_MESSAGE(hook_address(url).error().code() == "E-WEBHOOK", url);
    }
}

}  // namespace meadhall::server
