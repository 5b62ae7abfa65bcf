#include "games/odin/shown/part_words.hpp"

#include "core/sentence.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::odin {

namespace {

// clang-format off: one row per phrase
namespace part_phrase {
constexpr Words pay        = {"pay {0}", "zahle {0}", "betaal {0}"};
constexpr Words take_one   = {"{0} from a mountain strip", "{0} von einem Bergstreifen", "{0} van een bergstrook"};
constexpr Words take_more  = {"{0} from mountain strips", "{0} von Bergstreifen", "{0} van bergstroken"};
constexpr Words upgrade    = {"upgrade {0} good", "werte {0} Ware auf", "waardeer {0} goed op"};
constexpr Words upgrades   = {"upgrade {0} goods", "werte {0} Waren auf", "waardeer {0} goederen op"};
constexpr Words steps      = {"{0} ({1} steps each)", "{0} (je {1} Stufen)", "{0} (elk {1} stappen)"};
constexpr Words play       = {"play {0} occupation", "spiele {0} Ausbildung aus", "speel {0} opleiding"};
constexpr Words plays      = {"play {0} occupations", "spiele {0} Ausbildungen aus", "speel {0} opleidingen"};
constexpr Words explore    = {"explore {0}", "entdecke {0}", "ontdek {0}"};
}  // namespace part_phrase
// clang-format on

}  // namespace

std::string in_passing(const Words& name, Language language) {
    std::string text{name.in(language)};
    const bool is_proper = name.en == row_of(Special::english_crown).name.en;
    const bool is_capital = text.front() >= 'A' && text.front() <= 'Z';
    if (language != Language::de && is_capital && !is_proper) { text.front() += 'a' - 'A'; }
    return text;
}

std::string in_a_row(const std::vector<std::string>& texts, std::string_view between) {
    std::string row;
    for (const std::string& text : texts) {
        if (!row.empty()) { row += between; }
        row += text;
    }
    return row;
}

std::string PartWords::said(Item item) const { return in_passing(words_of(item), language_); }

/// Resources are always counted, other things only if there are several.
std::string PartWords::said(Amount amount) const {
    const std::string count = std::to_string(amount.count);
    if (amount.item.is<Resource>()) { return count + " " + said(amount.item); }
    return amount.count == 1 ? said(amount.item) : count + " × " + said(amount.item);
}

std::string PartWords::said(const Bundle& bundle, int times) const {
    std::vector<std::string> amounts;
    for (const Amount& amount : bundle) {
        amounts.push_back(said(Amount{amount.item, static_cast<std::int8_t>(amount.count * times)}));
    }
    return in_a_row(amounts, " + ");
}

std::string PartWords::price(Space space, const Part& part) const {
    std::vector<std::string> amounts;
    for (const Amount& printed : part.give) {
        const Amount price = price_of(look_, space, part, printed);
        if (price.count > 0) { amounts.push_back(said(price)); }
    }
    return in_a_row(amounts, " + ");
}

std::string PartWords::traded(Space space, const Part& part) const {
    const std::string given = price(space, part);
    return (given.empty() ? "" : given + " → ") + said(part.get, 1);
}

std::string PartWords::counted(int count, const Words& one, const Words& many) const {
    return meadhall::filled((count == 1 ? one : many).in(language_), {std::to_string(count)});
}

std::string PartWords::taken(const Allowances& allowances) const {
    std::vector<std::string> numbers;
    for (const std::int8_t number : allowances.positions) {
        if (number > 0) { numbers.push_back(std::to_string(number)); }
    }
    const Words& words = numbers.size() == 1 ? part_phrase::take_one : part_phrase::take_more;
    return meadhall::filled(words.in(language_), {in_a_row(numbers, " + ")});
}

std::string PartWords::upgraded(const Upgrading& upgrading) const {
    std::string text = counted(upgrading.count, part_phrase::upgrade, part_phrase::upgrades);
    if (upgrading.steps == 1) { return text; }
    return meadhall::filled(part_phrase::steps.in(language_), {text, std::to_string(upgrading.steps)});
}

std::string PartWords::explored(Voyage voyage) const {
    std::vector<std::string> lands;
    for (const BoardRow& row : boards) {
        for (const Face face : {row.front, row.back}) {
            if (voyage_to(face) == voyage) { lands.emplace_back(row_of(face).name.in(language_)); }
        }
    }
    return meadhall::filled(part_phrase::explore.in(language_), {in_a_row(lands, " / ")});
}

std::string PartWords::said(Space space, const Part& part) const {
    switch (part.deed) {
        case Deed::gain: return said(part.get, times_of(look_.game, look_.state, look_.seat(), part));
        case Deed::buy:
        case Deed::exchange: return traded(space, part);
        case Deed::pay: return meadhall::filled(part_phrase::pay.in(language_), {price(space, part)});
        case Deed::take: return taken(part.as<Allowances>());
        case Deed::upgrade: return upgraded(part.as<Upgrading>());
        case Deed::play_occupations: return counted(part.as<HowMany>().count, part_phrase::play, part_phrase::plays);
        case Deed::roll: return in_passing(row_of(part.as<Rolled>().action).name, language_);
        case Deed::explore:
            if (part.as<Voyage>() != Voyage::anywhere) { return explored(part.as<Voyage>()); }
            break;
        case Deed::draw_weapons:
        case Deed::draw_occupations:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::emigrate:
        case Deed::recall:
        case Deed::visit:
        case Deed::run_phase:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: break;
    }
    return sentence_of(Parts{part}, language_);
}

std::string PartWords::said(Space space, const Parts& parts) const {
    std::vector<std::string> all;
    for (const Part& part : parts) { all.push_back(said(space, part)); }
    return in_a_row(all, ", ");
}

}  // namespace meadhall::odin
