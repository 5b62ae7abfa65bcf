// What a card says to people: sentences made from the same rows that the rules follow.
#pragma once

#include <string>

#include "core/words.hpp"
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

/// All clauses of a card, as this book has them.
[[nodiscard]] std::string sentence_of(const CardBook& book, Card card, Language language);
/// One clause: when, on what condition, and what happens.
[[nodiscard]] std::string sentence_of(const Clause& clause, Language language);
/// What an alternative does: "pay 1 Silver, then draw 2 weapons".
[[nodiscard]] std::string sentence_of(const Parts& parts, Language language);
/// What the n-th way of using a card does, as the menu counts them (cards/ways.hpp).
[[nodiscard]] std::string sentence_of(const CardBook& book, Card card, int way, Language language);

}  // namespace meadhall::odin
