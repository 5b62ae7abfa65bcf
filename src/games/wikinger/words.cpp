// What happened, in a sentence, in the player's language; and what the options mean.
#include "games/wikinger/words.hpp"

#include "core/sentence.hpp"
#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {
namespace {

/// A sentence that names what it says of its event: the colour, the points {from} and {at}, the region, the pincer that
/// stood behind, the ending; and what is said to whoever leads that colour.
struct Saying {
    Happening what;
    Words words;
    Words to_you;
};
// clang-format off: one row per saying
constexpr std::array sayings = {
    Saying{Happening::begins,       {"{colour} is drawn to begin.", "Das Los fällt auf {colour}: {colour} beginnt.", "Het lot valt op {colour}: {colour} begint."},
                                    {"You are drawn to begin.", "Das Los fällt auf dich: Du beginnst.", "Het lot valt op jou: jij begint."}},
    Saying{Happening::settles,      {"{colour} goes ashore on {at}.", "{colour} geht auf {at} an Land.", "{colour} gaat op {at} aan land."},
                                    {"You go ashore on {at}.", "Du gehst auf {at} an Land.", "Je gaat op {at} aan land."}},
    Saying{Happening::removed,      {"{colour}'s Viking is thrown off {at}.", "Ein Wikinger von {colour} wird von {at} heruntergeworfen.", "Een Viking van {colour} wordt van {at} gegooid."},
                                    {"Your Viking is thrown off {at}.", "Dein Wikinger wird von {at} heruntergeworfen.", "Je Viking wordt van {at} gegooid."}},
    Saying{Happening::marches,      {"{colour} moves from {from} to {at}.", "{colour} zieht von {from} nach {at}.", "{colour} gaat van {from} naar {at}."},
                                    {"You move from {from} to {at}.", "Du ziehst von {from} nach {at}.", "Je gaat van {from} naar {at}."}},
    Saying{Happening::viking_falls, {"{colour}'s Viking on {at} is captured{pincer}.", "Ein Wikinger von {colour} auf {at} wird{pincer} gefangen.", "Een Viking van {colour} op {at} wordt{pincer} gevangen."},
                                    {"Your Viking on {at} is captured{pincer}.", "Dein Wikinger auf {at} wird{pincer} gefangen.", "Je Viking op {at} wordt{pincer} gevangen."}},
    Saying{Happening::tower_falls,  {"{colour}'s tower on {at} falls and goes back to {colour}.", "Der Turm von {colour} auf {at} fällt und geht an {colour} zurück.", "De toren van {colour} op {at} valt en gaat terug naar {colour}."},
                                    {"Your tower on {at} falls and goes back to you.", "Dein Turm auf {at} fällt und geht an dich zurück.", "Je toren op {at} valt en gaat naar je terug."}},
    Saying{Happening::tower_rises,  {"{colour}'s tower rises on {at}: region {region} is {colour}'s.", "Auf {at} erhebt sich ein Turm von {colour}: Gebiet {region} gehört {colour}.", "Op {at} verrijst een toren van {colour}: gebied {region} is van {colour}."},
                                    {"Your tower rises on {at}: region {region} is yours.", "Auf {at} erhebt sich dein Turm: Gebiet {region} gehört dir.", "Op {at} verrijst je toren: gebied {region} is van jou."}},
    Saying{Happening::declines,     {"{colour} puts up no tower.", "{colour} stellt keinen Turm auf.", "{colour} plaatst geen toren."},
                                    {"You put up no tower.", "Du stellst keinen Turm auf.", "Je plaatst geen toren."}},
    Saying{Happening::stops,        {"{colour} is content with this capture.", "{colour} begnügt sich mit diesem Fang.", "{colour} neemt genoegen met deze vangst."},
                                    {"You are content with this capture.", "Du begnügst dich mit diesem Fang.", "Je neemt genoegen met deze vangst."}},
    Saying{Happening::passes,       {"{colour} cannot move and passes.", "{colour} kann nicht ziehen und passt.", "{colour} kan geen Viking verzetten en past."},
                                    {"You cannot move and pass.", "Du kannst nicht ziehen und passt.", "Je kunt geen Viking verzetten en past."}},
    Saying{Happening::skipped,      {"{colour} has no Vikings left and is skipped.", "{colour} hat keine Wikinger mehr und wird übergangen.", "{colour} heeft geen Vikingen meer en wordt overgeslagen."},
                                    {"You have no Vikings left and are skipped.", "Du hast keine Wikinger mehr und wirst übergangen.", "Je hebt geen Vikingen meer en wordt overgeslagen."}},
    Saying{Happening::side_wins,    {"{colour} wins{ending}.", "{colour} gewinnt{ending}.", "{colour} wint{ending}."},
                                    {"You win{ending}.", "Du gewinnst{ending}.", "Je wint{ending}."}},
    Saying{Happening::nobody_wins,  {"The game is drawn{ending}.", "Die Partie endet unentschieden{ending}.", "De partij eindigt onbeslist{ending}."}, {}},
};
/// A march that is more than a step (W-6.2).
constexpr Saying leap{Happening::marches, {"{colour} jumps from {from} to {at}.", "{colour} springt von {from} nach {at}.", "{colour} springt van {from} naar {at}."},
                                          {"You jump from {from} to {at}.", "Du springst von {from} nach {at}.", "Je springt van {from} naar {at}."}};

constexpr std::array<Words, colours> colour_words = {
    Words{"Red", "Rot", "Rood"}, Words{"Black", "Schwarz", "Zwart"}, Words{"Light Red", "Hellrot", "Lichtrood"}, Words{"Grey", "Grau", "Grijs"}};

constexpr std::array<Words, 4> pincer_words = {
    Words{"", "", ""},
    Words{" between two of the captor's figures", " zwischen zwei Figuren des Fängers", " tussen twee stukken van de vanger"},
    Words{" with the help of another colour", " mit Hilfe einer anderen Farbe", " met hulp van een andere kleur"},
    Words{" against the shore", " am Ufer", " tegen de kust"}};

constexpr std::array<Words, 4> ending_words = {
    Words{"", "", ""},
    Words{": enough towers stand", ": Es stehen genug Türme", ": er staan genoeg torens"},
    Words{": nobody else has a Viking left", ": Niemand sonst hat noch einen Wikinger", ": niemand anders heeft nog een Viking"},
    Words{": too long without capture or tower", ": zu lange ohne Fang und Turm", ": te lang zonder vangst of toren"}};

struct Meaning {
    std::string_view option;
    Words words;
};
constexpr std::array meanings = {
    Meaning{"island", {"The island: a ready-made one, or where the parts lie", "Die Insel: eine fertige oder wo die Teile liegen", "Het eiland: kant-en-klaar, of waar de delen liggen"}},
    Meaning{"mode", {"The usual game, or the grand battle in which each of two players plays two colours", "Das übliche Spiel oder die große Schlacht, in der jeder von zwei Spielern zwei Farben führt", "Het gewone spel, of de grote veldslag waarin elk van twee spelers met twee kleuren speelt"}},
    Meaning{"brawlQuota", {"In the brawl everybody takes exactly four, or nobody loses more than four", "In der Rauferei nimmt jeder genau vier, oder niemand verliert mehr als vier", "In het gevecht neemt iedereen er precies vier, of verliest niemand er meer dan vier"}},
    Meaning{"brawlMode", {"Four Vikings at once, or one after the other in turn", "Vier Wikinger auf einmal oder reihum einzeln", "Vier Vikingen ineens, of om de beurt één"}},
    Meaning{"captureWithThirdParty", {"With three players, a figure of the third player helps to capture", "Zu dritt hilft eine Figur des dritten Spielers beim Fangen", "Met drie spelers helpt een stuk van de derde speler bij het vangen"}},
    Meaning{"captureDuringJump", {"Captures happen at every landing of a jump sequence, not only at its end", "Gefangen wird bei jeder Landung einer Sprungfolge, nicht nur am Ende", "Er wordt gevangen bij elke landing van een sprongreeks, niet alleen aan het eind"}},
    Meaning{"chainCapture", {"After a capture a player may, or must, capture again", "Nach einem Fang darf oder muss man weiterfangen", "Na een vangst mag of moet je verder vangen"}},
    Meaning{"conquestMinimum", {"How many of their own Vikings players need to conquer a region", "Eigene Wikinger, die man zum Erobern eines Gebiets braucht", "Hoeveel eigen Vikingen je nodig hebt om een gebied te veroveren"}},
    Meaning{"conquestTiming", {"When regions are conquered: before moving, after moving, or both", "Wann Gebiete erobert werden: vor dem Zug, nach dem Zug oder beides", "Wanneer gebieden worden veroverd: voor de zet, na de zet, of allebei"}},
    Meaning{"towerPlacement", {"A conquered region must, or may, be given a tower", "Ein erobertes Gebiet muss oder darf einen Turm erhalten", "Een veroverd gebied moet of mag een toren krijgen"}},
    Meaning{"towerPlacementCaptures", {"A tower captures when it is put up, as a moving Viking does", "Ein Turm fängt beim Aufstellen wie ein ziehender Wikinger", "Een toren vangt bij het plaatsen, net als een Viking die je verzet"}},
    Meaning{"towerCaptureConverts", {"A captured tower is replaced at once by the captor's, or only removed", "Ein gefangener Turm wird sofort durch den des Fängers ersetzt oder nur entfernt", "Een gevangen toren wordt meteen vervangen door die van de vanger, of alleen verwijderd"}},
    Meaning{"reconquestNeedsPresence", {"To replace a captured tower one needs a Viking in its region", "Um einen gefangenen Turm zu ersetzen, braucht man einen Wikinger in seinem Gebiet", "Om een gevangen toren te vervangen heb je een Viking in zijn gebied nodig"}},
    Meaning{"undefendedTowerFlips", {"A tower whose guards walked away falls to an invader", "Ein Turm, dessen Wächter weggezogen sind, fällt an einen Eindringling", "Een toren waarvan de bewakers zijn weggelopen, valt in handen van een indringer"}},
    Meaning{"reconquestAgainst", {"With three players: whose Vikings protect a tower, everybody's or only its owner's", "Zu dritt: wessen Wikinger einen Turm schützen, alle gegnerischen oder nur die des Besitzers", "Met drie spelers: wiens Vikingen een toren beschermen, alle of alleen die van de eigenaar"}},
    Meaning{"teamTowerFallback", {"A player out of towers uses one of the ally's", "Wer keine Türme mehr hat, nimmt einen des Verbündeten", "Wie geen torens meer heeft, gebruikt er een van de bondgenoot"}},
    Meaning{"standstill", {"What ends shuffling to and fro: threaten, no shuttling, capture, or nothing", "Was das Hin- und Herziehen beendet: drohen, nicht pendeln, fangen oder nichts", "Wat het heen-en-weergeschuif beëindigt: dreigen, niet heen en weer, vangen of niets"}},
    Meaning{"grandBattleGoal", {"Towers needed to win the grand battle", "Türme, die man für den Sieg in der großen Schlacht braucht", "Torens die nodig zijn om de grote veldslag te winnen"}},
    Meaning{"quietPlyDraw", {"Turns without capture or tower after which the game ends; null = never", "Züge ohne Fang und Turm, nach denen die Partie endet; null = nie", "Beurten zonder vangst of toren waarna de partij eindigt; null = nooit"}},
};
// clang-format on

}  // namespace

std::string Game::tell(const Event& event, const Listener& listener) const {
    const Language language = listener.language;
    const bool leaps = event.what == Happening::marches && !island().around(event.from).contains(event.at);
    const Saying& saying = leaps ? leap : sayings[static_cast<std::size_t>(event.what)];
    const auto say = [&](const Words& words) { return std::string{words.in(language)}; };
    return filled(concerns(event, listener) ? saying.to_you : saying.words, language,
                  Gaps{
                      {"colour", say(colour_words[index(event.colour)])},
                      {"from", name(event.from)},
                      {"at", name(event.at)},
                      {"region", region_name(event.letter)},
                      {"pincer", say(pincer_words[static_cast<std::size_t>(event.pincer)])},
                      {"ending", say(ending_words[static_cast<std::size_t>(event.ending)])},
                  });
}

bool Game::concerns(const Event& event, const Listener& listener) const {
    if (!listener.you || event.what == Happening::nobody_wins) { return false; }
    if (event.what == Happening::side_wins) { return side(event.colour) == side(*listener.you); }
    return leads(*listener.you, event.colour);
}

std::string region_name(char letter) {
    return {static_cast<char>(letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter)};
}

Words words_for(Colour colour) { return colour_words[index(colour)]; }

Words Options::meaning(std::string_view field) {
    for (const Meaning& meaning : meanings) {
        if (meaning.option == field) { return meaning.words; }
    }
    return {};
}

}  // namespace meadhall::wikinger
