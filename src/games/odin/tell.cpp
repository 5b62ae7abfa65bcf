// What happened, as sentences. The field of an event stands in braces where it is said; {things} are so many of an
// item.
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
constexpr Saying saying(const CardHidden& /*of*/) { return {{"{seat} gets an occupation.", "{seat} erhält eine Ausbildung.", "{seat} krijgt een beroep."}, {"You get an occupation.", "Du erhältst eine Ausbildung.", "Je krijgt een beroep."}}; }
constexpr Saying saying(const CardSeen& /*of*/) { return {{"{seat} gets the occupation {card:quoted}.", "{seat} erhält die Ausbildung {card:quoted}.", "{seat} krijgt het beroep {card:quoted}."}, {"You get the occupation {card:quoted}.", "Du erhältst die Ausbildung {card:quoted}.", "Je krijgt het beroep {card:quoted}."}}; }
constexpr Saying saying(const StripRevealed& /*of*/) { return {{"Mountain strip {strip} is turned up.", "Bergstreifen {strip} wird aufgedeckt.", "Bergstrook {strip} wordt opengelegd."}}; }
constexpr Saying saying(const StripGone& /*of*/) { return {{"Mountain strip {strip} is empty.", "Bergstreifen {strip} ist leer.", "Bergstrook {strip} is leeg."}}; }
constexpr Saying saying(const RoundBegins& /*of*/) { return {{"Round {round} begins.", "Runde {round} beginnt.", "Ronde {round} begint."}}; }
constexpr Saying saying(const Harvest& /*of*/) { return {{"{tier|No harvest|Harvest up to tier #|Harvest up to tier #}.", "{tier|Keine Ernte|Ernte bis Stufe #|Ernte bis Stufe #}.", "{tier|Geen oogst|Oogst tot en met niveau #|Oogst tot en met niveau #}."}}; }
constexpr Saying saying(const BoardTurned& /*of*/) { return {{"New on display: {face}.", "Neu ausgelegt: {face}.", "Nieuw opengelegd: {face}."}}; }
constexpr Saying saying(const WeaponDrawn& /*of*/) { return {{"{seat} draws a weapon: {weapon}.", "{seat} zieht eine Waffe: {weapon}.", "{seat} trekt een wapen: {weapon}."}, {"You draw a weapon: {weapon}.", "Du ziehst eine Waffe: {weapon}.", "Je trekt een wapen: {weapon}."}}; }
constexpr Saying saying(const VikingsPlaced& /*of*/) { return {{"{seat} places {count} {count|Viking|Vikings} on {space:quoted}.", "{seat} setzt {count} Wikinger auf {space:quoted} ein.", "{seat} zet {count} {count|Viking|Vikingen} op {space:quoted}."}, {"You place {count} {count|Viking|Vikings} on {space:quoted}.", "Du setzt {count} Wikinger auf {space:quoted} ein.", "Je zet {count} {count|Viking|Vikingen} op {space:quoted}."}}; }
constexpr Saying saying(const Passes& /*of*/) { return {{"{seat} passes.", "{seat} passt.", "{seat} past."}, {"You pass.", "Du passt.", "Je past."}}; }
constexpr Saying saying(const CardPlayed& /*of*/) { return {{"{seat} plays {card:quoted}.", "{seat} spielt {card:quoted} aus.", "{seat} speelt {card:quoted}."}, {"You play {card:quoted}.", "Du spielst {card:quoted} aus.", "Je speelt {card:quoted}."}}; }
constexpr Saying saying(const Chooses& /*of*/) { return {{"{seat} chooses alternative {option}.", "{seat} wählt Möglichkeit {option}.", "{seat} kiest mogelijkheid {option}."}, {"You choose alternative {option}.", "Du wählst Möglichkeit {option}.", "Je kiest mogelijkheid {option}."}}; }
constexpr Saying saying(const SetsOut& /*of*/) { return {{"{seat} sets out with {boats} whaling {boats|boat|boats}.", "{seat} fährt mit {boats} {boats|Walfangboot|Walfangbooten} aus.", "{seat} vaart uit met {boats} {boats|walvisboot|walvisboten}."}, {"You set out with {boats} whaling {boats|boat|boats}.", "Du fährst mit {boats} {boats|Walfangboot|Walfangbooten} aus.", "Je vaart uit met {boats} {boats|walvisboot|walvisboten}."}}; }
constexpr Saying saying(const Receives& /*of*/) { return {{"{seat} receives {things}.", "{seat} erhält {things:accusative}.", "{seat} krijgt {things}."}, {"You receive {things}.", "Du erhältst {things:accusative}.", "Je krijgt {things}."}}; }
constexpr Saying saying(const Pays& /*of*/) { return {{"{seat} gives {things}.", "{seat} gibt {things:accusative} ab.", "{seat} geeft {things}."}, {"You give {things}.", "Du gibst {things:accusative} ab.", "Je geeft {things}."}}; }
constexpr Saying saying(const Takes& /*of*/) { return {{"{seat} takes {count} from mountain strip {strip}.", "{seat} nimmt {count} von Bergstreifen {strip}.", "{seat} neemt er {count} van bergstrook {strip}."}, {"You take {count} from mountain strip {strip}.", "Du nimmst {count} von Bergstreifen {strip}.", "Je neemt er {count} van bergstrook {strip}."}}; }
constexpr Saying saying(const Upgrades& /*of*/) { return {{"{seat} upgrades: {from} → {to}.", "{seat} wertet auf: {from} → {to}.", "{seat} waardeert op: {from} → {to}."}, {"You upgrade: {from} → {to}.", "Du wertest auf: {from} → {to}.", "Je waardeert op: {from} → {to}."}}; }
constexpr Saying saying(const Rolls& /*of*/) { return {{"{seat} rolls {shown}.", "{seat} würfelt {shown}.", "{seat} gooit {shown}."}, {"You roll {shown}.", "Du würfelst {shown}.", "Je gooit {shown}."}}; }
constexpr Saying saying(const Succeeds& /*of*/) { return {{"{seat} succeeds: {action}.", "{seat} hat Erfolg: {action}.", "{seat} slaagt: {action}."}, {"You succeed: {action}.", "Du hast Erfolg: {action}.", "Je slaagt: {action}."}}; }
constexpr Saying saying(const Fails& /*of*/) { return {{"{seat} fails: {action}.", "{seat} scheitert: {action}.", "{seat} slaagt niet: {action}."}, {"You fail: {action}.", "Du scheiterst: {action}.", "Je slaagt niet: {action}."}}; }
constexpr Saying saying(const VikingsReturn& /*of*/) { return {{"{count} {count|Viking returns|Vikings return} to {seat}.", "{seat} erhält {count} Wikinger zurück.", "{count} {count|Viking keert|Vikingen keren} terug naar {seat}."}, {"{count} {count|Viking returns|Vikings return} to you.", "Du erhältst {count} Wikinger zurück.", "{count} {count|Viking keert|Vikingen keren} naar je terug."}}; }
constexpr Saying saying(const Explores& /*of*/) { return {{"{seat} explores {land}.", "{seat} entdeckt {land}.", "{seat} ontdekt {land}."}, {"You explore {land}.", "Du entdeckst {land}.", "Je ontdekt {land}."}}; }
constexpr Saying saying(const Emigrates& /*of*/) { return {{"{seat} emigrates with {ship:a}.", "{seat} wandert mit {ship:a dative} aus.", "{seat} emigreert met {ship:a}."}, {"You emigrate with {ship:a}.", "Du wanderst mit {ship:a dative} aus.", "Je emigreert met {ship:a}."}}; }
constexpr Saying saying(const Lifts& /*of*/) { return {{"{seat} is about to lay {item:a} ({place}).", "{seat} will {item:a accusative} legen ({place}).", "{seat} wil {item:a} leggen ({place})."}, {"You are about to lay {item:a} ({place}).", "Du willst {item:a accusative} legen ({place}).", "Je wilt {item:a} leggen ({place})."}}; }
constexpr Saying saying(const Lays& /*of*/) { return {{"{seat} lays {item:a} ({place}, {cell}).", "{seat} legt {item:a accusative} ({place}, {cell}).", "{seat} legt {item:a} ({place}, {cell})."}, {"You lay {item:a} ({place}, {cell}).", "Du legst {item:a accusative} ({place}, {cell}).", "Je legt {item:a} ({place}, {cell})."}}; }
constexpr Saying saying(const Stores& /*of*/) { return {{"{seat} stores {resource:a} ({place}).", "{seat} lagert {resource:a accusative} ein ({place}).", "{seat} slaat {resource:a} op ({place})."}, {"You store {resource:a} ({place}).", "Du lagerst {resource:a accusative} ein ({place}).", "Je slaat {resource:a} op ({place})."}}; }
constexpr Saying saying(const Buys& /*of*/) { return {{"{seat} buys {ship:a}.", "{seat} kauft {ship:a accusative}.", "{seat} koopt {ship:a}."}, {"You buy {ship:a}.", "Du kaufst {ship:a accusative}.", "Je koopt {ship:a}."}}; }
constexpr Saying saying(const Arms& /*of*/) { return {{"{seat} arms {ship:a}.", "{seat} bewaffnet {ship:a accusative}.", "{seat} bewapent {ship:a}."}, {"You arm {ship:a}.", "Du bewaffnest {ship:a accusative}.", "Je bewapent {ship:a}."}}; }
constexpr Saying saying(const Earns& /*of*/) { return {{"{seat}: income {silver}.", "{seat}: Einnahmen {silver}.", "{seat}: inkomsten {silver}."}, {"Your income: {silver}.", "Deine Einnahmen: {silver}.", "Je inkomsten: {silver}."}}; }
constexpr Saying still_pregnant = {{"One more animal of {seat} is pregnant: {animal}.", "{seat}: {animal:a capital} wird trächtig.", "{seat}: er wordt {animal:a} drachtig."}, {"One more of your animals is pregnant: {animal}.", "Bei dir wird {animal:a} trächtig.", "Bij jou wordt {animal:a} drachtig."}};
constexpr Saying newborn = {{"{seat} has a newborn animal: {animal}.", "{seat} hat Nachwuchs: {animal}.", "{seat} krijgt een jong dier: {animal}."}, {"You have a newborn animal: {animal}.", "Du hast Nachwuchs: {animal}.", "Je krijgt een jong dier: {animal}."}};
constexpr Saying saying(const Breeds& of) { return of.born == 0 ? still_pregnant : newborn; }
constexpr Saying saying(const Serves& /*of*/) { return {{"{seat} serves {dish}.", "{seat} serviert {dish}.", "{seat} serveert {dish}."}, {"You serve {dish}.", "Du servierst {dish}.", "Je serveert {dish}."}}; }
constexpr Saying saying(const Penalties& /*of*/) { return {{"{seat} takes {count} Thing {count|penalty|penalties}.", "{seat} nimmt {count} {count|Thingstrafe|Thingstrafen}.", "{seat} neemt {count} {count|Thingstraf|Thingstraffen}."}, {"You take {count} Thing {count|penalty|penalties}.", "Du nimmst {count} {count|Thingstrafe|Thingstrafen}.", "Je neemt {count} {count|Thingstraf|Thingstraffen}."}}; }
constexpr Saying saying(const TakesTheLead& /*of*/) { return {{"{seat} becomes the start player.", "{seat} wird Startspieler.", "{seat} wordt startspeler."}, {"You become the start player.", "Du wirst Startspieler.", "Je wordt startspeler."}}; }
constexpr Saying saying(const CardWorks& /*of*/) { return {{"{seat} uses {card:quoted}.", "{seat} nutzt {card:quoted}.", "{seat} gebruikt {card:quoted}."}, {"You use {card:quoted}.", "Du nutzt {card:quoted}.", "Je gebruikt {card:quoted}."}}; }
constexpr Saying saying(const Unloads& /*of*/) { return {{"{seat} takes ore off {ship:a}.", "{seat} lädt Erz von {ship:a dative} ab.", "{seat} haalt erts van {ship:a}."}, {"You take ore off {ship:a}.", "Du lädst Erz von {ship:a dative} ab.", "Je haalt erts van {ship:a}."}}; }
constexpr Saying saying(const VisitsSpace& /*of*/) { return {{"{seat} uses {space:quoted} without Vikings.", "{seat} nutzt {space:quoted} ohne Wikinger.", "{seat} gebruikt {space:quoted} zonder Vikingen."}, {"You use {space:quoted} without Vikings.", "Du nutzt {space:quoted} ohne Wikinger.", "Je gebruikt {space:quoted} zonder Vikingen."}}; }
constexpr Saying saying(const Over& /*of*/) { return {{"The game is over.", "Die Partie ist zu Ende.", "De partij is afgelopen."}}; }
constexpr Saying saying(const Wins& /*of*/) { return {{"{seat} wins.", "{seat} gewinnt.", "{seat} wint."}, {"You win.", "Du gewinnst.", "Je wint."}}; }
// clang-format on

/// "home board", "exploration board A", "stone house 1".
std::string place_name(Place place, Language language) {
    constexpr Words island{"exploration board {place}", "Entdeckungsplan {place}", "ontdekkingsbord {place}"};
    constexpr Words sheds{"shed", "Schuppen", "schuur"};
    const std::string_view name = place_names[place.number];
    if (place.is_home()) { return in_passing(row_of(Face::home).name.in(language), language); }
    if (place.is_island()) { return filled(island, language, {{"place", name}}); }
    if (place.is_sheds()) { return std::string{sheds.in(language)}; }
    const Noun& house = row_of(kind_of_house(static_cast<int>(place.house_index()))).name;
    return inflected(house, language) + " " + std::string{name.substr(name.size() - 1)};
}

// What a field of an event puts into the gap of its name.
Gap gap_of(std::string_view field, int number, Language /*language*/) { return {field, number}; }
Gap gap_of(std::string_view field, Seat seat, Language language) { return {field, seat_name(seat, language)}; }
Gap gap_of(std::string_view field, Item item, Language /*language*/) { return {field, noun_of(item)}; }
template <ItemKind Kind>
Gap gap_of(std::string_view field, Kind kind, Language /*language*/) {
    return {field, noun_of(kind)};
}
Gap gap_of(std::string_view field, Place place, Language language) { return {field, place_name(place, language)}; }
Gap gap_of(std::string_view field, Cell cell, Language /*language*/) { return {field, Game::name(cell)}; }
Gap gap_of(std::string_view field, Side side, Language /*language*/) { return {field, name_of(side)}; }
Gap gap_of(std::string_view field, DiceAction action, Language language) {
    return {field, in_passing(row_of(action).name.in(language), language)};
}
/// Cards, spaces and faces have a row with their name.
template <class Thing>
    requires(!ItemKind<Thing>) && requires(Thing thing) { row_of(thing).name.in(Language::en); }
Gap gap_of(std::string_view field, Thing thing, Language language) {
    return {field, row_of(thing).name.in(language)};
}

/// What several fields say together: so many of an item; a land with its article.
template <class Kind>
void add_phrases(const Kind& kind, Language language, Gaps& gaps) {
    if constexpr (requires {
                      kind.item;
                      kind.count;
                  }) {
        gaps.emplace_back("things", Counted{&noun_of(kind.item), kind.count});
    }
    if constexpr (requires { kind.face; }) { gaps.emplace_back("land", row_of(kind.face).land.in(language)); }
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
            kind, [&](std::string_view field, const auto& value) { gaps.push_back(gap_of(field, value, language)); });
        add_phrases(kind, language, gaps);
        return filled(words_for(kind, listener), language, gaps);
    };
    return std::visit(in_words, event);
}

}  // namespace meadhall::odin
