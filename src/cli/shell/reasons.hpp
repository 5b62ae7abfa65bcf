// Why the terminal program says no, whatever the game.
#pragma once

#include "core/refusal.hpp"

namespace meadhall::cli::reasons {

// clang-format off: one row per reason
inline constexpr Reason cannot_read{"E-READ", "", {"The file cannot be read.", "Die Datei lässt sich nicht lesen.", "Het bestand kan niet worden gelezen."}};
inline constexpr Reason cannot_write{"E-WRITE", "", {"The file cannot be written.", "Die Datei lässt sich nicht schreiben.", "Het bestand kan niet worden geschreven."}};
inline constexpr Reason cannot_print{"E-PRINT", "", {"What was to be shown could not be written; is the disk full?", "Die Ausgabe ließ sich nicht schreiben; ist der Datenträger voll?", "De uitvoer kon niet worden geschreven; is de schijf vol?"}};
inline constexpr Reason too_large{"E-LARGE", "", {"The file is too large for a game.", "Die Datei ist zu groß für eine Partie.", "Het bestand is te groot voor een partij."}};
inline constexpr Reason no_home{"E-HOME", "", {"There is no folder to keep games in: set HOME or XDG_STATE_HOME.", "Es gibt keinen Ordner für Partien: Setze HOME oder XDG_STATE_HOME.", "Er is geen map om partijen te bewaren: stel HOME of XDG_STATE_HOME in."}};
inline constexpr Reason nothing_kept{"E-NOTHING-KEPT", "", {"No unfinished game is waiting; begin one with: meadhall play", "Keine angefangene Partie wartet; beginne eine mit: meadhall play", "Er wacht geen onvoltooide partij; begin er een met: meadhall play"}};
inline constexpr Reason unknown_game{"E-GAME", "", {"There is no such game; list them with: meadhall games", "Dieses Spiel gibt es nicht; alle nennt: meadhall games", "Dit spel bestaat niet; bekijk ze met: meadhall games"}};
inline constexpr Reason bot_form{"E-BOT-FORM", "", {"Write --bot SEAT=NAME with a seat counted from 1, --bot NAME for every seat but the first, or --bot all=NAME.", "Schreibe --bot PLATZ=NAME mit einem Platz ab 1, --bot NAME für jeden Platz außer dem ersten, oder --bot all=NAME.", "Schrijf --bot PLAATS=NAAM met een plaats vanaf 1, --bot NAAM voor elke plaats behalve de eerste, of --bot all=NAAM."}};
inline constexpr Reason unknown_bot{"E-BOT", "", {"There is no such bot; meadhall games lists them.", "Diesen Bot gibt es nicht; meadhall games nennt alle.", "Die bot bestaat niet; meadhall games noemt ze."}};
inline constexpr Reason option_form{"E-OPTION-FORM", "", {"Write --option NAME=VALUE; meadhall games lists the names and values.", "Schreibe --option NAME=WERT; meadhall games nennt Namen und Werte.", "Schrijf --option NAAM=WAARDE; meadhall games noemt namen en waarden."}};
inline constexpr Reason unknown_option{"E-OPTION-NAME", "", {"The game has no such option; meadhall games lists them.", "Diese Einstellung hat das Spiel nicht; meadhall games nennt alle.", "Die instelling heeft het spel niet; meadhall games noemt ze."}};
inline constexpr Reason option_value{"E-VALUE", "", {"The option does not take that value.", "Diesen Wert kennt die Einstellung nicht.", "Die waarde kent de instelling niet."}};
inline constexpr Reason options_json{"E-OPTIONS-JSON", "", {"The options must be a JSON object.", "Die Einstellungen müssen ein JSON-Objekt sein.", "De instellingen moeten een JSON-object zijn."}};
inline constexpr Reason no_position_text{"E-NO-POSITION-TEXT", "", {"This game's positions are given as JSON.", "Stellungen dieses Spiels werden als JSON angegeben.", "Stellingen van dit spel worden als JSON gegeven."}};
inline constexpr Reason no_page{"E-NO-PAGE", "", {"This program was built without the page. Build it with tools/build-web and build the program again, or just start ./play.", "Dieses Programm wurde ohne die Seite gebaut. Baue sie mit tools/build-web und dann das Programm neu, oder starte einfach ./play.", "Dit programma is zonder de pagina gebouwd. Bouw die met tools/build-web en daarna het programma opnieuw, of start gewoon ./play."}};
inline constexpr Reason arena_no_game{"E-ARENA-GAME", "", {"Say which game is played: meadhall arena GAME --bots A,B", "Sage, welches Spiel gespielt wird: meadhall arena SPIEL --bots A,B", "Zeg welk spel gespeeld wordt: meadhall arena SPEL --bots A,B"}};
inline constexpr Reason no_weights{"E-NO-WEIGHTS", "", {"This game has no weights to tune.", "Dieses Spiel hat keine Gewichte zum Einstellen.", "Dit spel heeft geen gewichten om af te stellen."}};
inline constexpr Reason unknown_opinion{"E-OPINION", "", {"There is no such opinion about this game.", "Diese Meinung gibt es zu diesem Spiel nicht.", "Deze mening is er niet over dit spel."}};
// clang-format on

}  // namespace meadhall::cli::reasons
