// A table for one particular game.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "core/rng.hpp"
#include "core/rules.hpp"
#include "match/bots/bots.hpp"
#include "match/bots/seated_bots.hpp"
#include "match/bots/stopwatch.hpp"
#include "match/catalogue.hpp"
#include "match/draws/dealer.hpp"
#include "match/json/write.hpp"
#include "match/protocol/describe.hpp"
#include "match/reasons.hpp"
#include "match/record/history.hpp"
#include "match/table.hpp"
#include "match/worlds.hpp"

namespace meadhall {

template <Rules G>
class TableOf final : public Table {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    /// How a table came about, beyond the game and its first position.
    struct Setting {
        std::string given_state;  // JSON, if the game did not begin in the usual way
        Chance chance = Chance::dealt;
        std::string seed;
        std::string commitment;
        std::vector<std::string> players;
        std::string date;
    };

    /// Precondition: `start` is possible. Nothing is dealt yet.
    TableOf(G game, const State& start, Setting setting)
        : game_{std::move(game)}, history_{start}, setting_{std::move(setting)}, dealer_{setting_.seed} {}

    // For those who know which game it is: boards on a screen, the laboratory, tests.
    [[nodiscard]] const G& rules() const { return game_; }
    /// What one viewer may know; boards draw this and never the state.
    [[nodiscard]] typename G::View seen(Viewer viewer) const { return game_.view(state(), viewer); }
    /// A position that this viewer cannot rule out, always the same for what is seen.
    [[nodiscard]] State world_of(Viewer viewer) const {
        const typename G::View view = seen(viewer);
        Rng rng{hash_of(view)};
        return game_.imagine(view, rng);
    }
    [[nodiscard]] const State& state() const { return history_.state(); }

    [[nodiscard]] const GameEntry& game() const override { return entry_of<G>(); }
    [[nodiscard]] int seats() const override { return game_.seats(); }
    [[nodiscard]] Chance chance() const override { return setting_.chance; }
    [[nodiscard]] std::string options() const override { return json_of(no_game, game_.options()); }
    [[nodiscard]] std::string scene() const override {
        if constexpr (HasScene<G>) {
            return json_of(game_, game_.scene());
        } else {
            return "{}";
        }
    }
    [[nodiscard]] const std::vector<std::string>& players() const override { return setting_.players; }
    [[nodiscard]] const std::string& commitment() const override { return setting_.commitment; }

    [[nodiscard]] std::uint64_t revision() const override { return revision_; }
    [[nodiscard]] int ply() const override { return history_.cursor(); }
    [[nodiscard]] int last_ply() const override { return history_.length(); }
    [[nodiscard]] Actor to_act() const override { return game_.to_act(state()); }
    [[nodiscard]] std::string_view purpose(Actor actor) const override {
        return G::purposes[static_cast<std::size_t>(actor.purpose())];
    }
    [[nodiscard]] Standing standing() const override { return game_.standing(state()); }
    [[nodiscard]] std::vector<ScoreItem> breakdown(Seat seat) const override { return game_.breakdown(state(), seat); }

    [[nodiscard]] std::uint64_t hash(Caller caller) const override {
        if (plays_openly<G> || caller.is_owner()) { return history_.hash(); }
        return hash_of(game_.view(state(), caller.viewer()));
    }
    [[nodiscard]] int barrier(Caller caller) const override {
        if (caller.is_seat()) { return history_.barrier(game_, caller.seat()); }
        if (ply() == 0 || (!plays_openly<G> && !caller.is_owner())) { return ply(); }
        const Actor last = history_.ply(ply() - 1).actor;
        return last.is_seat() ? history_.barrier(game_, last.seat()) : ply();
    }

    void view_json(std::string& out, Caller caller) const override {
        if (caller.is_owner()) { return append_json(out, game_, state()); }
        append_json(out, game_, game_.view(state(), caller.viewer()));
    }
    [[nodiscard]] std::string gauges(Caller caller) const override { return gauges_json(game_, state(), caller); }
    [[nodiscard]] std::string question(Caller caller, const Listener& listener) const override {
        if (!to_act().is_seat()) { return {}; }
        if constexpr (AsksInWords<G>) {
            const Viewer viewer = caller.is_owner() ? Viewer{to_act().seat()} : caller.viewer();
            return game_.question(game_.view(state(), viewer), listener);
        } else {
            return {};
        }
    }
    [[nodiscard]] Result<void> moves_json_after(std::string& out, std::span<const MoveName> made, Caller caller,
                                                std::string_view filter) const override;
    [[nodiscard]] std::vector<MoveChoice> moves(Caller caller) const override {
        std::vector<MoveChoice> choices;
        for (const Move& move : menu(caller)) { choices.push_back(choice(move)); }
        return choices;
    }
    [[nodiscard]] std::vector<Happening> happenings(int from, int to, Caller caller,
                                                    const Listener& listener) const override {
        std::vector<Happening> all;
        for (const auto& [ply, event] : events(from, to, caller)) {
            all.push_back(happening_of(game_, ply, event, listener));
        }
        return all;
    }
    /// An event, and the ply that brought it about, counted from 1.
    struct PlyEvent {
        int ply;
        typename G::Event event;
    };
    /// `happenings` with their types.
    [[nodiscard]] std::vector<PlyEvent> events(int from, int to, Caller caller) const {
        std::vector<PlyEvent> all;
        State at = history_.state_at(game_, from);
        for (int i = from; i < to; ++i) {
            EventList<G> events;
            game_.apply(at, history_.ply(i).move, events);
            for (const auto& event : events) {
                all.push_back({i + 1, caller.is_owner() ? event : game_.witnessed(event, caller.viewer())});
            }
        }
        return all;
    }
    [[nodiscard]] std::optional<Refusal> why_after(std::span<const MoveName> made, const MoveName& name,
                                                   Caller caller) const override;
    [[nodiscard]] Result<Preview> preview(std::span<const MoveName> moves, Caller caller,
                                          const Listener& listener) const override;
    [[nodiscard]] Record record(Seeds seeds) const override;
    [[nodiscard]] std::unique_ptr<Table> another(std::string seed) const override;
    [[nodiscard]] std::unique_ptr<Table> imagined(Seat seat) const override;

    [[nodiscard]] Result<ThinkAnswer> think(const ThinkRequest& request, Caller caller) override;

    [[nodiscard]] Result<void> play(const MoveName& name, Caller caller) override {
        const Result<Move> move = admitted(name, caller);
        if (!move) { return std::unexpected{move.error()}; }
        history_.play(game_, *move);
        deal();
        ++revision_;
        if (to_act().is_nobody()) { bots_.leave(); }
        return {};
    }
    [[nodiscard]] Result<void> undo(std::optional<int> ply, Caller caller) override;
    [[nodiscard]] Result<void> redo(std::optional<int> ply, Caller caller) override;
    [[nodiscard]] Result<void> go_to(int ply, Caller caller) override;

    /// Plays what a record says for whoever is to act, chance included, and tells its code. Nothing is dealt.
    [[nodiscard]] Result<std::uint64_t> follow(const std::string& text) {
        const Result<Move> move = legal(text);
        if (!move) { return std::unexpected{move.error()}; }
        history_.play(game_, *move);
        return G::code(*move);
    }
    /// Plays the chance plies that are due, where the table deals.
    void deal() {
        while (deals() && to_act().is_chance()) { history_.play(game_, *G::move_of(next_draw())); }
    }
    /// The code of the outcome that the seed brings now. Precondition: chance is to act.
    [[nodiscard]] std::uint64_t next_draw() const {
        const int purpose = to_act().purpose();
        std::vector<Outcome> outcomes;
        for (const Move& move : legal_moves()) { outcomes.push_back({G::code(move), game_.weight(state(), move)}); }
        return dealer_.draw(this->purpose(to_act()), history_.draws(purpose), outcomes);
    }

  private:
    [[nodiscard]] bool deals() const { return chance() == Chance::dealt; }
    [[nodiscard]] std::optional<Refusal> unfit_to_act(Caller caller) const;
    [[nodiscard]] Result<Move> legal(const State& at, const MoveName& name) const;
    [[nodiscard]] Result<Move> legal(const MoveName& name) const { return legal(state(), name); }
    /// The move, if this caller can make it now.
    [[nodiscard]] Result<Move> admitted(const MoveName& name, Caller caller) const;
    [[nodiscard]] std::vector<Move> legal_moves(const State& at) const {
        const auto moves = std::make_unique<MoveList<G>>();
        game_.legal_moves(at, *moves);
        return {moves->begin(), moves->end()};
    }
    [[nodiscard]] std::vector<Move> legal_moves() const { return legal_moves(state()); }
    [[nodiscard]] std::vector<Move> menu(Caller caller) const {
        return unfit_to_act(caller) ? std::vector<Move>{} : legal_moves();
    }
    /// The worlds that the caller cannot tell apart, with these moves made in them.
    [[nodiscard]] Result<Worlds<G>> ahead(std::span<const MoveName> moves, Caller caller) const;
    struct Watch;

    [[nodiscard]] MoveChoice choice(const Move& move) const { return {G::code(move), game_.text(state(), move)}; }
    [[nodiscard]] ThinkAnswer answer(const Thought<G>& thought, std::size_t choices) const;
    [[nodiscard]] Thought<G> without_thinking(const Move& only) const;

    [[nodiscard]] bool is_dealt_at(int ply) const {
        return deals() && ply < last_ply() && history_.ply(ply).actor.is_chance();
    }
    [[nodiscard]] int decision_before(int ply) const;
    [[nodiscard]] int decision_after(int ply) const;
    [[nodiscard]] int nearest_decision(int ply) const;
    [[nodiscard]] bool may_return_to(int ply, Caller caller) const;
    [[nodiscard]] bool may_repeat_to(int ply, Caller caller) const;
    Result<void> move_cursor(int ply);

    G game_;
    History<G> history_;
    Setting setting_;
    Dealer dealer_;
    SeatedBots<G> bots_;
    std::uint64_t revision_ = 0;
};

// Who may do what.

template <Rules G>
std::optional<Refusal> TableOf<G>::unfit_to_act(Caller caller) const {
    const Actor actor = to_act();
    if (actor.is_nobody()) { return Refusal{reasons::over}; }
    if (caller == Caller::spectator()) { return Refusal{reasons::onlooker}; }
    if (caller.is_seat() && actor != Actor::of(caller.seat())) { return Refusal{reasons::not_your_turn}; }
    if (actor.is_chance() && deals()) { return Refusal{reasons::chance_is_dealt}; }
    return std::nullopt;
}

template <Rules G>
Result<typename G::Move> TableOf<G>::legal(const State& at, const MoveName& name) const {
    const Result<Move> move = named_move(game_, at, name);
    if (!move) { return move; }
    if (auto refusal = game_.why(at, *move)) { return std::unexpected{*refusal}; }
    return move;
}

template <Rules G>
Result<typename G::Move> TableOf<G>::admitted(const MoveName& name, Caller caller) const {
    if (auto refusal = unfit_to_act(caller)) { return std::unexpected{*refusal}; }
    return legal(name);
}

// Telling.

template <Rules G>
Result<Worlds<G>> TableOf<G>::ahead(std::span<const MoveName> moves, Caller caller) const {
    if (auto refusal = unfit_to_act(caller)) { return std::unexpected{*refusal}; }
    Worlds<G> worlds{game_, state(), caller};
    for (const MoveName& name : moves) {
        if (worlds.have_parted()) { break; }
        if (worlds.to_act() != to_act()) { return refused(reasons::not_your_turn); }
        const Result<Move> move = legal(worlds.one(), name);
        if (!move) { return std::unexpected{move.error()}; }
        worlds.play(*move);
    }
    return worlds;
}

template <Rules G>
Result<Preview> TableOf<G>::preview(std::span<const MoveName> moves, Caller caller, const Listener& listener) const {
    const Result<Worlds<G>> worlds = ahead(moves, caller);
    if (!worlds) { return std::unexpected{worlds.error()}; }
    return worlds->preview(ply(), listener);
}

template <Rules G>
Result<void> TableOf<G>::moves_json_after(std::string& out, std::span<const MoveName> made, Caller caller,
                                          std::string_view filter) const {
    MoveFilter wanted;
    if (!wanted.read(filter)) { return refused(reasons::misfit, "filter: expected an object"); }
    const auto write = [&](const State& at, const std::vector<Move>& moves) {
        JsonText json{out};
        json.begin_array();
        for (const Move& move : moves) {
            if (wanted.admits(game_, move)) { append_move(out, game_, at, move); }
        }
        json.end_array();
    };
    if (made.empty()) {
        write(state(), menu(caller));
        return {};
    }
    const Result<Worlds<G>> worlds = ahead(made, caller);
    if (!worlds) { return std::unexpected{worlds.error()}; }
    const bool goes_on = !worlds->have_parted() && worlds->to_act() == to_act();
    write(worlds->one(), goes_on ? legal_moves(worlds->one()) : std::vector<Move>{});
    return {};
}

template <Rules G>
std::optional<Refusal> TableOf<G>::why_after(std::span<const MoveName> made, const MoveName& name,
                                             Caller caller) const {
    if (made.empty()) {
        const Result<Move> move = admitted(name, caller);
        return move ? std::nullopt : std::optional{move.error()};
    }
    const Result<Worlds<G>> worlds = ahead(made, caller);
    if (!worlds) { return worlds.error(); }
    if (worlds->have_parted() || worlds->to_act() != to_act()) { return Refusal{reasons::not_your_turn}; }
    const Result<Move> move = legal(worlds->one(), name);
    return move ? std::nullopt : std::optional{move.error()};
}

template <Rules G>
Record TableOf<G>::record(Seeds seeds) const {
    const Standing now = standing();
    Record record{
        .game = std::string{G::id},
        .rules = G::rules_version,
        .seats = seats(),
        .options = options(),
        .options_hash = options_hash(options()),
        .state = setting_.given_state,
        .players = setting_.players,
        .date = setting_.date,
        .result = result_text(now, seats()),
        .seed_commit = setting_.commitment,
        .seed = now.over || seeds == Seeds::shown ? setting_.seed : std::string{},
        .plies = {},
    };
    State at = history_.state_at(game_, 0);
    for (int i = 0; i < ply(); ++i) {
        const auto& ply = history_.ply(i);
        record.plies.push_back({game_.text(at, ply.move), ply.actor.is_chance(), ply.hash, 0});
        game_.apply(at, ply.move);
    }
    return record;
}

template <Rules G>
std::unique_ptr<Table> TableOf<G>::another(std::string seed) const {
    Setting setting{.given_state = ply() == 0 ? setting_.given_state : json_of(game_, state()),
                    .chance = Chance::dealt,
                    .seed = std::move(seed),
                    .commitment = {},
                    .players = setting_.players,
                    .date = setting_.date};
    setting.commitment = commitment_to(setting.seed);
    auto table = std::make_unique<TableOf>(game_, state(), std::move(setting));
    table->deal();
    return table;
}

template <Rules G>
std::unique_ptr<Table> TableOf<G>::imagined(Seat seat) const {
    const State world = world_of(seat);
    Setting setting{.given_state = json_of(game_, world),
                    .chance = Chance::manual,
                    .seed = {},
                    .commitment = {},
                    .players = setting_.players,
                    .date = setting_.date};
    return std::make_unique<TableOf>(game_, world, std::move(setting));
}

/// Looks after a bot that thinks: when it has to come to an end, and who hears of it on the way.
template <Rules G>
struct TableOf<G>::Watch {
    const TableOf& table;
    const ThinkRequest& request;
    const Stopwatch& stopwatch;
    std::uint32_t playouts;
    int thinkers;  // who share the playouts out

    [[nodiscard]] Budget budget() const {
        return {.playouts = playouts,
                .stop = request.milliseconds > 0 || request.stop ? &Watch::is_over : nullptr,
                .tell = request.tell ? &Watch::tell : nullptr,
                .context = this};
    }

  private:
    static bool is_over(const void* context) {
        const auto& self = *static_cast<const Watch*>(context);
        return self.stopwatch.has_run_out() || (self.request.stop && self.request.stop());
    }
    static void tell(const void* context, const Inkling& inkling) {
        const auto& self = *static_cast<const Watch*>(context);
        const double own_playouts = static_cast<double>(self.playouts) / self.thinkers;  // one speaks for all
        const double done = std::max(self.stopwatch.part_gone(), std::min(1.0, inkling.playouts / own_playouts));
        self.request.tell({done, inkling.playouts, self.table.choice(*G::move_of(inkling.move)), inkling.value});
    }
};

template <Rules G>
Result<ThinkAnswer> TableOf<G>::think(const ThinkRequest& request, Caller caller) {
    if (auto refusal = unfit_to_act(caller)) { return std::unexpected{*refusal}; }
    if (!to_act().is_seat()) { return refused(reasons::no_decision); }
    const BotMaker<G>* bot = find_bot<G>(request.bot);
    if (bot == nullptr) { return refused(reasons::unknown_bot, request.bot); }
    const std::vector<Move> moves = legal_moves();
    if (moves.size() == 1) { return answer(without_thinking(moves.front()), 1); }
    const Seat me = to_act().seat();
    const typename G::View seen = game_.view(state(), me);
    const Stopwatch stopwatch{request.milliseconds};
    Council<G>& sitter = bots_.at(me, *bot, request.threads);
    const Watch watch{*this, request, stopwatch, playouts_for(request, bot->card.usual_playouts),
                      sitter.members(game_)};
    Rng rng{request.seed.value_or(hash_of(seen))};
    ThinkAnswer found = answer(sitter.think(game_, seen, me, watch.budget(), rng), moves.size());
    found.milliseconds = stopwatch.elapsed();
    return found;
}

/// Whoever has no choice learns nothing about how the game stands.
template <Rules G>
Thought<G> TableOf<G>::without_thinking(const Move& only) const {
    Thought<G> thought{.move = only, .value = {}, .lines = {}};
    for (int i = 0; i < seats(); ++i) { thought.value[static_cast<std::size_t>(i)] = 1.0 / seats(); }
    thought.lines.push_back({only, 0, 1.0 / seats()});
    return thought;
}

template <Rules G>
ThinkAnswer TableOf<G>::answer(const Thought<G>& thought, std::size_t choices) const {
    ThinkAnswer answer{.move = choice(thought.move),
                       .value = thought.value,
                       .lines = {},
                       .choices = choices,
                       .playouts = thought.playouts};
    for (const auto& line : thought.lines) {
        answer.lines.push_back({choice(line.move), line.visits, line.value, line.points});
    }
    return answer;
}

// Back and forth. Where the table deals, the cursor of a game in play rests only where a seat decides.

template <Rules G>
int TableOf<G>::decision_before(int ply) const {
    do { --ply; } while (ply >= 0 && is_dealt_at(ply));
    return ply;
}

template <Rules G>
int TableOf<G>::decision_after(int ply) const {
    do { ++ply; } while (is_dealt_at(ply));
    return ply;
}

/// The position itself, else the last decision before it, else the first.
template <Rules G>
int TableOf<G>::nearest_decision(int ply) const {
    const int earlier = decision_before(ply + 1);
    return earlier >= 0 ? earlier : decision_after(ply);
}

template <Rules G>
bool TableOf<G>::may_return_to(int ply, Caller caller) const {
    return !caller.is_seat() || ply >= barrier(caller);
}

/// A seat repeats its own acts; chance that follows them brings what it brought before.
template <Rules G>
bool TableOf<G>::may_repeat_to(int ply, Caller caller) const {
    for (int i = this->ply(); caller.is_seat() && i < ply; ++i) {
        const Actor actor = history_.ply(i).actor;
        if (actor.is_seat() && actor.seat() != caller.seat()) { return false; }
    }
    return true;
}

template <Rules G>
Result<void> TableOf<G>::move_cursor(int ply) {
    if (ply == this->ply()) { return {}; }
    history_.go_to(game_, ply);
    ++revision_;
    return {};
}

template <Rules G>
Result<void> TableOf<G>::undo(std::optional<int> ply, Caller caller) {
    if (caller == Caller::spectator()) { return refused(reasons::onlooker); }
    if (ply && (*ply < 0 || *ply > this->ply())) { return refused(reasons::no_such_ply, std::to_string(*ply)); }
    const int target = ply ? nearest_decision(*ply) : decision_before(this->ply());
    if (target < 0) { return refused(reasons::nothing_to_undo); }
    if (!may_return_to(ply.value_or(target), caller)) { return refused(reasons::beyond_barrier); }
    return move_cursor(target);
}

template <Rules G>
Result<void> TableOf<G>::redo(std::optional<int> ply, Caller caller) {
    if (caller == Caller::spectator()) { return refused(reasons::onlooker); }
    if (this->ply() == last_ply()) { return refused(reasons::nothing_to_redo); }
    if (ply && (*ply < this->ply() || *ply > last_ply())) {
        return refused(reasons::no_such_ply, std::to_string(*ply));
    }
    const int target = ply ? decision_after(*ply - 1) : decision_after(this->ply());
    if (!may_repeat_to(target, caller)) { return refused(reasons::not_your_turn); }
    return move_cursor(target);
}

template <Rules G>
Result<void> TableOf<G>::go_to(int ply, Caller caller) {
    if (ply < 0 || ply > last_ply()) { return refused(reasons::no_such_ply, std::to_string(ply)); }
    if (!caller.is_owner()) { return ply <= this->ply() ? undo(ply, caller) : redo(ply, caller); }
    return move_cursor(ply);
}

/// The table as that of a particular game. Precondition: it is one.
template <Rules G>
[[nodiscard]] const TableOf<G>& table_of(const Table& table) {
    return static_cast<const TableOf<G>&>(table);
}

}  // namespace meadhall
