// Walhalla (Alessandro Zucchini): the rules as one immutable object. Rule ids WH-… are explained in
// docs/rules/walhalla.md; each chapter of the rulebook has its own source file.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/listener.hpp"
#include "core/rules.hpp"
#include "games/walhalla/components.hpp"
#include "games/walhalla/events.hpp"
#include "games/walhalla/move.hpp"
#include "games/walhalla/options.hpp"
#include "games/walhalla/shown/gauges.hpp"
#include "games/walhalla/shown/scene.hpp"
#include "games/walhalla/state.hpp"

namespace meadhall::walhalla {

/// What chance is asked for; an index into `Game::purposes`.
enum class Purpose : std::uint8_t { tiles, headlands, cards, start_player, ships };
inline constexpr std::array<Purpose, 6> purpose_by_step = {
    Purpose::tiles, Purpose::headlands, Purpose::headlands, Purpose::start_player, Purpose::ships, Purpose::cards};

class Game {
  public:
    using Options = walhalla::Options;
    using State = walhalla::State;
    using Move = walhalla::Move;
    using View = walhalla::View;
    using Event = walhalla::Event;

    static constexpr std::string_view id = "walhalla";
    static constexpr std::string_view title = "Walhalla";
    static constexpr int rules_version = 1;
    static constexpr int oldest_replayable = 1;
    static constexpr int min_seats = 3;
    static constexpr int max_seats = 4;
    // A menu is longest where somebody holds all twenty raid-end cards: 5 · 5 · 5 · 5 · 2 · 2 · 2 · 2 sets of cards.
    static constexpr std::size_t max_moves = 10'000;
    static constexpr std::size_t max_events = 96;
    static constexpr std::array<std::string_view, 5> purposes = {"tiles", "headlands", "cards", "start player",
                                                                 "ships"};

    // What it does without.
    static constexpr None components{};
    static constexpr None side{};
    static constexpr None position{};
    static constexpr None count_moves{};

    [[nodiscard]] static Result<Game> make(int seats, const Options& options);
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] const Options& options() const { return options_; }
    [[nodiscard]] const Rulings& rulings() const { return rulings_; }

    // The course of the game.
    [[nodiscard]] static std::optional<Refusal> startable() { return std::nullopt; }
    [[nodiscard]] State initial() const;
    [[nodiscard]] static Actor to_act(const Open& open);
    void legal_moves(const State& state, MoveList<Game>& moves) const;
    [[nodiscard]] static std::uint32_t weight(const State& state, Move move);
    /// All weights together, and the outcome on which a ticket below that falls when the outcomes are laid out in the
    /// order of `legal_moves`: what a search would find by listing them.
    [[nodiscard]] std::uint32_t odds(const State& state) const;
    [[nodiscard]] static Move outcome(const State& state, std::uint32_t ticket);
    void apply(State& state, Move move) const;
    void apply(State& state, Move move, EventList<Game>& events) const;
    [[nodiscard]] Standing standing(const State& state) const;
    [[nodiscard]] std::vector<ScoreItem> breakdown(const State& state, Seat seat) const;
    [[nodiscard]] std::optional<Refusal> why(const State& state, Move move) const;
    [[nodiscard]] std::optional<Refusal> impossible(const State& state) const;

    // Secrets: the hands, the cards laid face down, the draw pile.
    [[nodiscard]] static View view(const State& state, Viewer viewer);
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const;
    [[nodiscard]] static Event witnessed(const Event& event, Viewer viewer);

    // Notation.
    [[nodiscard]] static std::uint64_t code(Move move) { return move.code(); }
    [[nodiscard]] static std::optional<Move> move_of(std::uint64_t code) { return Move::of_code(code); }
    [[nodiscard]] std::string text(const State& state, Move move) const;
    [[nodiscard]] Result<Move> parse(const State& state, std::string_view text) const;
    [[nodiscard]] std::string tell(const Event& event, const Listener& listener) const;
    /// What whoever is to act is asked, as far as this viewer may know. Precondition: a seat is to act.
    [[nodiscard]] std::string question(const View& seen, const Listener& listener) const;

    // What a board shows besides the position.
    [[nodiscard]] Scene scene() const;
    [[nodiscard]] Gauges gauges(const View& seen) const;

    // The box and the table.
    [[nodiscard]] const Cards& cards() const { return cards_; }
    [[nodiscard]] const Fleet& fleet() const { return fleet_; }
    [[nodiscard]] const Tiles& tiles() const { return tiles_; }
    [[nodiscard]] int rows(int tongue) const { return rows_[static_cast<std::size_t>(tongue)]; }
    /// Berths beside at least one field (WH-2.4).
    [[nodiscard]] int berths(int fjord) const { return berths_[static_cast<std::size_t>(fjord)]; }
    [[nodiscard]] Colour colour(Seat seat) const { return colour_[seat.number]; }
    [[nodiscard]] bool plays(Colour colour) const { return plays_[index(colour)]; }
    /// Precondition: the colour plays.
    [[nodiscard]] Seat seat_of(Colour colour) const { return seat_[index(colour)]; }
    /// WH-5.5: whether whoever is asked to board has more seats open than Vikings in Midgard, and can buy one.
    [[nodiscard]] bool offers_purchase(const Open& open) const;
    [[nodiscard]] const Muster& muster() const { return musters[static_cast<std::size_t>(seats_ - min_seats)]; }

  private:
    Game(int seats, const Options& options);
    void seat_the_colours();
    void measure_the_fjords();

    Options options_;
    Rulings rulings_;
    int seats_ = 4;
    Cards cards_;
    Fleet fleet_;
    Tiles tiles_;
    std::array<int, tongue_count> rows_{};
    std::array<int, fjord_count> berths_{};
    PerSeat<Colour> colour_{};
    PerColour<Seat> seat_{};
    PerColour<bool> plays_{};
};

inline Actor Game::to_act(const Open& open) {
    if (!is_chance(open.step)) { return open.step == Step::over ? Actor::nobody() : Actor::of(open.asked); }
    return Actor::chance(static_cast<int>(purpose_by_step[static_cast<std::size_t>(open.step)]));
}

inline std::uint32_t Game::weight(const State& state, Move move) {
    // Both ways round of a tile with two equal fields are one outcome.
    if (move.verb() == Verb::tile) {
        return count(state.tiles, move.tile_kind()) * (has_equal_fields(move.tile_kind()) ? 2U : 1U);
    }
    if (move.verb() == Verb::card) { return state.pile[move.card()]; }
    return move.verb() == Verb::ship ? state.ships[move.ship()] : 1;
}

}  // namespace meadhall::walhalla
