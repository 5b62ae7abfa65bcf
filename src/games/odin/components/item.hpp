// Everything a player can own and count: goods, resources, weapons, ships, buildings, special tiles (O-1.3).
#pragma once

#include <array>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/fields.hpp"
#include "core/index_set.hpp"
#include "core/inplace_vector.hpp"

namespace meadhall::odin {

/// The goods, column by column of the goods boxes and upwards in each: one upgrade is one step up (O-5.15).
/// The two pregnant animals are the other faces of sheep and cattle.
enum class Good : std::uint8_t {
    peas,
    mead,
    oil,
    rune_stone,
    flax,
    stockfish,
    hide,
    silverware,
    beans,
    milk,
    wool,
    chest,
    grain,
    salt_meat,
    linen,
    silk,
    cabbage,
    game_meat,
    skin_and_bones,
    spices,
    sheep,
    fur,
    jewelry,
    fruits,
    whale_meat,
    robe,
    treasure_chest,
    cattle,
    clothing,
    silver_hoard,
    pregnant_sheep,
    pregnant_cattle,
};
inline constexpr int good_count = 32;

constexpr auto names(Good /*of*/) {
    return std::array<std::string_view, good_count>{"peas",
                                                    "mead",
                                                    "oil",
                                                    "rune_stone",
                                                    "flax",
                                                    "stockfish",
                                                    "hide",
                                                    "silverware",
                                                    "beans",
                                                    "milk",
                                                    "wool",
                                                    "chest",
                                                    "grain",
                                                    "salt_meat",
                                                    "linen",
                                                    "silk",
                                                    "cabbage",
                                                    "game_meat",
                                                    "skin_and_bones",
                                                    "spices",
                                                    "sheep",
                                                    "fur",
                                                    "jewelry",
                                                    "fruits",
                                                    "whale_meat",
                                                    "robe",
                                                    "treasure_chest",
                                                    "cattle",
                                                    "clothing",
                                                    "silver_hoard",
                                                    "pregnant_sheep",
                                                    "pregnant_cattle"};
}

enum class Resource : std::uint8_t { wood, stone, ore, silver };
inline constexpr int resource_count = 4;
constexpr auto names(Resource /*of*/) {
    return std::array<std::string_view, resource_count>{"wood", "stone", "ore", "silver"};
}

enum class Weapon : std::uint8_t { bow, snare, spear, long_sword };
inline constexpr int weapon_count = 4;
constexpr auto names(Weapon /*of*/) {
    return std::array<std::string_view, weapon_count>{"bow", "snare", "spear", "long_sword"};
}

enum class Ship : std::uint8_t { whaling_boat, knarr, longship };
inline constexpr int ship_kinds = 3;
constexpr auto names(Ship /*of*/) {
    return std::array<std::string_view, ship_kinds>{"whaling_boat", "knarr", "longship"};
}

enum class Building : std::uint8_t { shed, stone_house, long_house };
inline constexpr int building_kinds = 3;
constexpr auto names(Building /*of*/) {
    return std::array<std::string_view, building_kinds>{"shed", "stone_house", "long_house"};
}

/// The grey tiles of the oval board; there is one of each (O-1.6).
enum class Special : std::uint8_t {
    glass_beads,
    helmet,
    cloakpin,
    belt,
    crucifix,
    drinking_horn,
    amber_figure,
    horseshoe,
    gold_brooch,
    forge_hammer,
    fibula,
    throwing_axe,
    chalice,
    round_shield,
    english_crown,
};
inline constexpr int special_count = 15;
constexpr auto names(Special /*of*/) {
    return std::array<std::string_view, special_count>{"glass_beads", "helmet",        "cloakpin",     "belt",
                                                       "crucifix",    "drinking_horn", "amber_figure", "horseshoe",
                                                       "gold_brooch", "forge_hammer",  "fibula",       "throwing_axe",
                                                       "chalice",     "round_shield",  "english_crown"};
}

template <class T>
concept ItemKind = std::same_as<T, Good> || std::same_as<T, Resource> || std::same_as<T, Weapon> ||
                   std::same_as<T, Ship> || std::same_as<T, Building> || std::same_as<T, Special>;

/// One kind of thing of any sort. Its number is stable: moves and records are written with it.
struct Item {
    std::uint8_t number = 0;

    static constexpr int first_resource = good_count;
    static constexpr int first_weapon = first_resource + resource_count;
    static constexpr int first_ship = first_weapon + weapon_count;
    static constexpr int first_building = first_ship + ship_kinds;
    static constexpr int first_special = first_building + building_kinds;
    static constexpr int count = first_special + special_count;

    constexpr Item() = default;
    constexpr explicit Item(int from_number) : number{static_cast<std::uint8_t>(from_number)} {}
    // A good is an item, and so on: rows of tables say `wood`, not `Item{Resource::wood}`.
    template <ItemKind Kind>
    constexpr Item(Kind kind)  // NOLINT(google-explicit-constructor)
        : number{static_cast<std::uint8_t>(first<Kind>() + static_cast<int>(kind))} {}

    template <ItemKind Kind>
    [[nodiscard]] constexpr bool is() const {
        return number >= first<Kind>() && number < first<Kind>() + kinds<Kind>();
    }
    /// Precondition: `is<Kind>()`.
    template <ItemKind Kind>
    [[nodiscard]] constexpr Kind as() const {
        return static_cast<Kind>(number - first<Kind>());
    }

    friend constexpr auto operator<=>(Item, Item) = default;

  private:
    template <ItemKind Kind>
    [[nodiscard]] static constexpr int first() {
        if constexpr (std::same_as<Kind, Good>) { return 0; }
        if constexpr (std::same_as<Kind, Resource>) { return first_resource; }
        if constexpr (std::same_as<Kind, Weapon>) { return first_weapon; }
        if constexpr (std::same_as<Kind, Ship>) { return first_ship; }
        if constexpr (std::same_as<Kind, Building>) { return first_building; }
        if constexpr (std::same_as<Kind, Special>) { return first_special; }
    }
    template <ItemKind Kind>
    [[nodiscard]] static constexpr int kinds() {
        return static_cast<int>(names(Kind{}).size());
    }
};
static_assert(sizeof(Item) == 1 && Item::count == 61);

using GoodSet = IndexSet<Good, good_count>;
using ResourceSet = IndexSet<Resource, resource_count>;

/// Kinds of items. There is room for two that are none: a card and a position of a strip (cards/book.hpp).
using ItemSet = IndexSet<Item, 64>;

/// The name an item goes by in notation and JSON: "salt_meat", "ore", "helmet".
[[nodiscard]] std::string_view id_of(Item item);
[[nodiscard]] std::optional<Item> item_named(std::string_view id);

/// So and so many of one item.
struct Amount {
    Item item{};
    std::int8_t count = 1;

    static constexpr auto fields() { return described(field("item", &Amount::item), field("count", &Amount::count)); }
    friend constexpr bool operator==(const Amount&, const Amount&) = default;
};

/// Several amounts that are paid or received together. `2 * wood + stone` writes one.
class Bundle {
  public:
    constexpr Bundle() = default;
    constexpr Bundle(Amount amount) : amounts_{amount} {}  // NOLINT(google-explicit-constructor)
    template <ItemKind Kind>
    constexpr Bundle(Kind kind) : Bundle{Amount{kind}} {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] constexpr bool empty() const { return amounts_.empty(); }
    [[nodiscard]] constexpr std::size_t size() const { return amounts_.size(); }
    [[nodiscard]] constexpr const Amount* begin() const { return amounts_.begin(); }
    [[nodiscard]] constexpr const Amount* end() const { return amounts_.end(); }
    [[nodiscard]] constexpr int count(Item item) const {
        int sum = 0;
        for (const Amount& amount : amounts_) { sum += amount.item == item ? amount.count : 0; }
        return sum;
    }
    constexpr void add(Amount amount) { amounts_.push_back(amount); }

    friend constexpr bool operator==(const Bundle&, const Bundle&) = default;

  private:
    InplaceVector<Amount, 6> amounts_{};  // no space or card names more than six things at once
};

template <ItemKind Kind>
[[nodiscard]] constexpr Amount operator*(int count, Kind kind) {
    return {kind, static_cast<std::int8_t>(count)};
}

template <class T>
concept Bundled = ItemKind<T> || std::same_as<T, Amount> || std::same_as<T, Bundle>;

template <Bundled Left, Bundled Right>
[[nodiscard]] constexpr Bundle operator+(const Left& left, const Right& right) {
    Bundle sum{left};
    for (const Amount& amount : Bundle{right}) { sum.add(amount); }
    return sum;
}

}  // namespace meadhall::odin
