// All games of the hall in the laboratory.
#include "games/games.hpp"
#include "lab/kit.hpp"

namespace meadhall::lab {

Kits kits() { return kits_of(Games{}); }

}  // namespace meadhall::lab
