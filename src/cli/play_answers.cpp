// The commands that only tell something: nothing at the table changes.
#include <algorithm>
#include <charconv>

#include "cli/palette.hpp"
#include "cli/play_loop.hpp"
#include "cli/text.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

namespace {

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc{} && end == text.data() + text.size();
    return is_number ? std::optional{number} : std::nullopt;
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
    const auto choices = session_.table().moves(Caller::owner());
    if (typed.empty()) {
        const std::string example = choices.empty() ? "c4-c5" : choices.front().text;
        around_.terminal.write_wrapped(text(Phrase::why_usage, example), palette::warn);
        return After::ask_again;
    }
    const auto refusal = session_.table().why(typed, Caller::owner());
    around_.terminal.write_wrapped(refusal ? text(Phrase::is_forbidden, typed, text_of(*refusal))
                                           : text(Phrase::is_allowed, typed));
    return After::ask_again;
}

PlayLoop::After PlayLoop::give_hint() {
    const auto thought = session_.advice();
    if (!thought) { return refuse(thought.error()); }
    around_.terminal.write_wrapped(text(Phrase::hint, session_.helper(), thought->move.text));
    return After::ask_again;
}

PlayLoop::After PlayLoop::show_view(std::string_view ply) {
    if (ply.empty()) { return After::redraw; }
    const Table& table = session_.table();
    const auto number = number_in(ply);
    if (!number || *number < 0 || *number > table.ply()) {
        around_.terminal.write_wrapped(text(Phrase::no_such_ply, table.ply()), palette::warn);
        return After::ask_again;
    }
    const auto past = replay_record(catalogue(), table.record(Seeds::shown), *number);
    if (!past) { return refuse(past.error()); }
    const Drawing drawing{
        .language = around_.manners.language, .viewer = session_.viewer(), .since = std::max(0, *number - 1)};
    around_.terminal.write(text(Phrase::at_ply, *number, table.ply()), palette::strong);
    around_.terminal.write(
        board_and_panel(**past, session_.art(), drawing, around_.manners, around_.terminal.size(), 3));
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
    if (session_.decider()) {
        around_.terminal.write_wrapped(session_.art().question(session_.table(), language).typing);
    }
    around_.terminal.write(text(Phrase::help_hint));
    for (const CommandRow& row : command_rows()) {
        const std::string usage = say(language, row.word) + " " + say(language, row.usage);
        around_.terminal.write(
            Line{{"  " + padded(usage, word_columns), palette::strong}, {say(language, row.about), {}}});
    }
    return After::ask_again;
}

}  // namespace meadhall::cli
