#include "cli/usage/help.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "cli/usage/help_words.hpp"
#include "server/place.hpp"

namespace meadhall::cli {

namespace {

std::string translated(const std::string& text, Language language) {
    const auto row = std::ranges::find(help_words, std::string_view{text}, &Words::en);
    return row == help_words.end() ? text : std::string{row->in(language)};
}

/// Examples are the same in every language; their heading is not.
std::string translated_footer(const std::string& footer, Language language) {
    constexpr std::string_view heading = "Example:";
    constexpr Words example{"Example:", "Beispiel:", "Voorbeeld:"};
    if (!footer.starts_with(heading)) { return translated(footer, language); }
    return std::string{example.in(language)} + footer.substr(heading.size());
}

struct Label {
    const char* key;
    Words words;
};
constexpr std::array labels = {
    Label{"Usage", {"Usage", "Aufruf", "Gebruik"}},
    Label{"OPTIONS", {"OPTIONS", "OPTIONEN", "OPTIES"}},
    Label{"SUBCOMMAND", {"COMMAND", "BEFEHL", "OPDRACHT"}},
    Label{"SUBCOMMANDS", {"COMMANDS", "BEFEHLE", "OPDRACHTEN"}},
    Label{"Positionals", {"Positionals", "Ohne Namen", "Zonder naam"}},
    Label{"REQUIRED", {"REQUIRED", "NÖTIG", "VERPLICHT"}},
    Label{"Excludes", {"Excludes", "Nicht mit", "Niet met"}},
};
constexpr Words option_heading{"Options", "Optionen", "Opties"};
constexpr Words command_heading{"Subcommands", "Befehle", "Opdrachten"};

struct Complaint {
    std::string_view kind;  // as the library calls its errors
    Words words;            // {0}: what it is about
};
constexpr std::array complaints = {
    Complaint{"ExtrasError", {"Unknown: {0}", "Unbekannt: {0}", "Onbekend: {0}"}},
    Complaint{"RequiredError", {"Missing: {0}", "Es fehlt: {0}", "Ontbreekt: {0}"}},
    Complaint{"ArgumentMismatch", {"A value is missing: {0}", "Ein Wert fehlt: {0}", "Een waarde ontbreekt: {0}"}},
    Complaint{"ConversionError", {"Not a number: {0}", "Keine Zahl: {0}", "Geen getal: {0}"}},
    Complaint{"ExcludesError",
              {"These exclude each other: {0}", "Das schließt sich aus: {0}", "Dit sluit elkaar uit: {0}"}},
    Complaint{"ValidationError", {"Not possible: {0}", "Nicht möglich: {0}", "Niet mogelijk: {0}"}},
};
constexpr Words help_is_there{"Help: meadhall --help", "Hilfe: meadhall --help", "Hulp: meadhall --help"};
constexpr Words possible_is{"possible: {0}", "möglich: {0}", "mogelijk: {0}"};

/// "GAME: chess not in {a,b}" and "--seats: Value 0 not in range 1 to 8": who, what, and what would do.
std::string about_value(std::string text, Language language) {
    const auto end = text.find(" not in ");
    if (end == std::string::npos) { return text; }
    constexpr std::string_view range = " not in range ";
    const bool is_range = text.substr(end).starts_with(range);
    std::string said = text.substr(0, end);
    if (const auto value = said.find("Value "); value != std::string::npos) { said.erase(value, 6); }
    const std::size_t allowed = is_range ? end + range.size() : text.find('{', end);
    if (allowed == std::string::npos) { return said; }
    return said + " (" + say(language, possible_is, text.substr(allowed)) + ")";
}

/// What sort of error the library means; for arguments that are too many it names the command instead.
std::string kind_of(const CLI::ParseError& error) {
    return dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr ? "ExtrasError" : error.get_name();
}

/// What the library's sentence is about: the name it begins with, or what is too much, as it was typed (the sentence
/// has it backwards).
std::string subject_of(const CLI::App& app, const CLI::ParseError& error, Language language) {
    const std::string text = error.what();
    const std::string kind = kind_of(error);
    if (kind == "ValidationError") { return about_value(text, language); }
    if (kind == "ExtrasError") { return fmt::format("{}", fmt::join(app.remaining(true), " ")); }
    return text.substr(0, text.find_first_of(": "));
}

}  // namespace

void translate_help(CLI::App& app, Language language) {
    app.description(translated(app.get_description(), language));
    app.footer(translated_footer(app.get_footer(), language));
    for (const Label& label : labels) { app.get_formatter()->label(label.key, std::string{label.words.in(language)}); }
    for (CLI::Option* option : app.get_options()) {
        option->description(translated(option->get_description(), language));
        option->group(std::string{option_heading.in(language)});
    }
    for (CLI::App* part : app.get_subcommands([](const CLI::App*) { return true; })) {
        part->group(std::string{command_heading.in(language)});
        translate_help(*part, language);
    }
}

std::string usage_error(const CLI::App& app, const CLI::ParseError& error, Language language) {
    const std::string kind = kind_of(error);
    const auto row = std::ranges::find(complaints, std::string_view{kind}, &Complaint::kind);
    const std::string said =
        row == complaints.end() ? error.what() : say(language, row->words, subject_of(app, error, language));
    return server::shown_words(said) + "\n" + std::string{help_is_there.in(language)};
}

std::string language_wish(int argc, const char* const* argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word.starts_with("--lang=")) { return std::string{word.substr(7)}; }
        if (word == "--lang" && i + 1 < argc) { return argv[i + 1]; }
    }
    return {};
}

}  // namespace meadhall::cli
