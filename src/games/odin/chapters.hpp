// The chapters of the rulebook as functions on a position. Only the sources of this folder include this.
//
// A rule that forbids is an `obstacle_…`: it returns the reason, or null where nothing stands in the way. Menus and
// refusals both ask it, so that they cannot disagree.
#pragma once

#include <optional>

#include "games/odin/cards/book.hpp"
#include "games/odin/effect.hpp"
#include "games/odin/game.hpp"
#include "games/odin/hooks.hpp"
#include "games/odin/reasons.hpp"

namespace meadhall::odin {

/// Writes down what happens, if anybody wants to read it.
class Scribe {
  public:
    explicit Scribe(EventList<Game>* events) : events_{events} {}
    void note(const Event& event) const {
        if (events_ != nullptr) { events_->push_back(event); }
    }

  private:
    EventList<Game>* events_;
};

/// A move being carried out: the game, the position it changes, the scribe, and what cards have not heard yet.
struct Act {
    const Game& game;
    State& state;
    Scribe scribe;
    Occasions& occasions;
    bool by_card = false;  // what is received comes from a card, not from the space
};

/// A position being looked at by whoever is to act.
struct Look {
    const Game& game;
    const State& state;
    std::optional<Seat> whose{};  // another than who is to act

    [[nodiscard]] const Frame& frame() const { return state.stack.back(); }
    [[nodiscard]] Seat seat() const { return whose ? *whose : frame().seat; }
    [[nodiscard]] const Player& player() const { return state.players[seat().number]; }
};

using Menu = MoveList<Game>;

// Occupations that reach into the rules (O-8.13).
/// A moment has come. It is answered when the step that goes on is done, so that nothing changes under its feet.
void raise(const Act& act, Occasion occasion);
/// The same for everybody, from the start player on (D-35).
void raise_for_all(const Act& act, Occasion occasion);
/// What happens by itself happens; what its owner decides is put on the stack.
void answer_occasions(const Act& act);

/// What a number is about: a space, a dice action, an item, or the fare of emigrants.
struct Concern {
    Space space = no_space;
    int dice = -1;
    Item item{};
    bool fare = false;
};
/// What the cards of a player add to a number.
[[nodiscard]] int added_by_cards(const Game& game, const Player& player, Quantity quantity, int printed,
                                 const Concern& about);
/// A number as the cards of this player make it, never below zero.
[[nodiscard]] inline int adjusted(const Game& game, const Player& player, Quantity quantity, int printed,
                                  const Concern& about = {}) {
    const bool changed = game.book().changing(quantity).intersects(player.played);
    const int sum = changed ? printed + added_by_cards(game, player, quantity, printed, about) : printed;
    return sum < 0 ? 0 : sum;
}
/// Whether a card of this player permits or replaces something.
[[nodiscard]] inline bool rules(const Game& game, const Player& player, Rule rule) {
    return game.book().ruling(rule).intersects(player.played);
}
/// What is counted for a seat; `thing` is the item in question.
[[nodiscard]] int measured(const Game& game, const Open& open, Seat seat, Measure measure, Item thing = {});

// Effects of cards (O-8).
/// On playing: the immediate clauses, in printed order (O-8.5, O-8.9).
void begin_immediate(const Act& act, Seat seat, Card card);
/// Whether anything would come of that now.
[[nodiscard]] bool can_work_at_once(const Look& look, Card card);
void continue_effect(const Act& act);
/// Goes through the effects that wait on top of the stack; returns whether anything happened without their owner.
bool settle_triggers(const Act& act);
void list_triggers(const Look& look, Menu& menu);
/// Anytime cards (O-8.6).
void list_anytime_cards(const Look& look, Menu& menu);
[[nodiscard]] bool has_anytime_card(const Game& game, const State& state, Seat seat);
[[nodiscard]] const Reason* obstacle_to_use(const Look& look, Card card, int way);
void use_card(const Act& act, Card card, int way);
/// What waits may be left if nothing of it is compulsory.
[[nodiscard]] const Reason* obstacle_to_skipping_triggers(const Look& look);
void skip_triggers(const Act& act);
/// Parts that only cards have.
[[nodiscard]] const Reason* obstacle_to_card_part(const Look& look, const Part& part);
void begin_card_part(const Act& act, Seat seat, const Part& part);
[[nodiscard]] const Reason* obstacle_to_wild(const Look& look, const Part& part, int variant);
void pay_wild(const Act& act, Seat seat, const Part& part, int variant);
void list_recalls(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_recalling(const Look& look, Space space, int via);
void recall(const Act& act, Space space, int via);
void list_visits(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_visiting(const Look& look, Space space);
void visit(const Act& act, Space space);
void list_copies(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_copying(const Look& look, Item item);
void copy_good(const Act& act, Item item);
void list_flips(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_flipping(const Look& look, Good good);
void flip(const Act& act, Good good);

// Set-up and the round (O-2, O-3).
/// Goes on by itself until somebody must decide or the game is over.
void advance(const Act& act);
void begin(const Act& act, Seat starter);
void set_imitation(const Act& act, int columns);
void deal_starter(const Act& act, Card card);
void list_starters(const Look& look, Menu& menu);
void reveal_strip(const Act& act, int strip);
void list_strips(const Look& look, Menu& menu);
/// The colour of Vikings that acts: a seat, or in the solo game one of two that take turns (O-13.2).
[[nodiscard]] std::uint8_t colour_of_vikings(const Game& game, const Open& open, Seat seat);

// What players own.
[[nodiscard]] inline Player& player(const Act& act, Seat seat) { return act.state.players[seat.number]; }
/// What is missing for a price: silver, or something else.
[[nodiscard]] const Reason* obstacle_to_paying(const Player& player, Amount price);
/// Whether there is one to be had and a place to put it (O-1.1, O-9.13, O-14.1).
[[nodiscard]] const Reason* obstacle_to_receiving(const Open& open, Seat seat, Item item);
/// Precondition: can be paid.
void pay(const Act& act, Seat seat, Amount price);
/// What cannot be had lapses (D-16).
void receive(const Act& act, Seat seat, Amount amount);
void receive(const Act& act, Seat seat, const Bundle& bundle, int times = 1);
[[nodiscard]] bool has_mooring(const Bay& bay, Ship ship);
/// The next house of this kind in the stock.
[[nodiscard]] std::optional<int> house_in_stock(const Open& open, Building building);
/// How often a part happens: animals, players or the round (O-5.3, O-5.20).
[[nodiscard]] int times_of(const Game& game, const Open& open, Seat seat, const Part& part);
[[nodiscard]] bool has_ships(const Game& game, const Player& player, const Need& need);
/// A good comes into the supply by other ways than receiving: turned, upgraded, born.
void arrive(const Act& act, Seat seat, Good good);

// Weapons (O-3.7, O-6.15, O-14.5).
/// So many random weapons for a seat.
void ask_for_weapons(const Act& act, Seat seat, int count);
void list_weapons(const Look& look, Menu& menu);
[[nodiscard]] std::uint32_t odds_of_weapon(const Open& open, Weapon weapon);
void draw_weapon(const Act& act, Weapon weapon);
void take_named_weapon(const Act& act, Seat seat, Weapon weapon);
void discard_weapon(const Act& act, Seat seat, Weapon weapon, int count);

// Occupations (O-8).
/// So many dark cards for a seat; what the pile does not have lapses (D-14).
void ask_for_occupations(const Act& act, Seat seat, int count);
void list_occupations(const Look& look, Menu& menu);
void draw_occupation(const Act& act, Card card);
void list_hand(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_playing(const Look& look, Card card);
void play_occupation(const Act& act, Card card);

// The action phase (O-4).
void begin_turn(const Act& act, Seat seat);
void list_spaces(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_placing(const Look& look, Space space, int via);
void place_vikings(const Act& act, Space space, int via);
/// Goes on with the action that is on top of the stack.
void continue_action(const Act& act);
void end_turn(const Act& act);
void return_vikings(const Act& act, Seat seat, int count);
void note_returned(const Act& act, Seat seat, int count);
void raise_thing_square(const Act& act, Seat seat);
/// ENG-5: after another's turn, for whoever can play cards at any time.
void open_window_after_turn(const Act& act, Seat actor);

/// O-4.13 as the steps of an action; from `first_part` on they count the parts of the alternative.
enum ActionStep : std::uint8_t {
    draw_card = 0,
    card_before = 1,
    announce = 2,
    choose_alternative = 3,
    first_part = 4,
    conclude = 60,
    card_after = 61,
    leave_space = 62,
    gone = 63,
};
inline constexpr std::uint8_t no_alternative = 255;

/// In the steps of an upgrade: one of the goods may still rise a second step.
inline constexpr int double_step_left = 16;

/// What an action has brought about so far, as bits.
enum Progress : std::uint8_t {
    nothing_used = 0,
    part_used = 1,
    price_unpaid = 2,
    card_played = 4,
    by_card = 8,  // O-4.18: without Vikings
    price_announced = 16,
    window_opened = 32,  // before the action, for the card of column 4
};
/// The action, or effect of a card, that the topmost question belongs to.
[[nodiscard]] const Frame& action_below(const Open& open);
[[nodiscard]] Frame& action_below(const Act& act);
void mark_used(const Act& act);
/// The ways to use a space: those printed, then those that cards add, whether somebody has them or not.
[[nodiscard]] int ways_of(const Game& game, Space space);
[[nodiscard]] const Parts& way_of(const Game& game, Space space, int way);
[[nodiscard]] const Reason* obstacle_to_way(const Look& look, Space space, int way);
[[nodiscard]] const Reason* obstacle_to_using(const Look& look, Space space);
[[nodiscard]] const Parts& parts_of(const Game& game, const Frame& action);
[[nodiscard]] const Part& current_part(const Game& game, const Open& open);
/// The space that the topmost question belongs to; none while an effect of a card goes on.
[[nodiscard]] Space current_space(const Open& open);
/// Whether the topmost question belongs to an effect of a card.
[[nodiscard]] bool is_in_effect(const Open& open);
[[nodiscard]] Crew& crew_of(State& state, const Frame& action);
[[nodiscard]] const Crew& crew_of(const State& state, const Frame& action);
/// How the space that goes on is used: without Vikings it counts for no card that speaks of action spaces.
[[nodiscard]] bool goes_on_with_vikings(const Open& open);

// Parts of an action (O-5).
/// Why this part cannot be used now; null if it can.
[[nodiscard]] const Reason* obstacle_to_part(const Look& look, Space space, const Part& part);
/// How much of one thing a part costs. Silver and stone may be less than printed (O-8.10).
[[nodiscard]] Amount price_of(const Look& look, Space space, const Part& part, Amount printed);
/// Why no part of an alternative can be used, from this part on.
[[nodiscard]] const Reason* obstacle_to_alternative(const Look& look, Space space, const Parts& parts,
                                                    std::size_t from = 0);
/// O-4.6: a part may be left out if another was used or can be.
[[nodiscard]] const Reason* obstacle_to_leaving_out(const Look& look);
void begin_part(const Act& act, const Part& part);
void trade(const Act& act);

// Mountain strips and upgrades (O-5.13 to O-5.16).
[[nodiscard]] const Reason* obstacle_to_strips(const Open& open, const Part& part);
void begin_strips(const Act& act, Seat seat, const Part& part);
void list_takes(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_taking(const Look& look, int strip, int count);
void take(const Act& act, int strip, int count);
/// The next allowance, or none.
void end_takes(const Act& act);
[[nodiscard]] const Reason* obstacle_to_upgrades(const Game& game, const Player& player, const Part& part);
void list_upgrades(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_upgrading(const Look& look, Good good, int steps);
void upgrade(const Act& act, Good good, int steps);

// Trade and special tiles (O-5.11, O-5.18, O-5.19).
[[nodiscard]] const Reason* obstacle_to_trading_overseas(const Player& player);
void list_turns(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_turning(const Look& look, Good good);
void turn_over(const Act& act, Good good);
[[nodiscard]] const Reason* obstacle_to_sale(const Game& game, const Open& open, const Player& player);
void list_acquisitions(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_acquiring(const Look& look, Item item);
void acquire(const Act& act, Item item);

// Ships that sail away (O-5.20, O-5.21, O-7).
[[nodiscard]] const Reason* obstacle_to_emigration(const Game& game, const Open& open, Seat seat);
void list_emigrations(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_emigrating(const Look& look, Ship ship, int ore);
void emigrate(const Act& act, Ship ship, int ore);
void list_swaps(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_swapping(const Look& look, int ore);
void swap_boat(const Act& act, int ore);
[[nodiscard]] bool is_displayed(const Open& open, Face face);
[[nodiscard]] const Reason* obstacle_to_voyage(const Open& open, Voyage voyage);
void begin_voyage(const Act& act, Seat seat, Voyage voyage);
void list_explorations(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_exploring(const Look& look, Face face);
void explore(const Act& act, Face face);

// Dice (O-6).
void begin_dice(const Act& act, Seat seat, const Part& part);
void list_boats(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_boats(const Look& look, int plain, int armed);
void choose_boats(const Act& act, int plain, int armed);
void list_dice(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_rolling(const Look& look);
void ask_for_roll(const Act& act);
void list_rolls(const Look& look, Menu& menu);
void roll(const Act& act, int shown);
[[nodiscard]] const Reason* obstacle_to_payment(const Look& look, int wood);
void succeed_paying(const Act& act, int wood);
[[nodiscard]] const Reason* obstacle_to_failing(const Look& look);
void fail(const Act& act);
[[nodiscard]] const Reason* obstacle_to_looting(const Look& look, Item item, int stones);
void loot(const Act& act, Item item, int stones);
[[nodiscard]] const Reason* obstacle_to_mixing(const Look& look, int spears);
void mix_weapons(const Act& act, int spears);
void list_mixes(const Look& look, Menu& menu);
void list_second_loot(const Look& look, Menu& menu);
void end_looting(const Act& act);

// At any time (O-9).
enum class Arming : bool { no, yes };
/// Whether the topmost question lets its seat act at any time, and arm ships (O-9.2, O-9.15).
[[nodiscard]] bool offers_anytime(const Frame& frame);
[[nodiscard]] Arming arming(const Open& open);
void list_anytime(const Look& look, Menu& menu);
[[nodiscard]] bool has_anytime(const Game& game, const State& state, Seat seat);
[[nodiscard]] const Reason* obstacle_to_lifting(const Look& look, Item item, Place place);
void lift(const Act& act, Item item, Place place);
void list_placements(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_laying(const Look& look, Placement placement);
void lay(const Act& act, Placement placement);
[[nodiscard]] const Reason* obstacle_to_storing(const Look& look, Resource resource, Place place);
void store(const Act& act, Resource resource, Place place);
[[nodiscard]] const Reason* obstacle_to_buying(const Look& look, Ship ship);
void buy_ship(const Act& act, Ship ship);
[[nodiscard]] const Reason* obstacle_to_arming(const Look& look, Ship ship, int ore);
void arm(const Act& act, Ship ship, int ore);
[[nodiscard]] const Reason* obstacle_to_unloading(const Look& look, Ship ship, int ore);
void unload(const Act& act, Ship ship, int ore);
/// Ore or dishes that must be laid at once: where they may go.
void list_forced_lifts(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_forced_lift(const Look& look, Item item, Place place);
void lift_forced(const Act& act, Item item, Place place);
[[nodiscard]] const Reason* obstacle_to_storing(const Open& open, Seat seat, Resource resource, Place place);
void put_in_shed(const Act& act, Seat seat, Resource resource);

// Phases that cards can run too (O-8.11).
void breed(const Act& act, Seat seat);
enum class Yielding : std::uint8_t { everything, home, houses };
void pay_bonuses(const Act& act, Seat seat, Yielding which);

// The feast (O-10).
void begin_feast(const Act& act, Seat seat);
[[nodiscard]] const Reason* obstacle_to_abstaining(const Look& look);
void abstain(const Act& act);
void list_dishes(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle_to_serving(const Look& look, Item dish, Side side);
void serve_dish(const Act& act, Item dish, Side side);
void leave_slot(const Act& act);

/// What a player has any of, as far as spaces ask for it. #147: knarrs do for longships.
[[nodiscard]] ItemBits kinds_owned(const Game& game, const Player& owner);

// The card of column 4 (O-4.12, O-4.19).
/// D-28: whether a card in the hand makes a space of column 4 usable if it is played before the action.
[[nodiscard]] bool a_card_helps(const Look& look, Space space);
/// Then one of those is played.
[[nodiscard]] const Reason* obstacle_to_card_before(const Look& look, Card card);
[[nodiscard]] const Reason* obstacle_to_no_card_before(const Look& look);
/// An anytime card may help only once it is used: that is asked for before the action.
bool opens_window_for_card(const Act& act, Frame& action);

// Whole moves.
/// What the topmost question itself offers, anytime actions apart.
void list_answers(const Look& look, Menu& menu);
void list_chance(const Look& look, Menu& menu);
[[nodiscard]] const Reason* obstacle(const Look& look, Move move);
void carry_out(const Act& act, Move move);

// Scoring (O-12).
[[nodiscard]] int score(const State& state, Seat seat);

// The stack.
[[nodiscard]] inline Frame& top(const Act& act) { return act.state.stack.back(); }
inline void push(const Act& act, const Frame& frame) { act.state.stack.push_back(frame); }
inline void pop(const Act& act) { act.state.stack.pop_back(); }
[[nodiscard]] constexpr std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
template <class T>
void add(T& count, int more) {
    count = static_cast<T>(count + more);
}
template <class Enum>
[[nodiscard]] constexpr std::size_t index(Enum value) {
    return static_cast<std::size_t>(value);
}

}  // namespace meadhall::odin
