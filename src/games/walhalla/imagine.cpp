// A world the viewer cannot rule out: the cards the viewer does not see, dealt over the other hands and the pile with
// the odds an attentive player would reckon with.
//
// Before the draw pile is renewed for the first time every unseen card is equally likely in every unseen place. A
// renewal tells everybody more (WH-6.9): the new pile holds the discards, all other cards are in the hands. From then
// on there are fresh cards, those of the new pile, and kept ones; a hand has at most as many fresh cards as its owner
// has drawn since. Of the own hand one knows which are which. When somebody plays a card, the others do not see whether
// it was fresh or kept; `Split` weighs both.
#include <span>
#include <utility>

#include "core/inplace_vector.hpp"
#include "games/walhalla/chapters.hpp"

namespace meadhall::walhalla {
namespace {

constexpr std::size_t sizes = card_count + 1;

/// In how many ways something can have each size.
using Ways = std::array<double, sizes>;

constexpr std::array<Ways, sizes> pascal = [] {
    std::array<Ways, sizes> rows{};
    for (std::size_t n = 0; n < sizes; ++n) {
        rows[n][0] = 1;
        for (std::size_t k = 1; k <= n; ++k) { rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0); }
    }
    return rows;
}();

/// In how many ways `k` of `n` cards can be chosen.
double choices(int n, int k) {
    return k < 0 || k > n ? 0 : pascal[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

double fraction(Rng& rng) { return static_cast<double>(rng() >> 11U) * 0x1p-53; }

/// The first size whose share of the odds a random ticket falls on; 0 if all odds are nil.
int drawn_by(const Ways& odds, Rng& rng) {
    double sum = 0;
    for (double share : odds) { sum += share; }
    double ticket = fraction(rng) * sum;
    int last = 0;
    for (std::size_t size = 0; size < sizes; ++size) {
        if (odds[size] <= 0) { continue; }
        last = static_cast<int>(size);
        if (ticket < odds[size]) { break; }
        ticket -= odds[size];
    }
    return last;
}

/// A number of cards split into parts, each of which has its own ways to be of a size.
class Split {
  public:
    static constexpr std::size_t most_parts = card_kinds;

    void add_part(const Ways& ways) { parts_.push_back(ways); }
    /// To be called when all parts are added.
    void count() {
        rest_[parts_.size()] = {1};
        for (std::size_t i = parts_.size(); i-- > 0;) {
            for (std::size_t total = 0; total < sizes; ++total) {
                for (std::size_t part = 0; part <= total; ++part) {
                    rest_[i][total] += parts_[i][part] * rest_[i + 1][total - part];
                }
            }
        }
    }
    /// In how many ways all parts together have this size.
    [[nodiscard]] double ways(int total) const { return rest_[0][static_cast<std::size_t>(total)]; }

    /// The sizes of the parts. Precondition: there are ways to make the total.
    [[nodiscard]] std::array<int, most_parts> draw(int total, Rng& rng) const {
        std::array<int, most_parts> drawn{};
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            Ways odds{};
            for (std::size_t part = 0; std::cmp_less_equal(part, total); ++part) {
                odds[part] = parts_[i][part] * rest_[i + 1][static_cast<std::size_t>(total) - part];
            }
            drawn[i] = drawn_by(odds, rng);
            total -= drawn[i];
        }
        return drawn;
    }

  private:
    InplaceVector<Ways, most_parts> parts_;
    std::array<Ways, most_parts + 1> rest_{};  // [i]: the parts from i on
};

/// What the viewer does not see, by where it can be.
struct Unseen {
    Cards fresh;                 // in the pile, and in hands that have drawn since it was renewed
    Cards kept;                  // in hands since before that
    PerSeat<int> fresh_cards{};  // how many fresh ones each hand has
};

bool is_hidden(const View& seen, int seat) { return !seen.me || seen.me->number != seat; }

/// What has left a hand since the renewal.
Cards shown_cards(const View& seen) {
    Cards shown = seen.discards;
    add(shown, seen.laid);
    return shown;
}

/// In how many ways the hidden hands can have so many fresh cards in all.
Split split_of_hands(const View& seen, int seats) {
    Split split;
    for (int i = 0; i < seats; ++i) {
        if (!is_hidden(seen, i)) { continue; }
        const Player& player = seen.players[static_cast<std::size_t>(i)];
        Ways ways{};
        for (int fresh = 0; fresh <= player.cards; ++fresh) {
            ways[static_cast<std::size_t>(fresh)] =
                choices(player.drawn, fresh) * choices(player.kept, player.cards - fresh);
        }
        split.add_part(ways);
    }
    split.count();
    return split;
}

/// In how many ways so many of the shown cards can have been fresh ones.
Split split_of_kinds(const Cards& fresh, const Cards& kept, const Cards& shown) {
    Split split;
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        Ways ways{};
        for (int number = 0; number <= count(shown, kind); ++number) {
            ways[static_cast<std::size_t>(number)] =
                choices(count(fresh, kind), number) * choices(count(kept, kind), count(shown, kind) - number);
        }
        split.add_part(ways);
    }
    split.count();
    return split;
}

/// How likely each number of fresh cards in the hidden hands is, all told. `fresh`, `kept` and `shown` are totals.
struct Totals {
    int fresh;
    int kept;
    int shown;
};
Ways odds_of_fresh(const Split& hands, const Split& kinds, const Totals& all, int pile) {
    Ways odds{};
    for (int in_hands = 0; in_hands <= all.fresh - pile; ++in_hands) {
        const int shown = all.fresh - pile - in_hands;
        const double ways = choices(all.fresh, shown) * choices(all.kept, all.shown - shown);
        if (ways > 0) { odds[static_cast<std::size_t>(in_hands)] = hands.ways(in_hands) * kinds.ways(shown) / ways; }
    }
    return odds;
}

/// All cards but the own hand, by where they were at the last renewal.
Unseen all_but_own(const Game& game, const View& seen) {
    Unseen cards{.fresh = seen.renewed, .kept = game.cards()};
    take(cards.kept, seen.renewed);
    take(cards.kept, seen.kept);
    Cards own_fresh = seen.hand;
    take(own_fresh, seen.kept);
    take(cards.fresh, own_fresh);
    return cards;
}

Unseen before_any_renewal(const Game& game, const View& seen) {
    Unseen unseen = all_but_own(game, seen);
    take(unseen.fresh, shown_cards(seen));
    for (std::size_t i = 0; i < max_seats; ++i) { unseen.fresh_cards[i] = seen.players[i].cards; }
    return unseen;
}

Unseen after_renewal(const Game& game, const View& seen, Rng& rng) {
    Unseen unseen = all_but_own(game, seen);
    const Cards shown = shown_cards(seen);
    const Totals all{total(unseen.fresh), total(unseen.kept), total(shown)};
    const Split hands = split_of_hands(seen, game.seats());
    const Split kinds = split_of_kinds(unseen.fresh, unseen.kept, shown);
    const int in_hands = drawn_by(odds_of_fresh(hands, kinds, all, seen.pile_size), rng);
    const auto by_hand = hands.draw(in_hands, rng);
    const auto shown_fresh = kinds.draw(all.fresh - seen.pile_size - in_hands, rng);

    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        count(unseen.fresh, kind) = byte(count(unseen.fresh, kind) - shown_fresh[kind]);
        count(unseen.kept, kind) = byte(count(unseen.kept, kind) - (count(shown, kind) - shown_fresh[kind]));
    }
    std::size_t part = 0;
    for (int i = 0; i < game.seats(); ++i) {
        if (is_hidden(seen, i)) { unseen.fresh_cards[static_cast<std::size_t>(i)] = by_hand[part++]; }
    }
    return unseen;
}

/// Cards to be dealt one by one.
class Deck {
  public:
    explicit Deck(const Cards& cards) {
        for_each_kind(cards, [&](std::size_t kind) {
            for (int i = 0; i < count(cards, kind); ++i) { cards_.push_back(static_cast<Card>(kind)); }
        });
    }
    void deal(int number, Cards& hand, Rng& rng) {
        for (; number > 0 && !cards_.empty(); --number) {
            Card& dealt = cards_[rng.below(static_cast<std::uint32_t>(cards_.size()))];
            ++hand[dealt];
            dealt = cards_.back();
            cards_.pop_back();
        }
    }
    void deal_the_rest(Cards& pile) const {
        for (Card card : cards_) { ++pile[card]; }
    }

  private:
    InplaceVector<Card, card_count> cards_;
};

/// What somebody who has already answered may have laid face down: any set of cards, each number equally likely.
void imagine_laid_cards(const Game& game, Cards& hand, Cards& laid, Rng& rng) {
    for_each_kind(hand, [&](std::size_t kind) {
        if (!is_laid_face_down(game, static_cast<Card>(kind))) { return; }
        const std::uint32_t number = rng.below(count(hand, kind) + 1U);
        count(laid, kind) = static_cast<std::uint8_t>(number);
        count(hand, kind) = static_cast<std::uint8_t>(count(hand, kind) - number);
    });
}

}  // namespace

State Game::imagine(const View& seen, Rng& rng) const {
    State world;
    static_cast<Open&>(world) = seen;
    if (seen.me) {
        world.hands[seen.me->number] = seen.hand;
        world.kept[seen.me->number] = seen.kept;
        world.laid[seen.me->number] = seen.laid;
    }
    const Unseen unseen = seen.renewed == cards_ ? before_any_renewal(*this, seen) : after_renewal(*this, seen, rng);
    Deck fresh{unseen.fresh};
    Deck kept{unseen.kept};
    for (int i = 0; i < seats_; ++i) {
        const auto n = static_cast<std::size_t>(i);
        if (!is_hidden(seen, i)) { continue; }
        kept.deal(seen.players[n].cards - unseen.fresh_cards[n], world.kept[n], rng);
        world.hands[n] = world.kept[n];
        fresh.deal(unseen.fresh_cards[n], world.hands[n], rng);
        const bool has_answered = seen.step == Step::lay && i < seen.asked.number;
        if (has_answered) {
            imagine_laid_cards(*this, world.hands[n], world.laid[n], rng);
            take_at_most(world.kept[n], world.laid[n]);
        }
    }
    fresh.deal_the_rest(world.pile);
    return world;
}

}  // namespace meadhall::walhalla
