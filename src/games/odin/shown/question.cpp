// What is asked of the player who has to decide, in one sentence.
#include <algorithm>

#include "core/sentence.hpp"
#include "games/odin/actions/under_way.hpp"
#include "games/odin/answers/dice/dice.hpp"
#include "games/odin/answers/dice/dice_results.hpp"
#include "games/odin/answers/sailing.hpp"
#include "games/odin/answers/turn.hpp"
#include "games/odin/cards/book.hpp"
#include "games/odin/components/item_words.hpp"
#include "games/odin/components/resources.hpp"
#include "games/odin/seat_words.hpp"
#include "games/odin/shown/as_seen.hpp"
#include "games/odin/shown/part_words.hpp"
#include "games/odin/shown/question_words.hpp"

namespace meadhall::odin {

namespace {

class Asking {
  public:
    Asking(const Game& game, const View& seen, const Listener& listener)
        : state_{as_seen(seen)},
          look_{game, state_},
          language_{listener.language},
          is_personal_{listener.is(look_.seat())},
          words_{look_, language_} {}
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;
    ~Asking() = default;

    [[nodiscard]] std::string sentence() const {
        return look_.frame().visit([&](const auto& asked) { return sentence(asked); });
    }

  private:
    /// What chance is asked, and what asks nobody.
    template <class Unasked>
        requires asks_no_seat<Unasked>
    [[nodiscard]] std::string sentence(const Unasked& /*asked*/) const {
        return {};
    }

    // A turn.
    [[nodiscard]] std::string sentence(const ask::ChooseStarter& /*asked*/) const { return said(asks::starter); }
    [[nodiscard]] std::string sentence(const ask::Window& asked) const {
        switch (asked.when) {
            case Window::income: return said(asks::before_income);
            case Window::breeding: return said(asks::before_breeding);
            case Window::bonus: return said(asks::before_bonus);
            case Window::round: return said(asks::before_round);
            case Window::scoring: return said(asks::before_score);
            case Window::others_turn: return said(asks::after_others);
            case Window::own_action: return said(asks::own_action);
        }
        return {};
    }
    [[nodiscard]] std::string sentence(const ask::Turn& /*asked*/) const {
        const int vikings = look_.player().thing_square;
        return vikings == 1 ? said(asks::last_turn) : said(asks::turn, {{"vikings", vikings}});
    }
    [[nodiscard]] std::string sentence(const ask::TurnEnd& /*asked*/) const { return said(asks::turn_end); }
    [[nodiscard]] std::string sentence(const ask::Column4& asked) const {
        return said(asked.when == CardTime::before_action ? asks::card_before : asks::card_after);
    }
    [[nodiscard]] std::string sentence(const ask::Alternative& /*asked*/) const {
        return said(asks::alternative, {{"ways", alternatives()}});
    }
    [[nodiscard]] std::string sentence(const ask::Exchange& /*asked*/) const {
        const Space space = current_space(state_);
        const Part& part = current_part(look_.game, state_);
        if (part.deed != Deed::pay) { return said(asks::exchange, {{"trade", words_.said(space, part)}}); }
        const std::string price = words_.price(space, part);
        if (price.empty()) { return said(asks::free_fare); }
        return said(part.is<Fare>() ? asks::fare : asks::price, {{"price", price}});
    }

    // Mountains and trade.
    [[nodiscard]] std::string sentence(const ask::Mountain& asked) const {
        return said(asked.used_strips.empty() ? asks::strip : asks::other_strip, {{"count", int{asked.allowance}}});
    }
    [[nodiscard]] std::string sentence(const ask::Upgrade& asked) const {
        std::vector<std::string> remarks;
        if (asked.goods_left > 1) { remarks.push_back(phrase(asks::left, {{"count", int{asked.goods_left}}})); }
        if (const std::string steps = rise(asked); !steps.empty()) { remarks.push_back(steps); }
        return said(asks::upgrade, {{"more", remarks.empty() ? "" : " (" + in_a_row(remarks, ", ") + ")"}});
    }
    [[nodiscard]] std::string sentence(const ask::Overseas& /*asked*/) const { return said(asks::overseas); }
    [[nodiscard]] std::string sentence(const ask::SpecialSale& asked) const {
        return said(asks::special_sale, {{"more", up_to(asked.tiles_left)}});
    }
    [[nodiscard]] std::string sentence(const ask::Forge& /*asked*/) const { return said(asks::forge); }

    // Dice.
    [[nodiscard]] std::string sentence(const ask::Boats& asked) const {
        return asked.most == 1 ? said(asks::boat) : said(asks::boats, {{"more", up_to(asked.most)}});
    }
    [[nodiscard]] std::string sentence(const ask::DiceAction& asked) const {
        const DiceRow& row = row_of(asked.action);
        const bool is_low = row.want == Want::low;
        const int sum = asked.rolls == 0 ? 0 : result(look_);
        const Gaps gaps{{"dice", opening(row.name)},
                        {"sides", row.sides},
                        {"shown", int{asked.shown}},
                        {"result", sum},
                        {"resource", noun_of(row.resource)},
                        {"weapon", noun_of(row.weapon)},
                        {"left", rolls_left()}};
        if (asked.rolls == 0) { return said(is_low ? asks::first_low : asks::first_high, gaps); }
        if (is_low && sum == 0) { return said(asks::free_roll, gaps); }
        return said(is_low ? asks::low_roll : asks::high_roll, gaps);
    }
    [[nodiscard]] std::string sentence(const ask::SecondLoot& asked) const {
        return said(asks::second_loot, {{"result", int{asked.result}}});
    }
    [[nodiscard]] std::string sentence(const ask::WeaponMix& asked) const {
        return said(asks::weapon_mix, {{"weapons", int{asked.weapons}}});
    }

    // Ships and cards.
    [[nodiscard]] std::string sentence(const ask::Exploration& /*asked*/) const {
        return said(asks::exploration, {{"lands", lands()}});
    }
    [[nodiscard]] std::string sentence(const ask::BoatSwap& /*asked*/) const { return said(asks::boat_swap); }
    [[nodiscard]] std::string sentence(const ask::Emigration& /*asked*/) const { return said(asks::emigration); }
    [[nodiscard]] std::string sentence(const ask::Occupations& asked) const {
        return said(asks::occupations, {{"more", up_to(asked.left)}});
    }

    // The feast, and what is laid.
    [[nodiscard]] std::string sentence(const ask::Feast& /*asked*/) const {
        return said(asks::feast, {{"places", state_.feast.slots_left()}});
    }
    [[nodiscard]] std::string sentence(const ask::Laying& asked) const {
        const std::string face = name_of_face(Game::face_at(state_, asked.place));
        return said(asks::laying, {{"item", noun_of(asked.item)}, {"face", face}});
    }
    [[nodiscard]] std::string sentence(const ask::OreLaying& asked) const {
        return said(asks::ore_laying, {{"count", int{asked.left}}});
    }
    [[nodiscard]] std::string sentence(const ask::FishLaying& asked) const {
        return said(asks::fish_laying, {{"count", int{asked.left}}});
    }

    // Effects of cards.
    [[nodiscard]] std::string sentence(const ask::Triggers& asked) const {
        const auto first = state_.pending.end() - asked.count;
        const bool must = std::any_of(first, state_.pending.end(), [&](const Trigger& waiting) {
            return look_.game.book().clause({waiting.clause}).will == Will::must;
        });
        return said(must ? asks::must_use : asks::triggers, {{"cards", waiting_cards(asked.count)}});
    }
    [[nodiscard]] std::string sentence(const ask::Recall& asked) const {
        return said(asks::recall, {{"vikings", int{asked.vikings}}});
    }
    [[nodiscard]] std::string sentence(const ask::Visit& asked) const {
        switch (asked.where) {
            case Visit::occupied_in_column_2: return said(asks::visit_taken);
            case Visit::beside_own_in_column_1: return said(asks::visit_beside);
        }
        return {};
    }
    [[nodiscard]] std::string sentence(const ask::Flip& asked) const {
        return said(asks::flip, {{"more", up_to(asked.left)}});
    }
    [[nodiscard]] std::string sentence(const ask::Copy& /*asked*/) const { return said(asks::copy); }

    // What stands in the gaps.

    /// "1: sheep; 2: 1 silver → cattle".
    [[nodiscard]] std::string alternatives() const {
        Menu menu;
        list_options(look_, menu);
        const Space space = current_space(state_);
        std::vector<std::string> all;
        for (const Move& move : menu) {
            const auto option = move.as<verb::Option>().option;
            all.push_back(std::to_string(option.shown()) + ": " +
                          words_.said(space, way_of(look_.game, space, option)));
        }
        return in_a_row(all, "; ");
    }
    /// The lands in reach, with their points and the silver that lies there.
    [[nodiscard]] std::string lands() const {
        Menu menu;
        list_explorations(look_, menu);
        std::vector<std::string> all;
        for (const Move& move : menu) {
            const FaceRow& row = row_of(move.as<verb::Explore>().face);
            const int silver = state_.islands[index(board_of(row.face))].silver;
            all.push_back(
                phrase(silver > 0 ? asks::worth_more : asks::worth, {{"land", row.name.in(language_)},
                                                                     {"points", row.points},
                                                                     {"silver", Counted{&noun::silver, silver}}}));
        }
        return in_a_row(all, ", ");
    }
    /// The cards whose effects wait, those of the topmost question last.
    [[nodiscard]] std::string waiting_cards(int count) const {
        std::vector<std::string> cards;
        for (auto waiting = state_.pending.end() - count; waiting != state_.pending.end(); ++waiting) {
            const Card owner = look_.game.book().card_of({waiting->clause});
            std::string card =
                meadhall::filled("{card:quoted}", language_, {{"card", row_of(owner).name.in(language_)}});
            if (std::ranges::find(cards, card) == cards.end()) { cards.push_back(std::move(card)); }
        }
        return listed(cards, language_, Joined::with_or);
    }
    /// How far a good may rise, unless it is the one step that everybody expects.
    [[nodiscard]] std::string rise(const ask::Upgrade& asked) const {
        if (asked.rise == Rise::one_step) { return {}; }
        if (asked.rise == Rise::one_step_and_once_two) { return phrase(asks::once_two); }
        const int most = most_steps(asked.rise);
        const bool is_all = most == 2 && look_.game.options().double_upgrade == DoubleUpgrade::exactly_two;  // D-04
        const bool is_last = asked.goods_left == 1;
        const Words& every = is_last ? asks::all_steps : asks::all_steps_each;
        return phrase(is_all ? every : is_last ? asks::steps : asks::steps_each, {{"count", most}});
    }
    [[nodiscard]] std::string rolls_left() const {
        const int left = std::max(0, rolls_allowed(look_) - look_.asked<ask::DiceAction>().rolls);
        return phrase(asks::rolls, {{"count", left}});
    }
    /// Islands have names of their own.
    [[nodiscard]] std::string name_of_face(Face face) const {
        const bool is_ours = face == Face::home || ground_of(face) == Ground::house;
        const Words& name = row_of(face).name;
        return is_ours ? in_passing(name.in(language_), language_) : std::string{name.in(language_)};
    }
    /// Nothing where there is only one.
    [[nodiscard]] std::string up_to(int count) const {
        return count > 1 ? phrase(asks::up_to, {{"count", count}}) : std::string{};
    }
    /// A name with which the sentence begins, unless a player is named before it.
    [[nodiscard]] std::string opening(const Words& name) const {
        return is_personal_ ? std::string{name.in(language_)} : in_passing(name.in(language_), language_);
    }

    [[nodiscard]] std::string phrase(const Words& words, const Gaps& gaps = {}) const {
        return meadhall::filled(words, language_, gaps);
    }
    [[nodiscard]] std::string said(const Words& words, Gaps gaps = {}) const {
        const std::string_view sentence = words.in(language_);
        gaps.emplace_back("seat", seat_name(look_.seat(), language_));
        return meadhall::filled(is_personal_ ? without_name(sentence) : std::string{sentence}, language_, gaps);
    }

    State state_;
    Look look_;
    Language language_;
    bool is_personal_;  // it is put to whoever is called "you"
    PartWords words_;
};

}  // namespace

std::string Game::question(const View& seen, const Listener& listener) const {
    return seen.stack.empty() ? std::string{} : Asking{*this, seen, listener}.sentence();
}

}  // namespace meadhall::odin
