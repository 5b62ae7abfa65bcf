// Set-up and the twelve phases of a round (O-2, O-3, O-11, O-13).
#include <algorithm>
#include <array>

#include "games/odin/board_yield.hpp"
#include "games/odin/breeding.hpp"
#include "games/odin/chapters.hpp"

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
        push(act, {.ask = Ask::window, .seat = seat, .subject = byte(static_cast<int>(window))});
    });
}

// Set-up (O-2).

void find_start_player(const Act& act) {
    if (act.game.is_solo()) { return go_to(act.state, Stage::imitation); }
    push(act, {.ask = Ask::start_player});
    go_to(act.state, Stage::imitation);
}

void find_imitation(const Act& act) {
    const PlayersRow& row = tables[static_cast<std::size_t>(act.game.seats() - 1)];
    go_to(act.state, Stage::starters);
    if (row.imitation_spaces > 0) { push(act, {.ask = Ask::imitation}); }
}

void deal_starters(const Act& act) {
    const bool chosen = act.game.options().starter == Starter::choose;
    each_seat(act, [&](Seat seat) { push(act, {.ask = chosen ? Ask::choose_starter : Ask::starter, .seat = seat}); });
}

void open_first_strips(const Act& act) {
    const PlayersRow& row = tables[static_cast<std::size_t>(act.game.seats() - 1)];
    go_to(act.state, Stage::new_viking);
    push(act, {.ask = Ask::strip, .count = byte(row.open_strips)});
}

// Phases 1 to 4 (O-3.2 to O-3.7).

void bring_vikings(const Act& act) {
    State& state = act.state;
    ++state.round;
    act.scribe.note({.what = Happening::round_begins, .number = state.round});
    const SoloRow solo = solo_setup(act.game.options().length);
    for (int i = 0; i < act.game.seats(); ++i) {
        Player& owner = player(act, seat(i));
        owner.passed = false;
        owner.placed_in_2 = 0;
        add(owner.thing_square, act.game.is_solo() ? solo.table[state.round - 1U] : 1);
    }
    state.last_placer = state.start;
    for (int i = 0; i < act.game.seats(); ++i) { raise_thing_square(act, seat(i)); }
    go_to(state, Stage::harvest);
}

void reap(const Act& act, int tier) {
    act.scribe.note({.what = Happening::harvest, .number = static_cast<std::int16_t>(tier)});
    for (int i = 0; i < act.game.seats(); ++i) {
        for (const GoodRow& row : goods) {
            if (row.harvest > 0 && row.harvest <= tier) { arrive(act, seat(i), row.good); }
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
        act.scribe.note({.what = Happening::board_turned, .face = row.back});
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
    if (act.state.start != act.state.last_placer) {
        act.scribe.note({.what = Happening::takes_the_lead, .seat = act.state.last_placer});
    }
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
        act.scribe.note({.what = Happening::income, .seat = seat(i), .number = static_cast<std::int16_t>(silver)});
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
    act.scribe.note(
        {.what = Happening::breeds,
         .seat = seat,
         .item = animal,
         .number = static_cast<std::int16_t>(herd.normal + herd.pregnant - before.normal - before.pregnant)});
    const int born = herd.normal + herd.pregnant - before.normal - before.pregnant;
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

// Phase 10 (O-11.5, O-11.6): everything is determined before anything is paid.

/// What a board or house gives, and whether it is a house that gives a single good (#177).
struct Reward {
    Bundle bundle;
    bool only_of_house = false;
};
using Rewards = InplaceVector<Reward, 96>;

void collect(Rewards& rewards, const Open& open, Seat owner, Place place) {
    const auto found = bonuses(Game::face_at(open, place), Game::cover_at(open, owner, place).covered);
    const bool only = place.is_house() && found.size() == 1 && found[0].size() == 1 && found[0].begin()->count == 1 &&
                      found[0].begin()->item.is<Good>();
    for (const Bundle& bonus : found) { rewards.push_back({bonus, only}); }
}

bool is_asked(Yielding which, Place place) {
    switch (which) {
        case Yielding::everything: return true;
        case Yielding::home: return place.is_home();
        case Yielding::houses: return place.is_house();
    }
    return false;
}

Rewards rewards_of(const Open& open, Seat owner, Yielding which) {
    Rewards rewards;
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{byte(number)};
        if (is_asked(which, place) && Game::owns(open, owner, place)) { collect(rewards, open, owner, place); }
    }
    return rewards;
}

/// #177: the only good of a house waits for the choice of its owner.
void hand_out(const Act& act, Seat owner, const Rewards& rewards) {
    const bool chooses = act.game.book().listening(Hook::house_bonus).intersects(player(act, owner).played);
    for (const Reward& reward : rewards) {
        if (chooses && reward.only_of_house) {
            raise(act, {.hook = Hook::house_bonus, .seat = owner, .item = reward.bundle.begin()->item, .count = 1});
        } else {
            receive(act, owner, reward.bundle);
        }
    }
}

void pay_all_bonuses(const Act& act) {
    PerSeat<Rewards> rewards;
    for (int i = 0; i < act.game.seats(); ++i) {
        rewards[static_cast<std::size_t>(i)] = rewards_of(act.state, seat(i), Yielding::everything);
    }
    for (int i = 0; i < act.game.seats(); ++i) {
        const Seat owner = seat((act.state.start.number + i) % act.game.seats());
        hand_out(act, owner, rewards[owner.number]);
    }
    raise_for_all(act, {.hook = Hook::bonus});
    raise_for_all(act, {.hook = Hook::after_bonus});
    go_to(act.state, Stage::mountain_strips);
}

}  // namespace

void pay_bonuses(const Act& act, Seat seat, Yielding which) {
    hand_out(act, seat, rewards_of(act.state, seat, which));
    raise(act, {.hook = Hook::bonus, .seat = seat});
    raise(act, {.hook = Hook::after_bonus, .seat = seat});
}

namespace {

// Phases 11 and 12 (O-3.9, O-3.10, O-13.4).

void wear_down_strips(const Act& act) {
    bool more = false;
    for (std::size_t i = 0; i < act.state.strips.size(); ++i) {
        std::uint8_t& taken = act.state.strips[i];
        more = more || taken == face_down;
        if (taken == face_down || taken == strip_length) { continue; }
        raise_for_all(act, {.hook = Hook::removed_from_strip, .item = strips[i][taken], .count = 1});
        if (++taken < strip_length) { continue; }
        act.scribe.note({.what = Happening::strip_gone, .number = static_cast<std::int16_t>(i + 1)});
    }
    go_to(act.state, Stage::return_vikings);
    if (more) { push(act, {.ask = Ask::strip, .count = 1}); }
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
    act.scribe.note({.what = Happening::over});
    const Standing standing = act.game.standing(act.state);
    for (int i = 0; i < act.game.seats(); ++i) {
        if (standing.winners.contains(seat(i))) { act.scribe.note({.what = Happening::wins, .seat = seat(i)}); }
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
        case Stage::bonus: return pay_all_bonuses(act);
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
        } else if (top(act).ask == Ask::action) {
            continue_action(act);
        } else if (top(act).ask == Ask::effect) {
            continue_effect(act);
        } else if (top(act).ask != Ask::triggers || !settle_triggers(act)) {
            return;
        }
        answer_occasions(act);
    }
}

std::uint8_t colour_of_vikings(const Game& game, const Open& open, Seat seat) {
    return game.is_solo() ? byte((open.round + 1) % 2) : seat.number;
}

void begin(const Act& act, Seat starter) {
    pop(act);
    act.state.start = starter;
    act.scribe.note({.what = Happening::begins, .seat = starter});
}

void set_imitation(const Act& act, int columns) {
    pop(act);
    const int low = 1 + columns % 2;
    const int high = 3 + columns / 2;
    act.state.imitations[0].column = byte(low);
    act.state.imitations[1].column = byte(high);
    act.scribe.note(
        {.what = Happening::imitated_columns, .other = byte(high), .number = static_cast<std::int16_t>(low)});
}

void list_strips(const Look& look, Menu& menu) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (look.state.strips[static_cast<std::size_t>(strip)] != face_down) { continue; }
        menu.push_back(Move{Verb::reveal, strip});
    }
}

void reveal_strip(const Act& act, int strip) {
    act.state.strips[static_cast<std::size_t>(strip)] = 0;
    act.scribe.note({.what = Happening::strip_revealed, .number = static_cast<std::int16_t>(strip + 1)});
    if (--top(act).count == 0) { pop(act); }
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
