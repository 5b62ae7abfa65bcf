// Deck C of the occupations: each card with its name, back and points, and what it does.
#include "games/odin/cards/book.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<OccupationCard, 59> rows_of_c() {
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
    constexpr DiceSet battles = in(raiding, pillaging);
    // clang-format off
    return {{
        {2, "patron", {"Patron", "Mäzen", "Beschermheer"}, dark, 1,
            {changes(silver_less(1, all_spaces, 2))}},
        {4, "hunter", {"Hunter", "Jäger", "Jager"}, light, 0,
            {changes(roll_counts(-1))}},
        {11, "trident_hunter", {"Trident Hunter", "Dreizackjäger", "Drietandjager"}, light, 1,
            {immediately(gain(spear)), changes(more(Quantity::weapon_value, 1, in(whaling)))}},
        {14, "ship_owner", {"Ship Owner", "Schiffseigner", "Scheepseigenaar"}, dark, 2,
            {by_count(immediately(), ship_sets, row(1, gain(whale_meat)), row(2, gain(2 * whale_meat)))}},
        {15, "cottager", {"Cottager", "Häusler", "Keuterboer"}, dark, 1,
            {immediately(gain(2 * mead).per(houses)), whenever(at(H::built).with(of(stone_house, long_house)), gain(hide))}},
        {16, "captain", {"Captain", "Kapitän", "Kapitein"}, dark, 2,
            {by_count(immediately(), loose_ore, row(4, gain(2 * silver)), row(5, gain(3 * silver)), row(6, gain(4 * silver)), row(7, gain(5 * silver)))}},
        {18, "fighter", {"Fighter", "Kämpfer", "Vechter"}, dark, 0,
            {by_count(immediately(), strong_longships, row(1, gain(silk)), row(2, gain(jewelry)), row(3, gain(silver_hoard)))}},
        {19, "host", {"Host", "Gastgeber", "Gastheer"}, dark, 0,
            {by_count(immediately(), special_tiles, row(3, gain(silk)), row(4, gain(spices)), row(5, gain(jewelry)))}},
        {26, "meat_inspector", {"Meat Inspector", "Fleischbeschauer", "Vleeskeurder"}, light, 0,
            {immediately(gain(silver).per(red_kinds))}},
        {31, "storeman", {"Storeman", "Lagerist", "Magazijnmeester"}, dark, 2,
            {immediately(deed(Deed::copy_good))}},
        {39, "modifier", {"Modifier", "Umrüster", "Ombouwer"}, dark, 2,
            {rule(Timing::anytime, Will::may, Rule::unload_ore, {"At any time: loose ore may be taken off whaling boats and longships.", "Jederzeit: Loses Erz darf von Walfangbooten und Drachenschiffen genommen werden.", "Op elk moment: los erts mag van walvisboten en drakenschepen worden genomen."})}},
        {45, "pirate", {"Pirate", "Pirat", "Piraat"}, dark, -1,
            {anytime(exchange(wood + 6 * silver, treasure_chest))}},
        {49, "plower", {"Plower", "Pflüger", "Ploeger"}, dark, 3,
            {anytime(both(wild_exchange(Wild::cattle, {}), run_phase(Extra::harvest_begins), gain(peas + flax + beans + grain + cabbage), run_phase(Extra::harvest_ends)))
                 .said({"At any time you may trade 1 cattle (pregnant or not) for 1 × peas + 1 flax + 1 × beans + 1 grain + 1 cabbage; this counts as a harvest.", "Du darfst jederzeit 1 Rind (auch trächtig) gegen 1 × Erbsen + 1 Flachs + 1 × Bohnen + 1 Getreide + 1 Kohl tauschen; das gilt als Ernte.", "Je mag op elk moment 1 rund (ook drachtig) voor 1 × erwten + 1 vlas + 1 × bonen + 1 graan + 1 kool ruilen; dat geldt als oogst."})}},
        {55, "treasurer", {"Treasurer", "Schatzmeister", "Schatmeester"}, dark, 2,
            {anytime(exchange(chest + 3 * silver, treasure_chest))}},
        {60, "inspector", {"Inspector", "Aufseher", "Opzichter"}, dark, 2,
            {may_immediately(recall(Recall::any_space), both(pay(silver).per(Measure::round), recall(Recall::any_space, 2)))}},
        {61, "wharf_owner", {"Wharf Owner", "Werftbesitzer", "Werfeigenaar"}, dark, 3,
            {may_immediately(wild_exchange(Wild::longship, 8 * silver))}},
        {63, "hornturner", {"Hornturner", "Horndrechsler", "Hoorndraaier"}, dark, 2,
            {may_immediately(wild_exchange(Wild::sheep, salt_meat + hide + wool)), may_immediately(exchange(3 * silver, drinking_horn))}},
        {67, "private_chef", {"Private Chef", "Leibkoch", "Privékok"}, dark, 1,
            {may_immediately(exchange(4 * silver, 2 * silverware + game_meat + mead))}},
        {69, "equipment_supplier", {"Equipment Supplier", "Ausrüster", "Uitruster"}, light, 1,
            {may_immediately(both(gain(bow).per(short_of_two), gain(snare).per(short_of_two), gain(spear).per(short_of_two), gain(long_sword).per(short_of_two)))}},
        {71, "innkeeper", {"Innkeeper", "Schankwirt", "Herbergier"}, dark, -1,
            {may_immediately(seize(drinking_horn, chest + rune_stone))}},
        {73, "metalsmith", {"Metalsmith", "Metallschmied", "Metaalsmid"}, dark, 2,
            {may_immediately(gain(silverware), exchange(2 * silver, crucifix), exchange(5 * silver, chalice))}},
        {75, "bone_collector", {"Bone Collector", "Knochensammler", "Bottenverzamelaar"}, dark, 0,
            {may_immediately(exchange(silver, skin_and_bones))}},
        {81, "quartermaster", {"Quartermaster", "Quartiermeister", "Kwartiermeester"}, dark, 2,
            {may_immediately(exchange(silver, longship).per(quartermaster_price))}},
        {85, "hornblower", {"Hornblower", "Hornbläser", "Hoornblazer"}, dark, 0,
            {may_immediately(both(pay(silver), roll(hunting_game))), may_immediately(both(pay(2 * silver), roll(laying_a_snare)))}},
        {88, "clerk", {"Clerk", "Schreiber", "Klerk"}, dark, 2,
            {may_whenever(at(H::before_overseas), both(pay(silver), upgrade_of(Picks::any, 1, 1, Path::up_left))).for_each()
                 .said({"Before overseas trading you may, for each of your knarrs, pay 1 silver and upgrade a good (the step also leads to the previous shape).", "Vor dem Fernhandel darfst du für jede deiner Knorren 1 Silber zahlen und eine Ware aufwerten (die Stufe führt auch zur vorigen Form).", "Voor overzeese handel mag je voor elke knarr die je hebt 1 zilver betalen en een goederentegel opwaarderen (de stap leidt ook naar de vorige vorm)."})}},
        {90, "sword_fighter", {"Sword Fighter", "Schwertkämpfer", "Zwaardvechter"}, dark, 2,
            {may_whenever(before_dice(in(raiding)), boost_roll(2))}},
        {91, "latecomer", {"Latecomer", "Nachzügler", "Laatkomer"}, light, 0,
            {may_whenever(at(H::actions_end), both(pay(silver), visit(Visit::beside_own_in_column_1)))}},
        {92, "sympathetic_soul", {"Sympathetic Soul", "Mitfühlende Seele", "Meelevende ziel"}, dark, 1,
            {by_count(whenever(no_harvest), special_tiles, row(3, gain(silver)), row(4, gain(2 * silver)), row(5, gain(3 * silver)))}},
        {93, "helper_in_time_of_need", {"Helper in Time of Need", "Nothelfer", "Helper in nood"}, dark, 3,
            {by_exact(whenever(no_harvest), whaling_boats, row(1, gain(beans)), row(2, gain(grain)), row(3, gain(cabbage)))}},
        {103, "forest_blacksmith", {"Forest Blacksmith", "Waldschmied", "Bossmid"}, dark, 3,
            {may_whenever(Moment{.hook = H::before_paying, .spaces = ore_crafting_spaces, .items = of(ore)}, take(1))}},
        {108, "ironsmith", {"Ironsmith", "Eisenschmied", "IJzersmid"}, light, 2,
            {may_whenever(after(ore_crafting_spaces), both(pay(silver), recall(Recall::this_space))).when(at_least(1, ore_paid))}},
        {110, "birka_settler", {"Birka Settler", "Siedler von Birka", "Kolonist uit Birka"}, dark, 1,
            {may_whenever(after(on(S::overseas_trade_2)), both(fare(Measure::round), emigrate()))}},
        {111, "artist", {"Artist", "Künstler", "Kunstenaar"}, dark, 1,
            {whenever(after(crafting_spaces), gain(silver).per(kinds_paid))}},
        {114, "silk_stitcher", {"Silk Stitcher", "Seidensticker", "Zijdeborduurder"}, dark, 3,
            {may_whenever(after(crafting_spaces), exchange(3 * silver, silk))}},
        {116, "master_bricklayer", {"Master Bricklayer", "Ziegelmeister", "Meestersteenbakker"}, light, 2,
            {changes(Modifier{.quantity = Quantity::stone_price, .amount = -1, .spaces = house_spaces})}},
        {118, "messenger", {"Messenger", "Bote", "Boodschapper"}, light, 0,
            {whenever(after(weekly_spaces), gain(mead + stone))}},
        {123, "oil_seller", {"Oil Seller", "Ölverkäufer", "Olieverkoper"}, dark, 1,
            {may_whenever(after(single_upgrade_spaces), exchange(oil, silverware))}},
        {125, "scribe", {"Scribe", "Schriftgelehrter", "Schrijver"}, light, 0,
            {whenever(Moments{at(H::explored), at(H::emigrated)}, gain(rune_stone))}},
        {130, "snare_specialist", {"Snare Specialist", "Fallenkenner", "Strikkenkenner"}, dark, 1,
            {may_whenever(success(in(laying_a_snare), on(S::laying_a_snare)), both(pay(2 * snare), recall(Recall::this_space)))}},
        {131, "bait_layer", {"Bait Layer", "Köderleger", "Aaslegger"}, light, 1,
            {may_whenever(Moments{success(in(laying_a_snare)), failure(in(laying_a_snare))}, exchange(stockfish, game_meat))}},
        {136, "raider", {"Raider", "Räuberhauptmann", "Plunderaar"}, light, 2,
            {changes(roll_counts(1, battles)), rule(Timing::whenever, Will::may, Rule::split_loot, {"Raiding and pillaging: the result may be divided between two tiles.", "Überfall und Plünderung: Das Ergebnis darf auf zwei Marken aufgeteilt werden.", "Overval en plundertocht: het resultaat mag over twee tegels worden verdeeld."})}},
        {138, "robber", {"Robber", "Räuber", "Rover"}, light, 1,
            {rule(Timing::whenever, Will::may, Rule::green_loot, {"Raiding and pillaging: a green tile may be looted, at one sword less than its blue side.", "Überfall und Plünderung: Auch eine grüne Marke darf erbeutet werden, für ein Schwert weniger als ihre blaue Seite.", "Overval en plundertocht: ook een groene tegel mag worden buitgemaakt, voor één zwaard minder dan zijn blauwe kant."})}},
        {139, "loot_hunter", {"Loot Hunter", "Beutejäger", "Buitjager"}, dark, 1,
            {rule(Timing::whenever, Will::must, Rule::top_loot_for_less, {"Raiding and pillaging: of the special tiles on the oval board, those with the highest sword value cost 1 sword less.", "Überfall und Plünderung: Von den Sondermarken auf dem Vorratsplan kosten die mit dem höchsten Schwertwert 1 Schwert weniger.", "Overval en plundertocht: van de speciale tegels op het voorraadbord kosten die met de hoogste zwaardwaarde 1 zwaard minder."})}},
        {141, "ivory_sculptor", {"Ivory Sculptor", "Elfenbeinschnitzer", "Ivoorsnijder"}, light, 2,
            {by_exact(whenever(success(in(whaling))), boats_used, row(1, gain(cabbage)), row(2, gain(beans)), row(3, gain(peas))).when(exactly(0, resources_spent))}},
        {146, "sledger", {"Sledger", "Schlittenfahrer", "Sleerijder"}, dark, 0,
            {changes(roll_counts(-1, in(hunting_game, laying_a_snare)))}},
        {148, "spice_trader", {"Spice Trader", "Gewürzhändler", "Specerijenhandelaar"}, dark, 1,
            {may_whenever(at(H::built).with(of(knarr)).between(1, 127), exchange(3 * silver, spices))}},
        {150, "meat_buyer", {"Meat Buyer", "Fleischaufkäufer", "Vleeskoper"}, light, 0,
            {may_whenever(received(of(stockfish)).between(2, 127), exchange(stockfish, game_meat)),
               may_whenever(received(of(salt_meat)).between(2, 127), exchange(salt_meat, game_meat))}},
        {151, "thing_spokesman", {"Thing Spokesman", "Thingsprecher", "Thingspreker"}, light, 3,
            {whenever(at(H::vikings_returned).between(1, 2), gain(silver))}},
        {157, "skinner", {"Skinner", "Abdecker", "Vilder"}, dark, 0,
            {whenever(at(H::dish_served).with(of(Good::sheep, pregnant_sheep, Good::cattle, pregnant_cattle)), gain(skin_and_bones))}},
        {162, "flax_farmer", {"Flax Farmer", "Flachsbauer", "Vlasboer"}, dark, 1,
            {whenever(at(H::bonus), gain(flax)).when(at_least(7, vikings_in_column_2))}},
        {168, "earl_of_lade", {"Earl of Lade", "Jarl von Lade", "Jarl van Lade"}, dark, 2,
            {whenever(at(H::thing_square_changed).between(3, 3), gain(silver))}},
        {169, "sower", {"Sower", "Sämann", "Zaaier"}, dark, 1,
            {whenever(at(H::harvest_starts).between(1, 127), gain(flax).per(stock, 1), gain(grain).per(stock, 1))}},
        {172, "fish_cook", {"Fish Cook", "Fischkoch", "Viskok"}, dark, 0,
            {may_whenever(at(H::after_feast), deed(Deed::move_to_houses)).when(at_least(1, served, stockfish)).when(at_least(1, houses))}},
        {180, "beach_raider", {"Beach Raider", "Strandräuber", "Strandrover"}, dark, -2,
            {by_at_most(as_soon_as(at_least(3, longships)), income, row(5, gain(4 * silverware)), row(11, gain(3 * silverware)), row(30, gain(2 * silverware)))}},
        {181, "sail_patcher", {"Sail Patcher", "Segelflicker", "Zeilenlapper"}, dark, 1,
            {by_at_most(as_soon_as(at_least(3, large_ships)), income, row(4, gain(3 * wool)), row(9, gain(2 * wool)), row(30, gain(wool)))}},
        {182, "herb_gardener", {"Herb Gardener", "Kräutergärtner", "Kruidentuinder"}, dark, 1,
            {once_unlocked(at_least(2, houses), exchange(2 * wood, spices), exchange(5 * wood, 2 * spices))}},
        {183, "grain_deliveryman", {"Grain Deliveryman", "Getreidelieferant", "Graanbezorger"}, dark, 2,
            {by_count(immediately(), knarrs, row(1, gain(peas + beans + flax)), row(2, gain(peas + beans + flax + grain)),
                        row(3, gain(peas + beans + flax + grain + cabbage)), row(4, gain(peas + beans + flax + grain + cabbage + fruits)))}},
        {184, "sponsor", {"Sponsor", "Gönner", "Weldoener"}, dark, 0,
            {may_immediately(both(exchange(4 * wood, longship), counted(Deed::load_longship, 3)), both(exchange(3 * silver, longship), counted(Deed::load_longship, 3)))}},
        {188, "mineworker", {"Mineworker", "Grubenarbeiter", "Mijnwerker"}, dark, 0,
            {by_exact(immediately(), players, row(2, gain(silver)), row(3, gain(2 * silver)), row(4, gain(3 * silver))),
               whenever(at(H::taken_from_strip).with(of(silver)), gain(silver))}},
    }};
    // clang-format on
}

constexpr auto cards_of_c = rows_of_c();
static_assert(count_of(cards_of_c, Back::light) == 15 && count_of(cards_of_c, Back::dark) == 44);  // O-2.3

}  // namespace

std::span<const OccupationCard> deck_c() { return cards_of_c; }

}  // namespace meadhall::odin
