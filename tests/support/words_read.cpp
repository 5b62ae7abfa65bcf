#include "support/words_read.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <sstream>

#include "support/places.hpp"

namespace meadhall::test {

namespace {

constexpr std::array<std::string_view, 3> tags = {"en", "de", "nl"};

std::string text_of(const std::vector<Chapter>& chapters) {
    std::string text;
    for (const Chapter& chapter : chapters) {
        text += "== " + chapter.name + "\n";
        for (const Said& said : chapter.sayings) {
            text += "\n" + said.key + "\n";
            for (std::size_t i = 0; i < tags.size(); ++i) {
                text += "  " + std::string{tags[i]} + "  " + said.texts[i] + "\n";
            }
        }
        text += "\n";
    }
    return text;
}

/// Thousands of sentences are looked through with the same few dozen patterns, and a pattern takes longer to compile.
bool found(const std::string& text, const std::string& pattern) {
    static std::map<std::string, std::regex> compiled;
    const auto known = compiled.try_emplace(pattern, pattern, std::regex::ECMAScript | std::regex::optimize).first;
    return std::regex_search(text, known->second);
}

/// Words after which only the singular may stand, beside the nouns of the game: what sentences count everywhere.
constexpr std::array<std::string_view, 3> counted_everywhere = {
    "Vikings|points|places|weapons|goods|steps|rolls|boats|occupations|Thing "
    "penalties|penalties|cards|fields|tiles|turns|towers|seats|heroes|regions",
    "Punkte|Plätze|Waffen|Waren|Stufen|Würfe|Boote|Booten|Ausbildungen|Thingstrafen|Karten|Felder|Türme|Züge|Helden|"
    "Gebiete",
    "Vikingen|punten|plaatsen|wapens|tegels|goederentegels|stappen|worpen|boten|beroepen|Thingstraffen|kaarten|velden|"
    "torens|helden|gebieden"};
/// Words that no German or Dutch sentence has.
constexpr std::string_view english = "the|and|with|you|your|when|each|from|gets|takes|home|board|stone1|long1|sheds";

void look_for_gaps(const std::string& text, std::vector<std::string>& faults) {
    if (text.find_first_of("{}|#%") != std::string::npos) { faults.emplace_back("a gap was not filled"); }
    if (text.find("  ") != std::string::npos || text.find(" ,") != std::string::npos ||
        text.find("()") != std::string::npos) {
        faults.emplace_back("something was left out");
    }
}

void look_for_plurals(const std::string& text, Language language, std::span<const Noun* const> nouns,
                      std::vector<std::string>& faults) {
    std::string words{counted_everywhere[static_cast<std::size_t>(language)]};
    for (const Noun* noun : nouns) {
        const bool differs = noun->is_counted(language) && noun->many.in(language) != noun->one.in(language);
        if (differs) { words += "|" + inflected(*noun, language, {.number = Number::many}); }
    }
    const std::string adjective = "((discarded|abgelegten|afgelegde|new|neue|nieuwe|more|weitere|enemy) )?";
    if (found(text, "(^|[^0-9–.])1 " + adjective + "(" + words + ")([ ,.;:)]|$)")) {
        faults.emplace_back("a plural after 1");
    }
}

/// German: "mit 2 Schiffe", "bei ein".
void look_for_datives(const std::string& text, std::span<const Noun* const> nouns, std::vector<std::string>& faults) {
    std::string nominatives = "Wikinger|Spieler|Würfe|Punkte|Plätze";
    for (const Noun* noun : nouns) {
        if (!noun->is_counted(Language::de)) { continue; }
        const Form many{.number = Number::many};
        const std::string nominative = inflected(*noun, Language::de, many);
        const Form dative{.in = Case::dative, .number = Number::many};
        if (inflected(*noun, Language::de, dative) != nominative) { nominatives += "|" + nominative; }
    }
    const std::string preposition = "(^|[ (])(mit|bei|von|aus|nach|zu) ";
    if (found(text, preposition + "((mindestens|höchstens|genau) )?([2-9]|1[0-9]) (" + nominatives + ")([ ,.;:)]|$)") ||
        found(text, preposition + "(ein|eine|einen|der [A-Z][a-z]+er) (?!ander)")) {
        faults.emplace_back("no dative after a preposition that wants it");
    }
}

/// Dutch: "de schip", "het kist".
void look_for_articles(const std::string& text, std::span<const Noun* const> nouns, std::vector<std::string>& faults) {
    for (const Noun* noun : nouns) {
        if (!noun->is_counted(Language::nl) || noun->one.nl.find(' ') != std::string_view::npos) { continue; }
        const std::string wrong = noun->dutch == Dutch::het ? "de" : "het";
        if (found(text, "(^|[ (])" + wrong + " " + inflected(*noun, Language::nl) + "([ ,.;:)]|$)")) {
            faults.push_back("the wrong article before " + std::string{noun->one.nl});
        }
    }
}

}  // namespace

bool is_said(const std::vector<Said>& sayings, const Said& said) {
    return std::ranges::find(sayings, said.texts, &Said::texts) != sayings.end();
}

std::vector<std::string> faults_in(std::string_view text, Language language, std::span<const Noun* const> nouns) {
    std::vector<std::string> faults;
    const std::string sentence{text};
    if (sentence.empty()) { faults.emplace_back("nothing is said"); }
    look_for_gaps(sentence, faults);
    look_for_plurals(sentence, language, nouns, faults);
    if (language == Language::de) { look_for_datives(sentence, nouns, faults); }
    if (language == Language::nl) { look_for_articles(sentence, nouns, faults); }
    const bool is_english = language == Language::en;
    if (!is_english && found(sentence, "(^|[ (])(" + std::string{english} + ")([ ,.;:)]|$)")) {
        faults.emplace_back("an English word");
    }
    return faults;
}

std::string all_faults(const std::vector<Chapter>& chapters, std::span<const Noun* const> nouns) {
    std::string text;
    for (const Chapter& chapter : chapters) {
        for (const Said& said : chapter.sayings) {
            for (std::size_t i = 0; i < languages.size(); ++i) {
                std::vector<std::string> faults = faults_in(said.texts[i], languages[i], nouns);
                if (said.texts[i].size() > chapter.room) {
                    faults.push_back(std::to_string(said.texts[i].size()) + " letters, but room for " +
                                     std::to_string(chapter.room));
                }
                for (const std::string& fault : faults) {
                    text += chapter.name + ", " + said.key + " (" + std::string{tags[i]} + "): " + fault + ": " +
                            said.texts[i] + "\n";
                }
            }
        }
    }
    return text;
}

std::string difference_from_file(const std::string& game, const std::vector<Chapter>& chapters) {
    const std::string path = data_folder() + "/words/" + game + ".txt";
    const std::string now = text_of(chapters);
    if (std::getenv("MEADHALL_UPDATE_WORDS") != nullptr) {
        std::ofstream{path, std::ios::binary} << now;
        return {};
    }
    std::ifstream file{path, std::ios::binary};
    if (!file.good()) { return path + " is missing; MEADHALL_UPDATE_WORDS=1 writes it"; }
    std::istringstream said{now};
    std::string expected;
    std::string line;
    for (int number = 1; std::getline(file, expected); ++number) {
        if (!std::getline(said, line) || line != expected) {
            return path + ":" + std::to_string(number) + " has\n  " + expected + "\nbut it is said\n  " + line;
        }
    }
    return std::getline(said, line) ? path + " ends before\n  " + line : std::string{};
}

}  // namespace meadhall::test
