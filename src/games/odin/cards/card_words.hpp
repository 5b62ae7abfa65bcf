// The vocabulary of the cards' sentences: one row for each moment, measure, deed and quantity. In braces stand
// the {number}, the {things}, the {spaces}, the {dice} actions, or the {setting} of a deed.
#pragma once

#include <array>

#include "core/words.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/hooks.hpp"

namespace meadhall::odin {

struct HookWords {
    Hook hook{};
    Words words;
};
// clang-format off
inline constexpr std::array<HookWords, hook_count> hook_words = {{
    {Hook::harvest_starts,       {"at the start of a harvest", "zu Beginn einer Ernte", "aan het begin van een oogst"}},
    {Hook::harvest,              {"in rounds without a harvest", "in Runden ohne Ernte", "in rondes zonder oogst"}},
    {Hook::after_harvest,        {"after a harvest", "nach einer Ernte", "na een oogst"}},
    {Hook::new_weapon,           {"when the weapon of the round is drawn", "wenn die Waffe der Runde gezogen wird", "als het wapen van de ronde wordt getrokken"}},
    {Hook::before_placing,       {"when you place {number} Vikings", "wenn du {number} Wikinger einsetzt", "als je {number} Vikingen plaatst"}},
    {Hook::placed,               {"when you have placed {number} Vikings", "wenn du {number} Wikinger eingesetzt hast", "als je {number} Vikingen hebt geplaatst"}},
    {Hook::thing_square_changed, {"when {number} Vikings stand on your Thing Square", "sobald {number} Wikinger auf deinem Thingplatz stehen", "zodra {number} Vikingen op je Dingplaats staan"}},
    {Hook::occupation_drawn,     {"when an occupation would come to your hand", "wenn du eine Ausbildung auf die Hand bekämst", "als je een opleiding op handen zou krijgen"}},
    {Hook::before_action,        {"before: {spaces}", "vor: {spaces}", "voor: {spaces}"}},
    {Hook::before_overseas,      {"before overseas trading", "vor dem Fernhandel", "voor overzeese handel"}},
    {Hook::before_paying,        {"just before you pay {things}: {spaces}", "kurz bevor du {things} bezahlst: {spaces}", "net voor je {things} betaalt: {spaces}"}},
    {Hook::before_dice,          {"before: {dice}", "vor: {dice}", "voor: {dice}"}},
    {Hook::rolled,               {"on every roll: {dice}", "bei jedem Wurf: {dice}", "bij elke worp: {dice}"}},
    {Hook::dice_succeeded,       {"on success: {dice}", "bei Erfolg: {dice}", "bij succes: {dice}"}},
    {Hook::dice_failed,          {"on failure: {dice}", "bei Misserfolg: {dice}", "bij mislukking: {dice}"}},
    {Hook::received,             {"when you receive {things}", "wenn du erhältst: {things}", "als je krijgt: {things}"}},
    {Hook::taken_from_strip,     {"for each {things} that you take from a mountain strip", "je {things} von einem Bergstreifen", "per {things} van een bergstrook"}},
    {Hook::tile_laid,            {"when you lay {things}", "wenn du legst: {things}", "als je legt: {things}"}},
    {Hook::built,                {"when you build on a space: {things}", "wenn du auf einem Feld baust: {things}", "als je op een veld bouwt: {things}"}},
    {Hook::acquired,             {"when you get a ship or house: {things}", "wenn du ein Schiff oder Haus bekommst: {things}", "als je een schip of huis krijgt: {things}"}},
    {Hook::explored,             {"when you explore", "wenn du entdeckst", "als je ontdekt"}},
    {Hook::emigrated,            {"when you emigrate", "wenn du auswanderst", "als je emigreert"}},
    {Hook::occupation_played,    {"when you play this card", "wenn du diese Karte ausspielst", "als je deze kaart speelt"}},
    {Hook::vikings_returned,     {"when {number} Vikings return to you after a failure", "wenn {number} Wikinger nach einem Misserfolg zu dir zurückkehren", "als {number} Vikingen na een mislukking naar je terugkeren"}},
    {Hook::after_action,         {"after: {spaces}", "nach: {spaces}", "na: {spaces}"}},
    {Hook::action_over,          {"after an action of your Vikings, its card included", "nach einer Aktion deiner Wikinger mitsamt ihrer Karte", "na een actie van je Vikingen, met haar kaart"}},
    {Hook::actions_end,          {"at the end of the action phase", "am Ende der Aktionsphase", "aan het einde van de actiefase"}},
    {Hook::before_income,        {"before the income phase", "vor den Einnahmen", "voor de inkomsten"}},
    {Hook::feast_starts,         {"at the start of the feast", "zu Beginn des Festmahls", "aan het begin van het feestmaal"}},
    {Hook::dish_served,          {"for each dish you serve: {things}", "je Gericht, das du servierst: {things}", "per gerecht dat je serveert: {things}"}},
    {Hook::after_feast,          {"after the feast", "nach dem Festmahl", "na het feestmaal"}},
    {Hook::house_bonus,          {"when a house gives exactly one good", "wenn ein Haus genau eine Ware bringt", "als een huis precies één goed oplevert"}},
    {Hook::bonus,                {"in the bonus phase", "in der Prämienphase", "in de bonusfase"}},
    {Hook::after_bonus,          {"after the bonus phase", "nach der Prämienphase", "na de bonusfase"}},
    {Hook::removed_from_strip,   {"for each {things} that the end of a round removes from a mountain strip", "je {things}, am Ende der Runde von Bergstreifen entfernt", "per {things}, aan het einde van de ronde van bergstroken verwijderd"}},
    {Hook::scoring,              {"at the scoring", "bei der Wertung", "bij de telling"}},
}};

struct MeasureWords {
    Measure measure{};
    Words counted;  // what there is so and so many of
};
inline constexpr int measure_count = 42;
inline constexpr std::array<MeasureWords, measure_count> measure_words = {{
    {Measure::one,                    {"", "", ""}},
    {Measure::players,                {"players", "Spieler", "spelers"}},
    {Measure::round,                  {"the round's number", "Nummer der Runde", "het nummer van de ronde"}},
    {Measure::flock,                  {"sheep", "Schafe", "schapen"}},
    {Measure::herd,                   {"cattle", "Rinder", "runderen"}},
    {Measure::whaling_boats,          {"whaling boats", "Walfangboote", "walvisboten"}},
    {Measure::knarrs,                 {"knarrs", "Knorren", "knarren"}},
    {Measure::longships,              {"longships", "Drachenschiffe", "drakenschepen"}},
    {Measure::large_ships,            {"knarrs and longships", "Knorren und Drachenschiffe", "knarren en drakenschepen"}},
    {Measure::ship_sets,              {"sets of one ship of each kind", "Sätze aus je einem Schiff jeder Art", "sets van één schip van elke soort"}},
    {Measure::strong_longships,       {"longships with 2 ore or more", "Drachenschiffe mit mindestens 2 Erz", "drakenschepen met minstens 2 erts"}},
    {Measure::loose_ore,              {"loose ore on your ships", "loses Erz auf deinen Schiffen", "los erts op je schepen"}},
    {Measure::houses,                 {"stone and long houses", "Stein- und Langhäuser", "stenen huizen en langhuizen"}},
    {Measure::islands,                {"exploration boards", "Entdeckungspläne", "ontdekkingsborden"}},
    {Measure::special_tiles,          {"special tiles", "Sondermarken", "speciale tegels"}},
    {Measure::income,                 {"income", "Einnahmen", "inkomsten"}},
    {Measure::animal_kinds,           {"kinds of animals", "Tierarten", "diersoorten"}},
    {Measure::red_kinds,              {"kinds of red goods", "Arten roter Waren", "soorten rode goederen"}},
    {Measure::meat_pairs,             {"pairs of game meat and whale meat", "Paare aus Wildfleisch und Walfleisch", "paren van wildvlees en walvisvlees"}},
    {Measure::stock,                  {"{things} in your supply", "{things} in deinem Vorrat", "{things} in je voorraad"}},
    {Measure::short_of_two,           {"up to 2 of each", "bis zu 2 von jeder", "tot 2 van elk"}},
    {Measure::peas_to_double,         {"peas in your supply, to 8 at most", "Erbsen im Vorrat, bis höchstens 8", "erwten in je voorraad, tot hoogstens 8"}},
    {Measure::quartermaster_price,    {"8 less 1 for each long sword and ½ for each bow and spear, rounded down", "8 weniger 1 je Langschwert und ½ je Bogen und Speer, abgerundet", "8 min 1 per langzwaard en ½ per boog en speer, naar beneden afgerond"}},
    {Measure::price_less_large,       {"the round's number less your knarrs and longships", "Nummer der Runde weniger deine Knorren und Drachenschiffe", "het nummer van de ronde min je knarren en drakenschepen"}},
    {Measure::vikings_on_crafting,    {"of your Vikings on crafting spaces", "deiner Wikinger auf Handwerksfeldern", "van je Vikingen op ambachtsvelden"}},
    {Measure::vikings_in_column_2,    {"of your Vikings in column 2", "deiner Wikinger in Spalte 2", "van je Vikingen in kolom 2"}},
    {Measure::vikings_in_column_3,    {"of your Vikings in column 3", "deiner Wikinger in Spalte 3", "van je Vikingen in kolom 3"}},
    {Measure::placements_in_column_2, {"of your spaces in column 2 this round", "deiner Felder in Spalte 2 in dieser Runde", "van je velden in kolom 2 deze ronde"}},
    {Measure::placements_of_two,      {"of your spaces with two Vikings this round", "deiner Felder mit zwei Wikingern in dieser Runde", "van je velden met twee Vikingen deze ronde"}},
    {Measure::wood_gained,            {"wood gained", "gewonnenes Holz", "gewonnen hout"}},
    {Measure::stone_gained,           {"stone gained", "gewonnener Stein", "gewonnen steen"}},
    {Measure::stockfish_gained,       {"stockfish gained", "gewonnener Stockfisch", "gewonnen stokvis"}},
    {Measure::earlier_stockfish,      {"stockfish gained before in this action", "vorher in dieser Aktion erhaltener Stockfisch", "stokvis die je eerder in deze actie kreeg"}},
    {Measure::cards_played,           {"occupations played in it", "darin ausgespielte Ausbildungen", "opleidingen die je erin speelde"}},
    {Measure::kinds_taken,            {"kinds taken from strips", "von Streifen genommene Arten", "soorten van stroken genomen"}},
    {Measure::kinds_paid,             {"kinds of wood, stone and ore paid", "bezahlte Arten von Holz, Stein und Erz", "betaalde soorten hout, steen en erts"}},
    {Measure::ore_paid,               {"ore paid", "bezahltes Erz", "betaald erts"}},
    {Measure::rolls_made,             {"rolls made", "gemachte Würfe", "gedane worpen"}},
    {Measure::boats_used,             {"whaling boats used", "benutzte Walfangboote", "gebruikte walvisboten"}},
    {Measure::weapons_spent,          {"weapons spent", "eingesetzte Waffen", "ingezette wapens"}},
    {Measure::resources_spent,        {"resources spent", "eingesetzte Rohstoffe", "ingezette grondstoffen"}},
    {Measure::served,                 {"{things} served", "{things} serviert", "{things} geserveerd"}},
}};

struct DeedWords {
    Deed deed{};
    Words words;
    Words one{};  // where it is a single one
};
inline constexpr int deed_count = 30;
inline constexpr std::array<DeedWords, deed_count> deed_words = {{
    {Deed::gain,             {"get {things}", "erhalte {things}", "krijg {things}"}},
    {Deed::buy,              {"buy {things}", "kaufe {things}", "koop {things}"}},
    {Deed::pay,              {"pay {things}", "zahle {things}", "betaal {things}"}},
    {Deed::exchange,         {"{things}", "{things}", "{things}"}},
    {Deed::take,             {"take up to {number} from a mountain strip", "nimm bis zu {number} von einem Bergstreifen", "neem tot {number} van een bergstrook"}, {"take 1 from a mountain strip", "nimm 1 von einem Bergstreifen", "neem 1 van een bergstrook"}},
    {Deed::upgrade,          {"upgrade up to {number} goods", "werte bis zu {number} Waren auf", "waardeer tot {number} goederen op"}, {"upgrade a good", "werte eine Ware auf", "waardeer een goed op"}},
    {Deed::draw_weapons,     {"draw {number} weapons", "ziehe {number} Waffen", "trek {number} wapens"}, {"draw a weapon", "ziehe eine Waffe", "trek een wapen"}},
    {Deed::draw_occupations, {"draw {number} occupations", "ziehe {number} Ausbildungen", "trek {number} opleidingen"}, {"draw an occupation", "ziehe eine Ausbildung", "trek een opleiding"}},
    {Deed::play_occupations, {"play up to {number} occupations", "spiele bis zu {number} Ausbildungen aus", "speel tot {number} opleidingen"}, {"play an occupation", "spiele eine Ausbildung aus", "speel een opleiding"}},
    {Deed::roll,             {"{dice}", "{dice}", "{dice}"}},
    {Deed::trade_overseas,   {"overseas trading", "Fernhandel", "overzeese handel"}},
    {Deed::buy_specials,     {"buy up to {number} special tiles", "kaufe bis zu {number} Sondermarken", "koop tot {number} speciale tegels"}, {"buy a special tile", "kaufe eine Sondermarke", "koop een speciale tegel"}},
    {Deed::forge,            {"forge for {things}", "schmiede für {things}", "smeed voor {things}"}},
    {Deed::emigrate,         {"emigrate", "wandere aus", "emigreer"}},
    {Deed::explore,          {"explore any board on display with any ship", "entdecke mit einem beliebigen Schiff irgendeinen offenen Plan", "ontdek met een willekeurig schip een willekeurig open bord"}},
    {Deed::recall,           {"take back {number} Vikings", "nimm {number} Wikinger zurück", "neem {number} Vikingen terug"}, {"take back a Viking", "nimm einen Wikinger zurück", "neem een Viking terug"}},
    {Deed::visit,            {"use a space without Vikings: {setting}", "nutze ein Feld ohne Wikinger: {setting}", "gebruik een veld zonder Vikingen: {setting}"}},
    {Deed::run_phase,        {"{setting}", "{setting}", "{setting}"}},
    {Deed::flip,             {"turn over up to {number} goods", "drehe bis zu {number} Waren um", "draai tot {number} goederen om"}},
    {Deed::make_pregnant,    {"one of your animals becomes pregnant: {things}", "eines deiner Tiere wird trächtig: {things}", "een van je dieren wordt drachtig: {things}"}},
    {Deed::lay_ore,          {"1 ore for each longship, to be laid on your boards at once", "1 Erz je Drachenschiff, das sofort auf deine Pläne gelegt wird", "1 erts per drakenschip, dat meteen op je borden wordt gelegd"}},
    {Deed::store_in_shed,    {"store in a shed: {things}", "lagere in einem Schuppen ein: {things}", "sla in een schuur op: {things}"}},
    {Deed::copy_good,        {"get one more of a good of which you have exactly 3", "erhalte eine Ware mehr, von der du genau 3 hast", "krijg één goed erbij waarvan je er precies 3 hebt"}},
    {Deed::load_longship,    {"load it with {number} ore from your supply", "belade es mit {number} Erz aus deinem Vorrat", "laad het met {number} erts uit je voorraad"}},
    {Deed::seize,            {"take a special tile off a board and fill its hole: {things}", "nimm eine Sondermarke von einem Plan und fülle ihr Loch: {things}", "neem een speciale tegel van een bord en vul het gat: {things}"}},
    {Deed::move_to_houses,   {"move served stockfish into your stone and long houses", "lege servierten Stockfisch in deine Stein- und Langhäuser", "leg geserveerde stokvis in je stenen huizen en langhuizen"}},
    {Deed::skip_weapon,      {"instead of the weapon", "statt der Waffe", "in plaats van het wapen"}},
    {Deed::skip_occupation,  {"instead of drawing it", "statt sie zu ziehen", "in plaats van die te trekken"}},
    {Deed::gain_concerned,   {"get that good", "erhalte diese Ware", "krijg dat goed"}},
    {Deed::boost_roll,       {"+{number} on every roll", "+{number} auf jeden Wurf", "+{number} op elke worp"}},
}};

struct QuantityWords {
    Quantity quantity{};
    Words words;
};
inline constexpr std::array<QuantityWords, quantity_count> quantity_words = {{
    {Quantity::silver_price,   {"price in silver {number}", "Preis in Silber {number}", "prijs in zilver {number}"}},
    {Quantity::stone_price,    {"price of a house in stone {number}", "Preis eines Hauses in Stein {number}", "prijs van een huis in steen {number}"}},
    {Quantity::result,         {"every roll {number}", "jeder Wurf {number}", "elke worp {number}"}},
    {Quantity::rolls,          {"rolls in a dice action {number}", "Würfe in einer Würfelaktion {number}", "worpen in een dobbelactie {number}"}},
    {Quantity::weapon_value,   {"value of each weapon spent {number}", "Wert jeder eingesetzten Waffe {number}", "waarde van elk ingezet wapen {number}"}},
    {Quantity::resource_value, {"value of each resource spent {number}", "Wert jedes eingesetzten Rohstoffs {number}", "waarde van elke ingezette grondstof {number}"}},
}};

inline constexpr std::array<Words, 6> extra_words = {{
    {"an extra feast for you alone", "ein zusätzliches Festmahl nur für dich", "een extra feestmaal voor jou alleen"},
    {"an extra bonus phase for your houses", "eine zusätzliche Prämienphase für deine Häuser", "een extra bonusfase voor je huizen"},
    {"an extra bonus phase for your home board", "eine zusätzliche Prämienphase für deinen Heimatplan", "een extra bonusfase voor je thuisbord"},
    {"an extra breeding phase for you alone", "eine zusätzliche Tiervermehrung nur für dich", "een extra veefok voor jou alleen"},
    {"this counts as a harvest", "das gilt als Ernte", "dit geldt als oogst"},
    {"", "", ""},
}};
inline constexpr std::array<Words, 3> recall_words = {{
    {"from one space", "von einem Feld", "van één veld"},
    {"from each of your spaces in column 4", "von jedem deiner Felder in Spalte 4", "van elk van je velden in kolom 4"},
    {"from this space", "von diesem Feld", "van dit veld"},
}};
inline constexpr std::array<Words, 2> visit_words = {{
    {"an occupied one in column 2", "ein besetztes in Spalte 2", "een bezet veld in kolom 2"},
    {"a free one in column 1, right above or below one of yours", "ein freies in Spalte 1, direkt über oder unter einem deiner Felder", "een vrij veld in kolom 1, direct boven of onder een van jou"},
}};
inline constexpr std::array<Words, 7> wild_words = {{
    {"", "", ""},
    {"1 sheep, pregnant or not", "1 Schaf, trächtig oder nicht", "1 schaap, drachtig of niet"},
    {"1 cattle, pregnant or not", "1 Rind, trächtig oder nicht", "1 rund, drachtig of niet"},
    {"any 2 weapons", "2 beliebige Waffen", "2 willekeurige wapens"},
    {"1 whaling boat with its ore", "1 Walfangboot mitsamt Erz", "1 walvisboot met zijn erts"},
    {"1 longship with its ore", "1 Drachenschiff mitsamt Erz", "1 drakenschip met zijn erts"},
    {"1 loose ore of the longship", "1 loses Erz des Drachenschiffs", "1 los erts van het drakenschip"},
}};
// clang-format on

}  // namespace meadhall::odin
