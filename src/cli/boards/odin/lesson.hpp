// Ein Fest für Odin taught on one screen.
#pragma once

#include "core/words.hpp"

namespace meadhall::cli {

inline constexpr Words odin_lesson = {
    R"(EIN FEST FÜR ODIN
Hunt, trade, raid and explore, and cover your boards with what you bring home.

Turn    Send 1 to 4 Vikings to a free action space and use it; the column says
        how many. Column 3 also brings a card, column 4 lets you play one.
                                       type: 2c, pass   view actions, view 4m
Goods   Orange and red are food, green and blue are for the boards. An upgrade
        turns orange to red to green to blue.                     view goods
Laying  At any time. Green, blue and grey tiles, silver and ore lie on the home
        board and islands; green never touches green. A number is covered only
        when nothing is open left of it and below it: the lowest open number
        is your income. Surround a symbol to get it every round.
           type: oil c4 (lower left cell), oil c4 1 (turned)      view home
Houses  take any goods; orange never touches orange, red never red.
Dice    Hunting, snares and whaling want low rolls and cost wood or weapons;
        raids want high ones, stone and swords add. Three rolls, then pay or
        fail.                                       type: roll, pay 1, fail
Ships   Whaling boats hunt whales, knarrs trade, longships raid; all explore.
        Emigrating scores points and shrinks the feast.
                                                  type: buy knarr, arm longship
Feast   Fill the table each round with dishes, long side or short (cross), and
        silver; every place left empty costs 3 points.
                                            type: mead, peas cross, silver 2
End     After the last round: ships, islands, houses, animals, cards and silver
        count; every open - on a board costs a point.

“try MOVE” shows what a move would change, “moves oil” where oil can lie,
“view 2c” what a space costs and brings. “help” lists the other commands.)",
    R"(EIN FEST FÜR ODIN
Jage, handle, plündere und entdecke, und decke deine Pläne mit der Beute ab.

Zug     Schicke 1 bis 4 Wikinger auf ein freies Aktionsfeld und nutze es; die
        Spalte sagt, wie viele. Spalte 3 bringt auch eine Karte, in Spalte 4
        darfst du eine ausspielen. Eingabe: 2c, passe  brett aktionen, brett 4m
Waren   Orange und Rot sind Nahrung, Grün und Blau decken Pläne ab. Aufwerten
        macht aus Orange Rot, dann Grün, dann Blau.              brett waren
Legen   Jederzeit. Grüne, blaue und graue Marken, Silber und Erz kommen auf
        Heimat- und Entdeckungspläne; Grün berührt nie Grün. Eine Zahl wird
        erst abgedeckt, wenn links davon und darunter nichts offen ist: Die
        kleinste offene Zahl sind deine Einnahmen. Ein ganz umschlossenes
        Symbol bringt jede Runde diese Ware als Prämie.
          Eingabe: Öl c4 (Feld links unten), Öl c4 1 (gedreht)   brett heimat
Häuser  nehmen alle Waren; Orange nie an Orange, Rot nie an Rot.
Würfel  Jagd, Fallen und Walfang wollen niedrige Würfe und kosten Holz oder
        Waffen; Überfälle wollen hohe, Stein und Schwerter helfen. Drei Würfe,
        dann zahlen oder scheitern.     Eingabe: würfeln, zahle 1, scheitern
Schiffe Walfangboote fangen Wale, Knorren handeln, Drachenschiffe plündern;
        alle entdecken. Auswandern bringt Punkte und verkleinert das Festmahl.
                                                   Eingabe: kaufe knorr
Fest    Fülle jede Runde die Tafel mit Gerichten, lang oder quer, und Silber;
        jeder leere Platz kostet 3 Punkte.  Eingabe: Met, Erbsen quer, Silber 2
Ende    Nach der letzten Runde zählen Schiffe, Entdeckungspläne, Häuser, Tiere,
        Karten und Silber; jedes offene - auf einem Plan kostet einen Punkt.

„probiere ZUG“ zeigt, was ein Zug ändert, „züge Öl“, wo Öl liegen darf,
„brett 2c“, was ein Feld kostet und bringt. „hilfe“ nennt andere Befehle.)",
    R"(ODIN (EIN FEST FÜR ODIN)
Jaag, handel, plunder en ontdek, en bedek je borden met wat je thuisbrengt.

Beurt   Stuur 1 tot 4 Vikingen naar een vrij actieveld en gebruik het; de kolom
        zegt hoeveel. Kolom 3 levert ook een kaart op, in kolom 4 mag je er een
        spelen.                     typ: 2c, pas   bord acties, bord 4m
Tegels  Oranje en rood zijn eten, groen en blauw bedekken borden. Opwaarderen
        maakt van oranje rood, dan groen, dan blauw.          bord goederen
Leggen  Op elk moment. Groene, blauwe en grijze tegels, zilver en erts komen op
        dorps- en ontdekkingsborden; groen raakt nooit groen. Een getal bedek
        je pas als er links van en onder niets open is: het laagste open getal
        vormt je inkomsten. Een omsloten symbool krijg je elke ronde.
          typ: olie c4 (vak linksonder), olie c4 1 (gedraaid)     bord dorp
Huizen  nemen alle goederen; oranje nooit naast oranje, rood nooit naast rood.
Worpen  Jacht, strikken en walvis willen laag gooien en kosten hout of wapens;
        overvallen willen hoog, steen en zwaarden helpen. Drie worpen, dan
        betalen of falen.                    typ: gooi, betaal 1, faal
Schepen Walvisboten vangen walvis, knarren handelen, drakenschepen plunderen;
        alle ontdekken. Emigreren geeft punten en maakt het feest kleiner.
                                                   typ: koop knarr
Feest   Vul elke ronde de tafel met gerechten, lang of dwars, en zilver; elke
        lege plaats kost 3 punten.     typ: mede, erwten dwars, zilver 2
Einde   Na de laatste ronde tellen schepen, ontdekkingsborden, huizen, dieren,
        kaarten en zilver; elke open - op een bord kost een punt.

‘probeer ZET’ toont wat een zet verandert, ‘zetten olie’ waar olie mag liggen,
‘bord 2c’ wat een veld kost en oplevert. ‘hulp’ noemt de andere opdrachten.)"};

}  // namespace meadhall::cli
