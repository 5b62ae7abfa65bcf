// Many positions of one game, stepped together.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/rules.hpp"
#include "match/reasons.hpp"
#include "python/game.hpp"
#include "python/position.hpp"
#include "python/state_of.hpp"
#include "python/workers.hpp"

namespace meadhall::python {

/// The n-th one of a row of flags, whose number of flags is a multiple of eight. Precondition: there are more than n.
[[nodiscard]] inline int nth_flag(const bool* flags, int n) {
    static_assert(sizeof(bool) == 1);
    for (int first = 0;; first += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, flags + first, sizeof eight);
        const int ones = std::popcount(eight);
        if (n >= ones) {
            n -= ones;
            continue;
        }
        for (; n > 0; --n) { eight &= eight - 1; }
        return first + std::countr_zero(eight) / 8;
    }
}

template <Rules G>
class BatchOf final : public AnyBatch {
  public:
    BatchOf(std::shared_ptr<const GameOf<G>> game, const typename G::State& start, const BatchOrder& order)
        : game_{std::move(game)},
          start_{start},
          observes_{order.observes},
          positions_(order.games, Position<G>{rules(), start}),
          dealers_(order.games, Rng{0}),
          policies_(order.games, Rng{0}),
          observations_(order.games * observation_width<G>),
          masks_(new bool[order.games * ids + padding]()),
          choices_(order.games),
          to_act_(order.games),
          rewards_(order.games * seats()),
          scores_(order.games * seats()),
          dones_(new bool[order.games]()),
          workers_{order.threads} {
        reset(order.seed);
    }

    [[nodiscard]] std::size_t size() const override { return positions_.size(); }
    [[nodiscard]] std::shared_ptr<const AnyGame> game() const override { return game_; }

    void reset(std::uint64_t seed) override {
        const Turn turn{*this};
        share([&](std::size_t i, std::size_t /*end*/) {
            dealers_[i] = Rng{scrambled(seed) + i};
            policies_[i] = Rng{scrambled(~seed) + i};
            forget_the_end(i);
            positions_[i].unmark(&masks_[i * ids]);
            begin(i);
            show(i);
        });
    }
    void step(std::span<const std::int32_t> chosen) override {
        const Turn turn{*this};
        expect_one_each(chosen.size());
        for (std::size_t i = 0; i < size(); ++i) { expect_legal(i, chosen[i]); }
        share([&](std::size_t i, std::size_t end) {
            fetch_ahead(i, end);
            positions_[i].unmark(&masks_[i * ids]);
            positions_[i].say(rules(), chosen[i]);
            positions_[i].deal(rules(), dealers_[i]);
            forget_the_end(i);
            if (rules().to_act(positions_[i].state()).is_nobody()) {
                settle_up(i);
                begin(i);
            }
            show(i);
        });
    }
    void draw(std::span<std::int32_t> chosen) override {
        const Turn turn{*this};
        expect_one_each(chosen.size());
        share([&](std::size_t i, std::size_t /*end*/) {
            chosen[i] = -1;  // where nobody is asked
            if (choices_[i] == 0) { return; }
            const auto n = policies_[i].below(static_cast<std::uint32_t>(choices_[i]));
            chosen[i] = nth_flag(&masks_[i * ids], static_cast<int>(n));
        });
    }

    [[nodiscard]] const Number* observations() const override { return observations_.data(); }
    [[nodiscard]] const bool* masks() const override { return masks_.get(); }
    [[nodiscard]] const std::int8_t* to_act() const override { return to_act_.data(); }
    [[nodiscard]] const float* rewards() const override { return rewards_.data(); }
    [[nodiscard]] const std::int16_t* scores() const override { return scores_.data(); }
    [[nodiscard]] const bool* dones() const override { return dones_.get(); }

  private:
    static constexpr std::size_t ids = static_cast<std::size_t>(ids_of(Actions<G>::blocks));
    static constexpr std::size_t padding = 8;  // that eight flags can be read at a time

    /// Only one caller at a time may work with a batch: the interpreter is free to run others meanwhile.
    class Turn {
      public:
        explicit Turn(BatchOf& batch) : busy_{batch.busy_} {
            if (busy_.exchange(true)) { throw std::runtime_error{"another thread is using this batch"}; }
        }
        ~Turn() { busy_ = false; }
        Turn(const Turn&) = delete;
        Turn& operator=(const Turn&) = delete;

      private:
        std::atomic<bool>& busy_;
    };

    [[nodiscard]] const G& rules() const { return game_->rules(); }
    [[nodiscard]] std::size_t seats() const { return static_cast<std::size_t>(rules().seats()); }

    void expect_one_each(std::size_t given) const {
        if (given == size()) { return; }
        throw std::invalid_argument{"expected " + std::to_string(size()) + " actions, one for each game, not " +
                                    std::to_string(given)};
    }
    void expect_legal(std::size_t i, std::int32_t id) const {
        if (id >= 0 && static_cast<std::size_t>(id) < ids && masks_[i * ids + static_cast<std::size_t>(id)]) { return; }
        if (to_act_[i] == nobody_acts) { throw Refused{Refusal{reasons::over, "game " + std::to_string(i)}}; }
        throw Refused{"E-ILLEGAL",
                      "action " + std::to_string(id) + " is not legal in game " + std::to_string(i) + " of the batch"};
    }
    /// Calls `work(i, end)` for every game; those before `end` are looked at by the same thread.
    template <class Work>
    void share(Work&& work) {
        const auto parts = static_cast<std::size_t>(workers_.count());
        workers_.share([&](int part) {
            const std::size_t from = size() * static_cast<std::size_t>(part) / parts;
            const std::size_t to = size() * (static_cast<std::size_t>(part) + 1) / parts;
            for (std::size_t i = from; i < to; ++i) { work(i, to); }
        });
    }

    void fetch_ahead(std::size_t i, std::size_t end) const {
        constexpr std::size_t far = 4;
        constexpr std::size_t near = 2;
        if (i + far < end) { positions_[i + far].fetch(); }
        if (i + near < end) { positions_[i + near].fetch_menu(); }
    }
    void begin(std::size_t i) {
        positions_[i].restart(start_, rules());
        positions_[i].deal(rules(), dealers_[i]);
    }
    void forget_the_end(std::size_t i) {
        if (!std::exchange(dones_[i], false)) { return; }
        std::fill_n(&rewards_[i * seats()], seats(), 0.0F);
    }
    void settle_up(std::size_t i) {
        const Standing standing = rules().standing(positions_[i].state());
        const auto returns = returns_of(standing, rules().seats());
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            rewards_[i * seats() + seat] = static_cast<float>(returns[seat]);
            scores_[i * seats() + seat] = static_cast<std::int16_t>(standing.scores[seat]);
        }
        dones_[i] = true;
    }
    /// Precondition: the mask is all zero.
    void show(std::size_t i) {
        const Actor actor = rules().to_act(positions_[i].state());
        to_act_[i] = static_cast<std::int8_t>(number_of(actor));
        choices_[i] = positions_[i].mark(&masks_[i * ids]);
        if (observes_ && actor.is_seat()) {
            observe(rules(), positions_[i], actor.seat(), &observations_[i * observation_width<G>]);
        }
    }

    std::shared_ptr<const GameOf<G>> game_;
    typename G::State start_;
    bool observes_;
    std::atomic<bool> busy_ = false;
    std::vector<Position<G>> positions_;
    std::vector<Rng> dealers_;
    std::vector<Rng> policies_;
    std::vector<Number> observations_;
    std::unique_ptr<bool[]> masks_;  // NOLINT(modernize-avoid-c-arrays): a vector of bools has bits
    std::vector<int> choices_;
    std::vector<std::int8_t> to_act_;
    std::vector<float> rewards_;
    std::vector<std::int16_t> scores_;
    std::unique_ptr<bool[]> dones_;  // NOLINT(modernize-avoid-c-arrays): see above
    Workers workers_;
};

}  // namespace meadhall::python
