// What is asked of the player whose turn it is, in one sentence.
#include "core/sentence.hpp"
#include "games/wikinger/chapters.hpp"
#include "games/wikinger/words.hpp"

namespace meadhall::wikinger {
namespace {

// {0} is the player; {1} how many, which regions, which point.
// clang-format off: one row per question
constexpr Words settle_many = {"{0}, put {1} Vikings on free points.", "{0}, setze {1} Wikinger auf freie Punkte.", "{0}, zet {1} Vikingen op vrije punten."};
constexpr Words settle_one  = {"{0}, put another Viking on a free point.", "{0}, setze noch einen Wikinger auf einen freien Punkt.", "{0}, zet nog een Viking op een vrij punt."};
constexpr Words remove_many = {"{0}, take {1} enemy Vikings off the island.", "{0}, nimm {1} gegnerische Wikinger von der Insel.", "{0}, neem {1} vijandelijke Vikingen van het eiland."};
constexpr Words remove_one  = {"{0}, take an enemy Viking off the island.", "{0}, nimm einen gegnerischen Wikinger von der Insel.", "{0}, neem een vijandelijke Viking van het eiland."};
constexpr Words first_tower = {"{0}, you are alone in region {1}: put a tower there, or decline.", "{0}, du bist allein in Gebiet {1}: stell einen Turm auf oder verzichte.", "{0}, je bent alleen in gebied {1}: plaats een toren, of weiger."};
constexpr Words put_tower   = {"{0}, region {1} is yours: put up a tower.", "{0}, Gebiet {1} gehört dir: stell einen Turm auf.", "{0}, gebied {1} is van jou: plaats een toren."};
constexpr Words march_off   = {"{0}, move a Viking.", "{0}, zieh mit einem Wikinger.", "{0}, verzet een Viking."};
constexpr Words march_on    = {"{0}, your Viking on {1} can capture again. Go on, or stop.", "{0}, dein Wikinger auf {1} kann weiterfangen. Zieh weiter oder halt.", "{0}, je Viking op {1} kan verder vangen. Ga verder, of stop."};
// clang-format on

struct Asked {
    Words words;
    std::string about;
};

/// The regions in which a tower may go up now.
std::string tower_regions(const Game& game, const State& state) {
    std::string letters;
    for (const Point at : game.tower_points(state)) {
        const std::string letter = region_name(game.island().letter(game.island().region_of(at)));
        if (!letters.contains(letter)) { letters += (letters.empty() ? "" : ", ") + letter; }
    }
    return letters;
}

Asked asked(const Game& game, const State& state) {
    const std::string due = std::to_string(state.due);
    switch (state.phase) {
        case Phase::settlement: return {state.due > 1 ? settle_many : settle_one, due};
        case Phase::brawl: return {state.due > 1 ? remove_many : remove_one, due};
        case Phase::first_towers: return {first_tower, tower_regions(game, state)};
        case Phase::dawn:
        case Phase::dusk: return {put_tower, tower_regions(game, state)};
        case Phase::chain: return {march_on, game.name(state.marcher)};
        case Phase::march:
        case Phase::lot:
        case Phase::over: break;
    }
    return {march_off, {}};
}

}  // namespace

std::string Game::question(const View& seen, const Listener& listener) const {
    const Language language = listener.language;
    const Asked now = asked(*this, seen);
    const std::string_view words = now.words.in(language);
    const std::string sentence = listener.is(seen.turn) ? without_name(words) : std::string{words};
    return filled(sentence, {words_for(first_colour(seen.turn)).in(language), now.about});
}

}  // namespace meadhall::wikinger
