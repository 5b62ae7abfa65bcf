// What is asked of the player who has to decide, in one sentence.
#include "core/sentence.hpp"
#include "games/walhalla/chapters.hpp"
#include "games/walhalla/shown/words.hpp"

namespace meadhall::walhalla {
namespace {

// {seat} is the player who is asked. On a screen the map may lie on its side, so shores are told by their tongues, not
// as left and right.
// clang-format off: one row per question
constexpr Words board_words    = {"{seat}, who sails? Seats open to you: {seats}.", "{seat}, wer fährt mit? Freie Plätze für dich: {seats}.", "{seat}, wie vaart mee? Plaatsen voor jou: {seats}."};
constexpr Words ride_words     = {"{seat}, it is {other}'s turn, and seat {number} of this ship has your colour: will you sail along?", "{seat}, {other} ist am Zug, und Platz {number} dieses Drachen hat deine Farbe: Fährst du mit?", "{seat}, {other} is aan de beurt, en plaats {number} van deze draak heeft jouw kleur: vaar je mee?"};
constexpr Words ride_you_words = {"It is {other}'s turn, and seat {number} of this ship has your colour: will you sail along?", "{other} ist am Zug, und Platz {number} dieses Drachen hat deine Farbe: Fährst du mit?", "{other} is aan de beurt, en plaats {number} van deze draak heeft jouw kleur: vaar je mee?"};
constexpr Words sell_words     = {"{seat}, which card do you sell for a Viking?", "{seat}, welche Karte verkaufst du für einen Wikinger?", "{seat}, welke kaart verkoop je voor een Viking?"};
constexpr Words moor_words     = {"{seat}, in which fjord does the ship moor?", "{seat}, in welchem Fjord legt der Drache an?", "{seat}, in welke fjord legt de draak aan?"};
constexpr Words land_words     = {"{seat}, where does your Viking land: {left}, or {right}?", "{seat}, wo landet dein Wikinger: {left} oder {right}?", "{seat}, waar landt je Viking: {left}, of {right}?"};
constexpr Words land_for_words = {"{seat}, where does {other}'s Viking land: {left}, or {right}?", "{seat}, wo landet der Wikinger von {other}: {left} oder {right}?", "{seat}, waar landt de Viking van {other}: {left}, of {right}?"};
constexpr Words attack_words   = {"{seat}, you attack {other} ({spot}): do you play Attack?", "{seat}, du greifst {other} an ({spot}): Spielst du Attacke?", "{seat}, je valt {other} aan ({spot}): speel je Aanval?"};
constexpr Words defend_words   = {"{seat}, your Viking is attacked by {other} ({spot}): do you lose or win?", "{seat}, dein Wikinger wird von {other} angegriffen ({spot}): Verlierst oder gewinnst du?", "{seat}, je Viking wordt aangevallen door {other} ({spot}): verlies of win je?"};
constexpr Words hunt_words     = {"{seat}, do you hunt in the forest for twice the points?", "{seat}, jagst du im Wald für doppelte Punkte?", "{seat}, jaag je in het woud voor dubbele punten?"};
constexpr Words lay_words      = {"{seat}, the raid is over: which cards do you lay face down?", "{seat}, der Raubzug ist vorbei: Welche Karten spielst du verdeckt aus?", "{seat}, de rooftocht is afgelopen: welke kaarten leg je gedekt neer?"};
constexpr Words walhalla_words = {"{seat}, do you play the Walhalla card for the resupply?", "{seat}, spielst du die Walhalla-Karte für den Nachschub aus?", "{seat}, speel je de Walhallakaart voor de bevoorrading?"};
constexpr Words shore_words    = {"tongue {tongue} ({field})", "Landzunge {tongue} ({field})", "landtong {tongue} ({field})"};
constexpr Words spot_words     = {"tongue {tongue}: {field}", "Landzunge {tongue}: {field}", "landtong {tongue}: {field}"};
constexpr Words no_field_words = {"no field", "kein Feld", "geen veld"};
constexpr Words none_words     = {"none", "keine", "geen"};
// clang-format on

class Asking {
  public:
    Asking(const Game& game, const Open& open, const Listener& listener)
        : game_{game}, open_{open}, language_{listener.language}, personal_{listener.is(open.asked)} {}

    [[nodiscard]] std::string sentence() const {
        switch (open_.step) {
            case Step::board: return said(board_words, {{"seats", seats()}});
            case Step::ride:
                return said(personal_ ? ride_you_words : ride_words,
                            {{"other", name(open_.active)}, {"number", coloured_seat(open_.ship) + 1}});
            case Step::sell: return said(sell_words);
            case Step::moor: return said(moor_words);
            case Step::land: return landing();
            case Step::attack: return fighting(attack_words, defender_colour(open_));
            case Step::defend: return fighting(defend_words, landing_colour(open_));
            case Step::hunt: return said(hunt_words);
            case Step::lay: return said(lay_words);
            case Step::walhalla: return said(walhalla_words);
            case Step::tile:
            case Step::inner:
            case Step::outer:
            case Step::start:
            case Step::ship:
            case Step::card:
            case Step::over: break;  // nobody is asked
        }
        return {};
    }

  private:
    [[nodiscard]] std::string said(const Words& words, Gaps gaps = {}) const {
        const std::string_view sentence = words.in(language_);
        gaps.emplace_back("seat", name(open_.asked));
        return filled(personal_ ? without_name(sentence) : std::string{sentence}, language_, gaps);
    }
    [[nodiscard]] std::string fighting(const Words& words, Colour other) const {
        return said(words, {{"other", name(other)}, {"spot", place(spot_words, open_.side)}});
    }
    [[nodiscard]] std::string name(Colour colour) const { return std::string{words_for(colour).in(language_)}; }
    [[nodiscard]] std::string name(Seat seat) const { return name(game_.colour(seat)); }

    /// Somebody else may choose for the Viking (option landingSideChooser).
    [[nodiscard]] std::string landing() const {
        const Colour owner = landing_colour(open_);
        const bool is_own = owner == game_.colour(open_.asked);
        return said(is_own ? land_words : land_for_words, {{"left", place(shore_words, Side::left)},
                                                           {"right", place(shore_words, Side::right)},
                                                           {"other", name(owner)}});
    }
    /// "tongue 2 (forest)", and who stands there.
    [[nodiscard]] std::string place(const Words& words, Side side) const {
        const Plot* field = field_beside(open_, side);
        if (field == nullptr) { return std::string{no_field_words.in(language_)}; }
        std::string what{words_for(field->terrain).in(language_)};
        if (open_.step == Step::land && field->viking != Colour::none) { what += " – " + name(field->viking); }
        const int tongue = open_.fjord + (side == Side::left ? 0 : 1);
        return filled(words, language_, {{"tongue", tongue}, {"field", what}});
    }
    [[nodiscard]] std::string seats() const {
        std::string numbers;
        for (const int number : seat_numbers(open_seats(game_, open_, open_.asked))) {
            numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
        }
        return numbers.empty() ? std::string{none_words.in(language_)} : numbers;
    }

    const Game& game_;
    const Open& open_;
    Language language_;
    bool personal_;  // it is put to whoever is called "you"
};

}  // namespace

std::string Game::question(const View& seen, const Listener& listener) const {
    return Asking{*this, seen, listener}.sentence();
}

}  // namespace meadhall::walhalla
