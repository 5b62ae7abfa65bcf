#include "cli/house.hpp"

#include <algorithm>
#include <cassert>

namespace meadhall::cli {

const Kit& kit_of(std::string_view game) {
    const auto found = std::ranges::find(house().kits, game, &Kit::id);
    assert(found != house().kits.end());
    return *found;
}

const lab::Kit& lab_kit_of(std::string_view game) { return lab::kit_of(house().lab, game); }

}  // namespace meadhall::cli
