#include "cli/play/play_loop.hpp"

#include <algorithm>
#include <utility>

#include "cli/bot_names.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/play/setup.hpp"
#include "cli/play/thinking_line.hpp"
#include "cli/shell/exit_code.hpp"
#include "cli/shell/files.hpp"
#include "cli/shell/interrupts.hpp"
#include "match/catalogue.hpp"

namespace meadhall::cli {

PlayLoop::PlayLoop(Session session, Surround surround)
    : session_{std::move(session)},
      around_{std::move(surround)},
      notice_{around_.notice},
      saved_revision_{session_.table().revision()} {}

int PlayLoop::run() {
    After after = After::redraw;
    while (after != After::leave) {
        let_bots_play();
        if (!passes_keyboard()) { break; }
        if (after == After::redraw) {
            keep();
            if (!session_.seating().has_persons()) { tell_all_that_happened(); }
            draw();
        }
        if (!session_.seating().has_persons() || is_output_lost()) { break; }
        const auto line = around_.prompt.ask(prompt_text(), [&](std::string_view typed) { return sayings(typed); });
        after = line ? obey(*line) : After::leave;
    }
    say_farewell();
    return Interrupts::signal() == 0 ? 0 : 128 + Interrupts::signal();
}

/// Where hands are hidden the next person looks at the screen only when the last one no longer does.
bool PlayLoop::passes_keyboard() {
    const auto asked = session_.decider();
    const bool is_shared = session_.has_secrets() && session_.seating().persons() > 1 && Prompt::is_interactive();
    if (!is_shared || !asked || asked == at_keyboard_) { return true; }
    at_keyboard_ = asked;
    around_.prompt.forget();
    const std::string who = session_.art().seat_name(session_.table(), *asked, around_.manners.language);
    around_.terminal.forget();
    around_.terminal.write(who, palette::accent);
    around_.terminal.write_wrapped(text(Phrase::pass_keyboard, who));
    return around_.prompt.ask({{text(Phrase::press_enter), palette::strong}}).has_value();
}

void PlayLoop::let_bots_play() {
    while (Interrupts::signal() == 0) {
        if (around_.manners.asking == Asking::where_useful && session_.pass_idle_window()) { continue; }
        ThinkingLine line{text(Phrase::thinking, thinker())};
        if (!session_.play_bot(line.onlooker())) { return; }
    }
}

/// The name of the seat that decides now, for whoever waits for it.
std::string PlayLoop::thinker() const {
    const auto seat = session_.decider();
    return seat ? session_.art().seat_name(session_.table(), *seat, around_.manners.language) : std::string{};
}

/// Also when only one decision of a turn was made: nothing that was typed is lost.
void PlayLoop::keep() {
    if (!session_.has_begun()) { return; }
    auto kept = around_.keeper.keep(session_.table());
    if (kept && !around_.save.empty()) { kept = write_file(around_.save, saga_of(session_.table())); }
    if (!kept && could_keep_) {
        notice_ = text(Phrase::could_not_keep, kept.error().message(around_.manners.language));
    }
    could_keep_ = kept.has_value();
}

void PlayLoop::draw(const std::optional<std::string>& chosen) {
    around_.terminal.clear();
    around_.terminal.write(page_of(session_, around_.manners, around_.terminal.size(), notice_, chosen));
    notice_.clear();
}

void PlayLoop::tell_all_that_happened() {
    const Table& table = session_.table();
    for (const Happening& event : table.happenings(0, table.ply(), session_.viewer(), around_.manners.language)) {
        if (!event.sentence.empty()) { around_.terminal.write_wrapped(event.sentence); }
    }
}

Line PlayLoop::prompt_text() const {
    const auto seat = session_.decider();
    const bool is_over = session_.table().to_act().is_nobody();
    const std::string who = seat ? session_.art().seat_name(session_.table(), *seat, around_.manners.language)
                                 : text(is_over ? Phrase::prompt_over : Phrase::prompt_chance);
    return {{who + "> ", palette::strong}};
}

std::vector<std::string> PlayLoop::sayings(std::string_view line) const {
    const Language language = around_.manners.language;
    const std::vector<std::string> moves =
        session_.asks_keyboard() ? session_.art().sayings(session_.table(), language) : std::vector<std::string>{};
    std::vector<std::string> sayings = sayings_after(line, moves, language);
    for (const std::string& sheet : session_.art().sheets(session_.table(), language)) {
        sayings.push_back(std::string{word_of(Command::view, language)} + " " + sheet);
    }
    return sayings;
}

std::string PlayLoop::text_of(const Refusal& refusal) const {
    const std::string rule{refusal.rule()};
    return refusal.message(around_.manners.language) + (rule.empty() ? "" : " [" + rule + "]");
}

PlayLoop::After PlayLoop::refuse(const Refusal& refusal) {
    around_.terminal.write_wrapped(text(Phrase::refused, text_of(refusal)), palette::warn);
    return After::ask_again;
}

PlayLoop::After PlayLoop::obey(const std::string& line) {
    const std::string_view typed = trimmed(line);
    if (typed.empty()) { return After::redraw; }
    const std::string_view word = typed.substr(0, typed.find_first_of(" \t"));
    const auto command = command_named(word);
    return command ? obey(*command, trimmed(typed.substr(word.size()))) : play_moves(typed);
}

PlayLoop::After PlayLoop::obey(Command command, std::string_view rest) {
    switch (command) {
        case Command::moves: return show_moves(rest);
        case Command::why: return explain(rest);
        case Command::trial: return try_out(rest);
        case Command::hint: return give_hint();
        case Command::automatic: return hand_over();
        case Command::undo: return step(session_.undo(), Phrase::taken_back);
        case Command::redo: return step(session_.redo(), Phrase::played_again);
        case Command::view: return show_view(rest);
        case Command::log: return show_log(rest);
        case Command::score:
            around_.terminal.write(score_table(session_.table(), session_.art(), around_.manners.language));
            return After::ask_again;
        case Command::rules:
            around_.terminal.write(session_.art().lesson(session_.table(), around_.manners.language));
            return After::ask_again;
        case Command::save: return save(rest);
        case Command::load: return load(rest);
        case Command::help: return show_help();
        case Command::quit: return leave();
    }
    return After::ask_again;
}

/// A semicolon parts what is typed; each part is read in the position to which the parts before it led.
PlayLoop::After PlayLoop::play_moves(std::string_view line) {
    const auto caution = session_.art().caution(session_.table(), line, around_.manners.language);
    if (caution && line != cautioned_) {
        cautioned_ = line;
        around_.terminal.write_wrapped("! " + *caution, palette::warn);
        return After::ask_again;
    }
    cautioned_.clear();
    const auto seat = session_.decider();
    const auto stretch = session_.art().stretch(session_.table());
    std::vector<std::string> parts = split(line, ';');
    std::vector<std::string> moves;
    bool is_first = true;
    session_.begin_line();
    while (!moves.empty() || !parts.empty()) {
        if (moves.empty()) {
            const std::string part{trimmed(parts.front())};
            parts.erase(parts.begin());
            if (part.empty()) { continue; }
            const After refused_at = is_first ? After::ask_again : After::redraw;
            const auto objection = session_.art().objection(session_.table(), part, around_.manners.language);
            if (objection) { return refuse_move(part, *objection, refused_at); }
            moves = session_.art().moves_in(session_.table(), part);
        }
        // Alone at the table there is nobody else for whom something could be played by mistake.
        const bool is_same_part = session_.table().seats() == 1 || session_.art().stretch(session_.table()) == stretch;
        const bool is_same_turn = session_.decider() == seat && is_same_part;
        if (!is_first && !is_same_turn) {
            moves.insert(moves.end(), parts.begin(), parts.end());
            notice_ = text(Phrase::not_played, joined(moves, " "));
            break;
        }
        if (auto played = session_.play(moves.front()); !played) {
            return refuse_move(moves.front(), played.error(), is_first ? After::ask_again : After::redraw);
        }
        moves.erase(moves.begin());
        is_first = false;
    }
    return After::redraw;
}

PlayLoop::After PlayLoop::refuse_move(const std::string& move, const Refusal& refusal, After after) {
    // A lone point is no move but a question: where can this one go?
    const bool asks = !session_.art().choices(session_.table(), lower(move), around_.manners.language).empty();
    if (asks && after == After::ask_again) { return show_moves(move); }
    notice_ = text(Phrase::refused, text_of(refusal)) + " " + text(Phrase::look_at_moves);
    if (after == After::ask_again) { around_.terminal.write_wrapped(std::exchange(notice_, {}), palette::warn); }
    return after;
}

PlayLoop::After PlayLoop::hand_over() {
    const auto seat = session_.decider();
    if (!seat) { return refuse(session_.advice().error()); }
    const std::string who = session_.art().seat_name(session_.table(), *seat, around_.manners.language);
    notice_ = text(Phrase::bot_finishes, who, helper_title());
    session_.begin_line();
    session_.hand_over();
    return After::redraw;
}

std::string PlayLoop::helper_title() const {
    return bot_title(session_.table().game(), session_.helper(), around_.manners.language);
}

PlayLoop::After PlayLoop::step(Result<void> moved, Phrase said) {
    if (!moved) { return refuse(moved.error()); }
    notice_ = text(said);
    return After::redraw;
}

PlayLoop::After PlayLoop::save(std::string_view file) {
    if (file.empty()) {
        around_.terminal.write_wrapped(text(Phrase::save_usage), palette::warn);
        return After::ask_again;
    }
    const std::string path = path_typed(file, environment("HOME"));
    if (auto written = write_file(path, saga_of(session_.table())); !written) { return refuse(written.error()); }
    saved_revision_ = session_.table().revision();
    around_.terminal.write_wrapped(text(Phrase::saved, path));
    return After::ask_again;
}

PlayLoop::After PlayLoop::load(std::string_view file) {
    if (file.empty()) {
        around_.terminal.write_wrapped(text(Phrase::load_usage), palette::warn);
        return After::ask_again;
    }
    const std::string path = path_typed(file, environment("HOME"));
    const auto record = record_in(path);
    if (!record) { return refuse(record.error()); }
    auto table = load_record(house().games, *record);
    if (!table) { return refuse(table.error()); }
    Seating seating = Seating::of_players((*table)->game(), (*table)->seats(), record->players);
    session_ = Session{std::move(*table), std::move(seating), session_.table().hash(Caller::owner())};
    saved_revision_ = session_.table().revision();
    around_.keeper.begin_another();
    notice_ = text(Phrase::loaded, path);
    if (const std::string older = caveat(house().games, *record, around_.manners.language); !older.empty()) {
        notice_ += " " + older;
    }
    return After::redraw;
}

PlayLoop::After PlayLoop::leave() {
    const bool is_unsaved = session_.table().revision() != saved_revision_ && around_.save.empty();
    if (!is_unsaved || !Prompt::is_interactive()) { return After::leave; }
    around_.terminal.write_wrapped(text(Phrase::offer_save));
    const auto name = around_.prompt.ask({{"> ", palette::strong}});
    if (!name || trimmed(*name).empty()) { return After::leave; }
    save(trimmed(*name));
    const bool is_saved = session_.table().revision() == saved_revision_;
    return is_saved ? After::leave : After::ask_again;
}

void PlayLoop::say_farewell() {
    keep();
    if (!notice_.empty()) { around_.terminal.write_wrapped(notice_, palette::warn); }
    if (session_.has_begun() && could_keep_) {
        const bool is_over = session_.table().standing().over;
        around_.terminal.write_wrapped(is_over ? text(Phrase::kept_finished, around_.keeper.finished().string())
                                               : text(Phrase::kept));
    }
    around_.terminal.write(text(Phrase::good_bye));
}

}  // namespace meadhall::cli
