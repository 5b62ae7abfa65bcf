// The protocol of docs/protocol.md: a line of JSON-RPC 2.0 in, a line of answer out. Every door speaks it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/catalogue.hpp"

namespace meadhall {

/// What the protocol needs from the world around it. The defaults ask the machine; tests pass their own.
struct Surroundings {
    std::string (*seed)();   // a fresh secret for a table that was opened without one
    std::string (*today)();  // for the Date of records: "2025-01-31"; may be empty
};
[[nodiscard]] Surroundings machine();

/// What one line may cost, so that none can end the process.
struct RpcLimits {
    std::size_t line = std::size_t{4} << 20U;     // bytes of one request or batch: the record of a very long game
    std::size_t depth = 64;                       // nesting of its JSON
    std::size_t batch = 256;                      // requests in one line
    std::size_t answer = std::size_t{32} << 20U;  // bytes after which the rest of a batch is refused
    std::size_t moves = 256;                      // that one request may name
    int plies = 10'000;                           // told at once
    std::uint32_t think_ms = 600'000;             // for one thought, whatever its budget
    std::size_t tables = 64;                      // open at once
    std::size_t keys = 64;                        // remembered per table
};

/// Hears notifications: lines without a newline that go out before the answer.
using RpcListener = std::function<void(const std::string& line)>;
/// Whether a thought at this table should end now, with what it has found so far. Asked now and then, by any thread.
using RpcHalt = std::function<bool(std::string_view table)>;

class Hall;

/// Keeps the tables it opened and answers requests about them. Any input is answered; none ends the process, and one
/// that is refused changes no table.
class Rpc {
  public:
    explicit Rpc(Catalogue games, Surroundings surroundings = machine(), RpcLimits limits = {});
    Rpc(Rpc&&) noexcept;
    Rpc& operator=(Rpc&&) noexcept;
    ~Rpc();

    /// The answer to one request or batch, without a newline; empty if none is due (notifications, blank lines).
    /// A door that can send several lines passes a listener: it hears how far a thinking bot has come. A door that
    /// reads on meanwhile passes `halt`, which knows what came in.
    [[nodiscard]] std::string answer(std::string_view line, const RpcListener& listener = {}, const RpcHalt& halt = {});
    /// The tables whose thoughts this line ends (`stop`, `close`), for doors that read ahead. Any thread may ask.
    [[nodiscard]] std::vector<std::string> tables_halted_by(std::string_view line) const;
    /// The answer to a line that was longer than allowed and therefore never kept.
    [[nodiscard]] std::string answer_too_long() const;
    [[nodiscard]] const RpcLimits& limits() const;

  private:
    std::unique_ptr<Hall> hall_;
};

/// Cuts a stream of bytes into lines without ever holding more than the allowed length of one. Feed it whatever was
/// read; it calls `line(text)` for every whole line and `too_long()` once for every line that exceeded the limit, the
/// rest of which it throws away.
class LineCutter {
  public:
    explicit LineCutter(std::size_t limit) : limit_{limit} {}

    template <class Line, class TooLong>
    void feed(std::string_view bytes, Line&& line, TooLong&& too_long) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            keep(bytes.substr(0, end));
            if (end == std::string_view::npos) { return; }
            finish(line, too_long);
            bytes.remove_prefix(end + 1);
        }
    }

    /// The last line of a stream that did not end with a newline.
    template <class Line, class TooLong>
    void finish(Line&& line, TooLong&& too_long) {
        if (overflown_) {
            too_long();
        } else if (!kept_.empty()) {
            line(std::string_view{kept_});
        }
        kept_.clear();
        overflown_ = false;
    }

  private:
    void keep(std::string_view part) {
        if (overflown_ || part.size() > limit_ - kept_.size()) {
            overflown_ = true;
            kept_.clear();
            kept_.shrink_to_fit();
        } else {
            kept_ += part;
        }
    }

    std::size_t limit_;
    std::string kept_;
    bool overflown_ = false;
};

}  // namespace meadhall
