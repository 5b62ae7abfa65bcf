#include "cli/boards/odin/choices.hpp"

#include <algorithm>
#include <map>

#include "cli/boards/odin/changes.hpp"
#include "cli/boards/odin/names.hpp"
#include "cli/boards/odin/typing.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/components/item_words.hpp"

namespace meadhall::cli {

namespace {

using odin::Item;
using odin::Move;
using odin::Place;
using S = OdinSaying;

/// Collects moves and says them in groups.
class Grouping {
  public:
    Grouping(const OdinScene& scene, Language language) : scene_{scene}, language_{language} {}

    void add(Move move) {
        if (move.is<odin::verb::Place>()) {
            const auto [space, via] = move.as<odin::verb::Place>();
            (via == 0 ? columns_[row_of(space).column] : imitable_).push_back(code_of(space));
        } else if (move.is<odin::verb::Lift>()) {
            const auto [item, place] = move.as<odin::verb::Lift>();
            pieces_[place].push_back(in_a_list(item, language_));
        } else if (move.is<odin::verb::Lay>()) {
            const auto [cell, pose] = move.as<odin::verb::Lay>();
            corners_[pose].insert(cell);
        } else {
            others_.push_back(odin_spelled(scene_, move, language_));
        }
    }
    void add_placements(Item item, Place place) {
        const odin::Face face = odin::Game::face_at(scene_.state, place);
        const odin::Cover cover = odin::Game::cover_at(scene_.state, scene_.frame().seat, place);
        const odin::Placements found = odin::placements(item, face, cover);
        int pose = 0;
        std::vector<std::string> ways;
        for (const odin::Cells& corners : found.by_pose()) {
            if (!corners.empty()) { ways.push_back(text(S::list_pose, pose, cell_ranges(corners))); }
            ++pose;
        }
        if (!ways.empty()) {
            lines_.push_back(name(item) + ", " + place_word(place, language_) + ": " + joined(ways, "; "));
        }
    }

    [[nodiscard]] std::vector<std::string> lines() && {
        for (const auto& [column, codes] : columns_) { add_group(text(S::list_place, column, joined(codes, " "))); }
        if (!imitable_.empty()) { add_group(text(S::list_imitate, joined(imitable_, " "))); }
        for (const auto& [pose, corners] : corners_) { add_group(text(S::list_pose, pose, cell_ranges(corners))); }
        add_others();
        for (const auto& [place, names] : pieces_) {
            add_group(text(S::list_lay, place_word(place, language_), joined(names, ", ")));
        }
        return std::move(lines_);
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string name(Item item) const { return std::string{odin::words_of(item).in(language_)}; }
    void add_group(std::string group) { lines_.push_back(std::move(group)); }
    void add_others() {
        constexpr std::size_t most = 30;
        for (std::size_t i = 0; i < std::min(most, others_.size()); ++i) { add_group(others_[i]); }
        if (others_.size() > most) { add_group(text(S::list_more, others_.size() - most)); }
    }

    const OdinScene& scene_;
    Language language_;
    std::map<int, std::vector<std::string>> columns_;
    std::vector<std::string> imitable_;
    std::map<Place, std::vector<std::string>> pieces_;
    std::map<int, odin::Cells> corners_;
    std::vector<std::string> others_;
    std::vector<std::string> lines_;
};

bool mentions(const OdinScene& scene, Move move, const std::vector<OdinTerm>& terms) {
    const std::vector<std::string> written = words_of(odin::Game::text(scene.state, move));
    return std::ranges::all_of(terms, [&](const OdinTerm& term) {
        return std::ranges::any_of(written,
                                   [&](const std::string& word) { return std::ranges::count(term, word) > 0; });
    });
}

/// Whether the piece of this move could lie with its corner on the cell.
bool reaches(const OdinScene& scene, Move move, odin::Cell cell) {
    if (!move.is<odin::verb::Lift>()) { return false; }
    const auto [item, place] = move.as<odin::verb::Lift>();
    const odin::Placements found = odin::placements(item, odin::Game::face_at(scene.state, place),
                                                    odin::Game::cover_at(scene.state, scene.frame().seat, place));
    return std::ranges::any_of(found.by_pose(), [&](const odin::Cells& corners) { return corners.contains(cell); });
}

}  // namespace

std::string cell_ranges(const odin::Cells& cells) {
    std::vector<std::string> ranges;
    for (const odin::Cell cell : cells) {
        const int column = cell.column();
        if (column > 0 && cells.contains(odin::cell(column - 1, cell.row()))) { continue; }
        int last = column;
        while (last + 1 < odin::Cells::columns && cells.contains(odin::cell(last + 1, cell.row()))) { ++last; }
        const std::string from = odin::Game::name(cell);
        ranges.push_back(last == column ? from : from + "–" + odin::Game::name(odin::cell(last, cell.row())));
    }
    return joined(ranges, " ");
}

std::vector<std::string> odin_choices(const OdinScene& scene, std::string_view chosen, Language language) {
    const std::vector<OdinTerm> terms = odin_terms(chosen);
    const auto cell = terms.size() == 1 && !scene.asks<odin::ask::Laying>() ? cell_in(terms[0]) : std::nullopt;
    Grouping groups{scene, language};
    for (const Move& move : scene.moves()) {
        if (terms.empty() || mentions(scene, move, terms) || (cell && reaches(scene, move, *cell))) {
            const bool is_piece = !terms.empty() && !cell && move.is<odin::verb::Lift>() && item_in(terms[0]);
            if (is_piece) {
                const auto [item, place] = move.as<odin::verb::Lift>();
                groups.add_placements(item, place);
            } else {
                groups.add(move);
            }
        }
    }
    return std::move(groups).lines();
}

}  // namespace meadhall::cli
