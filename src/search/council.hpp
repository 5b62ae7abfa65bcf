// Several bots of one kind think about the same position side by side: each with dice of its own, and they pool what
// they found, or as assistants of a leader. Who lets them work at the same time is up to whoever has threads: down here
// nobody has.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "search/bot.hpp"

namespace meadhall {

/// Does `work(context, i)` for every i below `count`, at once or one after the other.
using SideBySide = void (*)(int count, void (*work)(void* context, int number), void* context);

template <Rules G>
class Council {
  public:
    using Make = std::function<std::unique_ptr<Bot<G>>()>;

    Council(Make make, int most, SideBySide side_by_side)
        : make_{std::move(make)}, most_{most}, side_by_side_{side_by_side} {}

    /// How many think about a game: only one where others could do nothing for it.
    int members(const G& game) {
        if (members_.empty()) { members_.push_back(make_()); }
        const bool has_company = members_.front()->company(game) != Company::alone;
        while (has_company && std::cmp_less(members_.size(), most_)) { members_.push_back(make_()); }
        return static_cast<int>(members_.size());
    }

    /// The playouts of the budget are shared out. The same views in the same order, with the same seed, playouts and
    /// number of members, give the same where they are pooled; assistants are never equally quick twice.
    Thought<G> think(const G& game, const typename G::View& seen, Seat me, const Budget& budget, Rng& rng) {
        const auto count = static_cast<std::uint32_t>(members(game));
        if (count == 1) { return members_.front()->think(game, seen, me, budget, rng); }
        Session session{game, seen, me, budget, {}, {}};
        session.budget.playouts = budget.playouts / count + (budget.playouts % count > 0 ? 1 : 0);
        for (const auto& member : members_) { session.chairs.push_back({member.get(), Rng{rng()}}); }
        session.thoughts.resize(members_.size());
        const bool has_leader = members_.front()->company(game) == Company::assists;
        for (std::size_t i = 1; has_leader && i < members_.size(); ++i) { members_[i]->assist(*members_.front()); }
        side_by_side_(static_cast<int>(count), &Session::take_part, &session);
        return has_leader ? led(session.thoughts) : pooled(session.thoughts, me);
    }

  private:
    struct Chair {
        Bot<G>* bot;
        Rng rng;
    };
    struct Session {
        const G& game;
        const typename G::View& seen;
        Seat me;
        Budget budget;
        std::vector<Chair> chairs;
        std::vector<Thought<G>> thoughts;

        static void take_part(void* context, int number) {
            auto& self = *static_cast<Session*>(context);
            const auto place = static_cast<std::size_t>(number);
            Chair& chair = self.chairs[place];
            Budget own = self.budget;
            if (place > 0) { own.tell = nullptr; }  // one speaks for all
            self.thoughts[place] = chair.bot->think(self.game, self.seen, self.me, own, chair.rng);
        }
    };
    using Lines = std::vector<Line<typename G::Move>>;

    static Thought<G> led(const std::vector<Thought<G>>& thoughts) {
        Thought<G> first = thoughts.front();
        for (std::size_t i = 1; i < thoughts.size(); ++i) { first.playouts += thoughts[i].playouts; }
        return first;
    }
    static Thought<G> pooled(const std::vector<Thought<G>>& thoughts, Seat me) {
        Lines lines;
        Thought<G> all;
        for (const Thought<G>& thought : thoughts) {
            for (const auto& line : thought.lines) { add(lines, line); }
            all.playouts += thought.playouts;
            for (std::size_t i = 0; i < max_seats; ++i) {
                all.value[i] += thought.value[i] / static_cast<double>(thoughts.size());
            }
        }
        std::ranges::stable_sort(lines, std::ranges::greater{}, &Line<typename G::Move>::visits);
        for (const auto& line : lines) {
            if (!all.lines.full()) { all.lines.push_back(line); }
        }
        all.move = lines.front().move;
        all.value[me.number] = lines.front().value;
        return all;
    }
    /// A move that several have looked at counts all their visits, and its value is the mean of them.
    static void add(Lines& lines, const Line<typename G::Move>& line) {
        for (auto& known : lines) {
            if (G::code(known.move) != G::code(line.move)) { continue; }
            const double visits = static_cast<double>(known.visits) + line.visits;
            if (visits > 0) { known.value = (known.value * known.visits + line.value * line.visits) / visits; }
            known.visits += line.visits;
            return;
        }
        lines.push_back(line);
    }

    Make make_;
    int most_;
    std::vector<std::unique_ptr<Bot<G>>> members_;
    SideBySide side_by_side_;
};

}  // namespace meadhall
