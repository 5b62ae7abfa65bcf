// What an exact search has found out about positions, in a table of fixed size. Several searches may share one without
// locks: a slot holds its key mixed with its content, so a slot written by two at once matches neither of their keys.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace meadhall {

/// What a value is: as it stands, or only a limit because the search had seen enough.
enum class Bound : std::uint8_t { exact, at_least, at_most };

/// What is known of a position.
struct Finding {
    std::uint32_t move = 0;  // a short name of the best move
    std::int16_t value = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::exact;
};

/// Which thought a finding belongs to. Others do not find it, and it is the first to be overwritten.
class Era {
  public:
    void begin_next() { ++number_; }
    [[nodiscard]] std::uint64_t sealed(std::uint64_t key) const { return key ^ (number_ * 0x9E3779B97F4A7C15U); }
    /// Six bits, never 0.
    [[nodiscard]] std::uint64_t mark() const { return 1 + number_ % 63; }

  private:
    std::uint64_t number_ = 0;
};

class PositionTable {
  public:
    /// Room for so many positions, rounded up to a power of two.
    explicit PositionTable(std::size_t entries) : slots_(std::bit_ceil(std::max<std::size_t>(entries, 2))) {}

    [[nodiscard]] std::optional<Finding> look_up(std::uint64_t key, Era era) const {
        const std::uint64_t mine = era.sealed(key);
        const std::size_t place = pair_of(mine);
        for (std::size_t i = place; i < place + 2; ++i) {
            const std::uint64_t content = slots_[i].content.load(std::memory_order_relaxed);
            const std::uint64_t lock = slots_[i].lock.load(std::memory_order_relaxed);
            if ((lock ^ content) == mine && content >> mark_place == era.mark()) { return unpacked(content); }
        }
        return std::nullopt;
    }

    /// The first slot of a pair keeps the deepest finding of an era, the second the latest.
    void remember(std::uint64_t key, Era era, const Finding& finding) {
        const std::uint64_t mine = era.sealed(key);
        const std::size_t place = pair_of(mine);
        const std::uint64_t held = slots_[place].content.load(std::memory_order_relaxed);
        const bool is_first = held >> mark_place != era.mark() || finding.depth >= unpacked(held).depth;
        Slot& slot = slots_[is_first ? place : place + 1];
        const std::uint64_t content = packed(finding) | (era.mark() << mark_place);
        slot.content.store(content, std::memory_order_relaxed);
        slot.lock.store(mine ^ content, std::memory_order_relaxed);
    }

  private:
    struct Slot {
        std::atomic<std::uint64_t> lock = 0;
        std::atomic<std::uint64_t> content = 0;
    };
    static constexpr unsigned mark_place = 58;

    [[nodiscard]] std::size_t pair_of(std::uint64_t mine) const {
        return static_cast<std::size_t>(mine) & (slots_.size() - 1) & ~std::size_t{1};
    }
    /// From below: move 32 bits, value 16, depth 8, bound 2; the mark of the era is above.
    [[nodiscard]] static std::uint64_t packed(const Finding& finding) {
        return std::uint64_t{finding.move} | (std::uint64_t{static_cast<std::uint16_t>(finding.value)} << 32U) |
               (std::uint64_t{static_cast<std::uint8_t>(finding.depth)} << 48U) |
               (static_cast<std::uint64_t>(finding.bound) << 56U);
    }
    [[nodiscard]] static Finding unpacked(std::uint64_t content) {
        return {.move = static_cast<std::uint32_t>(content),
                .value = static_cast<std::int16_t>(static_cast<std::uint16_t>(content >> 32U)),
                .depth = static_cast<std::int8_t>(static_cast<std::uint8_t>(content >> 48U)),
                .bound = static_cast<Bound>((content >> 56U) & 3U)};
    }

    std::vector<Slot> slots_;
};

}  // namespace meadhall
