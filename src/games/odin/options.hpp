// What players agree on before the game: its length, the decks, and the rulings left open (O-2.1).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/fields.hpp"
#include "core/refusal.hpp"
#include "core/words.hpp"
#include "games/odin/components/calendar.hpp"

namespace meadhall::odin {

/// O-13.5: in the solo game the starting occupation may be chosen.
enum class Starter : std::uint8_t { random, choose };
constexpr auto names(Starter /*of*/) { return std::array<std::string_view, 2>{"random", "choose"}; }

/// D-01: whether merely paying what stands left of an arrow counts as using a part, as the purse does.
enum class ArrowCosts : std::uint8_t { indivisible, payable };
constexpr auto names(ArrowCosts /*of*/) { return std::array<std::string_view, 2>{"indivisible", "payable"}; }

/// D-04: whether a double upgrade may be used for one step.
enum class DoubleUpgrade : std::uint8_t { up_to_two, exactly_two };
constexpr auto names(DoubleUpgrade /*of*/) { return std::array<std::string_view, 2>{"upToTwo", "exactlyTwo"}; }

/// D-51: whether cards that speak of using an action space hear of its use without Vikings (#77, #91).
enum class Visits : std::uint8_t { unheard, heard };
constexpr auto names(Visits /*of*/) { return std::array<std::string_view, 2>{"unheard", "heard"}; }

/// D-52: whether a bonus phase that a card grants (#20, #21) counts as one for other cards (#41, #161, #162).
enum class GrantedBonus : std::uint8_t { counts, apart };
constexpr auto names(GrantedBonus /*of*/) { return std::array<std::string_view, 2>{"counts", "apart"}; }

/// Where a card and the publisher's explanation of it differ: which of the two is followed.
enum class Reading : std::uint8_t { appendix, card };
constexpr auto names(Reading /*of*/) { return std::array<std::string_view, 2>{"appendix", "card"}; }

struct Options {
    Length length = Length::long_game;
    std::string decks = "ABC";  // letters in rising order, or "none" (O-2.11)
    Starter starter = Starter::random;
    ArrowCosts arrow_costs = ArrowCosts::indivisible;
    DoubleUpgrade double_upgrade = DoubleUpgrade::up_to_two;
    Visits visits = Visits::unheard;
    GrantedBonus granted_bonus = GrantedBonus::counts;
    Reading courier = Reading::appendix;               // #70: a tile on any board; card: on another's
    Reading disheartened_warrior = Reading::appendix;  // #104: given up after one roll or two; card: after two
    Reading weapons_warden = Reading::appendix;        // #166: Vikings in column 2; card: exactly two Vikings
    Reading codliver_oil_presser = Reading::appendix;  // #175: also from cards; card: from a space with Vikings
    Reading herb_gardener = Reading::appendix;         // #182: once at any later moment; card: when it is reached

    static constexpr auto fields() {
        return described(field("length", &Options::length), field("decks", &Options::decks),
                         field("starter", &Options::starter), field("D-01", &Options::arrow_costs),
                         field("D-04", &Options::double_upgrade), field("D-51", &Options::visits),
                         field("D-52", &Options::granted_bonus), field("card-70", &Options::courier),
                         field("card-104", &Options::disheartened_warrior), field("card-166", &Options::weapons_warden),
                         field("card-175", &Options::codliver_oil_presser), field("card-182", &Options::herb_gardener));
    }
    /// What a field decides, as a sentence.
    static Words meaning(std::string_view field);

    friend bool operator==(const Options&, const Options&) = default;
};

/// Why no table can be opened with these, if so.
[[nodiscard]] const Reason* contradiction(int seats, const Options& options);

}  // namespace meadhall::odin
