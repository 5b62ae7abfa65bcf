#include "cli/inbox.hpp"

#include <algorithm>
#include <utility>

namespace meadhall::cli {

namespace {

/// As much as may wait: a few of the longest lines, or many short ones.
constexpr std::size_t most_bytes = std::size_t{16} << 20U;
constexpr std::size_t most_letters = 4096;

/// Scripts close their end as soon as they have asked; what is quick shall still be answered in full.
constexpr std::chrono::seconds grace{5};

}  // namespace

void Inbox::put(Letter letter) {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return bytes_ < most_bytes && letters_.size() < most_letters; });
    bytes_ += letter.line.size();
    letters_.push_back(std::move(letter));
    changed_.notify_all();
}

void Inbox::end() {
    const std::scoped_lock lock{mutex_};
    ended_ = Clock::now();
    changed_.notify_all();
}

std::optional<Inbox::Letter> Inbox::take() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [&] { return !letters_.empty() || ended_; });
    if (letters_.empty()) { return std::nullopt; }
    Letter letter = std::move(letters_.front());
    letters_.pop_front();
    bytes_ -= letter.line.size();
    changed_.notify_all();
    return letter;
}

bool Inbox::halts(std::string_view table) const {
    const std::scoped_lock lock{mutex_};
    const auto ends = [&](const Letter& letter) {
        return std::ranges::find(letter.halted, table) != letter.halted.end();
    };
    return std::ranges::any_of(letters_, ends) || (ended_ && Clock::now() - *ended_ > grace);
}

}  // namespace meadhall::cli
