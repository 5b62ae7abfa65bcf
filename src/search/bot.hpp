// A player made of code. It is given a view, never a state, so it cannot cheat; it answers with a move and its reasons.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/rules.hpp"

namespace meadhall {

/// How long a bot may think. Clocks are not known down here: whoever has one passes `stop`.
struct Budget {
    std::uint32_t playouts = 1000;
    bool (*stop)(const void* context) = nullptr;  // asked now and then; true means answer at once
    const void* context = nullptr;

    [[nodiscard]] bool is_spent(std::uint32_t played) const {
        return played >= playouts || (stop != nullptr && stop(context));
    }
};

/// One candidate as the bot saw it.
template <class Move>
struct Line {
    Move move{};
    std::uint32_t visits = 0;
    double value = 0;  // for the seat that thinks; 1 = certain win, 0 = certain loss
};

template <Rules G>
struct Thought {
    static constexpr std::size_t max_lines = 16;

    typename G::Move move{};
    std::array<double, max_seats> value{};                   // expected share of the win per seat
    InplaceVector<Line<typename G::Move>, max_lines> lines;  // best first
    std::uint32_t playouts = 0;
};

template <Rules G>
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// Precondition: in `seen`, `me` is to act. The same view, seed and number of playouts give the same answer.
    [[nodiscard]] virtual Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                           Rng& rng) = 0;

    /// Whether the thoughts of several such bots, each with other dice, can be pooled into a better one.
    [[nodiscard]] virtual bool thinks_in_company(const G& /*game*/) const { return false; }
};

}  // namespace meadhall
