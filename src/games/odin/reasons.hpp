// Why a move is refused: every reason with its code, its rule and a sentence in each language.
#pragma once

#include <array>

#include "core/refusal.hpp"

namespace meadhall::odin::reasons {

// clang-format off
// Before the game
inline constexpr Reason seats{"E-SEATS", "O-2.1", {"One to four players can play.", "Es spielen eine bis vier Personen.", "Er spelen een tot vier personen."}};
inline constexpr Reason decks{"E-DECKS", "O-2.1", {"Name one or more of the decks A, B and C, in this order, or none.", "Nenne eines oder mehrere der Decks A, B und C, in dieser Reihenfolge, oder none für keines.", "Noem een of meer van de decks A, B en C, in deze volgorde, of none voor geen."}};
inline constexpr Reason starter{"E-STARTER", "O-13.5", {"Only in the solo game is the starting occupation chosen.", "Nur im Solospiel wird die Start-Ausbildung ausgesucht.", "Alleen in je eentje kies je het startberoep."}};

// What is typed or loaded
inline constexpr Reason unreadable{"E-UNREADABLE", "O-4.2", {"This is not a move.", "Das ist kein Zug.", "Dit is geen zet."}};
inline constexpr Reason impossible{"E-IMPOSSIBLE", "O-1.3", {"No game can come to this position.", "Zu dieser Stellung kann keine Partie kommen.", "Geen enkele partij kan tot deze stelling komen."}};

// The turn
inline constexpr Reason not_your_move{"E-NOT-YOUR-MOVE", "O-4.2", {"Not now: something else has to be decided first.", "Das geht gerade nicht: Erst steht etwas anderes an.", "Dat kan nu niet: eerst moet er iets anders worden beslist."}};
inline constexpr Reason passed{"E-PASSED", "O-4.7", {"You have passed: you place no more Vikings this round.", "Du hast gepasst: In dieser Runde setzt du keine Wikinger mehr ein.", "Je hebt gepast: deze ronde plaats je geen Vikingen meer."}};
inline constexpr Reason vikings{"E-VIKINGS", "O-4.3", {"Too few Vikings on your Thing Square for this column.", "Für diese Spalte stehen zu wenige Wikinger auf deinem Thingplatz.", "Voor deze kolom staan er te weinig Vikingen op je Thingplaats."}};
inline constexpr Reason occupied{"E-OCCUPIED", "O-4.4", {"This action space is taken.", "Dieses Aktionsfeld ist besetzt.", "Dit actieveld is bezet."}};
inline constexpr Reason no_effect{"E-NO-EFFECT", "O-4.6", {"You could use no part of this action space.", "Du könntest keinen Teil dieses Aktionsfelds nutzen.", "Je zou geen enkel deel van dit actieveld kunnen gebruiken."}};
inline constexpr Reason unused_space{"E-UNUSED-SPACE", "O-4.6", {"After that you could use no part of the action space you have chosen.", "Danach könntest du keinen Teil des gewählten Aktionsfelds mehr nutzen.", "Daarna zou je geen enkel deel van het gekozen actieveld meer kunnen gebruiken."}};
inline constexpr Reason imitate_own{"E-IMIT-OWN", "O-4.17", {"You cannot imitate a space you use yourself.", "Ein Feld, das du selbst nutzt, kannst du nicht nachahmen.", "Een veld dat je zelf gebruikt, kun je niet nabootsen."}};
inline constexpr Reason imitate_empty{"E-IMIT-EMPTY", "O-4.17", {"Only a space used by another player can be imitated.", "Nachahmen kannst du nur ein Feld, das jemand anders nutzt.", "Je kunt alleen een veld nabootsen dat iemand anders gebruikt."}};
inline constexpr Reason imitate_column{"E-IMIT-COLUMN", "O-4.17", {"This imitation space belongs to another column.", "Dieses Nachahmungsfeld gehört zu einer anderen Spalte.", "Dit nabootsingsveld hoort bij een andere kolom."}};

// What it costs
inline constexpr Reason silver{"E-SILVER", "O-4.16", {"You do not have enough silver.", "Du hast nicht genug Silber.", "Je hebt niet genoeg zilver."}};
inline constexpr Reason cost{"E-COST", "O-5.6", {"You do not have what this costs.", "Dir fehlt, was das kostet.", "Je hebt niet wat dit kost."}};
inline constexpr Reason not_in_supply{"E-NOT-IN-SUPPLY", "O-1.3", {"This is not in your supply.", "Das liegt nicht in deinem Vorrat.", "Dit ligt niet in je voorraad."}};
inline constexpr Reason too_many{"E-TOO-MANY", "O-4.10", {"That is more often than this action allows.", "Das ist öfter, als diese Aktion erlaubt.", "Dat is vaker dan deze actie toestaat."}};

inline constexpr Reason order{"E-ORDER", "O-4.10", {"Make choices of one kind in the order in which they are listed.", "Triff gleichartige Entscheidungen in der Reihenfolge der Liste.", "Maak gelijksoortige keuzes in de volgorde van de lijst."}};

// Buildings, ships, special tiles
inline constexpr Reason no_building{"E-NO-BUILDING", "O-14.1", {"None of these buildings is left.", "Von diesem Gebäude ist keines mehr da.", "Er is geen gebouw van deze soort meer."}};
inline constexpr Reason mooring{"E-MOORING", "O-9.13", {"Your bay has no free mooring of this size.", "In deiner Bucht ist keine Anlegestelle dieser Größe frei.", "In je baai is geen aanlegplaats van deze grootte vrij."}};
inline constexpr Reason taken{"E-TAKEN", "O-1.6", {"This special tile is no longer on the oval board.", "Diese Sondermarke liegt nicht mehr auf dem ovalen Vorratsplan.", "Deze speciale tegel ligt niet meer op het ovale voorraadbord."}};
inline constexpr Reason not_for_sale{"E-NOT-FOR-SALE", "O-5.19", {"The English crown cannot be bought.", "Die Englische Krone ist nicht zu kaufen.", "De Engelse kroon is niet te koop."}};
inline constexpr Reason no_forge{"E-NO-FORGE", "O-5.11", {"This tile has no forge mark.", "Diese Marke trägt keine Schmiedezange.", "Deze tegel heeft geen smidsteken."}};
inline constexpr Reason need_knarr{"E-NEED-KNARR", "O-5.18", {"You need a knarr in your bay.", "Du brauchst eine Knorr in deiner Bucht.", "Je hebt een knarr in je baai nodig."}};
inline constexpr Reason need_ship{"E-NEED-SHIP", "O-7.1", {"You do not have the ship this needs.", "Dir fehlt das Schiff, das dafür nötig ist.", "Je hebt het schip niet dat hiervoor nodig is."}};
inline constexpr Reason need_longships{"E-NEED-LONGSHIPS", "O-5.22", {"You need two longships.", "Du brauchst zwei Drachenschiffe.", "Je hebt twee drakenschepen nodig."}};
inline constexpr Reason ore_full{"E-ORE-FULL", "O-1.7", {"This ship has no free place for ore.", "Auf diesem Schiff ist kein Platz für Erz mehr frei.", "Op dit schip is geen plaats meer voor erts."}};
inline constexpr Reason arm_now{"E-ARM-NOW", "O-9.15", {"You may not arm ships during an action.", "Während einer Aktion darfst du keine Schiffe bewaffnen.", "Tijdens een actie mag je geen schepen bewapenen."}};
inline constexpr Reason table_full{"E-TABLE-FULL", "O-5.20", {"Vikings stand where the next ship would go on the banquet table.", "Auf der Festtafel stehen Wikinger, wo das nächste Schiff liegen müsste.", "Op de feesttafel staan Vikingen waar het volgende schip zou komen."}};
inline constexpr Reason not_displayed{"E-NOT-DISPLAYED", "O-7.2", {"This exploration board is not on display.", "Dieser Entdeckungsplan liegt nicht aus.", "Dit ontdekkingsbord ligt niet open."}};

// Mountain strips, upgrades, trade
inline constexpr Reason strip_same{"E-STRIP-SAME", "O-5.14", {"Take from a different mountain strip each time.", "Nimm jedes Mal von einem anderen Bergstreifen.", "Neem telkens van een andere bergstrook."}};
inline constexpr Reason strip_empty{"E-STRIP-EMPTY", "O-5.13", {"This mountain strip does not hold that much.", "So viel liegt auf diesem Bergstreifen nicht.", "Zoveel ligt er niet op deze bergstrook."}};
inline constexpr Reason up_twice{"E-UP-TWICE", "O-5.15", {"You may upgrade a tile only once in this action.", "Jede Marke darf in dieser Aktion nur einmal aufgewertet werden.", "Je mag elke tegel in deze actie maar één keer opwaarderen."}};
inline constexpr Reason up_top{"E-UP-TOP", "O-5.15", {"Blue goods cannot be upgraded.", "Blaue Waren lassen sich nicht aufwerten.", "Blauwe goederen kunnen niet worden opgewaardeerd."}};
inline constexpr Reason turn_kind{"E-TURN-KIND", "O-5.18", {"You may turn only one tile of each green kind.", "Von jeder grünen Sorte darfst du nur eine Marke umdrehen.", "Van elke groene soort mag je maar één tegel omdraaien."}};

// Dice
inline constexpr Reason no_rolls{"E-NO-ROLLS", "O-6.2", {"You have no roll left.", "Du hast keinen Wurf mehr.", "Je hebt geen worp meer."}};
inline constexpr Reason zero{"E-ZERO", "O-6.13", {"A result of 0 is a success and stands.", "Ein Ergebnis von 0 ist ein Erfolg und bleibt stehen.", "Een resultaat van 0 is een succes en blijft staan."}};
inline constexpr Reason loot{"E-LOOT", "O-6.7", {"Its sword value is above your battle result.", "Der Schwertwert liegt über deinem Kampfergebnis.", "De zwaardwaarde ligt boven je gevechtsresultaat."}};

// Occupations
inline constexpr Reason hand{"E-HAND", "O-8.1", {"This card is not in your hand.", "Diese Karte hast du nicht auf der Hand.", "Deze kaart heb je niet in de hand."}};
inline constexpr Reason card_used{"E-CARD-USED", "O-8.5", {"This card has no effect that you could use now.", "Diese Karte hat gerade keine Wirkung, die sich nutzen ließe.", "Deze kaart heeft nu geen werking die je kunt gebruiken."}};
inline constexpr Reason must_use{"E-MUST-USE", "O-8.7", {"You must do this: the card leaves no choice.", "Das musst du tun: Die Karte lässt keine Wahl.", "Dat moet je doen: de kaart laat geen keus."}};
inline constexpr Reason loop{"E-LOOP", "O-9.15", {"You may not take off ore that you have just loaded.", "Eben geladenes Erz darfst du nicht gleich wieder abladen.", "Net geladen erts mag je er niet meteen weer af halen."}};

// Laying tiles
inline constexpr Reason piece_board{"E-PIECE-BOARD", "O-9.3", {"This kind of tile may not lie here.", "Diese Art Marke darf hier nicht liegen.", "Dit soort tegel mag hier niet liggen."}};
inline constexpr Reason bounds{"E-BOUNDS", "O-9.6", {"The tile would reach beyond the placement area.", "Die Marke würde über den Abdeckbereich hinausragen.", "De tegel zou buiten het legvlak uitsteken."}};
inline constexpr Reason overlap{"E-OVERLAP", "O-9.6", {"A tile lies there already.", "Dort liegt schon eine Marke.", "Daar ligt al een tegel."}};
inline constexpr Reason blocked{"E-BLOCKED", "O-9.8", {"A framed cell or a pillar may not be covered.", "Ein umrahmtes Feld oder eine Säule darf nicht abgedeckt werden.", "Een omlijnd vak of een pilaar mag niet worden bedekt."}};
inline constexpr Reason income{"E-INCOME", "O-9.4", {"A cell to the left of the number or below it would stay open.", "Links von der Zahl oder darunter bliebe ein Feld offen.", "Links van het getal of eronder zou een vak open blijven."}};
inline constexpr Reason green_green{"E-GREEN-GREEN", "O-9.5", {"Green would touch green.", "Grün würde an Grün grenzen.", "Groen zou groen raken."}};
inline constexpr Reason orange_orange{"E-ORANGE-ORANGE", "O-9.9", {"Orange would touch orange.", "Orange würde an Orange grenzen.", "Oranje zou oranje raken."}};
inline constexpr Reason red_red{"E-RED-RED", "O-9.9", {"Red would touch red.", "Rot würde an Rot grenzen.", "Rood zou rood raken."}};
inline constexpr Reason no_room{"E-NO-ROOM", "O-9.6", {"This tile fits nowhere there now.", "Diese Marke passt dort gerade nirgends hin.", "Deze tegel past daar nu nergens."}};
inline constexpr Reason not_yours{"E-NOT-YOURS", "O-1.3", {"That board or building is not yours.", "Dieser Plan oder dieses Gebäude gehört dir nicht.", "Dat bord of gebouw is niet van jou."}};
inline constexpr Reason slot{"E-SLOT", "O-9.10", {"No place for this resource is free in that building.", "In diesem Gebäude ist kein Platz für diesen Baustoff frei.", "In dit gebouw is geen plaats vrij voor deze grondstof."}};

// The feast
inline constexpr Reason piece_table{"E-PIECE-TABLE", "O-10.2", {"This is no dish for the banquet table.", "Das ist kein Gericht für die Festtafel.", "Dit is geen gerecht voor de feesttafel."}};
inline constexpr Reason long_twice{"E-LONG-TWICE", "O-10.4", {"Only one dish of a kind may lie lengthwise.", "Von jeder Sorte darf nur ein Gericht längs liegen.", "Van elke soort mag maar één gerecht in de lengte liggen."}};
inline constexpr Reason table_bounds{"E-TABLE-BOUNDS", "O-10.6", {"The dish does not fit into the free places.", "Das Gericht passt nicht auf die freien Plätze.", "Het gerecht past niet op de vrije plaatsen."}};
inline constexpr Reason dish_orange{"E-ORANGE-ORANGE", "O-10.5", {"Two orange dishes would stand side by side.", "Zwei orangefarbene Gerichte stünden nebeneinander.", "Twee oranje gerechten zouden naast elkaar staan."}};
inline constexpr Reason dish_red{"E-RED-RED", "O-10.5", {"Two red dishes would stand side by side.", "Zwei rote Gerichte stünden nebeneinander.", "Twee rode gerechten zouden naast elkaar staan."}};
// clang-format on

inline constexpr std::array all = {
    &seats,         &decks,        &starter,       &unreadable,   &impossible,  &not_your_move,  &passed,
    &vikings,       &occupied,     &no_effect,     &unused_space, &imitate_own, &imitate_empty,  &imitate_column,
    &silver,        &cost,         &not_in_supply, &too_many,     &order,       &no_building,    &mooring,
    &taken,         &not_for_sale, &no_forge,      &need_knarr,   &need_ship,   &need_longships, &ore_full,
    &arm_now,       &table_full,   &not_displayed, &strip_same,   &strip_empty, &up_twice,       &up_top,
    &turn_kind,     &no_rolls,     &zero,          &loot,         &hand,        &card_used,      &must_use,
    &loop,          &piece_board,  &bounds,        &overlap,      &blocked,     &income,         &green_green,
    &orange_orange, &red_red,      &no_room,       &not_yours,    &slot,        &piece_table,    &long_twice,
    &table_bounds,  &dish_orange,  &dish_red};

/// What has an effect is not refused for having none.
[[nodiscard]] constexpr const Reason* no_effect_unless(bool has_one) { return has_one ? nullptr : &no_effect; }

}  // namespace meadhall::odin::reasons
