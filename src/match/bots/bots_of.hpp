// Which bots a game has. A game needs a judgement and levels (search/judgement/<game>/) before it can have all of them.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <memory>
#include <span>
#include <utility>

#include "core/none.hpp"
#include "match/bots/bots.hpp"
#include "search/arranging_bot.hpp"
#include "search/greedy_bot.hpp"
#include "search/levels.hpp"
#include "search/opinions.hpp"
#include "search/planner.hpp"
#include "search/random_bot.hpp"
#include "search/reference.hpp"

namespace meadhall {

namespace detail {

/// Those that are there for comparison.
inline constexpr BotCard random_card{
    "random",
    {"Random", "Zufall", "Zwerver"},
    {"Plays anything legal.", "Spielt irgendetwas Erlaubtes.", "Speelt zomaar iets wat mag."}};
inline constexpr BotCard greedy_card{"greedy",
                                     {"Grasper", "Raffzahn", "Graaier"},
                                     {"Takes what looks best right now.",
                                      "Nimmt, was im Augenblick am besten aussieht.",
                                      "Pakt wat er nu het beste uitziet."}};
inline constexpr BotCard reference_card{"reference",
                                        {"Yardstick", "Maßstab", "Maatstaf"},
                                        {"Never changes: strength is measured against it.",
                                         "Ändert sich nie: An ihm wird Stärke gemessen.",
                                         "Verandert nooit: met hem meten we de anderen."}};

inline constexpr BotCard lesser_card{"reference2",
                                     {"Small yardstick", "Kleiner Maßstab", "Kleine maatstaf"},
                                     {"As the yardstick, but it looks only half as far.",
                                      "Wie der Maßstab, sieht aber nur halb so weit.",
                                      "Als de maatstaf, maar kijkt half zo ver vooruit."}};

/// One that suggests, and is nobody's opponent.
inline constexpr BotCard packer_card{"packer",
                                     {"Packer", "Packer", "Pakker"},
                                     {"Lays on the boards what can be laid: for suggestions.",
                                      "Legt auf die Pläne, was sich legen lässt: für Vorschläge.",
                                      "Legt op de borden wat er te leggen is: voor voorstellen."}};

/// Five people of the hall, from a child's opponent to the best we can do.
inline constexpr std::array<BotCard, level_count> people = {{
    {"thrall",
     {"Thrall", "Knecht", "Knecht"},
     {"Means well and overlooks half of it. A child can win.",
      "Meint es gut und übersieht die Hälfte. Ein Kind kann gewinnen.",
      "Bedoelt het goed en ziet de helft over het hoofd. Een kind kan winnen."},
     1},
    {"farmer",
     {"Farmer", "Bauer", "Boer"},
     {"Thinks of the next harvest and not much further.", "Denkt an die nächste Ernte und nicht viel weiter.",
      "Denkt aan de volgende oogst en niet veel verder."},
     2},
    {"trader",
     {"Trader", "Händler", "Handelaar"},
     {"Weighs things up and seldom errs by much.", "Wägt ab und macht selten grobe Fehler.",
      "Denkt goed na en zit er zelden ver naast."},
     3},
    {"raider",
     {"Raider", "Seeräuber", "Plunderaar"},
     {"Sees every opening and takes it.", "Sieht jede Blöße und nutzt sie.", "Ziet elke opening en benut die."},
     4},
    {"jarl",
     {"Jarl", "Jarl", "Jarl"},
     {"As strong as we could make it; the longer it thinks, the better.",
      "So stark wie möglich; je länger er nachdenkt, desto stärker.",
      "Zo sterk als wij hem konden maken; hoe langer hij denkt, hoe beter."},
     5},
}};

template <Rules G>
std::unique_ptr<Bot<G>> new_random(const Opinions<G>& /*opinions*/) {
    return std::make_unique<RandomBot<G>>();
}
template <Rules G>
std::unique_ptr<Bot<G>> new_greedy(const Opinions<G>& opinions) {
    if constexpr (HasQuickPlayer<G>) { return std::make_unique<PlannerBot<G>>(PlannerSettings{.candidates = 1}); }
    return std::make_unique<GreedyBot<G>>(opinions.judge);
}
template <HasReference G>
std::unique_ptr<Bot<G>> new_reference(const Opinions<G>& /*opinions*/) {
    return Reference<G>::make();
}
template <HasLesserReference G>
std::unique_ptr<Bot<G>> new_lesser_reference(const Opinions<G>& /*opinions*/) {
    return Reference<G>::make_lesser();
}
template <Arranges G>
std::unique_ptr<Bot<G>> new_packer(const Opinions<G>& /*opinions*/) {
    return std::make_unique<ArrangingBot<G>>();
}
template <HasLevels G, std::size_t place>
std::unique_ptr<Bot<G>> new_level(const Opinions<G>& opinions) {
    return std::make_unique<LevelBot<G>>(Levels<G>::rows[place].level, opinions);
}

/// A maker that has the tuned opinions unless others are given.
template <Rules G, std::unique_ptr<Bot<G>> (*make_with)(const Opinions<G>&)>
constexpr BotMaker<G> maker(const BotCard& card) {
    return {card, [] { return make_with(Opinions<G>{}); }, make_with};
}

template <HasLevels G, std::size_t place>
constexpr BotMaker<G> level_maker() {
    BotCard card = people[place];
    card.usual_playouts = Levels<G>::rows[place].usual_playouts;
    return maker<G, &new_level<G, place>>(card);
}

/// Somebody wrote this companion of a game to say that there is none.
template <class Companion>
concept SaysNone = Provided<Companion> && std::derived_from<Companion, None>;

/// What a game must have said about its bots: a table or a yardstick that nobody wrote, or that lies in a header which
/// nobody included, would silently leave them out.
template <Rules G>
consteval bool bots_are_stated() {
    static_assert(Provided<Levels<G>>,
                  "nobody has said how strong the levels of this game are: include search/judgement/<game>/levels.hpp; "
                  "without levels: template <> struct Levels<Game> : None {};");
    static_assert(Provided<Reference<G>>,
                  "nobody has said what the strength of this game's bots is measured against: include "
                  "search/judgement/<game>/reference.hpp; without a yardstick: "
                  "template <> struct Reference<Game> : None {};");
    static_assert(HasLevels<G> || SaysNone<Levels<G>>,
                  "Levels<Game> has no table `rows` of level_count LevelRow, and does not derive from None");
    static_assert(HasReference<G> || SaysNone<Reference<G>>,
                  "Reference<Game> has no make(), and does not derive from None");
    static_assert(
        HasQuickPlayer<G> || SaysNone<QuickPlayer<G>>,
        "nobody has said whether this game has a quick player, or it cannot do what search/planner.hpp asks of "
        "one; without one: template <> struct QuickPlayer<Game> : None {};");
    static_assert(
        Tactical<G> || SaysNone<Tactics<G>>,
        "Tactics<Game> does not say all that search/judgement/tactics.hpp asks, and does not derive from None");
    return true;
}

template <Rules G>
inline constexpr std::size_t bot_count = 2 + (HasReference<G> ? 1 : 0) + (HasLesserReference<G> ? 1 : 0) +
                                         (Arranges<G> ? 1 : 0) + (HasLevels<G> ? level_count : 0);

template <Rules G>
inline constexpr auto all_bots = [] {
    static_assert(bots_are_stated<G>());
    std::array<BotMaker<G>, bot_count<G>> all{maker<G, &new_random<G>>(random_card),
                                              maker<G, &new_greedy<G>>(greedy_card)};
    std::size_t next = 2;
    if constexpr (HasReference<G>) { all[next++] = maker<G, &new_reference<G>>(reference_card); }
    if constexpr (HasLesserReference<G>) { all[next++] = maker<G, &new_lesser_reference<G>>(lesser_card); }
    if constexpr (Arranges<G>) { all[next++] = maker<G, &new_packer<G>>(packer_card); }
    if constexpr (HasLevels<G>) {
        [&]<std::size_t... places>(std::index_sequence<places...> /*levels*/) {
            ((all[next++] = level_maker<G, places>()), ...);
        }(std::make_index_sequence<level_count>{});
    }
    return all;
}();

}  // namespace detail

template <Rules G>
std::span<const BotMaker<G>> bots() {
    return detail::all_bots<G>;
}

/// How they introduce themselves, in the same order.
template <Rules G>
inline constexpr auto bot_cards = [] {
    std::array<BotCard, detail::bot_count<G>> cards;
    std::ranges::transform(detail::all_bots<G>, cards.begin(), &BotMaker<G>::card);
    return cards;
}();

}  // namespace meadhall
