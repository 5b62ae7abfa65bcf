// What happened, as sentences. %P is the player, %N the number, %I the item, %O the other item, %W the other place,
// %C the card, %S the space, %F the face, %D the dice action, %K the other number,
// %Z the cell.
#include "games/odin/chapters.hpp"
#include "games/odin/item_words.hpp"

namespace meadhall::odin {

namespace {

// clang-format off
constexpr std::array<Words, happening_count> sentences = {{
    {"%P begins.", "%P beginnt.", "%P begint."},
    {"Columns %N and %K can be imitated.", "Die Spalten %N und %K sind nachahmbar.", "De kolommen %N en %K kunnen worden nagebootst."},
    {"%P gets an occupation.", "%P erhält eine Ausbildung.", "%P krijgt een opleiding."},
    {"%P gets the occupation %C.", "%P erhält die Ausbildung %C.", "%P krijgt de opleiding %C."},
    {"Mountain strip %N is turned up.", "Bergstreifen %N wird aufgedeckt.", "Bergstrook %N wordt opengelegd."},
    {"Mountain strip %N is empty.", "Bergstreifen %N ist leer.", "Bergstrook %N is leeg."},
    {"Round %N begins.", "Runde %N beginnt.", "Ronde %N begint."},
    {"Harvest: tier %N.", "Ernte: Stufe %N.", "Oogst: niveau %N."},
    {"%F comes up.", "%F erscheint.", "%F verschijnt."},
    {"%P draws a weapon: %I.", "%P zieht eine Waffe: %I.", "%P trekt een wapen: %I."},
    {"%P places %N: %S.", "%P setzt %N ein: %S.", "%P plaatst %N: %S."},
    {"%P passes.", "%P passt.", "%P past."},
    {"%P plays %C.", "%P spielt %C aus.", "%P speelt %C."},
    {"%P chooses alternative %N.", "%P wählt Möglichkeit %N.", "%P kiest mogelijkheid %N."},
    {"%P sets out with %N whaling boats.", "%P fährt mit %N Walfangbooten aus.", "%P vaart uit met %N walvisboten."},
    {"%P receives %N × %I.", "%P erhält %N × %I.", "%P krijgt %N × %I."},
    {"%P gives %N × %I.", "%P gibt %N × %I.", "%P geeft %N × %I."},
    {"%P takes %N from mountain strip %K.", "%P nimmt %N von Bergstreifen %K.", "%P neemt %N van bergstrook %K."},
    {"%P: %I becomes %O.", "%P: %I wird zu %O.", "%P: %I wordt %O."},
    {"%P rolls %N.", "%P würfelt %N.", "%P gooit %N."},
    {"%P succeeds: %D.", "%P hat Erfolg: %D.", "%P slaagt: %D."},
    {"%P fails: %D.", "%P scheitert: %D.", "%P faalt: %D."},
    {"%N Vikings return to %P.", "%N Wikinger kehren zu %P zurück.", "%N Vikingen keren terug naar %P."},
    {"%P explores %F.", "%P entdeckt %F.", "%P ontdekt %F."},
    {"%P emigrates: %I.", "%P wandert aus: %I.", "%P emigreert: %I."},
    {"%P picks up %I (%W).", "%P nimmt %I auf (%W).", "%P pakt %I op (%W)."},
    {"%P lays %I (%W %Z).", "%P legt %I (%W %Z).", "%P legt %I (%W %Z)."},
    {"%P stores %I (%W).", "%P lagert %I ein (%W).", "%P slaat %I op (%W)."},
    {"%P buys: %I.", "%P kauft: %I.", "%P koopt: %I."},
    {"%P arms: %I.", "%P bewaffnet: %I.", "%P bewapent: %I."},
    {"%P: income %N.", "%P: Einnahmen %N.", "%P: inkomsten %N."},
    {"%P: %I breed (+%N).", "%P: %I vermehren sich (+%N).", "%P: %I vermeerderen zich (+%N)."},
    {"%P serves %I.", "%P serviert %I.", "%P serveert %I."},
    {"%P takes %N Thing penalties.", "%P nimmt %N Thingstrafen.", "%P neemt %N Dingstraffen."},
    {"%P takes the lead.", "%P wird Startspieler.", "%P wordt startspeler."},
    {"%P: %C works.", "%P: %C wirkt.", "%P: %C werkt."},
    {"%P unloads ore: %I.", "%P lädt Erz ab: %I.", "%P laadt erts uit: %I."},
    {"%P uses without Vikings: %S.", "%P nutzt ohne Wikinger: %S.", "%P gebruikt zonder Vikingen: %S."},
    {"The game is over.", "Das Spiel ist zu Ende.", "Het spel is afgelopen."},
    {"%P wins.", "%P gewinnt.", "%P wint."},
}};
// clang-format on

constexpr Words player_word{"Player", "Spieler", "Speler"};

std::string filled_in(char mark, const Event& event, Language language) {
    switch (mark) {
        case 'P': return std::string{player_word.in(language)} + " " + std::to_string(event.seat.number + 1);
        case 'N': return std::to_string(event.number);
        case 'I': return std::string{words_of(event.item).in(language)};
        case 'O': return std::string{words_of(Item{int{event.other}}).in(language)};
        case 'W': return Game::name(Place{event.other});
        case 'C': return std::string{row_of(event.card).name.in(language)};
        case 'S': return std::string{row_of(event.space).name.in(language)};
        case 'F': return std::string{row_of(event.face).name.in(language)};
        case 'D': return std::string{row_of(static_cast<DiceAction>(event.other)).name.in(language)};
        case 'Z': return Game::name(event.cell);
        case 'K': return std::to_string(event.other);
        default: return {};
    }
}

}  // namespace

std::string Game::tell(const Event& event, Language language) {
    const std::string_view sentence = sentences[index(event.what)].in(language);
    std::string told;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (sentence[i] == '%') {
            told += filled_in(sentence[++i], event, language);
        } else {
            told += sentence[i];
        }
    }
    return told;
}

}  // namespace meadhall::odin
