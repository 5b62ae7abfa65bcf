#include "cli/app.hpp"

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/games.hpp"
#include "cli/house.hpp"
#include "cli/lab/arena.hpp"
#include "cli/lab/reports.hpp"
#include "cli/lab/tune.hpp"
#include "cli/play/play.hpp"
#include "cli/rpc_door.hpp"
#include "cli/serve/backup.hpp"
#include "cli/serve/load.hpp"
#include "cli/serve/serve.hpp"
#include "cli/serve/worker.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/reasons.hpp"
#include "cli/shell/terminal.hpp"
#include "cli/show.hpp"
#include "cli/usage/completion.hpp"
#include "cli/usage/definition.hpp"
#include "cli/usage/help.hpp"
#include "cli/usage/man.hpp"
#include "lab/about.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

std::vector<std::string> game_ids() {
    std::vector<std::string> ids;
    for (const GameEntry& game : house().games) { ids.emplace_back(game.id); }
    return ids;
}

/// The whole command line and what was said on it.
class CommandLine {
  public:
    explicit CommandLine(Language language) : spoken_{language} {
        app_.name("meadhall");
        app_.set_version_flag("--version", "meadhall " + lab::version(), "The version of this program");
        app_.set_help_flag("-h,--help", "Help, also after a command");
        app_.footer("Begin with: meadhall play\nHelp for a command: meadhall play --help");
        define_common();
        define_play();
        define_games();
        define_show();
        define_replay();
        define_verify();
        define_perft();
        define_bench();
        define_arena();
        define_tune();
        define_rpc();
        define_serve();
        define_backup();
        define_restore();
        define_load();
        define_worker();
        define_completion();
        define_man();
        translate_help(app_, spoken_);
    }

    int run(int argc, char** argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::Success& wish) {  // help and version
            return app_.exit(wish);
        } catch (const CLI::ParseError& error) {
            Terminal{Depth::none, charset(wishes_, environment), stderr}.write("meadhall: " +
                                                                               usage_error(app_, error, spoken_));
            return usage_code;
        }
        if (!work_) {
            fmt::print("{}", app_.help());
            return usage_code;
        }
        const int code = work_();
        return is_output_lost() ? complain(Refusal{reasons::cannot_print}, language(), refused_code) : code;
    }

  private:
    [[nodiscard]] Language language() const { return spoken_; }

    /// A command that is followed by `work`.
    CLI::App& command(const char* name, const char* about, const char* examples, std::function<int()> work) {
        CLI::App& part = *app_.add_subcommand(name, about);
        part.footer(std::string{"Example:\n"} + examples);
        part.fallthrough();  // common options may also follow the command
        part.callback([this, work = std::move(work)] { work_ = work; });
        return part;
    }

    void define_common() {
        app_.add_option("--lang", language_, "The language to speak; otherwise by LANG")
            ->type_name("LANG")
            ->check(CLI::IsMember({"en", "de", "nl"}));
        app_.add_option("--color", wishes_.color, "How many colours: auto looks at the terminal and NO_COLOR")
            ->type_name("WHEN")
            ->check(CLI::IsMember({"auto", "none", "16", "256", "full"}));
        app_.add_flag("--no-color", wishes_.no_color, "No colours, the same as --color none");
        app_.add_flag("--ascii", wishes_.ascii, "Only ASCII, also where the locale has more");
    }

    /// What describes a table, for all commands that open one.
    static void define_table(CLI::App& part, TableOrder& table) {
        part.add_option("--seats", table.seats, "Number of players; otherwise the fewest")
            ->type_name("N")
            ->check(CLI::Range(1, 8));
        part.add_option("--option", table.changes, "Changes one option of the game, and may be repeated")
            ->type_name("NAME=VALUE")
            ->allow_extra_args(false);
        part.add_option("--options", table.options, "Options as a JSON object, or a file with one")->type_name("FILE");
        part.add_option("--island", table.island, "Wikinger: a ready-made island, the same as --option island=NAME")
            ->type_name("NAME");
        part.add_option("--position", table.position, "Begins from this position, in the game's notation or as JSON")
            ->type_name("TEXT");
    }
    static void define_game(CLI::App& part, std::string& game, const char* about) {
        part.add_option("GAME", game, about)->type_name("GAME")->check(CLI::IsMember(game_ids()));
    }
    static void define_board(CLI::App& part, std::string& board) {
        part.add_option("--board", board, "How much room the board takes")
            ->type_name("SIZE")
            ->check(CLI::IsMember({"auto", "compact", "roomy"}));
    }

    void define_play() {
        CLI::App& part = command("play", "Play a game in the terminal, with friends and bots",
                                 "  meadhall play wikinger --seats 3 --bot 2=greedy --bot 3=random --lang de\n"
                                 "  meadhall play --continue",
                                 [this] { return play(play_, wishes_, language()); });
        define_game(part, play_.table.game, "What to play; without it you are asked");
        define_table(part, play_.table);
        part.add_option("--bot", play_.bots, "Seats a bot: SEAT=NAME (from 1), NAME for all but seat 1, or all=NAME")
            ->type_name("SEAT=NAME")
            ->allow_extra_args(false);
        part.add_option("--seed", play_.table.seed, "Where chance comes from: the same seed draws the same")
            ->type_name("TEXT");
        part.add_option("--load", play_.load, "Goes on with a saved game")->type_name("FILE");
        part.add_option("--save", play_.save, "Keeps this file up to date while you play")->type_name("FILE");
        part.add_flag("--continue", play_.resume, "Goes on with the unfinished game that was played last");
        part.add_flag("--ask-always", play_.ask_always,
                      "Asks at every point where something could be done, even if nothing useful can");
        define_board(part, play_.board);
    }

    void define_games() {
        CLI::App& part = command("games", "List the games, their bots and their options",
                                 "  meadhall games wikinger\n  meadhall games --json",
                                 [this] { return list_games(games_, wishes_, language()); });
        define_game(part, games_.game, "Only this game");
        part.add_flag("--json", games_.json, "As JSON, with a JSON Schema of the options");
    }

    void define_show() {
        CLI::App& part = command("show", "Draw a position of a recorded game, or any other",
                                 "  meadhall show game.saga --ply 60\n"
                                 "  meadhall show --game wikinger --island 2p_B",
                                 [this] { return show(show_, wishes_, language()); });
        part.add_option("FILE", show_.file, "A recorded game; - reads the standard input")->type_name("FILE");
        part.add_option("--ply", show_.ply, "The position after so many moves; otherwise the last")->type_name("N");
        part.add_option("--game", show_.table.game, "Without a file: the game")
            ->type_name("GAME")
            ->check(CLI::IsMember(game_ids()));
        define_table(part, show_.table);
        define_board(part, show_.board);
        part.add_flag("--json", show_.json, "The position as JSON, which --position reads");
        part.add_flag("--text", show_.text, "The position in the game's notation, which --position reads");
    }

    void define_replay() {
        CLI::App& part = command("replay", "Check a recorded game move by move and tell it",
                                 "  meadhall replay game.saga\n  meadhall replay game.saga --ply 60",
                                 [this] { return replay(replay_, wishes_, language()); });
        part.add_option("FILE", replay_.file, "The record; - reads the standard input")->type_name("FILE")->required();
        part.add_option("--ply", replay_.ply, "Draws the position after so many moves instead")->type_name("N");
    }

    void define_verify() {
        CLI::App& part =
            command("verify", "Check a recorded game, its promised seed and every draw from it",
                    "  meadhall verify game.saga", [this] { return verify(verify_, wishes_, language()); });
        part.add_option("FILE", verify_, "The record; - reads the standard input")->type_name("FILE")->required();
    }

    void define_perft() {
        CLI::App& part = command("perft", "Count the lines of play of a length, to compare rules",
                                 "  meadhall perft wikinger --depth 3 --after 60 --seed 7 --divide",
                                 [this] { return report_perft(perft_, language()); });
        define_game(part, perft_.table.game, "Of which game");
        part.add_option("--depth", perft_.depth, "How many moves a line has")->type_name("N")->check(CLI::Range(1, 30));
        define_table(part, perft_.table);
        part.add_option("--after", perft_.after, "Plays so many random moves first")->type_name("N");
        part.add_option("--seed", perft_.seed, "The seed of those moves")->type_name("N");
        part.add_flag("--no-bulk", perft_.no_bulk, "Carries out the last move too, instead of counting it");
        part.add_flag("--divide", perft_.divide, "Tells the lines behind every first move");
    }

    void define_bench() {
        CLI::App& part = command("bench", "Measure how fast the rules are",
                                 "  meadhall bench wikinger --seconds 2\n  meadhall bench --signature",
                                 [this] { return report_bench(bench_, language()); });
        define_game(part, bench_.game, "Only this game");
        part.add_flag("--signature", bench_.signature, "One number over fixed games: it changes when a rule does");
        part.add_option("--fixed", bench_.fixed_games, "Only plays so many fixed games, to count instructions of")
            ->type_name("N")
            ->check(CLI::Range(1, 1'000'000));
        part.add_flag("--json", bench_.json, "As JSON");
        part.add_option("--seconds", bench_.seconds, "How long to measure each number")
            ->type_name("S")
            ->check(CLI::Range(0.0, 3600.0));
        part.add_option("--only", bench_.only, "Only the figures peculiar to a game whose name begins with this")
            ->type_name("TEXT");
    }

    void define_arena() {
        CLI::App& part = command("arena", "Let bots play each other and measure how strong they are",
                                 "  meadhall arena walhalla --seats 4 --bots greedy,random --games 400\n"
                                 "  meadhall arena wikinger --bots jarl@500ms,reference --sprt 0,50 --out jarl.json\n"
                                 "  meadhall arena --resume jarl.json",
                                 [this] { return hold_arena(arena_, wishes_, language()); });
        define_game(part, arena_.table.game, "What they play");
        part.add_option("--bots", arena_.terms.bots,
                        "Who plays; a bot may have its own budget: NAME@PLAYOUTS or NAME@500ms")
            ->type_name("NAME,NAME")
            ->delimiter(',')
            ->allow_extra_args(false);
        define_table(part, arena_.table);
        part.add_option("--games", arena_.terms.games, "How many games every two bots play; otherwise 200")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000'000));
        part.add_option("--seed", arena_.table.seed, "Where chance comes from: the same seed plays the same games")
            ->type_name("TEXT");
        define_arena_thinking(part);
        define_arena_course(part);
    }
    void define_arena_thinking(CLI::App& part) {
        CLI::Option* playouts =
            part.add_option("--playouts", arena_.terms.playouts, "Playouts for bots without a budget of their own")
                ->type_name("N")
                ->check(CLI::Range(1U, 4'000'000'000U));
        part.add_option("--ms", arena_.terms.milliseconds, "The same as time for every decision, in milliseconds")
            ->type_name("N")
            ->check(CLI::Range(1U, 86'400'000U))
            ->excludes(playouts);
        part.add_option("--jobs", arena_.jobs, "How many games at once; otherwise as many as there are cores")
            ->type_name("N")
            ->check(CLI::Range(1, 1024));
    }
    void define_arena_course(CLI::App& part) {
        part.add_flag("--gauntlet", arena_.terms.gauntlet, "Only the first bot plays, against every other one");
        part.add_flag("--one-way", arena_.terms.one_way,
                      "With more than two sides: the first of two bots always sits alone among the second");
        part.add_option("--sprt", arena_.terms.sprt,
                        "Stops as soon as it is clear which of two Elo differences is closer")
            ->type_name("ELO0,ELO1");
        part.add_option("--out", arena_.out, "Keeps all results in this file while they play")->type_name("FILE");
        part.add_option("--svg", arena_.picture, "Draws the ladder into this file")->type_name("FILE");
        part.add_option("--resume", arena_.resume, "Goes on with these results; anything not given stays the same")
            ->type_name("FILE");
        part.add_flag("--quiet", arena_.quiet, "Shows no progress");
        part.add_flag("--json", arena_.json, "The summary as JSON");
    }

    void define_rpc() {
        CLI::App& part = command("rpc", "Speak JSON-RPC 2.0 on standard input and output, one object per line",
                                 "  echo '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"games\"}' | meadhall rpc",
                                 [this] { return rpc_.about_itself() ? describe_rpc(rpc_) : serve_rpc(); });
        part.add_flag("--schema", rpc_.schema, "Prints the protocol as JSON Schema: methods, and what each game says");
        part.add_flag("--methods", rpc_.methods, "Prints the methods as a table");
    }

    void define_tune() {
        CLI::App& part = command("tune", "Learn from games of bots how much things are worth",
                                 "  meadhall tune wikinger --opinion tactics --bot trader --games 1000\n"
                                 "  meadhall tune walhalla --seats 4 --seed hilda\n"
                                 "  meadhall tune odin --seats 1 --games 40000",
                                 [this] { return report_tuning(tune_, language()); });
        define_game(part, tune_.table.game, "Which game; otherwise the first");
        define_table(part, tune_.table);
        part.add_option("--opinion", tune_.tuning.opinion,
                        "Whose weights: judgement (greedy and tree), tactics (exact search), quick player (plans)")
            ->type_name("NAME");
        part.add_option("--bot", tune_.tuning.bot,
                        "Who plays against itself; otherwise farmer (the quick player: itself)")
            ->type_name("NAME");
        part.add_option("--playouts", tune_.tuning.playouts, "How long it may think; otherwise as usual for it")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000'000));
        part.add_option("--games", tune_.tuning.games, "How many games; otherwise 400")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000'000));
        part.add_option("--openings", tune_.tuning.openings,
                        "Up to so many decisions of a game are made at random first (the quick player: none)")
            ->type_name("N")
            ->check(CLI::Range(0, 1000));
        part.add_option("--positions", tune_.tuning.positions,
                        "How many positions of a game are looked at (the quick player: only the end)")
            ->type_name("N")
            ->check(CLI::Range(1, 1000));
        part.add_option("--match", tune_.tuning.match,
                        "Then so many games of the new weights against the old ones; otherwise none")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000'000));
        part.add_option("--match-bot", tune_.tuning.match_bot, "Who plays them; otherwise the one of --bot")
            ->type_name("NAME");
        part.add_option("--match-playouts", tune_.tuning.match_playouts, "How long it may think; otherwise as usual")
            ->type_name("N")
            ->check(CLI::Range(1, 10'000'000));
        part.add_option("--seed", tune_.tuning.seed, "The same seed plays the same games")->type_name("TEXT");
        part.add_flag("--json", tune_.json, "As JSON");
    }

    void define_serve() {
        CLI::App& part =
            command("serve", "Serve the page and the tables of all who play on it, here or in the whole network",
                    "  meadhall serve --open\n"
                    "  meadhall serve --host 0.0.0.0 --port 9000\n"
                    "  meadhall serve --store postgres://hall@db/meadhall --origin https://hall.example",
                    [this] { return serve(serve_, language()); });
        part.add_option("--host", serve_.host,
                        "Where to listen; 0.0.0.0 lets the whole network in: friends open http://ADDRESS:PORT/ "
                        "(hostname -I prints the address; the firewall must let the port through)")
            ->type_name("HOST");
        part.add_option("--port", serve_.port, "At which port (0: any); otherwise 8080, or the next that is free")
            ->type_name("PORT")
            ->check(CLI::Range(0, 65535));
        part.add_flag("--open,!--no-open", serve_.open, "Opens the page in the browser");
        part.add_option("--folder", serve_.folder, "Serves this folder instead of the page in the program")
            ->type_name("FOLDER");
        define_serve_tables(part);
    }
    void define_serve_tables(CLI::App& part) {
        part.add_option("--store", serve_.store,
                        "Where games are kept: a file, postgres://… or memory; otherwise a file in your data folder")
            ->type_name("PLACE");
        part.add_option("--bus", serve_.bus, "Where several servers and workers call out to each other: nats://…")
            ->type_name("PLACE");
        part.add_option("--origin", serve_.origins, "A page elsewhere that may talk to this server; may be repeated")
            ->type_name("ORIGIN")
            ->allow_extra_args(false);
        part.add_option("--trust-proxy", serve_.proxies,
                        "A server in front of this one that says who asks (X-Forwarded-For), by address or network "
                        "(10.0.0.0/24); may be repeated; this machine itself is always trusted")
            ->type_name("ADDRESS")
            ->allow_extra_args(false);
        part.add_option("--limit", serve_.limits,
                        "Changes a limit, and may be repeated: connections, message, messages, tables, …")
            ->type_name("NAME=N")
            ->allow_extra_args(false);
        part.add_option("--thinkers", serve_.thinkers, "Threads on which bots think; otherwise all cores but one")
            ->type_name("N")
            ->check(CLI::Range(1, 1024));
        part.add_flag("--admin", serve_.admin, "Prints an address with a key for you alone, to look after the server");
        part.add_option("--webhook", serve_.webhook, "An address that is told whose move it is: http://…")
            ->type_name("URL");
        part.add_flag("--log", serve_.log, "Says on standard error what happens, a line of JSON each");
        part.add_flag("--methods", serve_.methods, "Prints what can be asked over the WebSocket, as a table");
        part.add_flag("--schema", serve_.schema,
                      "Prints what can be asked and is told over the WebSocket, as JSON Schema");
        part.add_flag("--openapi", serve_.openapi, "Prints what can be asked over HTTP, as OpenAPI 3.1");
    }

    static void define_store(CLI::App& part, std::string& store) {
        part.add_option("--store", store, "Which games: as for serve; otherwise the file in your data folder")
            ->type_name("PLACE");
    }
    void define_backup() {
        CLI::App& part = command("backup", "Copy everything that a server keeps into one file, also while it runs",
                                 "  meadhall backup hall.backup\n"
                                 "  meadhall backup --store postgres://hall@db/meadhall hall.backup",
                                 [this] { return back_up(backup_, language()); });
        part.add_option("FILE", backup_.file, "Where the copy goes")->type_name("FILE")->required();
        define_store(part, backup_.store);
    }
    void define_restore() {
        CLI::App& part = command("restore", "Bring back what backup has copied, into any kind of store",
                                 "  meadhall restore hall.backup\n"
                                 "  meadhall restore --store postgres://hall@db/meadhall hall.backup",
                                 [this] { return restore(backup_, language()); });
        part.add_option("FILE", backup_.file, "The copy")->type_name("FILE")->required();
        define_store(part, backup_.store);
        part.add_flag("--replace", backup_.replace, "Gives up the games that are kept there now");
    }
    void define_load() {
        CLI::App& part = command("load", "Fill a running server with guests who play, and measure what it bears",
                                 "  meadhall load --at 127.0.0.1:8080 --clients 200 --seconds 30\n"
                                 "  meadhall load --clients 2 --idle 10000",
                                 [this] { return load(load_, language()); });
        part.add_option("--at", load_.at, "Where the server is; otherwise 127.0.0.1:8080")->type_name("ADDRESS");
        part.add_flag("--elsewhere", load_.elsewhere, "Also on another machine than this");
        part.add_option("--game", load_.order.game, "What they play")
            ->type_name("GAME")
            ->check(CLI::IsMember(game_ids()));
        part.add_option("--clients", load_.order.clients, "How many guests play; otherwise 100")
            ->type_name("N")
            ->check(CLI::Range(2, 10'000));
        part.add_option("--idle", load_.order.idle, "How many more come in and only listen; otherwise none")
            ->type_name("N")
            ->check(CLI::Range(0, 60'000));
        part.add_option("--seconds", load_.order.seconds, "How long they play; otherwise 10")
            ->type_name("S")
            ->check(CLI::Range(0.1, 3600.0));
        part.add_option("--rate", load_.order.rate, "Moves a second of all together; otherwise as fast as answers come")
            ->type_name("N")
            ->check(CLI::Range(0.0, 1'000'000.0));
        part.add_flag("--json", load_.json, "As JSON");
    }
    void define_worker() {
        CLI::App& part = command("worker", "Let bots think for servers elsewhere",
                                 "  meadhall worker --bus nats://127.0.0.1:4222 --thinkers 4",
                                 [this] { return work_for_others(worker_, language()); });
        part.add_option("--bus", worker_.bus, "Where several servers and workers call out to each other: nats://…")
            ->type_name("PLACE")
            ->required();
        part.add_option("--thinkers", worker_.thinkers, "Threads on which bots think; otherwise one for each core")
            ->type_name("N")
            ->check(CLI::Range(1, 1024));
    }

    void define_completion() {
        CLI::App& part = command("completion", "Print what a shell needs to complete commands",
                                 "  source <(meadhall completion bash)", [this] { return print_completion(); });
        part.add_option("SHELL", shell_, "For which shell")
            ->type_name("SHELL")
            ->required()
            ->check(CLI::IsMember({"bash", "zsh", "fish"}));
    }

    void define_man() {
        command("man", "Print the man page", "  meadhall man | man -l -", [this] {
            fmt::print("{}", man_page(definition_of(app_), lab::version()));
            return fine;
        });
    }

    [[nodiscard]] int print_completion() const {
        const CommandDefinition program = definition_of(app_);
        const auto write = shell_ == "zsh" ? &zsh_completion : shell_ == "fish" ? &fish_completion : &bash_completion;
        fmt::print("{}", write(program));
        return fine;
    }

    CLI::App app_{"Viking board games in the terminal: play, look, check and measure"};
    std::function<int()> work_;
    Wishes wishes_;
    Language spoken_;       // also before the command line is read: help and complaints are spoken, too
    std::string language_;  // as the command line names it
    PlayOrder play_;
    GamesOrder games_;
    ShowOrder show_;
    ReplayOrder replay_;
    std::string verify_;
    PerftReportOrder perft_;
    BenchReportOrder bench_;
    ArenaOrder arena_;
    RpcOrder rpc_;
    TuneReportOrder tune_;
    ServeOrder serve_;
    BackupOrder backup_;
    LoadCommand load_;
    WorkerOrder worker_;
    std::string shell_;
};

}  // namespace

int run(int argc, char** argv) {
    const auto wish = enum_named<Language>(language_wish(argc, argv));
    return CommandLine{wish.value_or(locale_language(environment))}.run(argc, argv);
}

}  // namespace meadhall::cli
