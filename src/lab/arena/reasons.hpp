// Why the arena says no.
#pragma once

#include "core/refusal.hpp"

namespace meadhall::lab::reasons {

// clang-format off: one row per reason
inline constexpr Reason arena_few_bots{"E-ARENA-BOTS", "", {"A match needs two bots; only a game for one seat can have a single one.", "Ein Wettkampf braucht zwei Bots; nur ein Spiel mit einem Platz kommt mit einem aus.", "Een wedstrijd heeft twee bots nodig; alleen een spel met één plaats kan met één toe."}};
inline constexpr Reason arena_many_bots{"E-ARENA-MANY", "", {"There is room for sixteen bots.", "Es ist Platz für sechzehn Bots.", "Er is plaats voor zestien bots."}};
inline constexpr Reason arena_budget{"E-ARENA-BUDGET", "", {"Write a bot's own budget behind its name: jarl@2000 for playouts, jarl@500ms for time.", "Schreibe das eigene Maß eines Bots hinter den Namen: jarl@2000 für Probespiele, jarl@500ms für Zeit.", "Schrijf de eigen maat van een bot achter de naam: jarl@2000 voor proefspellen, jarl@500ms voor tijd."}};
inline constexpr Reason arena_sprt{"E-ARENA-SPRT", "", {"Write the two claims of a sequential test as ELO0,ELO1 with ELO0 below ELO1, each between -1000 and 1000: --sprt 0,20", "Schreibe die zwei Behauptungen eines Sequenztests als ELO0,ELO1, ELO0 kleiner als ELO1, beide zwischen -1000 und 1000: --sprt 0,20", "Schrijf de twee beweringen van een sequentiële toets als ELO0,ELO1, ELO0 kleiner dan ELO1, beide tussen -1000 en 1000: --sprt 0,20"}};
inline constexpr Reason arena_solo{"E-ARENA-SOLO", "", {"A game for one has no opponents, so --sprt, --gauntlet and --one-way do not apply.", "Wer allein spielt, hat keine Gegner; --sprt, --gauntlet und --one-way gelten dann nicht.", "Wie alleen speelt, heeft geen tegenstanders; --sprt, --gauntlet en --one-way gelden dan niet."}};
inline constexpr Reason arena_file{"E-ARENA-FILE", "", {"This is not a results file of the arena.", "Das ist keine Ergebnisdatei der Arena.", "Dit is geen resultatenbestand van de arena."}};
inline constexpr Reason arena_differs{"E-ARENA-DIFFERS", "", {"These results were played with other settings.", "Diese Ergebnisse wurden mit anderen Einstellungen gespielt.", "Deze resultaten zijn met andere instellingen gespeeld."}};
// clang-format on

}  // namespace meadhall::lab::reasons
