#include "search/judgement/odin/laying/expectations.hpp"

#include <algorithm>

namespace meadhall::odin_mind {

using namespace odin;  // NOLINT(google-build-using-namespace): an opinion speaks the language of its game

namespace {

void remember(Outlook& outlook, Answer& answer, const Plan& plan) {
    answer.is_exact = true;
    answer.plan = static_cast<int>(outlook.plans.size());
    outlook.plans.push_back(plan);
}

void add_singles(Plan& plan, const Site& site, int count) {
    Cells open = map_of(site.face).minus - site.cover.covered;
    for (const Laying& laying : plan) { open -= cells_of(laying.item, laying.placement); }
    for (const Cell cell : open) {
        if (count-- <= 0) { return; }
        plan.push_back({Resource::silver, {0, cell}});
    }
}

}  // namespace

Expectations::Expectations(Estate& estate, const Hands& hands, Effort& effort)
    : estate_{estate}, hands_{hands}, effort_{effort} {
    for (Site& site : estate.sites) {
        for (Outlook& outlook : site.outlooks) { begin(site, outlook); }
    }
}

/// What needs no search.
void Expectations::begin(const Site& site, Outlook& outlook) {
    outlook.credits.resize(hands_.count());
    if (outlook.is_ambitious()) { outlook.answers.resize(hands_.count() * width()); }
    const Ambition& ambition = outlook.search.ambition();
    for (std::uint32_t hand = 0; hand < hands_.count(); ++hand) {
        int cells = 0;
        int credit = 0;
        const auto tiles = hands_.tiles_of(hand);
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            cells += tiles[i] * turns_of(*shape_of(estate_.kinds[i].item)).cell_count;
            credit += tiles[i] * outlook.search.best_credit(i);
        }
        outlook.credits[hand].most = std::min(site.room + outlook.search.plain(), credit);
        for (int n = 0; outlook.is_ambitious() && n <= estate_.singles; ++n) {
            outlook.answers[index(hand, n)].most = cells + n < ambition.required.size() ? never : -never;
        }
    }
    outlook.credits[0].is_exact = true;
}

int Expectations::value(const Site& site, const Share& share) const {
    const Outlook& outlook = site.outlooks[share.outlook];
    const int credit = outlook.credits[share.hand].most;
    if (!outlook.is_ambitious()) { return site.takes_singles() ? std::min(site.room, credit + share.singles) : credit; }
    const int points = std::min(site.room, credit + share.singles - outlook.search.plain());
    const int income = estate_.income * outlook.search.ambition().income;
    return std::min(income + points, outlook.answers[index(share)].most);
}

bool Expectations::check(Site& site, const Share& share, int needless) {
    Outlook& outlook = site.outlooks[share.outlook];
    const int expected = value(site, share);
    settle(outlook, share.hand);
    sharpen(outlook);
    effort_.spend(hands_.count() / hands_in_a_position);
    if (effort_.is_spent() || value(site, share) < expected) { return false; }
    return !outlook.is_ambitious() || reach(site, share, needless);
}

/// Makes the credit of a hand exact: first that of fewer tiles, because what few tiles cannot do together, more
/// cannot either.
void Expectations::settle(Outlook& outlook, std::uint32_t hand) {
    Answer& answer = outlook.credits[hand];
    if (answer.is_exact) { return; }
    const auto tiles = hands_.tiles_of(hand);
    Answer best;  // with one tile less
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (tiles[i] == 0) { continue; }
        const std::uint32_t fewer = hand - hands_.one_of(i);
        settle(outlook, fewer);
        if (effort_.is_spent()) { return; }
        const Answer& other = outlook.credits[fewer];
        answer.most = std::min(answer.most, other.most + outlook.search.best_credit(i));
        if (other.most > best.most) { best = other; }
    }
    for (; answer.most > best.most; --answer.most) {
        if (const auto plan = outlook.search.find_credit(tiles, answer.most, effort_)) {
            return remember(outlook, answer, *plan);
        }
        if (effort_.is_spent()) { return; }
    }
    answer = {best.most, true, best.plan};
}

/// What was found out about fewer tiles limits the credit of more.
void Expectations::sharpen(Outlook& outlook) const {
    for (std::size_t i = 0; i < estate_.kinds.size(); ++i) {
        const std::uint32_t one = hands_.one_of(i);
        const std::uint32_t cycle = one * (static_cast<std::uint32_t>(estate_.kinds[i].count) + 1);
        for (std::uint32_t hand = 0; hand < hands_.count(); ++hand) {
            if (hand % cycle < one) { continue; }  // it has no such tile
            Answer& answer = outlook.credits[hand];
            answer.most = std::min(answer.most, outlook.credits[hand - one].most + outlook.search.best_credit(i));
        }
    }
}

/// Whether a share with an ambition brings what it seems to.
bool Expectations::reach(Site& site, const Share& share, int needless) {
    Outlook& outlook = site.outlooks[share.outlook];
    Answer& answer = outlook.answers[index(share)];
    if (answer.is_exact) { return true; }
    const int expected = value(site, share);
    const auto tiles = hands_.tiles_of(share.hand);
    const int income = estate_.income * outlook.search.ambition().income;
    const auto find = [&](int points) { return outlook.search.find(tiles, share.singles, points - income, effort_); };
    if (!find(expected - needless + 1)) {
        answer.most = effort_.is_spent() ? answer.most : expected - needless;
        return false;
    }
    for (answer.most = expected; !effort_.is_spent(); --answer.most) {
        if (const auto plan = find(answer.most)) {
            remember(outlook, answer, *plan);
            return answer.most == expected;
        }
    }
    return false;
}

Plan Expectations::plan_of(const Site& site, const Share& share) const {
    const Outlook& outlook = site.outlooks[share.outlook];
    const int number = outlook.is_ambitious() ? outlook.answers[index(share)].plan : outlook.credits[share.hand].plan;
    Plan plan = number < 0 ? Plan{} : outlook.plans[static_cast<std::size_t>(number)];
    if (!outlook.is_ambitious() && site.takes_singles()) { add_singles(plan, site, share.singles); }
    return plan;
}

}  // namespace meadhall::odin_mind
