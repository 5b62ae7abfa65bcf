// Which good rises how far (O-5.15).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/index.hpp"

namespace meadhall::odin {

/// O-5.15: how many steps each good of an upgrade may rise. #152: one of several goods may rise a second step.
enum class Rise : std::uint8_t { one_step, two_steps, three_steps, one_step_and_once_two };
constexpr auto names(Rise /*of*/) {
    return std::array<std::string_view, 4>{"oneStep", "twoSteps", "threeSteps", "oneStepAndOnceTwo"};
}
/// What each good may rise, and what the next may.
[[nodiscard]] constexpr int plain_steps(Rise rise) {
    return rise == Rise::one_step_and_once_two ? 1 : static_cast<int>(rise) + 1;
}
[[nodiscard]] constexpr int most_steps(Rise rise) {
    return rise == Rise::one_step_and_once_two ? 2 : static_cast<int>(rise) + 1;
}

/// A good that somebody has got by rising, or none yet.
struct RisenGood {
    std::uint8_t number = 0;  // of the good, counted from 1

    [[nodiscard]] static constexpr RisenGood of(Good good) { return {static_cast<std::uint8_t>(index(good) + 1)}; }
    [[nodiscard]] constexpr bool is_none() const { return number == 0; }
    friend constexpr bool operator==(RisenGood, RisenGood) = default;
};

/// The rank that goods may not exceed, or none.
struct RankLimit {
    std::uint8_t number = 255;

    [[nodiscard]] static constexpr RankLimit at(int rank) { return {static_cast<std::uint8_t>(rank)}; }
    [[nodiscard]] constexpr bool is_none() const { return number == 255; }
    [[nodiscard]] constexpr bool forbids(int rank) const { return rank > number; }
    /// Precondition: there is one.
    [[nodiscard]] constexpr int rank() const { return number; }
    friend constexpr bool operator==(RankLimit, RankLimit) = default;
};

namespace ask {

/// O-5.15: which good rises, and how far.
struct Upgrade {
    static constexpr std::string_view name = "upgrade";

    std::uint8_t goods_left = 0;
    Rise rise{};               // how far each of them
    RankLimit highest_rank{};  // of the next
    std::array<RisenGood, 3> risen{};

    static constexpr auto fields() {
        return described(field("goodsLeft", &Upgrade::goods_left), field("rise", &Upgrade::rise),
                         field("highestRank", &Upgrade::highest_rank), field("risen", &Upgrade::risen));
    }
    friend constexpr bool operator==(const Upgrade&, const Upgrade&) = default;
};

}  // namespace ask

}  // namespace meadhall::odin
