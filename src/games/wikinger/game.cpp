#include "games/wikinger/game.hpp"

#include <cassert>
#include <utility>

#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

bool is_grand(const Options& options) { return options.mode == Mode::grand; }

/// W-2: which parts make the island.
std::vector<Part> parts_for(int seats, Mode mode) {
    using enum Part;
    if (mode == Mode::grand || seats == 4) { return {two_regions, three_regions_a, three_regions_b, one_region}; }
    if (seats == 3) { return {three_regions_a, three_regions_b, one_region}; }
    return {two_regions, three_regions_a};
}

Preset usual_preset(int seats, Mode mode) {
    if (mode == Mode::grand || seats == 4) { return Preset::four; }
    return seats == 3 ? Preset::three : Preset::two_a;
}

Result<Island> island_for(int seats, const Options& options) {
    if (const auto* rows = std::get_if<std::vector<std::string>>(&options.island)) { return Island::drawn(*rows); }
    const std::vector<Part> wanted = parts_for(seats, options.mode);
    if (const auto* laid = std::get_if<std::vector<Placement>>(&options.island)) {
        return Island::assembled(*laid, wanted);
    }
    const Preset chosen = std::get<Preset>(options.island);
    return Island::assembled(Island::preset(chosen == Preset::usual ? usual_preset(seats, options.mode) : chosen),
                             wanted);
}

std::optional<Refusal> unfit_value(const Options& options) {
    const int goal = options.grand_battle_goal;
    if (goal != 3 && goal != 5 && goal != 6) { return Refusal{reasons::option_value, "grandBattleGoal"}; }
    if (options.conquest_minimum < 1 || options.conquest_minimum > 2) {
        return Refusal{reasons::option_value, "conquestMinimum"};
    }
    constexpr int longest_quiet = 10'000;
    if (options.quiet_ply_draw && (*options.quiet_ply_draw < 1 || *options.quiet_ply_draw > longest_quiet)) {
        return Refusal{reasons::option_value, "quietPlyDraw"};
    }
    return std::nullopt;
}

}  // namespace

Result<Game> Game::make(int seats, const Options& options) {
    if (seats < min_seats || seats > max_seats || (is_grand(options) && seats != 2)) {
        return refused(reasons::seats, std::to_string(seats));
    }
    if (auto refusal = unfit_value(options)) { return std::unexpected{*refusal}; }
    Result<Island> island = island_for(seats, options);
    if (!island) { return std::unexpected{island.error()}; }
    return Game{seats, options, *island};
}

Game::Game(int seats, Options options, const Island& island)
    : options_{std::move(options)}, island_{island}, seats_{seats} {
    assign_colours();
    goal_ = is_grand(options_) ? options_.grand_battle_goal : seats == 4 ? 5 : 3;
}

namespace {

/// A single colour stands twice, so that the union of both is always right.
void enlist(std::array<Colour, 2>& shades, Colour colour, bool is_first) {
    if (is_first) { shades[0] = colour; }
    shades[1] = colour;
}

}  // namespace

// Red and light red belong together, as do black and grey; partners sit opposite each other (W-1.1, W-2.1).
void Game::assign_colours() {
    using enum Colour;
    const bool grand = is_grand(options_);
    const std::array<Colour, 4> order = seats_ == 3 ? std::array{red, black, grey, grey}  //
                                                    : std::array{red, black, light_red, grey};
    const int playing = grand ? colours : seats_;
    for (int i = 0; i < playing; ++i) {
        const Colour colour = order[static_cast<std::size_t>(i)];
        const Seat leader = seat(grand ? i % 2 : i);
        const bool pairs = playing == colours;
        in_play_[index(colour)] = true;
        leader_[index(colour)] = leader;
        side_[index(colour)] = Side{static_cast<std::uint8_t>(pairs ? i % 2 : i)};
        if (i < seats_) { first_colour_[leader.number] = colour; }
        enlist(seat_shades_[leader.number], colour, i < seats_);
        enlist(side_shades_[side_[index(colour)].number], colour, i < (pairs ? 2 : playing));
    }
    sides_ = seats_ == 3 ? 3 : 2;
}

std::optional<Refusal> Game::startable() const {
    int vikings = 0;
    for (Colour colour : all_colours) { vikings += plays(colour) ? vikings_per_colour : 0; }
    if (island_.points() <= vikings) { return Refusal{reasons::island_small}; }
    return std::nullopt;
}

State Game::initial() const {
    State state;
    for (Colour colour : all_colours) { state.aboard[index(colour)] = plays(colour) ? vikings_per_colour : 0; }
    return state;
}

Actor Game::to_act(const State& state) const {
    if (state.phase == Phase::lot) { return Actor::chance(0); }
    return state.phase == Phase::over ? Actor::nobody() : Actor::of(state.turn);
}

void Game::legal_moves(const State& state, MoveList<Game>& moves) const {
    switch (state.phase) {
        case Phase::lot:
            for (int i = 0; i < seats_; ++i) { moves.push_back(Move::start(first_colour(seat(i)))); }
            break;
        case Phase::settlement: list_settlements(*this, state, moves); break;
        case Phase::brawl: list_removals(*this, state, moves); break;
        case Phase::first_towers:
        case Phase::dawn:
        case Phase::dusk: list_towers(*this, state, moves); break;
        case Phase::march: list_marches(*this, state, moves); break;
        case Phase::chain: list_chain(*this, state, moves); break;
        case Phase::over: break;
    }
}

std::uint32_t Game::count_moves(const State& state) const {
    const bool is_plain_march =
        state.phase == Phase::march && !owes_activity(*this, state) && options_.standstill != Standstill::no_shuttle;
    if (!is_plain_march) {
        MoveList<Game> moves;
        legal_moves(state, moves);
        return static_cast<std::uint32_t>(moves.size());
    }
    const Front front{*this, state, side(state.turn)};
    int count = 0;
    front.for_each_march(vikings(state, state.turn), [&](Point, PointSet targets) { count += targets.size(); });
    return count == 0 ? 1U : static_cast<std::uint32_t>(count);  // nobody can move: to pass is the one move
}

void Game::apply(State& state, Move move, EventList<Game>& events) const {
    carry_out({*this, state, Scribe{&events}}, move);
}

void Game::apply(State& state, Move move) const { carry_out({*this, state, Scribe{nullptr}}, move); }

PointSet Game::reach(const State& state, Point from) const {
    return Front{*this, state, side(colour_of_viking(state, from))}.targets(from);
}

PointSet Game::victims(const State& state, Seat seat, Point from, Point to) const {
    return Front{*this, state, side(seat)}.victims(from, to);
}

Colour colour_of_viking(const State& state, Point at) {
    for (Colour colour : all_colours) {
        if (state.vikings[index(colour)].contains(at)) { return colour; }
    }
    assert(false && "no Viking stands there");
    return Colour::red;
}

std::optional<Colour> colour_of_tower(const State& state, Point at) {
    for (Colour colour : all_colours) {
        if (state.towers[index(colour)].contains(at)) { return colour; }
    }
    return std::nullopt;
}

}  // namespace meadhall::wikinger
