// Ships that sail away: emigration, the boat swapped for a knarr, exploration (O-5.20, O-5.21, O-7).
#include "games/odin/answers/sailing.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

// Emigration (O-5.20).

const Reason* obstacle_to_emigration(const Game& game, const Open& open, Seat seat) {
    const int slots = slots_per_ship * (open.players[seat.number].bay.emigrated() + 1);
    return slots <= game.round(open).vikings ? nullptr : &reasons::table_full;
}

const Reason* obstacle_to_emigrating(const Look& look, Ship ship, int ore) {
    if (row_of(ship).emigrated_points == 0) { return &reasons::need_ship; }
    if (const Reason* reason = obstacle_to_emigration(look.game, look.state, look.seat())) { return reason; }
    const Bay& bay = look.player().bay;
    const bool is_there =
        ship == Ship::knarr ? ore == 0 && bay.knarrs > 0 : ore < 4 && bay.longships[static_cast<std::size_t>(ore)] > 0;
    return is_there ? nullptr : &reasons::need_ship;
}

void list_emigrations(const Look& look, Menu& menu) {
    for (const Ship ship : {Ship::knarr, Ship::longship}) {
        for (int ore = 0; ore <= row_of(ship).ore_places; ++ore) {
            if (obstacle_to_emigrating(look, ship, ore) == nullptr) { menu.push_back(verb::Emigrate{ship, ore}); }
        }
    }
}

void emigrate(const Act& act, Ship ship, int ore) {
    const Seat seat = top(act).seat;
    Bay& bay = player(act, seat).bay;
    if (ship == Ship::knarr) {
        --bay.knarrs;
        ++bay.emigrated_knarrs;
    } else {
        --bay.longships[static_cast<std::size_t>(ore)];
        ++bay.emigrated_longships;
    }
    act.scribe.note(Emigrates{seat, ship, ore});
    mark_used(act);
    raise(act, {.hook = Hook::emigrated, .seat = seat, .item = ship});
    pop(act);
}

// A boat for a knarr (O-5.21).

const Reason* obstacle_to_swapping(const Look& look, int ore) {
    const Bay& bay = look.player().bay;
    if (ore > 1 || bay.boats[static_cast<std::size_t>(ore)] == 0) { return &reasons::need_ship; }
    return has_mooring(bay, Ship::knarr) ? nullptr : &reasons::mooring;  // D-17
}

void list_swaps(const Look& look, Menu& menu) {
    for (const int ore : {0, 1}) {
        if (obstacle_to_swapping(look, ore) == nullptr) { menu.push_back(verb::Swap{ore}); }
    }
}

void swap_boat(const Act& act, int ore) {
    const Seat seat = top(act).seat;
    --player(act, seat).bay.boats[static_cast<std::size_t>(ore)];
    act.scribe.note(Pays{seat, Ship::whaling_boat, 1});
    if (ore > 0) { act.scribe.note(Pays{seat, Resource::ore, 1}); }
    receive(act, seat, Amount{Ship::knarr});
    mark_used(act);
    pop(act);
}

// Exploration (O-7).

namespace {

Face face_up(const Open& open, Board board) {
    return open.islands[index(board)].turned ? row_of(board).back : row_of(board).front;
}

bool reaches(Voyage voyage, Face face) { return voyage == Voyage::anywhere || voyage_to(face) == voyage; }

}  // namespace

bool is_displayed(const Open& open, Face face) {
    if (face == Face::home || ground_of(face) == Ground::house) { return false; }
    const Board board = board_of(face);
    return !open.islands[index(board)].owner && face_up(open, board) == face;
}

const Reason* obstacle_to_voyage(const Open& open, Voyage voyage) {
    for (const BoardRow& row : boards) {
        const Face face = face_up(open, row.board);
        if (is_displayed(open, face) && reaches(voyage, face)) { return nullptr; }
    }
    return &reasons::not_displayed;
}

void begin_voyage(const Act& act, Seat seat, Voyage voyage) {
    push(act, seat, ask::Exploration{voyage});
    Menu choices;
    list_explorations(Look{act}, choices);
    if (choices.size() == 1) { explore(act, choices[0].as<verb::Explore>().face); }
}

const Reason* obstacle_to_exploring(const Look& look, Face face) {
    if (!is_displayed(look.state, face)) { return &reasons::not_displayed; }
    return reaches(look.asked<ask::Exploration>().voyage, face) ? nullptr : &reasons::need_ship;
}

void list_explorations(const Look& look, Menu& menu) {
    for (const BoardRow& row : boards) {
        const Face face = face_up(look.state, row.board);
        if (obstacle_to_exploring(look, face) == nullptr) { menu.push_back(verb::Explore{face}); }
    }
}

void explore(const Act& act, Face face) {
    const Seat seat = top(act).seat;
    Island& island = act.state.islands[index(board_of(face))];
    island.owner = seat;
    act.scribe.note(Explores{seat, face});
    raise(act, {.hook = Hook::explored, .seat = seat});
    receive(act, seat, int{island.silver} * Resource::silver);
    island.silver = 0;
    mark_used(act);
    pop(act);
}

bool Answering<ask::Exploration>::is_sound(const Spot& spot, const ask::Exploration& asked) {
    const Part* part = spot.part(Deed::explore);
    return part != nullptr && asked.voyage == part->as<Voyage>();
}

}  // namespace meadhall::odin
