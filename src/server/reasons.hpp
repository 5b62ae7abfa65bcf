// Why the server says no: about what it was told to serve, and to its guests.
#pragma once

#include "core/refusal.hpp"

namespace meadhall::server::reasons {

// clang-format off: one row per reason
inline constexpr Reason cannot_read{"E-READ", "", {"The file cannot be read.", "Die Datei lässt sich nicht lesen.", "Het bestand kan niet worden gelezen."}};
inline constexpr Reason cannot_serve{"E-SERVE", "", {"The page cannot be served there; --port chooses another place.", "Dort lässt sich die Seite nicht anbieten; --port wählt einen anderen Ort.", "Daar kan de pagina niet worden aangeboden; --port kiest een andere plek."}};
inline constexpr Reason bad_host{"E-HOST", "", {"The host must be an address such as 127.0.0.1.", "Der Host muss eine Adresse wie 127.0.0.1 sein.", "De host moet een adres zijn, zoals 127.0.0.1."}};
inline constexpr Reason no_store{"E-STORE-OPEN", "", {"The games cannot be kept there; --store chooses another place.", "Dort lassen sich die Partien nicht aufbewahren; --store wählt einen anderen Ort.", "Daar kunnen de partijen niet worden bewaard; --store kiest een andere plek."}};
inline constexpr Reason store_too_new{"E-STORE-NEWER", "", {"A later version of this program has kept games there.", "Dort hat eine spätere Fassung dieses Programms Partien aufbewahrt.", "Een latere versie van dit programma heeft daar partijen bewaard."}};
inline constexpr Reason nothing_there{"E-STORE-NONE", "", {"No games are kept there.", "Dort sind keine Partien aufbewahrt.", "Daar zijn geen partijen bewaard."}};
inline constexpr Reason store_in_use{"E-STORE-NOT-EMPTY", "", {"Games are kept there already; --replace gives them up.", "Dort sind schon Partien aufbewahrt; --replace gibt sie auf.", "Daar zijn al partijen bewaard; --replace geeft ze op."}};
inline constexpr Reason damaged_backup{"E-BACKUP", "", {"This is no whole backup; nothing was changed.", "Das ist keine vollständige Sicherung; nichts wurde geändert.", "Dit is geen volledige reservekopie; er is niets veranderd."}};
inline constexpr Reason backup_too_new{"E-BACKUP-NEWER", "", {"A later version of this program has made this backup; nothing was changed.", "Eine spätere Fassung dieses Programms hat diese Sicherung gemacht; nichts wurde geändert.", "Een latere versie van dit programma heeft deze reservekopie gemaakt; er is niets veranderd."}};
inline constexpr Reason nobody_there{"E-NOBODY", "", {"No server answers there; start one with: meadhall serve", "Dort antwortet kein Server; starte einen mit: meadhall serve", "Daar antwoordt geen server; start er een met: meadhall serve"}};
inline constexpr Reason bad_address{"E-ADDRESS", "", {"Write an address such as 127.0.0.1:8080.", "Schreibe eine Adresse wie 127.0.0.1:8080.", "Schrijf een adres zoals 127.0.0.1:8080."}};
inline constexpr Reason other_machine{"E-ELSEWHERE", "", {"That is another machine; --elsewhere says that its owner agrees.", "Das ist ein anderer Rechner; --elsewhere sagt, dass sein Besitzer einverstanden ist.", "Dat is een andere computer; --elsewhere zegt dat de eigenaar het goedvindt."}};
inline constexpr Reason bad_bus{"E-BUS", "", {"The bus must be an address such as nats://127.0.0.1:4222.", "Der Bus muss eine Adresse wie nats://127.0.0.1:4222 sein.", "De bus moet een adres zijn, zoals nats://127.0.0.1:4222."}};
inline constexpr Reason bad_webhook{"E-WEBHOOK", "", {"A webhook is an address such as http://127.0.0.1:9000/turn.", "Ein Webhook ist eine Adresse wie http://127.0.0.1:9000/turn.", "Een webhook is een adres zoals http://127.0.0.1:9000/turn."}};
inline constexpr Reason bad_proxy{"E-PROXY", "", {"A proxy is an address such as 10.0.0.7, or a network such as 10.0.0.0/24.", "Ein Proxy ist eine Adresse wie 10.0.0.7 oder ein Netz wie 10.0.0.0/24.", "Een proxy is een adres zoals 10.0.0.7, of een netwerk zoals 10.0.0.0/24."}};
inline constexpr Reason bad_bound{"E-BOUND", "", {"Write --limit NAME=NUMBER with one of the names.", "Schreibe --limit NAME=ZAHL mit einem der Namen.", "Schrijf --limit NAAM=GETAL met een van de namen."}};

inline constexpr Reason damaged_log{"E-LOG", "", {"What was kept of this table cannot be read.", "Was von diesem Tisch aufbewahrt wurde, lässt sich nicht lesen.", "Wat van deze tafel bewaard is, kan niet worden gelezen."}};
inline constexpr Reason not_kept{"E-STORE", "", {"It could not be kept safe just now, so it did not happen. Please try again.", "Es ließ sich gerade nicht sichern, also ist es nicht geschehen. Bitte versuche es noch einmal.", "Het kon zojuist niet worden bewaard, dus is het niet gebeurd. Probeer het nog eens."}};
inline constexpr Reason say_hello{"E-HELLO", "", {"Say hello first, with a name.", "Sag erst Hallo, mit einem Namen.", "Zeg eerst hallo, met een naam."}};
inline constexpr Reason bad_name{"E-NAME", "", {"A name has 1 to 24 letters that can be seen.", "Ein Name hat 1 bis 24 sichtbare Zeichen.", "Een naam heeft 1 tot 24 zichtbare tekens."}};
inline constexpr Reason unknown_token{"E-TOKEN", "", {"Nobody is known by this token.", "Unter diesem Zeichen ist niemand bekannt.", "Niemand is onder dit teken bekend."}};
inline constexpr Reason bad_link{"E-LINK", "", {"This link leads nowhere; ask for a new one.", "Dieser Link führt nirgendwohin; bitte um einen neuen.", "Deze link leidt nergens heen; vraag om een nieuwe."}};
inline constexpr Reason seat_taken{"E-TAKEN", "", {"This seat is taken.", "Dieser Platz ist besetzt.", "Deze plaats is bezet."}};
inline constexpr Reason no_seat_free{"E-FULL", "", {"No seat is free.", "Kein Platz ist frei.", "Er is geen plaats vrij."}};
inline constexpr Reason already_seated{"E-SEATED", "", {"You sit at this table already.", "Du sitzt schon an diesem Tisch.", "Je zit al aan deze tafel."}};
inline constexpr Reason not_seated{"E-NOT-SEATED", "", {"You do not sit at this table.", "Du sitzt nicht an diesem Tisch.", "Je zit niet aan deze tafel."}};
inline constexpr Reason not_yours{"E-NOT-YOURS", "", {"That is not your seat.", "Das ist nicht dein Platz.", "Dat is niet jouw plaats."}};
inline constexpr Reason host_only{"E-HOST-ONLY", "", {"Only whoever set the table up may do this.", "Das darf nur, wer den Tisch eröffnet hat.", "Dat mag alleen wie de tafel heeft geopend."}};
inline constexpr Reason begun{"E-BEGUN", "", {"The game has begun.", "Das Spiel hat begonnen.", "Het spel is begonnen."}};
inline constexpr Reason not_begun{"E-NOT-BEGUN", "", {"The game has not begun yet.", "Das Spiel hat noch nicht begonnen.", "Het spel is nog niet begonnen."}};
inline constexpr Reason not_over{"E-NOT-OVER", "", {"The game is not over yet.", "Das Spiel ist noch nicht zu Ende.", "Het spel is nog niet afgelopen."}};
inline constexpr Reason closed_table{"E-CLOSED", "", {"This table is not open to everybody; ask for a link.", "Dieser Tisch ist nicht für alle offen; bitte um einen Link.", "Deze tafel is niet voor iedereen open; vraag om een link."}};
inline constexpr Reason no_wish{"E-NO-WISH", "", {"Nobody asks for a move back.", "Niemand bittet um einen Zug zurück.", "Niemand vraagt een zet terug."}};
inline constexpr Reason too_many{"E-LIMIT", "", {"That is too much at once; finish something first.", "Das ist zu viel auf einmal; bring erst etwas zu Ende.", "Dat is te veel tegelijk; maak eerst iets af."}};
inline constexpr Reason too_fast{"E-RATE", "", {"That was too fast; wait a moment.", "Das ging zu schnell; warte einen Moment.", "Dat ging te snel; wacht even."}};
inline constexpr Reason bad_text{"E-TEXT", "", {"A message has 1 to 500 letters of plain text.", "Eine Nachricht hat 1 bis 500 Zeichen einfachen Textes.", "Een bericht heeft 1 tot 500 tekens gewone tekst."}};

inline constexpr Reason other_page{"E-ORIGIN", "", {"This page may not change anything here.", "Diese Seite darf hier nichts ändern.", "Deze pagina mag hier niets veranderen."}};
inline constexpr Reason not_json{"E-MEDIA", "", {"Send JSON, and say so: Content-Type: application/json.", "Schicke JSON, und sag es dazu: Content-Type: application/json.", "Stuur JSON, en zeg het erbij: Content-Type: application/json."}};
inline constexpr Reason no_path{"E-NO-PATH", "", {"There is nothing at this address.", "Unter dieser Adresse ist nichts.", "Op dit adres is niets."}};
inline constexpr Reason other_verb{"E-VERB", "", {"This address is asked in another way.", "Diese Adresse fragt man anders.", "Dit adres vraag je anders."}};
inline constexpr Reason no_guest{"E-NO-GUEST", "", {"Nobody is known by this name.", "Unter diesem Namen ist niemand bekannt.", "Onder deze naam is niemand bekend."}};
inline constexpr Reason bad_password{"E-PASSWORD", "", {"A password has 8 to 200 letters.", "Ein Passwort hat 8 bis 200 Zeichen.", "Een wachtwoord heeft 8 tot 200 tekens."}};
inline constexpr Reason name_taken{"E-NAME-TAKEN", "", {"Somebody else has this name; choose another.", "Diesen Namen hat schon jemand; wähle einen anderen.", "Iemand anders heeft deze naam; kies een andere."}};
inline constexpr Reason has_account{"E-ACCOUNT", "", {"You have an account already.", "Du hast schon ein Konto.", "Je hebt al een account."}};
inline constexpr Reason no_account{"E-NO-ACCOUNT", "", {"That needs an account: choose a password first.", "Dafür braucht es ein Konto: wähle erst ein Passwort.", "Daarvoor is een account nodig: kies eerst een wachtwoord."}};
inline constexpr Reason wrong_login{"E-LOGIN", "", {"Name or password is wrong.", "Name oder Passwort stimmt nicht.", "Naam of wachtwoord klopt niet."}};
inline constexpr Reason wrong_password{"E-WRONG-PASSWORD", "", {"That is not your password.", "Das ist nicht dein Passwort.", "Dat is niet je wachtwoord."}};
inline constexpr Reason logged_out{"E-SESSION", "", {"You are not logged in any more.", "Du bist nicht mehr angemeldet.", "Je bent niet meer ingelogd."}};
inline constexpr Reason too_many_logins{"E-LOGINS", "", {"Too many attempts; wait a quarter of an hour.", "Zu viele Versuche; warte eine Viertelstunde.", "Te veel pogingen; wacht een kwartier."}};
inline constexpr Reason owner_only{"E-ADMIN", "", {"Only the owner of this server may do this.", "Das darf nur, wem dieser Server gehört.", "Dat mag alleen de eigenaar van deze server."}};
// clang-format on

}  // namespace meadhall::server::reasons
