// Addresses as they are printed: nothing of a password, however it was written.
#include <cstdio>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

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
    CHECK(without_password("/var/lib/me@home/hall.sqlite") == "/var/lib/me@home/hall.sqlite");
    CHECK(without_password("memory") == "memory");
    CHECK(without_password("").empty());
}

TEST_CASE("No piece of a password is shown, whatever signs are in it") {
    for (const std::string place :
         {"nats://name:secret@secret@host:4222", "postgres://name:secret/secret@host/db",
          "postgres://name:secret?secret@host/db", "postgres://host/db?user=name&password=secret",
          "postgres://name:x@host/db?password=secret", "postgres://host/db?password=secret@secret",
          "postgres://name:secret/@?secret@host/db?x=secret", "name:secret@secret@host:4222", "name:secret@host://x"}) {
        CHECK_MESSAGE(!has(without_password(place), "secret"), place);
        CHECK_MESSAGE(!has(without_password(place), "name"), place);
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
}

namespace {

/// What a command of a shell says.
std::string output_of(const std::string& command) {
    std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) { text += static_cast<char>(letter); }
    pclose(pipe);
    return text;
}

}  // namespace

TEST_CASE("The program prints no password, whether it can use an address or not") {
    const cli::testing::Folder folder;
    std::ofstream{folder / "index.html"} << "<p>served</p>";
    const std::string serve = "serve --folder '" + folder.path().string() + "' --store ";
    const std::vector<std::pair<std::string, std::string>> calls = {
        {"worker --bus nats://name:secret@127.0.0.1:1", "127.0.0.1:1"},
        {"worker --bus name:secret@host:4222", "The bus must be"},
        {"worker --bus nats://name:secret@host:no", "The bus must be"},
        {serve + "memory --bus http://name:secret@host", "The bus must be"},
        {serve + "memory --webhook http://name:secret@host/", "A webhook is"},
        {serve + "postgres://name:sec@secret@host/db", "cannot be kept there"},
        {"backup --store postgres://name:1/secret@host/db '" + (folder / "copy") + "'", "cannot be kept there"},
        {"backup --store mysql://name:secret@host/db '" + (folder / "copy") + "'", "No games are kept there"},
    };
    for (const auto& [words, expected] : calls) {
        const std::string said = output_of("timeout 1 '" + test::program_path() + "' " + words + " --lang en");
        CHECK_MESSAGE(has(said, expected), words << ": " << said);
        CHECK_MESSAGE(!has(said, "secret"), said);
    }
}

}  // namespace meadhall::server
