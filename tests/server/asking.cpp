#include "asking.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <filesystem>
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
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    REQUIRE(connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0);
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
    rusage used{};
    wait4(child_, &code, 0, &used);
    child_ = -1;
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    seconds_used_ = seconds(used.ru_utime) + seconds(used.ru_stime);
    return WIFEXITED(code) ? WEXITSTATUS(code) : 128 + WTERMSIG(code);
}

std::string Program::line() const {
    std::string text;
    for (char letter = 0; letter != '\n' && read(out_, &letter, 1) == 1;) { text += letter; }
    return text;
}

}  // namespace meadhall::server::testing
