#include "games/odin/cards/book.hpp"

#include <algorithm>

namespace meadhall::odin {

CardBook::CardBook(std::initializer_list<std::span<const CardEffect>> decks, const Rows& instead) {
    for (const auto& deck : decks) {
        for (const CardEffect& effect : deck) {
            const auto other = std::ranges::find(instead, effect.number, &CardEffect::number);
            add(other == instead.end() ? effect : **other);
        }
    }
}

namespace {

constexpr ItemBits resources =
    bit_of(Resource::wood) | bit_of(Resource::stone) | bit_of(Resource::ore) | bit_of(Resource::silver);

ItemBits kinds_in(const Bundle& bundle) {
    ItemBits kinds = 0;
    for (const Amount& amount : bundle) { kinds |= bit_of(amount.item); }
    return kinds;
}

/// Silver, besides, comes from everywhere.
ItemBits brought_by_spaces(int column) {
    ItemBits brought = resources;
    for (const SpaceRow& row : spaces()) {
        if (row.column != column) { continue; }
        for (const Parts& parts : row.effect.alternatives) {
            for (const Part& part : parts) { brought |= kinds_in(part.get); }
        }
    }
    return brought;
}

/// No space of column 4 asks for goods alone: what feasts, harvests and animals bring does not matter.
ItemBits brought_by(const Part& part) {
    switch (part.deed) {
        case Deed::gain:
        case Deed::exchange:
        case Deed::buy: return kinds_in(part.get);
        case Deed::take:
        case Deed::explore: return resources;
        case Deed::visit: return brought_by_spaces(part.where() == Visit::occupied_in_column_2 ? 2 : 1);
        case Deed::run_phase: {
            const bool pays = part.phase() == Extra::bonus_of_houses || part.phase() == Extra::bonus_of_home;
            return pays ? resources : 0;
        }
        default: return 0;
    }
}

/// What becomes cheaper, or can be stood in for, as long as the card lies open.
ItemBits eased_by(const Clause& clause) {
    ItemBits eased = 0;
    for (const Modifier& modifier : clause.modifiers) {
        if (modifier.quantity == Quantity::silver_price) { eased |= bit_of(Resource::silver); }
        if (modifier.quantity == Quantity::stone_price) { eased |= bit_of(Resource::stone); }
    }
    if (clause.rule == Rule::knarr_as_longship) { eased |= bit_of(Ship::longship); }
    return eased;
}

bool is_plain_at_once(const Clause& clause) {
    const auto is_plain = [](const Part& part) {
        return part.deed == Deed::gain || part.deed == Deed::exchange || part.deed == Deed::buy ||
               part.deed == Deed::pay || part.deed == Deed::load_longship;
    };
    return clause.timing == Timing::immediate && std::ranges::all_of(clause.alternatives, [&](const Parts& parts) {
               return std::ranges::all_of(parts, is_plain);
           });
}

ItemBits brought_by(const Clause& clause) {
    ItemBits brought = eased_by(clause);
    if (clause.timing == Timing::whenever || clause.rule == Rule::space_alternative) { return brought; }
    for (const Parts& parts : clause.alternatives) {
        for (const Part& part : parts) { brought |= brought_by(part); }
    }
    return brought;
}

}  // namespace

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
    brings_[card.number] |= brought_by(clause);
    if (!is_plain_at_once(clause)) { involved_.insert(card); }
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
