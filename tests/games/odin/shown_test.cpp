// What boards draw and count: the box, and the gauges of a position.
#include <algorithm>
#include <concepts>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <doctest/doctest.h>

#include "games/odin/support/random_game.hpp"
#include "games/odin/support/table.hpp"

using namespace meadhall;
using namespace meadhall::odin;
using testing::random_move;
using testing::Table;

namespace {

bool is_said(const Spoken& words) { return !words.en.empty() && !words.de.empty() && !words.nl.empty(); }

Gauges gauges_of(const Table& table) { return table.game.gauges(Game::view(table.state, seat(0))); }

const BoardGauges& board_at(const Gauges& gauges, Place place) {
    const auto found = std::ranges::find(gauges.boards, place, &BoardGauges::place);
    REQUIRE(found != gauges.boards.end());
    return *found;
}

const FaceOfDie& when_shown(const Gauges& gauges, int shown) {
    REQUIRE(gauges.dice.has_value());
    return gauges.dice->faces.at(static_cast<std::size_t>(shown - 1));
}

/// "2 wood, have 1", part by part; nothing for a way that costs nothing.
std::vector<std::string> wanted(const Table& table, Space space, int way = 0) {
    std::vector<std::string> all;
    for (const WayGauges& each : gauges_of(table).ways) {
        if (each.space != space || each.way != way) { continue; }
        for (const Wanted& one : each.wanted) {
            std::string names;
            for (const Item item : one.items) { names += (names.empty() ? "" : "/") + std::string{Game::name(item)}; }
            all.push_back(std::to_string(one.of) + " " + names + (one.spent ? "" : " there") + ", have " +
                          std::to_string(one.have));
        }
    }
    return all;
}
using Said = std::vector<std::string>;

/// Empties the banquet table and goes on to the mountain strips; tells what is received on the way.
std::vector<Receives> received_after_the_feast(Table& table) {
    std::vector<Receives> all;
    while (table.state.stage < Stage::mountain_strips) {
        EventList<Game> events;
        const Move leave = verb::Leave{};
        if (table.game.why(table.state, leave)) {
            table.do_nothing();
            continue;
        }
        table.game.apply(table.state, leave, events);
        for (const Event& event : events) {
            if (std::holds_alternative<Receives>(event)) { all.push_back(std::get<Receives>(event)); }
        }
    }
    return all;
}

/// "low=2 high=3"
std::string told(Move move) {
    std::string all;
    describe(move, [&](std::string_view name, const auto& value) {
        if constexpr (std::integral<std::remove_cvref_t<decltype(value)>>) {
            all += (all.empty() ? "" : " ") + std::string{name} + "=" + std::to_string(value);
        }
    });
    return all;
}

}  // namespace

TEST_CASE("Everything in the box has a name, a place and words in three languages") {
    const Scene scene = Table{2}.game.scene();
    CHECK(scene.items.size() == Item::count);
    CHECK(scene.spaces.size() == space_count);
    CHECK(scene.cards.size() == card_count);
    CHECK(scene.faces.size() == face_count);
    CHECK(scene.rounds.size() == 7);
    for (const ItemShown& item : scene.items) { CHECK(is_said(item.name)); }
    for (const SpaceShown& space : scene.spaces) {
        CAPTURE(space.name.en);
        CHECK(is_said(space.name));
        REQUIRE(!space.ways.empty());
        for (const WayShown& way : space.ways) {
            CHECK(is_said(way.text));
            CHECK(!way.parts.empty());
        }
    }
    for (const CardShown& card : scene.cards) {
        CAPTURE(card.name.en);
        CHECK(is_said(card.name));
        CHECK(is_said(card.text));
        for (const Spoken& way : card.ways) { CHECK(is_said(way)); }
    }
}

TEST_CASE("The scene says what a space gives, for whoever looks for it (O-1.5, O-6.7)") {
    const Scene scene = Table{2}.game.scene();
    const auto gives = [&](Space space) { return scene.spaces.at(static_cast<std::size_t>(space)).gives; };
    CHECK(gives(Space::hunting_game_1) == Gifts{Gift::red, Gift::green});
    CHECK(gives(Space::overseas_trade_1) == Gifts{Gift::blue});
    CHECK(gives(Space::mountain_2) == Gifts{Gift::resource});
    CHECK(gives(Space::play_occupations_2) == Gifts{Gift::card});
    CHECK(gives(Space::build_knarr) == Gifts{Gift::ship});
    CHECK(gives(Space::weekly_beans) == Gifts{Gift::orange});
    CHECK(gives(Space::pillaging_2) == Gifts{Gift::blue});
}

TEST_CASE("The scene says how many play and what is done at any time (O-9.2)") {
    for (int seats = 1; seats <= 4; ++seats) { CHECK(Table{seats}.game.scene().seats == seats); }
    using enum Verb;
    CHECK(Table{2}.game.scene().anytime == std::vector{lift, store, buy, arm, unload, use});
}

TEST_CASE("A pose is drawn with as many cells as the piece covers (O-1.6)") {
    for (const ItemShown& item : Table{1}.game.scene().items) {
        const auto shape = shape_of(item.item);
        CHECK(item.poses.empty() == !shape.has_value());
        for (const PoseShown& pose : item.poses) {
            const auto cells = std::accumulate(pose.rows.begin(), pose.rows.end(), 0, [](int sum, const auto& row) {
                return sum + static_cast<int>(std::ranges::count(row, '#'));
            });
            CHECK(cells == turns_of(*shape).cell_count);
        }
    }
}

TEST_CASE("The score so far is that of the standing, line by line (O-12)") {
    Rng rng{11};
    Table table{4};
    for (int i = 0; i < 1500 && !Game::to_act(table.state).is_nobody(); ++i) {
        table.game.apply(table.state, random_move(table.game, table.state, rng));
        if (i % 25 != 0) { continue; }
        const Gauges gauges = gauges_of(table);
        const Standing standing = table.game.standing(table.state);
        for (std::size_t each = 0; each < 4; ++each) {
            const SeatGauges& own = gauges.seats.at(each);
            CHECK(own.score == standing.scores[each]);
            CHECK(own.income == Game::income_of(table.state, seat(static_cast<int>(each))));
            int sum = 0;
            for (const ScoreShare& share : own.shares) { sum += share.points; }
            CHECK(sum == own.score);
        }
    }
}

TEST_CASE("A board shows its pieces, what it pays and what it still costs (O-11.1, O-12.4)") {
    Table table{2};
    table.give("rune_stone").give("silver", 2);
    const Gauges before = gauges_of(table);
    const BoardGauges& empty = board_at(before, Place::home());
    CHECK(empty.pieces.empty());
    CHECK(empty.income == 0);
    table.plays({"lift rune_stone home", "lay a1 0"});
    const Gauges after = gauges_of(table);
    const BoardGauges& home = board_at(after, Place::home());
    REQUIRE(home.pieces.size() == 1);
    CHECK(home.pieces[0].item == Item{Good::rune_stone});
    CHECK(home.pieces[0].cells.size() == 2);
    CHECK(home.income == 1);
    CHECK(empty.paying == Cells{cell(0, 0)});
    CHECK(home.paying == Cells{cell(1, 1)});  // a1 is covered, b2 pays
    CHECK(home.open_minus == empty.open_minus);
}

TEST_CASE("The places of the feast are those of the round, less two for each ship that left (O-10.1, O-5.20)") {
    Table table{2};
    table.give("silver", 3).give("knarr");
    CHECK(gauges_of(table).seats[0].feast_places == 6);
    table.plays({"place emigrate_2", "emigrate knarr 0"});
    CHECK(gauges_of(table).seats[0].feast_places == 4);
}

TEST_CASE("How a hunt could end is counted for every face of the die (O-6.3, O-6.12)") {
    Table table{2};
    table.give("wood", 1);
    table.plays({"place hunting_game_1"});
    const Gauges gauges = gauges_of(table);
    REQUIRE(gauges.dice.has_value());
    CHECK(gauges.dice->rolls_left == 3);
    CHECK(gauges.dice->faces.size() == 8);
    const int means = table.has("wood") + table.has("bow");
    for (int shown = 1; shown <= 8; ++shown) { CHECK(when_shown(gauges, shown).success == (shown <= means)); }
    table.plays({"roll", "die 1"});
    const Gauges rolled = gauges_of(table);
    CHECK(rolled.dice->shown == 1);
    REQUIRE(rolled.dice->payments.size() == 2);  // a piece of wood, or a bow
    for (const Payment& payment : rolled.dice->payments) { CHECK(payment.count + payment.weapons == 1); }
}

TEST_CASE("What a raid could bring is the highest sword value in reach (O-6.7)") {
    Table table{2};
    table.give("longship").plays({"place raiding"});
    const Gauges gauges = gauges_of(table);
    CHECK(when_shown(gauges, 8).loot.has_value());
    CHECK(!when_shown(gauges, 1).success);
    CHECK(gauges.action.has_value());
    CHECK(gauges.action->space == Space::raiding);
}

TEST_CASE("A seat has the Vikings of its colour, alone those of the round, and the others stand in the way (O-13.2)") {
    const Gauges together = gauges_of(Table{2});
    CHECK(together.seats.at(1).colour == 1);
    CHECK(!together.seats.at(1).resting);
    Table alone{1};
    CHECK(gauges_of(alone).seats.at(0).colour == 0);
    CHECK(gauges_of(alone).seats.at(0).resting == 1);
    alone.plays({"place stockfish"});
    CHECK(alone.state.crews[static_cast<std::size_t>(Space::stockfish)].colour == 0);
    alone.until_round(2);
    CHECK(gauges_of(alone).seats.at(0).colour == 1);
    CHECK(gauges_of(alone).seats.at(0).resting == 0);
    // Those of the next round come home before it begins, and they are there from the start.
    alone.state.stage = Stage::before_round;
    CHECK(gauges_of(alone).seats.at(0).colour == 0);
    const Game game = *Game::make(1, {});
    CHECK(game.gauges(Game::view(game.initial(), seat(0))).seats.at(0).colour == 0);
}

TEST_CASE("A way is counted with what it takes and what is there of it (O-5)") {
    Table table{2};
    table.give("wood").give("stone", 2).give("knarr");
    CHECK(wanted(table, Space::build_house_and_ship) == Said{"2 stone, have 2", "2 wood, have 1"});
    CHECK(wanted(table, Space::overseas_trade_1) == Said{"1 silver, have 0", "1 knarr there, have 1"});
    CHECK(wanted(table, Space::plundering) == Said{"2 longship there, have 0"});
    CHECK(wanted(table, Space::products_milk) == Said{"1 cattle there, have 0"});
    CHECK(wanted(table, Space::stockfish).empty());
    CHECK(wanted(table, Space::emigrate_2).front() == "1 silver, have 0");  // one for each round
    CHECK(wanted(table.until_round(3), Space::emigrate_2).front().starts_with("3 silver"));
}

TEST_CASE("A way is counted at the prices that cards make (O-8.10)") {
    Table table{2};
    CHECK(wanted(table, Space::build_house_and_ship).front() == "2 stone, have 0");
    table.player().played.insert(*card_named("master_bricklayer"));
    CHECK(wanted(table, Space::build_house_and_ship).front() == "1 stone, have 0");
    table.give("knarr").player().played.insert(*card_named("steersman"));  // knarrs do for longships
    CHECK(wanted(table, Space::plundering) == Said{"2 longship there, have 1"});
    CHECK(table.game.gauges(Game::view(table.state, Viewer::spectator())).ways.empty());
}

TEST_CASE("What a board gives as a bonus comes from a cell, and nothing else does (O-11.5)") {
    const Bonus& bonus = map_of(Face::home).bonuses[0];
    Table table{1};
    table.player().home.covered = bonus.ring;
    table.plays({"pass"}).until(Stage::feast);
    const std::vector<Receives> received = received_after_the_feast(table);
    REQUIRE(received.size() == 1);
    CHECK(received[0].place == Place::home());
    CHECK(received[0].cell == bonus.cell);
    EventList<Game> events;
    Table another{2};
    another.game.apply(another.state, *Game::parse(another.state, "place stockfish"), events);
    for (const Event& event : events) {
        if (std::holds_alternative<Receives>(event)) { CHECK(!std::get<Receives>(event).place); }
    }
}

TEST_CASE("Places for wood and stone are counted with what is stored there (O-9.10)") {
    Table table{2};
    CHECK(gauges_of(table).seats[0].stores.empty());
    table.player().sheds = 2;
    table.player().shed_wood = 1;
    table.player().shed_stone = 6;
    table.give("stone").plays({"place build_stone_house"});
    const std::vector<StoreGauges> stores = gauges_of(table).seats[0].stores;
    const auto room_at = [&](Place place, Resource resource) {
        const auto found = std::ranges::find_if(
            stores, [&](const StoreGauges& each) { return each.place == place && each.resource == resource; });
        return found == stores.end() ? std::pair{0, 0} : std::pair{found->filled, found->room};
    };
    CHECK(room_at(Place::sheds(), Resource::wood) == std::pair{1, 6});
    CHECK(room_at(Place::sheds(), Resource::stone) == std::pair{6, 6});
    CHECK(room_at(Place::house(0), Resource::stone).second == row_of(Building::stone_house).stone_places);
    CHECK(gauges_of(table).seats[1].stores.empty());
}

TEST_CASE("Strips are counted as they lie: what is left of those that are open, and how many are face down (O-2.7)") {
    Table table{2};
    table.state.strips.fill(face_down);
    table.state.strips[0] = 5;
    table.state.strips[3] = strip_length;
    const Gauges gauges = gauges_of(table);
    REQUIRE(gauges.strips.size() == 1);
    CHECK(gauges.strips[0].strip == 1);
    CHECK(gauges.strips[0].left == std::vector{2 * Resource::silver, 2 * Resource::silver});
    CHECK(gauges.strips_face_down == strip_count - 2);
}

TEST_CASE("Every position from the first round to the last scoring lies in a phase, one after the other (O-3)") {
    Rng rng{11};
    const Game game = *Game::make(2, {});
    State state = game.initial();
    std::set<Phase> seen;
    std::optional<Phase> last;
    int round = 0;
    for (; !Game::to_act(state).is_nobody(); game.apply(state, random_move(game, state, rng))) {
        const auto phase = game.gauges(Game::view(state, Viewer::spectator())).phase;
        CHECK(phase.has_value() == (state.round > 0));
        if (!phase) { continue; }
        if (round == state.round && last) { CHECK(*phase >= *last); }
        round = state.round;
        last = phase;
        seen.insert(*phase);
    }
    CHECK(seen.contains(Phase::actions));
    CHECK(seen.contains(Phase::feast));
    CHECK_FALSE(game.gauges(Game::view(state, Viewer::spectator())).phase.has_value());
}

TEST_CASE("The scene has the dishes, harvests, voyages and moorings as they are printed") {
    const Scene scene = Table{1}.game.scene();
    const auto dish = [&](Item item) { return scene.items.at(item.number).dish; };
    REQUIRE(dish(Good::grain));
    CHECK(dish(Good::grain)->lengthwise == 4);
    CHECK(dish(Good::grain)->crosswise == 1);
    CHECK(dish(Resource::silver)->lengthwise == 1);
    CHECK(!dish(Good::oil));
    CHECK(!dish(Resource::wood));
    REQUIRE(scene.harvests.size() == 5);
    CHECK(scene.harvests[0].empty());
    CHECK(scene.harvests[2] == std::vector{Good::peas, Good::flax, Good::beans, Good::grain});
    const auto& far = scene.voyages.at(static_cast<std::size_t>(Voyage::far));
    CHECK(far.lands == std::vector{Face::baffin_island, Face::labrador, Face::newfoundland});
    CHECK(scene.voyages.back().lands.empty());
    CHECK(scene.bay.small == 3);
    CHECK(scene.table_places == 12);
    CHECK(scene.rounds.at(0).joining == 1);
    CHECK(scene.rounds.at(1).joining == 2);  // alone (O-13.1)
}

TEST_CASE("A move tells what it means, not the bits of its code (O-2.2, O-4.17)") {
    CHECK(told(verb::Imitate{{3}}) == "low=2 high=4");
    CHECK(told(verb::Place{Space::plundering, 0}).empty());
    CHECK(told(verb::Place{Space::plundering, 2}) == "imitation=2");
    CHECK(told(verb::Place{Space::plundering, verb::Via::with_all}) == "withAll=1");
    CHECK(told(verb::Recall{Space::plundering, verb::Via::with_all + 1}) == "imitation=1 withAll=1");
}
