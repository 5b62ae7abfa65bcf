// What happened, as sentences. The field of an event stands in braces where it is said.
#include "core/sentence.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/game.hpp"
#include "games/odin/seat_words.hpp"

namespace meadhall::odin {

namespace {

/// A sentence, and the same to the player it is about; what is nobody's has one form.
struct Saying {
    Words words;
    Words to_you{};
};

// clang-format off: one row per event
constexpr Saying saying(const Begins& /*of*/) { return {{"{seat} begins.", "{seat} beginnt.", "{seat} begint."}, {"You begin.", "Du beginnst.", "Je begint."}}; }
constexpr Saying saying(const ImitatedColumns& /*of*/) { return {{"Columns {low} and {high} can be imitated.", "Die Spalten {low} und {high} sind nachahmbar.", "De kolommen {low} en {high} kunnen worden nagebootst."}}; }
constexpr Saying saying(const CardHidden& /*of*/) { return {{"{seat} gets an occupation.", "{seat} erhält eine Ausbildung.", "{seat} krijgt een opleiding."}, {"You get an occupation.", "Du erhältst eine Ausbildung.", "Je krijgt een opleiding."}}; }
constexpr Saying saying(const CardSeen& /*of*/) { return {{"{seat} gets the occupation {card}.", "{seat} erhält die Ausbildung {card}.", "{seat} krijgt de opleiding {card}."}, {"You get the occupation {card}.", "Du erhältst die Ausbildung {card}.", "Je krijgt de opleiding {card}."}}; }
constexpr Saying saying(const StripRevealed& /*of*/) { return {{"Mountain strip {strip} is turned up.", "Bergstreifen {strip} wird aufgedeckt.", "Bergstrook {strip} wordt opengelegd."}}; }
constexpr Saying saying(const StripGone& /*of*/) { return {{"Mountain strip {strip} is empty.", "Bergstreifen {strip} ist leer.", "Bergstrook {strip} is leeg."}}; }
constexpr Saying saying(const RoundBegins& /*of*/) { return {{"Round {round} begins.", "Runde {round} beginnt.", "Ronde {round} begint."}}; }
constexpr Saying saying(const Harvest& /*of*/) { return {{"Harvest: tier {tier}.", "Ernte: Stufe {tier}.", "Oogst: niveau {tier}."}}; }
constexpr Saying saying(const BoardTurned& /*of*/) { return {{"{face} comes up.", "{face} erscheint.", "{face} verschijnt."}}; }
constexpr Saying saying(const WeaponDrawn& /*of*/) { return {{"{seat} draws a weapon: {weapon}.", "{seat} zieht eine Waffe: {weapon}.", "{seat} trekt een wapen: {weapon}."}, {"You draw a weapon: {weapon}.", "Du ziehst eine Waffe: {weapon}.", "Je trekt een wapen: {weapon}."}}; }
constexpr Saying saying(const VikingsPlaced& /*of*/) { return {{"{seat} places {count}: {space}.", "{seat} setzt {count} ein: {space}.", "{seat} plaatst {count}: {space}."}, {"You place {count}: {space}.", "Du setzt {count} ein: {space}.", "Je plaatst {count}: {space}."}}; }
constexpr Saying saying(const Passes& /*of*/) { return {{"{seat} passes.", "{seat} passt.", "{seat} past."}, {"You pass.", "Du passt.", "Je past."}}; }
constexpr Saying saying(const CardPlayed& /*of*/) { return {{"{seat} plays {card}.", "{seat} spielt {card} aus.", "{seat} speelt {card}."}, {"You play {card}.", "Du spielst {card} aus.", "Je speelt {card}."}}; }
constexpr Saying saying(const Chooses& /*of*/) { return {{"{seat} chooses alternative {option}.", "{seat} wählt Möglichkeit {option}.", "{seat} kiest mogelijkheid {option}."}, {"You choose alternative {option}.", "Du wählst Möglichkeit {option}.", "Je kiest mogelijkheid {option}."}}; }
constexpr Saying saying(const SetsOut& /*of*/) { return {{"{seat} sets out with {boats} whaling boats.", "{seat} fährt mit {boats} Walfangbooten aus.", "{seat} vaart uit met {boats} walvisboten."}, {"You set out with {boats} whaling boats.", "Du fährst mit {boats} Walfangbooten aus.", "Je vaart uit met {boats} walvisboten."}}; }
constexpr Saying saying(const Receives& /*of*/) { return {{"{seat} receives {count} × {item}.", "{seat} erhält {count} × {item}.", "{seat} krijgt {count} × {item}."}, {"You receive {count} × {item}.", "Du erhältst {count} × {item}.", "Je krijgt {count} × {item}."}}; }
constexpr Saying saying(const Pays& /*of*/) { return {{"{seat} gives {count} × {item}.", "{seat} gibt {count} × {item}.", "{seat} geeft {count} × {item}."}, {"You give {count} × {item}.", "Du gibst {count} × {item}.", "Je geeft {count} × {item}."}}; }
constexpr Saying saying(const Takes& /*of*/) { return {{"{seat} takes {count} from mountain strip {strip}.", "{seat} nimmt {count} von Bergstreifen {strip}.", "{seat} neemt {count} van bergstrook {strip}."}, {"You take {count} from mountain strip {strip}.", "Du nimmst {count} von Bergstreifen {strip}.", "Je neemt {count} van bergstrook {strip}."}}; }
constexpr Saying saying(const Upgrades& /*of*/) { return {{"{seat}: {from} becomes {to}.", "{seat}: {from} wird zu {to}.", "{seat}: {from} wordt {to}."}, {"Your {from} becomes {to}.", "Aus {from} wird bei dir {to}.", "Bij jou wordt {from} {to}."}}; }
constexpr Saying saying(const Rolls& /*of*/) { return {{"{seat} rolls {shown}.", "{seat} würfelt {shown}.", "{seat} gooit {shown}."}, {"You roll {shown}.", "Du würfelst {shown}.", "Je gooit {shown}."}}; }
constexpr Saying saying(const Succeeds& /*of*/) { return {{"{seat} succeeds: {action}.", "{seat} hat Erfolg: {action}.", "{seat} slaagt: {action}."}, {"You succeed: {action}.", "Du hast Erfolg: {action}.", "Je slaagt: {action}."}}; }
constexpr Saying saying(const Fails& /*of*/) { return {{"{seat} fails: {action}.", "{seat} scheitert: {action}.", "{seat} faalt: {action}."}, {"You fail: {action}.", "Du scheiterst: {action}.", "Je faalt: {action}."}}; }
constexpr Saying saying(const VikingsReturn& /*of*/) { return {{"{count} Vikings return to {seat}.", "{count} Wikinger kehren zu {seat} zurück.", "{count} Vikingen keren terug naar {seat}."}, {"{count} Vikings return to you.", "{count} Wikinger kehren zu dir zurück.", "{count} Vikingen keren naar je terug."}}; }
constexpr Saying saying(const Explores& /*of*/) { return {{"{seat} explores {face}.", "{seat} entdeckt {face}.", "{seat} ontdekt {face}."}, {"You explore {face}.", "Du entdeckst {face}.", "Je ontdekt {face}."}}; }
constexpr Saying saying(const Emigrates& /*of*/) { return {{"{seat} emigrates: {ship}.", "{seat} wandert aus: {ship}.", "{seat} emigreert: {ship}."}, {"You emigrate: {ship}.", "Du wanderst aus: {ship}.", "Je emigreert: {ship}."}}; }
constexpr Saying saying(const Lifts& /*of*/) { return {{"{seat} picks up {item} ({place}).", "{seat} nimmt {item} auf ({place}).", "{seat} pakt {item} op ({place})."}, {"You pick up {item} ({place}).", "Du nimmst {item} auf ({place}).", "Je pakt {item} op ({place})."}}; }
constexpr Saying saying(const Lays& /*of*/) { return {{"{seat} lays {item} ({place} {cell}).", "{seat} legt {item} ({place} {cell}).", "{seat} legt {item} ({place} {cell})."}, {"You lay {item} ({place} {cell}).", "Du legst {item} ({place} {cell}).", "Je legt {item} ({place} {cell})."}}; }
constexpr Saying saying(const Stores& /*of*/) { return {{"{seat} stores {resource} ({place}).", "{seat} lagert {resource} ein ({place}).", "{seat} slaat {resource} op ({place})."}, {"You store {resource} ({place}).", "Du lagerst {resource} ein ({place}).", "Je slaat {resource} op ({place})."}}; }
constexpr Saying saying(const Buys& /*of*/) { return {{"{seat} buys: {ship}.", "{seat} kauft: {ship}.", "{seat} koopt: {ship}."}, {"You buy: {ship}.", "Du kaufst: {ship}.", "Je koopt: {ship}."}}; }
constexpr Saying saying(const Arms& /*of*/) { return {{"{seat} arms: {ship}.", "{seat} bewaffnet: {ship}.", "{seat} bewapent: {ship}."}, {"You arm: {ship}.", "Du bewaffnest: {ship}.", "Je bewapent: {ship}."}}; }
constexpr Saying saying(const Earns& /*of*/) { return {{"{seat}: income {silver}.", "{seat}: Einnahmen {silver}.", "{seat}: inkomsten {silver}."}, {"Your income: {silver}.", "Deine Einnahmen: {silver}.", "Je inkomsten: {silver}."}}; }
constexpr Saying saying(const Breeds& /*of*/) { return {{"{seat}: {animal} breed (+{born}).", "{seat}: {animal} vermehren sich (+{born}).", "{seat}: {animal} vermeerderen zich (+{born})."}, {"Your animals breed: {animal} (+{born}).", "Deine Tiere vermehren sich: {animal} (+{born}).", "Je dieren vermeerderen zich: {animal} (+{born})."}}; }
constexpr Saying saying(const Serves& /*of*/) { return {{"{seat} serves {dish}.", "{seat} serviert {dish}.", "{seat} serveert {dish}."}, {"You serve {dish}.", "Du servierst {dish}.", "Je serveert {dish}."}}; }
constexpr Saying saying(const Penalties& /*of*/) { return {{"{seat} takes {count} Thing penalties.", "{seat} nimmt {count} Thingstrafen.", "{seat} neemt {count} Dingstraffen."}, {"You take {count} Thing penalties.", "Du nimmst {count} Thingstrafen.", "Je neemt {count} Dingstraffen."}}; }
constexpr Saying saying(const TakesTheLead& /*of*/) { return {{"{seat} takes the lead.", "{seat} wird Startspieler.", "{seat} wordt startspeler."}, {"You take the lead.", "Du wirst Startspieler.", "Je wordt startspeler."}}; }
constexpr Saying saying(const CardWorks& /*of*/) { return {{"{seat}: {card} works.", "{seat}: {card} wirkt.", "{seat}: {card} werkt."}, {"Your {card} works.", "Bei dir wirkt: {card}.", "Bij jou werkt: {card}."}}; }
constexpr Saying saying(const Unloads& /*of*/) { return {{"{seat} unloads ore: {ship}.", "{seat} lädt Erz ab: {ship}.", "{seat} laadt erts uit: {ship}."}, {"You unload ore: {ship}.", "Du lädst Erz ab: {ship}.", "Je laadt erts uit: {ship}."}}; }
constexpr Saying saying(const VisitsSpace& /*of*/) { return {{"{seat} uses without Vikings: {space}.", "{seat} nutzt ohne Wikinger: {space}.", "{seat} gebruikt zonder Vikingen: {space}."}, {"You use without Vikings: {space}.", "Du nutzt ohne Wikinger: {space}.", "Je gebruikt zonder Vikingen: {space}."}}; }
constexpr Saying saying(const Over& /*of*/) { return {{"The game is over.", "Das Spiel ist zu Ende.", "Het spel is afgelopen."}}; }
constexpr Saying saying(const Wins& /*of*/) { return {{"{seat} wins.", "{seat} gewinnt.", "{seat} wint."}, {"You win.", "Du gewinnst.", "Je wint."}}; }
// clang-format on

std::string said(Seat seat, Language language) { return seat_name(seat, language); }
std::string said(int number, Language /*language*/) { return std::to_string(number); }
std::string said(Item item, Language language) { return std::string{words_of(item).in(language)}; }
std::string said(Place place, Language language) {
    constexpr Words board{"board", "Plan", "bord"};
    if (place.is_home()) { return std::string{row_of(Face::home).name.in(language)}; }
    if (place.is_island()) { return std::string{board.in(language)} + " " + Game::name(place); }
    if (place.is_sheds()) { return std::string{row_of(Building::shed).name.in(language)}; }
    return std::string{row_of(kind_of_house(static_cast<int>(place.house_index()))).name.in(language)};
}
std::string said(Cell cell, Language /*language*/) { return Game::name(cell); }
std::string said(Side side, Language /*language*/) { return std::string{name_of(side)}; }
/// Cards, spaces, faces and dice actions have a row with their name.
template <class Thing>
    requires requires(Thing thing) { row_of(thing).name.in(Language::en); }
std::string said(Thing thing, Language language) {
    return std::string{row_of(thing).name.in(language)};
}

template <class Kind>
Words words_for(const Kind& kind, const Listener& listener) {
    if constexpr (requires { kind.seat; }) {
        if (listener.is(kind.seat)) { return saying(kind).to_you; }
    }
    return saying(kind).words;
}

}  // namespace

std::string Game::tell(const Event& event, const Listener& listener) {
    const Language language = listener.language;
    const auto in_words = [&](const auto& kind) {
        Gaps gaps;
        for_each_detail(
            kind, [&](std::string_view field, const auto& value) { gaps.push_back({field, said(value, language)}); });
        return filled(words_for(kind, listener), language, gaps);
    };
    return std::visit(in_words, event);
}

}  // namespace meadhall::odin
