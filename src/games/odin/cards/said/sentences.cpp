#include "games/odin/cards/sentences.hpp"

#include <cstdlib>
#include <vector>

#include "core/sentence.hpp"
#include "games/odin/cards/said/deed_words.hpp"
#include "games/odin/cards/said/measure_words.hpp"
#include "games/odin/cards/said/moment_words.hpp"
#include "games/odin/cards/said/part_speaker.hpp"
#include "games/odin/cards/ways.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::odin {

namespace {

// clang-format off: one row per phrase
namespace lead {
constexpr Words at_once{"at once", "sofort", "meteen"};
constexpr Words you_may_at_once{"at once you may", "du darfst sofort", "je mag meteen"};
constexpr Words you_may_any_time{"at any time you may", "du darfst jederzeit", "je mag op elk moment"};
constexpr Words you_may_in_action{"at any time during an action of your Vikings you may", "du darfst jederzeit während einer Aktion deiner Wikinger", "je mag op elk moment tijdens een actie van je Vikingen"};
constexpr Words you_may{"you may", "darfst du", "mag je"};
constexpr Words once{"once", "einmal", "eenmalig"};
constexpr Words once_any_time{"once, at a moment of your choice", "einmal, zu einem Zeitpunkt deiner Wahl", "eenmalig, op een moment naar keuze"};
constexpr Words instead_of{"instead of the action {spaces}", "statt der Aktion {spaces}", "in plaats van de actie {spaces}"};
constexpr Words you_choose{"you choose", "wählst du", "kies je"};
constexpr Words choose{"choose", "wählen", "kiezen"};
constexpr Words or_else{"or", "oder", "of"};
}  // namespace lead
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

bool is_table(const Clause& clause) { return !clause.table.numbers.empty(); }

/// Says clauses and what is in them, in one language.
class Speaker {
  public:
    explicit Speaker(Language language) : language_{language}, parts_{language} {}

    [[nodiscard]] std::string said(const Clause& clause) const {
        if (!clause.script.en.empty()) { return std::string{clause.script.in(language_)}; }
        if (!clause.modifiers.empty()) { return capitalised(modifiers(clause)) + "."; }
        const bool may = clause.will == Will::may;
        const std::string text = opening(clause) + (may ? " " : work_mark(clause)) + work(clause);
        return capitalised(text) + ".";
    }

  private:
    [[nodiscard]] std::string in(const Words& words, const Gaps& gaps = {}) const {
        return filled(words, language_, gaps);
    }

    // When.

    /// "After the feast", and where something is allowed "you may"; "du darfst sofort".
    [[nodiscard]] std::string opening(const Clause& clause) const {
        const bool may = clause.will == Will::may;
        const bool is_plain = clause.conditions.empty();
        if (may && is_plain && clause.timing == Timing::immediate) {
            return in(lead::you_may_at_once) + table_by(clause);
        }
        if (clause.timing == Timing::anytime) {
            return in(clause.each ? lead::you_may_in_action : lead::you_may_any_time);
        }
        std::vector<std::string> conditions;
        for (const Condition& condition : clause.conditions) { conditions.push_back(said(condition, clause)); }
        const std::string text = joined({timing(clause), listed(conditions, language_)}, ", ");
        if (!may && !is_choice(clause)) { return text + table_by(clause); }
        const std::string subject = in(may ? lead::you_may : lead::you_choose);
        return text + (ends_with_clause(clause) ? ", " : " ") + subject + table_by(clause);
    }
    [[nodiscard]] std::string table_by(const Clause& clause) const {
        if (!is_table(clause)) { return {}; }
        const Words& by = measure_words[static_cast<std::size_t>(clause.table.measure)].by;
        return ", " + in(by, {{"things", noun_of(clause.table.thing)}});
    }
    /// What stands between the moment and what is ordered.
    [[nodiscard]] static std::string work_mark(const Clause& clause) { return is_table(clause) ? " – " : ": "; }
    /// Whether the player orders one of several things.
    [[nodiscard]] bool is_choice(const Clause& clause) const {
        return !is_table(clause) && clause.alternatives.size() > 1 &&
               parts_.all_gains(clause.alternatives, Mood::order).empty();
    }

    [[nodiscard]] static bool ends_with_clause(const Clause& clause) {
        if (!clause.conditions.empty()) { return true; }
        if (clause.rule == Rule::space_alternative || clause.moments.empty()) { return false; }
        const Moment& last = *(clause.moments.end() - 1);
        return hook_words[static_cast<std::size_t>(last.hook)].lead == Lead::clause;
    }
    [[nodiscard]] std::string timing(const Clause& clause) const {
        if (clause.rule == Rule::space_alternative) {
            return in(lead::instead_of, {{"spaces", places(clause.moments[0].spaces)}});
        }
        switch (clause.timing) {
            case Timing::immediate: return in(lead::at_once);
            case Timing::whenever: return moments(clause);
            case Timing::as_soon_as: return once(clause);
            case Timing::anytime: break;
        }
        return {};
    }
    /// A condition that is reached needs no moment; an event that is still to come does. The end comes only once.
    [[nodiscard]] std::string once(const Clause& clause) const {
        if (clause.moments.empty()) { return in(lead::once_any_time); }
        if (!clause.conditions.empty()) { return in(lead::once); }
        const bool is_end = clause.moments[0].hook == Hook::scoring;
        return is_end ? moments(clause) : in(lead::once) + ", " + moments(clause);
    }
    [[nodiscard]] std::string moments(const Clause& clause) const {
        std::vector<std::string> all;
        for (std::size_t i = 0; i < clause.moments.size(); ++i) {
            const bool has_both = i + 1 < clause.moments.size() && is_either(clause.moments[i], clause.moments[i + 1]);
            all.push_back(has_both ? said(phrase::after_dice, clause.moments[i], clause)
                                   : said(clause.moments[i], clause));
            i += has_both ? 1 : 0;
        }
        return joined(all, " " + in(lead::or_else) + " ");
    }
    /// Success and failure of the same: however it ends.
    [[nodiscard]] static bool is_either(const Moment& one, const Moment& two) {
        return one.hook == Hook::dice_succeeded && two.hook == Hook::dice_failed && one.dice == two.dice;
    }
    [[nodiscard]] std::string said(const Moment& moment, const Clause& clause) const {
        if (moment.hook == Hook::after_action && moment.spaces.empty()) { return in(phrase::own_action); }
        return said(hook_words[static_cast<std::size_t>(moment.hook)].words, moment, clause);
    }
    [[nodiscard]] std::string said(const Words& words, const Moment& moment, const Clause& clause) const {
        const std::string where = places(moment.spaces);
        Gaps gaps{{"when", in(clause.each ? phrase::each_time : phrase::when)},
                  {"number", numbers(moment)},
                  {"least", counts(moment) ? in(phrase::no_fewer) : ""},
                  {"dice", dice(moment)},
                  {"spaces", where.empty() ? where : " (" + where + ")"},
                  {"with", with(moment)},
                  {"where", laid(moment)},
                  {"things", things(moment)}};
        add_pronouns(moment, gaps);
        return in(words, gaps);
    }
    /// "3", "1 or 2".
    [[nodiscard]] std::string numbers(const Moment& moment) const {
        std::vector<std::string> all{std::to_string(moment.least)};
        if (moment.most > moment.least) { all.push_back(std::to_string(moment.most)); }
        return listed(all, language_, Joined::with_or);
    }
    [[nodiscard]] static bool counts(const Moment& moment) { return moment.hook == Hook::received && moment.least > 1; }
    [[nodiscard]] Phrase things(const Moment& moment) const {
        Phrase names{{}, Joined::with_or};
        for (const Item item : moment.items) {
            const bool is_other_state = item.is<Good>() && kind_of(item.as<Good>()) != item.as<Good>();
            if (is_other_state) { continue; }  // D-26: pregnant or not
            names.parts.push_back({&noun_of(item), counts(moment) ? std::optional<int>{moment.least} : std::nullopt});
        }
        return names;
    }
    void add_pronouns(const Moment& moment, Gaps& gaps) const {
        const Phrase names = things(moment);
        if (names.parts.empty()) { return; }
        const Noun& noun = *names.parts[0].noun;
        gaps.emplace_back("that", pronoun(noun, language_));
        gaps.emplace_back("whom", pronoun(noun, language_, Case::accusative));
    }
    [[nodiscard]] std::string with(const Moment& moment) const {
        if (moment.longship) { return in(phrase::with_ship, {{"things", noun::longship}}); }
        if (moment.hook == Hook::built && moment.least > 0) { return in(phrase::with_wood); }
        const bool names_ship = moment.hook == Hook::emigrated && !moment.items.empty();
        return names_ship ? in(phrase::with_ship, {{"things", things(moment)}}) : "";
    }
    [[nodiscard]] std::string laid(const Moment& moment) const {
        if (moment.laid == Laid::exploration_board) { return in(phrase::on_island); }
        return moment.laid == Laid::house ? in(phrase::in_house) : "";
    }
    /// The dice actions, or the spaces where only some of them are meant.
    [[nodiscard]] std::string dice(const Moment& moment) const {
        const bool is_all = moment.spaces.empty() || moment.spaces == on(Space::laying_a_snare);
        return is_all ? dice(moment.dice) : places(moment.spaces);
    }
    [[nodiscard]] std::string dice(DiceSet actions) const {
        if (actions.empty()) { return in(phrase::any_dice); }
        std::vector<std::string> names;
        for (const DiceRow& row : odin::dice) {
            if (actions.contains(row.action)) { names.push_back(in_passing(row.name.in(language_), language_)); }
        }
        return joined(names, ", ");
    }
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

    [[nodiscard]] std::string said(const Condition& condition, const Clause& clause) const {
        const Words& compared = condition.compare == Compare::at_least  ? phrase::at_least
                                : condition.compare == Compare::at_most ? phrase::at_most
                                                                        : phrase::exactly;
        const bool is_reached = clause.timing == Timing::as_soon_as;
        return in(measure_words[static_cast<std::size_t>(condition.measure)].when,
                  {{"if", in(is_reached ? phrase::as_soon_as : phrase::if_so)},
                   {"least", in(compared, {{"number", condition.number}})},
                   {"number", condition.number},
                   {"things", noun_of(condition.thing)}});
    }

    // What.

    [[nodiscard]] std::string work(const Clause& clause) const {
        const bool may = clause.will == Will::may;
        const Mood mood = may ? Mood::wish : Mood::order;
        if (is_table(clause)) { return table(clause, mood); }
        if (clause.alternatives.size() == 1) { return parts_.said(clause.alternatives[0], mood); }
        if (!is_choice(clause)) { return parts_.all_gains(clause.alternatives, mood); }
        return may ? in(lead::choose) + ": " + choices(clause) : choices(clause);
    }
    /// "(a) …; (b) …".
    [[nodiscard]] std::string choices(const Clause& clause) const {
        std::string text;
        char letter = 'a';
        for (const Parts& parts : clause.alternatives) {
            text += letter == 'a' ? "" : "; ";
            text += (language_ == Language::en ? "(" : "") + std::string{letter++} + ") ";
            text += parts_.said(parts, Mood::note);
        }
        return text;
    }
    /// "1 or more: draw 2 weapons; 2 or more: …".
    [[nodiscard]] std::string table(const Clause& clause, Mood mood) const {
        std::string text = clause.will == Will::may ? "– " : "";
        const Words& row = clause.table.compare == Compare::at_least  ? phrase::from
                           : clause.table.compare == Compare::at_most ? phrase::up_to
                                                                      : phrase::at;
        for (std::size_t i = 0; i < clause.alternatives.size(); ++i) {
            text += i == 0 ? "" : "; ";
            text += in(row, {{"number", clause.table.numbers[i]}}) + parts_.said(clause.alternatives[i], mood);
        }
        return text;
    }

    // Numbers that are changed.

    [[nodiscard]] std::string modifiers(const Clause& clause) const {
        std::vector<std::string> all;
        for (const Modifier& modifier : clause.modifiers) { all.push_back(said(modifier)); }
        return joined(all, ", ");
    }
    [[nodiscard]] std::string said(const Modifier& modifier) const {
        const Gaps gaps{{"number", std::abs(modifier.amount)}, {"least", modifier.least}};
        if (modifier.fare) { return in(phrase::cheap_fare, gaps); }
        if (modifier.least > 0) { return in(phrase::cheap_spaces, gaps); }
        const QuantityWords& words = quantity_words[static_cast<std::size_t>(modifier.quantity)];
        std::vector<std::string> where{places(modifier.spaces)};
        const bool is_of_dice = modifier.quantity == Quantity::result || modifier.quantity == Quantity::rolls;
        if (!modifier.dice.empty() || is_of_dice) { where.push_back(dice(modifier.dice)); }
        const std::string bracket = joined(where, ", ");
        return in(modifier.amount < 0 ? words.less : words.more, gaps) + (bracket.empty() ? "" : " (" + bracket + ")");
    }

    Language language_;
    PartSpeaker parts_;
};

}  // namespace

std::string sentence_of(const Clause& clause, Language language) { return Speaker{language}.said(clause); }

std::string sentence_of(const Parts& parts, Language language) { return PartSpeaker{language}.said(parts, Mood::note); }

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
        if (is_table(clause)) { return sentence_of(clause, language); }
        const auto alternative = static_cast<std::size_t>(way / variants(clause));
        return sentence_of(clause.alternatives[alternative], language);
    }
    return {};
}

}  // namespace meadhall::odin
