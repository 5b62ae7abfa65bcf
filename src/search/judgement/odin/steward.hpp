// A quick player of Ein Fest für Odin: appraises what is on offer and takes the best, lays tiles greedily, feasts at
// the least cost, and rolls dice by their expectation. It plays well enough to judge positions by playing them to the
// end.
#pragma once

#include "games/odin/game.hpp"
#include "search/judgement/odin/appraisal.hpp"
#include "search/judgement/odin/laying/layout.hpp"
#include "search/judgement/odin/weights.hpp"
#include "search/planner.hpp"

namespace meadhall::odin_mind {

/// Moves and what they seem to be worth, in points.
using Candidates = Suggestions<odin::Move>;

/// How tiles are laid in the last round: by the best of some greedy plans, or by an exact search as well.
enum class LastLaying : std::uint8_t { planned, searched };

/// What becomes of tiles that might be worth more later: they are kept, or laid with the others because somebody wants
/// to see them lie.
enum class Laying : std::uint8_t { prudent, eager };

class Steward {
  public:
    Steward(const odin::Game& game, const Weights& weights, LastLaying last_laying = LastLaying::searched)
        : game_{game}, weights_{weights}, last_laying_{last_laying} {}

    /// The move it would make. Precondition: a seat is to act.
    [[nodiscard]] odin::Move choice(const odin::State& state, int layouts) const;
    /// Moves worth thinking about, the best first; at least one.
    [[nodiscard]] Candidates candidates(const odin::State& state, int layouts) const;
    /// The next move of whoever lays all that can be laid now, at any time; another move when nothing is left to lay.
    /// Precondition: a seat is to act.
    [[nodiscard]] odin::Move arrangement(const odin::State& state, int layouts) const;
    /// Plays on for everybody, chance included, to the end of the game.
    void play_out(odin::State& state, std::uint64_t luck) const;
    /// What laying is for in the last round: the score, and nothing else. Precondition: a seat is to act.
    [[nodiscard]] LayoutAims points_alone(const odin::State& state) const;

  private:
    [[nodiscard]] Candidates spaces(const odin::State& state) const;
    [[nodiscard]] Candidates answers(const odin::State& state) const;
    [[nodiscard]] double gain(const Appraisal& appraisal, const odin::State& state, odin::Move move) const;
    [[nodiscard]] double dice_gain(const Appraisal& appraisal, const odin::State& state, odin::Move move) const;
    [[nodiscard]] double rise_gain(const Appraisal& appraisal, const odin::ask::Upgrade& asked,
                                   odin::verb::Upgrade move) const;
    [[nodiscard]] double purchase_gain(const Appraisal& appraisal, const odin::State& state, odin::Item item) const;
    [[nodiscard]] double exploration_gain(const Appraisal& appraisal, const odin::State& state, odin::Face face) const;
    [[nodiscard]] double take_gain(const Appraisal& appraisal, const odin::State& state, odin::verb::Take move) const;
    [[nodiscard]] double trade_gain(const Appraisal& appraisal, const odin::State& state, odin::Move move) const;
    [[nodiscard]] double option_gain(const Appraisal& appraisal, const odin::State& state, odin::Move move) const;
    [[nodiscard]] double judged_gain(const odin::State& state, odin::Move move) const;
    [[nodiscard]] Candidates feast(const odin::State& state) const;
    [[nodiscard]] odin::Move dish(const odin::State& state) const;
    [[nodiscard]] Candidates window_moves(const odin::State& state, int layouts) const;
    [[nodiscard]] odin::Move window_move(const odin::State& state, int layouts) const;
    [[nodiscard]] odin::Move awaited_card(const odin::State& state) const;
    [[nodiscard]] odin::Move leaving_window(const odin::State& state) const;
    [[nodiscard]] odin::Move laying(const odin::State& state, int layouts, Laying how = Laying::prudent) const;
    [[nodiscard]] Layout layout(const odin::State& state, int tries, Laying how = Laying::prudent) const;
    [[nodiscard]] odin::Move storing(const odin::State& state) const;
    [[nodiscard]] LayoutAims aims(const odin::State& state, const Appraisal& appraisal,
                                  Laying how = Laying::prudent) const;
    [[nodiscard]] static bool lays_in(odin::Window window);

    void step(odin::State& state) const;
    void lay_out(odin::State& state) const;

    const odin::Game& game_;
    const Weights& weights_;
    LastLaying last_laying_;
};

}  // namespace meadhall::odin_mind

namespace meadhall {

template <>
struct QuickPlayer<odin::Game> {
    using Weights = odin_mind::Weights;
    static const Weights& tuned(const odin::Game& game) { return odin_mind::tuned_weights(game); }

    explicit QuickPlayer(const odin::Game& game) : QuickPlayer{game, tuned(game)} {}
    QuickPlayer(const odin::Game& game, const Weights& weights) : game_{game}, steward_{game, weights} {}

    [[nodiscard]] Suggestions<odin::Move> suggestions(const odin::State& state, int care) const {
        return steward_.candidates(state, care);
    }
    void play_out(odin::State& state, std::uint64_t luck) const { steward_.play_out(state, luck); }
    [[nodiscard]] odin::Move arrangement(const odin::State& state, int care) const {
        return steward_.arrangement(state, care);
    }
    /// Alone, the points; against others, the lead over the best of them.
    [[nodiscard]] double usual() const;
    [[nodiscard]] double success(const odin::State& state, Seat seat) const;
    [[nodiscard]] double share(double success) const;

  private:
    const odin::Game& game_;
    odin_mind::Steward steward_;
};

}  // namespace meadhall
