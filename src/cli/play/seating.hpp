// Who sits where: a person, or a bot by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/refusal.hpp"
#include "core/seat.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

class Seating {
  public:
    /// Persons everywhere.
    explicit Seating(int seats) : bots_(static_cast<std::size_t>(seats)) {}
    /// As a record names its players; bots the game does not know become persons.
    [[nodiscard]] static Seating of_players(const GameEntry& game, int seats, const std::vector<std::string>& players);

    /// "2=greedy": a bot on a seat counted from 1. "greedy": on every seat but the first. "all=greedy": everywhere.
    [[nodiscard]] Result<void> seat_bot(const GameEntry& game, std::string_view wish);
    void seat_bot(Seat seat, std::string bot) { bots_[seat.number] = std::move(bot); }

    [[nodiscard]] int seats() const { return static_cast<int>(bots_.size()); }
    [[nodiscard]] bool is_person(Seat seat) const { return bots_[seat.number].empty(); }
    [[nodiscard]] bool has_persons() const { return persons() > 0; }
    [[nodiscard]] int persons() const;
    /// Precondition: not a person.
    [[nodiscard]] const std::string& bot(Seat seat) const { return bots_[seat.number]; }

    /// For the record: "human" or "bot:greedy".
    [[nodiscard]] std::vector<std::string> players() const;

  private:
    std::vector<std::string> bots_;  // empty for a person
};

}  // namespace meadhall::cli
