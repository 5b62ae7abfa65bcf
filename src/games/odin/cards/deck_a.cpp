// Deck A of the occupations: what each card does.
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<CardEffect, 72> rows() {
    using enum Good;
    using enum Resource;
    using enum Weapon;
    using enum Ship;
    using enum Special;
    using enum DiceAction;
    using enum Measure;
    using H = Hook;
    using S = Space;
    constexpr std::uint8_t battles = in(raiding, pillaging);
    // clang-format off
    return {{
        {1,   {changes(silver_less(1, livestock_spaces))}},
        {3,   {whenever(after(weekly_spaces | on(S::craft_rune_stone, S::craft_chest, S::draw_occupation, S::play_occupation_paid)), gain(snare))}},
        {5,   {immediately(run_phase(Extra::feast))}},
        {7,   {by_stock(whenever(at(H::after_feast)), grain, row(1, gain(silver)), row(2, gain(2 * silver)))}},
        {8,   {whenever(at(H::before_income), gain(oil)).when(at_least(5, vikings_on_crafting))}},
        {9,   {may_whenever(at(H::before_income), deed(Deed::lay_ore))}},
        {10,  {immediately(gain(milk + silver).per(animal_kinds))}},
        {12,  {immediately(gain(chest)),
               may_whenever(Moments{success(battles).by_longship(), failure(battles).by_longship(), at(H::explored).by_longship(),
                                    at(H::emigrated).with(of(longship)), after(on(S::plundering)).by_longship()}, draw_weapons(1))}},
        {17,  {may_immediately(upgrade(1, 3))}},
        {20,  {may_immediately(run_phase(Extra::bonus_of_houses))}},
        {22,  {immediately(gain(stone + ore + silver).per(longships))}},
        {23,  {immediately(gain(2 * silver).per(houses))}},
        {24,  {immediately(gain(oil).per(knarrs)), immediately(gain(wood).per(whaling_boats))}},
        {27,  {immediately(gain(stockfish).per(whaling_boats))}},
        {32,  {by_count(immediately(), longships, row(1, draw_weapons(2)), row(2, draw_weapons(5)), row(3, draw_weapons(10)))}},
        {33,  {by_count(immediately(), Measure::flock, row(3, gain(wool)), row(4, gain(2 * wool)), row(6, gain(3 * wool)))}},
        {34,  {by_count(immediately(), Measure::flock, row(2, gain(milk + wool)), row(4, gain(milk + 2 * wool)))}},
        {35,  {may_immediately(run_phase(Extra::breeding))}},
        {36,  {may_whenever(at(H::before_overseas), upgrade_of(Picks::listed, 1, 1, Path::up, salt_meat + game_meat + whale_meat))}},
        {37,  {may_whenever(at(H::before_overseas), upgrade(1))}},
        {38,  {may_whenever(at(H::new_weapon), both(deed(Deed::skip_weapon), gain(wood)), both(deed(Deed::skip_weapon), gain(stone)),
                            both(deed(Deed::skip_weapon), gain(ore)))}},
        {41,  {may_whenever(at(H::after_bonus), exchange(silver, oil), exchange(mead, oil))}},
        {43,  {immediately(gain(fruits))}},
        {47,  {anytime(exchange(salt_meat, hide))}},
        {48,  {anytime(wild_exchange(Wild::cattle, jewelry))}},
        {50,  {anytime(exchange(rune_stone, hide))}},
        {52,  {anytime(both(pay(silver), play_occupations(1)))}},
        {54,  {anytime(exchange(silverware, silk), exchange(silverware, chest))}},
        {56,  {anytime(wild_exchange(Wild::two_weapons, ore))}},
        {58,  {anytime(exchange(2 * flax, 3 * oil))}},
        {59,  {anytime(exchange(2 * flax + silver, 2 * linen))}},
        {64,  {may_immediately(wild_exchange(Wild::whaling_boat, 2 * silver, longship))}},
        {65,  {may_immediately(exchange(2 * snare + 2 * spear, treasure_chest))}},
        {66,  {may_immediately(both(pay(silver), upgrade_of(Picks::orange, 1, 2, Path::up_right)))}},
        {68,  {may_immediately(draw_weapons(4))}},
        {74,  {may_immediately(exchange(2 * silver + grain, Good::cattle))}},
        {76,  {may_immediately(recall(Recall::column_4))}},
        {77,  {may_immediately(visit(Visit::occupied_in_column_2))}},
        {79,  {may_immediately(deed(Deed::make_pregnant, {}, Good::cattle))}},
        {83,  {may_immediately(upgrade_of(Picks::one_kind, 4))}},
        {86,  {may_immediately(exchange(2 * silver, hide), exchange(4 * silver, 2 * hide), exchange(6 * silver, 3 * hide))}},
        {87,  {may_immediately(gain(crucifix), take(4))}},
        {89,  {changes(more(Quantity::resource_value, 1, battles))}},
        {94,  {may_whenever(no_harvest, exchange(2 * oil, spices))}},
        {95,  {may_whenever(no_harvest, take(2))}},
        {96,  {may_whenever(no_harvest, exchange(game_meat, whale_meat), exchange(whale_meat, 2 * game_meat))}},
        {98,  {may_whenever(at(H::tile_laid).with(of(grain)).where(Laid::house), exchange(2 * silver, silk))}},
        {99,  {may_whenever(at(H::occupation_drawn), both(deed(Deed::skip_occupation), play_occupations(1)))}},
        {113, {may_whenever(before(crafting_spaces), take(1))}},
        {117, {may_whenever(at(H::built).with(of(knarr, longship)).between(1, 127), upgrade(1))}},
        {122, {by_count(may_whenever(after(strip_spaces)), kinds_taken, row(2, gain(mead)), row(3, gain(hide)), row(4, gain(chest)))}},
        {126, {whenever(success(in(laying_a_snare)), gain(silver))}},
        {128, {may_whenever(success(in(laying_a_snare)), take(1))}},
        {134, {whenever(failure(in(raiding)), gain(mead))}},
        {135, {whenever(success(battles), gain(long_sword)).when(exactly(1, weapons_spent))}},
        {137, {rule(Timing::whenever, Will::may, Rule::spears_as_swords, {"Raiding and pillaging: spears may be spent as long swords.", "Überfall und Plünderung: Speere zählen auf Wunsch als Langschwerter.", "Overval en plundertocht: speren mogen als langzwaarden gelden."})}},
        {140, {whenever(success(in(whaling)), gain(oil))}},
        {145, {may_whenever(before_dice(in(hunting_game)), take(1))}},
        {147, {rule(Timing::whenever, Will::may, Rule::knarr_as_longship, {"Raiding, pillaging, plundering and far exploration: a knarr may stand in for a longship, without ore.", "Überfall, Plünderung, Brandschatzung und weite Entdeckung: Eine Knorr darf ein Drachenschiff vertreten, ohne Erz.", "Overval, plundertocht, brandschatting en verre ontdekking: een knarr mag een drakenschip vervangen, zonder erts."})}},
        {149, {whenever(before(overseas_spaces), gain(oil))}},
        {152, {rule(Timing::whenever, Will::may, Rule::one_double_step, {"Upgrading 3 or 4 goods: one of them may rise two steps.", "Beim Aufwerten von 3 oder 4 Waren darf eine zwei Stufen steigen.", "Bij het opwaarderen van 3 of 4 goederen mag er één twee stappen stijgen."})}},
        {153, {allowed(changes(more(Quantity::rolls, 1)))}},
        {154, {whenever(end_of_viking_action, gain(silver)).when(at_least(2, wood_gained))}},
        {158, {whenever(at(H::dish_served).with(of(game_meat, whale_meat)), both(gain(silver), draw_weapons(3)))}},
        {160, {rule(Timing::whenever, Will::must, Rule::abstain_from_mead, {"A feast without mead: 1 silver, which may be taken and used during the feast.", "Ein Fest ohne Met: 1 Silber, das schon während des Festes genommen und benutzt werden darf.", "Een feest zonder mede: 1 zilver, dat al tijdens het feest genomen en gebruikt mag worden."})}},
        {163, {whenever(success(in(hunting_game), on(S::hunting_game_2)), gain(hide + silver))}},
        {164, {may_whenever(at(H::before_placing).between(4, 4), take_only(1, stone + ore))}},
        {165, {whenever(at(H::feast_starts), gain(2 * silver)).when(at_least(1, stock, clothing))}},
        {170, {changes(fare_less(2))}},
        {171, {may_whenever(at(H::after_harvest).between(1, 127), exchange(flax, grain + silver))}},
        {174, {may_whenever(received(of(Good::cattle, pregnant_cattle)), exchange(4 * silver, spices), exchange(3 * silver, silk)).for_each()}},
        {186, {rule(Timing::whenever, Will::may, Rule::second_pea_dish, {"Feast: two peas may lie lengthwise.", "Fest: Zwei Erbsen dürfen der Länge nach liegen.", "Feest: twee erwten mogen in de lengte liggen."})}},
    }};
    // clang-format on
}

constexpr auto deck = rows();

}  // namespace

std::span<const CardEffect> deck_a() { return deck; }

}  // namespace meadhall::odin
