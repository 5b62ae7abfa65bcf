// Positions set up by hand: what cannot be in a real game is refused, so that play from any accepted position is sound.
#include <algorithm>
#include <bit>

#include "games/walhalla/chapters.hpp"
#include "games/walhalla/reasons.hpp"

namespace meadhall::walhalla {
namespace {

using Crew = std::array<Colour, ship_seats>;

bool is_before_the_raids(const State& state) {
    return is_set_up(state.step) || (state.step == Step::card && state.raid == 0);
}

// WH-3.4: the players' colours, and nothing where nobody sits.
bool are_players_sound(const Game& game, const State& state) {
    for (int i = 0; i < max_seats; ++i) {
        const auto n = static_cast<std::size_t>(i);
        const bool plays = i < game.seats();
        if (plays && state.players[n].colour != game.colour(seat(i))) { return false; }
        if (!plays && (state.players[n] != Player{} || state.hands[n] != Cards{} || state.laid[n] != Cards{})) {
            return false;
        }
    }
    return state.start.number < game.seats() && state.active.number < game.seats() && state.asked.number < game.seats();
}

// WH-3.1: the tongues are built one after the other from what is no longer face down.
bool are_tiles_sound(const Game& game, const State& state) {
    if (!contains(game.tiles(), state.tiles)) { return false; }
    Tiles tiles = state.tiles;
    bool complete = true;
    for (int i = 0; i < tongue_count; ++i) {
        const auto& plots = state.tongues[static_cast<std::size_t>(i)].plots;
        if (plots.size() % 2 != 0 || std::cmp_greater(plots.size(), game.rows(i))) { return false; }
        if (!complete && !plots.empty()) { return false; }
        complete = complete && std::cmp_equal(plots.size(), game.rows(i));
        for (std::size_t row = 0; row < plots.size(); row += 2) {
            ++tiles[Tile{plots[row].terrain, plots[row + 1].terrain}];
        }
    }
    return tiles == game.tiles() && complete == (state.step != Step::tile);
}

bool are_headlands_sound(const State& state) {
    Headlands inner{};
    Headlands outer{};
    for (std::size_t i = 0; i < tongue_count; ++i) {
        inner[i] = state.tongues[i].inner;
        outer[i] = state.tongues[i].outer;
    }
    const bool has_inner = state.step != Step::tile && state.step != Step::inner;
    const bool has_outer = has_inner && state.step != Step::outer;
    return (has_inner ? is_arrangement(inner, inner_headlands) : inner == Headlands{}) &&
           (has_outer ? is_arrangement(outer, outer_headlands) : outer == Headlands{});
}

// WH-1.6.
bool are_vikings_sound(const Game& game, const State& state) {
    PerColour<int> vikings{};
    for (const Player& player : state.players) {
        vikings[index(player.colour)] += player.midgard + player.asgard + player.walhalla;
    }
    for (const Tongue& tongue : state.tongues) {
        for (const Plot& plot : tongue.plots) { ++vikings[index(plot.viking)]; }
    }
    for (Colour colour : state.crew) { ++vikings[index(colour)]; }
    return std::ranges::all_of(all_colours, [&](Colour colour) {
        return vikings[index(colour)] == (game.plays(colour) ? vikings_per_colour : 0);
    });
}

// WH-3.3: nobody has left home yet.
bool is_at_the_beginning(const Game& game, const State& state) {
    const auto is_home = [](const Player& player, const Player& before) {
        return player.midgard == before.midgard && player.asgard == before.asgard &&
               player.walhalla == before.walhalla && player.points == Points{};
    };
    return std::ranges::equal(state.players, game.initial().players, is_home) && state.ships == game.fleet();
}

// WH-1.5: every card of the box once.
bool are_cards_of_the_box(const Game& game, const State& state) {
    Cards all;
    const auto is_added = [&](const Cards& some) {
        if (!contains(game.cards(), some)) { return false; }
        add(all, some);
        return true;
    };
    return is_added(state.pile) && is_added(state.discards) && std::ranges::all_of(state.hands, is_added) &&
           std::ranges::all_of(state.laid, is_added) && all == game.cards();
}

/// What everybody counts agrees with the hands and the pile.
bool are_counts_sound(const State& state) {
    int kept = 0;
    int drawn = 0;
    for (std::size_t i = 0; i < max_seats; ++i) {
        const Player& player = state.players[i];
        if (player.cards != total(state.hands[i]) + total(state.laid[i])) { return false; }
        if (player.cards > player.kept + player.drawn) { return false; }
        kept += player.kept;
        drawn += player.drawn;
    }
    const int renewed = total(state.renewed);
    return state.pile_size == total(state.pile) && kept == card_count - renewed && drawn == renewed - state.pile_size;
}

// WH-6.9: what was kept came from outside the renewed pile, what was drawn since came from it.
bool are_origins_sound(const Game& game, const State& state) {
    if (!contains(game.cards(), state.renewed)) { return false; }
    Cards fresh = state.pile;
    Cards kept;
    for (std::size_t i = 0; i < max_seats; ++i) {
        const int number = total(state.kept[i]);
        if (!contains(state.hands[i], state.kept[i]) || number > state.players[i].kept) { return false; }
        if (total(state.hands[i]) - number > state.players[i].drawn) { return false; }
        add(kept, state.kept[i]);
        add(fresh, state.hands[i]);
    }
    take(fresh, kept);
    add(kept, state.renewed);
    return contains(state.renewed, fresh) && contains(game.cards(), kept);
}

// WH-7.2: face down lie only raid-end cards of those who have been asked.
bool are_laid_cards_sound(const Game& game, const State& state) {
    for (int i = 0; i < game.seats(); ++i) {
        const Cards& laid = state.laid[static_cast<std::size_t>(i)];
        if (laid == Cards{}) { continue; }
        if (state.step != Step::lay || i >= state.asked.number) { return false; }
        for (std::size_t kind = 0; kind < card_kinds; ++kind) {
            if (count(laid, kind) > 0 && !is_laid_face_down(game, static_cast<Card>(kind))) { return false; }
        }
    }
    return true;
}

/// A ship and its mirror image count as one, since a moored ship may lie either way.
void count_unturned(Fleet& fleet, Ship ship, int number) {
    const Ship unturned = std::min(ship, turned(ship));
    fleet[unturned] = byte(fleet[unturned] + number);
}

Fleet unturned(const Fleet& fleet) {
    Fleet all;
    for (std::size_t kind = 0; kind < ship_kinds; ++kind) {
        count_unturned(all, static_cast<Ship>(kind + 1), count(fleet, kind));
    }
    return all;
}

// WH-1.4, WH-2.4. Ships that were set aside empty are nowhere (option emptyShipSails).
bool are_ships_sound(const Game& game, const State& state) {
    if (!contains(game.fleet(), state.ships) || state.ships_left != total(state.ships)) { return false; }
    Fleet seen = unturned(state.ships);
    for (int i = 0; i < fjord_count; ++i) {
        const auto& moored = state.fjords[static_cast<std::size_t>(i)];
        if (std::cmp_greater(moored.size(), game.berths(i))) { return false; }
        for (Ship ship : moored) {
            if (ship == Ship::none) { return false; }
            count_unturned(seen, ship, 1);
        }
    }
    if (state.ship != Ship::none) { count_unturned(seen, state.ship, 1); }
    const Fleet box = unturned(game.fleet());
    return game.rulings().empty_ship_sails ? seen == box : contains(box, seen);
}

bool are_points_sound(const Game& game, const State& state) {
    constexpr int most = 2000;  // far above what three raids can bring
    return std::ranges::all_of(state.players, [&](const Player& player) {
        bool sound = player.points.sold <= 0 && player.points.sold >= -most;
        for_each_field(player.points, [&](std::string_view name, std::int16_t points) {
            sound = sound && (name == "sold" || (points >= 0 && points <= most));
        });
        const bool may_owe = game.rulings().sell_floor == SellFloor::negative_allowed;
        const bool is_final = state.step == Step::over;
        return sound && (may_owe || player.points.sum() >= 0) &&
               (is_final || (player.points.fields_held == 0 && player.points.walhalla == 0));
    });
}

// What each step needs.

bool is_turn_cleared(const State& state) {
    return state.ship == Ship::none && state.crew == Crew{} && state.wanted == 0 && state.fjord == 0 &&
           state.landing == 0 && state.side == Side::left;
}

/// WH-5.2, WH-5.3: everybody sits where he may. `ship` is seen as the crew is counted.
bool is_crew_sound(const Game& game, const State& state, Ship ship) {
    for (int i = 0; i < ship_seats; ++i) {
        const Colour viking = state.crew[static_cast<std::size_t>(i)];
        const bool coloured = i == coloured_seat(ship);
        const Colour may_sit = coloured ? colour_of(ship) : game.colour(state.active);
        if (viking != Colour::none && viking != may_sit) { return false; }
    }
    return true;
}

bool is_seat_free(const State& state, ShipSeats seats) {
    for (int i = 0; i < ship_seats; ++i) {
        if (has_seat(seats, i) && state.crew[static_cast<std::size_t>(i)] != Colour::none) { return false; }
    }
    return true;
}

bool can_board(const Game& game, const State& state) {
    const Player& player = state.players[state.asked.number];
    return player.midgard + purchasable(game, player) > 0;
}

/// A ship lies ready, and whoever boards second has not boarded yet.
bool is_ship_sound(const Game& game, const State& state) {
    if (state.ship == Ship::none || state.fjord != 0 || state.landing != 0 || state.side != Side::left) {
        return false;
    }
    if (state.wanted >> ship_seats != 0 || !is_crew_sound(game, state, state.ship)) { return false; }
    const bool active_first = game.rulings().boarding_order == BoardingOrder::active_first;
    const bool is_first = state.step != Step::moor && (state.asked == state.active) == active_first;
    const unsigned others = 0b111U & ~static_cast<unsigned>(open_seats(game, state, state.asked));
    return !is_first || is_seat_free(state, static_cast<ShipSeats>(others));
}

bool is_boarding_sound(const Game& game, const State& state) {
    const ShipSeats open = open_seats(game, state, state.asked);
    const bool is_active = state.asked == state.active;
    return state.wanted == 0 && open != 0 && is_active == (state.step == Step::board) && is_seat_free(state, open) &&
           can_board(game, state);
}

bool is_sale_sound(const Game& game, const State& state) {
    const ShipSeats open = open_seats(game, state, state.asked);
    const Player& player = state.players[state.asked.number];
    return state.wanted != 0 && (state.wanted & ~open) == 0 && is_seat_free(state, state.wanted) &&
           player.midgard == 0 && purchasable(game, player) >= std::popcount(state.wanted);
}

bool is_mooring_sound(const Game& game, const State& state) {
    bool has_berth = false;
    for (int i = 0; i < fjord_count; ++i) { has_berth = has_berth || has_free_berth(game, state, i); }
    return state.wanted == 0 && state.asked == state.active && has_berth &&
           (game.rulings().empty_ship_sails || state.crew != Crew{});
}

bool is_shore_sound(const Game& game, const State& state) {
    if (state.ship != Ship::none || state.wanted != 0 || state.fjord >= fjord_count ||
        state.fjords[state.fjord].empty() || state.landing >= ship_seats) {
        return false;
    }
    if (!is_crew_sound(game, state, state.fjords[state.fjord].back())) { return false; }
    return std::all_of(state.crew.begin(), state.crew.begin() + state.landing,
                       [](Colour viking) { return viking == Colour::none; });
}

/// A Viking is about to come ashore, and the right seat is asked about it.
bool is_landing_sound(const Game& game, const State& state) {
    const Colour viking = landing_colour(state);
    if (viking == Colour::none) { return false; }
    const Seat owner = game.seat_of(viking);
    if (state.step == Step::land) {
        const bool owner_chooses = game.rulings().landing_side_chooser == LandingSideChooser::viking_owner;
        return may_land(state, Side::left) && may_land(state, Side::right) && state.side == Side::left &&
               state.asked == (owner_chooses ? owner : state.active);
    }
    if (!may_land(state, state.side) || defender_colour(state) == Colour::none) { return false; }
    if (state.step == Step::attack) { return state.asked == owner && state.players[owner.number].cards > 0; }
    return state.asked == game.seat_of(defender_colour(state)) && (may_win(game, state) || may_shield(game, state));
}

/// A Viking has taken a field and its owner uses it.
bool is_use_of_field_sound(const Game& game, const State& state) {
    const Plot* field = field_beside(state, state.side);
    if (landing_colour(state) != Colour::none || field == nullptr || field->viking != game.colour(state.asked)) {
        return false;
    }
    const Land land = kind_of(field->terrain).land;
    if (state.step == Step::card) { return land == Land::cult && state.pile_size > 0; }
    return land == Land::forest && state.players[state.asked.number].cards > 0;
}

// WH-3.5: the cards are dealt from seat 0 on.
bool is_dealing_sound(const Game& game, const State& state) {
    const bool dealt = state.step == Step::start;
    const bool dealing = state.step == Step::card;
    for (int i = 0; i < game.seats(); ++i) {
        const bool has_card = dealt || (dealing && i < state.asked.number);
        if (state.players[static_cast<std::size_t>(i)].cards != (has_card ? 1 : 0)) { return false; }
    }
    return dealing || state.asked == seat(0);
}

bool is_ranking_sound(const Game& game, const State& state) {
    const Census census{state};
    int elsewhere = 0;
    for (Colour colour : all_colours) { elsewhere += census.fields(colour) - census.fields(Land::wheat, colour); }
    const Rulings& rulings = game.rulings();
    return rulings.walhalla_card_timing == WalhallaCardTiming::at_resupply &&
           (state.raid == raids ? rulings.walhalla_card_counts_finally : elsewhere == 0) &&
           state.players[state.asked.number].cards > 0;
}

bool is_next_ship_sound(const Game& game, const State& state) {
    const bool goes_on = state.ships == game.fleet() || !is_raid_over(state);
    return is_turn_cleared(state) && state.asked == state.active && goes_on;
}

bool is_raid_ended(const State& state) { return is_turn_cleared(state) && is_raid_over(state); }

bool is_step_sound(const Game& game, const State& state) {
    if (is_before_the_raids(state)) {
        return state.raid == 0 && is_turn_cleared(state) && is_at_the_beginning(game, state) &&
               is_dealing_sound(game, state) && state.start == seat(0) && state.active == seat(0);
    }
    if (state.raid < 1 || state.raid > raids) { return false; }
    switch (state.step) {
        case Step::ship: return is_next_ship_sound(game, state);
        case Step::board:
        case Step::ride: return is_ship_sound(game, state) && is_boarding_sound(game, state);
        case Step::sell: return is_ship_sound(game, state) && is_sale_sound(game, state);
        case Step::moor: return is_ship_sound(game, state) && is_mooring_sound(game, state);
        case Step::land:
        case Step::attack:
        case Step::defend: return is_shore_sound(game, state) && is_landing_sound(game, state);
        case Step::hunt:
        case Step::card: return is_shore_sound(game, state) && is_use_of_field_sound(game, state);
        case Step::lay: return is_raid_ended(state) && state.players[state.asked.number].cards > 0;
        case Step::walhalla: return is_raid_ended(state) && is_ranking_sound(game, state);
        case Step::tile:
        case Step::inner:
        case Step::outer:
        case Step::start:
        case Step::over: break;
    }
    return is_raid_ended(state) && state.raid == raids;
}

}  // namespace

std::optional<Refusal> Game::impossible(const State& state) const {
    if (!are_players_sound(*this, state)) { return Refusal{reasons::position_players}; }
    if (!are_tiles_sound(*this, state) || !are_headlands_sound(state)) { return Refusal{reasons::position_land}; }
    if (!are_vikings_sound(*this, state)) { return Refusal{reasons::position_vikings}; }
    if (!are_cards_of_the_box(*this, state) || !are_counts_sound(state) || !are_origins_sound(*this, state) ||
        !are_laid_cards_sound(*this, state)) {
        return Refusal{reasons::position_cards};
    }
    if (!are_ships_sound(*this, state)) { return Refusal{reasons::position_ships}; }
    if (!are_points_sound(*this, state)) { return Refusal{reasons::position_points}; }
    if (!is_step_sound(*this, state)) { return Refusal{reasons::position_step}; }
    return std::nullopt;
}

}  // namespace meadhall::walhalla
