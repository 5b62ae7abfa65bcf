// What deeds and action spaces bring (O-5, O-7).
#include <algorithm>
#include <functional>

#include "games/odin/components/index.hpp"
#include "search/judgement/odin/appraisal.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

double Appraisal::place(Space space) const {
    double best = impossible;
    for (const Parts& parts : row_of(space).effect.alternatives) { best = std::max(best, worth_of(parts)); }
    const double drawn = row_of(space).column == 3 && state_.dark_pile > 0 ? weights_.card.at(ahead_) : 0;
    double played = 0;
    if (row_of(space).column == 4) {
        for (const Card hand : state_.hands[seat_.number]) { played = std::max(played, card(hand)); }
    }
    return best + drawn + played;
}

double Appraisal::alternative(Space space, std::size_t number) const {
    const auto& alternatives = row_of(space).effect.alternatives;
    return number < alternatives.size() ? worth_of(alternatives[number]) : 0;
}

double Appraisal::worth_of(const Parts& parts) const {
    Trial trial = now();
    for (const Part& part : parts) {
        if (!use(trial, part)) { break; }
    }
    return worth(trial) - before_;
}

double Appraisal::exchange(const Bundle& given, const Bundle& got) const {
    Trial trial = now();
    if (!give(trial, given, 1)) { return impossible; }
    receive(trial, got, 1);
    return worth(trial) - before_;
}

bool Appraisal::use(Trial& trial, const Part& part) const {
    switch (part.deed) {
        case Deed::gain: receive(trial, part.get, times_of(part)); return true;
        case Deed::buy:
        case Deed::exchange: trade(trial, part); return true;
        case Deed::pay: return give(trial, part.give, times_of(part));
        case Deed::take: take_strips(trial, part); return true;
        case Deed::upgrade: upgrade(trial, part.as<Upgrading>().count, part.as<Upgrading>().steps); return true;
        case Deed::draw_weapons: trial.extra += part.as<HowMany>().count * any_weapon(); return true;
        case Deed::draw_occupations: trial.extra += part.as<HowMany>().count * weights_.card.at(ahead_); return true;
        case Deed::play_occupations: play_cards(trial, part.as<HowMany>().count); return true;
        case Deed::roll: roll(trial, part); return true;
        case Deed::trade_overseas: turn_over(trial); return true;
        case Deed::buy_specials: buy_specials(trial, part.as<HowMany>().count); return true;
        case Deed::forge: forge(trial); return true;
        case Deed::emigrate: emigrate(trial); return true;
        case Deed::explore: explore(trial, part.as<Voyage>()); return true;
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
        case Deed::boost_roll: break;  // deeds of cards are judged by what they lead to
    }
    return true;
}

double Appraisal::any_weapon() const {
    return (price(Weapon::bow) + price(Weapon::snare) + price(Weapon::spear) + price(Weapon::long_sword)) /
           weapon_count;
}

void Appraisal::trade(Trial& trial, const Part& part) const {
    Trial after = trial;
    if (!give(after, part.give, 1)) { return; }
    receive(after, part.get, times_of(part));
    if (worth(after) > worth(trial)) { trial = after; }
}

Take Appraisal::best_take(int allowance, StripSet used) const {
    Take best;
    for (int strip = 0; strip < strip_count; ++strip) {
        const std::uint8_t taken = state_.strips[static_cast<std::size_t>(strip)];
        if (taken == face_down || used.contains({static_cast<std::uint8_t>(strip)})) { continue; }
        double gain = 0;
        for (int count = 1; count <= allowance && taken + count <= strip_length; ++count) {
            const Resource resource =
                strips[static_cast<std::size_t>(strip)][static_cast<std::size_t>(taken + count - 1)];
            gain += (resource == Resource::silver ? silver_on_strip : 1) * price(resource);
            if (gain > best.gain) { best = {strip, count, gain}; }
        }
    }
    return best;
}

void Appraisal::take_strips(Trial& trial, const Part& part) const {
    StripSet used;
    for (const std::int8_t allowance : part.as<Allowances>().positions) {
        const Take take = allowance > 0 ? best_take(allowance, used) : Take{};
        if (take.count == 0) { continue; }
        used.insert({static_cast<std::uint8_t>(take.strip)});
        trial.extra += take.gain;
    }
}

Rise Appraisal::best_rise(Good good, int steps) const {
    Rise best{good, 0, 0};
    for (int up = 1; up <= steps; ++up) {
        const auto reached = upgraded(good, up);
        if (!reached) { break; }
        const double gain = full_price(*reached) - full_price(good);
        if (gain > best.gain) { best = {good, up, gain}; }
    }
    return best;
}

Rises Appraisal::best_rises(int count, int steps) const {
    InplaceVector<Rise, good_count> kinds;
    for (int number = 0; number < good_count; ++number) {
        if (player_.supply[index(number)] == 0) { continue; }
        const Rise rise = best_rise(static_cast<Good>(number), steps);
        if (rise.steps > 0) { kinds.push_back(rise); }
    }
    std::ranges::sort(kinds, std::greater{}, &Rise::gain);
    Rises chosen;
    for (const Rise& rise : kinds) {
        for (int have = player_.has(rise.good); have > 0 && count > 0 && !chosen.full(); --have, --count) {
            chosen.push_back(rise);
        }
    }
    return chosen;
}

void Appraisal::upgrade(Trial& trial, int count, int steps) const {
    for (const Rise& rise : best_rises(count, steps)) {
        --trial.supply[Item{rise.good}.number];
        ++trial.supply[Item{*upgraded(rise.good, rise.steps)}.number];
    }
}

void Appraisal::turn_over(Trial& trial) const {
    if (trial.bay.knarrs == 0) { return; }
    for (const GoodRow& row : goods) {
        if (row.colour != Colour::green || trial.supply[Item{row.good}.number] == 0) { continue; }
        --trial.supply[Item{row.good}.number];
        ++trial.supply[Item{row.reverse}.number];
    }
}

void Appraisal::buy_specials(Trial& trial, int count) const {
    std::uint16_t& silver = trial.supply[Item{Resource::silver}.number];
    std::array<bool, special_count> bought{};
    for (int i = 0; i < count; ++i) {
        const SpecialRow* best = nullptr;
        double best_gain = 0;
        for (const SpecialRow& row : specials) {
            const bool for_sale = row.price && state_.specials[index(row.special)] == Holder::oval_board;
            if (!for_sale || *row.price > silver || bought[index(row.special)]) { continue; }
            const double gain = price(row.special) - *row.price * price(Resource::silver);
            if (gain <= best_gain) { continue; }
            best_gain = gain;
            best = &row;
        }
        if (best == nullptr) { return; }
        bought[index(best->special)] = true;
        silver = static_cast<std::uint16_t>(silver - *best->price);
        trial.extra += price(best->special);
    }
}

void Appraisal::forge(Trial& trial) const {
    if (trial.supply[Item{Resource::ore}.number] == 0) { return; }
    double best = price(Good::jewelry);
    for (const SpecialRow& row : specials) {
        const bool there = row.forge == Forge::yes && state_.specials[index(row.special)] == Holder::oval_board;
        if (there) { best = std::max(best, price(row.special)); }
    }
    --trial.supply[Item{Resource::ore}.number];
    trial.extra += best;
}

double Appraisal::card(Card card) const { return row_of(card).points + weights_.played_card; }

void Appraisal::play_cards(Trial& trial, int count) const {
    InplaceVector<double, CardSet::limit> gains;
    for (const Card hand : state_.hands[seat_.number]) { gains.push_back(card(hand)); }
    std::ranges::sort(gains, std::greater{});
    for (std::size_t i = 0; i < gains.size() && i < index(count); ++i) {
        trial.extra += std::max(0.0, gains[i] - weights_.card.at(ahead_));
    }
}

double Appraisal::island(Face face, int silver) const {
    const std::array<const Slope*, face_count> slopes = {nullptr,
                                                         &weights_.shetland,
                                                         &weights_.faroe_islands,
                                                         &weights_.iceland,
                                                         &weights_.greenland,
                                                         &weights_.bear_island,
                                                         &weights_.baffin_island,
                                                         &weights_.labrador,
                                                         &weights_.newfoundland,
                                                         nullptr,
                                                         nullptr};
    const Slope* slope = slopes[index(face)];
    const double bare = row_of(face).points - map_of(face).minus.size() + silver * price(Resource::silver);
    return bare + (slope == nullptr ? 0 : slope->at(ahead_));
}

void Appraisal::explore(Trial& trial, Voyage voyage) const {
    double best = 0;
    for (std::size_t i = 0; i < state_.islands.size(); ++i) {
        const Island& display = state_.islands[i];
        const Face face = display.turned ? boards[i].back : boards[i].front;
        if (display.owner || voyage_to(face) != voyage) { continue; }
        best = std::max(best, island(face, display.silver));
    }
    trial.extra += best;
}

double Appraisal::emigration(Ship ship) const { return emigration(player_.bay, ship); }

double Appraisal::emigration(const Bay& bay, Ship ship) const {
    Bay after = bay;
    if (ship == Ship::knarr) {
        --after.knarrs;
    } else {
        --*std::ranges::find_if(after.longships, [](std::uint8_t count) { return count > 0; });
    }
    const int feasts = rounds_after_ + (state_.stage <= Stage::feast ? 1 : 0);
    return ships(after) - ships(bay) + row_of(ship).emigrated_points +
           slots_per_ship * feasts * weights_.saved_slot.at(ahead_);
}

void Appraisal::emigrate(Trial& trial) const {
    double best = 0;
    if (trial.bay.knarrs > 0) { best = std::max(best, emigration(trial.bay, Ship::knarr)); }
    if (trial.bay.longship_count() > 0) { best = std::max(best, emigration(trial.bay, Ship::longship)); }
    const bool fits = slots_per_ship * (player_.bay.emigrated() + 1) <= game_.round(state_).vikings;
    if (fits) { trial.extra += best; }
}

double Appraisal::buy(Ship ship) const {
    Trial trial = now();
    const int price = row_of(ship).price;
    if (!has_mooring(trial.bay, ship) || !give(trial, price * Resource::silver, 1)) { return impossible; }
    receive(trial, Item{ship}, 1);
    return worth(trial) - before_;
}

double Appraisal::arm() const { return weights_.ore_on_board.at(ahead_) - price(Resource::ore); }

}  // namespace meadhall::odin_mind
