// Private to games/odin/shown: what players are asked, a row for each question.
#pragma once

#include "core/words.hpp"

namespace meadhall::odin::asks {

// {seat} is the player who is asked; what stands in the other gaps is in question.cpp.
// clang-format off: one row per question
inline constexpr Words starter        = {"{seat}, with which occupation do you begin?", "{seat}, mit welcher Ausbildung beginnst du?", "{seat}, met welk beroep begin je?"};
inline constexpr Words before_income  = {"{seat}, the income comes next. Anything before that?", "{seat}, gleich kommen die Einnahmen. Vorher noch etwas?", "{seat}, zo meteen komen de inkomsten. Eerst nog iets?"};
inline constexpr Words before_breeding = {"{seat}, the animals breed next. Anything before that?", "{seat}, gleich vermehren sich die Tiere. Vorher noch etwas?", "{seat}, zo meteen krijgen de dieren jongen. Eerst nog iets?"};
inline constexpr Words before_bonus   = {"{seat}, the bonuses come next. Anything before that?", "{seat}, gleich kommen die Prämien. Vorher noch etwas?", "{seat}, zo meteen komen de bonussen. Eerst nog iets?"};
inline constexpr Words before_round   = {"{seat}, the next round begins soon. Anything before that?", "{seat}, gleich beginnt die nächste Runde. Vorher noch etwas?", "{seat}, zo meteen begint de volgende ronde. Eerst nog iets?"};
inline constexpr Words before_score   = {"{seat}, this is your last chance before the final scoring.", "{seat}, das ist deine letzte Gelegenheit vor der Schlusswertung.", "{seat}, dit is je laatste kans voor de slotwaardering."};
inline constexpr Words after_others   = {"{seat}, anything to do before the next turn?", "{seat}, möchtest du vor dem nächsten Zug noch etwas tun?", "{seat}, wil je voor de volgende beurt nog iets doen?"};
inline constexpr Words own_action     = {"{seat}, use your card now: without it the action is not possible.", "{seat}, nutze jetzt deine Karte: Ohne sie geht die Aktion nicht.", "{seat}, gebruik nu je kaart: zonder die kaart kan de actie niet."};
inline constexpr Words turn           = {"{seat}, place Vikings ({vikings} left).", "{seat}, setze Wikinger ein (noch {vikings}).", "{seat}, plaats Vikingen (nog {vikings})."};
inline constexpr Words last_turn      = {"{seat}, place your last Viking.", "{seat}, setze deinen letzten Wikinger ein.", "{seat}, plaats je laatste Viking."};
inline constexpr Words turn_end       = {"{seat}, the action is over. Anything to lay, store, buy or arm?", "{seat}, die Aktion ist vorbei. Noch etwas legen, einlagern, kaufen oder bewaffnen?", "{seat}, de actie is voorbij. Nog iets leggen, opslaan, kopen of bewapenen?"};
inline constexpr Words card_before    = {"{seat}, do you play an occupation before the action?", "{seat}, spielst du vor der Aktion eine Ausbildung aus?", "{seat}, speel je voor de actie een beroep?"};
inline constexpr Words card_after     = {"{seat}, do you play an occupation after the action?", "{seat}, spielst du nach der Aktion eine Ausbildung aus?", "{seat}, speel je na de actie een beroep?"};
inline constexpr Words alternative    = {"{seat}, which do you choose? {ways}.", "{seat}, was wählst du? {ways}.", "{seat}, wat kies je? {ways}."};
inline constexpr Words exchange       = {"{seat}, do you trade: {trade}?", "{seat}, tauschst du: {trade}?", "{seat}, ruil je: {trade}?"};
inline constexpr Words price          = {"{seat}, do you pay {price}?", "{seat}, zahlst du {price}?", "{seat}, betaal je {price}?"};
inline constexpr Words fare           = {"{seat}, do you pay {price} to emigrate?", "{seat}, zahlst du {price} fürs Auswandern?", "{seat}, betaal je {price} om te emigreren?"};
inline constexpr Words free_fare      = {"{seat}, do you emigrate, at no cost?", "{seat}, wanderst du kostenlos aus?", "{seat}, emigreer je zonder te betalen?"};
inline constexpr Words strip          = {"{seat}, take {count|1|up to #} from {count|a|one} mountain strip.", "{seat}, nimm {count|1|bis zu #} von einem Bergstreifen.", "{seat}, neem er {count|1|hoogstens #} van {count|een|één} bergstrook."};
inline constexpr Words other_strip    = {"{seat}, take {count|1|up to #} from another mountain strip.", "{seat}, nimm {count|1|bis zu #} von einem anderen Bergstreifen.", "{seat}, neem er {count|1|hoogstens #} van een andere bergstrook."};
inline constexpr Words upgrade        = {"{seat}, which good do you upgrade{more}?", "{seat}, welche Ware wertest du auf{more}?", "{seat}, welke goederentegel waardeer je op{more}?"};
inline constexpr Words overseas       = {"{seat}, which green good turns blue? One of each kind.", "{seat}, welche grüne Ware wird blau? Von jeder Sorte eine.", "{seat}, welke groene tegel wordt blauw? Eén van elke soort."};
inline constexpr Words special_sale   = {"{seat}, which special tile do you buy{more}?", "{seat}, welche Sondermarke kaufst du{more}?", "{seat}, welke speciale tegel koop je{more}?"};
inline constexpr Words forge          = {"{seat}, what do you forge?", "{seat}, was schmiedest du?", "{seat}, wat smeed je?"};
inline constexpr Words boats          = {"{seat}, with which boats do you set out{more}?", "{seat}, mit welchen Booten fährst du aus{more}?", "{seat}, met welke boten vaar je uit{more}?"};
inline constexpr Words boat           = {"{seat}, with which boat do you set out?", "{seat}, mit welchem Boot fährst du aus?", "{seat}, met welke boot vaar je uit?"};
inline constexpr Words first_low      = {"{seat}, {dice}: roll low ({sides} sides). You pay the result in {resource} or {weapon:many}.", "{seat}, {dice}: Würfle niedrig ({sides} Seiten). Das Ergebnis zahlst du in {resource} oder {weapon:many dative}.", "{seat}, {dice}: gooi laag ({sides} zijden). Het resultaat betaal je in {resource} of {weapon:many}."};
inline constexpr Words first_high     = {"{seat}, {dice}: roll high ({sides} sides). You can add {resource} or {weapon:many}.", "{seat}, {dice}: Würfle hoch ({sides} Seiten). Mit {resource:many dative} oder {weapon:many dative} wird es mehr.", "{seat}, {dice}: gooi hoog ({sides} zijden). Met {resource} of {weapon:many} wordt het meer."};
inline constexpr Words low_roll       = {"{seat}, {dice}: you rolled {shown}. Success costs {result} in {resource} or {weapon:many}; {left}.", "{seat}, {dice}: {shown} gewürfelt. Erfolg kostet {result}, jeweils {resource} oder {weapon}; {left}.", "{seat}, {dice}: {shown} gegooid. Succes kost {result}, telkens {resource} of {weapon}; {left}."};
inline constexpr Words free_roll      = {"{seat}, {dice}: you rolled {shown}. Success costs nothing.", "{seat}, {dice}: {shown} gewürfelt. Der Erfolg kostet nichts.", "{seat}, {dice}: {shown} gegooid. Succes kost niets."};
inline constexpr Words high_roll      = {"{seat}, {dice}: you rolled {shown}. Battle result {result}, +1 for each {resource} or {weapon}; {left}.", "{seat}, {dice}: {shown} gewürfelt. Kampfergebnis {result}, +1 je {resource} oder {weapon}; {left}.", "{seat}, {dice}: {shown} gegooid. Gevechtsresultaat {result}, +1 per {resource} of {weapon}; {left}."};
inline constexpr Words second_loot    = {"{seat}, {result} of the battle result is left: do you take a second tile?", "{seat}, vom Kampfergebnis bleibt {result} übrig: Nimmst du eine zweite Marke?", "{seat}, van het gevechtsresultaat blijft {result} over: neem je een tweede tegel?"};
inline constexpr Words weapon_mix     = {"{seat}, you pay {weapons|1 weapon|# weapons}: how many are spears?", "{seat}, du zahlst {weapons|1 Waffe|# Waffen}: Wie viele davon sind Speere?", "{seat}, je betaalt {weapons|1 wapen|# wapens}: hoeveel daarvan zijn speren?"};
inline constexpr Words exploration    = {"{seat}, which land do you explore? {lands}.", "{seat}, welches Land entdeckst du? {lands}.", "{seat}, welk land ontdek je? {lands}."};
inline constexpr Words boat_swap      = {"{seat}, do you trade a whaling boat for a knarr?", "{seat}, tauschst du ein Walfangboot gegen eine Knorr?", "{seat}, ruil je een walvisboot voor een knarr?"};
inline constexpr Words emigration     = {"{seat}, which ship emigrates?", "{seat}, welches Schiff wandert aus?", "{seat}, welk schip emigreert?"};
inline constexpr Words occupations    = {"{seat}, which occupation do you play{more}?", "{seat}, welche Ausbildung spielst du aus{more}?", "{seat}, welk beroep speel je{more}?"};
inline constexpr Words feast          = {"{seat}, what is served {places|last|next}? {places|1 place is|# places are} free.", "{seat}, was wird {places|zuletzt|als Nächstes} serviert? {places|1 Platz ist|# Plätze sind} frei.", "{seat}, wat wordt er {places|als laatste|nu} geserveerd? {places|1 plaats is|# plaatsen zijn} vrij."};
inline constexpr Words laying         = {"{seat}, where do you lay {item:the} ({face})?", "{seat}, wohin legst du {item:a accusative} ({face})?", "{seat}, waar leg je {item:a} neer ({face})?"};
inline constexpr Words ore_laying     = {"{seat}, lay the ore now, or it is lost: {count} left.", "{seat}, lege das Erz jetzt, sonst verfällt es: noch {count}.", "{seat}, leg het erts nu, anders vervalt het: nog {count}."};
inline constexpr Words fish_laying    = {"{seat}, lay the stockfish in your houses now, or it is lost: {count} left.", "{seat}, lege den Stockfisch jetzt in deine Häuser, sonst verfällt er: noch {count}.", "{seat}, leg de stokvis nu in je huizen, anders vervalt hij: nog {count}."};
inline constexpr Words triggers       = {"{seat}, do you use {cards}?", "{seat}, nutzt du {cards}?", "{seat}, gebruik je {cards}?"};
inline constexpr Words must_use       = {"{seat}, choose what takes effect: {cards}.", "{seat}, wähle, was wirkt: {cards}.", "{seat}, kies wat er werkt: {cards}."};
inline constexpr Words recall         = {"{seat}, from which space do you take back {vikings|1 Viking|# Vikings}?", "{seat}, von welchem Feld nimmst du {vikings} Wikinger zurück?", "{seat}, van welk veld neem je {vikings|1 Viking|# Vikingen} terug?"};
inline constexpr Words visit_taken    = {"{seat}, which occupied space of column 2 do you use, without Vikings?", "{seat}, welches besetzte Feld der Spalte 2 nutzt du, ohne Wikinger?", "{seat}, welk bezet veld van kolom 2 gebruik je, zonder Vikingen?"};
inline constexpr Words visit_beside   = {"{seat}, which free space next to yours in column 1 do you use?", "{seat}, welches freie Feld neben deinem in Spalte 1 nutzt du?", "{seat}, welk vrij veld naast het jouwe in kolom 1 gebruik je?"};
inline constexpr Words flip           = {"{seat}, which good do you turn over{more}?", "{seat}, welche Ware drehst du um{more}?", "{seat}, welke goederentegel draai je om{more}?"};
inline constexpr Words copy           = {"{seat}, of which good do you get one more?", "{seat}, von welcher Ware bekommst du eine dazu?", "{seat}, van welke goederentegel krijg je er een bij?"};

// What stands in their gaps.
inline constexpr Words up_to          = {" (up to {count})", " (bis zu {count})", " (hoogstens {count})"};
inline constexpr Words left           = {"{count} left", "noch {count}", "nog {count}"};
inline constexpr Words steps          = {"up to {count} steps", "bis zu {count} Stufen", "hoogstens {count} stappen"};
inline constexpr Words steps_each     = {"up to {count} steps each", "je bis zu {count} Stufen", "elk hoogstens {count} stappen"};
inline constexpr Words all_steps      = {"{count} steps", "{count} Stufen", "{count} stappen"};
inline constexpr Words all_steps_each = {"{count} steps each", "je {count} Stufen", "elk {count} stappen"};
inline constexpr Words once_two       = {"once 2 steps", "einmal 2 Stufen", "eenmaal 2 stappen"};
inline constexpr Words rolls          = {"{count|no roll|1 roll|# rolls} left", "{count|kein Wurf mehr|noch 1 Wurf|noch # Würfe}", "{count|geen worp meer|nog 1 worp|nog # worpen}"};
inline constexpr Words worth          = {"{land} ({points|1 point|# points})", "{land} ({points|1 Punkt|# Punkte})", "{land} ({points|1 punt|# punten})"};
inline constexpr Words worth_more     = {"{land} ({points|1 point|# points}, {silver})", "{land} ({points|1 Punkt|# Punkte}, {silver})", "{land} ({points|1 punt|# punten}, {silver})"};
// clang-format on

}  // namespace meadhall::odin::asks
