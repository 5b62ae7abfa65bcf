#include "games/wikinger/scene.hpp"

#include <utility>

#include "games/wikinger/chapters.hpp"

namespace meadhall::wikinger {
namespace {

Banner banner(const Game& game, Seat seat) {
    Banner banner{{game.first_colour(seat)}, game.side(seat).number};
    for (Colour colour : all_colours) {
        if (colour != game.first_colour(seat) && game.leads(seat, colour)) { banner.colours.push_back(colour); }
    }
    return banner;
}

}  // namespace

Scene Game::scene() const {
    Scene scene{island_.picture(), {}, goal_};
    for (int i = 0; i < seats_; ++i) { scene.seats.push_back(banner(*this, seat(i))); }
    return scene;
}

Components Game::components() {
    Components box;
    for (int i = 0; i < part_count; ++i) {
        const auto part = static_cast<Part>(i);
        box.parts.push_back({part, Island::outline(part)});
    }
    using enum Preset;
    for (auto [preset, players] : {std::pair{two_a, 2}, {two_b, 2}, {three, 3}, {four, 4}}) {
        box.layouts.push_back({preset, players, Island::preset(preset)});
    }
    return box;
}

}  // namespace meadhall::wikinger
