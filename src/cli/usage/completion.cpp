#include "cli/usage/completion.hpp"

#include <fmt/format.h>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

/// Text inside single quotes of a shell.
std::string in_quotes(std::string_view text) {
    std::string out = "'";
    for (char c : text) { out += c == '\'' ? std::string{"'\\''"} : std::string{c}; }
    return out + "'";
}

std::vector<std::string> option_names(const CommandDefinition& command) {
    std::vector<std::string> names;
    for (const OptionDefinition& option : command.options) {
        if (!option.is_positional) { names.insert(names.end(), option.names.begin(), option.names.end()); }
    }
    return names;
}

std::vector<std::string> command_names(const CommandDefinition& program) {
    std::vector<std::string> names;
    for (const CommandDefinition& command : program.commands) { names.push_back(command.name); }
    return names;
}

/// The arguments without a name: what may stand there, and whether files may.
struct Positionals {
    std::vector<std::string> choices;
    bool files = false;
};
Positionals positionals(const CommandDefinition& command) {
    Positionals all;
    for (const OptionDefinition& option : command.options) {
        if (!option.is_positional) { continue; }
        all.choices.insert(all.choices.end(), option.choices.begin(), option.choices.end());
        all.files = all.files || option.takes_file();
    }
    return all;
}

// bash

/// What follows an option that takes a value: "play:--lang|play:-l) COMPREPLY=… ;;"
std::string bash_value_case(const std::string& command, const OptionDefinition& option) {
    if (option.is_positional || option.value.empty()) { return {}; }
    std::vector<std::string> patterns;
    for (const std::string& name : option.names) { patterns.push_back(command + ":" + name); }
    const std::string words = option.takes_file() ? "-f" : "-W " + in_quotes(joined(option.choices, " "));
    return fmt::format("        {}) COMPREPLY=($(compgen {} -- \"$cur\")); return ;;\n", joined(patterns, "|"), words);
}

std::string bash_value_cases(const CommandDefinition& program) {
    std::string cases;
    for (const OptionDefinition& option : program.options) { cases += bash_value_case("*", option); }
    for (const CommandDefinition& command : program.commands) {
        for (const OptionDefinition& option : command.options) { cases += bash_value_case(command.name, option); }
    }
    return cases;
}

std::string bash_word_cases(const CommandDefinition& program) {
    std::string cases;
    for (const CommandDefinition& command : program.commands) {
        const Positionals named = positionals(command);
        std::vector<std::string> words = option_names(command);
        words.insert(words.end(), named.choices.begin(), named.choices.end());
        cases += fmt::format("        {}) words={} files={} ;;\n", command.name, in_quotes(joined(words, " ")),
                             named.files ? 1 : 0);
    }
    return cases;
}

constexpr std::string_view bash_frame = R"(# bash completion for {0}; load it with: source <({0} completion bash)
_{0}() {{
    local cur="${{COMP_WORDS[COMP_CWORD]}}" prev="${{COMP_WORDS[COMP_CWORD-1]}}" command="" i
    for ((i = 1; i < COMP_CWORD; i++)); do
        case " {1} " in *" ${{COMP_WORDS[i]}} "*) command="${{COMP_WORDS[i]}}"; break ;; esac
    done
    case "$command:$prev" in
{2}    esac
    local words="" files=0
    case "$command" in
        "") words={3} ;;
{4}    esac
    [ -z "$command" ] || words="$words "{5}
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
    if [ "$files" = 1 ]; then COMPREPLY+=($(compgen -f -- "$cur")); fi
}}
complete -o filenames -F _{0} {0}
)";

// zsh

/// "'--lang[The language]:LANG:(de en nl)'" as _arguments reads it.
std::string zsh_brackets(std::string_view text) {
    std::string out;
    for (char c : text) {
        if (c == '[' || c == ']' || c == ':' || c == '\\') { out += '\\'; }
        out += c;
    }
    return out;
}
std::string zsh_action(const OptionDefinition& option) {
    if (option.takes_file()) { return "_files"; }
    return option.choices.empty() ? " " : "(" + joined(option.choices, " ") + ")";
}
std::string zsh_arguments(const CommandDefinition& command) {
    std::string text;
    for (const OptionDefinition& option : command.options) {
        const std::string value =
            option.value.empty() ? "" : ":" + zsh_brackets(option.value) + ":" + zsh_action(option);
        for (const std::string& name : option.names) {
            const std::string spec = option.is_positional ? ":" + zsh_brackets(name) + ":" + zsh_action(option)
                                                          : "*" + name + "[" + zsh_brackets(option.about) + "]" + value;
            text += " \\\n                " + in_quotes(spec);
        }
    }
    return text;
}

constexpr std::string_view zsh_frame = R"(#compdef {0}
# zsh completion for {0}; put it on your $fpath as _{0}
_{0}() {{
    local context state line
    _arguments -C{1} \
        '1:command:->command' '*::argument:->argument'
    case $state in
        command)
            local -a commands=({2})
            _describe command commands ;;
        argument)
            case $line[1] in
{3}            esac ;;
    esac
}}
_{0} "$@"
)";

// fish

std::string fish_option(const std::string& program, const std::string& condition, const OptionDefinition& option) {
    std::string text = "complete -c " + program + " -n " + in_quotes(condition);
    if (!option.is_positional) {
        for (const std::string& name : option.names) {
            text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
        }
        text += option.value.empty() ? "" : " -r";
    }
    if (option.takes_file()) { text += " -F"; }
    if (!option.choices.empty()) { text += " -a " + in_quotes(joined(option.choices, " ")); }
    return text + " -d " + in_quotes(option.about) + "\n";
}

}  // namespace

std::string bash_completion(const CommandDefinition& program) {
    std::vector<std::string> first_words = command_names(program);
    const std::vector<std::string> common = option_names(program);
    first_words.insert(first_words.end(), common.begin(), common.end());
    return fmt::format(bash_frame, program.name, joined(command_names(program), " "), bash_value_cases(program),
                       in_quotes(joined(first_words, " ")), bash_word_cases(program), in_quotes(joined(common, " ")));
}

std::string zsh_completion(const CommandDefinition& program) {
    std::string commands;
    std::string cases;
    for (const CommandDefinition& command : program.commands) {
        commands += "\n                " + in_quotes(command.name + ":" + command.about);
        cases += fmt::format("                {}) _arguments{} ;;\n", command.name, zsh_arguments(command));
    }
    return fmt::format(zsh_frame, program.name, zsh_arguments(program), commands, cases);
}

std::string fish_completion(const CommandDefinition& program) {
    std::string text = "# fish completion for " + program.name + "\ncomplete -c " + program.name + " -f\n";
    for (const OptionDefinition& option : program.options) { text += fish_option(program.name, "true", option); }
    for (const CommandDefinition& command : program.commands) {
        text += "complete -c " + program.name + " -n __fish_use_subcommand -a " + command.name + " -d " +
                in_quotes(command.about) + "\n";
        const std::string condition = "__fish_seen_subcommand_from " + command.name;
        for (const OptionDefinition& option : command.options) { text += fish_option(program.name, condition, option); }
    }
    return text;
}

}  // namespace meadhall::cli
