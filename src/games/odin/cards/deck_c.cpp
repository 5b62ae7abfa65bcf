// Deck C of the occupations: what each card does.
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<CardEffect, 59> rows() {
    using enum Good;
    using enum Resource;
    using enum Weapon;
    using enum Ship;
    using enum Building;
    using enum Special;
    using enum DiceAction;
    using enum Measure;
    using H = Hook;
    using S = Space;
    constexpr std::uint8_t battles = in(raiding, pillaging);
    // clang-format off
    return {{
        {2,   {changes(silver_less(1, all_spaces, 2))}},
        {4,   {changes(roll_counts(-1))}},
        {11,  {immediately(gain(spear)), changes(more(Quantity::weapon_value, 1, in(whaling)))}},
        {14,  {by_count(immediately(), ship_sets, row(1, gain(whale_meat)), row(2, gain(2 * whale_meat)))}},
        {15,  {immediately(gain(2 * mead).per(houses)), whenever(at(H::built).with(of(stone_house, long_house)), gain(hide))}},
        {16,  {by_count(immediately(), loose_ore, row(4, gain(2 * silver)), row(5, gain(3 * silver)), row(6, gain(4 * silver)), row(7, gain(5 * silver)))}},
        {18,  {by_count(immediately(), strong_longships, row(1, gain(silk)), row(2, gain(jewelry)), row(3, gain(silver_hoard)))}},
        {19,  {by_count(immediately(), special_tiles, row(3, gain(silk)), row(4, gain(spices)), row(5, gain(jewelry)))}},
        {26,  {immediately(gain(silver).per(red_kinds))}},
        {31,  {immediately(deed(Deed::copy_good))}},
        {39,  {rule(Timing::anytime, Will::may, Rule::unload_ore, {"At any time: loose ore may be taken off whaling boats and longships.", "Jederzeit: Loses Erz darf von Walfangbooten und Drachenschiffen genommen werden.", "Altijd: los erts mag van walvisboten en drakenschepen worden genomen."})}},
        {45,  {anytime(exchange(wood + 6 * silver, treasure_chest))}},
        {49,  {anytime(both(wild_exchange(Wild::cattle, {}), run_phase(Extra::harvest_begins), gain(peas + flax + beans + grain + cabbage), run_phase(Extra::harvest_ends)))}},
        {55,  {anytime(exchange(chest + 3 * silver, treasure_chest))}},
        {60,  {may_immediately(recall(Recall::any_space), both(pay(silver).per(Measure::round), recall(Recall::any_space, 2)))}},
        {61,  {may_immediately(wild_exchange(Wild::longship, 8 * silver))}},
        {63,  {may_immediately(wild_exchange(Wild::sheep, salt_meat + hide + wool)), may_immediately(exchange(3 * silver, drinking_horn))}},
        {67,  {may_immediately(exchange(4 * silver, 2 * silverware + game_meat + mead))}},
        {69,  {may_immediately(both(gain(bow).per(short_of_two), gain(snare).per(short_of_two), gain(spear).per(short_of_two), gain(long_sword).per(short_of_two)))}},
        {71,  {may_immediately(seize(drinking_horn, chest + rune_stone))}},
        {73,  {may_immediately(gain(silverware), exchange(2 * silver, crucifix), exchange(5 * silver, chalice))}},
        {75,  {may_immediately(exchange(silver, skin_and_bones))}},
        {81,  {may_immediately(exchange(silver, longship).per(quartermaster_price))}},
        {85,  {may_immediately(both(pay(silver), roll(hunting_game))), may_immediately(both(pay(2 * silver), roll(laying_a_snare)))}},
        {88,  {may_whenever(at(H::before_overseas), both(pay(silver), upgrade_of(Picks::any, 1, 1, Path::up_left))).for_each()}},
        {90,  {may_whenever(before_dice(in(raiding)), boost_roll(2))}},
        {91,  {may_whenever(at(H::actions_end), both(pay(silver), visit(Visit::beside_own_in_column_1)))}},
        {92,  {by_count(whenever(no_harvest), special_tiles, row(3, gain(silver)), row(4, gain(2 * silver)), row(5, gain(3 * silver)))}},
        {93,  {by_exact(whenever(no_harvest), whaling_boats, row(1, gain(beans)), row(2, gain(grain)), row(3, gain(cabbage)))}},
        {103, {may_whenever(Moment{.hook = H::before_paying, .spaces = ore_crafting_spaces, .items = of(ore)}, take(1))}},
        {108, {may_whenever(after(ore_crafting_spaces), both(pay(silver), recall(Recall::this_space))).when(at_least(1, ore_paid))}},
        {110, {may_whenever(after(on(S::overseas_trade_2)), both(fare(Measure::round), emigrate()))}},
        {111, {whenever(after(crafting_spaces), gain(silver).per(kinds_paid))}},
        {114, {may_whenever(after(crafting_spaces), exchange(3 * silver, silk))}},
        {116, {changes(Modifier{.quantity = Quantity::stone_price, .amount = -1, .spaces = house_spaces})}},
        {118, {whenever(after(weekly_spaces), gain(mead + stone))}},
        {123, {may_whenever(after(single_upgrade_spaces), exchange(oil, silverware))}},
        {125, {whenever(Moments{at(H::explored), at(H::emigrated)}, gain(rune_stone))}},
        {130, {may_whenever(success(in(laying_a_snare), on(S::laying_a_snare)), both(pay(2 * snare), recall(Recall::this_space)))}},
        {131, {may_whenever(Moments{success(in(laying_a_snare)), failure(in(laying_a_snare))}, exchange(stockfish, game_meat))}},
        {136, {changes(roll_counts(1, battles)), rule(Timing::whenever, Will::may, Rule::split_loot, {"Raiding and pillaging: the result may be divided between two tiles.", "Überfall und Plünderung: Das Ergebnis darf auf zwei Marken aufgeteilt werden.", "Overval en plundertocht: het resultaat mag over twee tegels worden verdeeld."})}},
        {138, {rule(Timing::whenever, Will::may, Rule::green_loot, {"Raiding and pillaging: a green tile may be looted, at one sword less than its blue side.", "Überfall und Plünderung: Auch eine grüne Marke darf erbeutet werden, für ein Schwert weniger als ihre blaue Seite.", "Overval en plundertocht: ook een groene tegel mag worden buitgemaakt, voor één zwaard minder dan zijn blauwe kant."})}},
        {139, {rule(Timing::whenever, Will::must, Rule::top_loot_for_less, {"Raiding and pillaging: the special tiles in stock with the highest sword value count 1 less.", "Überfall und Plünderung: Die Sondermarken im Vorrat mit dem höchsten Schwertwert zählen 1 weniger.", "Overval en plundertocht: de speciale tegels in de voorraad met de hoogste zwaardwaarde tellen 1 minder."})}},
        {141, {by_exact(whenever(success(in(whaling))), boats_used, row(1, gain(cabbage)), row(2, gain(beans)), row(3, gain(peas))).when(exactly(0, resources_spent))}},
        {146, {changes(roll_counts(-1, in(hunting_game, laying_a_snare)))}},
        {148, {may_whenever(at(H::built).with(of(knarr)).between(1, 127), exchange(3 * silver, spices))}},
        {150, {may_whenever(received(of(stockfish)).between(2, 127), exchange(stockfish, game_meat)),
               may_whenever(received(of(salt_meat)).between(2, 127), exchange(salt_meat, game_meat))}},
        {151, {whenever(at(H::vikings_returned).between(1, 2), gain(silver))}},
        {157, {whenever(at(H::dish_served).with(of(Good::sheep, pregnant_sheep, Good::cattle, pregnant_cattle)), gain(skin_and_bones))}},
        {162, {whenever(at(H::bonus), gain(flax)).when(at_least(7, vikings_in_column_2))}},
        {168, {whenever(at(H::thing_square_changed).between(3, 3), gain(silver))}},
        {169, {whenever(at(H::harvest_starts).between(1, 127), gain(flax).per(stock, 1), gain(grain).per(stock, 1))}},
        {172, {may_whenever(at(H::after_feast), deed(Deed::move_to_houses)).when(at_least(1, served, stockfish)).when(at_least(1, houses))}},
        {180, {by_at_most(as_soon_as(at_least(3, longships)), income, row(5, gain(4 * silverware)), row(11, gain(3 * silverware)), row(30, gain(2 * silverware)))}},
        {181, {by_at_most(as_soon_as(at_least(3, large_ships)), income, row(4, gain(3 * wool)), row(9, gain(2 * wool)), row(30, gain(wool)))}},
        {182, {once_unlocked(at_least(2, houses), exchange(2 * wood, spices), exchange(5 * wood, 2 * spices))}},
        {183, {by_count(immediately(), knarrs, row(1, gain(peas + beans + flax)), row(2, gain(peas + beans + flax + grain)),
                        row(3, gain(peas + beans + flax + grain + cabbage)), row(4, gain(peas + beans + flax + grain + cabbage + fruits)))}},
        {184, {may_immediately(both(exchange(4 * wood, longship), counted(Deed::load_longship, 3)), both(exchange(3 * silver, longship), counted(Deed::load_longship, 3)))}},
        {188, {by_exact(immediately(), players, row(2, gain(silver)), row(3, gain(2 * silver)), row(4, gain(3 * silver))),
               whenever(at(H::taken_from_strip).with(of(silver)), gain(silver))}},
    }};
    // clang-format on
}

constexpr auto deck = rows();

}  // namespace

std::span<const CardEffect> deck_c() { return deck; }

}  // namespace meadhall::odin
