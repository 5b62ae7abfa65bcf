#include "cli/play/commands.hpp"

#include "cli/drawing/text.hpp"
#include "cli/shell/tab.hpp"

namespace meadhall::cli {

namespace {

constexpr Words nothing{"", "", ""};

// clang-format off: one row per command
constexpr std::array all_commands = {
    CommandRow{Command::moves,     {"moves", "züge", "zetten"},     {"[WHAT]", "[WAS]", "[WAT]"},           {"what you can do now, or with one thing", "was du jetzt tun kannst, oder mit einer Sache", "wat je nu kunt doen, of met één ding"}, "zuege"},
    CommandRow{Command::why,       {"why", "warum", "waarom"},      {"MOVE", "ZUG", "ZET"},             {"whether a move is allowed, and if not, by which rule", "ob ein Zug erlaubt ist, und sonst, welche Regel dagegen ist", "of een zet mag, en zo niet, volgens welke regel"}, ""},
    CommandRow{Command::trial,     {"try", "probiere", "probeer"},  {"MOVE", "ZUG", "ZET"},             {"what a move would change, without playing it", "was ein Zug ändern würde, ohne ihn zu spielen", "wat een zet zou veranderen, zonder hem te spelen"}, ""},
    CommandRow{Command::hint,      {"hint", "tipp", "tip"},         nothing,                            {"what a bot would do", "was ein Bot tun würde", "wat een bot zou doen"}, ""},
    CommandRow{Command::automatic, {"auto", "auto", "auto"},        nothing,                            {"a bot plays this turn, or finishes this part of the game", "ein Bot spielt diesen Zug oder beendet diesen Spielteil", "een bot speelt deze beurt, of maakt dit speldeel af"}, ""},
    CommandRow{Command::undo,      {"undo", "zurück", "terug"},     nothing,                            {"takes back your last line", "nimmt deine letzte Eingabe zurück", "neemt je laatste invoer terug"}, "zurueck"},
    CommandRow{Command::redo,      {"redo", "wieder", "opnieuw"},   nothing,                            {"plays it again", "spielt sie noch einmal", "speelt die opnieuw"}, ""},
    CommandRow{Command::view,      {"view", "brett", "bord"},       {"[WHAT]", "[WAS]", "[WAT]"},  {"draws the board, or as it was after move N", "zeichnet das Brett, oder wie es nach Schritt N war", "tekent het bord, of zoals het na zet N was"}, "zeige"},
    CommandRow{Command::log,       {"log", "verlauf", "verloop"},   {"[all]", "[alles]", "[alles]"},    {"what has happened so far", "was bisher geschah", "wat er tot nu toe gebeurde"}, ""},
    CommandRow{Command::score,     {"score", "punkte", "punten"},   nothing,                            {"who has how many points, and what for", "wer wie viele Punkte hat, und wofür", "wie hoeveel punten heeft, en waarvoor"}, ""},
    CommandRow{Command::rules,     {"rules", "regeln", "regels"},   nothing,                            {"the game on one screen", "das Spiel auf einer Seite", "het spel op één scherm"}, ""},
    CommandRow{Command::save,      {"save", "speichern", "bewaar"}, {"FILE", "DATEI", "BESTAND"},       {"writes the game to a file", "schreibt die Partie in eine Datei", "schrijft de partij naar een bestand"}, ""},
    CommandRow{Command::load,      {"load", "laden", "laad"},       {"FILE", "DATEI", "BESTAND"},       {"goes on with a saved game", "setzt eine gespeicherte Partie fort", "gaat verder met een bewaarde partij"}, ""},
    CommandRow{Command::help,      {"help", "hilfe", "hulp"},       nothing,                            {"this list", "diese Liste", "deze lijst"}, "?"},
    CommandRow{Command::quit,      {"quit", "ende", "einde"},       nothing,                            {"ends; nothing is lost: play --continue goes on", "hört auf; nichts geht verloren: weiter mit play --continue", "stopt; niets gaat verloren: verder met play --continue"}, "exit"},
};
// clang-format on

bool asks_for_move(Command command) {
    return command == Command::moves || command == Command::why || command == Command::trial;
}

}  // namespace

std::span<const CommandRow> command_rows() { return all_commands; }

std::optional<Command> command_named(std::string_view word) {
    const std::string typed = lower(word);
    for (const CommandRow& row : all_commands) {
        const bool is_meant =
            typed == row.word.en || typed == row.word.de || typed == row.word.nl || typed == row.alias;
        if (is_meant && !typed.empty()) { return row.command; }
    }
    return std::nullopt;
}

std::string_view word_of(Command command, Language language) {
    return all_commands[static_cast<std::size_t>(command)].word.in(language);
}

std::vector<std::string> sayings_after(std::string_view line, const std::vector<std::string>& moves,
                                       Language language) {
    const std::string_view part = last_part(line);
    const std::string_view word = part.substr(0, part.find(' '));
    std::vector<std::string> sayings = moves;
    if (word.size() < part.size()) {
        const auto command = command_named(word);
        if (!command || !asks_for_move(*command)) { return sayings; }
        for (std::string& saying : sayings) { saying = std::string{word} + " " + saying; }
        return sayings;
    }
    for (const CommandRow& row : all_commands) {
        const bool goes_on = !row.usage.in(language).empty();
        sayings.push_back(std::string{row.word.in(language)} + (goes_on ? " " : ""));
    }
    return sayings;
}

}  // namespace meadhall::cli
