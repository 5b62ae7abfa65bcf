#include "search/judgement/odin/laying/sites.hpp"

#include <algorithm>

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

Estate::Estate(const State& state, Seat seat, const LayoutAims& aims)
    : ore{state.players[seat.number].has(Resource::ore)},
      silver{aims.spare_silver},
      income{static_cast<int>(aims.income)} {
    add_kinds(state, seat, aims);
    add_sites(state, seat);
    drop_useless_kinds();
    const std::vector<int> plain = plain_credits();
    bound = ore;  // silver costs what it brings
    for (std::size_t i = 0; i < kinds.size(); ++i) { bound += kinds[i].count * plain[i]; }
    for (const Site& site : sites) { bound += best_surplus(site, plain); }
}

void Estate::add_kinds(const State& state, Seat seat, const LayoutAims& aims) {
    const auto add = [&](Item item, int count) {
        if (count > 0) { kinds.push_back({item, count, static_cast<int>(aims.kept[item.number])}); }
    };
    for (const GoodRow& row : goods) {
        if (aims.dishes || !is_food(row.good)) { add(row.good, state.players[seat.number].has(row.good)); }
    }
    for (const SpecialRow& row : specials) {
        add(row.special, state.specials[static_cast<std::size_t>(row.special)] == held_by(seat) ? 1 : 0);
    }
}

int Estate::cells_at_hand() const {
    int cells = ore + silver;
    for (const TileKind& kind : kinds) { cells += kind.count * turns_of(*shape_of(kind.item)).cell_count; }
    return cells;
}

void Estate::add_sites(const State& state, Seat seat) {
    const int cells = cells_at_hand();
    for (int number = 0; number < Place::sheds().number; ++number) {
        const Place place{static_cast<std::uint8_t>(number)};
        if (!Game::owns(state, seat, place)) { continue; }
        Site& site = sites.emplace_back();
        site.place = place;
        site.face = Game::face_at(state, place);
        site.cover = Game::cover_at(state, seat, place);
        site.room = (map_of(site.face).minus - site.cover.covered).size();
        for (const Ambition& ambition : ambitions(site.face, site.cover.covered)) {
            if (ambition.required.size() > cells) { continue; }
            site.outlooks.push_back({BoardSearch{site.face, site.cover, ambition, kinds}, {}, {}, {}});
        }
    }
}

void Estate::drop_useless_kinds() {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        int most = 0;
        for (const Site& site : sites) {
            for (const Outlook& outlook : site.outlooks) { most = std::max(most, outlook.search.best_credit(i)); }
        }
        if (most == 0) { kinds[i].count = 0; }
    }
}

/// What a tile of each kind brings at most where no number is covered.
std::vector<int> Estate::plain_credits() const {
    std::vector<int> most(kinds.size());
    for (const Site& site : sites) {
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            most[i] = std::max(most[i], site.outlooks[0].search.best_credit(i));
        }
    }
    return most;
}

/// No layout with this outlook gains more than this above the plain credits of all tiles and the ore.
int Estate::surplus(const Outlook& outlook, const std::vector<int>& plain) const {
    int sum = income * outlook.search.ambition().income - outlook.search.plain();
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        sum += kinds[i].count * std::max(0, outlook.search.best_credit(i) - plain[i]);
    }
    return sum;
}

int Estate::best_surplus(const Site& site, const std::vector<int>& plain) const {
    int best = 0;
    for (const Outlook& outlook : site.outlooks) { best = std::max(best, surplus(outlook, plain)); }
    return best;
}

void Estate::expect_more_than(int gain) {
    const std::vector<int> plain = plain_credits();
    int required = 0;
    for (Site& site : sites) {
        const int others = bound - best_surplus(site, plain);
        std::erase_if(site.outlooks, [&](const Outlook& outlook) {
            return outlook.is_ambitious() && others + surplus(outlook, plain) <= gain;
        });
        int most = 0;
        for (const Outlook& outlook : site.outlooks) {
            most = std::max(most, outlook.search.ambition().required.size());
        }
        required += most;
    }
    singles = ore + std::min(silver, required);
}

}  // namespace meadhall::odin_mind
