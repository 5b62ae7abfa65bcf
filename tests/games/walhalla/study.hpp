// A rule as a study: a table set up in notation, Vikings and cards put where the rule needs them, moves in notation,
// and questions about what came of it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "games/walhalla/game.hpp"

namespace meadhall::walhalla {

/// The table before the first ship.
struct Setting {
    /// The fields of the three tongues from the coast outwards, in the letters C f F v V W.
    std::array<std::string, 3> land = {"WWWWWWWWWWWW", "WWWWWWWWWWWW", "WWWWWWWWWWWW"};
    Headlands inner = {3, 4, 5};
    Headlands outer = {6, 7, 8};
    int seats = 4;
    std::string start = "red";
    std::vector<std::string> dealt = {"cult+", "cult+", "cult+", "cult+"};
    Options options{};
};

class Study {
  public:
    /// Sets the table up by moves of chance; the tiles are those that the land needs.
    explicit Study(const Setting& setting = {});

    // Arranging: each takes from where there is enough and keeps every count right.
    /// Puts a Viking from Asgard, or else from Midgard, on a field. Tongues and rows count from 1.
    Study& stand(Colour colour, int tongue, int row);
    /// The Vikings of a colour that are not ashore or aboard.
    Study& zones(Colour colour, int midgard, int asgard, int walhalla);
    /// A card of the draw pile into a hand, or away.
    Study& give(Colour colour, Card card);
    Study& discard(Card card);
    /// Every card that a hand has goes to the discards.
    Study& empty_hand(Colour colour);
    Study& no_cards();  // in any hand
    /// All but so many cards of the draw pile go to the discards.
    Study& shrink_pile(int cards);
    Study& score(Colour colour, int points);
    Study& raid(int number);
    /// All ships but so many have sailed, empty, as far as there is room.
    Study& ships_left(int ships);

    /// Plays moves parted by semicolons; each must be legal, and the position possible before.
    Study& play(std::string_view moves);
    /// The last ship of the raid sails without a Viking; ends before anybody is asked for cards, or in the next raid.
    Study& last_ship();
    /// Everybody who is asked for cards lays none.
    Study& lay_nothing();
    /// What is told about a move that is then played, one sentence per line, in English.
    [[nodiscard]] std::string told(std::string_view move);

    /// The texts of all legal moves in rising order, parted by "; ".
    [[nodiscard]] std::string menu() const;
    /// The reason code for which a move is refused, by the reader or by the rules; empty if it is legal.
    [[nodiscard]] std::string refusal(std::string_view move) const;
    /// The colour to act, or the purpose of chance, or "nobody".
    [[nodiscard]] std::string asked() const;
    [[nodiscard]] std::string winners() const;

    [[nodiscard]] const Player& player(Colour colour) const { return state.players[game.seat_of(colour).number]; }
    [[nodiscard]] const Cards& hand(Colour colour) const { return state.hands[game.seat_of(colour).number]; }
    [[nodiscard]] int points(Colour colour) const { return player(colour).points.sum(); }
    /// "midgard/asgard/walhalla".
    [[nodiscard]] std::string zones(Colour colour) const;
    [[nodiscard]] Colour viking(int tongue, int row) const;

    Game game;
    State state;

  private:
    Player& owner(Colour colour) { return state.players[game.seat_of(colour).number]; }
};

/// The reason code for which a game cannot be made; empty if it can.
[[nodiscard]] std::string refusal_of(int seats, const Options& options);

}  // namespace meadhall::walhalla
