#include "cli/lab/arena_words.hpp"

#include <array>
#include <cstddef>

namespace meadhall::cli {

namespace {

struct PhraseRow {
    ArenaPhrase phrase;
    Words words;
};

// clang-format off: one row per phrase
constexpr std::array arena_phrases = {
    PhraseRow{ArenaPhrase::field,            {"{0}, {1} seats: {2} games in blocks of {3}, seed {4}", "{0}, {1} Plätze: {2} Partien in Blöcken zu {3}, Startwert {4}", "{0}, {1} plaatsen: {2} partijen in blokken van {3}, startwaarde {4}"}},
    PhraseRow{ArenaPhrase::field_solo,       {"{0}, alone at the table: {1} games, seed {2}", "{0}, allein am Tisch: {1} Partien, Startwert {2}", "{0}, alleen aan tafel: {1} partijen, startwaarde {2}"}},
    PhraseRow{ArenaPhrase::interrupted,      {"Interrupted; this is what was played until then.", "Unterbrochen; das wurde bis dahin gespielt.", "Onderbroken; dit is tot dan toe gespeeld."}},
    PhraseRow{ArenaPhrase::nothing_yet,      {"No block was finished yet.", "Noch wurde kein Block fertig.", "Er is nog geen blok voltooid."}},
    PhraseRow{ArenaPhrase::go_on,            {"Go on with: meadhall arena --resume {0}", "Weiter mit: meadhall arena --resume {0}", "Ga verder met: meadhall arena --resume {0}"}},

    PhraseRow{ArenaPhrase::bot,              {"bot", "Bot", "bot"}},
    PhraseRow{ArenaPhrase::elo,              {"Elo", "Elo", "Elo"}},
    PhraseRow{ArenaPhrase::score,            {"score", "Punkte", "punten"}},
    PhraseRow{ArenaPhrase::interval,         {"95%", "95 %", "95%"}},
    PhraseRow{ArenaPhrase::lead,             {"above the next", "über dem nächsten", "boven de volgende"}},
    PhraseRow{ArenaPhrase::deviation,        {"deviation", "Streuung", "spreiding"}},
    PhraseRow{ArenaPhrase::extremes,         {"least to most", "wenigste bis meiste", "minste tot meeste"}},
    PhraseRow{ArenaPhrase::per_decision,     {"per decision", "je Entscheidung", "per beslissing"}},
    PhraseRow{ArenaPhrase::longest,          {"longest", "längste", "langste"}},
    PhraseRow{ArenaPhrase::per_game,         {"per game", "je Partie", "per partij"}},
    PhraseRow{ArenaPhrase::meeting,          {"meeting", "Begegnung", "ontmoeting"}},
    PhraseRow{ArenaPhrase::games,            {"games", "Partien", "partijen"}},
    PhraseRow{ArenaPhrase::share,            {"share", "Anteil", "aandeel"}},
    PhraseRow{ArenaPhrase::alone,            {"first alone", "erster allein", "eerste alleen"}},
    PhraseRow{ArenaPhrase::other_alone,      {"second alone", "zweiter allein", "tweede alleen"}},
    PhraseRow{ArenaPhrase::test,             {"test", "Test", "toets"}},
    PhraseRow{ArenaPhrase::difference,       {"difference on the same seeds", "Unterschied bei gleichen Startwerten", "verschil bij dezelfde startwaarden"}},

    PhraseRow{ArenaPhrase::fair_alone,       {"Alone: the share of one seat against the other bot in all other seats; between equals {0}.", "Allein: der Anteil eines Platzes gegen den anderen Bot auf allen anderen Plätzen; unter Gleichen {0}.", "Alleen: het aandeel van één plaats tegen de andere bot op alle andere plaatsen; tussen gelijken {0}."}},
    PhraseRow{ArenaPhrase::elo_is,           {"Share: of the win, over all seatings; between equals {0}. Elo: 0 is the mean of this field.", "Anteil: am Sieg, über alle Sitzordnungen; unter Gleichen {0}. Elo: 0 ist das Mittel dieses Feldes.", "Aandeel: in de winst, over alle plaatsingen; tussen gelijken {0}. Elo: 0 is het gemiddelde van dit veld."}},
    PhraseRow{ArenaPhrase::score_is,         {"Score: the mean over the seeds.", "Punkte: das Mittel über die Startwerte.", "Punten: het gemiddelde over de startwaarden."}},
    PhraseRow{ArenaPhrase::accepted,         {"Elo {0}, not {1} (LLR {2})", "Elo {0}, nicht {1} (LLR {2})", "Elo {0}, niet {1} (LLR {2})"}},
    PhraseRow{ArenaPhrase::undecided,        {"open (LLR {0} of ±{1})", "offen (LLR {0} von ±{1})", "open (LLR {0} van ±{1})"}},
    PhraseRow{ArenaPhrase::plies,            {"A game had {0} moves on average.", "Eine Partie hatte im Mittel {0} Schritte.", "Een partij had gemiddeld {0} zetten."}},

    PhraseRow{ArenaPhrase::ladder,           {"{0}, {1} seats: Elo with 95% intervals", "{0}, {1} Plätze: Elo mit 95-%-Intervallen", "{0}, {1} plaatsen: Elo met 95%-intervallen"}},
    PhraseRow{ArenaPhrase::ladder_solo,      {"{0}, alone at the table: mean score with 95% intervals", "{0}, allein am Tisch: mittlere Punkte mit 95-%-Intervallen", "{0}, alleen aan tafel: gemiddelde punten met 95%-intervallen"}},

    PhraseRow{ArenaPhrase::progress,         {"{0} of {1} games, {2} left", "{0} von {1} Partien, noch {2}", "{0} van {1} partijen, nog {2}"}},
    PhraseRow{ArenaPhrase::progress_at_most, {"{0} of at most {1} games, {2} left", "{0} von höchstens {1} Partien, noch {2}", "{0} van hoogstens {1} partijen, nog {2}"}},
    PhraseRow{ArenaPhrase::written,          {"Written: {0}", "Geschrieben: {0}", "Geschreven: {0}"}},
};
// clang-format on

static_assert(arena_phrases.size() == static_cast<std::size_t>(ArenaPhrase::count));
static_assert([] {
    for (std::size_t i = 0; i < arena_phrases.size(); ++i) {
        if (arena_phrases[i].phrase != static_cast<ArenaPhrase>(i)) { return false; }
    }
    return true;
}());

}  // namespace

const Words& words(ArenaPhrase phrase) { return arena_phrases[static_cast<std::size_t>(phrase)].words; }

}  // namespace meadhall::cli
