#include "cli/drawing/page.hpp"

#include <algorithm>
#include <utility>

#include "cli/bot_names.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

namespace {

constexpr std::size_t gap = 1;
constexpr std::size_t least_panel = 26;
constexpr int news_rows = 2;  // that are kept free for what happened

std::size_t widest(const Lines& lines) {
    std::size_t columns = 0;
    for (const Line& line : lines) { columns = std::max(columns, width(line)); }
    return columns;
}

void append(Lines& lines, Lines more) {
    lines.insert(lines.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

Lines paragraph(std::string_view text, std::size_t columns, const Ink& ink = {}) {
    Lines lines;
    for (std::string& line : wrapped(text, columns)) { lines.push_back({{std::move(line), ink}}); }
    return lines;
}

/// The panel stands beside the board where there is room, otherwise below it.
Lines drawn(const Table& table, const BoardArt& art, Drawing drawing, Density density, Size screen, Kept kept) {
    drawing.density = density;
    drawing.columns = static_cast<std::size_t>(screen.columns);
    Lines board = art.board(table, drawing);
    const std::size_t taken = widest(board) + gap;
    const auto columns = static_cast<std::size_t>(screen.columns);
    const bool fits = taken + least_panel <= columns;
    drawing.panel_columns = fits ? columns - taken : columns;
    constexpr int least_rows = 5;
    const int used = kept.rows + (fits ? 0 : static_cast<int>(board.size()));
    drawing.panel_rows = static_cast<std::size_t>(std::max(least_rows, screen.rows - used));
    drawing.panel_most = drawing.panel_rows + static_cast<std::size_t>(kept.spare);
    const Lines panel = art.panel(table, drawing);
    if (fits) { return beside(board, panel, gap); }
    append(board, panel);
    return board;
}

std::vector<std::string> sitters(const Session& session, Language language) {
    std::vector<std::string> names;
    for (int i = 0; i < session.table().seats(); ++i) {
        const bool is_person = session.seating().is_person(seat(i));
        names.push_back(is_person ? say(language, Phrase::you)
                                  : bot_title(session.table().game(), session.seating().bot(seat(i)), language));
    }
    return names;
}

/// Puts the screen together from top to bottom.
class Page {
  public:
    Page(const Session& session, const Manners& manners, Size screen)
        : session_{session},
          language_{manners.language},
          manners_{manners},
          screen_{screen},
          columns_{static_cast<std::size_t>(std::max(20, screen.columns - 1))} {}

    Lines lines(const std::string& notice, const std::optional<std::string>& chosen) {
        Lines foot = asking();
        const Lines said = notice.empty() ? Lines{} : paragraph(notice, columns_, palette::strong);
        const int told = std::min(3, static_cast<int>(facts(4).size()));  // what answers cost and bring comes first
        const int reserve = static_cast<int>(foot.size() + said.size()) + std::max(told, news_rows) + 1;  // the prompt
        const Kept kept{.rows = reserve, .spare = told > 0 ? 0 : news_rows};
        Drawing drawing{.language = language_, .since = session_.marks_since(), .chosen = chosen};
        drawing.viewer = session_.viewer();
        drawing.sitters = sitters(session_, language_);
        Lines page = board_and_panel(session_.table(), session_.art(), drawing, manners_, screen_, kept);
        int room = screen_.rows - static_cast<int>(page.size()) - reserve + std::max(told, news_rows);
        Lines more = chosen ? Lines{} : facts(static_cast<std::size_t>(std::max(room, 0)));
        room -= static_cast<int>(more.size());
        append(page, chosen ? choices(*chosen) : news(static_cast<std::size_t>(std::clamp(room, 0, 4))));
        append(page, said);
        append(page, std::move(more));
        append(page, std::move(foot));
        return page;
    }

  private:
    [[nodiscard]] Lines asking() const {
        const Actor actor = session_.table().to_act();
        if (actor.is_seat()) { return question(); }
        if (actor.is_chance()) { return outcome_question(); }
        Lines lines = result_lines(session_.table(), session_.art(), language_);
        constexpr int roomy = 34;
        if (screen_.rows >= roomy) { append(lines, score_table(session_.table(), session_.art(), language_)); }
        lines.push_back({{say(language_, Phrase::over_commands), palette::faint}});
        return lines;
    }
    [[nodiscard]] Lines question() const {
        const Question question = session_.art().question(session_.table(), language_);
        Lines lines;
        if (!question.warning.empty()) { append(lines, paragraph("! " + question.warning, columns_, palette::warn)); }
        Line asked{{question.sentence, palette::accent}, {"  " + question.typing, {}}};
        if (width(asked) <= columns_) {
            lines.push_back(std::move(asked));
        } else {
            append(lines, paragraph(question.sentence, columns_, palette::accent));
            append(lines, paragraph(question.typing, columns_));
        }
        lines.push_back({{say(language_, Phrase::common_commands), palette::faint}});
        return lines;
    }
    /// What the answers cost and bring: a line for each where the screen has room, otherwise as much as fits.
    [[nodiscard]] Lines facts(std::size_t room) const {
        if (!session_.table().to_act().is_seat()) { return {}; }
        const std::vector<std::string> all = session_.art().question(session_.table(), language_).facts;
        Lines lines;
        for (const std::string& fact : all) { append(lines, paragraph(fact, columns_)); }
        if (lines.size() > room && !all.empty()) { lines = paragraph(joined(all, " · "), columns_); }
        if (lines.size() > room) { lines.resize(room); }
        return lines;
    }
    [[nodiscard]] Lines outcome_question() const {
        const Table& table = session_.table();
        const std::string first = table.moves(Caller::owner()).front().text;
        return paragraph(
            say(language_, Phrase::chance_asks, purpose_in(table.purpose(table.to_act()), language_), first), columns_,
            palette::accent);
    }

    [[nodiscard]] Lines choices(const std::string& chosen) const {
        const auto groups = session_.art().choices(session_.table(), chosen, language_);
        return paragraph(say(language_, Phrase::you_may_play) + " " + joined(groups, " · "), columns_);
    }

    /// The latest sentences, as many as fit: a full board matters more, and the log keeps them.
    [[nodiscard]] Lines news(std::size_t most) const {
        if (most == 0) { return {}; }
        const Table& table = session_.table();
        std::vector<std::string> sentences;
        for (Happening& happening :
             table.happenings(session_.news_since(), table.ply(), session_.viewer(), language_)) {
            // How the game ended is said below.
            if (happening.sentence.starts_with(say(language_, Phrase::game_over))) { break; }
            if (!happening.sentence.empty()) { sentences.push_back(std::move(happening.sentence)); }
        }
        for (std::size_t left_out = 0; left_out < sentences.size(); ++left_out) {
            const auto first = sentences.begin() + static_cast<std::ptrdiff_t>(left_out);
            std::string text = joined({first, sentences.end()}, " ");
            if (left_out > 0) { text = say(language_, Phrase::more_in_log, left_out) + " " + text; }
            Lines lines = paragraph(text, columns_);
            if (lines.size() <= most) { return lines; }
        }
        if (sentences.empty()) { return {}; }
        return paragraph(say(language_, Phrase::all_in_log, sentences.size()), columns_, palette::faint);
    }

    const Session& session_;
    Language language_;
    const Manners& manners_;
    Size screen_;
    std::size_t columns_;
};

std::string seat_list(const Table& table, const BoardArt& art, SeatSet seats, Language language) {
    std::vector<std::string> names;
    for (int i = 0; i < table.seats(); ++i) {
        if (seats.contains(seat(i))) { names.push_back(art.seat_name(table, seat(i), language)); }
    }
    return joined(names, " + ");
}

}  // namespace

Lines board_and_panel(const Table& table, const BoardArt& art, Drawing drawing, const Manners& manners, Size screen,
                      Kept kept) {
    Lines page = drawn(table, art, drawing, manners.density.value_or(Density::roomy), screen, kept);
    const bool fits = static_cast<int>(page.size()) <= screen.rows - kept.rows;
    return manners.density || fits ? page : drawn(table, art, std::move(drawing), Density::compact, screen, kept);
}

Lines result_lines(const Table& table, const BoardArt& art, Language language) {
    const Standing standing = table.standing();
    if (table.seats() == 1) {  // nobody to win against
        return {{{say(language, Phrase::game_over) + " ", palette::strong},
                 {say(language, Phrase::score_alone, standing.scores[0]), palette::accent}}};
    }
    const std::string names = seat_list(table, art, standing.winners, language);
    const Phrase verdict = standing.winners.empty()      ? Phrase::drawn
                           : standing.winners.size() > 1 ? Phrase::winners
                                                         : Phrase::winner;
    Lines lines{
        {{say(language, Phrase::game_over) + " ", palette::strong}, {say(language, verdict, names), palette::accent}}};
    std::vector<std::string> scores;
    for (int i = 0; i < table.seats(); ++i) {
        scores.push_back(say(language, Phrase::score_line, art.seat_name(table, seat(i), language),
                             standing.scores[static_cast<std::size_t>(i)]));
    }
    lines.push_back({{joined(scores, " · "), {}}});
    return lines;
}

/// One row per source of points, one column per seat; sources that gave nobody anything are left out.
Lines score_table(const Table& table, const BoardArt& art, Language language) {
    std::vector<std::vector<ScoreItem>> items;
    std::size_t label = width(say(language, Phrase::score_total));
    std::size_t column = 5;
    for (int i = 0; i < table.seats(); ++i) {
        items.push_back(table.breakdown(seat(i)));
        for (const ScoreItem& item : items.back()) { label = std::max(label, width(item.name.in(language))); }
        column = std::max(column, width(art.seat_name(table, seat(i), language)));
    }
    const auto row = [&](std::string_view name, const auto& text, const Ink& ink) {
        std::string line = padded(name, label);
        for (int i = 0; i < table.seats(); ++i) {
            const std::string cell = text(static_cast<std::size_t>(i));
            line += std::string(2 + column - width(cell), ' ') + cell;
        }
        return Line{{std::move(line), ink}};
    };
    Lines lines;
    lines.push_back(row(
        "", [&](std::size_t i) { return art.seat_name(table, seat(static_cast<int>(i)), language); }, palette::strong));
    for (std::size_t source = 0; source < items.front().size(); ++source) {
        const bool is_idle = std::ranges::all_of(items, [&](const auto& all) { return all[source].points == 0; });
        if (is_idle) { continue; }
        lines.push_back(row(
            items.front()[source].name.in(language),
            [&](std::size_t i) { return std::to_string(items[i][source].points); }, palette::plain));
    }
    const Standing standing = table.standing();
    lines.push_back(row(
        say(language, Phrase::score_total), [&](std::size_t i) { return std::to_string(standing.scores[i]); },
        palette::strong));
    return lines;
}

Lines page_of(const Session& session, const Manners& manners, Size screen, const std::string& notice,
              const std::optional<std::string>& chosen) {
    return Page{session, manners, screen}.lines(notice, chosen);
}

}  // namespace meadhall::cli
