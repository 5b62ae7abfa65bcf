#include "games/odin/support/spaces_in_use.hpp"

#include <algorithm>
#include <memory>
#include <type_traits>
#include <variant>

#include <doctest/doctest.h>

#include "games/odin/actions/pledge.hpp"

namespace meadhall::odin::testing {

namespace {

bool is_unused(const Frame& frame) {
    return frame.is<ActionUnderWay>() && !frame.as<ActionUnderWay>().has(Progress::part_used);
}

bool is_before_its_end(const Frame& frame) { return frame.as<ActionUnderWay>().next.is_before(ActionStep::conclude); }

/// Whether it is the same action as before.
bool goes_on(const Frame& before, const State& state, std::size_t place) {
    if (place >= state.stack.size() || !state.stack[place].is<ActionUnderWay>()) { return false; }
    const Frame& frame = state.stack[place];
    return frame.seat == before.seat && frame.as<ActionUnderWay>().space == before.as<ActionUnderWay>().space;
}

/// What only the use of some part, or of a card, brings about.
bool tells_of_use(const Event& event) {
    return std::visit(
        []<class Kind>(const Kind& /*happened*/) {
            constexpr bool tells = std::is_same_v<Kind, Receives> || std::is_same_v<Kind, Pays> ||
                                   std::is_same_v<Kind, Takes> || std::is_same_v<Kind, Upgrades> ||
                                   std::is_same_v<Kind, CardPlayed> || std::is_same_v<Kind, CardSeen> ||
                                   std::is_same_v<Kind, WeaponDrawn> || std::is_same_v<Kind, Explores> ||
                                   std::is_same_v<Kind, Emigrates> || std::is_same_v<Kind, Fails>;
            return tells;
        },
        event);
}

/// Where a space is taken and nothing of it is used yet, there is always a way to use a part of it.
void require_that_pledges_can_be_kept(const Game& game, const State& state) {
    if (std::ranges::none_of(state.stack, is_pledged)) { return; }
    REQUIRE(can_keep_pledges(game, state));
}

}  // namespace

void apply_watching_spaces(const Game& game, State& state, Move move) {
    const State before = state;
    CAPTURE(Game::text(before, move));
    if (std::ranges::none_of(state.stack, is_unused)) {
        game.apply(state, move);
        return require_that_pledges_can_be_kept(game, state);
    }
    const auto events = std::make_unique<EventList<Game>>();
    game.apply(state, move, *events);
    require_that_pledges_can_be_kept(game, state);
    for (std::size_t place = 0; place < before.stack.size(); ++place) {
        const Frame& frame = before.stack[place];
        if (!is_unused(frame) || !is_before_its_end(frame)) { continue; }
        const Space space = frame.as<ActionUnderWay>().space;
        CAPTURE(row_of(space).name.en);
        if (goes_on(frame, state, place)) {
            const Frame& now = state.stack[place];
            REQUIRE((!is_unused(now) || is_before_its_end(now)));
        } else {
            REQUIRE(std::ranges::any_of(*events, tells_of_use));
        }
    }
}

}  // namespace meadhall::odin::testing
