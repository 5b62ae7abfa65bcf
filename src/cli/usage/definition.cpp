#include "cli/usage/definition.hpp"

#include <CLI/CLI.hpp>

#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

/// CLI11 writes the allowed values behind the type: "LANG:{de,en,nl}".
void read_value(OptionDefinition& definition, const std::string& type) {
    const auto brace = type.find(":{");
    definition.value = type.substr(0, type.find(':'));
    if (brace == std::string::npos) { return; }
    definition.choices = split(type.substr(brace + 2, type.find('}') - brace - 2), ',');
}

OptionDefinition definition_of(const CLI::Option& option) {
    OptionDefinition definition;
    for (const std::string& name : option.get_lnames()) { definition.names.push_back("--" + name); }
    for (const std::string& name : option.get_snames()) { definition.names.push_back("-" + name); }
    definition.is_positional = definition.names.empty();
    if (definition.is_positional) { definition.names.push_back(option.get_name(true)); }
    if (option.get_items_expected_max() > 0) { read_value(definition, option.get_type_name()); }
    definition.about = option.get_description();
    definition.is_required = option.get_required();
    return definition;
}

}  // namespace

CommandDefinition definition_of(const CLI::App& app) {
    CommandDefinition command{app.get_name(), app.get_description(), app.get_footer(), {}, {}};
    for (const CLI::Option* option : app.get_options()) { command.options.push_back(definition_of(*option)); }
    for (const CLI::App* part : app.get_subcommands([](const CLI::App*) { return true; })) {
        command.commands.push_back(definition_of(*part));
    }
    return command;
}

}  // namespace meadhall::cli
