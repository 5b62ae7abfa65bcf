// All hands that can be made of some tiles, numbered: so many of the first kind, so many of the second, …
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "search/judgement/odin/laying/board_search.hpp"

namespace meadhall::odin_mind {

class Hands {
  public:
    static constexpr std::uint32_t too_many = 20'000;

    explicit Hands(std::span<const TileKind> kinds) {
        std::uint64_t count = 1;
        for (const TileKind& kind : kinds) {
            sizes_.push_back(static_cast<std::uint8_t>(kind.count));
            weights_.push_back(static_cast<std::uint32_t>(count));
            count = std::min<std::uint64_t>(count * (static_cast<std::uint64_t>(kind.count) + 1), too_many);
        }
        count_ = static_cast<std::uint32_t>(count);
    }

    /// `too_many` stands for more as well; nothing else is known of them then.
    [[nodiscard]] std::uint32_t count() const { return count_; }
    [[nodiscard]] std::uint32_t everything() const { return count_ - 1; }
    /// A hand of one tile; hands are added and taken apart like numbers.
    [[nodiscard]] std::uint32_t one_of(std::size_t kind) const { return weights_[kind]; }
    /// How many of each kind.
    [[nodiscard]] std::vector<std::uint8_t> tiles_of(std::uint32_t hand) const {
        std::vector<std::uint8_t> tiles(sizes_.size());
        for (std::size_t kind = 0; kind < sizes_.size(); ++kind) {
            tiles[kind] = static_cast<std::uint8_t>(hand / weights_[kind] % (sizes_[kind] + 1U));
        }
        return tiles;
    }
    /// Calls `visit(part)` for every hand that can be taken out of this one, and tells how many there are.
    template <class Visit>
    std::uint32_t for_each_part(std::uint32_t hand, Visit visit) const {
        const std::vector<std::uint8_t> whole = tiles_of(hand);
        std::vector<std::uint8_t> part(whole.size());
        std::uint32_t number = 0;
        for (std::uint32_t visited = 1;; ++visited) {
            visit(number);
            std::size_t kind = 0;
            for (; kind < whole.size() && part[kind] == whole[kind]; ++kind) {
                number -= part[kind] * weights_[kind];
                part[kind] = 0;
            }
            if (kind == whole.size()) { return visited; }
            ++part[kind];
            number += weights_[kind];
        }
    }

  private:
    std::vector<std::uint8_t> sizes_;
    std::vector<std::uint32_t> weights_;
    std::uint32_t count_ = 1;
};

}  // namespace meadhall::odin_mind
