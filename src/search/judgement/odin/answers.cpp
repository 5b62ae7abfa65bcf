// How the steward answers the questions within an action: which goods, which tile, which ship, roll again or not.
#include <algorithm>

#include "games/odin/actions/under_way.hpp"
#include "search/judgement/odin/judgement.hpp"
#include "search/judgement/odin/steward.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

namespace {

constexpr double order = 0.001;  // decides between equals that must come in a certain order

/// Upgrades must be made in falling rank of the goods (O-5.15).
int rank(Good good) { return 2 * static_cast<int>(kind_of(good)) - (good == kind_of(good) ? 0 : 1); }

/// The action that a question belongs to; null where a card asks.
const ActionUnderWay* action_asking(const State& state) {
    const std::size_t below = state.stack.size() - 1;
    if (below == 0 || !state.stack[below - 1].is<ActionUnderWay>()) { return nullptr; }
    return &state.stack[below - 1].as<ActionUnderWay>();
}

}  // namespace

double Steward::dice_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const Frame& frame = state.stack.back();
    if (!frame.is<ask::DiceAction>() || frame.as<ask::DiceAction>().rolls == 0) { return 0; }
    const auto& asked = frame.as<ask::DiceAction>();
    const DicePlan plan = appraisal.dice(asked.action, asked.ore, asked.with_vikings);
    const double stand = plan.chances.stand[asked.shown];
    if (move.is<verb::Roll>()) { return hope(plan.chances, std::max(1, max_rolls - asked.rolls)); }
    if (move == plan.answer[asked.shown]) { return stand; }
    return stand - (move.is<verb::Fail>() ? 1 : 2);
}

double Steward::rise_gain(const Appraisal& appraisal, const ask::Upgrade& asked, verb::Upgrade move) const {
    const Good good = move.good;
    const Rises rises = appraisal.best_rises(asked.goods_left, most_steps(asked.rise));
    for (const Rise& rise : rises) {
        if (rise.good == good && rise.steps == move.steps) { return rises[0].gain + order * rank(good); }
    }
    const auto reached = upgraded(good, move.steps);
    return reached ? appraisal.full_price(*reached) - appraisal.full_price(good) - 1 : 0;
}

double Steward::purchase_gain(const Appraisal& appraisal, const State& state, Item item) const {
    const bool forged = !state.stack.back().is<ask::SpecialSale>();
    const bool has_price = !forged && item.is<Special>() && row_of(item.as<Special>()).price;
    const int price = has_price ? *row_of(item.as<Special>()).price : 0;
    return appraisal.price(item) - price * appraisal.price(Resource::silver);
}

double Steward::exploration_gain(const Appraisal& appraisal, const State& state, Face face) const {
    const auto board = static_cast<std::size_t>(board_of(face));
    return appraisal.island(face, state.islands[board].silver);
}

double Steward::take_gain(const Appraisal& appraisal, const State& state, verb::Take move) const {
    double gain = 0;
    const std::size_t strip = move.strip.number;
    for (std::size_t i = 0; i < move.count.number; ++i) {
        const Resource resource = strips[strip][state.strips[strip] + i];
        gain += (resource == Resource::silver ? silver_on_strip : 1) * appraisal.price(resource);
    }
    return gain;
}

double Steward::trade_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const Part& part = current_part(game_, state);
    if (part.wild != Wild::none || part.times != Measure::one) { return judged_gain(state, move); }
    return part.deed == Deed::pay ? 1 : appraisal.exchange(part.give, part.get);
}

double Steward::option_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const ActionUnderWay* action = action_asking(state);
    if (action == nullptr) { return judged_gain(state, move); }
    return appraisal.alternative(action->space, move.as<verb::Option>().option.number);
}

double Steward::judged_gain(const State& state, Move move) const {
    constexpr double points = 150;  // for a whole share of the win
    const Seat seat = state.stack.back().seat;
    State after = state;
    game_.apply(after, move);
    return points * (Judgement<Game>::worth(game_, after, seat) - Judgement<Game>::worth(game_, state, seat));
}

double Steward::gain(const Appraisal& appraisal, const State& state, Move move) const {
    switch (move.verb()) {
        case Verb::skip:
        case Verb::done: return 0;
        case Verb::play: return appraisal.card(move.as<verb::Play>().card);
        case Verb::choose: return row_of(move.as<verb::Choose>().card).points;
        case Verb::option: return option_gain(appraisal, state, move);
        case Verb::trade: return trade_gain(appraisal, state, move);
        case Verb::take: return take_gain(appraisal, state, move.as<verb::Take>());
        case Verb::upgrade:
            return rise_gain(appraisal, state.stack.back().as<ask::Upgrade>(), move.as<verb::Upgrade>());
        case Verb::turn: return 1 - order * static_cast<int>(move.as<verb::Turn>().good);  // all, in their order
        case Verb::acquire: return purchase_gain(appraisal, state, move.as<verb::Acquire>().item);
        case Verb::boats: return 2 * move.as<verb::Boats>().armed + move.as<verb::Boats>().plain;
        case Verb::roll:
        case Verb::pay:
        case Verb::fail:
        case Verb::loot: return dice_gain(appraisal, state, move);
        case Verb::explore: return exploration_gain(appraisal, state, move.as<verb::Explore>().face);
        case Verb::swap: return 1 - order * move.as<verb::Swap>().ore;
        case Verb::emigrate:
            return appraisal.emigration(move.as<verb::Emigrate>().ship) - move.as<verb::Emigrate>().ore;
        case Verb::start:
        case Verb::imitate:
        case Verb::starter:
        case Verb::reveal:
        case Verb::weapon:
        case Verb::occupation:
        case Verb::die:
        case Verb::place:
        case Verb::pass:
        case Verb::end_turn:
        case Verb::close:
        case Verb::lift:
        case Verb::lay:
        case Verb::store:
        case Verb::buy:
        case Verb::arm:
        case Verb::unload:
        case Verb::use:
        case Verb::recall:
        case Verb::visit:
        case Verb::serve:
        case Verb::leave: break;
    }
    return judged_gain(state, move);
}

}  // namespace meadhall::odin_mind
