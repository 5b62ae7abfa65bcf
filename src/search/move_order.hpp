// In which order an exact search tries the moves: the best known one, then those that look urgent, then those that
// refuted something on the same level or anywhere else. Much of its speed is owed to this.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/rules.hpp"

namespace meadhall {

/// A name of a move that is short enough for a table; two moves of one position hardly ever share it.
template <Rules G>
[[nodiscard]] std::uint32_t short_name(const typename G::Move& move) {
    return static_cast<std::uint32_t>(((G::code(move) + 1) * 0x9E3779B97F4A7C15U) >> 32U);
}

/// Which quiet moves have refuted something.
template <Rules G>
class Merits {
  public:
    static constexpr int most = 400'000;
    static constexpr int of_refuter = 900'000;

    void praise(const typename G::Move& move, int depth, std::size_t line) {
        const std::uint32_t name = short_name<G>(move);
        int& merit = merits_[slot(name)];
        merit = std::min(merit + depth * depth, most);
        auto& refuters = refuters_[std::min(line, refuters_.size() - 1)];
        if (refuters[0] != name) { refuters = {name, refuters[0]}; }
    }
    [[nodiscard]] int merit(std::uint32_t name, std::size_t line) const {
        const auto& refuters = refuters_[std::min(line, refuters_.size() - 1)];
        if (name == refuters[0]) { return of_refuter; }
        return name == refuters[1] ? of_refuter - 1 : merits_[slot(name)];
    }
    void forget() {
        std::ranges::fill(merits_, 0);
        refuters_ = {};
    }

  private:
    static constexpr std::size_t lines = 64;

    static std::size_t slot(std::uint32_t name) { return name >> 18U; }

    std::vector<int> merits_ = std::vector<int>(std::size_t{1} << 14U);
    std::array<std::array<std::uint32_t, 2>, lines> refuters_{};  // the last two per distance from the root
};

/// Hands out the moves, the most promising first, sorting no more than is asked for.
template <Rules G, class T>
class MoveOrder {
  public:
    MoveOrder(const G& game, const typename G::State& state, MoveList<G>& moves, std::uint32_t best_known,
              const Merits<G>& merits, std::size_t line)
        : moves_{moves} {
        const typename T::Lookout lookout{game, state};
        for (const auto& move : moves) {
            const std::uint32_t name = short_name<G>(move);
            const int urgency = lookout.urgency(move);
            promises_.push_back(name == best_known ? first : urgency > 0 ? urgent * urgency : merits.merit(name, line));
        }
    }

    typename G::Move next(std::size_t position) {
        std::size_t best = position;
        for (std::size_t i = position + 1; i < moves_.size(); ++i) {
            if (promises_[i] > promises_[best]) { best = i; }
        }
        std::swap(moves_[position], moves_[best]);
        std::swap(promises_[position], promises_[best]);
        return moves_[position];
    }

    /// Precondition for both: handed out.
    [[nodiscard]] bool is_quiet(std::size_t position) const { return promises_[position] < urgent; }
    [[nodiscard]] bool is_unproven(std::size_t position) const { return promises_[position] <= Merits<G>::most; }

  private:
    static constexpr int first = 1'000'000'000;
    static constexpr int urgent = 1'000'000;

    MoveList<G>& moves_;
    InplaceVector<int, G::max_moves> promises_;
};

}  // namespace meadhall
