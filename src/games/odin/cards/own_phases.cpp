// Phases that a card runs for its owner alone (O-8.11).
#include "games/odin/actions/action.hpp"
#include "games/odin/answers/feast.hpp"
#include "games/odin/cards/deeds.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/components/breeding.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

namespace {

/// O-11.5: whether a place gives anything now.
bool gives_bonus(const Look& look, Place place) {
    return Game::owns(look.state, look.seat(), place) &&
           !bonuses(Game::face_at(look.state, place), Game::cover_at(look.state, look.seat(), place).covered).empty();
}

/// A bonus phase matters also to cards that listen to it.
bool hears_bonus(const Look& look) {
    const CardBook& book = look.game.book();
    if (look.game.options().granted_bonus == GrantedBonus::apart) { return false; }  // D-52
    return look.player().played.intersects(book.listening(Hook::bonus) | book.listening(Hook::after_bonus));
}

bool house_gives_bonus(const Look& look) {
    for (int house = 0; house < house_count; ++house) {
        if (gives_bonus(look, Place::house(house))) { return true; }
    }
    return false;
}

bool would_breed(const Player& owner, Good animal) {
    const Herd herd{owner.has(animal), owner.has(row_of(animal).reverse)};
    return bred(herd) != herd;
}

/// Whether a phase of one's own would change anything.
bool is_worth_running(const Look& look, Extra phase) {
    switch (phase) {
        case Extra::bonus_of_houses: return hears_bonus(look) || house_gives_bonus(look);
        case Extra::bonus_of_home: return hears_bonus(look) || gives_bonus(look, Place::home());
        case Extra::breeding:
            return would_breed(look.player(), Good::sheep) || would_breed(look.player(), Good::cattle);
        case Extra::feast:
        case Extra::harvest_begins:
        case Extra::harvest_ends: break;
    }
    return true;
}

}  // namespace

const Reason* obstacle_to_running(const Look& look, Extra phase) {
    return is_worth_running(look, phase) ? nullptr : &reasons::no_effect;
}

void run(const Act& act, Seat seat, Extra phase) {
    mark_used(act);
    switch (phase) {
        case Extra::feast: return begin_feast(act, seat);
        case Extra::bonus_of_houses: return pay_bonuses(act, seat, Yielding::houses);
        case Extra::bonus_of_home: return pay_bonuses(act, seat, Yielding::home);
        case Extra::breeding: return breed(act, seat);
        case Extra::harvest_begins: return raise(act, {.hook = Hook::harvest_starts, .seat = seat, .count = 1});
        case Extra::harvest_ends:
            raise(act, {.hook = Hook::harvest, .seat = seat, .count = 1});
            return raise(act, {.hook = Hook::after_harvest, .seat = seat, .count = 1});
    }
}

}  // namespace meadhall::odin
