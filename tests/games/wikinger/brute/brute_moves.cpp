// Moving, capturing and standstill, walked and tried out point by point (W-6.2 to W-7.5, W-9.1).
#include <algorithm>

#include "games/wikinger/brute/brute_force.hpp"

namespace meadhall::brute {
namespace {

constexpr std::array<Spot, 4> directions = {Spot{-1, 0}, Spot{1, 0}, Spot{0, -1}, Spot{0, 1}};

Spot stride(Spot from, Spot direction, int points) {
    return {from.row + points * direction.row, from.col + points * direction.col};
}

Board moved(Board board, Spot from, Spot to) {
    const Figure figure = board.at(from);
    board.erase(from);
    board[to] = figure;
    return board;
}

}  // namespace

// W-7.1, judged around the point where the figure now stands.
std::vector<Spot> Referee::victims(const Board& board, int seat, Spot at) const {
    std::vector<Spot> caught;
    for (Spot direction : directions) {
        const Spot beside = stride(at, direction, 1);
        const Spot behind = stride(at, direction, 2);
        const auto victim = board.find(beside);
        if (victim == board.end() || !is_enemy(seat, victim->second.colour)) { continue; }
        const auto helper = board.find(behind);
        const bool is_shore = !island_.contains(behind);
        const bool is_friend = helper != board.end() && side_of(helper->second.colour) == side_of_seat(seat);
        const bool is_third =
            helper != board.end() && !is_friend && side_of(helper->second.colour) != side_of(victim->second.colour);
        if (is_shore || is_friend || (is_third && options_.capture_with_third_party)) { caught.push_back(beside); }
    }
    std::ranges::sort(caught);
    return caught;
}

// W-6.2: a step, or hops over single figures; the Viking that moves is lifted off and is no figure to hop over.
std::vector<Path> Referee::journeys(const Board& board, Spot from) const {
    std::vector<Path> found;
    for (Spot direction : directions) {
        const Spot to = stride(from, direction, 1);
        if (island_.contains(to) && !board.contains(to)) { found.push_back({from, to}); }
    }
    const int seat = seat_of(board.at(from).colour);
    Board others = board;
    others.erase(from);
    Path path = {from};
    hop_on(others, seat, path, found);
    return found;
}

void Referee::hop_on(const Board& board, int seat, Path& path, std::vector<Path>& found) const {
    for (Spot direction : directions) {
        const Spot over = stride(path.back(), direction, 1);
        const Spot landing = stride(path.back(), direction, 2);
        const bool is_hop = board.contains(over) && island_.contains(landing) && !board.contains(landing);
        // captureDuringJump: here something happens at once, and then one decides anew.
        const bool halts = options_.capture_during_jump && !victims(board, seat, landing).empty();
        // No point twice: a sequence that comes back to one ends no further than a shorter one does. But it may come
        // back to where it began for the sake of a capture there.
        const bool is_again = std::ranges::find(path, landing) != path.end() && !(halts && landing == path.front());
        if (!is_hop || is_again) { continue; }
        path.push_back(landing);
        found.push_back(path);
        if (!halts) { hop_on(board, seat, path, found); }
        path.pop_back();
    }
}

bool Referee::captures(const Position& position, const Play& march) const {
    return !victims(moved(position.board, march.from, march.to), position.seat, march.to).empty();
}

bool Referee::can_capture_now(const Position& position) const {
    return std::ranges::any_of(vikings(position.board, position.seat), [&](Spot from) {
        return std::ranges::any_of(journeys(position.board, from), [&](const Path& path) {
            return captures(position, {Verb::march, {}, from, path.back()});
        });
    });
}

std::vector<Play> Referee::marches(const Position& position) const {
    std::vector<Play> all;
    for (Spot from : vikings(position.board, position.seat)) {
        for (const Path& path : journeys(position.board, from)) { all.push_back({Verb::march, {}, from, path.back()}); }
    }
    std::ranges::sort(all);
    all.erase(std::ranges::unique(all).begin(), all.end());  // several ways to one point are one march
    std::vector<Play> allowed = marches_by_standstill(position, std::move(all));
    if (allowed.empty()) { allowed.push_back({Verb::pass, {}, {}, {}}); }
    return allowed;
}

// ---- W-9.1

bool Referee::owes_an_active_turn(const Position& position) const {
    const auto inactive = position.inactive.find(position.seat);
    if (inactive == position.inactive.end() || inactive->second < 2 || position.turn.captured) { return false; }
    if (options_.standstill == wikinger::Standstill::must_capture) { return true; }
    return options_.standstill == wikinger::Standstill::must_threaten && !position.turn.tower;
}

// Try the march: it captures, or the turn could end with a tower, or with a capture hanging over the enemy.
bool Referee::is_active_march(const Position& position, const Play& march) const {
    if (captures(position, march)) { return true; }
    if (options_.standstill == wikinger::Standstill::must_capture) { return false; }
    Position after = position;
    after.board = moved(position.board, march.from, march.to);
    after.phase = Phase::dusk;
    const bool checks = options_.conquest_timing != wikinger::ConquestTiming::start_of_own_turn;
    return (checks && !tower_spots(after).empty()) || can_capture_now(after);
}

bool Referee::is_shuttle(const Position& position, const Play& march) const {
    const auto walk = position.walks.find(position.seat);
    if (walk == position.walks.end() || !walk->second.undid_the_last) { return false; }
    const bool again = walk->second.from == march.to && walk->second.to == march.from;
    return again && !position.turn.captured && !captures(position, march);
}

std::vector<Play> Referee::marches_by_standstill(const Position& position, std::vector<Play> all) const {
    if (options_.standstill == wikinger::Standstill::no_shuttle) {
        std::erase_if(all, [&](const Play& march) { return is_shuttle(position, march); });
        return all;
    }
    if (!owes_an_active_turn(position)) { return all; }
    std::vector<Play> active;
    for (const Play& march : all) {
        if (is_active_march(position, march)) { active.push_back(march); }
    }
    return active.empty() ? all : active;
}

// ---- W-7.2 to W-7.5

void Referee::march(Position& position, const Play& play) const {
    position.board = moved(position.board, play.from, play.to);
    if (options_.standstill == wikinger::Standstill::no_shuttle) {
        const auto last = position.walks.find(position.seat);
        const bool undoes =
            last != position.walks.end() && last->second.from == play.to && last->second.to == play.from;
        position.walks[position.seat] = {play.from, play.to, undoes};
    }
    const std::vector<Spot> caught = victims(position.board, position.seat, play.to);
    if (caught.empty() && position.chain && position.chain->sequence_began) {
        position.chain = Chain{play.to, std::nullopt};  // a quiet hop after a capture, with another one in sight
        return;
    }
    if (caught.empty()) {
        finish_move(position);
        return;
    }
    capture(position, caught);
    if (position.phase != Phase::over) { begin_chain(position, play); }
}

void Referee::capture(Position& position, const std::vector<Spot>& caught) const {
    position.turn.captured = true;
    std::vector<Spot> towers;
    for (Spot spot : caught) {
        if (position.board.at(spot).is_tower) {
            towers.push_back(spot);
        } else {
            position.turn.bled.insert(region_of(spot));
        }
        position.board.erase(spot);
    }
    for (Spot spot : towers) {
        if (position.phase != Phase::over) { convert(position, spot); }
    }
    if (position.phase != Phase::over) { end_if_one_side_is_left(position); }
}

void Referee::begin_chain(Position& position, const Play& play) const {
    const bool hopped = std::abs(play.from.row - play.to.row) + std::abs(play.from.col - play.to.col) != 1;
    std::optional<Spot> began = position.chain ? position.chain->sequence_began : std::nullopt;
    if (!began) { began = play.from; }
    if (!hopped || !options_.capture_during_jump) { began.reset(); }
    position.phase = Phase::chain;
    position.chain = Chain{play.to, began};
    const std::vector<Play> choices = chain_plays(position);
    const bool goes_on = std::ranges::any_of(choices, [](const Play& choice) { return choice.verb == Verb::march; });
    if (!goes_on) { finish_move(position); }
}

std::vector<Play> Referee::chain_plays(const Position& position) const {
    std::set<Play> capturing;
    std::set<Play> hopping;
    for (const Path& path : journeys(position.board, position.chain->viking)) {
        const Play march{Verb::march, {}, path.front(), path.back()};
        const bool is_step = std::abs(path[0].row - path[1].row) + std::abs(path[0].col - path[1].col) == 1;
        if (captures(position, march)) { capturing.insert(march); }
        const auto& began = position.chain->sequence_began;
        // W-6.2, W-11: the sequence that goes on must end elsewhere than it began, and lead to a further capture.
        if (!began || is_step || march.to == *began) { continue; }
        Position after = position;
        after.board = moved(position.board, march.from, march.to);
        const std::vector<Path> onwards = journeys(after.board, march.to);
        const bool leads_on = std::ranges::any_of(
            onwards, [&](const Path& next) { return captures(after, {Verb::march, {}, next.front(), next.back()}); });
        if (leads_on) { hopping.insert(march); }
    }
    const bool must = options_.chain_capture == wikinger::ChainCapture::mandatory && !capturing.empty();
    if (!must) { capturing.merge(hopping); }
    std::vector<Play> all{capturing.begin(), capturing.end()};
    if (!must) { all.push_back({Verb::stop, {}, {}, {}}); }
    return all;
}

}  // namespace meadhall::brute
