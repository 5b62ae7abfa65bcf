// Why a table, a record or the protocol says no, whatever the game.
#pragma once

#include <array>

#include "core/refusal.hpp"

namespace meadhall::reasons {

// Opening a table.
inline constexpr Reason unknown_game{
    "E-GAME", "", {"There is no such game.", "Dieses Spiel gibt es nicht.", "Dit spel bestaat niet."}};
inline constexpr Reason malformed{"E-JSON",
                                  "",
                                  {"This is not well-formed JSON, or it is nested too deeply.",
                                   "Das ist kein gültiges JSON, oder es ist zu tief verschachtelt.",
                                   "Dit is geen geldige JSON, of het is te diep genest."}};
inline constexpr Reason misfit{
    "E-VALUE", "", {"A value does not fit.", "Ein Wert passt nicht.", "Een waarde past niet."}};
inline constexpr Reason no_seed{
    "E-SEED",
    "",
    {"Dealing needs a seed.", "Zum Ziehen braucht es einen Startwert.", "Om te trekken is een startwaarde nodig."}};
inline constexpr Reason wrong_players{"E-PLAYERS",
                                      "",
                                      {"Every seat needs a name, or none.",
                                       "Jeder Platz braucht einen Namen, oder keiner.",
                                       "Elke plaats heeft een naam nodig, of geen enkele."}};

// Acting at a table.
inline constexpr Reason no_such_seat{
    "E-NO-SEAT", "", {"Nobody sits there.", "Dort sitzt niemand.", "Daar zit niemand."}};
inline constexpr Reason onlooker{"E-ONLOOKER",
                                 "",
                                 {"Spectators have nothing to decide.", "Wer nur zuschaut, hat nichts zu entscheiden.",
                                  "Wie alleen toekijkt, heeft niets te beslissen."}};
inline constexpr Reason not_your_turn{
    "E-NOT-YOUR-TURN",
    "",
    {"It is not your turn to decide.", "Du bist nicht an der Reihe.", "Je bent niet aan de beurt."}};
inline constexpr Reason over{"E-OVER", "", {"The game is over.", "Die Partie ist zu Ende.", "De partij is afgelopen."}};
inline constexpr Reason chance_is_dealt{"E-CHANCE-DEALT",
                                        "",
                                        {"The program draws here; go one step further.",
                                         "Hier entscheidet der Zufall; geh einen Schritt weiter.",
                                         "Hier loot het programma zelf; ga één stap verder."}};
inline constexpr Reason no_such_move{
    "E-NO-MOVE", "", {"No move has this code.", "Kein Zug hat diesen Code.", "Geen zet heeft deze code."}};
inline constexpr Reason no_such_ply{
    "E-NO-PLY", "", {"The game has no such move.", "Diesen Schritt gibt es nicht.", "Deze zet bestaat niet."}};
inline constexpr Reason nothing_to_undo{
    "E-NO-UNDO",
    "",
    {"There is nothing to take back.", "Es gibt nichts zurückzunehmen.", "Er valt niets terug te nemen."}};
inline constexpr Reason nothing_to_redo{
    "E-NO-REDO",
    "",
    {"There is nothing to play again.", "Es gibt nichts zu wiederholen.", "Er valt niets opnieuw te spelen."}};
inline constexpr Reason beyond_barrier{
    "E-BARRIER",
    "",
    {"You can take back only your own moves since something was last revealed.",
     "Du kannst nur deine eigenen Züge zurücknehmen, und nur bis zur letzten Aufdeckung.",
     "Je kunt alleen je eigen zetten terugnemen, en niet verder dan de laatste onthulling."}};
inline constexpr Reason unknown_bot{"E-BOT",
                                    "",
                                    {"There is no such bot for this game.",
                                     "Diesen Bot gibt es für dieses Spiel nicht.",
                                     "Deze bot bestaat niet voor dit spel."}};
inline constexpr Reason no_decision{"E-NO-DECISION",
                                    "",
                                    {"No seat has to decide anything here.", "Hier hat niemand etwas zu entscheiden.",
                                     "Hier hoeft niemand iets te beslissen."}};

// Records.
inline constexpr Reason not_a_record{
    "E-RECORD",
    "",
    {"This is not a record of a game.", "Das ist keine Partieaufzeichnung.", "Dit is geen partijverslag."}};
inline constexpr Reason other_rules{"E-RULES-VERSION",
                                    "",
                                    {"The record was made by another version of the rules.",
                                     "Die Aufzeichnung stammt von einer anderen Fassung der Regeln.",
                                     "Het verslag hoort bij een andere versie van de regels."}};
inline constexpr Reason wrong_options{"E-OPTIONS-HASH",
                                      "",
                                      {"The options are not the recorded ones.",
                                       "Die Einstellungen sind nicht die aufgezeichneten.",
                                       "De instellingen zijn niet de opgetekende."}};
inline constexpr Reason wrong_actor{"E-REPLAY-ACTOR",
                                    "",
                                    {"The record mixes up chance and decisions.",
                                     "Die Aufzeichnung verwechselt Zufall und Entscheidung.",
                                     "Het verslag verwisselt toeval en beslissing."}};
inline constexpr Reason wrong_hash{"E-REPLAY-HASH",
                                   "",
                                   {"The position is not the one that was recorded.",
                                    "Die Stellung ist nicht die aufgezeichnete.",
                                    "De stelling is niet de opgetekende."}};
inline constexpr Reason wrong_result{"E-REPLAY-RESULT",
                                     "",
                                     {"The game did not end as recorded.", "Die Partie endete nicht wie aufgezeichnet.",
                                      "De partij eindigde niet zoals opgetekend."}};
inline constexpr Reason wrong_seed{"E-COMMITMENT",
                                   "",
                                   {"The seed is not the one that was promised.",
                                    "Der Startwert ist nicht der zugesagte.", "De startwaarde is niet de beloofde."}};
inline constexpr Reason nothing_promised{"E-NO-COMMITMENT",
                                         "",
                                         {"No seed was promised, so nothing can be verified.",
                                          "Es wurde kein Startwert zugesagt, also lässt sich nichts prüfen.",
                                          "Er is geen startwaarde beloofd, dus valt er niets na te gaan."}};
inline constexpr Reason not_revealed{"E-NO-SEED",
                                     "",
                                     {"The seed has not been revealed yet.", "Der Startwert ist noch nicht aufgedeckt.",
                                      "De startwaarde is nog niet onthuld."}};
inline constexpr Reason wrong_draw{"E-DRAW",
                                   "",
                                   {"The seed gives another outcome.", "Der Startwert ergibt einen anderen Ausgang.",
                                    "De startwaarde geeft een andere uitkomst."}};

// The protocol.
inline constexpr Reason bad_request{"E-REQUEST",
                                    "",
                                    {"This is not a JSON-RPC 2.0 request.", "Das ist keine JSON-RPC-2.0-Anfrage.",
                                     "Dit is geen JSON-RPC 2.0-verzoek."}};
inline constexpr Reason unknown_method{
    "E-METHOD", "", {"There is no such method.", "Diese Methode gibt es nicht.", "Deze methode bestaat niet."}};
inline constexpr Reason bad_params{"E-PARAMS",
                                   "",
                                   {"The parameters do not fit the method.", "Die Parameter passen nicht zur Methode.",
                                    "De parameters passen niet bij de methode."}};
inline constexpr Reason too_long{
    "E-TOO-LONG", "", {"The line is too long.", "Die Zeile ist zu lang.", "De regel is te lang."}};
inline constexpr Reason long_batch{
    "E-BATCH",
    "",
    {"Too many requests in one line.", "Zu viele Anfragen in einer Zeile.", "Te veel verzoeken op één regel."}};
inline constexpr Reason too_much{"E-TOO-MUCH",
                                 "",
                                 {"That is too much at once; ask in smaller portions.",
                                  "Das ist zu viel auf einmal; frage in kleineren Portionen.",
                                  "Dat is te veel tegelijk; vraag in kleinere porties."}};
inline constexpr Reason no_such_table{
    "E-NO-TABLE", "", {"There is no such table.", "Diesen Tisch gibt es nicht.", "Deze tafel bestaat niet."}};
inline constexpr Reason hall_is_full{"E-TOO-MANY-TABLES",
                                     "",
                                     {"Too many tables are open; close one first.",
                                      "Zu viele Tische sind offen; schließe erst einen.",
                                      "Er zijn te veel tafels open; sluit er eerst een."}};
inline constexpr Reason stale{
    "E-STALE",
    "",
    {"The table has moved on since then.", "Der Tisch ist inzwischen weiter.", "De tafel is intussen verder."}};

inline constexpr std::array all = {&unknown_game,
                                   &malformed,
                                   &misfit,
                                   &no_seed,
                                   &wrong_players,
                                   &no_such_seat,
                                   &onlooker,
                                   &not_your_turn,
                                   &over,
                                   &chance_is_dealt,
                                   &no_such_move,
                                   &no_such_ply,
                                   &nothing_to_undo,
                                   &nothing_to_redo,
                                   &beyond_barrier,
                                   &unknown_bot,
                                   &no_decision,
                                   &not_a_record,
                                   &other_rules,
                                   &wrong_options,
                                   &wrong_actor,
                                   &wrong_hash,
                                   &wrong_result,
                                   &wrong_seed,
                                   &nothing_promised,
                                   &not_revealed,
                                   &wrong_draw,
                                   &bad_request,
                                   &unknown_method,
                                   &bad_params,
                                   &too_long,
                                   &no_such_table,
                                   &hall_is_full,
                                   &stale};

}  // namespace meadhall::reasons
