#include "cli/play/setup.hpp"

#include <fstream>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "cli/house.hpp"
#include "cli/play/keeper.hpp"
#include "cli/play/seating.hpp"
#include "cli/shell/files.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::content_of;
using testing::Folder;
using testing::refusal_code;

const GameEntry& wikinger_entry() { return *find_game(catalogue(), "wikinger"); }

nlohmann::json options(const TableOrder& order) {
    const auto text = options_of(wikinger_entry(), order);
    REQUIRE(text.has_value());
    return nlohmann::json::parse(*text);
}

}  // namespace

TEST_CASE("Every game of the catalogue has a kit, in the same order") {
    REQUIRE(house().kits.size() == catalogue().size());
    for (std::size_t i = 0; i < house().kits.size(); ++i) {
        CHECK(house().kits[i].id == catalogue()[i].id);
        CHECK(&kit_of(catalogue()[i].id) == &house().kits[i]);
    }
}

TEST_CASE("Options come from a file or a text, then single changes, then the island") {
    const Folder folder;
    std::ofstream{folder / "options.json"} << R"({"standstill":"off","conquestMinimum":2})";
    const auto merged = options({.options = folder / "options.json",
                                 .changes = {"standstill=noShuttle", "quietPlyDraw=null", "captureDuringJump=on"},
                                 .island = "2p_B"});
    CHECK(merged == nlohmann::json{{"standstill", "noShuttle"},
                                   {"conquestMinimum", 2},
                                   {"quietPlyDraw", nullptr},
                                   {"captureDuringJump", true},
                                   {"island", "2p_B"}});
    CHECK(options({.options = R"({"mode":"grand"})"}) == nlohmann::json{{"mode", "grand"}});
    CHECK(options({.changes = {R"(island=["aab","abb"])"}})["island"].is_array());
    CHECK(options({.changes = {"teamTowerFallback=no"}})["teamTowerFallback"] == false);
    CHECK(options({.changes = {"teamTowerFallback=nein"}})["teamTowerFallback"] == false);
    CHECK(options({.changes = {"captureDuringJump=aan"}})["captureDuringJump"] == true);
    CHECK(options({.changes = {"quietPlyDraw=null"}})["quietPlyDraw"].is_null());
}

TEST_CASE("What cannot be an option is refused with what to do") {
    CHECK(refusal_code(options_of(wikinger_entry(), {.changes = {"standstill"}})) == "E-OPTION-FORM");
    const auto misfit = options_of(wikinger_entry(), {.changes = {"standstill=now"}});
    CHECK(refusal_code(misfit) == "E-VALUE");
    CHECK(
        misfit.error().message(Language::de).ends_with("(standstill=now; mustThreaten, noShuttle, mustCapture, off)"));
    CHECK(refusal_code(options_of(wikinger_entry(), {.changes = {"grandBattleGoal=9"}})) == "E-VALUE");
    CHECK(refusal_code(options_of(wikinger_entry(), {.changes = {"teamTowerFallback=maybe"}})) == "E-VALUE");
    const auto unknown = options_of(wikinger_entry(), {.changes = {"colour=red"}});
    CHECK(refusal_code(unknown) == "E-OPTION-NAME");
    CHECK(testing::has(unknown.error().message(Language::en), "standstill"));
    CHECK(refusal_code(options_of(wikinger_entry(), {.options = "[1]"})) == "E-READ");
    CHECK(refusal_code(options_of(wikinger_entry(), {.options = "{broken"})) == "E-OPTIONS-JSON");
    CHECK(refusal_code(laid_out({.game = "wikinger", .changes = {"standstill=never"}})) == "E-VALUE");
    CHECK(refusal_code(laid_out({.game = "tafl"})) == "E-GAME");
    CHECK(refusal_code(laid_out({.game = "wikinger", .seats = 7})) == "E-SEATS");
    CHECK(refusal_code(laid_out({.game = "wikinger", .position = "nonsense"})) == "E-POSITION-TEXT");
}

TEST_CASE("A position can be given in notation or as JSON, and read back as both") {
    const TableOrder order{.game = "wikinger", .island = R"(["aab","abb"])", .position = "R.B/... march red"};
    const auto table = laid_out(order);
    REQUIRE(table.has_value());
    CHECK(kit_of("wikinger").position_text(**table) == "R.B/... march red");
    std::string json;
    (*table)->view_json(json, Caller::owner());
    TableOrder again = order;
    again.position = json;
    const auto same = laid_out(again);
    REQUIRE(same.has_value());
    CHECK((*same)->hash(Caller::owner()) == (*table)->hash(Caller::owner()));
}

TEST_CASE("Bots are seated by number, on all other seats, or everywhere") {
    Seating seating{3};
    CHECK(seating.players() == std::vector<std::string>{"human", "human", "human"});
    REQUIRE(seating.seat_bot(wikinger_entry(), "3=random").has_value());
    CHECK(seating.players() == std::vector<std::string>{"human", "human", "bot:random"});
    REQUIRE(seating.seat_bot(wikinger_entry(), "greedy").has_value());
    CHECK(seating.players() == std::vector<std::string>{"human", "bot:greedy", "bot:greedy"});
    CHECK(seating.has_persons());
    REQUIRE(seating.seat_bot(wikinger_entry(), "all=random").has_value());
    CHECK(!seating.has_persons());
}

TEST_CASE("A bot that does not exist or has no seat is refused") {
    Seating seating{2};
    CHECK(refusal_code(seating.seat_bot(wikinger_entry(), "2=odin")) == "E-BOT");
    CHECK(refusal_code(seating.seat_bot(wikinger_entry(), "0=greedy")) == "E-BOT-FORM");
    CHECK(refusal_code(seating.seat_bot(wikinger_entry(), "3=greedy")) == "E-BOT-FORM");
    CHECK(refusal_code(seating.seat_bot(wikinger_entry(), "=greedy")) == "E-BOT-FORM");
}

TEST_CASE("Who played a recorded game sits down again; unknown bots become persons") {
    const Seating seating = Seating::of_players(wikinger_entry(), 3, {"bot:greedy", "Hilda", "bot:gone"});
    CHECK(seating.players() == std::vector<std::string>{"bot:greedy", "human", "human"});
    CHECK(Seating::of_players(wikinger_entry(), 2, {}).has_persons());
}

TEST_CASE("Games are kept where the system says") {
    const auto nowhere = [](std::string_view) { return std::string{}; };
    const auto home = [](std::string_view name) { return std::string{name == "HOME" ? "/home/hilda" : ""}; };
    const auto state = [](std::string_view name) {
        return std::string{name == "XDG_STATE_HOME" ? "/var/hilda" : "/x"};
    };
    CHECK(!state_folder(nowhere));
    CHECK(state_folder(home) == "/home/hilda/.local/state/meadhall");
    CHECK(state_folder(state) == "/var/hilda/meadhall");
}

TEST_CASE("The keeper finds the game that was played last and forgets the oldest of many") {
    const Folder folder;
    std::filesystem::path last;
    for (int i = 0; i < 25; ++i) {
        Keeper keeper{folder.path()};
        const auto opening = opening_of(wikinger_entry(), {.game = "wikinger", .seed = std::to_string(i)});
        REQUIRE(opening.has_value());
        const auto table = wikinger_entry().open(*opening);
        REQUIRE(table.has_value());
        REQUIRE(keeper.keep(**table).has_value());
        REQUIRE(keeper.keep(**table).has_value());  // the same game, the same file
        REQUIRE(!keeper.waiting().empty());
        last = keeper.waiting().front();
        std::filesystem::last_write_time(last,
                                         std::filesystem::file_time_type::clock::now() - std::chrono::hours{25 - i});
    }
    CHECK(Keeper{folder.path()}.waiting().front() == last);
    CHECK(std::distance(std::filesystem::directory_iterator{folder.path() / "unfinished"}, {}) == 20);
    CHECK(Keeper{std::nullopt}.waiting().empty());
}

}  // namespace meadhall::cli
