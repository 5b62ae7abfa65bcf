#include "cli/boards/odin_asking.hpp"

#include <algorithm>
#include <optional>

#include "cli/boards/odin_panel.hpp"
#include "cli/boards/odin_typing.hpp"
#include "cli/boards/odin_words.hpp"
#include "cli/text.hpp"
#include "cli/words.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/chapters.hpp"
#include "games/odin/item_words.hpp"

namespace meadhall::cli {

namespace {

using odin::Ask;
using odin::Deed;
using odin::Item;
using odin::Move;
using odin::Verb;
using S = OdinSaying;

/// Parts of an action in a few words.
class PartTeller {
  public:
    PartTeller(const odin::Open& open, Language language) : open_{open}, language_{language} {}

    [[nodiscard]] std::string bundle(const odin::Bundle& bundle, int times = 1) const {
        std::vector<std::string> amounts;
        for (const odin::Amount& amount : bundle) {
            const int count = amount.count * times;
            const std::string name{odin::words_of(amount.item).in(language_)};
            amounts.push_back(count == 1 ? name : std::to_string(count) + " " + name);
        }
        return joined(amounts, " + ");
    }
    /// What is paid for this part.
    [[nodiscard]] std::string price(const odin::Part& part) const {
        return bundle(part.give, part.times == odin::Measure::round ? open_.round : 1);
    }
    [[nodiscard]] std::string part(const odin::Part& part) const {
        switch (part.deed) {
            case Deed::gain: return bundle(part.get);
            case Deed::buy:
            case Deed::exchange: return price(part) + " → " + bundle(part.get);
            case Deed::pay: return price(part);
            case Deed::take: return say(language_, words(S::part_take), allowances(part));
            case Deed::upgrade: return say(language_, words(S::part_upgrade), part.count(), part.steps());
            case Deed::play_occupations: return say(language_, words(S::part_play), part.count());
            default: return odin::sentence_of(odin::Parts{part}, language_);
        }
    }
    [[nodiscard]] std::string parts(const odin::Parts& parts) const {
        std::vector<std::string> all;
        for (const odin::Part& each : parts) { all.push_back(part(each)); }
        return joined(all, ", ");
    }

  private:
    static std::string allowances(const odin::Part& part) {
        std::vector<std::string> numbers;
        for (const std::int8_t number : part.allowances()) {
            if (number > 0) { numbers.push_back(fmt::format("{}", number)); }
        }
        return joined(numbers, "+");
    }

    const odin::Open& open_;
    Language language_;
};

class Asking {
  public:
    Asking(const OdinScene& scene, Language language)
        : scene_{scene},
          language_{language},
          frame_{scene.frame()},
          moves_{scene.moves()},
          parts_{scene.state, language} {}

    [[nodiscard]] Question question() const {
        switch (frame_.ask) {
            case Ask::choose_starter: return {text(S::choose_starter, who()), typing(S::type_card)};
            case Ask::window: return {text(window_saying(), who()), until_done()};
            case Ask::turn: return turn();
            case Ask::column_4: {
                const S when = frame_.step == 0 ? S::card_before : S::card_after;
                return {text(when, who()), typing(S::type_card_or_no)};
            }
            case Ask::alternative: return {text(S::alternative, who(), alternatives()), typing(S::type_number)};
            case Ask::exchanging: return {exchange(), text(S::type_yes_no)};
            case Ask::mountain: return {text(S::mountain, who(), int{frame_.subject}), typing(S::type_mountain)};
            case Ask::upgrading:
                return {text(S::upgrading, who(), int{frame_.count}, int{frame_.step}), typing(S::type_upgrading)};
            case Ask::overseas: return {text(S::overseas, who()), typing(S::type_good_or_done)};
            case Ask::special_sale: return {text(S::special_sale, who(), int{frame_.count}), typing(S::type_tile)};
            case Ask::forging: return {text(S::forging, who()), typing(S::type_card)};
            case Ask::boats: return {text(S::boats, who(), int{frame_.count}), typing(S::type_boats)};
            case Ask::dice_action: return dice();
            case Ask::exploration: return {text(S::exploration, who(), lands()), typing(S::type_face)};
            case Ask::boat_swap: return {text(S::boat_swap, who()), text(S::type_yes_no)};
            case Ask::emigration: return {text(S::emigration, who()), typing(S::type_emigration)};
            case Ask::occupations:
                return {text(S::occupations, who(), int{frame_.count}), typing(S::type_good_or_done)};
            case Ask::turn_end: return {text(S::turn_end, who()), until_done()};
            case Ask::feasting:
                return {text(S::feasting, who(), scene_.state.feast.slots_left()), typing(S::type_feasting)};
            case Ask::triggers: return {text(S::triggers, who(), waiting_cards()), triggered()};
            case Ask::recalling: return {text(S::recalling, who(), int{frame_.count}), typing(S::type_space)};
            case Ask::visiting: return {text(S::visiting, who()), typing(S::type_space)};
            case Ask::flipping: return {text(S::flipping, who(), int{frame_.count}), typing(S::type_good_or_done)};
            case Ask::copying: return {text(S::copying, who()), typing(S::type_card)};
            case Ask::ore_laying: return gifts(odin::Resource::ore);
            case Ask::fish_laying: return gifts(odin::Good::stockfish);
            case Ask::weapon_mix: return {text(S::weapon_mix, who(), int{frame_.count}), typing(S::type_how_many)};
            case Ask::second_loot: return {text(S::second_loot, who(), int{frame_.count}), typing(S::type_tile)};
            default: return {text(S::laying, who(), item(), place()), typing(S::type_laying)};
        }
    }

  private:
    template <class... Args>
    [[nodiscard]] std::string text(S saying, const Args&... args) const {
        return say(language_, words(saying), args...);
    }
    [[nodiscard]] std::string typing(S how) const {
        return say(language_, Phrase::for_example, words(how).in(language_), example());
    }
    /// Without verbs where the question is answered by naming something.
    [[nodiscard]] std::string spelled(Move move) const { return odin_spelled(scene_, move, language_); }
    [[nodiscard]] std::string example() const {
        const bool has_loot = std::ranges::any_of(moves_, [](Move move) { return move.verb == Verb::loot; });
        for (const Move& move : moves_) {
            if (move.verb == Verb::skip || move.verb == Verb::done || move.verb == Verb::roll) { continue; }
            if (move.verb == Verb::fail || (has_loot && move.verb != Verb::loot)) { continue; }
            return spelled(move);
        }
        return spelled(moves_.front());
    }
    [[nodiscard]] std::string who() const { return odin_seat_name(frame_.seat, language_); }
    [[nodiscard]] std::string item() const {
        return std::string{odin::words_of(Item{int{frame_.subject}}).in(language_)};
    }
    [[nodiscard]] std::string place() const {
        const odin::Place at{frame_.first};
        return std::string{row_of(odin::Game::face_at(scene_.state, at)).name.in(language_)};
    }
    [[nodiscard]] S window_saying() const {
        switch (static_cast<odin::Window>(frame_.subject)) {
            case odin::Window::income: return S::window_income;
            case odin::Window::breeding: return S::window_breeding;
            case odin::Window::bonus: return S::window_bonus;
            case odin::Window::round: return S::window_round;
            case odin::Window::scoring: return S::window_scoring;
            case odin::Window::own_action: return S::window_own_action;
            case odin::Window::others_turn: break;
        }
        return S::window_round;
    }

    [[nodiscard]] Question turn() const {
        const int at_hand = scene_.state.players[frame_.seat.number].thing_square;
        std::string space = "1a";
        for (const Move& move : moves_) {
            if (move.verb != Verb::place) { continue; }
            space = code_of(move.space());
            break;
        }
        const auto tile = tile_example();
        return {text(S::turn, who(), at_hand), tile ? text(S::type_turn, space, *tile) : text(S::type_turn_only, space),
                feast_warning()};
    }
    static std::string capitalised(std::string text) {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
        return text;
    }
    /// The lands in reach, with their points and the silver that lies there.
    [[nodiscard]] std::string lands() const {
        std::vector<std::string> all;
        for (const Move& move : moves_) {
            if (move.verb != Verb::explore) { continue; }
            const odin::FaceRow& row = row_of(move.face());
            const int silver = scene_.state.islands[static_cast<std::size_t>(board_of(move.face()))].silver;
            const std::string extra = silver > 0 ? fmt::format(", {}$", silver) : "";
            all.push_back(fmt::format("{} ({}{})", row.name.in(language_), text(S::points, row.points), extra));
        }
        return joined(all, ", ");
    }
    /// Between actions: alone, one goes on by naming the next space.
    [[nodiscard]] std::string until_done() const {
        const bool is_between = scene_.game.is_solo() && frame_.ask == Ask::turn_end;
        const std::string done = text(is_between ? S::type_done_or_space : S::type_done);
        const auto tile = tile_example();
        return tile ? text(S::type_window, *tile, done) : capitalised(done);
    }
    /// Something that could be laid now, as it would be typed.
    [[nodiscard]] std::optional<std::string> tile_example() const {
        for (const Move& move : moves_) {
            if (move.verb != Verb::lift) { continue; }
            const odin::Face face = odin::Game::face_at(scene_.state, move.where());
            const odin::Cover cover = odin::Game::cover_at(scene_.state, frame_.seat, move.where());
            const odin::Placement at = odin::placements(move.item(), face, cover).nth(0);
            const std::string where = move.where().is_home() ? "" : odin::Game::name(move.where()) + " ";
            const std::string turned = at.pose > 0 ? " " + std::to_string(at.pose) : "";
            return std::string{odin::words_of(move.item()).in(language_)} + " " + where + odin::Game::name(at.corner) +
                   turned;
        }
        return std::nullopt;
    }
    /// When the last Vikings go out and the larder is too small.
    [[nodiscard]] std::string feast_warning() const {
        const odin::Player& player = scene_.state.players[frame_.seat.number];
        const int places = scene_.game.round(scene_.state).vikings - odin::slots_per_ship * player.bay.emigrated();
        int food = player.has(odin::Resource::silver);
        for (const odin::GoodRow& row : odin::goods) {
            const int owned = player.has(row.good);
            if (!is_food(row.good) || owned == 0) { continue; }
            food += width(row.good, odin::Side::lengthwise) + (owned - 1) * width(row.good, odin::Side::crosswise);
        }
        constexpr int late = 4;
        return player.thing_square <= late && food < places ? text(S::warn_feast, places, food) : std::string{};
    }

    /// The cards whose effects wait for an answer.
    [[nodiscard]] std::string waiting_cards() const {
        std::vector<std::string> names;
        for (const Move& move : moves_) {
            if (move.verb != Verb::use) { continue; }
            std::string name{row_of(move.card()).name.in(language_)};
            if (std::ranges::find(names, name) == names.end()) { names.push_back(std::move(name)); }
        }
        return joined(names, " / ");
    }
    [[nodiscard]] std::string triggered() const {
        for (const Move& move : moves_) {
            if (move.verb == Verb::use) { return text(S::type_use_or_no, spelled(move)); }
        }
        return text(S::type_done);
    }
    [[nodiscard]] Question gifts(odin::Item what) const {
        return {text(S::laying_gifts, who(), int{frame_.count}, odin::words_of(what).in(language_)), until_done()};
    }

    [[nodiscard]] std::string alternatives() const {
        std::vector<std::string> all;
        const odin::Space space = odin::current_space(scene_.state);
        for (const Move& move : moves_) {
            if (move.verb != Verb::option) { continue; }
            const std::string ways = parts_.parts(odin::way_of(scene_.game, space, move.first));
            all.push_back(fmt::format("{}: {}", move.first + 1, ways));
        }
        return joined(all, "; ");
    }
    /// The part at hand.
    [[nodiscard]] std::string exchange() const {
        const odin::Part& part = odin::current_part(scene_.game, scene_.state);
        if (part.deed == Deed::pay) { return text(S::pay_price, who(), parts_.price(part)); }
        return text(S::exchange, who(), parts_.part(part));
    }

    [[nodiscard]] Question dice() const {
        const odin::DiceRow& row = row_of(static_cast<odin::DiceAction>(frame_.subject));
        const std::string_view name = row.name.in(language_);
        if (frame_.step == 0) { return {text(S::first_roll, who(), name, row.sides), text(S::type_roll)}; }
        const bool is_low = row.want == odin::Want::low;
        const int result = is_low ? std::max(0, frame_.count - frame_.first) : frame_.count + frame_.first;
        const int left = std::max(0, odin::max_rolls - frame_.step);
        return {text(is_low ? S::low_roll : S::high_roll, who(), name, int{frame_.count}, result,
                     odin::words_of(row.resource).in(language_), odin::words_of(row.weapon).in(language_), left),
                typing(is_low ? S::type_low_roll : S::type_high_roll)};
    }

    const OdinScene& scene_;
    Language language_;
    const odin::Frame& frame_;
    std::vector<Move> moves_;
    PartTeller parts_;
};

}  // namespace

Question odin_question(const OdinScene& scene, Language language) { return Asking{scene, language}.question(); }

}  // namespace meadhall::cli
