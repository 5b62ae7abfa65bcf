// The clocks of a table, worked out from when things happened.
#pragma once

#include <array>
#include <optional>

#include "core/seat.hpp"
#include "server/tables/entry.hpp"

namespace meadhall::server {

class Clocks {
  public:
    Clocks() = default;
    explicit Clocks(const TimeControl& control);

    /// The turn is now this seat's, or nobody's.
    void pass_to(std::optional<Seat> seat, Instant now);
    [[nodiscard]] bool run() const { return control_.runs() && running_.has_value(); }
    [[nodiscard]] std::optional<Seat> running() const { return running_; }
    /// How many milliseconds a seat has left; not below 0. Precondition: the control runs.
    [[nodiscard]] Instant left(Seat seat, Instant now) const;
    /// When the running clock will have run out. Precondition: one runs.
    [[nodiscard]] Instant end() const { return since_ + left_[running_->number]; }

  private:
    TimeControl control_{};
    std::array<Instant, max_seats> left_{};
    std::optional<Seat> running_{};
    Instant since_ = 0;
};

}  // namespace meadhall::server
