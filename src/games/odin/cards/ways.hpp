// The ways to use a card, counted over all its clauses: each alternative, paid in each way that its price leaves open.
#pragma once

#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

/// In how many ways a price that leaves something open can be paid.
[[nodiscard]] constexpr int variants(Wild wild) {
    switch (wild) {
        case Wild::none: return 1;
        case Wild::sheep:
        case Wild::cattle:
        case Wild::whaling_boat: return 2;
        case Wild::two_weapons: return 10;
        case Wild::longship:
        case Wild::ore_of_longship: return 4;
    }
    return 1;
}

[[nodiscard]] constexpr int variants(const Clause& clause) {
    return clause.alternatives.empty() || clause.alternatives[0].empty() ? 1 : variants(clause.alternatives[0][0].wild);
}

/// O-8.4: a table leaves no choice.
[[nodiscard]] constexpr int ways(const Clause& clause) {
    const int chosen = clause.table.numbers.empty() ? static_cast<int>(clause.alternatives.size()) : 1;
    return chosen * variants(clause);
}

/// The number of the first way of a clause among those of its card.
[[nodiscard]] inline int first_way(const CardBook& book, ClauseId id) {
    int sum = 0;
    for (std::uint8_t i = book.first_clause(book.card_of(id)).number; i < id.number; ++i) {
        sum += ways(book.clause({i}));
    }
    return sum;
}

}  // namespace meadhall::odin
