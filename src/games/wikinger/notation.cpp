// Moves as people write them: "settle c4", "remove e5", "c4-c6-e6", "tower d2", "decline", "stop", "pass".
#include <algorithm>
#include <cctype>

#include "games/wikinger/chapters.hpp"
#include "games/wikinger/reasons.hpp"

namespace meadhall::wikinger {
namespace {

/// What may be typed for a verb, besides its own name; the German and Dutch words are for convenience.
struct Alias {
    std::string_view word;
    Verb verb;
};
constexpr std::array aliases = {
    Alias{"setze", Verb::settle},      Alias{"zet", Verb::settle},     Alias{"nimm", Verb::remove},
    Alias{"neem", Verb::remove},       Alias{"turm", Verb::tower},     Alias{"toren", Verb::tower},
    Alias{"verzichte", Verb::decline}, Alias{"weiger", Verb::decline}, Alias{"overslaan", Verb::decline},
    Alias{"halt", Verb::stop},         Alias{"stopp", Verb::stop},     Alias{"passe", Verb::pass},
    Alias{"pas", Verb::pass},          Alias{"beginne", Verb::start},  Alias{"begin", Verb::start},
};

struct ColourAlias {
    std::string_view word;
    Colour colour;
};
constexpr std::array colour_aliases = {
    ColourAlias{"rot", Colour::red},           ColourAlias{"rood", Colour::red},
    ColourAlias{"schwarz", Colour::black},     ColourAlias{"zwart", Colour::black},
    ColourAlias{"hellrot", Colour::light_red}, ColourAlias{"lichtrood", Colour::light_red},
    ColourAlias{"grau", Colour::grey},         ColourAlias{"grijs", Colour::grey},
};

std::string lower(std::string_view text) {
    std::string small{text};
    std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

/// Words parted by blanks, and points parted by hyphens.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    bool inside = false;
    for (char c : text) {
        const bool is_gap = c == ' ' || c == '-' || c == '\t';
        if (!is_gap && !inside) { words.emplace_back(); }
        if (!is_gap) { words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
        inside = !is_gap;
    }
    return words;
}

std::optional<Verb> verb_named(std::string_view word) {
    if (const auto verb = enum_named<Verb>(word)) { return verb; }
    for (const Alias& alias : aliases) {
        if (alias.word == word) { return alias.verb; }
    }
    return std::nullopt;
}

std::optional<Colour> colour_named(std::string_view word) {
    for (Colour colour : all_colours) {
        if (lower(name_of(colour)) == word) { return colour; }
    }
    for (const ColourAlias& alias : colour_aliases) {
        if (alias.word == word) { return alias.colour; }
    }
    return std::nullopt;
}

/// A lone point means whatever is asked for a point now.
Verb usual_verb(Phase phase) {
    switch (phase) {
        case Phase::settlement: return Verb::settle;
        case Phase::brawl: return Verb::remove;
        case Phase::first_towers:
        case Phase::dawn:
        case Phase::dusk: return Verb::tower;
        case Phase::lot:
        case Phase::march:
        case Phase::chain:
        case Phase::over: break;
    }
    return Verb::march;
}

bool is_hop(const Front& front, const Island& island, Point mover, Point from, Point to) {
    return std::ranges::any_of(island.ways(from), [&](const Way& way) {
        return way.behind == to && way.over != mover && front.occupied().contains(way.over);
    });
}

/// W-6.2: points named on the way must be a real path; otherwise the writer meant something else. With
/// captureDuringJump a path ends, for now, where it captures: what comes after is another move.
bool is_walkable(const Game& game, const State& state, const std::vector<Point>& path) {
    if (path.size() == 2) { return true; }  // whether it can be reached is for `why` to say
    const PointSet vikings = game.vikings(state, state.turn);
    if (!vikings.contains(path.front())) { return true; }
    const Front front{game, state, game.side(state.turn)};
    for (std::size_t i = 1; i < path.size(); ++i) {
        const bool lands = front.free().contains(path[i]) || path[i] == path.front();
        if (!lands || !is_hop(front, game.island(), path.front(), path[i - 1], path[i])) { return false; }
        const bool is_on_the_way = i + 1 < path.size();
        const bool captures = is_on_the_way && front.captures(path.front(), path[i]);
        if (captures && game.options().capture_during_jump) { return false; }
    }
    return true;
}

struct Sentence {
    std::optional<Verb> verb;
    std::optional<Colour> colour;
    std::vector<Point> points;
};

Result<Sentence> read(const Game& game, std::string_view text) {
    Sentence sentence;
    const std::vector<std::string> words = words_of(text);
    for (const std::string& word : words) {
        const bool is_first = &word == &words.front();
        const bool may_be_colour = !sentence.colour && sentence.points.empty();
        if (const auto verb = verb_named(word); is_first && verb) {
            sentence.verb = verb;
        } else if (const auto colour = colour_named(word); may_be_colour && colour) {
            sentence.colour = colour;
        } else if (const auto at = game.island().find(word)) {
            sentence.points.push_back(*at);
        } else {
            return refused(reasons::no_such_point, word.substr(0, 40));
        }
    }
    if (words.empty()) { return refused(reasons::notation); }
    return sentence;
}

Result<Move> placing(const Game& game, const State& state, Verb verb, const Sentence& said) {
    if (said.points.size() != 1 || (said.colour && verb != Verb::settle)) { return refused(reasons::notation); }
    const Point at = said.points.front();
    if (verb == Verb::remove) { return Move::remove(at); }
    if (verb == Verb::tower) { return Move::tower(at); }
    // Only in the grand battle does one have to say which shade goes ashore.
    if (!said.colour && game.options().mode == Mode::grand) { return refused(reasons::notation, "red / lightRed"); }
    return Move::settle(said.colour.value_or(game.first_colour(state.turn)), at);
}

Result<Move> marching(const Game& game, const State& state, const Sentence& said) {
    if (said.points.size() < 2 || said.colour) { return refused(reasons::notation); }
    if (!is_walkable(game, state, said.points)) { return refused(reasons::broken_path); }
    return Move::march(said.points.front(), said.points.back());
}

}  // namespace

std::string Game::text(const State& state, Move move) const {
    switch (move.verb) {
        case Verb::start: return "start " + std::string{name_of(move.colour)};
        case Verb::settle:
            return options_.mode == Mode::grand ? "settle " + std::string{name_of(move.colour)} + " " + name(move.to)
                                                : "settle " + name(move.to);
        case Verb::remove: return "remove " + name(move.to);
        case Verb::tower: return "tower " + name(move.to);
        case Verb::decline:
        case Verb::stop:
        case Verb::pass: return std::string{name_of(move.verb)};
        case Verb::march: break;
    }
    std::string joined;
    for (Point at : path(state, move.from, move.to)) { joined += (joined.empty() ? "" : "-") + name(at); }
    return joined;
}

Result<Move> Game::parse(const State& state, std::string_view text) const {
    constexpr std::size_t longest = 600;
    if (text.size() > longest) { return refused(reasons::notation); }
    const Result<Sentence> said = read(*this, text);
    if (!said) { return std::unexpected{said.error()}; }
    const Verb meant = said->points.size() > 1 ? Verb::march : usual_verb(state.phase);
    const Verb verb = said->verb.value_or(meant);
    const bool is_bare = said->points.empty() && !said->colour;
    switch (verb) {
        case Verb::settle:
        case Verb::remove:
        case Verb::tower: return placing(*this, state, verb, *said);
        case Verb::march: return marching(*this, state, *said);
        case Verb::start:
            if (!said->colour || !said->points.empty()) { return refused(reasons::notation); }
            return Move::start(*said->colour);
        case Verb::decline:
        case Verb::stop:
        case Verb::pass: break;
    }
    if (!is_bare) { return refused(reasons::notation); }
    return Move{verb, {}, {}, {}};
}

}  // namespace meadhall::wikinger
