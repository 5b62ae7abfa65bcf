// What is said about boards, houses and the laying of tiles, in every language.
import type { Language } from '../../../engine/protocol';
import { grammar } from '../../../words/grammar';
import type { Colour } from '../kinds';

export interface LayingWords {
  boards: string;
  boardsOf: (whose: string) => string;
  seats: Record<Colour, string>;
  back: string;
  /** The open board, for whoever cannot see it. */
  open: (name: string) => string;
  keys: string;
  shelf: string;
  nothingElse: string;
  show: (name: string) => string;
  sheds: (count: number) => string;
  places: (resource: string, filled: number, of: number) => string;
  store: (resource: string, where: string) => string;
  points: (points: number) => string;
  numbers: { income: string; minus: string; bonus: string; score: string };
  change: (what: string, from: number, to: number) => string;
  wins: (what: string) => string;
  loses: (what: string) => string;
  tools: {
    label: string;
    turn: string;
    flip: string;
    lay: string;
    putBack: string;
    suggest: string;
    suggestLong: string;
    nothingMore: string;
    /** How many tiles lie on trial, and how many of them may not lie there. */
    trial: (count: number) => string;
    loose: (count: number) => string;
    confirm: string;
    confirmLong: string;
    drop: string;
    dropLong: string;
    menu: string;
    serious: string;
    seriousHelp: string;
    pick: string;
    nothing: string;
  };
  inHand: (item: string) => string;
  fits: (item: string, cell: string) => string;
  fitsNot: (item: string, cell: string) => string;
  cell: {
    plain: string;
    minus: string;
    income: (value: number) => string;
    bonus: (reward: string) => string;
    rock: string;
    none: string;
    won: string;
    pays: string;
    covered: (item: string) => string;
    tried: (item: string, loose: boolean) => string;
  };
  /** What a touched thing is, in sentences. */
  about: {
    plain: string;
    minus: string;
    income: (value: number) => string;
    pays: string;
    bonus: (reward: string) => string;
    won: string;
    rock: string;
    piece: (item: string, colour: string) => string;
    stays: string;
    undo: string;
    sheds: string;
    house: string;
  };
  colours: Record<'orange' | 'red' | 'green' | 'blue' | 'grey' | 'none', string>;
}

const en: LayingWords = {
  boards: 'Boards and houses',
  boardsOf: (whose) => `${whose}’s boards`,
  seats: { red: 'Red', blue: 'Blue', yellow: 'Yellow', black: 'Black' },
  back: 'Back to mine',
  open: (name) => `${name}, open board`,
  keys: 'Arrow keys walk over the cells, Enter explains. With a tile in hand arrows move it, R turns, F flips, Enter lays it on trial, Escape puts it back. Enter on a tile that lies on trial takes it up again; Shift and Enter confirm all of them, Escape drops them.',
  shelf: 'Other boards and houses',
  nothingElse: 'Lands, houses and sheds will lie here.',
  show: (name) => `Open ${name}`,
  sheds: (count) => grammar.en.counted(count, 'shed', 'sheds'),
  places: (resource, filled, of) => `${resource}: ${String(filled)} of ${String(of)} places filled`,
  store: (resource, where) => `Put ${resource} into: ${where}`,
  points: (points) => grammar.en.counted(points, 'point', 'points'),
  numbers: { income: 'Income', minus: 'Minus points', bonus: 'Bonus', score: 'Score' },
  change: (what, from, to) => (from === to ? `${what} ${String(to)}` : `${what} ${String(from)} → ${String(to)}`),
  wins: (what) => `wins the bonus ${what}`,
  loses: (what) => `loses the bonus ${what}`,
  tools: {
    label: 'Laying',
    turn: 'Turn',
    flip: 'Flip',
    lay: 'Lay',
    putBack: 'Put back',
    suggest: 'Suggest',
    suggestLong: 'Lay on trial what a good packer would',
    nothingMore: 'There is nothing to suggest: nothing can be laid, or it is better kept.',
    trial: (count) => `On trial: ${String(count)}`,
    loose: (count) => (count === 1 ? '1 does not fit' : `${String(count)} do not fit`),
    confirm: 'Confirm',
    confirmLong: 'Lay all of it for good',
    drop: 'Take up',
    dropLong: 'Take up all that lies on trial',
    menu: 'Suggestions',
    serious: 'Serious play',
    seriousHelp: 'No suggestions for laying',
    pick: 'Take a tile from your goods to lay it.',
    nothing: 'Nothing to lay now.',
  },
  inHand: (item) => `In hand: ${item}`,
  fits: (item, cell) => `${item} on ${cell}: fits`,
  fitsNot: (item, cell) => `${item} on ${cell}: does not fit`,
  cell: {
    plain: 'plain',
    minus: 'minus one',
    income: (value) => `income ${String(value)}`,
    bonus: (reward) => `bonus ${reward}`,
    rock: 'never covered',
    none: 'no cell',
    won: 'won',
    pays: 'pays now',
    covered: (item) => `covered by ${item}`,
    tried: (item, loose) => `${item} on trial${loose ? ', does not fit' : ''}`,
  },
  about: {
    plain: 'A plain cell: it costs nothing while it lies open.',
    minus: 'This cell costs 1 point at the end unless it is covered.',
    income: (value) =>
      `Income ${String(value)}. It may be covered only together with or after every cell to its left and below it.`,
    pays: 'It is the lowest open number of its diagonal: this is what it pays each round.',
    bonus: (reward) =>
      `Bonus: ${reward} in each bonus phase while this cell is open and everything around it is covered.`,
    won: 'It pays now.',
    rock: 'This cell may not be covered.',
    piece: (item, colour) => `${item} (${colour}).`,
    stays: 'What has been laid stays.',
    undo: 'Laid in this turn: “Undo” takes it up again.',
    sheds: 'Sheds: each has places for 3 wood and 3 stone; an empty place costs 1 point.',
    house: 'Houses: each empty place for wood or stone costs 1 point.',
  },
  colours: { orange: 'orange', red: 'red', green: 'green', blue: 'blue', grey: 'special', none: 'single' },
};

const de: LayingWords = {
  boards: 'Pläne und Häuser',
  boardsOf: (whose) => `Pläne von ${whose}`,
  seats: { red: 'Rot', blue: 'Blau', yellow: 'Gelb', black: 'Schwarz' },
  back: 'Zu meinen',
  open: (name) => `${name}, offener Plan`,
  keys: 'Pfeiltasten gehen über die Felder, die Eingabetaste erklärt. Mit einer Marke in der Hand bewegen Pfeile sie, R dreht, F wendet, die Eingabetaste legt sie zur Probe, Escape legt sie zurück. Die Eingabetaste auf einer Marke, die zur Probe liegt, nimmt sie wieder auf; Umschalt und Eingabetaste bestätigen alle, Escape nimmt alle auf.',
  shelf: 'Andere Pläne und Häuser',
  nothingElse: 'Hier werden Entdeckungspläne, Häuser und Schuppen liegen.',
  show: (name) => `${name} öffnen`,
  sheds: (count) => grammar.de.counted(count, 'Schuppen', 'Schuppen'),
  places: (resource, filled, of) => `${resource}: ${String(filled)} von ${String(of)} Plätzen belegt`,
  store: (resource, where) => `${resource} einlagern: ${where}`,
  points: (points) => grammar.de.counted(points, 'Punkt', 'Punkte'),
  numbers: { income: 'Einnahmen', minus: 'Minuspunkte', bonus: 'Prämie', score: 'Punkte' },
  change: (what, from, to) => (from === to ? `${what} ${String(to)}` : `${what} ${String(from)} → ${String(to)}`),
  wins: (what) => `gewinnt die Prämie ${what}`,
  loses: (what) => `verliert die Prämie ${what}`,
  tools: {
    label: 'Legen',
    turn: 'Drehen',
    flip: 'Wenden',
    lay: 'Legen',
    putBack: 'Zurück',
    suggest: 'Vorschlag',
    suggestLong: 'Zur Probe legen, was ein guter Packer legen würde',
    nothingMore: 'Kein Vorschlag: Es lässt sich nichts legen, oder es ist besser aufgehoben.',
    trial: (count) => `Zur Probe: ${String(count)}`,
    loose: (count) => (count === 1 ? '1 passt nicht' : `${String(count)} passen nicht`),
    confirm: 'Bestätigen',
    confirmLong: 'Alles endgültig legen',
    drop: 'Aufnehmen',
    dropLong: 'Alles aufnehmen, was zur Probe liegt',
    menu: 'Vorschläge',
    serious: 'Ernsthaft spielen',
    seriousHelp: 'Keine Vorschläge beim Legen',
    pick: 'Nimm eine Marke aus deinen Waren, um sie zu legen.',
    nothing: 'Jetzt ist nichts zu legen.',
  },
  inHand: (item) => `In der Hand: ${item}`,
  fits: (item, cell) => `${item} auf ${cell}: passt`,
  fitsNot: (item, cell) => `${item} auf ${cell}: passt nicht`,
  cell: {
    plain: 'frei',
    minus: 'minus eins',
    income: (value) => `Einnahmen ${String(value)}`,
    bonus: (reward) => `Prämie ${reward}`,
    rock: 'darf nicht bedeckt werden',
    none: 'kein Feld',
    won: 'gewonnen',
    pays: 'zahlt jetzt',
    covered: (item) => `bedeckt von ${item}`,
    tried: (item, loose) => `${item} zur Probe${loose ? ', passt nicht' : ''}`,
  },
  about: {
    plain: 'Ein einfaches Feld: Es kostet offen nichts.',
    minus: 'Dieses Feld kostet am Ende 1 Punkt, wenn es nicht bedeckt ist.',
    income: (value) =>
      `Einnahmen ${String(value)}. Es darf erst bedeckt werden, wenn alle Felder links davon und darunter bedeckt sind oder es mit ihm werden.`,
    pays: 'Es ist die niedrigste offene Zahl ihrer Diagonale: So viel zahlt sie jede Runde.',
    bonus: (reward) =>
      `Prämie: ${reward} in jeder Prämienphase, solange dieses Feld offen und ringsum alles bedeckt ist.`,
    won: 'Sie kommt jetzt.',
    rock: 'Dieses Feld darf nicht bedeckt werden.',
    piece: (item, colour) => `${item} (${colour}).`,
    stays: 'Was gelegt ist, bleibt liegen.',
    undo: 'In diesem Zug gelegt: „Rückgängig“ hebt sie wieder auf.',
    sheds: 'Schuppen: Jeder hat Plätze für 3 Holz und 3 Steine; ein leerer Platz kostet 1 Punkt.',
    house: 'Häuser: Jeder leere Platz für Holz oder Stein kostet 1 Punkt.',
  },
  colours: { orange: 'orange', red: 'rot', green: 'grün', blue: 'blau', grey: 'Sondermarke', none: 'einzeln' },
};

const nl: LayingWords = {
  boards: 'Borden en huizen',
  boardsOf: (whose) => `Borden van ${whose}`,
  seats: { red: 'Rood', blue: 'Blauw', yellow: 'Geel', black: 'Zwart' },
  back: 'Naar de mijne',
  open: (name) => `${name}, open bord`,
  keys: 'Met de pijltoetsen ga je over de vakken, Enter legt uit. Met een tegel in de hand verplaatsen de pijlen die, R draait, F keert om, Enter legt hem op proef, Escape legt hem terug. Enter op een tegel die op proef ligt pakt hem weer op; Shift en Enter bevestigen ze allemaal, Escape pakt ze allemaal op.',
  shelf: 'Andere borden en huizen',
  nothingElse: 'Hier komen ontdekkingsborden, huizen en schuren te liggen.',
  show: (name) => `${name} openen`,
  sheds: (count) => grammar.nl.counted(count, 'schuur', 'schuren'),
  places: (resource, filled, of) => `${resource}: ${String(filled)} van ${String(of)} plaatsen gevuld`,
  store: (resource, where) => `${resource} opslaan: ${where}`,
  points: (points) => grammar.nl.counted(points, 'punt', 'punten'),
  numbers: { income: 'Inkomsten', minus: 'Minpunten', bonus: 'Bonus', score: 'Punten' },
  change: (what, from, to) => (from === to ? `${what} ${String(to)}` : `${what} ${String(from)} → ${String(to)}`),
  wins: (what) => `wint de bonus ${what}`,
  loses: (what) => `verliest de bonus ${what}`,
  tools: {
    label: 'Leggen',
    turn: 'Draaien',
    flip: 'Omkeren',
    lay: 'Leggen',
    putBack: 'Terug',
    suggest: 'Voorstel',
    suggestLong: 'Op proef leggen wat een goede pakker zou leggen',
    nothingMore: 'Geen voorstel: er valt niets te leggen, of het is beter bewaard.',
    trial: (count) => `Op proef: ${String(count)}`,
    loose: (count) => (count === 1 ? '1 past niet' : `${String(count)} passen niet`),
    confirm: 'Bevestigen',
    confirmLong: 'Alles voorgoed leggen',
    drop: 'Oppakken',
    dropLong: 'Alles oppakken wat op proef ligt',
    menu: 'Voorstellen',
    serious: 'Serieus spelen',
    seriousHelp: 'Geen voorstellen bij het leggen',
    pick: 'Neem een tegel uit je goederen om die te leggen.',
    nothing: 'Er is nu niets te leggen.',
  },
  inHand: (item) => `In de hand: ${item}`,
  fits: (item, cell) => `${item} op ${cell}: past`,
  fitsNot: (item, cell) => `${item} op ${cell}: past niet`,
  cell: {
    plain: 'vrij',
    minus: 'min één',
    income: (value) => `inkomsten ${String(value)}`,
    bonus: (reward) => `bonus ${reward}`,
    rock: 'nooit te bedekken',
    none: 'geen vak',
    won: 'gewonnen',
    pays: 'betaalt nu',
    covered: (item) => `bedekt door ${item}`,
    tried: (item, loose) => `${item} op proef${loose ? ', past niet' : ''}`,
  },
  about: {
    plain: 'Een gewoon vak: open kost het niets.',
    minus: 'Dit vak kost aan het einde 1 punt als het niet bedekt is.',
    income: (value) =>
      `Inkomsten ${String(value)}. Het mag pas bedekt worden als alle vakken links ervan en eronder bedekt zijn of tegelijk worden.`,
    pays: 'Het is het laagste open getal van zijn diagonaal: zoveel betaalt die elke ronde.',
    bonus: (reward) => `Bonus: ${reward} in elke bonusfase zolang dit vak open is en alles eromheen bedekt.`,
    won: 'Die levert nu iets op.',
    rock: 'Dit vak mag niet worden bedekt.',
    piece: (item, colour) => `${item} (${colour}).`,
    stays: 'Wat gelegd is, blijft liggen.',
    undo: 'In deze beurt gelegd: ‘Ongedaan maken’ pakt die weer op.',
    sheds: 'Schuren: elke heeft plaatsen voor 3 hout en 3 steen; een lege plaats kost 1 punt.',
    house: 'Huizen: elke lege plaats voor hout of steen kost 1 punt.',
  },
  colours: { orange: 'oranje', red: 'rood', green: 'groen', blue: 'blauw', grey: 'speciaal', none: 'los' },
};

export const layingWords: Record<Language, LayingWords> = { en, de, nl };
