#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

CardBook::CardBook(std::initializer_list<std::span<const CardEffect>> decks) {
    for (const auto& deck : decks) {
        for (const CardEffect& effect : deck) { add(effect); }
    }
}

void CardBook::add(const CardEffect& effect) {
    const Card card{static_cast<std::uint8_t>(effect.number - 1)};
    first_[card.number] = static_cast<std::uint8_t>(clauses_.size());
    counts_[card.number] = static_cast<std::uint8_t>(effect.clauses.size());
    for (const Clause& clause : effect.clauses) {
        const ClauseId id{static_cast<std::uint8_t>(clauses_.size())};
        cards_[id.number] = card.number;
        clauses_.push_back(&clause);
        index_clause(card, clause, id);
    }
}

void CardBook::index_clause(Card card, const Clause& clause, ClauseId id) {
    for (const Modifier& modifier : clause.modifiers) {
        changing_[static_cast<std::size_t>(modifier.quantity)].insert(card);
    }
    if (clause.rule != Rule::none) { ruling_[static_cast<std::size_t>(clause.rule)].insert(card); }
    if (clause.rule == Rule::space_alternative) {
        for (std::size_t i = 0; i < clause.alternatives.size(); ++i) {
            extras_.push_back({clause.moments[0].spaces, id, static_cast<std::uint8_t>(i)});
        }
        return;
    }
    if (clause.alternatives.empty()) { return; }
    if (clause.timing == Timing::immediate) { immediate_.insert(card); }
    // O-8.8: what a condition unlocks for one use at any later moment is used like an anytime card.
    const bool unlocked = clause.timing == Timing::as_soon_as && clause.moments.empty();
    if (clause.timing == Timing::anytime || unlocked) { anytime_.insert(card); }
    for (const Moment& moment : clause.moments) { listening_[static_cast<std::size_t>(moment.hook)].insert(card); }
}

const CardBook& printed_book() {
    static const CardBook book{deck_a(), deck_b(), deck_c()};
    return book;
}

}  // namespace meadhall::odin
