#include "cli/boards/odin/changes.hpp"

#include <cstdlib>

#include "games/odin/components/item_words.hpp"

namespace meadhall::cli {

namespace {

/// Resources are always counted, other things only if there are several.
std::string said(const odin::Change& change, Language language) {
    const int count = std::abs(change.count);
    const std::string name =
        count > 1 ? name_of_several(change.item, language) : std::string{odin::words_of(change.item).in(language)};
    const bool is_counted = count > 1 || change.item.is<odin::Resource>();
    return is_counted ? std::to_string(count) + " " + name : name;
}

}  // namespace

std::string name_of_several(odin::Item item, Language language) {
    const Noun& noun = odin::noun_of(item);
    if (!noun.is_counted(language)) { return std::string{noun.in(language)}; }
    return capitalised(inflected(noun, language, {.number = Number::many}));
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
