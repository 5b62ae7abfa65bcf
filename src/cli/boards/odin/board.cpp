#include "cli/boards/odin/board.hpp"

#include <algorithm>
#include <variant>

#include "cli/boards/odin/actions.hpp"
#include "cli/boards/odin/asking.hpp"
#include "cli/boards/odin/choices.hpp"
#include "cli/boards/odin/grid.hpp"
#include "cli/boards/odin/idling.hpp"
#include "cli/boards/odin/panel.hpp"
#include "cli/boards/odin/sheets.hpp"
#include "cli/boards/odin/table.hpp"
#include "cli/boards/odin/typing.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/seat_words.hpp"

namespace meadhall::cli {

namespace {

namespace ask = odin::ask;
using odin::Item;
using odin::Place;
using S = OdinSaying;

/// Which of the boards is looked at, and what is marked on it.
struct Focus {
    Place place = Place::home();
    odin::Cells corners{};
};

odin::Cells corners_of(const OdinScene& scene, Seat seat, Item item, Place place) {
    const odin::Placements found =
        odin::placements(item, odin::Game::face_at(scene.state, place), odin::Game::cover_at(scene.state, seat, place));
    odin::Cells all;
    for (const odin::Cells& corners : found.by_pose()) { all |= corners; }
    return all;
}

/// "oil", "oil A": where it could be laid.
std::optional<Focus> chosen_focus(const OdinScene& scene, Seat seat, std::string_view chosen) {
    const std::vector<OdinTerm> terms = odin_terms(chosen);
    const auto item = terms.empty() ? std::nullopt : item_in(terms[0]);
    if (!item || !odin::shape_of(*item)) { return std::nullopt; }
    const Place place = terms.size() > 1 ? place_in(terms[1]).value_or(Place::home()) : Place::home();
    if (place.is_sheds() || !odin::Game::owns(scene.state, seat, place)) { return std::nullopt; }
    return Focus{place, corners_of(scene, seat, *item, place)};
}

/// The board on which something was laid last.
std::optional<Focus> last_laid(const Table& table, int since) {
    std::optional<Focus> found;
    for (const auto& [ply, event] : table_of<odin::Game>(table).events(since, table.ply(), Caller::spectator())) {
        if (const auto* laid = std::get_if<odin::Lays>(&event)) { found = Focus{.place = laid->place}; }
    }
    return found;
}

Lines titled_grid(const OdinScene& scene, Seat seat, const Focus& focus, const Drawing& drawing) {
    Lines lines{{{grid_title(scene.state, seat, focus.place, drawing.language), palette::strong}}};
    const Lines grid = drawn_grid(scene.state, seat, focus.place, focus.corners, drawing.language);
    lines.insert(lines.end(), grid.begin(), grid.end());
    constexpr std::size_t grid_columns = 42;
    const auto add = [&](S legend) {
        for (std::string& line : wrapped(words(legend).in(drawing.language), grid_columns)) {
            lines.push_back({{std::move(line), palette::faint}});
        }
    };
    if (!focus.corners.empty()) { add(S::corner_legend); }
    if (drawing.density == Density::roomy) { add(S::grid_legend); }
    return lines;
}

/// An exploration board on display, under its name.
Lines named_land(const OdinScene& scene, Seat seat, odin::Face face, Language language) {
    const auto board = std::ranges::find_if(odin::boards, [&](const odin::BoardRow& row) {
        return odin::Game::face_at(scene.state, Place::island(row.board)) == face;
    });
    Lines lines{{{std::string{odin::row_of(face).name.in(language)}, palette::strong}}};
    const Lines grid = drawn_grid(scene.state, seat, Place::island(board->board), {}, language);
    lines.insert(lines.end(), grid.begin(), grid.end());
    return lines;
}

/// The lands that can be explored now side by side, as many as the screen is wide.
Lines offered_lands(const OdinScene& scene, Seat seat, const Drawing& drawing) {
    constexpr std::size_t gap = 2;
    Lines lands;
    for (const odin::Move& move : scene.moves()) {
        if (!move.is<odin::verb::Explore>()) { continue; }
        const Lines land = named_land(scene, seat, move.as<odin::verb::Explore>().face, drawing.language);
        Lines more = lands.empty() ? land : beside(lands, land, gap);
        const bool fits = std::ranges::all_of(more, [&](const Line& line) { return width(line) < drawing.columns; });
        if (fits || lands.empty()) { lands = std::move(more); }
    }
    return lands;
}

/// Turns follow each other by the spaces that are taken; an action goes on until its space is left.
int turn_number(const odin::Open& open) {
    const auto is_taken = [](const odin::Crew& crew) { return crew.vikings > 0; };
    auto taken = std::ranges::count_if(open.crews, is_taken);
    taken += std::ranges::count_if(open.imitations, is_taken, &odin::Imitation::crew);
    const bool is_inside = std::ranges::any_of(
        open.stack, [](const odin::Frame& frame) { return frame.is_any_of<odin::ActionUnderWay, ask::TurnEnd>(); });
    return static_cast<int>(taken) - (is_inside ? 1 : 0);
}

void add_counts(std::vector<Gauge>& gauges, const odin::Open& open, Seat seat, Language language) {
    const odin::Player& player = open.players[seat.number];
    const auto add = [&](Item item, int count) {
        gauges.push_back({std::string{odin::words_of(item).in(language)}, std::to_string(count)});
    };
    for (int number = 0; number < odin::supply_size; ++number) { add(Item{number}, player.has(Item{number})); }
    for (const odin::ShipRow& row : odin::ships) { add(row.ship, player.bay.count(row.ship)); }
    add(odin::Building::shed, player.sheds);
    for (odin::Building kind : {odin::Building::stone_house, odin::Building::long_house}) {
        int owned = 0;
        for (int i = 0; i < odin::house_count; ++i) {
            const bool is_mine = open.houses[static_cast<std::size_t>(i)].owner == seat;
            owned += is_mine && odin::kind_of_house(i) == kind ? 1 : 0;
        }
        add(kind, owned);
    }
    for (const odin::SpecialRow& row : odin::specials) {
        add(row.special, open.specials[static_cast<std::size_t>(row.special)] == odin::held_by(seat) ? 1 : 0);
    }
}

class OdinArt final : public BoardArt {
  public:
    [[nodiscard]] std::string seat_name(const Table& /*table*/, Seat seat, Language language) const override {
        return odin::seat_name(seat, language);
    }

    /// What the decision at hand needs: the action board, the banquet table, or the board on which tiles are laid.
    [[nodiscard]] Lines board(const Table& table, const Drawing& drawing) const override {
        const OdinSight sight = OdinSight::of(table, drawing.viewer);
        const OdinScene scene = OdinScene::of(sight);
        const Seat seat = shown_seat(sight.seen);
        if (drawing.looks_back) {
            if (const auto focus = last_laid(table, drawing.since)) {
                return titled_grid(scene, seat, *focus, drawing);
            }
        }
        if (drawing.chosen && !scene.asks<ask::Laying>()) {
            const auto focus = chosen_focus(scene, seat, *drawing.chosen);
            if (focus) { return titled_grid(scene, seat, *focus, drawing); }
        }
        if (scene.asks<ask::Turn>()) {
            const bool is_roomy = drawing.density == Density::roomy;
            return (is_roomy ? whole_action_board : open_actions)(scene.game, sight.seen, scene.moves(), drawing);
        }
        if (scene.asks<ask::Exploration>()) { return offered_lands(scene, seat, drawing); }
        if (scene.asks<ask::Feast>()) { return odin_feast_table(scene, scene.frame().seat, drawing.language); }
        if (scene.asks<ask::Laying>()) {
            const auto [item, place] = scene.frame().as<ask::Laying>();
            const Focus focus{place, corners_of(scene, scene.frame().seat, item, place)};
            return titled_grid(scene, scene.frame().seat, focus, drawing);
        }
        return titled_grid(scene, seat, {}, drawing);
    }
    [[nodiscard]] Lines panel(const Table& table, const Drawing& drawing) const override {
        const auto& own = table_of<odin::Game>(table);
        return odin_panel(own.rules(), own.seen(drawing.viewer), table.standing(), drawing);
    }
    [[nodiscard]] Question question(const Table& table, Language language) const override {
        return odin_question(table, language);
    }
    [[nodiscard]] std::vector<std::string> choices(const Table& table, std::string_view chosen,
                                                   Language language) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        return odin_choices(OdinScene::of(sight), chosen, language);
    }
    [[nodiscard]] std::vector<std::string> moves_in(const Table& table, std::string_view line) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        return odin_moves_in(OdinScene::of(sight), line);
    }
    [[nodiscard]] std::optional<Refusal> objection(const Table& table, std::string_view line,
                                                   Language language) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        return odin_objection(OdinScene::of(sight), line, language);
    }
    [[nodiscard]] std::optional<std::string> caution(const Table& table, std::string_view line,
                                                     Language language) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        return odin_caution(OdinScene::of(sight), line, language);
    }
    [[nodiscard]] std::optional<std::string> idle_move(const Table& table) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        return odin_idle_move(OdinScene::of(sight));
    }
    [[nodiscard]] std::string spelled(const Table& table, const std::string& move, Language language) const override {
        const OdinSight sight = OdinSight::of_asked(table);
        const OdinScene scene = OdinScene::of(sight);
        const auto parsed = odin::Game::parse(scene.state, move);
        return parsed ? odin_spelled(scene, *parsed, language) : move;
    }
    [[nodiscard]] std::string explained(const Table& table, const std::string& move, Language language) const override {
        return odin_explained(OdinSight::of_asked(table), move, language);
    }
    /// A bot finishes a turn, or whatever part of the round goes on.
    [[nodiscard]] std::optional<int> stretch(const Table& table) const override {
        constexpr int stages = 32;
        constexpr int turns = 128;
        const odin::View seen = table_of<odin::Game>(table).seen(Viewer::spectator());
        return (seen.round * stages + static_cast<int>(seen.stage)) * turns + turn_number(seen);
    }
    [[nodiscard]] std::string lesson(const Table& /*table*/, Language language) const override {
        return std::string{words(S::lesson).in(language)};
    }
    [[nodiscard]] std::vector<std::string> sheets(const Table& /*table*/, Language language) const override {
        return odin_sheet_names(language);
    }
    [[nodiscard]] std::string lookups(Language language) const override {
        return std::string{words(S::lookups).in(language)};
    }
    [[nodiscard]] std::optional<Lines> sheet(const Table& table, std::string_view name,
                                             const Drawing& drawing) const override {
        return odin_sheet(OdinSight::of(table, drawing.viewer), name, drawing);
    }
    [[nodiscard]] std::vector<Gauge> gauges(const Table& table, Seat seat, Language language) const override {
        const odin::View seen = table_of<odin::Game>(table).seen(Viewer::spectator());
        const auto bonuses = won_bonuses(seen, seat, language);
        const std::string nothing{words(S::nothing).in(language)};
        std::vector<Gauge> all = {
            {say(language, words(S::income), ""), std::to_string(odin::Game::income_of(seen, seat))},
            {std::string{words(S::bonuses).in(language)}, bonuses.empty() ? nothing : joined(bonuses, ", ")},
            {say(language, words(S::vikings), ""), std::to_string(seen.players[seat.number].thing_square)},
        };
        add_counts(all, seen, seat, language);
        return all;
    }
};

}  // namespace

const BoardArt& odin_art() {
    static const OdinArt art;
    return art;
}

}  // namespace meadhall::cli
