// Who asks something of a table: a seat, somebody who looks on, or the owner, who may see and do everything.
#pragma once

#include <cstdint>
#include <optional>

#include "core/seat.hpp"

namespace meadhall {

/// Decides both sides of a request: on whose behalf an act is made, and for whose eyes the answer is written.
/// A seat acts for itself and sees what it may see. A spectator sees what is public. The owner acts for whoever is to
/// act (chance included, where outcomes are entered by hand) and sees the whole state.
class Caller {
  public:
    constexpr Caller(Seat seat) : viewer_{seat} {}        // NOLINT(google-explicit-constructor): a seat may call
    constexpr Caller(Viewer viewer) : viewer_{viewer} {}  // NOLINT(google-explicit-constructor): so may a viewer
    [[nodiscard]] static constexpr Caller spectator() { return Viewer::spectator(); }
    [[nodiscard]] static constexpr Caller owner() {
        Caller caller = spectator();
        caller.owner_ = true;
        return caller;
    }

    [[nodiscard]] constexpr bool is_owner() const { return owner_; }
    [[nodiscard]] constexpr bool is_seat() const { return !owner_ && !viewer_.is_spectator(); }
    /// Precondition: `is_seat()`.
    [[nodiscard]] constexpr Seat seat() const { return viewer_.seat(); }
    /// Precondition: not the owner, whose answers are made from the state and not from a view.
    [[nodiscard]] constexpr Viewer viewer() const { return viewer_; }

    friend constexpr bool operator==(Caller, Caller) = default;

  private:
    Viewer viewer_;
    bool owner_ = false;
};

}  // namespace meadhall
