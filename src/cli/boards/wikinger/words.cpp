#include "cli/boards/wikinger/words.hpp"

#include <cstddef>

namespace meadhall::cli {

namespace {

struct Row {
    Saying saying;
    Words words;
};

constexpr std::string_view lesson_en =
    R"(DIE WIKINGER KOMMEN!
Hold regions of the island with towers: {0}.

1  Settlement. In turn everybody puts two Vikings on free points, until all
   18 are ashore.                                     type: c4 d5
2  Brawl. Everybody takes four enemy Vikings off the island. Whoever then is
   alone in a region may put a tower there.           type: c4 d5 e6 f7
3  Moving. Move one Viking per turn, along rows and columns, never diagonally:
   one step to a free neighbour, or any number of jumps, each over a single
   neighbouring figure to the free point behind it.   type: c4-c5 or c4-c6-e6
   Capture: end your move beside an enemy that has, straight behind it, one
   of your figures, an ally's (with three players anybody else's), or the
   shore. A Viking that has captured may go on as long as it captures again.
   Walking between two enemies is safe. Towers can be captured too.
   Conquest: a region where you have a Viking and no enemy has a figure is
   yours: put up a tower on a free point there. Where an enemy tower lost
   its guards, or was captured, your own tower takes its place.
   After two turns without capture, tower or threat the third must have one.

On the board: R red, B black, L light red, G grey; [R] is a tower, small
letters name the regions, ~ is the sea. “help” lists the other commands.)";

constexpr std::string_view lesson_de =
    R"(DIE WIKINGER KOMMEN!
Erobere Gebiete und stelle dort Türme auf: {0}.

1  Besiedelung. Reihum setzt jeder zwei Wikinger auf freie Punkte, bis alle
   18 an Land sind.                                   Eingabe: c4 d5
2  Rauferei. Jeder nimmt vier Gegner von der Insel. Wer danach allein in
   einem Gebiet ist, darf dort einen Turm aufstellen. Eingabe: c4 d5 e6 f7
3  Das Spiel. Ziehe jedes Mal einen Wikinger, nie schräg: einen Schritt auf
   einen freien Nachbarpunkt (Eingabe: c4-c5) oder beliebig viele Sprünge über
   je eine Nachbarfigur auf den freien Punkt dahinter (Eingabe: c4-c6-e6).
   Fangen: Beende den Zug neben einem Gegner, hinter dem in gerader Linie
   eine deiner Figuren, eine des Verbündeten (zu dritt: irgendeine andere)
   oder das Ufer liegt. Wer gefangen hat, darf weiterziehen, solange er wieder
   fängt. Zwischen zwei Gegner zu ziehen ist ungefährlich; fangen kann nur, wer
   zieht. Auch Türme werden gefangen.
   Erobern: Steht in einem Gebiet ein Wikinger von dir und keine gegnerische
   Figur, gehört es dir: Stelle dort einen Turm auf einen freien Punkt. Hat ein
   gegnerischer keine Wächter mehr oder wird er gefangen, tritt deiner an seine
   Stelle. Nach zwei Zügen ohne Fang, Turm oder Drohung muss der dritte eins
   davon bringen.

Auf dem Brett: R Rot, B Schwarz, L Hellrot, G Grau; [R] ist ein Turm, kleine
Buchstaben sind Gebiete, ~ ist das Meer. „hilfe“ nennt die anderen Befehle.)";

constexpr std::string_view lesson_nl =
    R"(DIE WIKINGER KOMMEN!
Verover gebieden en zet er torens op: {0}.

1  Vestiging. Om de beurt zet iedereen twee Vikingen op vrije punten, tot alle
   18 aan land zijn.                                  typ: c4 d5
2  Gevecht. Iedereen gooit vier vijandelijke Vikingen van het eiland. Wie dan
   alleen in een gebied staat, mag er een toren plaatsen.   typ: c4 d5 e6 f7
3  Het spel. Verzet per beurt één Viking, langs rijen en kolommen, nooit
   schuin: één stap naar een vrij buurpunt (typ: c4-c5), of zoveel sprongen
   als je wilt, telkens over één buurstuk naar het vrije punt erachter (typ:
   c4-c6-e6).
   Vangen: eindig je zet naast een vijandelijk stuk dat recht achter zich een
   stuk van jou, van je bondgenoot (met drie spelers: van wie dan ook) of de
   kust heeft. Wie gevangen heeft, mag verder zolang hij opnieuw vangt. Tussen
   twee vijandelijke stukken gaan staan is veilig. Ook torens kun je vangen.
   Veroveren: een gebied met een Viking van jou en zonder vijandelijk stuk is
   van jou: plaats een toren op een vrij punt. Waar een vijandelijke toren zijn
   bewakers verloor of werd gevangen, komt jouw toren in de plaats.
   Na twee beurten zonder vangst, toren of dreiging moet de derde er wel
   een opleveren.

Op het bord: R rood, B zwart, L lichtrood, G grijs; [R] is een toren, kleine
letters zijn gebieden, ~ is de zee. ‘hulp’ noemt de andere opdrachten.)";

// clang-format off: one row per saying
constexpr std::array rows = {
    Row{Saying::part_settlement,       {"1 of 3: settlement", "1 von 3: Besiedelung", "1 van 3: vestiging"}},
    Row{Saying::part_brawl,            {"2 of 3: the brawl", "2 von 3: die Rauferei", "2 van 3: het gevecht"}},
    Row{Saying::part_march,            {"3 of 3: moving", "3 von 3: das eigentliche Spiel", "3 van 3: het eigenlijke spel"}},
    Row{Saying::part_over,             {"The game is over", "Die Partie ist zu Ende", "De partij is afgelopen"}},

    Row{Saying::type_points,           {"Type points", "Gib Punkte ein", "Typ punten"}},
    Row{Saying::type_point,            {"Type a point", "Gib einen Punkt ein", "Typ een punt"}},
    Row{Saying::type_enemies,          {"Type where they stand", "Gib ein, wo sie stehen", "Typ waar ze staan"}},
    Row{Saying::type_tower,            {"Type a point marked ( )", "Gib einen Punkt mit ( ) ein", "Typ een punt met ( )"}},
    Row{Saying::type_tower_or_decline, {"Type a point marked ( ), or “decline”", "Gib einen Punkt mit ( ) ein oder „verzichte“", "Typ een punt met ( ), of ‘overslaan’"}},
    Row{Saying::type_march,            {"Type from and to", "Gib Start und Ziel ein", "Typ van en naar"}},
    Row{Saying::type_march_on,         {"Type from and to, or “stop”", "Gib Start und Ziel ein oder „stopp“", "Typ van en naar, of ‘stop’"}},
    Row{Saying::type_pass,             {"None of your Vikings can move: type “pass”", "Keiner deiner Wikinger kann ziehen: Gib „passe“ ein", "Geen van je Vikingen kan gaan of springen: typ ‘pas’"}},

    Row{Saying::towers,                {"towers", "Türme", "torens"}},
    Row{Saying::vikings,               {"Vikings", "Wikinger", "Vikingen"}},
    Row{Saying::lost,                  {"lost", "verloren", "verloren"}},
    Row{Saying::goal,                  {"{0} towers to win", "{0} Türme zum Sieg", "{0} torens om te winnen"}},
    Row{Saying::goal_together,         {"{0} towers of a pair to win", "{0} Türme eines Paars zum Sieg", "{0} torens van een paar om te winnen"}},
    Row{Saying::pair,                  {"{0}+{1}: {2} of {3}", "{0}+{1}: {2} von {3}", "{0}+{1}: {2} van {3}"}},
    Row{Saying::quiet,                 {"Quiet turns: {0} of {1}", "Ruhige Züge: {0} von {1}", "Rustige beurten: {0} van {1}"}},
    Row{Saying::idle,                  {"Idle turns: {0}", "Untätige Züge: {0}", "Zonder dreiging: {0}"}},
    Row{Saying::legend,                {"[R] tower  <R> just now", "[R] Turm  <R> gerade eben", "[R] toren  <R> zojuist"}},
    Row{Saying::captures,              {"× captures", "× fängt", "× vangt"}},
    Row{Saying::lesson,                {lesson_en, lesson_de, lesson_nl}},
};

constexpr std::array notation = {
    SpelledWord{"start",    {"start", "beginne", "begin"}},
    SpelledWord{"settle",   {"settle", "setze", "zet"}},
    SpelledWord{"remove",   {"remove", "nimm", "neem"}},
    SpelledWord{"tower",    {"tower", "turm", "toren"}},
    SpelledWord{"decline",  {"decline", "verzichte", "overslaan"}},
    SpelledWord{"stop",     {"stop", "stopp", "stop"}},
    SpelledWord{"pass",     {"pass", "passe", "pas"}},
    SpelledWord{"red",      {"red", "rot", "rood"}},
    SpelledWord{"black",    {"black", "schwarz", "zwart"}},
    SpelledWord{"lightRed", {"lightRed", "hellrot", "lichtrood"}},
    SpelledWord{"grey",     {"grey", "grau", "grijs"}},
};
// clang-format on

static_assert(rows.size() == static_cast<std::size_t>(Saying::count));
static_assert([] {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].saying != static_cast<Saying>(i)) { return false; }
    }
    return true;
}());

}  // namespace

std::span<const SpelledWord> wikinger_notation() { return notation; }

const Words& words(Saying saying) { return rows[static_cast<std::size_t>(saying)].words; }

}  // namespace meadhall::cli
