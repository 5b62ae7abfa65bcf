#include <doctest/doctest.h>

#include "program.hpp"

namespace meadhall::cli {

using testing::has;
using testing::run_program;

TEST_CASE("The command prints the weights, or says what is missing") {
    const auto done = run_program({{"tune", "walhalla", "--bot", "greedy", "--games", "4", "--seed", "hilda"}, ""});
    CHECK(done.code == 0);
    CHECK(has(done.out, "judgement: "));
    CHECK(has(done.out, "card_in_hand"));
    const auto refused = run_program({{"tune", "walhalla", "--opinion", "tactics"}, ""});
    CHECK(refused.code == 2);
    CHECK(has(refused.err, "no such opinion"));
    CHECK(run_program({{"tune", "wikinger", "--bot", "oracle"}, ""}).code == 2);
    CHECK(run_program({{"tune", "wikinger", "--match-bot", "oracle"}, ""}).code == 2);
    const auto matched =
        run_program({{"tune", "walhalla", "--bot", "greedy", "--games", "4", "--match", "3", "--seed", "hilda"}, ""});
    CHECK(has(matched.out, "of the win for the new weights in 3 games"));
}

}  // namespace meadhall::cli
