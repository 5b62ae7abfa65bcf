// What is asked of the player whose turn it is, in one sentence.
#include <algorithm>

#include "core/sentence.hpp"
#include "games/wikinger/chapters.hpp"
#include "games/wikinger/words.hpp"

namespace meadhall::wikinger {
namespace {

// {seat} is the player; {count} how many; {regions} which ones; {point} which Viking; {back} from where it came.
// clang-format off: one row per question
constexpr Words put_ashore  = {"{seat}, put {count|another Viking on a free point|# Vikings on free points}.", "{seat}, setze {count|noch einen Wikinger auf einen freien Punkt|# Wikinger auf freie Punkte}.", "{seat}, zet {count|nog een Viking op een vrij punt|# Vikingen op vrije punten}."};
constexpr Words throw_off    = {"{seat}, take {count|an enemy Viking|# enemy Vikings} off the island.", "{seat}, nimm {count|einen gegnerischen Wikinger|# gegnerische Wikinger} von der Insel.", "{seat}, neem {count|een vijandelijke Viking|# vijandelijke Vikingen} van het eiland."};
constexpr Words first_tower = {"{seat}, you are alone in {count|region|regions} {regions}: put up a tower there, or decline.", "{seat}, du bist allein in {count|Gebiet|den Gebieten} {regions}: Stelle einen Turm auf oder verzichte.", "{seat}, je bent alleen in {count|gebied|de gebieden} {regions}: plaats een toren, of sla over."};
constexpr Words put_tower   = {"{seat}, you have conquered {count|region|regions} {regions}: put up a tower.", "{seat}, du hast {count|Gebiet|die Gebiete} {regions} erobert: Stelle einen Turm auf.", "{seat}, je hebt {count|gebied|de gebieden} {regions} veroverd: plaats een toren."};
constexpr Words march_off   = {"{seat}, move a Viking.", "{seat}, ziehe mit einem Wikinger.", "{seat}, verzet een Viking."};
// W-9.1
constexpr Words must_threaten = {"{seat}, after two idle turns you must capture, put up a tower or threaten a capture.", "{seat}, nach zwei untätigen Zügen musst du fangen, einen Turm aufstellen oder einen Fang androhen.", "{seat}, na twee beurten zonder dreiging moet je vangen, een toren plaatsen of met een vangst dreigen."};
constexpr Words must_capture = {"{seat}, after two turns without a capture you must capture now.", "{seat}, nach zwei Zügen ohne Fang musst du jetzt fangen.", "{seat}, na twee beurten zonder vangst moet je nu vangen."};
constexpr Words no_shuttle  = {"{seat}, move a Viking, but not from {point} to {back} once more.", "{seat}, ziehe mit einem Wikinger, aber nicht noch einmal von {point} nach {back}.", "{seat}, verzet een Viking, maar niet nog eens van {point} naar {back}."};
constexpr Words march_on    = {"{seat}, your Viking on {point} can capture again. Go on, or stop.", "{seat}, dein Wikinger auf {point} kann weiterfangen. Ziehe weiter oder höre auf.", "{seat}, je Viking op {point} kan verder vangen. Ga verder, of stop."};
// clang-format on

struct Asked {
    Words words;
    Gaps gaps;
};

/// The regions in which a tower may go up now.
std::vector<std::string> tower_regions(const Game& game, const State& state) {
    std::vector<std::string> letters;
    for (const Point at : game.tower_points(state)) {
        std::string letter = region_name(game.island().letter(game.island().region_of(at)));
        if (std::ranges::find(letters, letter) == letters.end()) { letters.push_back(std::move(letter)); }
    }
    std::ranges::sort(letters);
    return letters;
}

Asked about_towers(const Words& words, const Game& game, const State& state, Language language) {
    const std::vector<std::string> regions = tower_regions(game, state);
    return {words, {{"count", static_cast<int>(regions.size())}, {"regions", listed(regions, language)}}};
}

/// W-9.1: what the standstill rule asks for is the question.
Asked about_march(const Game& game, const State& state) {
    const Trail& trail = state.trails[state.turn.number];
    switch (game.duty(state)) {
        case Duty::threaten: return {must_threaten, {}};
        case Duty::capture: return {must_capture, {}};
        case Duty::no_shuttle: return {no_shuttle, {{"point", game.name(trail.to)}, {"back", game.name(trail.from)}}};
        case Duty::none: break;
    }
    return {march_off, {}};
}

Asked asked(const Game& game, const State& state, Language language) {
    switch (state.phase) {
        case Phase::settlement: return {put_ashore, {{"count", int{state.due}}}};
        case Phase::brawl: return {throw_off, {{"count", int{state.due}}}};
        case Phase::first_towers: return about_towers(first_tower, game, state, language);
        case Phase::dawn:
        case Phase::dusk: return about_towers(put_tower, game, state, language);
        case Phase::chain: return {march_on, {{"point", game.name(state.marcher)}}};
        case Phase::march: return about_march(game, state);
        case Phase::lot:
        case Phase::over: break;
    }
    return {march_off, {}};
}

}  // namespace

std::string Game::question(const View& seen, const Listener& listener) const {
    const Language language = listener.language;
    Asked now = asked(*this, seen, language);
    const std::string_view words = now.words.in(language);
    now.gaps.emplace_back("seat", words_for(first_colour(seen.turn)).in(language));
    return filled(listener.is(seen.turn) ? without_name(words) : std::string{words}, language, now.gaps);
}

}  // namespace meadhall::wikinger
