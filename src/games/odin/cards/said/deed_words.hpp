// Private to games/odin/cards/said: what a card or a space does, one row for each deed and each changed number.
#pragma once

#include <array>

#include "core/words.hpp"
#include "games/odin/components/effect.hpp"
#include "games/odin/hooks.hpp"

namespace meadhall::odin {

/// As an order ("nimm 1 Holz") and as what one may do ("1 Holz nehmen"). The gaps: what one gives and what one {get}s,
/// {each} of what, {number}, the {dice} action, {what} is upgraded, {from} where; {face} of the lands.
struct DeedWords {
    Deed deed{};
    Words order;
    Words wish;
};
inline constexpr int deed_count = 30;
// clang-format off: one row per deed
inline constexpr std::array<DeedWords, deed_count> deed_words = {{
    {Deed::gain,             {"get {get}{each}", "erhalte {each}{get}", "krijg {each}{get}"},
                             {"get {get}{each}", "{each}{get} erhalten", "{each}{get} krijgen"}},
    {Deed::buy,              {"buy {get} for {give}", "kaufe {get} für {give}", "koop {get} voor {give}"},
                             {"buy {get} for {give}", "{get} für {give} kaufen", "{get} voor {give} kopen"}},
    {Deed::pay,              {"pay {give}", "zahle {give}", "betaal {give}"},
                             {"pay {give}", "{give} zahlen", "{give} betalen"}},
    {Deed::exchange,         {"trade {give} for {get}", "tausche {give} gegen {get}", "ruil {give} voor {get}"},
                             {"trade {give} for {get}", "{give} gegen {get} tauschen", "{give} voor {get} ruilen"}},
    {Deed::take,             {"take {number|1|up to #} from a mountain strip", "nimm {number|1|bis zu #} von einem Bergstreifen", "neem er {number|1|hoogstens #} van een bergstrook"},
                             {"take {number|1|up to #} from a mountain strip", "{number|1|bis zu #} von einem Bergstreifen nehmen", "er {number|1|hoogstens #} van een bergstrook nemen"}},
    {Deed::upgrade,          {"upgrade {what}", "werte {what} auf", "waardeer {what} op"},
                             {"upgrade {what}", "{what} aufwerten", "{what} opwaarderen"}},
    {Deed::draw_weapons,     {"draw {number|a weapon|# weapons}", "ziehe {number|eine Waffe|# Waffen}", "trek {number|een wapen|# wapens}"},
                             {"draw {number|a weapon|# weapons}", "{number|eine Waffe|# Waffen} ziehen", "{number|een wapen|# wapens} trekken"}},
    {Deed::draw_occupations, {"draw {number|an occupation|# occupations}", "ziehe {number|eine Ausbildung|# Ausbildungen}", "trek {number|een beroep|# beroepen}"},
                             {"draw {number|an occupation|# occupations}", "{number|eine Ausbildung|# Ausbildungen} ziehen", "{number|een beroep|# beroepen} trekken"}},
    {Deed::play_occupations, {"play {number|an occupation|up to # occupations}{each}", "spiele {each}{number|eine Ausbildung|bis zu # Ausbildungen} aus", "speel {each}{number|een beroep|hoogstens # beroepen}"},
                             {"play {number|an occupation|up to # occupations}{each}", "{each}{number|eine Ausbildung|bis zu # Ausbildungen} ausspielen", "{each}{number|een beroep|hoogstens # beroepen} spelen"}},
    {Deed::roll,             {"carry out {dice:quoted}", "führe die Aktion {dice:quoted} aus", "voer de actie {dice:quoted} uit"},
                             {"carry out {dice:quoted}", "die Aktion {dice:quoted} ausführen", "de actie {dice:quoted} uitvoeren"}},
    {Deed::trade_overseas,   {"trade overseas", "treibe Fernhandel", "drijf overzeese handel"},
                             {"trade overseas", "Fernhandel treiben", "overzeese handel drijven"}},
    {Deed::buy_specials,     {"buy {number|a special tile|up to # special tiles}", "kaufe {number|eine Sondermarke|bis zu # Sondermarken}", "koop {number|een speciale tegel|hoogstens # speciale tegels}"},
                             {"buy {number|a special tile|up to # special tiles}", "{number|eine Sondermarke|bis zu # Sondermarken} kaufen", "{number|een speciale tegel|hoogstens # speciale tegels} kopen"}},
    {Deed::forge,            {"forge something for {give}", "schmiede etwas für {give}", "smeed iets voor {give}"},
                             {"forge something for {give}", "etwas für {give} schmieden", "iets voor {give} smeden"}},
    {Deed::emigrate,         {"emigrate", "wandere aus", "emigreer"},
                             {"emigrate", "auswandern", "emigreren"}},
    {Deed::explore,          {"explore {what}", "entdecke {what}", "ontdek {what}"},
                             {"explore {what}", "{what} entdecken", "{what} ontdekken"}},
    {Deed::recall,           {"take back {number|a Viking|# Vikings}{from}", "nimm {number|einen Wikinger|# Wikinger}{from} zurück", "neem {number|een Viking|# Vikingen}{from} terug"},
                             {"take back {number|a Viking|# Vikings}{from}", "{number|einen Wikinger|# Wikinger}{from} zurücknehmen", "{number|een Viking|# Vikingen}{from} terugnemen"}},
    {Deed::visit,            {"use {what} without Vikings", "nutze {what} ohne Wikinger", "gebruik {what} zonder Vikingen"},
                             {"use {what} without Vikings", "{what} ohne Wikinger nutzen", "{what} zonder Vikingen gebruiken"}},
    {Deed::run_phase,        {"hold {what}", "führe {what} durch", "houd {what}"},
                             {"hold {what}", "{what} durchführen", "{what} houden"}},
    {Deed::flip,             {"turn over up to {number} goods", "drehe bis zu {number} Waren um", "draai hoogstens {number} goederentegels om"},
                             {"turn over up to {number} goods", "bis zu {number} Waren umdrehen", "hoogstens {number} goederentegels omdraaien"}},
    {Deed::make_pregnant,    {"make one of your {get:many} pregnant", "lass eines deiner {get:many} trächtig werden", "laat een van je {get:many} drachtig worden"},
                             {"make one of your {get:many} pregnant", "eines deiner {get:many} trächtig werden lassen", "een van je {get:many} drachtig laten worden"}},
    {Deed::lay_ore,          {"get 1 ore for each longship and lay it on your boards at once", "erhalte je Drachenschiff 1 Erz und lege es sofort auf deine Pläne", "krijg per drakenschip 1 erts en leg het meteen op je borden"},
                             {"get 1 ore for each longship and lay it on your boards at once", "je Drachenschiff 1 Erz erhalten und sofort auf deine Pläne legen", "per drakenschip 1 erts krijgen en het meteen op je borden leggen"}},
    {Deed::store_in_shed,    {"store {give} in a shed and get {get}", "lagere {give} in einem Schuppen ein und erhalte {get}", "sla {give} in een schuur op en krijg {get}"},
                             {"store {give} in a shed and get {get}", "{give} in einem Schuppen einlagern und {get} erhalten", "{give} in een schuur opslaan en {get} krijgen"}},
    {Deed::copy_good,        {"get 1 more of a good you have exactly 3 of", "erhalte 1 weitere Ware einer Sorte, von der du genau 3 hast", "krijg 1 goederentegel extra van een soort waarvan je er precies 3 hebt"},
                             {"get 1 more of a good you have exactly 3 of", "1 weitere Ware einer Sorte erhalten, von der du genau 3 hast", "1 goederentegel extra krijgen van een soort waarvan je er precies 3 hebt"}},
    {Deed::load_longship,    {"load it with {number} ore from your supply", "belade es mit {number} Erz aus deinem Vorrat", "laad er {number} erts uit je voorraad op"},
                             {"load it with {number} ore from your supply", "es mit {number} Erz aus deinem Vorrat beladen", "er {number} erts uit je voorraad op laden"}},
    {Deed::seize,            {"take the {give} off a board{from} and fill its place with {get}", "nimm {give:the accusative} von einem Plan{from} und fülle die Lücke mit {get:dative}", "neem {give:the} van een bord{from} en vul het gat met {get}"},
                             {"take the {give} off a board{from} and fill its place with {get}", "{give:the accusative} von einem Plan{from} nehmen und die Lücke mit {get:dative} füllen", "{give:the} van een bord{from} nemen en het gat vullen met {get}"}},
    {Deed::move_to_houses,   {"move served stockfish into your stone and long houses", "lege servierten Stockfisch in deine Stein- und Langhäuser", "leg geserveerde stokvis in je stenen huizen en langhuizen"},
                             {"move served stockfish into your stone and long houses", "servierten Stockfisch in deine Stein- und Langhäuser legen", "geserveerde stokvis in je stenen huizen en langhuizen leggen"}},
    {Deed::skip_weapon,      {" instead", "stattdessen ", "in plaats daarvan "}, {" instead", "stattdessen ", "in plaats daarvan "}},
    {Deed::skip_occupation,  {" instead", "stattdessen ", "in plaats daarvan "}, {" instead", "stattdessen ", "in plaats daarvan "}},
    {Deed::gain_concerned,   {"get that good", "erhalte diese Ware", "krijg die goederentegel"},
                             {"get that good", "diese Ware erhalten", "die goederentegel krijgen"}},
    {Deed::boost_roll,       {"give up 1 loose ore of the longship for +{number} on every roll", "gib 1 loses Erz des Drachenschiffs für +{number} auf jeden Wurf ab", "lever 1 los erts van het drakenschip in voor +{number} op elke worp"},
                             {"give up 1 loose ore of the longship for +{number} on every roll", "1 loses Erz des Drachenschiffs für +{number} auf jeden Wurf abgeben", "1 los erts van het drakenschip inleveren voor +{number} op elke worp"}},
}};
/// An exchange for nothing, and deeds that a measure makes another thing of.
inline constexpr DeedWords give_up{Deed::exchange, {"give up {give}", "gib {give} ab", "lever {give} in"},
                                                   {"give up {give}", "{give} abgeben", "{give} inleveren"}};
inline constexpr DeedWords take_several{Deed::take, {"take up to {what} from different mountain strips", "nimm bis zu {what} von verschiedenen Bergstreifen", "neem er hoogstens {what} van verschillende bergstroken"},
                                                    {"take up to {what} from different mountain strips", "bis zu {what} von verschiedenen Bergstreifen nehmen", "er hoogstens {what} van verschillende bergstroken nemen"}};
inline constexpr DeedWords double_peas{Deed::gain, {"double the peas in your supply (to 8 at most)", "verdopple die Erbsen in deinem Vorrat (auf höchstens 8)", "verdubbel de erwten in je voorraad (tot hoogstens 8)"},
                                                   {"double the peas in your supply (to 8 at most)", "die Erbsen in deinem Vorrat verdoppeln (auf höchstens 8)", "de erwten in je voorraad verdubbelen (tot hoogstens 8)"}};
inline constexpr DeedWords fill_weapons{Deed::gain, {"fill up each kind of weapon to 2", "ergänze jede Waffenart auf 2", "vul elk soort wapen aan tot 2"},
                                                    {"fill up each kind of weapon to 2", "jede Waffenart auf 2 ergänzen", "elk soort wapen tot 2 aanvullen"}};

inline constexpr std::array<Words, 6> extra_words = {{
    {"an extra feast for yourself", "ein zusätzliches Festmahl nur für dich", "een extra feestmaal voor jezelf"},
    {"an extra bonus phase for your houses", "eine zusätzliche Prämienphase für deine Häuser", "een extra bonusfase voor je huizen"},
    {"an extra bonus phase for your home board", "eine zusätzliche Prämienphase für deinen Heimatplan", "een extra bonusfase voor je dorpsbord"},
    {"an extra breeding phase for yourself", "eine zusätzliche Tiervermehrung nur für dich", "een extra fokfase voor jezelf"},
    {"a harvest", "eine Ernte", "een oogst"},
    {"", "", ""},
}};
inline constexpr std::array<Words, 3> recall_words = {{
    {" from one space", " von einem Feld", " van één veld"},
    {" from each of your spaces in column 4", " von jedem deiner Felder in Spalte 4", " van elk van je velden in kolom 4"},
    {" from this space", " von diesem Feld", " van dit veld"},
}};
inline constexpr std::array<Words, 2> visit_words = {{
    {"an occupied space in column 2", "ein besetztes Feld in Spalte 2", "een bezet veld in kolom 2"},
    {"a free space in column 1, right above or below one of yours,", "ein freies Feld in Spalte 1 direkt über oder unter einem deiner Felder", "een vrij veld in kolom 1 direct boven of onder een veld van jou"},
}};
inline constexpr std::array<Words, 7> wild_words = {{
    {"", "", ""},
    {"1 sheep (pregnant or not)", "1 Schaf (auch trächtig)", "1 schaap (ook drachtig)"},
    {"1 cattle (pregnant or not)", "1 Rind (auch trächtig)", "1 rund (ook drachtig)"},
    {"any 2 weapons", "2 beliebige Waffen", "2 willekeurige wapens"},
    {"1 whaling boat with its ore", "1 Walfangboot mitsamt Erz", "1 walvisboot met zijn erts"},
    {"1 longship with its ore", "1 Drachenschiff mitsamt Erz", "1 drakenschip met zijn erts"},
    {"", "", ""},
}};

namespace phrase {
inline constexpr Words goods{"{number|a good|up to # goods}", "{number|eine Ware|bis zu # Waren}", "{number|een goederentegel|hoogstens # goederentegels}"};
inline constexpr Words orange_good{"an orange good", "eine orangefarbene Ware", "een oranje goederentegel"};
inline constexpr Words one_kind{"up to {number} goods of one kind", "bis zu {number} Waren einer Sorte", "hoogstens {number} goederentegels van één soort"};
inline constexpr Words steps{"by up to {number} steps", "um bis zu {number} Stufen", "hoogstens {number} stappen"};
inline constexpr Words steps_each{"each by up to {number} steps", "jede um bis zu {number} Stufen", "elk hoogstens {number} stappen"};
inline constexpr Words next_shape{"each step also leads to the next shape", "jede Stufe führt auch zur nächsten Form", "elke stap leidt ook naar de volgende vorm"};
inline constexpr Words last_shape{"each step also leads to the previous shape", "jede Stufe führt auch zur vorigen Form", "elke stap leidt ook naar de vorige vorm"};
inline constexpr Words only{"only {things}", "nur {things}", "alleen {things}"};
inline constexpr Words of_another{" of another player", " eines anderen Spielers", " van een andere speler"};
inline constexpr Words with_ships{"with {things:a}", "mit {things:a dative}", "met {things:a}"};
inline constexpr Words any_land{"any exploration board on display with any ship", "mit einem beliebigen Schiff einen beliebigen ausliegenden Entdeckungsplan", "met een willekeurig schip een willekeurig open ontdekkingsbord"};
inline constexpr Words whaling_trip{"{dice} with {number|1 boat|up to # boats}", "{dice} mit {number|1 Boot|bis zu # Booten}", "{dice} met {number|1 boot|hoogstens # boten}"};
}  // namespace phrase

/// What a changed number says; {number} more or less, on {spaces}, in {dice} actions, from {least} on.
struct QuantityWords {
    Quantity quantity{};
    Words more;
    Words less;
};
inline constexpr std::array<QuantityWords, quantity_count> quantity_words = {{
    {Quantity::silver_price,   {"purchases cost you {number} silver more", "Käufe kosten dich {number} Silber mehr", "aankopen kosten je {number} zilver meer"},
                               {"purchases cost you {number} silver less", "Käufe kosten dich {number} Silber weniger", "aankopen kosten je {number} zilver minder"}},
    {Quantity::stone_price,    {"a house costs you {number} stone more", "ein Haus kostet dich {number} {number|Stein|Steine} mehr", "een huis kost je {number} steen meer"},
                               {"a house costs you {number} stone less", "ein Haus kostet dich {number} {number|Stein|Steine} weniger", "een huis kost je {number} steen minder"}},
    {Quantity::result,         {"add {number} to every roll", "zähle zu jedem Wurf {number} hinzu", "tel bij elke worp {number} op"},
                               {"subtract {number} from every roll", "ziehe von jedem Wurf {number} ab", "trek van elke worp {number} af"}},
    {Quantity::rolls,          {"you have {number|one more roll|# more rolls}", "du hast {number|einen Wurf|# Würfe} mehr", "je hebt {number|één worp|# worpen} meer"},
                               {"you have {number|one roll|# rolls} less", "du hast {number|einen Wurf|# Würfe} weniger", "je hebt {number|één worp|# worpen} minder"}},
    {Quantity::weapon_value,   {"each weapon you spend counts {number} more", "jede eingesetzte Waffe zählt {number} mehr", "elk ingezet wapen telt {number} meer"},
                               {"each weapon you spend counts {number} less", "jede eingesetzte Waffe zählt {number} weniger", "elk ingezet wapen telt {number} minder"}},
    {Quantity::resource_value, {"each resource you spend counts {number} more", "jeder eingesetzte Baustoff zählt {number} mehr", "elke ingezette grondstof telt {number} meer"},
                               {"each resource you spend counts {number} less", "jeder eingesetzte Baustoff zählt {number} weniger", "elke ingezette grondstof telt {number} minder"}},
}};
namespace phrase {
inline constexpr Words cheap_fare{"emigrating costs you {number} silver less", "Auswandern kostet dich {number} Silber weniger", "emigreren kost je {number} zilver minder"};
inline constexpr Words cheap_spaces{"every space that costs {least} silver or more costs you {number} less", "jedes Feld, das mindestens {least} Silber kostet, kostet dich {number} weniger", "elk veld dat {least} zilver of meer kost, kost je {number} minder"};
}  // namespace phrase
// clang-format on

}  // namespace meadhall::odin
