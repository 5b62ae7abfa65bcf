// The values of the toy game "Mead Horn": its cards, options, state, moves, views and events.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "core/fields.hpp"
#include "core/hash.hpp"
#include "core/inplace_vector.hpp"
#include "core/seat.hpp"

namespace meadhall::toy {

/// A card is known by its strength, 1 … 6; the deck holds several of each.
struct Card {
    std::uint8_t number = 1;
    friend constexpr auto operator<=>(Card, Card) = default;
};

inline constexpr int strengths = 6;
inline constexpr int max_hand = 7;
inline constexpr int max_stake = 3;

using Hand = InplaceVector<Card, max_hand>;  // rising, so that equal hands are equal values
using Counts = std::array<int, strengths>;   // how many cards of each strength
constexpr int& of(Counts& counts, Card card) { return counts[card.number - 1U]; }
constexpr int of(const Counts& counts, Card card) { return counts[card.number - 1U]; }

enum class Brew : std::uint8_t { light, strong };
constexpr auto names(Brew /*of*/) { return std::array<std::string_view, 2>{"light", "strong"}; }

struct Options {
    Brew brew = Brew::light;
    bool consolation = true;  // H-4: whoever laid the weakest card may drink
    int hand = 3;
    std::optional<int> goal{};  // H-5: the game ends as soon as somebody has so many points

    friend bool operator==(const Options&, const Options&) = default;
    static constexpr auto fields() {
        return described(field("brew", &Options::brew), field("consolation", &Options::consolation),
                         field("hand", &Options::hand), field("goal", &Options::goal));
    }
};

enum class Phase : std::uint8_t { start, deal, pour, lay, drink, refill, over };
constexpr auto names(Phase /*of*/) {
    return std::array<std::string_view, 7>{"start", "deal", "pour", "lay", "drink", "refill", "over"};
}

struct Drinker {
    Hand hand{};
    std::optional<Card> laid{};  // face down until everybody has laid
    int won = 0;
    int drunk = 0;

    [[nodiscard]] int points() const { return won - drunk; }
    friend bool operator==(const Drinker&, const Drinker&) = default;
    static constexpr auto fields() {
        return described(field("hand", &Drinker::hand), field("laid", &Drinker::laid), field("won", &Drinker::won),
                         field("drunk", &Drinker::drunk));
    }
};

struct State {
    Phase phase = Phase::start;
    Seat leader{};
    Seat turn{};  // who decides, or who is dealt to
    int stake = 0;
    Counts deck{};  // a set, not a sequence: drawing is the chance event
    Counts spent{};
    std::array<Drinker, max_seats> drinkers{};

    friend bool operator==(const State&, const State&) = default;
    static constexpr auto fields() {
        return described(field("phase", &State::phase), field("leader", &State::leader), field("turn", &State::turn),
                         field("stake", &State::stake), field("deck", &State::deck), field("spent", &State::spent),
                         field("drinkers", &State::drinkers));
    }
};

/// What everybody sees of one drinker.
struct Place {
    int cards = 0;
    bool has_laid = false;
    int won = 0;
    int drunk = 0;

    friend bool operator==(const Place&, const Place&) = default;
    static constexpr auto fields() {
        return described(field("cards", &Place::cards), field("has_laid", &Place::has_laid), field("won", &Place::won),
                         field("drunk", &Place::drunk));
    }
};

struct View {
    std::optional<Seat> me{};  // nobody for a spectator
    Phase phase = Phase::start;
    Seat leader{};
    Seat turn{};
    int stake = 0;
    Counts spent{};
    std::array<Place, max_seats> places{};
    Hand hand{};                 // mine
    std::optional<Card> laid{};  // mine

    friend bool operator==(const View&, const View&) = default;
    static constexpr auto fields() {
        return described(field("me", &View::me), field("phase", &View::phase), field("leader", &View::leader),
                         field("turn", &View::turn), field("stake", &View::stake), field("spent", &View::spent),
                         field("places", &View::places), field("hand", &View::hand), field("laid", &View::laid));
    }
};

/// What a board counts for those who look at it.
struct Gauges {
    std::array<int, max_seats> points{};
    int deck = 0;  // cards that can still be dealt

    friend bool operator==(const Gauges&, const Gauges&) = default;
    static constexpr auto fields() { return described(field("points", &Gauges::points), field("deck", &Gauges::deck)); }
};

/// The verbs. `Begin` and `Deal` are outcomes of chance.
struct Begin {
    static constexpr std::string_view name = "begin";
    Seat seat{};
    friend bool operator==(Begin, Begin) = default;
    static constexpr auto fields() { return described(field("seat", &Begin::seat)); }
};
struct Deal {
    static constexpr std::string_view name = "deal";
    Card card{};
    friend bool operator==(Deal, Deal) = default;
    static constexpr auto fields() { return described(field("card", &Deal::card)); }
};
struct Pour {
    static constexpr std::string_view name = "pour";
    std::uint8_t stake = 1;
    friend bool operator==(Pour, Pour) = default;
    static constexpr auto fields() { return described(field("stake", &Pour::stake)); }
};
struct Lay {
    static constexpr std::string_view name = "lay";
    Card card{};
    friend bool operator==(Lay, Lay) = default;
    static constexpr auto fields() { return described(field("card", &Lay::card)); }
};
struct Drink {
    static constexpr std::string_view name = "drink";
    friend bool operator==(Drink, Drink) = default;
    static constexpr auto fields() { return described(); }
};
struct Decline {
    static constexpr std::string_view name = "decline";
    friend bool operator==(Decline, Decline) = default;
    static constexpr auto fields() { return described(); }
};
using Move = std::variant<Begin, Deal, Pour, Lay, Drink, Decline>;

/// What happened. A card that a witness may not see is absent.
struct Began {
    static constexpr std::string_view name = "began";
    Seat seat{};
    friend bool operator==(Began, Began) = default;
    static constexpr auto fields() { return described(field("seat", &Began::seat)); }
};
struct Dealt {
    static constexpr std::string_view name = "dealt";
    Seat seat{};
    std::optional<Card> card{};
    friend bool operator==(const Dealt&, const Dealt&) = default;
    static constexpr auto fields() { return described(field("seat", &Dealt::seat), field("card", &Dealt::card)); }
};
struct Poured {
    static constexpr std::string_view name = "poured";
    Seat seat{};
    int stake = 0;
    friend bool operator==(Poured, Poured) = default;
    static constexpr auto fields() { return described(field("seat", &Poured::seat), field("stake", &Poured::stake)); }
};
struct Laid {
    static constexpr std::string_view name = "laid";
    Seat seat{};
    std::optional<Card> card{};
    friend bool operator==(const Laid&, const Laid&) = default;
    static constexpr auto fields() { return described(field("seat", &Laid::seat), field("card", &Laid::card)); }
};
struct Revealed {
    static constexpr std::string_view name = "revealed";
    Seat seat{};
    Card card{};
    friend bool operator==(Revealed, Revealed) = default;
    static constexpr auto fields() { return described(field("seat", &Revealed::seat), field("card", &Revealed::card)); }
};
struct Won {
    static constexpr std::string_view name = "won";
    std::optional<Seat> seat{};  // nobody when the strongest card was laid twice: the horn is spilled
    int stake = 0;
    friend bool operator==(const Won&, const Won&) = default;
    static constexpr auto fields() { return described(field("seat", &Won::seat), field("stake", &Won::stake)); }
};
struct Answered {
    static constexpr std::string_view name = "answered";
    Seat seat{};
    bool drank = false;
    friend bool operator==(Answered, Answered) = default;
    static constexpr auto fields() {
        return described(field("seat", &Answered::seat), field("drank", &Answered::drank));
    }
};
struct Ended {
    static constexpr std::string_view name = "ended";
    friend bool operator==(Ended, Ended) = default;
    static constexpr auto fields() { return described(); }
};
using Event = std::variant<Began, Dealt, Poured, Laid, Revealed, Won, Answered, Ended>;

template <class Sink>
void describe(const Move& move, Sink&& sink) {
    std::visit(
        [&](const auto& verb) {
            sink("verb", verb.name);
            for_each_field(verb, sink);
        },
        move);
}

template <class Sink>
void describe(const Event& event, Sink&& sink) {
    std::visit(
        [&](const auto& happening) {
            sink("event", happening.name);
            for_each_field(happening, sink);
        },
        event);
}

}  // namespace meadhall::toy
