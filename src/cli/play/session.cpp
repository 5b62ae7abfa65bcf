#include "cli/play/session.hpp"

#include <algorithm>
#include <utility>

#include "cli/house.hpp"
#include "core/rng.hpp"
#include "match/bots/side_by_side.hpp"

namespace meadhall::cli {

Session::Session(std::unique_ptr<Table> table, Seating seating, std::uint64_t luck)
    : table_{std::move(table)}, kit_{&kit_of(table_->game().id)}, seating_{std::move(seating)}, luck_{luck} {
    constexpr int recent = 4;  // plies that are news to somebody who sits down at a game under way
    memory_.fill({std::max(0, table_->ply() - recent), std::max(0, table_->ply() - recent)});
}

std::optional<Seat> Session::decider() const {
    const Actor actor = table_->to_act();
    return actor.is_seat() ? std::optional{actor.seat()} : std::nullopt;
}

Viewer Session::viewer() const {
    const auto asked = decider();
    if (asked && seating_.is_person(*asked)) { return *asked; }
    if (seating_.persons() != 1) { return Viewer::spectator(); }
    Seat only{};
    while (!seating_.is_person(only)) { ++only.number; }
    return only;
}

bool Session::asks_keyboard() const {
    const Actor actor = table_->to_act();
    return actor.is_chance() || (actor.is_seat() && seating_.is_person(actor.seat()));
}

void Session::begin_line() {
    lines_.push_back(table_->ply());
    if (const auto seat = decider()) { memory_[seat->number].before = table_->ply(); }
}

Result<void> Session::play(const std::string& move) {
    const auto seat = decider();
    auto played = table_->play(move, Caller::owner());
    if (!played) { return played; }
    undone_.clear();
    has_begun_ = true;
    if (seat) { memory_[seat->number].after = table_->ply(); }
    return {};
}

/// Help ends with its part of the game, or with the turn. With a single seat and no parts a turn is one decision.
bool Session::is_helped(Seat seat) {
    Help& help = help_[seat.number];
    if (help.is_on && help.stretch && art().stretch(*table_) != help.stretch) { help = {}; }
    return help.is_on;
}

bool Session::play_bot(const Onlooker& onlooker) {
    const auto seat = decider();
    for (int i = 0; i < table_->seats(); ++i) {
        Help& help = help_[static_cast<std::size_t>(i)];
        if (!help.stretch && seat != meadhall::seat(i)) { help = {}; }
    }
    if (!seat) { return false; }
    const bool is_person = seating_.is_person(*seat);
    if (is_person && !is_helped(*seat)) { return false; }
    const auto thought = thought_of(is_person ? helper() : seating_.bot(*seat), onlooker);
    if (onlooker.stop && onlooker.stop()) { return false; }
    if (!thought || !table_->play(thought->move.code, Caller::owner())) { return false; }
    undone_.clear();
    if (is_person) { memory_[seat->number].after = table_->ply(); }
    if (is_person && table_->seats() == 1 && !help_[seat->number].stretch) { help_[seat->number] = {}; }
    return true;
}

bool Session::pass_idle_window() {
    const auto seat = decider();
    if (!seat || !asks_keyboard()) { return false; }
    const auto move = art().idle_move(*table_);
    if (!move || !table_->play(*move, Caller::owner())) { return false; }
    undone_.clear();
    memory_[seat->number].after = table_->ply();
    return true;
}

void Session::hand_over() {
    if (const auto seat = decider()) { help_[seat->number] = {true, art().stretch(*table_)}; }
    has_begun_ = true;
}

std::string Session::helper() const {
    constexpr int strong_and_quick = 4;
    for (const BotCard& bot : table_->game().bots) {
        if (bot.level == strong_and_quick) { return std::string{bot.name}; }
    }
    return std::string{table_->game().bots.back().name};
}

Result<ThinkAnswer> Session::thought_of(const std::string& bot, const Onlooker& onlooker) const {
    const std::uint64_t seed = scrambled(luck_ ^ table_->hash(Caller::owner()));
    return table_->think(
        {.bot = bot, .seed = seed, .threads = threads_here(), .tell = onlooker.tell, .stop = onlooker.stop},
        Caller::owner());
}

Result<ThinkAnswer> Session::advice(const Onlooker& onlooker) const { return thought_of(helper(), onlooker); }

std::unique_ptr<Table> Session::trial() const { return table_->imagined(*decider()); }

/// For games that were loaded: nobody remembers what was typed in one line.
Result<void> Session::step_back_to_keyboard() {
    const int now = table_->ply();
    do {
        if (auto stepped = table_->undo(std::nullopt, taker_back()); !stepped) {
            if (auto returned = table_->go_to(now, taker_back()); !returned) { return returned; }
            return stepped;
        }
    } while (!asks_keyboard());
    return {};
}

void Session::forget_after(int ply) {
    help_ = {};
    for (Memory& memory : memory_) { memory = {std::min(memory.before, ply), std::min(memory.after, ply)}; }
}

Result<void> Session::undo() {
    const int now = table_->ply();
    while (!lines_.empty() && lines_.back() >= now) { lines_.pop_back(); }
    auto moved = lines_.empty() ? step_back_to_keyboard() : table_->go_to(lines_.back(), taker_back());
    if (!moved) { return moved; }
    if (!lines_.empty()) { lines_.pop_back(); }
    undone_.push_back(now);
    forget_after(table_->ply());
    return {};
}

Result<void> Session::redo() {
    const int now = table_->ply();
    if (undone_.empty()) { return table_->redo(std::nullopt, taker_back()); }
    if (auto moved = table_->go_to(undone_.back(), taker_back()); !moved) { return moved; }
    undone_.pop_back();
    lines_.push_back(now);
    return {};
}

int Session::news_since() const {
    const auto seat = decider();
    if (seat) { return memory_[seat->number].before; }
    return lines_.empty() ? std::max(0, table_->ply() - 1) : std::min(lines_.back(), table_->ply());
}

int Session::marks_since() const {
    const auto seat = decider();
    if (!seat) { return std::max(0, table_->ply() - 1); }
    const Memory& memory = memory_[seat->number];
    return memory.after < table_->ply() ? memory.after : memory.before;
}

}  // namespace meadhall::cli
