#include "cli/usage/definition.hpp"

#include <cstdio>
#include <fstream>
#include <sstream>

#include <CLI/CLI.hpp>
#include <doctest/doctest.h>

#include "cli/usage/completion.hpp"
#include "cli/usage/man.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::Folder;
using testing::has;
using testing::run_program;

/// The names that the program's own help shows.
std::vector<std::string> names_in(const std::string& help, const std::string& after, std::size_t indent) {
    std::vector<std::string> names;
    const auto begin = help.find(after);
    std::istringstream lines{help.substr(begin, help.find("\n\n", begin) - begin)};
    for (std::string line; std::getline(lines, line);) {
        if (line.size() > indent && line.find_first_not_of(' ') == indent) {
            names.push_back(line.substr(indent, line.find_first_of(" ,", indent) - indent));
        }
    }
    return names;
}

CommandDefinition sample() {
    CLI::App app{"Plays"};
    app.name("hall");
    app.footer("Begin!");
    std::string text;
    bool flag = false;
    app.add_option("--lang", text, "The language")->type_name("LANG")->check(CLI::IsMember({"de", "en"}));
    CLI::App& part = *app.add_subcommand("play", "It's a game");
    part.add_option("FILE", text, "A record")->type_name("FILE")->required();
    part.add_option("-o,--out", text, "Where to")->type_name("FILE");
    part.add_flag("--fast", flag, "No .waiting");
    return definition_of(app);
}

}  // namespace

TEST_CASE("The definition has every name, value, choice and switch of the command line") {
    const CommandDefinition program = sample();
    CHECK(program.name == "hall");
    CHECK(program.footer == "Begin!");
    REQUIRE(program.options.size() == 2);  // help comes by itself
    CHECK(program.options[1].names == std::vector<std::string>{"--lang"});
    CHECK(program.options[1].value == "LANG");
    CHECK(program.options[1].choices == std::vector<std::string>{"de", "en"});
    REQUIRE(program.commands.size() == 1);
    const CommandDefinition& play = program.commands[0];
    REQUIRE(play.options.size() == 4);
    CHECK(play.options[1].is_positional);
    CHECK(play.options[1].is_required);
    CHECK(play.options[1].names == std::vector<std::string>{"FILE"});
    CHECK(play.options[2].names == std::vector<std::string>{"--out", "-o"});
    CHECK(play.options[2].takes_file());
    CHECK(play.options[3].value.empty());
}

TEST_CASE("The man page escapes what troff would obey") {
    const std::string page = man_page(sample(), "1.0");
    CHECK(has(page, "\\fB\\-\\-out\\fR, \\fB\\-o\\fR \\fIFILE\\fR"));
    CHECK(has(page, "The language (de, en)"));
    CHECK(has(page, "No .waiting"));
    CHECK(!has(page, "\n'"));
    for (const char* section : {".TH", ".SH NAME", ".SH SYNOPSIS", ".SH OPTIONS", ".SH COMMANDS", ".SH FILES",
                                ".SH ENVIRONMENT", ".SH EXIT STATUS"}) {
        CHECK_MESSAGE(has(page, section), section);
    }
}

TEST_CASE("Apostrophes in descriptions do not break a shell") {
    CHECK(has(fish_completion(sample()), R"('It'\''s a game')"));
    CHECK(has(zsh_completion(sample()), R"('play:It'\''s a game')"));
}

TEST_CASE("Man page and completions contain every command and option of the program") {
    const std::string help = run_program({{"--help"}}).out;
    const std::vector<std::string> commands = names_in(help, "Subcommands:", 2);
    REQUIRE(commands.size() >= 10);
    const std::string man = run_program({{"man"}}).out;
    std::vector<std::string> scripts;
    for (const char* shell : {"bash", "zsh", "fish"}) { scripts.push_back(run_program({{"completion", shell}}).out); }
    for (const std::string& command : commands) {
        CHECK_MESSAGE(has(man, ".SS \"meadhall " + command + "\""), command);
        for (const std::string& script : scripts) { CHECK_MESSAGE(has(script, command), command); }
        const std::string own_help = run_program({{command, "--help"}}).out;
        CHECK_MESSAGE(has(own_help, "Example:\n  "), command);
        for (const std::string& option : names_in(own_help, "Options:", 2)) {
            const std::string name = option.substr(option.find("--") == std::string::npos ? 0 : option.find("--"));
            std::string in_troff;
            for (char c : name) { in_troff += c == '-' ? std::string{"\\-"} : std::string{c}; }
            CHECK_MESSAGE(has(man, in_troff), command << " " << name);
            CHECK_MESSAGE(has(scripts[0], name), command << " " << name);
            CHECK_MESSAGE(has(scripts[1], name), command << " " << name);
            CHECK_MESSAGE(has(scripts[2], "-l " + name.substr(name.find_first_not_of('-'))), command << " " << name);
        }
    }
}

TEST_CASE("The bash completion completes commands, options and values") {
    const Folder folder;
    const std::string script = folder / "complete.bash";
    std::ofstream{script} << run_program({{"completion", "bash"}}).out;
    const auto completed = [&](const std::string& words, int count) {
        const std::string command = "source " + script + "; COMP_WORDS=(" + words +
                                    "); COMP_CWORD=" + std::to_string(count) + "; _meadhall; echo \"${COMPREPLY[*]}\"";
        std::string out;
        std::FILE* shell = popen(("bash -c '" + command + "'").c_str(), "r");
        REQUIRE(shell != nullptr);
        for (int c = std::fgetc(shell); c != EOF; c = std::fgetc(shell)) { out += static_cast<char>(c); }
        CHECK(pclose(shell) == 0);
        return out;
    };
    CHECK(completed("meadhall ver", 1) == "verify\n");
    CHECK(completed("meadhall play --la", 2) == "--lang\n");
    CHECK(completed("meadhall play --lang \"\"", 3) == "en de nl\n");
    CHECK(completed("meadhall play --con", 2) == "--continue\n");
    CHECK(completed("meadhall play wik", 2) == "wikinger\n");
    CHECK(completed("meadhall --color 2", 2) == "256\n");
}

}  // namespace meadhall::cli
