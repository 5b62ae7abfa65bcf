// The commands that only tell something: nothing at the table changes.
#include <algorithm>
#include <cmath>
#include <memory>

#include <fmt/format.h>

#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/play/play_loop.hpp"
#include "cli/play/thinking_line.hpp"
#include "cli/play/trial.hpp"
#include "core/number.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

std::string example_of(const Session& session, Language language) {
    const auto choices = session.table().moves(Caller::owner());
    return choices.empty() ? "c4-c5" : session.art().spelled(session.table(), choices.front().text, language);
}

/// What a line begins with, as the rules understand it.
std::string first_move(const Session& session, const std::string& line) {
    const auto moves = session.art().moves_in(session.table(), line);
    return moves.empty() ? line : moves.front();
}

}  // namespace

PlayLoop::After PlayLoop::show_moves(std::string_view chosen) {
    const std::string from = lower(chosen);
    const Table& table = session_.table();
    if (!session_.decider()) {
        std::vector<std::string> outcomes;
        for (const MoveChoice& choice : table.moves(Caller::owner())) { outcomes.push_back(choice.text); }
        around_.terminal.write_wrapped(outcomes.empty() ? text(Phrase::nothing_to_play) : joined(outcomes, " · "));
    } else if (session_.art().choices(table, from, around_.manners.language).empty()) {
        around_.terminal.write_wrapped(text(Phrase::nothing_from, from), palette::warn);
    } else {
        draw(from);
    }
    return After::ask_again;
}

PlayLoop::After PlayLoop::explain(std::string_view move) {
    const std::string typed{move};
    if (typed.empty()) {
        around_.terminal.write_wrapped(text(Phrase::why_usage, example_of(session_, around_.manners.language)),
                                       palette::warn);
        return After::ask_again;
    }
    auto refusal = session_.art().objection(session_.table(), typed, around_.manners.language);
    if (!refusal) { refusal = session_.table().why(first_move(session_, typed), Caller::owner()); }
    around_.terminal.write_wrapped(refusal ? text(Phrase::is_forbidden, typed, text_of(*refusal))
                                           : text(Phrase::is_allowed, typed));
    return After::ask_again;
}

PlayLoop::After PlayLoop::try_out(std::string_view line) {
    const auto seat = session_.decider();
    if (!seat) { return refuse(session_.advice().error()); }
    if (line.empty()) {
        around_.terminal.write_wrapped(text(Phrase::try_usage, example_of(session_, around_.manners.language)),
                                       palette::warn);
        return After::ask_again;
    }
    const std::unique_ptr<Table> trial = session_.trial();
    if (auto played = play_on(*trial, session_.art(), *seat, line, around_.manners.language); !played) {
        return refuse(played.error());
    }
    if (trial->barrier(*seat) > 0) {
        around_.terminal.write_wrapped(text(Phrase::would_reveal), palette::warn);
        return After::ask_again;
    }
    const Language language = around_.manners.language;
    const Drawing drawing{.language = language, .viewer = *seat, .since = 0, .looks_back = true};
    around_.terminal.write(
        board_and_panel(*trial, session_.art(), drawing, around_.manners, around_.terminal.size(), {.rows = 4}));
    const std::string changes = differences(session_.table(), *trial, session_.art(), *seat, language);
    around_.terminal.write_wrapped(
        text(Phrase::if_played, std::string{line}, changes.empty() ? text(Phrase::changes_nothing) : changes),
        palette::strong);
    around_.terminal.write_wrapped(what_follows(*trial, session_.art(), *seat, language));
    return After::ask_again;
}

PlayLoop::After PlayLoop::give_hint() {
    ThinkingLine line{text(Phrase::thinking, helper_title())};
    const auto thought = session_.advice(line.onlooker());
    if (!thought) { return refuse(thought.error()); }
    line.clear();
    around_.terminal.write_wrapped(text(Phrase::hint, helper_title(), spelled(thought->move.text)));
    const std::string about = session_.art().explained(session_.table(), thought->move.text, around_.manners.language);
    if (!about.empty()) { around_.terminal.write_wrapped(about); }
    const std::string changes = changes_by(thought->move.text);
    if (!changes.empty()) { around_.terminal.write_wrapped(text(Phrase::hint_brings, changes)); }
    const std::string later = changes_by_turn(thought->move.text);
    if (!later.empty() && later != changes) { around_.terminal.write_wrapped(text(Phrase::hint_turn, later)); }
    if (const std::string worth = prospects(*thought); !worth.empty()) { around_.terminal.write_wrapped(worth); }
    return After::ask_again;
}

std::string PlayLoop::spelled(const std::string& move) const {
    return session_.art().spelled(session_.table(), move, around_.manners.language);
}

/// What a move would change at once, as far as that can be known beforehand.
std::string PlayLoop::changes_by(const std::string& move) const {
    const Seat seat = *session_.decider();
    const std::unique_ptr<Table> trial = session_.trial();
    if (!trial->play(move, Caller::owner()) || trial->barrier(seat) > 0) { return {}; }
    return differences(session_.table(), *trial, session_.art(), seat, around_.manners.language);
}

/// What the move leads to by the end of the turn, if a quick bot goes on: the reason why somebody would begin so.
std::string PlayLoop::changes_by_turn(const std::string& move) const {
    constexpr int longest = 40;
    const Seat seat = *session_.decider();
    const auto stretch = session_.art().stretch(session_.table());
    if (!stretch) { return {}; }
    const std::unique_ptr<Table> trial = session_.trial();
    int made = trial->play(move, Caller::owner()) ? 1 : 0;
    const auto goes_on = [&] {
        return trial->to_act() == Actor::of(seat) && session_.art().stretch(*trial) == stretch &&
               trial->barrier(seat) == 0;
    };
    for (; made > 0 && made < longest && goes_on(); ++made) {
        const auto next = trial->think({.bot = "greedy"}, seat);
        if (!next || !trial->play(next->move.code, seat)) { break; }
    }
    if (made < 2 || trial->barrier(seat) > 0) { return {}; }
    return differences(session_.table(), *trial, session_.art(), seat, around_.manners.language);
}

/// How the bot judges its move, and what it would have played otherwise: in shares of the win, alone in points.
std::string PlayLoop::prospects(const ThinkAnswer& thought) const {
    if (thought.choices < 2) { return {}; }
    if (session_.seating().seats() == 1) { return prospects_alone(thought); }
    const auto percent = [](double share) { return std::lround(100 * share); };
    std::string told = text(Phrase::hint_worth, percent(thought.value[session_.decider()->number]));
    for (const ThinkAnswer::Line& line : thought.lines) {
        if (line.move.code == thought.move.code) { continue; }
        return told + " " + text(Phrase::hint_next, spelled(line.move.text), percent(line.value));
    }
    return told;
}

std::string PlayLoop::prospects_alone(const ThinkAnswer& thought) const {
    std::string told;
    for (const ThinkAnswer::Line& line : thought.lines) {
        if (!line.points) { continue; }
        const long points = std::lround(*line.points);
        const bool is_chosen = line.move.code == thought.move.code;
        if (is_chosen && told.empty()) { told = text(Phrase::hint_points, points); }
        if (is_chosen || told.empty()) { continue; }
        return told + " " + text(Phrase::hint_points_next, spelled(line.move.text), points);
    }
    return told;
}

PlayLoop::After PlayLoop::show_view(std::string_view what) {
    if (what.empty()) { return After::redraw; }
    const Table& table = session_.table();
    const auto number = number_in<int>(what);
    if (number && *number >= 0 && *number <= table.ply()) { return show_past(*number); }
    const Language language = around_.manners.language;
    const auto sheet = session_.art().sheet(table, what,
                                            {.language = language,
                                             .viewer = session_.viewer(),
                                             .since = table.ply(),
                                             .columns = static_cast<std::size_t>(around_.terminal.size().columns)});
    if (sheet) {
        around_.terminal.write(*sheet);
        return After::ask_again;
    }
    const std::vector<std::string> names = session_.art().sheets(table, language);
    const std::string more = session_.art().lookups(language);
    const std::string list = joined(names, ", ") + (more.empty() ? "" : " " + more);
    around_.terminal.write_wrapped(names.empty() ? text(Phrase::no_such_ply, table.ply())
                                                 : text(Phrase::no_such_sheet, table.ply(), list),
                                   palette::warn);
    return After::ask_again;
}

PlayLoop::After PlayLoop::show_past(int ply) {
    const Table& table = session_.table();
    const auto past = replay_record(house().games, table.record(Seeds::shown), ply);
    if (!past) { return refuse(past.error()); }
    const Drawing drawing{
        .language = around_.manners.language, .viewer = session_.viewer(), .since = std::max(0, ply - 1)};
    around_.terminal.write(text(Phrase::at_ply, ply, table.ply()), palette::strong);
    around_.terminal.write(
        board_and_panel(**past, session_.art(), drawing, around_.manners, around_.terminal.size(), {.rows = 3}));
    return After::ask_again;
}

PlayLoop::After PlayLoop::show_log(std::string_view how_much) {
    constexpr std::size_t recent = 20;
    const Table& table = session_.table();
    std::vector<std::string> lines;
    for (const Happening& event : table.happenings(0, table.ply(), session_.viewer(), around_.manners.language)) {
        if (!event.sentence.empty()) { lines.push_back(fmt::format("{:4}  {}", event.ply, event.sentence)); }
    }
    const std::size_t first = how_much.empty() && lines.size() > recent ? lines.size() - recent : 0;
    if (lines.empty()) { around_.terminal.write(text(Phrase::nothing_happened)); }
    if (first > 0) { around_.terminal.write(text(Phrase::more_above, first), palette::faint); }
    for (std::size_t i = first; i < lines.size(); ++i) { around_.terminal.write(lines[i]); }
    return After::ask_again;
}

PlayLoop::After PlayLoop::show_help() {
    constexpr std::size_t word_columns = 18;
    const Language language = around_.manners.language;
    const std::vector<std::string> sheets = session_.art().sheets(session_.table(), language);
    if (session_.decider()) {
        around_.terminal.write_wrapped(session_.art().question(session_.table(), language).typing);
    }
    around_.terminal.write(text(Phrase::help_hint));
    for (const CommandRow& row : command_rows()) {
        const std::string usage = say(language, row.word) + " " + say(language, row.usage);
        around_.terminal.write(
            Line{{"  " + padded(usage, word_columns), palette::strong}, {say(language, row.about), {}}});
        const bool has_sheets = row.command == Command::view && !sheets.empty();
        if (!has_sheets) { continue; }
        const std::string margin(word_columns + 2, ' ');
        around_.terminal.write(margin + joined(sheets, ", "));
        if (const std::string more = session_.art().lookups(language); !more.empty()) {
            around_.terminal.write(margin + more);
        }
    }
    return After::ask_again;
}

}  // namespace meadhall::cli
