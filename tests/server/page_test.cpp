// The page as visitors get it: what is answered, and how the doors hold out against all sorts of visitors.
#include <array>
#include <chrono>
#include <csignal>
#include <fstream>
#include <list>
#include <thread>

#include <doctest/doctest.h>

#include "../cli/program.hpp"
#include "server/edge/origin.hpp"
#include "server/edge/proxies.hpp"
#include "server/edge/server.hpp"
#include "server/http/inquiry.hpp"
#include "server/support/asking.hpp"

namespace meadhall::server {

namespace {

using cli::testing::Folder;
using cli::testing::has;
using cli::testing::run_program;
using testing::has_field;
using testing::port_in;
using testing::Program;
using testing::Visit;

constexpr std::array<Asset, 3> page = {{
    {"/index.html", "11", "<!doctype html><p>Hall</p>", {}},
    {"/assets/app-1a2b.js", "22", "let hall = 'hall hall hall';", "(zipped)"},
    {"/a b.txt", "33", "blank", {}},
}};
const Site site = Site::of(page);

const std::string host = "Host: hall\r\n";

Answer answer(const std::string& head) { return testing::answer(head, site); }
int status(const std::string& head) { return answer(head).status; }

/// A server in this program.
class Hall {
  public:
    explicit Hall(Manner manner) : Hall{manner, open_door("127.0.0.1", 0)} {}
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;
    ~Hall() {
        server_.stop();
        thread_.join();
    }
    [[nodiscard]] int port() const { return port_; }

  private:
    Hall(Manner manner, Result<Door> door)
        : port_{port_in(door->address)},
          server_{site, std::move(*door), std::move(manner)},
          thread_{[this] { server_.run(); }} {}

    int port_;
    Server server_;
    std::thread thread_;
};

}  // namespace

TEST_CASE("The start page is served with its type, its tag and the headers that keep it alone") {
    const Answer start = answer("GET / HTTP/1.1\r\n" + host);
    CHECK(start.status == 200);
    CHECK(start.content() == page[0].content);
    CHECK(start.keeps_open);
    CHECK(has_field(start, "Content-Type", "text/html; charset=utf-8"));
    CHECK(has_field(start, "ETag", "\"11\""));
    CHECK(has_field(start, "Cache-Control", "no-cache"));
    CHECK(has_field(start, "Cross-Origin-Opener-Policy", "same-origin"));
    CHECK(has_field(start, "Cross-Origin-Embedder-Policy", "require-corp"));
    CHECK(start.length == 26);
    const auto& [name, policy] = start.fields.front();
    CHECK(name == "Content-Security-Policy");
    CHECK(has(policy, "script-src 'self' 'wasm-unsafe-eval'"));
    CHECK_FALSE(has(policy, "unsafe-inline"));
}

TEST_CASE("What has a hash in its name is kept for ever, and goes zipped to whoever can unzip it") {
    const std::string get = "GET /assets/app-1a2b.js?v=1 HTTP/1.1\r\n" + host;
    CHECK(has_field(answer(get), "Cache-Control", "public, max-age=31536000, immutable"));
    CHECK(answer(get).content() == page[1].content);
    const Answer zipped = answer(get + "Accept-Encoding: br, GZIP;q=0.5\r\n");
    CHECK(zipped.content() == page[1].gzipped);
    CHECK(has_field(zipped, "Content-Encoding", "gzip"));
    CHECK(has_field(zipped, "ETag", "\"22-gz\""));
    CHECK(answer(get + "Accept-Encoding: gzip;q=0, br\r\n").content() == page[1].content);
}

TEST_CASE("Who knows the tag gets no content, and who asks for the head gets nothing else") {
    const std::string get = "GET /index.html HTTP/1.1\r\n" + host;
    for (const char* known : {"\"11\"", "W/\"9\", \"11\"", "*"}) {
        const Answer same = answer(get + "If-None-Match: " + known + "\r\n");
        CHECK(same.status == 304);
        CHECK(same.content().empty());
    }
    CHECK(answer(get + "If-None-Match: \"12\"\r\n").status == 200);
    const Answer head = answer("HEAD / HTTP/1.1\r\n" + host);
    CHECK(head.status == 200);
    CHECK(head.length == 26);
    CHECK(head.content().empty());
    CHECK(answer("HEAD /nowhere HTTP/1.1\r\n" + host).content().empty());
}

TEST_CASE("Only what is part of the page is found, and only reading is allowed") {
    CHECK(status("GET /a%20b.txt HTTP/1.1\r\n" + host) == 200);
    for (const std::string& path : std::vector<std::string>{"/nowhere", "/../etc/passwd", "/%2e%2e/etc/passwd",
                                                            "//index.html", "/index.html/", "/assets/"}) {
        CHECK_MESSAGE(status("GET " + path + " HTTP/1.1\r\n" + host) == 404, path);
    }
    const Answer post = answer("POST / HTTP/1.1\r\n" + host + "Content-Length: 5\r\n");
    CHECK(post.status == 405);
    CHECK(has_field(post, "Allow", "GET, HEAD"));
    CHECK_FALSE(post.keeps_open);  // a body nobody reads follows
}

TEST_CASE("What is no request is told so") {
    for (const std::string& head :
         {std::string{"\r\n"}, std::string{"GET\r\n"}, "GET /\r\n" + host, "GET  HTTP/1.1\r\n" + host,
          "GET http://hall/ HTTP/1.1\r\n" + host, "G(T / HTTP/1.1\r\n" + host, "GET /%zz HTTP/1.1\r\n" + host,
          "GET /%0a HTTP/1.1\r\n" + host, "GET /%4 HTTP/1.1\r\n" + host, "GET /a b HTTP/1.1\r\n" + host,
          std::string{"GET / HTTP/1.1\r\n"}, "GET / HTTP/1.1\r\n" + host + host,
          "GET / HTTP/1.1\r\n" + host + "no colon\r\n", "GET / HTTP/1.1\r\n" + host + " folded: x\r\n",
          "GET / HTTP/1.1\r\n" + host + std::string("X: \0\r\n", 6)}) {
        CHECK_MESSAGE(status(head) == 400, head);
    }
    CHECK(status("GET / HTTP/2.0\r\n" + host) == 505);
    CHECK(status(std::string{"GET / HTTP/1.0\r\n"}) == 200);
    CHECK_FALSE(answer("GET / HTTP/1.0\r\n").keeps_open);
    CHECK_FALSE(answer("GET / HTTP/1.1\r\n" + host + "Connection: Close\r\n").keeps_open);
}

TEST_CASE("One connection carries many requests, also when they come in one piece or letter by letter") {
    const Hall hall{{}};
    Visit visit{hall.port()};
    const std::string get = "GET / HTTP/1.1\r\n" + host + "\r\n";
    visit.say(get + get);
    const std::string heard = visit.hear("</p>HTTP/1.1 200 OK");
    CHECK(cli::testing::count_of(heard, "HTTP/1.1 200 OK") == 2);
    Visit slow{hall.port()};
    for (const char letter : get) { slow.say({&letter, 1}); }
    CHECK(has(slow.hear("</p>"), "<p>Hall</p>"));
}

TEST_CASE("Huge, half and endless requests harm nobody else") {
    const Hall hall{{.patience = std::chrono::milliseconds{1000}, .leisure = std::chrono::milliseconds{2000}}};
    Visit huge{hall.port()};
    huge.say("GET / HTTP/1.1\r\nX: " + std::string(200'000, 'x'));
    CHECK(has(huge.hear("431"), "431"));
    Visit half{hall.port()};
    half.say("GET / HT");
    Visit silent{hall.port()};
    Visit other{hall.port()};
    other.say("GET / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
    CHECK(has(other.hear(), "<p>Hall</p>"));
    CHECK(half.hear().starts_with("HTTP/1.1 408 "));
    CHECK(silent.hear().empty());
}

TEST_CASE("When the hall is full, whoever has been silent longest makes room") {
    const Hall hall{{.grace = std::chrono::milliseconds{0}, .visitors = 2}};
    Visit first{hall.port()};
    Visit second{hall.port()};
    second.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(second.hear("</p>"), "200 OK"));
    Visit third{hall.port()};
    third.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(third.hear("</p>"), "200 OK"));
    CHECK(first.hear().empty());
}

TEST_CASE("When the hall is full and nobody is silent, whoever comes is told so and is not cut off") {
    const Hall hall{{.grace = std::chrono::milliseconds{0}, .visitors = 1}};
    Visit busy{hall.port()};
    busy.say("GET / HT");
    Visit late{hall.port()};
    late.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    const std::string heard = late.hear();
    CHECK(heard.starts_with("HTTP/1.1 503 "));
    CHECK(has(heard, "Retry-After: "));
    CHECK_FALSE(late.was_reset());
    busy.say("TP/1.1\r\n" + host + "\r\n");
    CHECK(has(busy.hear("</p>"), "200 OK"));
}

TEST_CASE("Who is told that it was wrong hears so, however much was still being said") {
    const Hall hall{{}};
    Visit visit{hall.port()};
    visit.say("POST / HTTP/1.1\r\n" + host + "Content-Length: 100000\r\n\r\n" + std::string(100'000, 'x'));
    CHECK(has(visit.hear(), "405 Method Not Allowed"));
    CHECK_FALSE(visit.was_reset());
}

TEST_CASE("Without descriptors visitors wait or are told so; none is reset, and nothing spins") {
    const Folder folder;
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    Program program{{.words = {"--folder", folder.path().string()}, .descriptors = 32}};
    std::list<Visit> visits;
    for (int i = 0; i < 80; ++i) { visits.emplace_back(program.port()); }
    const double used = program.seconds_used();
    std::this_thread::sleep_for(std::chrono::milliseconds{600});
    CHECK(program.seconds_used() - used < 0.2);
    int served = 0;
    int told = 0;
    for (; !visits.empty(); visits.pop_front()) {
        Visit& visit = visits.front();
        visit.say("GET / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
        const std::string heard = visit.hear();
        CHECK_FALSE(visit.was_reset());
        served += has(heard, "<p>served</p>") ? 1 : 0;
        told += has(heard, "HTTP/1.1 503 ") ? 1 : 0;
    }
    CHECK(served > 40);
    CHECK(served + told == 80);  // nobody is left without an answer
    CHECK(program.stop(SIGTERM) == 0);
}

TEST_CASE("The server says how it is") {
    const Hall hall{{}};
    Visit visit{hall.port()};
    visit.say("GET /healthz HTTP/1.1\r\n" + host + "\r\nGET /readyz HTTP/1.1\r\n" + host + "\r\n");
    const std::string heard = visit.hear("ready\n");
    CHECK(has(heard, "well\n"));
    CHECK(has(heard, "no-store"));
}

TEST_CASE("Pages from elsewhere may not talk to the server, unless its owner has named them") {
    const std::vector<std::string> none;
    const std::vector<std::string> named = {"https://hall.example"};
    CHECK(may_talk("", "127.0.0.1:8080", none));
    CHECK(may_talk("http://127.0.0.1:8080", "127.0.0.1:8080", none));
    CHECK(may_talk("http://localhost:8080", "localhost:8080", none));
    CHECK(may_talk("http://[::1]:8080", "[::1]:8080", none));
    CHECK_FALSE(may_talk("http://127.0.0.1:8081", "127.0.0.1:8080", none));
    CHECK_FALSE(may_talk("https://evil.example", "127.0.0.1:8080", none));
    CHECK_FALSE(may_talk("http://evil.example:8080", "evil.example:8080", none));  // a name that points here
    CHECK_FALSE(may_talk("null", "127.0.0.1:8080", none));
    CHECK(may_talk("https://hall.example", "hall.example", named));
    CHECK(may_talk("https://hall.example", "127.0.0.1:8080", named));  // behind another server
    CHECK_FALSE(may_talk("https://hall.example.evil", "hall.example.evil", named));
}

TEST_CASE("A server in front of this one says who asks, if it is this machine or was named") {
    const auto proxies = Proxies::of({"10.0.0.7", "192.0.2.0/24", "2001:db8::/32"});
    REQUIRE(proxies.has_value());
    for (const char* one :
         {"127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.7", "::ffff:10.0.0.7", "192.0.2.200", "2001:db8:1::2"}) {
        CHECK_MESSAGE(proxies->contains(one), one);
    }
    for (const char* other : {"10.0.0.8", "192.0.3.1", "2001:db9::1", "", "hall.example"}) {
        CHECK_MESSAGE(!proxies->contains(other), other);
    }
    CHECK_FALSE(Proxies{}.contains("10.0.0.7"));
    for (const char* nonsense : {"", "hall.example", "10.0.0.0/33", "10.0.0", "10.0.0.7:8080"}) {
        CHECK_MESSAGE(!Proxies::of({nonsense}).has_value(), nonsense);
    }
    ReadHead head;
    head.set("X-Forwarded-For", "198.51.100.1, 203.0.113.9");  // what the visitor says, and what the proxy adds
    const Request request;
    CHECK(inquiry_of(head, request, {"10.0.0.7", true}).address == "203.0.113.9");
    CHECK(inquiry_of(head, request, {"10.0.0.8", false}).address == "10.0.0.8");
    head.erase("X-Forwarded-For");
    CHECK(inquiry_of(head, request, {"10.0.0.7", true}).address == "10.0.0.7");
}

TEST_CASE("meadhall serve gives out a folder and ends well when it is interrupted") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "assets");
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    std::ofstream{folder / "assets/m.wasm"} << std::string(3'000'000, 'w');
    Program program{{.words = {"--folder", folder.path().string()}}};
    Visit visit{program.port()};
    visit.say("GET /assets/m.wasm HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
    const std::string heard = visit.hear();
    CHECK(has(heard, "Content-Type: application/wasm\r\n"));
    CHECK(heard.size() > 3'000'000);
    Visit start{program.port()};
    start.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(start.hear("</p>"), "<p>served</p>"));
    CHECK(program.stop(SIGINT) == 0);
}

TEST_CASE("A folder is given out compressed to whoever understands it, and links do not lead outside") {
    const Folder folder;
    const Folder outside;
    std::ofstream{folder / "index.html"} << std::string(10'000, 'x');
    std::ofstream{outside / "secret.txt"} << "secret";
    std::filesystem::create_symlink(outside / "secret.txt", folder.path() / "out.txt");
    std::filesystem::create_symlink(folder.path() / "loop", folder.path() / "loop");
    const Result<Site> served = Site::of_folder(folder.path().string());
    REQUIRE(served.has_value());
    REQUIRE(served->find("/") != nullptr);
    CHECK(served->find("/")->gzipped.starts_with("\x1f\x8b"));
    CHECK(served->find("/")->gzipped.size() < 200);
    CHECK(served->find("/out.txt") == nullptr);
    CHECK(served->find("/loop") == nullptr);
}

TEST_CASE("meadhall serve says what is wrong with a place or a folder") {
    const auto err = [](std::vector<std::string> words) { return run_program({std::move(words)}); };
    CHECK(has(err({"serve", "--folder", "/nowhere/at/all"}).err, "/nowhere/at/all"));
    const Folder empty;
    const auto outcome = err({"serve", "--folder", empty.path().string(), "--lang", "de"});
    CHECK(outcome.code == 1);
    CHECK(has(outcome.err, "tools/build-web"));
    const Result<Door> taken = open_door("127.0.0.1", 0);
    REQUIRE(taken.has_value());
    const std::string port = std::to_string(port_in(taken->address));
    std::ofstream{empty / "index.html"} << "x";
    CHECK(has(err({"serve", "--host", "hall.example", "--folder", empty.path().string()}).err,
              "The host must be an address"));
    CHECK(has(err({"serve", "--port", port, "--folder", empty.path().string()}).err, "cannot be served there"));
}

TEST_CASE("The page in the program is whole, or it is not there at all") {
    const Site inside = Site::of(built_in_page());
    if (inside.is_empty()) { return; }
    for (const std::string path : {"/", "/sw.js", "/manifest.de.webmanifest"}) {
        CHECK_MESSAGE(inside.find(path) != nullptr, path);
    }
    CHECK(has(std::string{inside.find("/")->content}, "/assets/index-"));
}

}  // namespace meadhall::server
