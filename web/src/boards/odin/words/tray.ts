// What the tray says: the question in pictures.
import type { Language } from '../../../engine/protocol';
import { grammar } from '../../../words/grammar';
import type { Habit } from '../tray/triggers';

interface TrayWords {
  label: string;
  rest: { bonus: string; noBonus: string; anytime: string };
  dice: {
    die: (sides: number, shown: number) => string;
    roll: string;
    rollsLeft: (rolls: number) => string;
    result: (result: number) => string;
    chance: (hits: number, sides: number, percent: number) => string;
    face: (shown: number, success: boolean, loot: string) => string;
    odds: string;
    fail: string;
    comfort: (things: string) => string;
    pay: string;
    cheapest: string;
    more: (name: string) => string;
    less: (name: string) => string;
    free: string;
    win: (name: string) => string;
    loot: string;
    sword: (value: number) => string;
  };
  boats: { plain: string; armed: string; sail: (count: number) => string };
  feast: {
    table: string;
    ship: string;
    viking: string;
    next: string;
    free: string;
    filled: string;
    beside: Record<'orange' | 'red' | 'none', string>;
    dish: (name: string, count: number) => string;
    long: (places: number) => string;
    cross: (places: number) => string;
    leave: (places: number) => string;
    penalty: string;
    suggest: string;
    suggestHelp: string;
    left: (places: number) => string;
  };
  triggers: {
    use: string;
    skip: string;
    habit: string;
    habits: Record<Habit, string>;
  };
  cards: { browse: string };
  options: { none: string };
}

const en: TrayWords = {
  label: 'The question in pictures',
  rest: {
    bonus: 'Bonus',
    noBonus: 'No bonus is surrounded yet.',
    anytime: 'At any time',
  },
  dice: {
    die: (sides, shown) =>
      shown > 0 ? `Die with ${String(sides)} sides: ${String(shown)}` : `Die with ${String(sides)} sides`,
    roll: 'Roll',
    rollsLeft: (rolls) => (rolls === 0 ? 'no roll left' : `${grammar.en.counted(rolls, 'roll', 'rolls')} left`),
    result: (result) => `Result ${String(result)}`,
    chance: (hits, sides, percent) => `${String(hits)} of ${String(sides)} · ${grammar.en.percent(percent)}`,
    face: (shown, success, loot) => `${String(shown)}: ${success ? 'success' : 'failure'}${loot ? `, ${loot}` : ''}`,
    odds: 'The next roll',
    fail: 'Give up',
    comfort: (things) => `Give up, with ${things} for comfort`,
    pay: 'Pay',
    cheapest: 'cheapest',
    more: (name) => `more ${name}`,
    less: (name) => `less ${name}`,
    free: 'free',
    win: (name) => `Take: ${name}`,
    loot: 'Loot',
    sword: (value) => `sword value ${String(value)}`,
  },
  boats: {
    plain: 'without ore',
    armed: 'with ore',
    sail: (count) => `Sail with ${grammar.en.counted(count, 'boat', 'boats')}`,
  },
  feast: {
    table: 'Banquet table',
    ship: 'emigrated ship',
    viking: 'a Viking sits here',
    next: 'next place',
    free: 'to be filled',
    filled: 'filled',
    beside: {
      orange: 'Beside orange: red or silver.',
      red: 'Beside red: orange or silver.',
      none: 'Anything may come next.',
    },
    dish: (name, count) => (count > 1 ? `${name}, ${String(count)} of them` : name),
    long: (places) => `lengthwise, ${String(places)}`,
    cross: (places) => `crosswise, ${String(places)}`,
    leave: (places) => (places === 1 ? 'Leave it empty' : 'Leave one empty'),
    penalty: '−3',
    suggest: 'Lay the table for me',
    suggestHelp: 'A good suggestion; it can be taken back.',
    left: (places) => `${grammar.en.counted(places, 'place', 'places')} left`,
  },
  triggers: {
    use: 'Use',
    skip: 'Not now',
    habit: 'Next time',
    habits: { ask: 'ask', always: 'always', never: 'never' },
  },
  cards: { browse: 'Read all in peace…' },
  options: { none: 'Nothing to choose here.' },
};

const de: TrayWords = {
  label: 'Die Frage in Bildern',
  rest: {
    bonus: 'Prämien',
    noBonus: 'Noch ist keine Prämie umbaut.',
    anytime: 'Jederzeit',
  },
  dice: {
    die: (sides, shown) =>
      shown > 0 ? `Würfel mit ${String(sides)} Seiten: ${String(shown)}` : `Würfel mit ${String(sides)} Seiten`,
    roll: 'Würfeln',
    rollsLeft: (rolls) => (rolls === 0 ? 'kein Wurf mehr' : `noch ${grammar.de.counted(rolls, 'Wurf', 'Würfe')}`),
    result: (result) => `Ergebnis ${String(result)}`,
    chance: (hits, sides, percent) => `${String(hits)} von ${String(sides)} · ${grammar.de.percent(percent)}`,
    face: (shown, success, loot) => `${String(shown)}: ${success ? 'Erfolg' : 'Scheitern'}${loot ? `, ${loot}` : ''}`,
    odds: 'Der nächste Wurf',
    fail: 'Aufgeben',
    comfort: (things) => `Aufgeben, als Trost ${things}`,
    pay: 'Zahlen',
    cheapest: 'am günstigsten',
    more: (name) => `mehr ${name}`,
    less: (name) => `weniger ${name}`,
    free: 'umsonst',
    win: (name) => `Nehmen: ${name}`,
    loot: 'Beute',
    sword: (value) => `Schwertwert ${String(value)}`,
  },
  boats: {
    plain: 'ohne Erz',
    armed: 'mit Erz',
    sail: (count) => `Mit ${grammar.de.counted(count, 'Boot', 'Booten')} ausfahren`,
  },
  feast: {
    table: 'Festtafel',
    ship: 'ausgewandertes Schiff',
    viking: 'hier sitzt ein Wikinger',
    next: 'nächster Platz',
    free: 'noch zu füllen',
    filled: 'gefüllt',
    beside: {
      orange: 'Neben Orange: Rot oder Silber.',
      red: 'Neben Rot: Orange oder Silber.',
      none: 'Alles darf folgen.',
    },
    dish: (name, count) => (count > 1 ? `${name}, ${String(count)} davon` : name),
    long: (places) => `längs, ${String(places)}`,
    cross: (places) => `quer, ${String(places)}`,
    leave: (places) => (places === 1 ? 'Leer lassen' : 'Einen leer lassen'),
    penalty: '−3',
    suggest: 'Tafel decken lassen',
    suggestHelp: 'Ein guter Vorschlag; er lässt sich zurücknehmen.',
    left: (places) => `noch ${grammar.de.counted(places, 'Platz', 'Plätze')}`,
  },
  triggers: {
    use: 'Nutzen',
    skip: 'Jetzt nicht',
    habit: 'Nächstes Mal',
    habits: { ask: 'fragen', always: 'immer', never: 'nie' },
  },
  cards: { browse: 'In Ruhe lesen…' },
  options: { none: 'Hier ist nichts zu wählen.' },
};

const nl: TrayWords = {
  label: 'De vraag in beelden',
  rest: {
    bonus: 'Bonus',
    noBonus: 'Er is nog geen bonus omsloten.',
    anytime: 'Op elk moment',
  },
  dice: {
    die: (sides, shown) =>
      shown > 0
        ? `Dobbelsteen met ${String(sides)} vlakken: ${String(shown)}`
        : `Dobbelsteen met ${String(sides)} vlakken`,
    roll: 'Gooien',
    rollsLeft: (rolls) => (rolls === 0 ? 'geen worp meer' : `nog ${grammar.nl.counted(rolls, 'worp', 'worpen')}`),
    result: (result) => `Resultaat ${String(result)}`,
    chance: (hits, sides, percent) => `${String(hits)} van ${String(sides)} · ${grammar.nl.percent(percent)}`,
    face: (shown, success, loot) => `${String(shown)}: ${success ? 'succes' : 'mislukt'}${loot ? `, ${loot}` : ''}`,
    odds: 'De volgende worp',
    fail: 'Opgeven',
    comfort: (things) => `Opgeven, met ${things} als troost`,
    pay: 'Betalen',
    cheapest: 'goedkoopst',
    more: (name) => `meer ${name}`,
    less: (name) => `minder ${name}`,
    free: 'gratis',
    win: (name) => `Nemen: ${name}`,
    loot: 'Buit',
    sword: (value) => `zwaardwaarde ${String(value)}`,
  },
  boats: {
    plain: 'zonder erts',
    armed: 'met erts',
    sail: (count) => `Uitvaren met ${grammar.nl.counted(count, 'boot', 'boten')}`,
  },
  feast: {
    table: 'Feesttafel',
    ship: 'geëmigreerd schip',
    viking: 'hier zit een Viking',
    next: 'volgende plaats',
    free: 'nog te vullen',
    filled: 'gevuld',
    beside: {
      orange: 'Naast oranje: rood of zilver.',
      red: 'Naast rood: oranje of zilver.',
      none: 'Alles mag volgen.',
    },
    dish: (name, count) => (count > 1 ? `${name}, ${String(count)} stuks` : name),
    long: (places) => `in de lengte, ${String(places)}`,
    cross: (places) => `dwars, ${String(places)}`,
    leave: (places) => (places === 1 ? 'Leeg laten' : 'Eén leeg laten'),
    penalty: '−3',
    suggest: 'Laat de tafel dekken',
    suggestHelp: 'Een goed voorstel; je kunt het terugnemen.',
    left: (places) => `nog ${grammar.nl.counted(places, 'plaats', 'plaatsen')}`,
  },
  triggers: {
    use: 'Gebruiken',
    skip: 'Nu niet',
    habit: 'Volgende keer',
    habits: { ask: 'vragen', always: 'altijd', never: 'nooit' },
  },
  cards: { browse: 'Rustig lezen…' },
  options: { none: 'Hier valt niets te kiezen.' },
};

export const trayWords: Record<Language, TrayWords> = { en, de, nl };
