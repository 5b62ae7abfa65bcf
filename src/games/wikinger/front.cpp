#include "games/wikinger/front.hpp"

namespace meadhall::wikinger {

Front::Front(const Game& game, const State& state, Side own)
    : island_{game.island()},
      occupied_{Game::figures(state)},
      free_{game.island().land() - occupied_},
      halts_at_capture_{game.options().capture_during_jump} {
    const PointSet own_figures = game.figures(state, own);
    for (int i = 0; i < game.sides(); ++i) {
        const Side side{static_cast<std::uint8_t>(i)};
        if (side == own) { continue; }
        const PointSet figures = game.figures(state, side);
        // W-7.1 a, b: an own figure, or one of anybody else who is the victim's enemy; W-7.1 c: the shore.
        PointSet helpers = game.options().capture_with_third_party ? occupied_ - figures : own_figures;
        helpers.insert(water);
        foes_.push_back({figures, helpers});
    }
}

Front::Shoals::Shoals(const Front& front) {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (std::size_t d = 0; d < directions; ++d) { leaps[d] = front.leaps(all_directions[d]); }
}

// A hop keeps the parity of row and column. So a mover never meets the point it left as a hurdle, nor can it use the
// hurdles that its leaving opens: hops lead through the same joined free points for everybody, mover or not.
PointSet Front::shoal(Point start, const Shoals& shoals) const {
    PointSet joined = {start};
    InplaceVector<Point, 128> edge;
    edge.push_back(start);
    while (!edge.empty()) {
        const Point here = edge.back();
        edge.pop_back();
        for (std::size_t d = 0; d < directions; ++d) {
            if (!shoals.leaps[d].contains(here)) { continue; }
            const Point landing = island_.ways(here)[d].behind;
            if (joined.contains(landing)) { continue; }
            joined.insert(landing);
            edge.push_back(landing);
        }
    }
    return joined;
}

PointSet Front::jumps(Point from) const {
    Shoals shoals{*this};
    return jumps(from, shoals);
}

PointSet Front::jumps(Point from, Shoals& shoals) const {
    if (halts_at_capture_) { return jumps_until_capture(from); }
    PointSet landed;
    for (std::size_t d = 0; d < directions; ++d) {
        if (!shoals.leaps[d].contains(from)) { continue; }
        const Point landing = island_.ways(from)[d].behind;
        if (!shoals.charted.contains(landing)) {
            const PointSet joined = shoal(landing, shoals);
            const auto number = static_cast<std::uint8_t>(shoals.found.size());
            joined.for_each([&](Point member) { shoals.number[member.number] = number; });
            shoals.found.push_back(joined);
            shoals.charted |= joined;
        }
        landed |= shoals.found[shoals.number[landing.number]];
    }
    return landed;
}

/// captureDuringJump: as far as the sequence goes before it captures; what it captures there depends on the mover.
PointSet Front::jumps_until_capture(Point from) const {
    PointSet landed;
    InplaceVector<Point, 128> edge;
    edge.push_back(from);
    while (!edge.empty()) {
        const Point here = edge.back();
        edge.pop_back();
        for (const Way& way : island_.ways(here)) {
            const bool is_home = way.behind == from && captures(from, from);
            if (!occupied_.contains(way.over) || !(free_.contains(way.behind) || is_home)) { continue; }
            if (landed.contains(way.behind)) { continue; }
            landed.insert(way.behind);
            if (!captures(from, way.behind)) { edge.push_back(way.behind); }
        }
    }
    return landed;
}

PointSet Front::capturing(Point from, PointSet targets) const {
    PointSet chosen;
    for (Point to : targets) {
        if (captures(from, to)) { chosen.insert(to); }
    }
    return chosen;
}

PointSet Front::snares(Direction direction) const {
    PointSet found;
    for (const Foe& foe : foes_) {
        const PointSet backed = island_.beside(foe.helpers, direction) | island_.shore(direction);
        found |= island_.beside(foe.figures & backed, direction);
    }
    return found & free_;
}

PointSet Front::snares() const {
    PointSet found;
    for (Direction direction : all_directions) { found |= snares(direction); }
    return found;
}

bool Front::threatens(PointSet vikings) const {
    PointSet all_snares;
    // East and west first: neighbours in a row are the cheapest to find, and mostly that is enough.
    for (Direction direction : {Direction::east, Direction::west, Direction::north, Direction::south}) {
        const PointSet found = snares(direction);
        // A helper is two points away from the snare, so he is never the one who steps into it.
        for (Point snare : found) {
            if (island_.around(snare).intersects(vikings)) { return true; }
        }
        all_snares |= found;
    }
    return (halts_at_capture_ || !all_snares.empty()) && jumps_into(all_snares, vikings);
}

bool Front::jumps_into(PointSet snares, PointSet vikings) const {
    Shoals shoals{*this};
    for (Point from : vikings) {
        PointSet aims = snares;
        aims.insert(from);  // W-11: a snare too, though it is not free
        for (Point to : jumps(from, shoals) & aims) {
            if (captures(from, to)) { return true; }
        }
    }
    return false;
}

void Front::walk(Point from, Point to) {
    occupied_.erase(from);
    occupied_.insert(to);
    free_.insert(from);
    free_.erase(to);
    for (Foe& foe : foes_) {
        foe.helpers.erase(from);
        foe.helpers.insert(to);
    }
}

}  // namespace meadhall::wikinger
