#include "cli/boards/odin/names.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "games/odin/components/areas/faces.hpp"
#include "games/odin/components/areas/place.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/components/occupations.hpp"

namespace meadhall::cli {

namespace {

using Names = std::map<std::string, std::vector<std::string>>;

void add(Names& names, std::string_view name, std::string_view meaning) {
    std::vector<std::string>& known = names[looked_up_as(name)];
    if (std::ranges::find(known, meaning) == known.end()) { known.emplace_back(meaning); }
}

void add(Names& names, const Words& name, std::string_view meaning) {
    for (std::string_view each : {name.en, name.de, name.nl}) { add(names, each, meaning); }
}

struct Word {
    Words typed;
    std::string_view meaning;
};

// What has a name in notation that nobody would think of; of a place the first row is shown.
constexpr std::array other_words = {
    Word{{"home", "heimat", "dorp"}, "home"},
    Word{{"home_board", "heimatplan", "dorpsbord"}, "home"},
    Word{{"home", "heim", "thuis"}, "home"},
    Word{{"home", "heim", "thuisbord"}, "home"},
    Word{{"sheds", "schuppen", "schuren"}, "sheds"},
    Word{{"stone1", "steinhaus1", "stenenhuis1"}, "stone1"},
    Word{{"stone2", "steinhaus2", "stenenhuis2"}, "stone2"},
    Word{{"stone3", "steinhaus3", "stenenhuis3"}, "stone3"},
    Word{{"stone1", "steinhaus1", "steenhuis1"}, "stone1"},
    Word{{"stone2", "steinhaus2", "steenhuis2"}, "stone2"},
    Word{{"stone3", "steinhaus3", "steenhuis3"}, "stone3"},
    Word{{"long1", "langhaus1", "langhuis1"}, "long1"},
    Word{{"long2", "langhaus2", "langhuis2"}, "long2"},
    Word{{"long3", "langhaus3", "langhuis3"}, "long3"},
    Word{{"long4", "langhaus4", "langhuis4"}, "long4"},
    Word{{"long5", "langhaus5", "langhuis5"}, "long5"},
    Word{{"lengthwise", "längs", "lang"}, "lengthwise"},
    Word{{"long", "lang", "lengte"}, "lengthwise"},
    Word{{"crosswise", "quer", "dwars"}, "crosswise"},
    Word{{"cross", "kurz", "kort"}, "crosswise"},
    Word{{"short", "kurz", "kort"}, "crosswise"},
    Word{{"upright", "hochkant", "rechtop"}, "1"},
    Word{{"boat", "boot", "boot"}, "whaling_boat"},
    Word{{"sword", "schwert", "zwaard"}, "long_sword"},
    Word{{"bow", "bogen", "boog"}, "bow"},
    Word{{"dragon", "drache", "draak"}, "longship"},
    Word{{"$", "$", "$"}, "silver"},
};

void add_items(Names& names) {
    for (int number = 0; number < odin::Item::count; ++number) {
        const odin::Item item{number};
        add(names, odin::id_of(item), odin::id_of(item));
        add(names, odin::words_of(item), odin::id_of(item));
        for (Language language : {Language::en, Language::de, Language::nl}) {
            add(names, sign_of(item, language), odin::id_of(item));
        }
    }
}

Names all_names() {
    Names names;
    add_items(names);
    for (const odin::SpaceRow& row : odin::spaces()) {
        add(names, name_of(row.space), name_of(row.space));
        add(names, code_of(row.space), name_of(row.space));
    }
    for (const odin::FaceRow& row : odin::faces) {
        add(names, name_of(row.face), name_of(row.face));
        add(names, row.name, name_of(row.face));
    }
    for (const odin::CardRow& row : odin::cards()) {
        add(names, row.id, row.id);
        add(names, row.name, row.id);
    }
    for (std::string_view place : odin::place_names) { add(names, place, place); }
    for (const Word& word : other_words) { add(names, word.typed, word.meaning); }
    return names;
}

Names all_verbs() {
    Names verbs;
    for (int i = 0; i < odin::verb_count; ++i) {
        const auto verb = static_cast<odin::Verb>(i);
        add(verbs, name_of(verb), name_of(verb));
        const Words& typed = verb_words(verb);
        for (std::string_view in_language : {typed.en, typed.de, typed.nl}) {
            for (const std::string& word : words_of(in_language)) { add(verbs, word, name_of(verb)); }
        }
    }
    return verbs;
}

const std::vector<std::string>& found(const Names& names, const std::string& name) {
    static const std::vector<std::string> nothing;
    const auto entry = names.find(name);
    return entry == names.end() ? nothing : entry->second;
}

}  // namespace

std::string looked_up_as(std::string_view name) {
    std::string plain = lower(ascii(name));
    std::ranges::replace(plain, ' ', '_');
    std::ranges::replace(plain, '-', '_');
    return plain;
}

const std::vector<std::string>& odin_meanings(const std::string& name) {
    static const Names names = all_names();
    return found(names, name);
}

std::vector<std::string> odin_meanings_beginning(const std::string& beginning) {
    static const Names names = all_names();
    std::vector<std::string> all;
    for (auto entry = names.lower_bound(beginning); entry != names.end(); ++entry) {
        if (!entry->first.starts_with(beginning)) { break; }
        for (const std::string& meaning : entry->second) {
            if (std::ranges::find(all, meaning) == all.end()) { all.push_back(meaning); }
        }
    }
    return all;
}

std::string place_word(odin::Place place, Language language) {
    const std::string_view notation = odin::place_names[place.number];
    const auto word = std::ranges::find(other_words, notation, &Word::meaning);
    return std::string{word == other_words.end() ? notation : word->typed.in(language)};
}

const std::vector<std::string>& odin_verbs(const std::string& word) {
    static const Names verbs = all_verbs();
    return found(verbs, word);
}

}  // namespace meadhall::cli
