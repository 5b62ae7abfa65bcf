// What a player cannot know changes nothing on the screen: worlds that a viewer cannot tell apart look the same.
#include "cli/boards/sight.hpp"

#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "cli/drawing/text.hpp"
#include "cli/house.hpp"
#include "cli/play/setup.hpp"
#include "games/odin/game.hpp"
#include "games/walhalla/game.hpp"
#include "match/json/write.hpp"
#include "plain_text.hpp"

namespace meadhall::cli {

namespace {

std::string picture(const Lines& lines) {
    std::string text;
    for (const Line& line : lines) { text += plain_text(line) + "\n"; }
    return text;
}

/// Everything that a board says to one viewer.
std::string shown(const Table& table, const BoardArt& art, Viewer viewer) {
    const Language language = Language::en;
    const Drawing drawing{.language = language, .viewer = viewer, .since = table.ply()};
    std::string all = picture(art.board(table, drawing)) + picture(art.panel(table, drawing));
    for (const std::string& name : art.sheets(table, language)) {
        if (const auto sheet = art.sheet(table, name, drawing)) { all += picture(*sheet); }
    }
    for (int i = 0; i < table.seats(); ++i) {
        for (const Gauge& gauge : art.gauges(table, seat(i), language)) { all += gauge.value + " "; }
    }
    const bool is_asked = table.to_act().is_seat() && viewer == Viewer{table.to_act().seat()};
    if (!is_asked) { return all; }
    const Question question = art.question(table, language);
    all += question.sentence + question.typing + question.warning + joined(question.facts, "\n");
    all += joined(art.choices(table, "", language), "\n") + joined(art.sayings(table, language), "\n");
    return all + art.idle_move(table).value_or("");
}

template <Rules G>
std::unique_ptr<Table> another_world(const TableOf<G>& own, Viewer viewer, Rng& rng) {
    const std::string state = json_of(own.rules(), own.rules().imagine(own.seen(viewer), rng));
    auto table = laid_out({.game = std::string{G::id}, .seats = own.seats(), .position = state});
    REQUIRE_MESSAGE(table.has_value(), table.error().message(Language::en));
    return std::move(*table);
}

template <Rules G>
void compare_worlds(int seats, int plies) {
    const BoardArt& art = *kit_of(G::id).art;
    auto table = laid_out({.game = std::string{G::id}, .seats = seats});
    REQUIRE(table.has_value());
    Rng rng{static_cast<std::uint64_t>(seats)};
    for (int i = 0; i < plies && !(*table)->to_act().is_nobody(); ++i) {
        const TableOf<G>& own = table_of<G>(**table);
        constexpr int now_and_then = 9;
        for (int k = 0; k < seats && i % now_and_then == 0 && own.to_act().is_seat(); ++k) {
            const auto one = another_world(own, seat(k), rng);
            const auto other = another_world(own, seat(k), rng);
            CHECK(shown(*one, art, seat(k)) == shown(*other, art, seat(k)));
        }
        const auto moves = own.moves(Caller::owner());
        REQUIRE((*table)->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].code, Caller::owner()));
    }
}

}  // namespace

TEST_CASE("Boards of Odin show a viewer nothing but what the viewer may know (O-1.4)") {
    compare_worlds<odin::Game>(2, 700);
    compare_worlds<odin::Game>(4, 400);
}

TEST_CASE("Boards of Walhalla show a viewer nothing but what the viewer may know") {
    compare_worlds<walhalla::Game>(3, 400);
}

TEST_CASE("A sight is the view of the seat that is asked, and a position that this seat cannot rule out") {
    auto table = laid_out({.game = "odin", .seats = 2});
    REQUIRE(table.has_value());
    while (!(*table)->to_act().is_seat()) {
        REQUIRE((*table)->play((*table)->moves(Caller::owner()).front().code, Caller::owner()));
    }
    const auto sight = Sight<odin::Game>::of_asked(**table);
    const Seat asked = (*table)->to_act().seat();
    CHECK(sight.seen.me == asked);
    CHECK(odin::Game::view(*sight.world, asked) == sight.seen);
    CHECK(sight.moves().size() == (*table)->moves(Caller::owner()).size());
}

}  // namespace meadhall::cli
