#include <array>
#include <atomic>
#include <csignal>
#include <fstream>
#include <list>
#include <thread>

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/serve/server.hpp"
#include "program.hpp"
#include "support/places.hpp"

namespace meadhall::cli {

namespace {

using testing::Folder;
using testing::has;
using testing::run_program;

constexpr std::array<Asset, 3> page = {{
    {"/index.html", "11", "<!doctype html><p>Hall</p>", {}},
    {"/assets/app-1a2b.js", "22", "let hall = 'hall hall hall';", "(zipped)"},
    {"/a b.txt", "33", "blank", {}},
}};
const Site site = Site::of(page);

const std::string host = "Host: hall\r\n";

Answer answer(const std::string& head) {
    const Head read = read_head(head + "\r\n");
    return read.request ? answer_to(*read.request, site) : answer_to(read.fault);
}
int status(const Answer& answer) { return std::stoi(answer.head.substr(9, 3)); }
int status(const std::string& head) { return status(answer(head)); }

/// A connection to a server on this machine.
class Visit {
  public:
    explicit Visit(int port) : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(static_cast<std::uint16_t>(port));
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        REQUIRE(connect(socket_.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
    }
    void say(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t went = send(socket_.number(), text.data(), text.size(), MSG_NOSIGNAL);
            if (went <= 0) { return; }
            text.remove_prefix(static_cast<std::size_t>(went));
        }
    }
    /// Everything that is answered until the server hangs up, or until this has been said.
    [[nodiscard]] std::string hear(const std::string& until = "\n\n\n") const {
        std::string heard;
        std::array<char, 4096> piece;
        while (!has(heard, until)) {
            const ssize_t got = recv(socket_.number(), piece.data(), piece.size(), 0);
            if (got <= 0) { break; }
            heard.append(piece.data(), static_cast<std::size_t>(got));
        }
        return heard;
    }

  private:
    Socket socket_;
};

int port_in(const std::string& address) { return std::stoi(address.substr(address.rfind(':') + 1)); }

/// A server in this program.
class Hall {
  public:
    explicit Hall(Manner manner) {
        Result<Door> door = open_door("127.0.0.1", 0);
        REQUIRE(door.has_value());
        port_ = port_in(door->address);
        server_.emplace(site, std::move(*door), manner);
        thread_ = std::thread{[this] { server_->run([this] { return stops_.load(); }); }};
    }
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;
    ~Hall() {
        stops_ = true;
        thread_.join();
    }
    [[nodiscard]] int port() const { return port_; }

  private:
    int port_ = 0;
    std::optional<Server> server_;
    std::atomic<bool> stops_ = false;
    std::thread thread_;
};

/// `meadhall serve` as people start it.
class Program {
  public:
    explicit Program(const std::string& folder, rlim_t descriptors = RLIM_INFINITY) {
        std::array<int, 2> out{};
        REQUIRE(pipe(out.data()) == 0);
        const std::string program = test::program_path();
        child_ = fork();
        if (child_ == 0) {
            dup2(out[1], STDOUT_FILENO);
            const rlimit few{descriptors, descriptors};
            if (descriptors != RLIM_INFINITY) { setrlimit(RLIMIT_NOFILE, &few); }
            execl(program.c_str(), "meadhall", "serve", "--port", "0", "--folder", folder.c_str(), "--lang", "en",
                  nullptr);
            _exit(127);
        }
        close(out[1]);
        out_ = Socket{out[0]};
        const std::string said = line();
        REQUIRE(has(said, "Meadhall is open at http://127.0.0.1:"));
        port_ = port_in(said);
    }
    [[nodiscard]] int port() const { return port_; }
    /// Hundredths of a second of a processor so far.
    [[nodiscard]] long work() const {
        std::ifstream stat{"/proc/" + std::to_string(child_) + "/stat"};
        std::string word;
        long user = 0;
        long system = 0;
        for (int field = 1; field < 14; ++field) { stat >> word; }
        stat >> user >> system;
        return user + system;
    }
    [[nodiscard]] int stop(int signal) const {
        kill(child_, signal);
        int code = -1;
        waitpid(child_, &code, 0);
        return WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
    }

  private:
    [[nodiscard]] std::string line() const {
        std::string text;
        for (char letter = 0; letter != '\n' && read(out_.number(), &letter, 1) == 1;) { text += letter; }
        return text;
    }

    pid_t child_ = -1;
    Socket out_;
    int port_ = 0;
};

}  // namespace

TEST_CASE("The start page is served with its type, its tag and the headers that keep it alone") {
    const Answer start = answer("GET / HTTP/1.1\r\n" + host);
    CHECK(status(start) == 200);
    CHECK(start.content() == page[0].content);
    CHECK(start.keeps_open);
    for (const char* field :
         {"Content-Type: text/html; charset=utf-8\r\n", "ETag: \"11\"\r\n", "Cache-Control: no-cache\r\n",
          "script-src 'self' 'wasm-unsafe-eval'", "Cross-Origin-Opener-Policy: same-origin\r\n",
          "Cross-Origin-Embedder-Policy: require-corp\r\n", "Content-Length: 26\r\n"}) {
        CHECK_MESSAGE(has(start.head, field), field);
    }
    CHECK_FALSE(has(start.head, "unsafe-inline"));
}

TEST_CASE("What has a hash in its name is kept for ever, and goes zipped to whoever can unzip it") {
    const std::string get = "GET /assets/app-1a2b.js?v=1 HTTP/1.1\r\n" + host;
    CHECK(has(answer(get).head, "max-age=31536000, immutable"));
    CHECK(answer(get).content() == page[1].content);
    const Answer zipped = answer(get + "Accept-Encoding: br, GZIP;q=0.5\r\n");
    CHECK(zipped.content() == page[1].gzipped);
    CHECK(has(zipped.head, "Content-Encoding: gzip\r\n"));
    CHECK(has(zipped.head, "ETag: \"22-gz\"\r\n"));
    CHECK(answer(get + "Accept-Encoding: gzip;q=0, br\r\n").content() == page[1].content);
}

TEST_CASE("Who knows the tag gets no content, and who asks for the head gets nothing else") {
    const std::string get = "GET /index.html HTTP/1.1\r\n" + host;
    for (const char* known : {"\"11\"", "W/\"9\", \"11\"", "*"}) {
        const Answer same = answer(get + "If-None-Match: " + known + "\r\n");
        CHECK(status(same) == 304);
        CHECK(same.content().empty());
    }
    CHECK(status(answer(get + "If-None-Match: \"12\"\r\n")) == 200);
    const Answer head = answer("HEAD / HTTP/1.1\r\n" + host);
    CHECK(status(head) == 200);
    CHECK(has(head.head, "Content-Length: 26\r\n"));
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
    CHECK(status(post) == 405);
    CHECK(has(post.head, "Allow: GET, HEAD\r\n"));
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
    const Visit visit{hall.port()};
    const std::string get = "GET / HTTP/1.1\r\n" + host + "\r\n";
    visit.say(get + get);
    const std::string heard = visit.hear("</p>HTTP/1.1 200 OK");
    CHECK(testing::count_of(heard, "HTTP/1.1 200 OK") == 2);
    const Visit slow{hall.port()};
    for (const char letter : get) { slow.say({&letter, 1}); }
    CHECK(has(slow.hear("</p>"), "<p>Hall</p>"));
}

TEST_CASE("Huge, half and endless requests harm nobody else") {
    const Hall hall{{.patience = std::chrono::milliseconds{300}}};
    const Visit huge{hall.port()};
    huge.say("GET / HTTP/1.1\r\nX: " + std::string(200'000, 'x'));
    CHECK(has(huge.hear("431"), "431"));
    const Visit half{hall.port()};
    half.say("GET / HT");
    const Visit silent{hall.port()};
    const Visit other{hall.port()};
    other.say("GET / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
    CHECK(has(other.hear(), "<p>Hall</p>"));
    CHECK(half.hear().starts_with("HTTP/1.1 408 "));
    CHECK(silent.hear().empty());
}

TEST_CASE("When the hall is full, whoever has been silent longest makes room") {
    const Hall hall{{.grace = {}, .visitors = 2}};
    const Visit first{hall.port()};
    const Visit second{hall.port()};
    second.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(second.hear("</p>"), "200 OK"));
    const Visit third{hall.port()};
    third.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(third.hear("</p>"), "200 OK"));
    CHECK(first.hear().empty());
}

TEST_CASE("When everybody in the hall is busy, whoever comes waits and is not sent away") {
    const Hall hall{{.patience = std::chrono::milliseconds{300}, .visitors = 1}};
    const Visit busy{hall.port()};
    busy.say("GET / HT");
    const Visit waiting{hall.port()};
    waiting.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(busy.hear().starts_with("HTTP/1.1 408 "));
    CHECK(has(waiting.hear("</p>"), "200 OK"));
}

TEST_CASE("More visitors than the hall holds are all served, one after the other") {
    const Hall hall{{.visitors = 8}};
    std::list<Visit> visits;
    for (int i = 0; i < 200; ++i) {
        visits.emplace_back(hall.port()).say("GET / HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
    }
    for (const Visit& visit : visits) { CHECK(has(visit.hear(), "<p>Hall</p>")); }
}

TEST_CASE("Without free descriptors the server waits, does not spin, and serves on") {
    const Folder folder;
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    const Program program{folder.path().string(), 16};
    {
        std::list<Visit> silent;
        for (int i = 0; i < 40; ++i) { silent.emplace_back(program.port()); }
        std::this_thread::sleep_for(std::chrono::milliseconds{300});
        const long before = program.work();
        std::this_thread::sleep_for(std::chrono::seconds{1});
        CHECK(program.work() - before < 50);
    }
    const Visit visit{program.port()};
    visit.say("GET / HTTP/1.1\r\n" + host + "\r\n");
    CHECK(has(visit.hear("</p>"), "<p>served</p>"));
    CHECK(program.stop(SIGINT) == 0);
}

TEST_CASE("meadhall serve gives out a folder and ends well when it is interrupted") {
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "assets");
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    std::ofstream{folder / "assets/m.wasm"} << std::string(3'000'000, 'w');
    const Program program{folder.path().string()};
    const Visit visit{program.port()};
    visit.say("GET /assets/m.wasm HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
    const std::string heard = visit.hear();
    CHECK(has(heard, "Content-Type: application/wasm\r\n"));
    CHECK(heard.size() > 3'000'000);
    const Visit start{program.port()};
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
    CHECK(has(err({"serve", "--host", "hall.example"}).err, "The host must be an address"));
    CHECK(has(err({"serve", "--folder", "/nowhere/at/all"}).err, "/nowhere/at/all"));
    const Folder empty;
    const auto outcome = err({"serve", "--folder", empty.path().string(), "--lang", "de"});
    CHECK(outcome.code == 1);
    CHECK(has(outcome.err, "tools/build-web"));
    const Result<Door> taken = open_door("127.0.0.1", 0);
    REQUIRE(taken.has_value());
    const std::string port = std::to_string(port_in(taken->address));
    std::ofstream{empty / "index.html"} << "x";
    CHECK(has(err({"serve", "--port", port, "--folder", empty.path().string()}).err, "cannot be served there"));
}

TEST_CASE("The page in the program is whole, or it is not there at all") {
    const Site inside = Site::of(built_in_page());
    if (inside.is_empty()) { return; }
    for (const std::string path : {"/", "/sw.js", "/manifest.webmanifest"}) {
        CHECK_MESSAGE(inside.find(path) != nullptr, path);
    }
    CHECK(has(std::string{inside.find("/")->content}, "/assets/index-"));
}

}  // namespace meadhall::cli
