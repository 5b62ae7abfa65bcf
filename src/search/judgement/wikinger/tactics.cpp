#include "search/judgement/wikinger/tactics.hpp"

#include <bit>
#include <cmath>

#include "games/wikinger/front.hpp"

namespace meadhall {
namespace {

using wikinger::Game;
using wikinger::Island;
using wikinger::Move;
using wikinger::Phase;
using wikinger::PointSet;
using wikinger::Region;
using wikinger::Side;
using wikinger::State;
using wikinger::Verb;

constexpr int viking_value = 100;  // the unit of everything else

Side other(Side side) { return Side{static_cast<std::uint8_t>(1 - side.number)}; }

/// What a region promises this side: a tower it can keep, or one it may soon put up.
int region_worth(PointSet points, PointSet vikings, PointSet towers, PointSet enemies,
                 const Tactics<Game>::Weights& weights) {
    const bool is_present = vikings.intersects(points);
    if (towers.intersects(points)) { return is_present ? 0 : -weights.unguarded_tower; }
    return is_present && (enemies & points).size() <= 1 ? weights.last_defender : 0;
}

}  // namespace

// meadhall tune wikinger --opinion tactics --bot jarl --playouts 300 --games 2000 --openings 36 --seed tune
//     --match 300 --match-playouts 300
// after a first run with the raider.
const Tactics<Game>::Weights Tactics<Game>::tuned{.scarce_viking = 168,
                                                  .tower = 120,
                                                  .next_to_last_tower = 83,
                                                  .unguarded_tower = 136,
                                                  .last_defender = 7,
                                                  .on_the_shore = 100,
                                                  .in_a_corner = 38,
                                                  .to_act = 40,
                                                  .doubt = 428};

int Tactics<Game>::strength(const Game& game, const State& state, Side side, const Tactics<Game>::Weights& weights) {
    const Island& island = game.island();
    const PointSet vikings = game.vikings(state, side);
    const PointSet towers = game.towers(state, side);
    const PointSet enemies = Game::all(state.vikings) - vikings;
    const int room = island.points();
    // The fewer Vikings there are, the more each of them means.
    const int scarcity = weights.scarce_viking * (room - vikings.size() - enemies.size()) / room;
    int worth = (viking_value + scarcity) * vikings.size() + weights.tower * towers.size() -
                weights.on_the_shore * (vikings & island.coast()).size() -
                weights.in_a_corner * (vikings & island.corners()).size();
    if (towers.size() + 1 >= game.goal()) { worth += weights.next_to_last_tower; }
    for (int i = 0; i < island.regions(); ++i) {
        worth += region_worth(island.region(Region{static_cast<std::uint8_t>(i)}), vikings, towers, enemies, weights);
    }
    return worth;
}

int Tactics<Game>::balance(const Game& game, const State& state, Seat seat, const Tactics<Game>::Weights& weights) {
    const Side mine = game.side(seat);
    const int tempo = game.side(state.turn) == mine ? weights.to_act : -weights.to_act;
    return tempo + strength(game, state, mine, weights) - strength(game, state, other(mine), weights);
}

double Tactics<Game>::share(int balance, const Tactics<Game>::Weights& weights) {
    return 1 / (1 + std::exp(-static_cast<double>(balance) / weights.doubt));
}

void Tactics<Game>::noisy_moves(const Game& game, const State& state, MoveList<Game>& moves) {
    switch (state.phase) {
        case Phase::march: game.capturing_moves(state, moves); return;
        case Phase::chain:
        case Phase::dawn:
        case Phase::dusk:
        case Phase::first_towers: game.legal_moves(state, moves); return;
        case Phase::lot:
        case Phase::settlement:
        case Phase::brawl:
        case Phase::over: break;
    }
}

Tactics<Game>::Lookout::Lookout(const Game& game, const State& state) : front_{game, state, game.side(state.turn)} {
    if (state.phase != Phase::march && state.phase != Phase::chain) { return; }
    const Side own = game.side(state.turn);
    enemy_towers_ = game.towers(state, other(own));
    snares_ = front_.snares();
    const PointSet hindrances = game.vikings(state, other(own)) | game.towers(state, own);
    for (int i = 0; i < game.island().regions(); ++i) {
        const PointSet points = game.island().region(Region{static_cast<std::uint8_t>(i)});
        if (!hindrances.intersects(points)) { open_regions_ |= points; }
    }
}

int Tactics<Game>::Lookout::urgency(Move move) const {
    constexpr int conquest = 2;
    if (move.verb != Verb::march) { return move.verb == Verb::tower ? 1 : 0; }
    if (snares_.contains(move.to)) {
        const PointSet victims = front_.victims(move.from, move.to);
        if (!victims.empty()) { return conquest + victims.size() + 2 * (victims & enemy_towers_).size(); }
    }
    return open_regions_.contains(move.to) ? conquest : 0;
}

std::uint64_t Tactics<Game>::key(const State& state) {
    // Every word has a factor of its own, so the products do not wait for each other.
    std::uint64_t factor = 0x9E3779B97F4A7C15U;
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t word) {
        sum += std::rotl(word * factor, 32) * 0xD6E8FEB86659FD93U + word;
        factor += 0x632BE59BD9B4E019U << 1U;
    };
    for (std::size_t i = 0; i < 4; ++i) {
        add(state.vikings[i].low());
        add(state.vikings[i].high());
        add(state.towers[i].low());
        add(state.towers[i].high());
    }
    add(static_cast<std::uint64_t>(state.phase) | (std::uint64_t{state.turn.number} << 8U) |
        (std::uint64_t{state.marcher.number} << 16U) | (std::uint64_t{state.due} << 24U) |
        (std::uint64_t{state.raised} << 32U) | (std::uint64_t{state.captured} << 33U) |
        (std::uint64_t{state.avenged} << 40U));
    add(std::uint64_t{state.idle[0]} | (std::uint64_t{state.idle[1]} << 8U) | (std::uint64_t{state.idle[2]} << 16U) |
        (std::uint64_t{state.idle[3]} << 24U));
    return sum ^ (sum >> 32U);
}

}  // namespace meadhall
