#include "games/wikinger/brute/brute_border.hpp"

namespace meadhall::brute {
namespace {

constexpr std::array all_colours = {Colour::red, Colour::black, Colour::light_red, Colour::grey};

std::size_t index(Colour colour) { return static_cast<std::size_t>(colour); }
std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

Spot spot(const wikinger::Game& game, wikinger::Point point) {
    return {game.island().row(point), game.island().col(point)};
}
wikinger::Point point(const wikinger::Game& game, Spot spot) { return game.island().at(spot.row, spot.col); }

int value(const auto& map, auto key) {
    const auto found = map.find(key);
    return found == map.end() ? 0 : found->second;
}

void read_board(const wikinger::Game& game, const wikinger::State& state, Board& board) {
    for (Colour colour : all_colours) {
        for (wikinger::Point at : state.vikings[index(colour)]) { board[spot(game, at)] = {colour, false}; }
        for (wikinger::Point at : state.towers[index(colour)]) { board[spot(game, at)] = {colour, true}; }
    }
}

void read_memories(const wikinger::Game& game, const wikinger::State& state, Position& position) {
    for (Colour colour : all_colours) {
        position.aboard[colour] = state.aboard[index(colour)];
        position.fallen[colour] = state.fallen[index(colour)];
        if (!game.plays(colour)) { position.aboard.erase(colour); }
    }
    for (int seat = 0; seat < game.seats(); ++seat) {
        position.removals_due[seat] = state.to_remove[index(seat)];
        position.inactive[seat] = state.idle[index(seat)];
        const wikinger::Trail& trail = state.trails[index(seat)];
        if (trail.from == wikinger::water) { continue; }
        position.walks[seat] = {spot(game, trail.from), spot(game, trail.to), trail.turned_back};
    }
}

void read_turn(const wikinger::Game& game, const wikinger::State& state, Position& position) {
    position.turn.captured = state.captured;
    position.turn.tower = state.raised;
    for (int i = 0; i < game.island().regions(); ++i) {
        const wikinger::Region region{static_cast<std::uint8_t>(i)};
        if (((state.avenged >> i) & 1) != 0) { position.turn.bled.insert(game.island().letter(region)); }
    }
    if (state.marcher == wikinger::water) { return; }
    position.chain = Chain{spot(game, state.marcher), std::nullopt};
    if (state.hopping) { position.chain->sequence_began = spot(game, state.set_out); }
}

void write_turn(const wikinger::Game& game, const Position& position, wikinger::State& state) {
    state.captured = position.turn.captured;
    state.raised = position.turn.tower;
    for (int i = 0; i < game.island().regions(); ++i) {
        const char letter = game.island().letter(wikinger::Region{static_cast<std::uint8_t>(i)});
        if (position.turn.bled.contains(letter)) {
            state.avenged = static_cast<std::uint16_t>(state.avenged | (1 << i));
        }
    }
    if (!position.chain) { return; }
    state.marcher = point(game, position.chain->viking);
    state.hopping = position.chain->sequence_began.has_value();
    if (state.hopping) { state.set_out = point(game, *position.chain->sequence_began); }
}

void write_memories(const wikinger::Game& game, const Position& position, wikinger::State& state) {
    for (Colour colour : all_colours) {
        state.aboard[index(colour)] = static_cast<std::uint8_t>(value(position.aboard, colour));
        state.fallen[index(colour)] = static_cast<std::uint8_t>(value(position.fallen, colour));
    }
    for (int seat = 0; seat < game.seats(); ++seat) {
        state.to_remove[index(seat)] = static_cast<std::uint8_t>(value(position.removals_due, seat));
        state.idle[index(seat)] = static_cast<std::uint8_t>(value(position.inactive, seat));
        const auto walk = position.walks.find(seat);
        if (walk == position.walks.end()) { continue; }
        state.trails[index(seat)] = {point(game, walk->second.from), point(game, walk->second.to),
                                     walk->second.undid_the_last};
    }
}

}  // namespace

Referee referee_of(const wikinger::Game& game) {
    return Referee{game.seats(), game.options(), game.island().picture()};
}

Position from_engine(const wikinger::Game& game, const wikinger::State& state) {
    Position position;
    read_board(game, state, position.board);
    read_memories(game, state, position);
    read_turn(game, state, position);
    position.quiet_turns = state.quiet;
    position.phase = state.phase;
    position.ending = state.ending;
    position.seat = state.turn.number;
    position.starter = state.starter.number;
    position.due = state.due;
    return position;
}

wikinger::State to_engine(const wikinger::Game& game, const Position& position) {
    wikinger::State state;
    for (const auto& [where, figure] : position.board) {
        (figure.is_tower ? state.towers : state.vikings)[index(figure.colour)].insert(point(game, where));
    }
    write_memories(game, position, state);
    write_turn(game, position, state);
    state.quiet = static_cast<std::uint16_t>(position.quiet_turns);
    state.phase = position.phase;
    state.ending = position.ending;
    state.turn = seat(position.seat);
    state.starter = seat(position.starter);
    state.due = static_cast<std::uint8_t>(position.due);
    return state;
}

wikinger::Move to_engine(const wikinger::Game& game, const Play& play) {
    wikinger::Move move{play.verb, play.colour, {}, {}};
    if (play.verb == Verb::march) { move.from = point(game, play.from); }
    if (wikinger::has_target(play.verb)) { move.to = point(game, play.to); }
    return move;
}

Play from_engine(const wikinger::Game& game, wikinger::Move move) {
    Play play{move.verb, move.colour, {}, {}};
    if (move.verb == Verb::march) { play.from = spot(game, move.from); }
    if (wikinger::has_target(move.verb)) { play.to = spot(game, move.to); }
    return play;
}

}  // namespace meadhall::brute
