#include "cli/play/trial.hpp"

#include <doctest/doctest.h>

#include "cli/play/session.hpp"
#include "cli/play/setup.hpp"
#include "games/walhalla/game.hpp"
#include "match/table_of.hpp"
#include "program.hpp"

namespace meadhall::cli {

namespace {

using testing::has;

Session session_of_bots(const char* name, int seats) {
    const GameEntry& game = *find_game(catalogue(), name);
    auto opening = opening_of(game, {.game = name, .seats = seats, .seed = "hilda"});
    REQUIRE(opening.has_value());
    Seating seating{seats};
    REQUIRE(seating.seat_bot(game, "all=random").has_value());
    opening->players = seating.players();
    auto table = game.open(*opening);
    REQUIRE(table.has_value());
    return Session{std::move(*table), std::move(seating), 1};
}

/// What the others laid is turned up as soon as the last seat has laid its cards (WH-7.2).
bool is_last_to_lay(const Session& session) {
    const walhalla::State& state = table_of<walhalla::Game>(session.table()).state();
    return state.step == walhalla::Step::lay && state.asked == seat(2) && state.players[0].cards > 0;
}

}  // namespace

TEST_CASE("Trying a move out leaves the table as it is, whatever the game") {
    for (const char* name : {"wikinger", "walhalla", "odin"}) {
        Session session = session_of_bots(name, find_game(catalogue(), name)->min_seats);
        for (int i = 0; i < 60 && session.decider(); ++i) {
            const std::uint64_t hash = session.table().hash(Caller::owner());
            const Seat seat = *session.decider();
            const auto trial = session.trial();
            CHECK(trial->hash(seat) == session.table().hash(seat));
            CHECK(differences(session.table(), *trial, session.art(), seat, Language::en).empty());
            const std::string move = session.table().moves(Caller::owner()).front().text;
            CHECK(play_on(*trial, session.art(), seat, move, Language::en).has_value());
            CHECK(session.table().hash(Caller::owner()) == hash);
            CHECK(!what_follows(*trial, session.art(), seat, Language::en).empty());
            REQUIRE(session.play_bot());
        }
    }
}

TEST_CASE("A move that would turn up what others laid face down counts as revealing on a trial, too") {
    Session session = session_of_bots("walhalla", 3);
    while (!is_last_to_lay(session)) { REQUIRE(session.play_bot()); }
    const auto trial = session.trial();
    const Seat seat = *session.decider();
    REQUIRE(play_on(*trial, session.art(), seat, "lay nothing", Language::en).has_value());
    CHECK(trial->barrier(seat) > 0);
}

TEST_CASE("The terminal answers try with what would change, in the language of the player") {
    const auto wikinger = testing::run_program(
        {{"play", "wikinger", "--bot", "random", "--seed", "hilda", "--lang", "nl"}, "probeer c4\ntry\ntry c4-c5\n"});
    CHECK(has(wikinger.out, "Na ‘c4’: er verandert niets."));
    CHECK(has(wikinger.out, "bijvoorbeeld: probeer zet c1"));
    CHECK(has(wikinger.out, "Niet mogelijk:"));
}

}  // namespace meadhall::cli
