// The twelve phases of a round, and the set-up before the first (O-2, O-3, O-11, O-13).
#include "games/odin/course/phases.hpp"

#include <algorithm>
#include <array>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/answers/feast.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/components/breeding.hpp"

namespace meadhall::odin {

namespace {

Stage after(Stage stage) { return static_cast<Stage>(static_cast<int>(stage) + 1); }

void go_to(State& state, Stage stage) {
    state.stage = stage;
    state.cursor = 0;
}

/// The seat that comes n-th, counted from the start player.
Seat nth_seat(const Act& act) { return seat((act.state.start.number + act.state.cursor) % act.game.seats()); }

/// Calls `ask(seat)` for the next seat that has not been asked in this stage; goes to the next stage after the last.
template <class Question>
void each_seat(const Act& act, Question ask) {
    if (act.state.cursor >= act.game.seats()) { return go_to(act.state, after(act.state.stage)); }
    const Seat next = nth_seat(act);
    ++act.state.cursor;
    ask(next);
}

/// A window of anytime actions for whoever has any (ENG-5).
void open_windows(const Act& act, Window window) {
    each_seat(act, [&](Seat seat) {
        if (!has_anytime(act.game, act.state, seat)) { return; }
        push(act, seat, ask::Window{window});
    });
}

// Set-up (O-2).

void find_start_player(const Act& act) {
    if (act.game.is_solo()) { return go_to(act.state, Stage::imitation); }
    push(act, {}, ask::StartPlayer{});
    go_to(act.state, Stage::imitation);
}

void find_imitation(const Act& act) {
    const PlayersRow& row = tables[static_cast<std::size_t>(act.game.seats() - 1)];
    go_to(act.state, Stage::starters);
    if (row.imitation_spaces > 0) { push(act, {}, ask::Imitation{}); }
}

void deal_starters(const Act& act) {
    if (act.game.light_cards().empty()) { return go_to(act.state, after(act.state.stage)); }  // O-2.11
    const bool chosen = act.game.options().starter == Starter::choose;
    each_seat(act, [&](Seat seat) {
        if (chosen) { return push(act, seat, ask::ChooseStarter{}); }
        push(act, seat, ask::Starter{});
    });
}

void open_first_strips(const Act& act) {
    const PlayersRow& row = tables[static_cast<std::size_t>(act.game.seats() - 1)];
    go_to(act.state, Stage::new_viking);
    push(act, {}, ask::Strip{.left = byte(row.open_strips)});
}

// Phases 1 to 4 (O-3.2 to O-3.7).

void bring_vikings(const Act& act) {
    State& state = act.state;
    ++state.round;
    act.scribe.note(RoundBegins{state.round});
    const int joining = vikings_joining(act.game.options().length, act.game.seats(), state.round);
    for (int i = 0; i < act.game.seats(); ++i) {
        Player& owner = player(act, seat(i));
        owner.passed = false;
        owner.placed_in_2 = 0;
        add(owner.thing_square, joining);
    }
    state.last_placer = state.start;
    for (int i = 0; i < act.game.seats(); ++i) { raise_thing_square(act, seat(i)); }
    go_to(state, Stage::harvest);
}

void reap(const Act& act, int tier) {
    act.scribe.note(Harvest{tier});
    for (int i = 0; i < act.game.seats(); ++i) {
        for (const GoodRow& row : goods) {
            if (is_harvested(row, tier)) { arrive(act, seat(i), row.good); }
        }
    }
}

/// O-8.13: cards look at the harvest before it, in it and after it.
void bring_in_harvest(const Act& act) {
    constexpr std::array steps = {Hook::harvest_starts, Hook::harvest, Hook::after_harvest};
    const int tier = act.game.round(act.state).harvest;
    const Hook step = steps[act.state.cursor++];
    if (step == Hook::harvest) { reap(act, tier); }
    raise_for_all(act, {.hook = step, .count = tier});
    if (step == steps.back()) { go_to(act.state, Stage::exploration_boards); }
}

void turn_exploration_board(const Act& act) {
    const auto turned = act.game.round(act.state).turns;
    go_to(act.state, Stage::new_weapon);
    if (!turned) { return; }  // O-3.6
    for (const BoardRow& row : boards) {
        Island& island = act.state.islands[index(row.board)];
        if (island.owner) { continue; }
        if (row.board != turned) {
            add(island.silver, silver_per_round);
            continue;
        }
        island.turned = true;
        island.silver = 0;
        act.scribe.note(BoardTurned{row.back});
    }
}

void hand_out_weapons(const Act& act) {
    each_seat(act, [&](Seat seat) {
        ask_for_weapons(act, seat, 1);
        raise(act, {.hook = Hook::new_weapon, .seat = seat});
    });
    if (act.state.stage == Stage::actions) { act.state.next_seat = act.state.start; }
}

// Phase 5 and 6 (O-4.1, O-4.8, O-4.9, O-3.8).

void next_turn(const Act& act) {
    for (int i = 0; i < act.game.seats(); ++i) {
        const Seat next = seat((act.state.next_seat.number + i) % act.game.seats());
        const Player& owner = player(act, next);
        if (owner.passed || owner.thing_square == 0) { continue; }
        act.state.next_seat = meadhall::next(next, act.game.seats());
        return begin_turn(act, next);
    }
    raise_for_all(act, {.hook = Hook::actions_end});
    go_to(act.state, Stage::start_player_passes);
}

void pass_start_player(const Act& act) {
    if (act.state.start != act.state.last_placer) { act.scribe.note(TakesTheLead{act.state.last_placer}); }
    act.state.start = act.state.last_placer;
    act.state.next_seat = {};
    raise_for_all(act, {.hook = Hook::before_income});
    go_to(act.state, Stage::before_income);
}

// Phases 7 and 8 (O-11.1, O-11.4).

void pay_income(const Act& act) {
    for (int i = 0; i < act.game.seats(); ++i) {
        const int silver = Game::income_of(act.state, seat(i));
        add(player(act, seat(i)).supply[Item{Resource::silver}.number], silver);
        act.scribe.note(Earns{seat(i), silver});
    }
    go_to(act.state, Stage::before_breeding);
}

void breed_kind(const Act& act, Seat seat, Good animal) {
    std::uint16_t& normal = player(act, seat).supply[Item{animal}.number];
    std::uint16_t& pregnant = player(act, seat).supply[Item{row_of(animal).reverse}.number];
    const Herd before{normal, pregnant};
    const Herd herd = bred(before);
    if (herd == before) { return; }
    normal = static_cast<std::uint16_t>(herd.normal);
    pregnant = static_cast<std::uint16_t>(herd.pregnant);
    const int born = herd.normal + herd.pregnant - before.normal - before.pregnant;
    act.scribe.note(Breeds{seat, animal, born});
    if (born > 0) { raise(act, {.hook = Hook::received, .seat = seat, .item = animal, .count = born}); }
}

}  // namespace

void breed(const Act& act, Seat seat) {
    breed_kind(act, seat, Good::sheep);
    breed_kind(act, seat, Good::cattle);
}

namespace {

void breed_all(const Act& act) {
    for (int i = 0; i < act.game.seats(); ++i) { breed(act, seat((act.state.start.number + i) % act.game.seats())); }
    go_to(act.state, Stage::feast);
}

// Phase 9 and what follows in the last round (O-10, O-3.11).

void feast_each(const Act& act) {
    const bool last = act.state.round == act.game.last_round();
    each_seat(act, [&](Seat seat) { begin_feast(act, seat); });
    if (act.state.stage != Stage::feast && last) { go_to(act.state, Stage::before_scoring); }
}

// Phases 11 and 12 (O-3.9, O-3.10, O-13.4).

void wear_down_strips(const Act& act) {
    bool more = false;
    for (std::size_t i = 0; i < act.state.strips.size(); ++i) {
        std::uint8_t& taken = act.state.strips[i];
        more = more || taken == face_down;
        if (taken == face_down || taken == strip_length) { continue; }
        raise_for_all(act, {.hook = Hook::removed_from_strip, .item = strips[i][taken], .count = 1});
        if (++taken < strip_length) { continue; }
        act.scribe.note(StripGone{static_cast<int>(i + 1)});
    }
    go_to(act.state, Stage::return_vikings);
    if (more) { push(act, {}, ask::Strip{.left = 1}); }
}

/// O-13.4: the Vikings of this round stay and block; those of the round before come back, with those who waited.
void change_solo_colour(const Act& act) {
    Player& owner = player(act, seat(0));
    const int resting = colour_of_vikings(act.game, act.state, seat(0));
    int back = owner.waiting;
    for (Crew& crew : act.state.crews) {
        if (crew.vikings == 0 || crew.colour == resting) { continue; }
        back += crew.vikings;
        crew = {};
    }
    const bool changed = owner.thing_square != back;
    owner.waiting = owner.thing_square;
    owner.thing_square = byte(back);
    if (changed) { raise_thing_square(act, seat(0)); }
}

void take_vikings_back(const Act& act) {
    go_to(act.state, Stage::before_round);
    if (act.game.is_solo()) { return change_solo_colour(act); }
    PerSeat<int> before{};
    for (int i = 0; i < act.game.seats(); ++i) {
        before[static_cast<std::size_t>(i)] = player(act, seat(i)).thing_square;
    }
    for (Crew& crew : act.state.crews) {
        add(act.state.players[crew.colour].thing_square, crew.vikings);
        crew = {};
    }
    for (Imitation& imitation : act.state.imitations) {
        add(act.state.players[imitation.crew.colour].thing_square, imitation.crew.vikings);
        imitation.crew = {};
        imitation.target = {};
    }
    for (int i = 0; i < act.game.seats(); ++i) {
        if (player(act, seat(i)).thing_square != before[static_cast<std::size_t>(i)]) {
            raise_thing_square(act, seat(i));
        }
    }
}

void finish(const Act& act) {
    act.scribe.note(Over{});
    const Standing standing = act.game.standing(act.state);
    for (int i = 0; i < act.game.seats(); ++i) {
        if (standing.winners.contains(seat(i))) { act.scribe.note(Wins{seat(i)}); }
    }
}

void end_scoring_windows(const Act& act) {
    open_windows(act, Window::scoring);
    if (act.state.stage != Stage::over) { return; }
    raise_for_all(act, {.hook = Hook::scoring});
    answer_occasions(act);
    finish(act);
}

void begin_next_round(const Act& act) {
    open_windows(act, Window::round);
    if (act.state.stage == Stage::before_scoring) { go_to(act.state, Stage::new_viking); }
}

void run_stage(const Act& act) {
    switch (act.state.stage) {
        case Stage::start_player: return find_start_player(act);
        case Stage::imitation: return find_imitation(act);
        case Stage::starters: return deal_starters(act);
        case Stage::first_strips: return open_first_strips(act);
        case Stage::new_viking: return bring_vikings(act);
        case Stage::harvest: return bring_in_harvest(act);
        case Stage::exploration_boards: return turn_exploration_board(act);
        case Stage::new_weapon: return hand_out_weapons(act);
        case Stage::actions: return next_turn(act);
        case Stage::start_player_passes: return pass_start_player(act);
        case Stage::before_income: return open_windows(act, Window::income);
        case Stage::income: return pay_income(act);
        case Stage::before_breeding: return open_windows(act, Window::breeding);
        case Stage::breeding: return breed_all(act);
        case Stage::feast: return feast_each(act);
        case Stage::before_bonus: return open_windows(act, Window::bonus);
        case Stage::bonus: pay_all_bonuses(act); return go_to(act.state, Stage::mountain_strips);
        case Stage::mountain_strips: return wear_down_strips(act);
        case Stage::return_vikings: return take_vikings_back(act);
        case Stage::before_round: return begin_next_round(act);
        case Stage::before_scoring: return end_scoring_windows(act);
        case Stage::over: return;
    }
}

}  // namespace

void advance(const Act& act) {
    while (act.state.stage != Stage::over || !act.state.stack.empty()) {
        if (act.state.stack.empty()) {
            run_stage(act);
        } else if (top(act).is<ActionUnderWay>()) {
            continue_action(act);
        } else if (top(act).is<EffectUnderWay>()) {
            continue_effect(act);
        } else if (!top(act).is<ask::Triggers>() || !settle_triggers(act)) {
            return;
        }
        answer_occasions(act);
    }
}

std::uint8_t colour_of_vikings(const Game& game, const Open& open, Seat seat) {
    return game.is_solo() ? byte((open.round + 1) % 2) : seat.number;
}

int Game::income_of(const Open& open, Seat seat) {
    int sum = income(Face::home, open.players[seat.number].home.covered);
    for (std::size_t i = 0; i < open.islands.size(); ++i) {
        const Island& island = open.islands[i];
        if (island.owner != seat) { continue; }
        sum += income(island.turned ? boards[i].back : boards[i].front, island.land.covered);
    }
    return sum;
}

}  // namespace meadhall::odin
