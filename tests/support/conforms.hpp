// The conformance suite as a doctest check.
#pragma once

#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/conformance.hpp"

namespace meadhall::conformance {

/// Checks that every law holds; a failure says which law, where, and how to see it again. `what` names the option set.
template <Testable G>
Report require_conformance(const std::string& what, int seats, const typename G::Options& options,
                           const Campaign& campaign, const Hooks<G>& hooks = {}) {
    const Report report = check<G>(seats, options, as_ordered(campaign), hooks);
    INFO(what, ", ", seats, " seats");
    CHECK_MESSAGE(report.breaches.empty(), report.text());
    CHECK(report.games > 0);
    return report;
}

/// How a game of the list stands trial with its usual options. conformance/<game>_test.cpp has one, and
/// conformance/every_game_test.cpp asks every game of the list for it.
template <Testable G>
struct Defence {
    static inline const Defence* known = nullptr;

    Campaign usual;
    Hooks<G> hooks;

    Defence(const Campaign& usual_campaign, Hooks<G> own_hooks) : usual{usual_campaign}, hooks{std::move(own_hooks)} {
        known = this;
    }
    Defence(const Defence&) = delete;
    Defence& operator=(const Defence&) = delete;
    ~Defence() = default;
};

}  // namespace meadhall::conformance
