// Mead Horn, a toy game for tests: small, complete and honest, with chance, hidden hands, a simultaneous secret choice
// and a decision outside one's own turn.
//
//  H-1  Two to four drinkers sit round a horn. Lots decide who leads first. Everybody is dealt a hand of cards.
//  H-2  The leader pours a stake of 1 to 3, but no more than the cards in the leader's hand.
//  H-3  From the leader on, everybody who has cards lays one face down; then all are turned up. The strongest card wins
//       the stake; if it was laid twice, the horn is spilled.
//  H-4  With `consolation`, whoever laid the weakest card (the first from the leader on) may drink, while cards are
//       left in the deck: it costs a point and brings a card.
//  H-5  The lead goes to the left, to somebody with cards. The game ends when nobody has any, or at `goal` points. The
//       most points win; a tie is shared.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules.hpp"
#include "support/toy_values.hpp"

namespace meadhall::toy {

class Game {
  public:
    using Options = toy::Options;
    using State = toy::State;
    using Move = toy::Move;
    using View = toy::View;
    using Event = toy::Event;

    static constexpr std::string_view id = "horn";
    static constexpr std::string_view title = "Mead Horn";
    static constexpr int rules_version = 1;
    static constexpr int oldest_replayable = 1;
    static constexpr int min_seats = 2;
    static constexpr int max_seats = 4;
    static constexpr std::array<std::string_view, 2> purposes{"start player", "cards"};
    static constexpr std::size_t max_moves = strengths;
    static constexpr std::size_t max_events = 8;
    static constexpr int max_plies = 100;  // every card is dealt once and laid once; a round spends at least one

    // What it does without.
    static constexpr None scene{};
    static constexpr None components{};
    static constexpr None side{};
    static constexpr None position{};
    static constexpr None count_moves{};
    static constexpr None odds{};

    [[nodiscard]] static Result<Game> make(int seats, const Options& options);

    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] std::optional<Refusal> startable() const;
    [[nodiscard]] State initial() const;

    [[nodiscard]] Actor to_act(const State& state) const;
    void legal_moves(const State& state, MoveList<Game>& moves) const;
    [[nodiscard]] std::uint32_t weight(const State& state, const Move& move) const;
    void apply(State& state, const Move& move) const;
    void apply(State& state, const Move& move, EventList<Game>& events) const;
    [[nodiscard]] Standing standing(const State& state) const;
    [[nodiscard]] std::vector<ScoreItem> breakdown(const State& state, Seat seat) const;
    [[nodiscard]] std::optional<Refusal> why(const State& state, const Move& move) const;
    [[nodiscard]] std::optional<Refusal> impossible(const State& state) const;

    [[nodiscard]] View view(const State& state, Viewer viewer) const;
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const;
    [[nodiscard]] Event witnessed(const Event& event, Viewer viewer) const;

    [[nodiscard]] static std::uint64_t code(const Move& move);
    [[nodiscard]] static std::optional<Move> move_of(std::uint64_t code);
    [[nodiscard]] std::string text(const State& state, const Move& move) const;
    [[nodiscard]] Result<Move> parse(const State& state, std::string_view text) const;
    [[nodiscard]] std::string tell(const Event& event, const Listener& listener) const;

    // What it can do besides, where others do without.
    [[nodiscard]] std::string question(const View& seen, const Listener& listener) const;
    [[nodiscard]] Gauges gauges(const View& seen) const;

    /// Every card of the brew, by strength: what deck, hands, table and discards hold together.
    [[nodiscard]] const Counts& cards() const { return cards_; }

  protected:
    Game(int seats, const Options& options);

  private:
    [[nodiscard]] Seat next_with_cards(const State& state, Seat after) const;
    [[nodiscard]] std::optional<Seat> next_to_lay(const State& state) const;
    [[nodiscard]] Seat first_weakest(const State& state) const;
    [[nodiscard]] bool is_goal_reached(const State& state) const;
    [[nodiscard]] bool is_coherent(const State& state) const;
    [[nodiscard]] bool is_dealt_in_turn(const State& state) const;
    [[nodiscard]] bool is_laid_in_turn(const State& state) const;
    void begin(State& state, Begin move, EventList<Game>& events) const;
    void deal(State& state, Deal move, EventList<Game>& events) const;
    void pour(State& state, Pour move, EventList<Game>& events) const;
    void lay(State& state, Lay move, EventList<Game>& events) const;
    void reveal(State& state, EventList<Game>& events) const;
    void drink(State& state, EventList<Game>& events) const;
    void decline(State& state, EventList<Game>& events) const;
    void next_round(State& state, EventList<Game>& events) const;

    int seats_;
    Options options_;
    Counts cards_;
};

}  // namespace meadhall::toy
