#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/board_yield.hpp"
#include "games/odin/laid_script.hpp"
#include "games/odin/packing.hpp"
#include "support/property.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::laid;
using testing::Script;

namespace {

constexpr std::uint32_t plenty = 5'000'000;

Pile pile_of(const std::vector<Item>& tiles, int singles = 0) {
    Pile pile;
    for (const Item tile : tiles) { pile.tiles.push_back(tile); }
    pile.singles = singles;
    return pile;
}

/// Lays a plan step by step, each step checked.
Cover carried_out(const Plan& plan, Face face, Cover cover) {
    for (const Laying& laying : plan) {
        REQUIRE(why_not(laying.item, face, cover, laying.placement) == nullptr);
        lay(cover, laying.item, face, laying.placement);
    }
    return cover;
}

/// Everything that can be laid, in every order, by the rules themselves.
class EveryPlan {
  public:
    EveryPlan(Face face, const Worth& worth, const Cover& start)
        : face_{face}, worth_{worth}, before_{worth.of(face, start.covered)} {}

    int best_gain(const Cover& cover, std::vector<Item> left) {
        best_ = 0;
        walk(cover, left, 0);
        return best_;
    }
    bool can_close(const Cells& region, const Cells& within, const Cover& cover, std::vector<Item> left) {
        if (region.is_subset_of(cover.covered)) { return true; }
        for (std::size_t i = 0; i < left.size(); ++i) {
            const Placements places = placements(left[i], face_, cover);
            for (int n = 0; n < places.count(); ++n) {
                if (!cells_of(left[i], places.nth(n)).is_subset_of(within)) { continue; }
                Cover next = cover;
                lay(next, left[i], face_, places.nth(n));
                std::vector<Item> rest = left;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                if (can_close(region, within, next, rest)) { return true; }
            }
        }
        return false;
    }

  private:
    void walk(const Cover& cover, const std::vector<Item>& left, int spent) {
        best_ = std::max(best_, worth_.of(face_, cover.covered) - before_ - spent);
        for (std::size_t i = 0; i < left.size(); ++i) {
            const Placements places = placements(left[i], face_, cover);
            const int price = left[i] == Item{Resource::silver} ? worth_.single : 0;
            for (int n = 0; n < places.count(); ++n) {
                Cover next = cover;
                lay(next, left[i], face_, places.nth(n));
                std::vector<Item> rest = left;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                walk(next, rest, spent + price);
            }
        }
    }

    Face face_;
    const Worth& worth_;
    int before_;
    int best_ = 0;
};

Worth any_worth() {
    Worth worth;
    worth.minus = *rc::gen::inRange(0, 3);
    worth.income = *rc::gen::inRange(0, 4);
    worth.single = *rc::gen::inRange(0, 3);
    for (int& bonus : worth.bonus) { bonus = *rc::gen::inRange(0, 6); }
    return worth;
}

const std::vector<Item>& small_tiles() {
    static const std::vector<Item> tiles = {Good::oil,         Good::rune_stone,  Good::hide, Good::chest,
                                            Good::wool,        Good::peas,        Good::mead, Special::helmet,
                                            Special::belt,     Good::silk,        Good::robe, Good::spices,
                                            Special::cloakpin, Special::horseshoe};
    return tiles;
}

std::vector<Item> some_tiles(int at_most) {
    const auto count = static_cast<std::size_t>(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, at_most + 1)));
    return *rc::gen::container<std::vector<Item>>(count, rc::gen::elementOf(small_tiles()));
}

std::vector<Item> with_silver(std::vector<Item> tiles, int singles) {
    for (int i = 0; i < singles; ++i) { tiles.emplace_back(Resource::silver); }
    return tiles;
}

}  // namespace

TEST_CASE("The best packing of few tiles is the best of all plans that the rules allow (O-9.3 to O-9.9)") {
    check_property("packing against every plan", [] {
        const Face face = *rc::gen::element(Face::stone_house, Face::shetland, Face::iceland, Face::greenland);
        const Cover cover = laid(face, *rc::gen::scale(0.3, rc::gen::arbitrary<Script>())).cover;
        const int most = ground_of(face) == Ground::house ? 3 : 2;  // trying every plan takes its time
        const auto tiles = some_tiles(most);
        const int singles = *rc::gen::inRange(0, most + 1 - static_cast<int>(tiles.size()));
        const Worth worth = any_worth();
        const Packing packing = best_packing(face, cover, pile_of(tiles, singles), worth, plenty);
        RC_ASSERT(packing.proven);
        RC_ASSERT(packing.gain == EveryPlan(face, worth, cover).best_gain(cover, with_silver(tiles, singles)));
        const Cover after = carried_out(packing.plan, face, cover);
        const auto laid_singles = std::ranges::count(packing.plan, Item{Resource::silver}, &Laying::item);
        const int gain = worth.of(face, after.covered) - worth.of(face, cover.covered) -
                         worth.single * static_cast<int>(laid_singles);
        RC_ASSERT(gain == packing.gain);
    });
}

TEST_CASE("A region can be covered if and only if some order of legal layings does it (O-9.4)") {
    check_property("covering against every plan", [] {
        const Face face = *rc::gen::element(Face::stone_house, Face::long_house, Face::home, Face::greenland);
        const Cover cover = laid(face, *rc::gen::scale(0.2, rc::gen::arbitrary<Script>())).cover;
        const Cells area = map_of(face).coverable;
        const Cell corner = area.nth(*rc::gen::inRange(0, area.size()));
        const int width = *rc::gen::inRange(1, 4);
        const int height = *rc::gen::inRange(1, 4);
        const Cell far = cell(std::min(12, corner.column() + width), std::min(11, corner.row() + height));
        const Cells cells = Cells::rectangle(corner, far) & area;
        const Cells within = *rc::gen::arbitrary<bool>() ? cells : area;
        const auto tiles = some_tiles(2);
        const int singles = *rc::gen::inRange(0, 2);
        const Covering answer = covering({face, cover, cells, within}, pile_of(tiles, singles), plenty);
        const Worth worth;
        const bool possible =
            EveryPlan(face, worth, cover).can_close(cells, within, cover, with_silver(tiles, singles));
        RC_ASSERT(answer.verdict == (possible ? Verdict::yes : Verdict::no));
        if (possible) { RC_ASSERT(cells.is_subset_of(carried_out(answer.plan, face, cover).covered)); }
    });
}

TEST_CASE("A treasure chest, a chest and two spices fill the lower left of the home board, in a legal order (O-9.4)") {
    const Cells corner = Cells::rectangle(cell(0, 0), cell(4, 4));
    const Pile pile = pile_of({Good::chest, Good::spices, Good::treasure_chest, Good::spices});
    const Covering answer = covering({Face::home, {}, corner, corner}, pile, plenty);
    REQUIRE(answer.verdict == Verdict::yes);
    CHECK(income(Face::home, carried_out(answer.plan, Face::home, {}).covered) == 4);
}

TEST_CASE("A region larger than all tiles together cannot be covered") {
    const Cells corner = Cells::rectangle(cell(0, 0), cell(4, 4));
    const Covering answer = covering({Face::home, {}, corner, corner}, pile_of({Good::silver_hoard}, 3), plenty);
    CHECK(answer.verdict == Verdict::no);
    CHECK(answer.nodes == 1);
}

TEST_CASE("When the budget is spent the answer is unknown, and a packing is not proven") {
    const Cells area = map_of(Face::home).coverable;
    const Pile pile = pile_of({Good::silk, Good::silk, Good::silk, Good::silverware, Good::silverware, Good::spices,
                               Good::spices, Good::jewelry, Good::treasure_chest, Special::round_shield},
                              100);
    CHECK(covering({Face::home, {}, area, area}, pile, 10).verdict == Verdict::unknown);
    const Packing packing = best_packing(Face::home, {}, pile, {.minus = 1, .income = 3}, 200);
    CHECK_FALSE(packing.proven);
    CHECK(packing.nodes <= 200);
    CHECK(packing.gain > 0);
    carried_out(packing.plan, Face::home, {});
}

TEST_CASE("More budget never gives a worse packing") {
    const Pile pile = pile_of({Good::silk, Good::robe, Good::clothing, Good::jewelry, Special::crucifix, Good::oil});
    const Worth worth{.minus = 1, .income = 4};
    int before = 0;
    for (const std::uint32_t budget : {20U, 200U, 2'000U, 20'000U}) {
        const int gain = best_packing(Face::home, {}, pile, worth, budget).gain;
        CHECK(gain >= before);
        before = gain;
    }
    CHECK(before > 0);
}

TEST_CASE("A fur alone is best laid where it covers eight cells of minus one (TV-09)") {
    const Packing packing = best_packing(Face::home, {}, pile_of({Good::fur}), {}, plenty);
    CHECK(packing.proven);
    CHECK(packing.gain == 8);
}

TEST_CASE("What is kept may be worth more than what it covers") {
    Worth worth;
    worth.kept[0] = 9;
    CHECK(best_packing(Face::home, {}, pile_of({Good::fur}), worth, plenty).plan.empty());
    worth.kept[0] = 7;
    CHECK(best_packing(Face::home, {}, pile_of({Good::fur}), worth, plenty).gain == 1);
}
