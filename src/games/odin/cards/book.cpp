#include "games/odin/cards/book.hpp"

#include <algorithm>

namespace meadhall::odin {

CardBook::CardBook(std::initializer_list<std::span<const OccupationCard>> decks, const Rows& instead) {
    for (const auto& deck : decks) {
        for (const OccupationCard& card : deck) {
            const auto other = std::ranges::find(instead, card.number, &CardEffect::number);
            add(card.number, other == instead.end() ? card.clauses : (*other)->clauses);
        }
    }
    for (const auto& deck : decks) {
        for (const OccupationCard& card : deck) { connect(Card{static_cast<std::uint8_t>(card.number - 1)}); }
    }
}

namespace {

constexpr ItemSet all_resources{Resource::wood, Resource::stone, Resource::ore, Resource::silver};
constexpr ItemSet all_goods = ItemSet::first(good_count);

ItemSet kinds_in(const Bundle& bundle) {
    ItemSet kinds;
    for (const Amount& amount : bundle) { kinds.insert(amount.item); }
    return kinds;
}

/// Silver, besides, comes from everywhere.
ItemSet brought_by_spaces(int column) {
    ItemSet brought = all_resources;
    for (const SpaceRow& row : spaces()) {
        if (row.column != column) { continue; }
        for (const Parts& parts : row.effect.alternatives) {
            for (const Part& part : parts) { brought |= kinds_in(part.get); }
        }
    }
    return brought;
}

/// Whether one good becomes another matters as well: spaces of columns 3 and 4 ask for a good that can rise, or for
/// sheep (O-5.3, O-5.15).
ItemSet brought_by(const Part& part) {
    switch (part.deed) {
        case Deed::gain:
        case Deed::exchange:
        case Deed::buy: return kinds_in(part.get);
        case Deed::take: return ItemSet{a_position} | (part.get.empty() ? all_resources : kinds_in(part.get));
        case Deed::explore: return all_resources;
        case Deed::visit: return brought_by_spaces(part.as<Visit>() == Visit::occupied_in_column_2 ? 2 : 1);
        case Deed::run_phase: {
            const Extra phase = part.as<Extra>();
            const bool pays = phase == Extra::bonus_of_houses || phase == Extra::bonus_of_home;
            return pays ? all_resources : ItemSet{};
        }
        case Deed::upgrade:
        case Deed::flip:
        case Deed::copy_good: return all_goods;
        case Deed::emigrate: return {a_mooring};
        case Deed::pay:
        case Deed::draw_weapons:
        case Deed::draw_occupations:
        case Deed::play_occupations:
        case Deed::roll:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::recall:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: break;
    }
    return {};
}

/// What becomes cheaper, or can be stood in for, as long as the card lies open.
ItemSet eased_by(const Clause& clause) {
    ItemSet eased;
    for (const Modifier& modifier : clause.modifiers) {
        if (modifier.quantity == Quantity::silver_price) { eased.insert(Resource::silver); }
        if (modifier.quantity == Quantity::stone_price) { eased.insert(Resource::stone); }
    }
    if (clause.rule == Rule::knarr_as_longship) { eased.insert(Ship::longship); }
    return eased;
}

/// All that the parts of a clause bring or spend.
template <class Kinds>
ItemSet sum_over_parts(const Clause& clause, Kinds kinds) {
    ItemSet sum;
    for (const Parts& parts : clause.alternatives) {
        for (const Part& part : parts) { sum |= kinds(part); }
    }
    return sum;
}

ItemSet brought_by_parts(const Clause& clause) {
    return sum_over_parts(clause, [](const Part& part) { return brought_by(part); });
}

/// Whether it waits for a moment that playing the card does not bring.
bool is_for_later(const Clause& clause) {
    const bool is_heard_at_once = std::ranges::any_of(
        clause.moments, [](const Moment& moment) { return moment.hook == Hook::occupation_played; });
    return clause.timing == Timing::whenever || clause.rule == Rule::space_alternative ||
           (!clause.moments.empty() && !is_heard_at_once);
}

ItemSet brought_when_played(const Clause& clause) {
    return eased_by(clause) | (is_for_later(clause) ? ItemSet{} : brought_by_parts(clause));
}

using HookSet = IndexSet<Hook, 64>;

/// The moments of a phase that bring something to those who listen.
HookSet moments_of(Extra phase) {
    switch (phase) {
        case Extra::feast: return {Hook::feast_starts, Hook::dish_served, Hook::after_feast};
        case Extra::bonus_of_houses:
        case Extra::bonus_of_home: return {Hook::house_bonus, Hook::bonus, Hook::after_bonus};
        case Extra::harvest_begins: return {Hook::harvest_starts, Hook::harvest};
        case Extra::harvest_ends: return {Hook::after_harvest};
        case Extra::breeding: break;
    }
    return {};
}

/// The moments that a part brings with it. Of what is received only ships and houses matter: besides goods, the cards
/// that hear of goods bring nothing else.
HookSet moments_of(const Part& part) {
    if (part.deed == Deed::recall) { return {Hook::vikings_returned, Hook::thing_square_changed}; }
    if (part.deed == Deed::emigrate) { return {Hook::emigrated}; }
    if (part.deed == Deed::run_phase) { return moments_of(part.as<Extra>()); }
    const bool acquires = !(kinds_in(part.get) - ItemSet::first(Item::first_ship)).empty();
    return acquires ? HookSet{Hook::acquired} : HookSet{};
}

/// What a price that leaves something open may be paid with.
ItemSet spent_on(Wild wild) {
    switch (wild) {
        case Wild::none: return {};
        case Wild::sheep: return {Good::sheep, Good::pregnant_sheep};
        case Wild::cattle: return {Good::cattle, Good::pregnant_cattle};
        case Wild::two_weapons: return {};  // no space asks for weapons
        case Wild::whaling_boat: return {Ship::whaling_boat};
        case Wild::longship:
        case Wild::ore_of_longship: return {Ship::longship};
    }
    return {};
}

ItemSet spent_by(const Part& part) {
    switch (part.deed) {
        case Deed::gain:
        case Deed::buy:
        case Deed::pay:
        case Deed::exchange: return kinds_in(part.give) | kinds_with_limits(part.get) | spent_on(part.wild);
        case Deed::play_occupations:
        case Deed::skip_occupation: return {a_card};
        case Deed::take: return {a_position};
        case Deed::draw_weapons:
        case Deed::draw_occupations:
        case Deed::recall:
        case Deed::run_phase:
        case Deed::copy_good:
        case Deed::skip_weapon:
        case Deed::gain_concerned:
        case Deed::boost_roll: return {};
        case Deed::upgrade:
        case Deed::roll:
        case Deed::trade_overseas:
        case Deed::buy_specials:
        case Deed::forge:
        case Deed::emigrate:
        case Deed::explore:
        case Deed::visit:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses: break;
    }
    return any_kind;
}

ItemSet spent_by(const Clause& clause) {
    return sum_over_parts(clause, [](const Part& part) { return spent_by(part); });
}

/// Compulsory, as soon as the card lies open.
bool happens_when_played(const Clause& clause) {
    return clause.will == Will::must && (clause.timing == Timing::immediate || clause.timing == Timing::as_soon_as);
}

/// Moments between placing Vikings and the first part of the action (O-4.13).
bool is_before_action(Hook hook) {
    return hook == Hook::before_placing || hook == Hook::placed || hook == Hook::thing_square_changed ||
           hook == Hook::before_action || hook == Hook::before_overseas || hook == Hook::before_paying;
}

/// Where a moment of that kind comes at all.
SpaceSet spaces_with(const Moment& moment) {
    if (!moment.spaces.empty()) { return moment.spaces; }
    return moment.hook == Hook::before_overseas ? overseas_spaces : all_spaces;
}

ItemSet taken_on(const SpaceRow& space) {
    ItemSet taken;
    for (const Parts& parts : space.effect.alternatives) {
        for (const Part& part : parts) { taken |= kinds_in(part.give) | kinds_of(part.need.ships); }
    }
    return taken;
}

}  // namespace

ItemSet kinds_with_limits(const Bundle& bundle) {
    constexpr ItemSet large_ships{Ship::knarr, Ship::longship};
    const ItemSet kinds = kinds_in(bundle) - ItemSet::first(Item::first_ship);
    return kinds.intersects(large_ships) ? kinds | large_ships : kinds;
}

void CardBook::add(int number, const InplaceVector<Clause, 2>& clauses) {
    const Card card{static_cast<std::uint8_t>(number - 1)};
    first_[card.number] = static_cast<std::uint8_t>(clauses_.size());
    counts_[card.number] = static_cast<std::uint8_t>(clauses.size());
    for (const Clause& clause : clauses) {
        const ClauseId id{static_cast<std::uint8_t>(clauses_.size())};
        cards_[id.number] = card.number;
        clauses_.push_back(&clause);
        index_clause(card, clause, id);
    }
}

void CardBook::index_clause(Card card, const Clause& clause, ClauseId id) {
    brings_[card.number] |= brought_when_played(clause);
    spends_[card.number] |= spent_by(clause);
    if (happens_when_played(clause)) { spends_when_played_[card.number] |= spent_by(clause); }
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
    for (const Moment& moment : clause.moments) { index_moment(card, clause, moment); }
    if (!clause.moments.empty()) { brings_when_woken_[card.number] |= brought_by_parts(clause); }
}

void CardBook::connect(Card card) {
    for (int i = 0; i < counts_[card.number]; ++i) {
        const Clause& said = *clauses_[first_[card.number] + static_cast<std::size_t>(i)];
        if (is_for_later(said)) { continue; }
        for (const Parts& parts : said.alternatives) {
            for (const Part& part : parts) {
                for (const Hook hook : moments_of(part)) { woken_by_[card.number] |= listening(hook); }
            }
        }
    }
}

void CardBook::index_moment(Card card, const Clause& clause, const Moment& moment) {
    listening_[static_cast<std::size_t>(moment.hook)].insert(card);
    const ItemSet brought = is_before_action(moment.hook) ? brought_by_parts(clause) : ItemSet{};
    brings_before_[card.number] |= brought;
    const ItemSet besides = brought.contains(a_position) ? ItemSet{Resource::silver} : ItemSet{};  // #6, #188
    for (const SpaceRow& row : spaces()) {
        if (!spaces_with(moment).contains(row.space) || !(brought | besides).intersects(taken_on(row))) { continue; }
        before_[static_cast<std::size_t>(row.space)].insert(card);
        before_actions_.insert(card);
    }
}

const CardBook& printed_book() {
    static const CardBook book{deck_a(), deck_b(), deck_c()};
    return book;
}

}  // namespace meadhall::odin
