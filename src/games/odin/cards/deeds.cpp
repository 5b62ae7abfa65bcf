// Parts that only cards have: Vikings called back, spaces used without Vikings, phases of one's own, and the like.
#include <algorithm>

#include "games/odin/board_yield.hpp"
#include "games/odin/breeding.hpp"
#include "games/odin/cards/open_prices.hpp"

namespace meadhall::odin {

// Vikings called back.

namespace {

bool is_mine(const Look& look, const Crew& crew) {
    return crew.vikings > 0 && crew.colour == colour_of_vikings(look.game, look.state, look.seat());
}

/// Calls `visit(space, via, crew)` for every space on which Vikings of the seat stand, until one answers true.
template <class Visit>
bool any_crew(const Look& look, Visit visit) {
    for (const SpaceRow& row : spaces()) {
        const Crew& crew = look.state.crews[index(row.space)];
        if (is_mine(look, crew) && visit(row.space, 0, crew)) { return true; }
    }
    for (int via = 1; via <= imitation_count; ++via) {
        const Imitation& each = look.state.imitations[static_cast<std::size_t>(via - 1)];
        if (is_mine(look, each.crew) && visit(each.target, via, each.crew)) { return true; }
    }
    return false;
}

/// O-4.4: a space that is left by the last Viking can be used again.
void lift_vikings(const Act& act, Space space, int via, int count) {
    Imitation* imitation = via == 0 ? nullptr : &act.state.imitations[static_cast<std::size_t>(via - 1)];
    Crew& crew = imitation == nullptr ? act.state.crews[index(space)] : imitation->crew;
    add(crew.vikings, -count);
    if (crew.vikings > 0) { return; }
    crew = {};
    if (imitation != nullptr) { imitation->target = {}; }
}

void recall_from_column_4(const Act& act, Seat seat) {
    int count = 0;
    const State before = act.state;
    any_crew({act.game, before, seat}, [&](Space space, int via, const Crew&) {
        if (row_of(space).column == 4) {
            lift_vikings(act, space, via, 1);
            ++count;
        }
        return false;
    });
    add(player(act, seat).thing_square, count);
    note_returned(act, seat, count);
}

const Reason* obstacle_to_recall(const Look& look, const Part& part) {
    if (part.from() == Recall::this_space) {
        const Frame* action = nullptr;
        for (const Frame& frame : look.state.stack) {
            if (frame.ask == Ask::action) { action = &frame; }
        }
        if (action == nullptr || (action->count & by_card) != 0) { return &reasons::no_effect; }
        return crew_of(look.state, *action).vikings > 0 ? nullptr : &reasons::no_effect;
    }
    const bool found = any_crew(look, [&](Space space, int, const Crew& crew) {
        return part.from() == Recall::column_4 ? row_of(space).column == 4 : crew.vikings >= part.vikings();
    });
    return found ? nullptr : &reasons::no_effect;
}

void begin_recall(const Act& act, Seat seat, const Part& part) {
    mark_used(act);
    switch (part.from()) {
        case Recall::this_space: return return_vikings(act, seat, 1);
        case Recall::column_4: return recall_from_column_4(act, seat);
        case Recall::any_space: return push(act, {.ask = Ask::recalling, .seat = seat, .count = byte(part.vikings())});
    }
}

}  // namespace

const Reason* obstacle_to_recalling(const Look& look, Space space, int via) {
    const bool found = any_crew(look, [&](Space each, int each_via, const Crew& crew) {
        return each == space && each_via == via && crew.vikings >= look.frame().count;
    });
    return found ? nullptr : &reasons::no_effect;
}

void list_recalls(const Look& look, Menu& menu) {
    any_crew(look, [&](Space space, int via, const Crew& crew) {
        if (crew.vikings >= look.frame().count) { menu.push_back(Move{Verb::recall, static_cast<int>(space), via}); }
        return false;
    });
}

void recall(const Act& act, Space space, int via) {
    const Seat seat = top(act).seat;
    const int count = top(act).count;
    pop(act);
    lift_vikings(act, space, via, count);
    add(player(act, seat).thing_square, count);
    act.scribe.note({.what = Happening::vikings_return,
                     .seat = seat,
                     .other = byte(via),
                     .number = static_cast<std::int16_t>(count),
                     .space = space});
    raise(act, {.hook = Hook::vikings_returned, .seat = seat, .count = count});
    raise_thing_square(act, seat);
}

// Spaces without Vikings (O-4.18).

namespace {

bool is_mine_beside(const Look& look, const SpaceRow& wanted) {
    return any_crew(look, [&](Space space, int via, const Crew&) {
        const SpaceRow& row = row_of(space);
        return via == 0 && row.column == 1 && (row.row == wanted.row - 1 || row.row == wanted.row + 1);
    });
}

bool is_open_to(const Look& look, Visit visit, const SpaceRow& row) {
    const bool occupied = look.state.crews[index(row.space)].vikings > 0;
    if (visit == Visit::occupied_in_column_2) { return row.column == 2 && occupied; }
    return row.column == 1 && !occupied && is_mine_beside(look, row);
}

const Reason* obstacle_to_visiting(const Look& look, Visit visit, const SpaceRow& row) {
    return is_open_to(look, visit, row) ? obstacle_to_using(look, row.space) : &reasons::occupied;
}

}  // namespace

const Reason* obstacle_to_visiting(const Look& look, Space space) {
    return obstacle_to_visiting(look, static_cast<Visit>(look.frame().subject), row_of(space));
}

void list_visits(const Look& look, Menu& menu) {
    for (const SpaceRow& row : spaces()) {
        if (obstacle_to_visiting(look, row.space) == nullptr) {
            menu.push_back(Move{Verb::visit, static_cast<int>(row.space)});
        }
    }
}

void visit(const Act& act, Space space) {
    const Seat seat = top(act).seat;
    pop(act);
    act.scribe.note({.what = Happening::visits, .seat = seat, .space = space});
    push(act, {.ask = Ask::action,
               .seat = seat,
               .subject = byte(static_cast<int>(space)),
               .choice = no_alternative,
               .step = announce,
               .count = by_card});
}

// Goods.

const Reason* obstacle_to_copying(const Look& look, Item item) {
    constexpr int wanted = 3;
    if (!item.is<Good>() || is_animal(item.as<Good>())) { return &reasons::not_in_supply; }
    return look.player().has(item) == wanted ? nullptr : &reasons::not_in_supply;
}

void list_copies(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_copying(look, row.good) == nullptr) { menu.push_back(Move::acquire(row.good)); }
    }
}

void copy_good(const Act& act, Item item) {
    const Seat seat = top(act).seat;
    pop(act);
    receive(act, seat, Amount{item});
}

const Reason* obstacle_to_flipping(const Look& look, Good good) {
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    return static_cast<int>(good) < look.frame().first ? &reasons::order : nullptr;
}

void list_flips(const Look& look, Menu& menu) {
    for (const GoodRow& row : goods) {
        if (obstacle_to_flipping(look, row.good) == nullptr) { menu.push_back(Move::turn(row.good)); }
    }
}

void flip(const Act& act, Good good) {
    Frame& frame = top(act);
    const Seat seat = frame.seat;
    const Good other = row_of(good).reverse;
    --player(act, seat).supply[Item{good}.number];
    act.scribe.note({.what = Happening::upgrades, .seat = seat, .item = good, .other = Item{other}.number});
    mark_used(act);
    frame.first = byte(static_cast<int>(good));
    const bool more = --frame.count > 0;
    arrive(act, seat, other);
    if (!more) { pop(act); }
}

namespace {

bool has_goods(const Player& owner) {
    return std::ranges::any_of(goods, [&](const GoodRow& row) { return owner.has(row.good) > 0; });
}

bool can_copy(const Look& look) {
    return std::ranges::any_of(goods,
                               [&](const GoodRow& row) { return obstacle_to_copying(look, row.good) == nullptr; });
}

bool has_piece(const Land& land, Special special) {
    return std::ranges::count(pieces(land), Item{special}, &LaidPiece::item) > 0;
}

/// The board on which a special tile lies, a house apart.
Land* land_with(State& state, Special special) {
    for (Player& owner : state.players) {
        if (has_piece(owner.home, special)) { return &owner.home; }
    }
    for (Island& island : state.islands) {
        if (has_piece(island.land, special)) { return &island.land; }
    }
    return nullptr;
}

bool lies_on_a_board(const Open& open, Special special) {
    if (open.specials[index(special)] != Holder::laid) { return false; }
    return std::ranges::any_of(open.players, [&](const Player& owner) { return has_piece(owner.home, special); }) ||
           std::ranges::any_of(open.islands, [&](const Island& island) { return has_piece(island.land, special); });
}

Cells cells_under(const Land& land, Special special) {
    for (const LaidPiece& piece : pieces(land)) {
        if (piece.item == Item{special}) { return piece.cells; }
    }
    return {};
}

/// Puts a piece so that it covers cells of the hole only and leaves room for the rest; returns whether it could.
bool fill(Land& land, Cells hole, const Bundle& with, std::size_t next) {
    if (next == with.size()) { return hole.empty(); }
    const Item item = with.begin()[next].item;
    const auto& poses = turns_of(*shape_of(item)).poses;
    for (std::size_t pose = 0; pose < poses.size(); ++pose) {
        for (const Cell corner : hole) {
            const Placement placement{byte(static_cast<int>(pose)), corner};
            const bool on_grid = corner.column() + poses[pose].width <= Cells::columns &&
                                 corner.row() + poses[pose].height <= Cells::rows;
            const Cells cells = on_grid ? cells_of(item, placement) : Cells{};
            if (cells.empty() || !cells.is_subset_of(hole)) { continue; }
            Land tried = land;
            lay(tried, item, placement);
            if (!fill(tried, hole - cells, with, next + 1)) { continue; }
            land = tried;
            return true;
        }
    }
    return false;
}

void seize(const Act& act, Seat seat, const Part& part) {
    const Special special = part.give.begin()->item.as<Special>();
    Land& land = *land_with(act.state, special);
    const Cells hole = cells_under(land, special);
    land.covered = land.covered - hole;
    land.joined_right = land.joined_right - hole;
    land.joined_up = land.joined_up - hole;
    fill(land, hole, part.get, 0);
    act.state.specials[index(special)] = held_by(seat);
    act.scribe.note({.what = Happening::receives, .seat = seat, .item = special, .number = 1});
    mark_used(act);
}

void load_longship(const Act& act, Seat seat, int ore) {
    Bay& bay = player(act, seat).bay;
    if (bay.longships[0] == 0) { return; }
    --bay.longships[0];
    ++bay.longships[static_cast<std::size_t>(ore)];
    pay(act, seat, ore * Resource::ore);
}

void run(const Act& act, Seat seat, Extra phase) {
    mark_used(act);
    switch (phase) {
        case Extra::feast: return begin_feast(act, seat);
        case Extra::bonus_of_houses: return pay_bonuses(act, seat, Yielding::houses);
        case Extra::bonus_of_home: return pay_bonuses(act, seat, Yielding::home);
        case Extra::breeding: return breed(act, seat);
        case Extra::harvest_begins: return raise(act, {.hook = Hook::harvest_starts, .seat = seat, .count = 1});
        case Extra::harvest_ends:
            raise(act, {.hook = Hook::harvest, .seat = seat, .count = 1});
            return raise(act, {.hook = Hook::after_harvest, .seat = seat, .count = 1});
    }
}

/// The draw that the card stands in for waits below it.
void leave_out_draw(const Act& act, Ask ask) {
    auto& stack = act.state.stack;
    for (std::size_t i = stack.size(); i-- > 0;) {
        if (stack[i].ask != ask) { continue; }
        if (--stack[i].count == 0) { stack.erase(i); }
        return;
    }
}

void boost(const Act& act, Seat seat, const Part& part) {
    pay_wild(act, seat, part, action_below(act.state).first);
    if (Frame* dice = dice_below(act)) { dice->choice = byte(part.count()); }
}

void make_pregnant(const Act& act, Seat seat, Good animal) {
    --player(act, seat).supply[Item{animal}.number];
    ++player(act, seat).supply[Item{row_of(animal).reverse}.number];
    act.scribe.note(
        {.what = Happening::upgrades, .seat = seat, .item = animal, .other = Item{row_of(animal).reverse}.number});
}

/// O-11.5: whether a place gives anything now.
bool gives_bonus(const Look& look, Place place) {
    return Game::owns(look.state, look.seat(), place) &&
           !bonuses(Game::face_at(look.state, place), Game::cover_at(look.state, look.seat(), place).covered).empty();
}

/// A bonus phase matters also to cards that listen to it.
bool hears_bonus(const Look& look) {
    const CardBook& book = look.game.book();
    return look.player().played.intersects(book.listening(Hook::bonus) | book.listening(Hook::after_bonus));
}

bool house_gives_bonus(const Look& look) {
    for (int house = 0; house < house_count; ++house) {
        if (gives_bonus(look, Place::house(house))) { return true; }
    }
    return false;
}

bool would_breed(const Player& owner, Good animal) {
    const Herd herd{owner.has(animal), owner.has(row_of(animal).reverse)};
    return bred(herd) != herd;
}

/// Whether a phase of one's own would change anything.
bool is_worth_running(const Look& look, Extra phase) {
    switch (phase) {
        case Extra::bonus_of_houses: return hears_bonus(look) || house_gives_bonus(look);
        case Extra::bonus_of_home: return hears_bonus(look) || gives_bonus(look, Place::home());
        case Extra::breeding:
            return would_breed(look.player(), Good::sheep) || would_breed(look.player(), Good::cattle);
        default: return true;
    }
}

const Reason* unless(bool possible) { return possible ? nullptr : &reasons::no_effect; }

}  // namespace

const Reason* obstacle_to_card_part(const Look& look, const Part& part) {
    const Player& owner = look.player();
    switch (part.deed) {
        case Deed::recall: return obstacle_to_recall(look, part);
        case Deed::visit:
            return unless(std::ranges::any_of(spaces(), [&](const SpaceRow& row) {
                return obstacle_to_visiting(look, part.where(), row) == nullptr;
            }));
        case Deed::run_phase: return unless(is_worth_running(look, part.phase()));
        case Deed::flip: return unless(has_goods(owner));
        case Deed::make_pregnant: return unless(owner.has(part.get.begin()->item) > 0);
        case Deed::lay_ore: return unless(owner.bay.longship_count() > 0);
        case Deed::store_in_shed:
            return obstacle_to_storing(look.state, look.seat(), part.give.begin()->item.as<Resource>(), Place::sheds());
        case Deed::copy_good: return unless(can_copy(look));
        case Deed::load_longship: return unless(owner.has(Resource::ore) >= part.count());
        case Deed::seize: return unless(lies_on_a_board(look.state, part.give.begin()->item.as<Special>()));
        default: return nullptr;
    }
}

void begin_card_part(const Act& act, Seat seat, const Part& part) {
    switch (part.deed) {
        case Deed::recall: return begin_recall(act, seat, part);
        case Deed::visit:
            return push(act, {.ask = Ask::visiting, .seat = seat, .subject = byte(static_cast<int>(part.where()))});
        case Deed::run_phase: return run(act, seat, part.phase());
        case Deed::flip: return push(act, {.ask = Ask::flipping, .seat = seat, .count = byte(part.count())});
        case Deed::make_pregnant: return make_pregnant(act, seat, part.get.begin()->item.as<Good>());
        case Deed::lay_ore:
            return push(act,
                        {.ask = Ask::ore_laying, .seat = seat, .count = byte(player(act, seat).bay.longship_count())});
        case Deed::store_in_shed:
            put_in_shed(act, seat, part.give.begin()->item.as<Resource>());
            return receive(act, seat, part.get);
        case Deed::copy_good: return push(act, {.ask = Ask::copying, .seat = seat});
        case Deed::load_longship: return load_longship(act, seat, part.count());
        case Deed::seize: return seize(act, seat, part);
        case Deed::move_to_houses:
            return push(act, {.ask = Ask::fish_laying, .seat = seat, .count = action_below(act.state).second});
        case Deed::skip_weapon: return leave_out_draw(act, Ask::weapon);
        case Deed::skip_occupation: return leave_out_draw(act, Ask::occupation);
        case Deed::gain_concerned: return receive(act, seat, Amount{Item{int{action_below(act.state).second}}});
        case Deed::boost_roll: return boost(act, seat, part);
        default: return;
    }
}

}  // namespace meadhall::odin
