// What a bot thinks things are worth: the tuned tables of its game, unless somebody wants to try others.
#pragma once

#include "search/judgement/judgement.hpp"
#include "search/judgement/tactics.hpp"

namespace meadhall {

template <Rules G>
struct Opinions {
    Judge<G> judge{};
    WeightsOf<Tactics<G>> tactics = tuned_weights<Tactics<G>>();
};

}  // namespace meadhall
