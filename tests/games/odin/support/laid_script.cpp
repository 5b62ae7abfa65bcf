#include "games/odin/support/laid_script.hpp"

namespace meadhall::odin::testing {

const std::vector<Item>& layable() {
    static const std::vector<Item> items = [] {
        std::vector<Item> found;
        for (int number = 0; number < Item::count; ++number) {
            if (shape_of(Item{number})) { found.push_back(Item{number}); }
        }
        return found;
    }();
    return items;
}

HalfFull laid(Face face, const Script& script) {
    HalfFull result{face};
    for (const auto& [piece, choice] : script) {
        const Item item = layable()[piece % layable().size()];
        const Placements options = placements(item, face, result.cover);
        if (options.empty()) { continue; }
        const Placement chosen = options.nth(choice % options.count());
        lay(result.cover, item, face, chosen);
        if (ground_of(face) == Ground::land) { lay(result.land, item, chosen); }
        if (ground_of(face) == Ground::house) { lay(result.house, item, chosen); }
        result.slow_board.put(item, slow(cells_of(item, chosen)));
        result.pieces.emplace_back(item, cells_of(item, chosen));
    }
    return result;
}

}  // namespace meadhall::odin::testing
