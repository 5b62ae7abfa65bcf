// All games of the hall in the catalogue.
#include "games/games.hpp"
#include "match/catalogue.hpp"

namespace meadhall {

Catalogue catalogue() { return catalogue_of(Games{}); }

}  // namespace meadhall
