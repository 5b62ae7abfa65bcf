// Runs the real program as a person or another program would: through pipes, or in a terminal of its own.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace meadhall::cli::testing {

struct Call {
    std::vector<std::string> arguments;
    std::string input{};
    std::map<std::string, std::string> environment{};  // besides a bare one: UTF-8, English, a home of its own
};

struct Outcome {
    int code = -1;    // of the exit, or 128 and the signal
    std::string out;  // in a terminal both outputs arrive here
    std::string err;
};

/// The program with its input and outputs as pipes.
[[nodiscard]] Outcome run_program(const Call& call);

/// The program in a terminal of 80 by 24. What is typed next is sent whenever the program waits for input; the input of
/// the call is typed ahead, before the program has begun.
[[nodiscard]] Outcome run_in_terminal(const Call& call, const std::vector<std::string>& typed);

/// Sends the program a signal once it has said this and waits for input again.
[[nodiscard]] Outcome interrupt_program(const Call& call, const std::string& said, int signal);

/// A folder that is gone with the test.
class Folder {
  public:
    Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }

  private:
    std::filesystem::path path_;
};

/// Why there is no result; empty where there is one.
[[nodiscard]] std::string refusal_code(const auto& result) {
    return result ? std::string{} : std::string{result.error().code()};
}

[[nodiscard]] std::string content_of(const std::filesystem::path& file);
[[nodiscard]] int count_of(const std::string& text, const std::string& part);
inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace meadhall::cli::testing
