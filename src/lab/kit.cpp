#include "lab/kit.hpp"

#include <algorithm>
#include <cassert>

namespace meadhall::lab {

const Kit& kit_of(Kits kits, std::string_view game) {
    const auto found = std::ranges::find(kits, game, &Kit::id);
    assert(found != kits.end());
    return *found;
}

}  // namespace meadhall::lab
