#include "study.hpp"

#include <algorithm>

#include <doctest/doctest.h>

namespace meadhall::walhalla {
namespace {

constexpr std::string_view letters = "CfFvVW";

std::vector<std::string> tiles_for(const std::array<std::string, 3>& land) {
    std::vector<std::string> tiles;
    for (const std::string& tongue : land) {
        for (std::size_t row = 0; row + 1 < tongue.size(); row += 2) { tiles.push_back(tongue.substr(row, 2)); }
    }
    return tiles;
}

Options options_for(const Setting& setting) {
    Options options = setting.options;
    options.components.tiles = tiles_for(setting.land);
    for (std::size_t i = 0; i < 3; ++i) {
        options.tongue_lengths[i] = static_cast<std::uint8_t>(setting.land[i].size() / 2);
    }
    return options;
}

std::string name_of_letter(char letter) { return std::string{name_of(static_cast<Terrain>(letters.find(letter)))}; }

std::string written(std::string_view verb, const Headlands& values) {
    std::string text{verb};
    for (int value : values) { text += " " + std::to_string(value); }
    return text;
}

std::vector<std::string> split(std::string_view moves) {
    std::vector<std::string> parts(1);
    for (char c : moves) {
        if (c == ';') {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::uint8_t as_byte(int number) { return static_cast<std::uint8_t>(number); }

}  // namespace

Study::Study(const Setting& setting)
    : game{Game::make(setting.seats, options_for(setting)).value()}, state{game.initial()} {
    for (const std::string& tile : tiles_for(setting.land)) {
        play("tile " + name_of_letter(tile[0]) + " " + name_of_letter(tile[1]));
    }
    play(written("inner", setting.inner)).play(written("outer", setting.outer));
    for (int i = 0; i < setting.seats; ++i) { play("card " + setting.dealt[static_cast<std::size_t>(i)]); }
    play("start " + setting.start);
}

Study& Study::stand(Colour colour, int tongue, int row) {
    Player& player = owner(colour);
    REQUIRE(player.asgard + player.midgard > 0);
    --(player.asgard > 0 ? player.asgard : player.midgard);
    Plot& plot = state.tongues[static_cast<std::size_t>(tongue - 1)].plots[static_cast<std::size_t>(row - 1)];
    REQUIRE(plot.viking == Colour::none);
    plot.viking = colour;
    return *this;
}

Study& Study::zones(Colour colour, int midgard, int asgard, int walhalla) {
    Player& player = owner(colour);
    REQUIRE(midgard + asgard + walhalla == player.midgard + player.asgard + player.walhalla);
    player.midgard = as_byte(midgard);
    player.asgard = as_byte(asgard);
    player.walhalla = as_byte(walhalla);
    return *this;
}

Study& Study::give(Colour colour, Card card) {
    REQUIRE(state.pile[card] > 0);
    --state.pile[card];
    --state.pile_size;
    ++state.hands[game.seat_of(colour).number][card];
    ++owner(colour).cards;
    ++owner(colour).drawn;
    return *this;
}

Study& Study::discard(Card card) {
    // Somebody has drawn and played it.
    give(Colour::red, card);
    --state.hands[game.seat_of(Colour::red).number][card];
    --owner(Colour::red).cards;
    ++state.discards[card];
    return *this;
}

Study& Study::empty_hand(Colour colour) {
    Cards& hand = state.hands[game.seat_of(colour).number];
    add(state.discards, hand);
    hand = {};
    owner(colour).cards = 0;
    return *this;
}

Study& Study::no_cards() {
    for (int i = 0; i < game.seats(); ++i) { empty_hand(game.colour(seat(i))); }
    return *this;
}

Study& Study::shrink_pile(int cards) {
    for (std::size_t kind = 0; kind < card_kinds; ++kind) {
        while (state.pile_size > cards && count(state.pile, kind) > 0) { discard(static_cast<Card>(kind)); }
    }
    return *this;
}

Study& Study::score(Colour colour, int points) {
    owner(colour).points.tongues = static_cast<std::int16_t>(points);
    return *this;
}

Study& Study::raid(int number) {
    state.raid = as_byte(number);
    return *this;
}

Study& Study::ships_left(int ships) {
    for (int kind = 1; kind <= ship_kinds && state.ships_left > ships; ++kind) {
        const Ship ship = static_cast<Ship>(kind);
        while (state.ships[ship] > 0 && state.ships_left > ships) {
            --state.ships[ship];
            --state.ships_left;
            for (int fjord = 0;; ++fjord) {
                auto& berths = state.fjords[static_cast<std::size_t>(fjord)];
                if (std::cmp_equal(berths.size(), game.berths(fjord))) { continue; }
                berths.push_back(ship);
                break;
            }
        }
    }
    return *this;
}

Study& Study::play(std::string_view moves) {
    for (const std::string& text : split(moves)) {
        CAPTURE(text);
        const auto unsound = game.impossible(state);
        REQUIRE_MESSAGE(!unsound, std::string{unsound ? unsound->code() : ""});
        const Result<Move> move = game.parse(state, text);
        REQUIRE_MESSAGE(move.has_value(), std::string{move ? "" : move.error().code()});
        const auto refused = game.why(state, *move);
        REQUIRE_MESSAGE(!refused, std::string{refused ? refused->code() : ""});
        game.apply(state, *move);
    }
    return *this;
}

Study& Study::last_ship() {
    ships_left(1);
    const int now = state.raid;
    while (state.step != Step::lay && state.step != Step::walhalla && state.step != Step::over && state.raid == now) {
        const std::string first = menu().substr(0, menu().find(';'));
        play(state.step == Step::board ? "board none" : state.step == Step::ride ? "stay" : first);
    }
    return *this;
}

Study& Study::lay_nothing() {
    while (state.step == Step::lay) { play("lay nothing"); }
    return *this;
}

std::string Study::told(std::string_view move) {
    const Result<Move> parsed = game.parse(state, move);
    REQUIRE(parsed.has_value());
    REQUIRE_FALSE(game.why(state, *parsed).has_value());
    EventList<Game> events;
    game.apply(state, *parsed, events);
    std::string text;
    for (const Event& event : events) { text += game.tell(event, Language::en) + "\n"; }
    return text;
}

std::string Study::menu() const {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    std::vector<std::string> texts;
    for (Move move : moves) { texts.push_back(game.text(state, move)); }
    std::ranges::sort(texts);
    std::string all;
    for (const std::string& text : texts) { all += (all.empty() ? "" : "; ") + text; }
    return all;
}

std::string Study::refusal(std::string_view move) const {
    const Result<Move> parsed = game.parse(state, move);
    if (!parsed) { return std::string{parsed.error().code()}; }
    const auto refused = game.why(state, *parsed);
    return refused ? std::string{refused->code()} : "";
}

std::string Study::asked() const {
    const Actor actor = Game::to_act(state);
    if (actor.is_nobody()) { return "nobody"; }
    if (actor.is_chance()) { return std::string{Game::purposes[static_cast<std::size_t>(actor.purpose())]}; }
    return std::string{name_of(game.colour(actor.seat()))};
}

std::string Study::winners() const {
    std::string names;
    for (int i = 0; i < game.seats(); ++i) {
        if (!game.standing(state).winners.contains(seat(i))) { continue; }
        names += (names.empty() ? "" : " ") + std::string{name_of(game.colour(seat(i)))};
    }
    return names;
}

std::string Study::zones(Colour colour) const {
    const Player& own = player(colour);
    return std::to_string(own.midgard) + "/" + std::to_string(own.asgard) + "/" + std::to_string(own.walhalla);
}

Colour Study::viking(int tongue, int row) const {
    return state.tongues[static_cast<std::size_t>(tongue - 1)].plots[static_cast<std::size_t>(row - 1)].viking;
}

std::string refusal_of(int seats, const Options& options) {
    const auto game = Game::make(seats, options);
    return game ? "" : std::string{game.error().code()};
}

}  // namespace meadhall::walhalla
