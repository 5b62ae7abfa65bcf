// What the right column says: goods, ships, market, others, cards.
import type { Language } from '../../../engine/protocol';
import { grammar } from '../../../words/grammar';
import type { ShipName } from '../goods/moorings';
import type { Tint } from '../goods/tiles';

interface GoodsWords {
  heading: string;
  of: (name: string) => string;
  back: string;
  colours: Record<Tint, string>;
  free: string;
  held: string;
  about: {
    colour: Record<Tint, string>;
    next: (name: string) => string;
    sword: (value: number) => string;
    points: (points: number) => string;
    price: (silver: number) => string;
    forged: string;
    things: Record<string, string>;
  };
  purse: string;
  numbers: {
    label: string;
    score: string;
    income: string;
    minus: string;
    vikings: string;
    feast: (places: number, larder: number) => string;
    whereFrom: string;
    about: { income: string; feast: string; minus: string; vikings: string };
    nothing: string;
  };
  ships: {
    label: string;
    free: (large: boolean) => string;
    ore: (ore: number) => string;
    buy: (ship: string, silver: number) => string;
    emigrated: (count: number) => string;
    does: Record<'emigrate' | 'swap' | 'arm' | 'unload', string>;
    about: Record<ShipName, string>;
    mooring: string;
    gone: string;
  };
  shelf: {
    label: string;
    tabs: Record<'mountain' | 'islands' | 'specials' | 'cards' | 'others', string>;
  };
  strips: {
    strip: (number: number) => string;
    take: (things: string, number: number) => string;
    hidden: (count: number) => string;
    none: string;
  };
  islands: {
    points: (points: number) => string;
    silver: (silver: number) => string;
    explore: (name: string) => string;
    ships: (names: string) => string;
    ownedBy: (name: string) => string;
  };
  specials: {
    heldBy: (name: string) => string;
    laid: string;
    notForSale: string;
    acquire: (name: string) => string;
    loot: (name: string) => string;
  };
  others: {
    look: (name: string) => string;
    passed: string;
    points: string;
    silver: string;
    ships: string;
    vikings: string;
    cards: string;
  };
  cards: {
    hand: string;
    played: string;
    none: string;
    all: string;
    points: (points: number) => string;
    light: string;
    dark: string;
    anyTime: string;
    spent: string;
    verbs: Record<'play' | 'use' | 'choose', string>;
    search: string;
    deck: string;
    anyDeck: string;
    back: string;
    anyBack: string;
    where: string;
    anywhere: string;
    inHand: string;
    onTable: string;
    mine: string;
    found: (count: number) => string;
    heldBy: (name: string) => string;
    hidden: (count: number) => string;
  };
}

const en: GoodsWords = {
  heading: 'Your goods',
  of: (name) => `${name}’s goods`,
  back: 'Back to mine',
  colours: { orange: 'orange', red: 'red', green: 'green', blue: 'blue', grey: 'special' },
  free: 'can be laid',
  held: 'in the hand',
  about: {
    colour: {
      orange: 'food for the feast and for houses; never edge to edge with orange',
      red: 'food for the feast and for houses; never edge to edge with red',
      green: 'for boards and houses; on boards never edge to edge with green',
      blue: 'for boards and houses, beside anything',
      grey: 'a special tile: counts as blue, lies beside anything',
    },
    next: (name) => `One upgrade makes it ${name}.`,
    sword: (value) => `Sword value ${String(value)}.`,
    points: (points) => (points === 1 ? 'Worth 1 point.' : `Worth ${String(points)} points.`),
    price: (silver) => `Price: ${String(silver)} silver.`,
    forged: 'Can be forged.',
    things: {
      silver:
        'Pays for everything, fills one place of the feast or one cell of a board or house, and is worth a point.',
      ore: 'Covers one cell of a board, arms ships, and is forged.',
      wood: 'Builds sheds and ships, pays for hunting and whaling.',
      stone: 'Builds houses, becomes rune stones, raises the result of a raid.',
      bow: 'Pays for hunting game instead of wood.',
      snare: 'Pays for laying a snare instead of wood.',
      spear: 'Pays for whaling instead of wood.',
      long_sword: 'Raises the result of raiding and pillaging by one.',
    },
  },
  purse: 'Silver, resources, weapons',
  numbers: {
    label: 'In numbers',
    score: 'Points now',
    income: 'Income',
    minus: 'Minus',
    vikings: 'Vikings',
    feast: (places, larder) => `Feast: ${String(places)} places, food for ${String(larder)}`,
    whereFrom: 'Where from?',
    about: {
      income: 'Silver that the income diagonals would pay now.',
      feast: 'Places of the banquet table to be filled this round, and how many your food and silver would fill.',
      minus: 'Open cells and places: each costs a point at the end.',
      vikings: 'Vikings still on your Thing Square.',
    },
    nothing: 'Nothing counts yet.',
  },
  ships: {
    label: 'Ships in the bay',
    free: (large) => (large ? 'free mooring for a large ship' : 'free mooring for a boat'),
    ore: (ore) => (ore === 0 ? 'no ore' : `${String(ore)} ore`),
    buy: (ship, silver) => `Buy: ${ship}, ${String(silver)} silver`,
    emigrated: (count) => grammar.en.counted(count, 'ship has emigrated', 'ships have emigrated'),
    does: { emigrate: 'emigrate', swap: 'swap for a knarr', arm: 'load one ore', unload: 'take one ore off' },
    about: {
      whaling_boat: 'for whaling and near lands; its ore lowers the roll',
      knarr: 'for trading, exploring and emigrating',
      longship: 'for raids, exploring and emigrating; its ore raises pillaging',
    },
    mooring: 'Three boats and four large ships find a mooring here.',
    gone: 'Each ship that has emigrated fills two places of the banquet table for good.',
  },
  shelf: {
    label: 'On the table',
    tabs: { mountain: 'Mountain', islands: 'Lands', specials: 'Treasure', cards: 'Cards', others: 'Others' },
  },
  strips: {
    strip: (number) => `Mountain strip ${String(number)}`,
    take: (things, number) => `Take ${things} from strip ${String(number)}`,
    hidden: (count) => `${grammar.en.counted(count, 'strip', 'strips')} to come`,
    none: 'No strip lies open.',
  },
  islands: {
    points: (points) => grammar.en.counted(points, 'point', 'points'),
    silver: (silver) => `${String(silver)} silver lies on it`,
    explore: (name) => `Explore ${name}`,
    ships: (names) => `reached with ${names}`,
    ownedBy: (name) => `belongs to ${name}`,
  },
  specials: {
    heldBy: (name) => `belongs to ${name}`,
    laid: 'has been laid',
    notForSale: 'not for sale, only as loot',
    acquire: (name) => `Take ${name}`,
    loot: (name) => `Loot: ${name}`,
  },
  others: {
    look: (name) => `Look at ${name}’s boards`,
    passed: 'passed',
    points: 'points',
    silver: 'silver',
    ships: 'ships',
    vikings: 'Vikings left',
    cards: 'cards in hand',
  },
  cards: {
    hand: 'in hand',
    played: 'played',
    none: 'No cards yet.',
    all: 'All cards…',
    points: (points) => grammar.en.counted(points, 'point', 'points'),
    light: 'light',
    dark: 'dark',
    anyTime: 'at any time',
    spent: 'used',
    verbs: { play: 'Play', use: 'Use', choose: 'Choose' },
    search: 'Search name or effect',
    deck: 'Deck',
    anyDeck: 'All decks',
    back: 'Back',
    anyBack: 'Light and dark',
    where: 'Where',
    anywhere: 'Everywhere',
    inHand: 'In my hand',
    onTable: 'Played by anybody',
    mine: 'Mine',
    found: (count) => grammar.en.counted(count, 'card', 'cards'),
    heldBy: (name) => `played by ${name}`,
    hidden: (count) => `${grammar.en.counted(count, 'card', 'cards')} in hand`,
  },
};

const de: GoodsWords = {
  heading: 'Deine Waren',
  of: (name) => `Waren von ${name}`,
  back: 'Zurück zu meinen',
  colours: { orange: 'orange', red: 'rot', green: 'grün', blue: 'blau', grey: 'Sondermarken' },
  free: 'kann gelegt werden',
  held: 'in der Hand',
  about: {
    colour: {
      orange: 'Nahrung für Festmahl und Häuser; nie Kante an Kante mit Orange',
      red: 'Nahrung für Festmahl und Häuser; nie Kante an Kante mit Rot',
      green: 'für Pläne und Häuser; auf Plänen nie Kante an Kante mit Grün',
      blue: 'für Pläne und Häuser, neben allem',
      grey: 'eine Sondermarke: zählt als blau, liegt neben allem',
    },
    next: (name) => `Einmal aufgewertet: ${name}.`,
    sword: (value) => `Schwertwert ${String(value)}.`,
    points: (points) => (points === 1 ? '1 Punkt wert.' : `${String(points)} Punkte wert.`),
    price: (silver) => `Preis: ${String(silver)} Silber.`,
    forged: 'Kann geschmiedet werden.',
    things: {
      silver:
        'Bezahlt alles, füllt einen Platz beim Festmahl oder ein Feld auf einem Plan oder in einem Haus und ist einen Punkt wert.',
      ore: 'Deckt ein Feld eines Plans ab, bewaffnet Schiffe und wird geschmiedet.',
      wood: 'Baut Schuppen und Schiffe, bezahlt Jagd und Walfang.',
      stone: 'Baut Häuser, wird zu Runensteinen, erhöht das Ergebnis eines Überfalls.',
      bow: 'Bezahlt bei der Wildjagd statt Holz.',
      snare: 'Bezahlt beim Fallestellen statt Holz.',
      spear: 'Bezahlt beim Walfang statt Holz.',
      long_sword: 'Erhöht Überfall und Plünderung um eins.',
    },
  },
  purse: 'Silber, Baustoffe, Waffen',
  numbers: {
    label: 'In Zahlen',
    score: 'Punkte jetzt',
    income: 'Einnahmen',
    minus: 'Minus',
    vikings: 'Wikinger',
    feast: (places, larder) => `Festmahl: ${String(places)} Plätze, Nahrung für ${String(larder)}`,
    whereFrom: 'Woher?',
    about: {
      income: 'Silber, das die Einnahmen-Diagonalen jetzt brächten.',
      feast: 'Plätze der Festtafel in dieser Runde und wie viele davon deine Nahrung und dein Silber füllen würden.',
      minus: 'Offene Felder und Plätze: Jeder kostet am Ende einen Punkt.',
      vikings: 'Wikinger auf deinem Thingplatz.',
    },
    nothing: 'Noch zählt nichts.',
  },
  ships: {
    label: 'Schiffe in der Bucht',
    free: (large) => (large ? 'freie Anlegestelle für ein großes Schiff' : 'freie Anlegestelle für ein Boot'),
    ore: (ore) => (ore === 0 ? 'kein Erz' : `${String(ore)} Erz`),
    buy: (ship, silver) => `Kaufen: ${ship}, ${String(silver)} Silber`,
    emigrated: (count) => grammar.de.counted(count, 'Schiff ist ausgewandert', 'Schiffe sind ausgewandert'),
    does: {
      emigrate: 'auswandern',
      swap: 'gegen Knorr tauschen',
      arm: 'ein Erz laden',
      unload: 'ein Erz abladen',
    },
    about: {
      whaling_boat: 'für Walfang und nahe Länder; sein Erz senkt den Wurf',
      knarr: 'für Handel, Entdeckung und Auswanderung',
      longship: 'für Überfall, Entdeckung und Auswanderung; sein Erz stärkt die Plünderung',
    },
    mooring: 'Drei Boote und vier große Schiffe finden hier Platz.',
    gone: 'Jedes ausgewanderte Schiff füllt für immer zwei Plätze der Festtafel.',
  },
  shelf: {
    label: 'Auf dem Tisch',
    tabs: { mountain: 'Gebirge', islands: 'Länder', specials: 'Schätze', cards: 'Karten', others: 'Andere' },
  },
  strips: {
    strip: (number) => `Bergstreifen ${String(number)}`,
    take: (things, number) => `${things} von Streifen ${String(number)} nehmen`,
    hidden: (count) => grammar.de.counted(count, 'Streifen kommt noch', 'Streifen kommen noch'),
    none: 'Kein Streifen liegt offen.',
  },
  islands: {
    points: (points) => grammar.de.counted(points, 'Punkt', 'Punkte'),
    silver: (silver) => `${String(silver)} Silber liegt darauf`,
    explore: (name) => `${name} entdecken`,
    ships: (names) => `erreichbar mit ${names}`,
    ownedBy: (name) => `gehört: ${name}`,
  },
  specials: {
    heldBy: (name) => `gehört: ${name}`,
    laid: 'ist gelegt',
    notForSale: 'nicht zu kaufen, nur als Beute',
    acquire: (name) => `${name} nehmen`,
    loot: (name) => `Beute: ${name}`,
  },
  others: {
    look: (name) => `Pläne ansehen: ${name}`,
    passed: 'gepasst',
    points: 'Punkte',
    silver: 'Silber',
    ships: 'Schiffe',
    vikings: 'Wikinger übrig',
    cards: 'Handkarten',
  },
  cards: {
    hand: 'auf der Hand',
    played: 'ausgespielt',
    none: 'Noch keine Karten.',
    all: 'Alle Karten…',
    points: (points) => grammar.de.counted(points, 'Punkt', 'Punkte'),
    light: 'hell',
    dark: 'dunkel',
    anyTime: 'jederzeit',
    spent: 'genutzt',
    verbs: { play: 'Ausspielen', use: 'Nutzen', choose: 'Wählen' },
    search: 'Name oder Wirkung suchen',
    deck: 'Deck',
    anyDeck: 'Alle Decks',
    back: 'Rückseite',
    anyBack: 'Hell und dunkel',
    where: 'Wo',
    anywhere: 'Überall',
    inHand: 'Auf meiner Hand',
    onTable: 'Ausgespielt',
    mine: 'Meine',
    found: (count) => grammar.de.counted(count, 'Karte', 'Karten'),
    heldBy: (name) => `ausgespielt: ${name}`,
    hidden: (count) => `${grammar.de.counted(count, 'Karte', 'Karten')} auf der Hand`,
  },
};

const nl: GoodsWords = {
  heading: 'Jouw goederen',
  of: (name) => `Goederen van ${name}`,
  back: 'Terug naar de mijne',
  colours: { orange: 'oranje', red: 'rood', green: 'groen', blue: 'blauw', grey: 'speciale tegels' },
  free: 'kan gelegd worden',
  held: 'in de hand',
  about: {
    colour: {
      orange: 'voedsel voor feestmaal en huizen; nooit rand aan rand met oranje',
      red: 'voedsel voor feestmaal en huizen; nooit rand aan rand met rood',
      green: 'voor borden en huizen; op borden nooit rand aan rand met groen',
      blue: 'voor borden en huizen, naast alles',
      grey: 'een speciale tegel: telt als blauw, ligt naast alles',
    },
    next: (name) => `Eén keer opgewaardeerd: ${name}.`,
    sword: (value) => `Zwaardwaarde ${String(value)}.`,
    points: (points) => (points === 1 ? '1 punt waard.' : `${String(points)} punten waard.`),
    price: (silver) => `Prijs: ${String(silver)} zilver.`,
    forged: 'Kan gesmeed worden.',
    things: {
      silver: 'Betaalt alles, vult één plaats aan tafel of één vak van een bord of huis, en is een punt waard.',
      ore: 'Bedekt één vak van een bord, bewapent schepen en wordt gesmeed.',
      wood: 'Bouwt schuren en schepen, betaalt jacht en walvisvangst.',
      stone: 'Bouwt huizen, wordt runensteen, verhoogt het resultaat van een overval.',
      bow: 'Betaalt bij het jagen op wild in plaats van hout.',
      snare: 'Betaalt bij strikken zetten in plaats van hout.',
      spear: 'Betaalt bij de walvisvangst in plaats van hout.',
      long_sword: 'Verhoogt overval en plundertocht met één.',
    },
  },
  purse: 'Zilver, grondstoffen, wapens',
  numbers: {
    label: 'In getallen',
    score: 'Punten nu',
    income: 'Inkomsten',
    minus: 'Min',
    vikings: 'Vikingen',
    feast: (places, larder) => `Feestmaal: ${String(places)} plaatsen, voedsel voor ${String(larder)}`,
    whereFrom: 'Waarvandaan?',
    about: {
      income: 'Zilver dat de inkomstendiagonalen nu zouden opleveren.',
      feast: 'Plaatsen aan de feesttafel deze ronde, en hoeveel daarvan je voedsel en zilver zouden vullen.',
      minus: 'Open vakken en plaatsen: elk kost aan het eind een punt.',
      vikings: 'Vikingen op je Thingplaats.',
    },
    nothing: 'Er telt nog niets.',
  },
  ships: {
    label: 'Schepen in de baai',
    free: (large) => (large ? 'vrije aanlegplaats voor een groot schip' : 'vrije aanlegplaats voor een boot'),
    ore: (ore) => (ore === 0 ? 'geen erts' : `${String(ore)} erts`),
    buy: (ship, silver) => `Kopen: ${ship}, ${String(silver)} zilver`,
    emigrated: (count) => grammar.nl.counted(count, 'schip is geëmigreerd', 'schepen zijn geëmigreerd'),
    does: {
      emigrate: 'emigreren',
      swap: 'ruilen voor een knarr',
      arm: 'één erts laden',
      unload: 'één erts lossen',
    },
    about: {
      whaling_boat: 'voor walvisvangst en nabije landen; zijn erts verlaagt de worp',
      knarr: 'voor handel, ontdekking en emigratie',
      longship: 'voor overvallen, ontdekking en emigratie; zijn erts versterkt de plundertocht',
    },
    mooring: 'Drie boten en vier grote schepen vinden hier plaats.',
    gone: 'Elk geëmigreerd schip vult voorgoed twee plaatsen aan de feesttafel.',
  },
  shelf: {
    label: 'Op tafel',
    tabs: { mountain: 'Bergen', islands: 'Landen', specials: 'Schatten', cards: 'Kaarten', others: 'Anderen' },
  },
  strips: {
    strip: (number) => `Bergstrook ${String(number)}`,
    take: (things, number) => `Neem ${things} van strook ${String(number)}`,
    hidden: (count) => `nog ${grammar.nl.counted(count, 'strook', 'stroken')}`,
    none: 'Er ligt geen strook open.',
  },
  islands: {
    points: (points) => grammar.nl.counted(points, 'punt', 'punten'),
    silver: (silver) => `er ligt ${String(silver)} zilver op`,
    explore: (name) => `${name} ontdekken`,
    ships: (names) => `bereikbaar met ${names}`,
    ownedBy: (name) => `van ${name}`,
  },
  specials: {
    heldBy: (name) => `van ${name}`,
    laid: 'is gelegd',
    notForSale: 'niet te koop, alleen als buit',
    acquire: (name) => `Neem ${name}`,
    loot: (name) => `Buit: ${name}`,
  },
  others: {
    look: (name) => `Borden bekijken: ${name}`,
    passed: 'gepast',
    points: 'punten',
    silver: 'zilver',
    ships: 'schepen',
    vikings: 'Vikingen over',
    cards: 'handkaarten',
  },
  cards: {
    hand: 'in de hand',
    played: 'gespeeld',
    none: 'Nog geen kaarten.',
    all: 'Alle kaarten…',
    points: (points) => grammar.nl.counted(points, 'punt', 'punten'),
    light: 'licht',
    dark: 'donker',
    anyTime: 'op elk moment',
    spent: 'gebruikt',
    verbs: { play: 'Spelen', use: 'Gebruiken', choose: 'Kiezen' },
    search: 'Naam of werking zoeken',
    deck: 'Deck',
    anyDeck: 'Alle decks',
    back: 'Achterkant',
    anyBack: 'Licht en donker',
    where: 'Waar',
    anywhere: 'Overal',
    inHand: 'In mijn hand',
    onTable: 'Gespeeld',
    mine: 'Van mij',
    found: (count) => grammar.nl.counted(count, 'kaart', 'kaarten'),
    heldBy: (name) => `gespeeld door ${name}`,
    hidden: (count) => `${grammar.nl.counted(count, 'kaart', 'kaarten')} in de hand`,
  },
};

export const goodsWords: Record<Language, GoodsWords> = { en, de, nl };
