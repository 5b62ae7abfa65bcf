// The cards as a book: every clause by number, and for each moment, quantity and rule the cards that care.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/inplace_vector.hpp"
#include "games/odin/cards/language.hpp"

namespace meadhall::odin {

/// Among kinds of items: a card from the hand, a position of a mountain strip, a free mooring. And all of them.
inline constexpr Item a_card{Item::count};
inline constexpr Item a_position{Item::count + 1};
inline constexpr Item a_mooring{Item::count + 2};
inline constexpr ItemSet any_kind = ItemSet::first(ItemSet::limit);
/// Those of which there are not always more: ships need moorings, houses and special tiles a stock.
[[nodiscard]] ItemSet kinds_with_limits(const Bundle& bundle);

/// A clause by its number in the book; it fits into a byte.
struct ClauseId {
    std::uint8_t number = 0;
    friend constexpr auto operator<=>(ClauseId, ClauseId) = default;
};

/// What the cards of a game do. Immutable once made; the rows must outlive it.
class CardBook {
  public:
    CardBook() = default;
    /// The rows of some decks, with other rows for the cards that `instead` names.
    using Rows = InplaceVector<const CardEffect*, 8>;
    CardBook(std::initializer_list<std::span<const OccupationCard>> decks, const Rows& instead = {});

    [[nodiscard]] const Clause& clause(ClauseId id) const { return *clauses_[id.number]; }
    [[nodiscard]] Card card_of(ClauseId id) const { return Card{cards_[id.number]}; }
    [[nodiscard]] int clause_count() const { return static_cast<int>(clauses_.size()); }
    /// The clauses of a card: so many from this one on.
    [[nodiscard]] ClauseId first_clause(Card card) const { return {first_[card.number]}; }
    [[nodiscard]] int clauses_of(Card card) const { return counts_[card.number]; }

    [[nodiscard]] const CardSet& listening(Hook hook) const { return listening_[static_cast<std::size_t>(hook)]; }
    [[nodiscard]] const CardSet& changing(Quantity quantity) const {
        return changing_[static_cast<std::size_t>(quantity)];
    }
    [[nodiscard]] const CardSet& ruling(Rule rule) const { return ruling_[static_cast<std::size_t>(rule)]; }
    [[nodiscard]] const CardSet& at_any_time() const { return anytime_; }
    [[nodiscard]] const CardSet& on_playing() const { return immediate_; }
    /// What the card may bring for the action that follows when it is played, or make cheaper.
    [[nodiscard]] ItemSet brings(Card card) const { return brings_[card.number]; }
    /// The cards that hear of what its effect does then, and what a card that hears of something may bring.
    [[nodiscard]] const CardSet& woken_by(Card card) const { return woken_by_[card.number]; }
    [[nodiscard]] ItemSet brings_when_woken(Card card) const { return brings_when_woken_[card.number]; }

    /// The cards that, lying open, may bring something for the action on this space before it begins, and what.
    [[nodiscard]] const CardSet& before(Space space) const { return before_[static_cast<std::size_t>(space)]; }
    [[nodiscard]] const CardSet& before_actions() const { return before_actions_; }
    [[nodiscard]] ItemSet brings_before(Card card) const { return brings_before_[card.number]; }
    /// What the use of a card may take away from its owner, or make unavailable.
    [[nodiscard]] ItemSet spends(Card card) const { return spends_[card.number]; }
    /// The same for what happens of itself when it is played.
    [[nodiscard]] ItemSet spends_when_played(Card card) const { return spends_when_played_[card.number]; }

    /// A way to use a space that only owners of a card have.
    struct Extra {
        SpaceSet spaces;
        ClauseId clause{};
        std::uint8_t alternative = 0;
    };
    [[nodiscard]] const InplaceVector<Extra, 8>& extras() const { return extras_; }

  private:
    void add(int number, const InplaceVector<Clause, 2>& clauses);
    void index_clause(Card card, const Clause& clause, ClauseId id);
    void index_moment(Card card, const Clause& clause, const Moment& moment);
    void connect(Card card);

    InplaceVector<const Clause*, 256> clauses_;
    std::array<std::uint8_t, 256> cards_{};
    std::array<std::uint8_t, card_count> first_{};
    std::array<std::uint8_t, card_count> counts_{};
    std::array<CardSet, hook_count> listening_{};
    std::array<CardSet, quantity_count> changing_{};
    std::array<CardSet, rule_count> ruling_{};
    CardSet anytime_;
    CardSet immediate_;
    std::array<ItemSet, card_count> brings_{};
    std::array<CardSet, card_count> woken_by_{};
    std::array<ItemSet, card_count> brings_when_woken_{};
    std::array<CardSet, space_count> before_{};
    CardSet before_actions_;
    std::array<ItemSet, card_count> brings_before_{};
    std::array<ItemSet, card_count> spends_{};
    std::array<ItemSet, card_count> spends_when_played_{};
    InplaceVector<Extra, 8> extras_;
};

// The decks, one file each.
[[nodiscard]] std::span<const OccupationCard> deck_a();
[[nodiscard]] std::span<const OccupationCard> deck_b();
[[nodiscard]] std::span<const OccupationCard> deck_c();

/// All of them.
[[nodiscard]] const CardBook& printed_book();

}  // namespace meadhall::odin
