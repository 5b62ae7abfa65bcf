// Majorities: who stands on which tongue, and how prizes for first and second place are shared (WH-7.3, WH-9.2).
#pragma once

#include <array>
#include <cstdint>

#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

namespace detail {

// Where the counts of a colour stand in a word. Fourteen Vikings fit in four bits, with a bonus of two each in six.
constexpr unsigned strength_shift = 5;
[[nodiscard]] constexpr unsigned tongue_slot(Colour colour) { return 11U * static_cast<unsigned>(index(colour) - 1); }
[[nodiscard]] constexpr unsigned land_slot(Land land, Colour colour) {
    return 16U * static_cast<unsigned>(index(colour) - 1) + 4U * static_cast<unsigned>(index(land));
}

struct FieldShare {
    std::uint64_t tongue = 0;
    std::uint64_t land = 0;
};
/// What a field of each terrain adds for a Viking of each colour; nothing where nobody stands.
inline constexpr std::array<PerColour<FieldShare>, terrains> field_shares = [] {
    std::array<PerColour<FieldShare>, terrains> shares{};
    for (const TerrainKind& kind : terrain_kinds) {
        for (Colour colour : all_colours) {
            const std::uint64_t on_tongue = 1U | ((1U + std::uint64_t{kind.bonus}) << strength_shift);
            shares[index(kind.terrain)][index(colour)] = {on_tongue << tongue_slot(colour),
                                                          std::uint64_t{1} << land_slot(kind.land, colour)};
        }
    }
    return shares;
}();

}  // namespace detail

/// The Vikings ashore, counted once for all that is scored. The counts of all colours lie side by side in one word per
/// tongue and one for the lands, so that a field is counted by two additions, whoever stands on it.
class Census {
  public:
    explicit Census(const Open& open) {
        for (std::size_t i = 0; i < tongue_count; ++i) {
            detail::FieldShare sum;
            for (const Plot plot : open.tongues[i].plots) {
                const detail::FieldShare& share = detail::field_shares[index(plot.terrain)][index(plot.viking)];
                sum.tongue += share.tongue;
                sum.land += share.land;
            }
            tongues_[i] = sum.tongue;
            lands_ += sum.land;
        }
    }

    // Precondition for all: a colour, not none.
    [[nodiscard]] int vikings(std::size_t tongue, Colour colour) const {
        return static_cast<int>((tongues_[tongue] >> detail::tongue_slot(colour)) & 31U);
    }
    /// Vikings and village bonuses on a tongue, without cards (WH-7.3 a).
    [[nodiscard]] int strength(std::size_t tongue, Colour colour) const {
        return static_cast<int>((tongues_[tongue] >> (detail::tongue_slot(colour) + detail::strength_shift)) & 63U);
    }
    /// Fields of a land on all tongues together.
    [[nodiscard]] int fields(Land land, Colour colour) const {
        return static_cast<int>((lands_ >> detail::land_slot(land, colour)) & 15U);
    }
    [[nodiscard]] int fields(Colour colour) const {
        return vikings(0, colour) + vikings(1, colour) + vikings(2, colour);
    }

  private:
    std::array<std::uint64_t, tongue_count> tongues_{};
    std::uint64_t lands_ = 0;
};

struct Prizes {
    int first;
    int second;
};
enum class ZeroStrength : std::uint8_t { scores_nothing, scores };

/// WH-7.3 b: a tie for first shares both prizes and leaves no second place, a tie for second shares the second prize;
/// shares are rounded up. Seats from `seats` on do not play.
[[nodiscard]] PerSeat<int> shares(PerSeat<int> strengths, int seats, Prizes prizes, ZeroStrength zero);

/// WH-8.3: 0 for the strongest; ties share a rank and the next rank follows directly.
[[nodiscard]] PerSeat<int> dense_ranks(const PerSeat<int>& strengths, int seats);

}  // namespace meadhall::walhalla
