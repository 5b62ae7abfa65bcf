#include "cli/play/trial.hpp"

#include <vector>

#include <fmt/format.h>

#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

namespace {

std::string change(std::string_view name, const std::string& before, const std::string& after) {
    return fmt::format("{} {} → {}", trimmed(name), before, after);
}

/// The sum, and where it comes from.
std::vector<std::string> changed_points(const Table& before, const Table& after, Seat seat, Language language) {
    std::vector<std::string> sources;
    const std::vector<ScoreItem> old_items = before.breakdown(seat);
    const std::vector<ScoreItem> new_items = after.breakdown(seat);
    for (std::size_t i = 0; i < old_items.size(); ++i) {
        if (old_items[i].points == new_items[i].points) { continue; }
        sources.push_back(change(old_items[i].name.in(language), std::to_string(old_items[i].points),
                                 std::to_string(new_items[i].points)));
    }
    if (sources.empty()) { return {}; }
    const std::string total =
        change(words(Phrase::points).in(language), std::to_string(before.standing().scores[seat.number]),
               std::to_string(after.standing().scores[seat.number]));
    return {total + " (" + joined(sources, ", ") + ")"};
}

}  // namespace

Result<void> play_on(Table& trial, const BoardArt& art, Seat seat, std::string_view line, Language language) {
    for (const std::string& part : split(line, ';')) {
        if (trimmed(part).empty()) { continue; }
        if (trial.to_act() != Actor::of(seat)) { return {}; }
        if (auto objection = art.objection(trial, trimmed(part), language)) { return std::unexpected{*objection}; }
        for (const std::string& move : art.moves_in(trial, trimmed(part))) {
            if (trial.to_act() != Actor::of(seat)) { return {}; }
            if (auto played = trial.play(move, Caller::owner()); !played) { return played; }
        }
    }
    return {};
}

std::string differences(const Table& before, const Table& after, const BoardArt& art, Seat seat, Language language) {
    std::vector<std::string> changes = changed_points(before, after, seat, language);
    const std::vector<Gauge> old_gauges = art.gauges(before, seat, language);
    const std::vector<Gauge> new_gauges = art.gauges(after, seat, language);
    for (std::size_t i = 0; i < old_gauges.size(); ++i) {
        if (old_gauges[i].value == new_gauges[i].value) { continue; }
        changes.push_back(change(old_gauges[i].name, old_gauges[i].value, new_gauges[i].value));
    }
    return joined(changes, ", ");
}

std::string what_follows(const Table& trial, const BoardArt& art, Seat seat, Language language) {
    const Actor next = trial.to_act();
    if (next.is_nobody()) { return say(language, Phrase::game_over); }
    if (next.is_chance()) { return say(language, Phrase::then_chance, purpose_in(trial.purpose(next), language)); }
    if (next.seat() != seat) { return say(language, Phrase::then_other, art.seat_name(trial, next.seat(), language)); }
    return art.question(trial, language).sentence;
}

}  // namespace meadhall::cli
