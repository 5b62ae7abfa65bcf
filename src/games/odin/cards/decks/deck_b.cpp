// Deck B of the occupations: each card with its name, back and points, and what it does.
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<OccupationCard, 59> rows_of_b() {
    using enum Back;
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
    // clang-format off
    return {{
        {6, "stone_carver", {"Stone Carver", "Steinmetz", "Steenhouwer"}, dark, 1,
            {whenever(at(H::taken_from_strip).with(of(stone)), gain(silver))}},
        {13, "archer", {"Archer", "Bogenschütze", "Boogschutter"}, dark, 1,
            {immediately(gain(bow)), changes(roll_counts(-1, in(hunting_game)))}},
        {21, "collector", {"Collector", "Sammler", "Verzamelaar"}, light, 1,
            {may_immediately(run_phase(Extra::bonus_of_home))}},
        {25, "meat_trader", {"Meat Trader", "Fleischhändler", "Vleeshandelaar"}, dark, 1,
            {immediately(gain(salt_meat).per(knarrs))}},
        {28, "locksmith", {"Locksmith", "Schlosser", "Slotenmaker"}, dark, 1,
            {may_whenever(received(of(chest, treasure_chest)), exchange(silver, oil)).for_each()}},
        {29, "meat_preserver", {"Meat Preserver", "Fleischhaltbarmacher", "Vleesinmaker"}, dark, 3,
            {immediately(gain(salt_meat).per(meat_pairs))}},
        {30, "silk_merchant", {"Silk Merchant", "Seidenhändler", "Zijdehandelaar"}, dark, 3,
            {by_stock(immediately(), silk, row(1, gain(silver)), row(2, gain(3 * silver)), row(3, gain(6 * silver)))}},
        {40, "master_joiner", {"Master Joiner", "Tischlermeister", "Meesterschrijnwerker"}, dark, 3,
            {rule(Timing::anytime, Will::may, Rule::wood_in_houses, {"At any time: wood may be laid on single cells of stone and long houses, as silver is.", "Jederzeit: Holz darf wie Silber auf einzelne Felder von Stein- und Langhäusern gelegt werden.", "Op elk moment: hout mag net als zilver op losse vakken van stenen huizen en langhuizen worden gelegd."})}},
        {42, "steward", {"Steward", "Verwalter", "Rentmeester"}, light, 2,
            {may_whenever(at(H::before_income), deed(Deed::store_in_shed, wood, silver), deed(Deed::store_in_shed, stone, silver))}},
        {44, "master_tailor", {"Master Tailor", "Schneidermeister", "Meesterkleermaker"}, dark, 1,
            {anytime(exchange(hide + wool + linen, clothing + 3 * silver))}},
        {46, "ship_architect", {"Ship Architect", "Schiffsarchitekt", "Scheepsarchitect"}, dark, 1,
            {anytime(exchange(3 * wood + wool, longship), exchange(3 * wood + linen, longship))}},
        {51, "master_mason", {"Master Mason", "Maurermeister", "Meestermetselaar"}, dark, 1,
            {anytime(exchange(rune_stone, silver + milk), exchange(rune_stone, silver + cabbage))}},
        {53, "farm_shop_owner", {"Farm Shop Owner", "Hofladenbesitzer", "Boerderijwinkelier"}, light, 1,
            {anytime(both(pay(silver), upgrade_of(Picks::orange, 1)))}},
        {57, "bean_farmer", {"Bean Farmer", "Bohnenbauer", "Bonenboer"}, light, 1,
            {anytime(exchange(2 * beans, peas + mead + stockfish))}},
        {62, "fine_blacksmith", {"Fine Blacksmith", "Feinschmied", "Fijnsmid"}, light, 3,
            {may_immediately(exchange(ore + silver, crucifix), exchange(ore + silver, cloakpin))}},
        {70, "courier", {"Courier", "Kurier", "Koerier"}, dark, 0,
            {may_immediately(seize(cloakpin, silverware + rune_stone))}},
        {72, "earl", {"Earl", "Jarl", "Jarl"}, dark, 2,
            {may_immediately(exchange(silver, stone_house).per(Measure::round))}},
        {78, "traveling_merchant", {"Traveling Merchant", "Reisender Händler", "Reizende koopman"}, dark, 0,
            {by_count(may_immediately(), knarrs, row(1, flip(2)), row(2, flip(4)), row(3, flip(6)), row(4, flip(7)))}},
        {80, "shepherd_boy", {"Shepherd Boy", "Hirtenjunge", "Herdersjongen"}, dark, 0,
            {may_immediately(exchange(2 * silver, Good::sheep))}},
        {82, "longship_builder", {"Longship Builder", "Drachenschiffbauer", "Drakenschipbouwer"}, dark, 1,
            {by_count(may_immediately(), knarrs, row(1, exchange(6 * silver, longship)), row(2, exchange(3 * silver, longship)), row(3, exchange(silver, longship)))}},
        {84, "harbor_guard", {"Harbor Guard", "Hafenwächter", "Havenwacht"}, dark, 0,
            {may_immediately(both(fare(price_less_large), emigrate()))}},
        {97, "pea_counter", {"Pea Counter", "Erbsenzähler", "Erwtenteller"}, dark, 1,
            {may_whenever(no_harvest, gain(peas).per(peas_to_double))}},
        {100, "undertaker", {"Undertaker", "Totengräber", "Doodgraver"}, light, -1,
            {whenever(at(H::tile_laid).with(of(rune_stone)).where(Laid::exploration_board), gain(silver))}},
        {101, "judge", {"Judge", "Richter", "Rechter"}, dark, 1,
            {whenever(at(H::tile_laid).with(of(rune_stone)).where(Laid::house), gain(mead + silver))}},
        {102, "fur_merchant", {"Fur Merchant", "Pelzhändler", "Bonthandelaar"}, dark, 2,
            {instead_on(on(S::mountain_1_upgrade_1), both(take(1), exchange(game_meat, fur)), both(take(1), exchange(silk, fur))),
               instead_on(on(S::mountain_3_upgrade_1), both(take(3), exchange(game_meat, fur)), both(take(3), exchange(silk, fur)))}},
        {104, "disheartened_warrior", {"Disheartened Warrior", "Entmutigter Krieger", "Ontmoedigde krijger"}, light, 0,
            {whenever(failure(in(raiding)), gain(stockfish), gain(oil)).when(at_most(2, rolls_made))}},
        {105, "knarr_builder", {"Knarr Builder", "Knorrbauer", "Knarrbouwer"}, dark, 3,
            {instead_on(on(S::build_whaling_boat), exchange(3 * wood, knarr))}},
        {106, "warmonger", {"Warmonger", "Kriegstreiber", "Oorlogshitser"}, dark, -1,
            {rule(Timing::whenever, Will::may, Rule::fewer_vikings, {"Plundering: 1 Viking fewer with 3 longships, 2 fewer with 4.", "Brandschatzung: 1 Wikinger weniger mit 3 Drachenschiffen, 2 weniger mit 4.", "Grote plundering: 1 Viking minder met 3 drakenschepen, 2 minder met 4."})}},
        {107, "adventurer", {"Adventurer", "Abenteurer", "Avonturier"}, dark, 1,
            {instead_on(on(S::explore_near), explore(Voyage::anywhere))}},
        {109, "master_count", {"Master Count", "Obergraf", "Oppergraaf"}, dark, 2,
            {whenever(after(on(S::overseas_trade_2)), gain(silver).per(knarrs))}},
        {112, "barkeeper", {"Barkeeper", "Kneipenwirt", "Kroegbaas"}, light, 0,
            {whenever(after(crafting_spaces), gain(mead))}},
        {115, "princess", {"Princess", "Prinzessin", "Prinses"}, light, 1,
            {whenever(after(house_spaces), gain(silverware))}},
        {119, "milkman", {"Milkman", "Milchmann", "Melkboer"}, light, 1,
            {whenever(after(weekly_spaces), gain(milk))}},
        {120, "middleman", {"Middleman", "Zwischenhändler", "Tussenhandelaar"}, light, 2,
            {may_whenever(after(weekly_spaces), both(pay(silver), upgrade(1)))}},
        {121, "carpenter", {"Carpenter", "Zimmermann", "Timmerman"}, dark, 0,
            {may_whenever(before(ship_spaces | house_spaces), take(1))}},
        {124, "laborer", {"Laborer", "Arbeiter", "Arbeider"}, dark, 1,
            {may_whenever(after(on(S::products_mead, S::craft_clothing)), exchange(2 * silver, grain + 2 * wood))}},
        {127, "angler", {"Angler", "Angler", "Hengelaar"}, light, 1,
            {whenever(success(in(laying_a_snare)), gain(stockfish))}},
        {129, "meat_curer", {"Meat Curer", "Fleischpökler", "Vleespekelaar"}, light, 1,
            {may_whenever(success(in(laying_a_snare)), exchange(snare, salt_meat))}},
        {132, "berserker", {"Berserker", "Berserker", "Berserker"}, light, 2,
            {may_whenever(before_dice(in(pillaging)), boost_roll(3))}},
        {133, "lance_bearer", {"Lance Bearer", "Lanzenträger", "Lansdrager"}, dark, 1,
            {whenever(success(in(raiding)), gain(silver), gain(peas))}},
        {142, "whale_catcher", {"Whale Catcher", "Walfänger", "Walvisvanger"}, dark, 3,
            {whenever(success(in(whaling)), gain(spear)).when(exactly(1, weapons_spent))}},
        {143, "antlers_seller", {"Antlers Seller", "Geweihverkäufer", "Geweiverkoper"}, dark, 2,
            {whenever(success(in(hunting_game)), gain(silver))}},
        {144, "deerstalker", {"Deerstalker", "Pirschjäger", "Hertenjager"}, dark, 0,
            {may_whenever(success(in(hunting_game)), exchange(2 * silver, skin_and_bones))}},
        {155, "cooper", {"Cooper", "Küfer", "Kuiper"}, light, 2,
            {may_whenever(end_of_viking_action, exchange(wood, stockfish)).when(at_least(2, wood_gained))}},
        {156, "stone_crusher", {"Stone Crusher", "Steinbrecher", "Steenbreker"}, dark, 2,
            {whenever(end_of_viking_action, gain(silver)).when(at_least(1, stone_gained))}},
        {159, "festive_hunter", {"Festive Hunter", "Festtagsjäger", "Feestdagjager"}, dark, 1,
            {may_whenever(at(H::after_feast), roll(hunting_game)).when(at_least(1, served, game_meat))}},
        {161, "whaling_assistant", {"Whaling Assistant", "Walfanggehilfe", "Walvisvaartknecht"}, dark, 0,
            {whenever(at(H::bonus), gain(cabbage)).when(at_least(7, vikings_in_column_3))}},
        {166, "weapons_warden", {"Weapons Warden", "Waffenwart", "Wapenbewaarder"}, dark, 1,
            {may_whenever(Moment{.hook = H::before_placing, .spaces = column_2_spaces, .least = 2, .most = 2}, draw_weapons(1)).when(at_least(2, placements_in_column_2))}},
        {167, "taster", {"Taster", "Vorkoster", "Voorproever"}, dark, 3,
            {by_stock(whenever(at(H::feast_starts)), spices, row(1, gain(silver)), row(2, gain(2 * silver)))}},
        {173, "punchcutter", {"Punchcutter", "Stempelschneider", "Stempelsnijder"}, dark, 1,
            {whenever(at(H::removed_from_strip).with(of(ore)), gain(silver)), whenever(at(H::removed_from_strip).with(of(silver)), gain(2 * silver))}},
        {175, "codliver_oil_presser", {"Codliver Oil Presser", "Lebertranpresser", "Levertraanperser"}, dark, 2,
            {may_whenever(received(of(stockfish)), exchange(silver, oil)).when(exactly(0, earlier_stockfish))}},
        {176, "etiquette_teacher", {"Etiquette Teacher", "Benimmlehrer", "Etiquetteleraar"}, dark, 3,
            {whenever(at(H::action_over), gain(peas)).when(at_least(1, cards_played))}},
        {177, "maid", {"Maid", "Magd", "Dienstmeid"}, dark, 0,
            {whenever(at(H::house_bonus), deed(Deed::gain_concerned), gain(silverware))}},
        {178, "boat_builder", {"Boat Builder", "Bootsbauer", "Botenbouwer"}, dark, 0,
            {as_soon_as(at_least(4, large_ships), gain(2 * whaling_boat))}},
        {179, "cutter_operator", {"Cutter Operator", "Kutterführer", "Kottervoerder"}, dark, 2,
            {as_soon_as(at(H::acquired).with(of(knarr)), gain(stockfish + silver).per(knarrs))}},
        {185, "dorestad_traveller", {"Dorestad Traveller", "Dorestadreisender", "Dorestadreiziger"}, dark, 2,
            {instead_on(on(S::raiding), upgrade(2).with(1, {longship}))}},
        {187, "chronicler", {"Chronicler", "Chronist", "Kroniekschrijver"}, dark, 2,
            {in_own_action(exchange(2 * flax, belt)), anytime(exchange(3 * flax, treasure_chest))}},
        {189, "seafarer", {"Seafarer", "Seefahrer", "Zeevaarder"}, dark, 1,
            {by_count(as_soon_as(at(H::scoring)), islands, row(2, gain(4 * silver)), row(3, gain(9 * silver)), row(4, gain(16 * silver)))}},
        {190, "bosporus_merchant", {"Bosporus Merchant", "Bosporushändler", "Bosporuskoopman"}, dark, 0,
            {whenever(received(of(spices)), gain(oil)).for_each()}},
    }};
    // clang-format on
}

constexpr auto cards_of_b = rows_of_b();
static_assert(count_of(cards_of_b, Back::light) == 15 && count_of(cards_of_b, Back::dark) == 44);  // O-2.3

}  // namespace

std::span<const OccupationCard> deck_b() { return cards_of_b; }

}  // namespace meadhall::odin
