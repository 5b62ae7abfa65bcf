#include "program.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <iterator>
#include <stdexcept>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include "support/places.hpp"

namespace meadhall::cli::testing {

namespace {

[[noreturn]] void become_program(const Call& call, const std::string& home) {
    std::map<std::string, std::string> variables = {
        {"LANG", "C.UTF-8"}, {"HOME", home}, {"TERM", "xterm-256color"}, {"PATH", "/usr/bin:/bin"}};
    for (const auto& [name, value] : call.environment) { variables[name] = value; }
    if (const char* options = std::getenv("ASAN_OPTIONS")) { variables["ASAN_OPTIONS"] = options; }
    std::vector<std::string> environment;
    for (const auto& [name, value] : variables) { environment.push_back(name + "=" + value); }
    std::vector<char*> pointers;
    for (std::string& entry : environment) { pointers.push_back(entry.data()); }
    pointers.push_back(nullptr);

    std::vector<std::string> words = {test::program_path()};
    words.insert(words.end(), call.arguments.begin(), call.arguments.end());
    std::vector<char*> arguments;
    for (std::string& word : words) { arguments.push_back(word.data()); }
    arguments.push_back(nullptr);
    execve(words.front().c_str(), arguments.data(), pointers.data());
    _exit(127);
}

int exit_code(pid_t child) {
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/// False at the end of the stream.
bool read_some(int file, std::string& into) {
    std::array<char, 65536> piece;
    const ssize_t got = read(file, piece.data(), piece.size());
    if (got > 0) { into.append(piece.data(), static_cast<std::size_t>(got)); }
    return got > 0 || (got < 0 && (errno == EINTR || errno == EAGAIN));
}

/// Milliseconds of silence after which a program is taken for stuck.
constexpr int patience = 120'000;

/// A running program with three pipes.
class Piped {
  public:
    Piped(const Call& call, const std::string& home) {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        std::array<int, 2> err{};
        if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0 ||
            pipe2(err.data(), O_CLOEXEC) != 0) {
            throw std::runtime_error{"no pipes"};
        }
        child_ = fork();
        if (child_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            dup2(err[1], STDERR_FILENO);
            become_program(call, home);
        }
        close(in[0]);
        close(out[1]);
        close(err[1]);
        in_ = in[1];
        out_ = out[0];
        err_ = err[0];
        fcntl(in_, F_SETFL, O_NONBLOCK);
    }
    ~Piped() {
        close_input();
        close(out_);
        close(err_);
    }
    Piped(const Piped&) = delete;
    Piped& operator=(const Piped&) = delete;

    [[nodiscard]] pid_t child() const { return child_; }
    void close_input() {
        if (in_ >= 0) { close(in_); }
        in_ = -1;
    }
    /// A short text, after which the input stays open.
    void send(std::string_view text) const {
        if (write(in_, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
            throw std::runtime_error{"not sent"};
        }
    }
    /// Feeds and reads until both outputs are closed; `step` is called after everything that was read.
    void converse(std::string_view input, Outcome& outcome, const std::function<void()>& step) {
        bool out_open = true;
        bool err_open = true;
        while (out_open || err_open) {
            std::array<pollfd, 3> files = {pollfd{in_, static_cast<short>(input.empty() ? 0 : POLLOUT), 0},
                                           pollfd{out_open ? out_ : -1, POLLIN, 0},
                                           pollfd{err_open ? err_ : -1, POLLIN, 0}};
            const int ready = poll(files.data(), files.size(), patience);
            if (ready == 0) { kill(child_, SIGKILL); }
            if (ready <= 0) { continue; }
            if (in_ >= 0 && files[0].revents != 0) { feed(input); }
            if (files[1].revents != 0) { out_open = read_some(out_, outcome.out); }
            if (files[2].revents != 0) { err_open = read_some(err_, outcome.err); }
            step();
        }
    }
    void feed(std::string_view& input) {
        const ssize_t sent = write(in_, input.data(), input.size());
        if (sent > 0) { input.remove_prefix(static_cast<std::size_t>(sent)); }
        if (input.empty() || (sent < 0 && errno != EAGAIN && errno != EINTR)) {
            input = {};
            close_input();
        }
    }

  private:
    pid_t child_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
};

/// Whether what was shown ends in a question: in colours or without, and with the line's beginning drawn or not yet.
bool waits_for_input(const std::string& shown) {
    return std::ranges::any_of(std::array{"> ", "] ", "> \x1b[0m", "] \x1b[0m", ">\x1b[0m ", "]\x1b[0m "},
                               [&](const char* end) { return shown.ends_with(end); });
}

/// A program that ends before it has read everything must not end the test.
const auto ignore_broken_pipes = std::signal(SIGPIPE, SIG_IGN);

}  // namespace

Outcome run_program(const Call& call) {
    const Folder home;
    Outcome outcome;
    Piped program{call, home.path().string()};
    if (call.input.empty()) { program.close_input(); }
    program.converse(call.input, outcome, [] {});
    outcome.code = exit_code(program.child());
    return outcome;
}

Outcome interrupt_program(const Call& call, const std::string& said, int signal) {
    const Folder home;
    Outcome outcome;
    Piped program{call, home.path().string()};
    program.send(call.input);
    bool is_sent = false;
    program.converse({}, outcome, [&] {
        if (!is_sent && has(outcome.out, said) && outcome.out.ends_with("> ")) {
            kill(program.child(), signal);
            is_sent = true;
        }
    });
    outcome.code = exit_code(program.child());
    return outcome;
}

namespace {

/// Whether the program reads sign by sign. Until then a terminal collects whole lines and takes Ctrl-R for itself.
bool leaves_signs_to_the_program(int terminal) {
    termios modes{};
    return tcgetattr(terminal, &modes) == 0 && (modes.c_lflag & ICANON) == 0;
}

/// Whether something comes within so many milliseconds.
bool is_heard(int terminal, int within) {
    pollfd file{terminal, POLLIN, 0};
    return poll(&file, 1, within) != 0;
}

/// Whether a question has been shown and an answer is waited for: what ends like a question may be the middle of what
/// the program is about to say, so nothing more must come for a moment.
bool is_asked(int terminal, const std::string& shown) {
    constexpr int moment = 20;
    for (int waited = 0; waited < patience && waits_for_input(shown) && !is_heard(terminal, moment); waited += moment) {
        if (leaves_signs_to_the_program(terminal)) { return true; }
    }
    return false;
}

}  // namespace

Outcome run_in_terminal(const Call& call, const std::vector<std::string>& typed) {
    const Folder home;
    Outcome outcome;
    const winsize size{24, 80, 0, 0};
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
    if (child == 0) { become_program(call, home.path().string()); }
    if (!call.input.empty() && write(terminal, call.input.data(), call.input.size()) < 0) { kill(child, SIGKILL); }
    std::size_t next = 0;
    std::size_t answered = 0;
    const auto speaks = [&] {
        if (!is_heard(terminal, patience)) { kill(child, SIGKILL); }
        return read_some(terminal, outcome.out);
    };
    while (speaks()) {
        if (!is_asked(terminal, outcome.out.substr(answered))) { continue; }
        const std::string line = next < typed.size() ? typed[next] + "\n" : "\x04";
        ++next;
        answered = outcome.out.size();
        if (write(terminal, line.data(), line.size()) < 0) { break; }
    }
    close(terminal);
    outcome.code = exit_code(child);
    return outcome;
}

Folder::Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "meadhall-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) { throw std::runtime_error{"no folder for the test"}; }
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string content_of(const std::filesystem::path& file) {
    std::ifstream stream{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

int count_of(const std::string& text, const std::string& part) {
    int count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) { ++count; }
    return count;
}

}  // namespace meadhall::cli::testing
