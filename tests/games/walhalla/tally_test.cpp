// Counting by kinds: the quick ways agree with counting one by one.
#include <string>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/walhalla/shown/tally.hpp"

namespace meadhall::walhalla {
namespace {

template <Tally T>
T random_tally(Rng& rng) {
    T tally;
    for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
        count(tally, kind) = static_cast<std::uint8_t>(rng.below(5));
    }
    return tally;
}

template <Tally T>
void agrees(std::uint64_t seed) {
    Rng rng{seed};
    for (int round = 0; round < 500; ++round) {
        const T tally = random_tally<T>(rng);
        int things = 0;
        std::uint32_t kinds = 0;
        for (std::size_t kind = 0; kind < sizeof(T); ++kind) {
            if (count(tally, kind) > 0) { kinds |= 1U << kind; }
            for (int i = 0; i < count(tally, kind); ++i, ++things) {
                const Pick pick = thing_at(tally, things);
                REQUIRE(pick.kind == kind);
                REQUIRE(pick.before == things - i);
            }
        }
        CHECK(total(tally) == things);
        CHECK(kinds_in(tally) == kinds);
    }
}

TEST_CASE("Totals, kinds and picks of a tally are those one finds by counting") {
    agrees<Cards>(1);
    agrees<Fleet>(2);
    agrees<Tiles>(3);
}

TEST_CASE("A tally is read by the names of its kinds") {
    Cards cards;
    cards.hunt = 3;
    cards.walhalla = 1;
    CHECK(cards[Card::hunt] == 3);
    CHECK(cards[Card::walhalla] == 1);
    Fleet fleet;
    fleet.yellow_2 = 1;
    CHECK(fleet[Ship::yellow_2] == 1);
    Tiles tiles;
    tiles.forest2_wheat = 2;
    CHECK(tiles[Tile{Terrain::wheat, Terrain::forest2}] == 2);
    CHECK(tiles[Tile{Terrain::forest2, Terrain::wheat}] == 2);
    // Fields and kinds are in the same order, under the names of the enumeration.
    std::size_t kind = 0;
    for_each_field(cards,
                   [&](std::string_view name, std::uint8_t) { CHECK(name == name_of(static_cast<Card>(kind++))); });
    kind = 1;
    for_each_field(fleet,
                   [&](std::string_view name, std::uint8_t) { CHECK(name == name_of(static_cast<Ship>(kind++))); });
    kind = 0;
    for_each_field(tiles, [&](std::string_view name, std::uint8_t) {
        const Tile tile = tiles_by_kind[kind++];
        const std::string letters{kind_of(tile.first).letter, kind_of(tile.second).letter};
        CHECK(name == letters);
    });
}

TEST_CASE("Tallies add, take and compare kind by kind") {
    Cards all;
    all.hunt = 3;
    all.shield = 1;
    Cards some;
    some.hunt = 2;
    CHECK(contains(all, some));
    CHECK_FALSE(contains(some, all));
    take(all, some);
    CHECK(all.hunt == 1);
    add(all, some);
    CHECK(all.hunt == 3);
    some.shield = 4;
    take_at_most(all, some);
    CHECK(all.hunt == 1);
    CHECK(all.shield == 0);
}

}  // namespace
}  // namespace meadhall::walhalla
