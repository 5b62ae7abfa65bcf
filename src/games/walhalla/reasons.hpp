// Every way in which Walhalla can refuse a request: code, rule, and the sentence a player reads.
#pragma once

#include <array>

#include "core/refusal.hpp"

namespace meadhall::walhalla::reasons {

// clang-format off: one row per reason

// Options and components
inline constexpr Reason seats{"E-SEATS", "WH-1.1", {"This game is for three or four players.", "Dieses Spiel ist für drei oder vier Spieler.", "Dit spel is voor drie of vier spelers."}};
inline constexpr Reason option_value{"E-OPTION", "WH-12", {"This option does not take that value.", "Diese Einstellung erlaubt diesen Wert nicht.", "Deze instelling kent die waarde niet."}};
inline constexpr Reason tongue_lengths{"E-TONGUE-LENGTHS", "WH-10.1", {"Tongues have five to eight tiles each, eighteen in all.", "Landzungen haben je fünf bis acht Plättchen, zusammen achtzehn.", "Landtongen hebben elk vijf tot acht tegels, samen achttien."}};
inline constexpr Reason components_tiles{"E-COMPONENTS-TILES", "WH-1.2", {"There are eighteen tiles of two fields each, written with the letters C f F v V W.", "Es gibt achtzehn Plättchen mit je zwei Feldern, geschrieben mit den Buchstaben C f F v V W.", "Er zijn achttien tegels met elk twee velden, geschreven met de letters C f F v V W."}};
inline constexpr Reason components_ships{"E-COMPONENTS-SHIPS", "WH-1.4", {"There are twelve ships, three per colour, each with two neutral seats n and one of R B Y K.", "Es gibt zwölf Drachen, drei je Farbe, jeder mit zwei neutralen Plätzen n und einem aus R B Y K.", "Er zijn twaalf draken, drie per kleur, elk met twee neutrale plaatsen n en één uit R B Y K."}};
inline constexpr Reason components_cards{"E-COMPONENTS-CARDS", "WH-1.5", {"There are three tongue cards in all.", "Es gibt insgesamt drei Landzungenkarten.", "Er zijn in totaal drie landtongkaarten."}};

// Notation
inline constexpr Reason notation{"E-NOTATION", "WH-15", {"This cannot be read as a move.", "Das lässt sich nicht als Zug lesen.", "Dit is niet als zet te lezen."}};
inline constexpr Reason no_such_word{"E-NO-WORD", "WH-15", {"This word means nothing here.", "Dieses Wort bedeutet hier nichts.", "Dit woord betekent hier niets."}};
inline constexpr Reason say_which_end{"E-WHICH-END", "WH-5.6", {"Say which end of the ship goes in first: “bow” or “stern”.", "Sage, welches Ende des Drachen zuerst einfährt: „bug“ oder „heck“.", "Zeg welk eind van de draak het eerst invaart: ‘boeg’ of ‘achtersteven’."}};

// Whenever
inline constexpr Reason over{"E-OVER", "WH-9.3", {"The game is over.", "Die Partie ist zu Ende.", "De partij is afgelopen."}};
inline constexpr Reason not_now{"E-NOT-NOW", "WH-4.2", {"This is not what is asked now.", "Das ist jetzt nicht gefragt.", "Dat is nu niet aan de orde."}};
inline constexpr Reason card_not_held{"E-CARD-NOT-HELD", "WH-1.5", {"You do not hold this card.", "Diese Karte hast du nicht auf der Hand.", "Die kaart heb je niet in de hand."}};

// Chance
inline constexpr Reason no_such_tile{"E-NO-TILE", "WH-3.1", {"No such tile is left.", "Ein solches Plättchen ist nicht mehr da.", "Zo'n tegel is er niet meer."}};
inline constexpr Reason wrong_headlands{"E-HEADLANDS", "WH-3.2", {"The inner headlands are 3, 4 and 5, the outer ones 6, 7 and 8, one at each tongue.", "Die inneren Landspitzen sind 3, 4 und 5, die äußeren 6, 7 und 8, je eine an jeder Landzunge.", "De binnenste landspitsen zijn 3, 4 en 5, de buitenste 6, 7 en 8, één aan elke landtong."}};
inline constexpr Reason no_such_player{"E-NO-PLAYER", "WH-3.5", {"Nobody plays this colour.", "Diese Farbe spielt niemand.", "Niemand speelt deze kleur."}};
inline constexpr Reason no_such_ship{"E-NO-SHIP", "WH-5.1", {"No such ship is left in the pile.", "Ein solcher Drache liegt nicht mehr im Stapel.", "Zo'n draak ligt niet meer in de stapel."}};
inline constexpr Reason no_such_card{"E-NO-CARD", "WH-6.9", {"No such card is left in the draw pile.", "Eine solche Karte ist nicht mehr im Nachziehstapel.", "Zo'n kaart zit niet meer in de voorraadstapel."}};

// Boarding and mooring
inline constexpr Reason seat_not_open{"E-SEAT", "WH-5.3", {"This seat of the ship is for the player of its colour.", "Dieser Platz im Drachen gehört dem Spieler seiner Farbe.", "Deze plaats in de draak is voor de speler van die kleur."}};
inline constexpr Reason too_few_vikings{"E-VIKINGS", "WH-5.2", {"You do not have that many Vikings in Midgard.", "So viele Wikinger hast du nicht in Midgard.", "Zoveel Vikingen heb je niet in Midgard."}};
inline constexpr Reason sale_asgard{"E-SALE-ASGARD", "WH-5.5", {"There are not enough Vikings in Asgard to buy.", "In Asgard sind nicht genug Wikinger zu kaufen.", "Er zijn in Asgard niet genoeg Vikingen te koop."}};
inline constexpr Reason sale_cards{"E-SALE-CARDS", "WH-5.5", {"Every Viking from Asgard costs a card, and you hold too few.", "Jeder Wikinger aus Asgard kostet eine Karte, und du hast zu wenige.", "Elke Viking uit Asgard kost een kaart, en je hebt er te weinig."}};
inline constexpr Reason sale_points{"E-SALE-POINTS", "WH-5.5", {"Every Viking from Asgard costs a point, and you have too few.", "Jeder Wikinger aus Asgard kostet einen Punkt, und du hast zu wenige.", "Elke Viking uit Asgard kost een punt, en je hebt er te weinig."}};
inline constexpr Reason fjord_full{"E-FJORD-FULL", "WH-2.4", {"No free berth beside land is left in this fjord.", "In diesem Fjord ist kein Liegeplatz am Land mehr frei.", "In deze fjord is geen ligplaats aan land meer vrij."}};
inline constexpr Reason same_effect{"E-SAME-EFFECT", "WH-5.6", {"Both ways round come to the same; the ship goes in bow first.", "Beide Richtungen sind gleichwertig; der Drache fährt mit dem Bug voran.", "Beide richtingen komen op hetzelfde neer; de draak vaart met de boeg voorop."}};

// Fights
inline constexpr Reason walhalla_empty{"E-WALHALLA-EMPTY", "WH-6.6b", {"To win a fight you need a Viking in Walhalla.", "Um einen Kampf zu gewinnen, brauchst du einen Wikinger in Walhalla.", "Om een strijd te winnen heb je een Viking in Walhalla nodig."}};
inline constexpr Reason shield_needs_hero{"E-SHIELD-WALHALLA", "WH-6.6b", {"As agreed, the Shield too needs a Viking in Walhalla.", "Wie vereinbart, braucht auch der Schutzschild einen Wikinger in Walhalla.", "Zoals afgesproken heeft ook het beschermschild een Viking in Walhalla nodig."}};

// Cards at the end of a raid
inline constexpr Reason walhalla_later{"E-WALHALLA-LATER", "WH-8.3", {"As agreed, the Walhalla card is played at the resupply.", "Wie vereinbart, wird die Walhalla-Karte beim Nachschub gespielt.", "Zoals afgesproken wordt de Walhallakaart bij de bevoorrading gespeeld."}};
inline constexpr Reason wrong_time{"E-CARD-TIME", "WH-7.2", {"This card is played during a raid, not at its end.", "Diese Karte wird während eines Raubzugs gespielt, nicht an dessen Ende.", "Deze kaart wordt tijdens een rooftocht gespeeld, niet aan het eind."}};

// Positions that cannot be
inline constexpr Reason position_players{"E-POSITION-PLAYERS", "WH-3.4", {"The colours are not those that play.", "Die Farben sind nicht die, die mitspielen.", "Dit zijn niet de kleuren die meespelen."}};
inline constexpr Reason position_vikings{"E-POSITION-VIKINGS", "WH-1.6", {"A colour does not have fourteen Vikings.", "Eine Farbe hat nicht vierzehn Wikinger.", "Een kleur heeft geen veertien Vikingen."}};
inline constexpr Reason position_land{"E-POSITION-LAND", "WH-3.1", {"The tongues are not built from the tiles and headlands of the box.", "Die Landzungen sind nicht aus den Plättchen und Landspitzen der Schachtel gebaut.", "De landtongen zijn niet uit de tegels en landspitsen van de doos gebouwd."}};
inline constexpr Reason position_ships{"E-POSITION-SHIPS", "WH-1.4", {"The ships are not those of the box, or lie where they cannot.", "Die Drachen sind nicht die der Schachtel oder liegen, wo sie nicht liegen dürfen.", "De draken zijn niet die van de doos, of liggen waar dat niet kan."}};
inline constexpr Reason position_cards{"E-POSITION-CARDS", "WH-1.5", {"The cards are not those of the box, or are miscounted.", "Die Karten sind nicht die der Schachtel oder falsch gezählt.", "De kaarten zijn niet die van de doos, of verkeerd geteld."}};
inline constexpr Reason position_points{"E-POSITION-POINTS", "WH-7.3", {"These points cannot have been scored.", "Diese Punkte können nicht erzielt worden sein.", "Deze punten kunnen niet gehaald zijn."}};
inline constexpr Reason position_step{"E-POSITION-STEP", "WH-4.2", {"The position does not fit what is being decided.", "Die Stellung passt nicht zu dem, was gerade entschieden wird.", "De stelling past niet bij wat er wordt beslist."}};

// clang-format on

inline constexpr std::array all = {&seats,
                                   &option_value,
                                   &tongue_lengths,
                                   &components_tiles,
                                   &components_ships,
                                   &components_cards,
                                   &notation,
                                   &no_such_word,
                                   &say_which_end,
                                   &over,
                                   &not_now,
                                   &card_not_held,
                                   &no_such_tile,
                                   &wrong_headlands,
                                   &no_such_player,
                                   &no_such_ship,
                                   &no_such_card,
                                   &seat_not_open,
                                   &too_few_vikings,
                                   &sale_asgard,
                                   &sale_cards,
                                   &sale_points,
                                   &fjord_full,
                                   &same_effect,
                                   &walhalla_empty,
                                   &shield_needs_hero,
                                   &walhalla_later,
                                   &wrong_time,
                                   &position_players,
                                   &position_vikings,
                                   &position_land,
                                   &position_ships,
                                   &position_cards,
                                   &position_points,
                                   &position_step};

}  // namespace meadhall::walhalla::reasons
