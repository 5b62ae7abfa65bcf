#include "cli/boards/wikinger/panel.hpp"

#include <algorithm>

#include "cli/boards/wikinger/map.hpp"
#include "cli/boards/wikinger/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/wikinger/words.hpp"

namespace meadhall::cli {

namespace {

using wikinger::all_colours;
using wikinger::Colour;
using wikinger::Phase;

std::string repeated(std::string_view sign, int times) {
    std::string text;
    for (int i = 0; i < times; ++i) { text += sign; }
    return text;
}

Saying part_of(Phase phase) {
    switch (phase) {
        case Phase::lot:
        case Phase::settlement: return Saying::part_settlement;
        case Phase::brawl:
        case Phase::first_towers: return Saying::part_brawl;
        case Phase::over: return Saying::part_over;
        case Phase::dawn:
        case Phase::march:
        case Phase::chain:
        case Phase::dusk: break;
    }
    return Saying::part_march;
}

class Panel {
  public:
    Panel(const wikinger::Game& game, const wikinger::View& seen, const Drawing& drawing)
        : game_{game}, seen_{seen}, drawing_{drawing} {
        for (int i = 0; i < game.seats(); ++i) { name_columns_ = std::max(name_columns_, width(name(seat(i)))); }
    }

    Lines lines() {
        add(std::string{wikinger::Game::title}, palette::strong);
        add(text(part_of(seen_.phase)));
        add("");
        add_heads();
        for (int i = 0; i < game_.seats(); ++i) { add_seat(seat(i)); }
        add("");
        add(goal_text(game_, drawing_.language));
        add_pairs();
        add_counters();
        add("");
        add(text(Saying::legend), palette::faint);
        return lines_;
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(Saying saying, const Args&... args) const {
        return say(drawing_.language, words(saying), args...);
    }
    void add(const std::string& text, const Ink& ink = {}) {
        for (std::string& line : wrapped(text, drawing_.panel_columns)) { lines_.push_back({{std::move(line), ink}}); }
    }

    [[nodiscard]] std::string name(Seat seat) const { return colour_name(game_.first_colour(seat), drawing_.language); }
    [[nodiscard]] bool in_brawl() const { return seen_.phase == Phase::brawl; }
    [[nodiscard]] bool is_paired() const { return game_.sides() < game_.seats(); }
    [[nodiscard]] bool is_marching() const { return part_of(seen_.phase) == Saying::part_march; }

    template <class PerColour>
    [[nodiscard]] int sum(Seat seat, const PerColour& counts) const {
        int total = 0;
        for (Colour colour : all_colours) {
            if (game_.leads(seat, colour)) { total += counts[static_cast<std::size_t>(colour)]; }
        }
        return total;
    }
    [[nodiscard]] int towers(Seat seat) const {
        int standing = 0;
        for (Colour colour : all_colours) {
            if (game_.leads(seat, colour)) { standing += seen_.towers[static_cast<std::size_t>(colour)].size(); }
        }
        return standing;
    }

    [[nodiscard]] std::size_t tower_columns() const {
        const auto signs = static_cast<std::size_t>(is_paired() ? wikinger::towers_per_colour : game_.goal());
        return std::max(signs, width(text(Saying::towers))) + 1;
    }
    [[nodiscard]] std::string tower_signs(Seat seat) const {
        const int standing = towers(seat);
        return repeated("▲", standing) + repeated("△", is_paired() ? 0 : game_.goal() - standing);
    }
    [[nodiscard]] std::string viking_count(Seat seat) const {
        if (in_brawl()) { return std::to_string(sum(seat, seen_.fallen)); }
        const int aboard = sum(seat, seen_.aboard);
        const std::string ashore = std::to_string(game_.vikings(seen_, seat).size());
        return aboard > 0 ? ashore + "+" + std::to_string(aboard) : ashore;
    }

    void add_heads() {
        constexpr std::size_t before_name = 5;  // the arrow, and the chip with its blank
        const std::string count = text(in_brawl() ? Saying::lost : Saying::vikings);
        const std::string heads = padded(text(Saying::towers), tower_columns()) + count;
        lines_.push_back({{std::string(before_name + name_columns_ + 1, ' ') + heads, palette::faint}});
    }

    void add_seat(Seat seat) {
        const bool acts = game_.to_act(seen_) == Actor::of(seat);
        const Colour colour = game_.first_colour(seat);
        const std::u32string chip = {U' ', letter_of(colour), U' '};
        Line line{{acts ? "►" : " ", palette::accent},
                  {utf8(chip), ink_of(colour)},
                  {" " + padded(name(seat), name_columns_) + " ", acts ? palette::strong : palette::plain},
                  {padded(tower_signs(seat), tower_columns()) + padded(viking_count(seat), 2), palette::plain}};
        add_sitter(line, seat);
        lines_.push_back(std::move(line));
    }

    void add_sitter(Line& line, Seat seat) const {
        if (drawing_.sitters.size() <= seat.number) { return; }
        const std::string sitter = " " + drawing_.sitters[seat.number];
        if (width(line) + width(sitter) <= drawing_.panel_columns) { line.push_back({sitter, palette::faint}); }
    }

    void add_pairs() {
        if (!is_paired()) { return; }
        for (int i = 0; i < game_.sides(); ++i) {
            const wikinger::Side side{static_cast<std::uint8_t>(i)};
            add(text(Saying::pair, name(seat(i)), name(seat(i + game_.sides())), game_.towers_standing(seen_, side),
                     game_.goal()));
        }
    }

    void add_counters() {
        if (!is_marching()) { return; }
        if (const auto limit = game_.options().quiet_ply_draw) { add(text(Saying::quiet, seen_.quiet, *limit)); }
        if (game_.options().standstill == wikinger::Standstill::off) { return; }
        std::vector<std::string> idlers;
        for (int i = 0; i < game_.seats(); ++i) {
            const int turns = seen_.idle[static_cast<std::size_t>(i)];
            if (turns > 0) { idlers.push_back(name(seat(i)) + " " + std::to_string(turns)); }
        }
        if (!idlers.empty()) { add(text(Saying::idle, joined(idlers, ", "))); }
    }

    const wikinger::Game& game_;
    const wikinger::View& seen_;
    const Drawing& drawing_;
    std::size_t name_columns_ = 0;
    Lines lines_;
};

}  // namespace

std::string colour_name(Colour colour, Language language) { return std::string{words_for(colour).in(language)}; }

std::string goal_text(const wikinger::Game& game, Language language) {
    const bool is_paired = game.sides() < game.seats();
    return say(language, words(is_paired ? Saying::goal_together : Saying::goal), game.goal());
}

Lines wikinger_panel(const wikinger::Game& game, const wikinger::View& seen, const Drawing& drawing) {
    return Panel{game, seen, drawing}.lines();
}

}  // namespace meadhall::cli
