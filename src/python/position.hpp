// A position in which a move may be half said: the state, the moves that can still be meant, and the ids said so far.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/rules.hpp"
#include "python/word.hpp"
#include "search/chance.hpp"

namespace meadhall::python {

/// What became of an id: it cannot come next, it is a part of a move, or it made one.
enum class Heard : std::uint8_t { not_legal, part, move };

/// Legality is the game's: whatever is offered here is part of a move that `legal_moves` lists.
///
/// What all moves that can still be meant agree on is not asked (a march goes on with the Viking that captured), and a
/// move is made as soon as only one can be meant. Only a decision between one single move is still asked: it is a turn.
template <Rules G>
class Position {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    Position(const G& game, const State& start) : state_{start} { look(game); }

    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const Word& said() const { return said_; }
    /// The moves that can still be meant; all outcomes while chance is to act.
    [[nodiscard]] const std::vector<Move>& menu() const { return menu_; }
    [[nodiscard]] std::uint16_t next_part(const Move& move) const { return Actions<G>::word(move)[said_.size()]; }

    /// The ids that may come next, in rising order. Precondition: a seat is to act.
    void ids(std::vector<int>& out) const {
        out.clear();
        int last = -1;
        for (const Move& move : menu_) {
            const int id = next_part(move);
            if (id != last) { out.push_back(id); }
            last = id;
        }
        std::ranges::sort(out);
        const auto rest = std::ranges::unique(out);
        out.erase(rest.begin(), rest.end());
    }
    /// Sets a one for every id that may come next. Precondition: the mask is all zero.
    void mark(bool* mask) const {
        for (const Move& move : menu_) { mask[next_part(move)] = true; }
    }

    /// Says one more id. Where it is not legal, nothing changes.
    Heard say(const G& game, int id) {
        const auto fits = [&](const Move& move) { return next_part(move) == id; };
        const auto one = std::ranges::find_if(menu_, fits);
        if (one == menu_.end()) { return Heard::not_legal; }
        if (std::find_if(one + 1, menu_.end(), fits) == menu_.end()) {
            play(game, Move{*one});
            return Heard::move;
        }
        std::erase_if(menu_, [&](const Move& move) { return !fits(move); });
        said_.push_back(static_cast<std::uint16_t>(id));
        skip_what_all_agree_on();
        return Heard::part;
    }

    /// Precondition: the move is legal in the state.
    void play(const G& game, const Move& move) {
        game.apply(state_, move);
        look(game);
    }

    /// Lets chance act until somebody must decide or the game is over.
    void deal(const G& game, Rng& rng) {
        if (!game.to_act(state_).is_chance()) { return; }
        play_out_chance(game, state_, rng);
        look(game);
    }

    void restart(const State& start, const G& game) {
        state_ = start;
        look(game);
    }

  private:
    void look(const G& game) {
        said_.clear();
        menu_.clear();
        if (!game.to_act(state_).is_seat()) { return; }
        thread_local MoveList<G> moves;
        moves.clear();
        game.legal_moves(state_, moves);
        menu_.assign(moves.begin(), moves.end());
        skip_what_all_agree_on();
    }
    void skip_what_all_agree_on() {
        while (menu_.size() > 1) {
            const std::uint16_t part = next_part(menu_.front());
            if (next_part(menu_.back()) != part) { return; }
            if (!std::ranges::all_of(menu_, [&](const Move& move) { return next_part(move) == part; })) { return; }
            said_.push_back(part);
        }
    }

    State state_;
    std::vector<Move> menu_;
    Word said_;
};

}  // namespace meadhall::python
