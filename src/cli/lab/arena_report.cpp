#include "cli/lab/arena_report.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "cli/drawing/text.hpp"
#include "cli/lab/arena_words.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

using Cells = std::vector<std::string>;

/// A table with its first column to the left and the others to the right.
class Columns {
  public:
    void add(Cells row) { rows_.push_back(std::move(row)); }

    [[nodiscard]] std::vector<std::string> lines() const {
        std::vector<std::size_t> widths;
        for (const Cells& row : rows_) {
            widths.resize(std::max(widths.size(), row.size()), 0);
            for (std::size_t i = 0; i < row.size(); ++i) { widths[i] = std::max(widths[i], width(row[i])); }
        }
        std::vector<std::string> lines;
        for (const Cells& row : rows_) {
            std::string line = padded(row.front(), widths.front());
            for (std::size_t i = 1; i < row.size(); ++i) {
                line += std::string(2 + widths[i] - width(row[i]), ' ') + row[i];
            }
            lines.push_back(std::move(line));
        }
        return lines;
    }

  private:
    std::vector<Cells> rows_;
};

std::string elo_text(double elo) {
    if (std::isinf(elo)) { return elo > 0 ? "+∞" : "−∞"; }
    return fmt::format("{:+.0f}", elo);
}

std::string between(const std::string& low, const std::string& high) { return low + " … " + high; }

std::string elo_interval(const lab::Estimate& elo) {
    return between(elo_text(elo.interval.low), elo_text(elo.interval.high));
}

std::string share_interval(const lab::Estimate& share) {
    return fmt::format("{:.3f} … {:.3f}", share.interval.low, share.interval.high);
}

std::string share_with_interval(const std::optional<lab::Estimate>& share) {
    if (!share) { return "–"; }
    return fmt::format("{:.3f} ({})", share->value, share_interval(*share));
}

std::string points_text(double points) { return std::isinf(points) ? "?" : fmt::format("{:.1f}", points); }

std::string points_interval(const lab::Estimate& points) {
    return between(points_text(points.interval.low), points_text(points.interval.high));
}

/// The tables of one report.
class Report {
  public:
    Report(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary, Language language)
        : plan_{plan}, summary_{summary}, language_{language} {}

    std::vector<std::string> lines() {
        head();
        if (summary_.games == 0) {
            add(text(ArenaPhrase::nothing_yet));
            return std::move(lines_);
        }
        field();
        if (summary_.is_solo) {
            differences();
        } else {
            meetings();
        }
        explain();
        return std::move(lines_);
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(ArenaPhrase phrase, const Args&... args) const {
        return say(language_, words(phrase), args...);
    }
    [[nodiscard]] std::string accepted(double elo, double other, double llr) const {
        return text(ArenaPhrase::accepted, fmt::format("{:g}", elo), fmt::format("{:g}", other),
                    fmt::format("{:+.2f}", llr));
    }
    void add(std::string line) { lines_.push_back(std::move(line)); }
    void add(const Columns& table) {
        lines_.emplace_back();
        for (std::string& line : table.lines()) { lines_.push_back(std::move(line)); }
    }
    [[nodiscard]] std::string name(std::size_t bot) const { return plan_.bots[bot].label; }

    void head() {
        const std::string_view title = plan_.table->game().title;
        if (summary_.is_solo) {
            add(text(ArenaPhrase::field_solo, title, summary_.games, plan_.terms.seed));
        } else {
            add(text(ArenaPhrase::field, title, plan_.seats(), summary_.games, plan_.lineups.size(), plan_.terms.seed));
        }
    }

    void field() {
        Columns table;
        Cells head{text(ArenaPhrase::bot), text(summary_.is_solo ? ArenaPhrase::score : ArenaPhrase::elo),
                   text(ArenaPhrase::interval), text(ArenaPhrase::lead), text(ArenaPhrase::interval)};
        if (summary_.is_solo) { append(head, {text(ArenaPhrase::deviation), text(ArenaPhrase::extremes)}); }
        append(head, {text(ArenaPhrase::per_decision), text(ArenaPhrase::longest), text(ArenaPhrase::per_game)});
        table.add(std::move(head));
        for (const lab::BotSummary& bot : summary_.bots) { table.add(field_row(bot)); }
        add(table);
    }
    [[nodiscard]] Cells field_row(const lab::BotSummary& bot) const {
        const auto worth = summary_.is_solo ? &points_text : &elo_text;
        const auto interval = summary_.is_solo ? &points_interval : &elo_interval;
        Cells row{name(bot.bot), worth(bot.worth.value), interval(bot.worth), bot.lead ? worth(bot.lead->value) : "",
                  bot.lead ? interval(*bot.lead) : ""};
        if (summary_.is_solo) { append(row, {points_text(bot.spread), fmt::format("{} … {}", bot.least, bot.most)}); }
        const double decisions = std::max(1.0, static_cast<double>(bot.thinking.decisions));
        const double games = std::max(1.0, static_cast<double>(bot.games));
        append(row, {duration_text(bot.thinking.seconds / decisions), duration_text(bot.thinking.longest),
                     duration_text(bot.thinking.seconds / games)});
        return row;
    }
    static void append(Cells& row, Cells more) {
        for (std::string& cell : more) { row.push_back(std::move(cell)); }
    }

    void meetings() {
        const bool shows_alone = plan_.side_count() > 2;
        Columns table;
        Cells head{text(ArenaPhrase::meeting),  text(ArenaPhrase::games), text(ArenaPhrase::share),
                   text(ArenaPhrase::interval), text(ArenaPhrase::elo),   text(ArenaPhrase::interval)};
        if (shows_alone) { append(head, {text(ArenaPhrase::alone), text(ArenaPhrase::other_alone)}); }
        if (plan_.sprt) { head.push_back(text(ArenaPhrase::test)); }
        table.add(std::move(head));
        for (const lab::MeetingSummary& meeting : summary_.meetings) {
            Cells row{name(meeting.first) + " – " + name(meeting.second),
                      std::to_string(meeting.games),
                      fmt::format("{:.3f}", meeting.share.value),
                      share_interval(meeting.share),
                      elo_text(meeting.elo.value),
                      elo_interval(meeting.elo)};
            if (shows_alone) {
                append(row, {share_with_interval(meeting.first_alone), share_with_interval(meeting.second_alone)});
            }
            if (meeting.test) { row.push_back(test_text(*meeting.test)); }
            table.add(std::move(row));
        }
        add(table);
    }
    [[nodiscard]] std::string test_text(const lab::TestSummary& test) const {
        const lab::SprtBounds& bounds = *plan_.sprt;
        switch (test.verdict) {
            case lab::Verdict::elo0: return accepted(bounds.elo0, bounds.elo1, test.llr);
            case lab::Verdict::elo1: return accepted(bounds.elo1, bounds.elo0, test.llr);
            case lab::Verdict::open: break;
        }
        return text(ArenaPhrase::undecided, fmt::format("{:+.2f}", test.llr), fmt::format("{:.2f}", lab::sprt_limit));
    }

    void differences() {
        if (summary_.differences.empty()) { return; }
        Columns table;
        table.add({text(ArenaPhrase::meeting), text(ArenaPhrase::difference), text(ArenaPhrase::interval)});
        for (const lab::DifferenceSummary& difference : summary_.differences) {
            table.add({name(difference.first) + " – " + name(difference.second), points_text(difference.points.value),
                       points_interval(difference.points)});
        }
        add(table);
    }

    void explain() {
        add("");
        if (summary_.is_solo) {
            add(text(ArenaPhrase::score_is));
        } else {
            add(text(ArenaPhrase::elo_is, fmt::format("{:.3f}", lab::expected_share(plan_.roles(), 0))));
            if (plan_.side_count() > 2) {
                add(text(ArenaPhrase::fair_alone, fmt::format("{:.3f}", 1.0 / plan_.side_count())));
            }
        }
        add(text(ArenaPhrase::plies, fmt::format("{:.1f}", summary_.plies)));
    }

    const lab::ArenaPlan& plan_;
    const lab::ArenaSummary& summary_;
    Language language_;
    std::vector<std::string> lines_;
};

}  // namespace

std::string duration_text(double seconds) {
    if (seconds >= 100) { return clock_text(seconds); }
    if (seconds >= 1) { return fmt::format("{:.2f} s", seconds); }
    if (seconds >= 1e-3) { return fmt::format("{:.3g} ms", seconds * 1e3); }
    return fmt::format("{:.3g} µs", seconds * 1e6);
}

std::string clock_text(double seconds) {
    const auto all = static_cast<long>(std::ceil(seconds));
    constexpr long minute = 60;
    constexpr long hour = 3600;
    if (all >= hour) { return fmt::format("{}:{:02}:{:02}", all / hour, all % hour / minute, all % minute); }
    return fmt::format("{}:{:02}", all / minute, all % minute);
}

std::vector<std::string> arena_report(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary, Language language) {
    return Report{plan, summary, language}.lines();
}

}  // namespace meadhall::cli
