#include "cli/boards/odin/asking.hpp"

#include <algorithm>
#include <optional>

#include "cli/boards/odin/changes.hpp"
#include "cli/boards/odin/facts.hpp"
#include "cli/boards/odin/names.hpp"
#include "cli/boards/odin/table.hpp"
#include "cli/boards/odin/typing.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"

namespace meadhall::cli {

namespace {

namespace ask = odin::ask;
using odin::Move;
using S = OdinSaying;

/// How the question at hand is answered, and what presses.
class Answering {
  public:
    Answering(const OdinScene& scene, Language language)
        : scene_{scene}, language_{language}, frame_{scene.frame()}, moves_{scene.moves()} {}

    [[nodiscard]] std::string how() const {
        return frame_.visit([&](const auto& asked) { return how(asked); });
    }
    /// When the last Vikings go out and the larder is too small.
    [[nodiscard]] std::string warning() const {
        if (!frame_.is<ask::Turn>()) { return {}; }
        const odin::Player& player = scene_.state.players[frame_.seat.number];
        const int places = odin::feast_places(scene_.game, scene_.state, frame_.seat);
        const int food = odin::larder(player);
        constexpr int late = 4;
        return player.thing_square <= late && food < places ? text(S::warn_feast, places, food) : std::string{};
    }

  private:
    [[nodiscard]] std::string how(const ask::ChooseStarter& /*asked*/) const { return typing(S::type_card); }
    [[nodiscard]] std::string how(const ask::Window& /*asked*/) const { return until_done(); }
    [[nodiscard]] std::string how(const ask::Turn& /*asked*/) const {
        std::string space = "1a";
        for (const Move& move : moves_) {
            if (!move.is<odin::verb::Place>()) { continue; }
            space = code_of(move.as<odin::verb::Place>().space);
            break;
        }
        const auto tile = tile_example();
        return tile ? text(S::type_turn, space, *tile) : text(S::type_turn_only, space);
    }
    [[nodiscard]] std::string how(const ask::TurnEnd& /*asked*/) const { return until_done(); }
    [[nodiscard]] std::string how(const ask::Column4& /*asked*/) const { return typing(S::type_play, S::or_no); }
    [[nodiscard]] std::string how(const ask::Alternative& /*asked*/) const { return typing(S::type_number); }
    [[nodiscard]] std::string how(const ask::Exchange& /*asked*/) const { return yes_or_no(); }
    [[nodiscard]] std::string how(const ask::Mountain& /*asked*/) const { return typing(S::type_mountain, S::or_done); }
    [[nodiscard]] std::string how(const ask::Upgrade& /*asked*/) const { return typing(S::type_upgrading, S::or_done); }
    [[nodiscard]] std::string how(const ask::Overseas& /*asked*/) const { return typing(S::type_good, S::or_done); }
    [[nodiscard]] std::string how(const ask::SpecialSale& /*asked*/) const { return typing(S::type_tile, S::or_done); }
    [[nodiscard]] std::string how(const ask::Forge& /*asked*/) const { return typing(S::type_card); }
    [[nodiscard]] std::string how(const ask::Boats& /*asked*/) const { return typing(S::type_boats); }
    [[nodiscard]] std::string how(const ask::DiceAction& asked) const {
        if (asked.rolls == 0) { return text(S::type_roll); }
        std::vector<std::string> ways;
        if (offers<odin::verb::Loot>()) { ways.push_back(text(S::dice_by_loot)); }
        if (offers<odin::verb::Pay>()) { ways.push_back(text(S::dice_by_paying)); }
        if (offers<odin::verb::Roll>()) { ways.push_back(text(S::dice_by_rolling)); }
        if (offers<odin::verb::Fail>()) { ways.push_back(text(S::dice_by_failing)); }
        const std::string last = ways.size() > 1 ? text(S::space_or) + ways.back() : std::string{};
        if (!last.empty()) { ways.pop_back(); }
        const std::string all = text(S::type_any_of, joined(ways, ", ") + last);
        const bool needs_example = offers<odin::verb::Loot>() || offers<odin::verb::Pay>();
        return needs_example ? say(language_, Phrase::for_example, all, example()) : all + ".";
    }
    [[nodiscard]] std::string how(const ask::Exploration& /*asked*/) const { return typing(S::type_face); }
    [[nodiscard]] std::string how(const ask::BoatSwap& /*asked*/) const { return yes_or_no(); }
    [[nodiscard]] std::string how(const ask::Emigration& /*asked*/) const {
        return typing(S::type_emigration, S::or_no);
    }
    [[nodiscard]] std::string how(const ask::Occupations& /*asked*/) const { return typing(S::type_play, S::or_done); }
    [[nodiscard]] std::string how(const ask::Feast& /*asked*/) const {
        return say(language_, Phrase::for_example, text(S::type_feasting, odin::thing_penalty_points), example());
    }
    [[nodiscard]] std::string how(const ask::Laying& /*asked*/) const { return typing(S::type_laying); }
    [[nodiscard]] std::string how(const ask::Triggers& /*asked*/) const {
        for (const Move& move : moves_) {
            if (move.is<odin::verb::Use>()) { return text(S::type_use, spelled(move), leaving(S::or_no)); }
        }
        return text(S::type_done);
    }
    [[nodiscard]] std::string how(const ask::Recall& /*asked*/) const { return typing(S::type_space); }
    [[nodiscard]] std::string how(const ask::Visit& /*asked*/) const { return typing(S::type_space); }
    [[nodiscard]] std::string how(const ask::Flip& /*asked*/) const { return typing(S::type_good, S::or_done); }
    [[nodiscard]] std::string how(const ask::Copy& /*asked*/) const { return typing(S::type_card); }
    [[nodiscard]] std::string how(const ask::OreLaying& /*asked*/) const { return until_done(); }
    [[nodiscard]] std::string how(const ask::FishLaying& /*asked*/) const { return until_done(); }
    [[nodiscard]] std::string how(const ask::WeaponMix& /*asked*/) const { return typing(S::type_how_many); }
    [[nodiscard]] std::string how(const ask::SecondLoot& /*asked*/) const { return typing(S::type_tile, S::or_done); }
    /// What chance is asked, and what asks nobody.
    template <class Unasked>
        requires odin::asks_no_seat<Unasked>
    [[nodiscard]] std::string how(const Unasked& /*asked*/) const {
        return {};
    }

    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string typing(S how) const {
        return say(language_, Phrase::for_example, words(how).in(language_), example());
    }
    [[nodiscard]] std::string typing(S how, S leave) const {
        return say(language_, Phrase::for_example, text(how) + leaving(leave), example());
    }
    [[nodiscard]] std::string yes_or_no() const {
        const bool is_choice =
            offers<odin::verb::Skip>() && (offers<odin::verb::Trade>() || offers<odin::verb::Swap>());
        return is_choice ? text(S::type_yes_no) : text(S::type_use, spelled(moves_.front()), "");
    }
    /// Only where it is possible to do nothing, or no more.
    [[nodiscard]] std::string leaving(S leave) const {
        return offers<odin::verb::Skip>() || offers<odin::verb::Done>() ? text(leave) : std::string{};
    }
    /// Without verbs where the question is answered by naming something.
    [[nodiscard]] std::string spelled(Move move) const { return odin_spelled(scene_, move, language_); }
    [[nodiscard]] std::string example() const {
        const bool has_loot = offers<odin::verb::Loot>();
        for (const Move& move : moves_) {
            if (move.is<odin::verb::Skip>() || move.is<odin::verb::Done>() || move.is<odin::verb::Roll>()) { continue; }
            if (move.is<odin::verb::Fail>() || answers_at_any_time(move.verb())) { continue; }
            if (has_loot && !move.is<odin::verb::Loot>()) { continue; }
            return spelled(move);
        }
        return spelled(moves_.front());
    }
    template <class Answer>
    [[nodiscard]] bool offers() const {
        return std::ranges::any_of(moves_, [](Move move) { return move.is<Answer>(); });
    }
    static std::string capitalised(std::string text) {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
        return text;
    }
    /// Between actions: alone, one goes on by naming the next space.
    [[nodiscard]] std::string until_done() const {
        const bool is_between = scene_.game.is_solo() && frame_.is<ask::TurnEnd>();
        const std::string done = text(is_between ? S::type_done_or_space : S::type_done);
        const auto tile = tile_example();
        return tile ? text(S::type_window, *tile, done) : capitalised(done);
    }
    /// Something that could be laid now, as it would be typed.
    [[nodiscard]] std::optional<std::string> tile_example() const {
        for (const Move& move : moves_) {
            if (!move.is<odin::verb::Lift>()) { continue; }
            const auto [item, place] = move.as<odin::verb::Lift>();
            const odin::Face face = odin::Game::face_at(scene_.state, place);
            const odin::Cover cover = odin::Game::cover_at(scene_.state, frame_.seat, place);
            const odin::Placement at = odin::placements(item, face, cover).nth(0);
            const std::string where = place.is_home() ? "" : place_word(place, language_) + " ";
            const std::string turned = at.pose > 0 ? " " + std::to_string(at.pose) : "";
            return in_a_list(item, language_) + " " + where + odin::Game::name(at.corner) + turned;
        }
        return std::nullopt;
    }

    const OdinScene& scene_;
    Language language_;
    const odin::Frame& frame_;
    std::vector<Move> moves_;
};

}  // namespace

Question odin_question(const Table& table, Language language) {
    const OdinSight sight = OdinSight::of_asked(table);
    const OdinScene scene = OdinScene::of(sight);
    const Answering answering{scene, language};
    return {table.question(Caller::owner(), language), answering.how(), answering.warning(),
            odin_facts(scene, language)};
}

}  // namespace meadhall::cli
