// What people read of a card comes from the row that the rules follow (O-8.3).
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/cards/card_words.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/cards/ways.hpp"

using namespace meadhall;
using namespace meadhall::odin;

namespace {

constexpr std::array languages = {Language::en, Language::de, Language::nl};

std::string sentence(std::string_view id, Language language) {
    return sentence_of(printed_book(), *card_named(id), language);
}

bool says(const std::string& text, std::string_view words) { return text.find(words) != std::string::npos; }

}  // namespace

TEST_CASE("Every card has a sentence in every language, unlike those of all other cards (O-8.3)") {
    for (const Language language : languages) {
        std::set<std::string> known;
        for (int number = 0; number < card_count; ++number) {
            const Card card{static_cast<std::uint8_t>(number)};
            CAPTURE(row_of(card).id);
            const std::string text = sentence_of(printed_book(), card, language);
            CAPTURE(text);
            CHECK(text.ends_with('.'));
            CHECK_FALSE(says(text, "  "));
            CHECK(known.insert(text).second);
        }
    }
}

TEST_CASE("Every way to use a card can be read on its own (O-8.4)") {
    const CardBook& book = printed_book();
    for (int number = 0; number < card_count; ++number) {
        const Card card{static_cast<std::uint8_t>(number)};
        CAPTURE(row_of(card).id);
        int count = 0;
        for (int i = 0; i < book.clauses_of(card); ++i) {
            count += ways(book.clause({static_cast<std::uint8_t>(book.first_clause(card).number + i)}));
        }
        for (int way = 0; way < count; ++way) {
            for (const Language language : languages) { CHECK_FALSE(sentence_of(book, card, way, language).empty()); }
        }
    }
}

TEST_CASE("A sentence names what is given and what comes (O-8.4)") {
    CHECK(says(sentence("tanner", Language::en), "Salt meat"));
    CHECK(says(sentence("tanner", Language::en), "Hide"));
    CHECK(says(sentence("tanner", Language::de), "Pökelfleisch"));
    CHECK(says(sentence("tanner", Language::nl), "Pekelvlees"));
    CHECK(says(sentence("hide_buyer", Language::en), "6 Silver"));
}

TEST_CASE("The vocabulary of the cards stands in the order of what it names, and no mark of it is left in a sentence") {
    const auto in_order = [](const auto& rows, auto key) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (static_cast<std::size_t>(rows[i].*key) != i) { return false; }
        }
        return true;
    };
    CHECK(in_order(hook_words, &HookWords::hook));
    CHECK(in_order(measure_words, &MeasureWords::measure));
    CHECK(in_order(deed_words, &DeedWords::deed));
    CHECK(in_order(quantity_words, &QuantityWords::quantity));
    for (int number = 0; number < card_count; ++number) {
        for (const Language language : languages) {
            const std::string text = sentence_of(printed_book(), Card{static_cast<std::uint8_t>(number)}, language);
            CHECK_FALSE_MESSAGE(says(text, "%"), text);
            CHECK_FALSE_MESSAGE(says(text, "()"), text);
        }
    }
}

TEST_CASE("Prices, tables, moments and changed numbers read as on a card (O-8.4 to O-8.10)") {
    const auto said = [](std::string_view id, Language language = Language::en) { return sentence(id, language); };
    CHECK(said("pirate") == "At any time: 1 Wood + 6 Silver → 1 Treasure chest.");
    CHECK(said("pirate", Language::de) == "Jederzeit: 1 Holz + 6 Silber → 1 Schatztruhe.");
    CHECK(said("milkman") == "After: weekly market: get 1 Milk.");
    CHECK(said("milkman", Language::nl) == "Na: weekmarkt: krijg 1 Melk.");
    CHECK(said("weapons_supplier") ==
          "At once, counting longships: 1+: draw 2 weapons; 2+: draw 5 weapons; 3+: draw 10 weapons.");
    CHECK(said("sledger") == "Every roll −1 (Hunting game, Laying a snare).");
    CHECK(said("earl") == "At once, if you like: 1 Silver → 1 Stone house (price × the round's number).");
    CHECK(said("craft_leader", Language::de) ==
          "Vor den Einnahmen, bei mindestens 5 deiner Wikinger auf Handwerksfeldern: erhalte 1 Öl.");
    CHECK(said("carpenter") == "Before: ship building, house building, if you like: take 1 from a mountain strip.");
}
