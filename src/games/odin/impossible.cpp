// Whether a position could arise at all: for those that are loaded, not played (ENG-9).
#include <algorithm>
#include <numeric>
#include <utility>

#include "games/odin/act.hpp"
#include "games/odin/answers/stack_soundness.hpp"
#include "games/odin/components/breeding.hpp"

namespace meadhall::odin {

namespace {

std::optional<Refusal> because(bool wrong, std::string what) {
    return wrong ? std::optional{Refusal{reasons::impossible, std::move(what)}} : std::nullopt;
}

// Boards.

template <class Board>
bool pieces_are_tiles(const Board& board) {
    // What is no tile at all reads back as silver, and silver covers a single cell.
    return std::ranges::all_of(pieces(board), [](const LaidPiece& piece) {
        const auto shape = shape_of(piece.item);
        return shape && turns_of(*shape).cell_count == piece.cells.size();
    });
}

/// A piece is of one colour, and of the colour that its tile has.
bool is_coloured(const LaidPieces& laid, Colour colour, const Cells& cells) {
    return std::ranges::all_of(laid, [&](const LaidPiece& piece) {
        const int coloured = (piece.cells & cells).size();
        return coloured == (colour_of(piece.item) == colour ? piece.cells.size() : 0);
    });
}

bool numbers_are_closed(Face face, const Cells& covered) {
    return std::ranges::all_of(map_of(face).incomes, [&](const Income& number) {
        return !covered.contains(number.cell) || number.closure.is_subset_of(covered);
    });
}

bool is_sound(const Land& land, Face face) {
    const Cells joined = land.joined_right | land.joined_right.right() | land.joined_up | land.joined_up.up();
    return land.covered.is_subset_of(map_of(face).coverable) && land.green.is_subset_of(land.covered) &&
           land.ore.is_subset_of(land.covered - land.green) && joined.is_subset_of(land.covered) &&
           numbers_are_closed(face, land.covered) && pieces_are_tiles(land) &&
           is_coloured(pieces(land), Colour::green, land.green) && wrong_pairs(land) == 0;
}

bool is_sound(const House& house, Face face) {
    const LaidPieces laid = pieces(house);
    const Cells covered = house.covered.whole();
    const Cells right = house.joined_right.whole();
    const Cells up = house.joined_up.whole();
    const Cells colours = house.orange.whole() | house.red.whole() | house.green.whole();
    const int coloured = house.orange.size() + house.red.size() + house.green.size();
    return covered.is_subset_of(map_of(face).coverable) && colours.is_subset_of(covered) &&
           colours.size() == coloured && (right | right.right() | up | up.up()).is_subset_of(covered) &&
           pieces_are_tiles(house) && is_coloured(laid, Colour::orange, house.orange.whole()) &&
           is_coloured(laid, Colour::red, house.red.whole()) && is_coloured(laid, Colour::green, house.green.whole()) &&
           wrong_pairs(house) == 0;
}

// Players.

int vikings_out(const Open& open, int colour) {
    int sum = 0;
    for (const Crew& crew : open.crews) { sum += crew.colour == colour ? crew.vikings : 0; }
    for (const Imitation& each : open.imitations) { sum += each.crew.colour == colour ? each.crew.vikings : 0; }
    return sum;
}

/// ENG-9: Vikings at hand and on the board are as many as the round has brought.
bool vikings_are_complete(const Game& game, const Open& open, Seat seat) {
    const Player& owner = open.players[seat.number];
    if (open.round == 0) {
        const State initial = game.initial();
        const Player& equipped = initial.players[seat.number];
        return owner.thing_square == equipped.thing_square && owner.waiting == equipped.waiting &&
               vikings_out(open, seat.number) == 0;
    }
    if (!game.is_solo()) {
        return owner.waiting == 0 && owner.thing_square + vikings_out(open, seat.number) == game.round(open).vikings;
    }
    const int both = owner.thing_square + owner.waiting + vikings_out(open, 0) + vikings_out(open, 1);
    const SoloRow solo = solo_setup(game.options().length);
    const int brought = std::accumulate(solo.table.begin(), solo.table.begin() + open.round, 0);
    return both == solo.thing_square + solo.waiting_field + brought;
}

bool bay_is_sound(const Game& game, const Open& open, const Bay& bay) {
    const int slots = slots_per_ship * bay.emigrated();
    return bay.boat_count() <= small_moorings && bay.large_count() <= large_moorings &&
           (slots == 0 || (open.round > 0 && slots <= game.round(open).vikings));
}

bool cards_are_sound(const Game& game, const State& state) {
    CardSet seen;
    int light_players = 0;
    for (int i = 0; i < game.seats(); ++i) {
        const Player& owner = state.players[static_cast<std::size_t>(i)];
        const CardSet& hand = state.hands[static_cast<std::size_t>(i)];
        const CardSet own = hand | owner.played;
        if (hand.size() != owner.hand || hand.intersects(owner.played) || own.intersects(seen)) { return false; }
        if ((own & game.light_cards()).size() > 1) { return false; }
        light_players += (own & game.light_cards()).size();
        seen = seen | own;
    }
    const bool dealt = state.stage > Stage::starters || (state.stage == Stage::starters && state.stack.empty());
    const int starters = game.light_cards().empty() ? 0 : game.seats();  // O-2.3, O-2.11
    const int drawn = (seen & game.dark_cards()).size();
    return seen.is_subset_of(game.light_cards() | game.dark_cards()) &&
           state.dark_pile + drawn == game.dark_cards().size() && (!dealt || light_players == starters);
}

bool animals_are_sound(const Player& owner) {
    return std::cmp_less_equal(owner.has(Good::pregnant_sheep), most_pregnant) &&
           std::cmp_less_equal(owner.has(Good::pregnant_cattle), most_pregnant);
}

bool player_is_sound(const Game& game, const State& state, Seat seat) {
    const Player& owner = state.players[seat.number];
    const BuildingRow& shed = row_of(Building::shed);
    return is_sound(owner.home, Face::home) && bay_is_sound(game, state, owner.bay) && animals_are_sound(owner) &&
           vikings_are_complete(game, state, seat) && owner.shed_wood <= owner.sheds * shed.wood_places &&
           owner.shed_stone <= owner.sheds * shed.stone_places;
}

// The table.

bool specials_are_sound(const Game& game, const State& state) {
    std::array<int, special_count> laid{};
    const auto note = [&](const LaidPieces& found) {
        for (const LaidPiece& piece : found) {
            if (piece.item.is<Special>()) { ++laid[index(piece.item.as<Special>())]; }
        }
    };
    for (const Player& player : state.players) { note(pieces(player.home)); }
    for (const Island& island : state.islands) { note(pieces(island.land)); }
    for (const Homestead& house : state.houses) { note(pieces(house.house)); }
    for (std::size_t i = 0; i < special_count; ++i) {
        if (laid[i] != (state.specials[i] == Holder::laid ? 1 : 0)) { return false; }
        if (state.specials[i] != Holder::laid && static_cast<int>(state.specials[i]) > game.seats()) { return false; }
    }
    return true;
}

bool is_seat(const Game& game, const std::optional<Seat>& seat) { return !seat || seat->number < game.seats(); }

bool houses_are_sound(const Game& game, const State& state) {
    int sheds = state.sheds;
    for (const Player& player : state.players) { sheds += player.sheds; }
    if (sheds != row_of(Building::shed).copies) { return false; }
    for (int i = 0; i < house_count; ++i) {
        const Homestead& house = state.houses[static_cast<std::size_t>(i)];
        const BuildingRow& row = row_of(kind_of_house(i));
        if (!is_seat(game, house.owner) || !is_sound(house.house, *row.face)) { return false; }
        if (house.wood > row.wood_places || house.stone > row.stone_places) { return false; }
        if (!house.owner && (house != Homestead{})) { return false; }
        // The stock is taken from the front.
        const bool first = i == 0 || i == stone_houses;
        if (house.owner && !first && !state.houses[static_cast<std::size_t>(i - 1)].owner) { return false; }
    }
    return true;
}

bool islands_are_sound(const Game& game, const State& state) {
    for (std::size_t i = 0; i < state.islands.size(); ++i) {
        const Island& island = state.islands[i];
        const Face face = island.turned ? boards[i].back : boards[i].front;
        if (!is_seat(game, island.owner) || !is_sound(island.land, face)) { return false; }
        if (!island.owner && island.land != Land{}) { return false; }
        if (island.owner && island.silver > 0) { return false; }
    }
    return true;
}

bool crews_are_sound(const Game& game, const State& state) {
    const int colours = game.is_solo() ? 2 : game.seats();
    for (const SpaceRow& row : spaces()) {
        const Crew& crew = state.crews[index(row.space)];
        if (crew.vikings > row.column || (crew.vikings > 0 && crew.colour >= colours)) { return false; }
        if (crew.vikings == 0 && crew.colour != 0) { return false; }
    }
    const bool imitating = tables[static_cast<std::size_t>(game.seats() - 1)].imitation_spaces > 0;
    for (std::size_t i = 0; i < state.imitations.size(); ++i) {
        const Imitation& each = state.imitations[i];
        if (each.column == 0 ? each != Imitation{} : !imitating || (each.column - 1U) / 2 != i) { return false; }
        if (each.crew.vikings > each.column || each.crew.colour >= colours) { return false; }
    }
    return true;
}

bool empty_chairs_are_empty(const Game& game, const State& state) {
    for (std::size_t i = static_cast<std::size_t>(game.seats()); i < state.players.size(); ++i) {
        if (state.players[i] != Player{} || !state.hands[i].empty()) { return false; }
    }
    return true;
}

bool piles_are_sound(const State& state) {
    for (const WeaponRow& row : weapons) {
        const int lying = state.weapon_pile[index(row.weapon)] + state.weapon_discards[index(row.weapon)];
        if (lying > row.copies) { return false; }
    }
    return std::ranges::all_of(state.strips,
                               [](std::uint8_t taken) { return taken <= strip_length || taken == face_down; });
}

bool is_feast(const Game& game, const State& state, const Feast& feast) {
    return state.round > 0 && feast.next < feast.end && feast.end <= game.round(state).vikings &&
           feast.penalties <= feast.next && static_cast<int>(feast.beside) <= static_cast<int>(Colour::none) &&
           feast.stockfish <= table_slots && feast.long_peas <= 2;
}

/// One feast for each that the stack has begun; a card may have put one into another.
bool feast_is_sound(const Game& game, const State& state) {
    const auto feasts = std::ranges::count_if(state.stack, [](const Frame& frame) { return frame.is<ask::Feast>(); });
    if (feasts > 2) { return false; }
    const bool inner = feasts > 0 ? is_feast(game, state, state.feast) : state.feast == Feast{};
    const bool outer = feasts > 1 ? is_feast(game, state, state.outer_feast) : state.outer_feast == Feast{};
    return inner && outer;
}

/// The rounds in which something can be asked while the table is at this stage.
struct Rounds {
    int first = 0;
    int last = 0;
};
Rounds rounds_with(const Game& game, Stage stage) {
    if (stage <= Stage::new_viking) { return {0, 0}; }
    if (stage <= Stage::feast) { return {1, game.last_round()}; }
    if (stage <= Stage::before_round) { return {1, game.last_round() - 1}; }  // O-3.11
    return {game.last_round(), game.last_round()};
}

/// How many seats, or steps of the harvest, can have had their turn while something is asked.
int most_turns(const Game& game, Stage stage) {
    switch (stage) {
        case Stage::harvest: return 2;  // O-8.13: the third leads to the next stage
        case Stage::starters:
        case Stage::new_weapon:
        case Stage::before_income:
        case Stage::before_breeding:
        case Stage::feast:
        case Stage::before_bonus:
        case Stage::before_round:
        case Stage::before_scoring: return game.seats();
        case Stage::start_player:
        case Stage::imitation:
        case Stage::first_strips:
        case Stage::new_viking:
        case Stage::exploration_boards:
        case Stage::actions:
        case Stage::start_player_passes:
        case Stage::income:
        case Stage::breeding:
        case Stage::bonus:
        case Stage::mountain_strips:
        case Stage::return_vikings:
        case Stage::over: break;
    }
    return 0;
}

/// Before the first round no strip has been touched, and as many have turned up as the table has (O-2.7).
bool set_up_is_sound(const Game& game, const State& state) {
    const auto up = std::ranges::count(state.strips, std::uint8_t{0});
    const auto down = std::ranges::count(state.strips, face_down);
    if (state.stage < Stage::new_viking) { return down == strip_count; }
    const int wanted = tables[static_cast<std::size_t>(game.seats() - 1)].open_strips;
    const bool is_asked = !state.stack.empty() && state.stack[0].is<ask::Strip>();
    return state.round > 0 ||
           (is_asked && up + down == strip_count && up + state.stack[0].as<ask::Strip>().left == wanted);
}

bool course_is_sound(const Game& game, const State& state) {
    const Rounds rounds = rounds_with(game, state.stage);
    return rounds.first <= state.round && state.round <= rounds.last && state.cursor <= most_turns(game, state.stage) &&
           state.start.number < game.seats() && state.last_placer.number < game.seats() &&
           state.next_seat.number < game.seats() && set_up_is_sound(game, state) && feast_is_sound(game, state);
}

}  // namespace

std::optional<Refusal> Game::impossible(const State& state) const {
    if (auto wrong = because(!course_is_sound(*this, state), "course")) { return wrong; }
    if (auto wrong = because(!empty_chairs_are_empty(*this, state), "players")) { return wrong; }
    if (auto wrong = because(!crews_are_sound(*this, state), "crews")) { return wrong; }
    if (auto wrong = because(!piles_are_sound(state), "piles")) { return wrong; }
    for (int i = 0; i < seats_; ++i) {
        if (auto wrong = because(!player_is_sound(*this, state, seat(i)), "players." + std::to_string(i))) {
            return wrong;
        }
    }
    if (auto wrong = because(!islands_are_sound(*this, state), "islands")) { return wrong; }
    if (auto wrong = because(!houses_are_sound(*this, state), "houses")) { return wrong; }
    if (auto wrong = because(!specials_are_sound(*this, state), "specials")) { return wrong; }
    if (auto wrong = because(!cards_are_sound(*this, state), "hands")) { return wrong; }
    if (auto wrong = because(!stack_is_sound(*this, state), "stack")) { return wrong; }
    Menu menu;
    legal_moves(state, menu);
    return because(!state.stack.empty() && menu.empty(), "stack");
}

}  // namespace meadhall::odin
