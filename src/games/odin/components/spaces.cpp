#include "games/odin/components/spaces.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<SpaceRow, space_count> space_rows() {
    using enum Good;
    using enum Resource;
    using enum Ship;
    using enum Building;
    using enum Group;
    using enum Tint;
    using S = Space;
    // clang-format off
    return {{
        {S::build_shed,                  {"Build a shed", "Schuppen bauen", "Schuur bouwen"},                                      1, 1, 1, {house_building}, grey, all(exchange(2 * wood, shed))},
        {S::build_stone_house,           {"Build a stone house", "Steinhaus bauen", "Stenen huis bouwen"},                         2, 1, 1, {house_building}, grey, all(exchange(stone, stone_house))},
        {S::build_long_house,            {"Build a long house", "Langhaus bauen", "Langhuis bouwen"},                              3, 1, 1, {house_building}, grey, all(exchange(2 * stone, long_house))},
        {S::build_house_and_ship,        {"Build a house and a ship", "Haus und Schiff bauen", "Huis en schip bouwen"},            4, 1, 2, {house_building, ship_building}, grey,
            either({exchange(2 * stone + 2 * wood, stone_house + longship)}, Parts{exchange(2 * stone + 2 * wood, long_house + knarr)})},
        {S::build_whaling_boat,          {"Build a whaling boat", "Walfangboot bauen", "Walvisboot bouwen"},                       1, 2, 1, {ship_building}, grey, all(exchange(wood, whaling_boat))},
        {S::build_knarr,                 {"Build a knarr", "Knorr bauen", "Knarr bouwen"},                                         2, 2, 1, {ship_building}, grey, all(exchange(2 * wood, knarr))},
        {S::build_longship,              {"Build a longship", "Drachenschiff bauen", "Drakenschip bouwen"},                        3, 2, 1, {ship_building}, grey, all(exchange(2 * wood, longship))},

        {S::hunting_game_1,              {"Hunting game (1)", "Wildjagd (1)", "Jagen op wild (1)"},                                1, 3, 1, {hunting}, red, all(roll(DiceAction::hunting_game))},
        {S::hunting_game_2,              {"Hunting game (2)", "Wildjagd (2)", "Jagen op wild (2)"},                                2, 3, 1, {hunting}, red, all(roll(DiceAction::hunting_game))},
        {S::whaling_3,                   {"Whaling with up to 3 boats", "Walfang mit bis zu 3 Booten", "Walvisvangst met hoogstens 3 boten"}, 3, 3, 2, {hunting}, red, all(go_whaling(3))},
        {S::whaling_4,                   {"Whaling with 1 boat", "Walfang mit 1 Boot", "Walvisvangst met 1 boot"},                 4, 3, 2, {hunting}, red, all(go_whaling(1))},
        {S::stockfish,                   {"Stockfish", "Stockfisch", "Stokvis"},                                                   1, 4, 1, {hunting}, green, all(gain(Good::stockfish))},
        {S::laying_a_snare,              {"Laying a snare", "Fallestellen", "Strikken zetten"},                                    2, 4, 1, {hunting}, red, all(roll(DiceAction::laying_a_snare))},

        {S::buy_2_stockfish,             {"Buy 2 stockfish", "2 Stockfisch kaufen", "2 stokvis kopen"},                            1, 5, 1, {livestock_market}, green, all(buy(1 * silver, 2 * Good::stockfish))},
        {S::buy_sheep,                   {"Buy a sheep", "Schaf kaufen", "Schaap kopen"},                                          2, 5, 1, {livestock_market}, green, all(buy(1 * silver, sheep))},
        {S::sheep_or_cattle,             {"A sheep, or buy cattle", "Schaf erhalten oder Rind kaufen", "Schaap krijgen of rund kopen"},           3, 5, 2, {livestock_market}, green, either({gain(sheep)}, Parts{buy(1 * silver, cattle)})},
        {S::buy_sheep_and_cattle,        {"Buy a sheep and cattle", "Schaf und Rind kaufen", "Schaap en rund kopen"},              4, 5, 2, {livestock_market}, green, all(buy(3 * silver, sheep + cattle))},
        {S::buy_2_salt_meat,             {"Buy 2 salt meat", "2 Pökelfleisch kaufen", "2 pekelvlees kopen"},                       1, 6, 1, {livestock_market}, green, all(buy(2 * silver, 2 * salt_meat))},
        {S::buy_cattle_and_milk,         {"Buy cattle and milk", "Rind und Milch kaufen", "Rund en melk kopen"},                   2, 6, 1, {livestock_market}, green, all(buy(3 * silver, cattle + milk))},

        {S::weekly_beans,                {"Weekly market: beans", "Wochenmarkt: Bohnen", "Weekmarkt: bonen"},                      1, 7, 1, {weekly_market}, green, all(gain(beans + silver))},
        {S::weekly_flax_stockfish,       {"Weekly market: flax, stockfish", "Wochenmarkt: Flachs, Stockfisch", "Weekmarkt: vlas, stokvis"}, 2, 7, 1, {weekly_market}, green, all(gain(flax + Good::stockfish + silver))},
        {S::weekly_fruits_oil_salt_meat, {"Weekly market: fruits, oil, salt meat", "Wochenmarkt: Obst, Öl, Pökelfleisch", "Weekmarkt: fruit, olie, pekelvlees"}, 3, 7, 1, {weekly_market}, green, all(gain(fruits + oil + salt_meat + silver))},
        {S::weekly_spices,               {"Weekly market: spices", "Wochenmarkt: Gewürz", "Weekmarkt: specerijen"},                4, 7, 2, {weekly_market, products}, green,
            all(gain(spices + silver), gain(2 * milk).per(Measure::herd, 1), gain(wool).per(Measure::flock, 1))},

        {S::products_milk,               {"Milk from cattle", "Milch von Rindern", "Melk van runderen"},                           1, 8, 1, {products}, green, all(gain(milk).per(Measure::herd, 3))},
        {S::products_mead,               {"Mead and silver", "Met und Silber", "Mede en zilver"},                                  2, 8, 1, {products}, green, all(gain(2 * mead + 2 * silver))},
        {S::products_wool,               {"Wool from sheep", "Wolle von Schafen", "Wol van schapen"},                              3, 8, 1, {products}, green, all(gain(wool).per(Measure::flock, 3))},

        {S::craft_linen,                 {"Flax to linen", "Flachs zu Leinen", "Vlas tot linnen"},                                 1, 9, 1, {crafting}, grey, all(exchange(flax, linen))},
        {S::craft_clothing,              {"Hide and linen to clothing", "Fell und Leinen zu Kleidung", "Vel en linnen tot kleding"}, 2, 9, 1, {crafting}, grey, all(exchange(hide + linen, clothing + 2 * silver))},
        {S::forge,                       {"Forge", "Schmiede", "Smederij"},                                                        3, 9, 1, {crafting}, grey, all(forge(ore))},
        {S::master_crafting,             {"4 silver, robe, jewelry", "4 Silber, Gewand, Schmuck", "4 zilver, gewaad, sieraden"},  4, 9, 2, {crafting}, grey,
            all(gain(4 * silver), exchange(wool, robe), exchange(silverware, jewelry))},
        {S::craft_rune_stone,            {"Stone to rune stone", "Stein zu Runenstein", "Steen tot runensteen"},                   1, 10, 1, {crafting}, grey, all(exchange(stone, rune_stone + silver))},
        {S::craft_chest,                 {"Wood or ore to chest", "Holz oder Erz zu Truhe", "Hout of erts tot kist"},              2, 10, 1, {crafting}, grey, either({exchange(wood, chest + silver)}, Parts{exchange(ore, chest + silver)})},
        {S::craft_chests_and_runes,      {"2 chests and 2 rune stones", "2 Truhen und 2 Runensteine", "2 kisten en 2 runenstenen"}, 3, 10, 1, {crafting}, grey, all(exchange(2 * stone + 2 * wood, 2 * chest + 2 * rune_stone))},

        {S::mountain_2,                  {"2 from a strip", "2 vom Bergstreifen", "2 van een bergstrook"},                         1, 11, 1, {mountains_and_trade}, gold, all(take(2))},
        {S::wood_per_player,             {"Wood per player, ore", "Holz pro Spieler, Erz", "Hout per speler, erts"},               2, 11, 1, {mountains_and_trade}, gold, all(gain(wood).per(Measure::players), gain(ore))},
        {S::mountain_3_2,                {"3 + 2 from strips", "3 + 2 von Bergstreifen", "3 + 2 van bergstroken"},                 3, 11, 1, {mountains_and_trade}, gold, all(take(3, 2))},
        {S::mountain_4_double_2,         {"4 from a strip, upgrade 2 goods twice", "4 vom Bergstreifen, 2 Waren zweimal aufwerten", "4 van een bergstrook, 2 tegels dubbel opwaarderen"}, 4, 11, 2, {mountains_and_trade}, gold, all(take(4), upgrade(2, 2))},
        {S::mountain_1_upgrade_1,        {"1 from a strip, upgrade 1 good", "1 vom Bergstreifen, 1 Ware aufwerten", "1 van een bergstrook, 1 tegel opwaarderen"}, 1, 12, 1, {mountains_and_trade}, gold, all(take(1), upgrade(1))},
        {S::mountain_3_upgrade_1,        {"3 from a strip, upgrade 1 good", "3 vom Bergstreifen, 1 Ware aufwerten", "3 van een bergstrook, 1 tegel opwaarderen"}, 2, 12, 1, {mountains_and_trade}, gold, all(take(3), upgrade(1))},
        {S::upgrade_3_weapons_4,         {"Upgrade 3 goods, 4 weapons", "3 Waren aufwerten, 4 Waffen", "3 tegels opwaarderen, 4 wapens"},  3, 12, 1, {mountains_and_trade}, gold, all(upgrade(3), draw_weapons(4))},
        {S::upgrade_2,                   {"Upgrade 2 goods", "2 Waren aufwerten", "2 tegels opwaarderen"},                                 1, 13, 1, {mountains_and_trade}, gold, all(upgrade(2))},
        {S::upgrade_3,                   {"Upgrade 3 goods", "3 Waren aufwerten", "3 tegels opwaarderen"},                                 2, 13, 1, {mountains_and_trade}, gold, all(upgrade(3))},
        {S::upgrade_4,                   {"Upgrade 4 goods", "4 Waren aufwerten", "4 tegels opwaarderen"},                                 3, 13, 1, {mountains_and_trade}, gold, all(upgrade(4))},
        {S::mountain_2222_or_double_3,   {"2 + 2 + 2 + 2 from strips, or upgrade 3 goods twice", "2 + 2 + 2 + 2 von Bergstreifen oder 3 Waren zweimal aufwerten", "2 + 2 + 2 + 2 van bergstroken of 3 tegels dubbel opwaarderen"}, 4, 13, 2, {mountains_and_trade}, gold,
            either({take(2, 2, 2, 2)}, Parts{upgrade(3, 2)})},

        {S::overseas_trade_1,            {"Overseas trading (1)", "Fernhandel (1)", "Overzeese handel (1)"},                       1, 14, 1, {sailing}, blue, all(pay(silver), trade_overseas())},
        {S::overseas_trade_2,            {"Overseas trading (2)", "Fernhandel (2)", "Overzeese handel (2)"},                       2, 14, 1, {sailing}, blue, all(pay(silver), trade_overseas())},
        {S::special_sale,                {"Special sale", "Sonderverkauf", "Speciale verkoop"},                                    3, 14, 1, {sailing}, blue, all(buy_specials(2))},
        {S::raiding,                     {"Raiding", "Überfall", "Overval"},                                                       1, 15, 1, {sailing}, red, all(sail_and_roll(DiceAction::raiding))},
        {S::pillaging_2,                 {"Pillaging (2)", "Plünderung (2)", "Plundertocht (2)"},                                  2, 15, 1, {sailing}, red, all(sail_and_roll(DiceAction::pillaging))},
        {S::pillaging_3,                 {"Pillaging (3)", "Plünderung (3)", "Plundertocht (3)"},                                  3, 15, 1, {sailing}, red, all(sail_and_roll(DiceAction::pillaging))},
        {S::plundering,                  {"Plundering", "Brandschatzung", "Grote plundering"},                                       4, 15, 2, {sailing}, red, all(gain(silver_hoard).with(2, {longship}))},
        {S::explore_near,                {"Explore Shetland or the Faroe Islands", "Shetland- oder Färöer-Inseln entdecken", "Shetland of de Faeröer ontdekken"}, 1, 16, 1, {sailing}, orange, all(explore(Voyage::near))},
        {S::explore_middle,              {"Explore Iceland, Greenland or Bear Island", "Island, Grönland oder Bäreninsel entdecken", "IJsland, Groenland of Bereneiland ontdekken"}, 2, 16, 1, {sailing}, orange, all(explore(Voyage::middle))},
        {S::explore_far,                 {"Explore Baffin Island, Labrador or Newfoundland", "Baffin-Insel, Labrador oder Neufundland entdecken", "Baffineiland, Labrador of Newfoundland ontdekken"}, 3, 16, 1, {sailing}, orange, all(explore(Voyage::far))},

        {S::draw_occupation,             {"Draw an occupation", "Ausbildung ziehen", "Beroep trekken"},                         1, 17, 1, {emigration_and_occupation}, brown, all(draw_occupations(1), gain(silver))},
        {S::emigrate_2,                  {"Emigration (2)", "Auswanderung (2)", "Emigratie (2)"},                                  2, 17, 1, {emigration_and_occupation}, yellow, all(fare(Measure::round), emigrate())},
        {S::emigrate_3,                  {"Emigration (3)", "Auswanderung (3)", "Emigratie (3)"},                                  3, 17, 1, {emigration_and_occupation}, yellow, all(fare(Measure::round), emigrate())},
        {S::swap_boat_and_emigrate,      {"Boat to knarr, emigration", "Boot gegen Knorr, Auswanderung", "Boot voor knarr, emigratie"}, 4, 17, 2, {emigration_and_occupation}, yellow,
            all(exchange(whaling_boat, knarr), fare(Measure::round), emigrate())},
        {S::play_occupation_paid,        {"Play 1 occupation for stone or ore", "1 Ausbildung für Stein oder Erz ausspielen", "1 beroep spelen voor steen of erts"}, 1, 18, 1, {emigration_and_occupation}, brown,
            either({pay(stone), play_occupations(1), gain(silver)}, Parts{pay(ore), play_occupations(1), gain(silver)})},
        {S::play_occupations_2,          {"Play up to 2 occupations", "Bis zu 2 Ausbildungen ausspielen", "Hoogstens 2 beroepen spelen"}, 2, 18, 1, {emigration_and_occupation}, brown, all(play_occupations(2))},
        {S::play_occupations_4,          {"Play up to 4 occupations", "Bis zu 4 Ausbildungen ausspielen", "Hoogstens 4 beroepen spelen"}, 3, 18, 1, {emigration_and_occupation}, brown, all(play_occupations(4))},
    }};
    // clang-format on
}

constexpr std::array<SpaceRow, space_count> rows = space_rows();

/// Cards may lower prices in silver, and in stone for houses, to nothing.
constexpr bool is_sure_price(const Part& part, Item item) {
    const bool is_house = part.get.count(Building::stone_house) + part.get.count(Building::long_house) > 0;
    return item != Item{Resource::silver} && (item != Item{Resource::stone} || !is_house);
}

constexpr ItemSet needed_for(const Part& part) {
    ItemSet needed;
    for (const Amount& amount : part.give) {
        if (is_sure_price(part, amount.item)) { needed.insert(amount.item); }
    }
    for (const Ship ship : {Ship::whaling_boat, Ship::knarr, Ship::longship}) {
        if (part.need.count > 0 && part.need.ships == ShipSet{ship}) { needed.insert(ship); }
    }
    return needed;
}

/// Whether one of each thing that a part takes is all that it asks for.
constexpr bool asks_for_one_each(const Part& part) {
    for (const Amount& amount : part.give) {
        if (amount.count > 1 || !is_sure_price(part, amount.item)) { return false; }
    }
    const bool ships_are_known = part.need.count == 0 || (part.need.count == 1 && part.need.ships.size() == 1);
    return ships_are_known && part.times == Measure::one;
}

/// Goods and resources can always be received, ships and houses not.
constexpr bool always_gives_something(const Part& part) {
    for (const Amount& amount : part.get) {
        if (amount.item.is<Good>() || amount.item.is<Resource>()) { return true; }
    }
    return false;
}

/// Whether having what is needed is enough to use this part.
constexpr bool is_certain(const Part& part) {
    if (!asks_for_one_each(part)) { return false; }
    if (part.deed == Deed::gain || part.deed == Deed::exchange) { return always_gives_something(part); }
    return part.deed == Deed::roll || part.deed == Deed::draw_weapons || part.deed == Deed::forge ||
           part.deed == Deed::pay;
}

/// One part is enough to use a space (O-4.6); those behind a price cannot be had without it.
constexpr SpaceGlance glance_at(const SpaceRow& row) {
    SpaceGlance glance{.needed = ItemSet::first(ItemSet::limit), .column = static_cast<std::uint8_t>(row.column)};
    const auto each_part = [&](auto visit) {
        for (const Parts& parts : row.effect.alternatives) {
            for (const Part& part : parts) {
                visit(part);
                if (part.deed == Deed::pay) { break; }
            }
        }
    };
    each_part([&](const Part& part) { glance.needed &= needed_for(part); });
    each_part([&](const Part& part) { glance.is_enough |= is_certain(part) && needed_for(part) == glance.needed; });
    return glance;
}

consteval std::array<SpaceGlance, space_count> all_glances() {
    std::array<SpaceGlance, space_count> glances{};
    for (std::size_t i = 0; i < space_count; ++i) { glances[i] = glance_at(rows[i]); }
    return glances;
}

/// Silver printed as a gain: cards ask for the spaces that give exactly one.
consteval int printed_silver(const SpaceRow& space) {
    int sum = 0;
    for (const Part& part : space.effect.alternatives[0]) { sum += part.get.count(Resource::silver); }
    return sum;
}

consteval bool rows_are_in_order() {
    std::array<int, column_count + 1> in_column{};
    int one_silver = 0;
    for (std::size_t i = 0; i < space_count; ++i) {
        if (static_cast<std::size_t>(rows[i].space) != i) { return false; }
        ++in_column[static_cast<std::size_t>(rows[i].column)];
        one_silver += printed_silver(rows[i]) == 1 ? 1 : 0;
    }
    return in_column == std::array{0, 18, 18, 16, 9} && one_silver == 8;
}
static_assert(rows_are_in_order(), "18, 18, 16 and 9 spaces in the four columns; eight give one silver");

}  // namespace

namespace detail {

constinit const std::array<SpaceRow, space_count> space_table = rows;
constinit const std::array<SpaceGlance, space_count> space_glances = all_glances();

}  // namespace detail

}  // namespace meadhall::odin
