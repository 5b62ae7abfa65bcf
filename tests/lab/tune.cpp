#include <algorithm>
#include <cmath>

#include <doctest/doctest.h>

#include "lab/kit.hpp"
#include "lab/tune/contest.hpp"
#include "lab/tune/fit.hpp"
#include "lab/tune/match.hpp"
#include "lab/tune/opinion.hpp"
#include "search/judgement/odin/levels.hpp"
#include "search/judgement/wikinger/levels.hpp"
#include "search/judgement/wikinger/reference.hpp"
#include "tables.hpp"

namespace meadhall::lab {

namespace {

using testing::laid_out;

TuneReport tuned(const std::string& game, const std::string& opinion, int games, const std::string& seed = "hilda") {
    const TuneOrder order{.opinion = opinion, .bot = "greedy", .seed = seed, .games = games, .openings = 30};
    const auto table = laid_out(game);
    int told = 0;
    const auto& opinions = kit_of(kits(), game).tune.opinions;
    const auto found = std::ranges::find(opinions, opinion, &Tunable::name);
    REQUIRE(found != opinions.end());
    const TuneReport report =
        found->tune(*table, order, [&](const std::string&, int done, int all) { told += done < all; });
    CHECK(told > 0);
    return report;
}

}  // namespace

TEST_CASE("Fitting finds the bottom of a bowl, however the numbers differ in size") {
    const auto bowl = [](const std::vector<double>& at) {
        return std::pow(at[0] - 3, 2) + std::pow((at[1] + 200) / 100, 2) + std::pow((at[2] - 0.5) * 10, 2);
    };
    const std::vector<double> found = fitted({1, -100, 0}, bowl, [](int) {});
    CHECK(found[0] == doctest::Approx(3).epsilon(0.02));
    CHECK(found[1] == doctest::Approx(-200).epsilon(0.02));
    CHECK(found[2] == doctest::Approx(0.5).epsilon(0.05));
}

TEST_CASE("Weights become numbers and numbers weights, whole ones rounded") {
    using Weights = Tactics<wikinger::Game>::Weights;
    Weights weights = Tactics<wikinger::Game>::tuned;
    weights.tower = 450;
    weights.doubt = -7;
    std::vector<double> numbers = numbers_of(weights);
    CHECK(numbers[1] == 450);
    CHECK(numbers.back() == -7);
    numbers[1] = 450.6;
    CHECK(weights_of<Weights>(numbers).tower == 451);
    CHECK(weights_of<Weights>(numbers).doubt == -7);
}

TEST_CASE("Tuning foretells the games it learnt from better than before, and says the same every time") {
    for (const char* opinion : {"tactics", "judgement"}) {
        const TuneReport report = tuned("wikinger", opinion, 12);
        CHECK(report.opinion == opinion);
        CHECK(report.positions > 50);
        CHECK(report.kept_aside > 5);
        CHECK(report.after < report.before);
        CHECK(report.after > 0);
        const TuneReport again = tuned("wikinger", opinion, 12);
        CHECK(again.after == report.after);
        CHECK(again.weights[0].after == report.weights[0].after);
    }
}

TEST_CASE("A match between the same weights is even, whoever sits where") {
    for (const int seats : {2, 3, 4}) {
        CAPTURE(seats);
        const auto table = laid_out("wikinger", seats);
        const TuneOrder order{.bot = "greedy", .seed = "hilda", .openings = 30, .match = 5};
        const TuneMatch match =
            OpinionMatch<wikinger::Game>{*table, order, [](const std::string&, int, int) {}, {}}.play();
        CHECK(match.games == 6);  // whole blocks
        CHECK(match.fair == doctest::Approx(seats == 3 ? 1.0 / 3 : 0.5));
        CHECK(match.share.value == doctest::Approx(match.fair));
    }
}

TEST_CASE("In a match the better weights win") {
    const auto table = laid_out("wikinger", 2);
    using Opinion = TacticsOpinion<wikinger::Game>;
    Opinion::Weights foolish = Opinion::tuned();
    foolish.on_the_shore = -1'000;  // where one enemy alone captures
    const TuneOrder order{.bot = "farmer", .seed = "hilda", .match = 8};
    const TuneMatch match = OpinionMatch<wikinger::Game>{*table,
                                                         order,
                                                         [](const std::string&, int, int) {},
                                                         {Opinion::with(foolish), Opinion::with(Opinion::tuned())}}
                                .play();
    CHECK(match.share.value > 0.8);
    CHECK(match.share.interval.low < match.share.value);
}

TEST_CASE("Weights inside weights have full names") {
    const odin_mind::Weights weights{.cell = {1, 2}, .room = 3};
    std::vector<std::string> names;
    for_each_number(weights, [&](const std::string& name, double) { names.push_back(name); });
    CHECK(names[0] == "cell.first");
    CHECK(names[1] == "cell.last");
    const std::vector<double> numbers = numbers_of(weights);
    CHECK(numbers.size() == names.size());
    CHECK(numbers_of(weights_of<odin_mind::Weights>(numbers)) == numbers);
}

TEST_CASE("A quick player learns by playing against what it was, and comes to the same end every time") {
    const std::string luck = "hilda 123";  // with which the first challenger is better in 200 games, and kept
    const TuneReport report = tuned("odin", "quick player", 20, luck);
    CHECK(report.measure == "score");
    CHECK(report.unit == "points");
    CHECK(report.kept_aside > 0);
    CHECK(report.before > 50);
    const auto is_changed = [](const TunedWeight& each) { return each.after != each.before; };
    CHECK(std::ranges::any_of(report.weights, is_changed));
    CHECK(report.aside_after != report.aside_before);
    const TuneReport again = tuned("odin", "quick player", 20, luck);
    CHECK(again.aside_after == report.aside_after);
}

TEST_CASE("Nobody leads against the same weights, alone or in company") {
    using Player = QuickPlayer<odin::Game>;
    for (const int seats : {1, 2}) {
        const odin::Game game = *odin::Game::make(seats, {.length = odin::Length::short_game});
        const odin::State start = game.initial();
        const TuneOrder order{.seed = "hilda"};
        const TuneProgress silence = [](const std::string&, int, int) {};
        const Contest<odin::Game> contest{game, start, order, silence};
        Player::Weights foolish = Player::tuned(game);
        foolish.cell = {-3, -3};
        double of_a_fool = 0;
        for (int luck = 0; luck < 4; ++luck) {
            CHECK(contest.lead(Player::tuned(game), Player::tuned(game), luck) == 0);
            of_a_fool += contest.lead(foolish, Player::tuned(game), luck);
        }
        CHECK(of_a_fool < 0);
    }
}

}  // namespace meadhall::lab
