#include "cli/boards/odin/actions.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "cli/boards/odin/panel.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

namespace {

using odin::Crew;
using odin::Move;
using odin::Space;
using S = OdinSaying;

constexpr int printed_rows = 18;
constexpr std::array heads = {S::column_1, S::column_2, S::column_3, S::column_4};

class ActionBoard {
  public:
    ActionBoard(const odin::Game& game, const odin::View& seen, const std::vector<Move>& moves, const Drawing& drawing)
        : game_{game},
          open_{seen},
          seen_{seen},
          language_{drawing.language},
          screen_columns_{drawing.columns - 1},
          column_width_{drawing.columns / odin::column_count} {
        for (const Move& move : moves) {
            if (!move.is<odin::verb::Place>()) { continue; }
            const auto [space, via] = move.as<odin::verb::Place>();
            (via.imitation() == 0 ? usable_ : imitable_).insert(space);
        }
    }

    Lines whole() {
        add_heading();
        for (int row = 1; row <= printed_rows; ++row) { add_printed_row(row); }
        trim_ends();
        add_text(text(game_.is_solo() ? S::action_legend_solo : S::action_legend), palette::faint);
        if (!imitations().empty()) { add_text(joined(imitations(), " "), palette::faint); }
        return std::move(lines_);
    }

    Lines open_ones() {
        add_open_spaces();
        std::vector<std::string> sentences = taken();
        for (std::string& sentence : imitations()) { sentences.push_back(std::move(sentence)); }
        if (!sentences.empty()) { add_text(joined(sentences, " "), palette::faint); }
        return std::move(lines_);
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    void add_text(const std::string& paragraph, const Ink& ink) {
        for (std::string& line : wrapped(paragraph, screen_columns_)) { lines_.push_back({{std::move(line), ink}}); }
    }
    void add_heading() {
        Line line;
        for (S head : heads) { line.push_back({padded(text(head), column_width_), palette::strong}); }
        lines_.push_back(std::move(line));
    }

    [[nodiscard]] bool is_usable(Space space) const { return usable_.contains(space); }
    [[nodiscard]] const Crew& crew(Space space) const { return open_.crews[static_cast<std::size_t>(space)]; }
    /// A player's number; alone, x for this round's Vikings and o for those of the round before.
    [[nodiscard]] std::string mark_of(const Crew& crew) const {
        if (!game_.is_solo()) { return std::to_string(crew.colour + 1); }
        return is_of_this_round(crew) ? "x" : "o";
    }
    [[nodiscard]] bool is_of_this_round(const Crew& crew) const {
        return crew.colour == odin::colour_at_hand(game_, open_, seat(0));
    }

    /// "1a:2 wood→shed", "1a 2 wood→shed" or "1a[2]2 wood→shed".
    [[nodiscard]] Line cell(Space space) const {
        const bool is_taken = crew(space).vikings > 0;
        const std::string mark = is_taken ? "[" + mark_of(crew(space)) + "]" : is_usable(space) ? ":" : " ";
        const Ink ink = is_usable(space) ? palette::plain : palette::faint;
        const std::size_t room = column_width_ - 3 - width(mark);
        return {{code_of(space), is_usable(space) ? palette::accent : palette::faint},
                {mark, is_taken ? palette::strong : ink},
                {padded(label(space, room), room + 1), ink}};
    }
    /// What the space does in full, where that says more and there is room; otherwise in a few signs.
    [[nodiscard]] std::string label(Space space, std::size_t room) const {
        const std::string brief{short_name(space, language_)};
        if (width(brief) >= room) { return utf8(std::u32string_view{code_points(brief)}.substr(0, room)); }
        const odin::SpaceAccount account = odin::account_of(game_, seen_, shown_seat(seen_), space, language_);
        const std::string full = joined(account.ways, " / ");
        return width(full) <= room && width(full) >= width(brief) ? full : brief;
    }

    void add_printed_row(int row) {
        Line line;
        for (int column = 1; column <= odin::column_count; ++column) {
            Line part{{std::string(column_width_, ' '), {}}};
            for (const odin::SpaceRow& space : odin::spaces()) {
                if (space.row == row && space.column == column) { part = cell(space.space); }
            }
            line.insert(line.end(), part.begin(), part.end());
        }
        lines_.push_back(std::move(line));
    }

    /// Those for one Viking begin the first line, those for two the next that is theirs, and so on.
    void add_open_spaces() {
        for (int column = 1; column <= odin::column_count; ++column) {
            std::size_t in_line = odin::column_count;
            for (const odin::SpaceRow& row : odin::spaces()) {
                if (row.column != column || !is_usable(row.space)) { continue; }
                if (in_line == odin::column_count) {
                    lines_.emplace_back();
                    in_line = 0;
                }
                const Line part = cell(row.space);
                lines_.back().insert(lines_.back().end(), part.begin(), part.end());
                ++in_line;
            }
        }
        trim_ends();
    }
    /// What stands last in a line needs no blanks behind it: the line would be as wide as the screen.
    void trim_ends() {
        for (Line& line : lines_) {
            std::string& last = line.back().text;
            last.erase(last.find_last_not_of(' ') + 1);
        }
    }

    /// Who stands where.
    [[nodiscard]] std::vector<std::string> taken() const {
        std::map<int, std::vector<std::string>> spaces;
        for (const odin::SpaceRow& row : odin::spaces()) {
            if (crew(row.space).vikings > 0) { spaces[crew(row.space).colour].push_back(code_of(row.space)); }
        }
        std::vector<std::string> sentences;
        for (const auto& [colour, codes] : spaces) {
            const Crew sample{.colour = static_cast<std::uint8_t>(colour)};
            const std::string list = joined(codes, " ");
            sentences.push_back(!game_.is_solo()           ? text(S::taken_by, colour + 1, list)
                                : is_of_this_round(sample) ? text(S::taken_now, list)
                                                           : text(S::taken_before, list));
        }
        return sentences;
    }

    /// O-4.17: what can be imitated, and who does.
    [[nodiscard]] std::vector<std::string> imitations() const {
        std::vector<std::string> sentences;
        for (const odin::Imitation& each : open_.imitations) {
            if (each.column == 0) { continue; }
            const bool is_used = each.crew.vikings > 0;
            sentences.push_back(is_used ? text(S::imitation_used, each.crew.colour + 1, code_of(each.target))
                                        : text(S::imitation_free, each.column));
        }
        std::vector<std::string> codes;
        for (const odin::SpaceRow& row : odin::spaces()) {
            if (imitable_.contains(row.space)) { codes.push_back(code_of(row.space)); }
        }
        if (!codes.empty()) { sentences.push_back(text(S::list_imitate, joined(codes, " "))); }
        return sentences;
    }

    const odin::Game& game_;
    const odin::Open& open_;
    const odin::View& seen_;
    Language language_;
    std::size_t screen_columns_;
    std::size_t column_width_;
    odin::SpaceSet usable_;
    odin::SpaceSet imitable_;
    Lines lines_;
};

}  // namespace

Lines whole_action_board(const odin::Game& game, const odin::View& seen, const std::vector<Move>& moves,
                         const Drawing& drawing) {
    return ActionBoard{game, seen, moves, drawing}.whole();
}

Lines open_actions(const odin::Game& game, const odin::View& seen, const std::vector<Move>& moves,
                   const Drawing& drawing) {
    return ActionBoard{game, seen, moves, drawing}.open_ones();
}

}  // namespace meadhall::cli
