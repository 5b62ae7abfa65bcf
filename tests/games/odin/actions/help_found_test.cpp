// What cards could do before an action is found (O-4.19): held against a search that tries everything.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "games/odin/actions/action.hpp"
#include "games/odin/actions/at_any_time.hpp"
#include "games/odin/answers/whole_moves.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/cards/effects_under_way.hpp"
#include "games/odin/course/phases.hpp"
#include "games/odin/support/card_tables.hpp"
#include "games/odin/support/random_game.hpp"
#include "games/odin/support/spaces_in_use.hpp"
#include "support/wished.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using namespace meadhall::odin::testing;

TEST_CASE("A tile that is turned over may be the one that rises (O-4.19, O-5.15)") {
    Table table = table_before({"preceptor"});
    table.give_card("traveling_merchant").give("chest");
    CHECK(table.why("place upgrade_4") == "E-UP-TOP");
    table.give("knarr");
    table.plays({"place upgrade_4"});
    CHECK(table.why("skip") == "E-UNUSED-SPACE");
    table.plays({"use preceptor 1", "play traveling_merchant", "use traveling_merchant 1"});
    CHECK(table.why("done") != "ok");
    table.plays({"turn chest", "done", "upgrade wool 1"});
    CHECK(table.has("chest") == 1);

    Table strips = table_with({"traveling_merchant"});
    strips.player().supply = {};
    strips.state.strips.fill(strip_length);
    strips.give("knarr").give("chest");
    strips.plays({"place mountain_4_double_2"});
    CHECK(strips.why("skip") == "E-UNUSED-SPACE");
    strips.plays({"play traveling_merchant", "use traveling_merchant 1", "turn chest", "done"});
    CHECK(strips.offers("upgrade wool 1"));
}

TEST_CASE("A tile that rises may be the sheep that gives wool (O-4.19, O-5.3)") {
    Table table = table_before({"preceptor"});
    table.give_card("field_farmer").give("cabbage");
    CHECK(table.why("place products_wool") == "E-NO-EFFECT");
    table.give("silver", 1);
    table.plays({"place products_wool", "use preceptor 1", "play field_farmer", "use field_farmer 1"});
    table.plays({"upgrade cabbage 1"});
    CHECK(table.has("sheep") == 1);
    CHECK(table.has("wool") == 1);
}

namespace {

/// A search that tries whatever cards may do between placing Vikings and the first part of the action, and knows
/// nothing of what they bring.
class Oracle {
  public:
    explicit Oracle(const Game& game, const State& state) : game_{game}, open_before_{state.players[0].played} {}

    bool finds_use_after(State state, Move place) {
        action_ = state.stack.size() - 1;
        make(state, place);
        return goes_on_from(state);
    }
    [[nodiscard]] bool has_given_up() const { return positions_left_ == 0; }

  private:
    void make(State& state, Move move) const {
        Occasions occasions;
        carry_out({game_, state, odin::Scribe{nullptr}, occasions}, move);
    }
    void leave_draw_out(State& state) const {
        Occasions occasions;
        const Act act{game_, state, odin::Scribe{nullptr}, occasions};
        pop(act);
        advance(act);
    }
    /// An action of which nothing could be used opens a window before it ends.
    [[nodiscard]] bool is_used(const State& state) const {
        if (state.stack.size() <= action_ || !state.stack[action_].is<ActionUnderWay>()) { return true; }
        return state.stack[action_].as<ActionUnderWay>().has(Progress::part_used);
    }
    [[nodiscard]] bool is_about_to_be_used(const State& state) const {
        if (!state.stack.back()
                 .is_any_of<ask::Window, ask::Column4, ask::Alternative, ask::Exchange, ask::Mountain,
                            ask::Upgrade>()) {
            return false;
        }
        const Space space = state.stack[action_].as<ActionUnderWay>().space;
        return !is_in_effect(state) && obstacle_to_using({game_, state}, space) == nullptr;
    }
    bool goes_on_from(const State& state) {
        if (is_used(state) || is_about_to_be_used(state)) { return true; }
        if (positions_left_ == 0 || !seen_.insert(hash_of(state)).second) { return false; }
        --positions_left_;
        if (asks_chance(state.stack.back())) {
            if (!state.stack.back().is_any_of<ask::Weapon, ask::Occupation>()) { return false; }
            State next = state;
            leave_draw_out(next);
            return goes_on_from(next);
        }
        return std::ranges::any_of(moves(state), [&](Move move) {
            State next = state;
            make(next, move);
            return goes_on_from(next);
        });
    }
    /// Of what can be done at any time only what the cards played meanwhile allow: the rest could be done before.
    [[nodiscard]] std::vector<Move> moves(const State& state) const {
        const auto menu = std::make_unique<Menu>();
        list_answers({game_, state}, *menu);
        if (state.stack.back().is<ask::Laying>()) { menu->shrink(1); }
        std::vector<Move> found{menu->begin(), menu->end()};
        std::erase_if(found, [](Move move) { return move.is<verb::Close>(); });
        if (!offers_anytime(game_, state)) { return found; }
        menu->clear();
        list_anytime_cards({game_, state}, *menu);
        std::ranges::copy_if(*menu, std::back_inserter(found),
                             [&](Move move) { return !open_before_.contains(move.as<verb::Use>().card); });
        return found;
    }

    const Game& game_;
    CardSet open_before_;
    std::size_t action_ = 0;
    int positions_left_ = 100;  // a third of what the engine spends on a card
    std::set<std::uint64_t> seen_;
};

int below(Rng& rng, int limit) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(limit))); }
std::uint8_t some(Rng& rng, int most) { return static_cast<std::uint8_t>(below(rng, most + 1)); }

/// Seat 0 has next to nothing, a card or two in hand, and a few open.
Table poor_table(Rng& rng) {
    Table table = table_before({});
    Player& player = table.player();
    for (int number = 0; number < supply_size; ++number) {
        const bool has_some = !Item{number}.is<Weapon>() && rng.below(6) == 0;
        if (has_some) {
            player.supply[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(1 + below(rng, 2));
        }
    }
    player.supply[Item{Resource::silver}.number] = some(rng, 4);
    player.bay = {};
    player.bay.boats[0] = some(rng, 1);
    player.bay.knarrs = some(rng, 2);
    player.bay.longships[0] = some(rng, 2);
    player.thing_square = static_cast<std::uint8_t>(4 + below(rng, 3));
    table.state.round = static_cast<std::uint8_t>(1 + below(rng, 7));
    if (rng.below(2) == 0) { table.state.strips.fill(strip_length); }
    if (rng.below(2) == 0) {
        for (Homestead& house : table.state.houses) { house.owner = seat(rng.below(2) == 0 ? 0 : 1); }
    }
    table.state.crews[rng.below(space_count)] = {.colour = 0, .vikings = 1};
    table.state.crews[rng.below(space_count)] = {.colour = 1, .vikings = 1};
    const CardSet cards = table.game.dark_cards() | table.game.light_cards();
    CardSet& hand = table.state.hands[0];
    for (int left = 1 + below(rng, 2); left > 0; --left) { hand.insert(cards.nth(below(rng, cards.size()))); }
    player.hand = static_cast<std::uint8_t>(hand.size());
    for (int left = below(rng, 4); left > 0; --left) { player.played.insert(cards.nth(below(rng, cards.size()))); }
    if (rng.below(2) == 0) { player.played.insert(*card_named("preceptor")); }
    player.played -= hand;
    return table;
}

std::string names_of(const CardSet& cards) {
    std::string names;
    for (const Card card : cards) { names += std::string{row_of(card).id} + " "; }
    return names;
}

struct Found {
    int helped = 0;
    int unhelped = 0;
    int given_up = 0;
};

/// Whatever its owner does then, a part of the space is used in the end.
void play_on(const Table& table, Move place) {
    State state = table.state;
    Rng rng{hash_of(state)};
    const std::size_t action = state.stack.size() - 1;
    apply_watching_spaces(table.game, state, place);
    while (state.stack.size() > action && state.stack[action].is<ActionUnderWay>()) {
        apply_watching_spaces(table.game, state, random_move(table.game, state, rng));
    }
}

void compare_on(const Table& table, Space space, Found& found) {
    const Look look{table.game, table.state};
    if (table.state.crews[index(space)].vikings > 0 || row_of(space).column > look.player().thing_square) { return; }
    if (obstacle_to_using(look, space) == nullptr) { return; }
    const Move place = verb::Place{space};
    const auto refusal = table.game.why(table.state, place);
    Oracle oracle{table.game, table.state};
    const bool helped = oracle.finds_use_after(table.state, place);
    const bool gives_up = !helped && oracle.has_given_up();
    ++(helped ? found.helped : gives_up ? found.given_up : found.unhelped);
    CAPTURE(helped);
    CAPTURE(row_of(space).name.en);
    CAPTURE(names_of(table.state.hands[0]));
    CAPTURE(names_of(table.player().played));
    if (helped) { CHECK_FALSE(refusal.has_value()); }
    if (!refusal) { play_on(table, place); }
    const bool had_others = look.player().played.intersects(table.game.book().at_any_time());
    if (!helped && !gives_up && !had_others) { CHECK(refusal.has_value()); }
}

}  // namespace

TEST_CASE("Whatever help cards can give before an action is found, and nothing else (O-4.12, O-4.19, D-28)") {
    Found found;
    const std::uint64_t positions = meadhall::test::wished("MEADHALL_GAMES", 1500);
    for (std::uint64_t seed = 1; seed <= positions; ++seed) {
        CAPTURE(seed);
        Rng rng{seed};
        const Table table = poor_table(rng);
        for (int number = 0; number < space_count; ++number) { compare_on(table, static_cast<Space>(number), found); }
    }
    MESSAGE(found.helped, " spaces on which cards help, ", found.unhelped, " on which they do not, ", found.given_up,
            " on which the search was given up");
    CHECK(found.helped > 0);
}
