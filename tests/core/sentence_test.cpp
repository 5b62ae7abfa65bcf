// Sentences with gaps.
#include <optional>
#include <string>

#include <doctest/doctest.h>

#include "core/sentence.hpp"

using namespace meadhall;

namespace {

constexpr Noun longship{{"Longship", "Drachenschiff", "Drakenschip"},
                        {"Longships", "Drachenschiffe", "Drakenschepen"},
                        Gender::neuter,
                        Dutch::het};
constexpr Noun snare{{"Snare", "Falle", "Strik"}, {"Snares", "Fallen", "Strikken"}, Gender::feminine, Dutch::de};
constexpr Noun spear{{"Spear", "Speer", "Speer"}, {"Spears", "Speere", "Speren"}, Gender::masculine, Dutch::de};
constexpr Noun dragon{{"Ship", "Drache", "Draak"},
                      {"Ships", "Drachen", "Draken"},
                      Gender::masculine,
                      Dutch::de,
                      Initial::of_noun,
                      "Drachen"};
constexpr Noun wood{{"Wood", "Holz", "Hout"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
constexpr Noun peas{{"Peas", "Erbsen", "Erwten"}, {pieces_of, pieces_of, pieces_of}};
constexpr Noun pregnant_sheep{{"Pregnant sheep", "Trächtiges Schaf", "Drachtig schaap"},
                              {"Pregnant sheep", "Trächtige Schafe", "Drachtige schapen"},
                              Gender::neuter,
                              Dutch::het,
                              Initial::of_adjective,
                              "Trächtigen Schaf"};
constexpr Noun amber{{"Amber figure", "Bernsteinfigur", "Barnstenen beeldje"},
                     {"Amber figures", "Bernsteinfiguren", "Barnstenen beeldjes"},
                     Gender::feminine,
                     Dutch::het};

std::string in_german(std::string_view sentence, const Gaps& gaps) { return filled(sentence, Language::de, gaps); }

}  // namespace

TEST_CASE("Every gap of a sentence is filled by its name, as often as it stands there") {
    CHECK(filled("{colour} leaps; {colour} lands on {point}.", Language::en,
                 Gaps{{"colour", "Red"}, {"point", "c4"}}) == "Red leaps; Red lands on c4.");
    CHECK(filled("{0}, move {1}.", {"Red", "a Viking"}) == "Red, move a Viking.");
    CHECK(filled("{n}", [](std::string_view name) { return std::optional{std::string{name} + "!"}; }) == "n!");
}

TEST_CASE("A gap that nobody fills stays, and words are not searched for gaps again") {
    CHECK(filled("{who} {what}", Language::en, Gaps{{"who", "{what}"}}) == "{what} {what}");
    CHECK(filled("{2} {x} {", {"a", "b"}) == "{2} {x} {");
    CHECK(filled("", Language::en, Gaps{}).empty());
    CHECK(filled("no gap } here", {"a"}) == "no gap } here");
    CHECK(in_german("{ship:genitive}", {{"ship", longship}}) == "{ship:genitive}");
    CHECK(in_german("{who|one|many}", {{"who", "Rot"}}) == "{who|one|many}");
}

TEST_CASE("A gap chooses between one and many, and nothing where the sentence has words for it") {
    const auto returns = [](int count) {
        return in_german("{count} Wikinger {count|kehrt|kehren} zurück.", {{"count", count}});
    };
    CHECK(returns(1) == "1 Wikinger kehrt zurück.");
    CHECK(returns(2) == "2 Wikinger kehren zurück.");
    const auto harvest = [](int tier) { return in_german("{tier|Keine Ernte|Ernte: #|Ernten: #}", {{"tier", tier}}); };
    CHECK(harvest(0) == "Keine Ernte");
    CHECK(harvest(1) == "Ernte: 1");
    CHECK(harvest(3) == "Ernten: 3");
}

TEST_CASE("Things are counted with their plural, and in German in the case that is asked for") {
    const auto ships = [](int count) { return Gaps{{"ships", Counted{&longship, count}}}; };
    CHECK(in_german("bei mindestens {ships:dative}", ships(3)) == "bei mindestens 3 Drachenschiffen");
    CHECK(in_german("bei {ships:dative}", ships(1)) == "bei 1 Drachenschiff");
    CHECK(in_german("{ships}", ships(3)) == "3 Drachenschiffe");
    CHECK(filled("met {ships:dative}", Language::nl, ships(2)) == "met 2 drakenschepen");
    CHECK(filled("with {ships:dative}", Language::en, ships(2)) == "with 2 longships");
    const Phrase both{{{&snare, 2}, {&spear, 2}}};
    CHECK(in_german("{things}", {{"things", both}}) == "2 Fallen und 2 Speere");
    CHECK(in_german("mit {things:dative}", {{"things", both}}) == "mit 2 Fallen und 2 Speeren");
}

TEST_CASE("What is not counted has no plural, and what comes in pieces has a times sign") {
    CHECK(counted(2, wood, Language::de, Case::dative) == "2 Holz");
    CHECK(counted(2, wood, Language::en) == "2 wood");
    CHECK(counted(1, peas, Language::de) == "1 × Erbsen");
    CHECK(counted(2, peas, Language::nl) == "2 × erwten");
    CHECK(inflected(wood, Language::en, {.article = Article::a}) == "wood");
}

TEST_CASE("Nouns have the article of their language, number and case") {
    const auto german = [](const Noun& noun, Article article, Case in) {
        return inflected(noun, Language::de, {.article = article, .in = in});
    };
    CHECK(german(snare, Article::a, Case::dative) == "einer Falle");
    CHECK(german(spear, Article::a, Case::accusative) == "einen Speer");
    CHECK(german(dragon, Article::the, Case::accusative) == "den Drachen");
    CHECK(german(longship, Article::the, Case::nominative) == "das Drachenschiff");
    CHECK(german(pregnant_sheep, Article::a, Case::nominative) == "ein trächtiges Schaf");
    CHECK(german(pregnant_sheep, Article::a, Case::dative) == "einem trächtigen Schaf");
    CHECK(counted(2, pregnant_sheep, Language::de, Case::dative) == "2 trächtigen Schafen");
    CHECK(pronoun(spear, Language::de, Case::accusative) == "den");
    CHECK(pronoun(longship, Language::nl) == "dat");
    CHECK(inflected(spear, Language::de, {Article::the, Case::dative, Number::many}) == "den Speeren");
    CHECK(inflected(longship, Language::nl, {.article = Article::the}) == "het drakenschip");
    CHECK(inflected(longship, Language::nl, {.article = Article::the, .number = Number::many}) == "de drakenschepen");
    CHECK(inflected(amber, Language::en, {.article = Article::a}) == "an amber figure");
    CHECK(inflected(amber, Language::nl, {.article = Article::a}) == "een barnstenen beeldje");
}

TEST_CASE("Names are small inside a sentence, and a sentence begins with a capital") {
    CHECK(filled("{ship:capital}, {ship}", Language::nl, Gaps{{"ship", longship}}) == "Drakenschip, drakenschip");
    CHECK(capitalised("über") == "Über");
    CHECK(capitalised("4 Waren") == "4 Waren");
    CHECK(filled("{card:quoted}", Language::de, Gaps{{"card", "Dorf"}}) == "„Dorf“");
    CHECK(filled("{card:quoted}", Language::nl, Gaps{{"card", "Dorp"}}) == "‘Dorp’");
}

TEST_CASE("Lists end with the word for and, or for or") {
    CHECK(listed({"a"}, Language::de) == "a");
    CHECK(listed({"a", "b", "c"}, Language::de) == "a, b und c");
    CHECK(listed({"a", "b", "c"}, Language::nl, Joined::with_or) == "a, b of c");
    CHECK(listed({"a", "b", "c"}, Language::en, Joined::with_plus) == "a + b + c");
}
