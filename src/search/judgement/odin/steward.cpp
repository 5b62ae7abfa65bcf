#include "search/judgement/odin/steward.hpp"

#include <algorithm>
#include <cmath>

#include "search/chance.hpp"
#include "search/judgement/odin/banquet.hpp"
#include "search/judgement/odin/laying/exact_layout.hpp"

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

namespace {

constexpr double last_resort = -1000;
constexpr std::uint32_t positions_per_try = 1000;  // that an exact search may look at

Seat asked(const State& state) { return state.stack.back().seat; }

bool is_anytime(Verb verb) {
    return verb == Verb::lift || verb == Verb::store || verb == Verb::buy || verb == Verb::arm;
}

/// Equals in the order of their codes; nothing is allocated for it.
void sort_by_gain(Candidates& candidates) {
    std::ranges::sort(candidates, [](const Suggestion<Move>& a, const Suggestion<Move>& b) {
        return a.gain != b.gain ? a.gain > b.gain : a.move.code() < b.move.code();
    });
}

}  // namespace

// Spaces.

Candidates Steward::spaces(const State& state) const {
    const Appraisal appraisal{game_, state, asked(state), weights_};
    MoveList<Game> moves;
    game_.legal_moves(state, moves);
    Candidates found;
    double best = 0;
    for (const Move move : moves) {
        if (!move.is<verb::Place>() || found.full()) { continue; }
        const Space space = move.as<verb::Place>().space;
        const double gain = appraisal.place(space);
        const double net = gain - appraisal.viking() * row_of(space).column;
        best = std::max(best, net);
        if (gain > 0) { found.push_back({move, net}); }
    }
    // Buying and arming cost no Viking: the turn goes on.
    for (const Move move : moves) {
        if (found.full()) { break; }
        if (move.is<verb::Buy>()) { found.push_back({move, best + appraisal.buy(move.as<verb::Buy>().ship)}); }
        if (move.is<verb::Arm>()) { found.push_back({move, best + appraisal.arm()}); }
    }
    if (found.full()) { found.pop_back(); }
    found.push_back({verb::Pass{}, last_resort});
    sort_by_gain(found);
    return found;
}

// Answers within an action.

Candidates Steward::answers(const State& state) const {
    MoveList<Game> moves;
    game_.legal_moves(state, moves);
    const Appraisal appraisal{game_, state, asked(state), weights_};
    Candidates found;
    for (const Move move : moves) {
        if (is_anytime(move.verb()) || found.full()) { continue; }
        found.push_back({move, gain(appraisal, state, move)});
    }
    if (found.empty()) { found.push_back({moves[0], 0}); }
    sort_by_gain(found);
    return found;
}

// The feast.

Candidates Steward::feast(const State& state) const {
    const Move planned = dish(state);
    if (!game_.why(state, planned)) { return {{planned, 0}}; }
    return answers(state);  // a card has changed what may be served
}

Move Steward::dish(const State& state) const {
    const Seat seat = asked(state);
    const Player& player = state.players[seat.number];
    const Appraisal appraisal{game_, state, seat, weights_};
    Menu menu;
    const double slot = appraisal.rounds_after_this() > 0 ? appraisal.spare_slot() : 0;
    for (const GoodRow& row : goods) {
        if (!is_food(row.good)) { continue; }
        const auto number = static_cast<std::size_t>(row.good);
        menu.dishes[number] = static_cast<std::uint8_t>(std::min(player.has(row.good), table_slots));
        menu.price[number] = appraisal.price(row.good) + slot * width(row.good, Side::crosswise);
    }
    menu.silver = player.has(Resource::silver);
    menu.silver_price = appraisal.price(Resource::silver);
    return best_banquet(state.feast, menu).next;
}

// Windows.

bool Steward::lays_in(Window window) {
    return window == Window::income || window == Window::bonus || window == Window::scoring;
}

LayoutAims Steward::aims(const State& state, const Appraisal& appraisal, Laying how) const {
    const Player& player = state.players[asked(state).number];
    const int after = appraisal.rounds_after_this();
    const int incomes = after + (state.stage <= Stage::income ? 1 : 0);
    const int bonuses = after + (state.stage <= Stage::bonus ? 1 : 0) - 1;
    const bool last = state.stage >= Stage::before_scoring;
    LayoutAims aims;
    aims.income = last ? 0 : incomes;
    aims.promise = weights_.promise;
    aims.snug = weights_.snug;
    const double ahead = appraisal.ahead();
    aims.silver = last ? 1 : weights_.laid_silver.at(ahead);
    aims.ore = last ? 0 : appraisal.price(Resource::ore);
    const int reserve = state.stage <= Stage::feast ? std::max(0, appraisal.slots() - appraisal.food()) : 0;
    aims.spare_silver = std::max(0, player.has(Resource::silver) - reserve);
    aims.dishes = last;
    for (const GoodRow& row : goods) {
        const int cells = turns_of(row.shape).cell_count;
        const double held = (row.colour == Colour::green ? weights_.held_green : weights_.held_blue).at(ahead);
        aims.kept[Item{row.good}.number] = last ? row.points : held * cells;
    }
    for (const SpecialRow& row : specials) {
        aims.kept[Item{row.special}.number] = last ? 0 : weights_.held_blue.at(ahead) * turns_of(row.shape).cell_count;
    }
    if (how == Laying::eager && !last) { aims.kept.fill(0); }
    for (int number = 0; number < Item::count; ++number) {
        const Item item{number};
        aims.reward[item.number] = weights_.reward * std::max(0, bonuses) * appraisal.full_price(item);
    }
    return aims;
}

LayoutAims Steward::points_alone(const State& state) const {
    const Appraisal appraisal{game_, state, asked(state), weights_};
    LayoutAims points = aims(state, appraisal);
    points.looks_ahead = false;
    points.silver = 1;
    points.ore = 0;
    points.reward.fill(0);
    // The last income comes before the last feast.
    const int income = state.stage <= Stage::income ? Game::income_of(state, asked(state)) : 0;
    const int lacking = state.stage <= Stage::feast ? appraisal.slots() - appraisal.food() - income : 0;
    const int silver = state.players[asked(state).number].has(Resource::silver);
    points.spare_silver = std::clamp(silver - lacking, 0, silver);
    points.kept.fill(0);
    for (const GoodRow& row : goods) { points.kept[Item{row.good}.number] = row.points; }
    return points;
}

Move Steward::storing(const State& state) const {
    MoveList<Game> moves;
    game_.legal_moves(state, moves);
    for (const Move move : moves) {
        if (move.is<verb::Store>()) { return move; }
    }
    return verb::Close{};
}

Layout Steward::layout(const State& state, int tries, Laying how) const {
    const Seat seat = asked(state);
    const Appraisal appraisal{game_, state, seat, weights_};
    // Only in the end is the gain of a layout all there is to it.
    if (appraisal.rounds_after_this() > 0) { return best_layout(state, seat, aims(state, appraisal, how), 1); }
    if (last_laying_ == LastLaying::planned) { return best_layout(state, seat, aims(state, appraisal), tries); }
    const Budget budget{.playouts = positions_per_try * static_cast<std::uint32_t>(tries)};
    return exact_layout(state, seat, points_alone(state), tries, budget).layout;
}

/// O-4.19: an action may wait for a card. Nobody gets on before it is used.
Move Steward::awaited_card(const State& state) const {
    MoveList<Game> menu;
    game_.legal_moves(state, menu);
    if (menu[0].is<verb::Close>()) { return menu[0]; }
    const auto* card = std::ranges::find_if(menu, [](Move move) { return move.is<verb::Use>(); });
    return card != menu.end() ? *card : menu[0];
}

Move Steward::leaving_window(const State& state) const {
    const Window window = state.stack.back().as<ask::Window>().when;
    if (window == Window::own_action) { return awaited_card(state); }
    return window == Window::scoring ? storing(state) : Move{verb::Close{}};
}

Move Steward::window_move(const State& state, int layouts) const {
    if (!lays_in(state.stack.back().as<ask::Window>().when)) { return leaving_window(state); }
    const Layout layout = this->layout(state, layouts);
    if (!layout.pieces.empty()) { return verb::Lift{layout.pieces[0].item, layout.pieces[0].place}; }
    return leaving_window(state);
}

/// What is laid cannot be taken up again: it may be better to wait.
Candidates Steward::window_moves(const State& state, int layouts) const {
    constexpr double doubt = 1;
    Candidates found{{window_move(state, layouts), 0}};
    const bool may_wait = found[0].move.is<verb::Lift>() && state.stage < Stage::before_scoring;
    if (may_wait) { found.push_back({verb::Close{}, -doubt}); }
    return found;
}

/// Lifted was what the plan begins with: the same plan, made again, tells where it goes.
Move Steward::laying(const State& state, int layouts, Laying how) const {
    const Seat seat = asked(state);
    const auto [item, place] = state.stack.back().as<ask::Laying>();
    State before = state;
    before.stack.pop_back();
    const auto pieces = layout(before, layouts, how).pieces;
    if (!pieces.empty() && pieces[0].item == item && pieces[0].place == place) {
        return verb::Lay::at(pieces[0].placement);
    }
    const Appraisal appraisal{game_, state, seat, weights_};
    return verb::Lay::at(best_placement(state, seat, aims(state, appraisal), item, place));
}

Move Steward::arrangement(const State& state, int layouts) const {
    if (state.stack.back().is<ask::Laying>()) { return laying(state, layouts, Laying::eager); }
    for (const LaidPiece& piece : layout(state, layouts, Laying::eager).pieces) {
        const Move lift = verb::Lift{piece.item, piece.place};
        if (!game_.why(state, lift)) { return lift; }
    }
    return choice(state, layouts);
}

void Steward::lay_out(State& state) const {
    if (lays_in(state.stack.back().as<ask::Window>().when)) {
        const Seat seat = asked(state);
        const Appraisal appraisal{game_, state, seat, weights_};
        const Frame asking = state.stack.back();
        for (const LaidPiece& piece : plan_layout(state, seat, aims(state, appraisal), nullptr).pieces) {
            game_.apply(state, verb::Lift{piece.item, piece.place});
            game_.apply(state, verb::Lay::at(piece.placement));
            if (state.stack.empty() || state.stack.back() != asking) { return; }  // a card wants an answer first
        }
    }
    game_.apply(state, leaving_window(state));
}

// Choosing.

Candidates Steward::candidates(const State& state, int layouts) const {
    const Frame& frame = state.stack.back();
    if (frame.is<ask::Turn>()) { return spaces(state); }
    if (frame.is<ask::TurnEnd>()) { return {{verb::EndTurn{}, 0}}; }
    if (frame.is<ask::Window>()) { return window_moves(state, layouts); }
    if (frame.is<ask::Feast>()) { return feast(state); }
    if (frame.is<ask::Laying>()) { return {{laying(state, layouts), 0}}; }
    return answers(state);
}

Move Steward::choice(const State& state, int layouts) const { return candidates(state, layouts)[0].move; }

void Steward::step(State& state) const {
    if (state.stack.back().is<ask::Window>()) { return lay_out(state); }
    game_.apply(state, choice(state, 1));
}

void Steward::play_out(State& state, std::uint64_t luck) const {
    // One stream per purpose: whatever is played, the same strips turn up and the k-th roll is the same.
    using Streams = std::array<Rng, Game::purposes.size()>;
    Streams streams{Rng{luck + 1}, Rng{luck + 2}, Rng{luck + 3}, Rng{luck + 4},
                    Rng{luck + 5}, Rng{luck + 6}, Rng{luck + 7}};
    for (;;) {
        const Actor actor = Game::to_act(state);
        if (actor.is_nobody()) { return; }
        if (actor.is_chance()) {
            game_.apply(state, drawn_outcome(game_, state, streams[static_cast<std::size_t>(actor.purpose())]));
        } else {
            step(state);
        }
    }
}

}  // namespace meadhall::odin_mind

namespace meadhall {

double QuickPlayer<odin::Game>::success(const odin::State& state, Seat seat) const {
    const Standing standing = game_.standing(state);
    const double mine = standing.scores[seat.number];
    if (game_.is_solo()) { return mine; }
    double best = -1000;
    for (int i = 0; i < game_.seats(); ++i) {
        if (meadhall::seat(i) != seat) { best = std::max<double>(best, standing.scores[static_cast<std::size_t>(i)]); }
    }
    constexpr double decided = 40;
    return std::clamp(mine - best, -decided, decided);
}

double QuickPlayer<odin::Game>::usual() const { return game_.is_solo() ? 90 : 0; }

double QuickPlayer<odin::Game>::share(double success) const {
    constexpr double doubt = 20;
    return 1 / (1 + std::exp((usual() - success) / doubt));
}

}  // namespace meadhall
