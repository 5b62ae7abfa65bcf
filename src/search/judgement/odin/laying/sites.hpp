// The boards and houses of a player as an exact search sees them: which tiles there are, what each could bring where,
// and how far covering numbers could pay.
#pragma once

#include <vector>

#include "search/judgement/odin/laying/board_search.hpp"
#include "search/judgement/odin/laying/layout.hpp"

namespace meadhall::odin_mind {

/// What a hand of tiles brings, as far as it is known.
struct Answer {
    int most = 0;           // no plan brings more
    bool is_exact = false;  // there is a plan that does
    int plan = -1;          // that plan, among those of the outlook; none where nothing is laid
};

/// A board with an ambition. The first of a board covers no number: there singles go to any cell, and its credits say
/// all. The others lay exactly what they are dealt.
struct Outlook {
    BoardSearch search;
    std::vector<Answer> credits;  // by hand, of which any part may be laid; what is required need not be covered
    std::vector<Answer> answers;  // by hand and number of singles, in points
    std::vector<odin::Plan> plans;

    [[nodiscard]] bool is_ambitious() const { return !search.ambition().required.empty(); }
};

struct Site {
    odin::Place place{};
    odin::Face face{};
    odin::Cover cover;
    int room = 0;  // points that are lost now
    std::vector<Outlook> outlooks;

    [[nodiscard]] bool takes_singles() const { return odin::ground_of(face) == odin::Ground::land; }
};

struct Estate {
    std::vector<TileKind> kinds;  // none is left of a kind that brings nothing anywhere
    std::vector<Site> sites;
    int ore = 0;
    int silver = 0;   // that may be laid
    int income = 0;   // how often it is still paid
    int singles = 0;  // that could be of use
    int bound = 0;    // no layout gains more

    Estate(const odin::State& state, Seat seat, const LayoutAims& aims);
    /// Gives up the ambitions with which nothing better than this gain is in reach.
    void expect_more_than(int gain);

  private:
    void add_kinds(const odin::State& state, Seat seat, const LayoutAims& aims);
    void add_sites(const odin::State& state, Seat seat);
    void drop_useless_kinds();
    [[nodiscard]] int cells_at_hand() const;
    [[nodiscard]] std::vector<int> plain_credits() const;
    [[nodiscard]] int surplus(const Outlook& outlook, const std::vector<int>& plain) const;
    [[nodiscard]] int best_surplus(const Site& site, const std::vector<int>& plain) const;
};

}  // namespace meadhall::odin_mind
