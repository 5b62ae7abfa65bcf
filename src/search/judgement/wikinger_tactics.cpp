#include "search/judgement/wikinger_tactics.hpp"

#include <bit>
#include <cmath>

#include "games/wikinger/front.hpp"

namespace meadhall {
namespace {

using wikinger::Game;
using wikinger::Move;
using wikinger::Phase;
using wikinger::PointSet;
using wikinger::Region;
using wikinger::Side;
using wikinger::State;
using wikinger::Verb;

using Weights = Tactics<Game>::Weights;

constexpr int viking_value = 100;  // the unit of everything else

Side other(Side side) { return Side{static_cast<std::uint8_t>(1 - side.number)}; }

int region_balance(PointSet points, PointSet own, PointSet enemy, PointSet own_towers, PointSet enemy_towers,
                   const Weights& weights) {
    const int mine = (own & points).size();
    const int theirs = (enemy & points).size();
    const bool my_tower = own_towers.intersects(points);
    const bool their_tower = enemy_towers.intersects(points);
    int balance = mine > theirs ? weights.majority : mine < theirs ? -weights.majority : 0;
    if (my_tower && mine == 0) { balance -= weights.unguarded_tower; }
    if (their_tower && theirs == 0) { balance += weights.unguarded_tower; }
    if (!my_tower && mine > 0 && theirs == 0) { balance += weights.sole_presence; }
    if (!their_tower && theirs > 0 && mine == 0) { balance -= weights.sole_presence; }
    return balance;
}

}  // namespace

const Tactics<Game>::Weights Tactics<Game>::tuned{
    .tower = 450, .unguarded_tower = 120, .sole_presence = 130, .majority = 40, .doubt = 500};

int Tactics<Game>::balance(const Game& game, const State& state, Seat seat, const Weights& weights) {
    const Side mine = game.side(seat);
    const Side theirs = other(mine);
    const PointSet own = game.vikings(state, mine);
    const PointSet enemy = game.vikings(state, theirs);
    const PointSet own_towers = game.towers(state, mine);
    const PointSet enemy_towers = game.towers(state, theirs);
    int balance =
        viking_value * (own.size() - enemy.size()) + weights.tower * (own_towers.size() - enemy_towers.size());
    for (int i = 0; i < game.island().regions(); ++i) {
        const PointSet points = game.island().region(Region{static_cast<std::uint8_t>(i)});
        balance += region_balance(points, own, enemy, own_towers, enemy_towers, weights);
    }
    return balance;
}

double Tactics<Game>::share(int balance, const Weights& weights) {
    return 1 / (1 + std::exp(-static_cast<double>(balance) / weights.doubt));
}

void Tactics<Game>::noisy_moves(const Game& game, const State& state, MoveList<Game>& moves) {
    switch (state.phase) {
        case Phase::march: game.capturing_moves(state, moves); return;
        case Phase::chain:
        case Phase::dawn:
        case Phase::dusk:
        case Phase::first_towers: game.legal_moves(state, moves); return;
        default: return;
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
