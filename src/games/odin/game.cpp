#include "games/odin/game.hpp"

#include <cassert>
#include <utility>

#include "games/odin/act.hpp"
#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/actions/pledge.hpp"
#include "games/odin/answers/cards/cards.hpp"
#include "games/odin/answers/whole_moves.hpp"
#include "games/odin/cards/readings.hpp"
#include "games/odin/course/phases.hpp"

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

/// Precondition: it asks chance.
Purpose purpose_of(const Frame& frame) {
    if (frame.is<ask::Imitation>()) { return Purpose::imitation; }
    if (frame.is<ask::Starter>()) { return Purpose::starter; }
    if (frame.is<ask::Strip>()) { return Purpose::strip; }
    if (frame.is<ask::Weapon>()) { return Purpose::weapon; }
    if (frame.is<ask::Occupation>()) { return Purpose::occupation; }
    return frame.is<ask::Die>() ? Purpose::die : Purpose::start_player;
}

}  // namespace

Actor Game::to_act(const Open& open) {
    if (open.stack.empty()) { return Actor::nobody(); }
    const Frame& frame = open.stack.back();
    if (asks_chance(frame)) { return Actor::chance(static_cast<int>(purpose_of(frame))); }
    return Actor::of(frame.seat);
}

void Game::legal_moves(const State& state, MoveList<Game>& moves) const {
    if (state.stack.empty()) { return; }
    const Look look{*this, state};
    list_answers(look, moves);
    if (offers_anytime(*this, state)) { list_anytime(look, moves); }
    strike_what_breaks_pledges(look, moves);
}

std::uint32_t Game::weight(const State& state, Move move) const {
    return move.is<verb::DrawWeapon>() ? odds_of_weapon(state, move.as<verb::DrawWeapon>().weapon) : 1;
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
