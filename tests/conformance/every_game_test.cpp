// Every game of the list before the laws: as it is usually played, with every number of seats. What else there is to
// try, a game's own file says; one that has none fails here.
#include <string>
#include <tuple>

#include "games/games.hpp"
#include "support/conforms.hpp"

namespace meadhall::conformance {

namespace {

template <class... Listed>
std::tuple<Listed...> tuple_of(GameList<Listed...> /*games*/);

}  // namespace

TEST_CASE_TEMPLATE_DEFINE("A game of the list keeps every law with its usual options, for every number of seats", G,
                          every_game) {
    REQUIRE_MESSAGE(Defence<G>::known != nullptr, "nobody speaks for this game: tests/conformance/", std::string{G::id},
                    "_test.cpp has no Defence");
    for (int seats = G::min_seats; seats <= G::max_seats; ++seats) {
        require_conformance<G>("usual", seats, {}, Defence<G>::known->usual, Defence<G>::known->hooks);
    }
}
TEST_CASE_TEMPLATE_APPLY(every_game, decltype(tuple_of(Games{})));

}  // namespace meadhall::conformance
