#include "cli/boards/odin/actions.hpp"

#include <algorithm>
#include <array>
#include <bitset>
#include <map>

#include "cli/boards/odin/words.hpp"
#include "cli/drawing/palette.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

namespace {

using odin::Crew;
using odin::Move;
using odin::Space;
using S = OdinSaying;

constexpr std::size_t column_width = 19;
constexpr std::size_t screen_columns = 79;
constexpr int printed_rows = 18;
constexpr std::array heads = {S::column_1, S::column_2, S::column_3, S::column_4};

class ActionBoard {
  public:
    ActionBoard(const odin::Game& game, const odin::Open& open, const std::vector<Move>& moves, Language language)
        : game_{game}, open_{open}, language_{language} {
        for (const Move& move : moves) {
            if (!move.is<odin::verb::Place>()) { continue; }
            const auto [space, via] = move.as<odin::verb::Place>();
            (via == 0 ? usable_ : imitable_).set(static_cast<std::size_t>(space));
        }
    }

    Lines whole() {
        add_heading();
        for (int row = 1; row <= printed_rows; ++row) { add_printed_row(row); }
        add_text(text(game_.is_solo() ? S::action_legend_solo : S::action_legend), palette::faint);
        if (!imitations().empty()) { add_text(joined(imitations(), " "), palette::faint); }
        return std::move(lines_);
    }

    Lines open_ones() {
        add_heading();
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
        for (std::string& line : wrapped(paragraph, screen_columns)) { lines_.push_back({{std::move(line), ink}}); }
    }
    void add_heading() {
        Line line;
        for (S head : heads) { line.push_back({padded(text(head), column_width + 1), palette::strong}); }
        lines_.push_back(std::move(line));
    }

    [[nodiscard]] bool is_usable(Space space) const { return usable_.test(static_cast<std::size_t>(space)); }
    [[nodiscard]] const Crew& crew(Space space) const { return open_.crews[static_cast<std::size_t>(space)]; }
    /// A player's number; alone, x for this round's Vikings and o for those of the round before.
    [[nodiscard]] std::string mark_of(const Crew& crew) const {
        if (!game_.is_solo()) { return std::to_string(crew.colour + 1); }
        return is_of_this_round(crew) ? "x" : "o";
    }
    [[nodiscard]] bool is_of_this_round(const Crew& crew) const { return crew.colour == (open_.round + 1) % 2; }

    /// "1a:2 wood→shed", "1a 2 wood→shed" or "1a[2]2 wood→shed".
    [[nodiscard]] Line cell(Space space) const {
        const bool is_taken = crew(space).vikings > 0;
        const std::string mark = is_taken ? "[" + mark_of(crew(space)) + "]" : is_usable(space) ? ":" : " ";
        const std::string name{short_name(space, language_)};
        const Ink ink = is_usable(space) ? palette::plain : palette::faint;
        const std::size_t room = column_width - 2 - width(mark);
        const std::string shown = utf8(std::u32string_view{code_points(name)}.substr(0, room));
        return {{code_of(space), is_usable(space) ? palette::accent : palette::faint},
                {mark, is_taken ? palette::strong : ink},
                {padded(shown, room + 1), ink}};
    }

    void add_printed_row(int row) {
        Line line;
        for (int column = 1; column <= odin::column_count; ++column) {
            Line part{{std::string(column_width + 1, ' '), {}}};
            for (const odin::SpaceRow& space : odin::spaces()) {
                if (space.row == row && space.column == column) { part = cell(space.space); }
            }
            line.insert(line.end(), part.begin(), part.end());
        }
        lines_.push_back(std::move(line));
    }

    /// Where one column is much longer than another it goes on at the foot of that one: codes tell them apart.
    void add_open_spaces() {
        std::array<std::vector<Space>, odin::column_count> columns;
        for (const odin::SpaceRow& row : odin::spaces()) {
            if (is_usable(row.space)) { columns[static_cast<std::size_t>(row.column - 1)].push_back(row.space); }
        }
        constexpr std::size_t most_rows = 7;
        const auto size = [](const std::vector<Space>& column) { return column.size(); };
        while (true) {
            const auto longest = std::ranges::max_element(columns, {}, size);
            const auto shortest = std::ranges::min_element(columns, {}, size);
            if (longest->size() <= most_rows || longest->size() <= shortest->size() + 1) { break; }
            shortest->push_back(longest->back());
            longest->pop_back();
        }
        for (std::size_t row = 0; row < std::ranges::max_element(columns, {}, size)->size(); ++row) {
            Line line;
            for (const std::vector<Space>& column : columns) {
                const Line part =
                    row < column.size() ? cell(column[row]) : Line{{std::string(column_width + 1, ' '), {}}};
                line.insert(line.end(), part.begin(), part.end());
            }
            lines_.push_back(std::move(line));
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
            if (imitable_.test(static_cast<std::size_t>(row.space))) { codes.push_back(code_of(row.space)); }
        }
        if (!codes.empty()) { sentences.push_back(text(S::list_imitate, joined(codes, " "))); }
        return sentences;
    }

    const odin::Game& game_;
    const odin::Open& open_;
    Language language_;
    std::bitset<odin::space_count> usable_;
    std::bitset<odin::space_count> imitable_;
    Lines lines_;
};

}  // namespace

Lines whole_action_board(const odin::Game& game, const odin::Open& open, const std::vector<Move>& moves,
                         Language language) {
    return ActionBoard{game, open, moves, language}.whole();
}

Lines open_actions(const odin::Game& game, const odin::Open& open, const std::vector<Move>& moves, Language language) {
    return ActionBoard{game, open, moves, language}.open_ones();
}

}  // namespace meadhall::cli
