// Mountain strips (O-5.13, O-5.14).
#include "games/odin/answers/mountain.hpp"

#include "games/odin/actions/action.hpp"
#include "games/odin/actions/holdings.hpp"
#include "games/odin/cards/reach.hpp"

namespace meadhall::odin {

namespace {

/// Positions left on a strip that lies open.
int positions(const Open& open, int strip) {
    const std::uint8_t taken = open.strips[static_cast<std::size_t>(strip)];
    return taken == face_down ? 0 : strip_length - taken;
}

bool is_used(const ask::Mountain& asked, int strip) { return asked.used_strips.contains({byte(strip)}); }

/// Equal results are to be reached once: a take that would fit the next allowance as well must not come after one from
/// a later strip.
bool comes_too_late(const ask::Mountain& asked, int strip) {
    return asked.last && asked.last->count <= asked.allowance && strip <= asked.last->strip;
}

/// Whether another strip is there for the next allowance. One that should have come earlier counts: whoever asks for it
/// is told so.
bool can_go_on(const Open& open, const ask::Mountain& asked) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (!is_used(asked, strip) && positions(open, strip) > 0) { return true; }
    }
    return false;
}

/// What lies next on a strip may not be what the card speaks of.
bool is_wanted(const Open& open, const Part& part, int strip) {
    if (part.get.empty()) { return true; }
    const Resource next = strips[static_cast<std::size_t>(strip)][open.strips[static_cast<std::size_t>(strip)]];
    return part.get.count(next) > 0;
}

}  // namespace

int positions_left(const Open& open) {
    int sum = 0;
    for (int strip = 0; strip < strip_count; ++strip) { sum += positions(open, strip); }
    return sum;
}

const Reason* obstacle_to_strips(const Open& open, const Part& part) {
    for (int strip = 0; strip < strip_count; ++strip) {
        if (positions(open, strip) > 0 && is_wanted(open, part, strip)) { return nullptr; }
    }
    return &reasons::strip_empty;
}

void begin_strips(const Act& act, Seat seat, const Part& part) {
    push(act, seat, ask::Mountain{.allowance = byte(part.as<Allowances>().positions[0])});
}

const Reason* obstacle_to_taking(const Look& look, int strip, int count) {
    const auto& asked = look.asked<ask::Mountain>();
    if (is_used(asked, strip)) { return &reasons::strip_same; }
    if (count < 1 || count > asked.allowance) { return &reasons::too_many; }
    if (positions(look.state, strip) < count) { return &reasons::strip_empty; }
    if (!is_wanted(look.state, current_part(look.game, look.state), strip)) { return &reasons::strip_empty; }
    return comes_too_late(asked, strip) ? &reasons::order : nullptr;
}

void list_takes(const Look& look, Menu& menu) {
    for (int strip = 0; strip < strip_count; ++strip) {
        for (int count = 1; count <= look.asked<ask::Mountain>().allowance; ++count) {
            if (obstacle_to_taking(look, strip, count) != nullptr) { continue; }
            menu.push_back(verb::Take{strip, count});
        }
    }
}

namespace {

/// The next allowance, or none.
void end_takes(const Act& act) {
    auto& question = asked<ask::Mountain>(act);
    const auto& allowances = current_part(act.game, act.state).as<Allowances>().positions;
    const std::size_t next = ++question.place_in_list;
    const bool more = next < allowances.size() && allowances[next] > 0;
    if (more) { question.allowance = byte(allowances[next]); }
    if (!more || !can_go_on(act.state, question)) { pop(act); }
}

}  // namespace

void take(const Act& act, int strip, int count) {
    const Seat seat = top(act).seat;
    std::uint8_t& taken = act.state.strips[static_cast<std::size_t>(strip)];
    act.scribe.note(Takes{seat, strip + 1, count});
    for (int i = 0; i < count; ++i, ++taken) {
        const Resource resource = strips[static_cast<std::size_t>(strip)][taken];
        receive(act, seat, count_on_strip(resource) * resource);
        raise(act, {.hook = Hook::taken_from_strip, .seat = seat, .item = resource, .count = 1});
        if (!is_in_effect(act.state)) { act.state.tally.taken.insert(resource); }
    }
    if (taken == strip_length) { act.scribe.note(StripGone{strip + 1}); }
    mark_used(act);
    auto& question = asked<ask::Mountain>(act);
    question.used_strips.insert({byte(strip)});
    question.last = {byte(strip), byte(count)};
    end_takes(act);
}

bool Answering<ask::Mountain>::is_sound(const Spot& spot, const ask::Mountain& asked) {
    const Part* part = spot.part(Deed::take);
    if (part == nullptr) { return false; }
    const auto& allowances = part->as<Allowances>().positions;
    return asked.place_in_list < allowances.size() && asked.allowance > 0 &&
           int{allowances[asked.place_in_list]} == int{asked.allowance} &&
           (!asked.last || asked.last->strip < strip_count);
}

}  // namespace meadhall::odin
