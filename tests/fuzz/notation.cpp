// Reads a text as a move, in positions of every game from the first to the last. A text that is a legal move has a
// proper form, and that form is the same move. A text that is a whole position is written and read back the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/wikinger/game.hpp"
#include "match/catalogue.hpp"

using namespace meadhall;

namespace {

constexpr Caller owner = Caller::owner();

void require(bool holds) {
    if (!holds) { std::abort(); }
}

using Tables = std::vector<std::unique_ptr<Table>>;

void play_on(Table& table, std::uint64_t seed, int moves) {
    Rng rng{seed};
    for (int i = 0; i < moves && !table.to_act().is_nobody(); ++i) {
        const auto choices = table.moves(owner);
        (void)table.play(choices[rng.below(static_cast<std::uint32_t>(choices.size()))].code, owner);
    }
}

/// Tables of every game and number of seats, some moves into the game, outcomes of chance being moves too.
Tables prepared_tables() {
    Tables tables;
    for (const GameEntry& game : catalogue()) {
        for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
            for (const int moves : {0, 1, 10, 40, 80, 100, 130, 200}) {
                auto table = game.open({.seats = seats, .chance = Chance::manual});
                require(table.has_value());
                play_on(**table, static_cast<std::uint64_t>(moves), moves);
                tables.push_back(std::move(*table));
            }
        }
    }
    return tables;
}

void check_move(Table& table, const std::string& text) {
    const std::uint64_t before = table.hash(owner);
    if (table.play(text, owner)) {
        const std::uint64_t after = table.hash(owner);
        const std::string proper = table.record(Seeds::shown).plies.back().text;
        require(table.undo({}, owner).has_value());
        require(table.play(proper, owner).has_value());
        require(table.hash(owner) == after);
        require(table.record(Seeds::shown).plies.back().text == proper);
        require(table.undo({}, owner).has_value());
    }
    require(table.hash(owner) == before);
}

void check_position(const wikinger::Game& game, std::string_view text) {
    const auto state = game.parse_position(text);
    if (!state) { return; }
    const auto again = game.parse_position(game.position(*state));
    require(again.has_value());
    require(*again == *state);
    (void)game.impossible(*state);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const Tables tables = prepared_tables();
    static const auto game = wikinger::Game::make(2, {});
    if (size == 0) { return 0; }
    const std::string text{reinterpret_cast<const char*>(data) + 1, size - 1};
    check_position(*game, text);
    check_move(*tables[data[0] % tables.size()], text);
    return 0;
}
