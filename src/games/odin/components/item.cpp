#include "games/odin/components/item.hpp"

#include "core/fields.hpp"

namespace meadhall::odin {

std::string_view id_of(Item item) {
    if (item.is<Good>()) { return name_of(item.as<Good>()); }
    if (item.is<Resource>()) { return name_of(item.as<Resource>()); }
    if (item.is<Weapon>()) { return name_of(item.as<Weapon>()); }
    if (item.is<Ship>()) { return name_of(item.as<Ship>()); }
    if (item.is<Building>()) { return name_of(item.as<Building>()); }
    return name_of(item.as<Special>());
}

std::optional<Item> item_named(std::string_view id) {
    for (int number = 0; number < Item::count; ++number) {
        if (id_of(Item{number}) == id) { return Item{number}; }
    }
    return std::nullopt;
}

}  // namespace meadhall::odin
