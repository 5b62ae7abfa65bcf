#include "cli/boards/wikinger/board.hpp"

#include <algorithm>

#include "cli/boards/sight.hpp"
#include "cli/boards/wikinger/map.hpp"
#include "cli/boards/wikinger/menu.hpp"
#include "cli/boards/wikinger/panel.hpp"
#include "cli/boards/wikinger/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/wikinger/game.hpp"

namespace meadhall::cli {

namespace {

using wikinger::Phase;

const wikinger::Game& rules_of(const Table& table) { return table_of<wikinger::Game>(table).rules(); }
/// Nothing is hidden here: everybody sees the same.
wikinger::View seen_at(const Table& table) { return table_of<wikinger::Game>(table).seen(Viewer::spectator()); }

bool puts_up_towers(Phase phase) {
    return phase == Phase::first_towers || phase == Phase::dawn || phase == Phase::dusk;
}

bool is_fall(wikinger::Happening what) {
    using enum wikinger::Happening;
    return what == removed || what == viking_falls || what == tower_falls;
}

/// What the plies since `since` touched.
void mark_news(IslandMarks& marks, const Table& table, int since) {
    for (const auto& [ply, event] : table_of<wikinger::Game>(table).events(since, table.ply(), Caller::spectator())) {
        for (const wikinger::Point point : {event.from, event.at}) {
            if (point == wikinger::water) { continue; }
            marks.fresh.insert(point);
            if (is_fall(event.what)) { marks.fallen.insert(point); }
        }
    }
}

IslandMarks marks_for(const Table& table, const Drawing& drawing) {
    const Phase phase = seen_at(table).phase;
    const bool shows_choices = drawing.chosen || puts_up_towers(phase) || phase == Phase::chain;
    IslandMarks marks;
    if (shows_choices) { marks = WikingerMenu{rules_of(table), seen_at(table)}.marks(drawing.chosen.value_or("")); }
    mark_news(marks, table, drawing.since);
    return marks;
}

/// "settle c4 d5" as "settle c4" and "settle d5": words before a point hold for all that follow, until others come.
std::vector<std::string> point_by_point(std::string_view line) {
    std::vector<std::string> moves;
    std::string before;
    bool is_used = false;
    for (const std::string& word : words_of(line)) {
        const bool is_point = word.find_first_of("0123456789") != std::string::npos;
        if (is_point) { moves.push_back(before + word); }
        if (!is_point) { before = (is_used ? "" : before) + word + " "; }
        is_used = is_point;
    }
    if (!is_used && !before.empty()) { moves.emplace_back(trimmed(before)); }
    return moves;
}

/// What is asked, in the words of one player.
class Asking {
  public:
    Asking(const Table& table, Language language)
        : game_{rules_of(table)},
          seen_{seen_at(table)},
          menu_{game_, seen_},
          sentence_{table.question(Caller::owner(), language)},
          language_{language} {}

    [[nodiscard]] Question question() const { return {sentence_, how()}; }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(Saying saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string typing(Saying how, int count) const {
        return say(language_, Phrase::for_example, words(how).in(language_), menu_.example(count, language_));
    }
    [[nodiscard]] std::string how() const {
        const int due = seen_.due;
        switch (seen_.phase) {
            case Phase::settlement: return typing(due > 1 ? Saying::type_points : Saying::type_point, due);
            case Phase::brawl: return typing(due > 1 ? Saying::type_enemies : Saying::type_point, due);
            case Phase::first_towers:
            case Phase::dawn:
            case Phase::dusk:
                return typing(menu_.has(wikinger::Verb::decline) ? Saying::type_tower_or_decline : Saying::type_tower,
                              1);
            case Phase::chain: return typing(Saying::type_march_on, 1);
            case Phase::march:
            case Phase::lot:
            case Phase::over: break;
        }
        return menu_.has(wikinger::Verb::pass) ? text(Saying::type_pass) : typing(Saying::type_march, 1);
    }

    const wikinger::Game& game_;
    wikinger::View seen_;
    WikingerMenu menu_;
    std::string sentence_;
    Language language_;
};

class WikingerArt final : public BoardArt {
  public:
    [[nodiscard]] std::string seat_name(const Table& table, Seat seat, Language language) const override {
        return colour_name(rules_of(table).first_colour(seat), language);
    }
    [[nodiscard]] Lines board(const Table& table, const Drawing& drawing) const override {
        return drawn_island(rules_of(table), seen_at(table), marks_for(table, drawing), drawing.density);
    }
    [[nodiscard]] Lines panel(const Table& table, const Drawing& drawing) const override {
        return wikinger_panel(rules_of(table), seen_at(table), drawing);
    }
    [[nodiscard]] Question question(const Table& table, Language language) const override {
        return Asking{table, language}.question();
    }
    [[nodiscard]] std::vector<std::string> choices(const Table& table, std::string_view chosen,
                                                   Language language) const override {
        return WikingerMenu{rules_of(table), seen_at(table)}.lines(chosen, language);
    }
    [[nodiscard]] std::vector<std::string> moves_in(const Table& table, std::string_view line) const override {
        const Phase phase = seen_at(table).phase;
        const bool asks_for_points = phase == Phase::settlement || phase == Phase::brawl || puts_up_towers(phase);
        std::vector<std::string> moves;
        for (const std::string& part : split(line, ',')) {
            for (std::string& move : asks_for_points ? point_by_point(part) : std::vector{std::string{trimmed(part)}}) {
                if (!move.empty()) { moves.push_back(std::move(move)); }
            }
        }
        return moves;
    }
    [[nodiscard]] std::string spelled(const Table& /*table*/, const std::string& move,
                                      Language language) const override {
        return spelled_in(move, wikinger_notation(), language);
    }
    [[nodiscard]] std::optional<int> stretch(const Table& table) const override {
        const Phase phase = seen_at(table).phase;
        const bool is_long = phase == Phase::settlement || phase == Phase::brawl;
        return is_long ? std::optional{static_cast<int>(phase)} : std::nullopt;
    }
    [[nodiscard]] std::string lesson(const Table& table, Language language) const override {
        return say(language, words(Saying::lesson), goal_text(rules_of(table), language));
    }
};

}  // namespace

const BoardArt& wikinger_art() {
    static const WikingerArt art;
    return art;
}

}  // namespace meadhall::cli
