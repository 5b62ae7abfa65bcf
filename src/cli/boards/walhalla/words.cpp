#include "cli/boards/walhalla/words.hpp"

#include <array>
#include <cstddef>

namespace meadhall::cli {

namespace {

struct Row {
    WalhallaSaying saying;
    Words words;
};

constexpr std::string_view lesson_en =
    R"(WALHALLA
Three raids. Settle the tongues of land, and see that your dead are honoured.

A turn  A ship with three seats is drawn. Your Vikings take its neutral seats
        and, if it is your ship, the coloured one; otherwise its owner may
        ride on the coloured seat.                 type: board 1 3, ride, stay
        Too few in Midgard? Each missing Viking costs a card and a point.
        Moor the ship in a fjord, either end first.         type: moor 2 bow
        From the coast outwards each Viking goes ashore left or right of its
        seat; with no field to go to it sails home.      type: land left
Fields  Cult site: draw a card. Forest: 2 or 3 points, twice with a Hunt.
        Village: 1 or 2 more strength. Wheat: points after each raid.
Fights  On an enemy's field you attack. An Attack card wins at once; else the
        defender loses (the fallen enters Walhalla), or gives up a hero from
        Walhalla and wins, or plays a Shield.      type: lose, win, shield
Raid's  Everybody lays cards face down; then they are turned up together.
end     The strongest on a tongue gets its outer number, the second the inner.
        Terrain cards pay a point for each such field. All but the Vikings in
        the wheat leave. The more heroes you have in Walhalla the more Vikings
        come back to Midgard.
The end After the third raid: a point a field, 6 and 4 for Walhalla.

Small letters are the ships' coloured seats, capitals are Vikings. “help”
lists the other commands.)";

constexpr std::string_view lesson_de =
    R"(WALHALLA
Drei Raubzüge. Besetze die Landzungen und sorge dafür, dass deine Gefallenen
geehrt werden.

Ein Zug Ein Drache mit drei Plätzen wird gezogen. Deine Wikinger nehmen die
        neutralen und, ist es dein Drache, den farbigen Platz; sonst darf sein
        Besitzer dort mitfahren.     Eingabe: besetze 1 3, mitfahren, bleibe
        Zu wenige in Midgard? Jeder, der fehlt, kostet Karte und Punkt.
        Lege in einem Fjord an, Bug oder Heck voran.    Eingabe: anlegen 2 bug
        Nun gehen die Wikinger der Reihe nach an Land, links oder rechts ihres
        Platzes, zuerst, wer der Küste am nächsten steht; wer kein Feld
        findet, fährt heim.                          Eingabe: lande links
Felder  Kultstätte: eine Karte. Wald: 2 oder 3 Punkte, mit Jagd doppelt.
        Dorf: 1 oder 2 mehr Stärke. Weizen: Punkte nach jedem Raubzug.
Kämpfe  Auf einem Feld des Gegners greifst du an. Attacke siegt sofort; sonst
        verliert der Verteidiger (der Gefallene zieht in Walhalla ein), oder er
        gibt einen Helden aus Walhalla her und gewinnt, oder er hat ein
        Schutzschild.                    Eingabe: verliere, gewinne, schild
Ende    Alle spielen verdeckt Karten aus und decken sie zusammen auf. Der
Raub-   Stärkste einer Landzunge bekommt ihre äußere Zahl, der zweite die
zug     innere. Landschaftskarten zählen je Feld einen Punkt. Alle Wikinger
        außer denen im Weizen gehen heim. Je mehr Helden in Walhalla, desto
        mehr Wikinger kommen nach Midgard.
Schluss Nach dem dritten Raubzug: ein Punkt je Feld, 6 und 4 für Walhalla.

Kleine Buchstaben sind farbige Plätze, große sind Wikinger. „hilfe“ nennt die
anderen Befehle.)";

constexpr std::string_view lesson_nl =
    R"(WALHALLA
Drie rooftochten. Bezet de landtongen en zorg dat je gesneuvelden geëerd
worden.

Beurt   Er komt een draak met drie plaatsen. Je Vikingen nemen de neutrale
        plaatsen en, is het jouw draak, de gekleurde; anders mag de eigenaar
        daar meevaren.                   typ: bezet 1 3, meevaren, blijf
        Te weinig in Midgard? Elke Viking die je
        tekortkomt, kost een kaart en een punt.
        Leg aan in een fjord, boeg of achtersteven voorop.
                                                    typ: aanleggen 2 boeg
        Nu gaan de Vikingen een voor een aan land, links of rechts van hun
        plaats, wie het dichtst bij de kust staat eerst; wie geen veld vindt,
        vaart naar huis.                             typ: land links
Velden  Offerplaats: een kaart. Woud: 2 of 3 punten, met jacht dubbel.
        Dorp: 1 of 2 meer sterkte. Tarwe: punten na elke rooftocht.
Strijd  Op een veld van een ander val je aan. Aanval wint meteen; anders
        verliest de verdediger (de gevallene gaat Walhalla binnen), of hij
        geeft een held uit Walhalla op en wint, of hij heeft een
        beschermschild.                     typ: verlies, win, schild
Einde   Iedereen legt kaarten gedekt neer en draait ze tegelijk om. De sterkste
van een van een landtong krijgt het buitenste getal, de tweede het binnenste.
tocht   Landschapskaarten geven een punt per veld. Alleen de Vikingen in de
        tarwe blijven staan. Hoe meer helden in Walhalla, hoe meer Vikingen
        naar Midgard komen.
Slot    Na de derde rooftocht: een punt per veld, 6 en 4 voor Walhalla.

Kleine letters zijn gekleurde plaatsen, grote zijn Vikingen. ‘hulp’ noemt de
andere opdrachten.)";

using S = WalhallaSaying;

// clang-format off: one row per saying
constexpr std::array rows = {
    Row{S::part_setup,     {"The land is laid out", "Das Land wird ausgelegt", "De landtongen worden neergelegd"}},
    Row{S::part_raid,      {"Raid {0} of 3, ships left: {1}", "Raubzug {0} von 3, Drachen: {1}", "Rooftocht {0} van 3, draken: {1}"}},
    Row{S::part_over,      {"The game is over", "Die Partie ist zu Ende", "De partij is afgelopen"}},

    Row{S::type_board,     {"Type seats, or “none”", "Gib Plätze ein oder „niemand“", "Typ plaatsen, of ‘niemand’"}},
    Row{S::type_ride,      {"Type “ride” or “stay”", "Gib „mitfahren“ oder „bleibe“ ein", "Typ ‘meevaren’ of ‘blijf’"}},
    Row{S::type_sell,      {"Type a card", "Gib eine Karte ein", "Typ een kaart"}},
    Row{S::type_moor,      {"Type a fjord and “bow” or “stern”", "Gib Fjord und „bug“ oder „heck“ ein", "Typ fjord en ‘boeg’ of ‘achtersteven’"}},
    Row{S::type_moor_any,  {"Type a fjord", "Gib einen Fjord ein", "Typ een fjord"}},
    Row{S::type_land,      {"Type “left” or “right”", "Gib „links“ oder „rechts“ ein", "Typ ‘links’ of ‘rechts’"}},
    Row{S::type_attack,    {"Type “attack” or “fight”", "Gib „attacke“ oder „kampf“ ein", "Typ ‘aanval’ of ‘vecht’"}},
    Row{S::type_defend,    {"Type one of: {0}", "Gib eines davon ein: {0}", "Typ een van: {0}"}},
    Row{S::type_hunt,      {"Type “hunt” or “take”", "Gib „jagd“ oder „sammle“ ein", "Typ ‘jacht’ of ‘verzamel’"}},
    Row{S::type_lay,       {"Type cards, or “nothing”", "Gib Karten ein oder „nichts“", "Typ kaarten, of ‘niets’"}},
    Row{S::type_walhalla,  {"Type “walhalla” or “keep”", "Gib „walhalla“ oder „behalte“ ein", "Typ ‘walhalla’ of ‘hou’"}},

    Row{S::must_buy,       {"Midgard is short of Vikings: each one more costs a card and a point.", "In Midgard fehlen Wikinger: Jeder weitere kostet eine Karte und einen Punkt.", "In Midgard ontbreken Vikingen: elke extra Viking kost een kaart en een punt."}},

    Row{S::tongue,         {"Tongue {0}", "Landz. {0}", "Landt. {0}"}},
    Row{S::heads,          {"  M  A  W  C Pts", "  M  A  W  H Pkt", "  M  A  W  H Pnt"}},
    Row{S::ship,           {"Ship:", "Drache:", "Draak:"}},
    Row{S::hand,           {"Your cards: {0}", "Deine Karten: {0}", "Je kaarten: {0}"}},
    Row{S::no_cards,       {"none", "keine", "geen"}},
    Row{S::pile,           {"Draw pile: {0}, discards: {1}", "Stapel: {0}, Ablage: {1}", "Stapel: {0}, aflegstapel: {1}"}},
    Row{S::legend,         {"M Midgard, A Asgard, W Walhalla, C cards; R red, B blue, Y yellow, K black; r: a red seat; <R> just now", "M Midgard, A Asgard, W Walhalla, H Handkarten; R Rot, B Blau, Y Gelb, K Schwarz; r: roter Platz; <R> gerade", "M Midgard, A Asgard, W Walhalla, H handkaarten; R rood, B blauw, Y geel, K zwart; r: rode plaats; <R> zojuist"}},
    Row{S::lay_any_of,     {"any of: {0}", "beliebige davon: {0}", "een of meer van: {0}"}},
    Row{S::lesson,         {lesson_en, lesson_de, lesson_nl}},
};

constexpr std::array notation = {
    SpelledWord{"board",    {"board", "besetze", "bezet"}},
    SpelledWord{"none",     {"none", "niemand", "niemand"}},
    SpelledWord{"ride",     {"ride", "mitfahren", "meevaren"}},
    SpelledWord{"stay",     {"stay", "bleibe", "blijf"}},
    SpelledWord{"sell",     {"sell", "verkaufe", "verkoop"}},
    SpelledWord{"moor",     {"moor", "anlegen", "aanleggen"}},
    SpelledWord{"bow-in",   {"bow", "bug", "boeg"}},
    SpelledWord{"stern-in", {"stern", "heck", "achtersteven"}},
    SpelledWord{"land",     {"land", "lande", "land"}},
    SpelledWord{"left",     {"left", "links", "links"}},
    SpelledWord{"right",    {"right", "rechts", "rechts"}},
    SpelledWord{"attack",   {"attack", "attacke", "aanval"}},
    SpelledWord{"fight",    {"fight", "kampf", "vecht"}},
    SpelledWord{"lose",     {"lose", "verliere", "verlies"}},
    SpelledWord{"win",      {"win", "gewinne", "win"}},
    SpelledWord{"shield",   {"shield", "schild", "schild"}},
    SpelledWord{"hunt",     {"hunt", "jagd", "jacht"}},
    SpelledWord{"forage",   {"take", "sammle", "verzamel"}},
    SpelledWord{"lay",      {"lay", "lege", "leg"}},
    SpelledWord{"nothing",  {"nothing", "nichts", "niets"}},
    SpelledWord{"keep",     {"keep", "behalte", "hou"}},
    SpelledWord{"forest+",  {"forest", "wald", "woud"}},
    SpelledWord{"wheat+",   {"wheat", "weizen", "tarwe"}},
    SpelledWord{"cult+",    {"cult", "kult", "offer"}},
    SpelledWord{"village+", {"village", "dorf", "dorp"}},
    SpelledWord{"tongue6",  {"tongue6", "landzunge6", "landtong6"}},
    SpelledWord{"tongue7",  {"tongue7", "landzunge7", "landtong7"}},
    SpelledWord{"tongue8",  {"tongue8", "landzunge8", "landtong8"}},
};

constexpr std::array<Words, walhalla::terrains> short_names = {{
    {"cult", "Kult", "offer"},
    {"frst 2", "Wald 2", "woud 2"},
    {"frst 3", "Wald 3", "woud 3"},
    {"vill+1", "Dorf+1", "dorp+1"},
    {"vill+2", "Dorf+2", "dorp+2"},
    {"wheat", "Weizen", "tarwe"},
}};
// clang-format on

static_assert(rows.size() == static_cast<std::size_t>(WalhallaSaying::count));
static_assert([] {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].saying != static_cast<WalhallaSaying>(i)) { return false; }
    }
    return true;
}());

}  // namespace

std::span<const SpelledWord> walhalla_notation() { return notation; }

const Words& words(WalhallaSaying saying) { return rows[static_cast<std::size_t>(saying)].words; }

std::string_view short_name(walhalla::Terrain terrain, Language language) {
    return short_names[index(terrain)].in(language);
}

}  // namespace meadhall::cli
