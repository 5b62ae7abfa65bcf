#include "games/odin/game.hpp"

#include <cassert>
#include <utility>

#include "games/odin/cards/readings.hpp"
#include "games/odin/chapters.hpp"

namespace meadhall::odin {

Game::Game(int seats, Options options)
    : seats_{seats},
      options_{std::move(options)},
      light_cards_{cards_of(options_.decks, Back::light)},
      dark_cards_{cards_of(options_.decks, Back::dark)},
      book_{book_for(options_)} {}

Result<Game> Game::make(int seats, const Options& options) {
    if (const Reason* reason = contradiction(seats, options)) { return refused(*reason); }
    return Game{seats, options};
}

Game Game::with_cards(const CardBook& book) const {
    Game other = *this;
    other.book_ = unowned(book);
    return other;
}

namespace {

/// O-2.4 to O-2.6, O-13.1: what a player begins with.
Player equipped(const Game& game) {
    Player player;
    player.supply[Item{Good::mead}.number] = 1;
    for (const WeaponRow& row : weapons) {
        player.supply[Item{row.weapon}.number] = static_cast<std::uint16_t>(row.start_hand);
    }
    const SoloRow solo = solo_setup(game.options().length);
    const int first_round = round_row(game.options().length, 1).vikings;
    player.thing_square = byte(game.is_solo() ? solo.thing_square : first_round - 1);
    player.waiting = byte(game.is_solo() ? solo.waiting_field : 0);
    return player;
}

}  // namespace

State Game::initial() const {
    State state;
    for (int i = 0; i < seats_; ++i) { state.players[static_cast<std::size_t>(i)] = equipped(*this); }
    for (const WeaponRow& row : weapons) {
        state.weapon_pile[index(row.weapon)] = byte(row.copies - seats_ * row.start_hand);
    }
    state.strips.fill(face_down);
    state.dark_pile = byte(dark_cards_.size());
    Occasions occasions;
    advance({*this, state, Scribe{nullptr}, occasions});
    return state;
}

namespace {

Purpose purpose_of(Ask ask) {
    switch (ask) {
        case Ask::imitation: return Purpose::imitation;
        case Ask::starter: return Purpose::starter;
        case Ask::strip: return Purpose::strip;
        case Ask::weapon: return Purpose::weapon;
        case Ask::occupation: return Purpose::occupation;
        case Ask::die: return Purpose::die;
        default: return Purpose::start_player;
    }
}

void list_skip(const Look& look, Menu& menu, Verb verb) {
    if (obstacle(look, Move{verb}) == nullptr) { menu.push_back(Move{verb}); }
}

void list_options(const Look& look, Menu& menu) {
    for (int option = 0; option < ways_of(look.game, current_space(look.state)); ++option) {
        const Move move{Verb::option, option};
        if (obstacle(look, move) == nullptr) { menu.push_back(move); }
    }
    list_skip(look, menu, Verb::skip);
}

void list_exchange(const Look& look, Menu& menu) {
    list_skip(look, menu, Verb::trade);
    list_skip(look, menu, Verb::skip);
}

void list_numbers(Menu& menu, Verb verb, int count) {
    for (int i = 0; i < count; ++i) { menu.push_back(Move{verb, i}); }
}

}  // namespace

void list_answers(const Look& look, Menu& menu) {
    switch (look.frame().ask) {
        case Ask::choose_starter: return list_starters(look, menu);
        case Ask::window: return menu.push_back(Move{Verb::close});
        case Ask::turn: return list_spaces(look, menu);
        case Ask::turn_end: return menu.push_back(Move{Verb::end_turn});
        case Ask::column_4: list_hand(look, menu); return list_skip(look, menu, Verb::skip);
        case Ask::alternative: return list_options(look, menu);
        case Ask::exchanging: return list_exchange(look, menu);
        case Ask::mountain: list_takes(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::upgrading: list_upgrades(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::overseas: list_turns(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::special_sale: list_acquisitions(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::forging: return list_acquisitions(look, menu);
        case Ask::boats: return list_boats(look, menu);
        case Ask::dice_action: return list_dice(look, menu);
        case Ask::exploration: return list_explorations(look, menu);
        case Ask::boat_swap: list_swaps(look, menu); return list_skip(look, menu, Verb::skip);
        case Ask::emigration: list_emigrations(look, menu); return list_skip(look, menu, Verb::skip);
        case Ask::occupations: list_hand(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::feasting: return list_dishes(look, menu);
        case Ask::laying: return list_placements(look, menu);
        case Ask::triggers: list_triggers(look, menu); return list_skip(look, menu, Verb::skip);
        case Ask::recalling: return list_recalls(look, menu);
        case Ask::visiting: return list_visits(look, menu);
        case Ask::flipping: list_flips(look, menu); return list_skip(look, menu, Verb::done);
        case Ask::copying: return list_copies(look, menu);
        case Ask::ore_laying:
        case Ask::fish_laying: return list_forced_lifts(look, menu);
        case Ask::weapon_mix: return list_mixes(look, menu);
        case Ask::second_loot: return list_second_loot(look, menu);
        default: return;
    }
}

void list_chance(const Look& look, Menu& menu) {
    switch (look.frame().ask) {
        case Ask::start_player: return list_numbers(menu, Verb::start, look.game.seats());
        case Ask::imitation: return list_numbers(menu, Verb::imitate, limit(About::columns));
        case Ask::starter: return list_starters(look, menu);
        case Ask::strip: return list_strips(look, menu);
        case Ask::weapon: return list_weapons(look, menu);
        case Ask::occupation: return list_occupations(look, menu);
        default: return list_rolls(look, menu);
    }
}

Actor Game::to_act(const State& state) {
    if (state.stack.empty()) { return Actor::nobody(); }
    const Frame& frame = state.stack.back();
    if (is_chance(frame.ask)) { return Actor::chance(static_cast<int>(purpose_of(frame.ask))); }
    return Actor::of(frame.seat);
}

void Game::legal_moves(const State& state, MoveList<Game>& moves) const {
    if (state.stack.empty()) { return; }
    const Look look{*this, state};
    if (is_chance(look.frame().ask)) { return list_chance(look, moves); }
    list_answers(look, moves);
    if (offers_anytime(look.frame())) { list_anytime(look, moves); }
}

std::uint32_t Game::weight(const State& state, Move move) const {
    return move.verb == Verb::weapon ? odds_of_weapon(state, move.weapon()) : 1;
}

void Game::apply(State& state, Move move) const {
    assert(!why(state, move));
    Occasions occasions;
    carry_out({*this, state, Scribe{nullptr}, occasions}, move);
}

void Game::apply(State& state, Move move, EventList<Game>& events) const {
    assert(!why(state, move));
    Occasions occasions;
    carry_out({*this, state, Scribe{&events}, occasions}, move);
}

std::optional<Refusal> Game::why(const State& state, Move move) const {
    if (const Reason* reason = obstacle({*this, state}, move)) { return Refusal{*reason}; }
    return std::nullopt;
}

}  // namespace meadhall::odin
