// A table for one particular game.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rules.hpp"
#include "match/bots.hpp"
#include "match/catalogue.hpp"
#include "match/dealer.hpp"
#include "match/describe.hpp"
#include "match/history.hpp"
#include "match/json_write.hpp"
#include "match/reasons.hpp"
#include "match/side_by_side.hpp"
#include "match/stopwatch.hpp"
#include "match/table.hpp"
#include "search/council.hpp"

namespace meadhall {

/// What the catalogue says about a game: entry.hpp.
template <Rules G>
[[nodiscard]] const GameEntry& entry_of();

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

    // For those who know which game it is: boards on a screen, tests.
    [[nodiscard]] const G& rules() const { return game_; }
    [[nodiscard]] const State& state() const { return history_.state(); }

    [[nodiscard]] const GameEntry& game() const override { return entry_of<G>(); }
    [[nodiscard]] int seats() const override { return game_.seats(); }
    [[nodiscard]] Chance chance() const override { return setting_.chance; }
    [[nodiscard]] std::string options() const override { return json_of(no_game, game_.options()); }
    [[nodiscard]] std::string scene() const override {
        if constexpr (requires { game_.scene(); }) {
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
        if (caller.is_seat()) { return history_.barrier(caller.seat()); }
        if (ply() == 0 || (!plays_openly<G> && !caller.is_owner())) { return ply(); }
        const Actor last = history_.ply(ply() - 1).actor;
        return last.is_seat() ? history_.barrier(last.seat()) : ply();
    }

    void view_json(std::string& out, Caller caller) const override {
        if (caller.is_owner()) { return append_json(out, game_, state()); }
        append_json(out, game_, game_.view(state(), caller.viewer()));
    }
    [[nodiscard]] Result<void> moves_json(std::string& out, Caller caller, std::string_view filter) const override {
        MoveFilter wanted;
        if (!wanted.read(filter)) { return refused(reasons::misfit, "filter: expected an object"); }
        JsonText json{out};
        json.begin_array();
        for (const Move& move : menu(caller)) {
            if (wanted.admits(game_, move)) { append_move(out, move); }
        }
        json.end_array();
        return {};
    }
    [[nodiscard]] std::vector<MoveChoice> moves(Caller caller) const override {
        std::vector<MoveChoice> choices;
        for (const Move& move : menu(caller)) { choices.push_back(choice(move)); }
        return choices;
    }
    [[nodiscard]] std::vector<Happening> happenings(int from, int to, Caller caller, Language language) const override {
        std::vector<Happening> all;
        State at = history_.state_at(game_, from);
        for (int i = from; i < to; ++i) {
            EventList<G> events;
            game_.apply(at, history_.ply(i).move, events);
            for (const auto& event : events) { all.push_back(happening(i + 1, event, caller, language)); }
        }
        return all;
    }
    [[nodiscard]] std::optional<Refusal> why(const MoveName& name, Caller caller) const override {
        const Result<Move> move = admitted(name, caller);
        return move ? std::nullopt : std::optional{move.error()};
    }
    [[nodiscard]] Record record(Seeds seeds) const override;
    [[nodiscard]] Result<ThinkAnswer> think(const ThinkRequest& request, Caller caller) const override;

    [[nodiscard]] Result<void> play(const MoveName& name, Caller caller) override {
        const Result<Move> move = admitted(name, caller);
        if (!move) { return std::unexpected{move.error()}; }
        history_.play(game_, *move);
        deal();
        ++revision_;
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
    [[nodiscard]] Result<Move> named(const MoveName& name) const;
    [[nodiscard]] Result<Move> legal(const MoveName& name) const;
    /// The move, if this caller can make it now.
    [[nodiscard]] Result<Move> admitted(const MoveName& name, Caller caller) const;
    [[nodiscard]] std::vector<Move> legal_moves() const {
        const auto moves = std::make_unique<MoveList<G>>();
        game_.legal_moves(state(), *moves);
        return {moves->begin(), moves->end()};
    }
    [[nodiscard]] std::vector<Move> menu(Caller caller) const {
        return unfit_to_act(caller) ? std::vector<Move>{} : legal_moves();
    }
    struct Watch;

    [[nodiscard]] MoveChoice choice(const Move& move) const { return {G::code(move), game_.text(state(), move)}; }
    void append_move(std::string& out, const Move& move) const;
    [[nodiscard]] Happening happening(int ply, const typename G::Event& event, Caller caller, Language language) const;
    [[nodiscard]] ThinkAnswer answer(const Thought<G>& thought) const;

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
Result<typename G::Move> TableOf<G>::named(const MoveName& name) const {
    if (const std::string* text = std::get_if<std::string>(&name)) { return game_.parse(state(), *text); }
    const std::uint64_t code = std::get<std::uint64_t>(name);
    const std::optional<Move> move = G::move_of(code);
    if (!move) { return refused(reasons::no_such_move, std::to_string(code)); }
    return *move;
}

template <Rules G>
Result<typename G::Move> TableOf<G>::legal(const MoveName& name) const {
    Result<Move> move = named(name);
    if (!move) { return move; }
    if (auto refusal = game_.why(state(), *move)) { return std::unexpected{*refusal}; }
    return move;
}

template <Rules G>
Result<typename G::Move> TableOf<G>::admitted(const MoveName& name, Caller caller) const {
    if (auto refusal = unfit_to_act(caller)) { return std::unexpected{*refusal}; }
    return legal(name);
}

// Telling.

template <Rules G>
void TableOf<G>::append_move(std::string& out, const Move& move) const {
    JsonText json{out};
    JsonWriter<G> fields{out, game_};
    json.begin_object();
    fields.field("code", G::code(move));
    fields.field("text", std::string_view{game_.text(state(), move)});
    append_description(fields, move);
    if (to_act().is_chance()) { fields.field("weight", game_.weight(state(), move)); }
    json.end_object();
}

template <Rules G>
Happening TableOf<G>::happening(int ply, const typename G::Event& event, Caller caller, Language language) const {
    const auto told = caller.is_owner() ? event : game_.witnessed(event, caller.viewer());
    Happening happening{ply, {}, game_.tell(told, language)};
    JsonText json{happening.json};
    JsonWriter<G> fields{happening.json, game_};
    json.begin_object();
    append_description(fields, told);
    fields.field("ply", ply);
    if (!happening.sentence.empty()) { fields.field("text", std::string_view{happening.sentence}); }
    json.end_object();
    return happening;
}

template <Rules G>
Record TableOf<G>::record(Seeds seeds) const {
    const Standing now = standing();
    Record record{
        .game = std::string{G::id},
        .rules = G::rules_version,
        .seats = seats(),
        .options = options(),
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
Result<ThinkAnswer> TableOf<G>::think(const ThinkRequest& request, Caller caller) const {
    if (auto refusal = unfit_to_act(caller)) { return std::unexpected{*refusal}; }
    if (!to_act().is_seat()) { return refused(reasons::no_decision); }
    const BotMaker<G>* maker = find_bot<G>(request.bot);
    if (maker == nullptr) { return refused(reasons::unknown_bot, request.bot); }
    const Seat me = to_act().seat();
    const typename G::View seen = game_.view(state(), me);
    const Stopwatch stopwatch{request.milliseconds};
    Rng rng{request.seed.value_or(hash_of(seen))};
    const std::unique_ptr<Bot<G>> bot = maker->make();
    const bool in_company = request.threads > 1 && bot->company(game_) != Company::alone;
    const std::uint32_t playouts = playouts_for(request, maker->card.usual_playouts);
    const Watch watch{*this, request, stopwatch, playouts, in_company ? request.threads : 1};
    const Budget budget = watch.budget();
    ThinkAnswer found =
        answer(in_company ? Council<G>{[&] { return maker->make(); }, request.threads, &side_by_side}.think(
                                game_, seen, me, budget, rng)
                          : bot->think(game_, seen, me, budget, rng));
    found.milliseconds = stopwatch.elapsed();
    return found;
}

template <Rules G>
ThinkAnswer TableOf<G>::answer(const Thought<G>& thought) const {
    ThinkAnswer answer{.move = choice(thought.move), .value = thought.value, .lines = {}, .playouts = thought.playouts};
    for (const auto& line : thought.lines) { answer.lines.push_back({choice(line.move), line.visits, line.value}); }
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
    if (!may_return_to(ply.value_or(target), caller)) {
        return refused(reasons::beyond_barrier, "barrier: ply " + std::to_string(barrier(caller)));
    }
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

}  // namespace meadhall
