#include "cli/play/session.hpp"

#include <doctest/doctest.h>

#include "cli/play/setup.hpp"
#include "games/wikinger/game.hpp"
#include "match/table_of.hpp"

namespace meadhall::cli {

namespace {

Session session_with(const std::vector<std::string>& bots, int seats = 2) {
    const GameEntry& game = *find_game(catalogue(), "wikinger");
    auto opening = opening_of(game, {.game = "wikinger", .seats = seats, .seed = "hilda"});
    REQUIRE(opening.has_value());
    Seating seating{seats};
    for (const std::string& bot : bots) { REQUIRE(seating.seat_bot(game, bot).has_value()); }
    opening->players = seating.players();
    auto table = game.open(*opening);
    REQUIRE(table.has_value());
    return Session{std::move(*table), std::move(seating), 1};
}

void type(Session& session, const std::vector<std::string>& moves) {
    session.begin_line();
    for (const std::string& move : moves) { REQUIRE(session.play(move).has_value()); }
    while (session.play_bot()) {}
}

wikinger::Phase phase(const Session& session) { return table_of<wikinger::Game>(session.table()).state().phase; }

std::vector<std::string> some_points(const Session& session, std::size_t count) {
    std::vector<std::string> points;
    for (const MoveChoice& choice : session.table().moves(Caller::owner())) {
        if (points.size() < count) { points.push_back(choice.text); }
    }
    return points;
}

}  // namespace

TEST_CASE("Undo takes back a whole line with the answers of the bots, and redo plays it again") {
    Session session = session_with({"greedy"});
    while (session.play_bot()) {}
    const int start = session.table().ply();
    type(session, some_points(session, 2));
    const int first = session.table().ply();
    CHECK(first == start + 4);
    type(session, some_points(session, 2));
    const int second = session.table().ply();
    const std::uint64_t hash = session.table().hash(Caller::owner());

    REQUIRE(session.undo().has_value());
    CHECK(session.table().ply() == first);
    CHECK(session.asks_keyboard());
    REQUIRE(session.undo().has_value());
    CHECK(session.table().ply() == start);
    CHECK(!session.undo().has_value());
    CHECK(session.table().ply() == start);

    REQUIRE(session.redo().has_value());
    CHECK(session.table().ply() == first);
    REQUIRE(session.redo().has_value());
    CHECK(session.table().ply() == second);
    CHECK(session.table().hash(Caller::owner()) == hash);
    CHECK(!session.redo().has_value());
}

TEST_CASE("Another move after undo forgets what was taken back") {
    Session session = session_with({});
    type(session, some_points(session, 1));
    REQUIRE(session.undo().has_value());
    type(session, {some_points(session, 2).back()});
    CHECK(!session.redo().has_value());
}

TEST_CASE("A line that was refused is nothing to undo") {
    Session session = session_with({});
    const auto points = some_points(session, 1);
    type(session, points);
    const int ply = session.table().ply();
    session.begin_line();
    CHECK(!session.play(points.front()).has_value());
    REQUIRE(session.undo().has_value());
    CHECK(session.table().ply() == ply - 1);
}

TEST_CASE("In a game that was loaded undo goes back to a decision of a person") {
    Session first = session_with({"greedy"});
    while (first.play_bot()) {}
    type(first, some_points(first, 2));
    auto table = load_record(catalogue(), first.table().record(Seeds::shown));
    REQUIRE(table.has_value());
    Seating seating{2};
    REQUIRE(seating.seat_bot((*table)->game(), "greedy").has_value());
    Session session{std::move(*table), std::move(seating), 1};
    const int ply = session.table().ply();
    REQUIRE(session.undo().has_value());
    CHECK(session.table().ply() < ply);
    CHECK(session.asks_keyboard());
    REQUIRE(session.redo().has_value());
    CHECK(session.table().ply() == ply);
}

TEST_CASE("A helper finishes the settlement for a person and stops there (W-4.1)") {
    Session session = session_with({"greedy"});
    while (session.play_bot()) {}
    session.begin_line();
    session.hand_over();
    while (session.play_bot()) {}
    CHECK(phase(session) == wikinger::Phase::brawl);
    CHECK(session.asks_keyboard());
    REQUIRE(session.undo().has_value());
    CHECK(phase(session) == wikinger::Phase::settlement);
    CHECK(!session.play_bot());  // the help is over
}

TEST_CASE("A helper settles only for the one who asked; another person still decides (W-4.1)") {
    Session session = session_with({});
    const auto first = session.decider();
    session.begin_line();
    session.hand_over();
    while (session.play_bot()) {}
    CHECK(session.asks_keyboard());
    CHECK(session.decider() != first);
    CHECK(phase(session) == wikinger::Phase::settlement);
    type(session, some_points(session, 2));
    CHECK(session.decider() != first);
}

TEST_CASE("In the march a helper plays one turn (W-6.1)") {
    Session session = session_with({"greedy"});
    for (int i = 0; i < 100 && phase(session) != wikinger::Phase::march; ++i) {
        session.begin_line();
        session.hand_over();
        while (session.play_bot()) {}
    }
    REQUIRE(phase(session) == wikinger::Phase::march);
    REQUIRE(session.asks_keyboard());
    const int ply = session.table().ply();
    session.begin_line();
    session.hand_over();
    REQUIRE(session.play_bot());
    while (session.play_bot()) {}
    CHECK(session.table().ply() > ply);
    CHECK((session.asks_keyboard() || session.table().to_act().is_nobody()));
    CHECK(!session.play_bot());
}

TEST_CASE("The same luck makes bots do the same, other luck something else") {
    const auto played = [](std::uint64_t luck) {
        const GameEntry& game = *find_game(catalogue(), "wikinger");
        auto opening = opening_of(game, {.game = "wikinger", .seed = "hilda"});
        REQUIRE(opening.has_value());
        auto table = game.open(*opening);
        REQUIRE(table.has_value());
        Seating seating{2};
        REQUIRE(seating.seat_bot(game, "all=random").has_value());
        Session session{std::move(*table), std::move(seating), luck};
        for (int i = 0; i < 20; ++i) { REQUIRE(session.play_bot()); }
        return session.table().hash(Caller::owner());
    };
    CHECK(played(1) == played(1));
    CHECK(played(1) != played(2));
}

TEST_CASE("News begins before a seat's own last line, marks behind it once others have acted") {
    Session session = session_with({"greedy"});
    while (session.play_bot()) {}
    const int before = session.table().ply();
    type(session, some_points(session, 2));
    CHECK(session.news_since() == before);
    CHECK(session.marks_since() == before + 2);
    session.begin_line();
    REQUIRE(session.play(some_points(session, 1).front()).has_value());
    CHECK(session.marks_since() == session.table().ply() - 1);
}

TEST_CASE("A table that deals nothing asks the keyboard for the outcomes of chance") {
    auto table = laid_out({.game = "wikinger"});
    REQUIRE(table.has_value());
    Session session{std::move(*table), Seating{2}, 1};
    CHECK(session.asks_keyboard());
    CHECK(!session.decider());
    type(session, {"start black"});
    CHECK(session.decider() == seat(1));
}

}  // namespace meadhall::cli
