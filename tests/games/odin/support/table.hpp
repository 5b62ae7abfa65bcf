// A game played by typing moves, for scenarios: what is dealt and rolled is said where it matters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/odin/game.hpp"

namespace meadhall::odin::testing {

class Table {
  public:
    /// A table in round 1, at the first turn; seat 0 begins, everything else falls as it comes first in the menus.
    explicit Table(int seats, const Options& options = {});

    /// Makes a move. Returns "ok", or the code of the refusal; then nothing has changed.
    std::string play(std::string_view text);
    /// Several moves that must all be legal.
    Table& plays(const std::vector<std::string_view>& texts);
    /// Why a move is refused; "ok" if it is not.
    [[nodiscard]] std::string why(std::string_view text) const;
    [[nodiscard]] bool offers(std::string_view text) const;
    /// The verbs and things on offer, as texts.
    [[nodiscard]] std::vector<std::string> menu() const;

    /// Passes, closes, leaves slots empty and lets chance do what comes first, until this stage or turn.
    Table& until_round(int round);
    Table& until(Stage stage);
    /// The same until nobody acts any more.
    Table& until_the_end();
    /// Lets chance do what comes first as long as it is to act.
    Table& deal();
    /// Until it is this seat's turn to place Vikings; everybody else passes.
    Table& until_turn_of(int seat);

    /// The move that changes least.
    void do_nothing();

    /// Puts things into a player's supply, bay or hand.
    Table& give(std::string_view item, int count = 1, int seat = 0);
    Table& give_card(std::string_view card, int seat = 0);
    /// Covers a place of seat 0, whoever had it, so that each of its bonuses pays (O-11.5).
    Table& surround_bonuses(Place place);
    /// Another starting occupation than the one dealt.
    Table& give_starter(std::string_view card, int seat = 0);
    /// What a player has: supply, bay or buildings.
    [[nodiscard]] int has(std::string_view item, int seat = 0) const;
    [[nodiscard]] int score(std::string_view line, int seat = 0) const;
    [[nodiscard]] int total(int seat = 0) const;

    [[nodiscard]] Player& player(int seat = 0) { return state.players[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] const Player& player(int seat = 0) const { return state.players[static_cast<std::size_t>(seat)]; }

    Game game;
    State state;
    bool ends_turns = true;  // turns end by themselves; a scenario about the window at their end says otherwise

  private:
    void make(Move move);
    void take_from_pile(Weapon weapon, int count);
    void let_chance_act();
};

}  // namespace meadhall::odin::testing
