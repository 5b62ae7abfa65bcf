// Private to games/odin/shown: what players are asked, a row for each question.
#pragma once

#include <array>

#include "core/words.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin::asks {

// {0} is the player who is asked; what the others are stands in question.cpp.
// clang-format off: one row per question
inline constexpr Words starter       = {"{0}, with which occupation do you begin?", "{0}, mit welcher Ausbildung beginnst du?", "{0}, met welke opleiding begin je?"};
inline constexpr Words before_income = {"{0}, the income comes next. Anything before that?", "{0}, gleich kommen die Einnahmen. Vorher noch etwas?", "{0}, zo meteen komen de inkomsten. Eerst nog iets?"};
inline constexpr Words before_breeding = {"{0}, the animals breed next. Anything before that?", "{0}, gleich vermehren sich die Tiere. Vorher noch etwas?", "{0}, zo meteen krijgen de dieren jongen. Eerst nog iets?"};
inline constexpr Words before_bonus  = {"{0}, the bonuses come next. Anything before that?", "{0}, gleich kommen die Prämien. Vorher noch etwas?", "{0}, zo meteen komen de bonussen. Eerst nog iets?"};
inline constexpr Words before_round  = {"{0}, the next round begins soon. Anything before that?", "{0}, gleich beginnt die nächste Runde. Vorher noch etwas?", "{0}, zo meteen begint de volgende ronde. Eerst nog iets?"};
inline constexpr Words before_score  = {"{0}, this is your last chance before the score.", "{0}, das ist deine letzte Gelegenheit vor der Wertung.", "{0}, dit is je laatste kans voor de telling."};
inline constexpr Words after_others  = {"{0}, anything to do before the next turn?", "{0}, möchtest du vor dem nächsten Zug noch etwas tun?", "{0}, wil je voor de volgende beurt nog iets doen?"};
inline constexpr Words own_action    = {"{0}, use your card now: without it the action is not possible.", "{0}, nutze jetzt deine Karte: Ohne sie geht die Aktion nicht.", "{0}, gebruik nu je kaart: zonder die kaart kan de actie niet."};
inline constexpr Words turn          = {"{0}, place Vikings ({1} left).", "{0}, setze Wikinger ein (noch {1}).", "{0}, plaats Vikingen (nog {1})."};
inline constexpr Words last_turn     = {"{0}, place your last Viking.", "{0}, setze deinen letzten Wikinger ein.", "{0}, plaats je laatste Viking."};
inline constexpr Words turn_end      = {"{0}, the action is over. Anything to lay, store, buy or arm?", "{0}, die Aktion ist vorbei. Noch etwas legen, lagern, kaufen oder bewaffnen?", "{0}, de actie is voorbij. Nog iets leggen, opslaan, kopen of bewapenen?"};
inline constexpr Words card_before   = {"{0}, do you play an occupation before the action?", "{0}, spielst du vor der Aktion eine Ausbildung aus?", "{0}, speel je voor de actie een opleiding?"};
inline constexpr Words card_after    = {"{0}, do you play an occupation after the action?", "{0}, spielst du nach der Aktion eine Ausbildung aus?", "{0}, speel je na de actie een opleiding?"};
inline constexpr Words alternative   = {"{0}, which do you choose? {1}.", "{0}, was wählst du? {1}.", "{0}, wat kies je? {1}."};
inline constexpr Words exchange      = {"{0}, do you trade: {1}?", "{0}, tauschst du: {1}?", "{0}, ruil je: {1}?"};
inline constexpr Words price         = {"{0}, do you pay {1}?", "{0}, zahlst du {1}?", "{0}, betaal je {1}?"};
inline constexpr Words fare          = {"{0}, do you pay {1} to emigrate?", "{0}, zahlst du {1} fürs Auswandern?", "{0}, betaal je {1} om te emigreren?"};
inline constexpr Words free_fare     = {"{0}, do you emigrate, at no cost?", "{0}, wanderst du kostenlos aus?", "{0}, emigreer je zonder te betalen?"};
inline constexpr Words strip         = {"{0}, take up to {1} from one mountain strip.", "{0}, nimm bis zu {1} von einem Bergstreifen.", "{0}, neem er hoogstens {1} van één bergstrook."};
inline constexpr Words strip_once    = {"{0}, take 1 from a mountain strip.", "{0}, nimm 1 von einem Bergstreifen.", "{0}, neem er 1 van een bergstrook."};
inline constexpr Words other_strip   = {"{0}, take up to {1} from another mountain strip.", "{0}, nimm bis zu {1} von einem anderen Bergstreifen.", "{0}, neem er hoogstens {1} van een andere bergstrook."};
inline constexpr Words other_once    = {"{0}, take 1 from another mountain strip.", "{0}, nimm 1 von einem anderen Bergstreifen.", "{0}, neem er 1 van een andere bergstrook."};
inline constexpr Words upgrade       = {"{0}, which good do you upgrade{1}?", "{0}, welche Ware wertest du auf{1}?", "{0}, welk goed waardeer je op{1}?"};
inline constexpr Words overseas      = {"{0}, which green good turns blue? One of each kind.", "{0}, welche grüne Ware wird blau? Von jeder Sorte eine.", "{0}, welk groen goed wordt blauw? Eén van elke soort."};
inline constexpr Words special_sale  = {"{0}, which special tile do you buy{1}?", "{0}, welche Sondermarke kaufst du{1}?", "{0}, welke speciale tegel koop je{1}?"};
inline constexpr Words forge         = {"{0}, what do you forge?", "{0}, was schmiedest du?", "{0}, wat smeed je?"};
inline constexpr Words boats         = {"{0}, with which boats do you set out{1}?", "{0}, mit welchen Booten fährst du aus{1}?", "{0}, met welke boten vaar je uit{1}?"};
inline constexpr Words boat          = {"{0}, with which boat do you set out?", "{0}, mit welchem Boot fährst du aus?", "{0}, met welke boot vaar je uit?"};
inline constexpr Words first_low     = {"{0}, {1}: roll low ({2} sides). You pay the result in {3} or {4}.", "{0}, {1}: Würfle niedrig ({2} Seiten). Das Ergebnis zahlst du in {3} oder {4}.", "{0}, {1}: gooi laag ({2} zijden). Het resultaat betaal je in {3} of {4}."};
inline constexpr Words first_high    = {"{0}, {1}: roll high ({2} sides). You can add {3} or {4}.", "{0}, {1}: Würfle hoch ({2} Seiten). Mit {3} oder {4} wird es mehr.", "{0}, {1}: gooi hoog ({2} zijden). Met {3} of {4} wordt het meer."};
inline constexpr Words low_roll      = {"{0}, {1}: you rolled {2}. Success costs {3} in {4} or {5}; {6}.", "{0}, {1}: {2} gewürfelt. Erfolg kostet {3} in {4} oder {5}; {6}.", "{0}, {1}: {2} gegooid. Succes kost {3} in {4} of {5}; {6}."};
inline constexpr Words free_roll     = {"{0}, {1}: you rolled {2}. Success costs nothing.", "{0}, {1}: {2} gewürfelt. Der Erfolg kostet nichts.", "{0}, {1}: {2} gegooid. Succes kost niets."};
inline constexpr Words high_roll     = {"{0}, {1}: you rolled {2}, strength {3}, more with {4} or {5}; {6}.", "{0}, {1}: {2} gewürfelt, Stärke {3}, mehr mit {4} oder {5}; {6}.", "{0}, {1}: {2} gegooid, sterkte {3}, meer met {4} of {5}; {6}."};
inline constexpr Words second_loot   = {"{0}, strength {1} is left: do you take a second tile?", "{0}, Stärke {1} bleibt übrig: Nimmst du eine zweite Marke?", "{0}, er blijft sterkte {1} over: neem je een tweede tegel?"};
inline constexpr Words weapon_mix    = {"{0}, you pay {1}: how many are spears?", "{0}, du zahlst {1}: Wie viele davon sind Speere?", "{0}, je betaalt {1}: hoeveel daarvan zijn speren?"};
inline constexpr Words exploration   = {"{0}, which land do you explore? {1}.", "{0}, welches Land entdeckst du? {1}.", "{0}, welk land ontdek je? {1}."};
inline constexpr Words boat_swap     = {"{0}, do you trade a whaling boat for a knarr?", "{0}, tauschst du ein Walfangboot gegen eine Knorr?", "{0}, ruil je een walvisboot voor een knarr?"};
inline constexpr Words emigration    = {"{0}, which ship emigrates?", "{0}, welches Schiff wandert aus?", "{0}, welk schip emigreert?"};
inline constexpr Words occupations   = {"{0}, which occupation do you play{1}?", "{0}, welche Ausbildung spielst du aus{1}?", "{0}, welke opleiding speel je{1}?"};
inline constexpr Words feast         = {"{0}, what is served next? {1} places are free.", "{0}, was wird als Nächstes serviert? {1} Plätze sind frei.", "{0}, wat wordt er nu geserveerd? {1} plaatsen zijn vrij."};
inline constexpr Words last_slot     = {"{0}, what is served last? 1 place is free.", "{0}, was wird zuletzt serviert? 1 Platz ist frei.", "{0}, wat wordt er als laatste geserveerd? 1 plaats is vrij."};
inline constexpr Words laying        = {"{0}, where do you lay the {1} ({2})?", "{0}, wohin damit: {1} ({2})?", "{0}, waar leg je dit neer: {1} ({2})?"};
inline constexpr Words ore_laying    = {"{0}, lay the ore now, or it is lost: {1} left.", "{0}, lege das Erz jetzt, sonst verfällt es: noch {1}.", "{0}, leg het erts nu, anders vervalt het: nog {1}."};
inline constexpr Words fish_laying   = {"{0}, lay the stockfish in your houses now, or it is lost: {1} left.", "{0}, lege den Stockfisch jetzt in deine Häuser, sonst verfällt er: noch {1}.", "{0}, leg de stokvis nu in je huizen, anders vervalt hij: nog {1}."};
inline constexpr Words triggers      = {"{0}, do you use {1}?", "{0}, nutzt du {1}?", "{0}, gebruik je {1}?"};
inline constexpr Words must_use      = {"{0}, choose what takes effect: {1}.", "{0}, wähle, was wirkt: {1}.", "{0}, kies wat er werkt: {1}."};
inline constexpr Words recall        = {"{0}, from which space do you take back {1}?", "{0}, von welchem Feld nimmst du {1} zurück?", "{0}, van welk veld neem je {1} terug?"};
inline constexpr Words visit_taken   = {"{0}, which occupied space of column 2 do you use, without Vikings?", "{0}, welches besetzte Feld der Spalte 2 nutzt du, ohne Wikinger?", "{0}, welk bezet veld van kolom 2 gebruik je, zonder Vikingen?"};
inline constexpr Words visit_beside  = {"{0}, which free space next to yours in column 1 do you use?", "{0}, welches freie Feld neben deinem in Spalte 1 nutzt du?", "{0}, welk vrij veld naast het jouwe in kolom 1 gebruik je?"};
inline constexpr Words flip          = {"{0}, which good do you turn over{1}?", "{0}, welche Ware drehst du um{1}?", "{0}, welk goed draai je om{1}?"};
inline constexpr Words copy          = {"{0}, of which good do you get one more?", "{0}, von welcher Ware bekommst du eine dazu?", "{0}, van welk goed krijg je er een bij?"};

// What stands in their gaps.
inline constexpr Words up_to         = {" (up to {0})", " (bis zu {0})", " (hoogstens {0})"};
inline constexpr Words in_brackets   = {" ({0})", " ({0})", " ({0})"};
inline constexpr Words left          = {"{0} left", "noch {0}", "nog {0}"};
inline constexpr Words steps         = {"up to {0} steps", "bis zu {0} Stufen", "hoogstens {0} stappen"};
inline constexpr Words steps_each    = {"up to {0} steps each", "je bis zu {0} Stufen", "elk hoogstens {0} stappen"};
inline constexpr Words all_steps     = {"{0} steps", "{0} Stufen", "{0} stappen"};
inline constexpr Words all_steps_each = {"{0} steps each", "je {0} Stufen", "elk {0} stappen"};
inline constexpr Words once_two      = {"once 2 steps", "einmal 2 Stufen", "eenmaal 2 stappen"};
inline constexpr Words no_roll       = {"no roll left", "kein Wurf mehr", "geen worp meer"};
inline constexpr Words one_roll      = {"1 roll left", "noch 1 Wurf", "nog 1 worp"};
inline constexpr Words rolls         = {"{0} rolls left", "noch {0} Würfe", "nog {0} worpen"};
inline constexpr Words one_viking    = {"1 Viking", "1 Wikinger", "1 Viking"};
inline constexpr Words vikings       = {"{0} Vikings", "{0} Wikinger", "{0} Vikingen"};
inline constexpr Words one_weapon    = {"1 weapon", "1 Waffe", "1 wapen"};
inline constexpr Words weapons       = {"{0} weapons", "{0} Waffen", "{0} wapens"};
inline constexpr Words points        = {"{0} points", "{0} Punkte", "{0} punten"};
inline constexpr Words quoted        = {"“{0}”", "„{0}“", "‘{0}’"};
inline constexpr Words either        = {" or ", " oder ", " of "};
/// What is paid in, several of them.
inline constexpr std::array<Words, weapon_count> arms = {{
    {"bows and arrows", "Pfeil und Bogen", "pijl en boog"},
    {"snares", "Fallen", "strikken"},
    {"spears", "Speeren", "speren"},
    {"long swords", "Langschwertern", "langzwaarden"},
}};
// clang-format on

}  // namespace meadhall::odin::asks
