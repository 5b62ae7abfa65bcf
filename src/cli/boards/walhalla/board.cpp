#include "cli/boards/walhalla/board.hpp"

#include <algorithm>

#include "cli/boards/sight.hpp"
#include "cli/boards/walhalla/map.hpp"
#include "cli/boards/walhalla/panel.hpp"
#include "cli/boards/walhalla/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/walhalla/game.hpp"
#include "games/walhalla/shown/words.hpp"

namespace meadhall::cli {

namespace {

using walhalla::Move;
using walhalla::Step;

const walhalla::Game& rules_of(const Table& table) { return table_of<walhalla::Game>(table).rules(); }
using WalhallaSight = Sight<walhalla::Game>;

walhalla::View seen_at(const Table& table, Viewer viewer) { return table_of<walhalla::Game>(table).seen(viewer); }

/// What the plies since `since` touched.
void mark_news(LandMarks& marks, const Table& table, int since) {
    using walhalla::Happening;
    for (const auto& [ply, event] : table_of<walhalla::Game>(table).events(since, table.ply(), Caller::spectator())) {
        if (event.what != Happening::lands && event.what != Happening::attacks) { continue; }
        marks.fresh.insert(LandField::at(event.tongue - 1, event.row - 1));
    }
}

LandMarks marks_for(const Table& table, const Drawing& drawing) {
    const walhalla::View open = seen_at(table, drawing.viewer);
    LandMarks marks;
    mark_news(marks, table, drawing.since);
    if (open.step == Step::moor) { marks.berths = rules_of(table).gauges(open).berths; }
    if (open.step != Step::land) { return marks; }
    const walhalla::Scene scene = rules_of(table).scene();
    for (const walhalla::Shore at : scene.shores(open)) { marks.open.insert(LandField::at(at.tongue - 1, at.row - 1)); }
    return marks;
}

/// What is asked, in the words of one player.
class Asking {
  public:
    Asking(const Table& table, Language language)
        : sight_{WalhallaSight::of_asked(table)},
          moves_{sight_.moves()},
          sentence_{table.question(Caller::owner(), language)},
          language_{language} {}

    [[nodiscard]] Question question() const { return {sentence_, how(), purchase()}; }

  private:
    using S = WalhallaSaying;

    [[nodiscard]] std::string how() const {
        switch (sight_.seen.step) {
            case Step::board: return typing(S::type_board);
            case Step::ride: return text(S::type_ride);
            case Step::sell: return typing(S::type_sell);
            case Step::moor: return typing(moor_typing());
            case Step::land: return text(S::type_land);
            case Step::attack: return text(S::type_attack);
            case Step::defend: return text(S::type_defend, answers());
            case Step::hunt: return text(S::type_hunt);
            case Step::lay: return typing(S::type_lay);
            case Step::tile:
            case Step::inner:
            case Step::outer:
            case Step::start:
            case Step::ship:
            case Step::card:
            case Step::walhalla:
            case Step::over: break;
        }
        return text(S::type_walhalla);
    }
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string typing(S how) const {
        return say(language_, Phrase::for_example, words(how).in(language_), example());
    }
    /// The fullest answer says most about how to answer: several seats, several cards, a fjord and an end.
    [[nodiscard]] std::string example() const {
        return spelled(*std::ranges::max_element(moves_, {}, &Move::argument));
    }
    [[nodiscard]] std::string spelled(const Move& move) const {
        return spelled_in(sight_.game.text(*sight_.world, move), walhalla_notation(), language_);
    }
    [[nodiscard]] std::string purchase() const {
        return sight_.game.offers_purchase(*sight_.world) ? text(S::must_buy) : std::string{};
    }
    [[nodiscard]] S moor_typing() const {
        const bool has_ways = sight_.game.text(*sight_.world, moves_.front()).contains("bow");
        return has_ways ? S::type_moor : S::type_moor_any;
    }
    [[nodiscard]] std::string answers() const {
        std::vector<std::string> verbs;
        for (const Move& move : moves_) { verbs.push_back(spelled(move)); }
        return joined(verbs, ", ");
    }

    WalhallaSight sight_;
    std::vector<Move> moves_;
    std::string sentence_;
    Language language_;
};

/// A hand has very many sets of cards: what they are made of says more.
std::vector<std::string> choices_to_lay(const std::vector<Move>& moves, Language language) {
    walhalla::Cards most;
    for (const Move& move : moves) {
        const walhalla::Cards cards = move.cards();
        for (std::size_t kind = 0; kind < walhalla::raid_end_kinds; ++kind) {
            count(most, kind) = std::max(count(most, kind), count(cards, kind));
        }
    }
    std::vector<std::string> lines = {spelled_in("lay nothing", walhalla_notation(), language)};
    std::vector<std::string> names;
    for_each_kind(most, [&](std::size_t kind) {
        const std::string number = count(most, kind) > 1 ? " ×" + std::to_string(count(most, kind)) : "";
        const std::string_view name = name_of(static_cast<walhalla::Card>(kind));
        names.push_back(spelled_in(name, walhalla_notation(), language) + number);
    });
    if (!names.empty()) { lines.push_back(say(language, words(WalhallaSaying::lay_any_of), joined(names, ", "))); }
    return lines;
}

/// What is meant when only the rest of a move is typed: "1 3" for "board 1 3".
std::string_view verb_asked(Step step) {
    switch (step) {
        case Step::board: return "board ";
        case Step::sell: return "sell ";
        case Step::moor: return "moor ";
        case Step::land: return "land ";
        case Step::lay: return "lay ";
        case Step::tile:
        case Step::inner:
        case Step::outer:
        case Step::start:
        case Step::ship:
        case Step::card:
        case Step::ride:
        case Step::attack:
        case Step::defend:
        case Step::hunt:
        case Step::walhalla:
        case Step::over: break;
    }
    return "";
}

class WalhallaArt final : public BoardArt {
  public:
    [[nodiscard]] std::string seat_name(const Table& table, Seat seat, Language language) const override {
        return std::string{words_for(rules_of(table).colour(seat)).in(language)};
    }
    [[nodiscard]] Lines board(const Table& table, const Drawing& drawing) const override {
        return drawn_land(rules_of(table), seen_at(table, drawing.viewer), marks_for(table, drawing), drawing);
    }
    [[nodiscard]] Lines panel(const Table& table, const Drawing& drawing) const override {
        return walhalla_panel(rules_of(table), seen_at(table, drawing.viewer), drawing);
    }
    [[nodiscard]] Question question(const Table& table, Language language) const override {
        return Asking{table, language}.question();
    }
    [[nodiscard]] std::vector<std::string> choices(const Table& table, std::string_view chosen,
                                                   Language language) const override {
        const WalhallaSight sight = WalhallaSight::of_asked(table);
        const std::vector<Move> moves = sight.moves();
        if (chosen.empty() && sight.seen.step == Step::lay) { return choices_to_lay(moves, language); }
        std::vector<std::string> lines;
        for (const Move& move : moves) {
            const std::string text = sight.game.text(*sight.world, move);
            std::string shown = spelled_in(text, walhalla_notation(), language);
            if (text.starts_with(chosen) || shown.starts_with(chosen)) { lines.push_back(std::move(shown)); }
        }
        return lines;
    }
    [[nodiscard]] std::vector<std::string> moves_in(const Table& table, std::string_view line) const override {
        const WalhallaSight sight = WalhallaSight::of_asked(table);
        const std::string rest = std::string{verb_asked(sight.seen.step)} + std::string{line};
        const bool is_rest = sight.game.parse(*sight.world, rest).has_value();
        return {is_rest ? rest : std::string{line}};
    }
    [[nodiscard]] std::string spelled(const Table& /*table*/, const std::string& move,
                                      Language language) const override {
        return spelled_in(move, walhalla_notation(), language);
    }
    [[nodiscard]] std::optional<int> stretch(const Table& /*table*/) const override { return std::nullopt; }
    [[nodiscard]] std::string lesson(const Table& /*table*/, Language language) const override {
        return say(language, words(WalhallaSaying::lesson));
    }
};

}  // namespace

const BoardArt& walhalla_art() {
    static const WalhallaArt art;
    return art;
}

}  // namespace meadhall::cli
