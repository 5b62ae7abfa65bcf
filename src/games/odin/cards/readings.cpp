#include "games/odin/cards/readings.hpp"

#include <array>

namespace meadhall::odin {

namespace {

/// What is printed on a card, where the appendix explains it otherwise.
struct PrintedCard {
    Reading Options::* option;
    CardEffect effect;
};

consteval std::array<PrintedCard, 5> printed_rows() {
    using enum Good;
    using enum Resource;
    using enum Special;
    using enum Measure;
    using H = Hook;
    constexpr DiceSet raids = in(DiceAction::raiding);
    // clang-format off
    return {{
        {&Options::courier,              {70,  {may_immediately(seize_from_others(cloakpin, silverware + rune_stone))}}},
        {&Options::disheartened_warrior, {104, {whenever(failure(raids), gain(stockfish), gain(oil)).when(exactly(2, rolls_made))}}},
        {&Options::weapons_warden,       {166, {may_whenever(at(H::before_placing).between(2, 2), draw_weapons(1)).when(at_least(2, placements_of_two))}}},
        {&Options::codliver_oil_presser, {175, {may_whenever(end_of_viking_action, exchange(silver, oil)).when(at_least(1, stockfish_gained))}}},
        {&Options::herb_gardener,        {182, {allowed(as_soon_as(at_least(2, houses), exchange(2 * wood, spices), exchange(5 * wood, 2 * spices)))}}},
    }};
    // clang-format on
}

constexpr auto printed_cards = printed_rows();

}  // namespace

std::shared_ptr<const CardBook> book_for(const Options& options) {
    CardBook::Rows instead;
    for (const PrintedCard& face : printed_cards) {
        if (options.*face.option == Reading::card) { instead.push_back(&face.effect); }
    }
    if (instead.empty()) { return unowned(printed_book()); }
    const std::initializer_list<std::span<const OccupationCard>> decks = {deck_a(), deck_b(), deck_c()};
    return std::make_shared<const CardBook>(decks, instead);
}

}  // namespace meadhall::odin
