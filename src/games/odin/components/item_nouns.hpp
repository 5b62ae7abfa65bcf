// The things of the box as nouns: what one of them and several are called, and how they are declined.
#pragma once

#include "core/noun.hpp"

namespace meadhall::odin::noun {

// clang-format off: one row per thing

// Goods
inline constexpr Noun peas{{"Peas", "Erbsen", "Erwten"}, {pieces_of, pieces_of, pieces_of}, Gender::feminine, Dutch::de};
inline constexpr Noun mead{{"Mead", "Met", "Mede"}, {mass, mass, mass}, Gender::masculine, Dutch::de};
inline constexpr Noun oil{{"Oil", "Öl", "Olie"}, {mass, mass, mass}, Gender::neuter, Dutch::de};
inline constexpr Noun rune_stone{{"Rune stone", "Runenstein", "Runensteen"}, {"Rune stones", "Runensteine", "Runenstenen"}, Gender::masculine, Dutch::de};
inline constexpr Noun flax{{"Flax", "Flachs", "Vlas"}, {mass, mass, mass}, Gender::masculine, Dutch::het};
inline constexpr Noun stockfish{{"Stockfish", "Stockfisch", "Stokvis"}, {mass, mass, mass}, Gender::masculine, Dutch::de};
inline constexpr Noun hide{{"Hide", "Fell", "Vel"}, {"Hides", "Felle", "Vellen"}, Gender::neuter, Dutch::het};
inline constexpr Noun silverware{{"Silverware", "Tafelsilber", "Tafelzilver"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun beans{{"Beans", "Bohnen", "Bonen"}, {pieces_of, pieces_of, pieces_of}, Gender::feminine, Dutch::de};
inline constexpr Noun milk{{"Milk", "Milch", "Melk"}, {mass, mass, mass}, Gender::feminine, Dutch::de};
inline constexpr Noun wool{{"Wool", "Wolle", "Wol"}, {mass, mass, mass}, Gender::feminine, Dutch::de};
inline constexpr Noun chest{{"Chest", "Truhe", "Kist"}, {"Chests", "Truhen", "Kisten"}, Gender::feminine, Dutch::de};
inline constexpr Noun grain{{"Grain", "Getreide", "Graan"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun salt_meat{{"Salt meat", "Pökelfleisch", "Pekelvlees"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun linen{{"Linen", "Leinen", "Linnen"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun silk{{"Silk", "Seide", "Zijde"}, {mass, mass, mass}, Gender::feminine, Dutch::de};
inline constexpr Noun cabbage{{"Cabbage", "Kohl", "Kool"}, {mass, mass, mass}, Gender::masculine, Dutch::de};
inline constexpr Noun game_meat{{"Game meat", "Wildfleisch", "Wildvlees"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun skin_and_bones{{"Skin and bones", "Haut und Knochen", "Huid en botten"}, {pieces_of, pieces_of, pieces_of}, Gender::feminine, Dutch::de};
inline constexpr Noun spices{{"Spices", "Gewürz", "Specerijen"}, {pieces_of, "Gewürze", pieces_of}, Gender::neuter, Dutch::de};
inline constexpr Noun sheep{{"Sheep", "Schaf", "Schaap"}, {"Sheep", "Schafe", "Schapen"}, Gender::neuter, Dutch::het};
inline constexpr Noun fur{{"Fur", "Pelz", "Bont"}, {"Furs", "Pelze", mass}, Gender::masculine, Dutch::het};
inline constexpr Noun jewelry{{"Jewelry", "Schmuck", "Sieraden"}, {mass, mass, pieces_of}, Gender::masculine, Dutch::de};
inline constexpr Noun fruits{{"Fruits", "Obst", "Fruit"}, {pieces_of, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun whale_meat{{"Whale meat", "Walfleisch", "Walvisvlees"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun robe{{"Robe", "Gewand", "Gewaad"}, {"Robes", "Gewänder", "Gewaden"}, Gender::neuter, Dutch::het};
inline constexpr Noun treasure_chest{{"Treasure chest", "Schatztruhe", "Schatkist"}, {"Treasure chests", "Schatztruhen", "Schatkisten"}, Gender::feminine, Dutch::de};
inline constexpr Noun cattle{{"Cattle", "Rind", "Rund"}, {pieces_of, "Rinder", "Runderen"}, Gender::neuter, Dutch::het};
inline constexpr Noun clothing{{"Clothing", "Kleidung", "Kleding"}, {mass, mass, mass}, Gender::feminine, Dutch::de};
inline constexpr Noun silver_hoard{{"Silver hoard", "Silberhort", "Zilverschat"}, {"Silver hoards", "Silberhorte", "Zilverschatten"}, Gender::masculine, Dutch::de};
inline constexpr Noun pregnant_sheep{{"Pregnant sheep", "Trächtiges Schaf", "Drachtig schaap"}, {"Pregnant sheep", "Trächtige Schafe", "Drachtige schapen"}, Gender::neuter, Dutch::het, Initial::of_adjective, "Trächtigen Schaf"};
inline constexpr Noun pregnant_cattle{{"Pregnant cattle", "Trächtiges Rind", "Drachtig rund"}, {pieces_of, "Trächtige Rinder", "Drachtige runderen"}, Gender::neuter, Dutch::het, Initial::of_adjective, "Trächtigen Rind"};

// Resources and weapons
inline constexpr Noun wood{{"Wood", "Holz", "Hout"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun stone{{"Stone", "Stein", "Steen"}, {mass, "Steine", mass}, Gender::masculine, Dutch::de};
inline constexpr Noun ore{{"Ore", "Erz", "Erts"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun silver{{"Silver", "Silber", "Zilver"}, {mass, mass, mass}, Gender::neuter, Dutch::het};
inline constexpr Noun bow{{"Bow and arrow", "Pfeil und Bogen", "Pijl en boog"}, {"Bows and arrows", pieces_of, pieces_of}, Gender::masculine, Dutch::de};
inline constexpr Noun snare{{"Snare", "Falle", "Strik"}, {"Snares", "Fallen", "Strikken"}, Gender::feminine, Dutch::de};
inline constexpr Noun spear{{"Spear", "Speer", "Speer"}, {"Spears", "Speere", "Speren"}, Gender::masculine, Dutch::de};
inline constexpr Noun long_sword{{"Long sword", "Langschwert", "Langzwaard"}, {"Long swords", "Langschwerter", "Langzwaarden"}, Gender::neuter, Dutch::het};

// Ships
inline constexpr Noun whaling_boat{{"Whaling boat", "Walfangboot", "Walvisboot"}, {"Whaling boats", "Walfangboote", "Walvisboten"}, Gender::neuter, Dutch::de};
inline constexpr Noun knarr{{"Knarr", "Knorr", "Knarr"}, {"Knarrs", "Knorren", "Knarren"}, Gender::feminine, Dutch::de};
inline constexpr Noun longship{{"Longship", "Drachenschiff", "Drakenschip"}, {"Longships", "Drachenschiffe", "Drakenschepen"}, Gender::neuter, Dutch::het};

// Buildings
inline constexpr Noun shed{{"Shed", "Schuppen", "Schuur"}, {"Sheds", "Schuppen", "Schuren"}, Gender::masculine, Dutch::de};
inline constexpr Noun stone_house{{"Stone house", "Steinhaus", "Stenen huis"}, {"Stone houses", "Steinhäuser", "Stenen huizen"}, Gender::neuter, Dutch::het};
inline constexpr Noun long_house{{"Long house", "Langhaus", "Langhuis"}, {"Long houses", "Langhäuser", "Langhuizen"}, Gender::neuter, Dutch::het};

// Special tiles
inline constexpr Noun glass_beads{{"Glass beads", "Glasperlen", "Glaskralen"}, {pieces_of, pieces_of, pieces_of}, Gender::feminine, Dutch::de};
inline constexpr Noun helmet{{"Helmet", "Helm", "Helm"}, {"Helmets", "Helme", "Helmen"}, Gender::masculine, Dutch::de};
inline constexpr Noun cloakpin{{"Cloakpin", "Mantelnadel", "Mantelspeld"}, {"Cloakpins", "Mantelnadeln", "Mantelspelden"}, Gender::feminine, Dutch::de};
inline constexpr Noun belt{{"Belt", "Gürtel", "Riem"}, {"Belts", "Gürtel", "Riemen"}, Gender::masculine, Dutch::de};
inline constexpr Noun crucifix{{"Crucifix", "Kruzifix", "Kruisbeeld"}, {"Crucifixes", "Kruzifixe", "Kruisbeelden"}, Gender::neuter, Dutch::het};
inline constexpr Noun drinking_horn{{"Drinking horn", "Trinkhorn", "Drinkhoorn"}, {"Drinking horns", "Trinkhörner", "Drinkhoorns"}, Gender::neuter, Dutch::de};
inline constexpr Noun amber_figure{{"Amber figure", "Bernsteinfigur", "Barnstenen beeldje"}, {"Amber figures", "Bernsteinfiguren", "Barnstenen beeldjes"}, Gender::feminine, Dutch::het};
inline constexpr Noun horseshoe{{"Horseshoe", "Hufeisen", "Hoefijzer"}, {"Horseshoes", "Hufeisen", "Hoefijzers"}, Gender::neuter, Dutch::het};
inline constexpr Noun gold_brooch{{"Gold brooch", "Goldbrosche", "Gouden broche"}, {"Gold brooches", "Goldbroschen", "Gouden broches"}, Gender::feminine, Dutch::de};
inline constexpr Noun forge_hammer{{"Forge hammer", "Schmiedehammer", "Smidshamer"}, {"Forge hammers", "Schmiedehämmer", "Smidshamers"}, Gender::masculine, Dutch::de};
inline constexpr Noun fibula{{"Fibula", "Fibel", "Fibula"}, {"Fibulas", "Fibeln", "Fibula's"}, Gender::feminine, Dutch::de};
inline constexpr Noun throwing_axe{{"Throwing axe", "Wurfaxt", "Werpbijl"}, {"Throwing axes", "Wurfäxte", "Werpbijlen"}, Gender::feminine, Dutch::de};
inline constexpr Noun chalice{{"Chalice", "Kelch", "Kelk"}, {"Chalices", "Kelche", "Kelken"}, Gender::masculine, Dutch::de};
inline constexpr Noun round_shield{{"Round shield", "Rundschild", "Rond schild"}, {"Round shields", "Rundschilde", "Ronde schilden"}, Gender::masculine, Dutch::het};
inline constexpr Noun english_crown{{"English crown", "Englische Krone", "Engelse kroon"}, {"English crowns", "Englische Kronen", "Engelse kronen"}, Gender::feminine, Dutch::de, Initial::of_proper_name, "Englischen Krone"};
// clang-format on

}  // namespace meadhall::odin::noun
