#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "cli/boards/wikinger/board.hpp"
#include "cli/drawing/text.hpp"
#include "cli/kit.hpp"
#include "cli/play/setup.hpp"
#include "games/wikinger/game.hpp"
#include "match/record/record.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::Call;
using testing::content_of;
using testing::count_of;
using testing::Folder;
using testing::has;
using testing::interrupt_program;
using testing::Outcome;
using testing::run_in_terminal;
using testing::run_program;

/// A whole game as two people would type it: two settlers in a line, four victims in a line, then move by move.
struct Script {
    std::string input;
    std::vector<std::string> moves;
};

Script whole_game(const std::string& seed, int seats) {
    const GameEntry& game = *find_game(catalogue(), "wikinger");
    const auto opening = opening_of(game, {.game = "wikinger", .seats = seats, .seed = seed});
    REQUIRE(opening.has_value());
    const auto opened = game.open(*opening);
    REQUIRE(opened.has_value());
    Table& table = **opened;
    Script script;
    std::optional<Seat> before;
    while (table.to_act().is_seat()) {
        const auto thought = table.think({.bot = "greedy", .seed = 7}, Caller::owner());
        REQUIRE(thought.has_value());
        const bool goes_on = before == table.to_act().seat() && wikinger_art().stretch(table).has_value();
        before = table.to_act().seat();
        // Bare points are enough where points are asked for: "settle c4" is typed as "c4".
        const std::string& text = thought->move.text;
        const auto blank = text.find(' ');
        const std::string typed = wikinger_art().stretch(table) ? text.substr(blank + 1) : text;
        script.input += script.input.empty() ? typed : (goes_on ? " " : "\n") + typed;
        script.moves.push_back(text);
        REQUIRE(table.play(thought->move.code, Caller::owner()).has_value());
    }
    script.input += "\n";
    return script;
}

std::vector<std::string> moves_of(const std::string& file) {
    const auto record = parse_record(content_of(file));
    REQUIRE(record.has_value());
    std::vector<std::string> moves;
    for (const RecordPly& ply : record->plies) {
        if (!ply.by_chance) { moves.push_back(ply.text); }
    }
    return moves;
}

Outcome play(const std::string& input, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments = {"play", "wikinger", "--seed", "hilda"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program({arguments, input});
}

std::string unfinished_in(const Folder& home) {
    const std::filesystem::directory_iterator first{home.path() / "meadhall/unfinished"};
    return first == std::filesystem::directory_iterator{} ? std::string{} : first->path().string();
}

}  // namespace

TEST_CASE("A whole game is played by hand to its end, saved, replayed and verified") {
    for (int seats : {2, 3, 4}) {
        const Folder folder;
        const Script script = whole_game("hilda", seats);
        const std::string file = folder / "game.saga";
        const Outcome played = play(script.input + "save " + file + "\nquit\n", {"--seats", std::to_string(seats)});
        CHECK(played.code == 0);
        CHECK(has(played.out, "The game is over."));
        CHECK(has(played.out, "Saved as " + file));
        CHECK(!has(played.out, "Not possible"));
        CHECK(moves_of(file) == script.moves);

        const Outcome replayed = run_program({{"replay", file}});
        CHECK(replayed.code == 0);
        CHECK(has(replayed.out, std::to_string(script.moves.size() + 1) + " moves replayed, everything agrees."));
        CHECK(has(replayed.out, "goes ashore"));
        CHECK(has(replayed.out, "is thrown off"));
        CHECK(has(replayed.out, "rises on"));
        const Outcome verified = run_program({{"verify", file}});
        CHECK(verified.code == 0);
        CHECK(has(verified.out, "the seed is the promised one"));
        CHECK(run_program({{"show", file, "--ply", "20"}}).code == 0);
    }
}

TEST_CASE("A record that was tampered with is refused") {
    const Folder folder;
    const std::string file = folder / "game.saga";
    REQUIRE(play("c4 d4\nsave " + file + "\n").code == 0);
    std::string text = content_of(file);
    SUBCASE("by another move") { text.replace(text.find("settle c4"), 9, "settle c5"); }
    SUBCASE("by another seed") { text.replace(text.find("hilda"), 5, "helga"); }
    SUBCASE("by a missing line") { text.erase(text.find("2. "), text.find("3. ") - text.find("2. ")); }
    std::ofstream{file} << text;
    const Outcome outcome = run_program({{"verify", file}});
    CHECK(outcome.code == 1);
    CHECK(has(outcome.err, "meadhall: "));
}

TEST_CASE("Undo takes back a line, redo plays it again, and why cites the rule") {
    const Outcome outcome = play("c4 d4\nundo\nlog\nredo\nlog\nwhy c4\nwhy c5\nundo\nundo\n");
    CHECK(outcome.code == 0);
    const auto first_log = outcome.out.find("> log");
    const auto redo = outcome.out.find("> redo");
    CHECK(!has(outcome.out.substr(first_log, redo - first_log), "on c4"));
    CHECK(has(outcome.out.substr(outcome.out.find("> log", redo)), "on c4"));
    CHECK(has(outcome.out, "c4 is not allowed: A figure stands on this point already. [W-4.1]"));
    CHECK(has(outcome.out, "c5 is allowed."));
    CHECK(has(outcome.out, "There is nothing to take back."));
}

TEST_CASE("What cannot be played says why and what to do next, and nothing changes") {
    const Outcome outcome =
        play("zz9\nc4 c4\nc4-d4\nsettle\n\nwhy\nview 99\nmoves zz\nsave\nload\nload /no/such/file\n");
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "Not possible: The island has no such point. (zz9) [W-1.4] Type “moves”"));
    CHECK(has(outcome.out, "A figure stands on this point already."));
    CHECK(has(outcome.out, "This cannot be read as a move."));
    CHECK(has(outcome.out, "Say which move you mean, for example: why settle"));
    CHECK(has(outcome.out, "Give a number from 0 to"));
    CHECK(has(outcome.out, "No move begins with “zz"));
    CHECK(has(outcome.out, "Say where, for example: save ~/game.saga"));
    CHECK(has(outcome.out, "Say which file, for example: load ~/game.saga"));
    CHECK(has(outcome.out, "Not possible: The file cannot be read. (/no/such/file:"));
}

TEST_CASE("More points than a turn has are not played for the next player") {
    const Outcome outcome = play("c4 d4 e4 f4\nlog\n");
    CHECK(has(outcome.out, "Your turn ended before this was played: e4 f4"));
    CHECK(count_of(outcome.out.substr(outcome.out.find("> log")), "goes ashore") == 2);
}

TEST_CASE("Auto lets a bot settle, brawl, and play a turn") {
    const Outcome outcome = play("auto\nauto\nauto\nauto\nlog all\n", {"--bot", "greedy"});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "A bot (Raider) decided for Red"));
    CHECK(count_of(outcome.out.substr(outcome.out.find("> log all")), "goes ashore") == 36);
    CHECK(has(outcome.out, "3 of 3: moving"));
}

TEST_CASE("A lone Viking's point asks where it can go") {
    const Outcome outcome = run_program(
        {{"play", "wikinger", "--island", R"(["aaab","aabb",".cc."])", "--position", "R.BR/B.../.... march red"},
         "a1\nhint\n"});
    CHECK(has(outcome.out, "You may play: (× captures) a1: b1×"));
    CHECK(has(outcome.out, "*R* (×)"));
    CHECK(has(outcome.out, "Raider would play: a1-b1"));
    CHECK(has(outcome.out, "It puts your chance of winning at"));
}

TEST_CASE("The end of the input keeps the game, and play --continue goes on with it") {
    const Folder home;
    const std::map<std::string, std::string> state = {{"XDG_STATE_HOME", home.path().string()}};
    const Outcome left = run_program({{"play", "wikinger", "--seed", "hilda", "--bot", "greedy"}, "c4 d4\n", state});
    CHECK(left.code == 0);
    CHECK(has(left.out, "The game is kept. Go on with: meadhall play --continue"));
    const std::string kept = unfinished_in(home);
    const auto before = moves_of(kept);
    CHECK(before.size() >= 4);

    const Outcome back = run_program({{"play", "--continue"}, "e4 f4\n", state});
    CHECK(back.code == 0);
    CHECK(has(back.out, "Grasper"));
    const auto after = moves_of(kept);
    CHECK(after.size() >= before.size() + 4);
    CHECK(std::equal(before.begin(), before.end(), after.begin()));
    CHECK(unfinished_in(home) == kept);
}

TEST_CASE("A broken record is named, and the game before it is continued") {
    const Folder home;
    const std::map<std::string, std::string> state = {{"XDG_STATE_HOME", home.path().string()}};
    CHECK(run_program({{"play", "wikinger", "--seed", "hilda", "--bot", "greedy"}, "c4 d4\n", state}).code == 0);
    const std::string sound = unfinished_in(home);
    const std::string broken = home / "meadhall/unfinished/walhalla-0.saga";
    std::ofstream{broken} << "no record\n";
    std::filesystem::last_write_time(broken, std::filesystem::last_write_time(sound) + std::chrono::seconds{5});
    const Outcome back = run_program({{"play", "--continue"}, "e4 f4\n", state});
    CHECK(back.code == 0);
    CHECK(has(back.out, "walhalla-0.saga"));
    CHECK(has(back.out, "cannot be continued"));
    CHECK(moves_of(sound).size() >= 8);
    CHECK(std::filesystem::exists(broken));
}

TEST_CASE("Nobody is offered a game in which nothing was decided") {
    const Folder home;
    const std::map<std::string, std::string> state = {{"XDG_STATE_HOME", home.path().string()}};
    CHECK(run_program({{"play", "wikinger"}, "rules\n", state}).code == 0);
    const Outcome outcome = run_program({{"play", "--continue"}, "", state});
    CHECK(outcome.code == 1);
    CHECK(has(outcome.err, "No unfinished game is waiting"));
}

TEST_CASE("A finished game is no longer waiting, but kept") {
    const Folder home;
    const std::map<std::string, std::string> state = {{"XDG_STATE_HOME", home.path().string()}};
    const Outcome watched = run_program({{"play", "wikinger", "--bot", "all=greedy", "--seed", "hilda"}, "", state});
    CHECK(watched.code == 0);
    CHECK(has(watched.out, "The game is over."));
    CHECK(unfinished_in(home).empty());
    CHECK(run_program({{"verify", home / "meadhall/finished.saga"}}).code == 0);
}

TEST_CASE("A signal ends the program, not the game") {
    for (int signal : {SIGINT, SIGTERM, SIGHUP}) {
        const Folder home;
        const std::map<std::string, std::string> state = {{"XDG_STATE_HOME", home.path().string()}};
        const Call call{{"play", "wikinger"}, "c4 d4\n", state};
        const Outcome outcome = interrupt_program(call, "2+16", signal);  // two ashore, sixteen aboard
        CHECK(outcome.code == 128 + signal);
        CHECK(moves_of(unfinished_in(home)) == std::vector<std::string>{"settle c4", "settle d4"});
    }
}

TEST_CASE("A game saves itself where it is told, and goes on from there") {
    const Folder folder;
    const std::string file = folder / "own.saga";
    REQUIRE(play("c4 d4\n", {"--save", file}).code == 0);
    CHECK(moves_of(file) == std::vector<std::string>{"settle c4", "settle d4"});
    const Outcome loaded = run_program({{"play", "--load", file, "--bot", "2=random"}, "moves\n"});
    CHECK(loaded.code == 0);
    CHECK(has(loaded.out, "Random"));
    const Outcome inside = play("load " + file + "\nlog\n");
    CHECK(has(inside.out, "Loaded " + file));
    CHECK(has(inside.out, "goes ashore on d4"));
}

TEST_CASE("Without colours no byte commands the terminal") {
    const Outcome piped = play("c4\nmoves\nc4\nhint\nhelp\nrules\nlog\nview 1\n");
    CHECK(!has(piped.out, "\x1b"));
    const std::vector<std::string> typed = {"c4", "moves", "c4", "rules", "quit", ""};
    const Call call{{"play", "wikinger", "--seed", "hilda"}, "", {{"NO_COLOR", "1"}}};
    const Outcome bare = run_in_terminal(call, typed);
    CHECK(has(bare.out, "Vikings"));
    CHECK(!has(bare.out, "\x1b"));
}

TEST_CASE("In a terminal there are colours, as many as it has") {
    const std::vector<std::string> typed = {"c4", "quit", ""};
    const auto shown = [&](const std::map<std::string, std::string>& variables) {
        const Outcome outcome = run_in_terminal({{"play", "wikinger", "--seed", "hilda"}, "", variables}, typed);
        CHECK(outcome.code == 0);
        return outcome.out;
    };
    CHECK(has(shown({{"COLORTERM", "truecolor"}}), "\x1b[0;1;38;2;"));
    CHECK(has(shown({}), "\x1b[0;1;38;5;"));
    CHECK(has(shown({{"TERM", "xterm"}}), "\x1b[0;1;97;41m"));
    CHECK(has(play("", {"--color", "256"}).out, "\x1b[0;1;38;5;"));
    CHECK(!has(play("", {"--color", "256", "--no-color"}).out, "\x1b"));
}

TEST_CASE("A screen of 80 by 24 holds a page, for every number of players") {
    for (int seats : {2, 3, 4}) {
        const Outcome outcome = play("auto\nauto\nauto\n", {"--bot", "greedy", "--seats", std::to_string(seats)});
        const auto pages = split(outcome.out, '\n');
        int lines = 0;
        for (const std::string& line : pages) {
            CHECK_MESSAGE(width(line) <= 80, line);
            const bool begins_page = line.starts_with("     a   b");
            lines = begins_page && lines > 10 ? 1 : lines + 1;
            if (line.find("> ") != std::string::npos) {
                CHECK(lines <= 24);
                lines = 0;
            }
        }
    }
}

TEST_CASE("The menu asks which game, how many and who, in a terminal") {
    const Outcome outcome = run_in_terminal({{"play"}}, {"1", "3", "you", "greedy", "random", "quit"});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "Welcome to Meadhall."));
    CHECK(has(outcome.out, "How many players? [2/3/4, Enter = 2]"));
    CHECK(has(outcome.out, "Who plays Grey?"));
    CHECK(has(outcome.out, "random"));
    const Outcome confused = run_in_terminal({{"play"}}, {"", "nine", "2", "", "", "quit"});
    CHECK(has(confused.out, "Please answer with one of: 2, 3, 4"));
    const Outcome gone = run_in_terminal({{"play"}}, {});
    CHECK(gone.code == 0);
    CHECK(!has(gone.out, "towers"));
}

TEST_CASE("The menu explains its bots within eighty columns, in every language") {
    for (const char* language : {"en", "de", "nl"}) {
        const Outcome outcome = run_in_terminal({{"play", "--lang", language, "--no-color"}}, {"3", "2", "", ""});
        CHECK(has(outcome.out, "Jarl"));
        const std::size_t bots = outcome.out.find("Bots");
        REQUIRE(bots != std::string::npos);
        for (const std::string& line : split(outcome.out.substr(bots, outcome.out.find("Jarl") - bots), '\n')) {
            CHECK_MESSAGE(width(line) <= 81, line);  // with the carriage return
        }
    }
}

TEST_CASE("The end of the input may be typed before the question is there") {
    const Outcome gone =
        run_in_terminal({.arguments = {"play"}, .input = "\x04"}, {"1", "2", "you", "you", "quit", ""});
    CHECK(gone.code == 0);
    CHECK(!has(gone.out, "How many players?"));
}

TEST_CASE("Quitting in a terminal offers to save") {
    const Folder folder;
    const std::string file = folder / "offered.saga";
    const Outcome outcome = run_in_terminal({{"play", "wikinger", "--seed", "hilda"}}, {"c4", "quit", file});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "Save the game?"));
    CHECK(moves_of(file) == std::vector<std::string>{"settle c4"});
}

TEST_CASE("The game speaks three languages, by option and by locale") {
    const std::string input = "c4 d4\nmoves\nhint\nwhy c4\nundo\nhelp\nrules\nquit\n";
    const Outcome german = play(input, {"--lang", "de"});
    CHECK(has(german.out, "setze 2 Wikinger auf freie Punkte."));
    CHECK(has(german.out, "c4 ist nicht erlaubt: Auf diesem Punkt steht schon eine Figur. [W-4.1]"));
    CHECK(has(german.out, "1 von 3: Besiedelung"));
    CHECK(has(german.out, "Zurückgenommen"));
    const Outcome dutch = run_program(
        {{"play", "wikinger", "--seed", "hilda"}, "waarom c4\nzetten\nhulp\neinde\n", {{"LANG", "nl_NL.UTF-8"}}});
    CHECK(has(dutch.out, "c4 mag."));
    CHECK(has(dutch.out, "Typ punten, bijvoorbeeld:"));
    CHECK(has(dutch.out, "Vaarwel!"));
    const Outcome plain = play("hilfe\n", {"--lang", "de", "--ascii"});
    CHECK(has(plain.out, "zurueck"));
    for (char c : plain.out) { CHECK(static_cast<unsigned char>(c) < 0x80); }
}

TEST_CASE("A chance outcome that nobody deals is asked for") {
    const Folder folder;
    const std::string file = folder / "sealed.saga";
    REQUIRE(play("save " + file + "\n").code == 0);
    std::string text = content_of(file);
    text.erase(text.find("[Seed \""), text.find('\n', text.find("[Seed \"")) - text.find("[Seed \"") + 1);
    text.erase(text.find("1. ~"));
    std::ofstream{file} << text;
    const Outcome outcome = run_program({{"play", "--load", file}, "moves\nstart black\nc4 d4\n"});
    CHECK(has(outcome.out, "Chance decides (start player). Type what it brings"));
    CHECK(has(outcome.out, "start red · start black"));
    CHECK(has(outcome.out, "Black goes ashore on c4."));
}

}  // namespace meadhall::cli
