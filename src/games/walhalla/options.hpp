// What can be agreed before the game: which rulebook is followed, the answers to questions the rulebooks leave open,
// the lengths of the tongues, and other components. Names and values are those of docs/rules/walhalla.md, chapter 12.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields.hpp"
#include "core/words.hpp"
#include "games/walhalla/components.hpp"

namespace meadhall::walhalla {

/// Which document settles the points on which the three differ.
enum class Profile : std::uint8_t { revised, german_pdf };
constexpr auto names(Profile /*of*/) { return std::array<std::string_view, 2>{"revised", "germanPdf"}; }

enum class WalhallaCardTiming : std::uint8_t { raid_end_reveal, at_resupply };
constexpr auto names(WalhallaCardTiming /*of*/) {
    return std::array<std::string_view, 2>{"raidEndReveal", "atResupply"};
}

enum class LandingSideChooser : std::uint8_t { viking_owner, active_player };
constexpr auto names(LandingSideChooser /*of*/) {
    return std::array<std::string_view, 2>{"vikingOwner", "activePlayer"};
}

enum class BoardingOrder : std::uint8_t { active_first, passenger_first };
constexpr auto names(BoardingOrder /*of*/) { return std::array<std::string_view, 2>{"activeFirst", "passengerFirst"}; }

enum class ShieldLoserTo : std::uint8_t { walhalla, midgard };
constexpr auto names(ShieldLoserTo /*of*/) { return std::array<std::string_view, 2>{"walhalla", "midgard"}; }

enum class SellFloor : std::uint8_t { zero, negative_allowed };
constexpr auto names(SellFloor /*of*/) { return std::array<std::string_view, 2>{"zero", "negativeAllowed"}; }

enum class FinalTieBreak : std::uint8_t { shared, most_in_walhalla, most_fields };
constexpr auto names(FinalTieBreak /*of*/) {
    return std::array<std::string_view, 3>{"shared", "mostInWalhalla", "mostFields"};
}

enum class FirstWalhallaFrom : std::uint8_t { asgard, midgard };
constexpr auto names(FirstWalhallaFrom /*of*/) { return std::array<std::string_view, 2>{"asgard", "midgard"}; }

/// Other components than those of `components.hpp`, whose distribution is partly a guess. What is not given stays.
struct Components {
    std::optional<std::vector<std::string>> tiles;            // 18 tiles of two letters: C f F v V W
    std::optional<std::vector<std::string>> ships;            // 12 ships of three seats: n, and one of R B Y K
    std::optional<std::array<std::uint8_t, 3>> tongue_cards;  // how many of the three are for tongue 6, 7, 8

    static constexpr auto fields() {
        return described(field("tiles", &Components::tiles), field("ships", &Components::ships),
                         field("tongueCards", &Components::tongue_cards));
    }
    static Words meaning(std::string_view field);
    friend bool operator==(const Components&, const Components&) = default;
};

struct Options {
    Profile profile = Profile::revised;
    // Where the documents differ; what is not given follows the profile.
    std::optional<std::uint8_t> final_walhalla_second;
    std::optional<bool> sell_cards;
    std::optional<bool> shield_without_walhalla;
    std::optional<bool> attacker_triggers_field;
    std::optional<LandingSideChooser> landing_side_chooser;
    std::optional<WalhallaCardTiming> walhalla_card_timing;
    std::optional<bool> walhalla_card_counts_finally;
    // Where all documents are silent.
    BoardingOrder boarding_order = BoardingOrder::active_first;
    bool empty_ship_sails = true;
    ShieldLoserTo shield_loser_to = ShieldLoserTo::walhalla;
    bool tongue_card_needs_presence = false;
    bool zero_strength_scores = false;
    SellFloor sell_floor = SellFloor::zero;
    FinalTieBreak final_tie_break = FinalTieBreak::shared;
    FirstWalhallaFrom first_walhalla_from = FirstWalhallaFrom::asgard;
    // The table.
    std::array<std::uint8_t, tongue_count> tongue_lengths = {6, 6, 6};
    Colour unused_colour = Colour::black;  // with three players
    Components components;

    static constexpr auto fields() {
        return described(
            field("profile", &Options::profile), field("finalWalhallaSecond", &Options::final_walhalla_second),
            field("sellCards", &Options::sell_cards), field("shieldWithoutWalhalla", &Options::shield_without_walhalla),
            field("attackerTriggersField", &Options::attacker_triggers_field),
            field("landingSideChooser", &Options::landing_side_chooser),
            field("walhallaCardTiming", &Options::walhalla_card_timing),
            field("walhallaCardCountsFinally", &Options::walhalla_card_counts_finally),
            field("boardingOrder", &Options::boarding_order), field("emptyShipSails", &Options::empty_ship_sails),
            field("shieldLoserTo", &Options::shield_loser_to),
            field("tongueCardNeedsPresence", &Options::tongue_card_needs_presence),
            field("zeroStrengthScores", &Options::zero_strength_scores), field("sellFloor", &Options::sell_floor),
            field("finalTieBreak", &Options::final_tie_break),
            field("firstWalhallaFrom", &Options::first_walhalla_from), field("tongueLengths", &Options::tongue_lengths),
            field("unusedColour", &Options::unused_colour), field("components", &Options::components));
    }
    /// What an option means, for people; empty for an unknown name.
    static Words meaning(std::string_view field);

    friend bool operator==(const Options&, const Options&) = default;
};

/// The options with every question answered.
struct Rulings {
    int final_walhalla_second = 4;
    bool sell_cards = true;
    bool shield_without_walhalla = true;
    bool attacker_triggers_field = true;
    LandingSideChooser landing_side_chooser = LandingSideChooser::viking_owner;
    WalhallaCardTiming walhalla_card_timing = WalhallaCardTiming::raid_end_reveal;
    bool walhalla_card_counts_finally = true;
    BoardingOrder boarding_order = BoardingOrder::active_first;
    bool empty_ship_sails = true;
    ShieldLoserTo shield_loser_to = ShieldLoserTo::walhalla;
    bool tongue_card_needs_presence = false;
    bool zero_strength_scores = false;
    SellFloor sell_floor = SellFloor::zero;
    FinalTieBreak final_tie_break = FinalTieBreak::shared;
    FirstWalhallaFrom first_walhalla_from = FirstWalhallaFrom::asgard;

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// What a profile says on the seven points where the documents differ; the rest as usual.
[[nodiscard]] Rulings rulings_of(Profile profile);
/// The profile, overruled by every option that is given.
[[nodiscard]] Rulings rulings_of(const Options& options);

}  // namespace meadhall::walhalla
