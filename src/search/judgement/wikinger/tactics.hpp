// Die Wikinger kommen! for exact searches: a quick balance of material, towers and regions.
#pragma once

#include "core/fields.hpp"
#include "games/wikinger/front.hpp"
#include "games/wikinger/game.hpp"
#include "search/judgement/tactics.hpp"

namespace meadhall {

template <>
struct Tactics<wikinger::Game> {
    using Game = wikinger::Game;
    using State = wikinger::State;
    using Move = wikinger::Move;

    [[nodiscard]] static bool has_two_sides(const Game& game) { return game.sides() == 2; }
    [[nodiscard]] static bool are_allies(const Game& game, Seat a, Seat b) { return game.side(a) == game.side(b); }
    /// In hundredths of a Viking.
    struct Weights {
        int scarce_viking;  // beyond its worth, when hardly any are left
        int tower;
        int next_to_last_tower;  // beyond its worth: one more wins
        int unguarded_tower;     // what a tower without a guard in its region is worth less
        int last_defender;       // a region to be conquered once one enemy Viking is gone
        int on_the_shore;        // a Viking that one enemy alone can capture
        int in_a_corner;         // beyond that, if it has the sea on two sides
        int to_act;
        int doubt;  // a lead that makes a win e times likelier

        static constexpr auto fields() {
            return described(field("scarce_viking", &Weights::scarce_viking), field("tower", &Weights::tower),
                             field("next_to_last_tower", &Weights::next_to_last_tower),
                             field("unguarded_tower", &Weights::unguarded_tower),
                             field("last_defender", &Weights::last_defender),
                             field("on_the_shore", &Weights::on_the_shore), field("in_a_corner", &Weights::in_a_corner),
                             field("to_act", &Weights::to_act), field("doubt", &Weights::doubt));
        }
    };
    static const Weights tuned;

    /// How strong a side stands against all others, however many there are.
    [[nodiscard]] static int strength(const Game& game, const State& state, wikinger::Side side,
                                      const Weights& weights = tuned);
    [[nodiscard]] static int balance(const Game& game, const State& state, Seat seat, const Weights& weights = tuned);
    [[nodiscard]] static double share(int balance, const Weights& weights = tuned);
    [[nodiscard]] static bool may_rest(const State& state) { return state.phase == wikinger::Phase::march; }
    static void noisy_moves(const Game& game, const State& state, MoveList<Game>& moves);

    /// Captures come first, those of towers before those of Vikings, then conquests.
    class Lookout {
      public:
        Lookout(const Game& game, const State& state);
        [[nodiscard]] int urgency(Move move) const;

      private:
        wikinger::Front front_;
        wikinger::PointSet enemy_towers_;
        wikinger::PointSet snares_;
        wikinger::PointSet open_regions_;  // where a Viking that arrives may put up a tower
    };
    /// Settlers and brawlers are chosen one by one from the whole island.
    [[nodiscard]] static bool counts(const Game& /*game*/, const State& state) {
        return state.phase == wikinger::Phase::settlement || state.phase == wikinger::Phase::brawl;
    }
    [[nodiscard]] static std::uint64_t key(const State& state);
};

}  // namespace meadhall
