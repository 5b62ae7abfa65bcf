// Private to games/odin/cards/said: when a card works: one row for each moment, and the names of spaces that belong
// together.
#pragma once

#include <array>

#include "core/words.hpp"
#include "games/odin/cards/language.hpp"
#include "games/odin/hooks.hpp"

namespace meadhall::odin {

/// In a German or Dutch sentence a comma parts a clause ("wenn du entdeckst,") from what follows, but not an adverbial
/// ("nach dem Festmahl").
enum class Lead : std::uint8_t { adverbial, clause };

/// {when} or each time; {number} of Vikings; {least} of things; {things} concerned, and {that} or {whom}, the pronoun
/// that refers to them; {spaces}; {dice}; {with} which ship or wood; {where} a tile is laid.
struct HookWords {
    Hook hook{};
    Lead lead{};
    Words words;
};
// clang-format off: one row per moment
inline constexpr std::array<HookWords, hook_count> hook_words = {{
    {Hook::harvest_starts,       Lead::adverbial, {"at the start of a harvest", "zu Beginn einer Ernte", "aan het begin van een oogst"}},
    {Hook::harvest,              Lead::adverbial, {"in rounds without a harvest", "in Runden ohne Ernte", "in rondes zonder oogst"}},
    {Hook::after_harvest,        Lead::adverbial, {"after a harvest", "nach einer Ernte", "na een oogst"}},
    {Hook::new_weapon,           Lead::clause,    {"when the weapon of the round is drawn", "wenn die Waffe der Runde gezogen wird", "als het wapen van de ronde wordt getrokken"}},
    {Hook::before_placing,       Lead::clause,    {"before you place {number} Vikings{spaces}", "bevor du {number} Wikinger einsetzt{spaces}", "voordat je {number} Vikingen plaatst{spaces}"}},
    {Hook::placed,               Lead::clause,    {"when you have placed {number} Vikings{spaces}", "wenn du {number} Wikinger eingesetzt hast{spaces}", "als je {number} Vikingen hebt geplaatst{spaces}"}},
    {Hook::thing_square_changed, Lead::clause,    {"each time your Thing Square comes to hold exactly {number} Vikings", "jedes Mal, wenn die Zahl der Wikinger auf deinem Thingplatz genau {number} wird", "telkens als het aantal Vikingen op je Thingplaats precies {number} wordt"}},
    {Hook::occupation_drawn,     Lead::clause,    {"when an occupation would come to your hand", "wenn du eine Ausbildung auf die Hand bekämst", "als je een beroepskaart zou krijgen"}},
    {Hook::before_action,        Lead::adverbial, {"before the action{spaces}", "vor der Aktion{spaces}", "voor de actie{spaces}"}},
    {Hook::before_overseas,      Lead::adverbial, {"before overseas trading", "vor dem Fernhandel", "voor overzeese handel"}},
    {Hook::before_paying,        Lead::clause,    {"just before you pay {things}{spaces}", "kurz bevor du {things} bezahlst{spaces}", "net voordat je {things} betaalt{spaces}"}},
    {Hook::before_dice,          Lead::adverbial, {"before the dice action ({dice})", "vor der Würfelaktion ({dice})", "voor de dobbelactie ({dice})"}},
    {Hook::rolled,               Lead::adverbial, {"on every roll ({dice})", "bei jedem Wurf ({dice})", "bij elke worp ({dice})"}},
    {Hook::dice_succeeded,       Lead::adverbial, {"on success ({dice}){with}", "bei Erfolg ({dice}){with}", "bij succes ({dice}){with}"}},
    {Hook::dice_failed,          Lead::adverbial, {"on failure ({dice}){with}", "beim Scheitern ({dice}){with}", "bij mislukking ({dice}){with}"}},
    {Hook::received,             Lead::clause,    {"{when} you receive {least}{things:a}", "{when} du {least}{things:a accusative} erhältst", "{when} je {least}{things:a} krijgt"}},
    {Hook::taken_from_strip,     Lead::clause,    {"for each {things} that you take from a mountain strip", "je {things}, {whom} du von einem Bergstreifen nimmst", "per {things} {that} je van een bergstrook neemt"}},
    {Hook::tile_laid,            Lead::clause,    {"{when} you lay {things:a}{where}", "{when} du {things:a accusative}{where} legst", "{when} je {things:a}{where} legt"}},
    {Hook::built,                Lead::clause,    {"{when} you build {things:a} on a space{with}", "{when} du auf einem Feld {things:a accusative} baust{with}", "{when} je op een veld {things:a} bouwt{with}"}},
    {Hook::acquired,             Lead::clause,    {"{when} you get {things:a}", "{when} du {things:a accusative} bekommst", "{when} je {things:a} krijgt"}},
    {Hook::explored,             Lead::clause,    {"{when} you explore{with}", "{when} du{with} entdeckst", "{when} je{with} ontdekt"}},
    {Hook::emigrated,            Lead::clause,    {"{when} you emigrate{with}", "{when} du{with} auswanderst", "{when} je{with} emigreert"}},
    {Hook::occupation_played,    Lead::clause,    {"when you play this card", "wenn du diese Karte ausspielst", "als je deze kaart speelt"}},
    {Hook::vikings_returned,     Lead::clause,    {"{when} {number} Vikings come back to you from the action board", "{when} {number} Wikinger vom Aktionsplan zu dir zurückkehren", "{when} er {number} Vikingen van het actiebord naar je terugkomen"}},
    {Hook::after_action,         Lead::adverbial, {"after the action{spaces}{with}", "nach der Aktion{spaces}{with}", "na de actie{spaces}{with}"}},
    {Hook::action_over,          Lead::adverbial, {"after an action of your Vikings and the card that goes with it", "nach einer Aktion deiner Wikinger mitsamt ihrer Karte", "na een actie van je Vikingen en de kaart die erbij hoort"}},
    {Hook::actions_end,          Lead::adverbial, {"at the end of the action phase", "am Ende der Aktionsphase", "aan het einde van de actiefase"}},
    {Hook::before_income,        Lead::adverbial, {"before the income", "vor den Einnahmen", "voor de inkomsten"}},
    {Hook::feast_starts,         Lead::adverbial, {"at the start of the feast", "zu Beginn des Festmahls", "aan het begin van het feestmaal"}},
    {Hook::dish_served,          Lead::adverbial, {"for each dish that you serve ({things})", "für jedes servierte Gericht ({things})", "voor elk geserveerd gerecht ({things})"}},
    {Hook::after_feast,          Lead::adverbial, {"after the feast", "nach dem Festmahl", "na het feestmaal"}},
    {Hook::house_bonus,          Lead::clause,    {"when a house gives exactly one good as a bonus", "wenn ein Haus genau eine Ware als Prämie bringt", "als een huis precies één goederentegel als bonus oplevert"}},
    {Hook::bonus,                Lead::adverbial, {"in the bonus phase", "in der Prämienphase", "in de bonusfase"}},
    {Hook::after_bonus,          Lead::adverbial, {"after the bonus phase", "nach der Prämienphase", "na de bonusfase"}},
    {Hook::removed_from_strip,   Lead::clause,    {"at the end of the round, for each {things} that is removed from a mountain strip", "am Ende der Runde je {things}, {that} von einem Bergstreifen entfernt wird", "aan het einde van de ronde per {things} {that} van een bergstrook wordt verwijderd"}},
    {Hook::scoring,              Lead::adverbial, {"at the final scoring", "bei der Schlusswertung", "bij de slotwaardering"}},
}};

namespace phrase {
inline constexpr Words when{"when", "wenn", "als"};
inline constexpr Words each_time{"each time", "jedes Mal, wenn", "telkens als"};
inline constexpr Words no_fewer{"at least ", "mindestens ", "minstens "};
inline constexpr Words own_action{"after an action of your Vikings", "nach einer Aktion deiner Wikinger", "na een actie van je Vikingen"};
inline constexpr Words after_dice{"after the dice action ({dice}){with}", "nach der Würfelaktion ({dice}){with}", "na de dobbelactie ({dice}){with}"};
inline constexpr Words with_wood{" and pay at least 1 wood for it", " und dafür mindestens 1 Holz zahlst", " en er minstens 1 hout voor betaalt"};
inline constexpr Words with_ship{" with {things:a}", " mit {things:a dative}", " met {things:a}"};
inline constexpr Words on_island{" on an exploration board", " auf einen Entdeckungsplan", " op een ontdekkingsbord"};
inline constexpr Words in_house{" in a house", " in ein Haus", " in een huis"};
inline constexpr Words any_dice{"in every dice action", "in jeder Würfelaktion", "in elke dobbelactie"};
inline constexpr Words quoted{"{spaces:quoted}", "{spaces:quoted}", "{spaces:quoted}"};
}  // namespace phrase

/// Spaces that have a name together.
struct SpaceFamily {
    SpaceSet spaces;
    Words name;
};
inline constexpr std::array space_families = {
    SpaceFamily{all_spaces,          {"any space", "jedes Feld", "elk veld"}},
    SpaceFamily{column_2_spaces,     {"column 2", "Spalte 2", "kolom 2"}},
    SpaceFamily{crafting_spaces,     {"crafting", "Handwerk", "ambacht"}},
    SpaceFamily{livestock_spaces,    {"livestock market", "Viehmarkt", "veemarkt"}},
    SpaceFamily{weekly_spaces,       {"weekly market", "Wochenmarkt", "weekmarkt"}},
    SpaceFamily{ship_spaces,         {"ship building", "Schiffbau", "scheepsbouw"}},
    SpaceFamily{house_spaces,        {"house building", "Hausbau", "huizenbouw"}},
    SpaceFamily{strip_spaces,        {"spaces with mountain strips", "Felder mit Bergstreifen", "velden met bergstroken"}},
    SpaceFamily{overseas_spaces,     {"overseas trading", "Fernhandel", "overzeese handel"}},
};
// clang-format on

}  // namespace meadhall::odin
