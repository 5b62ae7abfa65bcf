// Phase 10 (O-11.5, O-11.6): what boards and houses give. Everything is determined before anything is paid.
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/course/phases.hpp"

namespace meadhall::odin {

namespace {

/// What a board or house gives, and whether it is a house that gives a single good (#177).
struct Reward {
    Bundle bundle;
    BonusCell from;
    bool only_of_house = false;
};
using Rewards = InplaceVector<Reward, 96>;

void collect(Rewards& rewards, const Open& open, Seat owner, Place place) {
    const Face face = Game::face_at(open, place);
    const Cells covered = Game::cover_at(open, owner, place).covered;
    const auto found = bonuses(face, covered);
    const bool only = place.is_house() && found.size() == 1 && found[0].size() == 1 && found[0].begin()->count == 1 &&
                      found[0].begin()->item.is<Good>();
    for (const Bonus& bonus : map_of(face).bonuses) {
        if (is_won(bonus, covered)) { rewards.push_back({bonus.reward, {place, bonus.cell}, only}); }
    }
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
            Act paid = act;
            paid.bonus = reward.from;
            receive(paid, owner, reward.bundle);
        }
    }
}

}  // namespace

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
}

void pay_bonuses(const Act& act, Seat seat, Yielding which) {
    hand_out(act, seat, rewards_of(act.state, seat, which));
    if (act.game.options().granted_bonus == GrantedBonus::apart) { return; }  // D-52
    raise(act, {.hook = Hook::bonus, .seat = seat});
    raise(act, {.hook = Hook::after_bonus, .seat = seat});
}

}  // namespace meadhall::odin
