// What the action board says, in every language.
import type { Language } from '../../../engine/protocol';
import { grammar } from '../../../words/grammar';
import type { Gift } from '../actions/filters';
import type { Colour } from '../kinds';

export interface ActionWords {
  board: string;
  colours: Record<Colour, string>;
  /** As in "taken by you". */
  you: string;
  vikings: (count: number) => string;
  /** What a column is headed by. */
  column: (vikings: number) => string;
  /** What comes with placing in a column. */
  extra: { 3: string; 4: string };
  or: string;
  free: string;
  /** How a space stands, for those who hear it. */
  states: { possible: string; lacking: string; imitable: string; underWay: string; hint: string; fresh: string };
  stands: (who: string, vikings: number) => string;
  copied: (who: string) => string;
  imitation: { free: string; by: (who: string, space: string) => string };
  /** Ways to stand for a space. */
  variants: {
    heading: (space: string) => string;
    place: (vikings: number) => string;
    fewer: string;
    all: (vikings: number) => string;
    imitate: (column: number) => string;
    imitateAll: (column: number) => string;
    recall: string;
    recallImitation: string;
    visit: string;
  };
  sheet: {
    costs: (vikings: number, atHand: number | null) => string;
    /** How a dice action goes: success is paid for, or loot is picked. */
    low: (sides: number, resource: string, weapon: string, won: string) => string;
    high: (sides: number, resource: string, weapon: string) => string;
    consolation: (resource: string, weapon: string, vikings: number) => string;
    /** Of things that are paid; `things` is how many and what: "3 wood". */
    have: (have: number, things: string) => string;
    /** Of things that have to be there. */
    needed: (have: number, things: string) => string;
    anyOf: string;
    close: string;
    place: (vikings: number) => string;
    more: string;
  };
  filter: {
    label: string;
    open: string;
    close: string;
    search: string;
    can: string;
    often: string;
    gives: Record<Gift, string>;
    letters: Record<'orange' | 'red' | 'green' | 'blue', string>;
    clear: string;
    found: (count: number) => string;
  };
}

const en: ActionWords = {
  board: 'Action board',
  colours: { red: 'Red', blue: 'Blue', yellow: 'Yellow', black: 'Black' },
  you: 'you',
  vikings: (count) => grammar.en.counted(count, 'Viking', 'Vikings'),
  column: (vikings) => `Column for ${grammar.en.counted(vikings, 'Viking', 'Vikings')}`,
  extra: { 3: 'first you draw an occupation', 4: 'you may play an occupation before or after' },
  or: 'or',
  free: 'free',
  states: {
    possible: 'possible',
    lacking: 'not possible now',
    imitable: 'can be imitated',
    underWay: 'under way',
    hint: 'recommended',
    fresh: 'new',
  },
  stands: (who, vikings) => `taken by ${who} with ${String(vikings)}`,
  copied: (who) => `imitated by ${who}`,
  imitation: { free: 'Imitation: free', by: (who, space) => `Imitation: “${space}”, copied by ${who}` },
  variants: {
    heading: (space) => `${space}: how?`,
    place: (vikings) => `Place ${grammar.en.counted(vikings, 'Viking', 'Vikings')} here`,
    fewer: 'With as few Vikings as your card allows',
    all: (vikings) => `With all ${String(vikings)} Vikings`,
    imitate: (column) => `Imitate it from the imitation space of column ${String(column)}`,
    imitateAll: (column) => `Imitate it (column ${String(column)}) with all Vikings`,
    recall: 'Call a Viking back from here',
    recallImitation: 'Call a Viking back from the imitation space that copies it',
    visit: 'Use it without Vikings',
  },
  sheet: {
    low: (sides, resource, weapon, won) =>
      `A die of ${String(sides)}, low is good: pay what it shows in ${resource} and ${weapon}, and get ${won}.`,
    high: (sides, resource, weapon) =>
      `A die of ${String(sides)}, high is good: ${resource} and ${weapon} raise it, and you pick loot of that sword value or less.`,
    consolation: (resource, weapon, vikings) =>
      `On failure: ${resource}, ${weapon}${vikings > 0 ? ` and ${grammar.en.counted(vikings, 'Viking', 'Vikings')} back` : ''}.`,
    costs: (vikings, atHand) =>
      `${grammar.en.counted(vikings, 'Viking', 'Vikings')}${atHand === null ? '' : ` (you have ${String(atHand)} at hand)`}`,
    have: (have, things) => `you have ${String(have)} of ${things}`,
    needed: (have, things) => `needs ${things}; you have ${String(have)}`,
    anyOf: ' or ',
    close: 'Close',
    place: (vikings) => `Place ${grammar.en.counted(vikings, 'Viking', 'Vikings')}`,
    more: 'More ways with cards',
  },
  filter: {
    label: 'Search and filter',
    open: 'Search and filter the spaces (/)',
    close: 'Close the search',
    search: 'Search spaces',
    can: 'I can do it',
    often: 'What I often do',
    gives: {
      orange: 'gives orange goods',
      red: 'gives red goods',
      green: 'gives green goods',
      blue: 'gives blue goods',
      resource: 'gives wood, stone or ore',
      ship: 'gives ships',
      card: 'gives or plays occupations',
    },
    letters: { orange: 'O', red: 'R', green: 'G', blue: 'B' },
    clear: 'Show all again',
    found: (count) => grammar.en.counted(count, 'space', 'spaces'),
  },
};

const de: ActionWords = {
  board: 'Aktionsplan',
  colours: { red: 'Rot', blue: 'Blau', yellow: 'Gelb', black: 'Schwarz' },
  you: 'dir',
  vikings: (count) => `${String(count)} Wikinger`,
  column: (vikings) => `Spalte für ${String(vikings)} Wikinger`,
  extra: { 3: 'zuerst ziehst du eine Ausbildung', 4: 'davor oder danach darfst du eine Ausbildung ausspielen' },
  or: 'oder',
  free: 'frei',
  states: {
    possible: 'möglich',
    lacking: 'jetzt nicht möglich',
    imitable: 'kann nachgeahmt werden',
    underWay: 'im Gange',
    hint: 'empfohlen',
    fresh: 'neu',
  },
  stands: (who, vikings) => `besetzt von ${who} mit ${String(vikings)}`,
  copied: (who) => `nachgeahmt von ${who}`,
  imitation: { free: 'Nachahmung: frei', by: (who, space) => `Nachahmung: „${space}“, nachgeahmt von ${who}` },
  variants: {
    heading: (space) => `${space}: wie?`,
    place: (vikings) => `Hier ${String(vikings)} Wikinger einsetzen`,
    fewer: 'Mit so wenigen Wikingern, wie deine Karte erlaubt',
    all: (vikings) => `Mit allen ${String(vikings)} Wikingern`,
    imitate: (column) => `Vom Nachahmungsfeld der Spalte ${String(column)} aus nachahmen`,
    imitateAll: (column) => `Nachahmen (Spalte ${String(column)}) mit allen Wikingern`,
    recall: 'Einen Wikinger von hier zurückrufen',
    recallImitation: 'Einen Wikinger vom Nachahmungsfeld zurückrufen, das dieses Feld nachahmt',
    visit: 'Ohne Wikinger nutzen',
  },
  sheet: {
    low: (sides, resource, weapon, won) =>
      `Würfel mit ${String(sides)} Seiten, niedrig ist gut: Zahle das Ergebnis, ${resource} oder ${weapon}, und erhalte ${won}.`,
    high: (sides, resource, weapon) =>
      `Würfel mit ${String(sides)} Seiten, hoch ist gut: ${resource} und ${weapon} erhöhen das Ergebnis, und du wählst Beute bis zu diesem Schwertwert.`,
    consolation: (resource, weapon, vikings) =>
      `Beim Scheitern: ${resource}, ${weapon}${vikings > 0 ? ` und ${String(vikings)} Wikinger zurück` : ''}.`,
    costs: (vikings, atHand) =>
      `${String(vikings)} Wikinger${atHand === null ? '' : ` (du hast ${String(atHand)} auf dem Thingplatz)`}`,
    have: (have, things) => `kostet ${things}; du hast ${String(have)}`,
    needed: (have, things) => `braucht ${things}; du hast ${String(have)}`,
    anyOf: ' oder ',
    close: 'Schließen',
    place: (vikings) => `${String(vikings)} Wikinger einsetzen`,
    more: 'Weitere Möglichkeiten durch Karten',
  },
  filter: {
    label: 'Suchen und filtern',
    open: 'Felder suchen und filtern (/)',
    close: 'Suche schließen',
    search: 'Felder suchen',
    can: 'Kann ich',
    often: 'Was ich oft mache',
    gives: {
      orange: 'gibt orangefarbene Waren',
      red: 'gibt rote Waren',
      green: 'gibt grüne Waren',
      blue: 'gibt blaue Waren',
      resource: 'gibt Holz, Stein oder Erz',
      ship: 'gibt Schiffe',
      card: 'Ausbildungen ziehen oder ausspielen',
    },
    letters: { orange: 'O', red: 'R', green: 'G', blue: 'B' },
    clear: 'Wieder alle zeigen',
    found: (count) => grammar.de.counted(count, 'Feld', 'Felder'),
  },
};

const nl: ActionWords = {
  board: 'Actiebord',
  colours: { red: 'Rood', blue: 'Blauw', yellow: 'Geel', black: 'Zwart' },
  you: 'jou',
  vikings: (count) => grammar.nl.counted(count, 'Viking', 'Vikingen'),
  column: (vikings) => `Kolom voor ${grammar.nl.counted(vikings, 'Viking', 'Vikingen')}`,
  extra: { 3: 'eerst trek je een beroep', 4: 'ervoor of erna mag je een beroep spelen' },
  or: 'of',
  free: 'vrij',
  states: {
    possible: 'mogelijk',
    lacking: 'nu niet mogelijk',
    imitable: 'kan nagebootst worden',
    underWay: 'bezig',
    hint: 'aanbevolen',
    fresh: 'nieuw',
  },
  stands: (who, vikings) => `bezet door ${who} met ${String(vikings)}`,
  copied: (who) => `nagebootst door ${who}`,
  imitation: { free: 'Nabootsing: vrij', by: (who, space) => `Nabootsing: ‘${space}’, nagebootst door ${who}` },
  variants: {
    heading: (space) => `${space}: hoe?`,
    place: (vikings) => `Hier ${grammar.nl.counted(vikings, 'Viking', 'Vikingen')} plaatsen`,
    fewer: 'Met zo weinig Vikingen als je kaart toestaat',
    all: (vikings) => `Met alle ${String(vikings)} Vikingen`,
    imitate: (column) => `Nabootsen vanaf het nabootsingsveld van kolom ${String(column)}`,
    imitateAll: (column) => `Nabootsen (kolom ${String(column)}) met alle Vikingen`,
    recall: 'Een Viking hiervandaan terugroepen',
    recallImitation: 'Een Viking terugroepen van het nabootsingsveld dat dit veld nabootst',
    visit: 'Zonder Vikingen gebruiken',
  },
  sheet: {
    low: (sides, resource, weapon, won) =>
      `Een dobbelsteen met ${String(sides)} kanten, laag is goed: betaal het resultaat in ${resource} en ${weapon} en krijg ${won}.`,
    high: (sides, resource, weapon) =>
      `Een dobbelsteen met ${String(sides)} kanten, hoog is goed: ${resource} en ${weapon} verhogen het resultaat, en je kiest buit tot en met die zwaardwaarde.`,
    consolation: (resource, weapon, vikings) =>
      `Bij mislukking: ${resource}, ${weapon}${vikings > 0 ? ` en ${grammar.nl.counted(vikings, 'Viking', 'Vikingen')} terug` : ''}.`,
    costs: (vikings, atHand) =>
      `${grammar.nl.counted(vikings, 'Viking', 'Vikingen')}${atHand === null ? '' : ` (je hebt er ${String(atHand)} op de Thingplaats)`}`,
    have: (have, things) => `kost ${things}; je hebt er ${String(have)}`,
    needed: (have, things) => `vraagt ${things}; je hebt er ${String(have)}`,
    anyOf: ' of ',
    close: 'Sluiten',
    place: (vikings) => `${grammar.nl.counted(vikings, 'Viking', 'Vikingen')} plaatsen`,
    more: 'Meer manieren met kaarten',
  },
  filter: {
    label: 'Zoeken en filteren',
    open: 'Velden zoeken en filteren (/)',
    close: 'Zoeken sluiten',
    search: 'Velden zoeken',
    can: 'Kan ik doen',
    often: 'Wat ik vaak doe',
    gives: {
      orange: 'geeft oranje goederen',
      red: 'geeft rode goederen',
      green: 'geeft groene goederen',
      blue: 'geeft blauwe goederen',
      resource: 'geeft hout, steen of erts',
      ship: 'geeft schepen',
      card: 'beroepen trekken of spelen',
    },
    letters: { orange: 'O', red: 'R', green: 'G', blue: 'B' },
    clear: 'Alles weer tonen',
    found: (count) => grammar.nl.counted(count, 'veld', 'velden'),
  },
};

export const actionWords: Record<Language, ActionWords> = { en, de, nl };
