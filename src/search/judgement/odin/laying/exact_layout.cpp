#include "search/judgement/odin/laying/exact_layout.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "search/judgement/odin/laying/expectations.hpp"

namespace meadhall::odin_mind {

namespace {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

using Shares = std::vector<Share>;

/// Deals the tiles out so that the boards seem to bring most, finds out whether they really do, and deals again until
/// they do.
class Dealer {
  public:
    Dealer(Estate& estate, const Layout& start, Effort& effort)
        : estate_{estate}, hands_{estate.kinds}, effort_{effort} {
        found_.layout = start;
        found_.bound = estate.bound;
    }

    [[nodiscard]] ExactLayout run() {
        if (found_.bound > gain() && hands_.count() < Hands::too_many) {
            estate_.expect_more_than(gain());
            Expectations expectations{estate_, hands_, effort_};
            while (!is_sure(expectations) && !effort_.is_spent()) {}
        }
        found_.bound = std::max(found_.bound, gain());
        found_.proven = found_.bound == gain();
        return found_;
    }

  private:
    [[nodiscard]] int gain() const { return static_cast<int>(found_.layout.gain); }

    /// Deals once and looks at what it brings. True: nothing better can be dealt.
    bool is_sure(Expectations& expectations) {
        const auto shares = deal(expectations);
        if (!shares) { return false; }
        found_.bound = std::min(found_.bound, promised_);
        const int above = promised_ - gain();
        if (above <= 0) { return true; }
        Shares real = *shares;
        bool all_are_real = true;
        for (std::size_t i = 0; i < real.size(); ++i) {
            if (expectations.check(estate_.sites[i], real[i], above)) { continue; }
            all_are_real = false;
            real[i] = {};
        }
        take(expectations, real);
        return all_are_real;
    }

    /// The most that each hand with so many singles seems to bring on the first so many sites.
    struct Column {
        std::vector<int> most;
        Shares last;  // what the last of these sites is dealt
    };

    /// The shares that seem to bring most; none if there was no time to find them.
    [[nodiscard]] std::optional<Shares> deal(const Expectations& expectations) {
        std::vector<Column> columns(estate_.sites.size() + 1);
        columns[0].most.assign(hands_.count() * expectations.width(), 0);
        for (std::size_t i = 0; i < estate_.sites.size(); ++i) {
            const Column own = best_outlooks(expectations, estate_.sites[i]);
            const bool is_last = i + 1 == estate_.sites.size();
            effort_.spend(hands_.count() / hands_in_a_position);
            if (!add_site(columns[i + 1], columns[i], own, is_last)) { return std::nullopt; }
        }
        Share rest = best_total(columns.back(), expectations);
        Shares shares(estate_.sites.size());
        for (std::size_t i = shares.size(); i-- > 0;) {
            shares[i] = columns[i + 1].last[expectations.index(rest.hand, rest.singles)];
            rest.hand -= shares[i].hand;
            rest.singles -= shares[i].singles;
        }
        return shares;
    }
    /// All tiles, and as many singles as pay.
    Share best_total(const Column& column, const Expectations& expectations) {
        Share best{hands_.everything()};
        promised_ = never;
        for (int n = 0; n <= estate_.singles; ++n) {
            const int silver = std::max(0, n - estate_.ore);
            const int total = column.most[expectations.index(best.hand, n)] - silver;
            if (total <= promised_) { continue; }
            promised_ = total;
            best.singles = n;
        }
        return best;
    }
    /// After the last site only all tiles together are of interest.
    bool add_site(Column& next, const Column& before, const Column& own, bool is_last) {
        next.most.assign(before.most.size(), never);
        next.last.resize(before.most.size());
        for (std::uint32_t part = 0; part < hands_.count(); ++part) {
            if (is_wasteful(own, part)) { continue; }
            const std::uint32_t others = hands_.everything() - part;
            std::uint32_t hands = 1;
            if (is_last) {
                add_part(next, before, others, own, part);
            } else {
                const auto add = [&](std::uint32_t rest) { add_part(next, before, rest, own, part); };
                hands = hands_.for_each_part(others, add);
            }
            if (!effort_.spend(1 + hands / hands_in_a_position)) { return false; }
        }
        return true;
    }
    /// One tile less brings as much here.
    [[nodiscard]] bool is_wasteful(const Column& own, std::uint32_t part) const {
        const auto width = static_cast<std::size_t>(estate_.singles) + 1;
        const auto values = [&](std::uint32_t hand) { return std::span{own.most}.subspan(hand * width, width); };
        const auto tiles = hands_.tiles_of(part);
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (tiles[i] == 0) { continue; }
            if (std::ranges::equal(values(part - hands_.one_of(i)), values(part), std::greater_equal{})) {
                return true;
            }
        }
        return false;
    }
    /// Each number of singles is split between the sites before and this one.
    void add_part(Column& next, const Column& before, std::uint32_t rest, const Column& own, std::uint32_t part) const {
        const auto width = static_cast<std::size_t>(estate_.singles) + 1;
        const std::size_t from = rest * width;
        const std::size_t here = part * width;
        const std::size_t to = from + here;
        for (std::size_t n = 0; n < width; ++n) {
            for (std::size_t m = 0; m <= n; ++m) {
                const int sum = before.most[from + n - m] + own.most[here + m];
                if (sum <= next.most[to + n]) { continue; }
                next.most[to + n] = sum;
                next.last[to + n] = own.last[here + m];
            }
        }
    }
    /// For each hand with so many singles the outlook of a site that seems to bring most.
    [[nodiscard]] Column best_outlooks(const Expectations& expectations, const Site& site) const {
        Column own;
        own.most.assign(hands_.count() * expectations.width(), never);
        own.last.resize(own.most.size());
        for (std::uint32_t hand = 0; hand < hands_.count(); ++hand) {
            for (int n = 0; n <= estate_.singles; ++n) {
                const std::size_t here = expectations.index(hand, n);
                for (std::size_t i = 0; i < site.outlooks.size(); ++i) {
                    const Share share{hand, n, i};
                    const int value = expectations.value(site, share);
                    if (value <= own.most[here]) { continue; }
                    own.most[here] = value;
                    own.last[here] = share;
                }
            }
        }
        return own;
    }

    /// Makes a layout of real shares, if it is better than what there is.
    void take(const Expectations& expectations, const Shares& shares) {
        Layout layout;
        int ore = estate_.ore;
        for (std::size_t i = 0; i < shares.size(); ++i) {
            const Site& site = estate_.sites[i];
            layout.gain += expectations.value(site, shares[i]);
            for (const Laying& laying : expectations.plan_of(site, shares[i])) {
                const bool is_single = laying.item == Item{Resource::silver};
                const bool is_ore = is_single && ore > 0;
                if (is_ore) { --ore; }
                layout.gain -= is_single && !is_ore ? 1 : 0;
                layout.pieces.push_back({site.place, is_ore ? Item{Resource::ore} : laying.item, laying.placement});
            }
        }
        if (layout.gain > found_.layout.gain) { found_.layout = layout; }
    }

    Estate& estate_;
    Hands hands_;
    Effort& effort_;
    int promised_ = 0;
    ExactLayout found_;
};

}  // namespace

ExactLayout exact_layout(const State& state, Seat seat, const LayoutAims& aims, int care, const Budget& budget) {
    Estate estate{state, seat, aims};
    Effort effort{budget};
    const Layout start = best_layout(state, seat, aims, care, estate.bound);
    ExactLayout found = Dealer{estate, start, effort}.run();
    if (found.proven) { return found; }
    found.layout = improved_layout(state, seat, aims, found.layout, care, estate.bound);
    found.proven = found.layout.gain >= found.bound;
    return found;
}

}  // namespace meadhall::odin_mind
