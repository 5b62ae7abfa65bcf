// Chapter C: everybody takes four enemy Vikings off the island, and no colour loses more than four (W-5.1 to W-5.3).
#include <algorithm>

#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

constexpr int removals_per_block = 4;

int losses_left(const State& state, Colour colour) {
    return std::min(brawl_cap - state.fallen[index(colour)], state.vikings[index(colour)].size());
}

bool is_enemy(const Game& game, Seat seat, Colour colour) {
    return game.plays(colour) && game.side(colour) != game.side(seat);
}

/// How many of the removals still due can be carried out at all. Removals are matched with Vikings that may fall; by
/// the theorem of maximal flow the number is the smallest bound that any group of seats puts on it.
int most_removals(const Game& game, const State& state) {
    int most = 1'000;
    for (unsigned group = 0; group < (1U << static_cast<unsigned>(game.seats())); ++group) {
        int bound = 0;
        PerColour<bool> in_danger{};
        for (int i = 0; i < game.seats(); ++i) {
            if (((group >> static_cast<unsigned>(i)) & 1U) == 0) {
                bound += state.to_remove[static_cast<std::size_t>(i)];
                continue;
            }
            for (Colour colour : all_colours) { in_danger[index(colour)] |= is_enemy(game, seat(i), colour); }
        }
        for (Colour colour : all_colours) { bound += in_danger[index(colour)] ? losses_left(state, colour) : 0; }
        most = std::min(most, bound);
    }
    return most;
}

void take_off(State& state, Colour colour, Seat by) {
    ++state.fallen[index(colour)];
    --state.to_remove[by.number];
}

/// W-5.3: a removal that leaves a later player with fewer than he could have had.
bool spoils_the_quota(const Game& game, const State& state, Colour victim) {
    if (game.options().brawl_quota == BrawlQuota::cap_only) { return false; }
    State after = state;
    take_off(after, victim, state.turn);
    return most_removals(game, after) < most_removals(game, state) - 1;
}

bool can_remove(const Game& game, const State& state) {
    return state.to_remove[state.turn.number] > 0 && std::ranges::any_of(all_colours, [&](Colour colour) {
               return brawl_obstacle(game, state, colour) == nullptr;
           });
}

int block(const Game& game, const State& state) {
    const bool single = game.options().brawl_mode == BrawlMode::one_by_one;
    return std::min<int>(single ? 1 : removals_per_block, state.to_remove[state.turn.number]);
}

/// The next seat that has something to take; those who have not are passed over silently (ruling 5.3).
bool pass_to_next_remover(Act act) {
    for (int i = 0; i < act.game.seats(); ++i) {
        act.state.turn = next(act.state.turn, act.game.seats());
        if (can_remove(act.game, act.state)) { return true; }
    }
    return false;
}

void begin_first_towers(Act act);

}  // namespace

void begin_brawl(Act act) {
    State& state = act.state;
    const bool grand = act.game.options().mode == Mode::grand;
    for (int i = 0; i < act.game.seats(); ++i) {
        // W-10.2: eight each in the grand battle, in two rounds of four.
        state.to_remove[static_cast<std::size_t>(i)] = grand ? 2 * removals_per_block : removals_per_block;
    }
    state.phase = Phase::brawl;
    state.turn = state.starter;
    state.due = static_cast<std::uint8_t>(block(act.game, state));
}

const Reason* brawl_obstacle(const Game& game, const State& state, Colour victim) {
    if (!is_enemy(game, state.turn, victim)) { return &reasons::no_enemy_viking; }
    if (losses_left(state, victim) == 0) { return &reasons::brawl_cap; }
    if (spoils_the_quota(game, state, victim)) { return &reasons::brawl_quota; }
    return nullptr;
}

void list_removals(const Game& game, const State& state, MoveList<Game>& moves) {
    for (Colour colour : all_colours) {
        if (brawl_obstacle(game, state, colour) != nullptr) { continue; }
        state.vikings[index(colour)].for_each([&](Point at) { moves.push_back(Move::remove(at)); });
    }
}

void remove(Act act, Point victim) {
    State& state = act.state;
    const Colour colour = colour_of_viking(state, victim);
    state.vikings[index(colour)].erase(victim);
    take_off(state, colour, state.turn);
    act.scribe.note({.what = Happening::removed, .colour = colour, .at = victim});
    if (--state.due > 0 && can_remove(act.game, state)) { return; }
    if (pass_to_next_remover(act)) {
        state.due = static_cast<std::uint8_t>(block(act.game, state));
    } else {
        begin_first_towers(act);
    }
}

namespace {

/// W-5.4: from the start player on, regions already held may be marked at once.
void begin_first_towers(Act act) {
    State& state = act.state;
    state.to_remove = {};
    state.due = 0;
    state.phase = Phase::first_towers;
    state.turn = state.starter;
    if (act.game.tower_points(state).empty()) { decline_tower(act); }
}

}  // namespace

}  // namespace meadhall::wikinger
