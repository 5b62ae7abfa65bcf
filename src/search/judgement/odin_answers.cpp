// How the steward answers the questions within an action: which goods, which tile, which ship, roll again or not.
#include <algorithm>

#include "games/odin/chapters.hpp"
#include "search/judgement/odin.hpp"
#include "search/judgement/odin_steward.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

namespace {

constexpr double order = 0.001;  // decides between equals that must come in a certain order

/// Upgrades must be made in falling rank of the goods (O-5.15).
int rank(Good good) { return 2 * static_cast<int>(kind_of(good)) - (good == kind_of(good) ? 0 : 1); }

/// The action space that a question belongs to; null where a card asks.
const Frame* action_asking(const State& state) {
    const std::size_t below = state.stack.size() - 1;
    if (below == 0 || state.stack[below - 1].ask != Ask::action) { return nullptr; }
    return &state.stack[below - 1];
}

}  // namespace

double Steward::dice_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const Frame& frame = state.stack.back();
    if (frame.step == 0 || frame.ask != Ask::dice_action) { return 0; }
    const auto action = static_cast<DiceAction>(frame.subject);
    const DicePlan plan = appraisal.dice(action, frame.first, frame.second == 1);
    const double stand = plan.chances.stand[frame.count];
    if (move.verb == Verb::roll) { return hope(plan.chances, std::max(1, max_rolls - frame.step)); }
    if (move == plan.answer[frame.count]) { return stand; }
    return stand - (move.verb == Verb::fail ? 1 : 2);
}

double Steward::rise_gain(const Appraisal& appraisal, const Frame& frame, Move move) const {
    const Good good = move.good();
    const Rises rises = appraisal.best_rises(frame.count, frame.step);
    for (const Rise& rise : rises) {
        if (rise.good == good && rise.steps == move.second) { return rises[0].gain + order * rank(good); }
    }
    const auto reached = upgraded(good, move.second);
    return reached ? appraisal.full_price(*reached) - appraisal.full_price(good) - 1 : 0;
}

double Steward::purchase_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const bool forged = state.stack.back().ask != Ask::special_sale;
    const bool has_price = !forged && move.item().is<Special>() && row_of(move.item().as<Special>()).price;
    const int price = has_price ? *row_of(move.item().as<Special>()).price : 0;
    return appraisal.price(move.item()) - price * appraisal.price(Resource::silver);
}

double Steward::exploration_gain(const Appraisal& appraisal, const State& state, Move move) const {
    const auto board = static_cast<std::size_t>(board_of(move.face()));
    return appraisal.island(move.face(), state.islands[board].silver);
}

double Steward::take_gain(const Appraisal& appraisal, const State& state, Move move) const {
    double gain = 0;
    const std::size_t strip = move.first;
    for (std::size_t i = 0; i < move.second; ++i) {
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
    const Frame* action = action_asking(state);
    if (action == nullptr || action->subject >= space_count) { return judged_gain(state, move); }
    return appraisal.alternative(static_cast<Space>(action->subject), move.first);
}

double Steward::judged_gain(const State& state, Move move) const {
    constexpr double points = 150;  // for a whole share of the win
    const Seat seat = state.stack.back().seat;
    State after = state;
    game_.apply(after, move);
    return points * (Judgement<Game>::worth(game_, after, seat) - Judgement<Game>::worth(game_, state, seat));
}

double Steward::gain(const Appraisal& appraisal, const State& state, Move move) const {
    const Frame& frame = state.stack.back();
    switch (move.verb) {
        case Verb::skip:
        case Verb::done: return 0;
        case Verb::play: return appraisal.card(move.card());
        case Verb::choose: return row_of(move.card()).points;
        case Verb::option: return option_gain(appraisal, state, move);
        case Verb::trade: return trade_gain(appraisal, state, move);
        case Verb::take: return take_gain(appraisal, state, move);
        case Verb::upgrade: return rise_gain(appraisal, frame, move);
        case Verb::turn: return 1 - order * static_cast<int>(move.good());  // all of them, in their order
        case Verb::acquire: return purchase_gain(appraisal, state, move);
        case Verb::boats: return 2 * move.second + move.first;
        case Verb::roll:
        case Verb::pay:
        case Verb::fail:
        case Verb::loot: return dice_gain(appraisal, state, move);
        case Verb::explore: return exploration_gain(appraisal, state, move);
        case Verb::swap: return 1 - order * move.first;
        case Verb::emigrate: return appraisal.emigration(move.ship()) - move.second;
        default: return judged_gain(state, move);
    }
}

}  // namespace meadhall::odin_mind
