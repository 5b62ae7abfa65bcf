// What an action needs cannot be spent before the first part of it is used (O-4.6).
#include "games/odin/actions/pledge.hpp"

#include <algorithm>

#include "games/odin/answers/laying.hpp"
#include "games/odin/answers/mountain.hpp"
#include "games/odin/answers/upgrade.hpp"
#include "games/odin/answers/whole_moves.hpp"

namespace meadhall::odin {

namespace {

constexpr ItemSet all_ships{Ship::whaling_boat, Ship::knarr, Ship::longship};
constexpr ItemSet silver{Resource::silver};

/// What the use of a part rests on. Whoever touches none of it need not ask further.
struct Footing {
    ItemSet needed{};
    ItemSet scarce{};  // of which there is not one more than needed

    friend constexpr Footing operator|(Footing a, Footing b) { return {a.needed | b.needed, a.scarce | b.scarce}; }
};
constexpr Footing on_anything{any_kind, any_kind};

Footing footing_of_price(const Look& look, Space space, const Part& part) {
    Footing footing{.needed = kinds_with_limits(part.get)};
    for (const Amount& printed : part.give) {
        const Amount price = price_of(look, space, part, printed);
        const bool is_stock = printed.item.number < supply_size;
        if (price.count > 0) { footing.needed.insert(printed.item); }
        if (is_stock && look.player().has(printed.item) == price.count) { footing.scarce.insert(printed.item); }
    }
    return footing;
}

/// Two tiles that can rise are enough: a single one that is spent leaves the other.
Footing footing_of_upgrades(const Look& look, const Part& part) {
    Footing footing;
    int tiles = 0;
    for (const GoodRow& row : goods) {
        if (look.player().has(row.good) == 0 || !can_rise(look.game, part, row.good)) { continue; }
        footing.needed.insert(row.good);
        tiles += look.player().has(row.good);
        if (tiles > 1) { return footing; }
    }
    footing.scarce = footing.needed;
    return footing;
}

Footing footing_of_strips(const Look& look) {
    constexpr int most_for_a_card = 4;  // #87
    const bool could_be_all = positions_left(look.state) <= most_for_a_card;
    return could_be_all ? Footing{{a_position}, {a_position}} : Footing{};
}

Footing footing_of_hand(const Look& look) { return {{a_card}, look.player().hand == 1 ? ItemSet{a_card} : ItemSet{}}; }

/// Precondition: the part can be used.
Footing footing_of_part(const Look& look, Space space, const Part& part) {
    const Footing ships{.needed = part.need.count > 0 ? all_ships : ItemSet{}};
    switch (part.deed) {
        case Deed::gain: return part.times == Measure::one ? ships : on_anything;
        case Deed::take: return footing_of_strips(look);
        case Deed::roll:
        case Deed::explore:
        case Deed::draw_weapons:
        case Deed::draw_occupations: return ships;
        case Deed::buy:
        case Deed::pay:
        case Deed::forge:
        case Deed::exchange: return ships | footing_of_price(look, space, part);
        case Deed::upgrade: return ships | footing_of_upgrades(look, part);
        case Deed::play_occupations: return ships | footing_of_hand(look);
        case Deed::buy_specials: return ships | Footing{silver, silver};
        case Deed::trade_overseas:
        case Deed::emigrate:
        case Deed::recall:
        case Deed::visit:
        case Deed::run_phase:
        case Deed::flip:
        case Deed::make_pregnant:
        case Deed::lay_ore:
        case Deed::store_in_shed:
        case Deed::copy_good:
        case Deed::load_longship:
        case Deed::seize:
        case Deed::move_to_houses:
        case Deed::skip_weapon:
        case Deed::skip_occupation:
        case Deed::gain_concerned:
        case Deed::boost_roll: break;  // stands behind a price, or only on cards
    }
    return on_anything;
}

/// Nothing, if it cannot be kept as things are.
std::optional<Footing> footing_of(const Pledge& pledge) {
    if (pledge.waits_for_card()) { return Footing{{a_card}, {a_card}}; }
    std::optional<Footing> found;
    pledge.any_usable([&](const Part& part) {
        const Footing footing = footing_of_part(pledge.look(), pledge.space(), part);
        if (!found || footing.needed.empty()) { found = footing; }
        return footing.needed.empty();
    });
    if (!found && pledge.can_be_kept()) { return on_anything; }
    return found;
}

/// Whether a move may take away what the use of a part rests on.
bool touches(const Game& game, Move move, Footing footing) {
    switch (move.verb()) {
        case Verb::lift: return footing.scarce.contains(move.as<verb::Lift>().item);
        case Verb::store: return footing.scarce.contains(move.as<verb::Store>().resource);
        case Verb::upgrade: return footing.scarce.contains(move.as<verb::Upgrade>().good);
        case Verb::turn: return footing.scarce.contains(move.as<verb::Turn>().good);
        case Verb::serve: return footing.scarce.contains(move.as<verb::Serve>().dish);
        case Verb::take: return footing.scarce.contains(a_position);
        case Verb::buy: return footing.needed.intersects(silver | all_ships);
        case Verb::use: return footing.needed.intersects(game.book().spends(move.as<verb::Use>().card));
        case Verb::play:
            return footing.scarce.contains(a_card) ||
                   footing.needed.intersects(game.book().spends_when_played(move.as<verb::Play>().card));
        case Verb::skip:
        case Verb::done:
        case Verb::close:
        case Verb::option:
        case Verb::acquire:
        case Verb::lay:
        case Verb::unload:
        case Verb::recall:
        case Verb::leave: return false;
        case Verb::boats:
        case Verb::roll:
        case Verb::pay:
        case Verb::fail:
        case Verb::loot:
        case Verb::explore:
        case Verb::swap:
        case Verb::emigrate:
        case Verb::trade:
        case Verb::visit: return !footing.needed.empty();
        case Verb::start:
        case Verb::imitate:
        case Verb::starter:
        case Verb::reveal:
        case Verb::weapon:
        case Verb::occupation:
        case Verb::die:
        case Verb::choose:
        case Verb::place:
        case Verb::pass:
        case Verb::end_turn:
        case Verb::arm: break;  // not while an action goes on
    }
    return false;
}

/// Some cards pay bonuses at once (#20, #21). Otherwise it makes no difference where a piece lies.
bool is_laid_beside_bonuses(const Look& look, Move move) {
    return move.is<verb::Lay>() && !changes_bonuses(look, move.as<verb::Lay>().placement());
}

/// All that is pledged in a position.
class Pledges {
  public:
    explicit Pledges(const Look& look) : look_{look} {
        if (look.state.stack.empty() || asks_chance(look.frame())) { return; }
        int count = 0;
        any_pledge(look.game, look.state, [&](const Pledge& pledge) {
            note(pledge);
            are_several_ = ++count > 1;
            return false;
        });
        // Somebody who imagines another's hand may imagine one that does not help: then nothing is kept.
        if ((are_in_need_ || are_several_) && !can_keep_pledges(look.game, look.state)) { release(); }
    }
    [[nodiscard]] bool can_be_broken() const {
        return are_in_need_ || are_several_ || !(asked_about_ | others_).needed.empty();
    }
    [[nodiscard]] bool allow(Move move) const {
        if (are_in_need_ && move.is<verb::Close>()) { return false; }  // no card has helped yet
        return !may_be_broken_by(move) || keeps_pledges(look_, move);
    }

  private:
    void note(const Pledge& pledge) {
        const auto footing = footing_of(pledge);
        if (!footing) { are_in_need_ = true; }
        Footing& sum = pledge.is_asked_about() ? asked_about_ : others_;
        sum = sum | footing.value_or(Footing{});
    }
    void release() {
        are_in_need_ = are_several_ = false;
        asked_about_ = others_ = {};
    }
    /// To answer the question about a part is to use it; but what one of several pledges is kept with another may need.
    [[nodiscard]] bool may_be_broken_by(Move move) const {
        if (are_in_need_ || are_several_) { return !is_laid_beside_bonuses(look_, move); }
        return touches(look_.game, move, others_) ||
               (answers_at_any_time(move.verb()) && touches(look_.game, move, asked_about_));
    }

    const Look& look_;
    Footing asked_about_;  // of the one whose part is asked about now
    Footing others_;
    bool are_in_need_ = false;  // some card must help
    bool are_several_ = false;
};

}  // namespace

const Reason* obstacle_by_pledge(const Look& look, Move move) {
    const Pledges pledges{look};
    return pledges.can_be_broken() && !pledges.allow(move) ? &reasons::unused_space : nullptr;
}

void strike_what_breaks_pledges(const Look& look, Menu& menu) {
    const Pledges pledges{look};
    if (!pledges.can_be_broken()) { return; }
    const auto* end = std::remove_if(menu.begin(), menu.end(), [&](Move move) { return !pledges.allow(move); });
    menu.shrink(static_cast<std::size_t>(end - menu.begin()));
}

}  // namespace meadhall::odin
