// How many random games the conformance suite plays, from which seed, and how closely it looks.
#pragma once

#include <cstdint>

namespace meadhall::conformance {

/// Game number i is played from `seed` + i, so a campaign of one game with the reported seed shows a breach again.
/// The closeness changes what is looked at, never what is played.
struct Campaign {
    int games = 100;
    std::uint64_t seed = 1;
    int one_in = 8;         // costly laws are judged at one ply in so many, drawn from the seed
    int handful = 4;        // and of so many moves there
    int max_plies = 20000;  // a game longer than this does not end; a game's own `max_plies` goes before
};

/// The same campaign, under the sanitizers with a third of the closeness, and with what MEADHALL_GAMES, MEADHALL_SEED
/// and MEADHALL_ONE_IN say, where they are set. A long campaign looks often enough with a large MEADHALL_ONE_IN.
[[nodiscard]] Campaign as_ordered(Campaign campaign);

}  // namespace meadhall::conformance
