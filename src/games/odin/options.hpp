// What players agree on before the game: its length, the decks, and the rulings left open (O-2.1).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>

#include "core/fields.hpp"
#include "core/refusal.hpp"
#include "core/words.hpp"
#include "games/odin/rounds.hpp"

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

struct Options {
    Length length = Length::long_game;
    std::string decks = "ABC";  // letters in rising order
    Starter starter = Starter::random;
    ArrowCosts arrow_costs = ArrowCosts::indivisible;
    DoubleUpgrade double_upgrade = DoubleUpgrade::up_to_two;

    static constexpr auto fields() {
        return std::tuple{field("length", &Options::length), field("decks", &Options::decks),
                          field("starter", &Options::starter), field("D-01", &Options::arrow_costs),
                          field("D-04", &Options::double_upgrade)};
    }
    /// What a field decides, as a sentence.
    static Words meaning(std::string_view field);

    friend bool operator==(const Options&, const Options&) = default;
};

/// Why no table can be opened with these, if so.
[[nodiscard]] const Reason* contradiction(int seats, const Options& options);

}  // namespace meadhall::odin
