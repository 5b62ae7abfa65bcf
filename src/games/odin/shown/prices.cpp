#include "games/odin/shown/prices.hpp"

#include <algorithm>
#include <utility>

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/actions/parts.hpp"
#include "games/odin/actions/under_way.hpp"

namespace meadhall::odin {

namespace {

int owned(const Player& player, Item item) {
    return item.is<Ship>() ? player.bay.count(item.as<Ship>()) : player.has(item);
}

/// Animals that milk or wool comes from stay in the stable (O-5.3).
void add_animals(const Look& look, const Part& part, std::vector<Wanted>& all) {
    if (part.times != Measure::flock && part.times != Measure::herd) { return; }
    const Good animal = part.times == Measure::flock ? Good::sheep : Good::cattle;
    const int have = times_of(look.game, look.state, look.seat(), part.per(part.times));
    all.push_back({.items = {animal}, .have = have, .of = 1});
}

void add_ships(const Look& look, const Need& need, std::vector<Wanted>& all) {
    if (need.count == 0) { return; }
    Wanted ships{.have = ships_for(look.game, look.player(), need), .of = need.count};
    for (const Ship ship : need.ships) { ships.items.emplace_back(ship); }
    all.push_back(std::move(ships));
}

}  // namespace

bool is_open_to(const Look& look, Space space, int way) {
    const bool is_printed = static_cast<std::size_t>(way) < row_of(space).effect.alternatives.size();
    return is_printed ||
           look.player().played.contains(look.game.book().card_of(extra_of(look.game, space, way).clause));
}

std::vector<Wanted> wanted_by(const Look& look, Space space, const Part& part) {
    std::vector<Wanted> all;
    for (const Amount& printed : part.give) {
        const Amount price = price_of(look, space, part, printed);
        if (price.count == 0) { continue; }
        all.push_back(
            {.items = {price.item}, .have = owned(look.player(), price.item), .of = price.count, .spent = true});
    }
    add_animals(look, part, all);
    add_ships(look, part.need, all);
    return all;
}

std::vector<Wanted> wanted_by(const Look& look, Space space, const Parts& parts) {
    std::vector<Wanted> all;
    for (const Part& part : parts) {
        for (Wanted& each : wanted_by(look, space, part)) {
            const auto known = std::ranges::find_if(
                all, [&](const Wanted& other) { return other.items == each.items && other.spent == each.spent; });
            if (known == all.end()) {
                all.push_back(std::move(each));
            } else {
                known->of = each.spent ? known->of + each.of : std::max(known->of, each.of);
            }
        }
    }
    return all;
}

std::vector<WayGauges> ways_at_prices(const Look& look) {
    std::vector<WayGauges> all;
    for (const SpaceRow& row : spaces()) {
        for (int way = 0; way < ways_of(look.game, row.space); ++way) {
            if (!is_open_to(look, row.space, way)) { continue; }
            std::vector<Wanted> wanted = wanted_by(look, row.space, way_of(look.game, row.space, way));
            if (!wanted.empty()) { all.push_back({row.space, way, std::move(wanted)}); }
        }
    }
    return all;
}

}  // namespace meadhall::odin
