// The cards of all decks in the order of their numbers.
#include "games/odin/components/occupations.hpp"

#include "core/fields.hpp"
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

namespace {

std::array<CardRow, card_count> gathered() {
    std::array<CardRow, card_count> rows{};
    const auto add = [&](Deck deck, std::span<const OccupationCard> cards) {
        for (const OccupationCard& card : cards) {
            rows[card.number - 1U] = {card.id, card.name, deck, card.back, card.points};
        }
    };
    add(Deck::a, deck_a());
    add(Deck::b, deck_b());
    add(Deck::c, deck_c());
    return rows;
}

}  // namespace

const std::array<CardRow, card_count>& cards() {
    static const std::array<CardRow, card_count> rows = gathered();
    return rows;
}

std::optional<Card> card_named(std::string_view id) {
    for (std::size_t i = 0; i < cards().size(); ++i) {
        if (cards()[i].id == id) { return Card{static_cast<std::uint8_t>(i)}; }
    }
    return std::nullopt;
}

CardSet cards_of(std::string_view deck_letters, Back back) {
    CardSet found;
    for (std::size_t i = 0; i < cards().size(); ++i) {
        const bool chosen = deck_letters.contains(name_of(cards()[i].deck));
        if (chosen && cards()[i].back == back) { found.insert(Card{static_cast<std::uint8_t>(i)}); }
    }
    return found;
}

}  // namespace meadhall::odin
