#include "games/odin/shown/part_words.hpp"

#include "core/sentence.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/components/dice.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::odin {

namespace {

constexpr Words payment{"pay {price}", "zahle {price}", "betaal {price}"};

}  // namespace

std::string in_a_row(const std::vector<std::string>& texts, std::string_view between) {
    std::string row;
    for (const std::string& text : texts) {
        if (!row.empty()) { row += between; }
        row += text;
    }
    return row;
}

std::string PartWords::said(Item item) const { return inflected(noun_of(item), language_); }

/// Resources are always counted, other things only if there are several.
std::string PartWords::said(Amount amount) const {
    const bool is_plain = amount.count == 1 && !amount.item.is<Resource>();
    return is_plain ? said(amount.item) : counted(amount.count, noun_of(amount.item), language_);
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

std::string PartWords::said(Space space, const Part& part) const {
    if (part.deed == Deed::gain) { return said(part.get, times_of(look_.game, look_.state, look_.seat(), part)); }
    if (part.deed == Deed::buy || part.deed == Deed::exchange) { return traded(space, part); }
    if (part.deed == Deed::pay) { return filled(payment, language_, {{"price", price(space, part)}}); }
    return sentence_of(Parts{part}, language_);
}

std::string PartWords::said(Space space, const Parts& parts) const {
    std::vector<std::string> all;
    for (const Part& part : parts) { all.push_back(said(space, part)); }
    return in_a_row(all, ", ");
}

}  // namespace meadhall::odin
