// One particular game, as Python sees it. Included once per game: python/games/<game>.cpp.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/contract.hpp"
#include "core/rules.hpp"
#include "match/catalogue.hpp"
#include "match/table_of.hpp"
#include "python/batch_of.hpp"
#include "python/game.hpp"
#include "python/state_of.hpp"

namespace meadhall::python {

/// Options and positions are read and judged where every door has them read and judged: by opening a table.
template <Rules G>
class GameOf final : public AnyGame, public std::enable_shared_from_this<GameOf<G>> {
  public:
    explicit GameOf(const GameSource& source) : GameOf{source, *opened(source, source.start)} {}

    [[nodiscard]] const G& rules() const { return rules_; }

    [[nodiscard]] const GameSource& source() const override { return source_; }
    [[nodiscard]] int rules_version() const override { return G::rules_version; }
    [[nodiscard]] std::span<const Block> actions() const override { return Actions<G>::blocks; }
    [[nodiscard]] std::span<const Block> outcomes() const override { return Actions<G>::outcomes; }
    [[nodiscard]] std::size_t observation_size() const override { return observation_width<G>; }
    [[nodiscard]] std::vector<Entry> contents() const override {
        Contents contents;
        Heading<G>::list(contents);
        Tensor<typename G::View>::list(contents, "", Heading<G>::width);
        return std::move(contents.entries);
    }
    [[nodiscard]] std::unique_ptr<AnyState> new_state(std::optional<std::uint64_t> seed,
                                                      bool keeps_memories) const override {
        const std::optional<Rng> dealer = seed ? std::optional{Rng{*seed}} : std::nullopt;
        return std::make_unique<StateOf<G>>(this->shared_from_this(), start_, dealer, keeps_memories);
    }
    [[nodiscard]] std::unique_ptr<AnyState> restored(const Snapshot& snapshot) const override {
        const auto table = opened(source_, snapshot.state);
        return std::make_unique<StateOf<G>>(this->shared_from_this(), table_of<G>(*table).state(), snapshot);
    }
    [[nodiscard]] std::unique_ptr<AnyBatch> batch(const BatchOrder& order) const override {
        return std::make_unique<BatchOf<G>>(this->shared_from_this(), start_, order);
    }

  private:
    GameOf(const GameSource& source, const Table& table)
        : source_{source}, rules_{table_of<G>(table).rules()}, start_{table_of<G>(table).state()} {
        source_.options = table.options();
    }
    [[nodiscard]] static std::unique_ptr<Table> opened(const GameSource& source, const std::string& state) {
        return granted(entry_of<G>().open(
            {.seats = source.seats, .options = source.options, .state = state, .chance = Chance::manual}));
    }

    GameSource source_;
    G rules_;
    typename G::State start_;
};

template <class G>
std::shared_ptr<AnyGame> make_game(const GameSource& source) {
    static_assert(contract_is_kept<G>());
    return std::make_shared<GameOf<G>>(source);
}

}  // namespace meadhall::python
