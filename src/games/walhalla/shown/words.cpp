// What happened, in a sentence, in the player's language; and what the options mean.
#include "games/walhalla/shown/words.hpp"

#include <algorithm>
#include <vector>

#include "core/sentence.hpp"
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

using D = Detail;

/// What is said of a happening, and which fields of its event matter. A sentence names the fields where it says them;
/// seats and `other` by their colours. Cards stand in quotation marks: fields have the same names.
struct Saying {
    Happening what;
    Details details;
    Words words;
};
// clang-format off: one row per saying
constexpr std::array<Saying, happenings> sayings = {{
    {Happening::tile_laid,       {D::field, D::terrain, D::far}, {"Tongue {tongue} grows: {terrain}, then {far}.", "Landzunge {tongue} wächst: {terrain}, dann {far}.", "Landtong {tongue} groeit: {terrain}, dan {far}."}},
    {Happening::inner_set,       {D::headlands}, {"The inner headlands are {headlands}.", "Die inneren Landspitzen sind {headlands}.", "De binnenste landspitsen zijn {headlands}."}},
    {Happening::outer_set,       {D::headlands}, {"The outer headlands are {headlands}.", "Die äußeren Landspitzen sind {headlands}.", "De buitenste landspitsen zijn {headlands}."}},
    {Happening::draws,           {D::seat}, {"{seat} draws a card.", "{seat} zieht eine Karte.", "{seat} trekt een kaart."}},
    {Happening::draws_card,      {D::seat, D::card}, {"{seat} draws the card {card:quoted}.", "{seat} zieht die Karte {card:quoted}.", "{seat} trekt de kaart {card:quoted}."}},
    {Happening::pile_renewed,    {D::number}, {"The {number|discarded card becomes|# discarded cards become} the new draw pile.", "Die {number|abgelegte Karte wird|# abgelegten Karten werden} zum neuen Nachziehstapel.", "De {number|afgelegde kaart wordt|# afgelegde kaarten worden} de nieuwe voorraadstapel."}},
    {Happening::begins,          {D::seat}, {"{seat} is drawn to begin.", "Das Los fällt auf {seat}: {seat} beginnt.", "Het lot valt op {seat}: {seat} begint."}},
    {Happening::ship_drawn,      {D::seat, D::ship}, {"{seat} draws a ship: {ship}.", "{seat} zieht einen Drachen: {ship}.", "{seat} trekt een draak: {ship}."}},
    {Happening::boards,          {D::seat, D::seats}, {"{seat} goes aboard: {aboard|seat|seats} {seats}.", "{seat} geht an Bord: {aboard|Platz|Plätze} {seats}.", "{seat} gaat aan boord: {aboard|plaats|plaatsen} {seats}."}},
    {Happening::stays,           {D::seat}, {"{seat} stays ashore.", "{seat} bleibt an Land.", "{seat} blijft aan land."}},
    {Happening::sells,           {D::seat, D::card}, {"{seat} sells the card {card:quoted} and pays a point for a Viking from Asgard.", "{seat} verkauft die Karte {card:quoted} und zahlt einen Punkt für einen Wikinger aus Asgard.", "{seat} verkoopt de kaart {card:quoted} en betaalt een punt voor een Viking uit Asgard."}},
    {Happening::moors,           {D::seat, D::berth, D::ship}, {"{seat} moors in fjord {fjord}, berth {berth}, {way}.", "{seat} legt in Fjord {fjord} an, Liegeplatz {berth}, {way}.", "{seat} legt aan in fjord {fjord}, ligplaats {berth}, {way}."}},
    {Happening::ship_set_aside,  {D::seat, D::ship}, {"Nobody sails; {seat} sets the ship aside.", "Niemand fährt mit; {seat} legt den Drachen beiseite.", "Niemand vaart mee; {seat} legt de draak opzij."}},
    {Happening::returns,         {D::seat}, {"{seat}'s Viking finds no field and returns to Midgard.", "Ein Wikinger von {seat} findet kein Feld und kehrt nach Midgard zurück.", "Een Viking van {seat} vindt geen veld en keert terug naar Midgard."}},
    {Happening::lands,           {D::seat, D::field, D::terrain}, {"{seat} lands on tongue {tongue}, row {row}: {terrain}.", "{seat} landet auf Landzunge {tongue}, Reihe {row}: {terrain}.", "{seat} landt op landtong {tongue}, rij {row}: {terrain}."}},
    {Happening::attacks,         {D::seat, D::other, D::field, D::terrain}, {"{seat} attacks {other} on tongue {tongue}, row {row}: {terrain}.", "{seat} greift {other} auf Landzunge {tongue}, Reihe {row} an: {terrain}.", "{seat} valt {other} aan op landtong {tongue}, rij {row}: {terrain}."}},
    {Happening::plays_attack,    {D::seat, D::other}, {"{seat} plays Attack against {other}.", "{seat} spielt Attacke gegen {other}.", "{seat} speelt Aanval tegen {other}."}},
    {Happening::falls,           {D::seat, D::other}, {"{seat} loses the fight, and a hero enters Walhalla; {other} takes the field.", "{seat} verliert den Kampf, und ein Held zieht in Walhalla ein; {other} erobert das Feld.", "{seat} verliest de strijd, en een held gaat Walhalla binnen; {other} verovert het veld."}},
    {Happening::defends,         {D::seat, D::other}, {"{seat} wins the fight and gives up a hero; {other}'s attacker enters Walhalla.", "{seat} gewinnt den Kampf und gibt einen Helden her; der angreifende Wikinger von {other} zieht in Walhalla ein.", "{seat} wint de strijd en geeft een held op; de aanvallende Viking van {other} gaat Walhalla binnen."}},
    {Happening::plays_shield,    {D::seat, D::other}, {"{seat} plays Shield and repels {other}.", "{seat} spielt den Schutzschild und wehrt {other} ab.", "{seat} speelt Beschermschild en weert {other} af."}},
    {Happening::driven_back,     {D::seat}, {"{seat}'s attacker goes back to Midgard.", "Der angreifende Wikinger von {seat} geht zurück nach Midgard.", "De aanvallende Viking van {seat} gaat terug naar Midgard."}},
    {Happening::forest_scores,   {D::seat, D::points}, {"{seat} scores {points} for the forest.", "{seat} bekommt {points} {points|Punkt|Punkte} für den Wald.", "{seat} krijgt {points} {points|punt|punten} voor het woud."}},
    {Happening::hunts,           {D::seat, D::points}, {"{seat} plays Hunt and scores {points} for the forest.", "{seat} spielt Jagd und bekommt {points} {points|Punkt|Punkte} für den Wald.", "{seat} speelt Jacht en krijgt {points} {points|punt|punten} voor het woud."}},
    {Happening::raid_ends,       {D::raid}, {"Raid {raid} is over.", "Raubzug {raid} ist zu Ende.", "Rooftocht {raid} is afgelopen."}},
    {Happening::lays,            {D::seat}, {"{seat} has chosen cards.", "{seat} hat Karten gewählt.", "{seat} heeft kaarten gekozen."}},
    {Happening::lays_cards,      {D::seat, D::cards}, {"{seat} lays face down: {cards}.", "{seat} spielt verdeckt aus: {cards}.", "{seat} legt gedekt neer: {cards}."}},
    {Happening::reveals,         {D::seat, D::cards}, {"{seat} reveals: {cards}.", "{seat} deckt auf: {cards}.", "{seat} onthult: {cards}."}},
    {Happening::tongue_scores,   {D::seat, D::tongue, D::number, D::points}, {"Tongue {tongue}: {seat} scores {points} with strength {number}.", "Landzunge {tongue}: {seat} bekommt {points} {points|Punkt|Punkte} mit Stärke {number}.", "Landtong {tongue}: {seat} krijgt {points} {points|punt|punten} met sterkte {number}."}},
    {Happening::wheat_scores,    {D::seat, D::number, D::points}, {"{seat} scores {points} for wheat ({number} {number|field|fields}).", "{seat} bekommt {points} {points|Punkt|Punkte} für Weizen ({number} {number|Feld|Felder}).", "{seat} krijgt {points} {points|punt|punten} voor tarwe ({number} {number|veld|velden})."}},
    {Happening::card_scores,     {D::seat, D::points, D::card}, {"{seat} scores {points} for the card {card:quoted}.", "{seat} bekommt {points} {points|Punkt|Punkte} für die Karte {card:quoted}.", "{seat} krijgt {points} {points|punt|punten} voor de kaart {card:quoted}."}},
    {Happening::plays_walhalla,  {D::seat}, {"{seat} plays the Walhalla card.", "{seat} spielt die Walhalla-Karte.", "{seat} speelt de Walhallakaart."}},
    {Happening::fields_cleared,  {}, {"All Vikings but those in the wheat return to Asgard.", "Alle Wikinger außer denen im Weizen kehren nach Asgard zurück.", "Alle Vikingen behalve die in de tarwe keren terug naar Asgard."}},
    {Happening::resupplied,      {D::seat, D::number}, {"Resupply for {seat}: {number}.", "Nachschub für {seat}: {number}.", "Bevoorrading voor {seat}: {number}."}},
    {Happening::exodus,          {D::number}, {"{number|A hero|# heroes} of each colour {number|leaves|leave} Walhalla.", "{number|Ein Held|# Helden} jeder Farbe {number|verlässt|verlassen} Walhalla.", "{number|Eén held|# helden} van elke kleur {number|verlaat|verlaten} Walhalla."}},
    {Happening::raid_begins,     {D::seat, D::raid}, {"Raid {raid} begins with {seat}.", "Raubzug {raid} beginnt mit {seat}.", "Rooftocht {raid} begint met {seat}."}},
    {Happening::fields_score,    {D::seat, D::points}, {"{seat} scores {points} for the fields held.", "{seat} bekommt {points} {points|Punkt|Punkte} für besetzte Felder.", "{seat} krijgt {points} {points|punt|punten} voor bezette velden."}},
    {Happening::walhalla_scores, {D::seat, D::number, D::points}, {"Walhalla: {seat} scores {points} with strength {number}.", "Walhalla: {seat} bekommt {points} {points|Punkt|Punkte} mit Stärke {number}.", "Walhalla: {seat} krijgt {points} {points|punt|punten} met sterkte {number}."}},
    {Happening::wins,            {D::seat, D::points}, {"{seat} wins with {points} {points|point|points}.", "{seat} gewinnt mit {points} {points|Punkt|Punkten}.", "{seat} wint met {points} {points|punt|punten}."}},
}};

/// What is said to whoever is `seat` in an event, and to whoever is `other`; to all else the sentence above.
struct Personal {
    Happening what;
    Words seat_is_you;
    Words other_is_you;
};
constexpr std::array personal = {
    Personal{Happening::draws,           {"You draw a card.", "Du ziehst eine Karte.", "Je trekt een kaart."}, {}},
    Personal{Happening::draws_card,      {"You draw the card {card:quoted}.", "Du ziehst die Karte {card:quoted}.", "Je trekt de kaart {card:quoted}."}, {}},
    Personal{Happening::begins,          {"You are drawn to begin.", "Das Los fällt auf dich: Du beginnst.", "Het lot valt op jou: jij begint."}, {}},
    Personal{Happening::ship_drawn,      {"You draw a ship: {ship}.", "Du ziehst einen Drachen: {ship}.", "Je trekt een draak: {ship}."}, {}},
    Personal{Happening::boards,          {"You go aboard: {aboard|seat|seats} {seats}.", "Du gehst an Bord: {aboard|Platz|Plätze} {seats}.", "Je gaat aan boord: {aboard|plaats|plaatsen} {seats}."}, {}},
    Personal{Happening::stays,           {"You stay ashore.", "Du bleibst an Land.", "Je blijft aan land."}, {}},
    Personal{Happening::sells,           {"You sell the card {card:quoted} and pay a point for a Viking from Asgard.", "Du verkaufst die Karte {card:quoted} und zahlst einen Punkt für einen Wikinger aus Asgard.", "Je verkoopt de kaart {card:quoted} en betaalt een punt voor een Viking uit Asgard."}, {}},
    Personal{Happening::moors,           {"You moor in fjord {fjord}, berth {berth}, {way}.", "Du legst in Fjord {fjord} an, Liegeplatz {berth}, {way}.", "Je legt aan in fjord {fjord}, ligplaats {berth}, {way}."}, {}},
    Personal{Happening::ship_set_aside,  {"Nobody sails; you set the ship aside.", "Niemand fährt mit; du legst den Drachen beiseite.", "Niemand vaart mee; je legt de draak opzij."}, {}},
    Personal{Happening::returns,         {"Your Viking finds no field and returns to Midgard.", "Dein Wikinger findet kein Feld und kehrt nach Midgard zurück.", "Je Viking vindt geen veld en keert terug naar Midgard."}, {}},
    Personal{Happening::lands,           {"You land on tongue {tongue}, row {row}: {terrain}.", "Du landest auf Landzunge {tongue}, Reihe {row}: {terrain}.", "Je landt op landtong {tongue}, rij {row}: {terrain}."}, {}},
    Personal{Happening::attacks,         {"You attack {other} on tongue {tongue}, row {row}: {terrain}.", "Du greifst {other} auf Landzunge {tongue}, Reihe {row} an: {terrain}.", "Je valt {other} aan op landtong {tongue}, rij {row}: {terrain}."},
                                         {"{seat} attacks you on tongue {tongue}, row {row}: {terrain}.", "{seat} greift dich auf Landzunge {tongue}, Reihe {row} an: {terrain}.", "{seat} valt je aan op landtong {tongue}, rij {row}: {terrain}."}},
    Personal{Happening::plays_attack,    {"You play Attack against {other}.", "Du spielst Attacke gegen {other}.", "Je speelt Aanval tegen {other}."},
                                         {"{seat} plays Attack against you.", "{seat} spielt Attacke gegen dich.", "{seat} speelt Aanval tegen jou."}},
    Personal{Happening::falls,           {"You lose the fight, and your Viking enters Walhalla as a hero; {other} takes the field.", "Du verlierst den Kampf, und dein Wikinger zieht als Held in Walhalla ein; {other} erobert das Feld.", "Je verliest de strijd, en je Viking gaat als held Walhalla binnen; {other} verovert het veld."},
                                         {"{seat} loses the fight, and a hero enters Walhalla; you take the field.", "{seat} verliert den Kampf, und ein Held zieht in Walhalla ein; du eroberst das Feld.", "{seat} verliest de strijd, en een held gaat Walhalla binnen; jij verovert het veld."}},
    Personal{Happening::defends,         {"You win the fight and give up a hero; {other}'s attacker enters Walhalla.", "Du gewinnst den Kampf und gibst einen Helden her; der angreifende Wikinger von {other} zieht in Walhalla ein.", "Je wint de strijd en geeft een held op; de aanvallende Viking van {other} gaat Walhalla binnen."},
                                         {"{seat} wins the fight and gives up a hero; your attacking Viking enters Walhalla.", "{seat} gewinnt den Kampf und gibt einen Helden her; dein angreifender Wikinger zieht in Walhalla ein.", "{seat} wint de strijd en geeft een held op; je aanvallende Viking gaat Walhalla binnen."}},
    Personal{Happening::plays_shield,    {"You play Shield and repel {other}.", "Du spielst den Schutzschild und wehrst {other} ab.", "Je speelt Beschermschild en weert {other} af."},
                                         {"{seat} plays Shield and repels you.", "{seat} spielt den Schutzschild und wehrt dich ab.", "{seat} speelt Beschermschild en weert je af."}},
    Personal{Happening::driven_back,     {"Your attacking Viking goes back to Midgard.", "Dein angreifender Wikinger geht zurück nach Midgard.", "Je aanvallende Viking gaat terug naar Midgard."}, {}},
    Personal{Happening::forest_scores,   {"You score {points} for the forest.", "Du bekommst {points} {points|Punkt|Punkte} für den Wald.", "Je krijgt {points} {points|punt|punten} voor het woud."}, {}},
    Personal{Happening::hunts,           {"You play Hunt and score {points} for the forest.", "Du spielst Jagd und bekommst {points} {points|Punkt|Punkte} für den Wald.", "Je speelt Jacht en krijgt {points} {points|punt|punten} voor het woud."}, {}},
    Personal{Happening::lays,            {"You have chosen cards.", "Du hast Karten gewählt.", "Je hebt kaarten gekozen."}, {}},
    Personal{Happening::lays_cards,      {"You lay face down: {cards}.", "Du spielst verdeckt aus: {cards}.", "Je legt gedekt neer: {cards}."}, {}},
    Personal{Happening::reveals,         {"You reveal: {cards}.", "Du deckst auf: {cards}.", "Je onthult: {cards}."}, {}},
    Personal{Happening::tongue_scores,   {"Tongue {tongue}: you score {points} with strength {number}.", "Landzunge {tongue}: Du bekommst {points} {points|Punkt|Punkte} mit Stärke {number}.", "Landtong {tongue}: je krijgt {points} {points|punt|punten} met sterkte {number}."}, {}},
    Personal{Happening::wheat_scores,    {"You score {points} for wheat ({number} {number|field|fields}).", "Du bekommst {points} {points|Punkt|Punkte} für Weizen ({number} {number|Feld|Felder}).", "Je krijgt {points} {points|punt|punten} voor tarwe ({number} {number|veld|velden})."}, {}},
    Personal{Happening::card_scores,     {"You score {points} for the card {card:quoted}.", "Du bekommst {points} {points|Punkt|Punkte} für die Karte {card:quoted}.", "Je krijgt {points} {points|punt|punten} voor de kaart {card:quoted}."}, {}},
    Personal{Happening::plays_walhalla,  {"You play the Walhalla card.", "Du spielst die Walhalla-Karte.", "Je speelt de Walhallakaart."}, {}},
    Personal{Happening::resupplied,      {"Resupply for you: {number}.", "Nachschub für dich: {number}.", "Bevoorrading voor jou: {number}."}, {}},
    Personal{Happening::raid_begins,     {"Raid {raid} begins with you.", "Raubzug {raid} beginnt mit dir.", "Rooftocht {raid} begint met jou."}, {}},
    Personal{Happening::fields_score,    {"You score {points} for the fields held.", "Du bekommst {points} {points|Punkt|Punkte} für besetzte Felder.", "Je krijgt {points} {points|punt|punten} voor bezette velden."}, {}},
    Personal{Happening::walhalla_scores, {"Walhalla: you score {points} with strength {number}.", "Walhalla: Du bekommst {points} {points|Punkt|Punkte} mit Stärke {number}.", "Walhalla: je krijgt {points} {points|punt|punten} met sterkte {number}."}, {}},
    Personal{Happening::wins,            {"You win with {points} {points|point|points}.", "Du gewinnst mit {points} {points|Punkt|Punkten}.", "Je wint met {points} {points|punt|punten}."}, {}},
};

constexpr std::array<Words, 4> colour_words = {{
    {"Red", "Rot", "Rood"}, {"Blue", "Blau", "Blauw"}, {"Yellow", "Gelb", "Geel"}, {"Black", "Schwarz", "Zwart"}}};

constexpr std::array<Words, 2> way_words = {{
    {"bow first", "mit dem Bug voran", "met de boeg voorop"}, {"stern first", "mit dem Heck voran", "met de achtersteven voorop"}}};

constexpr std::array<Words, terrains> terrain_words = {{
    {"cult site", "Kultstätte", "offerplaats"},
    {"forest 2", "Wald 2", "woud 2"},
    {"forest 3", "Wald 3", "woud 3"},
    {"village +1", "Dorf +1", "dorp +1"},
    {"village +2", "Dorf +2", "dorp +2"},
    {"wheat", "Weizenfeld", "tarweveld"}}};

constexpr std::array<Words, card_kinds> card_words = {{
    {"Forests", "Wald", "Wouden"},
    {"Wheat fields", "Weizen", "Tarwevelden"},
    {"Cult sites", "Kultstätte", "Offerplaatsen"},
    {"Villages", "Dorf", "Dorpen"},
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
    Meaning{"shieldWithoutWalhalla", {"A shield works with an empty Walhalla too", "Ein Schutzschild wirkt auch bei leerem Walhalla", "Een beschermschild werkt ook als Walhalla leeg is"}},
    Meaning{"attackerTriggersField", {"An attacker who takes a field uses it", "Ein Angreifer, der ein Feld erobert, nutzt es auch", "Een aanvaller die een veld verovert, gebruikt het ook"}},
    Meaning{"landingSideChooser", {"Who chooses the shore for a passenger's Viking", "Wer das Ufer für den Wikinger eines Mitfahrers wählt", "Wie de oever kiest voor de Viking van een medereiziger"}},
    Meaning{"walhallaCardTiming", {"The Walhalla card is revealed with the others, or played at the resupply", "Die Walhalla-Karte wird mit den anderen aufgedeckt oder beim Nachschub ausgespielt", "De Walhallakaart wordt met de andere onthuld of bij de bevoorrading gespeeld"}},
    Meaning{"walhallaCardCountsFinally", {"The Walhalla card counts in the final scoring too", "Die Walhalla-Karte zählt auch in der Endwertung", "De Walhallakaart telt ook in de slotwaardering"}},
    Meaning{"boardingOrder", {"Who boards first: the active player or the passenger", "Wer zuerst an Bord geht: der Spieler am Zug oder der Mitfahrer", "Wie eerst aan boord gaat: de speler aan de beurt of de medereiziger"}},
    Meaning{"emptyShipSails", {"A ship without Vikings is moored too", "Auch ein Drache ohne Wikinger legt an", "Ook een draak zonder Vikingen legt aan"}},
    Meaning{"shieldLoserTo", {"Where a Viking repelled by a shield goes", "Wohin ein vom Schutzschild abgewehrter Wikinger kommt", "Waar een door het beschermschild afgeweerde Viking heen gaat"}},
    Meaning{"tongueCardNeedsPresence", {"A tongue card works only with a Viking on that tongue", "Eine Landzungenkarte wirkt nur mit einem Wikinger auf der Landzunge", "Een landtongkaart werkt alleen met een Viking op die landtong"}},
    Meaning{"zeroStrengthScores", {"Strength zero can win a second or shared place", "Auch Stärke null kann einen zweiten oder geteilten Platz erringen", "Ook sterkte nul kan een tweede of gedeelde plaats behalen"}},
    Meaning{"sellFloor", {"Whether buying Vikings may take the score below zero", "Ob man durch Wikingerkauf unter null Punkte kommen darf", "Of de score door het kopen van Vikingen onder nul mag komen"}},
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

/// "1 and 3"
std::string listed(ShipSeats seats, Language language) {
    std::vector<std::string> numbers;
    for (int seat : seat_numbers(seats)) { numbers.push_back(std::to_string(seat)); }
    return meadhall::listed(numbers, language);
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

/// The sentence of an event for this listener, its gaps still open.
const Words& words_of(const Event& event, const Listener& listener) {
    const Saying& saying = sayings[static_cast<std::size_t>(event.what)];
    const auto mine = std::ranges::find(personal, event.what, &Personal::what);
    if (mine == personal.end()) { return saying.words; }
    if (listener.is(event.seat)) { return mine->seat_is_you; }
    const bool is_met = saying.details.has(D::other) && listener.is(event.other);
    return is_met ? mine->other_is_you : saying.words;
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

std::string Game::tell(const Event& event, const Listener& listener) const {
    const Language language = listener.language;
    const auto say = [&](const Words& words) { return std::string{words.in(language)}; };
    return filled(words_of(event, listener), language,
                  Gaps{
                      {"seat", say(words_for(colour(event.seat)))},
                      {"other", say(words_for(colour(event.other)))},
                      {"tongue", std::to_string(event.tongue)},
                      {"row", std::to_string(event.row)},
                      {"fjord", std::to_string(event.fjord)},
                      {"berth", std::to_string(event.berth)},
                      {"way", say(way_words[static_cast<std::size_t>(event.way)])},
                      {"number", int{event.number}},
                      {"seats", listed(event.seats, language)},
                      {"aboard", static_cast<int>(seat_numbers(event.seats).size())},
                      {"points", int{event.points}},
                      {"raid", std::to_string(event.raid)},
                      {"terrain", say(words_for(event.terrain))},
                      {"far", say(words_for(event.far))},
                      {"ship", event.ship == Ship::none ? "" : listed(event.ship, language)},
                      {"card", say(words_for(event.card))},
                      {"cards", listed(event.cards, language)},
                      {"headlands", listed(event.headlands)},
                  });
}

Words Options::meaning(std::string_view field) { return meaning_of(field); }
Words Components::meaning(std::string_view field) { return meaning_of(field); }

}  // namespace meadhall::walhalla
