// How strong somebody plays, as far as games have shown: the Plackett–Luce form of Weng and Lin (docs/server.md has the
// formula). Plain numbers; whoever was rated in the same order has the same rating everywhere.
#pragma once

#include <span>

namespace meadhall::server {

/// A belief about a player: strength, and how far off that may be (one standard deviation).
struct Rating {
    double mu = 25.0;
    double sigma = 25.0 / 3.0;

    /// What the player can be trusted to have at least: ladders are sorted by it.
    [[nodiscard]] double at_least() const { return mu - 3 * sigma; }
    friend bool operator==(const Rating&, const Rating&) = default;
};

/// How much chance there is in a game, and below what part a variance never shrinks at once.
inline constexpr double rating_beta = 25.0 / 6.0;
inline constexpr double rating_kappa = 0.0001;

/// Everybody who played, after the game. `ranks` count from the best; whoever is equal has the same one.
/// Precondition: as many ranks as ratings.
void rate(std::span<Rating> ratings, std::span<const int> ranks);

}  // namespace meadhall::server
