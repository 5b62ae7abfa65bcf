// How far an action or an effect of a card has come (O-4.13), in a byte for each answer: which alternative is used,
// what comes next, what has been brought about.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/fields.hpp"
#include "core/index_set.hpp"
#include "games/odin/components/item.hpp"

namespace meadhall::odin {

/// Which alternative is used: the one at a place, one that is still to be chosen, or none because no row of a card's
/// table applies (O-8.4).
struct Choice {
    std::uint8_t number = 255;

    [[nodiscard]] static constexpr Choice of(int place) { return {static_cast<std::uint8_t>(place)}; }
    [[nodiscard]] static constexpr Choice still_open() { return {255}; }
    [[nodiscard]] static constexpr Choice no_row() { return {254}; }

    [[nodiscard]] constexpr bool is_made() const { return number < no_row().number; }
    [[nodiscard]] constexpr bool is_open() const { return *this == still_open(); }
    /// Precondition: it is made.
    [[nodiscard]] constexpr int place() const { return number; }
    /// Whether it is made, among so many alternatives.
    [[nodiscard]] constexpr bool is_below(std::size_t alternatives) const { return number < alternatives; }
    friend constexpr bool operator==(Choice, Choice) = default;
};

/// O-4.13: the steps of an action. The parts of the alternative are done between `parts` and `conclude`.
enum class ActionStep : std::uint8_t {
    draw_card = 0,
    card_before = 1,
    announce = 2,
    choose_alternative = 3,
    parts = 4,
    conclude = 60,
    card_after = 61,
    leave_space = 62,
    gone = 63,
};

/// What comes next: a step of the action, or one of the parts by its place.
struct Next {
    std::uint8_t number = 0;

    constexpr Next() = default;
    // NOLINTNEXTLINE(google-explicit-constructor): a step is what comes next
    constexpr Next(ActionStep step) : number{static_cast<std::uint8_t>(step)} {}

    /// All parts are one step here.
    [[nodiscard]] constexpr ActionStep step() const {
        return is_part() ? ActionStep::parts : static_cast<ActionStep>(number);
    }
    [[nodiscard]] constexpr bool is(ActionStep step) const { return *this == Next{step}; }
    [[nodiscard]] constexpr bool is_part() const {
        return number >= Next{ActionStep::parts}.number && number < Next{ActionStep::conclude}.number;
    }
    [[nodiscard]] constexpr bool is_before(ActionStep step) const { return number < Next{step}.number; }
    [[nodiscard]] constexpr bool is_known() const { return number <= Next{ActionStep::gone}.number; }
    /// The part that comes next, counted from 0; below 0 before the parts.
    [[nodiscard]] constexpr int part() const { return number - Next{ActionStep::parts}.number; }
    /// The part that was begun last.
    [[nodiscard]] constexpr int part_begun() const { return part() - 1; }
    constexpr void begin_part() { ++number; }
    friend constexpr bool operator==(Next, Next) = default;
};

/// What an action has brought about so far.
enum class Progress : std::uint8_t {
    part_used,
    price_unpaid,     // what stands behind the price is closed
    card_played,      // the one of column 4
    by_card,          // O-4.18: without Vikings
    price_announced,  // #103 has heard of it
    window_opened,    // before the action, for a card that helps once it is used
};
constexpr auto names(Progress /*of*/) {
    return std::array<std::string_view, 6>{"partUsed", "priceUnpaid",    "cardPlayed",
                                           "byCard",   "priceAnnounced", "windowOpened"};
}

struct Headway {
    Choice alternative{};
    Next next{};
    IndexSet<Progress, 6> progress{};

    [[nodiscard]] constexpr bool has(Progress what) const { return progress.contains(what); }
    constexpr void note(Progress what) { progress.insert(what); }

    static constexpr auto fields() {
        return described(field("alternative", &Headway::alternative), field("step", &Headway::next),
                         field("progress", &Headway::progress));
    }
    friend constexpr bool operator==(const Headway&, const Headway&) = default;
};

/// Where the Vikings of an action stand: on its space, or on an imitation space that copies it (O-4.17).
struct Stand {
    std::uint8_t number = 0;  // of the imitation space, counted from 1

    [[nodiscard]] static constexpr Stand on_imitation(int counted_from_1) {
        return {static_cast<std::uint8_t>(counted_from_1)};
    }
    [[nodiscard]] constexpr bool is_on_space() const { return number == 0; }
    /// A place among the imitation spaces. Precondition: not on the space itself.
    [[nodiscard]] constexpr std::size_t imitation() const { return number - std::size_t{1}; }
    friend constexpr bool operator==(Stand, Stand) = default;
};

/// What the moment of an effect was about and the effect goes on with: an item, or how many stockfish were served
/// (#172).
struct Matter {
    std::uint8_t number = 0;

    [[nodiscard]] static constexpr Matter of(Item item) { return {item.number}; }
    [[nodiscard]] static constexpr Matter of_count(int count) { return {static_cast<std::uint8_t>(count)}; }
    [[nodiscard]] constexpr Item item() const { return Item{int{number}}; }
    [[nodiscard]] constexpr std::uint8_t count() const { return number; }
    friend constexpr bool operator==(Matter, Matter) = default;
};

}  // namespace meadhall::odin
