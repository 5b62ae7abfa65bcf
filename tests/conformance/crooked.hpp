// Mead Horn played crookedly: the honest toy game with some of its functions replaced, to prove that the conformance
// suite notices whatever a game can get wrong.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/toy.hpp"

namespace meadhall::toy {

/// What is played otherwise than by the rules; whatever is empty is honest.
struct Faults {
    using MakeGame = Result<Game>(int, const Options&);
    using Begin = State(const Game&);
    using Ask = Actor(const Game&, const State&);
    using Offer = void(const Game&, const State&, MoveList<Game>&);
    using Weigh = std::uint32_t(const Game&, const State&, const Move&);
    using Apply = void(const Game&, State&, const Move&);
    using Tell = void(const Game&, State&, const Move&, EventList<Game>&);
    using Stand = Standing(const Game&, const State&);
    using Account = std::vector<ScoreItem>(const Game&, const State&, Seat);
    using Refuse = std::optional<Refusal>(const Game&, const State&, const Move&);
    using Doubt = std::optional<Refusal>(const Game&, const State&);
    using Imagine = State(const Game&, const View&, Rng&);
    using Witness = Event(const Game&, const Event&, Viewer);
    using Write = std::string(const Game&, const State&, const Move&);
    using Read = Result<Move>(const Game&, const State&, std::string_view);
    using Say = std::string(const Game&, const Event&, Language);

    std::function<MakeGame> make{};
    std::function<Begin> initial{};
    std::function<Ask> to_act{};
    std::function<Offer> legal_moves{};
    std::function<Weigh> weight{};
    std::function<Apply> apply{};
    std::function<Tell> apply_and_tell{};
    std::function<Stand> standing{};
    std::function<Account> breakdown{};
    std::function<Refuse> why{};
    std::function<Doubt> impossible{};
    std::function<Imagine> imagine{};
    std::function<Witness> witnessed{};
    std::function<std::uint64_t(const Move&)> code{};
    std::function<std::optional<Move>(std::uint64_t)> move_of{};
    std::function<Write> text{};
    std::function<Read> parse{};
    std::function<Say> tell{};
};

class Crooked : public Game {
  public:
    static inline Faults faults{};  // of every game made while they are set: codes and makers belong to no object

    explicit Crooked(const Game& game) : Game{game} {}
    [[nodiscard]] static Result<Crooked> make(int seats, const Options& options) {
        const Result<Game> game = faults.make ? faults.make(seats, options) : Game::make(seats, options);
        if (!game) { return std::unexpected{game.error()}; }
        return Crooked{*game};
    }
    [[nodiscard]] State initial() const { return faults.initial ? faults.initial(*this) : Game::initial(); }
    [[nodiscard]] Actor to_act(const State& state) const {
        return faults.to_act ? faults.to_act(*this, state) : Game::to_act(state);
    }
    void legal_moves(const State& state, MoveList<Game>& moves) const {
        faults.legal_moves ? faults.legal_moves(*this, state, moves) : Game::legal_moves(state, moves);
    }
    [[nodiscard]] std::uint32_t weight(const State& state, const Move& move) const {
        return faults.weight ? faults.weight(*this, state, move) : Game::weight(state, move);
    }
    void apply(State& state, const Move& move) const {
        faults.apply ? faults.apply(*this, state, move) : Game::apply(state, move);
    }
    void apply(State& state, const Move& move, EventList<Game>& events) const {
        if (faults.apply_and_tell) { return faults.apply_and_tell(*this, state, move, events); }
        State told = state;
        Game::apply(told, move, events);
        apply(state, move);
    }
    [[nodiscard]] Standing standing(const State& state) const {
        return faults.standing ? faults.standing(*this, state) : Game::standing(state);
    }
    [[nodiscard]] std::vector<ScoreItem> breakdown(const State& state, Seat seat) const {
        return faults.breakdown ? faults.breakdown(*this, state, seat) : Game::breakdown(state, seat);
    }
    [[nodiscard]] std::optional<Refusal> why(const State& state, const Move& move) const {
        return faults.why ? faults.why(*this, state, move) : Game::why(state, move);
    }
    [[nodiscard]] std::optional<Refusal> impossible(const State& state) const {
        return faults.impossible ? faults.impossible(*this, state) : Game::impossible(state);
    }
    [[nodiscard]] State imagine(const View& seen, Rng& rng) const {
        return faults.imagine ? faults.imagine(*this, seen, rng) : Game::imagine(seen, rng);
    }
    [[nodiscard]] Event witnessed(const Event& event, Viewer viewer) const {
        return faults.witnessed ? faults.witnessed(*this, event, viewer) : Game::witnessed(event, viewer);
    }
    [[nodiscard]] static std::uint64_t code(const Move& move) {
        return faults.code ? faults.code(move) : Game::code(move);
    }
    [[nodiscard]] static std::optional<Move> move_of(std::uint64_t code) {
        return faults.move_of ? faults.move_of(code) : Game::move_of(code);
    }
    [[nodiscard]] std::string text(const State& state, const Move& move) const {
        return faults.text ? faults.text(*this, state, move) : Game::text(state, move);
    }
    [[nodiscard]] Result<Move> parse(const State& state, std::string_view text) const {
        return faults.parse ? faults.parse(*this, state, text) : Game::parse(state, text);
    }
    [[nodiscard]] std::string tell(const Event& event, const Listener& listener) const {
        return faults.tell ? faults.tell(*this, event, listener.language) : Game::tell(event, listener);
    }
};

}  // namespace meadhall::toy
