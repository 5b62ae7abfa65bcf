// Seats, whose decision it is, and whose eyes are meant.
#include <doctest/doctest.h>

#include "core/seat.hpp"

using namespace meadhall;

TEST_CASE("Turn order goes round the table") {
    for (int seats = 1; seats <= max_seats; ++seats) {
        Seat at{};
        for (int i = 0; i < seats; ++i) {
            CHECK(at == seat(i));
            at = next(at, seats);
        }
        CHECK(at == seat(0));
    }
}

TEST_CASE("A set of seats holds whom it was given") {
    for (unsigned bits = 0; bits < 16; ++bits) {
        SeatSet set;
        int size = 0;
        for (int i = 0; i < max_seats; ++i) {
            if ((bits >> i & 1U) == 0) { continue; }
            set.insert(seat(i));
            set.insert(seat(i));
            ++size;
        }
        CHECK(set.size() == size);
        CHECK(set.empty() == (size == 0));
        for (int i = 0; i < max_seats; ++i) { CHECK(set.contains(seat(i)) == ((bits >> i & 1U) != 0)); }
    }
    CHECK(SeatSet{seat(1), seat(3)} == SeatSet{seat(3), seat(1)});
    CHECK(SeatSet{seat(1)} != SeatSet{seat(2)});
}

TEST_CASE("An actor is a seat, chance for one purpose, or nobody") {
    CHECK(Actor::of(seat(2)).is_seat());
    CHECK(Actor::of(seat(2)).seat() == seat(2));
    CHECK(Actor::chance(1).is_chance());
    CHECK(Actor::chance(1).purpose() == 1);
    CHECK(Actor::nobody().is_nobody());
    CHECK(Actor::of(seat(1)) == Actor::of(seat(1)));
    CHECK(Actor::of(seat(1)) != Actor::of(seat(2)));
    CHECK(Actor::of(seat(1)) != Actor::chance(1));
    CHECK(Actor::of(seat(0)) != Actor::nobody());
    CHECK(Actor::chance(0) != Actor::nobody());
    CHECK_FALSE(Actor::nobody().is_seat());
    CHECK_FALSE(Actor::chance(0).is_seat());
    CHECK(Actor::chance(0).kind() == Actor::Kind::chance);
}

TEST_CASE("A viewer is one seat or a spectator, who is no seat") {
    const Viewer viewer = seat(1);
    CHECK(viewer.is(seat(1)));
    CHECK_FALSE(viewer.is(seat(0)));
    CHECK_FALSE(viewer.is_spectator());
    CHECK(viewer.seat() == seat(1));
    CHECK(Viewer::spectator().is_spectator());
    for (int i = 0; i < max_seats; ++i) { CHECK_FALSE(Viewer::spectator().is(seat(i))); }
    CHECK(Viewer::spectator() == Viewer::spectator());
    CHECK(Viewer::spectator() != Viewer{seat(0)});
}

TEST_CASE("A game that has not been played stands at nothing for everybody") {
    const Standing standing;
    CHECK_FALSE(standing.over);
    CHECK(standing.winners.empty());
    for (const int score : standing.scores) { CHECK(score == 0); }
    CHECK(standing != Standing{.over = true, .scores = {}, .winners = {}});
}
