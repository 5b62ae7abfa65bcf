// What Python sees of a game, whatever game it is: its fixed ids and numbers, positions, and many positions at once.
// `GameOf<G>` does the work; python/games compiles it game by game.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "python/tensor.hpp"
#include "python/word.hpp"

namespace meadhall::python {

/// A request that the rules refuse; becomes `meadhall.Refused`.
class Refused : public std::runtime_error {
  public:
    explicit Refused(const Refusal& refusal)
        : std::runtime_error{refusal.message(Language::en)}, code_{refusal.code()}, rule_{refusal.rule()} {}
    Refused(std::string_view code, const std::string& message) : std::runtime_error{message}, code_{code} {}

    [[nodiscard]] const std::string& code() const { return code_; }
    [[nodiscard]] const std::string& rule() const { return rule_; }

  private:
    std::string code_;
    std::string rule_;
};

/// The value, or the refusal as an exception.
template <class T>
[[nodiscard]] T granted(Result<T> result) {
    if (!result) { throw Refused{result.error()}; }
    return std::move(*result);
}

/// Who is to act, as one number: a seat from 0 on, or one of these, which are those of OpenSpiel.
inline constexpr int chance_acts = -1;
inline constexpr int nobody_acts = -4;
[[nodiscard]] constexpr int number_of(Actor actor) {
    if (actor.is_seat()) { return actor.seat().index(); }
    return actor.is_chance() ? chance_acts : nobody_acts;
}

/// What a game is made from; two that are equal are the same game.
struct GameSource {
    std::string id;
    int seats = 0;
    std::string options = "{}";  // JSON
    std::string start{};         // JSON: a position to begin from; empty for the usual beginning

    friend bool operator==(const GameSource&, const GameSource&) = default;
};

/// All there is to know about a position besides its game, for pickles.
struct Snapshot {
    std::string state;      // JSON
    std::vector<int> said;  // of the move in the making
    std::optional<std::array<std::uint64_t, 4>> dealer{};
    std::vector<std::uint64_t> memories{};
};

class AnyGame;

/// One position, with chance explicit or dealt. Acts that are not legal are refused and change nothing.
class AnyState {
  public:
    AnyState() = default;
    AnyState(const AnyState&) = default;
    AnyState& operator=(const AnyState&) = delete;
    virtual ~AnyState() = default;

    [[nodiscard]] virtual std::shared_ptr<const AnyGame> game() const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyState> clone() const = 0;
    [[nodiscard]] virtual int to_act() const = 0;
    [[nodiscard]] virtual std::string_view purpose() const = 0;

    // Deciding. Ids of seats and of chance are counted apart; whoever is to act decides which are meant.
    virtual void legal_ids(std::vector<int>& out) const = 0;
    virtual void write_mask(std::span<bool> out) const = 0;
    [[nodiscard]] virtual std::vector<std::pair<int, double>> outcomes() const = 0;
    virtual void apply(int id) = 0;
    /// The ids said so far of the move in the making.
    [[nodiscard]] virtual std::vector<int> said() const = 0;

    // Whole moves, by their code as in the protocol.
    [[nodiscard]] virtual std::vector<std::uint64_t> codes() const = 0;
    [[nodiscard]] virtual std::uint64_t parse(std::string_view text) const = 0;
    [[nodiscard]] virtual std::string text(std::uint64_t code) const = 0;
    /// The ids that are still to be said to make this move.
    [[nodiscard]] virtual std::vector<int> path(std::uint64_t code) const = 0;
    virtual void play(std::uint64_t code) = 0;

    // Looking. A viewer is a seat, or −1 for somebody who only looks on.
    virtual void write_observation(int viewer, std::span<Number> out) const = 0;
    [[nodiscard]] virtual std::string view(int viewer) const = 0;  // JSON
    [[nodiscard]] virtual std::string json() const = 0;            // the whole state
    [[nodiscard]] virtual std::string hash() const = 0;
    [[nodiscard]] virtual Standing standing() const = 0;
    [[nodiscard]] virtual std::vector<double> returns() const = 0;
    /// Everything that a seat has seen and done, as a short text. Precondition: the state keeps memories.
    [[nodiscard]] virtual std::string memory(int seat) const = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
};

/// Many games at once, stepped together by several threads; what is finished begins anew. The arrays stay where they
/// are and change with every step.
class AnyBatch {
  public:
    AnyBatch() = default;
    AnyBatch(const AnyBatch&) = delete;
    AnyBatch& operator=(const AnyBatch&) = delete;
    virtual ~AnyBatch() = default;

    [[nodiscard]] virtual std::size_t size() const = 0;
    [[nodiscard]] virtual std::shared_ptr<const AnyGame> game() const = 0;
    /// All games from the beginning, dealt from these seeds.
    virtual void reset(std::uint64_t seed) = 0;
    /// One id for each game. Refuses all of them if one is not legal.
    virtual void step(std::span<const std::int32_t> ids) = 0;
    /// For each game one of its legal ids, each equally likely.
    virtual void draw(std::span<std::int32_t> ids) = 0;

    [[nodiscard]] virtual const Number* observations() const = 0;
    [[nodiscard]] virtual const bool* masks() const = 0;
    [[nodiscard]] virtual const std::int8_t* to_act() const = 0;
    [[nodiscard]] virtual const float* rewards() const = 0;
    [[nodiscard]] virtual const std::int16_t* scores() const = 0;
    [[nodiscard]] virtual const bool* dones() const = 0;
};

struct BatchOrder {
    std::size_t games = 1;
    int threads = 1;
    std::uint64_t seed = 0;
    bool observes = true;  // false: observations stay zero, for whoever needs masks alone
};

class AnyGame {
  public:
    AnyGame() = default;
    AnyGame(const AnyGame&) = delete;
    AnyGame& operator=(const AnyGame&) = delete;
    virtual ~AnyGame() = default;

    [[nodiscard]] virtual const GameSource& source() const = 0;
    [[nodiscard]] virtual int rules_version() const = 0;
    [[nodiscard]] virtual std::span<const Block> actions() const = 0;
    [[nodiscard]] virtual std::span<const Block> outcomes() const = 0;
    [[nodiscard]] virtual std::size_t observation_size() const = 0;
    [[nodiscard]] virtual std::vector<Entry> contents() const = 0;
    /// With a seed chance is dealt; without one its outcomes are acts. `keeps_memories` costs time at every act.
    [[nodiscard]] virtual std::unique_ptr<AnyState> new_state(std::optional<std::uint64_t> seed,
                                                              bool keeps_memories) const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyState> restored(const Snapshot& snapshot) const = 0;
    [[nodiscard]] virtual std::unique_ptr<AnyBatch> batch(const BatchOrder& order) const = 0;

    [[nodiscard]] int action_count() const { return actions().back().first + actions().back().size; }
    [[nodiscard]] int outcome_count() const { return outcomes().back().first + outcomes().back().size; }
};

/// Compiled once per game in python/games/<game>.cpp.
template <class G>
[[nodiscard]] std::shared_ptr<AnyGame> make_game(const GameSource& source);

/// What can be played, before anybody has made a game of it.
struct GameCard {
    std::string_view id;
    std::string_view title;
    int min_seats = 0;
    int max_seats = 0;
    bool has_secrets = false;  // whether a seat may know what others must not
};
/// One for each game of the list, in its order.
[[nodiscard]] std::vector<GameCard> game_cards();

/// The game of this name; throws `Refused` for whatever the catalogue refuses.
[[nodiscard]] std::shared_ptr<AnyGame> make_game(const GameSource& source);

}  // namespace meadhall::python
