#include <memory>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::Table;

namespace {

std::string wrong_with(const Table& table) {
    const auto refusal = table.game.impossible(table.state);
    if (refusal) { CHECK(refusal->code() == "E-IMPOSSIBLE"); }
    return refusal ? refusal->detail : "nothing";
}

/// Any number that the field can hold, small ones more often.
void damage(std::uint8_t& number, Rng& rng) {
    if (rng.below(3) == 0) { number = static_cast<std::uint8_t>(rng.below(rng.below(2) == 0 ? 8 : 256)); }
}
void damage(bool& truth, Rng& rng) { truth = rng.below(3) == 0 ? !truth : truth; }
template <Numbered T>
void damage(T& thing, Rng& rng) {
    damage(thing.number, rng);
}
template <NamedEnum E>
void damage(E& value, Rng& rng) {
    const auto count = static_cast<std::uint32_t>(names(value).size());
    if (rng.below(3) == 0) { value = static_cast<E>(rng.below(count)); }
}
template <class T, std::size_t n>
void damage(std::array<T, n>& values, Rng& rng) {
    for (T& value : values) { damage(value, rng); }
}
template <NamedEnum E, int room>
void damage(IndexSet<E, room>& set, Rng& rng) {
    for (int i = 0; i < room; ++i) {
        if (rng.below(3) == 0) { set = set ^ IndexSet<E, room>{static_cast<E>(i)}; }
    }
}
void damage(ask::Take& take, Rng& rng) {
    damage(take.strip, rng);
    damage(take.count, rng);
}
template <class T>
void damage(std::optional<T>& value, Rng& rng) {
    if (rng.below(3) == 0) { value = value ? std::nullopt : std::optional<T>{T{}}; }
    if (value) { damage(*value, rng); }
}

}  // namespace

TEST_CASE("A position that play has reached is possible (ENG-9)") { CHECK(wrong_with(Table{3}) == "nothing"); }

TEST_CASE("Too many Vikings, ships, sheds or cards are impossible (ENG-9)") {
    Table vikings{2};
    ++vikings.player().thing_square;
    CHECK(wrong_with(vikings) == "players.0");
    Table boats{2};
    boats.player(1).bay.boats[0] = 4;
    CHECK(wrong_with(boats) == "players.1");
    Table sheds{2};
    sheds.player().sheds = 1;
    CHECK(wrong_with(sheds) == "houses");
    Table cards{2};
    cards.state.hands[0] = cards.state.hands[1];
    CHECK(wrong_with(cards) == "hands");
    Table pile{2};
    --pile.state.dark_pile;
    CHECK(wrong_with(pile) == "hands");
}

TEST_CASE("Boards with pieces that no rule allows are impossible (O-9.4, O-9.5)") {
    Table gap{2};
    gap.player().home.covered.insert(cell(1, 1));
    CHECK(wrong_with(gap) == "players.0");
    Table green{2};
    green.player().home.covered = Cells{cell(5, 0), cell(5, 2)};
    green.player().home.green = Cells{cell(5, 0)};
    CHECK(wrong_with(green) == "players.0");
    Table nobody{2};
    nobody.state.islands[1].land.covered.insert(cell(5, 0));
    CHECK(wrong_with(nobody) == "islands");
}

TEST_CASE("Houses leave the stock in order, and special tiles are in one place (O-1.1, O-1.6)") {
    Table house{2};
    house.state.houses[2].owner = seat(0);
    CHECK(wrong_with(house) == "houses");
    Table special{2};
    special.state.specials[0] = Holder::laid;
    CHECK(wrong_with(special) == "specials");
    special.state.specials[0] = Holder::seat_3;
    CHECK(wrong_with(special) == "specials");
}

TEST_CASE("A question that nobody can have asked is impossible") {
    Table table{2};
    table.state.stack.back().kind = ask::Upgrade{};
    CHECK(wrong_with(table) == "stack");
    table.state.stack.clear();
    CHECK(wrong_with(table) == "stack");
}

TEST_CASE("A damaged position is refused or can be played on; it never breaks the game") {
    Table table{3};
    Rng rng{5};
    const auto menu = std::make_unique<MoveList<Game>>();
    int playable = 0;
    for (int i = 0; i < 3000; ++i) {
        if (Game::to_act(table.state).is_nobody()) { table = Table{3}; }
        menu->clear();
        table.game.legal_moves(table.state, *menu);
        table.game.apply(table.state, (*menu)[rng.below(static_cast<std::uint32_t>(menu->size()))]);
        if (table.state.stack.empty()) { continue; }
        State damaged = table.state;
        Frame& frame = damaged.stack[rng.below(static_cast<std::uint32_t>(damaged.stack.size()))];
        std::visit([&](auto& kind) { for_each_field(kind, [&](auto, auto& field) { damage(field, rng); }); },
                   frame.kind);
        if (table.game.impossible(damaged)) { continue; }
        menu->clear();
        table.game.legal_moves(damaged, *menu);
        REQUIRE_FALSE(menu->empty());
        for (const Move move : *menu) { REQUIRE_FALSE(table.game.why(damaged, move)); }
        ++playable;
    }
    CHECK(playable > 0);
}
