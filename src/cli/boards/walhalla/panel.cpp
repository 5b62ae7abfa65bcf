#include "cli/boards/walhalla/panel.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/boards/walhalla/map.hpp"
#include "cli/boards/walhalla/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/walhalla/shown/words.hpp"

namespace meadhall::cli {

namespace {

using walhalla::Colour;
using walhalla::Ship;
using walhalla::Step;

class Panel {
  public:
    Panel(const walhalla::Game& game, const walhalla::View& seen, const Drawing& drawing)
        : game_{game}, seen_{seen}, drawing_{drawing} {
        for (int i = 0; i < game.seats(); ++i) { name_columns_ = std::max(name_columns_, width(name(seat(i)))); }
    }

    Lines lines() {
        add(std::string{walhalla::Game::title}, palette::strong);
        add(part());
        add("");
        lines_.push_back({{std::string(name_columns_ + 5, ' ') + text(WalhallaSaying::heads), palette::faint}});
        for (int i = 0; i < game_.seats(); ++i) { add_seat(seat(i)); }
        add("");
        add_ship();
        add(text(WalhallaSaying::pile, seen_.pile_size, total(seen_.discards)));
        add_hand();
        add(text(WalhallaSaying::legend), palette::faint);
        return lines_;
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(WalhallaSaying saying, const Args&... args) const {
        return say(drawing_.language, words(saying), args...);
    }
    void add(const std::string& text, const Ink& ink = {}) {
        for (std::string& line : wrapped(text, drawing_.panel_columns)) { lines_.push_back({{std::move(line), ink}}); }
    }
    [[nodiscard]] std::string name(Seat seat) const {
        return std::string{words_for(game_.colour(seat)).in(drawing_.language)};
    }
    [[nodiscard]] std::string part() const {
        if (seen_.step == Step::over) { return text(WalhallaSaying::part_over); }
        if (seen_.raid == 0) { return text(WalhallaSaying::part_setup); }
        return text(WalhallaSaying::part_raid, seen_.raid, seen_.ships_left);
    }

    void add_seat(Seat seat) {
        const walhalla::Player& player = seen_.players[seat.number];
        const bool acts = walhalla::Game::to_act(seen_) == Actor::of(seat);
        const std::u32string chip = {U' ', letter_of(player.colour), U' '};
        const std::string zones = fmt::format(" {:>2} {:>2} {:>2} {:>2} {:>3}", player.midgard, player.asgard,
                                              player.walhalla, player.cards, player.points.sum());
        Line line{{acts ? "►" : " ", palette::accent},
                  {utf8(chip), ink_of(player.colour)},
                  {" " + padded(name(seat), name_columns_), acts ? palette::strong : palette::plain},
                  {zones, palette::plain}};
        add_sitter(line, seat);
        lines_.push_back(std::move(line));
    }

    void add_sitter(Line& line, Seat seat) const {
        if (drawing_.sitters.size() <= seat.number) { return; }
        const std::string sitter = " " + drawing_.sitters[seat.number];
        if (width(line) + width(sitter) <= drawing_.panel_columns) { line.push_back({sitter, palette::faint}); }
    }

    /// The ship that is not yet moored: "1 r  2 B  3 ·".
    void add_ship() {
        if (seen_.ship == Ship::none) { return; }
        Line line{{text(WalhallaSaying::ship), palette::plain}};
        for (int i = 0; i < walhalla::ship_seats; ++i) {
            line.push_back({" " + std::to_string(i + 1) + ":", palette::faint});
            const Colour aboard = seen_.crew[static_cast<std::size_t>(i)];
            const bool is_coloured = i == coloured_seat(seen_.ship);
            const char32_t empty = is_coloured ? small_letter_of(colour_of(seen_.ship)) : U'·';
            const bool is_free = aboard == Colour::none;
            const std::u32string sign{is_free ? empty : letter_of(aboard)};
            line.push_back({utf8(sign), is_free ? palette::plain : ink_of(aboard)});
        }
        lines_.push_back(std::move(line));
    }

    void add_hand() {
        if (!seen_.me) { return; }
        const std::string cards = card_list(seen_.hand, drawing_.language);
        add("");
        add(text(WalhallaSaying::hand, cards.empty() ? text(WalhallaSaying::no_cards) : cards), palette::strong);
    }

    const walhalla::Game& game_;
    const walhalla::View& seen_;
    const Drawing& drawing_;
    std::size_t name_columns_ = 0;
    Lines lines_;
};

}  // namespace

std::string card_list(const walhalla::Cards& cards, Language language) {
    std::vector<std::string> names;
    for_each_kind(cards, [&](std::size_t kind) {
        const int number = count(cards, kind);
        std::string name{words_for(static_cast<walhalla::Card>(kind)).in(language)};
        names.push_back(number > 1 ? name + " ×" + std::to_string(number) : std::move(name));
    });
    return joined(names, ", ");
}

Lines walhalla_panel(const walhalla::Game& game, const walhalla::View& seen, const Drawing& drawing) {
    return Panel{game, seen, drawing}.lines();
}

}  // namespace meadhall::cli
