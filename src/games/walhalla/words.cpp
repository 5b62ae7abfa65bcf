// What happened, in a sentence, in the player's language; and what the options mean.
#include "games/walhalla/words.hpp"

#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

using D = Detail;

/// What is said of a happening, and which fields of its event matter. In the sentences stand $s and $o for the colours
/// of seat and other, $t tongue, $r row, $f fjord, $b berth, $w way, $n number, $i seats of the ship, $p points, $q
/// raid, $e terrain, $g far, $h ship, $c card, $l cards, $v headlands.
struct Saying {
    Happening what;
    Details details;
    Words words;
};
// clang-format off: one row per saying
constexpr std::array<Saying, happenings> sayings = {{
    {Happening::tile_laid,       {D::field, D::terrain, D::far}, {"Tongue $t grows: $e, then $g.", "Landzunge $t wächst: $e, dann $g.", "Landtong $t groeit: $e, dan $g."}},
    {Happening::inner_set,       {D::headlands}, {"The inner headlands are $v.", "Die inneren Landspitzen sind $v.", "De binnenste landspitsen zijn $v."}},
    {Happening::outer_set,       {D::headlands}, {"The outer headlands are $v.", "Die äußeren Landspitzen sind $v.", "De buitenste landspitsen zijn $v."}},
    {Happening::draws,           {D::seat}, {"$s draws a card.", "$s zieht eine Karte.", "$s trekt een kaart."}},
    {Happening::draws_card,      {D::seat, D::card}, {"$s draws a card: $c.", "$s zieht eine Karte: $c.", "$s trekt een kaart: $c."}},
    {Happening::pile_renewed,    {D::number}, {"The $n discarded cards become the new draw pile.", "Die $n abgelegten Karten werden zum neuen Nachziehstapel.", "De $n afgelegde kaarten worden de nieuwe voorraadstapel."}},
    {Happening::begins,          {D::seat}, {"The lot falls to $s: $s begins.", "Das Los fällt auf $s: $s beginnt.", "Het lot valt op $s: $s begint."}},
    {Happening::ship_drawn,      {D::seat, D::ship}, {"$s draws a ship: $h.", "$s zieht einen Drachen: $h.", "$s trekt een draak: $h."}},
    {Happening::boards,          {D::seat, D::seats}, {"$s goes aboard: $i.", "$s geht an Bord: $i.", "$s gaat aan boord: $i."}},
    {Happening::stays,           {D::seat}, {"$s stays ashore.", "$s bleibt an Land.", "$s blijft aan land."}},
    {Happening::sells,           {D::seat, D::card}, {"$s sells a card ($c) and pays a point for a Viking from Asgard.", "$s verkauft eine Karte ($c) und zahlt einen Punkt für einen Wikinger aus Asgard.", "$s verkoopt een kaart ($c) en betaalt een punt voor een Viking uit Asgard."}},
    {Happening::moors,           {D::seat, D::berth, D::ship}, {"$s moors in fjord $f, berth $b, $w.", "$s legt in Fjord $f an, Liegeplatz $b, $w.", "$s legt aan in fjord $f, ligplaats $b, $w."}},
    {Happening::ship_set_aside,  {D::seat, D::ship}, {"Nobody sails; $s sets the ship aside.", "Niemand fährt mit; $s legt den Drachen beiseite.", "Niemand vaart mee; $s legt de draak opzij."}},
    {Happening::returns,         {D::seat}, {"A Viking of $s finds no field and returns to Midgard.", "Ein Wikinger von $s findet kein Feld und kehrt nach Midgard zurück.", "Een Viking van $s vindt geen veld en keert terug naar Midgard."}},
    {Happening::lands,           {D::seat, D::field, D::terrain}, {"$s lands on tongue $t, row $r: $e.", "$s landet auf Landzunge $t, Reihe $r: $e.", "$s landt op landtong $t, rij $r: $e."}},
    {Happening::attacks,         {D::seat, D::other, D::field, D::terrain}, {"$s attacks $o on tongue $t, row $r: $e.", "$s greift $o auf Landzunge $t, Reihe $r an: $e.", "$s valt $o aan op landtong $t, rij $r: $e."}},
    {Happening::plays_attack,    {D::seat, D::other}, {"$s plays Attack against $o.", "$s spielt Attacke gegen $o.", "$s speelt Aanval tegen $o."}},
    {Happening::falls,           {D::seat, D::other}, {"$s loses the fight, and a hero enters Walhalla; $o takes the field.", "$s verliert den Kampf, und ein Held zieht in Walhalla ein; $o nimmt das Feld.", "$s verliest de strijd, en een held gaat Walhalla binnen; $o neemt het veld."}},
    {Happening::defends,         {D::seat, D::other}, {"$s wins the fight and gives up a hero; the attacker of $o enters Walhalla.", "$s gewinnt den Kampf und gibt einen Helden her; der Angreifer von $o zieht in Walhalla ein.", "$s wint de strijd en geeft een held op; de aanvaller van $o gaat Walhalla binnen."}},
    {Happening::plays_shield,    {D::seat, D::other}, {"$s plays Shield and repels $o.", "$s spielt Schutzschild und wehrt $o ab.", "$s speelt Beschermschild en weert $o af."}},
    {Happening::driven_back,     {D::seat}, {"The attacker of $s goes back to Midgard.", "Der Angreifer von $s geht zurück nach Midgard.", "De aanvaller van $s gaat terug naar Midgard."}},
    {Happening::forest_scores,   {D::seat, D::points}, {"$s scores $p for the forest.", "$s bekommt $p Punkte für den Wald.", "$s krijgt $p punten voor het woud."}},
    {Happening::hunts,           {D::seat, D::points}, {"$s plays Hunt and scores $p for the forest.", "$s spielt Jagd und bekommt $p Punkte für den Wald.", "$s speelt Jacht en krijgt $p punten voor het woud."}},
    {Happening::raid_ends,       {D::raid}, {"Raid $q is over.", "Raubzug $q ist zu Ende.", "Rooftocht $q is afgelopen."}},
    {Happening::lays,            {D::seat}, {"$s has chosen cards.", "$s hat Karten gewählt.", "$s heeft kaarten gekozen."}},
    {Happening::lays_cards,      {D::seat, D::cards}, {"$s lays face down: $l.", "$s legt verdeckt: $l.", "$s legt gedekt: $l."}},
    {Happening::reveals,         {D::seat, D::cards}, {"$s reveals: $l.", "$s deckt auf: $l.", "$s onthult: $l."}},
    {Happening::tongue_scores,   {D::seat, D::tongue, D::number, D::points}, {"Tongue $t: $s scores $p with strength $n.", "Landzunge $t: $s bekommt $p Punkte mit Stärke $n.", "Landtong $t: $s krijgt $p punten met sterkte $n."}},
    {Happening::wheat_scores,    {D::seat, D::number, D::points}, {"$s scores $p for wheat (fields: $n).", "$s bekommt $p Punkte für Weizen (Felder: $n).", "$s krijgt $p punten voor tarwe (velden: $n)."}},
    {Happening::card_scores,     {D::seat, D::points, D::card}, {"$s scores $p by card: $c.", "$s bekommt $p Punkte durch Karte: $c.", "$s krijgt $p punten door kaart: $c."}},
    {Happening::plays_walhalla,  {D::seat}, {"$s plays the Walhalla card.", "$s spielt die Walhalla-Karte.", "$s speelt de Walhallakaart."}},
    {Happening::fields_cleared,  {}, {"All Vikings but those in the wheat return to Asgard.", "Alle Wikinger außer denen im Weizen kehren nach Asgard zurück.", "Alle Vikings behalve die in de tarwe keren terug naar Asgard."}},
    {Happening::resupplied,      {D::seat, D::number}, {"Resupply for $s: $n.", "Nachschub für $s: $n.", "Bevoorrading voor $s: $n."}},
    {Happening::exodus,          {D::number}, {"Heroes leave Walhalla; each colour: $n.", "Helden verlassen Walhalla; jede Farbe: $n.", "Helden verlaten Walhalla; elke kleur: $n."}},
    {Happening::raid_begins,     {D::seat, D::raid}, {"Raid $q begins with $s.", "Raubzug $q beginnt mit $s.", "Rooftocht $q begint met $s."}},
    {Happening::fields_score,    {D::seat, D::points}, {"$s scores $p for the fields held.", "$s bekommt $p Punkte für besetzte Felder.", "$s krijgt $p punten voor bezette velden."}},
    {Happening::walhalla_scores, {D::seat, D::number, D::points}, {"Walhalla: $s scores $p with strength $n.", "Walhalla: $s bekommt $p Punkte mit Stärke $n.", "Walhalla: $s krijgt $p punten met sterkte $n."}},
    {Happening::wins,            {D::seat, D::points}, {"$s wins with $p points.", "$s gewinnt mit $p Punkten.", "$s wint met $p punten."}},
}};

constexpr std::array<Words, 4> colour_words = {{
    {"Red", "Rot", "Rood"}, {"Blue", "Blau", "Blauw"}, {"Yellow", "Gelb", "Geel"}, {"Black", "Schwarz", "Zwart"}}};

constexpr std::array<Words, 2> way_words = {{
    {"bow first", "mit dem Bug voran", "met de boeg vooruit"}, {"stern first", "mit dem Heck voran", "met het hek vooruit"}}};

constexpr std::array<Words, terrains> terrain_words = {{
    {"cult site", "Kultstätte", "offerplaats"},
    {"forest 2", "Wald 2", "woud 2"},
    {"forest 3", "Wald 3", "woud 3"},
    {"village +1", "Dorf +1", "dorp +1"},
    {"village +2", "Dorf +2", "dorp +2"},
    {"wheat", "Weizenfeld", "tarweveld"}}};

constexpr std::array<Words, card_kinds> card_words = {{
    {"Forest +1", "Wald +1", "Woud +1"},
    {"Wheat +1", "Weizen +1", "Tarwe +1"},
    {"Cult site +1", "Kultstätte +1", "Offerplaats +1"},
    {"Village +1", "Dorf +1", "Dorp +1"},
    {"Tongue 6", "Landzunge 6", "Landtong 6"},
    {"Tongue 7", "Landzunge 7", "Landtong 7"},
    {"Tongue 8", "Landzunge 8", "Landtong 8"},
    {"Walhalla", "Walhalla", "Walhalla"},
    {"Hunt", "Jagd", "Jacht"},
    {"Attack", "Attacke", "Aanval"},
    {"Shield", "Schutzschild", "Beschermschild"}}};

struct Meaning {
    std::string_view option;
    Words words;
};
constexpr std::array meanings = {
    Meaning{"profile", {"Which rulebook decides where they differ: the revised one, or the German booklet", "Welche Regel gilt, wo sie sich unterscheiden: die überarbeitete oder das deutsche Heft", "Welke spelregel geldt waar ze verschillen: de herziene of het Duitse boekje"}},
    Meaning{"finalWalhallaSecond", {"Points for the second place in Walhalla at the end", "Punkte für den zweiten Platz in Walhalla am Ende", "Punten voor de tweede plaats in Walhalla aan het eind"}},
    Meaning{"sellCards", {"Whoever has no Viking in Midgard may buy one from Asgard for a card and a point", "Wer keinen Wikinger in Midgard hat, darf einen aus Asgard für eine Karte und einen Punkt kaufen", "Wie geen Viking in Midgard heeft, mag er een uit Asgard kopen voor een kaart en een punt"}},
    Meaning{"shieldWithoutWalhalla", {"A shield works with an empty Walhalla too", "Ein Schutzschild wirkt auch bei leerem Walhalla", "Een beschermschild werkt ook bij een leeg Walhalla"}},
    Meaning{"attackerTriggersField", {"An attacker who takes a field uses it", "Ein Angreifer, der ein Feld nimmt, nutzt es auch", "Een aanvaller die een veld neemt, gebruikt het ook"}},
    Meaning{"landingSideChooser", {"Who chooses the shore for a passenger's Viking", "Wer das Ufer für den Wikinger eines Mitfahrers wählt", "Wie de oever kiest voor de Viking van een medereiziger"}},
    Meaning{"walhallaCardTiming", {"The Walhalla card is revealed with the others, or played at the resupply", "Die Walhalla-Karte wird mit den anderen aufgedeckt oder beim Nachschub gespielt", "De Walhallakaart wordt met de andere onthuld of bij de bevoorrading gespeeld"}},
    Meaning{"walhallaCardCountsFinally", {"The Walhalla card counts in the final scoring too", "Die Walhalla-Karte zählt auch in der Endwertung", "De Walhallakaart telt ook in de slotwaardering"}},
    Meaning{"boardingOrder", {"Who boards first: the active player or the passenger", "Wer zuerst an Bord geht: der Spieler am Zug oder der Mitfahrer", "Wie eerst aan boord gaat: de speler aan de beurt of de medereiziger"}},
    Meaning{"emptyShipSails", {"A ship without Vikings is moored too", "Auch ein Drache ohne Wikinger legt an", "Ook een draak zonder Vikings legt aan"}},
    Meaning{"shieldLoserTo", {"Where a Viking repelled by a shield goes", "Wohin ein vom Schutzschild abgewehrter Wikinger kommt", "Waar een door het beschermschild afgeweerde Viking heen gaat"}},
    Meaning{"tongueCardNeedsPresence", {"A tongue card works only with a Viking on that tongue", "Eine Landzungenkarte wirkt nur mit einem Wikinger auf der Landzunge", "Een landtongkaart werkt alleen met een Viking op die landtong"}},
    Meaning{"zeroStrengthScores", {"Strength zero can win a second or shared place", "Auch Stärke null kann einen zweiten oder geteilten Platz erringen", "Ook sterkte nul kan een tweede of gedeelde plaats behalen"}},
    Meaning{"sellFloor", {"Whether buying Vikings may take the score below zero", "Ob man durch Wikingerkauf unter null Punkte kommen darf", "Of de score door het kopen van Vikings onder nul mag komen"}},
    Meaning{"finalTieBreak", {"What decides between players with equal points", "Was bei Punktgleichstand entscheidet", "Wat bij een gelijke stand beslist"}},
    Meaning{"firstWalhallaFrom", {"Where the first hero of each colour comes from", "Woher der erste Held jeder Farbe kommt", "Waar de eerste held van elke kleur vandaan komt"}},
    Meaning{"tongueLengths", {"Tiles on the three tongues: 5 to 8 each, 18 in all", "Plättchen der drei Landzungen: je 5 bis 8, zusammen 18", "Tegels van de drie landtongen: elk 5 tot 8, samen 18"}},
    Meaning{"unusedColour", {"With three players: the colour nobody plays", "Zu dritt: die Farbe, die niemand spielt", "Met drie spelers: de kleur die niemand speelt"}},
    Meaning{"components", {"Other tiles, ships or tongue cards than usual", "Andere Plättchen, Drachen oder Landzungenkarten als üblich", "Andere tegels, draken of landtongkaarten dan gewoonlijk"}},
    // Of the components.
    Meaning{"tiles", {"18 tiles of two fields: C cult site, f or F forest 2 or 3, v or V village +1 or +2, W wheat", "18 Plättchen mit zwei Feldern: C Kultstätte, f oder F Wald 2 oder 3, v oder V Dorf +1 oder +2, W Weizen", "18 tegels met twee velden: C offerplaats, f of F woud 2 of 3, v of V dorp +1 of +2, W tarwe"}},
    Meaning{"ships", {"12 ships of three seats: n neutral, and one of R red, B blue, Y yellow, K black", "12 Drachen mit drei Plätzen: n neutral, und einer aus R Rot, B Blau, Y Gelb, K Schwarz", "12 draken met drie plaatsen: n neutraal, en één uit R rood, B blauw, Y geel, K zwart"}},
    Meaning{"tongueCards", {"How many of the three tongue cards are for tongue 6, 7 and 8", "Wie viele der drei Landzungenkarten für Landzunge 6, 7 und 8 sind", "Hoeveel van de drie landtongkaarten voor landtong 6, 7 en 8 zijn"}},
};
// clang-format on

static_assert([] {
    for (std::size_t i = 0; i < sayings.size(); ++i) {
        if (static_cast<std::size_t>(sayings[i].what) != i) { return false; }
    }
    return true;
}());

void replace_all(std::string& text, std::string_view mark, std::string_view by) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size())) {
        text.replace(at, mark.size(), by);
    }
}

std::string listed(const Cards& cards, Language language) {
    std::string text;
    for_each_kind(cards, [&](std::size_t kind) {
        for (int i = 0; i < count(cards, kind); ++i) {
            text += text.empty() ? "" : ", ";
            text += card_words[kind].in(language);
        }
    });
    return text.empty() ? "–" : text;
}

std::string listed(ShipSeats seats) {
    std::string text;
    for (int seat : seat_numbers(seats)) { text += (text.empty() ? "" : ", ") + std::to_string(seat); }
    return text;
}

std::string listed(const Headlands& values) {
    return std::to_string(values[0]) + ", " + std::to_string(values[1]) + ", " + std::to_string(values[2]);
}

/// "Blue, seat 3"
std::string listed(Ship ship, Language language) {
    constexpr Words seat{"seat", "Platz", "plaats"};
    const std::string colour{words_for(colour_of(ship)).in(language)};
    return colour + ", " + std::string{seat.in(language)} + " " + std::to_string(coloured_seat(ship) + 1);
}

Words meaning_of(std::string_view field) {
    for (const Meaning& meaning : meanings) {
        if (meaning.option == field) { return meaning.words; }
    }
    return {};
}

}  // namespace

Words words_for(Colour colour) { return colour_words[index(colour) - 1]; }
Words words_for(Terrain terrain) { return terrain_words[index(terrain)]; }
Words words_for(Card card) { return card_words[index(card)]; }

Details details_of(Happening what) { return sayings[static_cast<std::size_t>(what)].details; }

std::string Game::tell(const Event& event, Language language) const {
    std::string text{sayings[static_cast<std::size_t>(event.what)].words.in(language)};
    const auto say = [&](std::string_view mark, const auto& what) { replace_all(text, mark, what); };
    say("$s", words_for(colour(event.seat)).in(language));
    say("$o", words_for(colour(event.other)).in(language));
    say("$t", std::to_string(event.tongue));
    say("$r", std::to_string(event.row));
    say("$f", std::to_string(event.fjord));
    say("$b", std::to_string(event.berth));
    say("$w", way_words[static_cast<std::size_t>(event.way)].in(language));
    say("$n", std::to_string(event.number));
    say("$i", listed(event.seats));
    say("$p", std::to_string(event.points));
    say("$q", std::to_string(event.raid));
    say("$e", words_for(event.terrain).in(language));
    say("$g", words_for(event.far).in(language));
    if (event.ship != Ship::none) { say("$h", listed(event.ship, language)); }
    say("$c", words_for(event.card).in(language));
    say("$l", listed(event.cards, language));
    say("$v", listed(event.headlands));
    return text;
}

Words Options::meaning(std::string_view field) { return meaning_of(field); }
Words Components::meaning(std::string_view field) { return meaning_of(field); }

}  // namespace meadhall::walhalla
