#include "cli/usage/man.hpp"

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

/// Text that troff shows as it is: no command at the beginning of a line, hyphens that can be copied.
std::string shown(std::string_view text) {
    std::string out;
    for (char c : text) {
        const bool begins_line = out.empty() || out.back() == '\n';
        if (begins_line && (c == '.' || c == '\'')) { out += "\\&"; }
        if (c == '\\') { out += '\\'; }
        if (c == '-') { out += '\\'; }
        out += c == '\\' ? 'e' : c;
    }
    return out;
}

std::string heading(const OptionDefinition& option) {
    std::vector<std::string> names;
    for (const std::string& name : option.names) { names.push_back("\\fB" + shown(name) + "\\fR"); }
    std::string text = joined(names, ", ");
    if (!option.value.empty() && !option.is_positional) { text += " \\fI" + shown(option.value) + "\\fR"; }
    return text;
}

std::string item(const OptionDefinition& option) {
    std::string text = ".TP\n" + heading(option) + "\n" + shown(option.about);
    if (!option.choices.empty()) { text += " (" + shown(joined(option.choices, ", ")) + ")"; }
    return text + "\n";
}

std::string synopsis(const CommandDefinition& command) {
    std::string text;
    for (const OptionDefinition& option : command.options) {
        if (option.is_positional) {
            text += option.is_required ? " \\fI" + shown(option.names.front()) + "\\fR"
                                       : " [\\fI" + shown(option.names.front()) + "\\fR]";
        }
    }
    return "[\\fIoptions\\fR]" + text;
}

std::string section(const std::string& program, const CommandDefinition& command) {
    std::string text = ".SS \"" + shown(program + " " + command.name) + "\"\n";
    text += ".B " + shown(program + " " + command.name) + "\n" + synopsis(command) + "\n.PP\n";
    text += shown(command.about) + "\n";
    for (const OptionDefinition& option : command.options) { text += item(option); }
    if (!command.footer.empty()) { text += ".PP\n.nf\n" + shown(command.footer) + "\n.fi\n"; }
    return text;
}

constexpr std::string_view after_the_commands = R"(.SH FILES
.TP
.I $XDG_STATE_HOME/meadhall
Unfinished games and the last finished one; ~/.local/state/meadhall if the variable is not set.
.SH ENVIRONMENT
.TP
.B LC_ALL, LC_MESSAGES, LC_CTYPE, LANG
The language of the messages (en, de, nl) and whether UTF\-8 can be shown.
.TP
.B NO_COLOR
If set, no colours are used.
.TP
.B TERM, COLORTERM
How many colours the terminal has.
.SH EXIT STATUS
0 if all is fine, 1 if something was refused (a bad record, a game that does not verify), 2 if the command line cannot
be followed.
)";

}  // namespace

std::string man_page(const CommandDefinition& program, const std::string& version) {
    std::string text = ".TH MEADHALL 6 \"\" \"meadhall " + shown(version) + "\" Games\n";
    text += ".SH NAME\n" + program.name + " \\- " + shown(program.about) + "\n";
    text += ".SH SYNOPSIS\n.B " + program.name + "\n[\\fIoptions\\fR] \\fIcommand\\fR [\\fIarguments\\fR]\n";
    text += ".SH OPTIONS\n";
    for (const OptionDefinition& option : program.options) { text += item(option); }
    text += ".SH COMMANDS\n";
    for (const CommandDefinition& command : program.commands) { text += section(program.name, command); }
    text += after_the_commands;
    if (!program.footer.empty()) { text += ".SH EXAMPLES\n.nf\n" + shown(program.footer) + "\n.fi\n"; }
    return text;
}

}  // namespace meadhall::cli
