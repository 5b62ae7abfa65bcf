// Positions set up by hand: what cannot be is refused, and play from whatever is accepted is sound.
#include <doctest/doctest.h>

#include "study.hpp"
#include "variants.hpp"

namespace meadhall::walhalla {
namespace {

using enum Colour;

std::string verdict(const Study& study) {
    const auto refusal = study.game.impossible(study.state);
    return refusal ? std::string{refusal->code()} : "";
}

/// The verdict on a sound position after one change.
template <class Change>
std::string after(Study study, Change change) {
    REQUIRE(verdict(study).empty());
    change(study.state);
    return verdict(study);
}

TEST_CASE("Colours that do not play and seats that are not there are refused (WH-3.4)") {
    const Study study{{.seats = 3}};
    CHECK(after(study, [](State& s) { s.players[0].colour = black; }) == "E-POSITION-PLAYERS");
    CHECK(after(study, [](State& s) { s.players[3].midgard = 1; }) == "E-POSITION-PLAYERS");
    CHECK(after(study, [](State& s) { s.active = seat(3); }) == "E-POSITION-PLAYERS");
    CHECK(after(study, [](State& s) { s.hands[3].hunt = 1; }) == "E-POSITION-PLAYERS");
}

TEST_CASE("Land that is not of the box is refused (WH-3.1, WH-3.2)") {
    const Study study;
    CHECK(after(study, [](State& s) { s.tongues[0].plots[3].terrain = Terrain::cult; }) == "E-POSITION-LAND");
    CHECK(after(study, [](State& s) { s.tongues[2].plots.pop_back(); }) == "E-POSITION-LAND");
    CHECK(after(study, [](State& s) { s.tongues[1].inner = 3; }) == "E-POSITION-LAND");
    CHECK(after(study, [](State& s) { s.tongues[1].outer = 9; }) == "E-POSITION-LAND");
    CHECK(after(study, [](State& s) { s.tiles.wheat_wheat = 1; }) == "E-POSITION-LAND");
    CHECK(after(study, [](State& s) { s.tiles.wheat_wheat = 255; }) == "E-POSITION-LAND");
}

TEST_CASE("Every colour has fourteen Vikings (WH-1.6)") {
    const Study study;
    CHECK(after(study, [](State& s) { ++s.players[1].midgard; }) == "E-POSITION-VIKINGS");
    CHECK(after(study, [](State& s) { s.tongues[0].plots[0].viking = red; }) == "E-POSITION-VIKINGS");
    const Study three{{.seats = 3}};
    CHECK(after(three, [](State& s) { s.tongues[0].plots[0].viking = black; }) == "E-POSITION-VIKINGS");
}

TEST_CASE("The cards are those of the box, and are counted right (WH-1.5)") {
    const Study study;
    CHECK(after(study, [](State& s) { ++s.discards.hunt; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { s.pile.hunt = 255; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { ++s.players[0].cards; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { --s.pile_size; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { s.players[0].kept = 1; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { s.kept[0].cult = 1; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { --s.renewed.hunt; }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { std::swap(s.hands[0], s.laid[0]); }) == "E-POSITION-CARDS");
}

TEST_CASE("Cards lie face down only at the end of a raid, and only raid-end cards (WH-7.2)") {
    Study study;
    study.give(red, Card::hunt).last_ship().play("lay cult+");
    CHECK(after(study, [](State& s) { std::swap(s.hands[0].hunt, s.laid[0].hunt); }) == "E-POSITION-CARDS");
    CHECK(after(study, [](State& s) { std::swap(s.hands[1], s.laid[1]); }) == "E-POSITION-CARDS");
}

TEST_CASE("The ships are those of the box (WH-1.4, WH-2.4)") {
    const Study study;
    CHECK(after(study, [](State& s) { --s.ships.red_0; }) == "E-POSITION-SHIPS");
    CHECK(after(study, [](State& s) { --s.ships_left; }) == "E-POSITION-SHIPS");
    CHECK(after(study, [](State& s) { s.fjords[0].push_back(Ship::red_0); }) == "E-POSITION-SHIPS");
    CHECK(after(study, [](State& s) { s.fjords[0].push_back(Ship::none); }) == "E-POSITION-SHIPS");
    Study moored;
    moored.play("ship red-0; board none; moor 1");
    CHECK(after(moored, [](State& s) { s.fjords[0][0] = Ship::red_2; }).empty());  // it may lie either way
    CHECK(after(moored, [](State& s) { s.fjords[0][0] = Ship::red_1; }) == "E-POSITION-SHIPS");
    Study full;
    full.ships_left(8);
    CHECK(after(full, [](State& s) {
              s.fjords[0].push_back(s.fjords[0].back());
              s.fjords[0].pop_back();
          }).empty());
    CHECK(after(full, [](State& s) {
              s.fjords[0].push_back(Ship::yellow_0);
              --s.ships.yellow_0;
              --s.ships_left;
          }) == "E-POSITION-SHIPS");
}

TEST_CASE("Points must be possible (WH-7.3)") {
    const Study study;
    CHECK(after(study, [](State& s) { s.players[0].points.forests = -1; }) == "E-POSITION-POINTS");
    CHECK(after(study, [](State& s) { s.players[0].points.sold = 1; }) == "E-POSITION-POINTS");
    CHECK(after(study, [](State& s) { s.players[0].points.sold = -1; }) == "E-POSITION-POINTS");
    CHECK(after(study, [](State& s) { s.players[0].points.wheat = 30000; }) == "E-POSITION-POINTS");
    CHECK(after(study, [](State& s) { s.players[0].points.walhalla = 6; }) == "E-POSITION-POINTS");
}

TEST_CASE("The position must fit what is being decided (WH-4.2)") {
    Study study;
    CHECK(after(study, [](State& s) { s.raid = 4; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::board; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::start; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::over; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.asked = seat(2); }) == "E-POSITION-STEP");
    study.play("ship blue-1");
    CHECK(after(study, [](State& s) { s.asked = seat(1); }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.wanted = 8; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::ride; }) == "E-POSITION-STEP");
    study.play("board 1 3");
    CHECK(after(study, [](State& s) { std::swap(s.crew[0], s.crew[1]); }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.asked = seat(0); }) == "E-POSITION-STEP");
    study.play("stay; moor 2");
    REQUIRE(study.state.step == Step::land);
    CHECK(after(study, [](State& s) { s.landing = 1; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.side = Side::right; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.fjord = 2; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.fjord = 200; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.landing = 200; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::attack; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::hunt; }) == "E-POSITION-STEP");
    CHECK(after(study, [](State& s) { s.step = Step::card; }) == "E-POSITION-STEP");
}

// ---- Chance changes, sound or not

std::uint8_t any_byte(Rng& rng) { return static_cast<std::uint8_t>(rng.below(8)); }
Seat any_seat(Rng& rng) { return seat(static_cast<int>(rng.below(4))); }
Colour any_colour(Rng& rng) { return static_cast<Colour>(rng.below(5)); }

/// A change that may or may not leave the position possible.
void disturb(State& state, Rng& rng) {
    Player& player = state.players[rng.below(4)];
    switch (rng.below(16)) {
        case 0: state.step = static_cast<Step>(rng.below(17)); break;
        case 1: state.asked = any_seat(rng); break;
        case 2: state.active = any_seat(rng); break;
        case 3: state.landing = any_byte(rng); break;
        case 4: state.fjord = any_byte(rng); break;
        case 5: state.side = static_cast<Side>(rng.below(2)); break;
        case 6: state.wanted = any_byte(rng); break;
        case 7: std::swap(player.midgard, player.asgard); break;
        case 8: std::swap(player.walhalla, player.asgard); break;
        case 9: std::swap(player.midgard, player.walhalla); break;
        case 10: std::swap(state.crew[rng.below(3)], state.crew[rng.below(3)]); break;
        case 11: state.raid = any_byte(rng); break;
        case 12: player.points.forests = static_cast<std::int16_t>(rng.below(40)); break;
        case 13: state.ship = static_cast<Ship>(rng.below(13)); break;
        case 14: {
            const Colour colour = any_colour(rng);
            Plot& plot = state.tongues[rng.below(3)].plots[rng.below(10)];
            for (Player& owner : state.players) {
                owner.asgard = static_cast<std::uint8_t>(owner.asgard + (owner.colour == plot.viking ? 1 : 0) -
                                                         (owner.colour == colour ? 1 : 0));
            }
            plot.viking = colour;
            break;
        }
        default: {
            const std::size_t kind = rng.below(card_kinds);
            Cards& from = state.hands[rng.below(4)];
            if (count(from, kind) > 0) {
                --count(from, kind);
                ++count(state.discards, kind);
            }
            break;
        }
    }
    for (std::size_t i = 0; i < max_seats; ++i) {
        state.players[i].cards = static_cast<std::uint8_t>(total(state.hands[i]) + total(state.laid[i]));
    }
}

/// Plays to the end; every position on the way must be possible and offer something.
void plays_soundly(const Game& game, State state, Rng& rng) {
    while (!Game::to_act(state).is_nobody()) {
        MoveList<Game> moves;
        game.legal_moves(state, moves);
        REQUIRE_FALSE(moves.empty());
        game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        const auto refusal = game.impossible(state);
        REQUIRE_MESSAGE(!refusal, std::string{refusal ? refusal->code() : ""});
    }
}

TEST_CASE("Play from any accepted position is sound") {
    Rng rng{2024};
    int accepted = 0;
    int refused = 0;
    std::vector<Variant> all = variants();
    all.push_back({"default", {}});
    for (const Variant& variant : all) {
        CAPTURE(variant.name);
        const Game game = Game::make(rng.below(2) == 0 ? 3 : 4, variant.options).value();
        State state = game.initial();
        while (!Game::to_act(state).is_nobody()) {
            MoveList<Game> moves;
            game.legal_moves(state, moves);
            game.apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            if (state.raid == 0) { continue; }
            State disturbed = state;
            for (std::uint32_t changes = 1 + rng.below(2); changes > 0; --changes) { disturb(disturbed, rng); }
            if (disturbed == state) { continue; }
            if (game.impossible(disturbed)) {
                ++refused;
            } else {
                ++accepted;
                plays_soundly(game, disturbed, rng);
            }
        }
    }
    CHECK(accepted > 500);
    CHECK(refused > 500);
}

}  // namespace
}  // namespace meadhall::walhalla
