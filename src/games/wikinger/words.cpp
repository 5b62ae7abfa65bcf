// What happened, in a sentence, in the player's language; and what the options mean.
#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {
namespace {

/// Sentences with $c for the colour's name, $f and $a for the points, $r for the region, $w for what stood behind.
struct Saying {
    Happening what;
    Words words;
};
// clang-format off: one row per saying
constexpr std::array sayings = {
    Saying{Happening::begins,       {"The lot falls to $c: $c begins.", "Das Los fällt auf $c: $c beginnt.", "Het lot valt op $c: $c begint."}},
    Saying{Happening::settles,      {"$c goes ashore on $a.", "$c geht auf $a an Land.", "$c gaat op $a aan land."}},
    Saying{Happening::removed,      {"A Viking of $c is thrown off $a.", "Ein Wikinger von $c fliegt von $a herunter.", "Een Viking van $c wordt van $a gegooid."}},
    Saying{Happening::marches,      {"$c moves $f to $a.", "$c zieht von $f nach $a.", "$c gaat van $f naar $a."}},
    Saying{Happening::viking_falls, {"A Viking of $c on $a is caught$w.", "Ein Wikinger von $c auf $a wird gefangen$w.", "Een Viking van $c op $a wordt gevangen$w."}},
    Saying{Happening::tower_falls,  {"The tower of $c on $a falls and goes back to $c.", "Der Turm von $c auf $a fällt und geht an $c zurück.", "De toren van $c op $a valt en gaat terug naar $c."}},
    Saying{Happening::tower_rises,  {"A tower of $c rises on $a: region $r is $c's.", "Auf $a erhebt sich ein Turm von $c: Gebiet $r gehört $c.", "Op $a verrijst een toren van $c: gebied $r is van $c."}},
    Saying{Happening::declines,     {"$c puts up no tower.", "$c stellt keinen Turm.", "$c plaatst geen toren."}},
    Saying{Happening::stops,        {"$c is content with this catch.", "$c begnügt sich mit diesem Fang.", "$c neemt genoegen met deze vangst."}},
    Saying{Happening::passes,       {"$c cannot move and passes.", "$c kann nicht ziehen und passt.", "$c kan niet zetten en past."}},
    Saying{Happening::skipped,      {"$c has no Vikings left and is skipped.", "$c hat keine Wikinger mehr und wird übergangen.", "$c heeft geen Vikingen meer en wordt overgeslagen."}},
    Saying{Happening::side_wins,    {"$c wins$e.", "$c gewinnt$e.", "$c wint$e."}},
    Saying{Happening::nobody_wins,  {"The game is drawn$e.", "Das Spiel endet unentschieden$e.", "Het spel eindigt onbeslist$e."}},
};

constexpr std::array<Words, colours> colour_words = {
    Words{"Red", "Rot", "Rood"}, Words{"Black", "Schwarz", "Zwart"}, Words{"Light Red", "Hellrot", "Lichtrood"}, Words{"Grey", "Grau", "Grijs"}};

constexpr std::array<Words, 4> pincer_words = {
    Words{"", "", ""},
    Words{" between two figures of the captor", " zwischen zwei Figuren des Fängers", " tussen twee stukken van de vanger"},
    Words{" with the help of another colour", " mit Hilfe einer anderen Farbe", " met hulp van een andere kleur"},
    Words{" against the shore", " am Ufer", " tegen de oever"}};

constexpr std::array<Words, 4> ending_words = {
    Words{"", "", ""},
    Words{": enough towers stand", ": genug Türme stehen", ": er staan genoeg torens"},
    Words{": nobody else has a Viking left", ": niemand sonst hat noch einen Wikinger", ": niemand anders heeft nog een Viking"},
    Words{": too long without capture or tower", ": zu lange ohne Fang und Turm", ": te lang zonder vangst of toren"}};

struct Meaning {
    std::string_view option;
    Words words;
};
constexpr std::array meanings = {
    Meaning{"island", {"The island: a ready-made one, or where the parts lie", "Die Insel: eine fertige, oder wo die Teile liegen", "Het eiland: een kant-en-klaar, of waar de delen liggen"}},
    Meaning{"mode", {"The usual game, or the grand battle in which each of two players leads two colours", "Das übliche Spiel oder die große Schlacht, in der jeder von zwei Spielern zwei Farben führt", "Het gewone spel, of de grote veldslag waarin elk van twee spelers twee kleuren leidt"}},
    Meaning{"brawlQuota", {"In the brawl everybody takes exactly four, or nobody loses more than four", "In der Rauferei nimmt jeder genau vier, oder niemand verliert mehr als vier", "In het gevecht neemt ieder er precies vier, of verliest niemand er meer dan vier"}},
    Meaning{"brawlMode", {"Four Vikings at once, or one after the other in turn", "Vier Wikinger auf einmal oder reihum einzeln", "Vier Vikingen ineens, of om de beurt één"}},
    Meaning{"captureWithThirdParty", {"With three players, a figure of the third player helps to capture", "Zu dritt hilft eine Figur des dritten Spielers beim Fangen", "Met drie spelers helpt een stuk van de derde speler bij het vangen"}},
    Meaning{"captureDuringJump", {"Captures happen at every landing of a jump sequence, not only at its end", "Gefangen wird bei jeder Landung einer Sprungfolge, nicht nur am Ende", "Er wordt gevangen bij elke landing van een sprongreeks, niet alleen aan het eind"}},
    Meaning{"chainCapture", {"After a capture one may, or must, capture on", "Nach einem Fang darf oder muss man weiterfangen", "Na een vangst mag of moet men verder vangen"}},
    Meaning{"conquestMinimum", {"Own Vikings needed to conquer a region", "Eigene Wikinger, die man zum Erobern eines Gebiets braucht", "Eigen Vikingen die nodig zijn om een gebied te veroveren"}},
    Meaning{"conquestTiming", {"When regions are conquered: before moving, after moving, or both", "Wann Gebiete erobert werden: vor dem Zug, nach dem Zug oder beides", "Wanneer gebieden worden veroverd: voor de zet, na de zet, of allebei"}},
    Meaning{"towerPlacement", {"A conquered region must, or may, be given a tower", "Ein erobertes Gebiet muss oder darf einen Turm erhalten", "Een veroverd gebied moet of mag een toren krijgen"}},
    Meaning{"towerPlacementCaptures", {"A tower captures when it is put up, as a moving Viking does", "Ein Turm fängt beim Aufstellen wie ein ziehender Wikinger", "Een toren vangt bij het plaatsen, net als een zettende Viking"}},
    Meaning{"towerCaptureConverts", {"A captured tower is replaced at once by the captor's, or only removed", "Ein gefangener Turm wird sofort durch den des Fängers ersetzt oder nur entfernt", "Een gevangen toren wordt meteen vervangen door die van de vanger, of alleen verwijderd"}},
    Meaning{"reconquestNeedsPresence", {"To replace a captured tower one needs a Viking in its region", "Um einen gefangenen Turm zu ersetzen, braucht man einen Wikinger in seinem Gebiet", "Om een gevangen toren te vervangen heb je een Viking in zijn gebied nodig"}},
    Meaning{"undefendedTowerFlips", {"A tower whose guards walked away falls to an invader", "Ein Turm, dessen Wächter weggezogen sind, fällt an einen Eindringling", "Een toren waarvan de bewakers zijn weggelopen, valt aan een indringer"}},
    Meaning{"reconquestAgainst", {"With three players: whose Vikings protect a tower, everybody's or only its owner's", "Zu dritt: wessen Wikinger einen Turm schützen, alle gegnerischen oder nur die des Besitzers", "Met drie spelers: wiens Vikingen een toren beschermen, alle of alleen die van de eigenaar"}},
    Meaning{"teamTowerFallback", {"A player out of towers uses one of the partner's", "Wer keine Türme mehr hat, nimmt einen des Partners", "Wie geen torens meer heeft, gebruikt er een van de partner"}},
    Meaning{"standstill", {"What ends shuffling to and fro: threaten, no shuttling, capture, or nothing", "Was das Hin- und Herziehen beendet: drohen, nicht pendeln, fangen oder nichts", "Wat het heen-en-weer schuiven beëindigt: dreigen, niet pendelen, vangen of niets"}},
    Meaning{"grandBattleGoal", {"Towers needed to win the grand battle", "Türme, die man für den Sieg in der großen Schlacht braucht", "Torens die nodig zijn om de grote veldslag te winnen"}},
    Meaning{"quietPlyDraw", {"Turns without capture or tower after which the game ends; none = never", "Züge ohne Fang und Turm, nach denen das Spiel endet; keine Angabe = nie", "Beurten zonder vangst of toren waarna het spel eindigt; leeg = nooit"}},
};
// clang-format on

void replace_all(std::string& text, std::string_view mark, std::string_view by) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size())) {
        text.replace(at, mark.size(), by);
    }
}

}  // namespace

std::string Game::tell(const Event& event, Language language) const {
    std::string text{sayings[static_cast<std::size_t>(event.what)].words.in(language)};
    replace_all(text, "$c", colour_words[index(event.colour)].in(language));
    replace_all(text, "$f", name(event.from));
    replace_all(text, "$a", name(event.at));
    replace_all(text, "$r", std::string_view{&event.letter, 1});
    replace_all(text, "$w", pincer_words[static_cast<std::size_t>(event.pincer)].in(language));
    replace_all(text, "$e", ending_words[static_cast<std::size_t>(event.ending)].in(language));
    return text;
}

Words Options::meaning(std::string_view field) {
    for (const Meaning& meaning : meanings) {
        if (meaning.option == field) { return meaning.words; }
    }
    return {};
}

}  // namespace meadhall::wikinger
