#include "cli/lab/arena_picture.hpp"

#include <algorithm>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "cli/lab/arena_words.hpp"
#include "cli/shell/words.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

constexpr double left = 170;  // of the ladder, its rails and rungs
constexpr double right = 640;
constexpr double top = 84;
constexpr double rung = 44;
constexpr double whole_width = 760;

constexpr std::string_view style = R"(<style>
  .ground { fill: #F4EDE0 } .ink { fill: #1F2A33 } .faint { fill: #5B6570 }
  .rail { stroke: #6B4A2F; stroke-width: 5; stroke-linecap: round } .rung { stroke: #C9B48F; stroke-width: 3 }
  .tick { stroke: #C9B48F; stroke-width: 1; stroke-dasharray: 2 4 }
  .bar { stroke: #1F2A33; stroke-width: 2.5 } .dot { fill: #A94A32; stroke: #F4EDE0; stroke-width: 1.5 }
  text { font-family: system-ui, sans-serif; font-size: 15px } .title { font-size: 18px; font-weight: 600 }
  .small { font-size: 12px }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #12181D } .ink { fill: #E8E1D3 } .faint { fill: #A3A79F }
    .rail { stroke: #8A6A48 } .rung { stroke: #4A4234 } .tick { stroke: #3A444C }
    .bar { stroke: #E8E1D3 } .dot { fill: #E07A5F; stroke: #12181D }
  }
</style>
)";

std::string escaped(std::string_view text) {
    std::string out;
    for (char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += letter;
        }
    }
    return out;
}

/// Numbers along the ladder and where they lie on the paper.
class Scale {
  public:
    Scale(double low, double high) {
        const double span = std::max(high - low, 1.0);
        const double tenth = std::pow(10, std::floor(std::log10(span / 4)));
        const double ratio = span / 4 / tenth;
        step_ = tenth * (ratio > 5 ? 10 : ratio > 2 ? 5 : ratio > 1 ? 2 : 1);
        low_ = std::floor(low / step_) * step_;
        high_ = std::max(std::ceil(high / step_) * step_, low_ + step_);
    }

    [[nodiscard]] double place(double value) const {
        return left + (std::clamp(value, low_, high_) - low_) / (high_ - low_) * (right - left);
    }
    [[nodiscard]] std::vector<double> ticks() const {
        std::vector<double> ticks;
        for (long i = std::lround(low_ / step_); i <= std::lround(high_ / step_); ++i) {
            ticks.push_back(static_cast<double>(i) * step_);
        }
        return ticks;
    }

  private:
    double step_;
    double low_;
    double high_;
};

/// The interval of a bot; just its worth where nothing is known about it.
lab::Interval shown_interval(const lab::BotSummary& bot) {
    const lab::Interval& interval = bot.worth.interval;
    const bool is_known = std::isfinite(interval.low) && std::isfinite(interval.high);
    return is_known ? interval : lab::Interval{bot.worth.value, bot.worth.value};
}

Scale scale_for(const lab::ArenaSummary& summary) {
    double low = 0;
    double high = 0;
    for (const lab::BotSummary& bot : summary.bots) {
        const lab::Interval interval = shown_interval(bot);
        const bool is_first = &bot == &summary.bots.front();
        low = is_first ? interval.low : std::min(low, interval.low);
        high = is_first ? interval.high : std::max(high, interval.high);
    }
    return {low, high};
}

std::string line(std::string_view kind, double x1, double y1, double x2, double y2) {
    return fmt::format("<line class=\"{}\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", kind, x1, y1,
                       x2, y2);
}

std::string label(std::string_view kind, std::string_view anchor, double x, double y, std::string_view text) {
    return fmt::format("<text class=\"{}\" text-anchor=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", kind, anchor, x,
                       y, escaped(text));
}

std::string drawn_rung(const lab::ArenaPlan& plan, const lab::BotSummary& bot, const Scale& scale, double y,
                       bool is_solo) {
    constexpr double cap = 7;
    const lab::Interval interval = shown_interval(bot);
    const double low = scale.place(interval.low);
    const double high = scale.place(interval.high);
    const double half = (interval.high - interval.low) / 2;
    const std::string value = is_solo ? fmt::format("{:.1f} ±{:.1f}", bot.worth.value, half)
                                      : fmt::format("{:+.0f} ±{:.0f}", bot.worth.value, half);
    return line("rung", left, y, right, y) + line("bar", low, y, high, y) + line("bar", low, y - cap, low, y + cap) +
           line("bar", high, y - cap, high, y + cap) +
           fmt::format("<circle class=\"dot\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6.5\"/>\n", scale.place(bot.worth.value),
                       y) +
           label("ink", "end", left - 18, y + 5, plan.bots[bot.bot].label) +
           label("ink", "start", right + 18, y + 5, value);
}

std::string caption(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary, Language language) {
    const std::string_view title = plan.table->game().title;
    return summary.is_solo ? say(language, words(ArenaPhrase::ladder_solo), title)
                           : say(language, words(ArenaPhrase::ladder), title, plan.seats());
}

std::string subtitle(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary, Language language) {
    return fmt::format("{}: {} · {}", say(language, words(ArenaPhrase::games)), summary.games, plan.terms.seed);
}

}  // namespace

std::string arena_picture(const lab::ArenaPlan& plan, const lab::ArenaSummary& summary, Language language) {
    const Scale scale = scale_for(summary);
    const double foot = top + rung * static_cast<double>(summary.bots.size());
    const double height = foot + 44;
    const std::string title = caption(plan, summary, language);
    std::string out =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
                    "height=\"{1:.0f}\" role=\"img\" aria-labelledby=\"title\">\n<title id=\"title\">{2}</title>\n",
                    whole_width, height, escaped(title));
    out += style;
    out += fmt::format("<rect class=\"ground\" width=\"{:.0f}\" height=\"{:.0f}\" rx=\"10\"/>\n", whole_width, height);
    out += label("ink title", "start", 24, 34, title);
    out += label("faint small", "start", 24, 56, subtitle(plan, summary, language));
    for (double tick : scale.ticks()) {
        out += line("tick", scale.place(tick), top - 6, scale.place(tick), foot + 4);
        out += label("faint small", "middle", scale.place(tick), foot + 22,
                     summary.is_solo || tick == 0 ? fmt::format("{:g}", tick) : fmt::format("{:+g}", tick));
    }
    double y = top + rung / 2;
    for (const lab::BotSummary& bot : summary.bots) {
        out += drawn_rung(plan, bot, scale, y, summary.is_solo);
        y += rung;
    }
    out += line("rail", left, top - 6, left, foot + 2) + line("rail", right, top - 6, right, foot + 2);
    return out + "</svg>\n";
}

}  // namespace meadhall::cli
