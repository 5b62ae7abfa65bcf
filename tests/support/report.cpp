#include "support/report.hpp"

#include <algorithm>
#include <utility>

namespace meadhall::conformance {

void Report::add(Breach breach) {
    const auto known = std::ranges::find(breaches, breach.law, &Breach::law);
    if (known == breaches.end()) {
        breaches.push_back(std::move(breach));
    } else {
        ++known->times;
    }
}

std::vector<std::string_view> Report::broken_laws() const {
    std::vector<std::string_view> laws;
    for (const Breach& breach : breaches) { laws.push_back(breach.law); }
    return laws;
}

std::string Report::text() const {
    std::string text;
    for (const Breach& breach : breaches) {
        text += "broken law: " + std::string{breach.law} + "\n    " + breach.detail + "\n    at ply " +
                std::to_string(breach.ply) +
                "; again with MEADHALL_GAMES=1 MEADHALL_SEED=" + std::to_string(breach.seed) + " (seen " +
                std::to_string(breach.times) + " times)\n";
    }
    return text;
}

}  // namespace meadhall::conformance
