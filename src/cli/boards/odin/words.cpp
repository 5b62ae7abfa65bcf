#include "cli/boards/odin/words.hpp"

#include <array>
#include <cstddef>

#include "cli/boards/odin/lesson.hpp"

namespace meadhall::cli {

namespace {

struct Row {
    OdinSaying saying;
    Words words;
};

using S = OdinSaying;

// clang-format off: one row per saying
constexpr std::array rows = {
    Row{S::part_setup,        {"The game is being set up", "Das Spiel wird aufgebaut", "Het spel wordt klaargezet"}},
    Row{S::part_round,        {"Round {0} of {1}: {2}", "Runde {0} von {1}: {2}", "Ronde {0} van {1}: {2}"}},
    Row{S::part_over,         {"The game is over", "Die Partie ist zu Ende", "De partij is afgelopen"}},

    Row{S::type_card,         {"Type its name", "Gib ihren Namen ein", "Typ de naam"}},
    Row{S::type_window,       {"Lay tiles, for example {0}; then {1}", "Lege Marken, etwa {0}; dann: {1}", "Leg tegels, zoals {0}; dan: {1}"}},
    Row{S::type_done,         {"type “done”.", "gib „fertig“ ein.", "typ ‘klaar’."}},
    Row{S::type_done_or_space,{"type “done” or the next space.", "gib „fertig“ oder das nächste Feld ein.", "typ ‘klaar’ of het volgende veld."}},
    Row{S::type_turn,         {"Type a space ({0}), a tile ({1}) or “pass”.", "Gib Feld ({0}), Marke ({1}) oder „passe“ ein.", "Typ veld ({0}), tegel ({1}) of ‘pas’."}},
    Row{S::type_turn_only,    {"Type a space, for example {0}, or “pass”.", "Gib ein Feld ein, etwa {0}, oder „passe“.", "Typ een veld, bijvoorbeeld {0}, of ‘pas’."}},
    Row{S::or_done,           {", or “done”", " oder „fertig“", ", of ‘klaar’"}},
    Row{S::or_no,             {", or “no”", " oder „nein“", ", of ‘nee’"}},
    Row{S::type_number,       {"Type its number", "Gib die Nummer ein", "Typ het nummer"}},
    Row{S::type_yes_no,       {"Type “yes” or “no”.", "Gib „ja“ oder „nein“ ein.", "Typ ‘ja’ of ‘nee’."}},
    Row{S::type_mountain,     {"Type strip and number", "Gib Streifen und Anzahl ein", "Typ strook en aantal"}},
    Row{S::type_upgrading,    {"Type a good and steps", "Gib Ware und Stufen ein", "Typ een tegel en stappen"}},
    Row{S::type_good,         {"Type a good", "Gib eine Ware ein", "Typ een goederentegel"}},
    Row{S::type_play,         {"Type a card", "Gib eine Karte ein", "Typ een kaart"}},
    Row{S::type_tile,         {"Type a tile", "Gib eine Marke ein", "Typ een tegel"}},
    Row{S::type_boats,        {"Type how many boats without and with loose ore", "Gib ein: Boote ohne loses Erz, Boote mit losem Erz", "Typ hoeveel boten zonder en met los erts"}},
    Row{S::type_roll,         {"Type “roll”.", "Gib „würfeln“ ein.", "Typ ‘gooi’."}},
    Row{S::type_any_of,       {"Type {0}", "Gib ein: {0}", "Typ {0}"}},
    Row{S::type_face,         {"Type its name", "Gib den Namen ein", "Typ de naam"}},
    Row{S::type_emigration,   {"Type a ship and its ore", "Gib Schiff und Erz darauf ein", "Typ schip en erts erop"}},
    Row{S::type_feasting,     {"Type dishes (cross: the short side), silver, or “leave” ({0} points a place)", "Gib Gerichte ein (quer: kurze Seite), Silber oder „leer“ ({0} Punkte je Platz)", "Typ gerechten (dwars: korte kant), zilver, of ‘leeg’ ({0} punten per plaats)"}},
    Row{S::type_use,          {"Type {0}{1}.", "Gib {0} ein{1}.", "Typ {0}{1}."}},
    Row{S::type_space,        {"Type a space", "Gib ein Feld ein", "Typ een veld"}},
    Row{S::type_how_many,     {"Type how many", "Gib die Zahl ein", "Typ het aantal"}},
    Row{S::type_laying,       {"Type its lower left cell and its turn (0–7)", "Gib das Feld links unten und die Drehung (0–7) ein", "Typ het vak linksonder en de stand (0–7)"}},

    Row{S::warn_feast,        {"The feast has {0|# place|# places}; food and silver fill {1}.", "Das Festmahl hat {0|# Platz|# Plätze}; Nahrung und Silber füllen {1}.", "Het feestmaal heeft {0|# plaats|# plaatsen}; je eten en zilver vullen er {1}."}},

    Row{S::dice_stakes,       {"Success brings {0}; with the rolls left it comes in {1}% of cases. Failing brings {2}.", "Erfolg bringt {0}; mit den restlichen Würfen gelingt er in {1} % der Fälle. Scheitern bringt {2}.", "Succes levert {0} op; met de worpen die je hebt lukt het in {1}% van de gevallen. Falen levert {2} op."}},
    Row{S::dice_sure,         {"Success brings {0}. Failing brings {1}.", "Erfolg bringt {0}. Scheitern bringt {1}.", "Succes levert {0} op. Falen levert {1} op."}},
    Row{S::dice_loot,         {"the loot of your choice", "Beute nach Wahl", "buit naar keuze"}},
    Row{S::dice_back,         {"{0|# Viking|# Vikings} back", "{0} Wikinger zurück", "{0|# Viking|# Vikingen} terug"}},
    Row{S::dice_by_loot,      {"the loot", "die Beute", "de buit"}},
    Row{S::dice_by_paying,    {"“pay” and how much of it in wood", "„zahle“ und wie viel davon in Holz", "‘betaal’ en hoeveel hout"}},
    Row{S::dice_by_rolling,   {"“roll”", "„würfeln“", "‘gooi’"}},
    Row{S::dice_by_failing,   {"“fail”", "„scheitern“", "‘faal’"}},
    Row{S::waste,             {"{0} would cost you {1} and bring nothing. Type it again if you mean it.", "{0} würde dich {1} kosten und nichts bringen. Gib es noch einmal ein, wenn du es ernst meinst.", "{0} zou je {1} kosten en niets opleveren. Typ het nog eens als je het echt wilt."}},
    Row{S::space_line,        {"{0} {1} (Vikings: {2}): {3}.", "{0} {1} (Wikinger: {2}): {3}.", "{0} {1} (Vikingen: {2}): {3}."}},
    Row{S::space_or,          {", or ", " oder ", ", of "}},
    Row{S::space_open,        {"You can use it in your turn.", "Du kannst es in deinem Zug nutzen.", "Je kunt het in je beurt gebruiken."}},
    Row{S::space_lacking,     {"Missing: {0}.", "Es fehlt: {0}.", "Je komt tekort: {0}."}},
    Row{S::lacking,           {"missing: {0}", "es fehlt: {0}", "je komt tekort: {0}"}},

    Row{S::vikings,           {"Vikings {0}", "Wikinger {0}", "Vikingen {0}"}},
    Row{S::seat_short,        {"{0}: {1} Vik., {2} pts, inc. {3}, cards {4}", "{0}: {1} Wik., {2} Pkt, Einn. {3}, Karten {4}", "{0}: {1} Vik., {2} pnt, ink. {3}, kaarten {4}"}},
    Row{S::seat_least,        {"{0}: {1} Vik., {2} pts", "{0}: {1} Wik., {2} Pkt", "{0}: {1} Vik., {2} pnt"}},
    Row{S::waiting,           {"waiting {0}", "wartend {0}", "wachtend {0}"}},
    Row{S::points,            {"points {0}", "Punkte {0}", "punten {0}"}},
    Row{S::income,            {"income {0}", "Einnahmen {0}", "inkomsten {0}"}},
    Row{S::bonuses,           {"bonuses", "Prämien", "bonussen"}},
    Row{S::weapons,           {"weapons", "Waffen", "wapens"}},
    Row{S::ships,             {"ships", "Schiffe", "schepen"}},
    Row{S::emigrated,         {"emigrated {0}", "ausgewandert {0}", "geëmigreerd {0}"}},
    Row{S::buildings,         {"buildings", "Gebäude", "gebouwen"}},
    Row{S::islands,           {"lands", "Entdeckungspläne", "ontdekkingsborden"}},
    Row{S::specials,          {"special tiles", "Sondermarken", "speciale tegels"}},
    Row{S::strips,            {"strips", "Bergstreifen", "bergstroken"}},
    Row{S::strip_letters,     {"wso$", "hse$", "hse$"}},
    Row{S::hand,              {"hand", "Hand", "hand"}},
    Row{S::played,            {"played", "ausgespielt", "gespeeld"}},
    Row{S::cards,             {"cards {0}", "Karten {0}", "kaarten {0}"}},
    Row{S::nothing,           {"nothing", "nichts", "niets"}},
    Row{S::penalties,         {"penalties {0}", "Strafen {0}", "straffen {0}"}},
    Row{S::slots,             {"feast table: {0|# place|# places}", "Festtafel: {0|# Platz|# Plätze}", "feesttafel: {0|# plaats|# plaatsen}"}},

    Row{S::column_1,          {"1 Viking", "1 Wikinger", "1 Viking"}},
    Row{S::column_2,          {"2 Vikings", "2 Wikinger", "2 Vikingen"}},
    Row{S::column_3,          {"3 Vikings, a card", "3 Wikinger, 1 Karte", "3 Vikingen, kaart"}},
    Row{S::column_4,          {"4 Vikings, play 1", "4 Wi., 1 ausspielen", "4 Vikingen, speel 1"}},
    Row{S::taken_by,          {"Taken by {0}: {1}.", "Besetzt von {0}: {1}.", "Bezet door {0}: {1}."}},
    Row{S::taken_now,         {"Taken: {0}.", "Besetzt: {0}.", "Bezet: {0}."}},
    Row{S::taken_before,      {"Taken since last round: {0}.", "Besetzt seit letzter Runde: {0}.", "Bezet sinds vorige ronde: {0}."}},
    Row{S::imitation_free,    {"Column {0} can be imitated.", "Spalte {0} ist nachahmbar.", "Kolom {0} kan nagebootst worden."}},
    Row{S::imitation_used,    {"{0} imitates {1}.", "{0} ahmt {1} nach.", "{0} bootst {1} na."}},
    Row{S::action_legend,     {"1a: free and possible  1a free, not possible now  1a[2] taken by player 2", "1a: frei und möglich  1a frei, gerade nicht möglich  1a[2] besetzt von 2", "1a: vrij en mogelijk  1a vrij, nu niet mogelijk  1a[2] bezet door speler 2"}},
    Row{S::action_legend_solo,{"1a: free and possible  1a free, not possible now  [x] taken  [o] since last round", "1a: frei und möglich  1a frei, gerade nicht möglich  [x] besetzt  [o] seit letzter Runde", "1a: vrij en mogelijk  1a vrij, nu niet mogelijk  [x] bezet  [o] sinds vorige ronde"}},

    Row{S::grid_legend,       {"- costs a point  7 income  *Ru bonus, !Ru won  oi=oi a tile", "- kostet einen Punkt  7 Einnahmen  *Ru Prämie, !Ru gewonnen  ol=ol Marke", "- kost een punt  7 inkomsten  *Ru bonus, !Ru gewonnen  ol=ol tegel"}},
    Row{S::corner_legend,     {"> its lower left corner may lie here", "> hier darf ihre linke untere Ecke liegen", "> hier mag de hoek linksonder liggen"}},
    Row{S::income_line,       {"{0}: income {1}, minus points {2}", "{0}: Einnahmen {1}, Minuspunkte {2}", "{0}: inkomsten {1}, minpunten {2}"}},

    Row{S::on_display,        {"on display, silver {0}", "liegt aus, Silber {0}", "ligt open, zilver {0}"}},
    Row{S::board_of,          {"{0}, income {1}", "{0}, Einnahmen {1}", "{0}, inkomsten {1}"}},
    Row{S::goods_head,        {"orange|red|green|blue (swords)", "orange|rot|grün|blau (Schwerter)", "oranje|rood|groen|blauw (zwaarden)"}},
    Row{S::goods_legend,      {"An upgrade is one column to the right. Type a good by its name or its two letters.", "Aufwerten ist eine Spalte nach rechts. Tippe den Namen oder die zwei Buchstaben.", "Opwaarderen is één kolom naar rechts. Typ een tegel met zijn naam of twee letters."}},
    Row{S::oval_board,        {"Special tiles for sale ($ price, s swords, f can be forged):", "Sondermarken auf dem Vorratsplan ($ Preis, s Schwerter, z Schmiedezange):", "Speciale tegels op het voorraadbord ($ prijs, z zwaarden, s te smeden):"}},
    Row{S::feast_legend,      {"## served or emigrated  .. free  v Viking. Never two orange or two red dishes side by side.", "## serviert oder ausgewandert  .. frei  v Wikinger. Nie zweimal orange oder rot nebeneinander.", "## geserveerd of geëmigreerd  .. vrij  v Viking. Nooit twee oranje of rode naast elkaar."}},
    Row{S::feast_beside,      {"The last dish is {0}: no other of that colour next to it.", "Das letzte Gericht ist {0}: Daneben darf kein gleichfarbiges liegen.", "Het laatste gerecht is {0}: ernaast mag er geen van die kleur liggen."}},
    Row{S::shapes,            {"{0}, turned:", "{0}, gedreht:", "{0}, gedraaid:"}},

    Row{S::lookups,           {"or a space (view 4m), a card, a tile, a land", "oder ein Feld (brett 4m), eine Karte, eine Marke, ein Land", "of een veld (bord 4m), een kaart, een tegel, een land"}},

    Row{S::list_place,        {"{0}: {1}", "{0}: {1}", "{0}: {1}"}},
    Row{S::list_imitate,      {"imitate: {0}", "nachahmen: {0}", "nabootsen: {0}"}},
    Row{S::list_lay,          {"lay on {0}: {1}", "legen auf {0}: {1}", "leggen op {0}: {1}"}},
    Row{S::list_pose,         {"turned {0}: {1}", "Drehung {0}: {1}", "draai {0}: {1}"}},
    Row{S::list_more,         {"… {0} more", "… {0} weitere", "… nog {0}"}},
    Row{S::lesson,            {odin_lesson.en, odin_lesson.de, odin_lesson.nl}},
};

struct SpaceLabel {
    odin::Space space;
    Words words;
};
using P = odin::Space;

constexpr std::array<SpaceLabel, odin::space_count> labels = {{
    {P::build_shed,                  {"2 wood→shed", "2 Holz→Schuppen", "2 hout→schuur"}},
    {P::build_stone_house,           {"stone→stone hse", "Stein→Steinhaus", "1 st→stenen huis"}},
    {P::build_long_house,            {"2 stone→long hse", "2 Stein→Langhaus", "2 steen→langhuis"}},
    {P::build_house_and_ship,        {"house and ship", "Haus und Schiff", "huis en schip"}},
    {P::build_whaling_boat,          {"wood→boat", "Holz→Walfangboot", "hout→walvisboot"}},
    {P::build_knarr,                 {"2 wood→knarr", "2 Holz→Knorr", "2 hout→knarr"}},
    {P::build_longship,              {"2 wood→longship", "2 Holz→Dr.schiff", "2 h.→drakenschip"}},
    {P::hunting_game_1,              {"hunt game", "Wildjagd", "wild jagen"}},
    {P::hunting_game_2,              {"hunt game", "Wildjagd", "wild jagen"}},
    {P::whaling_3,                   {"whaling, 3 boats", "Walfang, 3 Boote", "walvis, 3 boten"}},
    {P::whaling_4,                   {"whaling, 1 boat", "Walfang, 1 Boot", "walvis, 1 boot"}},
    {P::stockfish,                   {"stockfish", "Stockfisch", "stokvis"}},
    {P::laying_a_snare,              {"lay a snare", "Fallestellen", "strikken zetten"}},
    {P::buy_2_stockfish,             {"1$→2 stockfish", "1$→2 Stockfisch", "1$→2 stokvis"}},
    {P::buy_sheep,                   {"1$→sheep", "1$→Schaf", "1$→schaap"}},
    {P::sheep_or_cattle,             {"sheep/1$→cattle", "Schaf/1$→Rind", "schaap/1$→rund"}},
    {P::buy_sheep_and_cattle,        {"3$→sheep+cattle", "3$→Schaf+Rind", "3$→schaap+rund"}},
    {P::buy_2_salt_meat,             {"2$→2 salt meat", "2$→2 Pökelfl.", "2$→2 pekelvlees"}},
    {P::buy_cattle_and_milk,         {"3$→cattle+milk", "3$→Rind+Milch", "3$→rund+melk"}},
    {P::weekly_beans,                {"beans+1$", "Bohnen+1$", "bonen+1$"}},
    {P::weekly_flax_stockfish,       {"flax+stockf.+1$", "Flachs+Stockf+1$", "vlas+stokvis+1$"}},
    {P::weekly_fruits_oil_salt_meat, {"fruits,oil,m.+1$", "Obst,Öl,Pökel+1$", "fruit,olie,vl+1$"}},
    {P::weekly_spices,               {"spices+1$, milk…", "Gewürz+1$,Milch…", "specer.+1$,melk…"}},
    {P::products_milk,               {"milk per cattle", "Milch je Rind", "melk per rund"}},
    {P::products_mead,               {"2 mead+2$", "2 Met+2$", "2 mede+2$"}},
    {P::products_wool,               {"wool per sheep", "Wolle je Schaf", "wol per schaap"}},
    {P::craft_linen,                 {"flax→linen", "Flachs→Leinen", "vlas→linnen"}},
    {P::craft_clothing,              {"hide+linen→cloth", "Fell+Lein→Kleid.", "vel+linn→kleding"}},
    {P::forge,                       {"ore→forge", "Erz→Schmiede", "erts→smeden"}},
    {P::master_crafting,             {"4$,robe,jewelry", "4$,Gewand,Schm.", "4$,gewaad,sierad"}},
    {P::craft_rune_stone,            {"stone→rune+1$", "Stein→Runenst+1$", "steen→runenst+1$"}},
    {P::craft_chest,                 {"wood/ore→chest1$", "Holz/Erz→Truhe1$", "hout/erts→kist1$"}},
    {P::craft_chests_and_runes,      {"2 chests+2 runes", "2Truhen+2Runenst", "2kisten+2runenst"}},
    {P::mountain_2,                  {"2 from a strip", "2 vom Streifen", "2 v. bergstrook"}},
    {P::wood_per_player,             {"wood/player+ore", "Holz/Spieler+Erz", "hout/speler+erts"}},
    {P::mountain_3_2,                {"3+2 from strips", "3+2 v. Streifen", "3+2 v. stroken"}},
    {P::mountain_4_double_2,         {"4 of strip,2up×2", "4 Str., 2 aufw×2", "4 v.str., 2× ↑↑"}},
    {P::mountain_1_upgrade_1,        {"1 of strip, 1 up", "1 Str., 1 aufw.", "1 v.strook, 1× ↑"}},
    {P::mountain_3_upgrade_1,        {"3 of strip, 1 up", "3 Str., 1 aufw.", "3 v.strook, 1× ↑"}},
    {P::upgrade_3_weapons_4,         {"3 up, 4 weapons", "3 aufw.,4 Waffen", "3× ↑, 4 wapens"}},
    {P::upgrade_2,                   {"2 goods up", "2 Waren aufw.", "2 goederen ↑"}},
    {P::upgrade_3,                   {"3 goods up", "3 Waren aufw.", "3 goederen ↑"}},
    {P::upgrade_4,                   {"4 goods up", "4 Waren aufw.", "4 goederen ↑"}},
    {P::mountain_2222_or_double_3,   {"4×2 strip/3 up×2", "4×2 Str/3 aufw×2", "4×2 str. / 3× ↑↑"}},
    {P::overseas_trade_1,            {"1$→overseas", "1$→Fernhandel", "1$→overzee"}},
    {P::overseas_trade_2,            {"1$→overseas", "1$→Fernhandel", "1$→overzee"}},
    {P::special_sale,                {"special sale", "Sonderverkauf", "speciale verkoop"}},
    {P::raiding,                     {"raiding", "Überfall", "overval"}},
    {P::pillaging_2,                 {"pillaging", "Plünderung", "plundertocht"}},
    {P::pillaging_3,                 {"pillaging", "Plünderung", "plundertocht"}},
    {P::plundering,                  {"plundering", "Brandschatzung", "grote plundering"}},
    {P::explore_near,                {"Shetland, Faroe", "Shetland, Färöer", "Shetland,Faeröer"}},
    {P::explore_middle,              {"Icel/Greenl/Bear", "Isl./Grönl./Bär.", "IJsl/Groenl/Beer"}},
    {P::explore_far,                 {"Baff/Labr/Newf.", "Baff/Labr/Neuf.", "Baff/Labr/Newf."}},
    {P::draw_occupation,             {"draw a card+1$", "Ausb. ziehen+1$", "trek beroep+1$"}},
    {P::emigrate_2,                  {"emigrate", "Auswanderung", "emigreren"}},
    {P::emigrate_3,                  {"emigrate", "Auswanderung", "emigreren"}},
    {P::swap_boat_and_emigrate,      {"boat→knarr,emigr", "Boot→Knorr,Ausw.", "boot→knarr,emigr"}},
    {P::play_occupation_paid,        {"stone/ore:card1$", "Stein/Erz:Ausb1$", "st/erts:beroep1$"}},
    {P::play_occupations_2,          {"play 2 cards", "2 K. ausspielen", "speel 2 beroepen"}},
    {P::play_occupations_4,          {"play 4 cards", "4 K. ausspielen", "speel 4 beroepen"}},
}};

// The same sign never stands for two things, in whatever languages.
constexpr std::array<Words, odin::Item::count> signs = {{
    // peas … silk
    {"Pe", "Er", "Ew"}, {"Me", "Me", "Me"}, {"Oi", "Ol", "Ol"}, {"Ru", "Ru", "Ru"},
    {"Fl", "Fl", "Vl"}, {"Sf", "Sf", "Sf"}, {"Hi", "Fe", "Ve"}, {"Sw", "Ts", "Tz"},
    {"Be", "Bn", "Bn"}, {"Mi", "Mi", "Mk"}, {"Wl", "Wl", "Wl"}, {"Ch", "Tr", "Ki"},
    {"Gr", "Ge", "Gr"}, {"Sm", "Pf", "Pv"}, {"Li", "Le", "Li"}, {"Sk", "Si", "Zi"},
    // cabbage … cattle
    {"Ca", "Ko", "Ko"}, {"Gm", "Wf", "Wv"}, {"Sb", "Hk", "Hb"}, {"Sp", "Gw", "Sp"},
    {"Sh", "Sc", "Sh"}, {"Fu", "Pz", "Bv"}, {"Je", "Su", "Sj"}, {"Fr", "Ob", "Fr"},
    {"Wm", "Wa", "Wa"}, {"Ro", "Gd", "Ga"}, {"Tc", "Sz", "Sa"}, {"Ct", "Ri", "Rd"},
    {"Cl", "Kl", "Kl"}, {"Sv", "Hr", "Zs"}, {"Ps", "Tf", "Ds"}, {"Pc", "Td", "Du"},
    // resources
    {"Wd", "Hz", "Ho"}, {"St", "St", "St"}, {"Or", "Ez", "Et"}, {"$$", "$$", "$$"},
    // weapons … houses
    {"Bo", "Pb", "Pb"}, {"Sn", "Fa", "Tk"}, {"Se", "Sr", "Sr"}, {"Ls", "Ls", "Lz"},
    {"Wb", "Wb", "Wb"}, {"Kn", "Kn", "Kn"}, {"Lo", "Dr", "Dk"}, {"Sd", "Up", "Ur"},
    {"Sx", "Sx", "Sx"}, {"Lh", "Lh", "Lh"},
    // special tiles
    {"Gb", "Gp", "Gk"}, {"He", "He", "He"}, {"Cp", "Mn", "Mp"}, {"Bt", "Gt", "Rm"},
    {"Cx", "Kx", "Kb"}, {"Dh", "Th", "Dh"}, {"Af", "Bf", "Bb"}, {"Hs", "Hu", "Hj"},
    {"Br", "Br", "Br"}, {"Fh", "Hm", "Hm"}, {"Fi", "Fi", "Fi"}, {"Ax", "Wx", "Wx"},
    {"Ce", "Ke", "Ke"}, {"Rs", "Rs", "Rs"}, {"Ec", "Ek", "Ek"},
}};

// In the order of the verbs; chance is typed as it stands.
constexpr std::array<Words, odin::verb_count> verb_table = {{
    {"start", "start", "start"}, {"imitate", "imitate", "imitate"}, {"starter", "starter", "starter"},
    {"reveal", "reveal", "reveal"}, {"weapon", "weapon", "weapon"}, {"occupation", "occupation", "occupation"},
    {"die", "die", "die"},
    {"choose", "wähle", "kies"},
    {"place", "setze", "plaats"},
    {"pass", "passe", "pas"},
    {"done end", "fertig", "klaar"},
    {"done close", "fertig", "klaar"},
    {"play", "spiele", "speel"},
    {"option", "wahl", "keuze"},
    {"yes trade", "ja tausche", "ja ruil"},
    {"no skip done", "nein fertig", "nee klaar"},
    {"done", "fertig", "klaar"},
    {"take", "nimm", "neem"},
    {"upgrade up", "aufwerten auf", "opwaarderen op"},
    {"turn", "drehe", "draai"},
    {"acquire", "erwirb kaufe", "verwerf koop"},
    {"boats", "boote", "boten"},
    {"roll", "würfeln würfle", "gooi"},
    {"pay", "zahle", "betaal"},
    {"fail", "scheitern scheitere", "faal"},
    {"loot", "erbeute", "buit"},
    {"explore", "entdecke", "ontdek"},
    {"swap yes", "tausche ja", "ruil ja"},
    {"emigrate", "auswandern", "emigreer"},
    {"lift lay", "hebe lege", "til leg"},
    {"lay", "lege", "leg"},
    {"store", "lagere", "opslaan"},
    {"buy", "kaufe", "koop"},
    {"arm", "bewaffne", "bewapen"},
    {"unload", "entlade", "ontlaad"},
    {"use", "nutze", "gebruik"},
    {"recall", "hole", "haal"},
    {"visit", "besuche", "bezoek"},
    {"serve", "serviere", "serveer"},
    {"leave", "leer", "leeg"},
}};
// clang-format on

static_assert(rows.size() == static_cast<std::size_t>(OdinSaying::count));
static_assert([] {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].saying != static_cast<OdinSaying>(i)) { return false; }
    }
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i].space != static_cast<odin::Space>(i)) { return false; }
    }
    return true;
}());

}  // namespace

const Words& words(OdinSaying saying) { return rows[static_cast<std::size_t>(saying)].words; }

std::string_view short_name(odin::Space space, Language language) {
    return labels[static_cast<std::size_t>(space)].words.in(language);
}

std::string code_of(odin::Space space) {
    const odin::SpaceRow& row = odin::row_of(space);
    return std::to_string(row.column) + static_cast<char>('a' + row.row - 1);
}

std::string_view sign_of(odin::Item item, Language language) { return signs[item.number].in(language); }

const Words& verb_words(odin::Verb verb) { return verb_table[static_cast<std::size_t>(verb)]; }

}  // namespace meadhall::cli
