#include "server/tables/clocks.hpp"

#include <algorithm>

namespace meadhall::server {

namespace {

constexpr Instant second = 1000;
constexpr Instant minute = 60 * second;
constexpr Instant day = 24 * 60 * minute;

}  // namespace

Clocks::Clocks(const TimeControl& control) : control_{control} {
    left_.fill(control.days > 0 ? control.days * day : control.minutes * minute);
}

void Clocks::pass_to(std::optional<Seat> seat, Instant now) {
    if (seat == running_) { return; }
    if (running_) {
        Instant& left = left_[running_->number];
        left = control_.days > 0 ? control_.days * day
                                 : std::max<Instant>(0, left - (now - since_)) + control_.seconds * second;
    }
    running_ = seat;
    since_ = now;
}

Instant Clocks::left(Seat seat, Instant now) const {
    const Instant used = seat == running_ ? now - since_ : 0;
    return std::max<Instant>(0, left_[seat.number] - used);
}

}  // namespace meadhall::server
