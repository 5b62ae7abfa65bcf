#include "games/odin/cards/sentences.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/sentence.hpp"
#include "games/odin/cards/card_words.hpp"
#include "games/odin/cards/ways.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::odin {

namespace {

/// Spaces that have a name together.
struct SpaceFamily {
    SpaceSet spaces;
    Words name;
};
// clang-format off
constexpr std::array space_families = {
    SpaceFamily{all_spaces,          {"any space", "jedes Feld", "elk veld"}},
    SpaceFamily{column_2_spaces,     {"column 2", "Spalte 2", "kolom 2"}},
    SpaceFamily{crafting_spaces,     {"crafting spaces", "Handwerksfelder", "ambachtsvelden"}},
    SpaceFamily{livestock_spaces,    {"livestock market", "Viehmarkt", "veemarkt"}},
    SpaceFamily{weekly_spaces,       {"weekly market", "Wochenmarkt", "weekmarkt"}},
    SpaceFamily{ship_spaces,         {"ship building", "Schiffbau", "scheepsbouw"}},
    SpaceFamily{house_spaces,        {"house building", "Hausbau", "huizenbouw"}},
    SpaceFamily{strip_spaces,        {"spaces with mountain strips", "Felder mit Bergstreifen", "velden met bergstroken"}},
    SpaceFamily{overseas_spaces,     {"overseas trading spaces", "Fernhandelsfelder", "velden voor overzeese handel"}},
};

namespace phrase {
constexpr Words at_once{"at once", "sofort", "meteen"};
constexpr Words any_time{"at any time", "jederzeit", "altijd"};
constexpr Words in_own_action{"at any time in an action of your Vikings", "jederzeit in einer Aktion deiner Wikinger", "altijd in een actie van je Vikingen"};
constexpr Words once{"once", "einmal", "eenmalig"};
constexpr Words once_any_time{"once at any time", "einmal zu beliebiger Zeit", "eenmalig op een moment naar keuze"};
constexpr Words if_you_like{"if you like", "wenn du magst", "als je wilt"};
constexpr Words or_else{"or", "oder", "of"};
constexpr Words each{"for each one", "jedes Mal", "per keer"};
constexpr Words price{"price", "Preis", "prijs"};
constexpr Words quoted{"“{spaces}”", "„{spaces}“", "‘{spaces}’"};
constexpr Words counting{"counting {things}", "nach Anzahl: {things}", "naar aantal: {things}"};
constexpr Words own_action{"after an action of your Vikings", "nach einer Aktion deiner Wikinger", "na een actie van je Vikingen"};
constexpr Words with_wood{"with wood", "mit Holz", "met hout"};
constexpr Words with_longship{"with a longship", "mit einem Drachenschiff", "met een drakenschip"};
constexpr Words on_island{"on an exploration board", "auf einem Entdeckungsplan", "op een ontdekkingsbord"};
constexpr Words in_house{"in a house", "in einem Haus", "in een huis"};
constexpr Words any_dice{"every dice action", "jede Würfelaktion", "elke dobbelactie"};
constexpr Words instead{"another way to use", "andere Nutzung von", "ander gebruik van"};
constexpr Words at_least{"with at least {number} {things}", "bei mindestens {number} {things}", "bij minstens {number} {things}"};
constexpr Words at_most{"with at most {number} {things}", "bei höchstens {number} {things}", "bij hoogstens {number} {things}"};
constexpr Words exactly{"with exactly {number} {things}", "bei genau {number} {things}", "bij precies {number} {things}"};
constexpr Words most_once{"at most {number}", "höchstens {number}", "hoogstens {number}"};
constexpr Words steps{"each by up to {number} steps", "jede um bis zu {number} Stufen", "elk met tot {number} stappen"};
constexpr Words orange{"only orange ones", "nur orange", "alleen oranje"};
constexpr Words one_kind{"all of one kind", "alle von einer Art", "allemaal van één soort"};
constexpr Words only{"only {things}", "nur {things}", "alleen {things}"};
constexpr Words up_right{"a step goes up and to the right", "eine Stufe führt nach rechts oben", "een stap gaat naar rechtsboven"};
constexpr Words up_left{"a step goes up and to the left", "eine Stufe führt nach links oben", "een stap gaat naar linksboven"};
constexpr Words of_another{"another player's", "eines anderen", "van een ander"};
constexpr Words with_ships{"with {things}", "mit {things}", "met {things}"};
constexpr Words fare{"for emigrating", "fürs Auswandern", "voor het emigreren"};
constexpr Words from_price{"where it is {number} or more", "wo er mindestens {number} beträgt", "waar die minstens {number} is"};
}  // namespace phrase
// clang-format on

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    std::string text;
    for (const std::string& part : parts) {
        if (part.empty()) { continue; }
        if (!text.empty()) { text += between; }
        text += part;
    }
    return text;
}

/// Says things in one language.
class Speaker {
  public:
    explicit Speaker(Language language) : language_{language} {}

    [[nodiscard]] std::string said(const Clause& clause) const {
        if (!clause.script.en.empty()) { return std::string{clause.script.in(language_)}; }
        std::string text = clause.modifiers.empty() ? lead(clause) + ": " + work(clause) : modifiers(clause);
        text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
        return text + ".";
    }

    [[nodiscard]] std::string said(const Parts& parts) const {
        std::vector<std::string> deeds;
        for (const Part& part : parts) { deeds.push_back(said(part)); }
        return joined(deeds, ", ");
    }

  private:
    [[nodiscard]] std::string in(const Words& words) const { return std::string{words.in(language_)}; }
    [[nodiscard]] std::string in(const Words& words, const Gaps& gaps) const {
        return filled(words.in(language_), gaps);
    }

    // When.

    [[nodiscard]] std::string lead(const Clause& clause) const {
        std::vector<std::string> parts{timing(clause)};
        for (const Condition& condition : clause.conditions) { parts.push_back(said(condition)); }
        if (!clause.table.numbers.empty()) {
            parts.push_back(in(phrase::counting, {{"things", counted(clause.table.measure, clause.table.thing)}}));
        }
        if (clause.each && clause.timing != Timing::anytime) { parts.push_back(in(phrase::each)); }
        const bool is_offered = clause.will == Will::may && clause.timing != Timing::anytime;
        if (is_offered) { parts.push_back(in(phrase::if_you_like)); }
        return joined(parts, ", ");
    }
    [[nodiscard]] std::string timing(const Clause& clause) const {
        if (clause.rule == Rule::space_alternative) { return in(phrase::instead) + " " + places(clause.moments[0]); }
        switch (clause.timing) {
            case Timing::immediate: return in(phrase::at_once);
            case Timing::anytime: return in(clause.each ? phrase::in_own_action : phrase::any_time);
            case Timing::whenever: return moments(clause);
            case Timing::as_soon_as: return once(clause);
        }
        return {};
    }
    /// A condition that is reached needs no moment; an event that is still to come does.
    [[nodiscard]] std::string once(const Clause& clause) const {
        if (clause.moments.empty()) { return in(phrase::once_any_time); }
        return clause.conditions.empty() ? in(phrase::once) + ", " + moments(clause) : in(phrase::once);
    }
    [[nodiscard]] std::string moments(const Clause& clause) const {
        std::vector<std::string> all;
        for (const Moment& moment : clause.moments) { all.push_back(said(moment)); }
        return joined(all, " " + in(phrase::or_else) + " ");
    }

    [[nodiscard]] std::string said(const Moment& moment) const {
        if (moment.hook == Hook::after_action && moment.spaces.empty()) { return in(phrase::own_action); }
        const Words& words = hook_words[static_cast<std::size_t>(moment.hook)].words;
        const std::string text = in(words, {{"number", numbers(moment)},
                                            {"things", things(moment)},
                                            {"dice", dice(moment.dice)},
                                            {"spaces", places(moment)}});
        const bool names_spaces = words.in(language_).contains("{spaces}");
        const std::string extra = joined({names_spaces ? "" : places(moment), circumstance(moment)}, ", ");
        return extra.empty() ? text : text + " (" + extra + ")";
    }
    [[nodiscard]] static std::string numbers(const Moment& moment) {
        const std::string least = std::to_string(moment.least);
        return moment.least == moment.most ? least : least + "–" + std::to_string(moment.most);
    }
    /// "2 × Stockfish" where it must be so many.
    [[nodiscard]] std::string things(const Moment& moment) const {
        std::vector<std::string> names;
        for (const Item item : moment.items) { names.push_back(in(words_of(item))); }
        const bool counts = moment.hook == Hook::received && moment.least > 1;
        return (counts ? std::to_string(moment.least) + " × " : "") + joined(names, " / ");
    }
    [[nodiscard]] std::string circumstance(const Moment& moment) const {
        if (moment.longship) { return in(phrase::with_longship); }
        if (moment.hook == Hook::built && moment.least > 0) { return in(phrase::with_wood); }
        if (moment.hook == Hook::emigrated && !moment.items.empty()) { return things(moment); }
        if (moment.laid == Laid::exploration_board) { return in(phrase::on_island); }
        return moment.laid == Laid::house ? in(phrase::in_house) : "";
    }
    [[nodiscard]] std::string dice(DiceSet actions) const {
        if (actions.empty()) { return in(phrase::any_dice); }
        std::vector<std::string> names;
        for (const DiceRow& row : odin::dice) {
            if (actions.contains(row.action)) { names.push_back(in(row.name)); }
        }
        return joined(names, ", ");
    }
    [[nodiscard]] std::string places(const Moment& moment) const { return places(moment.spaces); }
    [[nodiscard]] std::string places(SpaceSet spaces) const {
        std::vector<std::string> names;
        const SpaceSet all = spaces;
        for (const SpaceFamily& family : space_families) {  // families may overlap
            if (!family.spaces.is_subset_of(all) || !family.spaces.intersects(spaces)) { continue; }
            names.push_back(in(family.name));
            spaces -= family.spaces;
        }
        for (const SpaceRow& row : odin::spaces()) {
            if (spaces.contains(row.space)) { names.push_back(in(phrase::quoted, {{"spaces", in(row.name)}})); }
        }
        return joined(names, ", ");
    }

    [[nodiscard]] std::string said(const Condition& condition) const {
        const Words& compared = condition.compare == Compare::at_least  ? phrase::at_least
                                : condition.compare == Compare::at_most ? phrase::at_most
                                                                        : phrase::exactly;
        return in(compared, {{"number", std::to_string(condition.number)},
                             {"things", counted(condition.measure, condition.thing)}});
    }
    [[nodiscard]] std::string counted(Measure measure, Item thing) const {
        return in(measure_words[static_cast<std::size_t>(measure)].counted, {{"things", in(words_of(thing))}});
    }

    // What.

    [[nodiscard]] std::string work(const Clause& clause) const {
        std::vector<std::string> ways;
        const bool is_table = !clause.table.numbers.empty();
        for (std::size_t i = 0; i < clause.alternatives.size(); ++i) {
            const std::string row = is_table ? threshold(clause.table, i) + ": " : "";
            ways.push_back(row + said(clause.alternatives[i]));
        }
        return joined(ways, is_table ? "; " : " " + in(phrase::or_else) + " ");
    }
    /// "2+", "2" or "≤2".
    [[nodiscard]] static std::string threshold(const Tiers& table, std::size_t row) {
        const std::string number = std::to_string(table.numbers[row]);
        if (table.compare == Compare::at_least) { return number + "+"; }
        return table.compare == Compare::at_most ? "≤" + number : number;
    }

    [[nodiscard]] std::string said(const Part& part) const {
        const DeedWords& deed = deed_words[static_cast<std::size_t>(part.deed)];
        std::string text = in(number_of(part) == 1 && !deed.one.en.empty() ? deed.one : deed.words,
                              {{"number", std::to_string(number_of(part))},
                               {"things", goods(part)},
                               {"setting", setting(part)},
                               {"dice", dice_of(part)}});
        const std::string details = joined(extras(part), ", ");
        if (part.wild == Wild::ore_of_longship) { text = wild(part) + " → " + text; }
        return details.empty() ? text : text + " (" + details + ")";
    }
    [[nodiscard]] std::string dice_of(const Part& part) const {
        return part.deed == Deed::roll ? in(odin::row_of(part.as<Rolled>().action).name) : "";
    }
    [[nodiscard]] static int number_of(const Part& part) {
        if (part.is<Recalled>()) { return part.as<Recalled>().vikings; }
        if (part.is<Allowances>()) { return part.as<Allowances>().positions[0]; }
        if (part.is<Upgrading>()) { return part.as<Upgrading>().count; }
        return part.is<HowMany>() ? part.as<HowMany>().count : 0;
    }
    [[nodiscard]] std::string wild(const Part& part) const {
        return in(wild_words[static_cast<std::size_t>(part.wild)]);
    }
    /// What is given and got: "2 Flax + 1 Silver → 2 Linen".
    [[nodiscard]] std::string goods(const Part& part) const {
        const std::string given = joined({wild(part), said(part.give)}, " + ");
        const std::string got = said(part.get);
        return given.empty() || got.empty() ? given + got : given + " → " + got;
    }
    [[nodiscard]] std::string said(const Bundle& bundle) const {
        std::vector<std::string> amounts;
        for (const Amount& amount : bundle) {
            amounts.push_back(std::to_string(amount.count) + " " + in(words_of(amount.item)));
        }
        return joined(amounts, " + ");
    }
    [[nodiscard]] std::string names(const Bundle& bundle) const {
        std::vector<std::string> all;
        for (const Amount& amount : bundle) { all.push_back(in(words_of(amount.item))); }
        return joined(all, " / ");
    }
    [[nodiscard]] std::string setting(const Part& part) const {
        if (part.deed == Deed::visit) { return in(visit_words[static_cast<std::size_t>(part.as<Visit>())]); }
        if (part.deed == Deed::run_phase) { return in(extra_words[static_cast<std::size_t>(part.as<Extra>())]); }
        return {};
    }

    [[nodiscard]] std::vector<std::string> extras(const Part& part) const {
        std::vector<std::string> all;
        if (part.deed == Deed::upgrade) { add_upgrade(part, all); }
        if (part.is<OfAnother>()) { all.push_back(in(phrase::of_another)); }
        if (part.deed == Deed::recall) {
            all.push_back(in(recall_words[static_cast<std::size_t>(part.as<Recalled>().from)]));
        }
        if (part.deed == Deed::take && !part.get.empty()) {
            all.push_back(in(phrase::only, {{"things", names(part.get)}}));
        }
        if (part.need.count > 0 && part.deed != Deed::emigrate && part.deed != Deed::explore) {
            all.push_back(ships(part.need));
        }
        if (part.times != Measure::one) { all.push_back(multiplied(part)); }
        if (part.at_most != Part::no_limit) {
            all.push_back(in(phrase::most_once, {{"number", std::to_string(part.at_most)}}));
        }
        return all;
    }
    void add_upgrade(const Part& part, std::vector<std::string>& all) const {
        const Upgrading& rise = part.as<Upgrading>();
        if (rise.steps > 1) { all.push_back(in(phrase::steps, {{"number", std::to_string(rise.steps)}})); }
        if (rise.picks == Picks::orange) { all.push_back(in(phrase::orange)); }
        if (rise.picks == Picks::one_kind) { all.push_back(in(phrase::one_kind)); }
        if (rise.picks == Picks::listed) { all.push_back(in(phrase::only, {{"things", names(part.get)}})); }
        if (rise.path == Path::up_right) { all.push_back(in(phrase::up_right)); }
        if (rise.path == Path::up_left) { all.push_back(in(phrase::up_left)); }
    }
    [[nodiscard]] std::string ships(const Need& need) const {
        std::vector<std::string> kinds;
        for (const ShipRow& row : odin::ships) {
            if (need.ships.contains(row.ship)) { kinds.push_back(std::to_string(need.count) + " " + in(row.name)); }
        }
        return in(phrase::with_ships, {{"things", joined(kinds, " / ")}});
    }
    [[nodiscard]] std::string multiplied(const Part& part) const {
        const std::string by = "× " + counted(part.times, thing_of(part));
        return part.deed == Deed::exchange ? in(phrase::price) + " " + by : by;
    }
    /// What is counted in the supply is what is received.
    [[nodiscard]] static Item thing_of(const Part& part) { return part.get.empty() ? Item{} : part.get.begin()->item; }

    // Numbers that are changed.

    [[nodiscard]] std::string modifiers(const Clause& clause) const {
        std::vector<std::string> all;
        for (const Modifier& modifier : clause.modifiers) { all.push_back(said(modifier)); }
        return joined(all, ", ");
    }
    [[nodiscard]] std::string said(const Modifier& modifier) const {
        const std::string change =
            modifier.amount < 0 ? "−" + std::to_string(-modifier.amount) : "+" + std::to_string(modifier.amount);
        std::string text = in(quantity_words[static_cast<std::size_t>(modifier.quantity)].words, {{"number", change}});
        std::vector<std::string> where;
        if (modifier.fare) { where.push_back(in(phrase::fare)); }
        if (!modifier.spaces.empty()) { where.push_back(places(modifier.spaces)); }
        if (!modifier.dice.empty() || modifier.quantity == Quantity::result) { where.push_back(dice(modifier.dice)); }
        if (modifier.least > 0) {
            where.push_back(in(phrase::from_price, {{"number", std::to_string(modifier.least)}}));
        }
        return where.empty() ? text : text + " (" + joined(where, ", ") + ")";
    }

    Language language_;
};

}  // namespace

std::string sentence_of(const Clause& clause, Language language) { return Speaker{language}.said(clause); }

std::string sentence_of(const Parts& parts, Language language) { return Speaker{language}.said(parts); }

std::string sentence_of(const CardBook& book, Card card, Language language) {
    std::vector<std::string> clauses;
    for (int i = 0; i < book.clauses_of(card); ++i) {
        const ClauseId id{static_cast<std::uint8_t>(book.first_clause(card).number + i)};
        clauses.push_back(sentence_of(book.clause(id), language));
    }
    return joined(clauses, " ");
}

std::string sentence_of(const CardBook& book, Card card, int way, Language language) {
    for (int i = 0; i < book.clauses_of(card); ++i) {
        const Clause& clause = book.clause({static_cast<std::uint8_t>(book.first_clause(card).number + i)});
        const int here = ways(clause);
        if (way >= here) {
            way -= here;
            continue;
        }
        if (!clause.table.numbers.empty()) { return sentence_of(clause, language); }
        const auto alternative = static_cast<std::size_t>(way / variants(clause));
        return sentence_of(clause.alternatives[alternative], language);
    }
    return {};
}

}  // namespace meadhall::odin
