#include "games/odin/options.hpp"

#include <algorithm>
#include <array>
#include <functional>

#include "core/seat.hpp"
#include "games/odin/reasons.hpp"

namespace meadhall::odin {

namespace {

/// O-2.11: what stands in the place of letters where no occupations are played with.
constexpr std::string_view no_decks = "none";

/// Some of the letters A, B and C, each once, in order; or none at all, said aloud.
bool are_decks(std::string_view letters) {
    if (letters == no_decks) { return true; }
    const bool known = std::ranges::all_of(letters, [](char letter) { return letter >= 'A' && letter <= 'C'; });
    return !letters.empty() && known && std::ranges::adjacent_find(letters, std::greater_equal{}) == letters.end();
}

struct Meaning {
    std::string_view field;
    Words words;
};

// clang-format off
constexpr std::array meanings = {
    Meaning{"length", {"Seven rounds, or six (O-2.1).", "Sieben Runden oder sechs (O-2.1).", "Zeven rondes of zes (O-2.1)."}},
    Meaning{"decks", {"Which decks of occupations are played with: some of the letters A, B and C, in this order, or none (O-2.1, O-2.11).", "Mit welchen Ausbildungsdecks gespielt wird: einige der Buchstaben A, B und C, in dieser Reihenfolge, oder none für keines (O-2.1, O-2.11).", "Met welke beroependecks er wordt gespeeld: een of meer van de letters A, B en C, in deze volgorde, of none voor geen (O-2.1, O-2.11)."}},
    Meaning{"starter", {"Whether the starting occupation is dealt or, when playing alone, chosen (O-13.5).", "Ob die Start-Ausbildung zugeteilt oder, wenn man allein spielt, ausgesucht wird (O-13.5).", "Of het startberoep wordt gedeeld of, in je eentje, gekozen (O-13.5)."}},
    Meaning{"D-01", {"Whether the cost left of an arrow may be paid without getting anything for it.", "Ob man die Kosten links vom Pfeil auch zahlen darf, ohne dafür etwas zu bekommen.", "Of je de kosten links van een pijl ook mag betalen zonder er iets voor te krijgen."}},
    Meaning{"D-04", {"Whether a double upgrade may be used for a single step.", "Ob eine doppelte Aufwertung für einen einzelnen Schritt genutzt werden darf.", "Of een dubbele opwaardering voor één stap gebruikt mag worden."}},
    Meaning{"D-51", {"Whether an action space that the Follower or the Latecomer uses without Vikings sets off cards that speak of using one: it does not (unheard), or it does (heard).", "Ob ein Aktionsfeld, das der Gefolgsmann oder der Nachzügler ohne Wikinger nutzt, Karten auslöst, die vom Nutzen eines Aktionsfelds sprechen: Es löst keine aus (unheard) oder doch (heard).", "Of een actieveld dat de volgeling of de laatkomer zonder Vikingen gebruikt kaarten activeert die over het gebruik van een actieveld spreken: het activeert er geen (unheard), of wel (heard)."}},
    Meaning{"D-52", {"Whether a bonus phase that a card grants counts as one for other cards: it counts, or it stands apart.", "Ob eine Prämienphase, die eine Karte gewährt, für andere Karten als solche zählt: Sie zählt oder steht für sich.", "Of een bonusfase die een kaart geeft voor andere kaarten als zodanig telt: die telt, of staat op zichzelf."}},
    Meaning{"card-70", {"Courier: the cloakpin is taken off any board (appendix), or only off another player's (card).", "Kurier: Die Mantelnadel kommt von irgendeinem Plan (Anhang) oder nur von dem eines anderen (Karte).", "Koerier: de mantelspeld komt van een willekeurig bord (bijlage) of alleen van dat van een ander (kaart)."}},
    Meaning{"card-104", {"Disheartened Warrior: a raid given up after one roll or two (appendix), or after exactly two (card).", "Entmutigter Krieger: ein Überfall, der nach einem oder zwei Würfen aufgegeben wird (Anhang), oder nach genau zwei (Karte).", "Ontmoedigde krijger: een overval die na één of twee worpen wordt opgegeven (bijlage), of na precies twee (kaart)."}},
    Meaning{"card-166", {"Weapons Warden: two Vikings in column 2 (appendix), or exactly two Vikings anywhere (card).", "Waffenwart: zwei Wikinger in Spalte 2 (Anhang) oder genau zwei Wikinger irgendwo (Karte).", "Wapenbewaarder: twee Vikingen in kolom 2 (bijlage), of precies twee Vikingen waar dan ook (kaart)."}},
    Meaning{"card-175", {"Codliver Oil Presser: stockfish from spaces and occupations (appendix), or only from a space with Vikings (card).", "Lebertranpresser: Stockfisch von Feldern und Ausbildungen (Anhang) oder nur von einem Feld mit Wikingern (Karte).", "Levertraanperser: stokvis van velden en beroepen (bijlage), of alleen van een veld met Vikingen (kaart)."}},
    Meaning{"card-182", {"Herb Gardener: once at any later moment (appendix), or only when the second house comes (card).", "Kräutergärtner: einmal zu einem beliebigen späteren Zeitpunkt (Anhang) oder nur, wenn das zweite Haus kommt (Karte).", "Kruidentuinder: eenmalig op een later moment naar keuze (bijlage), of alleen als het tweede huis er komt (kaart)."}},
};
// clang-format on

}  // namespace

Words Options::meaning(std::string_view field) {
    for (const Meaning& meaning : meanings) {
        if (meaning.field == field) { return meaning.words; }
    }
    return {};
}

const Reason* contradiction(int seats, const Options& options) {
    if (seats < 1 || seats > max_seats) { return &reasons::seats; }
    if (!are_decks(options.decks)) { return &reasons::decks; }
    if (options.starter == Starter::choose && seats > 1) { return &reasons::starter; }
    return nullptr;
}

}  // namespace meadhall::odin
