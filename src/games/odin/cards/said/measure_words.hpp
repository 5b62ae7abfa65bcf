// Private to games/odin/cards/said: what is counted: for each of what, under which condition, what a table depends on.
#pragma once

#include <array>

#include "core/words.hpp"
#include "games/odin/components/effect.hpp"

namespace meadhall::odin {

struct MeasureWords {
    Measure measure{};
    Words each{};  // "for each …": one of it
    Words when{};  // {if} or as soon as; {least} "at least 3"; {number}; {things} concerned
    Words by{};    // what the rows of a table depend on
};
inline constexpr int measure_count = 42;
// clang-format off: one row per measure
inline constexpr std::array<MeasureWords, measure_count> measure_words = {{
    {Measure::one},
    {Measure::players,                {"player", "Spieler", "speler"}, {}, {"depending on the number of players", "je nach Zahl der Spieler", "afhankelijk van het aantal spelers"}},
    {Measure::round},
    {Measure::flock,                  {"sheep", "Schaf", "schaap"}, {}, {"depending on the number of your sheep", "je nach Zahl deiner Schafe", "afhankelijk van het aantal schapen dat je hebt"}},
    {Measure::herd,                   {"cattle", "Rind", "rund"}, {}, {"depending on the number of your cattle", "je nach Zahl deiner Rinder", "afhankelijk van het aantal runderen dat je hebt"}},
    {Measure::whaling_boats,          {"whaling boat", "Walfangboot", "walvisboot"}, {}, {"depending on the number of your whaling boats", "je nach Zahl deiner Walfangboote", "afhankelijk van het aantal walvisboten dat je hebt"}},
    {Measure::knarrs,                 {"knarr", "Knorr", "knarr"}, {}, {"depending on the number of your knarrs", "je nach Zahl deiner Knorren", "afhankelijk van het aantal knarren dat je hebt"}},
    {Measure::longships,              {"longship", "Drachenschiff", "drakenschip"}, {"{if} you have {least} {number|longship|longships}", "{if} du {least} {number|Drachenschiff|Drachenschiffe} hast", "{if} je {least} {number|drakenschip|drakenschepen} hebt"}, {"depending on the number of your longships", "je nach Zahl deiner Drachenschiffe", "afhankelijk van het aantal drakenschepen dat je hebt"}},
    {Measure::large_ships,            {"knarr and longship", "Knorr und Drachenschiff", "knarr en drakenschip"}, {"{if} you have {least} {number|knarr or longship|knarrs and longships}", "{if} du {least} {number|Knorr oder Drachenschiff|Knorren und Drachenschiffe} hast", "{if} je {least} {number|knarr of drakenschip|knarren en drakenschepen} hebt"}, {}},
    {Measure::ship_sets,              {}, {}, {"depending on the number of full sets of all three kinds of ship", "je nach Zahl vollständiger Sätze aus allen drei Schiffsarten", "afhankelijk van het aantal volledige sets van de drie scheepssoorten"}},
    {Measure::strong_longships,       {}, {}, {"depending on the number of your longships with 2 ore or more", "je nach Zahl deiner Drachenschiffe mit mindestens 2 Erz", "afhankelijk van het aantal drakenschepen met minstens 2 erts"}},
    {Measure::loose_ore,              {}, {}, {"depending on the loose ore on your ships", "je nach losem Erz auf deinen Schiffen", "afhankelijk van het losse erts op je schepen"}},
    {Measure::houses,                 {"stone or long house", "Stein- oder Langhaus", "stenen huis of langhuis"}, {"{if} you have {least} {number|stone or long house|stone and long houses}", "{if} du {least} {number|Stein- oder Langhaus|Stein- und Langhäuser} hast", "{if} je {least} {number|stenen huis of langhuis|stenen huizen en langhuizen} hebt"}, {}},
    {Measure::islands,                {}, {}, {"depending on the number of your exploration boards", "je nach Zahl deiner Entdeckungspläne", "afhankelijk van het aantal ontdekkingsborden dat je hebt"}},
    {Measure::special_tiles,          {}, {}, {"depending on the number of your special tiles", "je nach Zahl deiner Sondermarken", "afhankelijk van het aantal speciale tegels dat je hebt"}},
    {Measure::income,                 {}, {}, {"depending on your income", "je nach Höhe deiner Einnahmen", "afhankelijk van de hoogte van je inkomsten"}},
    {Measure::animal_kinds,           {"kind of animal that you have", "Tierart in deinem Besitz", "diersoort die je hebt"}},
    {Measure::red_kinds,              {"kind of red good that you have", "Sorte roter Waren in deinem Besitz", "soort rode goederen die je hebt"}},
    {Measure::meat_pairs,             {"pair of game meat and whale meat", "Paar aus Wildfleisch und Walfleisch", "paar van wildvlees en walvisvlees"}},
    {Measure::stock,                  {}, {"{if} you have {things} in your supply", "{if} du {things} im Vorrat hast", "{if} je {things} in je voorraad hebt"}, {"depending on the {things:many} in your supply", "je nach {things:many dative} in deinem Vorrat", "afhankelijk van de hoeveelheid {things:many} in je voorraad"}},
    {Measure::short_of_two},
    {Measure::peas_to_double},
    {Measure::quartermaster_price},
    {Measure::price_less_large},
    {Measure::vikings_on_crafting,    {}, {"{if} {least} of your Vikings stand on crafting spaces", "{if} {least} deiner Wikinger auf Handwerksfeldern stehen", "{if} er {least} van je Vikingen op ambachtsvelden staan"}, {}},
    {Measure::vikings_in_column_2,    {}, {"{if} {least} of your Vikings stand in column 2", "{if} {least} deiner Wikinger in Spalte 2 stehen", "{if} er {least} van je Vikingen in kolom 2 staan"}, {}},
    {Measure::vikings_in_column_3,    {}, {"{if} {least} of your Vikings stand in column 3", "{if} {least} deiner Wikinger in Spalte 3 stehen", "{if} er {least} van je Vikingen in kolom 3 staan"}, {}},
    {Measure::placements_in_column_2, {}, {"but not the first time in a round", "aber nicht beim ersten Mal in einer Runde", "maar niet de eerste keer in een ronde"}, {}},
    {Measure::placements_of_two,      {}, {"but not the first time in a round", "aber nicht beim ersten Mal in einer Runde", "maar niet de eerste keer in een ronde"}, {}},
    {Measure::wood_gained,            {}, {"{if} it brought you {least} wood", "{if} sie dir {least} Holz gebracht hat", "{if} die je {least} hout opleverde"}, {}},
    {Measure::stone_gained,           {}, {"{if} it brought you {least} stone", "{if} sie dir {least} {number|Stein|Steine} gebracht hat", "{if} die je {least} steen opleverde"}, {}},
    {Measure::stockfish_gained,       {}, {"{if} it brought you {least} stockfish", "{if} sie dir {least} Stockfisch gebracht hat", "{if} die je {least} stokvis opleverde"}, {}},
    {Measure::earlier_stockfish,      {}, {"for the first time in an action", "zum ersten Mal in einer Aktion", "voor de eerste keer in een actie"}, {}},
    {Measure::cards_played,           {}, {"{if} you played {least} {number|occupation|occupations} in it", "{if} du dabei {least} {number|Ausbildung|Ausbildungen} ausgespielt hast", "{if} je daarin {least} {number|beroep|beroepen} hebt gespeeld"}, {}},
    {Measure::kinds_taken,            {}, {}, {"depending on the number of kinds taken", "je nach Zahl der genommenen Arten", "afhankelijk van het aantal soorten dat je nam"}},
    {Measure::kinds_paid,             {"kind of resource paid (wood, stone, ore)", "dabei bezahlter Art von Baustoff (Holz, Stein, Erz)", "betaalde soort grondstof (hout, steen, erts)"}},
    {Measure::ore_paid,               {}, {"{if} you paid ore for it", "{if} du dafür Erz bezahlt hast", "{if} je er erts voor hebt betaald"}, {}},
    {Measure::rolls_made,             {}, {"{if} you give up after {least} {number|roll|rolls}", "{if} du nach {least} {number|Wurf|Würfen} aufgibst", "{if} je na {least} {number|worp|worpen} opgeeft"}, {}},
    {Measure::boats_used,             {}, {}, {"depending on the number of boats used", "je nach Zahl der eingesetzten Boote", "afhankelijk van het aantal ingezette boten"}},
    {Measure::weapons_spent,          {}, {"{if} you spent {least} {number|weapon|weapons}", "{if} du {least} {number|Waffe|Waffen} eingesetzt hast", "{if} je {least} {number|wapen|wapens} hebt ingezet"}, {}},
    {Measure::resources_spent,        {}, {"{if} you spent no wood on it", "{if} du dafür kein Holz eingesetzt hast", "{if} je er geen hout voor hebt ingezet"}, {}},
    {Measure::served,                 {}, {"{if} you served {things}", "{if} du {things} serviert hast", "{if} je {things} hebt geserveerd"}, {}},
}};

/// Silver that is not a fixed number.
struct PriceWords {
    Measure measure{};
    Words words;
};
inline constexpr std::array price_rows = {
    PriceWords{Measure::round, {"silver equal to the number of the round", "so viel Silber wie die Nummer der Runde", "zoveel zilver als het nummer van de ronde"}},
    PriceWords{Measure::quartermaster_price, {"8 silver (less 1 for each long sword and ½ for each bow or spear, rounded down)", "8 Silber (minus 1 je Langschwert und ½ je Bogen oder Speer, abgerundet)", "8 zilver (min 1 per langzwaard en ½ per boog of speer, naar beneden afgerond)"}},
    PriceWords{Measure::price_less_large, {"silver equal to the number of the round (less 1 for each knarr and longship)", "so viel Silber wie die Nummer der Runde (minus 1 je Knorr und Drachenschiff)", "zoveel zilver als het nummer van de ronde (min 1 per knarr en drakenschip)"}},
};
[[nodiscard]] constexpr Words price_words(Measure measure) {
    for (const PriceWords& row : price_rows) {
        if (row.measure == measure) { return row.words; }
    }
    return {};
}

namespace phrase {
inline constexpr Words at_least{"at least {number}", "mindestens {number}", "minstens {number}"};
inline constexpr Words at_most{"at most {number}", "höchstens {number}", "hoogstens {number}"};
inline constexpr Words exactly{"exactly {number}", "genau {number}", "precies {number}"};
inline constexpr Words if_so{"if", "wenn", "als"};
inline constexpr Words as_soon_as{"as soon as", "sobald", "zodra"};
inline constexpr Words for_each{" for each {things}", "je {things} ", "per {things} "};
inline constexpr Words so_often{"at most {number|once|# times}", "höchstens {number|einmal|#-mal}", "hoogstens {number|één keer|# keer}"};
inline constexpr Words if_you_have{"if you have {things:a}", "wenn du {things:a accusative} hast", "als je {things:a} hebt"};
// The rows of a table.
inline constexpr Words from{"{number} or more: ", "ab {number}: ", "vanaf {number}: "};
inline constexpr Words up_to{"{number} or less: ", "bis {number}: ", "tot en met {number}: "};
inline constexpr Words at{"{number}: ", "{number}: ", "{number}: "};
}  // namespace phrase
// clang-format on

}  // namespace meadhall::odin
