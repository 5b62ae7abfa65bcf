#include "games/odin/cards.hpp"

#include "core/fields.hpp"

namespace meadhall::odin {

namespace {

consteval std::array<CardRow, card_count> card_rows() {
    using enum Back;
    // clang-format off
    return {{
        {"peddler",                {"Peddler", "Hausierer", "Marskramer"},                                          Deck::a, dark, 0},
        {"patron",                 {"Patron", "Mäzen", "Beschermheer"},                                             Deck::c, dark, 1},
        {"furrier",                {"Furrier", "Kürschner", "Bontwerker"},                                          Deck::a, dark, 1},
        {"hunter",                 {"Hunter", "Jäger", "Jager"},                                                    Deck::c, light, 0},
        {"chief",                  {"Chief", "Häuptling", "Stamhoofd"},                                             Deck::a, dark, 7},
        {"stone_carver",           {"Stone Carver", "Steinmetz", "Steenhouwer"},                                    Deck::b, dark, 1},
        {"miller",                 {"Miller", "Müller", "Molenaar"},                                                Deck::a, dark, 3},
        {"craft_leader",           {"Craft Leader", "Handwerksvorsteher", "Ambachtsleider"},                        Deck::a, light, 1},
        {"ore_boatman",            {"Ore Boatman", "Erzschiffer", "Ertsschipper"},                                  Deck::a, dark, 0},
        {"milker",                 {"Milker", "Melker", "Melker"},                                                  Deck::a, dark, 1},
        {"trident_hunter",         {"Trident Hunter", "Dreizackjäger", "Drietandjager"},                            Deck::c, light, 1},
        {"helmsman",               {"Helmsman", "Rudergänger", "Roerganger"},                                       Deck::a, dark, 0},
        {"archer",                 {"Archer", "Bogenschütze", "Boogschutter"},                                      Deck::b, dark, 1},
        {"ship_owner",             {"Ship Owner", "Schiffseigner", "Scheepseigenaar"},                              Deck::c, dark, 2},
        {"cottager",               {"Cottager", "Häusler", "Keuterboer"},                                           Deck::c, dark, 1},
        {"captain",                {"Captain", "Kapitän", "Kapitein"},                                              Deck::c, dark, 2},
        {"orient_shipper",         {"Orient Shipper", "Orientfahrer", "Oriëntvaarder"},                             Deck::a, dark, 0},
        {"fighter",                {"Fighter", "Kämpfer", "Vechter"},                                               Deck::c, dark, 0},
        {"host",                   {"Host", "Gastgeber", "Gastheer"},                                               Deck::c, dark, 0},
        {"builder",                {"Builder", "Baumeister", "Bouwmeester"},                                        Deck::a, dark, 0},
        {"collector",              {"Collector", "Sammler", "Verzamelaar"},                                         Deck::b, light, 1},
        {"miner",                  {"Miner", "Bergmann", "Mijnbouwer"},                                             Deck::a, dark, 1},
        {"custodian",              {"Custodian", "Hauswart", "Beheerder"},                                          Deck::a, dark, 1},
        {"whaling_equipper",       {"Whaling Equipper", "Walfangausrüster", "Walvisuitruster"},                     Deck::a, dark, 2},
        {"meat_trader",            {"Meat Trader", "Fleischhändler", "Vleeshandelaar"},                             Deck::b, dark, 1},
        {"meat_inspector",         {"Meat Inspector", "Fleischbeschauer", "Vleeskeurder"},                          Deck::c, light, 0},
        {"fisherman",              {"Fisherman", "Fischer", "Visser"},                                              Deck::a, dark, 1},
        {"locksmith",              {"Locksmith", "Schlosser", "Slotenmaker"},                                       Deck::b, dark, 1},
        {"meat_preserver",         {"Meat Preserver", "Fleischhaltbarmacher", "Vleesinmaker"},                      Deck::b, dark, 3},
        {"silk_merchant",          {"Silk Merchant", "Seidenhändler", "Zijdehandelaar"},                            Deck::b, dark, 3},
        {"storeman",               {"Storeman", "Lagerist", "Magazijnmeester"},                                     Deck::c, dark, 2},
        {"weapons_supplier",       {"Weapons Supplier", "Waffenlieferant", "Wapenleverancier"},                     Deck::a, dark, 2},
        {"sheep_shearer",          {"Sheep Shearer", "Schafscherer", "Schapenscheerder"},                           Deck::a, dark, 2},
        {"shepherd",               {"Shepherd", "Schäfer", "Herder"},                                               Deck::a, light, 0},
        {"cattle_breeder",         {"Cattle Breeder", "Viehzüchter", "Veefokker"},                                  Deck::a, dark, 0},
        {"ships_cook",             {"Ship's Cook", "Schiffskoch", "Scheepskok"},                                    Deck::a, dark, 2},
        {"foreign_trader",         {"Foreign Trader", "Außenhändler", "Buitenlandhandelaar"},                       Deck::a, dark, 1},
        {"peacemaker",             {"Peacemaker", "Friedensstifter", "Vredestichter"},                              Deck::a, dark, 2},
        {"modifier",               {"Modifier", "Umrüster", "Ombouwer"},                                            Deck::c, dark, 2},
        {"master_joiner",          {"Master Joiner", "Tischlermeister", "Meesterschrijnwerker"},                    Deck::b, dark, 3},
        {"slowpoke",               {"Slowpoke", "Trödler", "Treuzelaar"},                                           Deck::a, light, 1},
        {"steward",                {"Steward", "Verwalter", "Rentmeester"},                                         Deck::b, light, 2},
        {"fruit_picker",           {"Fruit Picker", "Obstpflücker", "Fruitplukker"},                                Deck::a, dark, 0},
        {"master_tailor",          {"Master Tailor", "Schneidermeister", "Meesterkleermaker"},                      Deck::b, dark, 1},
        {"pirate",                 {"Pirate", "Pirat", "Piraat"},                                                   Deck::c, dark, -1},
        {"ship_architect",         {"Ship Architect", "Schiffsarchitekt", "Scheepsarchitect"},                      Deck::b, dark, 1},
        {"tanner",                 {"Tanner", "Gerber", "Leerlooier"},                                              Deck::a, light, 2},
        {"farmer",                 {"Farmer", "Bauer", "Boer"},                                                     Deck::a, dark, 3},
        {"plower",                 {"Plower", "Pflüger", "Ploeger"},                                                Deck::c, dark, 3},
        {"rune_engraver",          {"Rune Engraver", "Runenritzer", "Runensnijder"},                                Deck::a, dark, 2},
        {"master_mason",           {"Master Mason", "Maurermeister", "Meestermetselaar"},                           Deck::b, dark, 1},
        {"tutor",                  {"Tutor", "Hauslehrer", "Huisleraar"},                                           Deck::a, light, 0},
        {"farm_shop_owner",        {"Farm Shop Owner", "Hofladenbesitzer", "Boerderijwinkelier"},                   Deck::b, light, 1},
        {"tradesman",              {"Tradesman", "Geschäftsmann", "Zakenman"},                                      Deck::a, dark, 3},
        {"treasurer",              {"Treasurer", "Schatzmeister", "Schatmeester"},                                  Deck::c, dark, 2},
        {"arms_dealer",            {"Arms Dealer", "Waffenhändler", "Wapenhandelaar"},                              Deck::a, dark, 1},
        {"bean_farmer",            {"Bean Farmer", "Bohnenbauer", "Bonenboer"},                                     Deck::b, light, 1},
        {"linseed_oil_presser",    {"Linseed Oil Presser", "Leinölpresser", "Lijnoliepers"},                        Deck::a, dark, 3},
        {"linen_weaver",           {"Linen Weaver", "Leinenweber", "Linnenwever"},                                  Deck::a, dark, 0},
        {"inspector",              {"Inspector", "Aufseher", "Opzichter"},                                          Deck::c, dark, 2},
        {"wharf_owner",            {"Wharf Owner", "Werftbesitzer", "Werfeigenaar"},                                Deck::c, dark, 3},
        {"fine_blacksmith",        {"Fine Blacksmith", "Feinschmied", "Fijnsmid"},                                  Deck::b, light, 3},
        {"hornturner",             {"Hornturner", "Horndrechsler", "Hoorndraaier"},                                 Deck::c, dark, 2},
        {"ship_builder",           {"Ship Builder", "Schiffbauer", "Scheepsbouwer"},                                Deck::a, dark, 1},
        {"dragonslayer",           {"Dragonslayer", "Drachentöter", "Drakendoder"},                                 Deck::a, dark, 0},
        {"field_farmer",           {"Field Farmer", "Feldbauer", "Akkerboer"},                                      Deck::a, dark, 0},
        {"private_chef",           {"Private Chef", "Leibkoch", "Privékok"},                                        Deck::c, dark, 1},
        {"supplier_of_weapons",    {"Supplier of Weapons", "Waffenbeschaffer", "Wapenbezorger"},                    Deck::a, dark, 2},
        {"equipment_supplier",     {"Equipment Supplier", "Ausrüster", "Uitruster"},                                Deck::c, light, 1},
        {"courier",                {"Courier", "Kurier", "Koerier"},                                                Deck::b, dark, 0},
        {"innkeeper",              {"Innkeeper", "Schankwirt", "Herbergier"},                                       Deck::c, dark, -1},
        {"earl",                   {"Earl", "Jarl", "Jarl"},                                                        Deck::b, dark, 2},
        {"metalsmith",             {"Metalsmith", "Metallschmied", "Metaalsmid"},                                   Deck::c, dark, 2},
        {"cowherd",                {"Cowherd", "Kuhhirte", "Koeherder"},                                            Deck::a, dark, 1},
        {"bone_collector",         {"Bone Collector", "Knochensammler", "Bottenverzamelaar"},                       Deck::c, dark, 0},
        {"homecomer",              {"Homecomer", "Heimkehrer", "Thuiskomer"},                                       Deck::a, dark, 1},
        {"follower",               {"Follower", "Gefolgsmann", "Volgeling"},                                        Deck::a, dark, 0},
        {"traveling_merchant",     {"Traveling Merchant", "Reisender Händler", "Reizende koopman"},                 Deck::b, dark, 0},
        {"breeder",                {"Breeder", "Züchter", "Fokker"},                                                Deck::a, dark, 1},
        {"shepherd_boy",           {"Shepherd Boy", "Hirtenjunge", "Herdersjongen"},                                Deck::b, dark, 0},
        {"quartermaster",          {"Quartermaster", "Quartiermeister", "Kwartiermeester"},                         Deck::c, dark, 2},
        {"longship_builder",       {"Longship Builder", "Drachenschiffbauer", "Drakenschipbouwer"},                 Deck::b, dark, 1},
        {"wholesaler",             {"Wholesaler", "Großhändler", "Groothandelaar"},                                 Deck::a, dark, 1},
        {"harbor_guard",           {"Harbor Guard", "Hafenwächter", "Havenwacht"},                                  Deck::b, dark, 0},
        {"hornblower",             {"Hornblower", "Hornbläser", "Hoornblazer"},                                     Deck::c, dark, 0},
        {"hide_buyer",             {"Hide Buyer", "Fellaufkäufer", "Vellenkoper"},                                  Deck::a, dark, 3},
        {"preacher",               {"Preacher", "Prediger", "Prediker"},                                            Deck::a, dark, 0},
        {"clerk",                  {"Clerk", "Schreiber", "Klerk"},                                                 Deck::c, dark, 2},
        {"catapulter",             {"Catapulter", "Katapultschütze", "Katapultschutter"},                           Deck::a, light, 1},
        {"sword_fighter",          {"Sword Fighter", "Schwertkämpfer", "Zwaardvechter"},                            Deck::c, dark, 2},
        {"latecomer",              {"Latecomer", "Nachzügler", "Laatkomer"},                                        Deck::c, light, 0},
        {"sympathetic_soul",       {"Sympathetic Soul", "Mitfühlende Seele", "Meelevende ziel"},                    Deck::c, dark, 1},
        {"helper_in_time_of_need", {"Helper in Time of Need", "Nothelfer", "Noodhelper"},                           Deck::c, dark, 3},
        {"spice_merchant",         {"Spice Merchant", "Gewürzkaufmann", "Specerijenkoopman"},                       Deck::a, dark, 2},
        {"wanderer",               {"Wanderer", "Wanderer", "Zwerver"},                                             Deck::a, dark, 1},
        {"meat_merchant",          {"Meat Merchant", "Fleischkaufmann", "Vleeskoopman"},                            Deck::a, dark, 1},
        {"pea_counter",            {"Pea Counter", "Erbsenzähler", "Erwtenteller"},                                 Deck::b, dark, 1},
        {"nobleman",               {"Nobleman", "Edelmann", "Edelman"},                                             Deck::a, dark, 2},
        {"preceptor",              {"Preceptor", "Präzeptor", "Leermeester"},                                       Deck::a, dark, 2},
        {"undertaker",             {"Undertaker", "Totengräber", "Doodgraver"},                                     Deck::b, light, -1},
        {"judge",                  {"Judge", "Richter", "Rechter"},                                                 Deck::b, dark, 1},
        {"fur_merchant",           {"Fur Merchant", "Pelzhändler", "Bonthandelaar"},                                Deck::b, dark, 2},
        {"forest_blacksmith",      {"Forest Blacksmith", "Waldschmied", "Bossmid"},                                 Deck::c, dark, 3},
        {"disheartened_warrior",   {"Disheartened Warrior", "Entmutigter Krieger", "Ontmoedigde krijger"},          Deck::b, light, 0},
        {"knarr_builder",          {"Knarr Builder", "Knorrbauer", "Knarrbouwer"},                                  Deck::b, dark, 3},
        {"warmonger",              {"Warmonger", "Kriegstreiber", "Oorlogshitser"},                                 Deck::b, dark, -1},
        {"adventurer",             {"Adventurer", "Abenteurer", "Avonturier"},                                      Deck::b, dark, 1},
        {"ironsmith",              {"Ironsmith", "Eisenschmied", "IJzersmid"},                                      Deck::c, light, 2},
        {"master_count",           {"Master Count", "Obergraf", "Meestergraaf"},                                    Deck::b, dark, 2},
        {"birka_settler",          {"Birka Settler", "Siedler von Birka", "Kolonist uit Birka"},                    Deck::c, dark, 1},
        {"artist",                 {"Artist", "Künstler", "Kunstenaar"},                                            Deck::c, dark, 1},
        {"barkeeper",              {"Barkeeper", "Kneipenwirt", "Kroegbaas"},                                       Deck::b, light, 0},
        {"craft_apprentice",       {"Craft Apprentice", "Handwerkslehrling", "Ambachtsleerling"},                   Deck::a, light, 0},
        {"silk_stitcher",          {"Silk Stitcher", "Seidensticker", "Zijdeborduurster"},                          Deck::c, dark, 3},
        {"princess",               {"Princess", "Prinzessin", "Prinses"},                                           Deck::b, light, 1},
        {"master_bricklayer",      {"Master Bricklayer", "Ziegelmeister", "Meestersteenlegger"},                    Deck::c, light, 2},
        {"shipowner",              {"Shipowner", "Reeder", "Reder"},                                                Deck::a, dark, 3},
        {"messenger",              {"Messenger", "Bote", "Boodschapper"},                                           Deck::c, light, 0},
        {"milkman",                {"Milkman", "Milchmann", "Melkboer"},                                            Deck::b, light, 1},
        {"middleman",              {"Middleman", "Zwischenhändler", "Tussenhandelaar"},                             Deck::b, light, 2},
        {"carpenter",              {"Carpenter", "Zimmermann", "Timmerman"},                                        Deck::b, dark, 0},
        {"mountain_guard",         {"Mountain Guard", "Bergwächter", "Bergwacht"},                                  Deck::a, dark, 0},
        {"oil_seller",             {"Oil Seller", "Ölverkäufer", "Olieverkoper"},                                   Deck::c, dark, 1},
        {"laborer",                {"Laborer", "Arbeiter", "Arbeider"},                                             Deck::b, dark, 1},
        {"scribe",                 {"Scribe", "Schriftgelehrter", "Schrijver"},                                     Deck::c, light, 0},
        {"trapper",                {"Trapper", "Fallensteller", "Strikkenzetter"},                                  Deck::a, dark, 2},
        {"angler",                 {"Angler", "Angler", "Hengelaar"},                                               Deck::b, light, 1},
        {"digger",                 {"Digger", "Gräber", "Graver"},                                                  Deck::a, dark, 2},
        {"meat_curer",             {"Meat Curer", "Fleischpökler", "Vleespekelaar"},                                Deck::b, light, 1},
        {"snare_specialist",       {"Snare Specialist", "Fallenkenner", "Strikkenkenner"},                          Deck::c, dark, 1},
        {"bait_layer",             {"Bait Layer", "Köderleger", "Aaslegger"},                                       Deck::c, light, 1},
        {"berserker",              {"Berserker", "Berserker", "Berserker"},                                         Deck::b, light, 2},
        {"lance_bearer",           {"Lance Bearer", "Lanzenträger", "Lansdrager"},                                  Deck::b, dark, 1},
        {"drunkard",               {"Drunkard", "Trunkenbold", "Dronkaard"},                                        Deck::a, dark, 0},
        {"lone_wolf",              {"Lone Wolf", "Einsamer Wolf", "Eenzame wolf"},                                  Deck::a, dark, 2},
        {"raider",                 {"Raider", "Räuberhauptmann", "Plunderaar"},                                     Deck::c, light, 2},
        {"melee_fighter",          {"Melee Fighter", "Nahkämpfer", "Vechter van dichtbij"},                         Deck::a, light, 3},
        {"robber",                 {"Robber", "Räuber", "Rover"},                                                   Deck::c, light, 1},
        {"loot_hunter",            {"Loot Hunter", "Beutejäger", "Buitjager"},                                      Deck::c, dark, 1},
        {"blubber_cook",           {"Blubber Cook", "Transieder", "Traankoker"},                                    Deck::a, dark, 2},
        {"ivory_sculptor",         {"Ivory Sculptor", "Elfenbeinschnitzer", "Ivoorsnijder"},                        Deck::c, light, 2},
        {"whale_catcher",          {"Whale Catcher", "Walfänger", "Walvisvanger"},                                  Deck::b, dark, 3},
        {"antlers_seller",         {"Antlers Seller", "Geweihverkäufer", "Geweiverkoper"},                          Deck::b, dark, 2},
        {"deerstalker",            {"Deerstalker", "Pirschjäger", "Hertenjager"},                                   Deck::b, dark, 0},
        {"forester",               {"Forester", "Förster", "Boswachter"},                                           Deck::a, light, 2},
        {"sledger",                {"Sledger", "Schlittenfahrer", "Sleerijder"},                                    Deck::c, dark, 0},
        {"steersman",              {"Steersman", "Steuermann", "Stuurman"},                                         Deck::a, dark, 1},
        {"spice_trader",           {"Spice Trader", "Gewürzhändler", "Specerijenhandelaar"},                        Deck::c, dark, 1},
        {"priest",                 {"Priest", "Priester", "Priester"},                                              Deck::a, dark, 1},
        {"meat_buyer",             {"Meat Buyer", "Fleischaufkäufer", "Vleeskoper"},                                Deck::c, light, 0},
        {"thing_spokesman",        {"Thing Spokesman", "Thingsprecher", "Dingwoordvoerder"},                        Deck::c, light, 3},
        {"merchant",               {"Merchant", "Kaufmann", "Koopman"},                                             Deck::a, dark, 1},
        {"proficient_hunter",      {"Proficient Hunter", "Jägermeister", "Jachtmeester"},                           Deck::a, light, 2},
        {"woodcutter",             {"Woodcutter", "Holzfäller", "Houthakker"},                                      Deck::a, light, 2},
        {"cooper",                 {"Cooper", "Küfer", "Kuiper"},                                                   Deck::b, light, 2},
        {"stone_crusher",          {"Stone Crusher", "Steinbrecher", "Steenbreker"},                                Deck::b, dark, 2},
        {"skinner",                {"Skinner", "Abdecker", "Vilder"},                                               Deck::c, dark, 0},
        {"barbarian",              {"Barbarian", "Barbar", "Barbaar"},                                              Deck::a, dark, 1},
        {"festive_hunter",         {"Festive Hunter", "Festtagsjäger", "Feestjager"},                               Deck::b, dark, 1},
        {"sober_man",              {"Sober Man", "Nüchterner", "Nuchtere man"},                                     Deck::a, light, 2},
        {"whaling_assistant",      {"Whaling Assistant", "Walfanggehilfe", "Walvishulp"},                           Deck::b, dark, 0},
        {"flax_farmer",            {"Flax Farmer", "Flachsbauer", "Vlasboer"},                                      Deck::c, dark, 1},
        {"farmhand",               {"Farmhand", "Knecht", "Boerenknecht"},                                          Deck::a, light, 1},
        {"armed_fighter",          {"Armed Fighter", "Bewaffneter Kämpfer", "Gewapende vechter"},                   Deck::a, dark, 3},
        {"village_leader",         {"Village Leader", "Dorfvorsteher", "Dorpshoofd"},                               Deck::a, dark, 3},
        {"weapons_warden",         {"Weapons Warden", "Waffenwart", "Wapenbewaarder"},                              Deck::b, dark, 1},
        {"taster",                 {"Taster", "Vorkoster", "Voorproever"},                                          Deck::b, dark, 3},
        {"earl_of_lade",           {"Earl of Lade", "Jarl von Lade", "Jarl van Lade"},                              Deck::c, dark, 2},
        {"sower",                  {"Sower", "Sämann", "Zaaier"},                                                   Deck::c, dark, 1},
        {"refugee_helper",         {"Refugee Helper", "Flüchtlingshelfer", "Vluchtelingenhelper"},                  Deck::a, light, 0},
        {"flax_baker",             {"Flax Baker", "Flachsbäcker", "Vlasbakker"},                                    Deck::a, dark, 2},
        {"fish_cook",              {"Fish Cook", "Fischkoch", "Viskok"},                                            Deck::c, dark, 0},
        {"punchcutter",            {"Punchcutter", "Stempelschneider", "Stempelsnijder"},                           Deck::b, dark, 1},
        {"bosporus_traveller",     {"Bosporus Traveller", "Bosporusreisender", "Bosporusreiziger"},                 Deck::a, light, 1},
        {"codliver_oil_presser",   {"Codliver Oil Presser", "Lebertranpresser", "Levertraanpers"},                  Deck::b, dark, 2},
        {"etiquette_teacher",      {"Etiquette Teacher", "Benimmlehrer", "Etiquetteleraar"},                        Deck::b, dark, 3},
        {"maid",                   {"Maid", "Magd", "Dienstmeid"},                                                  Deck::b, dark, 0},
        {"boat_builder",           {"Boat Builder", "Bootsbauer", "Botenbouwer"},                                   Deck::b, dark, 0},
        {"cutter_operator",        {"Cutter Operator", "Kutterführer", "Kottervoerder"},                            Deck::b, dark, 2},
        {"beach_raider",           {"Beach Raider", "Strandräuber", "Strandrover"},                                 Deck::c, dark, -2},
        {"sail_patcher",           {"Sail Patcher", "Segelflicker", "Zeilmaker"},                                   Deck::c, dark, 1},
        {"herb_gardener",          {"Herb Gardener", "Kräutergärtner", "Kruidentuinder"},                           Deck::c, dark, 1},
        {"grain_deliveryman",      {"Grain Deliveryman", "Getreidelieferant", "Graanbezorger"},                     Deck::c, dark, 2},
        {"sponsor",                {"Sponsor", "Gönner", "Sponsor"},                                                Deck::c, dark, 0},
        {"dorestad_traveller",     {"Dorestad Traveller", "Dorestadreisender", "Dorestadreiziger"},                 Deck::b, dark, 2},
        {"pea_flour_baker",        {"Pea Flour Baker", "Erbsenmehlbäcker", "Erwtenmeelbakker"},                     Deck::a, dark, 3},
        {"chronicler",             {"Chronicler", "Chronist", "Kroniekschrijver"},                                  Deck::b, dark, 2},
        {"mineworker",             {"Mineworker", "Grubenarbeiter", "Mijnwerker"},                                  Deck::c, dark, 0},
        {"seafarer",               {"Seafarer", "Seefahrer", "Zeevaarder"},                                         Deck::b, dark, 1},
        {"bosporus_merchant",      {"Bosporus Merchant", "Bosporushändler", "Bosporuskoopman"},                     Deck::b, dark, 0},
    }};
    // clang-format on
}

constexpr std::array<CardRow, card_count> rows = card_rows();

/// O-2.3: how many cards of a deck have this back.
consteval int count(Deck deck, Back back) {
    int sum = 0;
    for (const CardRow& row : rows) { sum += row.deck == deck && row.back == back ? 1 : 0; }
    return sum;
}
static_assert(count(Deck::a, Back::light) == 15 && count(Deck::a, Back::dark) == 57);
static_assert(count(Deck::b, Back::light) == 15 && count(Deck::b, Back::dark) == 44);
static_assert(count(Deck::c, Back::light) == 15 && count(Deck::c, Back::dark) == 44);

}  // namespace

const std::array<CardRow, card_count>& cards() { return rows; }

std::optional<Card> card_named(std::string_view id) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].id == id) { return Card{static_cast<std::uint8_t>(i)}; }
    }
    return std::nullopt;
}

CardSet cards_of(std::string_view deck_letters, Back back) {
    CardSet found;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool chosen = deck_letters.contains(name_of(rows[i].deck));
        if (chosen && rows[i].back == back) { found.insert(Card{static_cast<std::uint8_t>(i)}); }
    }
    return found;
}

}  // namespace meadhall::odin
