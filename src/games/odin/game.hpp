// Ein Fest für Odin (Uwe Rosenberg): the rules as one immutable object. Rule ids O-… are explained in
// docs/rules/odin.md; each chapter of the rulebook has its own source file.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/rules.hpp"
#include "games/odin/event.hpp"
#include "games/odin/move.hpp"
#include "games/odin/options.hpp"
#include "games/odin/shown/gauges.hpp"
#include "games/odin/shown/scene.hpp"
#include "games/odin/state.hpp"

namespace meadhall::odin {

class CardBook;

/// What chance is asked for; an index into `Game::purposes`.
enum class Purpose : std::uint8_t { start_player, imitation, starter, strip, weapon, occupation, die };

class Game {
  public:
    using Options = odin::Options;
    using State = odin::State;
    using Move = odin::Move;
    using View = odin::View;
    using Event = odin::Event;

    static constexpr std::string_view id = "odin";
    static constexpr std::string_view title = "Ein Fest für Odin";
    static constexpr int rules_version = 2;
    static constexpr int oldest_replayable = 1;
    static constexpr int min_seats = 1;
    static constexpr int max_seats = 4;
    // A menu is longest where a tile of eight poses is laid on the 143 cells of a home board.
    static constexpr std::size_t max_moves = 2048;
    static constexpr std::size_t max_events = 512;
    static constexpr int max_plies = 50'000;
    static constexpr std::array<std::string_view, 7> purposes = {"start player", "imitation",   "starters", "strips",
                                                                 "weapons",      "occupations", "dice"};

    // What it does without.
    static constexpr None components{};
    static constexpr None side{};
    static constexpr None position{};
    static constexpr None count_moves{};

    [[nodiscard]] static Result<Game> make(int seats, const Options& options);
    [[nodiscard]] int seats() const { return seats_; }
    [[nodiscard]] const Options& options() const { return options_; }

    // The course of the game.
    [[nodiscard]] static std::optional<Refusal> startable() { return std::nullopt; }
    [[nodiscard]] State initial() const;
    [[nodiscard]] static Actor to_act(const Open& open);
    void legal_moves(const State& state, MoveList<Game>& moves) const;
    [[nodiscard]] std::uint32_t weight(const State& state, Move move) const;
    /// Chance without a list. Precondition for both: chance is to act.
    [[nodiscard]] std::uint32_t odds(const State& state) const;
    [[nodiscard]] Move outcome(const State& state, std::uint32_t ticket) const;
    void apply(State& state, Move move) const;
    void apply(State& state, Move move, EventList<Game>& events) const;
    [[nodiscard]] Standing standing(const State& state) const;
    [[nodiscard]] std::vector<ScoreItem> breakdown(const State& state, Seat seat) const;
    [[nodiscard]] std::optional<Refusal> why(const State& state, Move move) const;
    [[nodiscard]] std::optional<Refusal> impossible(const State& state) const;

    // Secrets: the hands of occupation cards.
    [[nodiscard]] static View view(const State& state, Viewer viewer);
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const;
    [[nodiscard]] static Event witnessed(const Event& event, Viewer viewer);

    // What boards show.
    [[nodiscard]] Scene scene() const;
    [[nodiscard]] Gauges gauges(const View& seen) const;
    [[nodiscard]] std::string question(const View& seen, const Listener& listener) const;

    // Notation.
    [[nodiscard]] static std::uint64_t code(Move move) { return move.code(); }
    [[nodiscard]] static std::optional<Move> move_of(std::uint64_t code) { return Move::of_code(code); }
    [[nodiscard]] static std::string text(const State& state, Move move);
    [[nodiscard]] static Result<Move> parse(const State& state, std::string_view text);
    [[nodiscard]] static std::string tell(const Event& event, const Listener& listener);
    [[nodiscard]] static std::string name(Item item) { return std::string{id_of(item)}; }
    [[nodiscard]] static std::optional<Item> find(Item, std::string_view name) { return item_named(name); }
    [[nodiscard]] static std::string name(Card card) { return std::string{row_of(card).id}; }
    [[nodiscard]] static std::optional<Card> find(Card, std::string_view name) { return card_named(name); }
    [[nodiscard]] static std::string name(Place place) { return std::string{place_names[place.number]}; }
    [[nodiscard]] static std::optional<Place> find(Place, std::string_view name);
    /// A cell by column letter and row number, from the lower left: "a1" to "m12".
    [[nodiscard]] static std::string name(Cell cell);
    [[nodiscard]] static std::optional<Cell> find(Cell, std::string_view name);

    // What the table agreed on.
    [[nodiscard]] bool is_solo() const { return seats_ == 1; }
    [[nodiscard]] int last_round() const { return odin::last_round(options_.length); }
    /// Precondition: the game has begun.
    [[nodiscard]] const RoundRow& round(const Open& open) const { return round_row(options_.length, open.round); }
    [[nodiscard]] const CardSet& light_cards() const { return light_cards_; }
    [[nodiscard]] const CardSet& dark_cards() const { return dark_cards_; }
    [[nodiscard]] const CardBook& book() const { return *book_; }
    /// The same game with cards that do what this book says. The book must outlive it.
    [[nodiscard]] Game with_cards(const CardBook& book) const;
    /// The dark cards that nobody has: the draw pile.
    [[nodiscard]] CardSet dark_pile(const State& state) const;

    // Questions about a position that bots and boards ask too.
    [[nodiscard]] static bool owns(const Open& open, Seat seat, Place place);
    /// The printed area of a place. Precondition: it has one (the sheds have none).
    [[nodiscard]] static Face face_at(const Open& open, Place place);
    [[nodiscard]] static Cover cover_at(const Open& open, Seat seat, Place place);
    /// O-11.1: what a seat would be paid now.
    [[nodiscard]] static int income_of(const Open& open, Seat seat);

  private:
    Game(int seats, Options options);

    int seats_;
    Options options_;
    CardSet light_cards_;  // of the chosen decks
    CardSet dark_cards_;
    std::shared_ptr<const CardBook> book_;  // what the occupations do
};
static_assert(Rules<Game>);

inline bool Game::owns(const Open& open, Seat seat, Place place) {
    if (place.is_home()) { return true; }
    if (place.is_island()) { return open.islands[place.island_index()].owner == seat; }
    if (place.is_house()) { return open.houses[place.house_index()].owner == seat; }
    return open.players[seat.number].sheds > 0;
}

}  // namespace meadhall::odin
