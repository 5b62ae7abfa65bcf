// Mead Horn in the laboratory; it has no figures of its own.
#include "fourth_game/game/opinions.hpp"
#include "lab/kit_for.hpp"

namespace meadhall::lab {

template <>
inline constexpr None own_measures<toy::Game>{};

template Kit kit_for<toy::Game>();

}  // namespace meadhall::lab
