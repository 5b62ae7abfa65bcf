// The course of the game: who is who, settlement, the first brawl, the turn, the end (W-2, W-4, W-5, W-6.1, W-9).
#include "games/wikinger/brute/brute_force.hpp"

#include <algorithm>
#include <map>

namespace meadhall::brute {

Referee::Referee(int seats, const Options& options, const std::vector<std::string>& island)
    : seats_{seats}, options_{options}, colours_{colours_in_play()} {
    for (int row = 0; row < static_cast<int>(island.size()); ++row) {
        const std::string& line = island[static_cast<std::size_t>(row)];
        for (int col = 0; col < static_cast<int>(line.size()); ++col) {
            const char letter = line[static_cast<std::size_t>(col)];
            if (letter == '.') { continue; }
            island_[{row, col}] = letter;
            regions_.insert(letter);
        }
    }
}

// W-1.1, W-2.1: red and light red, black and grey belong together; partners sit opposite each other.
std::vector<Colour> Referee::colours_in_play() const {
    if (is_grand() || seats_ == 4) { return {Colour::red, Colour::black, Colour::light_red, Colour::grey}; }
    if (seats_ == 3) { return {Colour::red, Colour::black, Colour::grey}; }
    return {Colour::red, Colour::black};
}

int Referee::seat_of(Colour colour) const {
    const auto place = static_cast<int>(std::ranges::find(colours_, colour) - colours_.begin());
    return is_grand() ? place % 2 : place;
}

Colour Referee::first_colour(int seat) const { return colours_[static_cast<std::size_t>(seat)]; }

int Referee::side_of(Colour colour) const {
    const int seat = seat_of(colour);
    return seats_ == 4 ? seat % 2 : seat;
}

int Referee::side_of_seat(int seat) const { return side_of(first_colour(seat)); }

std::set<int> Referee::sides() const {
    std::set<int> all;
    for (Colour colour : colours_) { all.insert(side_of(colour)); }
    return all;
}

int Referee::goal() const {
    if (is_grand()) { return options_.grand_battle_goal; }
    return seats_ == 4 ? 5 : 3;
}

std::vector<Spot> Referee::vikings(const Board& board, int seat) const {
    std::vector<Spot> found;
    for (const auto& [spot, figure] : board) {
        if (!figure.is_tower && seat_of(figure.colour) == seat) { found.push_back(spot); }
    }
    return found;
}

int Referee::towers_of_side(const Board& board, int side) const {
    return static_cast<int>(std::ranges::count_if(
        board, [&](const auto& entry) { return entry.second.is_tower && side_of(entry.second.colour) == side; }));
}

int Referee::towers_of_colour(const Board& board, Colour colour) const {
    return static_cast<int>(
        std::ranges::count_if(board, [&](const auto& entry) { return entry.second == Figure{colour, true}; }));
}

std::vector<Play> Referee::plays(const Position& position) const {
    std::vector<Play> all;
    switch (position.phase) {
        case Phase::lot:
            for (int seat = 0; seat < seats_; ++seat) { all.push_back({Verb::start, first_colour(seat), {}, {}}); }
            return all;
        case Phase::settlement: return settlements(position);
        case Phase::brawl: return removals(position);
        case Phase::first_towers:
        case Phase::dawn:
        case Phase::dusk: return tower_plays(position);
        case Phase::march: return marches(position);
        case Phase::chain: return chain_plays(position);
        case Phase::over: break;
    }
    return all;
}

void Referee::carry_out(Position& position, const Play& play) const {
    switch (play.verb) {
        case Verb::start:
            position.phase = Phase::settlement;
            position.starter = position.seat = seat_of(play.colour);
            position.due = 2;
            return;
        case Verb::settle: settle(position, play); return;
        case Verb::remove: remove(position, play); return;
        case Verb::march: march(position, play); return;
        case Verb::tower: put_up_by_choice(position, play.to); return;
        case Verb::decline: no_more_towers(position); return;
        case Verb::stop: finish_move(position); return;
        case Verb::pass:
            position.walks.erase(position.seat);
            finish_move(position);
            return;
    }
}

// ---- Chapter B: settlement (W-4.1)

int Referee::aboard(const Position& position, int seat) const {
    int waiting = 0;
    for (const auto& [colour, count] : position.aboard) { waiting += seat_of(colour) == seat ? count : 0; }
    return waiting;
}

std::vector<Play> Referee::settlements(const Position& position) const {
    std::vector<Play> all;
    for (const auto& [colour, count] : position.aboard) {
        if (count == 0 || seat_of(colour) != position.seat) { continue; }
        for (const auto& [spot, letter] : island_) {
            if (!position.board.contains(spot)) { all.push_back({Verb::settle, colour, {}, spot}); }
        }
    }
    return all;
}

void Referee::settle(Position& position, const Play& play) const {
    position.board[play.to] = {play.colour, false};
    --position.aboard[play.colour];
    if (--position.due > 0) { return; }
    position.due = 2;
    position.seat = (position.seat + 1) % seats_;
    if (aboard(position, position.seat) == 0) { begin_brawl(position); }
}

// ---- Chapter C: the first brawl (W-5)

void Referee::begin_brawl(Position& position) const {
    for (int seat = 0; seat < seats_; ++seat) { position.removals_due[seat] = is_grand() ? 8 : 4; }
    position.phase = Phase::brawl;
    position.seat = position.starter;
    position.due = removals_in_one_go(position);
}

int Referee::removals_in_one_go(const Position& position) const {
    const int wanted = options_.brawl_mode == wikinger::BrawlMode::one_by_one ? 1 : 4;
    return std::min(wanted, position.removals_due.at(position.seat));
}

// W-5.2: at most four of a colour fall in all.
int Referee::can_still_lose(const Position& position, Colour colour) const {
    const auto standing =
        std::ranges::count_if(position.board, [&](const auto& entry) { return entry.second == Figure{colour, false}; });
    const auto fallen = position.fallen.find(colour);
    return std::min(4 - (fallen == position.fallen.end() ? 0 : fallen->second), static_cast<int>(standing));
}

// W-5.3 exact: try every split of every player's removals among his enemies.
bool Referee::everybody_can_be_served(Position position) const {
    for (int seat = 0; seat < seats_; ++seat) {
        if (position.removals_due[seat] == 0) { continue; }
        std::vector<Colour> enemies;
        for (Colour colour : colours_) {
            if (is_enemy(seat, colour)) { enemies.push_back(colour); }
        }
        return split_serves(position, seat, enemies);
    }
    return true;
}

bool Referee::split_serves(Position position, int seat, std::vector<Colour> enemies) const {
    if (enemies.empty()) { return position.removals_due[seat] == 0 && everybody_can_be_served(position); }
    const Colour enemy = enemies.back();
    enemies.pop_back();
    const int most = std::min(can_still_lose(position, enemy), position.removals_due[seat]);
    for (int taken = 0; taken <= most; ++taken) {
        Position after = position;
        after.fallen[enemy] += taken;
        after.removals_due[seat] -= taken;
        if (split_serves(after, seat, enemies)) { return true; }
    }
    return false;
}

bool Referee::may_remove(const Position& position, Colour victim) const {
    const auto due = position.removals_due.find(position.seat);
    if (due == position.removals_due.end() || due->second == 0) { return false; }
    if (!is_enemy(position.seat, victim) || can_still_lose(position, victim) == 0) { return false; }
    if (options_.brawl_quota == wikinger::BrawlQuota::cap_only) { return true; }
    Position after = position;
    ++after.fallen[victim];
    --after.removals_due[position.seat];
    return everybody_can_be_served(after);
}

std::vector<Play> Referee::removals(const Position& position) const {
    std::set<Colour> allowed;
    for (Colour colour : colours_) {
        if (may_remove(position, colour)) { allowed.insert(colour); }
    }
    std::vector<Play> all;
    for (const auto& [spot, figure] : position.board) {
        if (!figure.is_tower && allowed.contains(figure.colour)) { all.push_back({Verb::remove, {}, {}, spot}); }
    }
    return all;
}

void Referee::remove(Position& position, const Play& play) const {
    ++position.fallen[position.board.at(play.to).colour];
    position.board.erase(play.to);
    --position.removals_due[position.seat];
    if (--position.due > 0 && !removals(position).empty()) { return; }
    // Ruling 5.3: whoever has nothing to take is passed over; when nobody has, the brawl is done.
    for (int i = 0; i < seats_; ++i) {
        position.seat = (position.seat + 1) % seats_;
        if (removals(position).empty()) { continue; }
        position.due = removals_in_one_go(position);
        return;
    }
    begin_first_towers(position);
}

void Referee::begin_first_towers(Position& position) const {
    position.removals_due.clear();
    position.due = 0;
    position.phase = Phase::first_towers;
    position.seat = position.starter;
    if (tower_spots(position).empty()) { next_first_towers(position); }
}

void Referee::next_first_towers(Position& position) const {
    do {
        position.seat = (position.seat + 1) % seats_;
        if (position.seat == position.starter) {
            begin_turn(position, position.starter);
            return;
        }
    } while (tower_spots(position).empty());
}

// ---- Chapter D: the turn and the end (W-6.1, W-9)

void Referee::begin_turn(Position& position, int seat) const {
    while (vikings(position.board, seat).empty()) { seat = (seat + 1) % seats_; }
    position.seat = seat;
    position.turn = {};
    position.phase = Phase::dawn;
    const bool checks = options_.conquest_timing != wikinger::ConquestTiming::end_of_own_turn;
    if (!checks || tower_spots(position).empty()) { position.phase = Phase::march; }
}

void Referee::finish_move(Position& position) const {
    position.chain.reset();
    position.phase = Phase::dusk;
    const bool checks = options_.conquest_timing != wikinger::ConquestTiming::start_of_own_turn;
    if (!checks || tower_spots(position).empty()) { end_turn(position); }
}

void Referee::end_turn(Position& position) const {
    using enum wikinger::Standstill;
    int& inactive = position.inactive[position.seat];
    if (options_.standstill == must_threaten) {
        const bool active = position.turn.captured || position.turn.tower || can_capture_now(position);
        inactive = active ? 0 : std::min(inactive + 1, 2);
    }
    if (options_.standstill == must_capture) { inactive = position.turn.captured ? 0 : std::min(inactive + 1, 2); }
    if (options_.standstill == no_shuttle && position.turn.captured) { position.walks.erase(position.seat); }

    const bool is_quiet = !position.turn.captured && !position.turn.tower;
    position.quiet_turns = is_quiet ? position.quiet_turns + 1 : 0;
    if (options_.quiet_ply_draw && position.quiet_turns >= *options_.quiet_ply_draw) {
        end_game(position, Ending::quiet);
        return;
    }
    begin_turn(position, (position.seat + 1) % seats_);
}

void Referee::end_game(Position& position, Ending ending) const {
    position.phase = Phase::over;
    position.ending = ending;
    position.chain.reset();
}

void Referee::end_if_one_side_is_left(Position& position) const {
    std::set<int> alive;
    for (const auto& [spot, figure] : position.board) {
        if (!figure.is_tower) { alive.insert(side_of(figure.colour)); }
    }
    if (alive.size() == 1) { end_game(position, Ending::last_side); }
}

std::set<int> Referee::winners(const Position& position) const {
    std::map<int, std::set<int>> sides_by_merit;
    for (int side : sides()) {
        int merit = towers_of_side(position.board, side);
        if (position.ending == Ending::last_side) {
            merit = static_cast<int>(std::ranges::count_if(position.board, [&](const auto& entry) {
                return !entry.second.is_tower && side_of(entry.second.colour) == side;
            }));
        }
        sides_by_merit[merit].insert(side);
    }
    const std::set<int>& best = sides_by_merit.rbegin()->second;
    std::set<int> winning_seats;
    for (int seat = 0; seat < seats_; ++seat) {
        const bool wins = position.phase == Phase::over && best.size() == 1 && best.contains(side_of_seat(seat));
        if (wins) { winning_seats.insert(seat); }
    }
    return winning_seats;
}

}  // namespace meadhall::brute
