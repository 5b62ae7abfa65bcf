// Who sits at the table, who looks on, and whose decision it is.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "core/index_set.hpp"

namespace meadhall {

/// No game of the hall seats more.
inline constexpr int max_seats = 4;

/// A place at the table, counted from 0 in turn order.
struct Seat {
    std::uint8_t number = 0;

    [[nodiscard]] constexpr int index() const { return number; }
    friend constexpr auto operator<=>(Seat, Seat) = default;
};

[[nodiscard]] constexpr Seat seat(int number) { return Seat{static_cast<std::uint8_t>(number)}; }

/// The seat to the left: next in turn order, round the table.
[[nodiscard]] constexpr Seat next(Seat from, int seats) { return seat((from.number + 1) % seats); }

/// Some of the seats, for instance the winners.
using SeatSet = IndexSet<Seat, max_seats>;

/// Whoever must act next: a seat, chance (for one of the game's purposes), or nobody because the game is over.
class Actor {
  public:
    enum class Kind : std::uint8_t { seat, chance, nobody };

    [[nodiscard]] static constexpr Actor of(Seat seat) { return {Kind::seat, seat.number}; }
    /// `purpose` is an index into the game's list of purposes ("start player", "ships", …).
    [[nodiscard]] static constexpr Actor chance(int purpose) {
        return {Kind::chance, static_cast<std::uint8_t>(purpose)};
    }
    [[nodiscard]] static constexpr Actor nobody() { return {Kind::nobody, 0}; }

    [[nodiscard]] constexpr Kind kind() const { return kind_; }
    [[nodiscard]] constexpr bool is_seat() const { return kind_ == Kind::seat; }
    [[nodiscard]] constexpr bool is_chance() const { return kind_ == Kind::chance; }
    [[nodiscard]] constexpr bool is_nobody() const { return kind_ == Kind::nobody; }
    /// Precondition: `is_seat()`.
    [[nodiscard]] constexpr Seat seat() const { return Seat{value_}; }
    /// Precondition: `is_chance()`.
    [[nodiscard]] constexpr int purpose() const { return value_; }

    friend constexpr bool operator==(Actor, Actor) = default;

  private:
    constexpr Actor(Kind kind, std::uint8_t value) : kind_{kind}, value_{value} {}

    Kind kind_;
    std::uint8_t value_;
};

/// Whose eyes a view is made for: a seat's, or those of somebody who only looks on.
class Viewer {
  public:
    constexpr Viewer(Seat seat) : seat_{seat.number} {}  // NOLINT(google-explicit-constructor): a seat is a viewer
    [[nodiscard]] static constexpr Viewer spectator() { return Viewer{}; }

    [[nodiscard]] constexpr bool is_spectator() const { return seat_ == nobody; }
    [[nodiscard]] constexpr bool is(Seat other) const { return seat_ == other.number; }
    /// Precondition: not a spectator.
    [[nodiscard]] constexpr Seat seat() const { return Seat{seat_}; }

    friend constexpr bool operator==(Viewer, Viewer) = default;

  private:
    static constexpr std::uint8_t nobody = 255;
    constexpr Viewer() : seat_{nobody} {}

    std::uint8_t seat_;
};

/// How the game stands for every seat: points so far and, once it is over, who has won.
struct Standing {
    bool over = false;
    std::array<int, max_seats> scores{};
    SeatSet winners;  // several when shared or when allies win; none while the game runs or when it is drawn

    friend constexpr bool operator==(const Standing&, const Standing&) = default;
};

}  // namespace meadhall
