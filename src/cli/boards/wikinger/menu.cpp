#include "cli/boards/wikinger/menu.hpp"

#include <algorithm>
#include <memory>

#include "cli/boards/wikinger/words.hpp"
#include "cli/drawing/text.hpp"

namespace meadhall::cli {

namespace {

using wikinger::Move;
using wikinger::Verb;

/// Words that belong to one beginning.
struct Group {
    std::string beginning;
    std::vector<std::string> endings;
};

void add(std::vector<Group>& groups, const std::string& beginning, const std::string& ending) {
    auto group = std::ranges::find(groups, beginning, &Group::beginning);
    if (group == groups.end()) { group = groups.insert(groups.end(), {beginning, {}}); }
    group->endings.push_back(ending);
}

}  // namespace

WikingerMenu::WikingerMenu(const wikinger::Game& game, const wikinger::View& seen) : game_{game}, seen_{seen} {
    const auto list = std::make_unique<MoveList<wikinger::Game>>();
    game.legal_moves(seen, *list);
    moves_.assign(list->begin(), list->end());
}

bool WikingerMenu::has(Verb verb) const { return std::ranges::find(moves_, verb, &Move::verb) != moves_.end(); }

bool WikingerMenu::captures(const Move& move) const {
    return move.verb == Verb::march && !game_.victims(seen_, seen_.turn, move.from, move.to).empty();
}

/// A Viking's point, or the region of the point that is asked for; moves without a point begin with themselves.
std::string WikingerMenu::beginning(const Move& move) const {
    if (move.verb == Verb::march) { return game_.name(move.from); }
    if (!has_target(move.verb)) { return std::string{name_of(move.verb)}; }
    return {game_.island().letter(game_.island().region_of(move.to))};
}

std::string WikingerMenu::ending(const Move& move) const {
    return has_target(move.verb) ? game_.name(move.to) + (captures(move) ? "×" : "") : std::string{};
}

std::vector<std::string> WikingerMenu::lines(std::string_view chosen, Language language) const {
    std::vector<Group> groups;
    bool any_captures = false;
    for (const Move& move : moves_) {
        const bool is_twin = move.verb == Verb::settle && move.colour != moves_.front().colour;  // the other shade
        if (is_twin || (!chosen.empty() && beginning(move) != chosen)) { continue; }
        add(groups, spelled_in(beginning(move), wikinger_notation(), language), ending(move));
        any_captures = any_captures || captures(move);
    }
    std::vector<std::string> lines;
    for (const Group& group : groups) {
        const std::string endings = joined(group.endings, " ");
        lines.push_back(endings.empty() ? group.beginning : group.beginning + ": " + endings);
    }
    if (any_captures) {
        lines.front() = "(" + std::string{words(Saying::captures).in(language)} + ") " + lines.front();
    }
    return lines;
}

IslandMarks WikingerMenu::marks(std::string_view chosen) const {
    IslandMarks marks;
    for (const Move& move : moves_) {
        if (!has_target(move.verb) || (!chosen.empty() && beginning(move) != chosen)) { continue; }
        const bool shows_vikings = move.verb == Verb::march && chosen.empty() && seen_.phase != wikinger::Phase::chain;
        marks.open.insert(shows_vikings ? move.from : move.to);
        if (!shows_vikings && captures(move)) { marks.biting.insert(move.to); }
        if (!shows_vikings && move.verb == Verb::march) { marks.chosen = move.from; }
    }
    return marks;
}

std::string WikingerMenu::example(int count, Language language) const {
    const Move& first = moves_.front();
    const auto spelled = [&](std::string_view text) { return spelled_in(text, wikinger_notation(), language); };
    if (!has_target(first.verb) || first.verb == Verb::march) { return spelled(game_.text(seen_, first)); }
    const bool needs_shade = first.verb == Verb::settle && game_.options().mode == wikinger::Mode::grand;
    if (needs_shade) { return spelled(name_of(first.colour)) + " " + game_.name(first.to); }
    std::vector<std::string> points;
    for (const Move& move : moves_) {
        if (static_cast<int>(points.size()) < count && has_target(move.verb)) { points.push_back(game_.name(move.to)); }
    }
    return joined(points, " ");
}

}  // namespace meadhall::cli
