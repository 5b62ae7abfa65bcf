// What is asked of the player who has to decide, in one sentence.
#include "core/sentence.hpp"
#include "games/walhalla/chapters.hpp"
#include "games/walhalla/shown/words.hpp"

namespace meadhall::walhalla {
namespace {

// {0} is the player who is asked; what the others are stands in `Asking`.
// clang-format off: one row per question
constexpr Words board_words    = {"{0}, who sails? Seats open to you: {1}.", "{0}, wer fährt mit? Freie Plätze für dich: {1}.", "{0}, wie vaart mee? Plaatsen voor jou: {1}."};
constexpr Words ride_words     = {"{0}, it is your ship that {1} sails: will you ride along on seat {2}?", "{0}, {1} fährt mit deinem Drachen: fährst du auf Platz {2} mit?", "{0}, {1} vaart met jouw draak: vaar je mee op plaats {2}?"};
constexpr Words sell_words     = {"{0}, which card do you sell for a Viking?", "{0}, welche Karte verkaufst du für einen Wikinger?", "{0}, welke kaart verkoop je voor een Viking?"};
constexpr Words moor_words     = {"{0}, in which fjord does the ship moor?", "{0}, in welchem Fjord legt der Drache an?", "{0}, in welke fjord legt de draak aan?"};
constexpr Words land_words     = {"{0}, your Viking lands on the left ({1}) or on the right ({2}).", "{0}, dein Wikinger landet links ({1}) oder rechts ({2}).", "{0}, je Viking landt links ({1}) of rechts ({2})."};
constexpr Words land_for_words = {"{0}, the Viking of {3} lands on the left ({1}) or on the right ({2}).", "{0}, der Wikinger von {3} landet links ({1}) oder rechts ({2}).", "{0}, de Viking van {3} landt links ({1}) of rechts ({2})."};
// On a screen the map may lie on its side, so whoever is spoken to as "you" reads of tongues, not of left and right.
constexpr Words land_you_words = {"Where does your Viking land: {1}, or {2}?", "Wo landet dein Wikinger: {1}, oder {2}?", "Waar landt je Viking: {1}, of {2}?"};
constexpr Words attack_words   = {"{0}, you attack {1} ({2}): with an attack card?", "{0}, du greifst {1} an ({2}): mit Attacke?", "{0}, je valt {1} aan ({2}): met een aanval?"};
constexpr Words defend_words   = {"{0}, {1} attacks your Viking ({2}): do you lose or win?", "{0}, {1} greift deinen Wikinger an ({2}): verlierst oder gewinnst du?", "{0}, {1} valt je Viking aan ({2}): verlies of win je?"};
constexpr Words hunt_words     = {"{0}, do you hunt in the forest for twice the points?", "{0}, jagst du im Wald für doppelte Punkte?", "{0}, jaag je in het woud voor dubbele punten?"};
constexpr Words lay_words      = {"{0}, the raid is over: which cards do you lay face down?", "{0}, der Raubzug ist vorbei: welche Karten legst du verdeckt?", "{0}, de rooftocht is voorbij: welke kaarten leg je gedekt?"};
constexpr Words walhalla_words = {"{0}, do you play the Walhalla card for the resupply?", "{0}, spielst du die Walhalla-Karte für den Nachschub?", "{0}, speel je de Walhallakaart voor de bevoorrading?"};
constexpr Words shore_words    = {"tongue {0}: {1}", "Landzunge {0}: {1}", "landtong {0}: {1}"};
constexpr Words none_words     = {"none", "keine", "geen"};
// clang-format on

/// What stands in {1}, {2} and {3}.
struct Parts {
    std::string first{};
    std::string second{};
    std::string third{};
};

class Asking {
  public:
    Asking(const Game& game, const Open& open, const Listener& listener)
        : game_{game}, open_{open}, language_{listener.language}, personal_{listener.is(open.asked)} {}

    [[nodiscard]] std::string sentence() const {
        switch (open_.step) {
            case Step::board: return said(board_words, {seats()});
            case Step::ride:
                return said(ride_words, {name(open_.active), std::to_string(coloured_seat(open_.ship) + 1)});
            case Step::sell: return said(sell_words);
            case Step::moor: return said(moor_words);
            case Step::land: return landing();
            case Step::attack: return said(attack_words, {name(defender_colour(open_)), place(open_.side)});
            case Step::defend: return said(defend_words, {name(landing_colour(open_)), place(open_.side)});
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
    [[nodiscard]] std::string said(const Words& words, const Parts& parts = {}) const {
        const std::string_view sentence = words.in(language_);
        return filled(personal_ ? without_name(sentence) : std::string{sentence},
                      {name(open_.asked), parts.first, parts.second, parts.third});
    }
    [[nodiscard]] std::string name(Colour colour) const { return std::string{words_for(colour).in(language_)}; }
    [[nodiscard]] std::string name(Seat seat) const { return name(game_.colour(seat)); }

    /// Somebody else may choose for the Viking (option landingSideChooser).
    [[nodiscard]] std::string landing() const {
        const Colour owner = landing_colour(open_);
        const bool is_own = owner == game_.colour(open_.asked);
        const Words& own = personal_ ? land_you_words : land_words;
        return said(is_own ? own : land_for_words, {place(Side::left), place(Side::right), name(owner)});
    }
    /// "tongue 2: forest", and who stands there.
    [[nodiscard]] std::string place(Side side) const {
        const Plot* field = field_beside(open_, side);
        if (field == nullptr) { return std::string{none_words.in(language_)}; }
        std::string what{words_for(field->terrain).in(language_)};
        if (open_.step == Step::land && field->viking != Colour::none) { what += " – " + name(field->viking); }
        const int tongue = open_.fjord + (side == Side::left ? 0 : 1);
        return filled(shore_words.in(language_), {std::to_string(tongue), what});
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
