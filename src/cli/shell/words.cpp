#include "cli/shell/words.hpp"

#include <algorithm>
#include <cstddef>

namespace meadhall::cli {

namespace {

struct Row {
    Phrase phrase;
    Words words;
};

// clang-format off: one row per phrase
constexpr std::array phrases = {
    Row{Phrase::welcome,          {"Welcome to Meadhall.", "Willkommen in Meadhall.", "Welkom in Meadhall."}},
    Row{Phrase::which_game,       {"Which game?", "Welches Spiel?", "Welk spel?"}},
    Row{Phrase::players_range,    {"{0} to {1} players", "{0} bis {1} Spieler", "{0} tot {1} spelers"}},
    Row{Phrase::from_to,          {"{0} to {1}", "{0} bis {1}", "{0} tot en met {1}"}},
    Row{Phrase::a_list,           {"a list (JSON)", "eine Liste (JSON)", "een lijst (JSON)"}},
    Row{Phrase::a_number,         {"a number", "eine Zahl", "een getal"}},
    Row{Phrase::a_text,           {"a text", "ein Text", "een tekst"}},
    Row{Phrase::an_object,        {"an object (JSON)", "ein Objekt (JSON)", "een object (JSON)"}},
    Row{Phrase::bots_are,         {"Bots", "Bots", "Bots"}},
    Row{Phrase::options_are,      {"Options, with their usual values", "Einstellungen mit ihren üblichen Werten", "Instellingen met hun gewone waarden"}},
    Row{Phrase::how_many,         {"How many players?", "Wie viele Spieler?", "Hoeveel spelers?"}},
    Row{Phrase::who_plays,        {"Who plays {0}?", "Wer spielt {0}?", "Wie speelt {0}?"}},
    Row{Phrase::you,              {"you", "du", "jij"}},
    Row{Phrase::choose_one_of,    {"Please answer with one of: {0}", "Bitte antworte mit einem von: {0}", "Antwoord met een van: {0}"}},
    Row{Phrase::offer_continue,   {"An unfinished game is waiting: {0}, {1|# move|# moves} so far. Continue it?", "Eine angefangene Partie wartet: {0}, bisher {1|# Schritt|# Schritte}. Weiterspielen?", "Er wacht een onvoltooide partij: {0}, {1|# zet|# zetten} tot nu toe. Verder spelen?"}},
    Row{Phrase::cannot_continue,  {"{0} cannot be continued: {1}", "{0} lässt sich nicht fortsetzen: {1}", "{0} kan niet worden voortgezet: {1}"}},
    Row{Phrase::enter_key,        {"Enter", "Eingabetaste", "Enter"}},
    Row{Phrase::yes,              {"yes", "ja", "ja"}},
    Row{Phrase::no,               {"no", "nein", "nee"}},

    Row{Phrase::for_example,      {"{0}, for example: {1}", "{0}, zum Beispiel: {1}", "{0}, bijvoorbeeld: {1}"}},
    Row{Phrase::common_commands,  {"moves · hint · undo · rules · help · quit", "züge · tipp · zurück · regeln · hilfe · ende", "zetten · tip · terug · regels · hulp · einde"}},
    Row{Phrase::help_hint,        {"Besides moves you can type these words:", "Außer Zügen kannst du diese Wörter eingeben:", "Behalve zetten kun je deze woorden typen:"}},
    Row{Phrase::more_in_log,      {"… and {0} more before that (log)", "… und {0} weitere davor (verlauf)", "… en nog {0} daarvoor (verloop)"}},
    Row{Phrase::all_in_log,       {"What happened is in the log (log): {0}", "Was geschah, steht im Verlauf (verlauf): {0}", "Wat er gebeurde staat in het verloop (verloop): {0}"}},
    Row{Phrase::thinking,         {"{0} is thinking …", "{0} überlegt …", "{0} denkt na …"}},
    Row{Phrase::refused,          {"Not possible: {0}", "Nicht möglich: {0}", "Niet mogelijk: {0}"}},
    Row{Phrase::look_at_moves,    {"Type “moves” to see what you can do, or “help” for everything else.", "Tippe „züge“, um zu sehen, was geht, oder „hilfe“ für alles andere.", "Typ ‘zetten’ om te zien wat er kan, of ‘hulp’ voor al het andere."}},
    Row{Phrase::not_played,       {"Your turn ended before this was played: {0}", "Dein Zug war zu Ende, bevor das gespielt wurde: {0}", "Je beurt was voorbij voordat dit gespeeld werd: {0}"}},
    Row{Phrase::bot_finishes,     {"A bot ({1}) decided for {0}.", "Ein Bot ({1}) hat für {0} entschieden.", "Een bot ({1}) besliste voor {0}."}},
    Row{Phrase::prompt_over,      {"over", "Ende", "einde"}},
    Row{Phrase::prompt_chance,    {"chance", "Zufall", "toeval"}},
    Row{Phrase::chance_asks,      {"Chance decides ({0}). Type what it brings, for example: {1}", "Der Zufall entscheidet ({0}). Gib ein, was er bringt, zum Beispiel: {1}", "Het toeval beslist ({0}). Typ wat eruit komt, bijvoorbeeld: {1}"}},
    Row{Phrase::pass_keyboard,    {"Pass the keyboard to {0}. The others look away: cards will be shown.", "Gib die Tastatur an {0} weiter. Die anderen sehen weg: Es werden Karten gezeigt.", "Geef het toetsenbord aan {0}. De anderen kijken weg: er worden kaarten getoond."}},
    Row{Phrase::press_enter,      {"Enter when ready> ", "Eingabetaste, wenn bereit> ", "Enter als je klaar bent> "}},

    Row{Phrase::is_allowed,       {"{0} is allowed.", "{0} ist erlaubt.", "{0} mag."}},
    Row{Phrase::is_forbidden,     {"{0} is not allowed: {1}", "{0} ist nicht erlaubt: {1}", "{0} mag niet: {1}"}},
    Row{Phrase::why_usage,        {"Say which move you mean, for example: why {0}", "Sage, welchen Zug du meinst, zum Beispiel: warum {0}", "Zeg welke zet je bedoelt, bijvoorbeeld: waarom {0}"}},
    Row{Phrase::try_usage,        {"Say which move you mean, for example: try {0}", "Sage, welchen Zug du meinst, zum Beispiel: probiere {0}", "Zeg welke zet je bedoelt, bijvoorbeeld: probeer {0}"}},
    Row{Phrase::if_played,        {"After “{0}”: {1}.", "Nach „{0}“: {1}.", "Na ‘{0}’: {1}."}},
    Row{Phrase::changes_nothing,  {"no change", "keine Änderung", "er verandert niets"}},
    Row{Phrase::then_chance,      {"Then chance decides ({0}).", "Dann entscheidet der Zufall ({0}).", "Dan beslist het toeval ({0})."}},
    Row{Phrase::then_other,       {"Then it is {0}'s turn.", "Dann ist {0} an der Reihe.", "Dan is {0} aan de beurt."}},
    Row{Phrase::would_reveal,     {"This move would show you something new, so it cannot be tried out.", "Dieser Zug würde dir etwas Neues zeigen; deshalb lässt er sich nicht probieren.", "Deze zet zou je iets nieuws laten zien, dus kun je hem niet proberen."}},
    Row{Phrase::points,           {"points", "Punkte", "punten"}},
    Row{Phrase::hint,             {"{0} would play: {1}", "{0} würde spielen: {1}", "{0} zou spelen: {1}"}},
    Row{Phrase::hint_brings,      {"It brings: {0}.", "Das bringt: {0}.", "Dat levert op: {0}."}},
    Row{Phrase::hint_turn,        {"By the end of the turn: {0}.", "Bis zum Ende des Zugs: {0}.", "Tot het einde van de beurt: {0}."}},
    Row{Phrase::hint_worth,       {"It puts your chance of winning at {0}%.", "Der Bot schätzt deine Gewinnchance auf {0} %.", "De bot schat je winstkans op {0}%."}},
    Row{Phrase::hint_points,      {"Played on by itself, it ends with about {0} points.", "Spielt der Bot so weiter, endet er bei etwa {0} Punkten.", "Als de bot zo doorspeelt, eindigt hij op ongeveer {0} punten."}},
    Row{Phrase::hint_points_next, {"Next best: {0}, about {1}.", "Zweitbester Zug: {0}, etwa {1}.", "Op één na beste: {0}, ongeveer {1}."}},
    Row{Phrase::hint_next,        {"Next best: {0} ({1}%).", "Zweitbester Zug: {0} ({1} %).", "Op één na beste: {0} ({1}%)."}},
    Row{Phrase::you_may_play,     {"You may play:", "Du kannst spielen:", "Je kunt spelen:"}},
    Row{Phrase::nothing_from,     {"No move begins with “{0}”. Type “moves” to see all.", "Kein Zug beginnt mit „{0}“. Tippe „züge“ für alle.", "Geen zet begint met ‘{0}’. Typ ‘zetten’ voor alle."}},
    Row{Phrase::nothing_to_play,  {"There is nothing to play here.", "Hier gibt es nichts zu spielen.", "Hier valt niets te spelen."}},
    Row{Phrase::taken_back,       {"Taken back; “redo” plays it again.", "Zurückgenommen; „wieder“ spielt es noch einmal.", "Teruggenomen; ‘opnieuw’ speelt het weer."}},
    Row{Phrase::played_again,     {"Played again.", "Noch einmal gespielt.", "Opnieuw gespeeld."}},
    Row{Phrase::saved,            {"Saved as {0}", "Gespeichert als {0}", "Bewaard als {0}"}},
    Row{Phrase::save_usage,       {"Say where, for example: save ~/game.saga", "Sage, wohin, zum Beispiel: speichern ~/partie.saga", "Zeg waar, bijvoorbeeld: bewaar ~/partij.saga"}},
    Row{Phrase::loaded,           {"Loaded {0}", "Geladen: {0}", "Geladen: {0}"}},
    Row{Phrase::load_usage,       {"Say which file, for example: load ~/game.saga", "Sage, welche Datei, zum Beispiel: laden ~/partie.saga", "Zeg welk bestand, bijvoorbeeld: laad ~/partij.saga"}},
    Row{Phrase::at_ply,           {"After move {0} of {1}:", "Nach Schritt {0} von {1}:", "Na zet {0} van {1}:"}},
    Row{Phrase::no_such_ply,      {"Give a number from 0 to {0}.", "Gib eine Zahl von 0 bis {0} an.", "Geef een getal van 0 tot en met {0}."}},
    Row{Phrase::no_such_sheet,    {"Give a number from 0 to {0}, or one of: {1}.", "Gib eine Zahl von 0 bis {0} an oder eines davon: {1}.", "Geef een getal van 0 tot en met {0}, of een van: {1}."}},
    Row{Phrase::nothing_happened, {"Nothing has happened yet.", "Noch ist nichts geschehen.", "Er is nog niets gebeurd."}},
    Row{Phrase::more_above,       {"… {0|# line|# lines} before this: log all", "… davor {0|# Zeile|# Zeilen}: verlauf alles", "… daarvoor {0|# regel|# regels}: verloop alles"}},

    Row{Phrase::game_over,        {"The game is over.", "Die Partie ist zu Ende.", "De partij is afgelopen."}},
    Row{Phrase::winner,           {"{0} wins!", "{0} gewinnt!", "{0} wint!"}},
    Row{Phrase::winners,          {"{0} win!", "{0} gewinnen!", "{0} winnen!"}},
    Row{Phrase::drawn,            {"Nobody wins: a draw.", "Niemand gewinnt: unentschieden.", "Niemand wint: onbeslist."}},
    Row{Phrase::score_line,       {"{0}: {1}", "{0}: {1}", "{0}: {1}"}},
    Row{Phrase::score_alone,      {"Your score: {0}", "Dein Ergebnis: {0}", "Je score: {0}"}},
    Row{Phrase::score_total,      {"Total", "Zusammen", "Totaal"}},
    Row{Phrase::over_commands,    {"score · save FILE · log · undo · quit", "punkte · speichern DATEI · verlauf · zurück · ende", "punten · bewaar BESTAND · verloop · terug · einde"}},
    Row{Phrase::offer_save,       {"Save the game? Type a file name, or just press Enter.", "Partie speichern? Gib einen Dateinamen ein oder drücke einfach die Eingabetaste.", "De partij bewaren? Typ een bestandsnaam of druk gewoon op Enter."}},
    Row{Phrase::kept,             {"The game is kept. Go on with: meadhall play --continue", "Die Partie ist gespeichert. Weiter mit: meadhall play --continue", "De partij blijft bewaard. Ga verder met: meadhall play --continue"}},
    Row{Phrase::kept_finished,    {"The finished game is kept as {0} until the next one ends.", "Die beendete Partie ist als {0} gespeichert, bis die nächste endet.", "De afgelopen partij blijft bewaard als {0} tot de volgende eindigt."}},
    Row{Phrase::could_not_keep,   {"The game could not be kept: {0}. Save it with: save FILE", "Die Partie konnte nicht gespeichert werden: {0}. Speichere sie mit: speichern DATEI", "De partij kon niet worden bewaard: {0}. Bewaar die met: bewaar BESTAND"}},
    Row{Phrase::good_bye,         {"Farewell!", "Leb wohl!", "Vaarwel!"}},

    Row{Phrase::replayed,         {"{0}: {1|# move|# moves} replayed, everything agrees.", "{0}: {1|# Schritt|# Schritte} nachgespielt, alles stimmt.", "{0}: {1|# zet|# zetten} nagespeeld, alles klopt."}},
    Row{Phrase::replayed_older,   {"{0}: {1|# move|# moves} replayed to the recorded result. {2}", "{0}: {1|# Schritt|# Schritte} bis zum aufgezeichneten Ergebnis nachgespielt. {2}", "{0}: {1|# zet|# zetten} nagespeeld tot de opgetekende uitslag. {2}"}},
    Row{Phrase::verified,         {"{0}: the seed is the promised one, and all {1} draws follow from it.", "{0}: Der Startwert ist der zugesagte, und alle {1} Ziehungen folgen daraus.", "{0}: de startwaarde is de beloofde, en alle {1} trekkingen kloppen."}},
};

constexpr std::array purposes = {
    Words{"start player", "Startspieler", "startspeler"},
    Words{"imitation", "Nachahmung", "nabootsing"},
    Words{"starters", "Start-Ausbildungen", "startberoepen"},
    Words{"strips", "Bergstreifen", "bergstroken"},
    Words{"weapons", "Waffen", "wapens"},
    Words{"occupations", "Ausbildungen", "beroepen"},
    Words{"dice", "Würfel", "dobbelstenen"},
    Words{"tiles", "Landschaften", "landschappen"},
    Words{"headlands", "Landspitzen", "landspitsen"},
    Words{"cards", "Karten", "kaarten"},
    Words{"ships", "Drachen", "draken"},
};
// clang-format on

static_assert(phrases.size() == static_cast<std::size_t>(Phrase::count));
static_assert([] {
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        if (phrases[i].phrase != static_cast<Phrase>(i)) { return false; }
    }
    return true;
}());

}  // namespace

std::string purpose_in(std::string_view purpose, Language language) {
    const auto known = std::ranges::find(purposes, purpose, &Words::en);
    return std::string{known == purposes.end() ? purpose : known->in(language)};
}

const Words& words(Phrase phrase) { return phrases[static_cast<std::size_t>(phrase)].words; }

}  // namespace meadhall::cli
