// A position in which a move may be half said: the state, the moves that can still be meant, and the ids said so far.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
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
    /// The moves that can still be meant; none unless a seat is to act.
    [[nodiscard]] const std::vector<Move>& menu() const { return menu_; }
    [[nodiscard]] std::uint16_t next_part(const Move& move) const { return Actions<G>::word(move)[said_.size()]; }

    /// The ids that may come next, in rising order. Precondition: a seat is to act.
    void ids(std::vector<int>& out) const {
        out.clear();
        int last = -1;
        bool is_rising = true;
        for (const int id : parts_) {
            if (id == last) { continue; }
            is_rising = is_rising && id > last;
            out.push_back(id);
            last = id;
        }
        if (is_rising) { return; }
        std::ranges::sort(out);
        const auto rest = std::ranges::unique(out);
        out.erase(rest.begin(), rest.end());
    }
    /// Sets a one for every id that may come next, and returns how many those are. Precondition: the mask is all zero.
    int mark(bool* mask) const {
        int ids = 0;
        for (const std::uint16_t id : parts_) { ids += std::exchange(mask[id], true) ? 0 : 1; }
        return ids;
    }

    /// Takes back what `mark` did. Precondition: nothing has been said since.
    void unmark(bool* mask) const {
        for (const std::uint16_t id : parts_) { mask[id] = false; }
    }

    // Asks the memory for what the next `say` reads. Of many positions few are at hand: first the position itself, and
    // once it has come its menu.
    void fetch() const {
        constexpr std::size_t line = 64;
        const auto* const bytes = reinterpret_cast<const char*>(this);  // NOLINT: only an address
        for (std::size_t i = 0; i < std::min<std::size_t>(sizeof *this, 8 * line); i += line) {
            __builtin_prefetch(bytes + i);
        }
        __builtin_prefetch(bytes + sizeof *this - 1);
    }
    void fetch_menu() const {
        __builtin_prefetch(menu_.data());
        __builtin_prefetch(parts_.data());
    }

    /// Says one more id. Where it is not legal, nothing changes.
    Heard say(const G& game, int id) {
        const auto one = std::ranges::find(parts_, id);
        if (one == parts_.end()) { return Heard::not_legal; }
        if (std::find(one + 1, parts_.end(), id) == parts_.end()) {
            play(game, Move{menu_[static_cast<std::size_t>(one - parts_.begin())]});
            return Heard::move;
        }
        std::size_t kept = 0;
        for (std::size_t i = 0; i < menu_.size(); ++i) {
            if (parts_[i] == id) { menu_[kept++] = menu_[i]; }
        }
        menu_.resize(kept);
        said_.push_back(static_cast<std::uint16_t>(id));
        read_parts();
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
        parts_.clear();
        if (!game.to_act(state_).is_seat()) { return; }
        thread_local MoveList<G> moves;
        moves.clear();
        game.legal_moves(state_, moves);
        menu_.assign(moves.begin(), moves.end());
        read_parts();
    }
    /// What comes next in the word of each move; what all agree on is said at once.
    void read_parts() {
        parts_.resize(menu_.size());
        do {
            for (std::size_t i = 0; i < menu_.size(); ++i) { parts_[i] = next_part(menu_[i]); }
        } while (menu_.size() > 1 && all_agree());
    }
    /// Whether all moves go on in the same way; then that is said.
    bool all_agree() {
        const std::uint16_t part = parts_.front();
        if (!std::ranges::all_of(parts_, [&](std::uint16_t other) { return other == part; })) { return false; }
        said_.push_back(part);
        return true;
    }

    State state_;
    std::vector<Move> menu_;
    std::vector<std::uint16_t> parts_;  // of each move on the menu, the id that comes next
    Word said_;
};

}  // namespace meadhall::python
