// Mountain strips and upgrades (O-5.13 to O-5.16).
#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include "games/odin/chapters.hpp"

namespace meadhall::odin {

namespace {

/// Positions left on a strip that lies open.
int positions(const Open& open, int strip) {
    const std::uint8_t taken = open.strips[static_cast<std::size_t>(strip)];
    return taken == face_down ? 0 : strip_length - taken;
}

bool is_used(const Frame& frame, int strip) { return (unsigned{frame.first} >> strip & 1U) != 0; }

/// Equal results are to be reached once: a take that would fit the next allowance as well must not come after one from
/// a later strip.
bool comes_too_late(const Frame& frame, int strip) {
    return frame.second > 0 && frame.count <= frame.subject && strip < frame.second;
}

/// Whether another strip is there for the next allowance. One that should have come earlier counts: whoever asks for it
/// is told so.
bool can_go_on(const Open& open, const Frame& frame) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (!is_used(frame, strip) && positions(open, strip) > 0) { return true; }
    }
    return false;
}

/// Goods rank along their ladder, so that nothing becomes a good of lower rank: upgrades are made in falling rank, and
/// so no tile rises twice (O-5.15).
constexpr int rank(Good good) { return 2 * static_cast<int>(kind_of(good)) - (good == kind_of(good) ? 0 : 1); }

consteval std::array<Good, good_count> sorted_by_rank() {
    std::array<Good, good_count> sorted{};
    for (std::size_t i = 0; i < sorted.size(); ++i) { sorted[i] = static_cast<Good>(i); }
    std::ranges::sort(sorted, std::greater{}, rank);
    return sorted;
}
constexpr std::array<Good, good_count> by_falling_rank = sorted_by_rank();

/// How many tiles of this kind have been upgraded to it in this action. At most three can have been before the last.
int risen_to(const Frame& frame, Good good) {
    const std::array reached = {frame.subject, frame.choice, frame.second};
    return static_cast<int>(std::ranges::count(reached, static_cast<int>(good) + 1));
}

void note_risen(Frame& frame, Good reached) {
    std::uint8_t& place = frame.subject == 0 ? frame.subject : frame.choice == 0 ? frame.choice : frame.second;
    place = byte(static_cast<int>(reached) + 1);
}

/// D-04: the fewest steps a unit of this upgrade may be used for.
int fewest_steps(const Game& game, int steps) {
    return steps == 2 && game.options().double_upgrade == DoubleUpgrade::exactly_two ? steps : 1;
}

int plain_steps(const Frame& frame) { return frame.step & ~double_step_left; }
int most_steps(const Frame& frame) { return plain_steps(frame) + ((frame.step & double_step_left) != 0 ? 1 : 0); }

/// The goods boxes, row by row from orange to blue; two columns have no orange good.
constexpr int box_columns = 8;
constexpr std::array<std::array<std::optional<Good>, box_columns>, 4> goods_boxes = {{
    {Good::peas, Good::flax, Good::beans, Good::grain, Good::cabbage, std::nullopt, Good::fruits, std::nullopt},
    {Good::mead, Good::stockfish, Good::milk, Good::salt_meat, Good::game_meat, Good::sheep, Good::whale_meat,
     Good::cattle},
    {Good::oil, Good::hide, Good::wool, Good::linen, Good::skin_and_bones, Good::fur, Good::robe, Good::clothing},
    {Good::rune_stone, Good::silverware, Good::chest, Good::silk, Good::spices, Good::jewelry, Good::treasure_chest,
     Good::silver_hoard},
}};

/// The good so many steps further along a diagonal of the goods boxes, if there is one.
std::optional<Good> along_diagonal(Good good, int steps, int direction) {
    const int row = static_cast<int>(row_of(good).colour);  // orange, red, green, blue
    const auto& boxes = goods_boxes[static_cast<std::size_t>(row)];
    const auto place = std::ranges::find(boxes, std::optional{kind_of(good)});
    const int column = static_cast<int>(place - boxes.begin()) + direction * steps;
    if (place == boxes.end() || row + steps >= 4 || column < 0 || column >= box_columns) { return std::nullopt; }
    return goods_boxes[static_cast<std::size_t>(row + steps)][static_cast<std::size_t>(column)];
}

/// Where an upgrade leads, if the part allows this good at all.
std::optional<Good> risen(const Part& part, Good good, int steps) {
    const bool wanted = part.picks() == Picks::orange   ? row_of(good).colour == Colour::orange
                        : part.picks() == Picks::listed ? part.get.count(good) > 0
                                                        : true;
    if (!wanted) { return std::nullopt; }
    switch (part.path()) {
        case Path::up: return upgraded(good, steps);
        case Path::up_right: return along_diagonal(good, steps, 1);
        case Path::up_left: return along_diagonal(good, steps, -1);
    }
    return std::nullopt;
}

/// #83: all goods of the action are of the kind of the first.
bool is_of_one_kind(const Part& part, const Frame& frame, Good good) {
    return part.picks() != Picks::one_kind || frame.first == 255 ||
           static_cast<int>(kind_of(good)) == (frame.first + 1) / 2;
}

/// Whether a tile that has not risen yet still could. One that should have come earlier counts, as with strips.
bool can_rise_further(const Look& look) {
    const Frame& frame = look.frame();
    const Part& part = current_part(look.game, look.state);
    const int fewest = fewest_steps(look.game, plain_steps(frame));
    return std::ranges::any_of(by_falling_rank, [&](Good good) {
        return look.player().has(good) > risen_to(frame, good) && is_of_one_kind(part, frame, good) &&
               risen(part, good, fewest);
    });
}

}  // namespace

/// What lies next on a strip may not be what the card speaks of.
bool is_wanted(const Open& open, const Part& part, int strip) {
    if (part.get.empty()) { return true; }
    const Resource next = strips[static_cast<std::size_t>(strip)][open.strips[static_cast<std::size_t>(strip)]];
    return part.get.count(next) > 0;
}

const Reason* obstacle_to_strips(const Open& open, const Part& part) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (positions(open, strip) > 0 && is_wanted(open, part, strip)) { return nullptr; }
    }
    return &reasons::strip_empty;
}

void begin_strips(const Act& act, Seat seat, const Part& part) {
    push(act, {.ask = Ask::mountain, .seat = seat, .subject = byte(part.allowances()[0])});
}

const Reason* obstacle_to_taking(const Look& look, int strip, int count) {
    const Frame& frame = look.frame();
    if (is_used(frame, strip)) { return &reasons::strip_same; }
    if (count < 1 || count > frame.subject) { return &reasons::too_many; }
    if (positions(look.state, strip) < count) { return &reasons::strip_empty; }
    if (!is_wanted(look.state, current_part(look.game, look.state), strip)) { return &reasons::strip_empty; }
    return comes_too_late(frame, strip) ? &reasons::order : nullptr;
}

void list_takes(const Look& look, Menu& menu) {
    for (int strip = 0; strip < strip_count; ++strip) {
        for (int count = 1; count <= look.frame().subject; ++count) {
            if (obstacle_to_taking(look, strip, count) != nullptr) { continue; }
            menu.push_back(Move{Verb::take, strip, count});
        }
    }
}

void take(const Act& act, int strip, int count) {
    const Seat seat = top(act).seat;
    std::uint8_t& taken = act.state.strips[static_cast<std::size_t>(strip)];
    act.scribe.note(
        {.what = Happening::takes, .seat = seat, .other = byte(strip + 1), .number = static_cast<std::int16_t>(count)});
    for (int i = 0; i < count; ++i, ++taken) {
        const Resource resource = strips[static_cast<std::size_t>(strip)][taken];
        receive(act, seat, (resource == Resource::silver ? silver_on_strip : 1) * resource);
        raise(act, {.hook = Hook::taken_from_strip, .seat = seat, .item = resource, .count = 1});
        if (!is_in_effect(act.state)) {
            act.state.tally.taken = byte(act.state.tally.taken | 1 << static_cast<int>(resource));
        }
    }
    if (taken == strip_length) {
        act.scribe.note({.what = Happening::strip_gone, .number = static_cast<std::int16_t>(strip + 1)});
    }
    mark_used(act);
    Frame& frame = top(act);
    frame.first = byte(frame.first | 1 << strip);
    frame.second = byte(strip + 1);
    frame.count = byte(count);
    end_takes(act);
}

void end_takes(const Act& act) {
    Frame& frame = top(act);
    const auto& allowances = current_part(act.game, act.state).allowances();
    ++frame.step;
    const bool more = frame.step < allowances.size() && allowances[frame.step] > 0;
    if (more) { frame.subject = byte(allowances[frame.step]); }
    if (!more || !can_go_on(act.state, frame)) { pop(act); }
}

const Reason* obstacle_to_upgrades(const Game& game, const Player& player, const Part& part) {
    const Reason* reason = &reasons::no_effect;
    for (const GoodRow& row : goods) {
        if (player.has(row.good) == 0) { continue; }
        if (risen(part, row.good, fewest_steps(game, part.steps()))) { return nullptr; }
        reason = &reasons::up_top;
    }
    return reason;
}

const Reason* obstacle_to_upgrading(const Look& look, Good good, int steps) {
    const Frame& frame = look.frame();
    const Part& part = current_part(look.game, look.state);
    if (look.player().has(good) == 0) { return &reasons::not_in_supply; }
    if (steps < fewest_steps(look.game, plain_steps(frame)) || steps > most_steps(frame)) { return &reasons::too_many; }
    if (!is_of_one_kind(part, frame, good)) { return &reasons::order; }
    if (rank(good) > frame.first) {
        return look.player().has(good) > risen_to(frame, good) ? &reasons::order : &reasons::up_twice;
    }
    return risen(part, good, steps) ? nullptr : &reasons::up_top;
}

void list_upgrades(const Look& look, Menu& menu) {
    for (const Good good : by_falling_rank) {
        if (look.player().has(good) == 0) { continue; }
        for (int steps = 1; steps <= most_steps(look.frame()); ++steps) {
            if (obstacle_to_upgrading(look, good, steps) == nullptr) { menu.push_back(Move::upgrade(good, steps)); }
        }
    }
}

void upgrade(const Act& act, Good good, int steps) {
    Frame& frame = top(act);
    const Seat seat = frame.seat;
    const Good reached = *risen(current_part(act.game, act.state), good, steps);
    --player(act, seat).supply[Item{good}.number];
    act.scribe.note({.what = Happening::upgrades, .seat = seat, .item = good, .other = Item{reached}.number});
    arrive(act, seat, reached);
    mark_used(act);
    if (steps > plain_steps(frame)) { frame.step = byte(plain_steps(frame)); }
    frame.first = byte(rank(good));
    note_risen(frame, reached);
    if (--frame.count == 0 || !can_rise_further({act.game, act.state})) { pop(act); }
}

}  // namespace meadhall::odin
