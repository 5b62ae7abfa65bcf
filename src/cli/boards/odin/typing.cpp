#include "cli/boards/odin/typing.hpp"

#include <algorithm>
#include <concepts>
#include <set>
#include <tuple>

#include "cli/boards/odin/changes.hpp"
#include "cli/boards/odin/names.hpp"
#include "cli/boards/odin/words.hpp"
#include "cli/drawing/text.hpp"
#include "cli/shell/words.hpp"
#include "games/odin/cards/sentences.hpp"
#include "games/odin/reasons.hpp"
#include "games/odin/shown/account.hpp"

namespace meadhall::cli {

namespace {

namespace ask = odin::ask;
using odin::Move;
using odin::Verb;

constexpr std::size_t longest_name = 5;  // words

std::vector<std::string> plain_words(std::string_view line) { return words_of(lower(ascii(line))); }

std::optional<OdinTerm> name_at(const std::vector<std::string>& words, std::size_t first, std::size_t length) {
    if (first + length > words.size()) { return std::nullopt; }
    const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
    const OdinTerm& known =
        odin_meanings(looked_up_as(joined({begin, begin + static_cast<std::ptrdiff_t>(length)}, "_")));
    return known.empty() ? std::nullopt : std::optional{known};
}

std::vector<OdinTerm> terms_of(const std::vector<std::string>& words, std::size_t from) {
    std::vector<OdinTerm> terms;
    while (from < words.size()) {
        std::size_t length = std::min(longest_name, words.size() - from);
        while (length > 1 && !name_at(words, from, length)) { --length; }
        terms.push_back(name_at(words, from, length).value_or(OdinTerm{words[from]}));
        from += length;
    }
    return terms;
}

bool stands_for(const OdinTerm& term, std::string_view meaning) { return std::ranges::count(term, meaning) > 0; }

std::optional<int> number_in(const OdinTerm& term) {
    const std::string& text = term.front();
    const bool is_number = text.size() <= 2 && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
    return is_number && !text.empty() ? std::optional{std::stoi(text)} : std::nullopt;
}

/// A tile, where it shall lie and how.
struct TileOrder {
    odin::Item item{};
    odin::Place place = odin::Place::home();
    odin::Cell cell{};
    std::optional<int> pose;
};

/// "oil c4", "oil A c4 1", "lay oil c4".
std::optional<TileOrder> tile_order(const std::vector<OdinTerm>& terms) {
    if (terms.size() < 2 || !item_in(terms[0])) { return std::nullopt; }
    TileOrder order;
    order.item = *item_in(terms[0]);
    std::size_t next = 1;
    if (const auto place = place_in(terms[next]); place && terms.size() > 2) {
        order.place = *place;
        ++next;
    }
    const auto cell = cell_in(terms[next]);
    if (!cell || next + 2 < terms.size()) { return std::nullopt; }
    order.cell = *cell;
    if (next + 1 < terms.size()) {
        order.pose = number_in(terms[next + 1]);
        if (!order.pose || *order.pose >= odin::max_poses) { return std::nullopt; }
    }
    return order;
}

/// What somebody does who only names a thing.
std::string_view usual_verb(const odin::Frame& frame) {
    if (frame.is<ask::Upgrade>()) { return "upgrade"; }
    if (frame.is_any_of<ask::Overseas, ask::Flip>()) { return "turn"; }
    if (frame.is_any_of<ask::SpecialSale, ask::Forge, ask::Copy>()) { return "acquire"; }
    if (frame.is<ask::Mountain>()) { return "take"; }
    if (frame.is_any_of<ask::DiceAction, ask::SecondLoot>()) { return "loot"; }
    if (frame.is<ask::Exploration>()) { return "explore"; }
    if (frame.is<ask::Emigration>()) { return "emigrate"; }
    if (frame.is_any_of<ask::Column4, ask::Occupations>()) { return "play"; }
    if (frame.is<ask::Triggers>()) { return "use"; }
    if (frame.is<ask::Recall>()) { return "recall"; }
    if (frame.is<ask::Visit>()) { return "visit"; }
    if (frame.is<ask::WeaponMix>()) { return "pay"; }
    if (frame.is<ask::Feast>()) { return "serve"; }
    return frame.is<ask::Laying>() ? "lay" : "lift";
}

/// One line being read in one position.
class Reading {
  public:
    Reading(const OdinScene& scene, std::string_view line)
        : scene_{scene},
          words_{plain_words(line)},
          verbs_{words_.empty() ? OdinTerm{} : odin_verbs(words_.front())},
          terms_{terms_of(words_, verbs_.empty() ? 0 : 1)} {
        if (!scene_.state.stack.empty()) { complete_terms(); }
    }

    /// The moves meant; none where the line makes no sense.
    [[nodiscard]] std::vector<std::string> moves() const {
        if (words_.empty() || scene_.state.stack.empty()) { return {}; }
        if (const auto order = ordered_tile()) { return laying(*order); }
        if (auto dishes = repeated_dish(); !dishes.empty()) { return dishes; }
        if (const auto move = best_match(verbs_, terms_)) { return {text(*move)}; }
        const auto as_names = verbs_.empty() ? std::nullopt : best_match({}, terms_of(words_, 0));
        if (as_names) { return {text(*as_names)}; }
        if (auto later = after_going_on(); !later.empty()) { return later; }
        return in_notation();
    }

    [[nodiscard]] std::optional<Refusal> objection(Language language) const {
        if (words_.empty() || scene_.state.stack.empty() || asks_chance(scene_.frame())) { return std::nullopt; }
        if (auto refusal = objection_to_space(language)) { return refusal; }
        const auto order = ordered_tile();
        if (!order) { return objection_to_time(language); }
        const Move lift = odin::verb::Lift{order->item, order->place};
        if (auto refusal = scene_.game.why(scene_.state, lift)) { return in_time(*refusal, lift, language); }
        const Reason* reason = odin::why_not(order->item, face(*order), cover(*order), placement(*order));
        return reason == nullptr ? std::nullopt : std::optional{Refusal{*reason}};
    }

  private:
    [[nodiscard]] std::string text(Move move) const { return odin::Game::text(scene_.state, move); }

    /// "game" is enough for "game meat" where nothing else that is possible begins so.
    void complete_terms() {
        const auto is_unknown = [](const OdinTerm& term) {
            constexpr std::size_t shortest = 3;
            return term.size() == 1 && term.front().size() >= shortest && odin_meanings(term.front()).empty();
        };
        if (std::ranges::none_of(terms_, is_unknown)) { return; }
        std::set<std::string> possible;
        for (const Move& move : scene_.moves()) {
            for (std::string& word : words_of(text(move))) { possible.insert(std::move(word)); }
        }
        for (OdinTerm& term : terms_) {
            if (!is_unknown(term)) { continue; }
            std::vector<std::string> meant = odin_meanings_beginning(term.front());
            std::erase_if(meant, [&](const std::string& meaning) { return !possible.contains(meaning); });
            if (meant.size() == 1) { term = std::move(meant); }
        }
    }

    /// The space that alone was named, unless the question is about spaces itself.
    [[nodiscard]] std::optional<odin::Space> named_space() const {
        const bool may_place = verbs_.empty() || stands_for(verbs_, "place");
        if (!may_place || terms_.size() != 1) { return std::nullopt; }
        return scene_.frame().is_any_of<ask::Recall, ask::Visit>() ? std::nullopt : space_in(terms_[0]);
    }
    /// What a space costs that cannot be used, whatever else could still be done before it.
    [[nodiscard]] std::optional<Refusal> objection_to_space(Language language) const {
        const auto space = named_space();
        if (!space || best_match(verbs_, terms_)) { return std::nullopt; }
        const Seat seat = scene_.frame().seat;
        const odin::SpaceAccount account =
            odin::account_of(scene_.game, odin::Game::view(scene_.state, seat), seat, *space, language);
        if (account.obstacle == nullptr) { return std::nullopt; }
        const std::string lacking =
            account.lacking.empty() ? "" : say(language, words(OdinSaying::lacking), joined(account.lacking, ", "));
        return Refusal{*account.obstacle, lacking};
    }
    /// What is wrong with a line that answers another question than the one that is asked.
    [[nodiscard]] std::optional<Refusal> objection_to_time(Language language) const {
        const std::vector<std::string> meant = moves();
        const auto move = meant.empty() ? std::nullopt : parsed(meant.front());
        const auto refusal = move ? scene_.game.why(scene_.state, *move) : std::nullopt;
        const bool is_untimely = refusal && refusal->reason == &odin::reasons::not_your_move;
        return is_untimely ? std::optional{in_time(*refusal, *move, language)} : std::nullopt;
    }
    /// Instead of "not now": what stands in the way at any time, or else what is asked first.
    [[nodiscard]] Refusal in_time(Refusal refusal, Move move, Language language) const {
        if (refusal.reason != &odin::reasons::not_your_move) { return refusal; }
        const Seat seat = scene_.frame().seat;
        const odin::View seen = odin::Game::view(scene_.state, seat);
        const Reason* lasting = odin::lasting_obstacle(scene_.game, seen, seat, move);
        return lasting != nullptr ? Refusal{*lasting} : Refusal{*refusal.reason, scene_.game.question(seen, language)};
    }
    [[nodiscard]] std::optional<Move> parsed(const std::string& text) const {
        const auto move = odin::Game::parse(scene_.state, text);
        return move ? std::optional{*move} : std::nullopt;
    }
    [[nodiscard]] odin::Face face(const TileOrder& order) const {
        return odin::Game::face_at(scene_.state, order.place);
    }
    [[nodiscard]] odin::Cover cover(const TileOrder& order) const {
        return odin::Game::cover_at(scene_.state, scene_.frame().seat, order.place);
    }

    [[nodiscard]] std::optional<TileOrder> ordered_tile() const {
        const bool may_lay = verbs_.empty() || stands_for(verbs_, "lay") || stands_for(verbs_, "lift");
        return may_lay && !scene_.asks<ask::Laying>() ? tile_order(terms_) : std::nullopt;
    }
    /// As it was turned, or in the first way in which it can lie there.
    [[nodiscard]] odin::Placement placement(const TileOrder& order) const {
        const auto as = [&](int pose) { return odin::Placement{static_cast<std::uint8_t>(pose), order.cell}; };
        if (order.pose) { return as(*order.pose); }
        const auto shape = odin::shape_of(order.item);
        const int poses = shape && !order.place.is_sheds() ? static_cast<int>(turns_of(*shape).poses.size()) : 0;
        for (int pose = 0; pose < poses; ++pose) {
            if (odin::why_not(order.item, face(order), cover(order), as(pose)) == nullptr) { return as(pose); }
        }
        return as(0);
    }
    [[nodiscard]] std::vector<std::string> laying(const TileOrder& order) const {
        return {text(odin::verb::Lift{order.item, order.place}), text(odin::verb::Lay::at(placement(order)))};
    }

    /// "silver 3", "leave 2" at the feast.
    [[nodiscard]] std::vector<std::string> repeated_dish() const {
        const int most = scene_.state.feast.slots_left();
        if (!scene_.asks<ask::Feast>() || terms_.empty()) { return {}; }
        const auto times = number_in(terms_.back());
        const auto dish = best_match(verbs_, {terms_.begin(), terms_.end() - 1});
        if (!times || *times < 1 || !dish) { return {}; }
        return std::vector<std::string>(static_cast<std::size_t>(std::min(*times, most)), text(*dish));
    }

    /// Whether what was typed is how this move begins.
    [[nodiscard]] bool matches(Move move, const OdinTerm& verbs, const std::vector<OdinTerm>& terms) const {
        const std::vector<std::string> written = words_of(text(move));
        if (!verbs.empty() && !stands_for(verbs, written.front())) { return false; }
        if (terms.size() + 1 > written.size()) { return false; }
        for (std::size_t i = 0; i < terms.size(); ++i) {
            if (!stands_for(terms[i], written[i + 1])) { return false; }
        }
        return !verbs.empty() || !terms.empty();
    }
    /// Of several moves that begin so: the one that answers the question, then the shortest, then the first.
    [[nodiscard]] std::optional<Move> best_match(const OdinTerm& verbs, const std::vector<OdinTerm>& terms) const {
        std::optional<Move> best;
        const auto rank = [&](Move move) {
            return std::tuple{answers_at_any_time(move.verb()), words_of(text(move)).size()};
        };
        for (const Move& move : scene_.moves()) {
            if (matches(move, verbs, terms) && (!best || rank(move) < rank(*best))) { best = move; }
        }
        return best;
    }

    /// Alone at the table, whoever names a space while something else could still be done is done with that.
    [[nodiscard]] std::vector<std::string> after_going_on() const {
        if (!scene_.game.is_solo()) { return {}; }
        odin::State ahead = scene_.state;
        std::vector<std::string> moves;
        while (const auto verb = verb_to_go_on(ahead)) {
            moves.push_back(odin::Game::text(ahead, Move{*verb}));
            scene_.game.apply(ahead, Move{*verb});
        }
        const OdinScene then{scene_.game, ahead};
        const auto move =
            then.asks<ask::Turn>() ? Reading{then, joined(words_, " ")}.best_match(verbs_, terms_) : std::nullopt;
        if (!move) { return {}; }
        moves.push_back(odin::Game::text(ahead, *move));
        return moves;
    }
    /// How a question is left that only offers something more.
    [[nodiscard]] static std::optional<Verb> verb_to_go_on(const odin::State& state) {
        if (state.stack.empty()) { return std::nullopt; }
        const odin::Frame& frame = state.stack.back();
        if (frame.is<ask::TurnEnd>()) { return Verb::end_turn; }
        if (frame.is<ask::Window>()) { return Verb::close; }
        const bool is_card_after = frame.kind == odin::FrameKind{ask::Column4{odin::CardTime::after_action}};
        return is_card_after ? std::optional{Verb::skip} : std::nullopt;
    }

    /// Nothing legal is meant; the rules shall say what is wrong with it.
    [[nodiscard]] std::vector<std::string> in_notation() const {
        OdinTerm verbs = verbs_;
        if (verbs.empty() && !terms_.empty()) {
            verbs.emplace_back(is_named<odin::Space>(terms_[0]) ? "place" : usual_verb(scene_.frame()));
        }
        for (const std::string& verb : verbs) {
            std::vector<std::string> all{verb};
            for (const OdinTerm& term : terms_) { all.push_back(term.front()); }
            for (const char* rest : {"", " 0", " 1", " lengthwise", " home"}) {
                std::string text = joined(all, " ") + rest;
                if (odin::Game::parse(scene_.state, text)) { return {std::move(text)}; }
            }
        }
        return {joined(words_, " ")};
    }
    template <class Enum>
    [[nodiscard]] static bool is_named(const OdinTerm& term) {
        return std::ranges::any_of(term, [](const std::string& name) { return enum_named<Enum>(name).has_value(); });
    }

    OdinScene scene_;
    std::vector<std::string> words_;
    OdinTerm verbs_;
    std::vector<OdinTerm> terms_;
};

/// What a move is about, as a player says it; nothing where the rest says it already.
template <class Thing>
std::string spelled_thing(Thing thing, Language language) {
    if constexpr (std::convertible_to<Thing, odin::Item>) {
        return in_a_list(thing, language);
    } else if constexpr (std::same_as<Thing, odin::Card> || std::same_as<Thing, odin::Face>) {
        return std::string{row_of(thing).name.in(language)};
    } else if constexpr (std::same_as<Thing, odin::Place>) {
        return place_word(thing, language);
    } else if constexpr (std::same_as<Thing, odin::Cell>) {
        return odin::Game::name(thing);
    } else if constexpr (std::same_as<Thing, odin::Space>) {
        return code_of(thing);
    } else if constexpr (requires { Thing::lowest; }) {
        return std::to_string(thing.shown());
    } else {
        return {};
    }
}

std::vector<std::string> spelled_things(Move move, Language language) {
    std::vector<std::string> said;
    move.visit([&](auto phrase) {
        for_each_field(phrase, [&](std::string_view /*name*/, auto thing) {
            std::string words = spelled_thing(thing, language);
            if (!words.empty()) { said.push_back(std::move(words)); }
        });
    });
    return said;
}

constexpr Words crosswise{"cross", "quer", "dwars"};

}  // namespace

std::vector<OdinTerm> odin_terms(std::string_view line) { return terms_of(plain_words(line), 0); }

std::optional<odin::Card> card_in(const OdinTerm& term) {
    for (const std::string& meaning : term) {
        if (const auto card = odin::card_named(meaning)) { return card; }
    }
    return std::nullopt;
}

std::optional<odin::Item> item_in(const OdinTerm& term) {
    for (const std::string& meaning : term) {
        if (const auto item = odin::item_named(meaning)) { return item; }
    }
    return std::nullopt;
}

std::optional<odin::Space> space_in(const OdinTerm& term) {
    for (const std::string& meaning : term) {
        if (const auto space = enum_named<odin::Space>(meaning)) { return space; }
    }
    return std::nullopt;
}

std::optional<odin::Place> place_in(const OdinTerm& term) {
    for (const std::string& meaning : term) {
        if (const auto place = odin::Game::find(odin::Place{}, meaning)) { return place; }
    }
    return std::nullopt;
}

std::optional<odin::Cell> cell_in(const OdinTerm& term) { return odin::Game::find(odin::Cell{}, term.front()); }

namespace {

/// Reads a line up to a remark in brackets, part by part, each in the position to which the parts before it lead.
/// `visit(reading)` returns the moves of a part; reading ends where one of them is not legal.
template <class Visit>
void read_parts(const OdinScene& scene, std::string_view line, Visit visit) {
    odin::State ahead = scene.state;
    for (const std::string& part : split(line.substr(0, line.find('(')), ',')) {
        for (const std::string& text : visit(Reading{{scene.game, ahead}, part})) {
            const auto move = odin::Game::parse(ahead, text);
            if (!move || scene.game.why(ahead, *move)) { return; }
            scene.game.apply(ahead, *move);
        }
    }
}

}  // namespace

std::vector<std::string> odin_moves_in(const OdinScene& scene, std::string_view line) {
    std::vector<std::string> all;
    read_parts(scene, line, [&](const Reading& reading) {
        const std::vector<std::string> moves = reading.moves();
        all.insert(all.end(), moves.begin(), moves.end());
        return moves;
    });
    return all.empty() ? std::vector{std::string{line}} : all;
}

std::optional<Refusal> odin_objection(const OdinScene& scene, std::string_view line, Language language) {
    std::optional<Refusal> first;
    read_parts(scene, line, [&](const Reading& reading) {
        if (!first) { first = reading.objection(language); }
        return first ? std::vector<std::string>{} : reading.moves();
    });
    return first;
}

std::optional<std::string> odin_caution(const OdinScene& scene, std::string_view line, Language language) {
    odin::State ahead = scene.state;
    for (const std::string& text : odin_moves_in(scene, line)) {
        const auto move = odin::Game::parse(ahead, text);
        if (!move || scene.game.why(ahead, *move)) { return std::nullopt; }
        if (move->is<odin::verb::Place>()) {
            const auto placing = move->as<odin::verb::Place>();
            const odin::View seen = odin::Game::view(ahead, ahead.stack.back().seat);
            if (const auto price = odin::wasted_price(scene.game, seen, placing)) {
                return say(language, words(OdinSaying::waste), code_of(placing.space),
                           said_changes(*price, language).losses);
            }
        }
        scene.game.apply(ahead, *move);
        if (ahead.stack.empty() || asks_chance(ahead.stack.back())) { return std::nullopt; }
    }
    return std::nullopt;
}

std::string odin_spelled(const OdinScene& scene, Move move, Language language) {
    if (scene.state.stack.empty() || asks_chance(scene.frame())) { return odin::Game::text(scene.state, move); }
    if (move.is<odin::verb::Place>()) {
        const odin::Space space = move.as<odin::verb::Place>().space;
        return code_of(space) + " (" + std::string{short_name(space, language)} + ")";
    }
    const bool is_clear = move.is<odin::verb::Lift>() || move.is<odin::verb::Lay>() || move.is<odin::verb::Serve>() ||
                          move.is<odin::verb::Option>() || move.is<odin::verb::Explore>();
    std::vector<std::string> said;
    if (!is_clear) { said.push_back(words_of(verb_words(move.verb()).in(language)).front()); }
    for (std::string& thing : spelled_things(move, language)) { said.push_back(std::move(thing)); }
    if (move.is<odin::verb::Serve>() && move.as<odin::verb::Serve>().side == odin::Side::crosswise) {
        said.emplace_back(crosswise.in(language));
    }
    std::string line = joined(said, " ");
    if (move.is<odin::verb::Use>()) {
        const auto [card, way] = move.as<odin::verb::Use>();
        line += " (" + odin::sentence_of(scene.game.book(), card, way, language) + ")";
    }
    return line;
}

}  // namespace meadhall::cli
