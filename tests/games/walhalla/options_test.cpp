// Options and profiles (WH-10, WH-12): names, values, defaults, and what is refused.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "facts.hpp"
#include "study.hpp"

namespace meadhall::walhalla {
namespace {

using nlohmann::json;

/// Options and rulings by name, as the facts write them.
json as_json(bool value) { return value; }
json as_json(int value) { return value; }
json as_json(NamedEnum auto value) { return std::string{name_of(value)}; }
template <class T>
json as_json(const std::optional<T>& value) {
    return value ? as_json(*value) : json{};
}

std::map<std::string, json> by_name(const Rulings& rulings) {
    return {{"finalWalhallaSecond", as_json(rulings.final_walhalla_second)},
            {"sellCards", as_json(rulings.sell_cards)},
            {"shieldWithoutWalhalla", as_json(rulings.shield_without_walhalla)},
            {"attackerTriggersField", as_json(rulings.attacker_triggers_field)},
            {"landingSideChooser", as_json(rulings.landing_side_chooser)},
            {"walhallaCardTiming", as_json(rulings.walhalla_card_timing)},
            {"walhallaCardCountsFinally", as_json(rulings.walhalla_card_counts_finally)},
            {"boardingOrder", as_json(rulings.boarding_order)},
            {"emptyShipSails", as_json(rulings.empty_ship_sails)},
            {"shieldLoserTo", as_json(rulings.shield_loser_to)},
            {"tongueCardNeedsPresence", as_json(rulings.tongue_card_needs_presence)},
            {"zeroStrengthScores", as_json(rulings.zero_strength_scores)},
            {"sellFloor", as_json(rulings.sell_floor)},
            {"finalTieBreak", as_json(rulings.final_tie_break)},
            {"firstWalhallaFrom", as_json(rulings.first_walhalla_from)}};
}

std::set<std::string> field_names() {
    std::set<std::string> names;
    Options::fields()([&](auto... fields) { (names.insert(std::string{fields.name}), ...); });
    return names;
}

TEST_CASE("Every option of the facts exists under its name, with its default (WH-12)") {
    const auto usual = by_name(rulings_of(Options{}));
    for (const json& option : facts()["options"]) {
        const std::string id = option["id"];
        CAPTURE(id);
        CHECK(field_names().contains(id));
        if (id == "tongueLengths") { continue; }
        REQUIRE(usual.contains(id));
        CHECK(usual.at(id) == option["default"]);
    }
    CHECK(usual.size() + 1 == facts()["options"].size());
}

/// The values that an option of a named kind can have.
template <class E>
void has_values(const std::string& id) {
    for (const json& option : facts()["options"]) {
        if (option["id"] != id) { continue; }
        CHECK(option["values"].size() == names(E{}).size());
        for (const json& value : option["values"]) { CHECK(enum_named<E>(value.get<std::string>()).has_value()); }
    }
}

TEST_CASE("Options take exactly the values of the facts (WH-12)") {
    has_values<LandingSideChooser>("landingSideChooser");
    has_values<WalhallaCardTiming>("walhallaCardTiming");
    has_values<BoardingOrder>("boardingOrder");
    has_values<ShieldLoserTo>("shieldLoserTo");
    has_values<SellFloor>("sellFloor");
    has_values<FinalTieBreak>("finalTieBreak");
    has_values<FirstWalhallaFrom>("firstWalhallaFrom");
    for (int second : {3, 4, 5, 6}) {
        Options options;
        options.final_walhalla_second = static_cast<std::uint8_t>(second);
        CHECK(refusal_of(4, options) == (second == 4 || second == 5 ? "" : "E-OPTION"));
    }
}

TEST_CASE("A profile answers all questions on which the documents differ (WH-0.2)") {
    for (Profile profile : {Profile::revised, Profile::german_pdf}) {
        const auto rulings = by_name(rulings_of(profile));
        for (const auto& [id, value] : facts()["profiles"][std::string{name_of(profile)}].items()) {
            CAPTURE(id);
            CHECK(rulings.at(id) == value);
        }
    }
    CHECK(rulings_of(Profile::revised) == Rulings{});
    CHECK(rulings_of(Profile::german_pdf) != Rulings{});
    // On these points the German booklet's own text and example lead to what the others say.
    const Rulings german = rulings_of(Profile::german_pdf);
    CHECK(german.landing_side_chooser == LandingSideChooser::viking_owner);
    CHECK(german.walhalla_card_timing == WalhallaCardTiming::raid_end_reveal);
    CHECK(german.walhalla_card_counts_finally);
}

TEST_CASE("An option that is given overrules the profile (WH-0.2)") {
    Options options;
    options.profile = Profile::german_pdf;
    options.sell_cards = true;
    options.walhalla_card_counts_finally = false;
    const Rulings rulings = rulings_of(options);
    CHECK(rulings.sell_cards);
    CHECK_FALSE(rulings.walhalla_card_counts_finally);
    CHECK(rulings.final_walhalla_second == 5);
    CHECK_FALSE(rulings.shield_without_walhalla);
    CHECK(Game::make(4, options).value().rulings() == rulings);
}

TEST_CASE("The game is for three or four players (WH-1.1)") {
    for (int seats : {0, 1, 2, 5}) { CHECK(refusal_of(seats, {}) == "E-SEATS"); }
    for (int seats : {3, 4}) { CHECK(refusal_of(seats, {}).empty()); }
}

TEST_CASE("Tongues of five to eight tiles, eighteen in all, in any order (WH-10.1)") {
    int allowed = 0;
    for (std::uint8_t a = 4; a <= 9; ++a) {
        for (std::uint8_t b = 4; b <= 9; ++b) {
            for (std::uint8_t c = 4; c <= 9; ++c) {
                Options options;
                options.tongue_lengths = {a, b, c};
                std::array<std::uint8_t, 3> sorted = options.tongue_lengths;
                std::ranges::sort(sorted);
                const auto& known = facts()["geometry"]["variant"]["compositions"];
                const bool fits = std::ranges::find(known, json(sorted)) != known.end();
                CHECK(refusal_of(4, options).empty() == fits);
                allowed += fits ? 1 : 0;
            }
        }
    }
    CHECK(allowed == 1 + 6 + 3);
}

TEST_CASE("A tongue of ten rows has a fourth berth beside its ninth row only (WH-2.4, WH-10.1)") {
    Options options;
    options.tongue_lengths = {5, 5, 8};
    const Game game = Game::make(4, options).value();
    CHECK(game.rows(0) == 10);
    CHECK(game.rows(2) == 16);
    CHECK(game.berths(0) == 4);
    CHECK(game.berths(1) == 4);
    CHECK(game.berths(2) == 6);
    CHECK(game.berths(3) == 6);
}

TEST_CASE("The fjords always hold more ships than there are (WH-2.4)") {
    for (std::array<std::uint8_t, 3> lengths :
         {std::array<std::uint8_t, 3>{6, 6, 6}, {5, 6, 7}, {7, 5, 6}, {5, 5, 8}, {8, 5, 5}, {5, 8, 5}}) {
        Options options;
        options.tongue_lengths = lengths;
        const Game game = Game::make(4, options).value();
        CHECK(game.berths(0) + game.berths(1) + game.berths(2) + game.berths(3) >= 16);
    }
}

TEST_CASE("With three players the unused colour is black, or as given (WH-3.4)") {
    const Game usual = Game::make(3, {}).value();
    CHECK(usual.colour(seat(0)) == Colour::red);
    CHECK(usual.colour(seat(2)) == Colour::yellow);
    CHECK_FALSE(usual.plays(Colour::black));
    Options options;
    options.unused_colour = Colour::red;
    const Game other = Game::make(3, options).value();
    CHECK(other.colour(seat(0)) == Colour::blue);
    CHECK(other.seat_of(Colour::black) == seat(2));
    options.unused_colour = Colour::none;
    CHECK(refusal_of(3, options) == "E-OPTION");
    options.unused_colour = Colour::red;
    CHECK(Game::make(4, options).value().plays(Colour::red));
}

TEST_CASE("Other tiles must be eighteen of two known fields (WH-1.2)") {
    Options options;
    options.components.tiles = std::vector<std::string>(18, "CW");
    CHECK(Game::make(4, options).value().tiles().cult_wheat == 18);
    options.components.tiles->back() = "WC";  // a tile has no front
    CHECK(Game::make(4, options).value().tiles().cult_wheat == 18);
    options.components.tiles->back() = "Cx";
    CHECK(refusal_of(4, options) == "E-COMPONENTS-TILES");
    options.components.tiles->back() = "CCC";
    CHECK(refusal_of(4, options) == "E-COMPONENTS-TILES");
    options.components.tiles = std::vector<std::string>(17, "CW");
    CHECK(refusal_of(4, options) == "E-COMPONENTS-TILES");
}

TEST_CASE("Other ships must be three per colour with one coloured seat (WH-1.4)") {
    const std::vector<std::string> sound = {"nRn", "nRn", "nRn", "Bnn", "Bnn", "nnB",
                                            "Ynn", "nYn", "nnY", "nnK", "nnK", "nnK"};
    Options options;
    options.components.ships = sound;
    const Game game = Game::make(4, options).value();
    CHECK(game.fleet().red_1 == 3);
    CHECK(game.fleet().blue_0 == 2);
    CHECK(game.fleet().black_2 == 3);
    const auto with_last = [&](const std::string& ship) {
        options.components.ships = sound;
        options.components.ships->back() = ship;
        return refusal_of(4, options);
    };
    CHECK(with_last("nnR") == "E-COMPONENTS-SHIPS");
    CHECK(with_last("nnn") == "E-COMPONENTS-SHIPS");
    CHECK(with_last("nKK") == "E-COMPONENTS-SHIPS");
    CHECK(with_last("nnX") == "E-COMPONENTS-SHIPS");
    CHECK(with_last("nnnK") == "E-COMPONENTS-SHIPS");
    options.components.ships = sound;
    options.components.ships->pop_back();
    CHECK(refusal_of(4, options) == "E-COMPONENTS-SHIPS");
}

TEST_CASE("The three tongue cards may be shared out otherwise (WH-1.5)") {
    Options options;
    options.components.tongue_cards = {2, 0, 1};
    const Game game = Game::make(4, options).value();
    CHECK(game.cards().tongue6 == 2);
    CHECK(game.cards().tongue7 == 0);
    CHECK(total(game.cards()) == card_count);
    options.components.tongue_cards = {1, 1, 2};
    CHECK(refusal_of(4, options) == "E-COMPONENTS-CARDS");
}

TEST_CASE("Every option is explained in three languages") {
    for (const std::string& name : field_names()) {
        CAPTURE(name);
        const Words words = Options::meaning(name);
        CHECK_FALSE(words.en.empty());
        CHECK_FALSE(words.de.empty());
        CHECK_FALSE(words.nl.empty());
    }
    CHECK(Options::meaning("nonsense").en.empty());
    CHECK_FALSE(Components::meaning("ships").nl.empty());
}

}  // namespace
}  // namespace meadhall::walhalla
