#include "cli/lab/arena.hpp"

#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "cli/lab/arena_picture.hpp"
#include "cli/lab/arena_report.hpp"
#include "cli/lab/arena_words.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/files.hpp"
#include "cli/shell/interrupts.hpp"
#include "cli/shell/progress.hpp"
#include "cli/shell/words.hpp"
#include "lab/arena/results.hpp"
#include "lab/arena/run.hpp"
#include "lab/arena/summary.hpp"

namespace meadhall::cli {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// "[#####-----] 50 of 100 games, 1:23 left"
class ProgressBar {
  public:
    ProgressBar(bool is_quiet, bool may_end_early, Language language)
        : is_quiet_{is_quiet}, may_end_early_{may_end_early}, language_{language} {}

    void show(const lab::ArenaProgress& progress) {
        if (is_quiet_ || progress.all == 0) { return; }
        constexpr std::size_t length = 24;
        const std::size_t full = length * progress.games / progress.all;
        const double pace = seconds_since(start_) / std::max(1.0, static_cast<double>(progress.fresh));
        const std::string left =
            progress.fresh == 0 ? "?" : clock_text(pace * static_cast<double>(progress.all - progress.games));
        const Words& phrase = words(may_end_early_ ? ArenaPhrase::progress_at_most : ArenaPhrase::progress);
        line_.show(fmt::format("[{:#<{}}{:-<{}}] {}", "", full, "", length - full,
                               say(language_, phrase, progress.games, progress.all, left)));
    }

  private:
    bool is_quiet_;
    bool may_end_early_;
    Language language_;
    Clock::time_point start_ = Clock::now();
    ProgressLine line_;
};

/// Keeps the results file up to date while games are played: after every block, unless writing would take more than a
/// twentieth of the time.
class ResultsKeeper {
  public:
    ResultsKeeper(const lab::ArenaPlan& plan, const ArenaOrder& order) : plan_{plan}, order_{order} {}

    Result<void> keep(const lab::ArenaResults& results) {
        if (order_.out.empty()) { return {}; }
        const auto start = Clock::now();
        const std::string summary = summary_json(plan_, summary_of(plan_, results));
        Result<void> written = write_file(order_.out, lab::results_text(plan_, results, summary));
        pause_ = 20 * seconds_since(start);
        last_ = Clock::now();
        return written;
    }
    /// The first trouble is kept for later; it ends the run.
    bool keep_now_and_then(const lab::ArenaProgress& progress, const lab::ArenaResults& results) {
        if (progress.blocks == blocks_ || seconds_since(last_) < pause_) { return true; }
        blocks_ = progress.blocks;
        trouble_ = keep(results);
        return trouble_.has_value();
    }
    [[nodiscard]] const Result<void>& trouble() const { return trouble_; }

  private:
    const lab::ArenaPlan& plan_;
    const ArenaOrder& order_;
    std::size_t blocks_ = 0;
    double pause_ = 0;
    Clock::time_point last_{};
    Result<void> trouble_{};
};

void print_json(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary) {
    fmt::print("{{\"settings\":{},\"summary\":{}}}\n", lab::settings_text(plan), summary_json(plan, summary));
}

/// Holds one session in the arena.
class Host {
  public:
    Host(const Wishes& wishes, Language language) : wishes_{wishes}, language_{language} {}

    int hold(ArenaOrder order) {
        std::string file;
        if (!order.resume.empty()) {
            Result<std::string> content = read_file(order.resume);
            if (!content) { return complain(content.error(), language_, refused_code); }
            file = std::move(*content);
            Result<ArenaOrder> completed = order_as_in(file, std::move(order));
            if (!completed) { return complain(completed.error(), language_, refused_code); }
            order = std::move(*completed);
            if (order.out.empty()) { order.out = order.resume; }
        }
        const Result<lab::ArenaPlan> plan = plan_of(order);
        if (!plan) { return complain(plan.error(), language_, usage_code); }
        lab::ArenaResults known{plan->fixtures.size()};
        if (!file.empty()) {
            Result<lab::ArenaResults> read = results_in(file, *plan, order);
            if (!read) { return complain(read.error(), language_, refused_code); }
            known = std::move(*read);
        }
        return play(*plan, order, std::move(known));
    }

  private:
    int play(const lab::ArenaPlan& plan, const ArenaOrder& order, lab::ArenaResults known) {
        const Interrupts interrupts;
        ResultsKeeper keeper{plan, order};
        const lab::ArenaResults results = watched(plan, order, std::move(known), keeper);
        const lab::ArenaSummary summary = summary_of(plan, results);
        Result<void> kept = keeper.trouble() ? keeper.keep(results) : keeper.trouble();
        tell(plan, order, summary);
        if (kept && !order.picture.empty()) {
            kept = write_file(order.picture, arena_picture(plan, summary, language_));
        }
        if (!kept) { return complain(kept.error(), language_, refused_code); }
        constexpr int ended_by_signal = 128;
        return Interrupts::signal() == 0 ? fine : ended_by_signal + Interrupts::signal();
    }

    lab::ArenaResults watched(const lab::ArenaPlan& plan, const ArenaOrder& order, lab::ArenaResults known,
                              ResultsKeeper& keeper) {
        ProgressBar bar{order.quiet, plan.sprt.has_value(), language_};
        return play_arena(plan, std::move(known), order.jobs,
                          [&](const lab::ArenaProgress& progress, const lab::ArenaResults& results) {
                              bar.show(progress);
                              return keeper.keep_now_and_then(progress, results) && Interrupts::signal() == 0;
                          });
    }

    void tell(const lab::ArenaPlan& plan, const ArenaOrder& order, const lab::ArenaSummary& summary) {
        if (order.json) { return print_json(plan, summary); }
        Terminal terminal = Terminal::standard_output(wishes_);
        if (Interrupts::signal() != 0) { terminal.write(say(language_, words(ArenaPhrase::interrupted))); }
        for (const std::string& line : arena_report(plan, summary, language_)) { terminal.write(line); }
        for (const std::string& file : {order.out, order.picture}) {
            if (!file.empty()) { terminal.write(say(language_, words(ArenaPhrase::written), file)); }
        }
        if (Interrupts::signal() != 0 && !order.out.empty()) {
            terminal.write(say(language_, words(ArenaPhrase::go_on), order.out));
        }
    }

    const Wishes& wishes_;
    Language language_;
};

}  // namespace

int hold_arena(const ArenaOrder& order, const Wishes& wishes, Language language) {
    return Host{wishes, language}.hold(order);
}

}  // namespace meadhall::cli
