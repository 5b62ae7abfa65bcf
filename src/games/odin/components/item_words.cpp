#include "games/odin/components/item_words.hpp"

#include "games/odin/components/buildings.hpp"
#include "games/odin/components/goods.hpp"
#include "games/odin/components/resources.hpp"
#include "games/odin/components/ships.hpp"
#include "games/odin/components/specials.hpp"

namespace meadhall::odin {

const Noun& noun_of(Item item) {
    if (item.is<Good>()) { return row_of(item.as<Good>()).name; }
    if (item.is<Resource>()) { return row_of(item.as<Resource>()).name; }
    if (item.is<Weapon>()) { return row_of(item.as<Weapon>()).name; }
    if (item.is<Ship>()) { return row_of(item.as<Ship>()).name; }
    if (item.is<Building>()) { return row_of(item.as<Building>()).name; }
    return row_of(item.as<Special>()).name;
}

}  // namespace meadhall::odin
