#include "cli/boards/odin/facts.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/boards/odin/changes.hpp"
#include "cli/boards/odin/typing.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

namespace {

namespace ask = odin::ask;
namespace verb = odin::verb;
using odin::Move;
using S = OdinSaying;

class Facts {
  public:
    Facts(const OdinScene& scene, Language language)
        : scene_{scene},
          language_{language},
          seen_{odin::Game::view(scene.state, scene.frame().seat)},
          moves_{scene.moves()} {}

    [[nodiscard]] std::vector<std::string> all() const {
        const odin::Frame& frame = scene_.frame();
        if (frame.is<ask::DiceAction>()) { return dice(frame.as<ask::DiceAction>()); }
        if (frame.is_any_of<ask::ChooseStarter, ask::Column4, ask::Occupations>()) { return cards(); }
        const bool is_trade = frame.is_any_of<ask::Upgrade, ask::Overseas, ask::SpecialSale, ask::Forge, ask::Flip,
                                              ask::Copy, ask::Mountain, ask::Emigration>();
        return is_trade ? trades() : std::vector<std::string>{};
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string name(odin::Item item) const { return in_a_list(item, language_); }

    /// What success and failure bring, and how likely success is.
    [[nodiscard]] std::vector<std::string> dice(const ask::DiceAction& asked) const {
        const odin::DiceRow& row = odin::row_of(asked.action);
        std::vector<std::string> brought;
        for (const odin::Amount& amount : row.success) { brought.push_back(name(amount.item)); }
        const std::string success = brought.empty() ? text(S::dice_loot) : joined(brought, " + ");
        std::vector<std::string> comfort = {name(row.resource), name(row.weapon)};
        if (row.vikings_back > 0) { comfort.push_back(text(S::dice_back, row.vikings_back)); }
        const odin::Gauges gauges = scene_.game.gauges(seen_);
        if (!gauges.dice || gauges.dice->rolls_left == 0) {
            return {text(S::dice_sure, success, joined(comfort, " + "))};
        }
        return {text(S::dice_stakes, success, odin::chance_of_success(*gauges.dice), joined(comfort, " + "))};
    }

    [[nodiscard]] std::vector<std::string> cards() const {
        std::vector<std::string> facts;
        for (const Move& move : moves_) {
            const bool is_choice = move.is<verb::Choose>();
            if (!is_choice && !move.is<verb::Play>()) { continue; }
            const odin::Card card = is_choice ? move.as<verb::Choose>().card : move.as<verb::Play>().card;
            facts.push_back(fmt::format("{} ({}): {}", odin::row_of(card).name.in(language_),
                                        int{odin::row_of(card).points},
                                        odin::sentence_of(scene_.game.book(), card, language_)));
        }
        return facts;
    }

    /// Whoever takes less from a strip gets the beginning of the same.
    [[nodiscard]] bool is_fullest(verb::Take taken) const {
        return std::ranges::none_of(moves_, [&](Move move) {
            if (!move.is<verb::Take>()) { return false; }
            const auto other = move.as<verb::Take>();
            return other.strip == taken.strip && other.count.shown() > taken.count.shown();
        });
    }
    /// "oil: oil → rune stone": what each answer gives and takes, without what could be done at any time.
    [[nodiscard]] std::vector<std::string> trades() const {
        constexpr std::size_t most = 12;
        std::vector<std::string> facts;
        for (const Move& move : moves_) {
            if (answers_at_any_time(move.verb()) || move.is<verb::Skip>() || move.is<verb::Done>()) { continue; }
            if (move.is<verb::Take>() && !is_fullest(move.as<verb::Take>())) { continue; }
            const std::string changes = said_changes(odin::changes_by(scene_.game, seen_, move), language_).both();
            if (!changes.empty()) { facts.push_back(odin_spelled(scene_, move, language_) + ": " + changes); }
            if (facts.size() == most) { break; }
        }
        return facts;
    }

    const OdinScene& scene_;
    Language language_;
    odin::View seen_;
    std::vector<Move> moves_;
};

}  // namespace

std::vector<std::string> odin_facts(const OdinScene& scene, Language language) { return Facts{scene, language}.all(); }

}  // namespace meadhall::cli
