// Regions and towers (W-5.4, W-7.6, W-8).
#include <algorithm>

#include "games/wikinger/brute/brute_force.hpp"

namespace meadhall::brute {

std::vector<Spot> Referee::free_spots(const Board& board, char region) const {
    std::vector<Spot> free;
    for (const auto& [spot, letter] : island_) {
        if (letter == region && !board.contains(spot)) { free.push_back(spot); }
    }
    return free;
}

std::optional<Spot> Referee::tower_in(const Board& board, char region) const {
    for (const auto& [spot, figure] : board) {
        if (figure.is_tower && region_of(spot) == region) { return spot; }
    }
    return std::nullopt;
}

int Referee::own_vikings_in(const Position& position, char region) const {
    return static_cast<int>(std::ranges::count_if(position.board, [&](const auto& entry) {
        const auto& [spot, figure] = entry;
        return !figure.is_tower && seat_of(figure.colour) == position.seat && region_of(spot) == region;
    }));
}

// W-8.5: an own tower, else one of the partner's. W-10.3: in the grand battle six, drawn in the first shade.
std::optional<Colour> Referee::tower_in_hand(const Position& position) const {
    const Colour own = first_colour(position.seat);
    if (towers_of_colour(position.board, own) < (is_grand() ? 6 : 3)) { return own; }
    if (seats_ == 4 && options_.team_tower_fallback) {
        const Colour partners = first_colour((position.seat + 2) % 4);
        if (towers_of_colour(position.board, partners) < 3) { return partners; }
    }
    return std::nullopt;
}

// W-5.4: one player's Vikings and nobody else's, not even an ally's.
bool Referee::is_held_after_brawl(const Position& position, char region) const {
    const bool alone = std::ranges::none_of(position.board, [&](const auto& entry) {
        return region_of(entry.first) == region && !entry.second.is_tower &&
               seat_of(entry.second.colour) != position.seat;
    });
    return alone && own_vikings_in(position, region) >= 1 && !tower_in(position.board, region);
}

// W-8.1: own Vikings enough and no enemy figure.
bool Referee::is_conquered(const Position& position, char region) const {
    if (own_vikings_in(position, region) < options_.conquest_minimum) { return false; }
    return std::ranges::none_of(position.board, [&](const auto& entry) {
        return region_of(entry.first) == region && is_enemy(position.seat, entry.second.colour);
    });
}

// W-8.4 i: own Vikings enough, and no Viking left that guards the tower.
bool Referee::is_reconquered(const Position& position, char region, Colour owner) const {
    if (own_vikings_in(position, region) < options_.conquest_minimum) { return false; }
    const bool owner_only = options_.reconquest_against == wikinger::ReconquestAgainst::owner_only;
    const bool guarded = std::ranges::any_of(position.board, [&](const auto& entry) {
        const auto& [spot, figure] = entry;
        if (figure.is_tower || region_of(spot) != region || !is_enemy(position.seat, figure.colour)) { return false; }
        return !owner_only || side_of(figure.colour) == side_of(owner);
    });
    return !guarded && (options_.undefended_tower_flips || position.turn.bled.contains(region));
}

std::vector<Spot> Referee::tower_spots_in(const Position& position, char region) const {
    const std::optional<Spot> tower = tower_in(position.board, region);
    if (position.phase == Phase::first_towers) {
        return is_held_after_brawl(position, region) ? free_spots(position.board, region) : std::vector<Spot>{};
    }
    if (!tower) { return is_conquered(position, region) ? free_spots(position.board, region) : std::vector<Spot>{}; }
    const Colour owner = position.board.at(*tower).colour;
    if (is_enemy(position.seat, owner) && is_reconquered(position, region, owner)) { return {*tower}; }
    return {};
}

std::vector<Spot> Referee::tower_spots(const Position& position) const {
    std::vector<Spot> all;
    if (!tower_in_hand(position)) { return all; }
    for (char region : regions_) {
        for (Spot spot : tower_spots_in(position, region)) { all.push_back(spot); }
    }
    return all;
}

// Rulings 5.4 and 9.1: after the brawl always; later if so agreed, unless the tower alone makes an owed turn active.
bool Referee::may_decline(const Position& position) const {
    if (position.phase == Phase::first_towers) { return true; }
    if (options_.tower_placement == wikinger::TowerPlacement::mandatory) { return false; }
    const bool owes = options_.standstill == wikinger::Standstill::must_threaten && owes_an_active_turn(position);
    return !(position.phase == Phase::dusk && owes && !can_capture_now(position));
}

std::vector<Play> Referee::tower_plays(const Position& position) const {
    std::vector<Play> all;
    for (Spot spot : tower_spots(position)) { all.push_back({Verb::tower, {}, {}, spot}); }
    if (may_decline(position)) { all.push_back({Verb::decline, {}, {}, {}}); }
    return all;
}

void Referee::put_up_by_choice(Position& position, Spot at) const {
    const Colour colour = *tower_in_hand(position);
    position.board.erase(at);  // W-8.4: an enemy tower goes back to its owner
    raise(position, colour, at);
    if (position.phase != Phase::over && tower_spots(position).empty()) { no_more_towers(position); }
}

void Referee::raise(Position& position, Colour colour, Spot at) const {
    position.board[at] = {colour, true};
    position.turn.tower = true;
    if (towers_of_side(position.board, side_of(colour)) >= goal()) {
        end_game(position, Ending::towers);
        return;
    }
    if (!options_.tower_placement_captures) { return; }
    const std::vector<Spot> caught = victims(position.board, position.seat, at);
    if (!caught.empty()) { capture(position, caught); }
}

// W-8.4 ii: a captured tower gives way to one of the captor's on the same point.
void Referee::convert(Position& position, Spot at) const {
    if (options_.tower_capture_converts == wikinger::TowerCapture::neutralise) { return; }
    const bool present = own_vikings_in(position, region_of(at)) >= options_.conquest_minimum;
    if (options_.reconquest_needs_presence && !present) { return; }
    if (const auto colour = tower_in_hand(position)) { raise(position, *colour, at); }
}

void Referee::no_more_towers(Position& position) const {
    if (position.phase == Phase::first_towers) { return next_first_towers(position); }
    if (position.phase == Phase::dawn) {
        position.phase = Phase::march;
    } else {
        end_turn(position);
    }
}

}  // namespace meadhall::brute
