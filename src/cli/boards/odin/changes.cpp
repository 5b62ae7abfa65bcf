#include "cli/boards/odin/changes.hpp"

#include <cstdlib>

#include "games/odin/components/item_words.hpp"

namespace meadhall::cli {

namespace {

/// Resources are always counted, other things only if there are several.
std::string said(const odin::Change& change, Language language) {
    const int count = std::abs(change.count);
    const bool is_counted = count > 1 || change.item.is<odin::Resource>();
    return is_counted ? number_of(count, change.item, language) : in_a_list(change.item, language);
}

}  // namespace

std::string in_a_list(odin::Item item, Language language) { return inflected(odin::noun_of(item), language); }

std::string number_of(int count, odin::Item item, Language language) {
    const Number number = count == 1 ? Number::one : Number::many;
    return std::to_string(count) + " " + inflected(odin::noun_of(item), language, {.number = number});
}

std::string SaidChanges::both() const {
    if (losses.empty()) { return gains.empty() ? std::string{} : "+ " + gains; }
    return gains.empty() ? "− " + losses : losses + " → " + gains;
}

SaidChanges said_changes(const std::vector<odin::Change>& changes, Language language) {
    SaidChanges all;
    for (const odin::Change& change : changes) {
        std::string& list = change.count < 0 ? all.losses : all.gains;
        list += (list.empty() ? "" : ", ") + said(change, language);
    }
    return all;
}

}  // namespace meadhall::cli
