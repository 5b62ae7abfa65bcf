#include <doctest/doctest.h>

#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/laying/laying.hpp"
#include "games/odin/support/laid_script.hpp"
#include "support/property.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::laid;

using testing::layable;
using testing::Script;
using testing::slow;

namespace {

Face any_face() { return static_cast<Face>(*rc::gen::inRange(0, face_count)); }
Item any_piece() { return *rc::gen::elementOf(layable()); }

/// Mostly small pieces, so that the boards fill up; now and then a lower left corner that is nearly closed.
testing::HalfFull any_position() {
    const Face face = any_face();
    Script script = *rc::gen::scale(0.25, rc::gen::arbitrary<Script>());
    return laid(face, script);
}

Face face_with_numbers() {
    return *rc::gen::element(Face::home, Face::home, Face::faroe_islands, Face::iceland, Face::greenland,
                             Face::bear_island, Face::baffin_island, Face::shetland);
}

/// Silver in every cell left of and below some number, but for a few cells.
Cover nearly_closed(Face face) {
    Cover cover;
    const auto& incomes = map_of(face).incomes;
    cover.covered = incomes[static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(incomes.size())))].closure;
    const int holes = *rc::gen::inRange(0, 4);
    for (int i = 0; i < holes && !cover.covered.empty(); ++i) {
        // A number is open where something left of or below it is: so play would leave it.
        const Cell hole = cover.covered.nth(*rc::gen::inRange(0, cover.covered.size()));
        for (const Income& income : incomes) {
            if (income.closure.contains(hole)) { cover.covered.erase(income.cell); }
        }
        cover.covered.erase(hole);
    }
    return cover;
}

}  // namespace

TEST_CASE("The masks find exactly the placements that the rules allow, on every face (O-9.3 to O-9.9)") {
    check_property("placements by masks and by definition", [] {
        const testing::HalfFull position = any_position();
        const Item piece = any_piece();
        const Placements found = placements(piece, position.face, position.cover);
        RC_ASSERT(slow(piece, found) == position.slow_board.placements(piece));
        RC_ASSERT(static_cast<std::size_t>(found.count()) == slow(piece, found).size());
        RC_ASSERT(fits_somewhere(piece, position.face, position.cover) == !found.empty());
    });
}

TEST_CASE("The masks keep the income rule where a corner is nearly closed (O-9.4)") {
    check_property("placements beside open numbers", [] {
        const Face face = face_with_numbers();
        const Cover cover = nearly_closed(face);
        testing::SlowBoard board{face};
        board.put(Resource::silver, slow(cover.covered));
        for (const Item piece : {Item{Resource::silver}, Item{Good::silk}, Item{Good::chest}, any_piece()}) {
            RC_ASSERT(slow(piece, placements(piece, face, cover)) == board.placements(piece));
        }
    });
}

TEST_CASE("A shape that finds room clear of all numbers finds room (O-9.6)") {
    check_property("roomy shapes", [] {
        const testing::HalfFull position = any_position();
        const Item piece = any_piece();
        const bool may = may_lie(piece, ground_of(position.face));
        const bool roomy = roomy_shapes(colour_of(piece), position.face, position.cover).contains(*shape_of(piece));
        if (may && roomy) { RC_ASSERT(fits_somewhere(piece, position.face, position.cover)); }
        const bool plain = is_single(piece) || piece.is<Good>();
        if (may && plain && map_of(position.face).incomes.empty()) {
            RC_ASSERT(roomy == fits_somewhere(piece, position.face, position.cover));
        }
    });
}

TEST_CASE("A placement is refused if and only if it is not among the legal ones (O-9.6)") {
    check_property("why_not and placements agree", [] {
        const testing::HalfFull position = any_position();
        const Item piece = any_piece();
        const Placement placement{static_cast<std::uint8_t>(*rc::gen::inRange(0, max_poses + 1)),
                                  cell(*rc::gen::inRange(0, 16), *rc::gen::inRange(0, Cells::rows))};
        const bool legal = placements(piece, position.face, position.cover).contains(placement);
        RC_ASSERT(legal == (why_not(piece, position.face, position.cover, placement) == nullptr));
    });
}

TEST_CASE("Income, bonuses and points lost are the same by masks and by definition (O-11.1, O-11.5, O-12.4)") {
    check_property("what a board yields", [] {
        const testing::HalfFull position = any_position();
        const Cells& covered = position.cover.covered;
        RC_ASSERT(income(position.face, covered) == position.slow_board.income());
        RC_ASSERT(uncovered_minus(position.face, covered) == position.slow_board.uncovered_minus());
        testing::SlowCells won;
        for (const Bonus& bonus : map_of(position.face).bonuses) {
            if (is_won(bonus, covered)) { won.emplace(bonus.cell.column(), bonus.cell.row()); }
        }
        RC_ASSERT(won == position.slow_board.won_bonuses());
        RC_ASSERT(bonuses(position.face, covered).size() == won.size());
    });
}

TEST_CASE("Covered numbers always have everything left of and below them covered (O-9.4)") {
    check_property("the income rule survives any play", [] {
        const testing::HalfFull position = any_position();
        for (const Income& number : map_of(position.face).incomes) {
            if (!position.cover.covered.contains(number.cell)) { continue; }
            RC_ASSERT(number.closure.is_subset_of(position.cover.covered));
        }
    });
}

TEST_CASE("A board remembers its pieces: kind, cells and seams (O-1.11)") {
    check_property("pieces as laid and as read back", [] {
        const testing::HalfFull position = any_position();
        const bool land = ground_of(position.face) == Ground::land;
        const LaidPieces found = land ? pieces(position.land) : pieces(position.house);
        RC_ASSERT(found.size() == position.pieces.size());
        for (const auto& [item, cells] : position.pieces) {
            const Item kind = item.is<Good>() ? Item{kind_of(item.as<Good>())} : item;
            RC_ASSERT(std::ranges::any_of(found, [&, cells_laid = cells](const LaidPiece& piece) {
                return piece.item == kind && piece.cells == cells_laid;
            }));
        }
        RC_ASSERT((land ? wrong_pairs(position.land) : wrong_pairs(position.house)) == 0);
        RC_ASSERT((land ? position.land.cover() : position.house.cover()) == position.cover);
    });
}
