// Moves as text: a verb and what it is about, in words (docs/notation.md).
#include <charconv>
#include <vector>

#include "games/odin/game.hpp"
#include "games/odin/reasons.hpp"

namespace meadhall::odin {

std::string Game::name(Cell cell) { return static_cast<char>('a' + cell.column()) + std::to_string(cell.row() + 1); }

namespace {

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool plain = !text.empty() && text.front() != '-' && (text.front() != '0' || text.size() == 1);
    return error == std::errc{} && end == text.data() + text.size() && plain ? std::optional{number} : std::nullopt;
}

/// Counted from `lowest`, and fewer than `limit` of them.
std::optional<std::uint8_t> number_in(std::string_view text, int lowest, int limit) {
    const auto number = number_in(text);
    const bool fits = number && *number >= lowest && *number - lowest < limit;
    return fits ? std::optional{static_cast<std::uint8_t>(*number - lowest)} : std::nullopt;
}

// What moves are about, as words. Seats are counted from 1.

template <class Thing>
std::string written(Thing thing) {
    if constexpr (NamedEnum<Thing>) {
        return std::string{name_of(thing)};
    } else if constexpr (requires { thing.shown(); }) {
        return std::to_string(thing.shown());
    } else {
        return Game::name(thing);
    }
}
std::string written(Seat seat) { return std::to_string(seat.number + 1); }
std::string written(verb::Columns columns) {
    return std::to_string(columns.low()) + "+" + std::to_string(columns.high());
}
/// Nothing is said where Vikings stand on the space itself.
std::string written(verb::Via via) { return via == 0 ? std::string{} : std::to_string(via.shown()); }

/// Reads the word into the thing, and says whether it is one.
template <class Thing>
bool read(std::string_view word, Thing& thing) {
    std::optional<Thing> found;
    if constexpr (NamedEnum<Thing>) {
        found = enum_named<Thing>(word);
    } else if constexpr (requires { Thing::lowest; }) {
        found = number_in(word, Thing::lowest, Thing::limit);
    } else {
        found = Game::find(Thing{}, word);
    }
    if (found) { thing = *found; }
    return found.has_value();
}
bool read(std::string_view word, Seat& seat) {
    const auto number = number_in(word, 1, limit_of(Seat{}));
    if (number) { seat.number = *number; }
    return number.has_value();
}
bool read(std::string_view word, verb::Columns& columns) {
    for (std::uint8_t i = 0; i < verb::Columns::limit; ++i) {
        columns.number = i;
        if (word == written(columns)) { return true; }
    }
    return false;
}
bool read(std::string_view word, verb::Via& via) {
    if (word.empty()) { return true; }
    const auto number = number_in(word, 0, verb::Via::limit);
    if (number) { via.number = *number; }
    return number && *number > 0 && via.imitation() <= imitation_count;
}

std::vector<std::string_view> words_in(std::string_view text) {
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) { words.push_back(text.substr(0, end)); }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::optional<Move> move_in(const std::vector<std::string_view>& words) {
    const auto verb = words.empty() ? std::nullopt : enum_named<Verb>(words[0]);
    if (!verb) { return std::nullopt; }
    return Move{*verb}.visit([&](auto phrase) -> std::optional<Move> {
        bool is_read = true;
        std::size_t next = 1;
        for_each_field(phrase, [&](std::string_view /*name*/, auto& thing) {
            const std::string_view word = next < words.size() ? words[next] : std::string_view{};
            is_read = is_read && read(word, thing);
            ++next;
        });
        return is_read && words.size() <= next ? std::optional<Move>{phrase} : std::nullopt;
    });
}

}  // namespace

std::optional<Place> Game::find(Place, std::string_view name) {
    for (std::size_t i = 0; i < place_names.size(); ++i) {
        if (place_names[i] == name) { return Place{static_cast<std::uint8_t>(i)}; }
    }
    return std::nullopt;
}

std::optional<Cell> Game::find(Cell, std::string_view name) {
    if (name.size() < 2) { return std::nullopt; }
    const int column = name.front() - 'a';
    const auto row = number_in(name.substr(1));
    if (column < 0 || column >= 16 || !row || *row < 1 || *row > Cells::rows) { return std::nullopt; }
    return cell(column, *row - 1);
}

std::string Game::text(const State& /*state*/, Move move) {
    std::string text{name_of(move.verb())};
    move.visit([&](auto phrase) {
        for_each_field(phrase, [&](std::string_view /*name*/, auto thing) {
            const std::string word = written(thing);
            if (!word.empty()) { text += " " + word; }
        });
    });
    return text;
}

Result<Move> Game::parse(const State& /*state*/, std::string_view text) {
    if (const auto move = move_in(words_in(text))) { return *move; }
    return refused(reasons::unreadable, std::string{text});
}

}  // namespace meadhall::odin
