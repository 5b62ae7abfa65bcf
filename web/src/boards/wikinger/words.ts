// What the board of Die Wikinger kommen! says, in every language.
import type { Language } from '../../engine/protocol';
import type { OptionWords } from '../board';
import type { Colour } from './pieces';

export interface BoardWords {
  island: string;
  colours: Record<Colour, string>;
  viking: (colour: string) => string;
  tower: (colour: string) => string;
  free: string;
  region: (letter: string) => string;
  offers: { settle: string; remove: string; tower: string; pick: string; target: string };
  inHand: string;
  hint: string;
  aboard: (colour: string, count: number) => string;
  shade: string;
  asks: {
    settle: (player: string, due: number) => string;
    remove: (player: string, due: number) => string;
    firstTower: (player: string) => string;
    tower: (player: string) => string;
    march: (player: string) => string;
    chain: (player: string, point: string) => string;
    pass: (player: string) => string;
    chance: string;
    over: string;
  };
  moves: {
    settle: (point: string, colour: string) => string;
    remove: (point: string) => string;
    tower: (point: string) => string;
    march: (path: string) => string;
    decline: string;
    stop: string;
    pass: string;
    start: (colour: string) => string;
  };
  settleRest: string;
  counts: { vikings: string; towers: string; aboard: string };
  allies: (partner: string) => string;
  builder: {
    heading: string;
    usual: string;
    presets: Record<string, string>;
    own: string;
    random: string;
    turn: string;
    part: (name: string) => string;
    moveHelp: string;
    good: string;
    undo: string;
  };
  options: Record<string, OptionWords>;
}

export const words: Record<Language, BoardWords> = {
  en: {
    island: 'The island',
    colours: { red: 'Red', black: 'Black', lightRed: 'Light Red', grey: 'Grey' },
    viking: (colour) => `Viking of ${colour}`,
    tower: (colour) => `tower of ${colour}`,
    free: 'free',
    region: (letter) => `region ${letter}`,
    offers: {
      settle: 'bring a Viking ashore here',
      remove: 'throw this Viking off the island',
      tower: 'put up a tower here',
      pick: 'can move',
      target: 'move here',
    },
    inHand: 'in hand',
    hint: 'recommended',
    aboard: (colour, count) => `${colour}: ${String(count)} still aboard`,
    shade: 'Bring ashore:',
    asks: {
      settle: (player, due) =>
        due === 2 ? `${player}: bring two Vikings ashore, on any free points.` : `${player}: bring one more Viking ashore.`,
      remove: (player, due) => `${player}: the brawl! Throw ${String(due)} enemy Viking${due === 1 ? '' : 's'} off the island.`,
      firstTower: (player) => `${player}: a region is yours alone. Put up a tower there, or wait?`,
      tower: (player) => `${player}: you have conquered a region. Put up your tower.`,
      march: (player) => `${player}: move one Viking.`,
      chain: (player, point) => `${player}: the Viking on ${point} may catch on, or stop.`,
      pass: (player) => `${player}: none of your Vikings can move.`,
      chance: 'The lot is drawn.',
      over: 'The game is over.',
    },
    moves: {
      settle: (point, colour) => `${colour} ashore on ${point}`,
      remove: (point) => `Throw the Viking off ${point}`,
      tower: (point) => `Tower on ${point}`,
      march: (path) => path.replaceAll('-', ' → '),
      decline: 'No tower now',
      stop: 'Stop here',
      pass: 'Pass',
      start: (colour) => `${colour} begins`,
    },
    settleRest: 'Settle the rest for me',
    counts: { vikings: 'Vikings on the island', towers: 'towers standing', aboard: 'still aboard' },
    allies: (partner) => `with ${partner}`,
    builder: {
      heading: 'The island',
      usual: 'The usual one',
      presets: { '2p_A': 'Tall isle', '2p_B': 'Long isle', '3p': 'Three shores', '4p': 'The great island' },
      own: 'Build your own',
      random: 'At random',
      turn: 'Turn',
      part: (name) => `Part ${name}`,
      moveHelp: 'Drag a part, or focus it and use the arrow keys; R turns it.',
      good: 'This island is good to play on.',
      undo: 'Start again',
    },
    options: {
      mode: { name: 'Game', values: { standard: 'Usual game', grand: 'Grand battle for two' } },
      brawlQuota: { name: 'Brawl: how many', values: { exact: 'Everybody takes exactly four', capOnly: 'Nobody loses more than four' } },
      brawlMode: { name: 'Brawl: in which order', values: { blockOfFour: 'Four at once', oneByOne: 'One at a time' } },
      captureWithThirdParty: { name: 'A third colour helps to capture' },
      captureDuringJump: { name: 'Capture at every landing' },
      chainCapture: { name: 'Catching on', values: { optional: 'May', mandatory: 'Must' } },
      conquestMinimum: { name: 'Vikings needed to conquer' },
      conquestTiming: {
        name: 'When regions are conquered',
        values: { startAndEndOfOwnTurn: 'Before and after moving', startOfOwnTurn: 'Before moving', endOfOwnTurn: 'After moving' },
      },
      towerPlacement: { name: 'Conquered regions', values: { mandatory: 'Must get a tower', optional: 'May get a tower' } },
      towerPlacementCaptures: { name: 'Putting up a tower captures' },
      towerCaptureConverts: { name: 'A captured tower', values: { immediate: 'Is replaced at once', neutralise: 'Is only removed' } },
      reconquestNeedsPresence: { name: 'Replacing a tower needs a Viking there' },
      undefendedTowerFlips: { name: 'Unguarded towers fall' },
      reconquestAgainst: { name: 'Who protects a tower', values: { allOpponents: 'Every enemy Viking', ownerOnly: "Only its owner's" } },
      teamTowerFallback: { name: "Use the partner's towers" },
      standstill: {
        name: 'Against shuffling to and fro',
        values: { mustThreaten: 'Threaten something', noShuttle: 'No going back and forth', mustCapture: 'Capture if you can', off: 'No rule' },
      },
      grandBattleGoal: { name: 'Towers to win the grand battle' },
      quietPlyDraw: { name: 'Quiet turns until the end' },
    },
  },
  de: {
    island: 'Die Insel',
    colours: { red: 'Rot', black: 'Schwarz', lightRed: 'Hellrot', grey: 'Grau' },
    viking: (colour) => `Wikinger von ${colour}`,
    tower: (colour) => `Turm von ${colour}`,
    free: 'frei',
    region: (letter) => `Gebiet ${letter}`,
    offers: {
      settle: 'hier einen Wikinger an Land bringen',
      remove: 'diesen Wikinger von der Insel werfen',
      tower: 'hier einen Turm stellen',
      pick: 'kann ziehen',
      target: 'hierher ziehen',
    },
    inHand: 'in der Hand',
    hint: 'empfohlen',
    aboard: (colour, count) => `${colour}: noch ${String(count)} an Bord`,
    shade: 'An Land bringen:',
    asks: {
      settle: (player, due) =>
        due === 2
          ? `${player}: Bring zwei Wikinger an Land, auf beliebige freie Punkte.`
          : `${player}: Bring noch einen Wikinger an Land.`,
      remove: (player, due) => `${player}: Die Rauferei! Wirf ${due === 1 ? 'einen gegnerischen' : `${String(due)} gegnerische`} Wikinger von der Insel.`,
      firstTower: (player) => `${player}: Ein Gebiet gehört dir allein. Dort einen Turm stellen oder warten?`,
      tower: (player) => `${player}: Du hast ein Gebiet erobert. Stell deinen Turm auf.`,
      march: (player) => `${player}: Zieh einen Wikinger.`,
      chain: (player, point) => `${player}: Der Wikinger auf ${point} darf weiterfangen oder aufhören.`,
      pass: (player) => `${player}: Keiner deiner Wikinger kann ziehen.`,
      chance: 'Das Los wird gezogen.',
      over: 'Das Spiel ist zu Ende.',
    },
    moves: {
      settle: (point, colour) => `${colour} auf ${point} an Land`,
      remove: (point) => `Wikinger von ${point} werfen`,
      tower: (point) => `Turm auf ${point}`,
      march: (path) => path.replaceAll('-', ' → '),
      decline: 'Jetzt kein Turm',
      stop: 'Hier aufhören',
      pass: 'Passen',
      start: (colour) => `${colour} beginnt`,
    },
    settleRest: 'Den Rest für mich ansiedeln',
    counts: { vikings: 'Wikinger auf der Insel', towers: 'Türme stehen', aboard: 'noch an Bord' },
    allies: (partner) => `mit ${partner}`,
    builder: {
      heading: 'Die Insel',
      usual: 'Die übliche',
      presets: { '2p_A': 'Hohes Eiland', '2p_B': 'Langes Eiland', '3p': 'Drei Ufer', '4p': 'Die große Insel' },
      own: 'Selbst bauen',
      random: 'Zufällig',
      turn: 'Drehen',
      part: (name) => `Teil ${name}`,
      moveHelp: 'Zieh ein Teil, oder wähle es an und nimm die Pfeiltasten; R dreht es.',
      good: 'Auf dieser Insel lässt sich spielen.',
      undo: 'Von vorn',
    },
    options: {
      mode: { name: 'Spiel', values: { standard: 'Übliches Spiel', grand: 'Große Schlacht zu zweit' } },
      brawlQuota: { name: 'Rauferei: wie viele', values: { exact: 'Jeder nimmt genau vier', capOnly: 'Niemand verliert mehr als vier' } },
      brawlMode: { name: 'Rauferei: in welcher Folge', values: { blockOfFour: 'Vier auf einmal', oneByOne: 'Reihum einzeln' } },
      captureWithThirdParty: { name: 'Eine dritte Farbe hilft beim Fangen' },
      captureDuringJump: { name: 'Fangen bei jeder Landung' },
      chainCapture: { name: 'Weiterfangen', values: { optional: 'Darf man', mandatory: 'Muss man' } },
      conquestMinimum: { name: 'Wikinger zum Erobern' },
      conquestTiming: {
        name: 'Wann Gebiete erobert werden',
        values: { startAndEndOfOwnTurn: 'Vor und nach dem Zug', startOfOwnTurn: 'Vor dem Zug', endOfOwnTurn: 'Nach dem Zug' },
      },
      towerPlacement: { name: 'Eroberte Gebiete', values: { mandatory: 'Müssen einen Turm bekommen', optional: 'Dürfen einen Turm bekommen' } },
      towerPlacementCaptures: { name: 'Aufgestellte Türme fangen' },
      towerCaptureConverts: { name: 'Ein gefangener Turm', values: { immediate: 'Wird sofort ersetzt', neutralise: 'Wird nur entfernt' } },
      reconquestNeedsPresence: { name: 'Turmtausch nur mit Wikinger dort' },
      undefendedTowerFlips: { name: 'Unbewachte Türme fallen' },
      reconquestAgainst: { name: 'Wer einen Turm schützt', values: { allOpponents: 'Jeder gegnerische Wikinger', ownerOnly: 'Nur die des Besitzers' } },
      teamTowerFallback: { name: 'Türme des Partners benutzen' },
      standstill: {
        name: 'Gegen das Hin und Her',
        values: { mustThreaten: 'Etwas androhen', noShuttle: 'Kein Pendeln', mustCapture: 'Fangen, wenn man kann', off: 'Keine Regel' },
      },
      grandBattleGoal: { name: 'Türme für den Sieg in der großen Schlacht' },
      quietPlyDraw: { name: 'Ruhige Züge bis zum Ende' },
    },
  },
  nl: {
    island: 'Het eiland',
    colours: { red: 'Rood', black: 'Zwart', lightRed: 'Lichtrood', grey: 'Grijs' },
    viking: (colour) => `Viking van ${colour}`,
    tower: (colour) => `toren van ${colour}`,
    free: 'vrij',
    region: (letter) => `gebied ${letter}`,
    offers: {
      settle: 'hier een Viking aan land brengen',
      remove: 'deze Viking van het eiland gooien',
      tower: 'hier een toren plaatsen',
      pick: 'kan zetten',
      target: 'hierheen gaan',
    },
    inHand: 'in de hand',
    hint: 'aanbevolen',
    aboard: (colour, count) => `${colour}: nog ${String(count)} aan boord`,
    shade: 'Aan land brengen:',
    asks: {
      settle: (player, due) =>
        due === 2
          ? `${player}: breng twee Vikingen aan land, op vrije punten naar keuze.`
          : `${player}: breng nog één Viking aan land.`,
      remove: (player, due) => `${player}: het gevecht! Gooi ${String(due)} vijandelijke Viking${due === 1 ? '' : 'en'} van het eiland.`,
      firstTower: (player) => `${player}: een gebied is van jou alleen. Daar een toren plaatsen, of wachten?`,
      tower: (player) => `${player}: je hebt een gebied veroverd. Plaats je toren.`,
      march: (player) => `${player}: verzet één Viking.`,
      chain: (player, point) => `${player}: de Viking op ${point} mag verder vangen, of stoppen.`,
      pass: (player) => `${player}: geen van je Vikingen kan zetten.`,
      chance: 'Het lot wordt getrokken.',
      over: 'Het spel is afgelopen.',
    },
    moves: {
      settle: (point, colour) => `${colour} aan land op ${point}`,
      remove: (point) => `Viking van ${point} gooien`,
      tower: (point) => `Toren op ${point}`,
      march: (path) => path.replaceAll('-', ' → '),
      decline: 'Nu geen toren',
      stop: 'Hier stoppen',
      pass: 'Passen',
      start: (colour) => `${colour} begint`,
    },
    settleRest: 'Vestig de rest voor mij',
    counts: { vikings: 'Vikingen op het eiland', towers: 'torens staan', aboard: 'nog aan boord' },
    allies: (partner) => `met ${partner}`,
    builder: {
      heading: 'Het eiland',
      usual: 'Het gewone',
      presets: { '2p_A': 'Hoog eiland', '2p_B': 'Lang eiland', '3p': 'Drie oevers', '4p': 'Het grote eiland' },
      own: 'Zelf bouwen',
      random: 'Willekeurig',
      turn: 'Draaien',
      part: (name) => `Deel ${name}`,
      moveHelp: 'Sleep een deel, of kies het en gebruik de pijltoetsen; R draait het.',
      good: 'Op dit eiland kan gespeeld worden.',
      undo: 'Opnieuw',
    },
    options: {
      mode: { name: 'Spel', values: { standard: 'Gewoon spel', grand: 'Grote veldslag voor twee' } },
      brawlQuota: { name: 'Gevecht: hoeveel', values: { exact: 'Ieder neemt er precies vier', capOnly: 'Niemand verliest er meer dan vier' } },
      brawlMode: { name: 'Gevecht: in welke volgorde', values: { blockOfFour: 'Vier ineens', oneByOne: 'Om de beurt één' } },
      captureWithThirdParty: { name: 'Een derde kleur helpt bij het vangen' },
      captureDuringJump: { name: 'Vangen bij elke landing' },
      chainCapture: { name: 'Verder vangen', values: { optional: 'Mag', mandatory: 'Moet' } },
      conquestMinimum: { name: 'Vikingen nodig om te veroveren' },
      conquestTiming: {
        name: 'Wanneer gebieden worden veroverd',
        values: { startAndEndOfOwnTurn: 'Voor en na de zet', startOfOwnTurn: 'Voor de zet', endOfOwnTurn: 'Na de zet' },
      },
      towerPlacement: { name: 'Veroverde gebieden', values: { mandatory: 'Moeten een toren krijgen', optional: 'Mogen een toren krijgen' } },
      towerPlacementCaptures: { name: 'Een geplaatste toren vangt' },
      towerCaptureConverts: { name: 'Een gevangen toren', values: { immediate: 'Wordt meteen vervangen', neutralise: 'Wordt alleen verwijderd' } },
      reconquestNeedsPresence: { name: 'Toren vervangen alleen met Viking ter plaatse' },
      undefendedTowerFlips: { name: 'Onbewaakte torens vallen' },
      reconquestAgainst: { name: 'Wie een toren beschermt', values: { allOpponents: 'Elke vijandelijke Viking', ownerOnly: 'Alleen die van de eigenaar' } },
      teamTowerFallback: { name: 'Torens van de partner gebruiken' },
      standstill: {
        name: 'Tegen heen-en-weer schuiven',
        values: { mustThreaten: 'Iets dreigen', noShuttle: 'Niet pendelen', mustCapture: 'Vangen als het kan', off: 'Geen regel' },
      },
      grandBattleGoal: { name: 'Torens om de grote veldslag te winnen' },
      quietPlyDraw: { name: 'Rustige beurten tot het einde' },
    },
  },
};
