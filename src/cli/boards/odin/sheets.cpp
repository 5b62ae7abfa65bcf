#include "cli/boards/odin/sheets.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/boards/odin/actions.hpp"
#include "cli/boards/odin/grid.hpp"
#include "cli/boards/odin/panel.hpp"
#include "cli/boards/odin/typing.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/components/areas/board_yield.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/seat_words.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

namespace {

using odin::Item;
using odin::Place;
using S = OdinSaying;

enum class Sheet : std::uint8_t { actions, home, goods, islands, feast, cards };
constexpr std::array<Words, 6> sheet_names = {{
    {"actions", "aktionen", "acties"},
    {"home", "heimat", "thuis"},
    {"goods", "waren", "goederen"},
    {"islands", "entdeckungen", "eilanden"},
    {"feast", "festmahl", "feest"},
    {"cards", "karten", "kaarten"},
}};

/// Other words that people try.
struct SheetAlias {
    std::string_view name;
    Sheet sheet;
};
constexpr std::array sheet_aliases = {
    SheetAlias{"inseln", Sheet::islands},
    SheetAlias{"lands", Sheet::islands},
    SheetAlias{"dorp", Sheet::home},
    SheetAlias{"heimatplan", Sheet::home},
};

std::optional<Sheet> sheet_named(std::string_view name) {
    const std::string typed = lower(name);
    for (std::size_t i = 0; i < sheet_names.size(); ++i) {
        const Words& words = sheet_names[i];
        if (typed == words.en || typed == words.de || typed == words.nl) { return static_cast<Sheet>(i); }
    }
    for (const SheetAlias& alias : sheet_aliases) {
        if (typed == alias.name) { return alias.sheet; }
    }
    return std::nullopt;
}

/// "3e Upbringing (Vikings: 3): sheep, or 1 silver → cattle."
std::string said_space(const odin::SpaceAccount& account, odin::Space space, Language language) {
    const std::string ways = joined(account.ways, say(language, words(S::space_or)));
    return say(language, words(S::space_line), code_of(space), account.name, account.vikings, ways);
}
std::string said_card(const odin::Game& game, odin::Card card, Language language) {
    const odin::CardRow& row = odin::row_of(card);
    return fmt::format("{} ({}): {}", row.name.in(language), int{row.points},
                       odin::sentence_of(game.book(), card, language));
}

class Sheets {
  public:
    Sheets(const OdinScene& scene, Seat seat, const odin::View& seen, const Drawing& drawing)
        : scene_{scene}, open_{seen}, seat_{seat}, seen_{seen}, drawing_{drawing}, language_{drawing.language} {}

    [[nodiscard]] Lines drawn(Sheet sheet) && {
        switch (sheet) {
            case Sheet::actions: return whole_action_board(scene_.game, seen_, moves(), drawing_);
            case Sheet::home: return std::move(*this).grid(Place::home());
            case Sheet::goods: return std::move(*this).goods();
            case Sheet::islands: return std::move(*this).islands();
            case Sheet::feast: return odin_feast_table(scene_, seat_, language_);
            case Sheet::cards: break;
        }
        return std::move(*this).cards();
    }
    [[nodiscard]] Lines grid(Place place) && {
        add(grid_title(open_, seat_, place, language_), palette::strong);
        append(drawn_grid(open_, seat_, place, {}, language_));
        add(text(S::grid_legend), palette::faint);
        return std::move(lines_);
    }
    /// What a space costs and brings, and what is missing.
    [[nodiscard]] Lines space(odin::Space space) && {
        const odin::SpaceAccount account = odin::account_of(scene_.game, seen_, seat_, space, language_);
        add(said_space(account, space, language_), palette::strong);
        if (account.obstacle == nullptr) {
            add(text(S::space_open));
        } else {
            const std::string reason = say(language_, Phrase::refused, account.obstacle->words.in(language_));
            add(reason + " [" + std::string{account.obstacle->rule} + "]", palette::warn);
        }
        if (!account.lacking.empty()) { add(text(S::space_lacking, joined(account.lacking, ", "))); }
        return std::move(lines_);
    }
    [[nodiscard]] Lines card(odin::Card card) && {
        add_card(card);
        return std::move(lines_);
    }
    [[nodiscard]] Lines poses(Item item) && {
        add(text(S::shapes, name(item)), palette::strong);
        append(drawn_poses(*odin::shape_of(item)));
        return std::move(lines_);
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string name(Item item) const { return std::string{odin::words_of(item).in(language_)}; }
    /// The spaces that can be used, in the next turn if this one is over and the next is one's own.
    [[nodiscard]] std::vector<odin::Move> moves() const {
        if (!scene_.asks<odin::ask::TurnEnd>()) { return scene_.state.stack.empty() ? NoMoves{} : scene_.moves(); }
        odin::State ahead = scene_.state;
        scene_.game.apply(ahead, odin::Move{odin::verb::EndTurn{}});
        const OdinScene next{scene_.game, ahead};
        const bool goes_on = next.asks<odin::ask::Turn>() && next.frame().seat == seat_;
        return goes_on ? next.moves() : NoMoves{};
    }
    void add(const std::string& paragraph, const Ink& ink = {}) {
        for (std::string& line : wrapped(paragraph, drawing_.columns - 1)) {
            lines_.push_back({{std::move(line), ink}});
        }
    }
    void append(Lines more) { lines_.insert(lines_.end(), more.begin(), more.end()); }

    /// The ladders of the goods boxes: a shape per line, an upgrade to the right.
    [[nodiscard]] Lines goods() && {
        const auto heads = split(words(S::goods_head).in(language_), '|');
        Line head{{std::string(good_margin, ' '), {}}};
        for (std::size_t i = 0; i < heads.size(); ++i) {
            head.push_back({padded(heads[i], good_widths[i]), palette::strong});
        }
        lines_.push_back(std::move(head));
        for (int shape = 0; shape < odin::goods_shapes; ++shape) { add_ladder(static_cast<odin::Shape>(shape)); }
        add(text(S::goods_legend), palette::faint);
        add(text(S::oval_board), palette::strong);
        add(joined(oval_board(), ", "));
        return std::move(lines_);
    }
    void add_ladder(odin::Shape shape) {
        const odin::Pose& pose = turns_of(shape).poses[0];
        Line line{{padded(fmt::format("{}×{}", int{pose.width}, int{pose.height}), good_margin), palette::faint}};
        for (odin::Colour colour : {odin::Colour::orange, odin::Colour::red, odin::Colour::green, odin::Colour::blue}) {
            std::string cell;
            bool is_owned = false;
            for (const odin::GoodRow& row : odin::goods) {
                const int owned = open_.players[seat_.number].has(row.good);
                const bool is_young = row.good != kind_of(row.good);
                if (row.shape != shape || row.colour != colour || (is_young && owned == 0)) { continue; }
                is_owned = is_owned || owned > 0;
                cell += is_young ? fmt::format("+{}", owned) : good_cell(row, owned);
            }
            line.push_back({padded(cell, good_widths[static_cast<std::size_t>(colour)]),
                            is_owned ? palette::accent : palette::plain});
        }
        lines_.push_back(std::move(line));
    }
    [[nodiscard]] std::string good_cell(const odin::GoodRow& row, int owned) const {
        const std::string swords = row.sword > 0 ? fmt::format(" ({})", row.sword) : "";
        const std::string count = owned > 0 ? fmt::format(" {}", owned) : "";
        return fmt::format("{} {}{}{}", lower(sign_of(row.good, language_)), row.name.in(language_), swords, count);
    }
    /// The letters for swords and for what can be forged, as the legend explains them.
    [[nodiscard]] std::pair<std::string_view, std::string_view> oval_letters() const {
        constexpr Words sword{"s", "s", "z"};
        constexpr Words tongs{"f", "z", "s"};
        return {sword.in(language_), tongs.in(language_)};
    }
    [[nodiscard]] std::vector<std::string> oval_board() const {
        std::vector<std::string> tiles;
        for (const odin::SpecialRow& row : odin::specials) {
            if (open_.specials[static_cast<std::size_t>(row.special)] != odin::Holder::oval_board) { continue; }
            const std::string price = row.price ? fmt::format("${} ", *row.price) : "";
            const auto [sword, tongs] = oval_letters();
            const std::string forged = row.forge == odin::Forge::yes ? " " + std::string{tongs} : "";
            tiles.push_back(fmt::format("{} {} {}{}{}{}", lower(sign_of(row.special, language_)),
                                        row.name.in(language_), price, sword, row.sword, forged));
        }
        return tiles;
    }

    [[nodiscard]] Lines islands() && {
        for (const odin::BoardRow& row : odin::boards) {
            const odin::Island& island = open_.islands[static_cast<std::size_t>(row.board)];
            const odin::Face face = odin::Game::face_at(open_, Place::island(row.board));
            const std::string state = island.owner ? text(S::board_of, odin::seat_name(*island.owner, language_),
                                                          odin::income(face, island.land.covered))
                                                   : text(S::on_display, int{island.silver});
            add(fmt::format("{} {} ({}): {}", name_of(row.board), row_of(face).name.in(language_),
                            text(S::points, row_of(face).points), state),
                island.owner ? palette::strong : palette::plain);
        }
        Lines grids;
        for (const odin::BoardRow& row : odin::boards) {
            const Place place = Place::island(row.board);
            if (!odin::Game::owns(open_, seat_, place)) { continue; }
            grids = beside(grids, drawn_grid(open_, seat_, place, {}, language_), 2);
        }
        append(std::move(grids));
        return std::move(lines_);
    }

    [[nodiscard]] Lines cards() && {
        if (seen_.me == seat_) { add_cards(S::hand, seen_.hand); }
        add_cards(S::played, open_.players[seat_.number].played);
        return std::move(lines_);
    }
    void add_cards(S title, const odin::CardSet& cards) {
        add(text(title) + ":" + (cards.empty() ? " " + text(S::nothing) : ""), palette::strong);
        for (const odin::Card card : cards) { add_card(card); }
    }
    void add_card(odin::Card card) {
        const bool is_spent = open_.spent.contains(card);
        add(said_card(scene_.game, card, language_), is_spent ? palette::faint : palette::plain);
    }

    using NoMoves = std::vector<odin::Move>;

    static constexpr std::size_t good_margin = 4;
    static constexpr std::array<std::size_t, 4> good_widths = {13, 17, 21, 0};  // orange, red, green, blue

    const OdinScene& scene_;
    const odin::Open& open_;
    Seat seat_;
    const odin::View& seen_;
    const Drawing& drawing_;
    Language language_;
    Lines lines_;
};

/// Dishes of one colour with the places they take, lengthwise and crosswise.
std::string dishes(const odin::Player& player, odin::Colour colour, Language language) {
    std::vector<std::string> all;
    for (const odin::GoodRow& row : odin::goods) {
        const int owned = player.has(row.good);
        if (row.colour != colour || owned == 0) { continue; }
        const int length = width(row.good, odin::Side::lengthwise);
        const int breadth = width(row.good, odin::Side::crosswise);
        const std::string places =
            length == breadth ? fmt::format("{}", length) : fmt::format("{}|{}", length, breadth);
        all.push_back(fmt::format("{} {} ({})", owned, row.name.in(language), places));
    }
    return std::string{odin::colour_names[static_cast<std::size_t>(colour)].in(language)} + ": " +
           (all.empty() ? std::string{words(S::nothing).in(language)} : joined(all, ", "));
}

}  // namespace

namespace {

/// The exploration board on which this land can be seen now.
std::optional<odin::Board> board_showing(const odin::Open& open, const OdinTerm& term) {
    for (const odin::BoardRow& row : odin::boards) {
        const odin::Face face = odin::Game::face_at(open, Place::island(row.board));
        if (std::ranges::count(term, std::string{name_of(face)}) > 0) { return row.board; }
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> odin_sheet_names(Language language) {
    std::vector<std::string> names;
    for (const Words& words : sheet_names) { names.emplace_back(words.in(language)); }
    return names;
}

std::optional<Lines> odin_sheet(const OdinSight& sight, std::string_view name, const Drawing& drawing) {
    const OdinScene scene = OdinScene::of(sight);
    std::vector<std::string> typed = words_of(name);
    if (typed.empty()) { return std::nullopt; }
    Seat seat = shown_seat(sight.seen);
    const char last = typed.back().front();
    if (typed.size() > 1 && typed.back().size() == 1 && last >= '1' && last <= '0' + scene.game.seats()) {
        seat = meadhall::seat(last - '1');
        typed.pop_back();
    }
    const std::string what = joined(typed, " ");
    Sheets sheets{scene, seat, sight.seen, drawing};
    if (const auto sheet = sheet_named(what)) { return std::move(sheets).drawn(*sheet); }
    const std::vector<OdinTerm> terms = odin_terms(what);
    if (terms.size() != 1) { return std::nullopt; }
    if (const auto place = place_in(terms[0]); place && !place->is_sheds()) { return std::move(sheets).grid(*place); }
    if (const auto space = space_in(terms[0])) { return std::move(sheets).space(*space); }
    if (const auto board = board_showing(sight.seen, terms[0])) {
        return std::move(sheets).grid(Place::island(*board));
    }
    if (const auto card = card_in(terms[0])) { return std::move(sheets).card(*card); }
    const auto item = item_in(terms[0]);
    return item && odin::shape_of(*item) ? std::optional{std::move(sheets).poses(*item)} : std::nullopt;
}

std::string odin_explained(const OdinSight& sight, const std::string& move, Language language) {
    const auto parsed = odin::Game::parse(*sight.world, move);
    if (!parsed) { return {}; }
    if (parsed->is<odin::verb::Place>()) {
        const odin::Space space = parsed->as<odin::verb::Place>().space;
        const Seat seat = shown_seat(sight.seen);
        return said_space(odin::account_of(sight.game, sight.seen, seat, space, language), space, language);
    }
    if (parsed->is<odin::verb::Play>()) { return said_card(sight.game, parsed->as<odin::verb::Play>().card, language); }
    return parsed->is<odin::verb::Choose>() ? said_card(sight.game, parsed->as<odin::verb::Choose>().card, language)
                                            : std::string{};
}

Lines odin_feast_table(const OdinScene& scene, Seat seat, Language language) {
    constexpr std::size_t narrow = 40;
    const odin::Player& player = scene.state.players[seat.number];
    const bool is_laid = scene.state.stage == odin::Stage::feast && scene.asks<odin::ask::Feast>();
    const int vikings = scene.state.round > 0 ? scene.game.round(scene.state).vikings : odin::table_slots;
    const odin::Feast feast = is_laid ? scene.state.feast : odin::laid_table(vikings, player.bay.emigrated());
    Line numbers;
    Line places;
    for (int slot = 0; slot < odin::table_slots; ++slot) {
        const bool is_next = slot == feast.next && !feast.is_over();
        numbers.push_back({fmt::format("{:>3}", slot + 1), is_next ? palette::accent : palette::faint});
        const std::string_view sign = slot < feast.next ? " ##" : slot < feast.end ? " .." : "  v";
        places.push_back({std::string{sign}, is_next ? palette::accent : palette::plain});
    }
    Lines lines{std::move(numbers), std::move(places), {}};
    const auto add = [&](const std::string& paragraph, const Ink& ink) {
        for (std::string& line : wrapped(paragraph, narrow)) { lines.push_back({{std::move(line), ink}}); }
    };
    for (odin::Colour colour : {odin::Colour::orange, odin::Colour::red}) {
        add(dishes(player, colour, language), palette::plain);
    }
    add(fmt::format("{}: {}", odin::words_of(odin::Resource::silver).in(language), player.has(odin::Resource::silver)),
        palette::plain);
    if (is_laid && feast.beside != odin::Colour::none) {
        const std::string_view colour = odin::colour_names[static_cast<std::size_t>(feast.beside)].in(language);
        add(say(language, words(S::feast_beside), colour), palette::strong);
    }
    add(std::string{words(S::feast_legend).in(language)}, palette::faint);
    return lines;
}

}  // namespace meadhall::cli
