// The measurements of one game, written for its exact types so that nothing but the rules is measured.
#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/rules.hpp"
#include "lab/bench/allocations.hpp"
#include "lab/bench/bench.hpp"
#include "lab/bench/measures/own.hpp"
#include "lab/perft.hpp"
#include "lab/random_play.hpp"
#include "match/table_of.hpp"

namespace meadhall::lab {

template <Rules G>
class GameBench {
  public:
    GameBench(const Table& table, const BenchOrder& order)
        : table_{table}, game_{table_of<G>(table).rules()}, order_{order} {
        report_.game = G::id;
        report_.seats = game_.seats();
        collect();
    }

    BenchReport run() {
        if (order_.only.empty()) { measure_what_all_have(); }
        measure_what_only_one_has();
        return std::move(report_);
    }

  private:
    using State = typename G::State;
    static constexpr int sampled_games = 16;
    static constexpr int longest = 100'000;
    static constexpr int perft_depth = 3;

    /// Positions from the course and from the middle of fixed random games.
    void collect() {
        for (int i = 0; i < sampled_games; ++i) {
            Rng rng{static_cast<std::uint64_t>(i)};
            State state = game_.initial();
            std::vector<State> course;
            random_game(game_, state, rng, longest, [&](const State& reached, const MoveList<G>& moves) {
                branching_ += moves.size();
                if (!game_.to_act(reached).is_nobody()) { course.push_back(reached); }
            });
            plies_ += course.size() + 1;
            middles_.push_back(course[course.size() / 2]);
            states_.insert(states_.end(), course.begin(), course.end());
        }
    }

    /// How much `work` does in a second; what it allocates meanwhile is counted.
    template <class Work>
    Spread rate(const std::string& name, Work&& work) {
        if (order_.progress) { order_.progress(name); }
        return per_second(order_, [&] {
            const std::uint64_t before = allocations();
            const std::uint64_t done = work();
            report_.allocations += allocations() - before;
            return done;
        });
    }
    void add(const std::string& name, const std::string& unit, const Spread& value) {
        report_.rows.push_back({name, unit, value});
    }
    void add(const std::string& name, const std::string& unit, double value) { add(name, unit, {value, value, value}); }

    void measure_what_all_have() {
        measure_playing();
        measure_perft();
        measure_moves();
        measure_around();
    }

    void measure_what_only_one_has() {
        using Measures = std::remove_const_t<decltype(own_measures<G>)>;
        static_assert(
            !std::same_as<Measures, Unsaid>,
            "add src/lab/bench/measures/<game>.hpp and include it in lab/games/<game>.cpp; without figures of "
            "its own: template <> inline constexpr None own_measures<Game>{};");
        if constexpr (!Absent<Measures>) {
            for (const OwnMeasure<G>& own : own_measures<G>) {
                if (own.name.starts_with(order_.only)) { measure(own); }
            }
        }
    }

    /// One random game; tells how many decisions the seats made in it.
    std::uint64_t play(std::uint64_t seed) const {
        Rng rng{seed};
        State state = game_.initial();
        std::uint64_t decisions = 0;
        bool decides = game_.to_act(state).is_seat();
        random_game(game_, state, rng, longest, [&](const State& reached, const MoveList<G>&) {
            decisions += decides ? 1 : 0;
            decides = game_.to_act(reached).is_seat();
        });
        return decisions;
    }

    void measure_playing() {
        std::uint64_t seed = 0;
        const Spread games = rate("random games", [&] {
            play(seed++);
            return std::uint64_t{1};
        });
        add("random games", "games/s", games);
        add("one random game", "µs", thousandths(nanoseconds(games)));
        const Spread decisions = rate("decisions", [&] { return play(seed++); });
        add("decisions", "decisions/s", decisions);
        add("one decision", "ns", nanoseconds(decisions));
        add("plies per game", "plies", static_cast<double>(plies_) / sampled_games);
        add("choices per ply", "moves", static_cast<double>(branching_) / static_cast<double>(plies_));
    }

    void measure_perft() {
        std::size_t next = 0;
        const auto count = [&](Leaves leaves) {
            return perft(game_, middles_[next++ % middles_.size()], perft_depth, leaves);
        };
        add("perft, last ply counted", "lines/s", rate("perft, counted", [&] { return count(Leaves::counted); }));
        add("perft, every ply made", "lines/s", rate("perft, made", [&] { return count(Leaves::made); }));
    }

    void measure_moves() {
        add("listing a move", "ns", nanoseconds(rate("listing moves", [&] {
                MoveList<G> moves;
                std::uint64_t listed = 0;
                for (const State& state : states_) {
                    moves.clear();
                    game_.legal_moves(state, moves);
                    listed += moves.size();
                }
                return listed;
            })));
        const std::vector<typename G::Move> firsts = first_moves();
        add("copying and applying a move", "ns", nanoseconds(rate("applying moves", [&] {
                for (std::size_t i = 0; i < states_.size(); ++i) {
                    State next = states_[i];
                    game_.apply(next, firsts[i]);
                    keep(next);
                }
                return std::uint64_t{states_.size()};
            })));
    }
    std::vector<typename G::Move> first_moves() {
        std::vector<typename G::Move> firsts;
        MoveList<G> moves;
        for (const State& state : states_) {
            moves.clear();
            game_.legal_moves(state, moves);
            firsts.push_back(moves[moves.size() / 2]);
        }
        return firsts;
    }

    void measure_around() {
        add("state", "bytes", static_cast<double>(sizeof(State)));
        // A search copies what it has just made: a few positions, not the thousands of whole games.
        add("copying a state", "ns", nanoseconds(rate("copying states", [&] {
                for (const State& state : middles_) {
                    State copy = state;
                    keep(copy);
                }
                return std::uint64_t{middles_.size()};
            })));
        if (order_.progress) { order_.progress("views as JSON"); }
        std::string text;
        const Spread views = per_second(order_, [&] {
            text.clear();
            table_.view_json(text, Caller::spectator());
            return std::uint64_t{1};
        });
        add("view as JSON", "µs", thousandths(nanoseconds(views)));
    }

    /// Searches remember what they saw, so what they allocate is not counted.
    void measure(const OwnMeasure<G>& own) {
        if (own.applies != nullptr && !own.applies(game_)) { return; }
        if (order_.progress) { order_.progress(std::string{own.name}); }
        if (own.is_parallel) { use_all_cores(); }
        add(std::string{own.name}, std::string{own.unit}, value_of(own));
        if (own.is_parallel) { stay_on_one_core(); }
    }
    Spread value_of(const OwnMeasure<G>& own) const {
        const Sample<G> sample{game_, states_, middles_};
        if (own.shown == Shown::as_told) {
            const double told = own.work(sample, 0, order_.seconds);
            return {told, told, told};
        }
        std::size_t turn = 0;
        const Spread rate = per_second(order_, [&] { return static_cast<std::uint64_t>(own.work(sample, turn++, 0)); });
        return own.shown == Shown::per_second ? rate : nanoseconds(rate);
    }

    static Spread thousandths(const Spread& value) {
        return {value.median / 1000, value.low / 1000, value.high / 1000};
    }
    /// The optimiser must believe that somebody looks at this.
    static void keep(State& state) { asm volatile("" : : "g"(&state) : "memory"); }

    const Table& table_;
    const G& game_;
    const BenchOrder& order_;
    BenchReport report_;
    std::vector<State> states_;
    std::vector<State> middles_;
    std::uint64_t plies_ = 0;
    std::uint64_t branching_ = 0;
};

}  // namespace meadhall::lab
