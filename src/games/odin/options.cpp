#include "games/odin/options.hpp"

#include <algorithm>
#include <functional>

#include "core/seat.hpp"
#include "games/odin/reasons.hpp"

namespace meadhall::odin {

namespace {

/// Some of the letters A, B and C, each once, in order.
bool are_decks(std::string_view letters) {
    const bool known = std::ranges::all_of(letters, [](char letter) { return letter >= 'A' && letter <= 'C'; });
    return !letters.empty() && known && std::ranges::adjacent_find(letters, std::greater_equal{}) == letters.end();
}

}  // namespace

const Reason* contradiction(int seats, const Options& options) {
    if (seats < 1 || seats > max_seats) { return &reasons::seats; }
    if (!are_decks(options.decks)) { return &reasons::decks; }
    if (options.starter == Starter::choose && seats > 1) { return &reasons::starter; }
    return nullptr;
}

}  // namespace meadhall::odin
