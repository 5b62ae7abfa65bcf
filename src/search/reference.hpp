// The frozen yardsticks: one bot per game that is never tuned again, so that strength can be compared over the years.
#pragma once

#include <memory>

#include "search/bot.hpp"

namespace meadhall {

/// `Reference<G>::make()`, and `make_lesser()` where a game has a second one. A game without a yardstick derives
/// it from `None`.
template <class G>
struct Reference;

template <class G>
concept HasReference = Rules<G> && requires { Reference<G>::make(); };
template <class G>
concept HasLesserReference = HasReference<G> && requires { Reference<G>::make_lesser(); };

}  // namespace meadhall
