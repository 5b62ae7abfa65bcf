// The bots that can be asked by name. A game needs a judgement (search/judgement/<game>.hpp) before it can have them.
#pragma once

#include <array>
#include <memory>
#include <string_view>

#include "core/rules.hpp"
#include "core/words.hpp"
#include "search/bot.hpp"
#include "search/greedy_bot.hpp"
#include "search/levels.hpp"
#include "search/opinions.hpp"
#include "search/planner.hpp"
#include "search/random_bot.hpp"
#include "search/reference.hpp"

namespace meadhall {

/// How a bot introduces itself.
struct BotCard {
    std::string_view name;
    Words title;
    Words about;
    int level = 0;                        // 1 to 5; 0 for bots that are there for comparison
    std::uint32_t usual_playouts = 1000;  // where nobody says how long it may think
};

/// A bot and how to come by one.
template <Rules G>
struct BotMaker {
    BotCard card;
    std::unique_ptr<Bot<G>> (*make_with)(const Opinions<G>& opinions);

    [[nodiscard]] std::unique_ptr<Bot<G>> make() const { return make_with({}); }
};

namespace detail {

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
     {"Weighs things up and seldom errs by much.", "Wägt ab und irrt sich selten sehr.",
      "Weegt af en vergist zich zelden erg."},
     3},
    {"raider",
     {"Raider", "Seeräuber", "Zeerover"},
     {"Sees every opening and takes it.", "Sieht jede Blöße und nutzt sie.", "Ziet elke opening en benut die."},
     4},
    {"jarl",
     {"Jarl", "Jarl", "Jarl"},
     {"As strong as we can; the longer it thinks, the better.", "So stark, wie wir können; je länger, desto besser.",
      "Zo sterk als we kunnen; hoe langer, hoe beter."},
     5},
}};

template <HasLevels G, std::size_t place>
std::unique_ptr<Bot<G>> new_level(const Opinions<G>& opinions) {
    return std::make_unique<LevelBot<G>>(Levels<G>::rows[place].level, opinions);
}

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

template <Rules G>
inline constexpr std::array yardsticks = {
    BotMaker<G>{{"random",
                 {"Random", "Zufall", "Toeval"},
                 {"Plays anything legal.", "Spielt irgendetwas Erlaubtes.", "Speelt zomaar iets wat mag."}},
                &new_random<G>},
    BotMaker<G>{{"greedy",
                 {"Greedy", "Gierig", "Gulzig"},
                 {"Takes what looks best right now.", "Nimmt, was im Augenblick am besten aussieht.",
                  "Pakt wat er nu het beste uitziet."}},
                &new_greedy<G>},
};

inline constexpr BotCard reference_card{"reference",
                                        {"Reference", "Maßstab", "Maatstaf"},
                                        {"Never changes: strength is measured against it.",
                                         "Ändert sich nie: an ihm wird Stärke gemessen.",
                                         "Verandert nooit: aan hem wordt sterkte gemeten."}};

inline constexpr BotCard lesser_card{"reference2",
                                     {"Lesser reference", "Kleiner Maßstab", "Kleine maatstaf"},
                                     {"As the reference, but it looks only half as far.",
                                      "Wie der Maßstab, sieht aber nur halb so weit.",
                                      "Als de maatstaf, maar ziet maar half zo ver."}};

/// Those that never change.
template <Rules G>
constexpr auto references() {
    if constexpr (HasLesserReference<G>) {
        return std::array{BotMaker<G>{reference_card, &new_reference<G>},
                          BotMaker<G>{lesser_card, &new_lesser_reference<G>}};
    } else {
        return std::array{BotMaker<G>{reference_card, &new_reference<G>}};
    }
}

template <HasLevels G, std::size_t... frozen, std::size_t... places>
constexpr auto all_bots(std::index_sequence<frozen...> /*references*/, std::index_sequence<places...> /*levels*/) {
    return std::array{
        yardsticks<G>[0],
        yardsticks<G>[1],
        references<G>()[frozen]...,
        BotMaker<G>{{people[places].name, people[places].title, people[places].about, people[places].level,
                     Levels<G>::rows[places].usual_playouts},
                    &new_level<G, places>}...,
    };
}

}  // namespace detail

/// Those for comparison first, then the levels from the weakest to the strongest.
template <Rules G>
inline constexpr auto bots = detail::yardsticks<G>;
template <HasLevels G>
inline constexpr auto bots<G> = detail::all_bots<G>(std::make_index_sequence<detail::references<G>().size()>{},
                                                    std::make_index_sequence<level_count>{});

/// Nothing if the game has no bot of this name.
template <Rules G>
[[nodiscard]] const BotMaker<G>* find_bot(std::string_view name) {
    for (const BotMaker<G>& bot : bots<G>) {
        if (bot.card.name == name) { return &bot; }
    }
    return nullptr;
}

/// The bot of this name; nothing if there is none.
template <Rules G>
[[nodiscard]] std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
    const BotMaker<G>* maker = find_bot<G>(name);
    return maker == nullptr ? nullptr : maker->make();
}

template <Rules G>
inline constexpr auto bot_cards = [] {
    std::array<BotCard, bots<G>.size()> cards;
    for (std::size_t i = 0; i < cards.size(); ++i) { cards[i] = bots<G>[i].card; }
    return cards;
}();

}  // namespace meadhall
