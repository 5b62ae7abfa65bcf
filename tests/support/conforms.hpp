// The conformance suite as a doctest check.
#pragma once

#include <string>

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

}  // namespace meadhall::conformance
