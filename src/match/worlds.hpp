// What a move would bring about, found out without looking at anything the caller may not know.
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/hash.hpp"
#include "core/listener.hpp"
#include "core/rng.hpp"
#include "core/rules.hpp"
#include "match/caller.hpp"
#include "match/json/write.hpp"
#include "match/protocol/describe.hpp"
#include "match/reasons.hpp"
#include "match/record/history.hpp"
#include "match/table.hpp"

namespace meadhall {

/// A move as a caller names it at a position; it need not be legal there.
template <Rules G>
[[nodiscard]] Result<typename G::Move> named_move(const G& game, const typename G::State& at, const MoveName& name) {
    if (const std::string* text = std::get_if<std::string>(&name)) { return game.parse(at, *text); }
    const std::uint64_t code = std::get<std::uint64_t>(name);
    const auto move = G::move_of(code);
    if (!move) { return refused(reasons::no_such_move, std::to_string(code)); }
    return *move;
}

/// A legal move: {"code", "text", "verb", …, "weight"?}
template <Rules G>
void append_move(std::string& out, const G& game, const typename G::State& at, const typename G::Move& move) {
    JsonText json{out};
    JsonWriter<G> fields{out, game};
    json.begin_object();
    fields.field("code", G::code(move));
    fields.field("text", std::string_view{game.text(at, move)});
    append_description(fields, move);
    if (game.to_act(at).is_chance()) { fields.field("weight", game.weight(at, move)); }
    json.end_object();
}

/// An event as somebody learns of it: {"event", …, "ply", "text"?}, and its sentence.
template <Rules G>
[[nodiscard]] Happening happening_of(const G& game, int ply, const typename G::Event& told, const Listener& listener) {
    Happening happening{ply, {}, game.tell(told, listener)};
    JsonText json{happening.json};
    JsonWriter<G> fields{happening.json, game};
    json.begin_object();
    append_description(fields, told);
    fields.field("ply", ply);
    if (!happening.sentence.empty()) { fields.field("text", std::string_view{happening.sentence}); }
    json.end_object();
    return happening;
}

/// What a game counts on the board for its viewers: `game.gauges(view)`, where it has that.
template <Rules G>
[[nodiscard]] std::string gauges_json(const G& game, const typename G::State& state, Caller caller) {
    if constexpr (HasGauges<G>) {
        return json_of(game, game.gauges(game.view(state, caller.is_owner() ? Viewer::spectator() : caller.viewer())));
    } else {
        return {};
    }
}

/// Positions that one caller cannot tell apart, played on alike. The owner of a table, and everybody in an open game,
/// has only the true one.
template <Rules G>
class Worlds {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    Worlds(const G& game, const State& state, Caller caller) : game_{game}, caller_{caller} {
        if (plays_openly<G> || !caller.is_seat()) {
            states_.push_back(state);
            return;
        }
        const typename G::View seen = game.view(state, caller.seat());
        Rng rng{hash_of(seen)};
        for (int i = 0; i < imagined; ++i) { states_.push_back(game.imagine(seen, rng)); }
    }

    [[nodiscard]] const State& one() const { return states_.front(); }
    [[nodiscard]] Actor to_act() const { return game_.to_act(one()); }
    /// Whether the caller would learn something: from here on the worlds differ.
    [[nodiscard]] bool have_parted() const { return parted_; }

    /// Precondition: legal in the first of them, and they have not parted.
    void play(const Move& move) {
        const std::size_t before = events_.size();
        ++plies_;
        append_events(states_.front(), move);
        for (std::size_t i = 1; i < states_.size(); ++i) { follow(states_[i], move, before); }
    }

    [[nodiscard]] Preview preview(int ply, const Listener& listener) const {
        Preview preview;
        for (const auto& [after, event] : events_) {
            preview.events.push_back(happening_of(game_, ply + after, event, listener));
        }
        preview.reveals = parted_ || to_act().is_chance();
        if (parted_) { return preview; }
        preview.next = to_act();
        preview.standing = agreed_standing();
        if (std::string gauges = gauges_json(game_, one(), caller_); !gauges.empty()) { preview.gauges = gauges; }
        preview.only_move = only_move();
        return preview;
    }

  private:
    static constexpr int imagined = 16;
    using Event = typename G::Event;

    [[nodiscard]] Event told(const Event& event) const {
        return caller_.is_owner() ? event : game_.witnessed(event, caller_.viewer());
    }
    void append_events(State& state, const Move& move) {
        EventList<G> events;
        game_.apply(state, move, events);
        for (const Event& event : events) { events_.emplace_back(plies_, told(event)); }
    }
    /// Plays the move in another world; what happens differently there is not known, nor anything after it.
    void follow(State& state, const Move& move, std::size_t before) {
        if (game_.why(state, move)) {
            events_.resize(before);
            parted_ = true;
            return;
        }
        EventList<G> events;
        game_.apply(state, move, events);
        std::size_t same = 0;
        while (same < events.size() && before + same < events_.size() &&
               told(events[same]) == events_[before + same].second) {
            ++same;
        }
        parted_ = parted_ || before + same < events_.size() || same < events.size() ||
                  game_.to_act(state) != to_act() || !looks_the_same(state);
        events_.resize(before + same);
    }
    [[nodiscard]] bool looks_the_same(const State& state) const {
        return game_.view(state, caller_.viewer()) == game_.view(one(), caller_.viewer());
    }
    [[nodiscard]] std::optional<Standing> agreed_standing() const {
        const Standing first = game_.standing(one());
        const bool agree = std::ranges::all_of(
            states_, [&](const State& state) { return game_.standing(state).scores == first.scores; });
        return agree ? std::optional{first} : std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> only_move() const {
        if (!caller_.is_seat() || to_act() != Actor::of(caller_.seat())) { return std::nullopt; }
        const auto moves = std::make_unique<MoveList<G>>();
        game_.legal_moves(one(), *moves);
        if (moves->size() != 1) { return std::nullopt; }
        std::string json;
        append_move(json, game_, one(), (*moves)[0]);
        return json;
    }

    const G& game_;
    Caller caller_;
    std::vector<State> states_;
    std::vector<std::pair<int, Event>> events_;  // with how many plies had been played by then
    int plies_ = 0;
    bool parted_ = false;
};

}  // namespace meadhall
