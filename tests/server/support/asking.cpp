#include "server/support/asking.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <thread>
#include <vector>

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/http/head.hpp"
#include "support/places.hpp"

namespace meadhall::server::testing {

namespace {

sockaddr_in place_of(int port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return place;
}

/// Calls `bind` or `connect` with a socket of its own.
bool can(int (*what)(int, const sockaddr*, socklen_t), int port) {
    const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_in place = place_of(port);
    const bool is_done = what(probe, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0;
    close(probe);
    return is_done;
}

}  // namespace

Answer answer(const std::string& head, const Site& site) {
    HeadParser parser;
    parser.header_limit(longest_head);
    boost::beast::error_code error;
    const std::string text = head + "\r\n";
    parser.put(boost::asio::buffer(text), error);
    if (error || !parser.is_header_done()) { return answer_to(fault_of(error, text)); }
    const auto read = request_of(parser);
    if (const Fault* fault = std::get_if<Fault>(&read)) { return answer_to(*fault); }
    return answer_to(std::get<Request>(read), site);
}

bool has_field(const Answer& answer, std::string_view name, std::string_view value) {
    return std::ranges::any_of(answer.fields,
                               [&](const auto& field) { return field.first == name && field.second == value; });
}

Visit::Visit(int port) : socket_{::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)} {
    const sockaddr_in place = place_of(port);
    REQUIRE(connect(socket_, reinterpret_cast<const sockaddr*>(&place), sizeof place) == 0);
}
Visit::~Visit() { close(socket_); }

void Visit::say(std::string_view text) const {
    while (!text.empty()) {
        const ssize_t went = send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (went <= 0) { return; }
        text.remove_prefix(static_cast<std::size_t>(went));
    }
}

std::string Visit::hear(const std::string& until) {
    std::string heard;
    std::array<char, 4096> piece;
    while (heard.find(until) == std::string::npos) {
        const ssize_t got = recv(socket_, piece.data(), piece.size(), 0);
        was_reset_ = got < 0;
        if (got <= 0) { break; }
        heard.append(piece.data(), static_cast<std::size_t>(got));
    }
    return heard;
}

int port_in(const std::string& address) { return std::stoi(address.substr(address.rfind(':') + 1)); }

int free_port() {
    int port = 20'000 + getpid() % 10'000;
    while (!can(&::bind, port)) { ++port; }
    return port;
}

bool is_open(int port) { return can(&::connect, port); }

bool comes_true(const std::function<bool()>& what) {
    for (int i = 0; i < 6000; ++i) {
        if (what()) { return true; }
        std::this_thread::sleep_for(std::chrono::milliseconds{10});
    }
    return false;
}

Program::Program(const Wish& wish) {
    std::array<int, 2> out{};
    REQUIRE(pipe(out.data()) == 0);
    std::vector<std::string> words = {"meadhall", "serve", "--port", std::to_string(wish.port), "--lang", "en"};
    words.insert(words.end(), wish.words.begin(), wish.words.end());
    if (std::ranges::find(words, "--store") == words.end()) { words.insert(words.end(), {"--store", "memory"}); }
    std::vector<char*> arguments;
    for (std::string& word : words) { arguments.push_back(word.data()); }
    arguments.push_back(nullptr);
    const std::string program = test::program_path();
    child_ = fork();
    if (child_ == 0) {
        dup2(out[1], STDOUT_FILENO);
        close(out[0]);
        close(out[1]);
        if (!wish.log.empty()) { dup2(open(wish.log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO); }
        const auto most = static_cast<rlim_t>(wish.descriptors);
        const rlimit limit{most, most};
        if (wish.descriptors > 0) { setrlimit(RLIMIT_NOFILE, &limit); }
        execv(program.c_str(), arguments.data());
        _exit(127);
    }
    close(out[1]);
    out_ = out[0];
    const std::string said = line();
    REQUIRE_MESSAGE(said.find("Meadhall is open at http://127.0.0.1:") != std::string::npos, said);
    port_ = port_in(said);
}

Program::~Program() {
    if (child_ > 0) { stop(SIGKILL); }
    close(out_);
}

int Program::stop(int signal) {
    kill(child_, signal);
    int code = -1;
    waitpid(child_, &code, 0);
    child_ = -1;
    return WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
}

double Program::seconds_used() const {
    clockid_t clock{};
    timespec used{};
    REQUIRE(clock_getcpuclockid(child_, &clock) == 0);
    REQUIRE(clock_gettime(clock, &used) == 0);
    return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

std::string Program::line() const {
    std::string text;
    for (char letter = 0; letter != '\n' && read(out_, &letter, 1) == 1;) { text += letter; }
    return text;
}

}  // namespace meadhall::server::testing
