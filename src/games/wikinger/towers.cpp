// Chapters 3 and 4: regions are conquered and lost; towers show whose they are (W-5.4, W-8).
#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

int stock(const Game& game) {
    // W-10.3: in the grand battle a seat's six towers are of one shade.
    return game.options().mode == Mode::grand ? 2 * towers_per_colour : towers_per_colour;
}

/// W-5.4: nobody else, not even an ally, has a Viking there.
const Reason* first_tower_obstacle(const Game& game, const State& state, Region region) {
    const PointSet points = game.island().region(region);
    const PointSet own = game.vikings(state, state.turn) & points;
    if (own.empty()) { return &reasons::no_viking_in_region; }
    if (!((Game::all(state.vikings) & points) - own).empty()) { return &reasons::other_colour_in_region; }
    if (Game::all(state.towers).intersects(points)) { return &reasons::region_has_tower; }
    if (points.is_subset_of(Game::figures(state))) { return &reasons::occupied; }
    return nullptr;
}

/// W-8.4 i: a region with an enemy tower falls when its guards are gone.
const Reason* reconquest_obstacle(const Game& game, const State& state, Region region, Side owner) {
    const PointSet points = game.island().region(region);
    const bool against_all = game.options().reconquest_against == ReconquestAgainst::all_opponents;
    PointSet guards = against_all ? Game::all(state.vikings) - game.vikings(state, game.side(state.turn))
                                  : game.vikings(state, owner);
    if (guards.intersects(points)) { return &reasons::enemy_in_region; }
    const bool avenged = ((state.avenged >> region.number) & 1U) != 0;
    if (!game.options().undefended_tower_flips && !avenged) { return &reasons::guards_left_freely; }
    return nullptr;
}

/// W-8.1: own Vikings, no enemy figure, no tower yet, and a free point.
const Reason* new_conquest_obstacle(const Game& game, const State& state, Region region) {
    const PointSet points = game.island().region(region);
    const PointSet all = Game::figures(state);
    if (!((all & points) - game.figures(state, game.side(state.turn))).empty()) { return &reasons::enemy_in_region; }
    if (Game::all(state.towers).intersects(points)) { return &reasons::region_has_tower; }
    if (points.is_subset_of(all)) { return &reasons::occupied; }
    return nullptr;
}

std::optional<Point> enemy_tower(const Game& game, const State& state, Region region) {
    const PointSet towers = Game::all(state.towers) & game.island().region(region);
    if (towers.empty()) { return std::nullopt; }
    const Point at = towers.first_member();
    if (game.side(*colour_of_tower(state, at)) == game.side(state.turn)) { return std::nullopt; }
    return at;
}

/// W-8.1: one's own Vikings in a region, as many as agreed.
bool is_present(const Game& game, const State& state, Seat seat, Region region) {
    return (game.vikings(state, seat) & game.island().region(region)).size() >= game.options().conquest_minimum;
}

const Reason* main_game_obstacle(const Game& game, const State& state, Region region) {
    if (!is_present(game, state, state.turn, region)) { return &reasons::no_viking_in_region; }
    if (const auto tower = enemy_tower(game, state, region)) {
        return reconquest_obstacle(game, state, region, game.side(*colour_of_tower(state, *tower)));
    }
    return new_conquest_obstacle(game, state, region);
}

PointSet points_offered(const Game& game, const State& state, Region region) {
    if (const auto tower = enemy_tower(game, state, region)) { return {*tower}; }
    return game.island().region(region) - Game::figures(state);
}

void note_tower(Act act, Happening what, Colour colour, Point at) {
    const Region region = act.game.island().region_of(at);
    act.scribe.note(
        {.what = what, .colour = colour, .at = at, .region = region, .letter = act.game.island().letter(region)});
}

/// W-8.4 ii: the conqueror puts a tower of his own on the point of the one he captured.
void convert_tower(Act act, Point at) {
    const Options& options = act.game.options();
    const Seat captor = act.state.turn;
    if (options.tower_capture_converts == TowerCapture::neutralise) { return; }
    const Region region = act.game.island().region_of(at);
    if (options.reconquest_needs_presence && !is_present(act.game, act.state, captor, region)) { return; }
    if (const auto colour = tower_in_hand(act.game, act.state, captor)) { raise_tower(act, *colour, at); }
}

Pincer pincer(const Game& game, const State& state, Point behind) {
    if (behind == water) { return Pincer::shore; }
    for (Colour colour : all_colours) {
        const bool stands = (state.vikings[index(colour)] | state.towers[index(colour)]).contains(behind);
        if (stands) { return game.leads(state.turn, colour) ? Pincer::own_figure : Pincer::other_figure; }
    }
    return Pincer::none;
}

Pincer pincer_of(const Game& game, const State& state, Point by, Point victim) {
    for (const Way& way : game.island().ways(by)) {
        if (way.over == victim) { return pincer(game, state, way.behind); }
    }
    return Pincer::none;
}

void fall(Act act, Point by, Point victim) {
    State& state = act.state;
    const Pincer jaw = pincer_of(act.game, state, by, victim);
    const auto tower = colour_of_tower(state, victim);
    const Colour loser = tower ? *tower : colour_of_viking(state, victim);
    const Region region = act.game.island().region_of(victim);
    (tower ? state.towers : state.vikings)[index(loser)].erase(victim);
    if (!tower) { state.avenged = static_cast<std::uint16_t>(state.avenged | (1U << region.number)); }
    act.scribe.note({.what = tower ? Happening::tower_falls : Happening::viking_falls,
                     .colour = loser,
                     .at = victim,
                     .region = region,
                     .letter = act.game.island().letter(region),
                     .pincer = jaw});
}

}  // namespace

std::optional<Colour> tower_in_hand(const Game& game, const State& state, Seat seat) {
    const Colour own = game.first_colour(seat);
    if (state.towers[index(own)].size() < stock(game)) { return own; }
    if (game.seats() != 4 || !game.options().team_tower_fallback) { return std::nullopt; }
    const Colour partner = game.first_colour(meadhall::seat((seat.number + 2) % 4));
    if (state.towers[index(partner)].size() < stock(game)) { return partner; }
    return std::nullopt;
}

const Reason* conquest_obstacle(const Game& game, const State& state, Region region) {
    const Reason* obstacle = state.phase == Phase::first_towers ? first_tower_obstacle(game, state, region)
                                                                : main_game_obstacle(game, state, region);
    if (obstacle != nullptr) { return obstacle; }
    return tower_in_hand(game, state, state.turn) ? nullptr : &reasons::no_tower_left;
}

PointSet Game::tower_points(const State& state) const {
    const PointSet own = vikings(state, state.turn);
    // Most regions are out of the question at a glance: nobody of ours there, ours already, or guards who always
    // hinder (W-8.1).
    const bool guards_always_hinder = options_.reconquest_against == ReconquestAgainst::all_opponents;
    const PointSet guards = guards_always_hinder ? all(state.vikings) - vikings(state, side(state.turn)) : PointSet{};
    const PointSet marked = towers(state, side(state.turn));
    PointSet offered;
    for (int i = 0; i < island_.regions(); ++i) {
        const Region here = region(i);
        const PointSet points = island_.region(here);
        if (!own.intersects(points) || (guards | marked).intersects(points)) { continue; }
        if (conquest_obstacle(*this, state, here) == nullptr) { offered |= points_offered(*this, state, here); }
    }
    return offered;
}

bool may_decline(const Game& game, const State& state) {
    if (state.phase == Phase::first_towers) { return true; }  // W-5.4: "may"
    if (game.options().tower_placement == TowerPlacement::mandatory) { return false; }
    // Ruling 9.1: a tower that alone makes the turn active must go up; under mustCapture no tower does.
    if (game.options().standstill != Standstill::must_threaten) { return true; }
    const bool needed = state.phase == Phase::dusk && owes_activity(game, state) && !is_active_so_far(game, state);
    return !needed;
}

void list_towers(const Game& game, const State& state, MoveList<Game>& moves) {
    for (Point at : game.tower_points(state)) { moves.push_back(Move::tower(at)); }
    if (may_decline(game, state)) { moves.push_back(Move::decline()); }
}

void put_up_tower(Act act, Point at) {
    State& state = act.state;
    const Colour colour = *tower_in_hand(act.game, state, state.turn);
    if (const auto old = colour_of_tower(state, at)) {
        state.towers[index(*old)].erase(at);
        note_tower(act, Happening::tower_falls, *old, at);
    }
    raise_tower(act, colour, at);
    if (state.phase == Phase::over) { return; }
    if (act.game.tower_points(state).empty()) { decline_tower(act); }
}

void raise_tower(Act act, Colour colour, Point at) {
    State& state = act.state;
    state.towers[index(colour)].insert(at);
    state.raised = true;
    note_tower(act, Happening::tower_rises, colour, at);
    if (act.game.towers_standing(state, act.game.side(colour)) >= act.game.goal()) {
        finish(act, Ending::towers);
        return;
    }
    if (!act.game.options().tower_placement_captures) { return; }
    const PointSet victims = Front{act.game, state, act.game.side(colour)}.victims(nowhere, at);
    if (!victims.empty()) { capture(act, at, victims); }
}

/// Nothing more to conquer, or nothing more wanted: what comes next depends on when it was asked.
void decline_tower(Act act) {
    State& state = act.state;
    if (state.phase == Phase::dawn) { return begin_march(act); }
    if (state.phase == Phase::dusk) { return end_turn(act); }
    // W-5.4: the next seat with a region of its own; after the last, the start player opens the game proper.
    for (Seat seat = next(state.turn, act.game.seats()); seat != state.starter; seat = next(seat, act.game.seats())) {
        state.turn = seat;
        if (!act.game.tower_points(state).empty()) { return; }
    }
    begin_turn(act, state.starter);
}

void capture(Act act, Point by, PointSet victims) {
    State& state = act.state;
    state.captured = true;
    PointSet towers = Game::all(state.towers) & victims;
    for (Point victim : victims) { fall(act, by, victim); }
    // Ruling 8.4 ii: presence is judged when all victims are gone.
    for (Point tower : towers) {
        if (state.phase == Phase::over) { return; }
        convert_tower(act, tower);
    }
    if (state.phase != Phase::over) { check_last_side(act); }
}

}  // namespace meadhall::wikinger
