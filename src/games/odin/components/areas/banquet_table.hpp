// The banquet table: which dish may come next, and how much room it takes (O-10).
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/fields.hpp"
#include "core/refusal.hpp"
#include "games/odin/components/goods.hpp"

namespace meadhall::odin {

inline constexpr int table_slots = 12;
inline constexpr int slots_per_ship = 2;  // O-5.20

/// O-10.3: which side of the tile lies along the table.
enum class Side : std::uint8_t { lengthwise, crosswise };
constexpr auto names(Side /*of*/) { return std::array<std::string_view, 2>{"lengthwise", "crosswise"}; }

/// O-10.3: the slots a dish takes. Squares take the same both ways.
[[nodiscard]] int width(Good dish, Side side);

/// A banquet that is being laid, slot by slot from the left.
struct Feast {
    std::uint8_t next = 0;         // the slot to fill next
    std::uint8_t end = 0;          // the first slot on which Vikings sit
    Colour beside = Colour::none;  // the colour of the dish left of `next`
    GoodSet lengthwise{};          // kinds that already have a tile lying lengthwise
    std::uint8_t penalties = 0;    // slots left empty
    GoodSet served{};              // kinds on the table
    std::uint8_t stockfish = 0;    // of them on the table
    std::uint8_t long_peas = 0;    // that lie lengthwise
    bool sober = false;            // there will be no mead: a card has paid for it

    [[nodiscard]] constexpr bool is_over() const { return next >= end; }
    [[nodiscard]] constexpr int slots_left() const { return end - next; }

    static constexpr auto fields() {
        return described(field("next", &Feast::next), field("end", &Feast::end), field("beside", &Feast::beside),
                         field("lengthwise", &Feast::lengthwise), field("penalties", &Feast::penalties),
                         field("served", &Feast::served), field("stockfish", &Feast::stockfish),
                         field("longPeas", &Feast::long_peas), field("sober", &Feast::sober));
    }
    friend constexpr bool operator==(const Feast&, const Feast&) = default;
};

/// O-10.1: emigrated ships fill the table from the left, two slots each; `vikings` slots have none sitting on them.
[[nodiscard]] constexpr Feast laid_table(int vikings, int emigrated) {
    const int first = slots_per_ship * emigrated;
    return {.next = static_cast<std::uint8_t>(first), .end = static_cast<std::uint8_t>(std::max(first, vikings))};
}

/// O-10.2 to O-10.6: what forbids this dish as the next one, or null. A square is only ever served lengthwise.
[[nodiscard]] const Reason* why_not_serve(const Feast& feast, Item dish, Side side);

/// Precondition: nothing forbids it.
void serve(Feast& feast, Good dish, Side side);
/// O-10.5: one silver takes one slot and stands beside anything. Precondition: not over.
void serve_silver(Feast& feast);
/// O-10.7: leaves one slot empty, for one Thing penalty. Precondition: not over.
void leave_empty(Feast& feast);

}  // namespace meadhall::odin
