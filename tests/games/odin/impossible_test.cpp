#include <algorithm>
#include <memory>

#include <doctest/doctest.h>

#include "core/rng.hpp"
#include "games/odin/support/random_game.hpp"
#include "games/odin/support/rich_position.hpp"
#include "games/odin/support/table.hpp"
#include "support/wished.hpp"

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
template <class Member, int room>
void damage(IndexSet<Member, room>& set, Rng& rng) {
    for (const Member member : IndexSet<Member, room>::first(room)) {
        if (rng.below(3) == 0) { set = set ^ IndexSet<Member, room>{member}; }
    }
}
template <Described T>
void damage(T& thing, Rng& rng);
template <class T>
void damage(std::optional<T>& value, Rng& rng) {
    if (rng.below(3) == 0) { value = value ? std::nullopt : std::optional<T>{T{}}; }
    if (value) { damage(*value, rng); }
}
template <Described T>
void damage(T& thing, Rng& rng) {
    for_each_field(thing, [&](auto, auto& field) { damage(field, rng); });
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

TEST_CASE("A round has its stages: none comes in the set-up, and none of phases 10 to 12 in the last round (O-3.11)") {
    Table early{2};
    early.state.stage = Stage::starters;
    CHECK(wrong_with(early) == "course");
    for (const Stage stage : {Stage::new_viking, Stage::bonus, Stage::mountain_strips, Stage::before_round}) {
        Table late{2};
        late.until_round(late.game.last_round());
        late.state.stage = stage;
        CHECK(wrong_with(late) == "course");
    }
    Table scored{2};
    scored.state.stage = Stage::before_scoring;
    CHECK(wrong_with(scored) == "course");
}

TEST_CASE("While the harvest asks, at most two of its three steps are over (O-8.13)") {
    Table table{4};
    table.state.stack.clear();
    table.state.stack.push_back({seat(0), ask::Window{Window::income}});
    table.state.stage = Stage::harvest;
    table.state.cursor = 3;
    CHECK(wrong_with(table) == "course");
    table.state.stage = Stage::before_income;
    CHECK(wrong_with(table) == "nothing");
    table.state.cursor = 5;
    CHECK(wrong_with(table) == "course");
}

TEST_CASE("Windows do not pile up, and none opens in a stage that is not its own (ENG-5)") {
    Table table{2};
    table.state.stage = Stage::before_income;
    table.state.stack.clear();
    table.state.stack.push_back({seat(0), ask::Window{Window::income}});
    CHECK(wrong_with(table) == "nothing");
    table.state.stack.push_back({seat(0), ask::Window{Window::income}});
    CHECK(wrong_with(table) == "stack");
    table.state.stack.shrink(1);
    table.state.stage = Stage::before_breeding;
    CHECK(wrong_with(table) == "stack");
}

TEST_CASE("Nobody draws more cards than the pile has, and no more strips turn up than there are (D-14, O-3.9)") {
    Table table{2};
    table.plays({"place draw_occupation"});
    REQUIRE(table.state.stack.back().is<ask::Occupation>());
    CHECK(wrong_with(table) == "nothing");
    table.state.stack.back().as<ask::Occupation>().left = 2;
    CHECK(wrong_with(table) == "stack");

    Table strips{2};
    strips.state.stage = Stage::return_vikings;
    strips.state.stack.clear();
    strips.state.stack.push_back({{}, ask::Strip{.left = 2}});
    CHECK(wrong_with(strips) == "nothing");
    strips.state.strips.fill(0);
    CHECK(wrong_with(strips) == "stack");
}

TEST_CASE("Nobody owes more weapons and stones for loot than there are (O-6.7)") {
    Table table{2};
    table.player().played.insert(*card_named("melee_fighter"));
    table.state.hands[0] = {};
    table.player().hand = 0;
    table.give("longship").give("long_sword", 5).give("spear", 5).give("stone", 2);
    table.plays({"place pillaging_2", "roll", "die 8", "loot silver_hoard 1"});
    REQUIRE(table.state.stack.back().is<ask::WeaponMix>());
    CHECK(wrong_with(table) == "nothing");
    auto& owed = table.state.stack.back().as<ask::WeaponMix>();
    ++owed.stones;
    CHECK(wrong_with(table) == "stack");
    --owed.stones;
    ++owed.weapons;
    CHECK(wrong_with(table) == "stack");
    --owed.weapons;
    owed.item = Item{Ship::knarr};
    CHECK(wrong_with(table) == "stack");
}

namespace {

/// Once more somewhere, or not at all.
void damage_depth(State& state, Rng& rng) {
    const auto stack = state.stack;
    const auto size = static_cast<std::uint32_t>(stack.size());
    const Frame again = stack[rng.below(size)];
    const std::uint32_t place = rng.below(size + 1);
    const auto room = static_cast<std::uint32_t>(deepest_stack) - size;
    const std::uint32_t times = rng.below(3) == 0 ? rng.below(room + 1) : std::min(room, rng.below(2));
    state.stack.clear();
    for (std::uint32_t i = 0; i <= size; ++i) {
        for (std::uint32_t j = 0; i == place && j < times; ++j) { state.stack.push_back(again); }
        if (i < size && (times > 0 || i != place)) { state.stack.push_back(stack[i]); }
    }
}

void damage_question(State& state, Rng& rng) {
    Frame& frame = state.stack[rng.below(static_cast<std::uint32_t>(state.stack.size()))];
    if (rng.below(4) == 0) { damage(frame.seat, rng); }
    std::visit([&](auto& kind) { for_each_field(kind, [&](auto, auto& field) { damage(field, rng); }); }, frame.kind);
}

void damage_course(State& state, Rng& rng) {
    damage(state.stage, rng);
    damage(state.round, rng);
    damage(state.cursor, rng);
    damage(state.start, rng);
    damage(state.last_placer, rng);
    damage(state.next_seat, rng);
}

void damage_stocks(State& state, Rng& rng) {
    damage(state.strips, rng);
    damage(state.weapon_pile, rng);
    damage(state.weapon_discards, rng);
    for (Player& player : state.players) {
        for (std::uint16_t& count : player.supply) {
            if (rng.below(20) == 0) { count = static_cast<std::uint16_t>(rng.below(rng.below(2) == 0 ? 3 : 65536)); }
        }
    }
}

/// What was in hands has gone back to the pile, or the other way round.
void damage_cards(const Game& game, State& state, Rng& rng) {
    const bool takes = rng.below(2) == 0;
    for (int i = 0; i < game.seats(); ++i) {
        const auto n = static_cast<std::size_t>(i);
        CardSet& hand = state.hands[n];
        for (const Card card : takes ? game.dark_pile(state) : hand& game.dark_cards()) {
            if (rng.below(8) == 0 && takes) { continue; }
            if (takes) {
                hand.insert(card);
            } else {
                hand.erase(card);
            }
            state.players[n].hand = static_cast<std::uint8_t>(hand.size());
            state.dark_pile = static_cast<std::uint8_t>(game.dark_pile(state).size());
        }
    }
}

void damage_pending(State& state, Rng& rng) {
    for (Trigger& trigger : state.pending) {
        damage(trigger.clause, rng);
        damage(trigger.alternative, rng);
        damage(trigger.matter, rng);
    }
    damage(state.feast, rng);
    damage(state.tally, rng);
}

void damage_somehow(const Game& game, State& state, Rng& rng) {
    if (state.stack.empty()) { return; }
    switch (rng.below(6)) {
        case 0: return damage_depth(state, rng);
        case 1: return damage_course(state, rng);
        case 2: return damage_stocks(state, rng);
        case 3: return damage_cards(game, state, rng);
        case 4: return damage_pending(state, rng);
        default: return damage_question(state, rng);
    }
}

void play_on(const Game& game, State state, Rng& rng) {
    constexpr int plies = 150;
    const auto menu = std::make_unique<MoveList<Game>>();
    for (int ply = 0; ply < plies && !Game::to_act(state).is_nobody(); ++ply) {
        menu->clear();
        game.legal_moves(state, *menu);
        REQUIRE_FALSE(menu->empty());
        game.apply(state, testing::random_move(game, state, rng));
    }
}

/// Goes through a game; what is left of a position somebody has damaged is played on, if it is possible at all.
int damage_on_the_way(const Game& game, State state, Rng& rng, int plies) {
    int playable = 0;
    for (int ply = 0; ply < plies && !Game::to_act(state).is_nobody(); ++ply) {
        game.apply(state, testing::random_move(game, state, rng));
        if (state.stack.empty()) { break; }
        State damaged = state;
        for (std::uint32_t times = 1 + rng.below(2); times > 0; --times) { damage_somehow(game, damaged, rng); }
        if (damaged == state || game.impossible(damaged)) { continue; }
        play_on(game, damaged, rng);
        ++playable;
    }
    return playable;
}

}  // namespace

TEST_CASE("A damaged position is refused or can be played on; it never breaks the game (ENG-9)") {
    int playable = 0;
    const std::uint64_t games = meadhall::test::wished("MEADHALL_GAMES", 3);
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        const Game game = testing::any_game(rng);
        playable += damage_on_the_way(game, game.initial(), rng, 400);
        playable += damage_on_the_way(game, testing::rich_position(game, rng), rng, 400);
    }
    MESSAGE(playable, " damaged positions could be played on");
    CHECK(playable > 0);
}
