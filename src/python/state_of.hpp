// A position of one particular game, as Python plays it.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/hash.hpp"
#include "core/rules.hpp"
#include "match/json/write.hpp"
#include "match/reasons.hpp"
#include "match/record/record.hpp"
#include "python/game.hpp"
#include "python/position.hpp"
#include "search/chance.hpp"

namespace meadhall::python {

/// What stands before the view in every observation.
template <Rules G>
struct Heading {
    static constexpr std::size_t longest_said = Actions<G>::longest - 1;
    static constexpr std::size_t width = 2 + longest_said;

    static void list(Contents& contents) {
        contents.add("me", 0, 1, "number");
        contents.add("toAct", 1, 1, "number");
        contents.add("said", 2, longest_said, "number");
    }
};
template <Rules G>
inline constexpr std::size_t observation_width = Heading<G>::width + Tensor<typename G::View>::width;

/// Who looks (−1: nobody at the table), who is to act, what that seat has said of its move (others hear nothing of it),
/// and then the view.
template <Rules G>
void observe(const G& game, const Position<G>& position, Viewer viewer, Number* out) {
    const int me = viewer.is_spectator() ? -1 : viewer.seat().index();
    const int actor = number_of(game.to_act(position.state()));
    *out++ = static_cast<Number>(me);
    *out++ = static_cast<Number>(actor);
    for (std::size_t i = 0; i < Heading<G>::longest_said; ++i) {
        const bool is_heard = me == actor && i < position.said().size();
        *out++ = is_heard ? static_cast<Number>(position.said()[i] + 1) : Number{0};
    }
    Tensor<typename G::View>::write(out, game.view(position.state(), viewer));
}

/// What a game is worth to each seat: 1 for a win alone, less for a shared one, in sum nothing; points for who plays
/// alone.
[[nodiscard]] inline std::array<double, max_seats> returns_of(const Standing& standing, int seats) {
    constexpr double points_of_a_win = 100;  // in a solo game
    std::array<double, max_seats> returns{};
    if (!standing.over) { return returns; }
    if (seats == 1) {
        returns[0] = standing.scores[0] / points_of_a_win;
        return returns;
    }
    const int winners = standing.winners.size();
    for (int i = 0; winners > 0 && i < seats; ++i) {
        const double share = standing.winners.contains(seat(i)) ? 1.0 / winners : 0.0;
        returns[static_cast<std::size_t>(i)] = (seats * share - 1) / (seats - 1);
    }
    return returns;
}

template <Rules G>
class GameOf;

template <Rules G>
class StateOf final : public AnyState {
  public:
    using State = typename G::State;
    using Move = typename G::Move;

    StateOf(std::shared_ptr<const GameOf<G>> game, const State& start, std::optional<Rng> dealer, bool keeps_memories)
        : game_{std::move(game)}, position_{rules(), start}, dealer_{dealer} {
        if (keeps_memories) { memories_.resize(2 * static_cast<std::size_t>(rules().seats())); }
        deal();
        remember();
    }
    /// Precondition: the snapshot is one of this game; what does not fit is refused.
    StateOf(std::shared_ptr<const GameOf<G>> game, const State& state, const Snapshot& snapshot)
        : game_{std::move(game)}, position_{rules(), state}, memories_{snapshot.memories} {
        if (!memories_.empty() && memories_.size() != 2 * static_cast<std::size_t>(rules().seats())) {
            throw Refused{"E-VALUE", "a pickle whose memories do not fit the seats"};
        }
        for (std::size_t i = 0; i < snapshot.said.size(); ++i) {
            if (i < position_.said().size() && position_.said()[i] == snapshot.said[i]) { continue; }
            if (i < position_.said().size() || position_.say(rules(), snapshot.said[i]) != Heard::part) {
                throw Refused{"E-VALUE", "a pickle with a move that nobody can be about to make"};
            }
        }
        if (!snapshot.dealer) { return; }
        if (*snapshot.dealer == std::array<std::uint64_t, 4>{}) {  // it would draw nothing but zeros, for ever
            throw Refused{"E-VALUE", "a pickle with a dealer that cannot draw"};
        }
        dealer_ = std::bit_cast<Rng>(*snapshot.dealer);
    }

    [[nodiscard]] std::shared_ptr<const AnyGame> game() const override { return game_; }
    [[nodiscard]] std::unique_ptr<AnyState> clone() const override { return std::make_unique<StateOf>(*this); }
    [[nodiscard]] int to_act() const override { return actor(); }
    [[nodiscard]] std::string_view purpose() const override {
        const Actor actor = rules().to_act(position_.state());
        return actor.is_chance() ? G::purposes[static_cast<std::size_t>(actor.purpose())] : std::string_view{};
    }

    void legal_ids(std::vector<int>& out) const override {
        out.clear();
        if (actor() >= 0) { return position_.ids(out); }
        for (const Move& move : chances()) { out.push_back(Actions<G>::outcome(move)); }
        std::ranges::sort(out);
    }
    void write_mask(std::span<bool> out) const override {
        std::ranges::fill(out, false);
        static_cast<void>(position_.mark(out.data()));
    }
    [[nodiscard]] std::vector<std::pair<int, double>> outcomes() const override {
        std::vector<std::pair<int, double>> all;
        double total = 0;
        for (const Move& move : chances()) {
            const double weight = rules().weight(position_.state(), move);
            all.emplace_back(Actions<G>::outcome(move), weight);
            total += weight;
        }
        for (auto& [id, share] : all) { share /= total; }
        std::ranges::sort(all);
        return all;
    }
    void apply(int id) override {
        const int who = actor();
        if (who == nobody_acts) { throw Refused{Refusal{reasons::over}}; }
        if (who >= 0) {
            if (position_.say(rules(), id) == Heard::not_legal) { throw illegal(id); }
            note(who, static_cast<std::uint64_t>(id));
        } else {
            position_.play(rules(), outcome(id));
        }
        deal();
        remember();
    }
    [[nodiscard]] std::vector<int> said() const override { return {position_.said().begin(), position_.said().end()}; }

    [[nodiscard]] std::vector<std::uint64_t> codes() const override {
        std::vector<Move> outcomes;
        const std::vector<Move>& moves = offers(outcomes);
        std::vector<std::uint64_t> all;
        all.reserve(moves.size());
        for (const Move& move : moves) { all.push_back(G::code(move)); }
        return all;
    }
    [[nodiscard]] std::uint64_t parse(std::string_view text) const override {
        return G::code(granted(rules().parse(position_.state(), text)));
    }
    [[nodiscard]] std::string text(std::uint64_t code) const override {
        return rules().text(position_.state(), legal(code));
    }
    [[nodiscard]] std::vector<int> path(std::uint64_t code) const override {
        const Move move = legal(code);
        if (actor() < 0) { return {Actions<G>::outcome(move)}; }
        std::vector<int> ids;
        Position<G> ahead = position_;
        do { ids.push_back(ahead.next_part(move)); } while (ahead.say(rules(), ids.back()) == Heard::part);
        return ids;
    }
    void play(std::uint64_t code) override {
        const int who = actor();
        const Move move = legal(code);
        if (who >= 0 && !memories_.empty()) {
            for (const int id : path(code)) { note(who, static_cast<std::uint64_t>(id)); }
        }
        position_.play(rules(), move);
        deal();
        remember();
    }

    void write_observation(int viewer, std::span<Number> out) const override {
        observe(rules(), position_, eyes(viewer), out.data());
    }
    [[nodiscard]] std::string view(int viewer) const override {
        return json_of(rules(), rules().view(position_.state(), eyes(viewer)));
    }
    [[nodiscard]] std::string json() const override { return json_of(rules(), position_.state()); }
    [[nodiscard]] std::string hash() const override { return hash_text(hash_of(position_.state())); }
    [[nodiscard]] Standing standing() const override { return rules().standing(position_.state()); }
    [[nodiscard]] std::vector<double> returns() const override {
        const auto all = returns_of(standing(), rules().seats());
        return {all.begin(), all.begin() + rules().seats()};
    }
    [[nodiscard]] std::string memory(int seat) const override {
        if (memories_.empty()) { throw Refused{"E-VALUE", "this state was made without memories"}; }
        if (seat < 0 || seat >= rules().seats()) { throw Refused{Refusal{reasons::no_such_seat}}; }
        return hash_text(memories_[static_cast<std::size_t>(2 * seat)]);
    }
    [[nodiscard]] Snapshot snapshot() const override {
        Snapshot all{json(), said(), std::nullopt, memories_};
        if (dealer_) { all.dealer = std::bit_cast<std::array<std::uint64_t, 4>>(*dealer_); }
        return all;
    }

  private:
    [[nodiscard]] const G& rules() const { return game_->rules(); }
    [[nodiscard]] int actor() const { return number_of(rules().to_act(position_.state())); }
    [[nodiscard]] Viewer eyes(int viewer) const {
        if (viewer == -1) { return Viewer::spectator(); }
        if (viewer < 0 || viewer >= rules().seats()) { throw Refused{Refusal{reasons::no_such_seat}}; }
        return Viewer{seat(viewer)};
    }
    [[nodiscard]] Refused illegal(int id) const {
        return Refused{"E-ILLEGAL", "action " + std::to_string(id) + " is not legal here"};
    }
    /// The outcomes on offer; none unless chance is to act.
    [[nodiscard]] std::vector<Move> chances() const {
        if (actor() != chance_acts) { return {}; }
        const auto moves = std::make_unique<MoveList<G>>();
        rules().legal_moves(position_.state(), *moves);
        return {moves->begin(), moves->end()};
    }
    /// The moves that can still be meant, or what chance may bring, for which there is room.
    [[nodiscard]] const std::vector<Move>& offers(std::vector<Move>& room) const {
        if (actor() >= 0) { return position_.menu(); }
        room = chances();
        return room;
    }
    [[nodiscard]] Move outcome(int id) const {
        for (const Move& move : chances()) {
            if (Actions<G>::outcome(move) == id) { return move; }
        }
        throw Refused{"E-ILLEGAL", "outcome " + std::to_string(id) + " cannot come here"};
    }
    /// The legal move of a code, among those that can still be meant.
    [[nodiscard]] Move legal(std::uint64_t code) const {
        std::vector<Move> outcomes;
        for (const Move& move : offers(outcomes)) {
            if (G::code(move) == code) { return move; }
        }
        const std::optional<Move> move = G::move_of(code);
        if (!move) { throw Refused{Refusal{reasons::no_such_move}}; }
        if (actor() == nobody_acts) { throw Refused{Refusal{reasons::over}}; }
        if (const auto refusal = rules().why(position_.state(), *move)) { throw Refused{*refusal}; }
        throw Refused{"E-ILLEGAL", "another move is half said"};
    }
    void deal() {
        if (dealer_) { position_.deal(rules(), *dealer_); }
    }

    // What seats remember: two words each, a chain over all they saw and did, and the hash of what they saw last.
    void note(int seat, std::uint64_t what) {
        if (memories_.empty()) { return; }
        std::uint64_t& chain = memories_[static_cast<std::size_t>(2 * seat)];
        Hasher hasher;
        hasher.add(chain);
        hasher.add(what);
        chain = hasher.value();
    }
    void remember() {
        for (std::size_t i = 0; i < memories_.size(); i += 2) {
            const int who = static_cast<int>(i / 2);
            const std::uint64_t seen = hash_of(rules().view(position_.state(), Viewer{seat(who)}));
            if (seen != std::exchange(memories_[i + 1], seen)) { note(who, seen); }
        }
    }

    std::shared_ptr<const GameOf<G>> game_;
    Position<G> position_;
    std::optional<Rng> dealer_;
    std::vector<std::uint64_t> memories_;
};

}  // namespace meadhall::python
