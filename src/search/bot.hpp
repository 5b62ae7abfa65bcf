// A player made of code. It is given a view, never a state, so it cannot cheat; it answers with a move and its reasons.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "core/rules.hpp"

namespace meadhall {

/// How far a thought has come.
struct Inkling {
    std::uint32_t playouts = 0;  // so far
    std::uint64_t move = 0;      // the code of the one that would be chosen now
    double value = 0;            // what it promises the seat that thinks
};

/// How long a bot may think. Clocks are not known down here: whoever has one passes `stop`.
struct Budget {
    std::uint32_t playouts = 1000;
    bool (*stop)(const void* context) = nullptr;  // asked now and then; true means answer at once
    void (*tell)(const void* context, const Inkling& inkling) = nullptr;  // hears now and then how far it has come
    const void* context = nullptr;

    [[nodiscard]] bool is_spent(std::uint32_t played) const {
        return played >= playouts || (stop != nullptr && stop(context));
    }
    void report(const Inkling& inkling) const {
        if (tell != nullptr) { tell(context, inkling); }
    }
};

/// One candidate as the bot saw it.
template <class Move>
struct Line {
    Move move{};
    std::uint32_t visits = 0;
    double value = 0;                // for the seat that thinks; 1 = certain win, 0 = certain loss
    std::optional<double> points{};  // its score at the end, where the bot plays on alone and counts it
};

template <Rules G>
struct Thought {
    static constexpr std::size_t max_lines = 16;

    typename G::Move move{};
    std::array<double, max_seats> value{};                   // expected share of the win per seat
    InplaceVector<Line<typename G::Move>, max_lines> lines;  // best first
    std::uint32_t playouts = 0;
};

/// How several bots of one kind think about the same position.
enum class Company : std::uint8_t {
    alone,    // more of them would only do the same again
    pools,    // each with dice of its own, and what they found is added up
    assists,  // the others fill the leader's memory, and what it says counts
};

template <Rules G>
class Bot {
  public:
    Bot() = default;
    Bot(const Bot&) = delete;
    Bot& operator=(const Bot&) = delete;
    virtual ~Bot() = default;

    /// Precondition: in `seen`, `me` is to act. The same views in the same order, with the same seed and number of
    /// playouts, give the same answers; a bot may remember what it thought before.
    [[nodiscard]] virtual Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget,
                                           Rng& rng) = 0;

    /// What several such bots can do for each other; see council.hpp.
    [[nodiscard]] virtual Company company(const G& /*game*/) const { return Company::alone; }
    /// Shares the memory of a leader, which is a bot of the same kind. Precondition: such bots assist.
    virtual void assist(Bot& /*leader*/) {}
};

}  // namespace meadhall
