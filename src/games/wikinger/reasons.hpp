// Every way in which Die Wikinger kommen! can refuse a request: code, rule, and the sentence a player reads.
#pragma once

#include <array>

#include "core/refusal.hpp"

namespace meadhall::wikinger::reasons {

// clang-format off: one row per reason

// Options and islands
inline constexpr Reason seats{"E-SEATS", "W-2", {"This game is for two to four players; the grand battle is for two.", "Dieses Spiel ist für zwei bis vier Spieler; die große Schlacht ist für zwei.", "Dit spel is voor twee tot vier spelers; de grote veldslag is voor twee."}};
inline constexpr Reason option_value{"E-OPTION", "W-11", {"This option does not take that value.", "Diese Einstellung erlaubt diesen Wert nicht.", "Deze instelling kent die waarde niet."}};
inline constexpr Reason island_parts{"E-ISLAND-PARTS", "W-2", {"These are not the island parts for this number of players.", "Das sind nicht die Inselteile für diese Spielerzahl.", "Dit zijn niet de eilanddelen voor dit aantal spelers."}};
inline constexpr Reason island_rotation{"E-ISLAND-ROTATION", "W-3.2", {"Parts are turned by 0, 90, 180 or 270 degrees.", "Teile werden um 0, 90, 180 oder 270 Grad gedreht.", "Delen worden 0, 90, 180 of 270 graden gedraaid."}};
inline constexpr Reason island_far_out{"E-ISLAND-FAR", "W-3.2", {"This part lies outside the drawing board.", "Dieses Teil liegt außerhalb der Zeichenfläche.", "Dit deel ligt buiten het tekenveld."}};
inline constexpr Reason island_overlap{"E-ISLAND-OVERLAP", "W-3.2", {"This part overlaps another.", "Dieses Teil überlappt ein anderes.", "Dit deel overlapt een ander."}};
inline constexpr Reason island_contact{"E-ISLAND-CONTACT", "W-3.2", {"The island must be in one piece: each further part touches the rest with at least two points.", "Die Insel muss zusammenhängen: Jedes weitere Teil berührt die übrigen mit mindestens zwei Punkten.", "Het eiland moet samenhangen: elk volgend deel raakt de rest met minstens twee punten."}};
inline constexpr Reason island_lake{"E-ISLAND-LAKE", "W-3.2", {"The parts enclose a lake.", "Die Teile schließen einen See ein.", "De delen sluiten een meer in."}};
inline constexpr Reason island_rows{"E-ISLAND-ROWS", "W-1.4", {"A drawn island uses the letters a to z for regions and a dot for water.", "Eine gezeichnete Insel besteht aus den Buchstaben a bis z für Gebiete und dem Punkt für Wasser.", "Een getekend eiland gebruikt de letters a tot z voor gebieden en een punt voor water."}};
inline constexpr Reason island_large{"E-ISLAND-LARGE", "W-1.4", {"The island has too many points or regions.", "Die Insel hat zu viele Punkte oder Gebiete.", "Het eiland heeft te veel punten of gebieden."}};
inline constexpr Reason island_small{"E-ISLAND-SMALL", "W-4.1", {"The island has no room for all Vikings; it can only be used with a given position.", "Auf der Insel haben nicht alle Wikinger Platz; sie taugt nur für eine vorgegebene Stellung.", "Het eiland heeft geen plaats voor alle Vikingen; het dient alleen voor een gegeven stelling."}};

// Notation
inline constexpr Reason notation{"E-NOTATION", "W-14", {"This cannot be read as a move.", "Das lässt sich nicht als Zug lesen.", "Dit is niet als zet te lezen."}};
inline constexpr Reason no_such_point{"E-NO-POINT", "W-1.4", {"The island has no such point.", "Diesen Punkt gibt es auf der Insel nicht.", "Dat punt is er niet op het eiland."}};
inline constexpr Reason broken_path{"E-PATH", "W-6.2", {"The Viking cannot go along this path.", "Diesen Weg kann der Wikinger nicht gehen.", "Langs deze weg kan de Viking niet gaan."}};
inline constexpr Reason position_text{"E-POSITION-TEXT", "W-14", {"This cannot be read as a position.", "Das lässt sich nicht als Stellung lesen.", "Dit is niet als stelling te lezen."}};

// Positions that cannot be
inline constexpr Reason position_points{"E-POSITION-POINTS", "W-1.4", {"Figures stand in the water or on one another.", "Figuren stehen im Wasser oder aufeinander.", "Er staan stukken in het water of op elkaar."}};
inline constexpr Reason position_count{"E-POSITION-COUNT", "W-1.2", {"There are more figures of a colour than the box holds, or of a colour that does not play.", "Es gibt mehr Figuren einer Farbe, als die Schachtel enthält, oder von einer Farbe, die nicht mitspielt.", "Er zijn meer stukken van een kleur dan de doos bevat, of van een kleur die niet meespeelt."}};
inline constexpr Reason position_towers{"E-POSITION-TOWERS", "W-8.1", {"A region has more than one tower.", "Ein Gebiet hat mehr als einen Turm.", "Een gebied heeft meer dan één toren."}};
inline constexpr Reason position_phase{"E-POSITION-PHASE", "W-6.1", {"The position does not fit what is being decided.", "Die Stellung passt nicht zu dem, was gerade entschieden wird.", "De stelling past niet bij wat er wordt beslist."}};
inline constexpr Reason position_decided{"E-POSITION-DECIDED", "W-9.2", {"In this position the game would be over already.", "In dieser Stellung wäre die Partie schon zu Ende.", "In deze stelling zou de partij al afgelopen zijn."}};

// Whenever
inline constexpr Reason over{"E-OVER", "W-9.2", {"The game is over.", "Die Partie ist zu Ende.", "De partij is afgelopen."}};
inline constexpr Reason not_now{"E-NOT-NOW", "W-6.1", {"This is not what is asked now.", "Das ist jetzt nicht gefragt.", "Dat is nu niet aan de orde."}};
inline constexpr Reason occupied{"E-OCCUPIED", "W-4.1", {"A figure stands on this point already.", "Auf diesem Punkt steht schon eine Figur.", "Op dit punt staat al een stuk."}};

// Settlement and brawl
inline constexpr Reason not_playing{"E-NOT-PLAYING", "W-4.1", {"This colour does not begin the game: it does not play or is not a seat's first colour.", "Diese Farbe kann nicht beginnen: Sie spielt nicht mit oder ist nicht die erste Farbe eines Platzes.", "Deze kleur kan niet beginnen: die speelt niet mee of is niet de eerste kleur van een plaats."}};
inline constexpr Reason none_aboard{"E-NONE-ABOARD", "W-4.1", {"You have no Viking of this colour left to bring ashore.", "Du hast keinen Wikinger dieser Farbe mehr an Land zu bringen.", "Je hebt geen Viking van deze kleur meer om aan land te brengen."}};
inline constexpr Reason no_enemy_viking{"E-NO-ENEMY-VIKING", "W-5.1", {"No enemy Viking stands here; only enemy Vikings are taken off the island.", "Hier steht kein gegnerischer Wikinger; nur solche werden von der Insel genommen.", "Hier staat geen vijandelijke Viking; alleen die worden van het eiland genomen."}};
inline constexpr Reason brawl_cap{"E-BRAWL-CAP", "W-5.2", {"This colour has already lost four Vikings in the brawl.", "Diese Farbe hat in der Rauferei schon vier Wikinger verloren.", "Deze kleur heeft in het gevecht al vier Vikingen verloren."}};
inline constexpr Reason brawl_quota{"E-BRAWL-QUOTA", "W-5.3", {"A later player could then no longer take four Vikings.", "Dann könnte ein späterer Spieler keine vier Wikinger mehr nehmen.", "Dan zou een latere speler geen vier Vikingen meer kunnen nemen."}};

// Moving and capturing
inline constexpr Reason not_your_viking{"E-NOT-YOUR-VIKING", "W-6.1", {"None of your Vikings stands there.", "Dort steht keiner deiner Wikinger.", "Daar staat geen Viking van jou."}};
inline constexpr Reason tower_stays{"E-TOWER-STAYS", "W-6.3", {"Towers never move.", "Türme ziehen nie.", "Torens blijven altijd staan."}};
inline constexpr Reason same_point{"E-SAME-POINT", "W-6.2", {"A move must end elsewhere than it began.", "Ein Zug muss woanders enden, als er begann.", "Een zet moet ergens anders eindigen dan hij begon."}};
inline constexpr Reason target_occupied{"E-TARGET-OCCUPIED", "W-6.2", {"The point to go to is not free.", "Der Zielpunkt ist nicht frei.", "Het punt waar je heen wilt, is bezet."}};
inline constexpr Reason diagonal{"E-DIAGONAL", "W-6.2", {"Vikings never move diagonally.", "Wikinger ziehen nie schräg.", "Vikingen gaan nooit schuin."}};
inline constexpr Reason unreachable{"E-UNREACHABLE", "W-6.2", {"Neither a step to a neighbouring point nor a series of jumps over single figures leads there.", "Weder ein Schritt auf einen Nachbarpunkt noch eine Folge von Sprüngen über einzelne Figuren führt dorthin.", "Noch een stap naar een buurpunt, noch een reeks sprongen over telkens één stuk leidt daarheen."}};
inline constexpr Reason chain_other_viking{"E-CHAIN-OTHER", "W-7.5", {"Only the Viking that has just captured may move on.", "Nur der Wikinger, der eben gefangen hat, darf weiterziehen.", "Alleen de Viking die net heeft gevangen, mag verder."}};
inline constexpr Reason chain_without_capture{"E-CHAIN-NO-CAPTURE", "W-7.5", {"After a capture the Viking may move on only if it captures again.", "Nach einem Fang darf der Wikinger nur weiterziehen, wenn er dabei wieder fängt.", "Na een vangst mag de Viking alleen verder als hij opnieuw vangt."}};
inline constexpr Reason chain_mandatory{"E-CHAIN-MANDATORY", "W-7.5", {"As agreed, a Viking that can capture again must do so.", "Wie vereinbart, muss ein Wikinger weiterfangen, wenn er kann.", "Zoals afgesproken moet een Viking verder vangen als hij kan."}};
inline constexpr Reason must_move{"E-MUST-MOVE", "W-6.4", {"Moving is compulsory while a Viking can move.", "Solange ein Wikinger ziehen kann, herrscht Zugpflicht.", "Zolang een Viking nog kan gaan of springen, moet je er een verzetten."}};

// Towers
inline constexpr Reason no_viking_in_region{"E-REGION-PRESENCE", "W-8.1", {"You have too few of your own Vikings in this region.", "Du hast zu wenige eigene Wikinger in diesem Gebiet.", "Je hebt te weinig eigen Vikingen in dit gebied."}};
inline constexpr Reason enemy_in_region{"E-REGION-ENEMY", "W-8.1", {"Enemy figures still stand in this region.", "In diesem Gebiet stehen noch gegnerische Figuren.", "In dit gebied staan nog vijandelijke stukken."}};
inline constexpr Reason other_colour_in_region{"E-REGION-SHARED", "W-5.4", {"After the brawl a region counts only for the colour that stands there alone.", "Nach der Rauferei zählt ein Gebiet nur für die Farbe, die dort allein steht.", "Na het gevecht telt een gebied alleen voor de kleur die er alleen staat."}};
inline constexpr Reason region_has_tower{"E-REGION-TOWER", "W-8.1", {"This region has a tower already.", "Dieses Gebiet hat schon einen Turm.", "Dit gebied heeft al een toren."}};
inline constexpr Reason tower_on_same_point{"E-TOWER-SAME-POINT", "W-8.4", {"Your tower takes the place of the enemy's, on the same point.", "Dein Turm ersetzt den gegnerischen auf demselben Punkt.", "Jouw toren vervangt de vijandelijke op hetzelfde punt."}};
inline constexpr Reason guards_left_freely{"E-TOWER-UNAVENGED", "W-8.4", {"As agreed, a tower falls only to a turn that captures a guard in its region.", "Wie vereinbart, fällt ein Turm nur durch einen Zug, der in seinem Gebiet einen Wächter fängt.", "Zoals afgesproken valt een toren alleen door een beurt die in zijn gebied een bewaker vangt."}};
inline constexpr Reason no_tower_left{"E-NO-TOWER-LEFT", "W-8.5", {"There is no tower left to put up.", "Es ist kein Turm mehr übrig.", "Er is geen toren meer over."}};
inline constexpr Reason tower_mandatory{"E-TOWER-MANDATORY", "W-8.1", {"A conquered region must be marked with a tower.", "Ein erobertes Gebiet muss mit einem Turm gekennzeichnet werden.", "Een veroverd gebied moet met een toren worden gemarkeerd."}};
inline constexpr Reason decline_standstill{"E-DECLINE-STANDSTILL", "W-9.1", {"After two idle turns you may not decline the tower that makes this turn active.", "Nach zwei untätigen Zügen darfst du auf den Turm, der diesen Zug gelten lässt, nicht verzichten.", "Na twee beurten zonder dreiging mag je deze toren niet overslaan."}};

// Standstill
inline constexpr Reason must_threaten{"E-MUST-THREATEN", "W-9.1", {"After two idle turns you must capture, put up a tower, or threaten a capture.", "Nach zwei untätigen Zügen musst du fangen, einen Turm aufstellen oder einen Fang androhen.", "Na twee beurten zonder vangst, toren of dreiging moet je vangen, een toren plaatsen of met een vangst dreigen."}};
inline constexpr Reason must_capture{"E-MUST-CAPTURE", "W-9.1", {"After two turns without a capture you must capture if you can.", "Nach zwei Zügen ohne Fang musst du fangen, wenn du kannst.", "Na twee beurten zonder vangst moet je vangen als je kunt."}};
inline constexpr Reason shuttle{"E-SHUTTLE", "W-9.1", {"The same Viking may not go to and fro a third time.", "Derselbe Wikinger darf nicht ein drittes Mal hin und her ziehen.", "Dezelfde Viking mag niet een derde keer heen en weer gaan."}};

// clang-format on

inline constexpr std::array all = {&seats,
                                   &option_value,
                                   &island_parts,
                                   &island_rotation,
                                   &island_far_out,
                                   &island_overlap,
                                   &island_contact,
                                   &island_lake,
                                   &island_rows,
                                   &island_large,
                                   &island_small,
                                   &notation,
                                   &no_such_point,
                                   &broken_path,
                                   &position_text,
                                   &position_points,
                                   &position_count,
                                   &position_towers,
                                   &position_phase,
                                   &position_decided,
                                   &over,
                                   &not_now,
                                   &occupied,
                                   &not_playing,
                                   &none_aboard,
                                   &no_enemy_viking,
                                   &brawl_cap,
                                   &brawl_quota,
                                   &not_your_viking,
                                   &tower_stays,
                                   &same_point,
                                   &target_occupied,
                                   &diagonal,
                                   &unreachable,
                                   &chain_other_viking,
                                   &chain_without_capture,
                                   &chain_mandatory,
                                   &must_move,
                                   &no_viking_in_region,
                                   &enemy_in_region,
                                   &other_colour_in_region,
                                   &region_has_tower,
                                   &tower_on_same_point,
                                   &guards_left_freely,
                                   &no_tower_left,
                                   &tower_mandatory,
                                   &decline_standstill,
                                   &must_threaten,
                                   &must_capture,
                                   &shuttle};

}  // namespace meadhall::wikinger::reasons
