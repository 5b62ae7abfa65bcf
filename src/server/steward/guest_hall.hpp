// Private to server/steward: the methods of a table as one guest may call them.
#pragma once

#include <optional>
#include <string>

#include "match/hall.hpp"
#include "server/reasons.hpp"
#include "server/steward/steward.hpp"

namespace meadhall::server {

/// A hall with one table, at which the caller sits or looks on. Nobody can ask for more than that.
class Steward::GuestHall final : public Hall {
  public:
    GuestHall(Catalogue games, Table& table, Caller caller)
        : Hall{games, {.seed = nullptr, .today = nullptr}, {}}, table_{table}, caller_{caller} {}

  private:
    Answered<Audience> admit(const std::string& /*table*/, const std::optional<meadhall::params::Who>& seat,
                             Caller /*otherwise*/) override {
        const bool is_own = !seat || (caller_.is_seat() && std::holds_alternative<Seat>(*seat) &&
                                      std::get<Seat>(*seat) == caller_.seat());
        if (!is_own) { return std::unexpected{rpc_error(Refusal{reasons::not_yours})}; }
        return Audience{&table_, nullptr, caller_};
    }

    Table& table_;
    Caller caller_;
};

}  // namespace meadhall::server
