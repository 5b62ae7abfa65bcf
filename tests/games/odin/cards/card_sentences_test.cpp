// What people read of a card comes from the row that the rules follow (O-8.3).
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "games/odin/cards/said/deed_words.hpp"
#include "games/odin/cards/said/measure_words.hpp"
#include "games/odin/cards/said/moment_words.hpp"
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
    CHECK(says(sentence("tanner", Language::en), "salt meat"));
    CHECK(says(sentence("tanner", Language::en), "hide"));
    CHECK(says(sentence("tanner", Language::de), "Pökelfleisch"));
    CHECK(says(sentence("tanner", Language::nl), "pekelvlees"));
    CHECK(says(sentence("hide_buyer", Language::en), "6 silver"));
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
            CHECK_FALSE_MESSAGE(text.find_first_of("%{}|#") != std::string::npos, text);
            CHECK_FALSE_MESSAGE(says(text, "()"), text);
        }
    }
}

TEST_CASE("Prices, tables, moments and changed numbers read as on a card (O-8.4 to O-8.10)") {
    const auto said = [](std::string_view id, Language language = Language::en) { return sentence(id, language); };
    CHECK(said("pirate") == "At any time you may trade 1 wood + 6 silver for 1 treasure chest.");
    CHECK(said("pirate", Language::de) == "Du darfst jederzeit 1 Holz + 6 Silber gegen 1 Schatztruhe tauschen.");
    CHECK(said("milkman") == "After the action (weekly market): get 1 milk.");
    CHECK(said("milkman", Language::nl) == "Na de actie (weekmarkt): krijg 1 melk.");
    CHECK(said("weapons_supplier") ==
          "At once, depending on the number of your longships – 1 or more: draw 2 weapons; 2 or more: draw 5 weapons; "
          "3 or more: draw 10 weapons.");
    CHECK(said("sledger") == "Subtract 1 from every roll (hunting game, laying a snare).");
    CHECK(said("earl") == "At once you may buy 1 stone house for silver equal to the number of the round.");
    CHECK(said("craft_leader", Language::de) ==
          "Vor den Einnahmen, wenn mindestens 5 deiner Wikinger auf Handwerksfeldern stehen: erhalte 1 Öl.");
    CHECK(said("carpenter") ==
          "Before the action (ship building, house building) you may take 1 from a mountain strip.");
    CHECK(said("boat_builder", Language::de) ==
          "Einmal, sobald du mindestens 4 Knorren und Drachenschiffe hast: erhalte 2 Walfangboote.");
    CHECK(said("dragonslayer", Language::nl) == "Je mag meteen 2 strikken + 2 speren voor 1 schatkist ruilen.");
}
