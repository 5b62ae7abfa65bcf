// What a board must know to draw a game, besides the position: the island as a picture, who leads which colour, the
// goal; and what lies in the box, for those who build their own island. Facts only, nothing that changes during play.
#pragma once

#include <string>
#include <vector>

#include "core/fields.hpp"
#include "games/wikinger/island.hpp"
#include "games/wikinger/state.hpp"

namespace meadhall::wikinger {

/// Under which colours a seat plays and with whom it wins (W-1.1, W-2.1).
struct Banner {
    std::vector<Colour> colours;  // the seat's first colour first
    int side = 0;

    static constexpr auto fields() {
        return described(field("colours", &Banner::colours), field("side", &Banner::side));
    }
};

struct Scene {
    std::vector<std::string> rows;  // region letters, '.' for water
    std::vector<Banner> seats;
    int goal = 0;  // towers that a side needs (W-2)

    static constexpr auto fields() {
        return described(field("rows", &Scene::rows), field("seats", &Scene::seats), field("goal", &Scene::goal));
    }
};

/// An island part of the box, not turned (W-1.3).
struct PartOutline {
    Part part{};
    std::vector<std::string> rows;

    static constexpr auto fields() {
        return described(field("part", &PartOutline::part), field("rows", &PartOutline::rows));
    }
};

/// A ready-made island and for how many players it is (W-2, W-3.2).
struct Layout {
    Preset preset{};
    int seats = 0;
    std::vector<Placement> placements;

    static constexpr auto fields() {
        return described(field("preset", &Layout::preset), field("seats", &Layout::seats),
                         field("placements", &Layout::placements));
    }
};

struct Components {
    std::vector<PartOutline> parts;
    std::vector<Layout> layouts;

    static constexpr auto fields() {
        return described(field("parts", &Components::parts), field("layouts", &Components::layouts));
    }
};

}  // namespace meadhall::wikinger
