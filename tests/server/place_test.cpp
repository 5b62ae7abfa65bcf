// Addresses as they are printed: nothing of a password, however it was written.
#include <csignal>
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>
#include <unistd.h>

#include "../cli/program.hpp"
#include "server/place.hpp"
#include "support/places.hpp"

namespace meadhall::server {

using cli::testing::has;

TEST_CASE("An address is shown without the name and the password in it") {
    CHECK(without_password("nats://name:secret@host:4222") == "nats://host:4222");
    CHECK(without_password("postgres://hall@db/meadhall") == "postgres://db/meadhall");
    CHECK(without_password("postgres://db/meadhall") == "postgres://db/meadhall");
    CHECK(without_password("nats://127.0.0.1:4222") == "nats://127.0.0.1:4222");
    CHECK(without_password("name:secret@host:4222") == "host:4222");  // who forgets what goes before it
    CHECK(without_password("token@host:4222") == "host:4222");
    CHECK(without_password("token@host") == "host");
    CHECK(without_password("").empty());
}

TEST_CASE("A file is shown as it is, and where it is none but a database in words, nothing is") {
    for (const std::string file :
         {"/var/lib/me@home/hall.sqlite", "me@home/my hall.sqlite", "hall?.sqlite", "memory"}) {
        CHECK(shown_store(file) == file);
    }
    CHECK(shown_store("postgres://name:secret@db/meadhall") == "postgres://db/meadhall");
    CHECK(shown_store("host=db user=hall password=secret") == "host=db");
    CHECK(shown_store("password=secret") == "…");
    CHECK(shown_store("host=db password = secret") == "host=db");
    CHECK(shown_store("password = secret") == "…");
    CHECK(shown_store("lost password of me.sqlite") == "lost password of me.sqlite");
}

TEST_CASE("What was typed is shown without the passwords in it") {
    CHECK(shown_words("Unknown: jarl@500ms extra") == "Unknown: jarl@500ms extra");
    CHECK(shown_words("Unknown: nats://name:secret@host  token@host:1") == "Unknown: nats://host  host:1");
    CHECK(shown_words("Unknown: user=hall password='my secret' copy") == "Unknown: user=hall …");
    CHECK(shown_words("Unknown: user=hall password = secret copy") == "Unknown: user=hall …");
    CHECK(shown_words("Unknown: password copy = secret") == "Unknown: password copy = secret");
}

TEST_CASE("What a library says of an address is told without the pieces of a password that it quotes") {
    const std::string address = "postgres://hall:secret@db/games?sslmode=require&word=1";
    CHECK(shown_trouble(R"(FATAL: database "games" does not exist)", address) ==
          R"(FATAL: database "games" does not exist)");
    CHECK(shown_trouble(R"(no role "hall", no "cret", no parameter "word")", address) ==
          R"(no role "hall", no "…", no parameter "…")");
    CHECK(shown_trouble(R"(a sign " alone)", address) == R"(a sign " alone)");
    CHECK(shown_trouble(R"(no "]" in ")" + address + R"(", in ")" + address + '"', address) ==
          R"(no "]" in "postgres://db/games", in "postgres://db/games")");
    CHECK(shown_trouble("said", "") == "said");
}

TEST_CASE("No piece of a password is shown, whatever signs are in it") {
    for (const std::string place :
         {"nats://name:secret@secret@host:4222", "postgres://name:secret/secret@host/db",
          "postgres://name:secret?secret@host/db", "postgres://host/db?user=name&password=secret",
          "postgres://name:x@host/db?password=secret", "postgres://host/db?password=secret@secret",
          "postgres://name:secret/@?secret@host/db?x=secret", "name:secret@secret@host:4222", "name:secret@host://x",
          "postgres://host/db password=secret", "host=db user=name password=secret", "password=secret",
          "password=secret@secret", "host=db user=name password = secret",
          "host=db password\t= 'my secret@secret:1'"}) {
        CHECK_MESSAGE(!has(without_password(place), "secret"), place);
        CHECK_MESSAGE(!has(without_password(place), "name"), place);
        CHECK_MESSAGE(!has(shown_store(place), "secret"), place);
    }
}

TEST_CASE("Where the host begins must be clear") {
    for (const char* clear :
         {"postgres://name:secret@host/db", "postgres://name:secr%40t@host/db", "postgres://host/db",
          "postgres://host/db?application_name=me@home", "postgres://name:sec?ret@host/db", "hall.sqlite"}) {
        CHECK_MESSAGE(is_clear(clear), clear);
    }
    CHECK_FALSE(is_clear("postgres://name:sec@ret@host/db"));
    CHECK_FALSE(is_clear("postgres://name:sec/ret@host/db"));
    CHECK_FALSE(is_clear("postgres://name:sec%ret@host/db"));
    CHECK_FALSE(is_clear("postgres://host/db password=secret"));
    CHECK_FALSE(is_clear("host=db user=name password=secret"));
    CHECK_FALSE(is_clear("host=db user=name password \n= secret"));
}

namespace {

/// What the program says. One that works until it is told to end says how to do that: then it is told so.
std::string said_by_program(const std::string& words) {
    const std::string command = "echo $$; exec timeout 120 '" + test::program_path() + "' " + words + " --lang en 2>&1";
    std::FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe != nullptr);
    int process = 0;
    REQUIRE(std::fscanf(pipe, "%d", &process) == 1);
    std::string text;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) {
        text += static_cast<char>(letter);
        if (letter == '\n' && has(text, "Ctrl+C")) { kill(process, SIGTERM); }
    }
    pclose(pipe);
    return text;
}

struct Saying {
    std::string words;
    std::string expected;
};

}  // namespace

TEST_CASE("The program prints no password, whether it can use an address or not") {
    const cli::testing::Folder folder;
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    const std::string serve = "serve --folder '" + folder.path().string() + "' --store ";
    const std::string copy = " '" + (folder / "copy") + "'";
    const std::vector<Saying> sayings = {
        {"worker --bus nats://name:secret@127.0.0.1:1", "Bots think for nats://127.0.0.1:1."},
        {"worker --bus nats://secret@127.0.0.1:1", "Bots think for nats://127.0.0.1:1."},
        {"worker --bus name:secret@host:4222", "The bus must be"},
        {"worker --bus secret@host:4222", "The bus must be"},
        {"worker --bus nats://name:secret@host:no", "The bus must be"},
        {serve + "memory --bus http://name:secret@host", "The bus must be"},
        {serve + "memory --bus secret@host", "The bus must be"},
        {serve + "memory --webhook http://name:secret@host/", "A webhook is"},
        {serve + "memory --webhook https://host/secret", "A webhook is"},
        {serve + "postgres://name:sec@secret@host/db", "cannot be kept there"},
        {serve + "postgres://name:secret%@host/db", "cannot be kept there"},
        {serve + "'postgres://host/db?password=my&secret=1'", "cannot be kept there"},
        {serve + "'host=db user=hall password=secret'", "cannot be kept there"},
        {serve + "'host=db user=hall password = secret'", "cannot be kept there"},
        {serve + "'postgres://name:secret@[::1/db'", "cannot be kept there"},
        {serve + "'postgres://name:secret@[]/db'", "cannot be kept there"},
        {serve + "'postgres://name:secret@[::1]x/db'", "cannot be kept there"},
        {"backup --store postgres://name:1/secret@host/db" + copy, "cannot be kept there"},
        {"backup --store mysql://name:secret@host/db" + copy, "No games are kept there"},
        {"backup --store 'postgres://name:secret@[::1/db'" + copy, "cannot be kept there"},
        {"backup --store 'host=db password=secret'" + copy, "No games are kept there"},
        {"backup --store 'host=db password = secret'" + copy, "No games are kept there"},
        {"backup --store host=db password=secret" + copy, "Unknown: "},
        {"backup" + copy + " --store host=db password=secret", "Unknown: …"},
        {"backup" + copy + " --store host=db password = secret", "Unknown: …"},
        {"load --at http://name:secret@host:1/", "Write an address"},
    };
    for (const auto& [words, expected] : sayings) {
        const std::string said = said_by_program(words);
        CHECK_MESSAGE(has(said, expected), words << ": " << said);
        CHECK_MESSAGE(!has(said, "secret"), said);
    }
}

}  // namespace meadhall::server
