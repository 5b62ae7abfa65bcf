// Whether a position could arise at all: for those that are loaded, not played (ENG-9).
#include <algorithm>
#include <numeric>

#include "games/odin/chapters.hpp"

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
    if (open.round == 0) { return vikings_out(open, seat.number) == 0; }
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
    const int drawn = (seen & game.dark_cards()).size();
    return seen.is_subset_of(game.light_cards() | game.dark_cards()) &&
           state.dark_pile + drawn == game.dark_cards().size() && (!dealt || light_players == game.seats());
}

bool player_is_sound(const Game& game, const State& state, Seat seat) {
    const Player& owner = state.players[seat.number];
    const BuildingRow& shed = row_of(Building::shed);
    return is_sound(owner.home, Face::home) && bay_is_sound(game, state, owner.bay) &&
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

bool feast_is_sound(const Game& game, const State& state) {
    if (state.stack.empty() || state.stack[0].ask != Ask::feasting) { return state.feast == Feast{}; }
    const Feast& feast = state.feast;
    return state.round > 0 && feast.next < feast.end && feast.end <= game.round(state).vikings &&
           feast.penalties <= feast.next && static_cast<int>(feast.beside) <= static_cast<int>(Colour::none);
}

bool course_is_sound(const Game& game, const State& state) {
    const bool begun = state.stage > Stage::new_viking || state.round > 0;
    const bool in_range = state.round <= game.last_round() && (!begun || state.round > 0);
    return in_range && state.cursor <= game.seats() && state.start.number < game.seats() &&
           state.last_placer.number < game.seats() && state.next_seat.number < game.seats() &&
           feast_is_sound(game, state);
}

// The stack: whatever is asked must be askable.

bool is_turn_question(Ask ask) {
    return ask == Ask::window || ask == Ask::turn || ask == Ask::turn_end || ask == Ask::feasting ||
           ask == Ask::choose_starter;
}

bool is_roll(const Frame& frame, DiceAction action) {
    constexpr int most_ore = 6;                // three boats with the printed one and one more
    constexpr int most_rolls = max_rolls + 1;  // with a card
    const bool rolled = frame.step > 0 || frame.count == 0;
    return frame.subject == static_cast<int>(action) && frame.count <= row_of(action).sides &&
           frame.step <= most_rolls && frame.first <= most_ore && frame.second <= 1 && rolled;
}

/// Before the first round only the set-up asks; afterwards it never does.
bool is_its_time(const Open& open, Ask ask) {
    const bool set_up =
        ask == Ask::start_player || ask == Ask::imitation || ask == Ask::starter || ask == Ask::choose_starter;
    return ask == Ask::strip || (open.round == 0) == set_up;
}

constexpr int most_steps = 3;  // of one upgrade: from orange to blue

/// The deed that a question belongs to.
bool fits_part(const Frame& frame, const Part& part) {
    switch (frame.ask) {
        case Ask::exchanging: return part.deed == Deed::exchange || part.deed == Deed::pay;
        case Ask::boat_swap: return part.deed == Deed::exchange;
        case Ask::mountain:
            return part.deed == Deed::take && frame.step < part.allowances().size() &&
                   int{part.allowances()[frame.step]} == int{frame.subject} && frame.subject > 0;
        case Ask::upgrading:
            return part.deed == Deed::upgrade && frame.step >= part.steps() && frame.step <= most_steps &&
                   frame.count > 0 && frame.count <= part.count();
        case Ask::overseas: return part.deed == Deed::trade_overseas;
        case Ask::special_sale:
            return part.deed == Deed::buy_specials && frame.count > 0 && frame.count <= part.count();
        case Ask::forging: return part.deed == Deed::forge;
        case Ask::boats: return part.deed == Deed::roll && frame.count > 0 && frame.count <= small_moorings;
        case Ask::dice_action:
        case Ask::die: return part.deed == Deed::roll && is_roll(frame, part.dice_action());
        case Ask::exploration: return part.deed == Deed::explore && frame.subject == static_cast<int>(part.voyage());
        case Ask::emigration: return part.deed == Deed::emigrate;
        case Ask::occupations:
            return part.deed == Deed::play_occupations && frame.count > 0 && frame.count <= part.count();
        case Ask::weapon: return part.deed == Deed::draw_weapons && frame.count > 0 && frame.count <= part.count();
        case Ask::occupation: return frame.count > 0;
        default: return false;
    }
}

bool is_action(const Frame& frame) {
    if (frame.ask != Ask::action || frame.subject >= space_count || frame.step > leave_space ||
        frame.first > imitation_count) {
        return false;
    }
    const auto& alternatives = row_of(static_cast<Space>(frame.subject)).effect.alternatives;
    return frame.choice == no_alternative || frame.choice < alternatives.size();
}

bool stands_on_action(const Frame& action, const Frame& frame) {
    if (frame.ask == Ask::column_4 || frame.ask == Ask::alternative) { return true; }
    if (frame.ask == Ask::occupation) { return frame.count > 0; }
    if (action.choice == no_alternative) { return false; }
    const Parts& parts = parts_of(action);
    const int part = action.step - first_part - 1;
    return part >= 0 && part < static_cast<int>(parts.size()) &&
           fits_part(frame, parts[static_cast<std::size_t>(part)]);
}

bool is_laying(const Game& game, const State& state, const Frame& frame) {
    if (frame.ask != Ask::laying || frame.subject >= Item::count || frame.first >= Place::sheds().number) {
        return false;
    }
    const Item item{int{frame.subject}};
    const Look look{game, state};
    return obstacle_to_lifting(look, item, Place{frame.first}) == nullptr;
}

bool stack_is_sound(const Game& game, const State& state) {
    const auto& stack = state.stack;
    if (stack.empty()) { return state.stage == Stage::over; }
    for (const Frame& frame : stack) {
        if (frame.seat.number >= game.seats() || static_cast<int>(frame.ask) >= ask_count) { return false; }
        if (!is_its_time(state, frame.ask)) { return false; }
    }
    std::size_t next = 1;
    if (stack[0].ask == Ask::action) {
        if (!is_action(stack[0]) || stack.size() < 2 || !stands_on_action(stack[0], stack[1])) { return false; }
        next = 2;
        const bool rolling = stack.size() > 2 && stack[2].ask == Ask::die;
        if (rolling && (stack[1].ask != Ask::dice_action || stack.size() > 3)) { return false; }
        if (stack[1].ask == Ask::die) { return false; }
        if (rolling) {
            return fits_part(stack[2], parts_of(stack[0])[static_cast<std::size_t>(stack[0].step - first_part - 1)]);
        }
    } else if (!is_turn_question(stack[0].ask) && (!is_chance(stack[0].ask) || stack[0].ask == Ask::die)) {
        return false;
    }
    if (stack.size() == next) { return !is_chance(stack.back().ask) || stack.back().ask != Ask::die; }
    return stack.size() == next + 1 && is_laying(game, state, stack.back());
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
