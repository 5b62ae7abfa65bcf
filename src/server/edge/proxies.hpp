// Servers in front of this one that say truly who asks (X-Forwarded-For).
#pragma once

#include <string>
#include <vector>

#include "core/refusal.hpp"

namespace meadhall::server {

/// "10.0.0.7" or "10.0.0.0/24", of either kind. This machine itself is always one of them.
class Proxies {
  public:
    /// Refuses what is neither.
    [[nodiscard]] static Result<Proxies> of(const std::vector<std::string>& places);

    [[nodiscard]] bool contains(const std::string& address) const;

  private:
    std::vector<std::string> networks_;  // "10.0.0.0/24", checked
};

}  // namespace meadhall::server
