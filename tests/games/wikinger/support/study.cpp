#include "games/wikinger/support/study.hpp"

#include <algorithm>

#include <doctest/doctest.h>

namespace meadhall::wikinger {
namespace {

std::vector<std::string> split(std::string_view text, char at) {
    std::vector<std::string> parts(1);
    for (char c : text) {
        if (c == at) {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

/// The rectangle that the figures of a position are drawn in, as one region.
std::vector<std::string> plain_land(std::string_view position) {
    std::vector<std::string> land = rows(position.substr(0, position.find(' ')));
    for (std::string& row : land) { row.assign(row.size(), 'a'); }
    return land;
}

Result<Game> game_of(const Setting& setting) {
    Options options = setting.options;
    if (!setting.island.empty()) {
        options.island = rows(setting.island);
    } else if (!setting.position.empty() && options.island == IslandChoice{Preset::usual}) {
        options.island = plain_land(setting.position);
    }
    return Game::make(setting.seats, options);
}

Game made(const Setting& setting) {
    Result<Game> game = game_of(setting);
    REQUIRE_MESSAGE(game.has_value(), "no such game: " << game.error().message(Language::en));
    return *game;
}

State set_up(const Game& game, std::string_view position) {
    if (position.empty()) { return game.initial(); }
    Result<State> state = game.parse_position(position);
    REQUIRE_MESSAGE(state.has_value(), "no such position: " << position << ": " << state.error().message(Language::en));
    return *state;
}

}  // namespace

std::vector<std::string> rows(std::string_view drawn) { return split(drawn, '/'); }

Study::Study(const Setting& setting) : game{made(setting)}, state{set_up(game, setting.position)} {}

Study& Study::play(std::string_view moves) {
    for (const std::string& text : split(moves, ',')) {
        const Result<Move> move = game.parse(state, text);
        REQUIRE_MESSAGE(move.has_value(), "'" << text << "' cannot be read");
        const auto refusal = game.why(state, *move);
        REQUIRE_MESSAGE(!refusal, "'" << text << "' is refused: " << refusal->message(Language::en));
        game.apply(state, *move);
        const auto broken = game.impossible(state);
        REQUIRE_MESSAGE(!broken, "'" << text << "' leads to an impossible position: " << game.position(state));
    }
    return *this;
}

Study& Study::play_through(Phase phase) {
    while (state.phase == phase) {
        MoveList<Game> moves;
        game.legal_moves(state, moves);
        game.apply(state, moves[0]);
    }
    return *this;
}

Study& Study::take(Colour colour, int count) {
    for (int i = 0; i < count; ++i) {
        play("remove " + game.name(state.vikings[static_cast<std::size_t>(colour)].first_member()));
    }
    return *this;
}

std::string Study::figures() const {
    const std::string text = game.position(state);
    return text.substr(0, text.find(' '));
}

std::string Study::menu() const {
    MoveList<Game> moves;
    game.legal_moves(state, moves);
    std::vector<std::string> texts;
    for (Move move : moves) { texts.push_back(game.text(state, move)); }
    std::ranges::sort(texts);
    std::string joined;
    for (const std::string& text : texts) { joined += (joined.empty() ? "" : " ") + text; }
    return joined;
}

bool Study::offers(std::string_view move) const { return refusal(move).empty(); }

std::string Study::refusal(std::string_view move) const {
    const Result<Move> read = game.parse(state, move);
    if (!read) { return std::string{read.error().code()}; }
    const auto because = game.why(state, *read);
    return because ? std::string{because->code()} : "";
}

std::string Study::turn() const {
    const Actor actor = game.to_act(state);
    return actor.is_seat() ? std::string{name_of(game.first_colour(actor.seat()))} : "nobody";
}

std::string Study::winners() const {
    std::string names;
    for (int i = 0; i < game.seats(); ++i) {
        if (!game.standing(state).winners.contains(seat(i))) { continue; }
        names += (names.empty() ? "" : " ") + std::string{name_of(game.first_colour(seat(i)))};
    }
    return names;
}

std::string Study::told(std::string_view move) {
    EventList<Game> events;
    game.apply(state, game.parse(state, move).value(), events);
    std::string lines;
    for (const Event& event : events) { lines += game.tell(event, Language::en) + "\n"; }
    return lines;
}

std::string refusal_of(const Setting& setting) {
    const Result<Game> game = game_of(setting);
    if (!game) { return std::string{game.error().code()}; }
    const Result<State> state = game->parse_position(setting.position);
    return state ? "" : std::string{state.error().code()};
}

Study settled(int seats, const Options& options) {
    Study study{{.position = {}, .seats = seats, .options = options}};
    study.play("start red").play_through(Phase::settlement);
    return study;
}

}  // namespace meadhall::wikinger
