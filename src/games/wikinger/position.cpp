// A position in one line, and whether it could occur. "…/.RB./… march red idle=0,2": the figures row by row (capital =
// Viking, small = tower), what is being decided, whose turn it is, then whatever differs from the ordinary.
#include <algorithm>

#include "core/number.hpp"
#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

constexpr std::string_view viking_letters = "RBLG";
constexpr std::string_view tower_letters = "rblg";

char letter_at(const State& state, Point at) {
    for (Colour colour : all_colours) {
        if (state.vikings[index(colour)].contains(at)) { return viking_letters[index(colour)]; }
        if (state.towers[index(colour)].contains(at)) { return tower_letters[index(colour)]; }
    }
    return '.';
}

std::string figures_text(const Game& game, const State& state) {
    std::string text;
    for (int row = 0; row < game.island().rows(); ++row) {
        if (row > 0) { text += '/'; }
        for (int col = 0; col < game.island().cols(); ++col) {
            const Point at = game.island().at(row, col);
            text += at == water ? '.' : letter_at(state, at);
        }
    }
    return text;
}

template <class Numbers>
void add_numbers(std::string& text, std::string_view key, const Numbers& numbers) {
    if (std::ranges::all_of(numbers, [](int n) { return n == 0; })) { return; }
    text += ' ';
    text += key;
    char sign = '=';
    for (int number : numbers) {
        text += sign + std::to_string(number);
        sign = ',';
    }
}
void add_number(std::string& text, std::string_view key, int number) { add_numbers(text, key, std::array{number}); }
void add_flag(std::string& text, std::string_view key, bool is_set) {
    if (is_set) { text += " " + std::string{key}; }
}
void add_point(const Game& game, std::string& text, std::string_view key, Point at) {
    if (at != water) { text += " " + std::string{key} + "=" + game.name(at); }
}
void add_trail(const Game& game, std::string& text, Seat seat, const Trail& trail) {
    if (trail == Trail{}) { return; }
    text += " trail" + std::to_string(seat.number) + "=" + game.name(trail.from) + "-" + game.name(trail.to) +
            (trail.turned_back ? "-back" : "");
}

/// Reads what `Game::position` writes, token by token.
class PositionReader {
  public:
    PositionReader(const Game& game, State& state) : game_{game}, state_{state} {}

    bool read(std::string_view text) {
        const auto tokens = split(text, ' ');
        if (tokens.size() < 3 || !read_figures(tokens[0])) { return false; }
        const auto phase = enum_named<Phase>(tokens[1]);
        const auto turn = seat_named(tokens[2]);
        if (!phase || !turn) { return false; }
        state_.phase = *phase;
        state_.turn = *turn;
        state_.starter = *turn;
        return std::all_of(tokens.begin() + 3, tokens.end(), [&](std::string_view t) { return read_extra(t); });
    }

  private:
    static std::vector<std::string_view> split(std::string_view text, char at) {
        std::vector<std::string_view> parts;
        while (true) {
            const auto gap = text.find(at);
            parts.push_back(text.substr(0, gap));
            if (gap == std::string_view::npos) { return parts; }
            text.remove_prefix(gap + 1);
        }
    }

    std::optional<Seat> seat_named(std::string_view name) const {
        for (int i = 0; i < game_.seats(); ++i) {
            if (name_of(game_.first_colour(seat(i))) == name) { return seat(i); }
        }
        return std::nullopt;
    }

    bool read_figures(std::string_view text) {
        const auto rows = split(text, '/');
        for (std::size_t row = 0; row < rows.size(); ++row) {
            for (std::size_t col = 0; col < rows[row].size(); ++col) {
                if (!put(rows[row][col], game_.island().at(static_cast<int>(row), static_cast<int>(col)))) {
                    return false;
                }
            }
        }
        return rows.size() <= static_cast<std::size_t>(game_.island().rows());
    }

    bool put(char letter, Point at) {
        if (letter == '.') { return true; }
        const auto viking = viking_letters.find(letter);
        const auto tower = tower_letters.find(letter);
        if (at == water || (viking == std::string_view::npos && tower == std::string_view::npos)) { return false; }
        if (viking != std::string_view::npos) { state_.vikings[viking].insert(at); }
        if (tower != std::string_view::npos) { state_.towers[tower].insert(at); }
        return true;
    }

    static bool read_number(std::string_view text, auto& number) {
        const auto value = number_in<std::uint16_t>(text);
        if (!value) { return false; }
        number = static_cast<std::remove_reference_t<decltype(number)>>(*value);
        return number == *value;
    }
    static bool read_numbers(std::string_view text, auto& numbers) {
        const auto parts = split(text, ',');
        if (parts.size() != numbers.size()) { return false; }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (!read_number(parts[i], numbers[i])) { return false; }
        }
        return true;
    }
    bool read_point(std::string_view text, Point& point) const {
        const auto found = game_.island().find(text);
        if (found) { point = *found; }
        return found.has_value();
    }
    bool read_trail(std::string_view text, Trail& trail) const {
        const auto parts = split(text, '-');
        if (parts.size() < 2 || parts.size() > 3 || (parts.size() == 3 && parts[2] != "back")) { return false; }
        trail.turned_back = parts.size() == 3;
        return read_point(parts[0], trail.from) && read_point(parts[1], trail.to);
    }

    bool read_flag(std::string_view name) {
        bool* flag = name == "captured"  ? &state_.captured
                     : name == "raised"  ? &state_.raised
                     : name == "hopping" ? &state_.hopping
                                         : nullptr;
        if (flag != nullptr) { *flag = true; }
        return flag != nullptr;
    }

    bool read_extra(std::string_view token) {
        const auto sign = token.find('=');
        if (sign == std::string_view::npos) { return read_flag(token); }
        const std::string_view key = token.substr(0, sign);
        const std::string_view value = token.substr(sign + 1);
        if (key == "aboard") { return read_numbers(value, state_.aboard); }
        if (key == "fallen") { return read_numbers(value, state_.fallen); }
        if (key == "remove") { return read_numbers(value, state_.to_remove); }
        if (key == "idle") { return read_numbers(value, state_.idle); }
        if (key == "quiet") { return read_number(value, state_.quiet); }
        if (key == "avenged") { return read_number(value, state_.avenged); }
        if (key == "due") { return read_number(value, state_.due); }
        if (key == "marcher") { return read_point(value, state_.marcher); }
        if (key == "setOut") { return read_point(value, state_.set_out); }
        return read_named(key, value);
    }
    bool read_named(std::string_view key, std::string_view value) {
        if (key == "starter") {
            const auto starter = seat_named(value);
            state_.starter = starter.value_or(Seat{});
            return starter.has_value();
        }
        if (key == "ending") {
            const auto ending = enum_named<Ending>(value);
            state_.ending = ending.value_or(Ending::none);
            return ending.has_value();
        }
        const bool is_trail = key.size() == 6 && key.starts_with("trail") && key[5] >= '0' && key[5] < '4';
        return is_trail && read_trail(value, state_.trails[static_cast<std::size_t>(key[5] - '0')]);
    }

    const Game& game_;
    State& state_;
};

}  // namespace

std::string Game::position(const State& state) const {
    std::string text = figures_text(*this, state) + " " + std::string{name_of(state.phase)} + " " +
                       std::string{name_of(first_colour(state.turn))};
    if (state.starter != state.turn) { text += " starter=" + std::string{name_of(first_colour(state.starter))}; }
    add_numbers(text, "aboard", state.aboard);
    add_numbers(text, "fallen", state.fallen);
    add_numbers(text, "remove", state.to_remove);
    add_numbers(text, "idle", state.idle);
    for (int i = 0; i < seats_; ++i) { add_trail(*this, text, seat(i), state.trails[static_cast<std::size_t>(i)]); }
    add_number(text, "quiet", state.quiet);
    add_number(text, "avenged", state.avenged);
    add_number(text, "due", state.due);
    add_flag(text, "captured", state.captured);
    add_flag(text, "raised", state.raised);
    add_flag(text, "hopping", state.hopping);
    add_point(*this, text, "marcher", state.marcher);
    add_point(*this, text, "setOut", state.set_out);
    if (state.ending != Ending::none) { text += " ending=" + std::string{name_of(state.ending)}; }
    return text;
}

Result<State> Game::parse_position(std::string_view text) const {
    constexpr std::size_t longest = 8192;
    State state;
    if (text.size() > longest || !PositionReader{*this, state}.read(text)) { return refused(reasons::position_text); }
    if (auto refusal = impossible(state)) { return std::unexpected{*refusal}; }
    return state;
}

}  // namespace meadhall::wikinger
