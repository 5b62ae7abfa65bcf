// Why Mead Horn says no.
#pragma once

#include "core/refusal.hpp"

namespace meadhall::toy::reasons {

inline constexpr Reason seats{
    "E-SEATS", "H-1", {"Two to four can play.", "Zwei bis vier können spielen.", "Twee tot vier kunnen spelen."}};
inline constexpr Reason hand{"E-HAND",
                             "H-1",
                             {"A hand has two to seven cards.", "Eine Hand hat zwei bis sieben Karten.",
                              "Een hand heeft twee tot zeven kaarten."}};
inline constexpr Reason goal{
    "E-GOAL",
    "H-5",
    {"Nobody can reach this goal.", "Dieses Ziel kann niemand erreichen.", "Niemand kan dit doel halen."}};
inline constexpr Reason too_few_cards{"E-TOO-FEW-CARDS",
                                      "H-1",
                                      {"There are not enough cards for these hands.",
                                       "Für diese Hände gibt es nicht genug Karten.",
                                       "Er zijn niet genoeg kaarten voor deze handen."}};
inline constexpr Reason over{
    "E-OVER", "H-5", {"The game is over.", "Das Spiel ist zu Ende.", "Het spel is afgelopen."}};
inline constexpr Reason not_now{
    "E-NOT-NOW",
    "H-2",
    {"Something else is due now.", "Jetzt ist etwas anderes dran.", "Er is nu iets anders aan de beurt."}};
inline constexpr Reason no_such_seat{
    "E-NO-SEAT", "H-1", {"Nobody sits there.", "Dort sitzt niemand.", "Daar zit niemand."}};
inline constexpr Reason not_in_deck{
    "E-NOT-IN-DECK",
    "H-1",
    {"The deck has no such card.", "Der Stapel hat keine solche Karte.", "De stapel heeft zo'n kaart niet."}};
inline constexpr Reason not_in_hand{
    "E-NOT-IN-HAND", "H-3", {"You do not hold this card.", "Diese Karte hast du nicht.", "Die kaart heb je niet."}};
inline constexpr Reason stake_too_high{"E-STAKE",
                                       "H-2",
                                       {"You may not stake more than the cards you hold.",
                                        "Du darfst nicht mehr einsetzen, als du Karten hast.",
                                        "Je mag niet meer inzetten dan je kaarten hebt."}};
inline constexpr Reason unreadable{
    "E-UNREADABLE", "H-2", {"This is not a move.", "Das ist kein Zug.", "Dit is geen zet."}};
inline constexpr Reason impossible{
    "E-IMPOSSIBLE",
    "H-1",
    {"No game can come to this.", "So kann kein Spiel stehen.", "Zo kan geen spel ervoor staan."}};

}  // namespace meadhall::toy::reasons
