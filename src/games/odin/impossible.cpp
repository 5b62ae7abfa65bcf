// Whether a position could arise at all: for those that are loaded, not played (ENG-9).
#include <algorithm>
#include <numeric>

#include "games/odin/cards/ways.hpp"
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

bool is_feast(const Game& game, const State& state, const Feast& feast) {
    return state.round > 0 && feast.next < feast.end && feast.end <= game.round(state).vikings &&
           feast.penalties <= feast.next && static_cast<int>(feast.beside) <= static_cast<int>(Colour::none) &&
           feast.stockfish <= table_slots && feast.long_peas <= 2;
}

/// One feast for each that the stack has begun; a card may have put one into another.
bool feast_is_sound(const Game& game, const State& state) {
    const auto feasts = std::ranges::count(state.stack, Ask::feasting, &Frame::ask);
    if (feasts > 2) { return false; }
    const bool inner = feasts > 0 ? is_feast(game, state, state.feast) : state.feast == Feast{};
    const bool outer = feasts > 1 ? is_feast(game, state, state.outer_feast) : state.outer_feast == Feast{};
    return inner && outer;
}

bool course_is_sound(const Game& game, const State& state) {
    const bool begun = state.stage > Stage::new_viking || state.round > 0;
    const bool in_range = state.round <= game.last_round() && (!begun || state.round > 0);
    const int steps = state.stage == Stage::harvest ? std::max(3, game.seats()) : game.seats();  // O-8.13
    return in_range && state.cursor <= steps && state.start.number < game.seats() &&
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
    constexpr int most_boost = 3;              // with a card
    const bool rolled = frame.step > 0 || frame.count == 0;
    return frame.subject == static_cast<int>(action) && frame.count <= row_of(action).sides &&
           frame.step <= most_rolls && frame.first <= most_ore && frame.choice <= most_boost && frame.second <= 1 &&
           rolled;
}

bool is_second_loot(const Frame& frame, DiceAction action) {
    return frame.subject == static_cast<int>(action) && row_of(action).want == Want::high && frame.step > 0;
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
            return part.deed == Deed::upgrade && (frame.step & ~double_step_left) == part.steps() &&
                   part.steps() <= most_steps && frame.count > 0 && frame.count <= part.count();
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
        case Ask::second_loot: return part.deed == Deed::roll && is_second_loot(frame, part.dice_action());
        case Ask::recalling: return part.deed == Deed::recall && frame.count == part.vikings();
        case Ask::visiting: return part.deed == Deed::visit && frame.subject == static_cast<int>(part.where());
        case Ask::flipping: return part.deed == Deed::flip && frame.count > 0 && frame.count <= part.count();
        case Ask::copying: return part.deed == Deed::copy_good;
        case Ask::ore_laying: return part.deed == Deed::lay_ore && frame.count > 0 && frame.count <= large_moorings;
        case Ask::fish_laying: return part.deed == Deed::move_to_houses && frame.count <= table_slots;
        default: return false;
    }
}

bool is_action(const Game& game, const Frame& frame) {
    if (frame.subject >= space_count || frame.step > gone || frame.first > imitation_count) { return false; }
    return frame.choice == no_alternative || frame.choice < ways_of(game, static_cast<Space>(frame.subject));
}

bool is_effect(const Game& game, const Frame& frame) {
    if (frame.subject >= game.book().clause_count()) { return false; }
    const Clause& clause = game.book().clause({frame.subject});
    if (clause.rule != Rule::none || frame.choice >= clause.alternatives.size()) { return false; }
    return frame.first < variants(clause) && frame.step >= first_part &&
           static_cast<std::size_t>(frame.step - first_part) <= clause.alternatives[frame.choice].size();
}

/// Whether the question belongs to the part that its action or effect is at.
bool stands_on(const Game& game, const Frame& owner, const Frame& frame) {
    if (owner.ask == Ask::action && owner.choice == no_alternative) { return false; }
    const Parts& parts = parts_of(game, owner);
    const int part = owner.step - first_part - 1;
    return part >= 0 && part < static_cast<int>(parts.size()) &&
           fits_part(frame, parts[static_cast<std::size_t>(part)]);
}

bool triggers_are_sound(const Game& game, const State& state) {
    std::size_t waiting = 0;
    for (const Frame& frame : state.stack) {
        if (frame.ask == Ask::triggers) { waiting += frame.count; }
    }
    const auto known = [&](const Trigger& trigger) {
        if (trigger.clause >= game.book().clause_count()) { return false; }
        const Clause& clause = game.book().clause({trigger.clause});
        const bool row = trigger.alternative == 255 || trigger.alternative < clause.alternatives.size();
        return row && clause.rule == Rule::none && !clause.alternatives.empty() && trigger.thing < Item::count;
    };
    return waiting == state.pending.size() && std::ranges::all_of(state.pending, known);
}

bool is_laying(const Game& game, const State& state, const Frame& frame) {
    if (frame.ask != Ask::laying || frame.subject >= Item::count || frame.first >= Place::sheds().number) {
        return false;
    }
    const Item item{int{frame.subject}};
    const Look look{game, state};
    return obstacle_to_lifting(look, item, Place{frame.first}) == nullptr;
}

/// Questions that hang in the air: between turns, or put by chance.
bool stands_alone(const Frame& frame) {
    return is_turn_question(frame.ask) || (is_chance(frame.ask) && frame.ask != Ask::die);
}

/// A frame with those below it.
bool frame_is_sound(const Game& game, const State& state, std::size_t i) {
    const Frame& frame = state.stack[i];
    const Frame* owner = nullptr;
    for (std::size_t below = 0; below < i; ++below) {
        const Ask ask = state.stack[below].ask;
        if (ask == Ask::action || ask == Ask::effect) { owner = &state.stack[below]; }
    }
    const Ask below = i == 0 ? Ask::action : state.stack[i - 1].ask;
    switch (frame.ask) {
        case Ask::action: return is_action(game, frame) && (i == 0 || (frame.count & by_card) != 0);
        case Ask::effect: return is_effect(game, frame);
        case Ask::triggers: return true;
        case Ask::column_4:
        case Ask::alternative: return owner != nullptr && owner->ask == Ask::action;
        case Ask::die: return i > 0 && below == Ask::dice_action && owner != nullptr && stands_on(game, *owner, frame);
        case Ask::weapon_mix:
            return i > 0 && (below == Ask::dice_action || below == Ask::second_loot) && frame.subject < Item::count;
        case Ask::laying: return i + 1 == state.stack.size() && is_laying(game, state, frame);
        case Ask::weapon:
        case Ask::occupation: return frame.count > 0;
        case Ask::feasting: return true;
        case Ask::dice_action:
            if (frame.second == 1 && state.stack[0].ask != Ask::action) { return false; }
            return owner != nullptr && stands_on(game, *owner, frame);
        default:
            return owner == nullptr || is_turn_question(frame.ask) ? stands_alone(frame)
                                                                   : stands_on(game, *owner, frame);
    }
}

bool stack_is_sound(const Game& game, const State& state) {
    const auto& stack = state.stack;
    if (stack.empty()) { return state.stage == Stage::over && state.pending.empty(); }
    for (const Frame& frame : stack) {
        if (frame.seat.number >= game.seats() || static_cast<int>(frame.ask) >= ask_count) { return false; }
        if (!is_its_time(state, frame.ask)) { return false; }
    }
    if (stack.back().ask == Ask::action || stack.back().ask == Ask::effect) { return false; }
    if (!triggers_are_sound(game, state)) { return false; }
    for (std::size_t i = 0; i < stack.size(); ++i) {
        if (!frame_is_sound(game, state, i)) { return false; }
    }
    return true;
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
