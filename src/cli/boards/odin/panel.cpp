#include "cli/boards/odin/panel.hpp"

#include <array>

#include <fmt/format.h>

#include "cli/boards/odin/changes.hpp"
#include "cli/boards/odin/grid.hpp"
#include "cli/boards/odin/names.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/components/calendar.hpp"
#include "games/odin/shown/gauges.hpp"

namespace meadhall::cli {

namespace {

using odin::Item;
using S = OdinSaying;

/// Things of one sort: a label, and its items as long or as short as there is room.
struct Fact {
    std::string label;
    std::vector<std::string> items;
    Ink ink{};

    [[nodiscard]] std::string text() const {
        const std::string list = joined(items, ", ");
        return label.empty() ? list : label + ": " + list;
    }
};

class Panel {
  public:
    Panel(const odin::Game& game, const odin::View& seen, const Standing& standing, const Drawing& drawing)
        : game_{game}, seen_{seen}, standing_{standing}, drawing_{drawing}, owner_{shown_seat(seen)} {}

    /// With names where that leaves the panel short enough, otherwise with the two letters of the goods, and at last
    /// with less about the others.
    Lines lines() {
        Lines lines;
        for (Style style : {Style::names, Style::signs, Style::least}) {
            lines = laid_out(style);
            if (lines.size() <= drawing_.panel_rows) { return lines; }
        }
        if (lines.size() <= drawing_.panel_most) { return lines; }
        lines.resize(drawing_.panel_most);
        lines.back() = {{"…", palette::faint}};
        return lines;
    }

  private:
    static constexpr std::size_t wide = 60;
    enum class Style : std::uint8_t { names, signs, least };

    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(drawing_.language, words(saying), args...);
    }
    [[nodiscard]] std::string name(Item item) const { return in_a_list(item, drawing_.language); }
    [[nodiscard]] const odin::Player& player() const { return seen_.players[owner_.number]; }

    /// Facts follow each other on wide lines; on a narrow panel each begins its own.
    [[nodiscard]] Lines laid_out(Style style) const {
        Lines lines;
        const std::size_t columns = drawing_.panel_columns - 1;
        std::size_t used = columns;
        for (const Fact& fact : facts(style)) {
            const std::string said = fact.text();
            const bool follows = drawing_.panel_columns >= wide && !lines.empty() && used + 3 + width(said) <= columns;
            if (follows) {
                lines.back().push_back({" · ", palette::faint});
                lines.back().push_back({said, fact.ink});
                used += 3 + width(said);
                continue;
            }
            for (std::string& line : wrapped(said, columns)) { lines.push_back({{std::move(line), fact.ink}}); }
            used = width(lines.back());
        }
        return lines;
    }

    [[nodiscard]] std::vector<Fact> facts(Style style) const {
        std::vector<Fact> all;
        const auto add = [&](Fact fact) {
            if (!fact.items.empty()) { all.push_back(std::move(fact)); }
        };
        add({"", {part()}, palette::strong});
        for (int i = 0; i < game_.seats(); ++i) { add(seat_fact(seat(i), style)); }
        add({"", resources()});
        add({text(S::weapons), counted(Item::first_weapon, odin::weapon_count, style)});
        for (odin::Colour colour : {odin::Colour::orange, odin::Colour::red, odin::Colour::green, odin::Colour::blue}) {
            add({std::string{odin::colour_names[static_cast<std::size_t>(colour)].in(drawing_.language)},
                 goods_of(colour, style)});
        }
        add({text(S::specials), specials(style)});
        add({text(S::ships), ships()});
        add({text(S::buildings), buildings()});
        add({text(S::islands), islands(style)});
        add({text(S::strips), strips()});
        add({text(S::hand), hand(style), palette::strong});
        return all;
    }

    [[nodiscard]] std::string part() const {
        const auto phase = odin::phase_of(seen_);
        if (!phase) { return text(seen_.round == 0 ? S::part_setup : S::part_over); }
        const std::string_view name = odin::phase_names[static_cast<std::size_t>(*phase)].in(drawing_.language);
        return text(S::part_round, int{seen_.round}, game_.last_round(), name) + " · " +
               text(S::slots, game_.round(seen_).vikings);
    }

    [[nodiscard]] Fact seat_fact(Seat seat, Style style) const {
        return game_.is_solo() ? lone_fact(player()) : rival_fact(seat, seen_.players[seat.number], style);
    }
    [[nodiscard]] Fact lone_fact(const odin::Player& alone) const {
        std::vector<std::string> items = {
            text(S::vikings, int{alone.thing_square}), text(S::waiting, int{alone.waiting}),
            text(S::points, standing_.scores[owner_.number]), text(S::income, odin::Game::income_of(seen_, owner_))};
        if (alone.penalties > 0) { items.push_back(text(S::penalties, int{alone.penalties})); }
        return {"", std::move(items)};
    }
    /// "►2 Thrall: 4 Vik., -85 pts, inc. 1, 1 cards": a line must hold several players, or several lines one player
    /// each.
    [[nodiscard]] Fact rival_fact(Seat seat, const odin::Player& each, Style style) const {
        const bool acts = odin::Game::to_act(seen_) == Actor::of(seat);
        const std::string named =
            drawing_.sitters.size() > seat.number ? " " + drawing_.sitters[seat.number] : std::string{};
        const std::string who = (acts ? "►" : "") + std::to_string(seat.number + 1) + named;
        const std::string counts =
            text(style == Style::least ? S::seat_least : S::seat_short, who, int{each.thing_square},
                 standing_.scores[seat.number], odin::Game::income_of(seen_, seat), int{each.hand});
        return {"", {counts}, seat == owner_ ? palette::strong : palette::plain};
    }

    [[nodiscard]] std::vector<std::string> resources() const {
        std::vector<std::string> items;
        for (const odin::ResourceRow& row : odin::resources) {
            items.push_back(name(row.resource) + " " + std::to_string(player().has(row.resource)));
        }
        return items;
    }
    [[nodiscard]] std::string counted(Item item, int count, Style style) const {
        if (style != Style::names) { return std::string{sign_of(item, drawing_.language)} + std::to_string(count); }
        return count == 1 ? name(item) : number_of(count, item, drawing_.language);
    }
    [[nodiscard]] std::vector<std::string> counted(int first, int count, Style style) const {
        std::vector<std::string> items;
        for (int number = first; number < first + count; ++number) {
            const int owned = player().has(Item{number});
            if (owned > 0) { items.push_back(counted(Item{number}, owned, style)); }
        }
        return items;
    }
    [[nodiscard]] std::vector<std::string> goods_of(odin::Colour colour, Style style) const {
        std::vector<std::string> items;
        for (const odin::GoodRow& row : odin::goods) {
            const int owned = player().has(row.good);
            if (row.colour == colour && owned > 0) { items.push_back(counted(row.good, owned, style)); }
        }
        return items;
    }
    [[nodiscard]] std::vector<std::string> specials(Style style) const {
        std::vector<std::string> items;
        for (const odin::SpecialRow& row : odin::specials) {
            const bool is_mine = seen_.specials[static_cast<std::size_t>(row.special)] == odin::held_by(owner_);
            if (is_mine) { items.push_back(counted(row.special, 1, style)); }
        }
        return items;
    }

    /// "2 Whaling boat (+1 ore)".
    [[nodiscard]] std::vector<std::string> ships() const {
        const odin::Bay& bay = player().bay;
        std::vector<std::string> items;
        const auto add = [&](odin::Ship ship, int count, int ore) {
            if (count == 0) { return; }
            const std::string loaded =
                ore > 0 ? " (+" + std::to_string(ore) + " " + name(odin::Resource::ore) + ")" : "";
            items.push_back(counted(ship, count, Style::names) + loaded);
        };
        for (int ore = 0; ore < 2; ++ore) {
            add(odin::Ship::whaling_boat, bay.boats[static_cast<std::size_t>(ore)], ore);
        }
        add(odin::Ship::knarr, bay.knarrs, 0);
        for (int ore = 0; ore < 4; ++ore) {
            add(odin::Ship::longship, bay.longships[static_cast<std::size_t>(ore)], ore);
        }
        if (bay.emigrated() > 0) { items.push_back(text(S::emigrated, bay.emigrated())); }
        return items;
    }
    [[nodiscard]] std::vector<std::string> buildings() const {
        std::vector<std::string> items;
        if (player().sheds > 0) {
            items.push_back(fmt::format("{} ({} {}, {} {})",
                                        counted(odin::Building::shed, player().sheds, Style::names),
                                        int{player().shed_wood}, name(odin::Resource::wood), int{player().shed_stone},
                                        name(odin::Resource::stone)));
        }
        for (int i = 0; i < odin::house_count; ++i) {
            if (seen_.houses[static_cast<std::size_t>(i)].owner == owner_) {
                items.push_back(place_word(odin::Place::house(i), drawing_.language));
            }
        }
        return items;
    }
    [[nodiscard]] std::vector<std::string> islands(Style style) const {
        std::vector<std::string> items;
        for (const odin::BoardRow& row : odin::boards) {
            if (seen_.islands[static_cast<std::size_t>(row.board)].owner != owner_) { continue; }
            const odin::Face face = odin::Game::face_at(seen_, odin::Place::island(row.board));
            const std::string letter{name_of(row.board)};
            const std::string_view name = odin::row_of(face).name.in(drawing_.language);
            items.push_back(style == Style::least ? letter : letter + " " + std::string{name});
        }
        return items;
    }
    [[nodiscard]] std::vector<std::string> strips() const {
        std::vector<std::string> items;
        for (int strip = 0; strip < odin::strip_count; ++strip) {
            std::string open = strip_text(seen_, strip, drawing_.language);
            if (!open.empty()) { items.push_back(std::move(open)); }
        }
        return items;
    }
    [[nodiscard]] std::vector<std::string> hand(Style style) const {
        std::vector<std::string> items;
        if (!seen_.me) { return items; }
        if ((style == Style::signs && seen_.hand.size() > 2) || (style == Style::least && !seen_.hand.empty())) {
            return {text(S::cards, seen_.hand.size())};
        }
        for (const odin::Card card : seen_.hand) { items.emplace_back(odin::row_of(card).name.in(drawing_.language)); }
        return items;
    }

    const odin::Game& game_;
    const odin::View& seen_;
    const Standing& standing_;
    const Drawing& drawing_;
    Seat owner_;
};

}  // namespace

Seat shown_seat(const odin::View& seen) {
    if (seen.me) { return *seen.me; }
    const Actor asked = odin::Game::to_act(seen);
    return asked.is_seat() ? asked.seat() : Seat{};
}

std::vector<std::string> won_bonuses(const odin::Open& open, Seat seat, Language language) {
    std::vector<std::string> won;
    for (int number = 0; number < odin::Place::sheds().number; ++number) {
        const odin::Place place{static_cast<std::uint8_t>(number)};
        if (!odin::Game::owns(open, seat, place)) { continue; }
        const odin::Cells covered = odin::Game::cover_at(open, seat, place).covered;
        for (const odin::Bundle& bundle : odin::bonuses(odin::Game::face_at(open, place), covered)) {
            for (const odin::Amount& amount : bundle) { won.push_back(in_a_list(amount.item, language)); }
        }
    }
    return won;
}

std::string strip_text(const odin::Open& open, int strip, Language language) {
    const std::uint8_t taken = open.strips[static_cast<std::size_t>(strip)];
    if (taken >= odin::strip_length) { return {}; }
    std::string text = std::to_string(strip + 1) + " ";
    for (std::size_t i = taken; i < odin::strip_length; ++i) {
        const odin::Resource resource = odin::strips[static_cast<std::size_t>(strip)][i];
        text += words(S::strip_letters).in(language)[static_cast<std::size_t>(resource)];
    }
    return text;
}

Lines odin_panel(const odin::Game& game, const odin::View& seen, const Standing& standing, const Drawing& drawing) {
    return Panel{game, seen, standing, drawing}.lines();
}

}  // namespace meadhall::cli
