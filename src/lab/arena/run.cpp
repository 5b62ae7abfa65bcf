#include "lab/arena/run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/hash.hpp"
#include "lab/arena/play.hpp"

namespace meadhall::lab {

namespace {

/// One game of the plan.
struct Task {
    std::size_t fixture = 0;
    std::size_t block = 0;
    std::size_t lineup = 0;
};

ArenaSeating seating_for(const ArenaPlan& plan, const Task& task, const std::atomic<bool>& is_cancelled) {
    ArenaSeating seating{.seed = plan.block_seed(task.fixture, task.block), .seats = {}, .is_cancelled = &is_cancelled};
    const Lineup& lineup = plan.lineups[task.lineup];
    const Fixture& fixture = plan.fixtures[task.fixture];
    for (std::size_t i = 0; i < lineup.size(); ++i) {
        const Contender& bot = plan.bots[lineup[i] == Sitter::first ? fixture.first : fixture.second];
        const std::string dice = fmt::format("{} {} {} {}", seating.seed, task.lineup, i, bot.label);
        seating.seats.push_back({{bot.bot, bot.playouts, bot.milliseconds}, hash_of_text(dice)});
    }
    return seating;
}

class Tournament {
  public:
    Tournament(const ArenaPlan& plan, ArenaResults known) : plan_{plan}, results_{std::move(known)} {
        for (std::size_t i = 0; i < plan.fixtures.size(); ++i) {
            courses_.push_back({plan.sprt ? std::make_unique<Sprt>(plan.roles(), *plan.sprt) : nullptr, 0});
            advance(i);
        }
    }

    ArenaResults play(int jobs, const ArenaWatch& watch) {
        std::vector<std::jthread> workers;
        working_ = jobs > 0 ? jobs : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
        for (int i = working_; i > 0; --i) {
            workers.emplace_back([this] { work(); });
        }
        watch_over(watch);
        workers.clear();
        for (std::size_t i = 0; i < courses_.size(); ++i) {
            if (is_decided(i)) { results_.trim(i, courses_[i].counted); }
        }
        return std::move(results_);
    }

  private:
    /// How far a fixture has come without a gap.
    struct Course {
        std::unique_ptr<Sprt> test;  // if there is one
        std::size_t counted;         // blocks
    };

    void watch_over(const ArenaWatch& watch) {
        constexpr std::chrono::milliseconds blink{100};
        std::unique_lock lock{mutex_};
        while (working_ > 0) {
            if (!watch(progress(), results_)) { is_cancelled_ = true; }
            changed_.wait_for(lock, blink, [this] { return working_ == 0; });
        }
        watch(progress(), results_);
    }

    void work() {
        std::unique_lock lock{mutex_};
        while (const std::optional<Task> task = next_task()) {
            lock.unlock();
            const ArenaSeating seating = seating_for(plan_, *task, is_cancelled_);
            const auto game = play_arena_game(*plan_.table, seating);
            lock.lock();
            if (game) { deliver(*task, *game); }
        }
        --working_;
        changed_.notify_all();
    }

    /// The next game in turn: block by block, and in a block fixture by fixture. Nothing when all is played.
    std::optional<Task> next_task() {
        while (!is_cancelled_ && next_.block < plan_.blocks) {
            const Task task = next_;
            step();
            const bool is_played = task.block < plan_.blocks && results_.has(task.fixture, task.block);
            if (!is_played && !is_decided(task.fixture)) { return task; }
        }
        return std::nullopt;
    }
    void step() {
        if (++next_.lineup < plan_.lineups.size()) { return; }
        next_.lineup = 0;
        if (++next_.fixture < plan_.fixtures.size()) { return; }
        next_.fixture = 0;
        ++next_.block;
    }

    void deliver(const Task& task, const ArenaGame& game) {
        auto& games = unfinished_[{task.fixture, task.block}];
        games[task.lineup] = game;
        ++fresh_;
        if (games.size() < plan_.lineups.size()) { return; }
        ArenaBlock block;
        for (const auto& [lineup, played] : games) { block.push_back(played); }
        unfinished_.erase({task.fixture, task.block});
        results_.add(task.fixture, task.block, std::move(block));
        ++blocks_;
        advance(task.fixture);
    }

    /// Tells the test of the blocks in their order, whatever order they were finished in.
    void advance(std::size_t fixture) {
        Course& course = courses_[fixture];
        while (!is_decided(fixture) && results_.has(fixture, course.counted)) {
            if (course.test) { course.test->add(first_share(plan_, results_.block(fixture, course.counted))); }
            ++course.counted;
        }
    }
    [[nodiscard]] bool is_decided(std::size_t fixture) const {
        const Course& course = courses_[fixture];
        return course.test && course.test->verdict() != Verdict::open;
    }

    [[nodiscard]] ArenaProgress progress() const {
        ArenaProgress progress{.fresh = fresh_, .blocks = blocks_};
        for (std::size_t i = 0; i < courses_.size(); ++i) {
            const std::size_t known = results_.blocks(i).size();
            progress.games += known * plan_.lineups.size();
            progress.all += (is_decided(i) ? known : std::max(known, plan_.blocks)) * plan_.lineups.size();
        }
        for (const auto& [place, games] : unfinished_) { progress.games += games.size(); }
        return progress;
    }

    const ArenaPlan& plan_;
    ArenaResults results_;
    std::vector<Course> courses_;
    std::map<std::pair<std::size_t, std::size_t>, std::map<std::size_t, ArenaGame>> unfinished_;
    Task next_{};
    std::size_t fresh_ = 0;
    std::size_t blocks_ = 0;
    int working_ = 0;
    std::atomic<bool> is_cancelled_ = false;
    std::mutex mutex_;  // guards everything above while workers are at it
    std::condition_variable changed_;
};

}  // namespace

ArenaResults play_arena(const ArenaPlan& plan, ArenaResults known, int jobs, const ArenaWatch& watch) {
    return Tournament{plan, std::move(known)}.play(jobs, watch);
}

}  // namespace meadhall::lab
